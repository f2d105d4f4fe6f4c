"""What each seat may know, and positions as a seat may imagine them."""

from __future__ import annotations

from typing import Literal, TypedDict

from cuckoo.actions import CARD_NAMES, CARDS
from cuckoo.state import NONE, Position
from ludoteca import SPECTATOR
from ludoteca.engine.deck import pick
from ludoteca.engine.rng import Rng


class View(TypedDict):
    """Cuckoo as a seat or a spectator sees it. The contract tests hold every view against this."""

    game: Literal["cuckoo"]
    seat: int | None  # none: a spectator
    seats: int
    asked: list[int]
    hands: list[str | None]  # the card of each seat; none where it is hidden
    pile: int
    discard: dict[str, int]


def view(g: Position, seat: int) -> View:
    """The own card, and what lies open. At the end everything does."""
    hands: list[str | None] = []
    for owner in range(g.seats):
        card = g.hands[owner]
        seen = card != NONE and (owner == seat or not g.stack)
        hands.append(CARD_NAMES[card] if seen else None)
    return {
        "game": "cuckoo",
        "seat": None if seat == SPECTATOR else seat,
        "seats": g.seats,
        "asked": list(g.asked),
        "hands": hands,
        "pile": sum(g.pile),
        "discard": {CARD_NAMES[card]: g.discard[card] for card in range(CARDS) if g.discard[card]},
    }


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """The pile and the cards of others are dealt anew."""
    c = g.clone()
    if not c.stack:
        return c
    hidden = [owner for owner in range(c.seats) if owner != seat and c.hands[owner] != NONE]
    for owner in hidden:
        c.pile[c.hands[owner]] += 1
    for owner in hidden:
        c.hands[owner] = pick(c.pile, rng)
    return c
