"""The action space of Condottiere and its events: ids inside, text names outside."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.actions import ASIDES, OF_CHANCE, ActionSpace, Block
from ludoteca.games.condottiere.content import CARDS, KINDS, MERCENARIES, MOST_REGIONS

MOST_SEATS: Final = 6
MOST_DRAWN: Final = 3  # by choice, with Draw After Battle

PLAY: Final = 0  # + card
PASS: Final = PLAY + KINDS
PASS_REVEALING: Final = PASS + 1
TAKE: Final = PASS_REVEALING + 1  # + mercenary
TAKE_NONE: Final = TAKE + MERCENARIES
DISCARD_HAND: Final = TAKE_NONE + 1
KEEP_HAND: Final = DISCARD_HAND + 1
KEEP: Final = KEEP_HAND + 1  # + card
KEEP_NO_MORE: Final = KEEP + KINDS
DRAW: Final = KEEP_NO_MORE + 1  # + number of cards
PLACE: Final = DRAW + MOST_DRAWN + 1  # + region; then, of as many as the map has: `favor`, `favor off`
# chance, and asides
DEAL: Final = PLACE + 2 * MOST_REGIONS + 1  # + seat * KINDS + card
SHOW: Final = DEAL + MOST_SEATS * KINDS  # + seat * KINDS + card
SHOW_DOWN: Final = SHOW + MOST_SEATS * KINDS  # + seat


def favor(regions: int) -> int:
    """The first of the actions that put the Favor on a region, on a map with so many."""
    return PLACE + regions


def favor_off(regions: int) -> int:
    return PLACE + 2 * regions


def blocks(regions: int) -> list[Block]:
    return [
        Block(PLAY, "play", "card"),
        Block(PASS, "pass"),
        Block(PASS_REVEALING, "pass revealing"),
        Block(TAKE, "take", "mercenary"),
        Block(TAKE_NONE, "take none"),
        Block(DISCARD_HAND, "discard hand"),
        Block(KEEP_HAND, "keep hand"),
        Block(KEEP, "keep", "card"),
        Block(KEEP_NO_MORE, "keep no more"),
        Block(DRAW, "draw", "number"),
        Block(PLACE, "place", "region"),
        Block(favor(regions), "favor", "region"),
        Block(favor_off(regions), "favor off"),
        Block(DEAL, "deal", "seat", "card", of=OF_CHANCE),
        Block(SHOW, "show", "seat", "card", of=ASIDES),
        Block(SHOW_DOWN, "show face-down", "seat", of=ASIDES),
    ]


CARD_NAMES: Final = tuple([card.name for card in CARDS])


def make_space(regions: tuple[str, ...]) -> ActionSpace:
    """All moves on a map with these regions."""
    return ActionSpace(
        blocks(len(regions)),
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
