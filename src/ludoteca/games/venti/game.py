"""VENTI's face to the kernel: options, action space, result and conservation."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import Step
from ludoteca.engine.observation import Observation
from ludoteca.engine.options import Options, OptionSpec
from ludoteca.engine.printed import printed_digest
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import GameInfo, Result, Rules, ranked
from ludoteca.engine.words import Message
from ludoteca.games.venti import view as views
from ludoteca.games.venti.actions import EVENTS, MOST_SEATS, SPACE
from ludoteca.games.venti.bot import VentiAdvice
from ludoteca.games.venti.content import CARDS, CHAOS, COPIES, JOKER, KINDS, NAMES, POINTS
from ludoteca.games.venti.matching import ONE
from ludoteca.games.venti.observation import observation
from ludoteca.games.venti.printed import Printed, printed
from ludoteca.games.venti.rules import fulfil, match, penalty, rows, turn
from ludoteca.games.venti.state import (
    HAND_LIMIT,
    NOBODY,
    OPEN,
    Position,
    Terms,
    action_limit,
    of_seat,
    set_up,
)

RULES_VERSION = 2

RANDOM = "random"


def options() -> tuple[OptionSpec, ...]:
    seats = tuple([str(seat) for seat in range(MOST_SEATS)])
    return (
        OptionSpec("start_player", RANDOM, "VENTI-R01", choices=(RANDOM, *seats), names_seat=True),
        OptionSpec("memory_aid", False, "VENTI-R09", first=True),
        OptionSpec("allow_early_end", True, "VENTI-R17"),
        OptionSpec("ten_last_before", False, "VENTI-R28"),
        OptionSpec("tie_count_actions", False, "VENTI-R35"),
        OptionSpec("turn_limit", 60, "VENTI-R51", low=0, high=1000, people=0),
    )


def info() -> GameInfo:
    return GameInfo(
        name="venti",
        title="VENTI",
        package="ludoteca.games.venti",
        least_seats=2,
        most_seats=MOST_SEATS,
        editions=("standard",),
        options=options(),
        rules_version=RULES_VERSION,
        longest=100_000,
    )


class Venti(Rules[Position]):
    """2 to 6 players gather numbers to meet conditions, until somebody has twenty points."""

    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [
            match.StartPlayer,
            match.Deal,
            match.Turns,
            match.StillFrozen,
            match.Standings,
            rows.Refill,
            turn.Turn,
            turn.HandLimit,
            fulfil.Fulfil,
            fulfil.Attempt,
            penalty.TenPoints,
            penalty.LastPlace,
            penalty.Twenty,
            penalty.Pay,
            penalty.Gift,
        ]
        super().__init__(info(), {step.__name__: step for step in steps}, EVENTS, VentiAdvice())

    def set_up(self, seats: int, edition: str, options: Options) -> Position:
        start = options["start_player"]
        many = seats >= 4
        terms = Terms(
            targets=4 if many else 3,
            centre=5 if many else 4,
            frozen=2 if many else 1,
            start=NOBODY if start == RANDOM else int(start),
            memory_aid=bool(options["memory_aid"]),
            allow_early_end=bool(options["allow_early_end"]),
            ten_last_before=bool(options["ten_last_before"]),
            tie_count_actions=bool(options["tie_count_actions"]),
            turn_limit=int(options["turn_limit"]),
            printed=printed_digest(self, "", edition),
        )
        return set_up(seats, terms, match.one_game()[::-1])

    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        start = options["start_player"]
        if start != RANDOM and int(start) >= seats:
            text = f"start_player is {RANDOM!r} or a seat from 0 to {seats - 1}"
            raise BadOption(text, "VENTI-R01", "bad-start-player", {"count": seats})
        if options["ten_last_before"] and seats == 2:
            text = "ten_last_before only means something from three seats on"
            raise BadOption(text, "VENTI-R28", "bad-ten-last-before")
        return []

    def space(self, g: Position) -> ActionSpace:
        return SPACE

    def printed(self, content: str, edition: str, language: str) -> Printed:
        return printed()

    def view(self, g: Position, seat: int) -> views.View:
        return views.view(g, seat)

    def own(self, g: Position, seat: int) -> dict[str, object]:
        return views.own(g, seat)

    def observation(self, g: Position) -> Observation:
        return observation(g)

    def numbers(self, g: Position, seat: int, action: int) -> dict[str, int]:
        return views.numbers(g, seat, action)

    def danger(self, g: Position, seat: int, action: int) -> Message | None:
        return views.danger(g, action)

    def determinize(self, g: Position, seat: int, rng: Rng) -> Position:
        return views.determinize(g, seat, rng)

    def settled(self, g: Position, seat: int, rng: Rng) -> Position:
        return views.determinize(g, seat, rng, tidy=True)

    def result(self, g: Position) -> Result:
        keys: list[tuple[int, ...]] = [match.standing(g, seat) for seat in range(g.seats)]
        return Result(match.reason(g), ranked(keys), tuple(g.points))

    def census(self, g: Position) -> dict[str, tuple[int, int]]:
        found = [0] * KINDS
        for cards in (g.pile, g.discard, *g.hands, *g.scored, g.targets, g.centre):
            for card in cards:
                if card >= 0:
                    found[card] += 1
        for flat in g.perms + g.actions:
            found[flat % KINDS] += 1
        found[CHAOS] += g.aside
        counts = {NAMES[kind]: (found[kind], COPIES[kind]) for kind in range(KINDS)}
        dealing = bool(g.stack) and isinstance(g.stack[-1], match.Deal)
        for seat in range(g.seats):
            hand = g.hands[seat]
            held = sum([ONE[card] for card in hand if card != CHAOS])
            held += sum([ONE[card] for card in of_seat(g.perms, seat)])
            counts[f"cards that {seat} can use"] = (g.held[seat], held)
            counts[f"points of {seat}"] = (g.points[seat], sum([POINTS[card] for card in g.scored[seat]]))
            counts[f"action cards of {seat}"] = (g.extra[seat], len(of_seat(g.actions, seat)))
            counts[f"hand of {seat} beyond ten between turns"] = (
                0 if seat == g.active else max(0, len(hand) - HAND_LIMIT),
                0,
            )
            counts[f"secrets of {seat} that are not in the hand"] = (beyond(of_seat(g.secret, seat), hand), 0)
            counts[f"Chaos in the hand of {seat}"] = (0 if dealing else hand.count(CHAOS), 0)  # VENTI-R07
        frozen = len(g.frozen) - g.frozen.count(OPEN)
        counts["frozen targets beyond the limit"] = (max(0, frozen - g.terms.frozen), 0)
        counts["frozen Jokers and gaps"] = (
            sum([1 for t in range(len(g.targets)) if g.frozen[t] != OPEN and not 0 <= g.targets[t] < CARDS]),
            0,
        )
        counts["discards while the pile is empty"] = (0 if g.pile else len(g.discard), 0)  # VENTI-R36
        counts["Chaos in a row"] = ((g.targets + g.centre).count(CHAOS), 0)
        if g.active != NOBODY:
            counts["actions beyond the limit"] = (max(0, g.used - action_limit(g, g.active)), 0)
        if g.stack and isinstance(g.stack[-1], turn.Turn) and g.pile:
            counts["gaps in the rows"] = (int(rows.has_gap(g)), 0)
        counts["Jokers"] = (found[JOKER], COPIES[JOKER])
        return counts


def beyond(some: list[int], others: list[int]) -> int:
    """How many of some cards are not among others."""
    left = others[:]
    missing = 0
    for card in some:
        if card in left:
            left.remove(card)
        else:
            missing += 1
    return missing


VENTI = Venti()
