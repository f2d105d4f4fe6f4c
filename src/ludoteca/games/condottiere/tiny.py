"""A Condottiere that can be solved exactly: two seats, two regions, seven cards, and a single battle.

It has 12,125 positions and 6,588 histories.

from ludoteca.games.condottiere.tiny import add_tiny

add_tiny()
t = ludoteca.new("condottiere", seats=2, options={"map": "tiny"}, seed=1)
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.condottiere.content import KINDS, M1, M2, M3, MAPS, WINTER, Box, Map, make_map
from ludoteca.games.condottiere.game import CONDOTTIERE


def deck(cards: dict[int, int]) -> tuple[int, ...]:
    return tuple([cards.get(card, 0) for card in range(KINDS)])


TINY: Final[Map] = make_map(
    "tiny",
    {"parma": ("modena",), "modena": ("parma",)},
    Box(
        copies=deck({M1: 2, M2: 2, M3: 2, WINTER: 1}),
        full_hand=2,
        small_hand=1,
        needed=((2, 2), (2, 2)),
        battles=1,
        final_battle=False,
    ),
)
CHOICE: Final = f"map:{TINY.name}"  # as OpenSpiel is told of it


def add_tiny() -> None:
    """Offer it as a choice of the option `map`: a table for people has no use for it."""
    if TINY.name not in MAPS:
        CONDOTTIERE.add_map(TINY)
