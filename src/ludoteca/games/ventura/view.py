"""What each seat may know."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, cast

from ludoteca.engine.kernel import SPECTATOR, Step
from ludoteca.games.ventura.actions import AREAS, AT, CARD_NAMES, cell_name
from ludoteca.games.ventura.battle_view import Fight, Fought, battle, fought
from ludoteca.games.ventura.content import (
    FAMILIES,
    FIRST_CONSCRIPT,
    NO_COLOUR,
    TILE_NAMES,
    Formula,
    of_ventura_deck,
)
from ludoteca.games.ventura.rules.administration import Expansion, Upkeep, earnings, to_earn, to_pay
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import Receive
from ludoteca.games.ventura.rules.marches import March
from ludoteca.games.ventura.rules.mobilization import Assign
from ludoteca.games.ventura.rules.rounds import PHASES, Round
from ludoteca.games.ventura.rules.setup import PlaceCity, PlaceTile, StartingDomain
from ludoteca.games.ventura.rules.tiles import border_cells, free_cells, worth
from ludoteca.games.ventura.rules.troops import exists, movement, upkeep_of
from ludoteca.games.ventura.rules.ventura_phase import Survey
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Position

Setup: TypeAlias = Literal["family", "tile", "city", "domain"]


class Hand(TypedDict):
    """How many cards of each deck a hand holds, and which of them the viewer knows."""

    ventura: int
    conscription: int
    known: NotRequired[list[str]]


class Reserve(TypedDict):
    """How many tiles a reserve holds, and which of them the viewer knows."""

    size: int
    known: NotRequired[list[str]]


class Troop(TypedDict):
    """VEN-INFO-03, VEN-RUL-47: open to all; in a battle the Companies stand in the order of the spaces."""

    area: int
    hex: str
    companies: list[str]
    movement: NotRequired[int]  # none: it does not march
    captain: NotRequired[str]  # of an Army
    wounds: NotRequired[list[int]]  # of each Company, where one is wounded
    left: NotRequired[list[int]]  # of the resistance of each, likewise
    moved: NotRequired[bool]  # it was activated in this phase F
    points: NotRequired[int]  # for movement, that it has left: while it marches, also during its battles


class Lasting(TypedDict, total=False):
    """Florins that Events take off the next upkeep, income and deployment, or put on the next income."""

    spared: int
    burned: int
    raised: int
    discount: int


class Player(TypedDict):
    """A family board with its five areas; of hand and reserve what the viewer may know."""

    family: str | None
    lost: NotRequired[bool]  # the family is out of the game
    score: int
    florins: int
    upkeep: int
    income: int
    next: int  # Florins after the next Upkeep as things stand, with what Events do to it; below 0: a debt
    earned: NotRequired[int]  # in the own Upkeep: the income, which is among the Florins already
    city: str | None  # its hex
    domain: dict[str, int]  # the markers on each hex
    hand: Hand
    reserve: Reserve
    troops: list[Troop]
    lasting: NotRequired[Lasting]


class Deck(TypedDict):
    """How many cards are left to draw, and the discards by name."""

    deck: int
    discard: dict[str, int]


class Regrouped(TypedDict):
    """A card that has its new area."""

    card: str
    area: int


class View(TypedDict):
    """Ventura as a seat or a spectator sees it. Things are called by their names; what is printed on them is
    told apart."""

    game: Literal["ventura"]
    seat: int | None  # none: a spectator
    seats: int
    asked: list[int]
    round: int  # 0: the game is being set up
    phase: str
    first: int | None
    abilities: bool  # families have some
    printed: str  # the digest of what is printed on tiles and cards
    tiles: dict[str, str]  # the type of each by its hex, in the order in which they were laid
    guarded: list[str]  # hexes that no opponent may enter in this round
    land_ranged: NotRequired[dict[str, int]]  # of the tiles whose neighbours make it more than is printed
    land_resistance: NotRequired[dict[str, int]]  # likewise
    players: list[Player]
    hand: list[str] | None
    reserve: list[str] | None
    row: list[str]
    stock: int
    ventura: Deck
    conscription: Deck
    removed: dict[str, int]
    setup: NotRequired[Setup]  # what is being set up
    cells: NotRequired[list[str]]  # where the viewer, who is asked about a tile, may lay it
    bottom: NotRequired[list[str | None]]  # of the stockpile; none: a tile that the viewer does not know
    looking: NotRequired[list[str]]  # cards or tiles that the viewer alone looks at
    regroup: NotRequired[list[Regrouped]]  # while Troops are regrouped
    battle: NotRequired[Fight]
    fought: NotRequired[Fought]  # the last battle, until everybody has had a turn since


def view(g: Position, seat: int) -> View:
    """VEN-INFO-01 to -09, VEN-RUL-89: everything public, and of the secrets the seat's own."""
    return cast(View, {**public(g), **own(g, seat)})


