"""What everybody sees of a battle: its assaults, the next one, what Events change; and the last battle."""

from __future__ import annotations

from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name
from ludoteca.games.ventura.rules.account import ENDINGS, PARTS, SIDES, Place, total_of
from ludoteca.games.ventura.rules.battle import ATTACKER, DEFENDER, Battle, Edge
from ludoteca.games.ventura.state import NOTHING, Position

BOTH = (ATTACKER, DEFENDER)


def battle(g: Position, step: Battle, seat: int) -> dict[str, object]:
    """VEN-INFO-07: of the orders only the own, until both are revealed."""
    shown = fought(g)
    shown["orders"] = [order(g, step, side) for side in BOTH]
    shown["waiting"] = [
        troop % AREAS + 1
        for troop in range(len(g.troops))
        if g.troops[troop].at == step.tile
        and troop // AREAS == step.defender // AREAS
        and troop != step.defender
    ]
    shown["prevention"] = [prevention(g, step, side) for side in BOTH]
    shown["edges"] = [edges(g, side) for side in BOTH]
    if Battle.REVEAL < step.at < Battle.ENDED:
        ranged = step.assault == 0
        parts = [step.parts(g, side, ranged) for side in BOTH]
        shown["next"] = {"kind": kind_of(step.assault), "sides": [made_of(one) for one in parts]}
    if seat in (step.attacker // AREAS, step.defender // AREAS) and step.at == Battle.REVEAL:
        side = step.side_of(seat)
        men = g.troops[step.troop(side)].men
        shown["order"] = [CARD_NAMES[men[slot]] for slot in step.line(side)]
    return shown


def fought(g: Position) -> dict[str, object]:
    """The battle of the account, or what is told of it so far."""
    said = g.fought
    attacker = said[Place.TROOP]
    defender = said[Place.TROOP + 1]
    count = (len(said) - Place.HEAD) // Place.ASSAULT
    shown: dict[str, object] = {
        "hex": cell_name(g.where[said[Place.TILE]]),
        "attacker": attacker // AREAS,
        "attacker_area": attacker % AREAS + 1,
        "defender": defender // AREAS,
        "defender_area": defender % AREAS + 1,
        "assaults": [assault(said, number) for number in range(count)],
    }
    if said[Place.ENDING]:
        winner = said[Place.WINNER]
        shown["ending"] = {
            "how": ENDINGS[said[Place.ENDING]],
            "winner": None if winner < 0 else (attacker if winner == ATTACKER else defender) // AREAS,
            "points": said[Place.POINTS],
        }
    return shown


def kind_of(number: int) -> str:
    """VEN-BAT-07."""
    return "melee" if number else "ranged"


def assault(said: list[int], number: int) -> dict[str, object]:
    first = Place.HEAD + number * Place.ASSAULT
    sides: list[dict[str, object]] = []
    for side in BOTH:
        made = first + Place.MADE + side * len(PARTS)
        suffered = first + Place.SUFFERED + side * SIDES
        fallen = first + Place.FALLEN + side * SIDES
        one = made_of(said[made : made + len(PARTS)])
        one["prevented"] = said[suffered]
        one["wounds"] = said[suffered + 1]
        gone = [said[fallen + 1], said[fallen]]  # from space I on
        one["lost"] = [CARD_NAMES[kind] for kind in gone if kind != NOTHING]
        sides.append(one)
    return {"kind": kind_of(number), "sides": sides}


def made_of(parts: list[int]) -> dict[str, object]:
    """A total, and those of its parts that count."""
    return {
        "total": total_of(parts),
        "parts": {PARTS[i]: parts[i] for i in range(len(PARTS)) if parts[i]},
    }


def order(g: Position, step: Battle, side: int) -> str:
    """How far a side's order is, as the others can tell."""
    if step.at > Battle.REVEAL:
        return "revealed"
    return "sealed" if step.at == Battle.REVEAL and step.troop(side) // AREAS not in g.asked else "open"


def prevention(g: Position, step: Battle, side: int) -> dict[str, int]:
    """VEN-WND-08: wounds that are still prevented, by what prevents them."""
    return {
        "tile": step.land_pool[side],
        "captain": step.captain_pool[side],
        "events": g.edge[Edge.PREVENTION + side],
    }


def edges(g: Position, side: int) -> dict[str, object]:
    """What Events that were played do for a side, or to it, in what is still to come."""
    return {
        "every": g.edge[Edge.BATTLE + side],
        "ranged": g.edge[Edge.RANGED + side],
        "melee": g.edge[Edge.MELEE + side],
        "held": bool(g.edge[Edge.HELD + side]),
        "free": bool(g.edge[Edge.FREE + side]),
        "forced": bool(g.edge[Edge.FORCED + side]),
    }
