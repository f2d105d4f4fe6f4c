"""What a seat may know of a game of Ventura as numbers, field by field (VEN-INFO-01 to -09)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludoteca.engine.ints import total
from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    shift_of,
    write_asked,
    write_counted,
    write_each,
    write_numbers,
    write_one_of,
    write_some,
    write_whose,
)
from ludoteca.games.ventura.actions import AREAS, RANKS, REACH, SPAN
from ludoteca.games.ventura.content import (
    ALL_TILES,
    FAMILIES,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    KINDS,
    TILE_TYPES,
)
from ludoteca.games.ventura.rules.administration import Expansion
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import Receive
from ludoteca.games.ventura.rules.rounds import PHASES
from ludoteca.games.ventura.rules.setup import PlaceTile
from ludoteca.games.ventura.rules.ventura_phase import Survey
from ludoteca.games.ventura.state import Position, Troop
from ludoteca.games.ventura.view import phase

MOST: Final = 999  # of numbers without a limit: points, Florins, bonuses
MANY: Final = 120  # cards
SIDE: Final = 9
TROOP: Final = 3 + 2 * RANKS
SIGNED: Final = shift_of(-MOST)
ALL_PHASES: Final = ("setup", "over", *PHASES)
PLACE_OF_PHASE: Final = {name: i for i, name in enumerate(ALL_PHASES)}

OBSERVATIONS: Final = Observations()


def observation(g: Position) -> Observation:
    return OBSERVATIONS.of(g.seats, lambda: fields(g.seats))


def fields(n: int) -> list[Field]:
    tiles = ALL_TILES
    side = "of the attacker, then of the defender: prevented by tile, Captain and Events; added to every, the"
    side += " ranged and the next melee assault; held, free and forced in a retreat"
    troop = "of each area: the tile, the Captain, five Companies, their wounds, whether it has moved; tiles"
    troop += " and cards are numbers from 1 on, 0 is none"
    laid = "the type of each tile, in the order of laying"
    gone = "discards of the Ventura deck"
    return [
        Field("asked", (n,), 0, 1, "who must choose now", write=front, made_of=front_of),
        Field("round", (1,), 0, MOST, "0 while the game is being set up"),
        Field("phase", (len(ALL_PHASES),), 0, 1, ", ".join(ALL_PHASES)),
        Field("first", (n,), 0, 1, "who holds the first-player card"),
        Field("family", (n, len(FAMILIES)), 0, 1, "the family of each seat"),
        Field("lost", (n,), 0, 1, "is eliminated"),
        Field("score", (n,), -MOST, MOST, "points"),
        Field("florins", (n,), -MOST, MOST, "of each seat"),
        Field("lasting", (n, 3), -MOST, MOST, "upkeep spared, income lost, Florins off a deployment"),
        Field("kinds", (tiles, TILE_TYPES), 0, 1, laid, write=land, made_of=land_of),
        Field("cells", (tiles, 2), -REACH, REACH, "where each tile lies: q and r"),
        Field("owner", (tiles, n), 0, 1, "in whose Domain each tile is", write=domains, made_of=domains_of),
        Field("marks", (tiles,), 0, MOST, "Domain markers on each tile"),
        Field("guarded", (tiles,), 0, 1, "tiles that no opponent may enter in this round"),
        Field("city", (n, tiles), 0, 1, "the City of each seat"),
        Field("troops", (n, AREAS, TROOP), 0, MANY, troop, things=troops, spell=spell_troop),
        Field("hand", (KINDS,), 0, MANY, "the viewer's cards, by kind", write=holdings, made_of=holdings_of),
        Field("hands", (n, 2), 0, MANY, "cards of each hand, by their backs"),
        Field("known", (n - 1, KINDS), 0, MANY, "cards that the viewer knows in the others' hands"),
        Field("reserve", (TILE_TYPES,), 0, tiles, "the viewer's tiles, by type"),
        Field("reserves", (n,), 0, tiles, "tiles of each seat"),
        Field("known_tiles", (n - 1, TILE_TYPES), 0, tiles, "that the viewer knows in them"),
        Field("row", (KINDS,), 0, MANY, "the face-up cards, by kind", write=piles, made_of=piles_of),
        Field("decks", (3,), 0, MANY, "how many tiles, Ventura and conscription cards are left"),
        Field("bottom", (TILE_TYPES,), 0, tiles, "tiles that the viewer knows below the stockpile"),
        Field("discard", (FIRST_CONSCRIPT,), 0, MANY, gone, write=discards, made_of=discards_of),
        Field("conscripts", (FIRST_GARRISON - FIRST_CONSCRIPT,), 0, MANY, "and of the other"),
        Field("removed", (KINDS,), 0, MANY, "cards out of the game"),
        Field("looks_at", (KINDS,), 0, MANY, "cards that the viewer alone looks at", write=rest),
        Field("looks_at_tiles", (TILE_TYPES,), 0, tiles, "tiles that it looks at"),
        Field("chosen", (TILE_TYPES,), 0, 1, "the tile that the viewer is about to lay"),
        Field("battle", (2, n, AREAS), 0, 1, "the Troops that fight: attacker and defender"),
        Field("sides", (2, SIDE), -MOST, MOST, side),
        Field("order", (RANKS,), 0, RANKS, "the viewer's Companies from space I on, by their places"),
    ]


def front(g: Position, seat: int, row: Row, at: i64) -> None:
    n = g.seats
    standing(g, seat, row, at)
    wealth(g, seat, row, at + 3 * n + 1 + len(ALL_PHASES) + n * len(FAMILIES))


def front_of(g: Position, seat: int) -> list[list[Any]]:
    now: list[Any] = [g.asked, g.round, phase(g), g.first]
    return [now, g.score, g.florins, g.family, g.lost, g.spared, g.burned, g.discount]


def standing(g: Position, seat: i64, row: Row, at: i64) -> None:
    """The seats, the round and its phase."""
    n: i64 = g.seats
    write_asked(g, seat, row, at)
    row[at + n] = g.round
    at += n + 1
    row[at + PLACE_OF_PHASE[phase(g)]] = 1
    at += len(ALL_PHASES)
    write_whose(g.first, n, seat, row, at)
    at += n
    lost = at + n * len(FAMILIES)
    for i in range(n):
        owner = (seat + i) % n
        write_one_of(g.family[owner], len(FAMILIES), row, at)
        at += len(FAMILIES)
        if g.lost[owner]:
            row[lost + i] = 1


def wealth(g: Position, seat: i64, row: Row, at: i64) -> None:
    """Points and Florins, and what Events change for the next ones."""
    n: i64 = g.seats
    lasting = at + 2 * n
    for i in range(n):
        owner = (seat + i) % n
        row[at + i] = g.score[owner] + SIGNED
        row[at + n + i] = g.florins[owner] + SIGNED
        if g.spared[owner] or g.burned[owner] or g.discount[owner]:
            row[lasting] = g.spared[owner] + SIGNED
            row[lasting + 1] = g.burned[owner] + SIGNED
            row[lasting + 2] = g.discount[owner] + SIGNED
        lasting += 3


def land(g: Position, seat: int, row: Row, at: i64) -> None:
    """The tiles. A cell is q and r, each with the shift of its field, as one number."""
    cells = at + ALL_TILES * TILE_TYPES
    tiles: i64 = len(g.kind)
    for tile in range(tiles):
        where: i64 = g.where[tile]
        row[at + tile * TILE_TYPES + g.kind[tile]] = 1
        row[cells + 2 * tile] = where // SPAN
        row[cells + 2 * tile + 1] = where % SPAN


def land_of(g: Position, seat: int) -> list[list[int]]:
    return [g.kind, g.where]


def domains(g: Position, seat: i64, row: Row, at: i64) -> None:
    """And the markers on the tiles, those that are guarded, and the Cities."""
    n: i64 = g.seats
    place = at
    for owner in g.owner:
        write_whose(owner, n, seat, row, place)
        place += n
    at += ALL_TILES * n
    write_some(g.marks, 0, len(g.marks), row, at)
    write_each(g.guarded, row, at + ALL_TILES)
    cities = at + 2 * ALL_TILES
    for i in range(n):
        write_one_of(g.city[(seat + i) % n], ALL_TILES, row, cities + i * ALL_TILES)


def domains_of(g: Position, seat: int) -> list[list[int]]:
    return [g.owner, g.marks, g.guarded, g.city]


def troops(g: Position, seat: int) -> list[Troop]:
    """VEN-INFO-01: Troops lie open."""
    first = seat * AREAS
    return g.troops[first:] + g.troops[:first]


def spell_troop(there: Troop, g: Position, seat: int, row: Row, i: i64) -> None:
    at = i * TROOP
    if there.at >= 0:
        row[at] = there.at + 1
    if there.captain >= 0:
        row[at + 1] = there.captain + 1
    at += 2
    for slot in range(len(there.men)):
        row[at + slot] = there.men[slot] + 1
        if there.hurt[slot]:
            row[at + RANKS + slot] = there.hurt[slot]
    if there.moved:
        row[at + 2 * RANKS] = there.moved


# cards and tiles


def holdings(g: Position, seat: int, row: Row, at: i64) -> None:
    hands(g, seat, row, at)
    reserves(g, seat, row, at + g.seats * (KINDS + 2))


def holdings_of(g: Position, seat: int) -> list[list[Any]]:
    return [*g.hands, *g.reserve, [g.known_cards, g.known_tiles]]


def hands(g: Position, seat: int, row: Row, at: i64) -> None:
    n = g.seats
    write_counted(g.hands[seat], KINDS, row, at)
    at += KINDS
    known = at + 2 * n - KINDS
    for i in range(n):
        owner = (seat + i) % n
        conscripts = 0
        for kind in g.hands[owner]:
            if kind >= FIRST_CONSCRIPT:
                conscripts += 1
        row[at + 2 * i] = len(g.hands[owner]) - conscripts
        row[at + 2 * i + 1] = conscripts
        if i:
            write_counted(g.known_cards.to(seat, owner), KINDS, row, known + i * KINDS)


def reserves(g: Position, seat: int, row: Row, at: i64) -> None:
    n = g.seats
    write_counted(g.reserve[seat], TILE_TYPES, row, at)
    at += TILE_TYPES
    known = at + n - TILE_TYPES
    for i in range(n):
        owner = (seat + i) % n
        if g.reserve[owner]:
            row[at + i] = len(g.reserve[owner])
            if i:
                write_counted(g.known_tiles.to(seat, owner), TILE_TYPES, row, known + i * TILE_TYPES)


def piles(g: Position, seat: int, row: Row, at: i64) -> None:
    """The face-up cards, how many are face down, and what is known of the stockpile."""
    write_counted(g.row, KINDS, row, at)
    at += KINDS
    write_numbers([g.stock.size(), total(g.ventura), total(g.conscription)], row, at)
    if g.stock.bottom:
        known = [kind for kind in g.stock.known_to(seat)["bottom"] if kind is not None]
        write_counted(known, TILE_TYPES, row, at + 3)


def piles_of(g: Position, seat: int) -> list[list[int]]:
    stock = g.stock
    return [g.row, g.ventura, g.conscription, stock.loose, stock.top, stock.bottom, stock.bottom_known]


def discards(g: Position, seat: int, row: Row, at: i64) -> None:
    """And the cards that are out of the game."""
    write_some(g.ventura_discard, 0, FIRST_CONSCRIPT, row, at)
    write_some(g.conscription_discard, 0, FIRST_GARRISON - FIRST_CONSCRIPT, row, at + FIRST_CONSCRIPT)
    write_some(g.removed, 0, KINDS, row, at + FIRST_GARRISON)


def discards_of(g: Position, seat: int) -> list[list[int]]:
    return [g.ventura_discard, g.conscription_discard, g.removed]


def rest(g: Position, seat: int, row: Row, at: i64) -> None:
    looks_at(g, seat, row, at)
    battle(g, seat, row, at + KINDS + 2 * TILE_TYPES)


def looks_at(g: Position, seat: int, row: Row, at: i64) -> None:
    """Nobody else has seen the cards, the tiles, nor which tile it is to be."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Receive):
        if top.seat == seat:
            write_counted(top.seen, KINDS, row, at)
    elif isinstance(top, Survey):
        if top.seat == seat:
            write_counted(top.seen, TILE_TYPES, row, at + KINDS)
    elif isinstance(top, (PlaceTile, Expansion)) and top.seat == seat:
        write_one_of(top.chosen, TILE_TYPES, row, at + KINDS + TILE_TYPES)


# battles


def battle(g: Position, seat: int, row: Row, at: i64) -> None:
    """VEN-INFO-07: one's own order, while it is being made."""
    if not g.sides:
        return
    size = g.seats * AREAS
    sides = at + 2 * size
    top = g.stack[-1] if g.stack else None
    making = isinstance(top, Battle) and top.at == Battle.REVEAL
    for i in range(len(g.sides)):
        side = g.sides[i]
        row[at + i * size + (side.troop - seat * AREAS) % size] = 1
        told = [side.land, side.captain, side.prevention, side.battle, side.ranged, side.melee]
        told.extend([int(side.held), int(side.free), int(side.forced)])
        write_numbers([value + SIGNED for value in told], row, sides + i * SIDE)
        if making and side.troop // AREAS == seat:
            write_numbers([slot + 1 for slot in side.line], row, sides + 2 * SIDE)
