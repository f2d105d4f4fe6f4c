"""Chapter "Combat": one blow, from the moment somebody strikes until health is lost."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS, ATTACK, POWER
from ludoteca.games.dark_venture.rules import figures, rolls
from ludoteca.games.dark_venture.rules.combat import Combat, fight_of
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.rolls import stat_roll
from ludoteca.games.dark_venture.state import Position

ATTACKS: Final = v.MOMENTS.index("attack")


class Blow(Step[Position]):
    """DV-COMBAT-05, DV-CITEM-03, -04, AMB-33: POWER, 2d6 and attack, less reduction and armor; at least 0."""

    card: int
    target: int
    reduction: int
    stage: int = 0
    added: int = 0  # what was to be added to another roll meanwhile

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            self.begin(g)
        elif self.stage == 4:
            g.done()
        elif not self.is_met(g, fight_of(g)):
            g.done()  # one of them is no longer there
        elif self.stage == 2:
            more = figures.stat(g, self.card, ATTACK) + g.added
            g.added = self.added
            g.call(stat_roll(g, self.card, rolls.ATTACK, 2, POWER, more))
        else:
            self.land(g, g.returned)

    def is_met(self, g: Position, fight: Combat) -> bool:
        """Whether both are still in the fight."""
        return fight.is_in(g, self.card) and fight.is_in(g, self.target)

    def begin(self, g: Position) -> None:
        """What an ability adds at this moment is added to the roll."""
        self.added, g.added = g.added, 0
        g.tell("strikes", (self.card, self.target))
        g.piece(self.card).unseen = False  # AMB-59
        g.terms.lore.fire(g, ATTACKS, self.card, self.target)

    def land(self, g: Position, rolled: int) -> None:
        armor = figures.stat(g, self.target, ARMOR_BONUS)
        damage = max(0, rolled - self.reduction - armor)
        g.tell("damage", (self.card, self.target, damage, self.reduction, armor))
        fight_of(g).struck(self.card, self.target)
        g.call(Loss(self.target, damage, self.card))
