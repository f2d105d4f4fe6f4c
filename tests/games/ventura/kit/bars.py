"""What `make bench` holds Ventura to."""

BARS = {
    "interpreted": {"decisions_per_s": 40_000},
    "compiled": {"decisions_per_s": 200_000, "clone_us": 6},
}
TIMES_BASELINE = 0.0
