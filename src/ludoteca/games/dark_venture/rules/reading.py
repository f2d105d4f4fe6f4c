"""Where an entry is read, and whom it is about: what all chapters of the vocabulary share."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content.cards import START
from ludoteca.games.dark_venture.content.program import WITHIN, Line
from ludoteca.games.dark_venture.rules import map, rolls
from ludoteca.games.dark_venture.rules.combat import decider
from ludoteca.games.dark_venture.rules.conditions import Cast, those, without_dice
from ludoteca.games.dark_venture.rules.rolls import dice_roll
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

# words for places
HERE: Final = 0
PICKED: Final = 1
AT_START: Final = 2
FAR: Final = 3
NEXT: Final = 4
ANYWHERE: Final = 5


class Reading(Step[Position]):
    """A place in the program. `part` counts what a line does in several parts."""

    line: int
    cast: Cast
    left: list[int]  # figures or cards for which a line is still to be done
    part: int = 0
    rolled: int = NOTHING  # by the dice of an amount
    asked: int = NOTHING  # the seat that answers
    chosen: int = NOTHING  # the place where somebody comes, of several that are meant

    def next(self) -> bool:
        """On to the next line."""
        return self.go(self.line + 1)

    def go(self, line: int) -> bool:
        self.line = line
        self.part = 0
        self.rolled = self.chosen = NOTHING
        if self.left:
            self.left = []
        return True

    def who(self, g: Position, line: Line) -> list[int]:
        return those(g, self.cast, line.who)

    def amount(self, g: Position, line: Line, card: int) -> int:
        """A number for a figure; its dice were rolled by `dice_first`."""
        assert line.amount is not None
        there = g.on_map(card) if card != NOTHING else False
        return max(0, self.rolled) + (without_dice(g, line.amount, card) if there else line.amount.plus)

    def dice_first(self, g: Position, line: Line) -> bool:
        """Whether dice have to be rolled before the line can be done: then they are."""
        assert line.amount is not None
        if not line.amount.dice or self.rolled != NOTHING:
            return False
        if self.part:
            self.part = 0
            self.rolled = g.returned
            return False
        roller = self.roller(g, line)
        if roller == NOTHING:
            return False
        self.part = 1
        g.call(dice_roll(roller, rolls.EVENT, line.amount.dice, 0))
        return True

    def roller(self, g: Position, line: Line) -> int:
        """Whoever acts rolls, or where nobody in particular does, the first whom it is about."""
        if self.cast.actor != NOTHING:
            return self.cast.actor
        return next(iter(self.who(g, line)), NOTHING)

    def ask(self, g: Position, seat: int) -> bool:
        """Whom nobody leads, without a steward, takes the first that is possible (AMB-19)."""
        if seat == NOBODY:
            self.chose(g, seat, self.options(g, seat)[0])
            return True
        self.asked = seat
        g.ask(seat)
        return False

    def chooser(self, g: Position, by: int) -> int:
        """The seat that decides: of whoever acts, of the owner, of the target, of the foe."""
        card = (self.cast.actor, NOTHING, self.cast.target, self.cast.foe)[by]
        seat = decider(g, card) if card != NOTHING else NOBODY
        if seat == NOBODY and self.cast.seat == NOBODY and self.cast.bearer != NOTHING:
            seat = decider(g, self.cast.bearer)
        return seat if seat != NOBODY else self.cast.seat


def places(g: Position, reading: Reading, word: int) -> list[int]:
    """The places that a word means, from where the entry is read."""
    here = reading.cast.where
    if word == HERE:
        return [here]
    if word == PICKED:
        return [reading.cast.place] if reading.cast.place != NOTHING else []
    if word == AT_START:
        return [START]
    if word == FAR:
        seat = reading.cast.seat
        return map.farthest(g, here if seat == NOBODY else g.piece(g.heroes[seat]).place)
    if word == NEXT:
        return map.links(g, here)
    return sorted(g.laid) if word == ANYWHERE else map.within(g, here, word - WITHIN)
