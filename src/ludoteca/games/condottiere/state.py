"""The position of a game of Condottiere: ints and lists of ints."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.fields import Shared
from ludoteca.engine.ints import how_many
from ludoteca.engine.kernel import Part, State, Step
from ludoteca.games.condottiere.content import KINDS, Map

NOBODY: Final = -1  # controls a region; defends it; has won
NOWHERE: Final = -1  # the token with its holder and in a final battle; the Favor off the board
NOTHING: Final = -1  # no face-down card

# how a game ended
UNFINISHED: Final = 0
TOTAL: Final = 1
CONNECTED: Final = 2
MOST_REGIONS_HELD: Final = 3
FINAL_BATTLE: Final = 4
SHARED: Final = 5
SERIES: Final = 6
SERIES_FINAL_BATTLE: Final = 7
SERIES_SHARED: Final = 8
REASONS: Final = (
    "unfinished",
    "total",
    "connected",
    "most-regions",
    "final-battle",
    "shared",
    "series",
    "series-final-battle",
    "series-shared",
)


class Terms(Part):
    """CON-SET-06: what was agreed before the start and never changes."""

    map: Final[Map]
    space: Final[ActionSpace]
    start: Final[int]  # CON-SET-03: in place of the youngest player
    draw_after_battle: Final[bool]
    series_target: Final[int]
    capturing: Final[bool]
    hidden: Final[bool]
    favor_on_contested: Final[bool]
    courtesan_beats_defender: Final[bool]
    series_start: Final[str]
    stall_limit: Final[int]
    total_needed: Final[int]  # CON-WIN-01, CON-WIN-02
    adjacent_needed: Final[int]  # CON-WIN-01, CON-WIN-02, CON-BIG-01, CON-BIG-02
    printed: Final[str]  # the digest of what is printed on the cards


class Position(State):
    """Hands, lines and the knowledge about hands are flat: `hands[seat * KINDS + card]` counts cards."""

    terms: Shared[Terms]
    holder: int  # who received the Condottiere token last
    site: int  # the region fought for
    favor: int  # the region with the Favor of the Pope
    control: list[int]  # who controls each region
    hands: list[int]
    held: list[int]  # how many cards each seat holds
    lines: list[int]  # face-up cards
    down: list[int]  # each seat's face-down card (Hidden Cards)
    down_shown: list[int]  # mask of the seats that were shown it
    out: list[int]  # 1: takes no more turns in this battle
    pile: list[int]  # counts by kind: nobody ever knows a place in it
    discard: list[int]
    known: list[int]  # cards of a hand that everybody saw go there: at least so many
    shown: list[int]  # beyond that, [(viewer * seats + owner) * KINDS + card]; [] if nothing was
    stalled: int  # battles in a row without a card played
    reason: int
    winners: list[int]
    points: list[int]  # of a Series
    games: int  # of a Series, finished


def set_up(seats: int, terms: Terms, stack: list[Step[Any]]) -> Position:
    """CON-SET-01, CON-SET-02, CON-R01: nothing on the board, all cards in the pile."""
    return Position(
        seats=seats,
        stack=stack,
        terms=terms,
        holder=terms.start,
        site=NOWHERE,
        favor=NOWHERE,
        control=[NOBODY] * len(terms.map.regions),
        hands=[0] * (seats * KINDS),
        held=[0] * seats,
        lines=[0] * (seats * KINDS),
        down=[NOTHING] * seats,
        down_shown=[0] * seats,
        out=[0] * seats,
        pile=list(terms.map.box.copies),
        discard=[0] * KINDS,
        known=[0] * (seats * KINDS),
        shown=[],
        stalled=0,
        reason=UNFINISHED,
        winners=[],
        points=[0] * seats,
        games=0,
    )


def regions_of(g: Position, seat: int) -> int:
    """How many regions a seat controls."""
    return how_many(g.control, seat)


def left_of(g: Position, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < g.seats else 0


def gather_cards(g: Position) -> None:
    """All cards go into the pile: hands, lines and discards.

    CON-R28: whoever shuffles, the pile is a multiset from which chance deals.
    """
    g.pile = list(g.terms.map.box.copies)
    g.discard = [0] * KINDS
    g.hands = [0] * (g.seats * KINDS)
    g.held = [0] * g.seats
    g.lines = [0] * (g.seats * KINDS)
    g.out = [0] * g.seats
    g.down = [NOTHING] * g.seats
    g.down_shown = [0] * g.seats
    g.known = [0] * (g.seats * KINDS)
    g.shown = []
