"""What each seat may know, and positions as a seat may imagine them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from ludoteca.engine.kernel import SPECTATOR, in_mask
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import (
    ANNOUNCE,
    ATTEMPT,
    END_TURN,
    FREEZE,
    FULFIL,
    LAY,
    LAY_NO_MORE,
    PAY,
    SPACE,
    TO_JOKER,
    USE_LASTING,
)
from ludoteca.games.venti.content import (
    CARDS,
    CHAOS,
    JOKER,
    KINDS,
    NAMES,
    POINTS,
)
from ludoteca.games.venti.matching import CONDITION, ONE, by_thrift, ways, words_of
from ludoteca.games.venti.rules.fulfil import TARGET_NAMES, Attempt, Fulfil, by_care
from ludoteca.games.venti.rules.match import Deal
from ludoteca.games.venti.rules.penalty import Gift, Pay
from ludoteca.games.venti.state import EMPTY, NOBODY, OPEN, Position, action_limit, into_hand, of_seat


class Target(TypedDict):
    """A place of the target row."""

    target: str
    card: str | None  # none where there is no card, or where the viewer may not see it
    frozen: int | None  # by whom
    fits: NotRequired[list[list[str]]]  # own cards that meet it: "2", "joker"; thrifty sets first


class Player(TypedDict):
    """What everybody sees of a player: the size of the hand, and all that lies open."""

    hand: int
    points: int
    scored: list[str]
    perms: list[str]
    extra: int  # actions more than three


class Discard(TypedDict):
    """The discard pile: its size and the card on top."""

    size: int
    top: str | None


class Actions(TypedDict):
    """Of the turn: how many actions were used, out of how many."""

    used: int
    limit: int


class Pick(TypedDict):
    """An own card that is used for a target: of the hand, a perm joker, or a Joker in a role."""

    kind: Literal["card", "perm", "role"]
    id: str


class Choosing(TypedDict):
    """A choice of cards that was begun, which nobody else knows of."""

    target: str
    picked: list[Pick]


class View(TypedDict):
    """VENTI as a seat or a spectator sees it. Cards are called by their names; what is printed on them is in
    the module `printed`.
    """

    game: Literal["venti"]
    seat: int | None  # none: a spectator
    seats: int
    printed: str  # the digest of what is printed on the cards
    asked: list[int]
    active: int | None
    actions: Actions
    targets: list[Target]
    centre: list[str | None]
    hand: list[str] | None
    players: list[Player]
    pile: int
    discard: Discard
    ten: bool  # somebody has had ten points
    ender: int | None
    last_turns: int
    frozen_limit: int
    spend: NotRequired[list[Pick]]  # where a target fits: the own cards as a careful player spends them
    roles: NotRequired[list[str]]  # what the own Jokers may stand for, where a target is frozen
    sets: NotRequired[list[list[str]]]  # of own cards that pay the penalty, or that may be laid together
    choosing: NotRequired[Choosing]


def view(g: Position, seat: int) -> View:
    """Ledger, section 3.10: everything public, and of the secrets the seat's own hand."""
    if seat == SPECTATOR:
        return public(g)
    return cast(View, {**seen_by_all(g, []), **own(g, seat)})


def public(g: Position) -> View:
    """What a spectator sees."""
    return seen_by_all(g, [target(g, SPECTATOR, t) for t in range(len(g.targets))])


def seen_by_all(g: Position, targets: list[Target]) -> View:
    """With the targets as a viewer sees them."""
    return {
        "game": "venti",
        "seat": None,
        "seats": g.seats,
        "printed": g.terms.printed,
        "asked": list(g.asked),
        "active": None if g.active == NOBODY else g.active,
        "actions": {"used": g.used, "limit": 0 if g.active == NOBODY else action_limit(g, g.active)},
        "targets": targets,
        "centre": [None if card == EMPTY else NAMES[card] for card in g.centre],
        "hand": None,
        "players": [player(g, owner) for owner in range(g.seats)],
        "pile": len(g.pile),
        "discard": {"size": len(g.discard), "top": NAMES[g.discard[-1]] if g.discard else None},  # VENTI-R44
        "ten": bool(g.ten),
        "ender": None if g.ender == NOBODY else g.ender,
        "last_turns": g.turns_left,
        "frozen_limit": g.terms.frozen,
    }


def own(g: Position, seat: int) -> dict[str, object]:
    """What a seat sees besides, or otherwise."""
    if seat == SPECTATOR:
        return {}
    targets = [target(g, seat, t) for t in range(len(g.targets))]
    seen: dict[str, object] = {"seat": seat, "targets": targets, "hand": named(g.hands[seat])}  # VENTI-R48
    top = g.stack[-1] if g.stack else None
    if g.active == seat:
        if [one for one in targets if one.get("fits")]:
            seen["spend"] = [pick(action) for action in by_care(g, seat)]
        if JOKER in g.hands[seat] and g.frozen.count(OPEN) < len(g.frozen):
            seen["roles"] = list(SPACE.things["role"])
        if isinstance(top, (Fulfil, Attempt)):
            picked = [pick(action) for action in top.picked]
            seen["choosing"] = {"target": TARGET_NAMES[top.target], "picked": picked}
    if isinstance(top, (Pay, Gift)) and top.seat == seat:
        seen["sets"] = [named(cards) for cards in top.sets(g)]
    return seen


