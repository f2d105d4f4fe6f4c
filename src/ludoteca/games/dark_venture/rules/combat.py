"""A fight while it is fought: who is in it, who is whose enemy, who hit whom. Its flow is in `fights`."""

from __future__ import annotations

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, Position


class Combat(Step[Position]):
    """What everything within a fight asks of it."""

    place: int
    fighters: list[int]
    enemies: list[int]  # of each the set of its enemies (L3)
    hit_by: list[int]  # who attacked each of them last
    missing: list[int]  # how many battle turns each of them still loses
    wounded: int  # the set of those who lost health in it

    def in_turn(self) -> list[int]:
        """The combatants, in the order of their blows as far as it is known."""
        return self.fighters

    def is_in(self, g: Position, card: int) -> bool:
        """Whoever fell, fled or was taken away is out of it."""
        there = g.on_map(card) and g.piece(card).how == CONSCIOUS and g.piece(card).place == self.place
        return there and card in self.fighters

    def foes_of(self, g: Position, card: int) -> list[int]:
        """DV-COMBAT-14: the enemies of a combatant who are still there, ascending."""
        mine = self.enemies[self.fighters.index(card)]
        return [other for other in self.fighters if mine >> other & 1 and self.is_in(g, other)]

    def last_attacker(self, card: int) -> int:
        return self.hit_by[self.fighters.index(card)]

    def struck(self, attacker: int, target: int, lost: int) -> None:
        """DV-COMBAT-09: a blow is remembered, whether or not it hurt."""
        self.hit_by[self.fighters.index(target)] = attacker
        if lost:
            self.wounded |= 1 << target

    def remember(self, g: Position, card: int) -> None:
        """DV-AGGR-03, L5: enemies who were in it at the same time stay hostile, as long as both live."""
        foes = self.enemies[self.fighters.index(card)]
        for piece in g.pieces:
            if foes >> piece.card & 1 and piece.how != DEAD and g.on_map(card) and g.piece(card).how != DEAD:
                piece.feuds |= 1 << card
                g.piece(card).feuds |= 1 << piece.card

    def leaves(self, g: Position, card: int) -> None:
        """DV-FLEE-06: out of the combat."""
        self.remember(g, card)
        place = self.fighters.index(card)
        del self.fighters[place]
        del self.enemies[place]
        del self.hit_by[place]
        del self.missing[place]

    def part(self, g: Position, card: int) -> None:
        """COMBAT-11, AMB-27: out of it without moving, and not tested again until one of them leaves."""
        for foe in self.foes_of(g, card):
            g.piece(card).calm |= 1 << foe
            g.piece(foe).calm |= 1 << card
        self.leaves(g, card)

    def misses(self, card: int, turns: int) -> None:
        """COMBAT-06: battle turns that it loses."""
        self.missing[self.fighters.index(card)] += turns

    def skips(self, card: int) -> bool:
        place = self.fighters.index(card)
        skipped = self.missing[place] > 0
        if skipped:
            self.missing[place] -= 1
        return skipped


def combats(g: Position) -> list[Combat]:
    """The fights that are fought, within one another."""
    return [step for step in g.stack if isinstance(step, Combat)]


def is_fighting(g: Position, card: int) -> bool:
    fights = combats(g)
    return len(fights) > 0 and fights[-1].is_in(g, card)


def fight_of(g: Position) -> Combat:
    """The fight that is fought: the uppermost."""
    return combats(g)[-1]
