"""What a seat may know of a game of VENTI as numbers, field by field (ledger, section 3.10)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import in_mask
from ludoteca.engine.observation import (
    Field,
    Observation,
    Observations,
    Row,
    write_asked,
    write_counted,
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
        Field("extra", (n,), 0, MOST_EXTRA, "actions that each seat has more than three", write=rest),
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


def front(g: Position, seat: int, row: Row, at: int) -> None:
    turn(g, seat, row, at)
    hands(g, seat, row, at + 2 * g.seats + 2)


def rest(g: Position, seat: int, row: Row, at: int) -> None:
    """All that stands behind the point cards."""
    n = g.seats
    extra(g, seat, row, at)
    at += n
    rows(g, seat, row, at)
    at += len(g.targets) * (HOLDABLE + n)
    centre(g, seat, row, at)
    choosing(g, seat, row, at + HOLDABLE + KINDS + n + 4)


def turn(g: Position, seat: int, row: Row, at: int) -> None:
    n = g.seats
    write_asked(g, seat, row, at)
    write_whose(g.active, n, seat, row, at + n)
    row[at + 2 * n] = g.used
    if g.active != NOBODY:
        row[at + 2 * n + 1] = action_limit(g, g.active)


def hands(g: Position, seat: int, row: Row, at: int) -> None:
    """And the points."""
    write_counted(g.hands[seat], HOLDABLE, row, at)
    sizes = at + HOLDABLE
    for owner in range(g.seats):
        i = (owner - seat) % g.seats
        row[sizes + i] = len(g.hands[owner])
        row[sizes + g.seats + i] = g.points[owner]


def scored(g: Position, seat: int, row: Row, at: int) -> None:
    """And the perm jokers."""
    for owner in range(g.seats):
        first = at + (owner - seat) % g.seats * CARDS
        for card in g.scored[owner]:
            row[first + card] = 1
    perms = at + g.seats * CARDS
    for flat in g.perms:
        row[perms + (flat // KINDS - seat) % g.seats * CARDS + flat % KINDS] = 1


def scored_of(g: Position) -> list[list[int]]:
    return [*g.scored, g.perms]


def extra(g: Position, seat: int, row: Row, at: int) -> None:
    for owner in range(g.seats):
        if g.extra[owner]:
            row[at + (owner - seat) % g.seats] = g.extra[owner]


def rows(g: Position, seat: int, row: Row, at: int) -> None:
    """VENTI-FREEZE-03, VENTI-R09: a frozen card has no name, except with `memory_aid`, if one saw it."""
    targets = len(g.targets)
    owners = at + targets * HOLDABLE
    for t in range(targets):
        if g.frozen[t] == OPEN or (g.terms.memory_aid and in_mask(g.seen[t], seat)):
            write_one_of(g.targets[t], HOLDABLE, row, at + t * HOLDABLE)
        write_whose(g.frozen[t], g.seats, seat, row, owners + t * g.seats)


def centre(g: Position, seat: int, row: Row, at: int) -> None:
    """And the piles, and the end of the game."""
    write_counted(g.centre, HOLDABLE, row, at)
    at += HOLDABLE
    row[at] = len(g.pile)
    row[at + 1] = len(g.discard)
    if g.discard:
        write_one_of(g.discard[-1], KINDS, row, at + 2)
    at += 2 + KINDS
    row[at] = g.ten
    write_whose(g.ender, g.seats, seat, row, at + 1)
    row[at + 1 + g.seats] = g.turns_left


def choosing(g: Position, seat: int, row: Row, at: int) -> None:
    top = g.stack[-1] if g.stack else None
    if g.active == seat and isinstance(top, (Fulfil, Attempt)):
        write_one_of(top.target, MOST_TARGETS, row, at)
        for action in top.picked:
            row[at + MOST_TARGETS + action - USE] += 1
