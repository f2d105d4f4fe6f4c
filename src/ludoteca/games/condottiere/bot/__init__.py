"""What a sensible player looks at: how near everybody is to winning, and what a battle is worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.advice import Advice
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.condottiere.actions import (
    DISCARD_HAND,
    KEEP,
    KEEP_HAND,
    KEEP_NO_MORE,
    PASS,
    PLACE,
    PLAY,
    TAKE_NONE,
    favor,
)
from ludoteca.games.condottiere.bot import coach
from ludoteca.games.condottiere.content import (
    KINDS,
    M4,
    M10,
    SCARECROW,
    STRENGTH,
    SURRENDER,
)
from ludoteca.games.condottiere.rules.battle import Battle
from ludoteca.games.condottiere.rules.cards import PlaceFavor, TakeBack, strengths, strengths_after
from ludoteca.games.condottiere.rules.rounds import ChooseSite, DiscardHand, DrawCards, KeepTwo
from ludoteca.games.condottiere.rules.winning import mark_group
from ludoteca.games.condottiere.state import NOBODY, NOTHING, Position

COMFORT: Final = 4  # a lead that needs no more cards
PATIENCE: Final = 3  # battles in a row in which nobody plays a card
# what a card in hand is worth, in points of strength
POWER: Final[tuple[int, ...]] = (1, 2, 3, 4, 5, 6, 10, 7, 7, 8, 3, 8, 11, 4, 6)


class CondottiereAdvice(Advice[Position]):
    """Rules of thumb for every question of the game."""

    def sensible(self, g: Position, seat: int, rng: Rng) -> int:
        """One choice by rules of thumb."""
        step = g.stack[-1]
        options = step.options(g, seat)
        if isinstance(step, Battle):
            return fight(g, seat, options, step.soft == seat)
        if isinstance(step, ChooseSite):
            return choose_site(g, seat, options, rng)
        if isinstance(step, TakeBack):
            return take_back(g, seat, options)
        if isinstance(step, PlaceFavor):
            return place_favor(g, seat, options)
        if isinstance(step, DiscardHand):
            return KEEP_HAND if cheapest(g, seat) else DISCARD_HAND
        if isinstance(step, KeepTwo):
            return keep_best(options)
        if isinstance(step, DrawCards):
            return options[-1]
        return rng.one_of(options)

    def worths(self, g: Position) -> list[float]:
        """Shares of the win, by how near everybody is and by the hands."""
        standing: list[float] = []
        total = 0.0  # `sum` rounds otherwise from Python 3.12 on, and other trees would grow there
        realms = Realms(g)
        for seat in range(g.seats):
            near = nearness(g, realms.regions[seat], realms.largest[seat])
            score = near * near * near * 6.0 + 0.15 + 0.02 * hand_power(g, seat) / 10.0
            if g.terms.series_target:
                score += 4.0 * g.points[seat] / g.terms.series_target
            standing.append(score)
            total += score
        return [score / total for score in standing]

    def reasons(self, g: Position, seat: int, action: int) -> list[Message]:
        return coach.reasons(g, seat, action)


class Realms:
    """Who holds what: how many regions, and which of them hang together."""

    __slots__ = ("groups", "largest", "regions", "sizes")

    def __init__(self, g: Position) -> None:
        control = g.control
        regions = [0] * g.seats
        largest = [0] * g.seats  # group of each seat
        groups = [-1] * len(control)  # to which each region belongs
        sizes: list[int] = []  # of the groups
        for region in range(len(control)):
            seat = control[region]
            if seat != NOBODY:
                regions[seat] = regions[seat] + 1
                if groups[region] < 0:
                    size = mark_group(g, region, len(sizes), groups)
                    sizes.append(size)
                    if size > largest[seat]:
                        largest[seat] = size
        self.regions = regions
        self.largest = largest
        self.groups = groups
        self.sizes = sizes

    def joined(self, g: Position, seat: int, region: int) -> int:
        """The size of a seat's group around a region that it would take."""
        size = 1
        joined: list[int] = []
        for near in g.terms.map.borders[region]:
            if g.control[near] == seat and self.groups[near] not in joined:
                joined.append(self.groups[near])
                size += self.sizes[self.groups[near]]
        return size

    def gain(self, g: Position, seat: int, region: int) -> float:
        """What a region would add to a seat's nearness; a region that wins the game counts much more."""
        regions, largest = self.regions[seat], self.largest[seat]
        before = nearness(g, regions, largest)
        if g.control[region] != seat:
            regions += 1
            largest = max(largest, self.joined(g, seat, region))
        wins = regions >= g.terms.total_needed or largest >= g.terms.adjacent_needed
        return nearness(g, regions, largest) - before + (2.0 if wins else 0.0)

    def most_of_others(self, g: Position, seat: int, region: int) -> float:
        """What a region would add for the other seat that it helps most."""
        return max([self.gain(g, other, region) for other in range(g.seats) if other != seat])


def nearness(g: Position, regions: int, largest: int) -> float:
    """How near one is to winning, 1 being there: by the regions in all, and by the largest group of them."""
    total = regions / g.terms.total_needed
    group = largest / g.terms.adjacent_needed
    return max(total, group) * 0.8 + min(total, group) * 0.2


def hand_power(g: Position, seat: int) -> int:
    return power_of(g.hands, seat)


def power_of(cards: list[int], seat: int) -> int:
    """What the cards of a seat are worth, in its hand or its line."""
    power: i64 = 0
    kinds: i64 = KINDS
    base = seat * kinds
    for card in range(kinds):
        count: i64 = cards[base + card]
        if count:
            price: i64 = POWER[card]
            power += count * price
    return int(power)


