"""Chapter "Fleeing": a roll against every enemy, bought dice, another try, and up to two steps away."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ALONE, GO, NO, STAY, STEP, YES
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FLEE, PLACES, SPEED
from ludoteca.games.dark_venture.rules import figures, map, rolls
from ludoteca.games.dark_venture.rules.combat import caught_in, fight_of, in_combat
from ludoteca.games.dark_venture.rules.deeds import DEED, FLIGHTS
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import stat_roll
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

DICE: Final = 2  # DV-FLEE-02
STEPS: Final = 2  # DV-FLEE-06
FLED: Final = v.MOMENTS.index("fled")


class Flight(OneSeat[Position]):
    """DV-FLEE-01 to -09, L6, L13, AMB-09, -22, D-52: the fleer and all enemies roll. Higher than every enemy
    it flees; as high as the highest all roll anew; lower it fails, and may pay 1 AP to try again with as many
    dice.
    """

    card: int
    dice: int
    rollers: list[int]  # the fleer, then the enemies
    scores: list[int]
    failed: bool = False
    away: bool = False

    def run(self, g: Position) -> None:
        if self.scores and self.scores[-1] == NOTHING:
            self.scores[-1] = g.returned
        if self.away or not fight_of(g).fights_on(g, self.card):
            self.leave(g)
        elif not self.rollers:
            self.rollers = [self.card, *fight_of(g).foes_of(g, self.card)]
        elif len(self.scores) < len(self.rollers):
            self.roll(g, self.rollers[len(self.scores)])
        elif self.failed:
            g.ask(self.seat)
        else:
            self.judge(g)

    def roll(self, g: Position, card: int) -> None:
        self.scores.append(NOTHING)
        dice = self.dice if card == self.card else DICE
        more = figures.stat(g, card, FLEE) if card == self.card else 0
        g.call(stat_roll(g, card, rolls.FLIGHT, dice, SPEED, more))

    def judge(self, g: Position) -> None:
        highest = max(self.scores[1:])
        if self.scores[0] == highest:  # DV-FLEE-04
            self.roll_anew()
        elif self.scores[0] > highest:  # DV-FLEE-05
            self.away = True
            last = fight_of(g).last_attacker(self.card)
            g.terms.lore.fire(g, FLED, self.card, last if last in self.rollers else self.rollers[1])
        elif g.piece(self.card).ap:
            self.failed = True
        else:
            g.tell("cannot-flee", (self.card,))
            g.done()

    def roll_anew(self) -> None:
        self.rollers = []
        self.scores = []

    def leave(self, g: Position) -> None:
        """DV-FLEE-06; who was taken out of the fight meanwhile, or has no enemy left, need not flee."""
        fight = fight_of(g)
        g.done()
        if fight.is_in(g, self.card):
            fight.leaves(g, self.card)
            g.terms.lore.skips(g, self.card)
            g.tell("flees", (self.card,))
            g.terms.lore.did(g, self.card, DEED, g.piece(self.card).place, FLIGHTS)
            g.call(FleeStep(self.seat, self.card, STEPS, g.fights))

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.failed = False
        if action == YES:
            figures.spend(g, self.card)
            self.roll_anew()
        else:
            g.tell("cannot-flee", (self.card,))
            g.done()

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-flee-again", {"figure": figure_name(g, self.card)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FLEE-08"


class FleeStep(OneSeat[Position]):
    """DV-FLEE-06, AMB-23, D-53: none, one or two linked steps on foot; a new combat ends the movement. With a
    hero the follower may come along, unless it still fights.
    """

    card: int
    left: int
    fights: int  # how many there were before

    def run(self, g: Position) -> None:
        if g.terms.lore.settle(g):
            return
        here = g.on_map(self.card) and g.piece(self.card).how == CONSCIOUS and g.fights == self.fights
        if self.left and here and not self.is_caught(g) and map.links(g, g.piece(self.card).place):
            g.ask(self.seat)
        else:
            g.done()

    def is_caught(self, g: Position) -> bool:
        """AMB-23, -80: whoever comes to where a fight goes on joins it against its enemies."""
        if self.left == STEPS:
            return False
        return caught_in(g, self.card) is not None

    def options(self, g: Position, seat: int) -> list[int]:
        places = map.links(g, g.piece(self.card).place)
        found = [STEP + place for place in places]
        if self.companion(g) != NOTHING:
            found = [first + place for first in (GO, ALONE) for place in places]
        return sorted([*found, STAY])

    def companion(self, g: Position) -> int:
        """The follower of a fleeing hero who is there and does not fight."""
        other = figures.companion(g, self.card)
        return NOTHING if other != NOTHING and in_combat(g, other) else other

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == STAY:
            g.done()
            return
        self.left -= 1
        if GO <= action < GO + PLACES:
            g.terms.lore.arrive(g, [self.card, self.companion(g)], action - GO)
        else:
            first = ALONE if ALONE <= action < ALONE + PLACES else STEP
            g.terms.lore.arrive(g, [self.card], action - first)

    def words(self, g: Position) -> tuple[Message, Message]:
        figure = figure_name(g, self.card)
        return Message("ask-flee-step", {"figure": figure, "count": self.left}), Message("no-step")

    def rule(self) -> str:
        return "DV-FLEE-06"
