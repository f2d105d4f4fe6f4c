"""Positions as a seat may imagine them: what it cannot know is dealt anew."""

from __future__ import annotations

from bisect import insort

from ludoteca.engine.deck import pick
from ludoteca.engine.rng import Rng
from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.content import FIRST_CONSCRIPT, of_ventura_deck
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
    if isinstance(top, Battle) and top.at == Battle.REVEAL:
        orders(c, seat, rng)
    if isinstance(top, (PlaceTile, Expansion)) and top.seat != seat:
        top.chosen = NOBODY  # nobody else has seen which tile it is to be
    return c


def hands(c: Position, seat: int, rng: Rng, looking: list[Receive]) -> None:
    wanted: list[int] = []  # owner * 2 + (0 from the Ventura deck, 1 from the other)
    for owner in range(c.seats):
        if owner == seat:
            continue
        kept = c.known_cards.to(seat, owner)
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
    c.known_cards = c.known_cards.imagined(c.hands)


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
        kept = c.known_tiles.to(seat, owner)
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
    c.known_tiles = c.known_tiles.imagined(c.reserve)
    c.stock.refill(pool, loose, rng)


def orders(c: Position, seat: int, rng: Rng) -> None:
    """Another's sealed order is any; one that is not complete has not begun, as far as others can tell."""
    for side in c.sides:
        owner = side.troop // AREAS
        if owner == seat:
            continue
        line = side.line
        if owner in c.asked:
            line.clear()
        else:
            for i in range(len(line) - 1, 0, -1):
                j: int = rng.below(i + 1)
                line[i], line[j] = line[j], line[i]