def choose_site(g: Position, seat: int, options: list[int], rng: Rng) -> int:
    """The region that helps oneself most, and the others least."""
    best = options[0]
    best_score = -1000.0
    realms = Realms(g)
    for action in options:
        region = action - PLACE
        others = realms.most_of_others(g, seat, region)
        score = realms.gain(g, seat, region) - 0.8 * others + 0.01 * rng.fraction()
        if score > best_score:
            best_score = score
            best = action
    return best


def best_other(g: Position, seat: int, totals: list[int]) -> int:
    best = 0
    for other in range(g.seats):
        if other != seat and totals[other] > best:
            best = totals[other]
    return best


def lead_after(g: Position, seat: int, card: int, now: list[int]) -> int:
    """By how much the seat would lead (or trail, below zero) after playing a card."""
    totals = strengths_after(g, seat, card, now)
    return totals[seat] - best_other(g, seat, totals)


def still_fighting(g: Position, seat: int) -> int:
    """How many others may still play a card."""
    return sum([1 for other in range(g.seats) if other != seat and not g.out[other] and g.held[other]])


def stakes(g: Position, seat: int) -> float:
    """How much of the hand this battle deserves."""
    if g.site < 0:
        return 1.0
    realms = Realms(g)
    mine = realms.gain(g, seat, g.site)
    theirs = realms.most_of_others(g, seat, g.site)
    if mine > 1.5 or theirs > 1.5:
        return 1.0
    return min(1.0, 0.25 + 0.9 * mine + 0.5 * theirs)


def most_held(g: Position, seat: int) -> int:
    """The size of the largest other hand."""
    return max([g.held[other] for other in range(g.seats) if other != seat])


def fight(g: Position, seat: int, options: list[int], soft: bool) -> int:
    """Lead as cheaply as one can, within what the battle is worth; otherwise save the cards."""
    base = seat * KINDS
    totals = strengths(g)
    lead = totals[seat] - best_other(g, seat, totals)
    rivals = still_fighting(g, seat)
    if rivals == 0 and lead > 0:
        return PASS
    if lead > 0 and g.hands[base + SURRENDER]:
        return PLAY + SURRENDER
    if lead > COMFORT:
        return PASS if soft or g.stalled < PATIENCE else options[0]
    spent = line_power(g, seat)
    outlasting = 1.0 - most_held(g, seat) / max(1, g.held[seat])  # cards that outlast all others are lost
    budget = max(stakes(g, seat), outlasting) * (hand_power(g, seat) + spent) - spent
    if best_other(g, seat, totals) == 0 or g.stalled >= PATIENCE:
        budget = max(budget, cheapest(g, seat))  # nobody else wants the region, or play does not go on
    best = PASS
    best_score = 0.0
    for action in options:
        card = action - PLAY
        if action >= PASS or card == SURRENDER or card == SCARECROW or POWER[card] > budget + 1:
            continue
        after = lead_after(g, seat, card, totals)
        if after <= lead:
            continue
        if after <= 0 and -after > budget - POWER[card]:
            continue  # the rest of the budget would not be enough to lead
        score = (after - lead) / (POWER[card] + 1.0) + (2.0 if lead <= 0 < after else 0.0)
        if lead > 0:
            score = 5.0 - POWER[card] * 0.3  # already ahead: a small card keeps one in the battle
        if score > best_score:
            best_score = score
            best = action
    if best != PASS:
        return best
    if soft:
        return PASS
    if g.stalled >= PATIENCE:
        return options[0]
    if lead < 0 and g.hands[base + SCARECROW] and best_mercenary(g, seat) >= M4:
        return PLAY + SCARECROW  # save a strong Mercenary from a lost battle
    return PASS


def cheapest(g: Position, seat: int) -> int:
    """The least that a card with strength costs; 0 without one."""
    for card in range(KINDS):
        if STRENGTH[card] and g.hands[seat * KINDS + card]:
            return POWER[card]
    return 0


def best_mercenary(g: Position, seat: int) -> int:
    """The strongest own Mercenary in the line, or -1."""
    for card in range(M10, -1, -1):
        if g.lines[seat * KINDS + card]:
            return card
    return -1


def line_power(g: Position, seat: int) -> int:
    """What was spent on this battle."""
    power = power_of(g.lines, seat)
    if g.down[seat] != NOTHING:
        power += POWER[g.down[seat]]
    return power


def take_back(g: Position, seat: int, options: list[int]) -> int:
    """The strongest Mercenary, unless the line leads."""
    totals = strengths(g)
    if totals[seat] > best_other(g, seat, totals) or len(options) == 1:
        return TAKE_NONE
    return options[-2]


def place_favor(g: Position, seat: int, options: list[int]) -> int:
    """On the region that another needs most, if it is needed badly; never on one that helps oneself more."""
    first = favor(len(g.control))
    best = options[-1]  # off the board
    best_score = 0.3
    realms = Realms(g)
    for action in options:
        if action != options[-1]:
            region = action - first
            score = realms.most_of_others(g, seat, region) - realms.gain(g, seat, region)
            if region != g.site and score > best_score:
                best_score = score
                best = action
    return best


def keep_best(options: list[int]) -> int:
    best = KEEP_NO_MORE
    power = 4
    for action in options:
        if action != KEEP_NO_MORE and POWER[action - KEEP] > power:
            power = POWER[action - KEEP]
            best = action
    return best
