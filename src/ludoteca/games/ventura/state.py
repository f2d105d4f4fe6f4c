"""The position of a game of Ventura: ints and flat lists of ints."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.deck import Deck
from ludoteca.engine.fields import Shared
from ludoteca.engine.kernel import Part, State, Step
from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import (
    ALWAYS,
    FIRST_CONSCRIPT,
    FIRST_GARRISON,
    FROM_FOUR,
    FROM_THREE,
    KINDS,
    TILE_TYPES,
    Content,
)
from ludoteca.games.ventura.known import Known

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1

# how a game ended
UNFINISHED: Final = 0
BY_POINTS: Final = 1
BY_CITY: Final = 2
ALONE: Final = 3
ROUND_LIMIT: Final = 4
REASONS: Final = ("unfinished", "points", "city", "last-family", "round-limit")

# what points are for
FIRST_PLAYER: Final = 0
FLORINS: Final = 1
PAPAL_TILES: Final = 2
WAR: Final = 3  # land, battles and Events
NO_POINTS: Final = (0, 0, 0, 0)


class Effect:
    """What an Event can do, by name. The steps of a turn play Events through this, and know no effects."""

    def __init__(self, name: str) -> None:
        self.name = name

    def possible(self, g: Position, seat: int, event: int) -> bool:
        """Whether it has anything to do now."""
        return True

    def work(self, g: Position, seat: int, event: int) -> None:
        raise NotImplementedError

    def amount(self, g: Position, event: int) -> int:
        """How much of it the card says."""
        return g.terms.content.events[event].amount


class Terms(Part):
    """What was agreed before the start and never changes: the edition's switches, options and content."""

    content: Final[Content]
    effects: Final[tuple[Effect, ...]]  # by Event
    drawn_tiles: Final[int]  # SW-DRAW
    city_with_domain: Final[bool]  # SW-CITYDOM
    left_of_holder: Final[bool]  # SW-INITTIE
    left_though_ahead: Final[bool]  # VEN-RUL-14
    room_by_cards: Final[bool]  # SW-ROOM
    lone_captain_stays: Final[bool]  # SW-LONECAP: until the end of phase E
    carts_stack: Final[bool]  # SW-CARTS
    resist_pool: Final[bool]  # SW-RESIST
    exactly_three: Final[bool]  # SW-DRAW3
    free_split: Final[bool]  # SW-SPLIT
    papal_start: Final[bool]  # SW-PAPALSTART
    equal_domains: Final[bool]  # OPT-EQUAL
    mixed_fortunes: Final[bool]  # OPT-MIXED
    arms: Final[bool]  # OPT-ARMS
    familial: Final[bool]  # OPT-FAMILY
    round_limit: Final[int]  # VEN-RUL-80; 0: none
    windows: Final[int]  # mask of the windows in which some Event of the content may be played
    printed: Final[str]  # which tiles and cards: the digest of what stands on them


class Troop(Part):
    """VEN-TROOP-01: what lies in an area, a Captain and Companies; never changed but replaced."""

    at: Final[int] = NOWHERE  # the tile of its marker
    captain: Final[int] = NOTHING
    men: Final[
        tuple[int, ...]
    ] = ()  # Companies; VEN-GEN-13: any number of a name; VEN-TROOP-08: in any order
    hurt: Final[tuple[int, ...]] = ()  # VEN-WND-02, VEN-WND-03, VEN-WND-09: the wounds of each
    moved: Final[int] = 0  # 1: it was activated in this phase F


class Side(Part):
    """One side of the battle that is fought: its Troop, its order, and what Events change for it."""

    troop: int
    line: list[int]  # slots of its Companies from space I on; sealed until both orders are made
    made: tuple[int, ...] = ()  # what its total in this assault is made of; see `Battle.parts`
    land: int = 0  # VEN-RUL-66: wounds that the tile still prevents
    captain: int = 0  # that its Captain still prevents
    prevention: int = 0  # that Events still prevent
    battle: int = 0  # to every assault total
    ranged: int = 0  # to the ranged assault
    melee: int = 0  # to the next melee assault
    held: bool = False  # may not retreat
    free: bool = False  # may retreat to any tile without enemies
    forced: bool = False  # must retreat if it can


class Effort(Part):
    """What one side brought to an assault, and what it suffered."""

    made: Final[tuple[int, ...]]  # what its total is made of
    prevented: Final[int]
    wounds: Final[int]
    lost: Final[tuple[int, ...]]  # Companies, from space I on


