"""A toy of acting out of turn: friends gather wood before night, and one may step in on the turn of another.

Each has some strength. On a turn one fells a tree or rests; `step in` is an aside with which another carries
a log in between. Enough wood, and all have won, at once.
"""

from __future__ import annotations

from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import ASIDES, OF_CHANCE, ActionSpace, Block
from ludoteca.engine.kernel import CHANCE, Prompt, State, Step
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules
from ludoteca.engine.words import Message

STRENGTH: Final = 3
ENOUGH: Final = 7  # logs for each friend
HOURS: Final = 4

FELL: Final = 0
REST: Final = 1
CARRY: Final = 2
NOTHING: Final = 3
STEP_IN: Final = 4
LOGS: Final = 5  # + logs
SPACE: Final = ActionSpace(
    [
        Block(FELL, "fell"),
        Block(REST, "rest"),
        Block(CARRY, "carry"),
        Block(NOTHING, "nothing"),
        Block(STEP_IN, "step in", of=ASIDES),
        Block(LOGS, "logs", "tree", of=OF_CHANCE),
    ],
    {"tree": tuple("012")},
)


class Wood(State):
    logs: int
    strength: list[int]


class Day(Step[Wood]):
    """The menu of the one whose turn it is; others may step in while it is open."""

    turns: int

    def run(self, g: Wood) -> None:
        if self.turns == HOURS * g.seats:
            g.done()
        else:
            g.ask(self.turns % g.seats)

    def interruptible(self, g: Wood) -> bool:
        return True

    def options(self, g: Wood, seat: int) -> list[int]:
        return [FELL, REST]

    def chose(self, g: Wood, seat: int, action: int) -> None:
        self.turns += 1
        if action == FELL:
            g.call(Felling())
        else:
            g.strength[seat] += 1

    def prompt(self, g: Wood, seat: int) -> Prompt:
        return Prompt(Message("ask-day"), "TOY-CAMP-01")


class Felling(Step[Wood]):
    """Chance says how many logs a tree gives. Nobody may step in here."""

    def run(self, g: Wood) -> None:
        g.ask(CHANCE)

    def options(self, g: Wood, seat: int) -> list[int]:
        return [LOGS, LOGS + 1, LOGS + 2]

    def odds(self, g: Wood) -> list[int]:
        return [1, 2, 1]

    def chose(self, g: Wood, seat: int, action: int) -> None:
        g.done()
        bring(g, action - LOGS)


class OutOfTurn(Step[Wood]):
    """Somebody stepped in, and may carry a log or think better of it."""

    seat: int

    def run(self, g: Wood) -> None:
        g.ask(self.seat)

    def options(self, g: Wood, seat: int) -> list[int]:
        return [CARRY, NOTHING]

    def chose(self, g: Wood, seat: int, action: int) -> None:
        if action == CARRY:
            bring(g, 1)
        g.done()

    def prompt(self, g: Wood, seat: int) -> Prompt:
        return Prompt(Message("ask-step-in"), "TOY-CAMP-02")


def bring(g: Wood, logs: int) -> None:
    g.logs += logs
    g.tell("logs", (g.logs,))
    if g.logs >= ENOUGH * g.seats:
        g.end()


class CampRules(Rules[Wood]):
    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [Day, Felling, OutOfTurn]
        events = {"logs": "count", "steps-in": "seat"}
        super().__init__(toy_info("toy-camp", 2, longest=200, most_seats=3), by_name(steps), events)

    def set_up(self, seats: int, edition: str, options: Options) -> Wood:
        return Wood(seats=seats, stack=[Day(0)], logs=0, strength=[STRENGTH] * seats)

    def space(self, g: Wood) -> ActionSpace:
        return SPACE

    def asides(self, g: Wood, seat: int) -> list[int]:
        free = g.stack[-1].interruptible(g) and seat not in g.asked
        return [STEP_IN] if free and g.strength[seat] else []

    def aside(self, g: Wood, seat: int, action: int) -> None:
        g.strength[seat] -= 1
        g.tell("steps-in", (seat,))
        g.call(OutOfTurn(seat))

    def view(self, g: Wood, seat: int) -> dict[str, object]:
        return {"asked": list(g.asked), "logs": g.logs, "strength": g.strength[:]}

    def determinize(self, g: Wood, seat: int, rng: Rng) -> Wood:
        return g.clone()  # nothing is hidden

    def stake(self, g: Wood) -> float:
        return 0.0

    def result(self, g: Wood) -> Result:
        warm = g.logs >= ENOUGH * g.seats
        reason = "warm" if warm else "night"
        return Result(reason, (1,) * g.seats, (g.logs,) * g.seats, nobody=not warm, together=True)

    def census(self, g: Wood) -> dict[str, tuple[int, int]]:
        return {"strength below zero": (min(0, *g.strength), 0)}


CAMP = CampRules()
