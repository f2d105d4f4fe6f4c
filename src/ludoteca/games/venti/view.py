"""What each seat may know, and positions as a seat may imagine them."""

from __future__ import annotations

from ludoteca.engine.kernel import SPECTATOR, in_mask
from ludoteca.engine.rng import Rng
from ludoteca.games.venti.actions import SPACE
from ludoteca.games.venti.content import CARDS, CHAOS, DECK, JOKER, KINDS, NAMES, SYMBOL_NAMES
from ludoteca.games.venti.matching import CONDITION, ONE, by_thrift, spelled, ways
from ludoteca.games.venti.rules.frame import Deal
from ludoteca.games.venti.rules.fulfil import TARGET_NAMES, Attempt, Fulfil
from ludoteca.games.venti.state import EMPTY, NOBODY, OPEN, Position, action_limit, into_hand, of_seat


def face(card: int) -> dict[str, object]:
    """All that is printed on a card."""
    if card >= CARDS:
        return {"card": NAMES[card]}
    printed = DECK[card]
    return {
        "card": printed.name,
        "number": printed.number,
        "symbol": SYMBOL_NAMES[printed.number // 2],
        "points": printed.points,
        "condition": printed.condition,
    }


FACES = tuple([face(card) for card in range(KINDS)])


def view(g: Position, seat: int) -> dict[str, object]:
    """Ledger, section 3.10: everything public, and of the secrets the seat's own hand."""
    seen: dict[str, object] = {
        "game": "venti",
        "seat": None if seat == SPECTATOR else seat,
        "seats": g.seats,
        "asked": list(g.asked),
        "active": None if g.active == NOBODY else g.active,
        "actions": {"used": g.used, "limit": 0 if g.active == NOBODY else action_limit(g, g.active)},
        "targets": [target(g, seat, t) for t in range(len(g.targets))],
        "centre": [None if card == EMPTY else FACES[card] for card in g.centre],
        "hand": None if seat == SPECTATOR else [FACES[card] for card in g.hands[seat]],  # VENTI-R48
        "players": [player(g, owner) for owner in range(g.seats)],
        "pile": len(g.pile),
        "discard": {"size": len(g.discard), "top": FACES[g.discard[-1]] if g.discard else None},  # VENTI-R44
        "ten": bool(g.ten),
        "ender": None if g.ender == NOBODY else g.ender,
        "last_turns": g.turns_left,
        "frozen_limit": g.terms.frozen,
    }
    top = g.stack[-1] if g.stack else None
    if isinstance(top, (Fulfil, Attempt)) and g.active == seat:
        seen["choosing"] = {
            "target": TARGET_NAMES[top.target],
            "picked": [SPACE.name(action) for action in top.picked],
        }
    return seen


def target(g: Position, seat: int, t: int) -> dict[str, object]:
    """VENTI-FREEZE-03, VENTI-R09: a frozen card has no face, except with `memory_aid`, if one saw it."""
    card = g.targets[t]
    hidden = g.frozen[t] != OPEN and not (
        g.terms.memory_aid and seat != SPECTATOR and in_mask(g.seen[t], seat)
    )
    shown: dict[str, object] = {
        "target": TARGET_NAMES[t],
        "face": None if card == EMPTY or hidden else FACES[card],
        "frozen": None if g.frozen[t] == OPEN else g.frozen[t],
    }
    if seat != SPECTATOR:
        shown["fits"] = []
        if 0 <= card < CARDS and g.frozen[t] == OPEN:
            lasting = sum([ONE[own] for own in of_seat(g.perms, seat)])
            found = by_thrift(ways(CONDITION[card], g.held[seat]), lasting)
            shown["fits"] = [spelled(way) for way in found]
    return shown


def player(g: Position, owner: int) -> dict[str, object]:
    return {
        "hand": len(g.hands[owner]),
        "points": g.points[owner],
        "scored": [FACES[card] for card in g.scored[owner]],
        "perms": [FACES[card] for card in of_seat(g.perms, owner)],
        "extra": g.extra[owner],
    }


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """Deal anew what the seat cannot know: the pile, what others were dealt at the start and have not shown,
    and a frozen card that it never saw. Of a choice that another has begun it knows nothing at all.
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
    for t in range(len(c.targets)):
        if c.frozen[t] != OPEN and not in_mask(c.seen[t], seat):
            pool.append(c.targets[t])
            c.targets[t] = take(pool, CARDS, rng)
    for owner in owners:
        replaced = not isinstance(top, Deal) or (owner - c.start) % c.seats < top.checked
        card = take(pool, CHAOS if replaced else CHAOS + 1, rng)
        into_hand(c, owner, card)
        c.secret.append(owner * KINDS + card)
    return c


def take(pool: list[int], below: int, rng: Rng) -> int:
    """A random card out of a pool, of a kind below a bound."""
    fitting = [place for place in range(len(pool)) if pool[place] < below]
    chosen = rng.one_of(fitting)
    card = pool[chosen]
    pool[chosen] = pool[-1]
    pool.pop()
    return card
