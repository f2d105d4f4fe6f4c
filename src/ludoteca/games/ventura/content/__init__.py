"""What is in the box: kinds of tiles and cards as typed tables (ledger, sections 2, 5 and 8).

Names and counts are facts of the rulebooks. Values that the rulebooks do not state are this project's own;
they stand in `tables.py`. A player who owns the box can put others in their place (`pack.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

# VEN-RUL-01: editions
ENGLISH: Final = "en-2010"
ITALIAN: Final = "it-2011"

# VEN-TILE-03: types of tiles, in the order in which they are listed
VILLAGE: Final = 0
CASTLE: Final = 1
CITY: Final = 2
RIVER: Final = 3
LAKE: Final = 4
HILL: Final = 5
MOUNTAIN: Final = 6
FIELD: Final = 7
WOOD: Final = 8
PAPAL: Final = 9
TILE_TYPES: Final = 10
TILE_NAMES: Final = (
    "village",
    "castle",
    "city",
    "river",
    "lake",
    "hill",
    "mountain",
    "field",
    "wood",
    "papal",
)

# VEN-TILE-02: categories, told by colour; the Papal tiles have none
GREY: Final = 0  # inhabited
BLUE: Final = 1  # water
BROWN: Final = 2  # heights
YELLOW: Final = 3  # plains
GREEN: Final = 4  # vegetation
NO_COLOUR: Final = -1
COLOUR_NAMES: Final = ("grey", "blue", "brown", "yellow", "green")
COLOUR_OF: Final[tuple[int, ...]] = (GREY, GREY, GREY, BLUE, BLUE, BROWN, BROWN, YELLOW, GREEN, NO_COLOUR)

# VEN-TILE-09: tiles used always, from three and from four players on; Cities and Papal tiles apart
ALWAYS: Final = (2, 2, 0, 2, 1, 2, 1, 4, 2, 0)
FROM_THREE: Final = (1, 1, 0, 1, 1, 1, 0, 2, 2, 0)
FROM_FOUR: Final = (1, 1, 0, 1, 0, 1, 1, 2, 2, 0)
CITIES: Final = 4
PAPAL_TILES: Final = 2
ALL_TILES: Final = 40

FAMILIES: Final = ("este", "gonzaga", "medici", "visconti")
ESTE: Final = 0
GONZAGA: Final = 1
MEDICI: Final = 2
VISCONTI: Final = 3

# VEN-CARD-01, VEN-CARD-02, VEN-EVT-01, VEN-GEN-14: kinds of cards, each with a number
CAPTAINS: Final = 18
VENTURA_COMPANIES: Final = 20
CONSCRIPTS: Final = 4
EVENTS: Final = 16
FIRST_COMPANY: Final = CAPTAINS
FIRST_CONSCRIPT: Final = FIRST_COMPANY + VENTURA_COMPANIES
FIRST_EVENT: Final = FIRST_CONSCRIPT + CONSCRIPTS
FIRST_GARRISON: Final = FIRST_EVENT + EVENTS
KINDS: Final = FIRST_GARRISON + len(FAMILIES)

VENTURA_CARDS: Final = 58
CONSCRIPTION_CARDS: Final = 47

# what a Company is, for the specials of others
CAVALRY: Final = 1
INFANTRY: Final = 2
SHOOTERS: Final = 4
KEYWORDS: Final = {"cavalry": CAVALRY, "infantry": INFANTRY, "shooters": SHOOTERS}

# specials (ledger, 8.4): what they change, and when
ON_MOVEMENT: Final = 0  # of the whole Army
ON_RANGED: Final = 1
ON_MELEE: Final = 2
TRIGGERS: Final = ("movement", "ranged", "melee")
IN_ANY_CASE: Final = 0
ON_SPACE: Final = 1  # the Company stands on space I or II, as the value says
AGAINST: Final = 2  # an enemy Company with a keyword stands on space I or II
ON_TERRAIN: Final = 3  # the battle is on a type of tile
CONDITIONS: Final = ("always", "space", "against", "terrain")


def is_captain(kind: int) -> bool:
    return kind < CAPTAINS


def is_company(kind: int) -> bool:
    return CAPTAINS <= kind < FIRST_EVENT or kind >= FIRST_GARRISON


def is_event(kind: int) -> bool:
    return FIRST_EVENT <= kind < FIRST_GARRISON


def is_garrison(kind: int) -> bool:
    return kind >= FIRST_GARRISON


def of_ventura_deck(kind: int) -> bool:
    return kind < FIRST_CONSCRIPT


@dataclass(frozen=True)
class Formula:
    """VEN-TILE-04: a value, and so much more for each adjacent own tile of a colour."""

    base: int = 0
    each: int = 0
    colour: int = NO_COLOUR


@dataclass(frozen=True)
class Tile:
    name: str
    income: Formula
    cost: int  # VEN-TILE-05: movement points to enter it
    ranged: Formula = field(default_factory=Formula)
    melee: int = 0
    resistance: Formula = field(default_factory=Formula)


@dataclass(frozen=True)
class Special:
    trigger: int
    condition: int
    value: int  # a space, a keyword or a type of tile, as the condition asks
    amount: int


@dataclass(frozen=True)
class Card:
    """A Company or a Captain (whose four values are modifiers)."""

    name: str
    copies: int
    cost: int  # VEN-CARD-03: to deploy it
    upkeep: int  # VEN-CARD-04
    move: int
    ranged: int
    melee: int
    resistance: int
    keywords: int = 0
    specials: tuple[Special, ...] = ()
    terrain: tuple[int, ...] = ()  # VEN-DEP-06: types of tiles on which it may be deployed; none: anywhere


@dataclass(frozen=True)
class EventCard:
    """When it may be played, on what, and what it does: see `rules/events.py` for windows and effects."""

    name: str
    copies: int
    window: str
    effect: str
    amount: int = 0
    cost: int = 0  # VEN-EVT-02: Florins that the effect asks for


class Content:
    """Everything that has a value, as flat tables by type of tile and kind of card."""

    __slots__ = (
        "cards",
        "cost",
        "deploy",
        "duels",
        "events",
        "keywords",
        "melee",
        "move",
        "name",
        "ranged",
        "resistance",
        "specials",
        "terrain",
        "tile_melee",
        "tiles",
        "upkeep",
    )

    def __init__(
        self, name: str, tiles: tuple[Tile, ...], cards: tuple[Card, ...], events: tuple[EventCard, ...]
    ) -> None:
        self.name = name
        self.tiles = tiles
        self.cards = cards  # Captains, Companies of the Ventura deck, Conscripts, Garrisons
        self.events = events
        by_kind: list[Card | None] = [*cards[:FIRST_EVENT], *([None] * EVENTS), *cards[FIRST_EVENT:]]
        self.deploy: list[int] = [0 if card is None else card.cost for card in by_kind]
        self.upkeep: list[int] = [0 if card is None else card.upkeep for card in by_kind]
        self.move: list[int] = [0 if card is None else card.move for card in by_kind]
        self.ranged: list[int] = [0 if card is None else card.ranged for card in by_kind]
        self.melee: list[int] = [0 if card is None else card.melee for card in by_kind]
        self.resistance: list[int] = [0 if card is None else card.resistance for card in by_kind]
        self.keywords: list[int] = [0 if card is None else card.keywords for card in by_kind]
        self.specials: list[tuple[Special, ...]] = [() if card is None else card.specials for card in by_kind]
        self.terrain: list[tuple[int, ...]] = [() if card is None else card.terrain for card in by_kind]
        self.cost: list[int] = [tile.cost for tile in tiles]
        self.tile_melee: list[int] = [tile.melee for tile in tiles]
        self.duels: dict[
            tuple[int, int, int, int, int], float
        ] = {}  # what bots remember of battles with these cards: see `bot.duel`

    def copies(self, kind: int) -> int:
        if is_event(kind):
            return self.events[kind - FIRST_EVENT].copies
        return self.cards[kind if kind < FIRST_EVENT else kind - EVENTS].copies
