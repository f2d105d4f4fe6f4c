"""What a seat may know of a game of Condottiere as numbers, field by field (CON-R04, CON-R08)."""

from __future__ import annotations

from typing import Final

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
    found = [
        Field("asked", (1,), 0, 1, "the viewer must choose now", write=everything),
        Field("hand", (KINDS,), 0, MOST_COPIES, "the viewer's cards, by kind"),
        Field("kept", (KINDS,), 0, 2, "those that the viewer has kept so far, at the end of a round"),
        Field("hands", (n,), 0, ALL_CARDS, "how many cards each seat holds"),
        Field("known", (n - 1, KINDS), 0, MOST_COPIES, "cards that the viewer knows in the others' hands"),
        Field("lines", (n, KINDS), 0, MOST_COPIES, "the cards that lie face up before each seat"),
        Field("strengths", (n,), 0, MOST_STRENGTH, "of these lines"),
        Field("out", (n,), 0, 1, "takes no more turns in this battle"),
        Field("control", (regions, n), 0, 1, "who controls each region"),
        Field("site", (regions,), 0, 1, "the region that is fought for"),
        Field("favor", (regions,), 0, 1, "the region with the Favor of the Pope"),
        Field("holder", (n,), 0, 1, "who had the Condottiere token last"),
        Field("needed", (2,), 0, regions, "regions that win: in all, and hanging together"),
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


def everything(g: Position, seat: int, row: Row, at: int) -> None:
    """All fields but those of variants, one after the other."""
    n = g.seats
    regions = len(g.control)
    if seat in g.asked:
        row[at] = 1
    at += 1
    cards(g, seat, row, at)
    at += (2 * n + 1) * KINDS + 3 * n
    control(g, seat, row, at)
    at += (n + 2) * regions + n
    needed(g, row, at)


def cards(g: Position, seat: int, row: Row, at: int) -> None:
    """Hand, what of it is kept, how many others hold and what is known of that; the lines and who is out."""
    n = g.seats
    top = g.stack[-1] if g.stack else None
    write_some(g.hands, seat * KINDS, (seat + 1) * KINDS, row, at)
    if isinstance(top, KeepTwo) and top.seat == seat:
        write_some(top.kept, 0, KINDS, row, at + KINDS)
    held = at + 2 * KINDS
    others = held + n - KINDS  # what is known begins with the second seat
    lines = held + n + (n - 1) * KINDS
    strong = lines + n * KINDS
    forces = strengths(g)
    for owner in range(n):
        i = (owner - seat) % n
        row[held + i] = g.held[owner]
        if i:
            known(g, seat, owner, row, others + i * KINDS)
        write_some(g.lines, owner * KINDS, (owner + 1) * KINDS, row, lines + i * KINDS)
        if forces[owner]:
            row[strong + i] = forces[owner]
        if g.out[owner]:
            row[strong + n + i] = g.out[owner]


def known(g: Position, seat: int, owner: int, row: Row, at: int) -> None:
    """In another's hand."""
    if g.shown:
        write_numbers([known_in_hand(g, seat, owner, card) for card in range(KINDS)], row, at)
    else:
        write_some(g.known, owner * KINDS, (owner + 1) * KINDS, row, at)


def control(g: Position, seat: int, row: Row, at: int) -> None:
    n = g.seats
    regions = len(g.control)
    for region in range(regions):
        if g.control[region] >= 0:
            row[at + region * n + (g.control[region] - seat) % n] = 1
    at += regions * n
    write_one_of(g.site if g.asked else NOWHERE, regions, row, at)
    write_one_of(g.favor, regions, row, at + regions)
    write_whose(g.holder, n, seat, row, at + 2 * regions)


def needed(g: Position, row: Row, at: int) -> None:
    """And the piles."""
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
