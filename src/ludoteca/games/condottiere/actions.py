"""The action space of Condottiere and its events: ids inside, text names outside."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.actions import ActionSpace, Block
from ludoteca.games.condottiere.content import CARDS, KINDS, MERCENARIES, MOST_REGIONS

MOST_SEATS: Final = 6
MOST_DRAWN: Final = 3  # by choice, with Draw After Battle

PLACE: Final = 0  # + region
PLAY: Final = PLACE + MOST_REGIONS  # + card
PASS: Final = PLAY + KINDS
PASS_REVEALING: Final = PASS + 1
TAKE: Final = PASS_REVEALING + 1  # + mercenary
TAKE_NONE: Final = TAKE + MERCENARIES
FAVOR: Final = TAKE_NONE + 1  # + region
FAVOR_OFF: Final = FAVOR + MOST_REGIONS
DISCARD_HAND: Final = FAVOR_OFF + 1
KEEP_HAND: Final = DISCARD_HAND + 1
KEEP: Final = KEEP_HAND + 1  # + card
KEEP_NO_MORE: Final = KEEP + KINDS
DRAW: Final = KEEP_NO_MORE + 1  # + number of cards
DEAL: Final = DRAW + MOST_DRAWN + 1  # + seat * KINDS + card
SHOW: Final = DEAL + MOST_SEATS * KINDS  # + seat * KINDS + card
SHOW_DOWN: Final = SHOW + MOST_SEATS * KINDS  # + seat

BLOCKS: Final = [
    Block(PLACE, "place", "region"),
    Block(PLAY, "play", "card"),
    Block(PASS, "pass"),
    Block(PASS_REVEALING, "pass revealing"),
    Block(TAKE, "take", "mercenary"),
    Block(TAKE_NONE, "take none"),
    Block(FAVOR, "favor", "region"),
    Block(FAVOR_OFF, "favor off"),
    Block(DISCARD_HAND, "discard hand"),
    Block(KEEP_HAND, "keep hand"),
    Block(KEEP, "keep", "card"),
    Block(KEEP_NO_MORE, "keep no more"),
    Block(DRAW, "draw", "number"),
    Block(DEAL, "deal", "seat", "card"),
    Block(SHOW, "show", "seat", "card"),
    Block(SHOW_DOWN, "show face-down", "seat"),
]

CARD_NAMES: Final = tuple([card.name for card in CARDS])


def make_space(regions: tuple[str, ...]) -> ActionSpace:
    """All moves on a map with these regions."""
    return ActionSpace(
        BLOCKS,
        {
            "region": regions,
            "card": CARD_NAMES,
            "mercenary": CARD_NAMES[:MERCENARIES],
            "seat": tuple([str(seat) for seat in range(MOST_SEATS)]),
            "number": tuple([str(number) for number in range(MOST_DRAWN + 1)]),
        },
    )


# kind of event -> its arguments
EVENTS: Final[dict[str, str]] = {
    "game-begins": "count",
    "dealt": "seat count",
    "draws": "seat card",
    "places-token": "seat region",
    "plays": "seat card",
    "plays-face-down": "seat",
    "plays-own-face-down": "seat card",
    "turns-up": "seat card",
    "strength": "seat count",
    "final-strength": "seat count",
    "passes": "seat",
    "passes-for-now": "seat",
    "no-cards": "seat",
    "season-ends": "seat card",
    "bishop-removes": "seat card count",
    "bishop-finds-none": "seat",
    "favor-to": "seat region",
    "favor-off": "seat",
    "takes-back": "seat card",
    "takes-none": "seat",
    "surrenders": "seat",
    "wins-battle": "seat region count",
    "captures": "seat region seat2 count",
    "defends": "seat region",
    "battle-tied": "region count",
    "token-to": "seat",
    "token-stays": "seat",
    "token-by-courtesans": "seat",
    "token-stays-by-courtesans": "seat",
    "lines-discarded": "",
    "discards-hand": "seat count",
    "discarded": "seat card",
    "round-ends": "",
    "keeps": "seat count",
    "draws-count": "seat count",
    "reshuffles": "",
    "shows": "seat seat2 card",
    "shows-something": "seat seat2",
    "board-full": "",
    "stalled": "count",
    "final-battle": "",
    "fights-final": "seat",
    "game-won": "seat",
    "game-shared": "seat",
    "scores": "seat count count2",
    "series-won": "seat",
    "series-shared": "seat",
}
