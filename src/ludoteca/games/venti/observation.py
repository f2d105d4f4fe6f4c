"""What a seat may know of a game of VENTI as numbers, field by field (ledger, section 3.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.kernel import in_mask
from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    write_asked,
    write_counted,
    write_each,
    write_one_of,
    write_whose,
)
from ludoteca.games.venti.actions import COMMIT, HOLDABLE, MOST_TARGETS, USE
from ludoteca.games.venti.content import ALL_CARDS, CARDS, KINDS
from ludoteca.games.venti.rules.fulfil import Attempt, Fulfil
from ludoteca.games.venti.state import ACTIONS, MOST_EXTRA, NOBODY, OPEN, Position, action_limit

MOST_POINTS: Final = 300
MOST_JOKERS: Final = 4

OBSERVATIONS: Final = Observations()


def observation(g: Position) -> Observation:
    return OBSERVATIONS.of(g.seats, lambda: fields(g))


def fields(g: Position) -> list[Field]:
    n = g.seats
    targets = g.terms.targets
    limit = ACTIONS + MOST_EXTRA
    more = "actions that each seat has more than three"
    seen = "the card of each target that the viewer may see"
    chosen = "the target for which the viewer chooses cards"
    return [
        Field("asked", (n,), 0, 1, "who must choose now", write=front),
        Field("active", (n,), 0, 1, "whose turn it is"),
        Field("actions", (2,), 0, limit, "of this turn: how many were used, and out of how many"),
        Field("hand", (HOLDABLE,), 0, MOST_JOKERS, "the viewer's cards, by kind, Jokers last"),
        Field("hands", (n,), 0, ALL_CARDS, "how many cards each seat holds"),
        Field("points", (n,), 0, MOST_POINTS, "of each seat"),
        Field("scored", (n, CARDS), 0, 1, "the point cards of each seat", write=scored, made_of=scored_of),
        Field("perms", (n, CARDS), 0, 1, "the perm jokers of each seat"),
        Field("extra", (n,), 0, MOST_EXTRA, more, write=rest),
        Field("targets", (targets, HOLDABLE), 0, 1, seen),
        Field("frozen", (targets, n), 0, 1, "who froze each target"),
        Field("centre", (HOLDABLE,), 0, MOST_JOKERS, "the cards of the centre row, by kind"),
        Field("pile", (1,), 0, ALL_CARDS, "how many cards are left to draw"),
        Field("discards", (1,), 0, ALL_CARDS, "how many were discarded"),
        Field("discard", (KINDS,), 0, 1, "the card on top of them"),
        Field("ten", (1,), 0, 1, "somebody has had ten points"),
        Field("ender", (n,), 0, 1, "who reached twenty first"),
        Field("last_turns", (1,), 0, n, "turns that are still to come after that"),
        Field("choosing", (MOST_TARGETS,), 0, 1, chosen),
        Field("picked", (COMMIT - USE,), 0, MOST_JOKERS, "what it chose: as in `use`, `joker as`"),
    ]


def front(g: Position, seat: i64, row: Row, at: i64) -> None:
    turn(g, seat, row, at)
    hands(g, seat, row, at + 2 * g.seats + 2)


def rest(g: Position, seat: i64, row: Row, at: i64) -> None:
    """All that stands behind the point cards."""
    rows(g, seat, row, at)
    at += g.seats + len(g.targets) * (HOLDABLE + g.seats)
    centre(g, seat, row, at)
    choosing(g, seat, row, at + HOLDABLE + KINDS + g.seats + 4)


def turn(g: Position, seat: i64, row: Row, at: i64) -> None:
    n: i64 = g.seats
    write_asked(g, seat, row, at)
    write_whose(g.active, n, seat, row, at + n)
    row[at + 2 * n] = g.used
    if g.active != NOBODY:
        row[at + 2 * n + 1] = action_limit(g, g.active)


def hands(g: Position, seat: i64, row: Row, at: i64) -> None:
    """And the points."""
    n: i64 = g.seats
    write_counted(g.hands[seat], HOLDABLE, row, at)
    at += HOLDABLE
    for i in range(n):
        owner = (seat + i) % n
        row[at + i] = len(g.hands[owner])
        if g.points[owner]:
            row[at + n + i] = g.points[owner]


def scored(g: Position, seat: i64, row: Row, at: i64) -> None:
    """And the perm jokers."""
    n: i64 = g.seats
    for i in range(n):
        write_each(g.scored[(seat + i) % n], row, at)
        at += CARDS
    for flat in g.perms:
        row[at + (flat // KINDS - seat) % g.seats * CARDS + flat % KINDS] = 1


def scored_of(g: Position, seat: int) -> list[list[int]]:
    return [*g.scored, g.perms]


def rows(g: Position, seat: i64, row: Row, at: i64) -> None:
    """VENTI-FREEZE-03, VENTI-R09: a frozen card has no name, except with `memory_aid`, if one saw it."""
    n: i64 = g.seats
    for i in range(n):
        owner = (seat + i) % n
        if g.extra[owner]:
            row[at + i] = g.extra[owner]
    at += n
    owners = at + len(g.targets) * HOLDABLE
    for t in range(len(g.targets)):
        frozen = g.frozen[t]
        if frozen == OPEN or (g.terms.memory_aid and in_mask(g.seen[t], seat)):
            write_one_of(g.targets[t], HOLDABLE, row, at)
        if frozen != OPEN:
            write_whose(frozen, n, seat, row, owners)
        at += HOLDABLE
        owners += n


def centre(g: Position, seat: i64, row: Row, at: i64) -> None:
    """And the piles, and the end of the game."""
    write_counted(g.centre, HOLDABLE, row, at)
    at += HOLDABLE
    row[at] = len(g.pile)
    if g.discard:
        row[at + 1] = len(g.discard)
        write_one_of(g.discard[-1], KINDS, row, at + 2)
    at += 2 + KINDS
    if g.ten:
        row[at] = g.ten
    if g.ender != NOBODY:
        write_whose(g.ender, g.seats, seat, row, at + 1)
    if g.turns_left:
        row[at + 1 + g.seats] = g.turns_left


def choosing(g: Position, seat: i64, row: Row, at: i64) -> None:
    top = g.stack[-1] if g.stack else None
    if g.active == seat and isinstance(top, (Fulfil, Attempt)):
        write_one_of(top.target, MOST_TARGETS, row, at)
        for action in top.picked:
            row[at + MOST_TARGETS + action - USE] += 1
