"""What everybody sees of a battle: its assaults, the next one, what Events change; and the last battle."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name
from ludoteca.games.ventura.rules.account import PARTS, SIDES, Place, total_of
from ludoteca.games.ventura.rules.battle import ATTACKER, DEFENDER, Battle
from ludoteca.games.ventura.state import NOTHING, Position

BOTH = (ATTACKER, DEFENDER)


Total: TypeAlias = Literal["companies", "specials", "captain", "tile", "events"]
Order: TypeAlias = Literal["open", "sealed", "revealed"]
Outcome: TypeAlias = Literal["eliminated", "retreated", "even", "broken-off"]
TOTALS: Final[tuple[Total, ...]] = ("companies", "specials", "captain", "tile", "events")
OUTCOMES: Final[tuple[Outcome, ...]] = ("eliminated", "retreated", "even", "broken-off")


class Effort(TypedDict):
    """What one side brings to an assault, and, once that is fought, what it suffered."""

    total: int
    parts: dict[Total, int]  # of the total, those that count
    prevented: NotRequired[int]
    wounds: NotRequired[int]
    lost: NotRequired[list[str]]  # from space I on


class Assault(TypedDict):
    """An assault: the attacker's effort, then the defender's."""

    kind: Literal["ranged", "melee"]
    sides: list[Effort]


class Ending(TypedDict):
    """How a battle ended: the winner is a seat, if there is one."""

    how: Outcome
    winner: int | None
    points: int


class Fought(TypedDict):
    """A battle, also one that is over."""

    hex: str
    attacker: int
    attacker_area: int
    defender: int
    defender_area: int
    assaults: list[Assault]
    ending: NotRequired[Ending]


class Prevention(TypedDict):
    """VEN-WND-08: wounds that are still prevented, by what prevents them."""

    tile: int
    captain: int
    events: int


class Edges(TypedDict, total=False):
    """What Events that were played do for a side, or to it, in what is still to come."""

    every: int  # to every assault total
    ranged: int
    melee: int  # to the next melee assault
    held: bool  # may not retreat
    free: bool  # may retreat to any tile without enemies
    forced: bool  # must retreat if it can


class Fight(Fought):
    """A battle that is being fought; of two things the first is the attacker's."""

    orders: list[Order]
    waiting: list[int]  # areas of further Troops of the defender on the tile
    prevention: list[Prevention]
    edges: list[Edges]
    shooting: bool  # the ranged assault is still to come
    next: NotRequired[Assault]  # without wounds
    order: NotRequired[list[str]]  # the own sealed one, as far as it is made


def battle(g: Position, step: Battle, seat: int) -> Fight:
    """VEN-INFO-07: of the orders only the own, until both are revealed."""
    told = fought(g)
    shown: Fight = {
        "hex": told["hex"],
        "attacker": told["attacker"],
        "attacker_area": told["attacker_area"],
        "defender": told["defender"],
        "defender_area": told["defender_area"],
        "assaults": told["assaults"],
        "orders": [order(g, step, side) for side in BOTH],
        "waiting": [
            troop % AREAS + 1
            for troop in range(len(g.troops))
            if g.troops[troop].at == step.tile
            and troop // AREAS == step.defender // AREAS
            and troop != step.defender
        ],
        "prevention": [prevention(g, step, side) for side in BOTH],
        "edges": [edges(g, step, side) for side in BOTH],
        "shooting": step.assault == 0,
    }
    if "ending" in told:
        shown["ending"] = told["ending"]
    if Battle.REVEAL < step.at < Battle.ENDED:
        parts = [step.parts(g, side, step.assault == 0) for side in BOTH]
        shown["next"] = {"kind": kind_of(step.assault), "sides": [made_of(one) for one in parts]}
    if seat in (step.attacker // AREAS, step.defender // AREAS) and step.at == Battle.REVEAL:
        side = step.side_of(seat)
        men = g.troops[step.troop(side)].men
        shown["order"] = [CARD_NAMES[men[slot]] for slot in step.line(side)]
    return shown


def fought(g: Position) -> Fought:
    """The battle of the account, or what is told of it so far."""
    said = g.fought
    attacker = said[Place.TROOP]
    defender = said[Place.TROOP + 1]
    count = (len(said) - Place.HEAD) // Place.ASSAULT
    shown: Fought = {
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
            "how": OUTCOMES[said[Place.ENDING] - 1],
            "winner": None if winner < 0 else (attacker if winner == ATTACKER else defender) // AREAS,
            "points": said[Place.POINTS],
        }
    return shown


def kind_of(number: int) -> Literal["ranged", "melee"]:
    """VEN-BAT-07."""
    return "melee" if number else "ranged"


def assault(said: list[int], number: int) -> Assault:
    first = Place.HEAD + number * Place.ASSAULT
    sides: list[Effort] = []
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


def made_of(parts: list[int]) -> Effort:
    """A total, and those of its parts that count."""
    return {
        "total": total_of(parts),
        "parts": {TOTALS[i]: parts[i] for i in range(len(TOTALS)) if parts[i]},
    }


def order(g: Position, step: Battle, side: int) -> Order:
    """How far a side's order is, as the others can tell."""
    if step.at > Battle.REVEAL:
        return "revealed"
    return "sealed" if step.at == Battle.REVEAL and step.troop(side) // AREAS not in g.asked else "open"


def prevention(g: Position, step: Battle, side: int) -> Prevention:
    return {
        "tile": step.land_pool[side],
        "captain": step.captain_pool[side],
        "events": g.edges[side].prevention,
    }


def edges(g: Position, step: Battle, side: int) -> Edges:
    """What is nothing is left out; after the ranged assault nobody shoots again."""
    shown: Edges = {}
    edge = g.edges[side]
    if edge.battle:
        shown["every"] = edge.battle
    if edge.ranged and step.assault == 0:
        shown["ranged"] = edge.ranged
    if edge.melee:
        shown["melee"] = edge.melee
    if edge.held:
        shown["held"] = True
    if edge.free:
        shown["free"] = True
    if edge.forced:
        shown["forced"] = True
    return shown
