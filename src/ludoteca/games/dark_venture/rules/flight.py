"""Chapter "Fleeing": a roll against every enemy, bought dice, another try, and up to two steps away."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import NO, STAY, STEP, YES
from ludoteca.games.dark_venture.content.cards import FLEE, SPEED
from ludoteca.games.dark_venture.rules import figures, map, rolls
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.deeds import DEED, FLIGHTS
from ludoteca.games.dark_venture.rules.rolls import dice_roll
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

STEPS: Final = 2  # DV-FLEE-06


class Flight(OneSeat[Position]):
    """DV-FLEE-01 to -08, L6, L13, AMB-09, -22, D-52: the fleer and all enemies roll. Higher than every enemy
    it flees; as high as the highest all roll anew; lower it fails, and may pay 1 AP to try again with as many
    dice.
    """

    card: int
    dice: int
    scores: list[int]  # the fleer's, then the enemies'
    failed: bool = False

    def run(self, g: Position) -> None:
        rollers = [self.card, *fight_of(g).foes_of(g, self.card)]
        if self.scores and self.scores[-1] == NOTHING:
            self.scores[-1] = g.returned
        if len(self.scores) < len(rollers):
            self.roll(g, rollers[len(self.scores)])
        elif self.failed:
            g.ask(self.seat)
        else:
            self.judge(g)

    def roll(self, g: Position, card: int) -> None:
        self.scores.append(NOTHING)
        dice = self.dice if card == self.card else 2
        plus = figures.stat(g, card, SPEED) + (figures.stat(g, card, FLEE) if card == self.card else 0)
        g.call(dice_roll(card, rolls.FLIGHT, dice, plus))

    def judge(self, g: Position) -> None:
        highest = max(self.scores[1:])
        if self.scores[0] == highest:  # DV-FLEE-04
            self.scores = []
        elif self.scores[0] > highest:  # DV-FLEE-05
            fight_of(g).leaves(g, self.card)
            g.tell("flees", (self.card,))
            g.terms.lore.did(g, self.card, DEED, g.piece(self.card).place, FLIGHTS)
            g.done()
            g.call(FleeStep(self.seat, self.card, STEPS))
        elif g.piece(self.card).ap:
            self.failed = True
        else:
            g.tell("cannot-flee", (self.card,))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.failed = False
        if action == YES:
            figures.spend(g, self.card)
            self.scores = []
        else:
            g.tell("cannot-flee", (self.card,))
            g.done()

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-flee-again", {"figure": self.card}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FLEE-08"


class FleeStep(OneSeat[Position]):
    """DV-FLEE-06, AMB-23, D-53: none, one or two linked steps on foot; a new combat ends the movement."""

    card: int
    left: int

    def run(self, g: Position) -> None:
        here = g.on_map(self.card) and g.piece(self.card).how == CONSCIOUS
        if self.left and here and map.links(g, g.piece(self.card).place):
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [*[STEP + place for place in map.links(g, g.piece(self.card).place)], STAY]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == STAY:
            g.done()
            return
        self.left -= 1
        g.terms.lore.arrive(g, [self.card], action - STEP)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-flee-step", {"figure": self.card, "count": self.left}), Message("no-step")

    def rule(self) -> str:
        return "DV-FLEE-06"
