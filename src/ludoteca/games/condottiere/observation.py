"""What a seat may know of a game of Condottiere as numbers, field by field (CON-R04, CON-R08)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.ints import total
from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    from_viewer,
    write_numbers,
    write_one_of,
    write_some,
    write_whose,
)
from ludoteca.games.condottiere.content import ALL_CARDS, KINDS
from ludoteca.games.condottiere.rules.cards import strengths
from ludoteca.games.condottiere.rules.rounds import KeepTwo
from ludoteca.games.condottiere.rules.talk import known_in_hand
from ludoteca.games.condottiere.state import NOTHING, NOWHERE, Position
from ludoteca.games.condottiere.view import knows_face_down

MOST_COPIES: Final = 16
MOST_STRENGTH: Final = 2000
MOST_POINTS: Final = 1000
MOST_BATTLES: Final = 100_000
HIDDEN: Final = KINDS  # a face-down card that the viewer may not know

OBSERVATIONS: Final = Observations()


def observation(g: Position) -> Observation:
    kind = (g.seats, len(g.control), g.terms.hidden, g.terms.series_target > 0)
    return OBSERVATIONS.of(kind, lambda: fields(g))


def fields(g: Position) -> list[Field]:
    n = g.seats
    regions = len(g.control)
    others = "cards that the viewer knows in the others' hands"
    before = "the cards that lie face up before each seat"
    winning = "regions that win: in all, and hanging together"
    found = [
        Field("asked", (1,), 0, 1, "the viewer must choose now", write=everything),
        Field("hand", (KINDS,), 0, MOST_COPIES, "the viewer's cards, by kind"),
        Field("kept", (KINDS,), 0, 2, "those that the viewer has kept so far, at the end of a round"),
        Field("hands", (n,), 0, ALL_CARDS, "how many cards each seat holds"),
        Field("known", (n - 1, KINDS), 0, MOST_COPIES, others),
        Field("lines", (n, KINDS), 0, MOST_COPIES, before),
        Field("strengths", (n,), 0, MOST_STRENGTH, "of these lines"),
        Field("out", (n,), 0, 1, "takes no more turns in this battle"),
        Field("control", (regions, n), 0, 1, "who controls each region"),
        Field("site", (regions,), 0, 1, "the region that is fought for"),
        Field("favor", (regions,), 0, 1, "the region with the Favor of the Pope"),
        Field("holder", (n,), 0, 1, "who had the Condottiere token last"),
        Field("needed", (2,), 0, regions, winning),
        Field("pile", (1,), 0, ALL_CARDS, "how many cards are left to draw"),
        Field("discard", (KINDS,), 0, MOST_COPIES, "discarded cards, by kind"),
        Field("stalled", (1,), 0, MOST_BATTLES, "battles in a row without a card"),
    ]
    if g.terms.hidden:
        meaning = "each seat's face-down card, by kind; the last: one that the viewer may not know"
        found.append(Field("face_down", (n, KINDS + 1), 0, 1, meaning, write=face_down))
    if g.terms.series_target:
        found.append(Field("points", (n,), 0, MOST_POINTS, "points in the series", points))
        found.append(Field("target", (1,), 0, MOST_POINTS, "the points that end it", target))
    return found


def everything(g: Position, seat: int, row: Row, at: i64) -> None:
    """All fields but those of variants, one after the other."""
    n = g.seats
    regions = len(g.control)
    hand(g, seat, row, at)
    at += 1 + 2 * KINDS + n
    known(g, seat, row, at)
    at += (n - 1) * KINDS
    lines(g, seat, row, at)
    at += n * KINDS + 2 * n
    control(g, seat, row, at)
    at += (n + 2) * regions + n
    piles(g, row, at)


def hand(g: Position, seat: int, row: Row, at: i64) -> None:
    """Who is asked, the hand, what of it is kept, and how many cards all hold."""
    n: i64 = g.seats
    first: i64 = seat
    if seat in g.asked:
        row[at] = 1
    at += 1
    write_some(g.hands, first * KINDS, (first + 1) * KINDS, row, at)
    at += KINDS
    top = g.stack[-1] if g.stack else None
    if isinstance(top, KeepTwo) and top.seat == seat:
        write_some(top.kept, 0, KINDS, row, at)
    at += KINDS
    for i in range(n):
        row[at + i] = g.held[(first + i) % n]


def known(g: Position, seat: int, row: Row, at: i64) -> None:
    """In the others' hands."""
    for i in range(1, g.seats):
        owner = (seat + i) % g.seats
        if g.shown:
            write_numbers([known_in_hand(g, seat, owner, card) for card in range(KINDS)], row, at)
        else:
            write_some(g.known, owner * KINDS, (owner + 1) * KINDS, row, at)
        at += KINDS


def lines(g: Position, seat: i64, row: Row, at: i64) -> None:
    """And who is out."""
    n: i64 = g.seats
    forces = strengths(g)
    strong = at + n * KINDS
    for i in range(n):
        owner = (seat + i) % n
        write_some(g.lines, owner * KINDS, (owner + 1) * KINDS, row, at + i * KINDS)
        if forces[owner]:
            row[strong + i] = forces[owner]
        if g.out[owner]:
            row[strong + n + i] = g.out[owner]


def control(g: Position, seat: i64, row: Row, at: i64) -> None:
    n: i64 = g.seats
    regions: i64 = len(g.control)
    for owner in g.control:
        write_whose(owner, n, seat, row, at)
        at += n
    write_one_of(g.site if g.asked else NOWHERE, regions, row, at)
    write_one_of(g.favor, regions, row, at + regions)
    write_whose(g.holder, n, seat, row, at + 2 * regions)


def piles(g: Position, row: Row, at: i64) -> None:
    """And how many regions are needed."""
    regions = len(g.control)
    row[at] = min(g.terms.total_needed, regions)
    row[at + 1] = min(g.terms.adjacent_needed, regions)
    row[at + 2] = total(g.pile)
    write_some(g.discard, 0, KINDS, row, at + 3)
    if g.stalled:
        row[at + 3 + KINDS] = g.stalled


def face_down(g: Position, seat: int, row: Row, at: int) -> None:
    for i in range(g.seats):
        owner = (seat + i) % g.seats
        card = g.down[owner]
        if card != NOTHING and not knows_face_down(g, seat, owner):
            card = HIDDEN
        write_one_of(card, KINDS + 1, row, at + i * (KINDS + 1))


def points(g: Position, seat: int) -> list[int]:
    return from_viewer(g.points, g.seats, seat)


def target(g: Position, seat: int) -> list[int]:
    return [g.terms.series_target]
