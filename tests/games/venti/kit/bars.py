"""What `make bench` holds VENTI to."""

BARS = {
    "interpreted": {"decisions_per_s": 80_000},
    "compiled": {"decisions_per_s": 400_000},
}
TIMES_BASELINE = 0.0
