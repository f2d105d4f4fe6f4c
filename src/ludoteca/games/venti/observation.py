"""What a seat may know of a game of VENTI as numbers, field by field (ledger, section 3.10)."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import in_mask
from ludoteca.engine.observation import Field, Observation, Observations, from_viewer, one_of, whose
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
    return [
        Field("asked", (n,), 0, 1, "who must choose now", asked),
        Field("active", (n,), 0, 1, "whose turn it is", active),
        Field("actions", (2,), 0, limit, "of this turn: how many were used, and out of how many", actions),
        Field("hand", (HOLDABLE,), 0, MOST_JOKERS, "the viewer's cards, by kind, Jokers last", hand),
        Field("hands", (n,), 0, ALL_CARDS, "how many cards each seat holds", hands),
        Field("points", (n,), 0, MOST_POINTS, "of each seat", points),
        Field("scored", (n, CARDS), 0, 1, "the point cards of each seat", scored),
        Field("perms", (n, CARDS), 0, 1, "the perm jokers of each seat", perms),
        Field("extra", (n,), 0, MOST_EXTRA, "actions that each seat has more than three", extra),
        Field("targets", (targets, HOLDABLE), 0, 1, "the card of each target that the viewer may see", rows),
        Field("frozen", (targets, n), 0, 1, "who froze each target", frozen),
        Field("centre", (HOLDABLE,), 0, MOST_JOKERS, "the cards of the centre row, by kind", centre),
        Field("pile", (1,), 0, ALL_CARDS, "how many cards are left to draw", pile),
        Field("discards", (1,), 0, ALL_CARDS, "how many were discarded", discards),
        Field("discard", (KINDS,), 0, 1, "the card on top of them", discard),
        Field("ten", (1,), 0, 1, "somebody has had ten points", ten),
        Field("ender", (n,), 0, 1, "who reached twenty first", ender),
        Field("last_turns", (1,), 0, n, "turns that are still to come after that", last_turns),
        Field("choosing", (MOST_TARGETS,), 0, 1, "the target for which the viewer chooses cards", choosing),
        Field("picked", (COMMIT - USE,), 0, MOST_JOKERS, "what it chose: as in `use`, `joker as`", picked),
    ]


def asked(g: Position, seat: int) -> list[int]:
    return [int((seat + i) % g.seats in g.asked) for i in range(g.seats)]


def active(g: Position, seat: int) -> list[int]:
    return whose(g.active, g.seats, seat)


def actions(g: Position, seat: int) -> list[int]:
    return [g.used, 0 if g.active == NOBODY else action_limit(g, g.active)]


def counted(cards: list[int], kinds: int) -> list[int]:
    """How many there are of each kind; gaps, and kinds beyond, are left out."""
    found = [0] * kinds
    for card in cards:
        if 0 <= card < kinds:
            found[card] += 1
    return found


def hand(g: Position, seat: int) -> list[int]:
    return counted(g.hands[seat], HOLDABLE)


def hands(g: Position, seat: int) -> list[int]:
    return from_viewer([len(cards) for cards in g.hands], g.seats, seat)


def points(g: Position, seat: int) -> list[int]:
    return from_viewer(g.points, g.seats, seat)


def scored(g: Position, seat: int) -> list[int]:
    found = [0] * (g.seats * CARDS)
    for owner in range(g.seats):
        first = (owner - seat) % g.seats * CARDS
        for card in g.scored[owner]:
            found[first + card] = 1
    return found


def perms(g: Position, seat: int) -> list[int]:
    found = [0] * (g.seats * CARDS)
    for flat in g.perms:
        found[(flat // KINDS - seat) % g.seats * CARDS + flat % KINDS] = 1
    return found


def extra(g: Position, seat: int) -> list[int]:
    return from_viewer(g.extra, g.seats, seat)


def rows(g: Position, seat: int) -> list[int]:
    """VENTI-FREEZE-03, VENTI-R09: a frozen card has no name, except with `memory_aid`, if one saw it."""
    found: list[int] = []
    for t in range(len(g.targets)):
        open_to = g.frozen[t] == OPEN or (g.terms.memory_aid and in_mask(g.seen[t], seat))
        found.extend(one_of(g.targets[t] if open_to else -1, HOLDABLE))
    return found


def frozen(g: Position, seat: int) -> list[int]:
    found: list[int] = []
    for owner in g.frozen:
        found.extend(whose(owner, g.seats, seat))
    return found


def centre(g: Position, seat: int) -> list[int]:
    return counted(g.centre, HOLDABLE)


def pile(g: Position, seat: int) -> list[int]:
    return [len(g.pile)]


def discards(g: Position, seat: int) -> list[int]:
    return [len(g.discard)]


def discard(g: Position, seat: int) -> list[int]:
    return one_of(g.discard[-1] if g.discard else -1, KINDS)


def ten(g: Position, seat: int) -> list[int]:
    return [g.ten]


def ender(g: Position, seat: int) -> list[int]:
    return whose(g.ender, g.seats, seat)


def last_turns(g: Position, seat: int) -> list[int]:
    return [g.turns_left]


def choosing(g: Position, seat: int) -> list[int]:
    top = g.stack[-1] if g.stack else None
    if g.active == seat and isinstance(top, (Fulfil, Attempt)):
        return one_of(top.target, MOST_TARGETS)
    return [0] * MOST_TARGETS


def picked(g: Position, seat: int) -> list[int]:
    top = g.stack[-1] if g.stack else None
    found = [0] * (COMMIT - USE)
    if g.active == seat and isinstance(top, (Fulfil, Attempt)):
        for action in top.picked:
            found[action - USE] += 1
    return found
