"""What is foretold: how far a march comes and what happens there, what the next assault does."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name
from ludoteca.games.ventura.battle_view import Total
from ludoteca.games.ventura.bot.duel import MOST_ASSAULTS, Side, fight, side, usual_order
from ludoteca.games.ventura.bot.marching import paths
from ludoteca.games.ventura.content import ON_MELEE, ON_RANGED
from ludoteca.games.ventura.rules.account import total_of
from ludoteca.games.ventura.rules.battle import ARMY_POINTS, ATTACKER, DEFENDER, FIGHTING, Battle
from ludoteca.games.ventura.rules.marches import March
from ludoteca.games.ventura.rules.tiles import seat_on
from ludoteca.games.ventura.rules.troops import is_army, movement
from ludoteca.games.ventura.rules.winning import markers_with
from ludoteca.games.ventura.state import NOBODY, Position
from ludoteca.games.ventura.state import Side as Line


class Part(TypedDict):
    """What a total is made of: a Company's value or its text, the Captain's, the tile's, Events'."""

    part: Total
    amount: int
    card: NotRequired[str]


class Threat(TypedDict):
    """VEN-BAT-10: what a side would suffer, if nobody acts."""

    prevented: int
    hits: list[int]  # of each Company on the spaces that fight
    falls: list[bool]
    wasted: int  # wounds that nobody is left for


class Coming(TypedDict):
    """A side of the next assault: what its total is made of, and what it would suffer."""

    made: list[Part]
    threat: Threat


Verdict: TypeAlias = Literal["win", "likely", "open", "lost"]
LIKELY: Final = 2 / 3  # of the enemy's orders


class Duel(TypedDict):
    """A battle in the head, in the own order that is best, over all orders of the enemy."""

    verdict: Verdict
    least: int  # own Companies that fall
    most: int
    companies: int  # own ones
    enemies: list[int]  # areas of the enemy's Troops
    ranged: list[int]  # the first totals: own, and the enemy's in its usual order
    melee: list[int]


class Reach(TypedDict):
    """A tile on which a march may end."""

    path: list[str]  # every tile on the way, this one last
    cost: int  # movement points up to there
    points: int  # that ending there brings, after a battle if there is one
    battle: NotRequired[Duel]


class Marching(TypedDict):
    """The march of the viewer's Troop."""

    area: int
    points: int  # movement points that are left
    all: int  # at its start
    reach: dict[str, Reach]


class Forecast(TypedDict, total=False):
    """Of a march, or of a battle: the attacker's side, then the defender's."""

    march: Marching
    assault: list[Coming]


def forecast(g: Position) -> Forecast | None:
    """What whoever is asked now can be told beforehand."""
    top = g.stack[-1]
    if isinstance(top, March):
        return {"march": marching(g, top)}
    for step in g.stack:
        if isinstance(step, Battle) and Battle.REVEAL < step.at < Battle.ENDED:
            return {"assault": [coming(g, step, side) for side in (ATTACKER, DEFENDER)]}
    return None


def coming(g: Position, step: Battle, side: int) -> Coming:
    ranged = step.assault == 0
    wounds = total_of(step.parts(g, 1 - side, ranged))
    return {"made": made_by(g, step, side), "threat": threat(g, g.sides[side], wounds)}


def made_by(g: Position, step: Battle, side: int) -> list[Part]:
    """The parts of a total, Company by Company."""
    content = g.terms.content
    ranged = step.assault == 0
    values = content.ranged if ranged else content.melee
    troop = g.troops[g.sides[side].troop]
    found: list[Part] = []
    for slot in range(min(FIGHTING, len(troop.men))):
        kind = troop.men[slot]
        found.append({"part": "companies", "amount": values[kind], "card": CARD_NAMES[kind]})
        special = step.special(g, side, kind, slot, ON_RANGED if ranged else ON_MELEE)
        if special:
            found.append({"part": "specials", "amount": special, "card": CARD_NAMES[kind]})
    _, _, captain, land, events = step.parts(g, side, ranged)
    if captain:
        found.append({"part": "captain", "amount": captain, "card": CARD_NAMES[troop.captain]})
    if land:
        found.append({"part": "tile", "amount": land})
    if events:
        found.append({"part": "events", "amount": events})
    return found


def threat(g: Position, side: Line, wounds: int) -> Threat:
    """VEN-MOD-05, VEN-BAT-10: what is prevented; then space I, then II."""
    prevented = min(wounds, side.land + side.captain + side.prevention)
    left = wounds - prevented
    troop = g.troops[side.troop]
    hits: list[int] = []
    falls: list[bool] = []
    for slot in range(min(FIGHTING, len(troop.men))):
        holds = g.terms.content.resistance[troop.men[slot]] - troop.hurt[slot]
        hits.append(min(left, holds))
        falls.append(left >= holds)
        left -= hits[slot]
    return {"prevented": prevented, "hits": hits, "falls": falls, "wasted": left}


