"""The steps, in rulebook order."""

from __future__ import annotations

from cuckoo.actions import CARDS, DEAL, EXCHANGE, KEEP
from cuckoo.state import NONE, Position
from ludoteca import CHANCE, Message, Prompt, Refusal
from ludoteca.engine.kernel import Step, only


class Deal(Step[Position]):
    """CU-1: a card each to so many seats, from `seat` on."""

    seat: int
    left: int

    def run(self, g: Position) -> None:
        if self.left:
            g.ask(CHANCE)
        else:
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [DEAL + self.seat * CARDS + card for card in range(CARDS) if g.pile[card]]

    def odds(self, g: Position) -> list[int]:
        return [count for count in g.pile if count]

    def chose(self, g: Position, seat: int, action: int) -> None:
        card = (action - DEAL) % CARDS
        g.pile[card] = g.pile[card] - 1
        g.hands[self.seat] = card
        g.tell("gets", (self.seat, card), only(self.seat))
        self.seat += 1
        self.left -= 1


class Turns(Step[Position]):
    """CU-2: in turn, everybody keeps the card or exchanges it."""

    turn: int  # NONE before the deal

    def run(self, g: Position) -> None:
        if self.turn == NONE:
            self.turn = 0
            g.call(Deal(0, g.seats))
        elif self.turn < g.seats:
            g.ask(self.turn)
        else:
            for seat in range(g.seats):
                g.tell("turns-up", (seat, g.hands[seat]))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [KEEP, EXCHANGE]

    def chose(self, g: Position, seat: int, action: int) -> None:
        self.turn = seat + 1
        if action == KEEP:
            g.tell("keeps", (seat,))
            return
        card = g.hands[seat]
        g.hands[seat] = NONE
        g.discard[card] = g.discard[card] + 1
        g.tell("lays-down", (seat, card))
        g.call(Deal(seat, 1))

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-exchange"), "CU-2")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("CU-2", Message("no-answer-exchange"))
