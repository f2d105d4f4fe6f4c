"""The action space of VENTI and its events: ids inside, text names outside."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.games.venti.content import CARDS, KINDS, NAMES, NUMBERS, SYMBOL_NAMES
from ludoteca.games.venti.matching import ROLES

MOST_SEATS: Final = 6
MOST_TARGETS: Final = 4
HOLDABLE: Final = CARDS + 1  # number cards and Jokers: Chaos is never held for long (VENTI-R07)

DRAW: Final = 0  # + kind
REPLACE: Final = DRAW + HOLDABLE
EXCHANGE: Final = REPLACE + 1  # + target * HOLDABLE + kind
FULFIL: Final = EXCHANGE + MOST_TARGETS * HOLDABLE  # + target
ATTEMPT: Final = FULFIL + MOST_TARGETS  # + target
FREEZE: Final = ATTEMPT + MOST_TARGETS  # + target
TO_JOKER: Final = FREEZE + MOST_TARGETS  # + card
TO_ACTION: Final = TO_JOKER + CARDS  # + card
END_TURN: Final = TO_ACTION + CARDS
USE: Final = END_TURN + 1  # + kind
USE_LASTING: Final = USE + HOLDABLE  # + card
ANNOUNCE: Final = USE_LASTING + CARDS  # + role
COMMIT: Final = ANNOUNCE + ROLES
PAY: Final = COMMIT + 1  # + card
LAY: Final = PAY + CARDS  # + card
LAY_NO_MORE: Final = LAY + CARDS
DISCARD: Final = LAY_NO_MORE + 1  # + kind
START: Final = DISCARD + HOLDABLE  # + seat
DEAL: Final = START + MOST_SEATS  # + seat * KINDS + kind
REVEAL: Final = DEAL + MOST_SEATS * KINDS  # + kind

BLOCKS: Final = [
    Block(DRAW, "draw", "card"),
    Block(REPLACE, "replace centre"),
    Block(EXCHANGE, "exchange", "target", "card"),
    Block(FULFIL, "fulfil", "target"),
    Block(ATTEMPT, "attempt", "target"),
    Block(FREEZE, "freeze", "target"),
    Block(TO_JOKER, "to joker", "point"),
    Block(TO_ACTION, "to action", "point"),
    Block(END_TURN, "end turn"),
    Block(USE, "use", "card"),
    Block(USE_LASTING, "use perm", "perm"),
    Block(ANNOUNCE, "joker as", "role"),
    Block(COMMIT, "commit"),
    Block(PAY, "pay", "point"),
    Block(LAY, "lay", "point"),
    Block(LAY_NO_MORE, "lay no more"),
    Block(DISCARD, "discard", "card"),
    Block(START, "start", "seat", of=OF_CHANCE),
    Block(DEAL, "deal", "seat", "any", of=OF_CHANCE),
    Block(REVEAL, "reveal", "any", of=OF_CHANCE),
]

SPACE: Final = ActionSpace(
    BLOCKS,
    {
        "card": NAMES[:HOLDABLE],
        "point": NAMES[:CARDS],
        "perm": NAMES[:CARDS],
        "any": NAMES,
        "target": ("a", "b", "c", "d"),
        "role": (*[str(number) for number in range(NUMBERS)], *SYMBOL_NAMES),
        "value": (*[str(number) for number in range(NUMBERS)], "joker"),
        "seat": tuple([str(seat) for seat in range(MOST_SEATS)]),
    },
)

# kind of event -> its arguments. None names a card of the target row before it is won: from the freeze on,
# no history may show it (VENTI-R09)
EVENTS: Final[dict[str, str]] = {
    "starts": "seat",
    "dealt": "seat count",
    "gets": "seat any",
    "chaos-in-hand": "seat",
    "turn": "seat count",
    "last-turn": "seat",
    "draws": "seat card",
    "replaces": "seat",
    "exchanges": "seat target value",
    "new-target": "target",
    "new-centre": "value",
    "chaos": "",
    "reshuffles": "",
    "freezes": "seat target",
    "fulfils": "seat target point count",
    "uses": "seat card",
    "uses-perm": "seat perm",
    "attempts": "seat target",
    "shows": "seat card",
    "shows-perm": "seat perm",
    "announces": "seat role",
    "attempt-succeeds": "seat point count",
    "attempt-fails": "seat seat2 point count",
    "own-attempt-fails": "seat target",
    "to-joker": "seat point",
    "to-action": "seat count",
    "ten-points": "seat",
    "pays": "seat point count",
    "pays-nothing": "seat",
    "last-place": "seat",
    "lays": "seat point count",
    "lays-no-more": "seat",
    "discards": "seat card",
    "ends-turn": "seat",
    "twenty": "seat count",
    "turn-limit": "count",
    "still-frozen": "seat target",
    "final-points": "seat count count2",
    "wins": "seat",
    "draw": "seat",
}
