"""What it costs to find the exact sets of VENTI, beside brute force over all subsets in the same run.

PYTHONPATH=tests python -m games.venti.kit.matching --hands 60

Hands have ten cards, two Jokers among them, and two perm jokers beside them: random ones and a few with many
choices. Every condition of the deck is asked for each. Times are of the processor; of each case the best of
several repeats counts, so that noise does not.
"""

from __future__ import annotations

import argparse
import itertools
import os
import platform
import random
import shlex
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

from bench.run import cpu, verdict
from ludoteca.engine.options import complete
from ludoteca.games.venti import matching
from ludoteca.games.venti.content import CARDS, JOKER, KINDS, SLOTS, SYMBOLS
from ludoteca.games.venti.game import VENTI
from ludoteca.games.venti.matching import ALL_CONDITIONS, CONDITION, ONE, Condition, find_ways, ways
from ludoteca.games.venti.rules.fulfil import Fulfil
from ludoteca.games.venti.state import Position, into_hand

HAND, JOKERS, LASTING = 10, 2, 2
BAR = 200.0  # µs in the worst case, interpreted
REPEATS = 7
CALLS = 4  # in one repeat
BASELINE = "brute force"
SEAT = 0
# numbers of hands with many choices
RICH = ("0123456701", "0213243546", "0001112223", "0044112255", "7766554433", "0011223344")
SEATS = 4  # the gift of the ten-point rule can come: more choices differ

Case = tuple[float, str]  # µs, the condition


def main() -> None:
    parser = argparse.ArgumentParser(description="The cost of matching in VENTI.")
    parser.add_argument("--hands", type=int, default=60, help="random hands")
    parser.add_argument("--baseline-hands", type=int, default=3, help=f"of which so many for {BASELINE}")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    console = Console(width=max(110, Console().width))
    build = "interpreted" if str(matching.__file__).endswith(".py") else "compiled"
    console.print(f"{cpu()}, {os.cpu_count()} cores, Python {platform.python_version()}, {build}")
    console.print(f"$ python -m games.venti.kit.matching {shlex.join(sys.argv[1:])}")
    rng = random.Random(args.seed)
    hands = [position(rng.sample(range(CARDS), HAND - JOKERS + LASTING)) for hand in range(args.hands)]
    hands += [position([SLOTS * int(n) + i for i, n in enumerate(numbers)]) for numbers in RICH]
    with console.status("measuring"):
        figures = measure(hands, args.baseline_hands, rng)
    console.print(table(figures, len(hands)))
    for name, cases in figures.items():
        if name != BASELINE:
            worst = max(cases)[0]
            console.print(verdict(f"{name}, worst case in µs", worst, BAR, worst <= BAR))


def position(cards: list[int]) -> Position:
    """A seat holds these cards and two Jokers; the first two cards are perm jokers."""
    g = VENTI.set_up(SEATS, VENTI.info.editions[0], complete(VENTI.info.options, None))
    for card in [*cards[LASTING:], *[JOKER] * JOKERS]:
        into_hand(g, SEAT, card)
    g.perms = sorted([SEAT * KINDS + card for card in cards[:LASTING]])
    g.held[SEAT] += sum([ONE[card] for card in cards[:LASTING]])
    g.active = SEAT
    return g


def measure(hands: list[Position], baseline_hands: int, rng: random.Random) -> dict[str, list[Case]]:
    figures: dict[str, list[Case]] = {
        BASELINE: [],
        "find_ways": [],
        "first pick, afresh": [],
        "first pick": [],
        "later picks": [],
    }
    for number, g in enumerate(hands):
        for condition in ALL_CONDITIONS:
            held = g.held[SEAT]
            text = condition.text
            figures["find_ways"].append((cost(partial(find_ways, condition, held)), text))
            if number < baseline_hands:
                brute = cost(partial(by_force, condition, g), repeats=1, calls=1)
                figures[BASELINE].append((brute, text))
                assert len(by_force(condition, g)) == len(ways(condition, held)), text
            g.targets[0] = CONDITION.index(condition)
            if ways(condition, held):
                measure_picks(g, text, figures, rng)
    return figures


def measure_picks(g: Position, text: str, figures: dict[str, list[Case]], rng: random.Random) -> None:
    """Listing the first pick, with the ways remembered and without; then along a random choice."""
    step = Fulfil(0, [], [])

    def listing() -> list[int]:
        return step.completable(g, SEAT)

    def first_listing() -> list[int]:
        matching.remembered.clear()
        return step.completable(g, SEAT)

    figures["first pick, afresh"].append((cost(first_listing), text))
    figures["first pick"].append((cost(listing), text))
    size = CONDITION[g.targets[0]].size
    while len(step.picked) < size - 1:
        step.picked.append(rng.choice(listing()))
        figures["later picks"].append((cost(listing), text))


def cost(action: Callable[[], object], repeats: int = REPEATS, calls: int = CALLS) -> float:
    """Microseconds a call: the best of several repeats."""
    best = float("inf")
    for repeat in range(repeats):
        start = time.process_time()
        for call in range(calls):
            action()
        best = min(best, time.process_time() - start)
    return best / calls * 1e6


# brute force: every subset of the right size, every card at every place


def by_force(condition: Condition, g: Position) -> set[tuple[int, ...]]:
    cards = [card // SLOTS for card in g.hands[SEAT]] + [card % KINDS // SLOTS for card in g.perms]
    found: set[tuple[int, ...]] = set()
    for some in itertools.combinations(cards, condition.size):
        if any(fits(condition.text, order) for order in itertools.permutations(some)):
            found.add(tuple(sorted(some)))
    return found


def fits(text: str, order: tuple[int, ...]) -> bool:
    """Whether cards in this order fit a condition from left to right; 8 is a Joker."""
    at = 0
    for part in text.split():
        joined = part.split("=")
        laid = [card for card in order[at : at + len(joined)] if card != JOKER // SLOTS]
        at += len(joined)
        if part in SYMBOLS:
            if laid and SYMBOLS[laid[0] // 2] != part:
                return False
        elif len({*laid, *[int(place) for place in joined if place != "?"]}) > 1:
            return False
    return True


def table(figures: dict[str, list[Case]], hands: int) -> Table:
    each = f"{hands} hands of ten cards with two Jokers, two perm jokers; {len(ALL_CONDITIONS)} conditions"
    grid = Table(title=f"VENTI: {each}")
    grid.add_column("what")
    for heading in ("cases", "median µs", "99 % µs", "worst µs", f"{BASELINE}, times"):
        grid.add_column(heading, justify="right")
    grid.add_column("worst condition")
    base = max(figures[BASELINE])[0] if figures[BASELINE] else 0.0
    for name, cases in figures.items():
        if not cases:
            continue
        times = sorted([spent for spent, text in cases])
        worst, text = max(cases)
        grid.add_row(
            name,
            f"{len(times):,}",
            f"{statistics.median(times):,.1f}",
            f"{times[len(times) * 99 // 100]:,.1f}",
            f"{worst:,.1f}",
            f"{base / worst:,.0f}" if base else "",
            text,
        )
    return grid


if __name__ == "__main__":
    main()
