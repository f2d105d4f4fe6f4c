"""Dice: rolls with a purpose, and seats that roll for an order."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.dice import Dice, Roll
from ludoteca.engine.kernel import CHANCE, Step
from ludoteca.engine.rng import Rng
from ludoteca.games.dark_venture.actions import DICE
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.raises import UNTIL_ROLL, end_raises
from ludoteca.games.dark_venture.state import NOTHING, Position

# purposes (DV-GEN-09), as the vocabulary has them
STRIKE: Final = 0
ATTACK: Final = 1
SEARCH: Final = 2
WAKE: Final = 3
FLIGHT: Final = 4
COURT: Final = 5
TARGET: Final = 6
EVENT: Final = 7
ORDER: Final = 8
HANDLING: Final = 9
TEST: Final = 10

ORDER_DICE: Final = 4

BEFORE_ROLL: Final = v.MOMENTS.index("before-roll")
AFTER_ROLL: Final = v.MOMENTS.index("after-roll")
# by purpose: the moment of its own that a roll has, or NOTHING
OWN_MOMENTS: Final = {STRIKE: "order", SEARCH: "search", COURT: "court"}
HEARD: Final = tuple(
    [v.MOMENTS.index(OWN_MOMENTS[n]) if n in OWN_MOMENTS else NOTHING for n in range(len(v.PURPOSES))]
)
LOW: Final = 2  # of `again`

# stages of a roll
BEFORE: Final = 0
ROLLING: Final = 1
AFTER: Final = 2
LAST: Final = 3


class DiceRoll(Roll[Position]):
    """DV-GEN-04, -09, AMB-62: a figure's roll, open to all; before and after it abilities may change it."""

    rolled: list[int]  # the faces
    against: int = NOTHING  # the follower who is courted, and the like
    share: int = 0  # the attribute that counts, from 1 on; 0: none
    worth: int = 0  # and how much of `plus` it is
    stage: int = 0
    added: int = 0  # what was to be added to another roll meanwhile
    again: int = 0  # and which of its dice were to be rolled again

    def dice(self, g: Position) -> Dice:
        return DICE

    def rule(self) -> str:
        return "DV-GEN-09"

    def run(self, g: Position) -> None:
        if self.stage == BEFORE:
            self.stage = ROLLING
            self.added, self.again = g.added, g.again
            g.added = g.again = 0
            if self.is_changed_before(g):
                return
        if self.stage == ROLLING:
            g.ask(CHANCE)
            return
        if self.stage == AFTER:
            self.stage = LAST
            if g.terms.lore.fire(g, AFTER_ROLL, self.figure, NOTHING, self.purpose):
                return
        if g.again:
            self.roll_again(g)
        else:
            total = self.faces() + self.plus + g.added
            if g.added:
                g.tell("adds", (self.figure, g.added, total))
            g.added, g.again = self.added, self.again
            g.done(total)
            end_raises(g, UNTIL_ROLL)

    def is_changed_before(self, g: Position) -> bool:
        """Whether an ability is heard before the dice are rolled."""
        heard = g.terms.lore.fire(g, BEFORE_ROLL, self.figure, self.against, self.purpose)
        moment = HEARD[self.purpose]
        if moment == NOTHING:
            return heard
        return g.terms.lore.fire(g, moment, self.figure, self.against, self.purpose) or heard

    def roll_again(self, g: Position) -> None:
        """ANC-04: all dice, or the lowest."""
        self.rolled = self.rolled[1:] if g.again == LOW else []
        g.again = 0
        self.stage = ROLLING

    def missing(self) -> int:
        return self.count - len(self.rolled)

    def options(self, g: Position, seat: int) -> list[int]:
        return DICE.options(self.missing())

    def odds(self, g: Position) -> list[int]:
        return DICE.odds(self.missing())

    def draw(self, g: Position, rng: Rng) -> int:
        return DICE.thrown(self.missing(), rng)

    def answer(self, g: Position, rng: Rng) -> None:
        """Die by die, without looking up which roll that is, unless somebody wants to know."""
        if g.drawn is not None:
            super().answer(g, rng)
            return
        g.asked = ()
        for i in range(self.missing()):
            face: int = rng.below(DICE.faces)
            self.rolled.append(face + 1)
        self.lie(g)
        g.advance()

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.rolled.extend(DICE.rolls[action - DICE.start])
        self.lie(g)

    def lie(self, g: Position) -> None:
        """The dice have fallen."""
        self.rolled.sort()
        self.stage = AFTER
        if g.log is not None:
            shown, total = DICE.places[tuple(self.rolled)], self.faces() + self.plus
            g.tell("rolled", (self.figure, self.purpose, shown, self.plus, total, self.share, self.worth))

    def faces(self) -> int:
        """The sum of what was rolled."""
        total = 0
        for face in self.rolled:
            total += face
        return total


def dice_roll(figure: int, purpose: int, count: int, plus: int, against: int = NOTHING) -> DiceRoll:
    return DiceRoll(figure, purpose, count, plus, [], against)


def stat_roll(
    g: Position, figure: int, purpose: int, count: int, stat: int, more: int, against: int = NOTHING
) -> DiceRoll:
    """Dice, an attribute of whoever rolls, and what else is added."""
    worth = figures.stat(g, figure, stat)
    return DiceRoll(figure, purpose, count, worth + more, [], against, stat + 1, worth)


class SeatRoll(Roll[Position]):
    """A player's roll, before there are heroes: `figure` is the seat."""

    def dice(self, g: Position) -> Dice:
        return DICE

    def rule(self) -> str:
        return "DV-SETUP-05"

    def chose(self, g: Position, seat: int, action: int) -> None:
        rolled = action - DICE.start
        total = sum(DICE.rolls[rolled])
        g.tell("rolls-for-order", (self.figure, rolled, total))
        g.done(total)


class RollForOrder(Step[Position]):
    """DV-SETUP-05, DV-HERO-02, DV-ANC-02: every player rolls 4d6, the highest is first; those who are tied
    roll again among themselves, for the places they share. The seats then stand in `g.order`.
    """

    groups: list[list[int]]  # seats in order, as far as it is known: those in a group are tied
    scores: list[int]  # of the first group with several, as far as it has rolled

    def tied(self) -> int:
        """The first group that has to roll; NOTHING where none has."""
        for i in range(len(self.groups)):
            if len(self.groups[i]) > 1:
                return i
        return NOTHING

    def run(self, g: Position) -> None:
        place = self.tied()
        if place == NOTHING:
            g.order = [group[0] for group in self.groups]
            g.done()
            return
        group = self.groups[place]
        if self.scores and len(self.scores) < len(group) + 1 and self.scores[-1] == NOTHING:
            self.scores[-1] = g.returned
        if len(self.scores) < len(group):
            roller = group[len(self.scores)]
            self.scores.append(NOTHING)
            g.call(SeatRoll(roller, ORDER, ORDER_DICE, 0))
        else:
            self.groups[place : place + 1] = split(group, self.scores)
            self.scores = []


def split(group: list[int], scores: list[int]) -> list[list[int]]:
    """The highest first; seats with the same score stay together."""
    places = range(len(group))
    return [[group[i] for i in places if scores[i] == score] for score in sorted(set(scores), reverse=True)]


assert v.PURPOSES.index("order") == ORDER and v.PURPOSES.index("test") == TEST