def public(g: Position) -> View:
    """What a spectator sees."""
    seen: View = {
        "game": "ventura",
        "seat": None,
        "seats": g.seats,
        "asked": list(g.asked),
        "round": g.round,
        "phase": phase(g),
        "first": None if g.first == NOBODY else g.first,
        "abilities": g.terms.familial,
        "printed": g.terms.printed,
        "tiles": {cell_name(g.where[i]): TILE_NAMES[g.kind[i]] for i in range(len(g.where))},
        "guarded": [cell_name(g.where[number]) for number in g.guarded],
        "players": [player(g, SPECTATOR, owner) for owner in range(g.seats)],
        "hand": None,
        "reserve": None,
        "row": [CARD_NAMES[kind] for kind in g.row],
        "stock": g.stock.size(),
        "ventura": {"deck": sum(g.ventura), "discard": by_name(g.ventura_discard, 0)},
        "conscription": {
            "deck": sum(g.conscription),
            "discard": by_name(g.conscription_discard, FIRST_CONSCRIPT),
        },
        "removed": by_name(g.removed, 0),
    }
    ranged, resistance = raised_land(g)
    if ranged:
        seen["land_ranged"] = ranged
    if resistance:
        seen["land_resistance"] = resistance
    for step in g.stack:
        if isinstance(step, Battle):
            seen["battle"] = battle(g, step, SPECTATOR)
    if g.fought.tile != NOWHERE and "battle" not in seen:
        seen["fought"] = fought(g)
    top = g.stack[-1] if g.stack else None
    if not g.round and g.stack:
        seen["setup"] = setup(g, top)
    if isinstance(top, Assign):
        given = range(len(top.assigned))
        seen["regroup"] = [{"card": CARD_NAMES[top.cards[i]], "area": top.assigned[i] + 1} for i in given]
    return seen


def own(g: Position, seat: int) -> dict[str, object]:
    """What a seat sees besides, or otherwise."""
    if seat == SPECTATOR:
        return {}
    seen: dict[str, object] = {
        "seat": seat,
        "hand": [CARD_NAMES[kind] for kind in g.hands[seat]],
        "reserve": [TILE_NAMES[kind] for kind in g.reserve[seat]],
    }
    if g.known_cards.glimpsed(seat) or g.known_tiles.glimpsed(seat):
        seen["players"] = [player(g, seat, owner) for owner in range(g.seats)]
    bottom = g.stock.known_to(seat)["bottom"]
    if bottom:
        seen["bottom"] = [None if kind is None else TILE_NAMES[kind] for kind in bottom]
    for step in g.stack:
        if isinstance(step, Battle):
            seen["battle"] = battle(g, step, seat)
    top = g.stack[-1] if g.stack else None
    if seat in g.asked:
        cells = cells_for(g, top)
        if cells:
            seen["cells"] = [cell_name(cell) for cell in cells]
    if isinstance(top, Receive) and top.seat == seat:
        seen["looking"] = [CARD_NAMES[kind] for kind in top.seen]
    if isinstance(top, Survey) and top.seat == seat:
        seen["looking"] = [TILE_NAMES[kind] for kind in top.seen]
    return seen


def phase(g: Position) -> str:
    if not g.stack:
        return "over"
    bottom = g.stack[0]
    return PHASES[bottom.phase] if isinstance(bottom, Round) and g.round else "setup"


def setup(g: Position, step: Step[Any] | None) -> Setup:
    """Which step of the setup it is; the two questions about a tile are one."""
    if isinstance(step, PlaceCity):
        return "city"
    if isinstance(step, StartingDomain):
        return "domain"
    return "family" if NOBODY in g.family else "tile"


def cells_for(g: Position, step: Step[Any] | None) -> list[int]:
    """The cells on which a tile may be laid, while one is asked which or where."""
    if isinstance(step, PlaceTile):
        return free_cells(g)
    if isinstance(step, PlaceCity):
        return [action - AT for action in step.options(g, step.seat)]
    if isinstance(step, Expansion):
        return border_cells(g, step.seat)
    return []


def by_name(counts: list[int], first: int) -> dict[str, int]:
    return {CARD_NAMES[first + i]: counts[i] for i in range(len(counts)) if counts[i]}


