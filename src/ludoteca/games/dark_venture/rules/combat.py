"""A fight while it is fought: who is in it, who is whose enemy, who hit whom. Its flow is in `fights`."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.rules import aggression
from ludoteca.games.dark_venture.state import DEAD, NOBODY, NOTHING, Position, members


class Combat(Step[Position]):
    """What everything within a fight asks of it."""

    place: int
    fighters: list[int]
    enemies: list[int]  # of each the set of its enemies (L3)
    hit_by: list[int]  # who attacked each of them last
    missing: list[int]  # how many battle turns each of them still loses
    order: list[list[int]]  # by first strike; those who are tied stand together until they have rolled again
    totals: list[int]  # with which each of these groups came to its place
    scores: list[int]  # of those who are tied, as far as they have rolled
    barred: list[int]  # items that were picked up in this battle turn (DV-CITEM-05)
    offers: list[int]  # whose players were asked whether something may be used on them (AMB-81)
    reduction: int = 0  # of this battle turn's damage (DV-CITEM-02)
    number: int = 0  # among the fights of the game
    wounded: int = 0  # the set of those who lost health in it
    bled: bool = False  # somebody lost health in this combat round
    apart: bool = False  # an entry set friends upon each other (DV-COOP-09)
    among: int = 0  # the set of the fighters

    def in_turn(self) -> list[int]:
        """The combatants, in the order of their blows as far as it is known."""
        return [card for tied in self.order for card in tied]

    def is_in(self, g: Position, card: int) -> bool:
        """Whoever fell, fled or was taken away is out of it."""
        return bool((self.among & g.there[self.place]) >> card & 1)

    def left(self, g: Position) -> int:
        """The set of those who are still in it."""
        return self.among & g.there[self.place]

    def foes_of(self, g: Position, card: int) -> list[int]:
        """DV-COMBAT-14: the enemies of a combatant who are still there, ascending."""
        if not self.among >> card & 1:
            return []
        return members(self.enemies[self.fighters.index(card)] & self.left(g))

    def fights_on(self, g: Position, card: int) -> bool:
        """Whether it is there and has somebody to fight."""
        left = self.left(g)
        return bool(left >> card & 1) and self.enemies[self.fighters.index(card)] & left != 0

    def last_attacker(self, card: int) -> int:
        return self.hit_by[self.fighters.index(card)]

    def give_turn(self, g: Position, card: int) -> None:
        """Call the battle turn of whoever leads it."""
        raise NotImplementedError

    def struck(self, attacker: int, target: int) -> None:
        """DV-COMBAT-09: a blow is remembered, whether or not it hurt."""
        if self.among >> target & 1:
            self.hit_by[self.fighters.index(target)] = attacker

    def bleeds(self, card: int) -> None:
        """DV-COMBAT-16: health was lost in it, by a blow or otherwise."""
        self.wounded |= 1 << card
        self.bled = True

    def draws_in(self, g: Position, card: int) -> bool:
        """AMB-80: whether somebody beside it is hostile to one who fights in it."""
        others = [one for one in members(self.left(g)) if one != card]
        return any(aggression.hostile(g, card, one) for one in others)

    # who comes and goes

    def joins(self, g: Position, cards: list[int], attacked: list[tuple[int, int]]) -> None:
        """AMB-80: whoever appears in a running combat is an enemy of those it is hostile to, with theirs."""
        for card in cards:
            self.fighters.append(card)
            self.among |= 1 << card
            self.enemies.append(0)
            self.hit_by.append(NOTHING)
            self.missing.append(0)
            g.tell("joins-fight", (card, self.place))
        self.regroup(g, attacked)

    def regroup(self, g: Position, attacked: list[tuple[int, int]]) -> None:
        """L3: whose enemies they are, among those who are there; somebody came, or follows another now."""
        there = [card for card in self.fighters if self.is_in(g, card)]
        pairs = [(one, foe) for one in there for foe in self.foes_of(g, one)]
        gone = ~sum([1 << card for card in there])
        self.apart = self.apart or aggression.are_friends(g, attacked)
        sets = aggression.enemies_in(g, there, pairs + attacked, self.apart)
        for card, foes in zip(there, sets, strict=True):
            place = self.fighters.index(card)
            self.enemies[place] = self.enemies[place] & gone | foes

    def remember(self, g: Position, card: int) -> None:
        """DV-AGGR-03, L5: enemies who were in it at the same time stay hostile, as long as both live."""
        if not is_alive(g, card):
            return
        for foe in members(self.enemies[self.fighters.index(card)]):
            if is_alive(g, foe):
                aggression.make_hostile(g, card, foe)

    def leaves(self, g: Position, card: int) -> None:
        """DV-FLEE-06: out of the combat."""
        self.remember(g, card)
        place = self.fighters.index(card)
        del self.fighters[place]
        self.among &= ~(1 << card)
        del self.enemies[place]
        del self.hit_by[place]
        del self.missing[place]

    def part(self, g: Position, card: int) -> None:
        """COMBAT-11, AMB-27: out of it without moving, and not tested again until one of them leaves."""
        for foe in self.foes_of(g, card):
            aggression.calm_down(g, card, foe)
        self.leaves(g, card)

    # battle turns that are lost

    def misses(self, card: int, turns: int) -> None:
        """COMBAT-06: battle turns that it loses."""
        self.missing[self.fighters.index(card)] += turns

    def skips(self, card: int) -> bool:
        place = self.fighters.index(card)
        skipped = self.missing[place] > 0
        if skipped:
            self.missing[place] -= 1
        return skipped


def is_alive(g: Position, card: int) -> bool:
    return g.on_map(card) and g.piece(card).how != DEAD


def combats(g: Position) -> list[Combat]:
    """The fights that are fought, within one another."""
    found: list[Combat] = []
    for there in g.fought:
        step = g.stack[there]
        assert isinstance(step, Combat)
        found.append(step)
    return found


def combats_in(g: Position, place: int) -> list[Combat]:
    return [fight for fight in combats(g) if fight.place == place] if g.fought else []


def caught_in(g: Position, card: int) -> Combat | None:
    """AMB-80: the fight that goes on where somebody came to, if it is drawn into it."""
    for fight in combats_in(g, g.piece(card).place):
        if fight.draws_in(g, card):
            return fight
    return None


def under(g: Position, fight: Combat, step: Step[Position]) -> None:
    """A step that goes on when a fight is over."""
    there = g.stack.index(fight)
    g.stack.insert(there, step)
    g.fought = [place + (place >= there) for place in g.fought]


def is_fighting(g: Position, card: int) -> bool:
    return len(g.fought) > 0 and fight_of(g).is_in(g, card)


def in_combat(g: Position, card: int) -> bool:
    """Whether it is in any of the fights that are fought."""
    for fight in combats(g):
        if fight.is_in(g, card):
            return True
    return False


def fight_of(g: Position) -> Combat:
    """The fight that is fought: the uppermost."""
    stack: list[Any] = g.stack
    fight: Combat = stack[g.fought[-1]]
    return fight


def number_of_fight(g: Position) -> int:
    """Once a fight is once a number (DV-COMBAT-15); 0 while nobody fights."""
    return fight_of(g).number if g.fought else 0


def sides_changed(g: Position) -> None:
    """A follower joined or left a hero: whoever fights may have other friends and enemies now."""
    for fight in combats(g):
        fight.regroup(g, [])


# who decides for characters that nobody leads


def decider(g: Position, card: int) -> int:
    """The player who leads a figure, or its steward while it fights; NOBODY: it does as AMB-19 says."""
    if not g.on_map(card):
        return NOBODY
    leader = g.piece(card).leader
    if leader != NOBODY or not is_fighting(g, card):
        return leader
    return steward_of(g, card, fight_of(g).foes_of(g, card))


def steward_of(g: Position, card: int, foes: list[int]) -> int:
    """AMB-19, DV-COMBAT-02: whoever placed it; where that player is the opponent, the next in turn order."""
    if not g.terms.steward:
        return NOBODY
    placer = g.piece(card).placer
    first = g.order.index(placer) if placer != NOBODY else 0
    seats = g.order[first:] + g.order[:first]
    opponents = [g.piece(foe).leader for foe in foes]
    free = [seat for seat in seats if seat not in opponents]
    return free[0] if free else seats[min(1, len(seats) - 1)]
