"""What a seat may know of a game of Condottiere as numbers, field by field (CON-R04, CON-R08)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    from_viewer,
    write_numbers,
    write_one_of,
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
    write_numbers(cards(g, seat), row, at)
    at += (2 * n + 1) * KINDS + 3 * n
    control(g, seat, row, at)
    at += (n + 2) * regions + n
    write_numbers(needed(g), row, at)


def cards(g: Position, seat: int) -> list[int]:
    """Hand, what of it is kept, how many others hold and what is known of that; the lines and who is out."""
    n = g.seats
    found = g.hands[seat * KINDS : (seat + 1) * KINDS]
    top = g.stack[-1] if g.stack else None
    found += top.kept if isinstance(top, KeepTwo) and top.seat == seat else [0] * KINDS
    found += from_viewer(g.held, n, seat)
    found += known(g, seat)
    found += from_viewer(g.lines, n, seat, KINDS)
    found += from_viewer(strengths(g), n, seat)
    found += from_viewer(g.out, n, seat)
    return found


def known(g: Position, seat: int) -> list[int]:
    if not g.shown:
        return from_viewer(g.known, g.seats, seat, KINDS)[KINDS:]
    found: list[int] = []
    for i in range(1, g.seats):
        owner = (seat + i) % g.seats
        found.extend([known_in_hand(g, seat, owner, card) for card in range(KINDS)])
    return found


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


def needed(g: Position) -> list[int]:
    """And the piles."""
    regions = len(g.control)
    found = [min(g.terms.total_needed, regions), min(g.terms.adjacent_needed, regions), sum(g.pile)]
    found += g.discard
    found.append(g.stalled)
    return found


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
