"""A toy of an interrupt window: before an effect happens, any other seat may play a card against it.

Each seat is dealt some cards. In turn one may play a bolt at another seat; the others are asked one by one,
whether they hold a ward or not, so that a question gives nothing away. A ward stops what it answers, and can
itself be answered by a ward.
"""

from __future__ import annotations

from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.engine.deck import pick
from ludoteca.engine.kernel import CHANCE, Prompt, State, Step, only
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.steps import InterruptWindow, MultisetDraw
from ludoteca.engine.words import Message

CARDS: Final = ("bolt", "ward")
BOLT: Final = 0
WARD: Final = 1
COPIES: Final = (9, 9)
HAND: Final = 4
LIVES: Final = 2
ROUNDS: Final = 5

BOLT_AT: Final = 0  # + seat
STAY: Final = 4
PLAY_WARD: Final = 5
LET_IT_BE: Final = 6
DEAL: Final = 7  # + seat * 2 + card
SPACE = ActionSpace(
    [
        Block(BOLT_AT, "bolt", "seat"),
        Block(STAY, "stay"),
        Block(PLAY_WARD, "ward"),
        Block(LET_IT_BE, "let it be"),
        Block(DEAL, "deal", "seat", "card", of=OF_CHANCE),
    ],
    {"seat": tuple("0123"), "card": CARDS},
)


class Duel(State):
    pile: list[int]
    hands: list[list[int]]
    discard: list[int]
    lives: list[int]


class Deal(MultisetDraw[Duel]):
    def run(self, g: Duel) -> None:
        if all(sum(hand) == HAND for hand in g.hands):
            g.done()
        else:
            g.ask(CHANCE)

    def next_seat(self, g: Duel) -> int:
        return [sum(hand) < HAND for hand in g.hands].index(True)

    def counts(self, g: Duel) -> list[int]:
        return g.pile

    def first(self, g: Duel) -> int:
        return DEAL + self.next_seat(g) * 2

    def take(self, g: Duel, card: int) -> None:
        to = self.next_seat(g)
        g.pile[card] -= 1
        g.hands[to][card] += 1
        g.tell("dealt", (to, card), only(to))


class Turns(Step[Duel]):
    """Bolt somebody or stay; the bolt hits unless a window gives back 1."""

    seat: int
    left: int
    target: int  # of a bolt that is in the air, or -1

    def run(self, g: Duel) -> None:
        if self.target >= 0:
            if not g.returned:
                g.lives[self.target] -= 1
                g.tell("hit", (self.target,))
            self.target = -1
            self.end_turn(g)
        elif self.left and min(g.lives) > 0:
            g.ask(self.seat)
        else:
            g.done()

    def end_turn(self, g: Duel) -> None:
        self.seat = (self.seat + 1) % g.seats
        self.left -= 1

    def options(self, g: Duel, seat: int) -> list[int]:
        bolts = [BOLT_AT + other for other in range(g.seats) if other != seat] if g.hands[seat][BOLT] else []
        return [*bolts, STAY]

    def chose(self, g: Duel, seat: int, action: int) -> None:
        if action == STAY:
            self.end_turn(g)
            return
        self.target = action - BOLT_AT
        g.hands[seat][BOLT] -= 1
        g.discard[BOLT] += 1
        g.tell("bolts", (seat, self.target))
        g.call(window_after(g, seat))

    def prompt(self, g: Duel, seat: int) -> Prompt:
        return Prompt(Message("ask-bolt"), "TOY-WINDOW-01")


class Window(InterruptWindow[Duel]):
    """Everybody but the one who acted may answer once, clockwise. Gives 1 if the act was stopped."""

    by: int  # who acted
    answered: int  # 1: a ward was played, and its own window was opened

    def run(self, g: Duel) -> None:
        if self.answered:
            self.answered = 0
            if not g.returned:
                g.done(1)
                return
        super().run(g)

    def may_interrupt(self, g: Duel, seat: int) -> bool:
        return True

    def interrupts(self, g: Duel, seat: int) -> list[int]:
        return [PLAY_WARD] if g.hands[seat][WARD] else []

    def passing(self) -> int:
        return LET_IT_BE

    def interrupt(self, g: Duel, seat: int, action: int) -> None:
        self.passes = self.turn or len(self.order)  # nobody is asked twice
        g.hands[seat][WARD] -= 1
        g.discard[WARD] += 1
        self.answered = 1
        g.tell("wards", (seat,))
        g.call(window_after(g, seat))

    def prompt(self, g: Duel, seat: int) -> Prompt:
        return Prompt(Message("ask-ward", {"seat": self.by}), "TOY-WINDOW-02")


def window_after(g: Duel, by: int) -> Window:
    return Window([(by + place) % g.seats for place in range(1, g.seats)], 0, 0, by, 0)


class WindowRules(Rules[Duel]):
    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [Deal, Turns, Window]
        events = {"dealt": "seat card", "bolts": "seat seat2", "wards": "seat", "hit": "seat"}
        super().__init__(toy_info("toy-window", 2, longest=500, most_seats=4), by_name(steps), events)

    def set_up(self, seats: int, edition: str, options: Options) -> Duel:
        hands = [[0, 0] for seat in range(seats)]
        stack: list[Step[Any]] = [Turns(0, ROUNDS * seats, -1), Deal()]
        return Duel(
            seats=seats, stack=stack, pile=list(COPIES), hands=hands, discard=[0, 0], lives=[LIVES] * seats
        )

    def space(self, g: Duel) -> ActionSpace:
        return SPACE

    def view(self, g: Duel, seat: int) -> dict[str, object]:
        return {
            "asked": list(g.asked),
            "lives": g.lives[:],
            "hand": g.hands[seat][:] if seat >= 0 else None,
            "hands": [sum(hand) for hand in g.hands],
            "discard": g.discard[:],
        }

    def determinize(self, g: Duel, seat: int, rng: Rng) -> Duel:
        c = g.clone()
        sizes = [sum(hand) for hand in c.hands]
        others = [owner for owner in range(c.seats) if owner != seat]
        for owner in others:
            for card in range(2):
                c.pile[card] += c.hands[owner][card]
            c.hands[owner] = [0, 0]
        for owner in others:
            for i in range(sizes[owner]):
                c.hands[owner][pick(c.pile, rng)] += 1
        return c

    def result(self, g: Duel) -> Result:
        reason = "hit" if min(g.lives) == 0 else "rounds-over"
        return Result(reason, ranked([(lives,) for lives in g.lives]), tuple(g.lives))

    def census(self, g: Duel) -> dict[str, tuple[int, int]]:
        return {
            CARDS[card]: (g.pile[card] + g.discard[card] + sum(hand[card] for hand in g.hands), COPIES[card])
            for card in range(2)
        }


WINDOW = WindowRules()
