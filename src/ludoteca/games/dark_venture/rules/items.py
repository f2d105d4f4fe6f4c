"""Chapter "Free actions", of items: from the hand to a figure, on and off, up and down."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    DROP,
    FOLLOWER_STOW,
    FOLLOWER_TAKE,
    PICK_ITEM,
    STOW,
    TAKE,
    TAKE_OFF,
    WEAR,
)
from ludoteca.games.dark_venture.content.cards import ITEM_CARDS
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.deeds import DEED, TRADES
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Piece, Position

MOST_HANDLINGS: Final = 40  # in a turn (AMB-81)


def own_pieces(g: Position, seat: int) -> list[Piece]:
    """The hero and the follower of a seat that can act: DV-WAKE-05, DV-FOLL-16, AMB-28. The list is not to be
    changed.
    """
    awake = g.awake
    return (awake_pieces(g) if awake is None else awake)[seat]


def awake_pieces(g: Position) -> list[list[Piece]]:
    """The same of each seat, looked up."""
    pairs = [(g.heroes[one], g.followers[one]) for one in range(g.seats)]
    g.awake = awake = [[g.piece(card) for card in pair if is_awake(g, card)] for pair in pairs]
    return awake


def is_awake(g: Position, card: int) -> bool:
    return card != NOTHING and g.on_map(card) and g.piece(card).how == CONSCIOUS


def is_hero(g: Position, piece: Piece) -> bool:
    return g.heroes[piece.leader] == piece.card


# what can be done


def handlings(g: Position, seat: int, own: list[Piece]) -> list[int]:
    """DV-FREE-03, -05, DV-ITEM-10: all that costs a player's figures nothing."""
    found: list[int] = []
    for piece in own:
        hero = is_hero(g, piece)
        if figures.room(g, piece.card):
            first = STOW if hero else FOLLOWER_STOW
            for item in g.hand_items[seat]:
                found.append(first + item)
            if piece.place in g.floor_places:
                first = TAKE if hero else FOLLOWER_TAKE
                for item in on_floor(g, piece.place):
                    found.append(first + item)
        for item in piece.worn:
            found.append(TAKE_OFF + item)
            found.append(DROP + item)
        for item in piece.carried:
            found.append(DROP + item)
            if figures.can_put_on(g, piece.card, item):
                found.append(WEAR + item)
    return found


def on_floor(g: Position, place: int) -> list[int]:
    """DV-ITEM-14: what lies in a place, open to all."""
    places = g.floor_places
    return [g.floor_items[i] for i in range(len(places)) if places[i] == place]


def handle(g: Position, seat: int, action: int) -> bool:
    """Do it, if it is one of these."""
    if STOW <= action < FOLLOWER_STOW:
        stow(g, seat, g.heroes[seat], action - STOW)
    elif FOLLOWER_STOW <= action < FOLLOWER_STOW + ITEM_CARDS:
        stow(g, seat, g.followers[seat], action - FOLLOWER_STOW)
    elif not WEAR <= action < DROP + ITEM_CARDS:
        return False
    elif action < TAKE_OFF:
        wear(g, bearer(g, seat, action - WEAR), action - WEAR)
    elif action < TAKE:
        take_off(g, bearer(g, seat, action - TAKE_OFF), action - TAKE_OFF)
    elif action < FOLLOWER_TAKE:
        take_up(g, g.heroes[seat], action - TAKE)
    elif action < DROP:
        take_up(g, g.followers[seat], action - FOLLOWER_TAKE)
    else:
        drop(g, bearer(g, seat, action - DROP), action - DROP)
    return True


def bearer(g: Position, seat: int, item: int) -> int:
    """Which of a seat's figures has an item."""
    return next(piece.card for piece in own_pieces(g, seat) if item in piece.worn or item in piece.carried)


# what is done


def leave_hand(g: Position, seat: int, item: int) -> None:
    g.hand_items[seat].remove(item)
    if item in g.known_items[seat]:
        g.known_items[seat] = tuple([other for other in g.known_items[seat] if other != item])
    if g.seen_items:
        g.seen_items = [one for one in g.seen_items if one.item != item]


def toss(g: Position, seat: int, item: int) -> None:
    """DV-HAND-04: an item of the hand is discarded."""
    leave_hand(g, seat, item)
    throw_away(g, item)
    g.tell("discards-item", (seat, item))


def stow(g: Position, seat: int, card: int, item: int) -> None:
    """DV-ITEM-10, -11: from the hand to a figure, and never back."""
    leave_hand(g, seat, item)
    g.piece(card).carried.append(item)
    g.tell("stows", (card, item))


def wear(g: Position, card: int, item: int) -> None:
    """DV-ITEM-03, -08, D-29: what is in its way goes to the inventory."""
    piece = g.piece(card)
    for other in figures.displaced(g, card, item):
        piece.worn.remove(other)
        piece.carried.append(other)
    piece.carried.remove(item)
    piece.worn.append(item)
    g.tell("wears", (card, item))
    figures.settle(g, card)


def take_off(g: Position, card: int, item: int) -> None:
    piece = g.piece(card)
    piece.worn.remove(item)
    piece.carried.append(item)
    g.tell("takes-off", (card, item))
    figures.settle(g, card)


def take_up(g: Position, card: int, item: int) -> None:
    """DV-FREE-05."""
    there = g.floor_items.index(item)
    del g.floor_items[there]
    del g.floor_places[there]
    g.piece(card).carried.append(item)
    g.tell("takes-up", (card, item))


def lose(g: Position, card: int, item: int) -> None:
    """An item leaves a figure; where it goes is the caller's matter."""
    piece = g.piece(card)
    if item in piece.worn:
        piece.worn.remove(item)
        figures.settle(g, card)
    else:
        piece.carried.remove(item)


def drop(g: Position, card: int, item: int) -> None:
    lose(g, card, item)
    lay_down(g, g.piece(card).place, item)
    g.tell("drops", (card, item))


def lay_down(g: Position, place: int, item: int) -> None:
    g.floor_items.append(item)
    g.floor_places.append(place)


def gain(g: Position, card: int, item: int) -> None:
    """DV-FREE-07: into the inventory; without room it falls to the floor."""
    piece = g.piece(card)
    if figures.room(g, card):
        piece.carried.append(item)
        g.tell("gains", (card, item))
    else:
        lay_down(g, piece.place, item)
        g.tell("cannot-carry", (card, item))


def throw_away(g: Position, item: int) -> None:
    insort(g.item_discard, item)


class PayItem(OneSeat[Position]):
    """DV-FREE-02: a cost in items: one that a figure has, of its player's choice. It is a trade, too."""

    card: int
    wanted: list[bool]  # by card

    def run(self, g: Position) -> None:
        """Whom nobody leads pays with the first (AMB-19)."""
        there = self.options(g, self.seat)
        if self.seat == NOBODY and there:
            self.chose(g, self.seat, there[0])
        else:
            super().run(g)

    def options(self, g: Position, seat: int) -> list[int]:
        piece = g.piece(self.card)
        return sorted([PICK_ITEM + item for item in piece.worn + piece.carried if self.wanted[item]])

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        lose(g, self.card, action - PICK_ITEM)
        throw_away(g, action - PICK_ITEM)
        g.tell("pays-item", (self.card, action - PICK_ITEM))
        g.terms.lore.did(g, self.card, DEED, action - PICK_ITEM, TRADES)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-pay-item", {"figure": figure_name(g, self.card)}), Message("no-item")

    def rule(self) -> str:
        return "DV-PAID-11"
