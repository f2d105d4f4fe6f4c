"""The action space: one table gives id, text name and label."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block

CARDS: Final = 6
COPIES: Final = 2
MOST_SEATS: Final = 4

KEEP: Final = 0
EXCHANGE: Final = 1
DEAL: Final = 2  # + seat * CARDS + card

CARD_NAMES: Final = ("one", "two", "three", "four", "five", "six")
SPACE: Final = ActionSpace(
    [Block(KEEP, "keep"), Block(EXCHANGE, "exchange"), Block(DEAL, "deal", "seat", "card", of=OF_CHANCE)],
    {"seat": tuple(str(seat) for seat in range(MOST_SEATS)), "card": CARD_NAMES},
)
# what is told: a kind and its arguments
EVENTS: Final = {"gets": "seat card", "keeps": "seat", "lays-down": "seat card", "turns-up": "seat card"}
