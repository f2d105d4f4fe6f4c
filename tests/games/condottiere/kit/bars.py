"""What `make bench` holds Condottiere to, and how it goes on for long."""

BARS = {
    "interpreted": {"decisions_per_s": 100_000},
    "compiled": {"decisions_per_s": 700_000, "clone_us": 2, "ismcts_per_s": 8_000},
}
LASTING = {"series": 50}  # options with which no game ends while it is measured
TIMES_BASELINE = 5.0  # interpreted decisions per second
