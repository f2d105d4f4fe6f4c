"""Where a sensible player's Troops go: to land that pays, to battles that can be won, home in danger.

All is weighed in victory points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.ints import highest
from ludoteca.games.ventura.actions import ACTIVATE, AREAS, AT, DONE, SPAN
from ludoteca.games.ventura.bot.duel import WON, outlook, strength
from ludoteca.games.ventura.content import PAPAL
from ludoteca.games.ventura.rules.battle import ARMY_POINTS
from ludoteca.games.ventura.rules.marches import March, Marches
from ludoteca.games.ventura.rules.tiles import SIDES, income
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
    return min(WHOLE_GAME, max(1.0, (GOAL - highest(g.score)) / PACE))


def choose(g: Position, seat: int, step: Marches | March, options: list[int]) -> int:
    if isinstance(step, March):
        return next_step(g, seat, step, options)
    best = DONE
    most = WORTH_A_MARCH
    ground = Ground(g, seat)
    for action in options:
        if ACTIVATE <= action < ACTIVATE + AREAS:
            troop = seat * AREAS + action - ACTIVATE
            plan = Plan(g, ground, troop)
            here = plan.value_at(g, g.troops[troop].at)
            for tile in Reach(g, troop, movement(g, troop), ground.standing).tiles:
                value = plan.value_at(g, tile) - here
                if value > most:
                    most = value
                    best = action
    return best


def next_step(g: Position, seat: int, step: March, options: list[int]) -> int:
    """Towards the best tile within reach; stop where one stands if that is best."""
    troop = step.troop
    at = g.troops[troop].at
    ground = Ground(g, seat)
    reach = Reach(g, troop, step.points, ground.standing)
    plan = Plan(g, ground, troop)
    best = at
    most = plan.value_at(g, at) + 0.1
    for tile in reach.tiles:
        value = plan.value_at(g, tile)
        if value > most:
            most = value
            best = tile
    if best == at:
        return DONE
    while reach.before[best] != at:
        best = reach.before[best]
    action = AT + g.where[best]
    return action if action in options else DONE


def standing(g: Position) -> list[int]:
    """Whose Troops stand on each tile: `seat_on` of all of them."""
    seats = [NOBODY] * len(g.where)
    troops = g.troops
    for troop in range(len(troops) - 1, -1, -1):
        at = troops[troop].at
        if at != NOWHERE:
            seats[at] = troop // AREAS
    return seats


class Reach:
    """The tiles that a Troop reaches with so many points, and from which; enemies are not passed."""

    __slots__ = ("before", "tiles")

    def __init__(self, g: Position, troop: int, points: int, standing: list[int]) -> None:
        cost = g.terms.content.cost
        near, kind, guarded = g.near, g.kind, g.guarded
        seat = troop // AREAS
        start = g.troops[troop].at
        left = [-1] * len(standing)
        left[start] = points
        before = [NOWHERE] * len(standing)
        tiles: list[int] = []
        queue = [start]
        for tile in queue:
            there = standing[tile]
            if tile != start and there != NOBODY and there != seat:
                continue
            budget: i64 = left[tile]
            first: i64 = tile * SIDES
            for side in range(first, first + SIDES):
                other = near[side]
                if other == NOWHERE or (guarded and other in guarded and g.owner[other] != seat):
                    continue
                price: i64 = cost[kind[other]]
                best: i64 = left[other]
                if budget - price > best:
                    if before[other] == NOWHERE:
                        tiles.append(other)
                    left[other] = budget - price
                    before[other] = tile
                    queue.append(other)
        self.tiles = tiles
        self.before = before


def paths(g: Position, troop: int, points: int) -> dict[int, int]:
    """The tiles within reach, each with the one before it."""
    reach = Reach(g, troop, points, standing(g))
    return {tile: reach.before[tile] for tile in reach.tiles}


class Ground:
    """The map as a seat sees it that is about to march: who stands where, and which enemies could come."""

    __slots__ = ("cells", "coming", "enemies", "own", "reach", "rounds", "seat", "standing")

    def __init__(self, g: Position, seat: int) -> None:
        self.seat = seat
        self.rounds = rounds_left(g)
        self.standing = standing(g)
        self.own = [0] * len(g.where)  # how many Troops of the seat stand on each tile
        self.enemies: list[int] = []  # that march
        self.cells: list[int] = []  # where each stands
        self.reach: list[int] = []  # how far each marches, in tiles
        # which of them could march to each tile, as soon as it matters
        self.coming: list[list[int] | None] = [None] * len(g.where)
        troops = g.troops
        for other in range(len(troops)):
            at = troops[other].at
            if at != NOWHERE and other // AREAS == seat:
                self.own[at] = self.own[at] + 1
            elif at != NOWHERE:
                points = movement(g, other)
                if points:
                    self.enemies.append(other)
                    self.cells.append(g.where[at])
                    self.reach.append(int(points / AWAY))

    def comers(self, g: Position, tile: int) -> list[int]:
        """Which enemies could march there, by their places in the list."""
        found = self.coming[tile]
        if found is None:
            found = []
            cell: i64 = g.where[tile]
            for i in range(len(self.cells)):
                reach: i64 = self.reach[i]
                if distance(self.cells[i], cell) <= reach:
                    found.append(i)
            self.coming[tile] = found
        return found


def distance(one: i64, other: i64) -> i64:
    """Tiles from one cell to another, as the crow flies."""
    q = one // SPAN - other // SPAN
    r = one % SPAN - other % SPAN
    if q < 0:
        q = -q
        r = -r
    if r >= 0:
        return q + r
    return q if q > -r else -r


class Plan:
    """What the places on the map are worth to a Troop."""

    __slots__ = ("army", "beaten", "ground", "lost", "rounds", "seat", "troop")

    def __init__(self, g: Position, ground: Ground, troop: int) -> None:
        self.ground = ground
        self.seat = ground.seat
        self.rounds = ground.rounds
        self.troop = troop
        self.army = is_army(g, troop)
        self.lost = -1.0  # what is lost with the Troop, as soon as it matters
        self.beaten = [UNKNOWN] * len(ground.enemies)  # whether each beats the Troop, as soon as it matters

    def beaten_by(self, g: Position, i: int) -> bool:
        """Whether an enemy would win where the Troop stands now."""
        if self.beaten[i] == UNKNOWN:
            enemy = self.ground.enemies[i]
            self.beaten[i] = int(outlook(g, enemy, self.troop, g.troops[self.troop].at) >= WON)
        return self.beaten[i] == 1

    def saves_city(self, g: Position) -> bool:
        """Whether an enemy could take the City now, and the Troop in it would keep him out."""
        city = g.city[self.seat]
        for i in self.ground.comers(g, city):
            enemy = self.ground.enemies[i]
            if self.takes_city(g, enemy) and outlook(g, enemy, self.troop, city) < WON:
                return True
        return False

    def takes_city(self, g: Position, enemy: int) -> bool:
        """Whether an enemy could beat whoever else is in the City."""
        city = g.city[self.seat]
        for other in range(self.seat * AREAS, self.seat * AREAS + AREAS):
            if other != self.troop and g.troops[other].at == city and outlook(g, enemy, other, city) < WON:
                return False
        return True

    def value_at(self, g: Position, tile: int) -> float:
        """What it is worth that the Troop ends its march on a tile."""
        there = self.ground.standing[tile]
        if there != NOBODY and there != self.seat:
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
        return not self.shared(g, tile) and len(self.ground.comers(g, tile)) > 0

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
        return self.ground.own[tile] > (1 if g.troops[self.troop].at == tile else 0)

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
        if owner != NOBODY and owner != self.seat:
            if g.city[owner] == tile:
                points += self.city_value(g, owner)
            else:
                points += g.marks[tile] + 0.6 * self.land_value(g, tile)
        return points * chance - (1.0 - chance) * self.loss(g)

    def troop_value(self, g: Position, troop: int) -> float:
        """What a Troop will do for its owner until the end."""
        return WORK * self.rounds + 0.4 * strength(g, troop)

    def loss(self, g: Position) -> float:
        if self.lost < 0.0:
            self.lost = self.troop_value(g, self.troop) + (ARMY_POINTS if self.army else 0.0)
        return self.lost

    def risk(self, g: Position, tile: int) -> float:
        """What the Troop would lose to an enemy that can come there."""
        for i in self.ground.comers(g, tile):
            if self.beaten_by(g, i):
                return CAUTION * self.loss(g)
        return 0.0
