"""How numbers that were counted are spread."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass


@dataclass(frozen=True)
class Spread:
    """The mean, the median, and the two values between which nine of ten lie."""

    mean: float
    low: float
    median: float
    high: float

    def json(self) -> dict[str, float]:
        return {"mean": self.mean, "low": self.low, "median": self.median, "high": self.high}


def spread(counted: Counter[int], unit: float = 1.0) -> Spread:
    """The spread of values that were counted, each divided by a unit."""
    total = sum(counted.values())
    if not total:
        return Spread(0.0, 0.0, 0.0, 0.0)
    mean = sum([value * count for value, count in counted.items()]) / total
    return Spread(
        mean / unit,
        quantile(counted, 0.05) / unit,
        quantile(counted, 0.5) / unit,
        quantile(counted, 0.95) / unit,
    )


def quantile(counted: Counter[int], share: float) -> int:
    """The least value that is not exceeded by at least this share of all."""
    wanted = share * sum(counted.values())
    seen = 0
    for value in sorted(counted):
        seen += counted[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")


def rate(part: float, whole: int) -> float:
    """A share; 0 of nothing."""
    return part / whole if whole else 0.0
