"""The content report of VENTI: are the cards worth their points, and are games as long as they should be?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from ludoteca.games.venti.content import CARDS, DECK, JOKERS, NAMES, NUMBERS, POINTS, SLOTS, SYMBOLS
from ludoteca.games.venti.lab.tallies import Observer, Tally
from ludoteca.games.venti.matching import CONDITION, JOKER_SHIFT, WIDTH, shortfall
from ludoteca.lab.arena import Progress, rounded
from ludoteca.lab.charts import Chart, Lines, Ranges, Rows
from ludoteca.lab.reports import Grid, Order, Report
from ludoteca.lab.spread import rate, spread, wilson
from ludoteca.lab.tallies import tally_games

DRAWN: Final = 6  # three cards from the start and three draws: what the points were made from
WANTED_TURNS: Final = (10.0, 16.0)  # turns a seat
WORTHS: Final = sorted(set(POINTS[:CARDS]))

# what happens in a game: the words for it, and the event
HAPPENINGS: Final = (
    ("ten-point penalty", "ten-points"),
    ("gift to the last", "lays"),
    ("Chaos", "chaos"),
    ("reshuffle", "reshuffles"),
    ("freeze", "freezes"),
    ("attempt at a frozen target", "attempts"),
    ("perm joker made", "to-joker"),
    ("action card made", "to-action"),
)
PACE: Final = (
    ("draws", "draws"),
    ("new centres", "replaces"),
    ("exchanges", "exchanges"),
    ("targets met", "fulfils"),
)


@dataclass(frozen=True)
class Template:
    """Cards whose conditions are images of one another, and so equally hard."""

    slot: int
    example: str  # the condition of its first card
    cards: tuple[int, ...]

    @property
    def points(self) -> int:
        return POINTS[self.cards[0]]

    @property
    def size(self) -> int:
        return CONDITION[self.cards[0]].size


def shape_of(condition: str) -> str:
    """A condition without its numbers and symbols: `3 S` and `5 C` are both `# A`."""
    symbols = Counter([sign for sign in condition if sign in SYMBOLS])
    letters = {symbol: "ABCD"[i] for i, (symbol, count) in enumerate(symbols.most_common())}
    signs = ["#" if sign.isdigit() else letters.get(sign, sign) for sign in condition]
    return " ".join(sorted("".join(signs).split()))


@cache
def templates() -> tuple[Template, ...]:
    """In the order of the slots."""
    found: dict[tuple[int, str], list[int]] = {}
    for slot in range(SLOTS):
        for card in range(slot, CARDS, SLOTS):
            found.setdefault((slot + 1, shape_of(DECK[card].condition)), []).append(card)
    return tuple(
        [Template(slot, DECK[cards[0]].condition, tuple(cards)) for (slot, _), cards in found.items()]
    )


def possible(card: int) -> float:
    """The exact probability that six random cards, Chaos aside, can meet a card's condition."""
    favourable = 0
    for counts in splits(DRAWN, NUMBERS + 1):
        held = counts[NUMBERS] << JOKER_SHIFT
        weight = comb(JOKERS, counts[NUMBERS])
        for number in range(NUMBERS):
            held += counts[number] << WIDTH * number
            weight *= comb(SLOTS, counts[number])
        if weight and not shortfall(CONDITION[card], held):
            favourable += weight
    return favourable / comb(CARDS + JOKERS, DRAWN)


def splits(total: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """All ways to divide a number of cards among kinds."""
    if kinds == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in splits(total - first, kinds - 1):
            yield (first, *rest)


@dataclass(frozen=True)
class Fate:
    """What became of some cards in the target row."""

    shown: int
    met: int
    given: int
    looked_at: int
    in_reach: int
    taken: int

    @property
    def met_rate(self) -> float:
        """The chance to be met, once a card lies there."""
        return rate(self.met, self.shown)

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.met, self.shown)

    @property
    def reach_rate(self) -> float:
        """How often whoever begins a turn could meet it in this turn."""
        return rate(self.in_reach, self.looked_at)

    @property
    def taken_rate(self) -> float:
        """How often it is met in such a turn."""
        return rate(self.taken, self.in_reach)

    def json(self, games: int) -> dict[str, object]:
        return {
            "shown": rate(self.shown, games),
            "met": rate(self.met, games),
            "met_rate": self.met_rate,
            "interval": list(self.interval),
            "reach_rate": self.reach_rate,
            "taken_rate": self.taken_rate,
            "cards_given": rate(self.given, self.met),
        }


def fate(tally: Tally, cards: tuple[int, ...]) -> Fate:
    counters = (tally.shown, tally.met, tally.given, tally.looked_at, tally.in_reach, tally.taken)
    return Fate(*[sum([counter[card] for card in cards]) for counter in counters])


