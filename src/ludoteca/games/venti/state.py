"""The position of a game of VENTI: ints and lists of ints."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.fields import Shared
from ludoteca.engine.ints import put_in_order
from ludoteca.engine.kernel import Part, State, Step
from ludoteca.games.venti.content import CARDS, COPIES, KINDS, POINTS
from ludoteca.games.venti.matching import ONE

NOBODY: Final = -1
EMPTY: Final = -1  # a gap in a row (VENTI-R37)
OPEN: Final = -1  # a target that nobody froze

ACTIONS: Final = 3  # VENTI-TURN-01
MOST_EXTRA: Final = 2  # VENTI-ACT-03
HAND_LIMIT: Final = 10  # VENTI-TURN-05


class Terms(Part):
    """What was agreed before the start and never changes."""

    targets: Final[int]  # VENTI-SET-03
    centre: Final[int]  # VENTI-SET-02
    frozen: Final[int]  # VENTI-FREEZE-04
    start: Final[int]  # VENTI-R01: NOBODY for a random one
    memory_aid: Final[bool]
    allow_early_end: Final[bool]
    ten_last_before: Final[bool]
    tie_count_actions: Final[bool]
    turn_limit: Final[int]  # turns a seat; 0: none
    printed: Final[str]  # the digest of what stands on the cards


class Position(State):
    """Cards are ints (see `content`). What is per seat and short is a list of lists; `perms`, `actions` and
    `secret` are flat: seat * KINDS + card.
    """

    terms: Shared[Terms]
    start: int
    active: int  # whose turn it is
    used: int  # actions of this turn
    hands: list[list[int]]  # ascending
    held: list[int]  # each seat's hand and perm jokers as one handful (see `matching`)
    secret: list[int]  # cards of a hand that only its owner saw: of the three dealt at the start
    scored: list[list[int]]  # point cards, ascending
    points: list[int]
    perms: list[int]  # perm jokers, ascending
    actions: list[int]  # action cards, ascending
    extra: list[int]  # how many action cards each seat has
    targets: list[int]
    frozen: list[int]  # who froze each target
    seen: list[int]  # VENTI-R09: mask of those who saw each target face up
    centre: list[int]
    pile: list[int]  # in no order that matters: nobody ever knows a place in it
    discard: list[int]  # the top card last
    aside: int  # Chaos cards set aside (VENTI-R04)
    ten: int  # 1: the ten-point rule was applied
    turns: int  # begun
    ender: int  # who reached twenty first
    turns_left: int  # last turns that have not begun


def set_up(seats: int, terms: Terms, stack: list[Step[Any]]) -> Position:
    """VENTI-SET-01, VENTI-SET-04: all 110 cards in the pile, two empty rows."""
    pile: list[int] = []
    for kind in range(KINDS):
        pile.extend([kind] * COPIES[kind])
    return Position(
        seats=seats,
        stack=stack,
        terms=terms,
        start=terms.start,
        active=NOBODY,
        used=0,
        hands=[[] for seat in range(seats)],
        held=[0] * seats,
        secret=[],
        scored=[[] for seat in range(seats)],
        points=[0] * seats,
        perms=[],
        actions=[],
        extra=[0] * seats,
        targets=[EMPTY] * terms.targets,
        frozen=[OPEN] * terms.targets,
        seen=[0] * terms.targets,
        centre=[EMPTY] * terms.centre,
        pile=pile,
        discard=[],
        aside=0,
        ten=0,
        turns=0,
        ender=NOBODY,
        turns_left=0,
    )


def left_of(g: Position, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < g.seats else 0


def action_limit(g: Position, seat: int) -> int:
    """VENTI-TURN-01, VENTI-ACT-03: three, and one more for each action card."""
    return ACTIONS + g.extra[seat]


def of_seat(cards: list[int], seat: int) -> list[int]:
    """The cards of one seat out of a flat list."""
    first = seat * KINDS
    return [card - first for card in cards if first <= card < first + KINDS]


def into_hand(g: Position, seat: int, card: int) -> None:
    put_in_order(g.hands[seat], card)
    if card <= CARDS:
        g.held[seat] = g.held[seat] + ONE[card]


def out_of_hand(g: Position, seat: int, card: int) -> None:
    """A card leaves a hand openly. Of two Jokers it is the one that everybody knows of."""
    hand = g.hands[seat]
    hand.remove(card)
    if card <= CARDS:
        g.held[seat] = g.held[seat] - ONE[card]
    if g.secret:
        keep_secret(g, seat, card, hand.count(card))


def keep_secret(g: Position, seat: int, card: int, most: int) -> None:
    """At most so many cards of a kind in a hand are still known to its owner alone."""
    flat = seat * KINDS + card
    for i in range(g.secret.count(flat) - most):
        g.secret.remove(flat)


def score(g: Position, seat: int, card: int) -> None:
    """VENTI-FULF-09: a card becomes a point card, worth its printed points."""
    put_in_order(g.scored[seat], card)
    g.points[seat] = g.points[seat] + POINTS[card]


def unscore(g: Position, seat: int, card: int) -> None:
    """A point card is paid or sacrificed: its points are gone."""
    g.scored[seat].remove(card)
    g.points[seat] = g.points[seat] - POINTS[card]
