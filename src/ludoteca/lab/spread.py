"""How numbers that were counted are spread."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass

Z95 = 1.959963984540054  # of the normal distribution, for an interval of 95 %


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
    reached = 0
    for value in sorted(counted):
        reached += counted[value]
        if reached >= wanted:
            return value
    raise ValueError("nothing was counted")


def rate(part: float, whole: int) -> float:
    """A share; 0 of nothing."""
    return part / whole if whole else 0.0


@dataclass(frozen=True)
class Ratio:
    """How much more often something happens to some than to others, with an interval of 95 %."""

    value: float
    low: float
    high: float


def ratio_of_rates(strata: list[tuple[int, int, int, int]]) -> Ratio | None:
    """The ratio by Mantel and Haenszel, its interval by Greenland and Robins.

    A stratum is: cases among some, how many these are, cases among the others, how many those are. None if
    it happened to nobody of one side.
    """
    above = below = spread = 0.0
    for some, of_some, others, of_others in strata:
        everybody = of_some + of_others
        above += some * of_others / everybody
        below += others * of_some / everybody
        cases = some + others
        spread += (of_some * of_others * cases - some * others * everybody) / everybody**2
    if not above or not below:
        return None
    reach = math.exp(Z95 * math.sqrt(max(0.0, spread) / (above * below)))
    value = above / below
    return Ratio(value, value / reach, value * reach)


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of wins; (0, 1) when nothing was played."""
    if games == 0:
        return 0.0, 1.0
    p = wins / games
    middle = p + z * z / (2 * games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - half) / scale, (middle + half) / scale
    return max(0.0, min(p, low)), min(1.0, max(p, high))  # p lies within, whatever is rounded


@dataclass(frozen=True)
class Wins:
    """The share of games won, by whoever or wherever it is; a victory that is shared counts in part."""

    name: str
    won: float
    games: int

    @property
    def share(self) -> float:
        return rate(self.won, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def json(self) -> dict[str, object]:
        return {"won": self.won, "games": self.games, "rate": self.share, "interval": list(self.interval)}
