"""Chapter "Hand and decks": cards that are dealt by chance, and piles that are shuffled again."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.deck import Deck
from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step, all_but, only
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import DRAW_FIGURE, DRAW_ITEM, DRAW_PLACE, DRAW_QUEST
from ludoteca.games.dark_venture.content.cards import HEROIC
from ludoteca.games.dark_venture.state import NOTHING, Position

ITEMS: Final = 0
CHARACTERS: Final = 1
LOCATIONS: Final = 2
HEROIC_QUESTS: Final = 3
SIDE_QUESTS: Final = 4
HAND_DECKS: Final = (ITEMS, CHARACTERS, LOCATIONS)


def deck_of(g: Position, deck: int) -> Deck:
    if deck == ITEMS:
        return g.item_deck
    if deck == CHARACTERS:
        return g.figure_deck
    if deck == LOCATIONS:
        return g.place_deck
    return g.heroic_deck if deck == HEROIC_QUESTS else g.side_deck


def whole(deck: Deck) -> list[int]:
    """What is in a deck, in whatever order: how many of each kind."""
    copy = deck.copy()
    copy.shuffle()
    return copy.loose


def discard_of(g: Position, deck: int) -> list[int]:
    """DV-HAND-05, -06, DV-QUEST-09, AMB-38: locations and heroic quests have no pile to renew them from."""
    if deck == ITEMS:
        return g.item_discard
    if deck == CHARACTERS:
        return g.figure_discard
    return g.side_discard if deck == SIDE_QUESTS else []


def left(g: Position, deck: int) -> bool:
    """Whether a card can still be drawn: of the deck, or when its discard pile is shuffled."""
    return len(discard_of(g, deck)) > 0 or not deck_of(g, deck).is_empty()


def drawable(g: Position) -> list[int]:
    """The decks of which a card for the hand can still be drawn."""
    found: list[int] = []
    if g.item_discard or not g.item_deck.is_empty():
        found.append(ITEMS)
    if g.figure_discard or not g.figure_deck.is_empty():
        found.append(CHARACTERS)
    if not g.place_deck.is_empty():
        found.append(LOCATIONS)
    return found


# the action by which chance deals the first card of each deck
FIRST_ACTION: Final[tuple[int, ...]] = (DRAW_ITEM, DRAW_FIGURE, DRAW_PLACE, DRAW_QUEST, DRAW_QUEST + HEROIC)


class Deal(Step[Position]):
    """The next card of a deck, which is given back; NOTHING where there is none (AMB-44)."""

    deck: int

    def run(self, g: Position) -> None:
        deck = deck_of(g, self.deck)
        if deck.is_empty():
            renew(g, self.deck)
            if deck.is_empty():
                g.done(NOTHING)
                return
        g.ask(CHANCE)

    def options(self, g: Position, seat: int) -> list[int]:
        first = FIRST_ACTION[self.deck]
        return [first + kind for kind in deck_of(g, self.deck).next_kinds()]

    def odds(self, g: Position) -> list[int]:
        return deck_of(g, self.deck).weights()

    def draw(self, g: Position, rng: Rng) -> int:
        return FIRST_ACTION[self.deck] + self.any_kind(g, deck_of(g, self.deck), rng)

    def answer(self, g: Position, rng: Rng) -> None:
        """The same, without its number among all actions."""
        g.asked = ()
        deck = deck_of(g, self.deck)
        kind = self.any_kind(g, deck, rng)
        if g.drawn is not None:
            g.drawn.append(FIRST_ACTION[self.deck] + kind)
        self.take(g, deck, kind)
        g.advance()

    def any_kind(self, g: Position, deck: Deck, rng: Rng) -> int:
        return deck.any_next(rng)

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.take(g, deck_of(g, self.deck), action - FIRST_ACTION[self.deck])

    def take(self, g: Position, deck: Deck, kind: int) -> None:
        deck.draw(kind)
        g.turned_up += 1
        g.done(kind + (HEROIC if self.deck == SIDE_QUESTS else 0))

    def prompt(self, g: Position, seat: int) -> Prompt:
        raise AssertionError("chance is asked")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("DV-HAND-05", Message("no-chance"))


def renew(g: Position, deck: int) -> None:
    """DV-HAND-05: an empty deck is renewed from its shuffled discard pile."""
    pile = discard_of(g, deck)
    for card in pile:
        deck_of(g, deck).loose[card - (HEROIC if deck == SIDE_QUESTS else 0)] += 1
    if pile:
        g.tell("reshuffled", (deck,))
    pile.clear()


def into_hand(g: Position, seat: int, deck: int, card: int) -> None:
    """DV-HAND-07: everybody sees from which deck; the card only its owner, but in co-op everybody."""
    insort((g.hand_items, g.hand_figures, g.hand_places)[deck][seat], card)
    g.drew = True
    kind = ("draws-item", "draws-figure", "draws-location")[deck]
    if g.terms.together:
        g.tell(kind, (seat, card))
    else:
        g.tell(kind, (seat, card), only(seat))
        g.tell("draws", (seat, deck), all_but(seat))


def hand_size(g: Position, seat: int) -> int:
    return len(g.hand_items[seat]) + len(g.hand_figures[seat]) + len(g.hand_places[seat])


class Dealing(Step[Position]):
    """Several cards, one after the other: what becomes of each is the subclass's. A deck may have fewer."""

    seat: int
    deck: int
    count: int
    dealt: bool = False

    def take(self, g: Position, card: int) -> None:
        raise NotImplementedError

    def run(self, g: Position) -> None:
        if self.dealt:
            self.dealt = False
            if g.returned == NOTHING:
                self.count = 0
            else:
                self.count -= 1
                self.take(g, g.returned)
                return  # what the card brings about comes first
        if self.count:
            self.dealt = True
            g.call(Deal(self.deck))
        else:
            g.done()


class ToHand(Dealing):
    """DV-PAID-08, DV-TURN-02: cards of one deck go to a hand. The limit is the caller's matter."""

    def take(self, g: Position, card: int) -> None:
        into_hand(g, self.seat, self.deck, card)
