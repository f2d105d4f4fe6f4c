"""The vocabulary's chapter "cards and items"."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.deck import Deck
from ludoteca.engine.kernel import CHANCE, only
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import PICK_ITEM, TOSS
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.program import DISCARD, FLOOR, OP, Line
from ludoteca.games.dark_venture.rules import items
from ludoteca.games.dark_venture.rules.conditions import those
from ludoteca.games.dark_venture.rules.decks import FIRST_ACTION, ITEMS, Deal, ToHand, deck_of, discard_of
from ludoteca.games.dark_venture.rules.defeat import bury_if_empty
from ludoteca.games.dark_venture.rules.reading import Reading, places
from ludoteca.games.dark_venture.rules.search import Find
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position, Seen

DRAW: Final = OP["draw"]
FIND: Final = OP["find"]
A_TOSS: Final = OP["toss"]
PEEK: Final = OP["peek"]
GAIN: Final = OP["gain"]
TAKE: Final = OP["take"]
HAND: Final = len(v.DECKS)  # of a peek
LOOKS_AT: Final = ("looks-at-item", "looks-at-figure", "looks-at-location")


def do(g: Position, reading: Reading, line: Line) -> bool:
    seat = reading.cast.seat
    if seat == NOBODY and line.op in (DRAW, A_TOSS, PEEK):  # whom nobody leads has no hand
        return reading.next()
    if line.op == DRAW:
        reading.next()
        g.call(ToHand(seat, line.word, line.n))
        return False
    if line.op == FIND:
        finders = [card for card in reading.who(g, line) if g.piece(card).leader != NOBODY]
        reading.next()
        for card in reversed(finders):
            g.call(Find(g.piece(card).leader, card, line.n, line.keep, []))
        return not finders
    if line.op == A_TOSS:
        return toss(g, reading, line)
    if line.op == PEEK:
        return peek(g, reading, line)
    if line.op == GAIN:
        return gain(g, reading, line)
    if line.op == TAKE:
        return take(g, reading, line)
    for where in places(g, reading, line.place):  # renew
        if g.searched[where]:
            g.searched[where] = False
            g.tell("renewed", (where,))
    return reading.next()


def toss(g: Position, reading: Reading, line: Line) -> bool:
    """DV-HAND-04: so many items of the hand, of choice; `part` counts those that are gone."""
    card = reading.cast.actor
    if not g.hand_items[reading.cast.seat] or reading.part >= reading.amount(g, line, card):
        return reading.next()
    return reading.ask(g, reading.cast.seat)


def peek(g: Position, reading: Reading, line: Line) -> bool:
    """DV-HAND-08: the owner looks at the next cards, which stay where they are; or at a rival's hand."""
    seat = reading.cast.seat
    if line.word == HAND:
        target = reading.cast.target
        leader = g.piece(target).leader if target != NOTHING and g.on_map(target) else NOBODY
        if leader != NOBODY:
            for item in g.hand_items[leader]:
                g.seen_items.append(Seen(seat, item))
                g.tell("sees-item", (seat, leader, item), only(seat))
        return reading.next()
    if reading.part:
        if g.returned != NOTHING:
            reading.left.append(g.returned)
            g.tell(LOOKS_AT[line.word], (seat, g.returned), only(seat))
    if reading.part < min(line.n, deck_of(g, line.word).size() + reading.part):
        reading.part += 1
        g.call(Deal(line.word))
        return False
    for card in reversed(reading.left):
        deck_of(g, line.word).put_on_top(card, only(seat))
    return reading.next()


def gain(g: Position, reading: Reading, line: Line) -> bool:
    """The named item, or chance's choice of the kind: from the deck, else from the discard, else nothing."""
    if reading.part:
        card = reading.left.pop()
        if g.returned != NOTHING:
            items.gain(g, card, g.returned)
    else:
        reading.left = list(reversed(reading.who(g, line)))
        reading.part = 1
    if not reading.left:
        return reading.next()
    assert line.filter is not None
    g.call(DealOf(ITEMS, line.filter.matches))
    return False


class DealOf(Deal):
    """A card of some kind: the deck is looked through and shuffled; else the discard pile is."""

    wanted: list[bool]  # by card

    def run(self, g: Position) -> None:
        deck, pile = deck_of(g, self.deck), discard_of(g, self.deck)
        deck.shuffle()
        there = self.kinds(g)
        if len(there) == 1 and there[0] in pile:  # in the open, and no other
            pile.remove(there[0])
            g.done(there[0])
        elif there:
            g.ask(CHANCE)
        else:
            g.done(NOTHING)

    def kinds(self, g: Position) -> list[int]:
        loose = deck_of(g, self.deck).loose
        found = [card for card in range(len(loose)) if loose[card] and self.wanted[card]]
        return found or sorted([card for card in discard_of(g, self.deck) if self.wanted[card]])

    def take(self, g: Position, deck: Deck, kind: int) -> None:
        if deck.loose[kind]:
            super().take(g, deck, kind)
            return
        discard_of(g, self.deck).remove(kind)
        g.turned_up += 1
        g.done(kind)

    def options(self, g: Position, seat: int) -> list[int]:
        return [FIRST_ACTION[self.deck] + card for card in self.kinds(g)]

    def odds(self, g: Position) -> list[int]:
        return [1] * len(self.kinds(g))

    def any_kind(self, g: Position, deck: Deck, rng: Rng) -> int:
        return rng.one_of(self.kinds(g))


def take(g: Position, reading: Reading, line: Line) -> bool:
    """D-68: items go from a figure to a figure, to the floor or to the discard; `part` counts them."""
    there = takeable(g, reading, line)
    if not there or reading.part >= line.n:
        return reading.next()
    return reading.ask(g, reading.chooser(g, line.by))


def takeable(g: Position, reading: Reading, line: Line) -> list[int]:
    assert line.filter is not None
    found: list[int] = []
    for card in those(g, reading.cast, line.source):
        piece = g.piece(card)
        found.extend([item for item in piece.worn + piece.carried if line.filter.matches[item]])
    return sorted(found)


def options(g: Position, reading: Reading, line: Line) -> list[int]:
    if line.op == A_TOSS:
        return [TOSS + item for item in g.hand_items[reading.cast.seat]]
    return [PICK_ITEM + item for item in takeable(g, reading, line)]


def chose(g: Position, reading: Reading, line: Line, action: int) -> None:
    reading.part += 1
    if line.op == A_TOSS:
        items.toss(g, reading.cast.seat, action - TOSS)
        return
    item = action - PICK_ITEM
    holders = those(g, reading.cast, line.source)
    holder = next(card for card in holders if item in g.piece(card).worn + g.piece(card).carried)
    items.lose(g, holder, item)
    g.tell("loses-item", (holder, item))
    takers = those(g, reading.cast, line.other) if line.other < FLOOR else []
    if takers:
        items.gain(g, takers[0], item)
    elif line.other == DISCARD:
        items.throw_away(g, item)
    else:
        items.lay_down(g, g.piece(holder).place, item)
    bury_if_empty(g, holder)  # DV-LOOT-02


def prompt(g: Position, reading: Reading, line: Line) -> Message:
    return Message("ask-toss" if line.op == A_TOSS else "ask-which-item")
