"""Cards for Florins, one at a time: Ventura cards in the Recruit Step, Conscription cards in phase D."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import BUY, DONE, KEEP, LOOK
from ludoteca.games.ventura.rules.cards import Receive, can_draw, cards_left, looks
from ludoteca.games.ventura.state import Position

VENTURA_PRICE: Final = 2  # VEN-RECR-01, VEN-CARD-11
CONSCRIPTION_PRICE: Final = 1  # VEN-CONS-01, VEN-CARD-11
PRICES: Final[tuple[int, ...]] = (VENTURA_PRICE, CONSCRIPTION_PRICE)  # by deck


def can_buy(g: Position, seat: int, deck: int) -> bool:
    """VEN-RUL-02: there are Florins, and a card."""
    return g.florins[seat] >= PRICES[deck] and can_draw(g, deck)


def purchases(g: Position, seat: int, deck: int, may_look: bool) -> list[int]:
    """A card; whoever may look can have one of several, for the same price."""
    if not can_buy(g, seat, deck):
        return [DONE]
    return [BUY, *looks(g, cards_left(g, deck)), DONE] if may_look else [BUY, DONE]


def buy(g: Position, seat: int, deck: int, action: int) -> None:
    """VEN-GEN-11: the price goes to the bank; the purchase is open, the card is not (VEN-INFO-09)."""
    g.florins[seat] = g.florins[seat] - PRICES[deck]
    g.tell("buys", (seat,))
    number = 1 if action == BUY else action - LOOK + 1
    if number > 1:
        g.tell("looks", (seat, number))
    g.call(Receive(seat, deck, number, [], 0))


def why_not_bought(g: Position, seat: int, deck: int, rule: str, action: int) -> Refusal:
    """VEN-RUL-02: without Florins or cards nothing is for sale. VEN-RUL-82: how many may be looked at."""
    if not BUY <= action < KEEP:
        return Refusal(rule, Message("no-answer-buy"))
    if can_buy(g, seat, deck):
        return Refusal("VEN-RUL-82", Message("no-look"))
    return Refusal(rule, Message("no-sale"))