def player(g: Position, seat: int, owner: int) -> Player:
    first = owner * AREAS
    upkeep, income = upkeep_of(g, owner), earnings(g, owner)
    shown: Player = {
        "family": None if g.family[owner] == NOBODY else FAMILIES[g.family[owner]],
        "score": g.score[owner],
        "florins": g.florins[owner],
        "upkeep": upkeep,
        "income": income,
        "next": g.florins[owner] + to_earn(g, owner, income) - to_pay(g, owner, upkeep),
        "city": None if g.city[owner] == NOWHERE else cell_name(g.where[g.city[owner]]),
        "domain": domain(g, owner),
        "hand": hand(g, seat, owner),
        "reserve": reserve(g, seat, owner),
        "troops": [troop(g, first + area) for area in range(AREAS) if exists(g, first + area)],
    }
    earned = earned_now(g, owner)
    if earned != NOTHING:
        shown["earned"] = earned
        shown["next"] = g.florins[owner] - to_pay(g, owner, upkeep)
    if g.lost[owner]:
        shown["lost"] = True
    in_store = lasting(g, owner)
    if in_store:
        shown["lasting"] = in_store
    return shown


def earned_now(g: Position, owner: int) -> int:
    """VEN-RUL-27: what came in at the beginning of a seat's Upkeep that is not over; else NOTHING."""
    for step in g.stack:
        if isinstance(step, Upkeep) and step.seat == owner:
            return step.earned
    return NOTHING


def hand(g: Position, seat: int, owner: int) -> Hand:
    ventura = len([kind for kind in g.hands[owner] if of_ventura_deck(kind)])
    shown: Hand = {"ventura": ventura, "conscription": len(g.hands[owner]) - ventura}
    known = g.known_cards.to(seat, owner)
    if known:
        shown["known"] = [CARD_NAMES[kind] for kind in known]
    return shown


def reserve(g: Position, seat: int, owner: int) -> Reserve:
    shown: Reserve = {"size": len(g.reserve[owner])}
    known = g.known_tiles.to(seat, owner)
    if known:
        shown["known"] = [TILE_NAMES[kind] for kind in known]
    return shown


def lasting(g: Position, owner: int) -> Lasting:
    shown: Lasting = {}
    if g.spared[owner]:
        shown["spared"] = g.spared[owner]
    if g.burned[owner] > 0:
        shown["burned"] = g.burned[owner]
    if g.burned[owner] < 0:
        shown["raised"] = -g.burned[owner]
    if g.discount[owner]:
        shown["discount"] = g.discount[owner]
    return shown


def domain(g: Position, owner: int) -> dict[str, int]:
    """The tiles of a Domain by their hexes, with the markers on them."""
    owners, where, marks = g.owner, g.where, g.marks
    return {cell_name(where[i]): marks[i] for i in range(len(where)) if owners[i] == owner}


def raised_land(g: Position) -> tuple[dict[str, int], dict[str, int]]:
    """VEN-TILE-04: what land in a Domain adds to ranged assaults and prevents, where neighbours add to it."""
    ranged: dict[str, int] = {}
    resistance: dict[str, int] = {}
    for tile in range(len(g.owner)):
        if g.owner[tile] != NOBODY:
            land = g.terms.content.tiles[g.kind[tile]]
            raise_to(g, ranged, land.ranged, tile)
            raise_to(g, resistance, land.resistance, tile)
    return ranged, resistance


def raise_to(g: Position, shown: dict[str, int], formula: Formula, tile: int) -> None:
    """A tile with what its formula gives there, where that is more than is printed."""
    if formula.colour != NO_COLOUR:
        value = worth(g, formula, tile)
        if value != formula.base:
            shown[cell_name(g.where[tile])] = value


def troop(g: Position, number: int) -> Troop:
    there = g.troops[number]
    shown: Troop = {
        "area": number % AREAS + 1,
        "hex": cell_name(g.where[there.at]),
        "companies": [CARD_NAMES[kind] for kind in there.men],
    }
    points = movement(g, number) if there.men else 0
    if points:
        shown["movement"] = points
    if there.captain != NOTHING:
        shown["captain"] = CARD_NAMES[there.captain]
    if any(there.hurt):
        shown["wounds"] = list(there.hurt)
        resistance = g.terms.content.resistance
        shown["left"] = [resistance[there.men[slot]] - there.hurt[slot] for slot in range(len(there.men))]
    if there.moved:
        shown["moved"] = True
    for step in g.stack:
        if isinstance(step, March) and step.troop == number:
            shown["points"] = step.points + g.pace
    return shown
