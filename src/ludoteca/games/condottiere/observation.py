"""What a seat may know of a game of Condottiere as numbers, field by field (CON-R04, CON-R08)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.observation import Field, Observation, Observations, from_viewer, one_of, whose
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
        Field("asked", (1,), 0, 1, "the viewer must choose now", asked),
        Field("hand", (KINDS,), 0, MOST_COPIES, "the viewer's cards, by kind", hand),
        Field("kept", (KINDS,), 0, 2, "those that the viewer has kept so far, at the end of a round", kept),
        Field("hands", (n,), 0, ALL_CARDS, "how many cards each seat holds", hands),
        Field(
            "known", (n - 1, KINDS), 0, MOST_COPIES, "cards that the viewer knows in the others' hands", known
        ),
        Field("lines", (n, KINDS), 0, MOST_COPIES, "the cards that lie face up before each seat", lines),
        Field("strengths", (n,), 0, MOST_STRENGTH, "of these lines", strengths_of),
        Field("out", (n,), 0, 1, "takes no more turns in this battle", out),
        Field("control", (regions, n), 0, 1, "who controls each region", control),
        Field("site", (regions,), 0, 1, "the region that is fought for", site),
        Field("favor", (regions,), 0, 1, "the region with the Favor of the Pope", favor),
        Field("holder", (n,), 0, 1, "who had the Condottiere token last", holder),
        Field("needed", (2,), 0, regions, "regions that win: in all, and hanging together", needed),
        Field("pile", (1,), 0, ALL_CARDS, "how many cards are left to draw", pile),
        Field("discard", (KINDS,), 0, MOST_COPIES, "discarded cards, by kind", discard),
        Field("stalled", (1,), 0, MOST_BATTLES, "battles in a row without a card", stalled),
    ]
    if g.terms.hidden:
        meaning = "each seat's face-down card, by kind; the last: one that the viewer may not know"
        found.append(Field("face_down", (n, KINDS + 1), 0, 1, meaning, face_down))
    if g.terms.series_target:
        found.append(Field("points", (n,), 0, MOST_POINTS, "points in the series", points))
        found.append(Field("target", (1,), 0, MOST_POINTS, "the points that end it", target))
    return found


def asked(g: Position, seat: int) -> list[int]:
    return [int(seat in g.asked)]


def hand(g: Position, seat: int) -> list[int]:
    return g.hands[seat * KINDS : (seat + 1) * KINDS]


def kept(g: Position, seat: int) -> list[int]:
    if g.stack:
        top = g.stack[-1]
        if isinstance(top, KeepTwo) and top.seat == seat:
            return top.kept
    return [0] * KINDS


def hands(g: Position, seat: int) -> list[int]:
    return from_viewer(g.held, g.seats, seat)


def known(g: Position, seat: int) -> list[int]:
    if not g.shown:
        return from_viewer(g.known, g.seats, seat, KINDS)[KINDS:]
    found: list[int] = []
    for i in range(1, g.seats):
        owner = (seat + i) % g.seats
        found.extend([known_in_hand(g, seat, owner, card) for card in range(KINDS)])
    return found


def lines(g: Position, seat: int) -> list[int]:
    return from_viewer(g.lines, g.seats, seat, KINDS)


def strengths_of(g: Position, seat: int) -> list[int]:
    return from_viewer(strengths(g), g.seats, seat)


def out(g: Position, seat: int) -> list[int]:
    return from_viewer(g.out, g.seats, seat)


def control(g: Position, seat: int) -> list[int]:
    seats = g.seats
    found = [0] * (len(g.control) * seats)
    for region in range(len(g.control)):
        owner = g.control[region]
        if owner >= 0:
            found[region * seats + (owner - seat) % seats] = 1
    return found


def site(g: Position, seat: int) -> list[int]:
    return one_of(g.site if g.asked else NOWHERE, len(g.control))


def favor(g: Position, seat: int) -> list[int]:
    return one_of(g.favor, len(g.control))


def holder(g: Position, seat: int) -> list[int]:
    return whose(g.holder, g.seats, seat)


def needed(g: Position, seat: int) -> list[int]:
    return [min(g.terms.total_needed, len(g.control)), min(g.terms.adjacent_needed, len(g.control))]


def pile(g: Position, seat: int) -> list[int]:
    return [sum(g.pile)]


def discard(g: Position, seat: int) -> list[int]:
    return g.discard


def stalled(g: Position, seat: int) -> list[int]:
    return [g.stalled]


def face_down(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for i in range(g.seats):
        owner = (seat + i) % g.seats
        card = g.down[owner]
        if card != NOTHING and not knows_face_down(g, seat, owner):
            card = HIDDEN
        found.extend(one_of(card, KINDS + 1))
    return found


def points(g: Position, seat: int) -> list[int]:
    return from_viewer(g.points, g.seats, seat)


def target(g: Position, seat: int) -> list[int]:
    return [g.terms.series_target]
