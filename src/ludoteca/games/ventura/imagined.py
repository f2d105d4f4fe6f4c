"""Positions as a seat may imagine them: what it cannot know is dealt anew."""

from __future__ import annotations

from bisect import insort

from ludoteca.engine.deck import pick
from ludoteca.engine.rng import Rng
from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import FIRST_CONSCRIPT, KINDS, TILE_TYPES, of_ventura_deck
from ludoteca.games.ventura.rules.administration import Expansion
from ludoteca.games.ventura.rules.battle import Battle
from ludoteca.games.ventura.rules.cards import VENTURA, Receive
from ludoteca.games.ventura.rules.setup import PlaceTile
from ludoteca.games.ventura.rules.ventura_phase import Survey
from ludoteca.games.ventura.state import NOBODY, Position


def determinize(g: Position, seat: int, rng: Rng) -> Position:
    """Deal anew what the seat cannot know: decks, stockpile, other hands and reserves, what others look at,
    and sealed orders. How many cards of each deck a hand holds is known: their backs differ.
    """
    c = g.clone()
    top = c.stack[-1] if c.stack else None
    below = c.stack[-2] if len(c.stack) > 1 else None
    hands(c, seat, rng, [step for step in (top, below) if isinstance(step, Receive) and step.seat != seat])
    surveys = [step for step in (top, below) if isinstance(step, Survey) and step.seat != seat]
    reserves(c, seat, rng, surveys)
    if isinstance(top, Battle):
        orders(c, top, seat, rng)
    if isinstance(top, (PlaceTile, Expansion)) and top.seat != seat:
        top.chosen = NOBODY  # nobody else has seen which tile it is to be
    return c


def hands(c: Position, seat: int, rng: Rng, looking: list[Receive]) -> None:
    wanted: list[int] = []  # owner * 2 + (0 from the Ventura deck, 1 from the other)
    for owner in range(c.seats):
        if owner == seat:
            continue
        kept = known_cards(c, seat, owner)
        unknown = c.hands[owner][:]
        for kind in kept:
            unknown.remove(kind)
        for kind in unknown:
            back_to_deck(c, kind)
            wanted.append(owner * 2 + (0 if of_ventura_deck(kind) else 1))
        c.hands[owner] = kept
    for step in looking:
        for kind in step.seen:
            back_to_deck(c, kind)
    for step in looking:
        step.seen = sorted([from_deck(c, step.deck == VENTURA, rng) for kind in step.seen])
    for place in wanted:
        insort(c.hands[place // 2], from_deck(c, place % 2 == 0, rng))
    for viewer in range(c.seats):
        for owner in range(c.seats):
            if viewer != seat and owner not in (seat, viewer):
                forget(c, viewer, owner, c.peeks, c.hands[owner], KINDS)


def forget(c: Position, viewer: int, owner: int, seen: list[int], there: list[int], kinds: int) -> None:
    """In an imagined world, too, nobody has seen more of a hand or a reserve than is in it."""
    first = (viewer * c.seats + owner) * kinds
    for kind in {thing - first for thing in seen if 0 <= thing - first < kinds}:
        while seen.count(first + kind) > there.count(kind):
            seen.remove(first + kind)


def back_to_deck(c: Position, kind: int) -> None:
    if of_ventura_deck(kind):
        c.ventura[kind] += 1
    else:
        c.conscription[kind - FIRST_CONSCRIPT] += 1


def from_deck(c: Position, ventura: bool, rng: Rng) -> int:
    return pick(c.ventura, rng) if ventura else FIRST_CONSCRIPT + pick(c.conscription, rng)


def reserves(c: Position, seat: int, rng: Rng, looking: list[Survey]) -> None:
    loose = sum(c.stock.loose)
    pool = c.stock.release(seat)
    wanted: list[int] = []
    for owner in range(c.seats):
        if owner == seat:
            continue
        kept = known_tiles(c, seat, owner)
        unknown = c.reserve[owner][:]
        for kind in kept:
            unknown.remove(kind)
        for kind in unknown:
            pool[kind] += 1
            wanted.append(owner)
        c.reserve[owner] = kept
    for step in looking:
        for kind in step.seen:
            pool[kind] += 1
    for step in looking:
        step.seen = sorted([pick(pool, rng) for kind in step.seen])
    for owner in wanted:
        insort(c.reserve[owner], pick(pool, rng))
    if c.spied:
        for viewer in range(c.seats):
            for owner in range(c.seats):
                if viewer != seat and owner not in (seat, viewer):
                    forget(c, viewer, owner, c.spied, c.reserve[owner], TILE_TYPES)
    c.stock.refill(pool, loose, rng)


def orders(c: Position, step: Battle, seat: int, rng: Rng) -> None:
    """Another's sealed order is any; one that is not complete has not begun, as far as others can tell."""
    if step.at != Battle.REVEAL:
        return
    for side in (0, 1):
        owner = step.troop(side) // AREAS
        if owner == seat:
            continue
        line = step.line(side)
        if owner in c.asked:
            line.clear()
        else:
            for i in range(len(line) - 1, 0, -1):
                j: int = rng.below(i + 1)
                line[i], line[j] = line[j], line[i]


def known_cards(g: Position, viewer: int, owner: int) -> list[int]:
    """Cards of a hand that everybody saw go there, and those that the viewer saw in it by an Event."""
    return known_things(g, viewer, owner, g.known, g.peeks, KINDS)


def known_tiles(g: Position, viewer: int, owner: int) -> list[int]:
    """Likewise tiles of a reserve, also those that the viewer had put at the bottom of the stockpile."""
    return known_things(g, viewer, owner, g.known_tiles, g.spied, TILE_TYPES)


def known_things(
    g: Position, viewer: int, owner: int, known: list[int], seen: list[int], kinds: int
) -> list[int]:
    found = [thing % kinds for thing in known if thing // kinds == owner]
    if viewer >= 0 and seen:
        own = [thing % kinds for thing in seen if thing // kinds == viewer * g.seats + owner]
        for kind in set(own):
            found.extend([kind] * (own.count(kind) - found.count(kind)))
        found.sort()
    return found  # ascending