def of_points(points: int) -> tuple[int, ...]:
    return tuple([card for card in range(CARDS) if POINTS[card] == points])


Tallies = dict[int, Tally]  # by number of seats


def report(order: Order, progress: Progress) -> Report:
    """Plays the games, and tells what became of the cards."""
    tallies = tally_games("venti", order, progress, Tally, Observer)
    total = Tally()
    for tally in tallies.values():
        total.add(tally)
    games = rounded(order.games, len(order.bots))
    played = f"{', '.join(order.bots)}, {games} games with each number of seats, seed {order.seed}"
    title = f"VENTI, the content: {played}"
    return Report(title, tables(tallies, total), charts(tallies, total), numbers(order, tallies, total))


# tables


def tables(tallies: Tallies, total: Tally) -> list[Grid]:
    return [
        lengths(tallies),
        how_often(tallies),
        share_of_games(tallies),
        by_points(total),
        by_points_and_seats(tallies),
        by_template(total),
        *by_card(total),
    ]


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def lengths(tallies: Tallies) -> Grid:
    columns = ("seats", "turns a seat", "median", "5 %", "95 %", "winner", "everybody", "first seat", "fair")
    rows: list[tuple[str, ...]] = []
    for seats, tally in tallies.items():
        turns = spread(tally.turns, seats)
        lengths = [f"{value:.1f}" for value in (turns.mean, turns.median, turns.low, turns.high)]
        points = [f"{spread(counted).mean:.1f}" for counted in (tally.best, tally.points)]
        first = percent(rate(tally.first_wins, tally.games))
        rows.append((str(seats), *lengths, *points, first, percent(1 / seats)))
    note = (
        "turns a seat: the mean, the median, and the values that 5 % and 95 % of the games do not exceed. "
        "winner, everybody: mean points at the end. first seat: games won by who begins; fair: its due share."
    )
    return Grid("Length of games and points", columns, rows, note)


def how_often(tallies: Tallies) -> Grid:
    """What happens in a game, and in a turn, by number of seats."""
    rows: list[tuple[str, ...]] = []
    for words, event in HAPPENINGS:
        rows.append((words, *[f"{rate(tally.events[event], tally.games):.2f}" for tally in tallies.values()]))
    for words, event in PACE:
        each = [f"{rate(tally.events[event], tally.events['turn']):.2f}" for tally in tallies.values()]
        rows.append((f"{words}, a turn", *each))
    return Grid("How often in a game", ("", *seat_columns(tallies)), rows)


def share_of_games(tallies: Tallies) -> Grid:
    """In how many games something happens at all, and what decides them."""
    rows: list[tuple[str, ...]] = []
    for words, event in HAPPENINGS:
        each = [percent(rate(tally.games_with[event], tally.games)) for tally in tallies.values()]
        rows.append((words, *each))
    for reason in sorted({reason for tally in tallies.values() for reason in tally.reasons}):
        each = [percent(rate(tally.reasons[reason], tally.games)) for tally in tallies.values()]
        rows.append((f"decided by: {reason.replace('-', ' ')}", *each))
    return Grid("Share of games", ("", *seat_columns(tallies)), rows)


def seat_columns(tallies: Tallies) -> list[str]:
    return [f"{seats} seats" for seats in tallies]


def by_points(total: Tally) -> Grid:
    columns = ("points", "cards", "shown", "met", "rate", "lies", "in reach", "taken", "cards given")
    rows: list[tuple[str, ...]] = []
    for points in WORTHS:
        cards = of_points(points)
        found = fate(total, cards)
        a_game = [f"{rate(count, total.games):.1f}" for count in (found.shown, found.met)]
        lies = f"{rate(found.looked_at, found.shown):.1f}"
        given = f"{rate(found.given, found.met):.1f}"
        rows.append(
            (
                str(points),
                str(len(cards)),
                *a_game,
                percent(found.met_rate),
                lies,
                *reach_columns(found),
                given,
            )
        )
    return Grid("Cards by points", columns, rows, READING)


READING: Final = (
    "shown, met: in a game. rate: the chance to be met once a card lies in the target row. lies: turns that "
    "begin meanwhile. in reach: the share of these turns in which the own cards and the open centre are "
    "enough. taken: how often it is then met in that turn. cards given: hand cards discarded for it."
)


def by_points_and_seats(tallies: Tallies) -> Grid:
    rows: list[tuple[str, ...]] = []
    for points in WORTHS:
        each = [percent(fate(tally, of_points(points)).met_rate) for tally in tallies.values()]
        rows.append((str(points), *each))
    return Grid("The rate by points and seats", ("points", *seat_columns(tallies)), rows)


