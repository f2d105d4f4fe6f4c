"""What `make bench` holds Dark Venture to."""

BARS = {
    "interpreted": {"decisions_per_s": 25_000},
    "compiled": {"decisions_per_s": 130_000, "clone_us": 6, "determinize_us": 25, "cut_per_s": 1_500},
}
TIMES_BASELINE = 0.0
