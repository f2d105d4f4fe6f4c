"""A toy of dice, draws and sudden ends: divers bring up pearls, and whoever has twenty ends the game at once.

In turn a diver says how many dice to risk. Their total, and one for every four points, is the depth. From
eight on an oyster is opened; at thirteen the whole catch is lost.
"""

from __future__ import annotations

from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.engine.dice import Dice, Roll
from ludoteca.engine.kernel import State, Step
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.steps import MultisetDraw, OneSeat
from ludoteca.engine.words import Message

MOST_DICE: Final = 3
DEEP: Final = 8
UNLUCKY: Final = 13
GOAL: Final = 20
DIVES: Final = 8  # of each seat
PEARLS: Final = ("none", "white", "black")
WORTH: Final = (0, 4, 12)
OYSTERS: Final = (30, 20, 10)

RISK: Final = 0  # + dice - 1
OPEN: Final = 3  # + pearl
DICE: Final = Dice(6, MOST_DICE)
SPACE: Final = ActionSpace(
    [Block(RISK, "risk", "risked"), Block(OPEN, "open", "pearl", of=OF_CHANCE), DICE.block()],
    {"risked": tuple("123"), "purpose": ("diving",), "pearl": PEARLS, "dice": DICE.names},
)
DIVING: Final = 0  # the one purpose of a roll


class Reef(State):
    oysters: list[int]
    opened: list[int]
    points: list[int]


class Diving(Step[Reef]):
    """Dive after dive round the table."""

    dives: int = 0

    def run(self, g: Reef) -> None:
        if self.dives == DIVES * g.seats:
            g.done()
            return
        seat = self.dives % g.seats
        self.dives += 1
        g.call(Dive(seat, 0))


class Dive(OneSeat[Reef]):
    rolling: int

    def run(self, g: Reef) -> None:
        if not self.rolling:
            super().run(g)
            return
        depth = g.returned
        g.done()
        if depth == UNLUCKY:
            g.points[self.seat] = 0
        elif depth >= DEEP:
            g.call(Oyster(self.seat))

    def words(self, g: Reef) -> tuple[Message, Message]:
        return Message("ask-risk", {"count": MOST_DICE}), Message("no-such-option")

    def rule(self) -> str:
        return "TOY-DICE-01"

    def options(self, g: Reef, seat: int) -> list[int]:
        return [RISK + dice for dice in range(MOST_DICE)]

    def chose(self, g: Reef, seat: int, action: int) -> None:
        self.rolling = 1
        g.call(Depth(seat, DIVING, action - RISK + 1, g.points[seat] // 4))


class Depth(Roll[Reef]):
    def dice(self, g: Reef) -> Dice:
        return DICE


class Oyster(MultisetDraw[Reef]):
    seat: int

    def counts(self, g: Reef) -> list[int]:
        return g.oysters

    def first(self, g: Reef) -> int:
        return OPEN

    def take(self, g: Reef, kind: int) -> None:
        g.oysters[kind] -= 1
        g.opened[kind] += 1
        g.points[self.seat] += WORTH[kind]
        g.tell("opens", (self.seat, kind))
        if g.points[self.seat] >= GOAL:
            g.end()
        g.done()  # nothing, if it is over
        g.tell("surfaces", (self.seat,))


class DiceRules(Rules[Reef]):
    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [Diving, Dive, Depth, Oyster]
        events = {
            "rolled": "seat purpose dice count count2",
            "opens": "seat pearl",
            "surfaces": "seat",
        }
        super().__init__(toy_info("toy-dice", 1, longest=DIVES * 3, most_seats=3), by_name(steps), events)

    def set_up(self, seats: int, edition: str, options: Options) -> Reef:
        oysters = list(OYSTERS)
        return Reef(seats=seats, stack=[Diving()], oysters=oysters, opened=[0] * 3, points=[0] * seats)

    def space(self, g: Reef) -> ActionSpace:
        return SPACE

    def view(self, g: Reef, seat: int) -> dict[str, object]:
        return {"asked": list(g.asked), "points": g.points[:], "opened": g.opened[:]}

    def determinize(self, g: Reef, seat: int, rng: Rng) -> Reef:
        return g.clone()  # nothing is hidden

    def result(self, g: Reef) -> Result:
        reason = "goal" if max(g.points) >= GOAL else "dives-over"
        return Result(reason, ranked([(points,) for points in g.points]), tuple(g.points))

    def census(self, g: Reef) -> dict[str, tuple[int, int]]:
        return {PEARLS[kind]: (g.oysters[kind] + g.opened[kind], OYSTERS[kind]) for kind in range(3)}


DIVERS = DiceRules()
