"""Where a sensible player's Troops go: to land that pays, to battles that can be won, home in danger.

All is weighed in victory points.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import ACTIVATE, AREAS, AT, DONE, SPAN
from ludoteca.games.ventura.bot.duel import WON, outlook, strength
from ludoteca.games.ventura.content import PAPAL
from ludoteca.games.ventura.rules.battle import ARMY_POINTS
from ludoteca.games.ventura.rules.marches import March, Marches
from ludoteca.games.ventura.rules.tiles import SIDES, income, seat_on
from ludoteca.games.ventura.rules.troops import is_army, movement
from ludoteca.games.ventura.rules.ventura_phase import PAPAL_POINTS
from ludoteca.games.ventura.rules.winning import GOAL
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position

FLORIN: Final = 0.8  # what one is worth
PACE: Final = 3.5  # points that the leader makes in a round
WHOLE_GAME: Final = 7.0
AWAY: Final = 1.5  # movement points that a tile costs, on the whole
CITY_SAVED: Final = 20.0
CITY_TAKEN: Final = 25.0
LAST_ENEMY: Final = 100.0
WORTH_A_MARCH: Final = 0.3
GUARD: Final = 0.1  # share of a tile's worth that is saved by standing on it while an enemy is near
WORK: Final = 0.7  # points that a Troop makes in a round
CAUTION: Final = 0.4  # how likely it is that an enemy comes
UNWISE: Final = -5.0
UNKNOWN: Final = -1


def rounds_left(g: Position) -> float:
    return min(WHOLE_GAME, max(1.0, (GOAL - max(g.score)) / PACE))


def choose(g: Position, seat: int, step: Marches | March, options: list[int]) -> int:
    if isinstance(step, March):
        return next_step(g, seat, step, options)
    best = DONE
    most = WORTH_A_MARCH
    for action in options:
        if ACTIVATE <= action < ACTIVATE + AREAS:
            troop = seat * AREAS + action - ACTIVATE
            plan = Plan(g, seat, troop)
            here = plan.value_at(g, g.troops[troop].at, True)
            for tile in paths(g, troop, movement(g, troop)):
                value = plan.value_at(g, tile, False) - here
                if value > most:
                    most = value
                    best = action
    return best


def next_step(g: Position, seat: int, step: March, options: list[int]) -> int:
    """Towards the best tile within reach; stop where one stands if that is best."""
    troop = step.troop
    at = g.troops[troop].at
    reach = paths(g, troop, step.points)
    plan = Plan(g, seat, troop)
    best = at
    most = plan.value_at(g, at, step.entered == NOWHERE) + 0.1
    for tile in reach:
        value = plan.value_at(g, tile, False)
        if value > most:
            most = value
            best = tile
    if best == at:
        return DONE
    while reach[best] != at:
        best = reach[best]
    action = AT + g.where[best]
    return action if action in options else DONE


def paths(g: Position, troop: int, points: int) -> dict[int, int]:
    """Tiles within reach, each with the one before it; enemies are not passed."""
    cost = g.terms.content.cost
    seat = troop // AREAS
    start = g.troops[troop].at
    left = {start: points}
    before: dict[int, int] = {}
    queue = [start]
    for tile in queue:
        if tile != start and seat_on(g, tile) not in (NOBODY, seat):
            continue
        for side in range(tile * SIDES, tile * SIDES + SIDES):
            other = g.near[side]
            if other == NOWHERE or (other in g.guarded and g.owner[other] != seat):
                continue
            rest = left[tile] - cost[g.kind[other]]
            if rest >= 0 and rest > left.get(other, -1):
                left[other] = rest
                before[other] = tile
                queue.append(other)
    before.pop(start, None)
    return before


def distance(g: Position, one: int, other: int) -> int:
    """Tiles from one to another, as the crow flies."""
    q = g.where[one] // SPAN - g.where[other] // SPAN
    r = g.where[one] % SPAN - g.where[other] % SPAN
    if q < 0:
        q = -q
        r = -r
    return q + r if r >= 0 else max(q, -r)


class Plan:
    """What the places on the map are worth to a Troop."""

    __slots__ = ("army", "beaten", "enemies", "reach", "rounds", "seat", "troop")

    def __init__(self, g: Position, seat: int, troop: int) -> None:
        self.seat = seat
        self.troop = troop
        self.army = is_army(g, troop)
        self.rounds = rounds_left(g)
        self.enemies: list[int] = []  # that march
        self.reach: list[int] = []  # movement points of each
        self.beaten: list[int] = []  # whether each would beat the Troop, as soon as it matters
        for other in range(len(g.troops)):
            if other // AREAS != seat and g.troops[other].at != NOWHERE:
                points = movement(g, other)
                if points:
                    self.enemies.append(other)
                    self.reach.append(points)
                    self.beaten.append(UNKNOWN)

    def comes(self, g: Position, i: int, tile: int) -> bool:
        """Whether an enemy could march there."""
        return distance(g, g.troops[self.enemies[i]].at, tile) * AWAY <= self.reach[i]

    def beaten_by(self, g: Position, i: int) -> bool:
        """Whether an enemy would win where the Troop stands now."""
        if self.beaten[i] == UNKNOWN:
            self.beaten[i] = int(outlook(g, self.enemies[i], self.troop, g.troops[self.troop].at) >= WON)
        return self.beaten[i] == 1

    def saves_city(self, g: Position) -> bool:
        """Whether an enemy could take the City now, and the Troop in it would keep him out."""
        city = g.city[self.seat]
        for i in range(len(self.enemies)):
            enemy = self.enemies[i]
            if self.comes(g, i, city) and self.takes_city(g, enemy):
                if outlook(g, enemy, self.troop, city) < WON:
                    return True
        return False

    def takes_city(self, g: Position, enemy: int) -> bool:
        """Whether an enemy could beat whoever else is in the City."""
        city = g.city[self.seat]
        for other in range(self.seat * AREAS, self.seat * AREAS + AREAS):
            if other != self.troop and g.troops[other].at == city and outlook(g, enemy, other, city) < WON:
                return False
        return True

    def value_at(self, g: Position, tile: int, stays: bool) -> float:
        """What it is worth that the Troop ends its march on a tile."""
        there = seat_on(g, tile)
        if there not in (NOBODY, self.seat):
            return self.battle_value(g, tile, there)
        owner = g.owner[tile]
        value = 0.0
        if owner == NOBODY:
            value = 0.8 * self.land_value(g, tile)
        elif owner != self.seat:
            if g.city[owner] == tile:
                value = self.city_value(g, owner)
            elif self.army:
                value = g.marks[tile] + 0.7 * self.land_value(g, tile)
            else:
                value = 0.7 * (g.marks[tile] + self.land_value(g, tile))
            value += 0.3 * FLORIN * self.rounds * g.marks[tile] / (g.seats - 1)
        elif self.coveted(g, tile):
            value = GUARD * self.land_value(g, tile)
        if owner != self.seat and self.shared(g, tile):
            value *= 0.1  # another own Troop takes it already
        if tile == g.city[self.seat] and self.saves_city(g):
            value += CITY_SAVED
        return value - self.risk(g, tile)

    def coveted(self, g: Position, tile: int) -> bool:
        """Whether an enemy could walk into an own tile that nobody else guards."""
        if self.shared(g, tile):
            return False
        for i in range(len(self.enemies)):
            if self.comes(g, i, tile):
                return True
        return False

    def land_value(self, g: Position, tile: int) -> float:
        """Florins and points that a tile brings until the end."""
        each = float(g.terms.content.tiles[g.kind[tile]].income.base)
        value = FLORIN * self.rounds * max(each, g.marks[tile])
        if g.kind[tile] == PAPAL:
            value += PAPAL_POINTS * self.rounds
        return value

    def city_value(self, g: Position, owner: int) -> float:
        if g.lost.count(0) == 2:
            return LAST_ENEMY
        return CITY_TAKEN + (income(g, owner) if self.army else 0)

    def shared(self, g: Position, tile: int) -> bool:
        for other in range(self.seat * AREAS, self.seat * AREAS + AREAS):
            if other != self.troop and g.troops[other].at == tile:
                return True
        return False

    def battle_value(self, g: Position, tile: int, enemy: int) -> float:
        """A battle that can be won, with what the land behind it brings; or one that is better left alone."""
        chance = 1.0
        points = 0.0
        for other in range(enemy * AREAS, enemy * AREAS + AREAS):
            if g.troops[other].at == tile:
                chance *= outlook(g, self.troop, other, tile)
                if chance < WON:
                    return UNWISE
                points += self.troop_value(g, other) * (1.0 if g.seats == 2 else 0.6)
                if is_army(g, other):
                    points += ARMY_POINTS
        owner = g.owner[tile]
        if owner not in (NOBODY, self.seat):
            if g.city[owner] == tile:
                points += self.city_value(g, owner)
            else:
                points += g.marks[tile] + 0.6 * self.land_value(g, tile)
        return points * chance - (1.0 - chance) * self.loss(g)

    def troop_value(self, g: Position, troop: int) -> float:
        """What a Troop will do for its owner until the end."""
        return WORK * self.rounds + 0.4 * strength(g, troop)

    def loss(self, g: Position) -> float:
        return self.troop_value(g, self.troop) + (ARMY_POINTS if self.army else 0.0)

    def risk(self, g: Position, tile: int) -> float:
        """What the Troop would lose to an enemy that can come there."""
        for i in range(len(self.enemies)):
            if self.comes(g, i, tile) and self.beaten_by(g, i):
                return CAUTION * self.loss(g)
        return 0.0
