"""What is printed on tiles, cards and family boards, by their names: the same in every position."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.games.ventura.actions import (
    AREAS,
    CAPTAIN_SPOT,
    CELLS,
    SPOT_NAMES,
    SPOTS,
    cell_name,
    coordinates,
)
from ludoteca.games.ventura.content import (
    AGAINST,
    COLOUR_OF,
    CONDITIONS,
    FIRST_COMPANY,
    KEYWORDS,
    NO_COLOUR,
    ON_SPACE,
    ON_TERRAIN,
    PAPAL,
    TILE_NAMES,
    TRIGGERS,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)
from ludoteca.games.ventura.rules.battle import FIGHTING
from ludoteca.games.ventura.rules.rounds import PHASES
from ludoteca.games.ventura.rules.setup import PAPAL_CELLS
from ludoteca.games.ventura.rules.winning import GOAL

Colour: TypeAlias = Literal["grey", "blue", "brown", "yellow", "green"]
COLOURS: Final[tuple[Colour, ...]] = ("grey", "blue", "brown", "yellow", "green")
SPACES: Final = ("I", "II")  # that fight
# how the rulebook counts the steps of a round
NUMBERS: Final = ("A.1", "A.2", "A.3", "A.4", "A.5", "B.1", "B.2", "C", "D", "E.1", "E.2", "F")


class PrintedSpecial(TypedDict):
    """What is special about a Company: when, on what condition, and by how much."""

    trigger: str
    condition: str
    value: str  # a space, a keyword or a type of tile, as the condition asks
    amount: int


class PrintedCard(TypedDict):
    """A Captain (whose values are modifiers), a Company, or an Event with its window and effect."""

    kind: Literal["captain", "company", "event"]
    cost: int
    upkeep: NotRequired[int]
    move: NotRequired[int]
    ranged: NotRequired[int]
    melee: NotRequired[int]
    resistance: NotRequired[int]
    keywords: NotRequired[list[str]]
    terrain: NotRequired[list[str]]
    specials: NotRequired[list[PrintedSpecial]]
    window: NotRequired[str]
    effect: NotRequired[str]
    amount: NotRequired[int]


class PrintedFormula(TypedDict):
    """A base, and so much for each own neighbour of a colour."""

    base: int
    each: int
    colour: Colour | None


class PrintedTile(TypedDict):
    """A type of tile: its category, the cost of entering, income and modifiers."""

    colour: Colour | None  # none: Papal
    income: PrintedFormula
    cost: int
    ranged: PrintedFormula
    melee: int
    resistance: PrintedFormula


class Printed(TypedDict):
    """What is printed on tiles, cards and family boards, and how places are called."""

    goal: int  # so many points win
    areas: int  # of a family board
    fighting: int  # so many spaces of a line fight
    steps: dict[str, str]  # of a round, with their numbers in the rulebook
    setup: list[str]  # its steps
    start: dict[str, str]  # the tiles that lie there before all others, by their hexes
    hexes: dict[str, list[int]]  # the two coordinates of each
    spots: dict[str, list[int]]  # of a card in play the area, and the place in it; 0: the Captain's
    cards: dict[str, PrintedCard]
    tiles: dict[str, PrintedTile]


def printed(content: Content) -> Printed:
    cards: dict[str, PrintedCard] = {}
    for place, card in enumerate(content.cards):
        cards[card.name] = printed_card(card, "captain" if place < FIRST_COMPANY else "company")
    for event in content.events:
        cards[event.name] = printed_event(event)
    return {
        "goal": GOAL,
        "areas": AREAS,
        "fighting": FIGHTING,
        "steps": dict(zip(PHASES, NUMBERS, strict=True)),
        "setup": ["family", "tile", "city", "domain"],
        "start": {cell_name(cell): TILE_NAMES[PAPAL] for cell in PAPAL_CELLS},
        "hexes": {cell_name(cell): list(coordinates(cell)) for cell in range(CELLS)},
        "spots": {SPOT_NAMES[spot]: place_of(spot) for spot in range(AREAS * SPOTS)},
        "cards": cards,
        "tiles": {tile.name: printed_tile(kind, tile) for kind, tile in enumerate(content.tiles)},
    }


def place_of(spot: int) -> list[int]:
    slot = spot % SPOTS
    return [spot // SPOTS + 1, 0 if slot == CAPTAIN_SPOT else slot + 1]


def printed_card(card: Card, kind: Literal["captain", "company"]) -> PrintedCard:
    return {
        "kind": kind,
        "cost": card.cost,
        "upkeep": card.upkeep,
        "move": card.move,
        "ranged": card.ranged,
        "melee": card.melee,
        "resistance": card.resistance,
        "keywords": [name for name, bit in KEYWORDS.items() if card.keywords & bit],
        "terrain": [TILE_NAMES[type] for type in card.terrain],
        "specials": [printed_special(special) for special in card.specials],
    }


def printed_event(event: EventCard) -> PrintedCard:
    return {
        "kind": "event",
        "cost": event.cost,
        "window": event.window,
        "effect": event.effect,
        "amount": event.amount,
    }


def printed_special(special: Special) -> PrintedSpecial:
    value = ""
    if special.condition == ON_SPACE:
        value = SPACES[special.value - 1]
    elif special.condition == AGAINST:
        value = next(name for name, bit in KEYWORDS.items() if bit == special.value)
    elif special.condition == ON_TERRAIN:
        value = TILE_NAMES[special.value]
    return {
        "trigger": TRIGGERS[special.trigger],
        "condition": CONDITIONS[special.condition],
        "value": value,
        "amount": special.amount,
    }


def printed_tile(kind: int, tile: Tile) -> PrintedTile:
    return {
        "colour": colour(COLOUR_OF[kind]),
        "income": formula(tile.income),
        "cost": tile.cost,
        "ranged": formula(tile.ranged),
        "melee": tile.melee,
        "resistance": formula(tile.resistance),
    }


def formula(value: Formula) -> PrintedFormula:
    return {"base": value.base, "each": value.each, "colour": colour(value.colour)}


def colour(number: int) -> Colour | None:
    return None if number == NO_COLOUR else COLOURS[number]