def named(cards: list[int]) -> list[str]:
    return [NAMES[card] for card in cards]


def pick(action: int) -> Pick:
    kind: Literal["card", "perm", "role"]
    kind = "card" if action < USE_LASTING else "perm" if action < ANNOUNCE else "role"
    return {"kind": kind, "id": SPACE.targets(action)[0].id}


def target(g: Position, seat: int, t: int) -> Target:
    """VENTI-FREEZE-03, VENTI-R09: a frozen card has no name, except with `memory_aid`, if one saw it."""
    card = g.targets[t]
    hidden = g.frozen[t] != OPEN and not (
        g.terms.memory_aid and seat != SPECTATOR and in_mask(g.seen[t], seat)
    )
    shown: Target = {
        "target": TARGET_NAMES[t],
        "card": None if card == EMPTY or hidden else NAMES[card],
        "frozen": None if g.frozen[t] == OPEN else g.frozen[t],
    }
    if seat != SPECTATOR:
        shown["fits"] = []
        if 0 <= card < CARDS and g.frozen[t] == OPEN:
            lasting = sum([ONE[own] for own in of_seat(g.perms, seat)])
            found = by_thrift(ways(CONDITION[card], g.held[seat]), lasting)
            shown["fits"] = [words_of(way) for way in found]
    return shown


def player(g: Position, owner: int) -> Player:
    return {
        "hand": len(g.hands[owner]),
        "points": g.points[owner],
        "scored": named(g.scored[owner]),
        "perms": named(of_seat(g.perms, owner)),
        "extra": g.extra[owner],
    }


def numbers(g: Position, seat: int, action: int) -> dict[str, int]:
    """The points that one gets for a target or a card that is laid, and that a point card costs."""
    if FULFIL <= action < ATTEMPT:
        return {"points": POINTS[g.targets[action - FULFIL]]}
    if LAY <= action < LAY_NO_MORE:
        return {"points": POINTS[action - LAY]}
    if TO_JOKER <= action < END_TURN:
        return {"cost": POINTS[(action - TO_JOKER) % CARDS]}
    if PAY <= action < LAY:
        return {"cost": POINTS[action - PAY]}
    return {}


def danger(g: Position, action: int) -> Message | None:
    """VENTI-FREEZE-03, VENTI-R39: nobody sees a frozen card again, and freezing is not taken back."""
    if FREEZE <= action < TO_JOKER:
        return Message("danger-freeze-remembered" if g.terms.memory_aid else "danger-freeze")
    return None


def determinize(g: Position, seat: int, rng: Rng, tidy: bool = False) -> Position:
    """Deal anew what the seat cannot know: the pile, what others were dealt at the start and have not shown,
    and a frozen card that it never saw. Of a choice that another has begun it knows nothing at all.

    What is dealt does not depend on where the cards lay, if it is done `tidy`: that takes longer.
    """
    c = g.clone()
    top = c.stack[-1] if c.stack else None
    if isinstance(top, (Fulfil, Attempt)) and c.active != seat:
        c.stack.pop()
    pool = c.pile
    owners: list[int] = []
    own: list[int] = []
    for flat in c.secret:
        owner = flat // KINDS
        card = flat % KINDS
        if owner == seat:
            own.append(flat)
        else:
            owners.append(owner)
            c.hands[owner].remove(card)
            if card <= JOKER:
                c.held[owner] -= ONE[card]
            pool.append(card)
    c.secret = own
    unknown: list[int] = []
    frozen = c.frozen
    for t in range(len(frozen)):
        if frozen[t] != OPEN and not in_mask(c.seen[t], seat):
            unknown.append(t)
            pool.append(c.targets[t])
    if tidy:
        owners.sort()
        pool.sort()
    for t in unknown:
        c.targets[t] = take(pool, CARDS, rng)
    for owner in owners:
        replaced = not isinstance(top, Deal) or (owner - c.start) % c.seats < top.checked
        card = take(pool, CHAOS if replaced else CHAOS + 1, rng)
        into_hand(c, owner, card)
        c.secret.append(owner * KINDS + card)
    return c


def take(pool: list[int], below: int, rng: Rng) -> int:
    """A random card out of a pool, of a kind below a bound."""
    fitting = [place for place, card in enumerate(pool) if card < below]
    chosen = fitting[rng.below(len(fitting))]  # `one_of` without its call: a search does this for each card
    card = pool[chosen]
    pool[chosen] = pool[-1]
    pool.pop()
    return card
