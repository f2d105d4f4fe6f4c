"""Chapters "Playing characters" and "Characters placed by rules": a card comes to the map with its items."""

from __future__ import annotations

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import PASS, TAKE_OFF, WEAR
from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS as ARMOR
from ludoteca.games.dark_venture.content.cards import (
    ATTACK,
    BASE,
    FOLLOWER,
    HAND,
    ITEM_CARDS,
    POWER,
    SPEED,
    STRIKE,
)
from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.decks import CHARACTERS, ToHand, whole
from ludoteca.games.dark_venture.rules.joining import FOLLOWER_AP
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.script_cards import DealOf
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Piece, Position


def put_on_map(g: Position, card: int, place: int, placer: int) -> None:
    """DV-PLAY-02 to -06, -08, -10: with its printed health, its items of the deck, put on at its best."""
    figure = g.terms.content.cards.figures[card]
    ap = FOLLOWER_AP if figure.role == FOLLOWER else 0
    piece = Piece(card, place, NOBODY, placer, figure.health, ap, [], [])
    piece.roams, piece.steps, piece.travels = figure.roams, figure.steps, figure.travels
    g.put(piece)
    g.tell("comes", (card, place))
    show_named(g, card)
    for item in named_in_deck(g, card):
        if figures.room(g, card):
            g.item_deck.loose[item] -= 1
            g.piece(card).carried.append(item)
    g.item_deck.shuffle()
    put_on_best(g, card)
    if g.terms.steward and placer != NOBODY:
        g.call(Equip(placer, card))


def show_named(g: Position, card: int) -> None:
    """DV-PLAY-03: whoever has such an item in hand shows it to all, and takes it back."""
    for seat in g.order:
        for item in gear_of(g, card):
            if item in g.hand_items[seat] and item not in g.known_items[seat]:
                g.known_items[seat] += (item,)
                g.tell("shows-item", (seat, item))


def named_in_deck(g: Position, card: int) -> list[int]:
    """DV-PLAY-04, -05: only the deck is searched; of copies one is enough."""
    items = g.terms.content.cards.items
    g.item_deck.shuffle()
    found: list[int] = []
    for item in gear_of(g, card):
        if g.item_deck.loose[item] and not any(items[item].id == items[other].id for other in found):
            found.append(item)
    return found


def gear_of(g: Position, card: int) -> list[int]:
    """The item cards that a character names; alone, some name another one (DV-SOLO-02)."""
    cards = g.terms.content.cards
    other = cards.figures[card].solo_gear if g.terms.solo else {}
    if not other:
        return cards.gear[card]
    wanted = [other.get(name, name) for name in cards.figures[card].gear]
    return [number for number, item in enumerate(cards.items) if item.id in wanted]


def put_on_best(g: Position, card: int) -> None:
    """AMB-19: the loadout that is worth most; of equals the lowest numbers. Gear is little: all are tried."""
    piece = g.piece(card)
    health = piece.health
    carried = sorted(piece.worn + piece.carried)
    if carried:
        best, worth = piece.worn, value(g, card)
        for chosen in loadouts(g, carried):
            piece.worn, piece.carried = chosen, [item for item in carried if item not in chosen]
            figures.settle(g, card)
            if len(piece.worn) == len(chosen):
                total = value(g, card)
                if total > worth:
                    best, worth = chosen, total
        piece.worn, piece.carried = best, [item for item in carried if item not in best]
    piece.health = health  # what was only tried costs nothing
    figures.settle(g, card)


def loadouts(g: Position, items: list[int]) -> list[list[int]]:
    """All ways to wear some of these, one for each slot; hands are counted when they are put on."""
    cards = g.terms.content.cards.items
    found: list[list[int]] = [[]]
    for item in items:
        slot = cards[item].slot
        free = [some for some in found if slot == HAND or slot not in [cards[one].slot for one in some]]
        found += [[*some, item] for some in free]
    return found


def value(g: Position, card: int) -> int:
    """Five times 2 (POWER + attack) + 2 armor + SPEED + first strike + base health / 5."""
    attack = figures.stat(g, card, POWER) + figures.stat(g, card, ATTACK)
    quick = figures.stat(g, card, SPEED) + figures.stat(g, card, STRIKE)
    return 5 * (2 * attack + 2 * figures.stat(g, card, ARMOR) + quick) + figures.stat(g, card, BASE)


class Equip(OneSeat[Position]):
    """DV-PLAY-06, D-27: with a steward, whoever brings a character in decides what it wears; it comes with
    what is worth most.
    """

    card: int
    handled: int = 0

    def run(self, g: Position) -> None:
        if len(self.options(g, self.seat)) > 1:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        piece = g.piece(self.card)
        if self.handled == items.MOST_HANDLINGS:
            return [PASS]
        wearable = [WEAR + item for item in piece.carried if figures.can_put_on(g, self.card, item)]
        return sorted([*wearable, *[TAKE_OFF + item for item in piece.worn], PASS])

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.handled += 1
        if action == PASS:
            g.done()
        elif WEAR <= action < WEAR + ITEM_CARDS:
            items.wear(g, self.card, action - WEAR)
        else:
            items.take_off(g, self.card, action - TAKE_OFF)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-equip", {"figure": figure_name(g, self.card)}), Message("no-equip")

    def rule(self) -> str:
        return "DV-PLAY-06"


class Come(Step[Position]):
    """DV-NPC-01, -02, -04, AMB-72, L8: a character that an entry calls, of the deck or the discards; who is
    named, also out of a hand, which draws another. It comes with its items, and is met when the entry is
    over. Gives back who came, or NOTHING.
    """

    seat: int
    place: int
    wanted: list[bool]  # by card
    stage: int = 0
    card: int = NOTHING

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            g.call(DealOf(CHARACTERS, self.wanted))
        elif self.stage == 2:
            self.card = g.returned
            if self.card == NOTHING and is_one_card(g, self.wanted):
                self.out_of_a_hand(g)
            if self.card != NOTHING:
                put_on_map(g, self.card, self.place, self.seat)
                g.came.append(self.card)
        else:
            g.done(self.card)

    def out_of_a_hand(self, g: Position) -> None:
        for seat in g.order:
            for card in g.hand_figures[seat]:
                if self.wanted[card]:
                    self.card = card
                    g.hand_figures[seat].remove(card)
                    g.tell("shows-figure", (seat, card))
                    g.call(ToHand(seat, CHARACTERS, 1))
                    return


def can_come(g: Position, wanted: list[bool]) -> bool:
    """Whether there is somebody to come: all that is told of hands is what will be seen at once."""
    there = whole(g.figure_deck)
    for card in g.figure_discard:
        there[card] += 1
    if is_one_card(g, wanted):
        for card in [card for hand in g.hand_figures for card in hand]:
            there[card] += 1
    return any(count and meant for count, meant in zip(there, wanted, strict=True))


def is_one_card(g: Position, wanted: list[bool]) -> bool:
    """Whether a character is named: all that would do are copies of one card."""
    ids = {figure.id for figure, meant in zip(g.terms.content.cards.figures, wanted, strict=True) if meant}
    return len(ids) == 1
