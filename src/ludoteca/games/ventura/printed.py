"""What is printed on tiles, cards and family boards, by their names: the same in every position."""

from __future__ import annotations

from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import (
    AGAINST,
    COLOUR_NAMES,
    COLOUR_OF,
    CONDITIONS,
    FIRST_COMPANY,
    KEYWORDS,
    NO_COLOUR,
    ON_TERRAIN,
    TILE_NAMES,
    TRIGGERS,
    Card,
    Content,
    EventCard,
    Formula,
    Special,
    Tile,
)
from ludoteca.games.ventura.rules.winning import GOAL


def printed(content: Content) -> dict[str, object]:
    cards: dict[str, object] = {}
    for place, card in enumerate(content.cards):
        cards[card.name] = printed_card(card, "captain" if place < FIRST_COMPANY else "company")
    for event in content.events:
        cards[event.name] = printed_event(event)
    return {
        "goal": GOAL,
        "areas": AREAS,
        "cards": cards,
        "tiles": {tile.name: printed_tile(kind, tile) for kind, tile in enumerate(content.tiles)},
    }


def printed_card(card: Card, kind: str) -> dict[str, object]:
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


def printed_event(event: EventCard) -> dict[str, object]:
    return {
        "kind": "event",
        "cost": event.cost,
        "window": event.window,
        "effect": event.effect,
        "amount": event.amount,
    }


def printed_special(special: Special) -> dict[str, object]:
    value = str(special.value)  # a space, unless it is a keyword or a type of tile
    if special.condition == AGAINST:
        value = next(name for name, bit in KEYWORDS.items() if bit == special.value)
    elif special.condition == ON_TERRAIN:
        value = TILE_NAMES[special.value]
    return {
        "trigger": TRIGGERS[special.trigger],
        "condition": CONDITIONS[special.condition],
        "value": value,
        "amount": special.amount,
    }


def printed_tile(kind: int, tile: Tile) -> dict[str, object]:
    return {
        "colour": colour(COLOUR_OF[kind]),
        "income": formula(tile.income),
        "cost": tile.cost,
        "ranged": formula(tile.ranged),
        "melee": tile.melee,
        "resistance": formula(tile.resistance),
    }


def formula(value: Formula) -> dict[str, object]:
    """A base, and so much for each own neighbour of a colour."""
    return {"base": value.base, "each": value.each, "colour": colour(value.colour)}


def colour(number: int) -> str | None:
    return None if number == NO_COLOUR else COLOUR_NAMES[number]
