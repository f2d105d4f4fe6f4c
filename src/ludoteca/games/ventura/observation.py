"""What a seat may know of a game of Ventura as numbers, field by field (VEN-INFO-01 to -09)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.observation import Field, Observation, Observations, from_viewer, one_of, whose
from ludoteca.games.ventura.actions import AREAS, RANKS, REACH, coordinates
from ludoteca.games.ventura.content import (
    ALL_TILES,
    FAMILIES,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    KINDS,
    TILE_TYPES,
    of_ventura_deck,
)
from ludoteca.games.ventura.rules.administration import Expansion
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import Receive
from ludoteca.games.ventura.rules.rounds import PHASES
from ludoteca.games.ventura.rules.setup import PlaceTile
from ludoteca.games.ventura.rules.ventura_phase import Survey
from ludoteca.games.ventura.state import NOTHING, Position
from ludoteca.games.ventura.view import phase

MOST: Final = 999  # of numbers without a limit: points, Florins, bonuses
MANY: Final = 120  # cards
SIDE: Final = 9
TROOP: Final = 3 + 2 * RANKS
NO_TROOP: Final = [0] * TROOP
ALL_PHASES: Final = ("setup", "over", *PHASES)

OBSERVATIONS: Final = Observations()


def observation(g: Position) -> Observation:
    return OBSERVATIONS.of(g.seats, lambda: fields(g.seats))


def fields(n: int) -> list[Field]:
    tiles = ALL_TILES
    side = "of the attacker, then of the defender: prevented by tile, Captain and Events; added to every, the"
    side += " ranged and the next melee assault; held, free and forced in a retreat"
    troop = "of each area: the tile, the Captain, five Companies, their wounds, whether it has moved; tiles"
    troop += " and cards are numbers from 1 on, 0 is none"
    return [
        Field("asked", (n,), 0, 1, "who must choose now", asked),
        Field("round", (1,), 0, MOST, "0 while the game is being set up", round_of),
        Field("phase", (len(ALL_PHASES),), 0, 1, ", ".join(ALL_PHASES), phase_of),
        Field("first", (n,), 0, 1, "who holds the first-player card", first),
        Field("family", (n, len(FAMILIES)), 0, 1, "the family of each seat", family),
        Field("lost", (n,), 0, 1, "is eliminated", lost),
        Field("score", (n,), -MOST, MOST, "points", score),
        Field("florins", (n,), -MOST, MOST, "of each seat", florins),
        Field(
            "lasting",
            (n, 3),
            -MOST,
            MOST,
            "upkeep spared, income lost, Florins off a deployment",
            lasting,
        ),
        Field("kinds", (tiles, TILE_TYPES), 0, 1, "the type of each tile, in the order of laying", kinds),
        Field("cells", (tiles, 2), -REACH, REACH, "where each tile lies: q and r", cells),
        Field("owner", (tiles, n), 0, 1, "in whose Domain each tile is", owner),
        Field("marks", (tiles,), 0, MOST, "Domain markers on each tile", marks),
        Field("guarded", (tiles,), 0, 1, "tiles that no opponent may enter in this round", guarded),
        Field("city", (n, tiles), 0, 1, "the City of each seat", city),
        Field("troops", (n, AREAS, TROOP), 0, MANY, troop, troops),
        Field("hand", (KINDS,), 0, MANY, "the viewer's cards, by kind", hand),
        Field("hands", (n, 2), 0, MANY, "cards of each hand, by their backs", hands),
        Field("known", (n - 1, KINDS), 0, MANY, "cards that the viewer knows in the others' hands", known),
        Field("reserve", (TILE_TYPES,), 0, tiles, "the viewer's tiles, by type", reserve),
        Field("reserves", (n,), 0, tiles, "tiles of each seat", reserves),
        Field("known_tiles", (n - 1, TILE_TYPES), 0, tiles, "that the viewer knows in them", known_tiles),
        Field("row", (KINDS,), 0, MANY, "the face-up cards, by kind", row),
        Field("decks", (3,), 0, MANY, "how many tiles, Ventura and conscription cards are left", decks),
        Field("bottom", (TILE_TYPES,), 0, tiles, "tiles that the viewer knows below the stockpile", bottom),
        Field("discard", (FIRST_CONSCRIPT,), 0, MANY, "discards of the Ventura deck", discard),
        Field("conscripts", (FIRST_GARRISON - FIRST_CONSCRIPT,), 0, MANY, "and of the other", conscripts),
        Field("removed", (KINDS,), 0, MANY, "cards out of the game", removed),
        Field("looks_at", (KINDS,), 0, MANY, "cards that the viewer alone looks at", looks_at),
        Field("looks_at_tiles", (TILE_TYPES,), 0, tiles, "tiles that it looks at", looks_at_tiles),
        Field("chosen", (TILE_TYPES,), 0, 1, "the tile that the viewer is about to lay", chosen),
        Field("battle", (2, n, AREAS), 0, 1, "the Troops that fight: attacker and defender", battle),
        Field("sides", (2, SIDE), -MOST, MOST, side, sides),
        Field("order", (RANKS,), 0, RANKS, "the viewer's Companies from space I on, by their places", order),
    ]


def asked(g: Position, seat: int) -> list[int]:
    return [int((seat + i) % g.seats in g.asked) for i in range(g.seats)]


def round_of(g: Position, seat: int) -> list[int]:
    return [g.round]


def phase_of(g: Position, seat: int) -> list[int]:
    return one_of(ALL_PHASES.index(phase(g)), len(ALL_PHASES))


def first(g: Position, seat: int) -> list[int]:
    return whose(g.first, g.seats, seat)


def family(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        found.extend(one_of(g.family[(seat + i) % g.seats], len(FAMILIES)))
    return found


def lost(g: Position, seat: int) -> list[int]:
    return from_viewer(g.lost, g.seats, seat)


def score(g: Position, seat: int) -> list[int]:
    return from_viewer(g.score, g.seats, seat)


def florins(g: Position, seat: int) -> list[int]:
    return from_viewer(g.florins, g.seats, seat)


def lasting(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        owner = (seat + i) % g.seats
        found.extend([g.spared[owner], g.burned[owner], g.discount[owner]])
    return found


# the map


def kinds(g: Position, seat: int) -> list[int]:
    found = [0] * (ALL_TILES * TILE_TYPES)
    for tile in range(len(g.kind)):
        found[tile * TILE_TYPES + g.kind[tile]] = 1
    return found


def cells(g: Position, seat: int) -> list[int]:
    found = [0] * (2 * ALL_TILES)
    for tile in range(len(g.where)):
        q, r = coordinates(g.where[tile])
        found[2 * tile] = q
        found[2 * tile + 1] = r
    return found


def owner(g: Position, seat: int) -> list[int]:
    found = [0] * (ALL_TILES * g.seats)
    for tile in range(len(g.owner)):
        if g.owner[tile] >= 0:
            found[tile * g.seats + (g.owner[tile] - seat) % g.seats] = 1
    return found


def marks(g: Position, seat: int) -> list[int]:
    return g.marks + [0] * (ALL_TILES - len(g.marks))


def guarded(g: Position, seat: int) -> list[int]:
    found = [0] * ALL_TILES
    for tile in g.guarded:
        found[tile] = 1
    return found


def city(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        found.extend(one_of(g.city[(seat + i) % g.seats], ALL_TILES))
    return found


def troops(g: Position, seat: int) -> list[int]:
    """VEN-INFO-01: Troops lie open."""
    found: list[int] = []
    for there in g.troops[seat * AREAS :] + g.troops[: seat * AREAS]:
        if there.at < 0 and there.captain < 0 and not there.men and not there.moved:
            found.extend(NO_TROOP)
            continue
        spare = [0] * (RANKS - len(there.men))
        found.append(there.at + 1)
        found.append(there.captain + 1)
        found.extend([kind + 1 for kind in there.men])
        found.extend(spare)
        found.extend(list(there.hurt))
        found.extend(spare)
        found.append(there.moved)
    return found


# cards and tiles


def counted(things: list[int], size: int) -> list[int]:
    found = [0] * size
    for thing in things:
        if thing != NOTHING:
            found[thing] += 1
    return found


def hand(g: Position, seat: int) -> list[int]:
    return counted(g.hands[seat], KINDS)


def hands(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        cards = g.hands[(seat + i) % g.seats]
        ventura = len([kind for kind in cards if of_ventura_deck(kind)])
        found.extend([ventura, len(cards) - ventura])
    return found


def known(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(1, g.seats):
        found.extend(counted(g.known_cards.to(seat, (seat + i) % g.seats), KINDS))
    return found


def reserve(g: Position, seat: int) -> list[int]:
    return counted(g.reserve[seat], TILE_TYPES)


def reserves(g: Position, seat: int) -> list[int]:
    return from_viewer([len(tiles) for tiles in g.reserve], g.seats, seat)


def known_tiles(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(1, g.seats):
        found.extend(counted(g.known_tiles.to(seat, (seat + i) % g.seats), TILE_TYPES))
    return found


def row(g: Position, seat: int) -> list[int]:
    return counted(g.row, KINDS)


def decks(g: Position, seat: int) -> list[int]:
    return [g.stock.size(), sum(g.ventura), sum(g.conscription)]


def bottom(g: Position, seat: int) -> list[int]:
    if not g.stock.bottom:
        return [0] * TILE_TYPES
    return counted([kind for kind in g.stock.known_to(seat)["bottom"] if kind is not None], TILE_TYPES)


def discard(g: Position, seat: int) -> list[int]:
    return g.ventura_discard


def conscripts(g: Position, seat: int) -> list[int]:
    return g.conscription_discard


def removed(g: Position, seat: int) -> list[int]:
    return g.removed


def looks_at(g: Position, seat: int) -> list[int]:
    top = g.stack[-1] if g.stack else None
    seen = top.seen if isinstance(top, Receive) and top.seat == seat else []
    return counted(seen, KINDS)


def looks_at_tiles(g: Position, seat: int) -> list[int]:
    top = g.stack[-1] if g.stack else None
    seen = top.seen if isinstance(top, Survey) and top.seat == seat else []
    return counted(seen, TILE_TYPES)


def chosen(g: Position, seat: int) -> list[int]:
    """Nobody else has seen which tile it is to be."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (PlaceTile, Expansion)) and top.seat == seat:
        return one_of(top.chosen, TILE_TYPES)
    return [0] * TILE_TYPES


# battles


def battle(g: Position, seat: int) -> list[int]:
    size = g.seats * AREAS
    found: list[int] = []
    for side in g.sides:
        found.extend(one_of((side.troop - seat * AREAS) % size, size))
    return found or [0] * (2 * size)


def sides(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for side in g.sides:
        found.extend([side.land, side.captain, side.prevention, side.battle, side.ranged, side.melee])
        found.extend([int(side.held), int(side.free), int(side.forced)])
    return found or [0] * (2 * SIDE)


def order(g: Position, seat: int) -> list[int]:
    """VEN-INFO-07: the own one, while it is being made."""
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Battle) and top.at == Battle.REVEAL:
        for side in g.sides:
            if side.troop // AREAS == seat:
                return [slot + 1 for slot in side.line] + [0] * (RANKS - len(side.line))
    return [0] * RANKS
