"""Chapter "Cards": decks, discards, hands and the face-up row."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludoteca.engine.kernel import CHANCE, Prompt, Refusal, Step, only
from ludoteca.engine.steps import MultisetDraw
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import CARD, CARD_NAMES, DISCARD, KEEP, LOOK, MOST_LOOKED_AT, RECOVER_ALL
from ludoteca.games.ventura.content import CAPTAINS, FIRST_CONSCRIPT, of_ventura_deck
from ludoteca.games.ventura.state import Position

HAND_LIMIT: Final = 5  # VEN-GEN-10
ROW: Final = 3  # VEN-SETUP-10

VENTURA: Final = 0
CONSCRIPTION: Final = 1


def discard_kind(g: Position, kind: int) -> None:
    """VEN-GEN-07: to the discard pile of the card's own deck."""
    if of_ventura_deck(kind):
        g.ventura_discard[kind] = g.ventura_discard[kind] + 1
    else:
        i = kind - FIRST_CONSCRIPT
        g.conscription_discard[i] = g.conscription_discard[i] + 1


def can_draw(g: Position, deck: int) -> bool:
    """VEN-RUL-02: there is a card in the deck or among its discards."""
    if deck == VENTURA:
        return any(g.ventura) or any(g.ventura_discard)
    return any(g.conscription) or any(g.conscription_discard)


def cards_left(g: Position, deck: int) -> int:
    """In the deck and among its discards."""
    if deck == VENTURA:
        return sum(g.ventura) + sum(g.ventura_discard)
    return sum(g.conscription) + sum(g.conscription_discard)


def looks(g: Position, there: int) -> list[int]:
    """VEN-RUL-82: exactly three (fewer if there are no more), or in Italian up to three."""
    most = min(MOST_LOOKED_AT, there)
    if most < 2:
        return []
    return [LOOK + most - 1] if g.terms.exactly_three else [LOOK + n - 1 for n in range(2, most + 1)]


def renew(g: Position, deck: int) -> None:
    """VEN-GEN-09, VEN-RUL-02: an empty deck is made of its discards when a card must be drawn."""
    if deck == VENTURA:
        if not any(g.ventura):
            g.ventura, g.ventura_discard = g.ventura_discard, g.ventura
            g.tell("reshuffles-ventura")
    elif not any(g.conscription):
        g.conscription, g.conscription_discard = g.conscription_discard, g.conscription
        g.tell("reshuffles-conscription")


def into_hand(g: Position, seat: int, kind: int, seen: bool) -> None:
    """A card comes into a hand; `seen`: everybody knows which."""
    insort(g.hands[seat], kind)
    if seen:
        g.known_cards = g.known_cards.came(seat, kind)


def out_of_hand(g: Position, seat: int, kind: int) -> None:
    """A card leaves a hand openly."""
    g.hands[seat].remove(kind)
    g.known_cards = g.known_cards.went(seat, kind)


class Draw(MultisetDraw[Position]):
    """Chance says which card lies on top of a deck; its kind is what the step gives back."""

    deck: int

    def run(self, g: Position) -> None:
        renew(g, self.deck)
        g.ask(CHANCE)

    def counts(self, g: Position) -> list[int]:
        return g.ventura if self.deck == VENTURA else g.conscription

    def first(self, g: Position) -> int:
        return CARD if self.deck == VENTURA else CARD + FIRST_CONSCRIPT

    def take(self, g: Position, kind: int) -> None:
        cards = self.counts(g)
        cards[kind] = cards[kind] - 1
        g.done(self.first(g) - CARD + kind)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-INFO-06", Message("no-such-card"))


