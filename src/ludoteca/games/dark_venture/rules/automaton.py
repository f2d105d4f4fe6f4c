"""Chapter "Combat", of characters that nobody leads: whom they hit, what they use, who decides for them."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import BASE
from ludoteca.games.dark_venture.rules import figures, rolls
from ludoteca.games.dark_venture.rules.battle_turns import AIM_AGAIN, BattleTurn, first_use, handle
from ludoteca.games.dark_venture.rules.blows import Blow
from ludoteca.games.dark_venture.rules.combat import decider, fight_of
from ludoteca.games.dark_venture.rules.rolls import dice_roll, split
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

TARGET_DICE: Final = 4
ONCE_A_FIGHT: Final = v.LIMITS.index("fight")


class TurnByItself(Step[Position]):
    """AMB-19, -20, DV-CITEM-08, DV-FLEE-10: it uses what it can once a fight, heals itself when it is half
    gone, and hits whom it must; it never flees. With a steward (D-55) somebody decides about its items.
    """

    card: int
    steward: int
    aims: bool = False
    asked: bool = False
    healed: bool = False

    def run(self, g: Position) -> None:
        if (self.asked and g.returned != AIM_AGAIN) or not fight_of(g).fights_on(g, self.card):
            g.done()
        elif decider(g, self.card) != self.steward:  # what it used made it follow somebody
            g.done()
            fight_of(g).give_turn(g, self.card)
        elif self.aims:
            self.strike(g, g.returned)
        elif self.steward != NOBODY or not self.help_itself(g):
            self.aims = True
            self.asked = False
            g.call(Aim(self.card, [], []))

    def strike(self, g: Position, target: int) -> None:
        self.aims = False
        if self.steward == NOBODY:
            g.done()
            g.call(Blow(self.card, target, fight_of(g).reduction))
        else:
            self.asked = True
            g.call(BattleTurn(self.steward, self.card, target))

    def help_itself(self, g: Position) -> bool:
        """Once a fight as soon as it can; the strongest of what heals, once a battle turn."""
        content = g.terms.content
        usable = g.terms.lore.usable(g, self.card, NOBODY)
        for number in usable:
            if content.abilities[number].limit == ONCE_A_FIGHT:
                handle(g, NOBODY, self.card, first_use(g, self.card) + number)
                return True
        hale = 2 * g.piece(self.card).health > figures.stat(g, self.card, BASE)
        healing = [(content.heals[number], number) for number in usable if content.heals[number]]
        if hale or self.healed or not healing:
            return False
        self.healed = True
        handle(g, NOBODY, self.card, first_use(g, self.card) + max(healing)[1])
        return True


class Aim(Step[Position]):
    """DV-SOLO-09, DV-COMBAT-08 to -10, DV-COOP-08: whom a character hits that nobody leads: whoever attacked
    it last, else the enemy with the highest total; of several, who rolls highest on 4d6 (in co-op lowest).
    """

    card: int
    tied: list[int]
    scores: list[int]

    def run(self, g: Position) -> None:
        if not self.tied:
            self.tied = self.candidates(g)
        elif self.scores and self.scores[-1] == NOTHING:
            self.scores[-1] = g.returned
        if len(self.tied) == 1:
            g.done(self.tied[0])
        elif len(self.scores) < len(self.tied):
            card = self.tied[len(self.scores)]
            self.scores.append(NOTHING)
            g.call(dice_roll(card, rolls.TARGET, TARGET_DICE, 0))
        else:
            groups = split(self.tied, self.scores)
            self.tied = groups[-1] if g.terms.together else groups[0]
            self.scores = []

    def candidates(self, g: Position) -> list[int]:
        fight = fight_of(g)
        foes = fight.foes_of(g, self.card)
        last = fight.last_attacker(self.card)
        if last in foes:
            return [last]
        if len(foes) == 1:
            return foes[:]
        totals = [figures.total(g, foe) for foe in foes]
        most = max(totals)
        return [foes[i] for i in range(len(foes)) if totals[i] == most]
