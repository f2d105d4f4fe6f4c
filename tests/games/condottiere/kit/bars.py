"""What `make bench` holds Condottiere to."""

BARS = {
    "interpreted": {"decisions_per_s": 100_000},
    "compiled": {"decisions_per_s": 700_000, "clone_us": 2, "ismcts_per_s": 8_000},
}
TIMES_BASELINE = 5.0  # interpreted decisions per second
