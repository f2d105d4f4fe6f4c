"""What is printed on the cards of VENTI, by their names: the same in every position."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from ludoteca.games.venti.content import DECK, NAMES, SYMBOL_NAMES, SYMBOLS, Card, Symbol
from ludoteca.games.venti.rules.penalty import TWENTY_POINTS

Place: TypeAlias = int | Literal["any", "circle", "triangle", "diamond", "square"]


class PrintedCard(TypedDict):
    """A number card; on a Joker there is nothing of this, nor on Chaos."""

    number: NotRequired[int]
    symbol: NotRequired[Symbol]
    points: NotRequired[int]
    condition: NotRequired[list[list[Place]]]  # places for a card each; those of a group are alike


class Printed(TypedDict):
    """What is printed on the cards, and the points that end the game."""

    goal: int
    cards: dict[str, PrintedCard]


def printed() -> Printed:
    cards: dict[str, PrintedCard] = {name: {} for name in NAMES}
    for card in DECK:
        cards[card.name] = printed_card(card)
    return {"goal": TWENTY_POINTS, "cards": cards}


def printed_card(card: Card) -> PrintedCard:
    return {
        "number": card.number,
        "symbol": SYMBOL_NAMES[card.number // 2],
        "points": card.points,
        "condition": places(card.condition),
    }


def places(condition: str) -> list[list[Place]]:
    """`"1=1 D ?"` as a list: 1 and 1, a diamond, any."""
    return [[place_of(sign) for sign in group.split("=")] for group in condition.split()]


def place_of(sign: str) -> Place:
    if sign == "?":
        return "any"
    return SYMBOL_NAMES[SYMBOLS.index(sign)] if sign in SYMBOLS else int(sign)