def marching(g: Position, step: March) -> Marching:
    troop = step.troop
    before = paths(g, troop, step.points)
    return {
        "area": troop % AREAS + 1,
        "points": step.points,
        "all": max(movement(g, troop), step.points),
        "reach": {cell_name(g.where[tile]): reach(g, troop, tile, before) for tile in before},
    }


def reach(g: Position, troop: int, tile: int, before: dict[int, int]) -> Reach:
    way = [tile]
    while before[way[0]] in before:
        way.insert(0, before[way[0]])
    cost = g.terms.content.cost
    shown: Reach = {
        "path": [cell_name(g.where[one]) for one in way],
        "cost": sum([cost[g.kind[one]] for one in way]),
        "points": points_at(g, troop, tile),
    }
    enemy = seat_on(g, tile)
    if enemy not in (NOBODY, troop // AREAS):
        shown["battle"] = duel(g, troop, tile, enemy)
    return shown


def points_at(g: Position, troop: int, tile: int) -> int:
    """VEN-VP-03, VEN-VP-04: an Army takes the markers of others, and beaten Armies count."""
    seat = troop // AREAS
    owner = g.owner[tile]
    points = 0
    if is_army(g, troop) and owner not in (NOBODY, seat):
        points += markers_with(g, tile)
    enemy = seat_on(g, tile)
    if enemy not in (NOBODY, seat):
        points += ARMY_POINTS * len([one for one in troops_at(g, enemy, tile) if is_army(g, one)])
    return points


def troops_at(g: Position, seat: int, tile: int) -> list[int]:
    first = seat * AREAS
    return [troop for troop in range(first, first + AREAS) if g.troops[troop].at == tile]


def duel(g: Position, troop: int, tile: int, enemy: int) -> Duel:
    """Every order of the spaces that fight, on both sides; further Troops of the enemy line up as usual."""
    defenders = troops_at(g, enemy, tile)
    enemy_orders = orders(g, defenders[0])
    companies = len(g.troops[troop].men)
    best = (
        -1,
        0,
        companies,
        companies,
    )  # orders that win, minus the Companies that fall at most, and both ends
    for order in orders(g, troop):
        wins = 0
        fallen: list[int] = []
        for other in enemy_orders:
            left, won = fought(g, troop, tile, defenders, order, other)
            wins += int(won)
            fallen.append(companies - left)
        found = (wins, -max(fallen), min(fallen), max(fallen))
        best = max(best, found)
    one = side(g, troop, tile, usual_order(g, troop))
    other_side = side(g, defenders[0], tile, usual_order(g, defenders[0]))
    return {
        "verdict": verdict(best[0], len(enemy_orders)),
        "least": best[2],
        "most": best[3],
        "companies": companies,
        "enemies": [defender % AREAS + 1 for defender in defenders],
        "ranged": totals(g, one, other_side, tile, True),
        "melee": totals(g, one, other_side, tile, False),
    }


def verdict(wins: int, all: int) -> Verdict:
    if wins == all:
        return "win"
    if not wins:
        return "lost"
    return "likely" if wins >= LIKELY * all else "open"


def totals(g: Position, one: Side, other: Side, tile: int, ranged: bool) -> list[int]:
    return [one.total(g, other, tile, ranged), other.total(g, one, tile, ranged)]


def fought(
    g: Position, troop: int, tile: int, defenders: list[int], order: list[int], other: list[int]
) -> tuple[int, bool]:
    """How many own Companies are left after battles to the end, and whether all enemies are gone."""
    one = side(g, troop, tile, order)
    prevention = one.prevention
    for defender in defenders:
        line = other if defender == defenders[0] else usual_order(g, defender)
        enemy = side(g, defender, tile, line)
        one.prevention = prevention
        fight(g, one, enemy, tile, True, MOST_ASSAULTS)
        if enemy.kinds or not one.kinds:
            return len(one.kinds), False
    return len(one.kinds), True


def orders(g: Position, troop: int) -> list[list[int]]:
    """Who stands on the spaces that fight first, in every way; the others follow as usual."""
    usual = usual_order(g, troop)
    if len(usual) < FIGHTING:
        return [usual]
    found: list[list[int]] = []
    seen: list[list[int]] = []
    there = g.troops[troop]
    for first in usual:
        for second in usual:
            if first == second:
                continue
            line = [first, second, *[slot for slot in usual if slot not in (first, second)]]
            alike = [value for slot in line for value in (there.men[slot], there.hurt[slot])]
            if alike not in seen:  # Companies of one name are alike
                seen.append(alike)
                found.append(line)
    return found