class Account(Part):
    """A battle as everybody saw it; never changed but replaced."""

    tile: Final[int] = NOWHERE
    attacker: Final[int] = NOBODY  # Troops
    defender: Final[int] = NOBODY
    assaults: Final[tuple[tuple[Effort, ...], ...]] = ()  # in each the attacker's effort comes first
    ending: Final[int] = 0  # see `account`
    winner: Final[int] = NOBODY  # the side
    points: Final[int] = 0


class Position(State):
    """Tiles in play are numbered in the order in which they were laid: `kind[tile]`, `owner[tile]`, and
    `near[tile * 6 + direction]`. Troops are numbered seat * 5 + area.
    """

    terms: Shared[Terms]
    round: int
    first: int  # holder of the first-player card
    family: list[int]
    lost: list[int]  # 1: eliminated
    florins: list[int]  # VEN-GEN-12, VEN-RUL-04: without limit
    score: list[int]
    scored: list[tuple[int, ...]]  # in this round, by what the points were for: FIRST_PLAYER, FLORINS ...
    city: list[int]  # each seat's City tile
    where: list[int]  # the cell of each tile
    kind: list[int]  # its type
    owner: list[int]  # VEN-RUL-26
    marks: list[int]  # VEN-RUL-05: Domain markers on it, always its current income
    near: list[int]  # its six neighbours
    troops: list[Troop]
    hands: list[list[int]]  # kinds of cards, ascending
    known_cards: Known  # in hands
    reserve: list[list[int]]  # types of tiles, ascending
    known_tiles: Known  # in reserves
    stock: Deck  # the face-down tiles
    ventura: list[int]  # counts by kind: nobody ever knows a place in a deck of cards
    ventura_discard: list[int]
    row: list[int]  # the face-up Ventura cards
    conscription: list[int]
    conscription_discard: list[int]
    removed: list[int]  # cards that are out of the game, counts by kind
    spared: list[int]  # Florins of upkeep that a seat is spared in its next Upkeep
    burned: list[int]  # Florins of income that it loses then; below zero: that it gets
    discount: list[int]  # Florins off its next deployment
    guarded: list[int]  # tiles that no opponent may enter in this round
    sides: list[Side]  # of the battle that is fought, the attacker's first; without a battle there are none
    fought: Account  # the last battle, until it is everybody's turn again
    pace: int  # movement points that an Event adds to the Troop on the march
    winner: int
    reason: int


def set_up(seats: int, terms: Terms, stack: list[Step[Any]]) -> Position:
    """VEN-SETUP-05, -06, -09 to -11, -21, VEN-GEN-15: tiles by number of players, full decks, empty hands."""
    content = terms.content
    stock = [
        ALWAYS[t] + (FROM_THREE[t] if seats >= 3 else 0) + (FROM_FOUR[t] if seats >= 4 else 0)
        for t in range(TILE_TYPES)
    ]
    copies = [content.copies(kind) for kind in range(KINDS)]
    removed = [0] * KINDS
    for kind in range(FIRST_GARRISON, KINDS):
        removed[kind] = 1  # until a player leads the family
    return Position(
        seats=seats,
        stack=stack,
        terms=terms,
        round=0,
        first=NOBODY,
        family=[NOBODY] * seats,
        lost=[0] * seats,
        florins=[0] * seats,
        score=[0] * seats,
        scored=[NO_POINTS] * seats,
        city=[NOWHERE] * seats,
        where=[],
        kind=[],
        owner=[],
        marks=[],
        near=[],
        troops=[Troop()] * (seats * AREAS),
        hands=[[] for seat in range(seats)],
        known_cards=Known(((),) * seats),
        reserve=[[] for seat in range(seats)],
        known_tiles=Known(((),) * seats),
        stock=Deck(stock, [], [], [], []),
        ventura=copies[:FIRST_CONSCRIPT],
        ventura_discard=[0] * FIRST_CONSCRIPT,
        row=[],
        conscription=copies[FIRST_CONSCRIPT:FIRST_GARRISON],
        conscription_discard=[0] * (FIRST_GARRISON - FIRST_CONSCRIPT),
        removed=removed,
        spared=[0] * seats,
        burned=[0] * seats,
        discount=[0] * seats,
        guarded=[],
        sides=[],
        fought=Account(),
        pace=0,
        winner=NOBODY,
        reason=UNFINISHED,
    )


def left_of(g: Position, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < g.seats else 0


def alive(g: Position) -> list[int]:
    """Seats that are not eliminated."""
    return [seat for seat in range(g.seats) if not g.lost[seat]]
