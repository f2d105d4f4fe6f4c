"""Chapter "Set-up": heroes and their gear, Ancients, turn order, quests, hands."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ANCIENT, HERO, PASS, WEAR
from ludoteca.games.dark_venture.content.cards import ANCIENTS, HEROES, QUEST_CARDS, START
from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.decks import CHARACTERS, ITEMS, LOCATIONS, ToHand
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.quests import new_task
from ludoteca.games.dark_venture.rules.rolls import RollForOrder
from ludoteca.games.dark_venture.state import Piece, Position

STARTING_HAND: Final = ((CHARACTERS, 1), (LOCATIONS, 1), (ITEMS, 2))  # DV-SETUP-11


class ChooseHero(OneSeat[Position]):
    """DV-HERO-01, D-03: one of the heroes that are left."""

    def options(self, g: Position, seat: int) -> list[int]:
        return [HERO + card for card in range(HEROES) if card not in g.heroes]

    def chose(self, g: Position, seat: int, action: int) -> None:
        """DV-HERO-03, -07, DV-STAT-08: the hero stands on location 1, with printed health and its gear."""
        card = action - HERO
        g.done()
        g.tell("leads", (seat, card))
        g.heroes[seat] = card
        g.figure_deck.loose[card] -= 1
        health = g.terms.content.cards.figures[card].health
        g.put(Piece(card, START, seat, seat, health, g.terms.hero_ap, [], []))
        g.piece(card).carried = fetch_gear(g, card)
        put_on(g, card)
        g.call(Loadout(seat, card, []))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-hero"), Message("no-hero")

    def rule(self) -> str:
        return "DV-HERO-01"


def fetch_gear(g: Position, card: int) -> list[int]:
    """DV-HERO-07, -08, AMB-50, DV-PLAY-04, -05, DV-SOLO-02: the named items that are in the deck."""
    cards = g.terms.content.cards
    figure = cards.figures[card]
    found: list[int] = []
    for name in figure.gear:
        wanted = figure.solo_gear.get(name, name) if g.terms.solo else name
        for item in range(len(cards.items)):
            there = g.item_deck.loose[item] and len(found) < figures.MOST_ITEMS  # DV-ITEM-04
            if cards.items[item].id == wanted and there:
                g.item_deck.loose[item] -= 1
                found.append(item)
                break
    return found


def put_on(g: Position, card: int) -> None:
    """What has a free slot and may be worn is worn; one item may make another one fit."""
    piece = g.piece(card)
    while fitting := [item for item in piece.carried if wearable(g, card, item, crowded=False)]:
        piece.carried.remove(fitting[0])
        piece.worn.append(fitting[0])
    figures.settle(g, card)


def wearable(g: Position, card: int, item: int, crowded: bool) -> bool:
    """Whether it may be worn, in a free slot or in the place of something else."""
    return figures.can_put_on(g, card, item) and bool(figures.displaced(g, card, item)) == crowded


class Loadout(OneSeat[Position]):
    """AMB-51, D-04: asked only where there is more to wear than slots; each item is offered once."""

    card: int
    chosen: list[int]

    def options(self, g: Position, seat: int) -> list[int]:
        carried = [item for item in g.piece(self.card).carried if item not in self.chosen]
        found = [WEAR + item for item in sorted(carried) if wearable(g, self.card, item, crowded=True)]
        return [*found, PASS] if found else []

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == PASS:
            g.done()
            return
        items.wear(g, self.card, action - WEAR)
        self.chosen.append(action - WEAR)
        put_on(g, self.card)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-loadout", {"figure": figure_name(g, self.card)}), Message("no-loadout")

    def rule(self) -> str:
        return "DV-AMB-51"


class ChooseAncient(OneSeat[Position]):
    """DV-ANC-01, -02, AMB-61, D-05: one each; the one that is not for solo is left out (DV-SOLO-01)."""

    def options(self, g: Position, seat: int) -> list[int]:
        not_alone = g.terms.content.not_alone if g.terms.solo else []
        return [ANCIENT + n for n in range(ANCIENTS) if n not in g.ancients and n not in not_alone]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        g.ancients[seat] = action - ANCIENT
        g.tasks.append(new_task(g, seat, QUEST_CARDS + action - ANCIENT))  # DV-ANC-03: its favour
        g.quest_logs = None
        g.tell("serves", (seat, action - ANCIENT))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-ancient"), Message("no-ancient")

    def rule(self) -> str:
        return "DV-ANC-02"


class InOrder(Step[Position]):
    """Something that each seat does in the order that was rolled: choosing, drawing the first hand."""

    what: int
    turn: int = 0

    CHOOSE_HEROES: Final = 0
    CHOOSE_ANCIENTS: Final = 1
    DRAW_HANDS: Final = 2

    def run(self, g: Position) -> None:
        if self.turn == g.seats:
            g.done()
            return
        seat = g.order[self.turn]
        self.turn += 1
        if self.what == self.CHOOSE_HEROES:
            g.call(ChooseHero(seat))
        elif self.what == self.CHOOSE_ANCIENTS:
            g.call(ChooseAncient(seat))
        else:
            for deck, count in reversed(STARTING_HAND):
                g.call(ToHand(seat, deck, count))


def roll_for_order(g: Position, by_roll: bool = True) -> Step[Position]:
    """One seat has nothing to roll for; and heroes may be chosen as people sit (L10)."""
    seats = list(range(g.seats))
    return RollForOrder([seats] if by_roll else [[seat] for seat in seats], [])
