"""Chapters "Penalty" and "Ten-point rule": what a gain sets off, paying points, and the gift to the last."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.venti.actions import LAY, LAY_NO_MORE, PAY
from ludoteca.games.venti.content import CARDS, NAMES, POINTS
from ludoteca.games.venti.rules.rows import REFILL, renew_pile
from ludoteca.games.venti.state import NOBODY, Position, out_of_hand, score, unscore

PENALTY: Final = 2  # VENTI-PEN-01
MOST_GIVEN: Final = 2  # VENTI-TEN-02
TEN_POINTS: Final = 10
TWENTY_POINTS: Final = 20


def after_a_gain(seat: int) -> list[Step[Position]]:
    """VENTI-R27, VENTI-R49: refill, ten-point rule, and only then the end check."""
    return [REFILL, TenPoints(seat), Twenty(seat)]


class TenPoints(Step[Position]):
    """VENTI-TEN-01: from three seats on, the first to have ten points pays, and the last is given cards."""

    seat: Final[int]

    def run(self, g: Position) -> None:
        g.done()
        if g.seats >= 3 and not g.ten and g.points[self.seat] >= TEN_POINTS:
            g.ten = 1
            g.tell("ten-points", (self.seat,))
            g.call_in_order([Pay(self.seat, PENALTY, NOBODY), LastPlace(sole_last(g))])


class LastPlace(Step[Position]):
    """VENTI-TEN-03, VENTI-R28: who alone is last after the penalty, or by a switch was before it."""

    before: Final[int]

    def run(self, g: Position) -> None:
        g.done()
        last = self.before if g.terms.ten_last_before else sole_last(g)
        if last != NOBODY and g.hands[last]:
            g.tell("last-place", (last,))
            g.call(Gift(last, MOST_GIVEN, NOBODY))


class Twenty(Step[Position]):
    """VENTI-END-01, VENTI-R32: whoever has twenty first ends the game for good.

    VENTI-R30: everybody else has one more turn, also the one whose turn it is if it is another's.
    """

    seat: Final[int]

    def run(self, g: Position) -> None:
        g.done()
        if g.ender == NOBODY and g.points[self.seat] >= TWENTY_POINTS:
            g.ender = self.seat
            g.turns_left = g.seats - 1
            g.tell("twenty", (self.seat, g.points[self.seat]))


def sole_last(g: Position) -> int:
    """VENTI-TEN-03: who alone has the fewest points, the punished player included (VENTI-R28)."""
    fewest = min(g.points)
    return g.points.index(fewest) if g.points.count(fewest) == 1 else NOBODY


class Pay(Step[Position]):
    """VENTI-PEN-01 to -03, VENTI-R24: cards worth at least two points, and none that is not needed.

    That is any card of 2, 3 or 4, or two cards of 1. VENTI-R26: sacrificed cards cannot pay.
    """

    seat: int
    owed: int
    first: int  # a card of 1 point that was paid already

    def run(self, g: Position) -> None:
        renew_pile(g)
        if self.owed <= 0:
            g.done()
            return
        possible = self.payable(g)
        if not possible:
            if self.first == NOBODY:
                g.tell("pays-nothing", (self.seat,))  # VENTI-PEN-02
            g.done()
        elif len(possible) == 1:
            self.pay(g, possible[0])
        else:
            g.ask(self.seat)

    def sets(self, g: Position) -> list[list[int]]:
        """Every set of cards that pays what is owed. Two ones are paid in the order of the cards."""
        scored = g.scored[self.seat]
        ones = [card for card in scored if POINTS[card] == 1]
        if self.first != NOBODY:
            return [[card] for card in ones if card > self.first]
        found = [[card] for card in scored if POINTS[card] >= PENALTY]
        for i in range(len(ones)):
            found.extend([[ones[i], other] for other in ones[i + 1 :]])
        return found or [[card] for card in ones]  # VENTI-R25

    def payable(self, g: Position) -> list[int]:
        """The cards that can be paid next: each set is offered once."""
        return sorted({cards[0] for cards in self.sets(g)})

    def pay(self, g: Position, card: int) -> None:
        unscore(g, self.seat, card)
        self.owed -= POINTS[card]
        self.first = card
        if g.log is not None:
            g.tell("pays", (self.seat, card, POINTS[card]))
        g.discard.append(card)

    def options(self, g: Position, seat: int) -> list[int]:
        return [PAY + card for card in self.payable(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.pay(g, action - PAY)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-pay", {"count": self.owed}), "VENTI-PEN-01")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if PAY <= action < LAY:
            card = action - PAY
            if card in g.scored[seat]:
                return Refusal("VENTI-R24", Message("no-pay-set", {"point": NAMES[card]}))
            return Refusal("VENTI-PEN-01", Message("no-pay-card", {"point": NAMES[card]}))
        return Refusal("VENTI-PEN-01", Message("no-answer-pay"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VENTI-PEN-01", Message("no-not-paying", {"seat": self.seat}))


class Gift(Step[Position]):
    """VENTI-TEN-02, VENTI-R29: the last may lay hand cards worth at most two points; one after the other.

    Asked whenever there is a hand: whether it holds a fitting card is the player's secret.
    """

    seat: int
    left: int
    after: int  # cards are laid in their order, so that each set is offered once

    def run(self, g: Position) -> None:
        if self.left and g.hands[self.seat]:
            g.ask(self.seat)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        found = [LAY + card for card in self.layable(g)]
        found.append(LAY_NO_MORE)
        return found

    def layable(self, g: Position) -> list[int]:
        """The cards that can be laid next."""
        hand = g.hands[self.seat]
        return [card for card in hand if self.after < card < CARDS and POINTS[card] <= self.left]

    def sets(self, g: Position) -> list[list[int]]:
        """Every set of cards that can be laid, one after the other: cards of one point, or one of two."""
        found: list[list[int]] = []
        for card in self.layable(g):
            found.append([card])
            behind = Gift(self.seat, self.left - POINTS[card], card)
            found.extend([[card, *others] for others in behind.sets(g)])
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == LAY_NO_MORE:
            self.left = 0
            g.tell("lays-no-more", (seat,))
            return
        card = action - LAY
        out_of_hand(g, seat, card)
        score(g, seat, card)
        self.left -= POINTS[card]
        self.after = card
        g.tell("lays", (seat, card, POINTS[card]))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-gift", {"count": self.left}), "VENTI-TEN-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        if LAY <= action < LAY_NO_MORE:
            card = action - LAY
            if card in g.hands[seat]:
                return Refusal("VENTI-R29", Message("no-lay-set", {"point": NAMES[card], "count": self.left}))
            return Refusal("VENTI-TEN-02", Message("no-hand-card", {"card": NAMES[card]}))
        return Refusal("VENTI-TEN-02", Message("no-answer-gift"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VENTI-TEN-02", Message("no-not-last", {"seat": self.seat}))


def gain(g: Position, seat: int, card: int) -> None:
    """A target becomes a point card of a seat; its gap is filled and its points are looked at."""
    score(g, seat, card)
    g.call_in_order(after_a_gain(seat))
