"""What Events do with cards, tiles and Florins of the seats (ledger, 8.5)."""

from __future__ import annotations

from bisect import insort

from ludoteca.engine.kernel import only
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import CARD_NAMES, DISCARD, ON_SEAT, TAKE
from ludoteca.games.ventura.content import of_ventura_deck
from ludoteca.games.ventura.rules.cards import (
    CONSCRIPTION,
    FillRow,
    Receive,
    can_draw,
    discard_kind,
    into_hand,
    limit_hand,
    out_of_hand,
)
from ludoteca.games.ventura.rules.events import EventQuestion, opponents
from ludoteca.games.ventura.state import NOTHING, Effect, Position


class OnOpponent(Effect):
    """It touches one opponent of the player's choice."""

    def possible(self, g: Position, seat: int, event: int) -> bool:
        return bool(self.targets(g, seat))

    def targets(self, g: Position, seat: int) -> list[int]:
        return [other for other in opponents(g, seat) if self.touches(g, other)]

    def touches(self, g: Position, other: int) -> bool:
        """Whether it has anything to do there."""
        return True

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(OnSeat(seat, event))

    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        raise NotImplementedError


class TakeFlorins(OnOpponent):
    def touches(self, g: Position, other: int) -> bool:
        return g.florins[other] > 0

    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        taken = min(amount, g.florins[other])
        g.florins[other] = g.florins[other] - taken
        g.florins[seat] = g.florins[seat] + taken
        g.tell("takes-florins", (seat, other, taken))


class BurnIncome(OnOpponent):
    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        g.burned[other] = g.burned[other] + amount
        g.tell("burns-income", (seat, other, amount))


class DiscardCards(OnOpponent):
    def touches(self, g: Position, other: int) -> bool:
        return bool(g.hands[other])

    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        g.call(GiveUp(other, amount))


class LookAtHand(OnOpponent):
    def touches(self, g: Position, other: int) -> bool:
        return bool(g.hands[other])

    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        look_at_hand(g, seat, other)


class LookAtReserve(OnOpponent):
    def touches(self, g: Position, other: int) -> bool:
        return bool(g.reserve[other])

    def touch(self, g: Position, seat: int, other: int, amount: int) -> None:
        look_at_reserve(g, seat, other)


class DrawCards(Effect):
    def possible(self, g: Position, seat: int, event: int) -> bool:
        return can_draw(g, CONSCRIPTION)

    def work(self, g: Position, seat: int, event: int) -> None:
        for i in range(self.amount(g, event)):
            g.call(Receive(seat, CONSCRIPTION, 1, [], 0))


class RowCard(Effect):
    def possible(self, g: Position, seat: int, event: int) -> bool:
        return bool(g.row)

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(TakeRowCard(seat))


class RowSwap(Effect):
    def possible(self, g: Position, seat: int, event: int) -> bool:
        return bool(g.row) and bool(ventura_cards(g, seat))

    def work(self, g: Position, seat: int, event: int) -> None:
        g.call(SwapRowCard(seat, NOTHING))


class OnSeat(EventQuestion):
    """An Event against one opponent of its player's choice."""

    event: int

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-opponent"), Message("no-answer-opponent")

    def run(self, g: Position) -> None:
        there = self.options(g, self.seat)
        if not there:
            g.done()
        elif len(there) == 1:
            self.chose(g, self.seat, there[0])
        else:
            g.ask(self.seat)

    def effect(self, g: Position) -> OnOpponent:
        effect = g.terms.effects[self.event]
        assert isinstance(effect, OnOpponent)
        return effect

    def options(self, g: Position, seat: int) -> list[int]:
        return [ON_SEAT + other for other in self.effect(g).targets(g, self.seat)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        effect = self.effect(g)
        effect.touch(g, self.seat, action - ON_SEAT, effect.amount(g, self.event))


def look_at_hand(g: Position, seat: int, other: int) -> None:
    g.turned_up += 1
    g.tell("looks-at-hand", (seat, other))
    for kind in g.hands[other]:
        g.tell("sees-in-hand", (seat, other, kind), only(seat))
    g.known_cards = g.known_cards.saw(seat, other, g.hands[other])


def look_at_reserve(g: Position, seat: int, other: int) -> None:
    g.turned_up += 1
    g.tell("looks-at-reserve", (seat, other))
    for kind in g.reserve[other]:
        g.tell("sees-in-reserve", (seat, other, kind), only(seat))
    g.known_tiles = g.known_tiles.saw(seat, other, g.reserve[other])


class GiveUp(EventQuestion):
    """A seat discards so many cards of its choice; all of them, if it has no more."""

    left: int

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-give-up", {"count": self.left}), Message("no-answer-discard")

    def run(self, g: Position) -> None:
        if not self.left or not g.hands[self.seat]:
            g.done()
        elif len(g.hands[self.seat]) <= self.left:
            self.chose(g, self.seat, DISCARD + g.hands[self.seat][0])
        else:
            g.ask(self.seat)

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted({DISCARD + kind for kind in g.hands[seat]})

    def chose(self, g: Position, seat: int, action: int) -> None:
        kind = action - DISCARD
        self.left -= 1
        out_of_hand(g, seat, kind)
        g.tell("discards", (seat, kind))
        discard_kind(g, kind)


class TakeRowCard(EventQuestion):
    """A face-up Ventura card comes into the hand."""

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-row-card"), Message("no-answer-row-card")

    def options(self, g: Position, seat: int) -> list[int]:
        return sorted({TAKE + kind for kind in g.row})

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        kind = action - TAKE
        g.row.remove(kind)
        g.tell("takes-card", (seat, kind))
        into_hand(g, seat, kind, True)
        limit_hand(g, seat)
        g.call(FillRow(0, 0))  # first: the row is filled at once


def ventura_cards(g: Position, seat: int) -> list[int]:
    """Kinds of Ventura cards in a hand."""
    return sorted({kind for kind in g.hands[seat] if of_ventura_deck(kind)})


class SwapRowCard(EventQuestion):
    """A face-up card comes into the hand, and a Ventura card of the hand takes its place."""

    taken: int  # the kind; NOTHING before it is chosen

    def words(self, g: Position) -> tuple[Message, Message]:
        if self.taken == NOTHING:
            return Message("ask-row-card"), Message("no-answer-row-card")
        return Message("ask-swap", {"card": CARD_NAMES[self.taken]}), Message("no-answer-swap")

    def options(self, g: Position, seat: int) -> list[int]:
        own = ventura_cards(g, seat)
        if self.taken != NOTHING:
            return [DISCARD + kind for kind in own]
        return sorted({TAKE + kind for kind in g.row}) if own else []

    def chose(self, g: Position, seat: int, action: int) -> None:
        if self.taken == NOTHING:
            self.taken = action - TAKE
            return
        g.done()
        kind = action - DISCARD
        out_of_hand(g, seat, kind)
        g.row.remove(self.taken)
        insort(g.row, kind)
        into_hand(g, seat, self.taken, True)
        g.tell("swaps-card", (seat, kind, self.taken))