def reach_columns(found: Fate) -> tuple[str, str]:
    return (percent(found.reach_rate), percent(found.taken_rate))


def by_template(total: Tally) -> Grid:
    columns = ("slot: condition", "points", "cards", "p6", "met", "rate", "95 %", "in reach", "taken")
    rows: list[tuple[str, ...]] = []
    for template in templates():
        found = fate(total, template.cards)
        low, high = found.interval
        rows.append(
            (
                f"{template.slot}: {template.example}",
                str(template.points),
                str(template.size),
                f"{possible(template.cards[0]):.3f}",
                f"{rate(found.met, total.games):.2f}",
                percent(found.met_rate),
                f"{100 * low:.0f} to {percent(high)}",
                *reach_columns(found),
            )
        )
    note = (
        "p6: the exact probability that six random cards can meet the condition, from which the points come."
    )
    return Grid("Cards by template", columns, rows, note)


def by_card(total: Tally) -> list[Grid]:
    """Card by card: a row for each number, a column for each slot."""
    columns = ("number", *[str(slot + 1) for slot in range(SLOTS)], "all")
    rates: list[tuple[str, ...]] = []
    met: list[tuple[str, ...]] = []
    for number in range(NUMBERS):
        cards = tuple(range(number * SLOTS, (number + 1) * SLOTS))
        fates = [fate(total, some) for some in (*[(card,) for card in cards], cards)]
        rates.append((str(number), *[f"{100 * found.met_rate:.0f}" for found in fates]))
        met.append((str(number), *[f"{100 * rate(found.met, total.games):.0f}" for found in fates]))
    return [
        Grid("The 104 cards: met, once they lie in the target row, in %", columns, rates),
        Grid("The 104 cards: how often met in 100 games", columns, met),
    ]


# charts


def charts(tallies: Tallies, total: Tally) -> list[Chart]:
    spreads = [spread(tally.turns, seats) for seats, tally in tallies.items()]
    seats = [str(seats) for seats in tallies]
    worths = [f"{points} point{'s' if points > 1 else ''}" for points in WORTHS]
    fates = [fate(total, template.cards) for template in templates()]
    return [
        Ranges(
            "length",
            "Length of games",
            "seats",
            "turns a seat (median, 5 to 95 %)",
            labels=seats,
            values=[(turns.low, turns.median, turns.high) for turns in spreads],
            band=WANTED_TURNS,
            band_name=f"wanted: {WANTED_TURNS[0]:.0f} to {WANTED_TURNS[1]:.0f}",
        ),
        Lines(
            "points",
            "Cards met, by their points",
            "seats",
            "met, once it lies in the target row",
            labels=seats,
            series=[
                (worth, [fate(tally, of_points(points)).met_rate for tally in tallies.values()])
                for worth, points in zip(worths, WORTHS, strict=True)
            ],
        ),
        Rows(
            "templates",
            "Cards by template: how often met, how often possible",
            "share",
            "slot and condition",
            labels=[f"{template.slot}: {template.example}" for template in templates()],
            groups=[WORTHS.index(template.points) for template in templates()],
            shares=[found.met_rate for found in fates],
            others=[found.reach_rate for found in fates],
            group_names=worths,
            names=("met, once shown", "in reach, a turn"),
        ),
    ]


# numbers


def numbers(order: Order, tallies: Tallies, total: Tally) -> dict[str, object]:
    return {
        "game": "venti",
        "report": "content",
        "bots": list(order.bots),
        "seed": order.seed,
        "seats": {str(seats): game_numbers(seats, tally) for seats, tally in tallies.items()},
        "points": {str(points): fate(total, of_points(points)).json(total.games) for points in WORTHS},
        "templates": [
            {
                "slot": template.slot,
                "condition": template.example,
                "points": template.points,
                "p6": possible(template.cards[0]),
                **fate(total, template.cards).json(total.games),
            }
            for template in templates()
        ],
        "cards": {NAMES[card]: fate(total, (card,)).json(total.games) for card in range(CARDS)},
    }


def game_numbers(seats: int, tally: Tally) -> dict[str, object]:
    return {
        "games": tally.games,
        "turns": spread(tally.turns, seats).json(),
        "winner_points": spread(tally.best).json(),
        "points": spread(tally.points).json(),
        "first_wins": tally.first_wins / tally.games,
        "reasons": dict(sorted(tally.reasons.items())),
        "events": {kind: count / tally.games for kind, count in sorted(tally.events.items())},
        "games_with": {kind: count / tally.games for kind, count in sorted(tally.games_with.items())},
        "met_by_points": {str(points): fate(tally, of_points(points)).met_rate for points in WORTHS},
    }
