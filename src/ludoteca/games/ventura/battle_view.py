"""What everybody sees of a battle: its assaults, the next one, what Events change; and the last battle."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_name
from ludoteca.games.ventura.rules.account import GOES_ON, total_of
from ludoteca.games.ventura.rules.battle import ATTACKER, DEFENDER, Battle, fighting, side_of
from ludoteca.games.ventura.state import NOBODY, Account, Position, Side

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
    wounds: NotRequired[int]
    prevented: NotRequired[int]  # where some were
    lost: NotRequired[list[str]]  # from space I on, where any were


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
    """VEN-WND-08: wounds that are still prevented, and by what."""

    all: int
    tile: NotRequired[int]
    captain: NotRequired[int]
    events: NotRequired[int]


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
    waiting: NotRequired[list[int]]  # areas of further Troops of the defender on the tile
    prevention: list[Prevention]
    edges: NotRequired[list[Edges]]  # where Events give one
    next: NotRequired[Assault]  # without wounds
    order: NotRequired[list[str]]  # the own sealed one, as far as it is made


def battle(g: Position, step: Battle, seat: int) -> Fight:
    """VEN-INFO-07: of the orders only the own, until both are revealed."""
    told = fought(g)
    defender = g.sides[DEFENDER].troop
    shown: Fight = {
        "hex": told["hex"],
        "attacker": told["attacker"],
        "attacker_area": told["attacker_area"],
        "defender": told["defender"],
        "defender_area": told["defender_area"],
        "assaults": told["assaults"],
        "orders": [order(g, step, side.troop // AREAS) for side in g.sides],
        "prevention": [prevention(side) for side in g.sides],
    }
    waiting = [
        troop % AREAS + 1
        for troop in range(len(g.troops))
        if g.troops[troop].at == step.tile and troop // AREAS == defender // AREAS and troop != defender
    ]
    if waiting:
        shown["waiting"] = waiting
    given = [edges(side, step.assault == 0) for side in g.sides]
    if any(given):
        shown["edges"] = given
    if "ending" in told:
        shown["ending"] = told["ending"]
    if step.foretells():
        parts = [step.parts(g, side, step.assault == 0) for side in BOTH]
        shown["next"] = {"kind": kind_of(step.assault), "sides": [made_of(one) for one in parts]}
    if seat in fighting(g) and step.at == Battle.REVEAL:
        own = g.sides[side_of(g, seat)]
        men = g.troops[own.troop].men
        shown["order"] = [CARD_NAMES[men[slot]] for slot in own.line]
    return shown


def fought(g: Position) -> Fought:
    """The battle of the account, or what is told of it so far."""
    told = g.fought
    shown: Fought = {
        "hex": cell_name(g.where[told.tile]),
        "attacker": told.attacker // AREAS,
        "attacker_area": told.attacker % AREAS + 1,
        "defender": told.defender // AREAS,
        "defender_area": told.defender % AREAS + 1,
        "assaults": [assault(told, number) for number in range(len(told.assaults))],
    }
    if told.ending != GOES_ON:
        winner = told.attacker if told.winner == ATTACKER else told.defender
        shown["ending"] = {
            "how": OUTCOMES[told.ending - 1],
            "winner": None if told.winner == NOBODY else winner // AREAS,
            "points": told.points,
        }
    return shown


def kind_of(number: int) -> Literal["ranged", "melee"]:
    """VEN-BAT-07."""
    return "melee" if number else "ranged"


def assault(told: Account, number: int) -> Assault:
    sides: list[Effort] = []
    for side in told.assaults[number]:
        shown = made_of(side.made)
        shown["wounds"] = side.wounds
        if side.prevented:
            shown["prevented"] = side.prevented
        if side.lost:
            shown["lost"] = [CARD_NAMES[kind] for kind in side.lost]
        sides.append(shown)
    return {"kind": kind_of(number), "sides": sides}


def made_of(parts: tuple[int, ...]) -> Effort:
    """A total, and those of its parts that count."""
    return {
        "total": total_of(parts),
        "parts": {TOTALS[i]: parts[i] for i in range(len(TOTALS)) if parts[i]},
    }


def order(g: Position, step: Battle, seat: int) -> Order:
    """How far a side's order is, as the others can tell."""
    if step.at > Battle.REVEAL:
        return "revealed"
    return "sealed" if step.at == Battle.REVEAL and seat not in g.asked else "open"


def prevention(side: Side) -> Prevention:
    """What prevents nothing is left out."""
    shown: Prevention = {"all": side.land + side.captain + side.prevention}
    if side.land:
        shown["tile"] = side.land
    if side.captain:
        shown["captain"] = side.captain
    if side.prevention:
        shown["events"] = side.prevention
    return shown


def edges(side: Side, shooting: bool) -> Edges:
    """What is nothing is left out; after the ranged assault nobody shoots again."""
    shown: Edges = {}
    if side.battle:
        shown["every"] = side.battle
    if side.ranged and shooting:
        shown["ranged"] = side.ranged
    if side.melee:
        shown["melee"] = side.melee
    if side.held:
        shown["held"] = True
    if side.free:
        shown["free"] = True
    if side.forced:
        shown["forced"] = True
    return shown
