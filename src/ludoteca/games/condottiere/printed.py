"""What is printed on the cards of Condottiere, by their names: the same in every position."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ludoteca.games.condottiere.content import CARDS


class PrintedCard(TypedDict):
    """A card of the deck."""

    strength: NotRequired[int]  # nothing where none is printed


class Printed(TypedDict):
    """What is printed on the cards."""

    cards: dict[str, PrintedCard]


def printed() -> Printed:
    cards: dict[str, PrintedCard] = {card.name: {} for card in CARDS}
    for card in CARDS:
        if card.strength:
            cards[card.name]["strength"] = card.strength
    return {"cards": cards}
