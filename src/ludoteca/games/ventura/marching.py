"""Where a sensible player's Troops go: to land that pays, to battles that can be won, home in danger."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import ACTIVATE, AREAS, AT, DONE
from ludoteca.games.ventura.content import COLOUR_OF, PAPAL
from ludoteca.games.ventura.duel import outlook, strength
from ludoteca.games.ventura.rules.land import SIDES, seat_on
from ludoteca.games.ventura.rules.phase_f import March, Marches
from ludoteca.games.ventura.rules.troops import is_army, movement
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position

COLOURS: Final = COLOUR_OF
FAR: Final = 99


def choose(g: Position, seat: int, step: Marches | March, options: list[int]) -> int:
    if isinstance(step, March):
        return next_step(g, seat, step, options)
    best = DONE
    most = 0.3
    for action in options:
        if ACTIVATE <= action < ACTIVATE + AREAS:
            troop = seat * AREAS + action - ACTIVATE
            here = value_at(g, seat, troop, g.at[troop], True)
            reach = paths(g, troop, movement(g, troop))
            for tile in reach:
                value = value_at(g, seat, troop, tile, False) - here
                if value > most:
                    most = value
                    best = action
    return best


def next_step(g: Position, seat: int, step: March, options: list[int]) -> int:
    """Towards the best tile within reach; stop where one stands if that is best."""
    troop = step.troop
    at = g.at[troop]
    reach = paths(g, troop, step.points)
    best = at
    most = value_at(g, seat, troop, at, step.entered == NOWHERE) + 0.1
    for tile in reach:
        value = value_at(g, seat, troop, tile, False)
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
    start = g.at[troop]
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


def value_at(g: Position, seat: int, troop: int, tile: int, stays: bool) -> float:
    """What it is worth that a Troop ends its march on a tile."""
    army = is_army(g, troop)
    there = seat_on(g, tile)
    value = 0.0
    if there not in (NOBODY, seat):
        return battle_value(g, seat, troop, tile, there)
    owner = g.owner[tile]
    if owner == NOBODY:
        value += g.terms.content.tiles[g.kind[tile]].income.base + (4.0 if g.kind[tile] == PAPAL else 0.5)
    elif owner != seat:
        value += g.marks[tile] * (1.0 if army and not stays else 0.8) + 1.0
        if g.kind[tile] == PAPAL:
            value += 4.0
        if g.city[owner] == tile:
            value += 40.0
    elif g.kind[tile] == PAPAL:
        value += 0.8
    if owner != seat and others_there(g, seat, troop, tile):
        value *= 0.1  # another own Troop takes it already
    value += 0.8 * danger(g, seat, tile) if tile == g.city[seat] else 0.0
    return value - 0.15 * risk(g, seat, troop, tile)


def others_there(g: Position, seat: int, troop: int, tile: int) -> bool:
    for other in range(seat * AREAS, seat * AREAS + AREAS):
        if other != troop and g.at[other] == tile:
            return True
    return False


def battle_value(g: Position, seat: int, troop: int, tile: int, enemy: int) -> float:
    """A battle that can be won, with what the land behind it brings; or one that is better left alone."""
    worst = 1.0
    points = 0.0
    for other in range(enemy * AREAS, enemy * AREAS + AREAS):
        if g.at[other] == tile:
            worst = min(worst, outlook(g, troop, other, tile))
            points += (5.0 if is_army(g, other) else 0.5) + 0.3 * strength(g, other)
    if worst <= 0.2:
        return -5.0
    value = points * worst
    owner = g.owner[tile]
    if owner not in (NOBODY, seat):
        value += g.marks[tile]
        if g.city[owner] == tile:
            value += 35.0
    return value - 1.5 * (1.0 - worst)


def near_enemies(g: Position, seat: int, tile: int) -> float:
    """The strongest opponent's Troop that stands beside a tile."""
    most = 0.0
    for side in range(tile * SIDES, tile * SIDES + SIDES):
        other = g.near[side]
        if other != NOWHERE:
            who = seat_on(g, other)
            if who not in (NOBODY, seat):
                for troop in range(who * AREAS, who * AREAS + AREAS):
                    if g.at[troop] == other:
                        most = max(most, strength(g, troop))
    return most


def danger(g: Position, seat: int, tile: int) -> float:
    """How much stronger the enemies beside a tile are than its defenders."""
    own = 0.0
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        if g.at[troop] == tile:
            own += strength(g, troop)
    return max(0.0, near_enemies(g, seat, tile) - 0.6 * own)


def risk(g: Position, seat: int, troop: int, tile: int) -> float:
    """How much stronger the enemies beside a tile are than the Troop that would stand there."""
    return max(0.0, near_enemies(g, seat, tile) - strength(g, troop))