class FillRow(Step[Position]):
    """VEN-SETUP-10, VEN-FORT-02: three face-up cards; VEN-OPT-03, VEN-RUL-81: mixed ones, if so agreed."""

    mixing: int  # 1: three of one type are replaced
    waiting: int  # 1: a card was drawn

    def run(self, g: Position) -> None:
        if self.waiting:
            self.waiting = 0
            g.row.append(g.returned)
            g.row.sort()
            g.tell("turned-up", (g.returned,))
        if len(g.row) < ROW and can_draw(g, VENTURA):
            self.waiting = 1
            g.call(Draw(VENTURA))
        elif self.mixing and self.must_mix(g):
            for kind in g.row:
                discard_kind(g, kind)
            g.row = []
            g.tell("row-discarded")
        else:
            g.done()

    def must_mix(self, g: Position) -> bool:
        return g.terms.mixed_fortunes and self.all_alike(g) and self.can_mix(g)

    def all_alike(self, g: Position) -> bool:
        captains = len([kind for kind in g.row if kind < CAPTAINS])
        return len(g.row) == ROW and captains in (0, ROW)

    def can_mix(self, g: Position) -> bool:
        """VEN-RUL-81: deck and discards hold both types."""
        found = [g.ventura[kind] + g.ventura_discard[kind] for kind in range(len(g.ventura))]
        for kind in g.row:
            found[kind] += 1
        return any(found[:CAPTAINS]) and any(found[CAPTAINS:])


class Receive(Step[Position]):
    """A card is drawn unseen by the others; then the hand limit (VEN-GEN-10, VEN-RUL-18, VEN-RUL-37).

    With `look` above one the player sees so many, keeps one and discards the others (VEN-RUL-82).
    """

    seat: int
    deck: int
    look: int  # cards still to be drawn
    seen: list[int]  # kinds, ascending
    waiting: int

    def run(self, g: Position) -> None:
        if self.waiting:
            self.waiting = 0
            insort(self.seen, g.returned)
            kind = "draws-card" if not self.look and len(self.seen) == 1 else "sees"
            g.tell(kind, (self.seat, g.returned), only(self.seat))
        if self.look and can_draw(g, self.deck):
            self.look -= 1
            self.waiting = 1
            g.call(Draw(self.deck))
        elif len(self.seen) > 1:
            g.ask(self.seat)
        elif self.seen:
            self.keep(g, self.seen[0])
        else:
            g.done()  # VEN-RUL-02: nothing can be drawn

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted({KEEP + kind for kind in self.seen})

    def chose(self, g: Position, seat: int, action: int) -> None:
        kept = action - KEEP
        self.seen.remove(kept)
        for kind in self.seen:
            g.tell("discards", (seat, kind))
            discard_kind(g, kind)
        self.keep(g, kept)

    def keep(self, g: Position, kind: int) -> None:
        g.done()
        into_hand(g, self.seat, kind, False)
        limit_hand(g, self.seat)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-keep"), "VEN-OPT-04" if self.deck == VENTURA else "VEN-OPT-09")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("VEN-RUL-82", Message("no-answer-keep"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-RUL-82", Message("no-turn", {"seat": self.seat}))


def limit_hand(g: Position, seat: int) -> None:
    if len(g.hands[seat]) > HAND_LIMIT:
        g.call(LimitHand(seat))


class LimitHand(Step[Position]):
    """VEN-GEN-10, VEN-RUL-18: right after each card beyond the fifth, one of the six is discarded."""

    seat: int

    def run(self, g: Position) -> None:
        if len(g.hands[self.seat]) > HAND_LIMIT:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted({DISCARD + kind for kind in g.hands[seat]})

    def chose(self, g: Position, seat: int, action: int) -> None:
        kind = action - DISCARD
        out_of_hand(g, seat, kind)
        g.tell("discards", (seat, kind))
        discard_kind(g, kind)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-discard"), "VEN-GEN-10")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if DISCARD <= action < RECOVER_ALL:
            return Refusal("VEN-GEN-10", Message("no-hand-card", {"card": CARD_NAMES[action - DISCARD]}))
        return Refusal("VEN-GEN-10", Message("no-answer-discard"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-GEN-10", Message("no-turn", {"seat": self.seat}))
