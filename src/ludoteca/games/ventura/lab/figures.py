"""What games of Ventura show: shares of wins, the use of cards, and whether the goals are reached."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import (
    FAMILIES,
    FIRST_COMPANY,
    FIRST_CONSCRIPT,
    FIRST_EVENT,
    FIRST_GARRISON,
)
from ludoteca.games.ventura.lab.tallies import EARLY, Tally
from ludoteca.games.ventura.state import ALONE, BY_CITY, BY_POINTS, REASONS
from ludoteca.lab.charts import as_percentage as percent
from ludoteca.lab.reports import Goal
from ludoteca.lab.spread import Ratio, Wins, quantile, rate, ratio_of_rates

TOLERANCE: Final = 0.05  # of a family's or a seat's share of wins
HIGHEST_RATIO: Final = 1.5  # of a card's use by winners to that by others
WANTED_ROUNDS: Final = (8.0, 14.0)
EARLY_SHARE: Final = 0.2  # of games in which Armies meet early
SEEN: Final = 0.1  # rounds are shown as long as so many games last
PLACES: Final = ("first", "second", "third", "fourth")
DECKS: Final = ("Captains", "Companies", "Conscripts", "Events")

Tallies = dict[int, Tally]  # by number of seats


def family_wins(tally: Tally) -> list[Wins]:
    """Of each family that somebody led."""
    return [
        Wins(FAMILIES[family], tally.family_wins[family], tally.family_games[family])
        for family in range(len(FAMILIES))
        if tally.family_games[family]
    ]


def place_wins(seats: int, tally: Tally) -> list[Wins]:
    """Of each place in the starting order."""
    return [Wins(PLACES[place], tally.place_wins[place], tally.games) for place in range(seats)]


@dataclass(frozen=True)
class Use:
    """How often a card came into play for the winner, and for each of the others."""

    kind: int
    games: int  # in which it came into play
    winner: float  # rates
    others: float
    ratio: Ratio | None
    by_seats: dict[int, Ratio | None]

    @property
    def name(self) -> str:
        return CARD_NAMES[self.kind]

    @property
    def deck(self) -> int:
        return deck_of(self.kind)

    @property
    def value(self) -> float:
        return 0.0 if self.ratio is None else self.ratio.value

    def json(self) -> dict[str, object]:
        return {
            "deck": DECKS[self.deck],
            "games": self.games,
            "winner": self.winner,
            "others": self.others,
            **ratio_json(self.ratio),
            "seats": {str(seats): ratio_json(ratio) for seats, ratio in self.by_seats.items()},
        }


def deck_of(kind: int) -> int:
    return sum([kind >= first for first in (FIRST_COMPANY, FIRST_CONSCRIPT, FIRST_EVENT)])


def ratio_json(ratio: Ratio | None) -> dict[str, object]:
    if ratio is None:
        return {"ratio": None, "interval": None}
    return {"ratio": ratio.value, "interval": [ratio.low, ratio.high]}


def strata(tallies: Tallies, kinds: list[int]) -> dict[int, tuple[int, int, int, int]]:
    """By number of seats: uses by winners, winners, uses by others, others."""
    return {
        seats: (
            sum([tally.used_by_winner[kind] for kind in kinds]),
            tally.decided,
            sum([tally.used_by_others[kind] for kind in kinds]),
            tally.decided * (seats - 1),
        )
        for seats, tally in tallies.items()
        if tally.decided
    }


def use_of(tallies: Tallies, kind: int) -> Use:
    """Numbers of seats are compared each for itself."""
    found = strata(tallies, [kind])
    winners, of_winners, others, of_others = [
        sum([stratum[i] for stratum in found.values()]) for i in range(4)
    ]
    return Use(
        kind,
        games=sum([tally.used_in_games[kind] for tally in tallies.values()]),
        winner=rate(winners, of_winners),
        others=rate(others, of_others),
        ratio=ratio_of_rates(list(found.values())),
        by_seats={seats: ratio_of_rates([stratum]) for seats, stratum in found.items()},
    )


def card_uses(tallies: Tallies) -> list[Use]:
    """Cards by their ratio, the highest first."""
    uses = [use_of(tallies, kind) for kind in range(FIRST_GARRISON)]
    return sorted(uses, key=lambda use: (-use.value, use.kind))


def deck_ratios(tallies: Tallies) -> list[float]:
    """How many more cards of each deck a winner brings into play than another family."""
    ratios: list[float] = []
    for deck in range(len(DECKS)):
        kinds = [kind for kind in range(FIRST_GARRISON) if deck_of(kind) == deck]
        ratio = ratio_of_rates(list(strata(tallies, kinds).values()))
        ratios.append(0.0 if ratio is None else ratio.value)
    return ratios


def too_high(uses: list[Use]) -> list[Use]:
    return [use for use in uses if use.value > HIGHEST_RATIO]


def surely_too_high(uses: list[Use]) -> list[Use]:
    return [use for use in uses if use.ratio is not None and use.ratio.low > HIGHEST_RATIO]


def a_game(counted: Counter[tuple[str, int]], kind: str, tally: Tally) -> float:
    return rate(sum([count for (other, _), count in counted.items() if other == kind]), tally.games)


def lasting(tally: Tally, number: int) -> int:
    """Games that reach a round."""
    return sum([count for last, count in tally.rounds.items() if last >= number])


def rounds_shown(tally: Tally) -> list[int]:
    """Rounds, as long as enough games last."""
    last = max(tally.rounds, default=0)
    return [number for number in range(1, last + 1) if lasting(tally, number) >= SEEN * tally.games]


def mean_of(tally: Tally, what: str, number: int) -> float:
    """A seat's mean in a round."""
    return rate(tally.economy[what, number], tally.economy_of[what, number])


# goals


def all_goals(tallies: Tallies, uses: list[Use]) -> list[Goal]:
    goals: list[Goal] = []
    for seats, tally in tallies.items():
        at = f"{seats} seats"
        goals.append(fair(f"families, {at}", seats, family_wins(tally)))
        goals.append(fair(f"places, {at}", seats, place_wins(seats, tally)))
        median = quantile(tally.rounds, 0.5)
        low, high = WANTED_ROUNDS
        goals.append(
            Goal(f"median of rounds, {at}", f"{low:.0f} to {high:.0f}", str(median), low <= median <= high)
        )
        early = rate(tally.early, tally.games)
        goals.append(
            Goal(
                f"Armies met by round {EARLY}, {at}",
                f"{percent(EARLY_SHARE)} or more",
                percent(early),
                early >= EARLY_SHARE,
            )
        )
        shares = [
            rate(sum([tally.reasons[REASONS[reason]] for reason in reasons]), tally.games)
            for reasons in ((BY_POINTS,), (BY_CITY, ALONE))
        ]
        measured = " / ".join([percent(share) for share in shares])
        goals.append(Goal(f"won by points / by a City, {at}", "both happen", measured, min(shares) > 0))
    above = too_high(uses)
    measured = f"{len(above)}, surely {len(surely_too_high(above))}"
    goals.append(Goal(f"cards above {HIGHEST_RATIO}", "none", measured, not above))
    return goals


def fair(name: str, seats: int, wins: list[Wins]) -> Goal:
    shares = [one.share for one in wins]
    low, high = fair_band(seats)
    return Goal(
        name,
        f"{100 * low:.0f} to {percent(high)}",
        f"{100 * min(shares):.0f} to {percent(max(shares))}",
        low <= min(shares) and max(shares) <= high,
    )


def fair_band(seats: int) -> tuple[float, float]:
    return 1 / seats - TOLERANCE, 1 / seats + TOLERANCE
