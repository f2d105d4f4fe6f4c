"""Steps that many games need: a question to one seat, a draw from a multiset, a window for interrupts.

A game's own step says what is particular to it. Rolls of dice are in `engine.dice`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.engine.kernel import CHANCE, G, Prompt, Refusal, Step
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeat(Step[G]):
    """A question to one seat: its options, what becomes of the answer, and its words are the game's."""

    seat: Final[int]

    def words(self, g: G) -> tuple[Message, Message]:
        """The question, and what to say to something that is no answer."""
        raise NotImplementedError

    def rule(self) -> str:
        """The id of the rule that both rest on."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        """Whoever has nothing to choose is not asked."""
        if self.options(g, self.seat):
            g.ask(self.seat)
        else:
            g.done()

    def prompt(self, g: G, seat: int) -> Prompt:
        return Prompt(self.words(g)[0], self.rule())

    def why_not(self, g: G, seat: int, action: int) -> Refusal:
        return Refusal(self.rule(), self.words(g)[1])

    def not_asked(self, g: G, seat: int) -> Refusal:
        return Refusal(self.rule(), Message("no-turn", {"seat": self.seat}))


@mypyc_attr(allow_interpreted_subclasses=True)
class MultisetDraw(Step[G]):
    """Chance draws a thing out of a multiset, which is counts by kind."""

    def counts(self, g: G) -> list[int]:
        """What may be drawn; `take` changes it."""
        raise NotImplementedError

    def first(self, g: G) -> int:
        """The action that draws a thing of kind 0; those of the others follow it."""
        raise NotImplementedError

    def take(self, g: G, kind: int) -> None:
        """A thing of this kind was drawn: it leaves the multiset and goes where it belongs."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        g.ask(CHANCE)

    def options(self, g: G, seat: int) -> list[int]:
        first = self.first(g)
        counts = self.counts(g)
        return [first + kind for kind in range(len(counts)) if counts[kind]]

    def odds(self, g: G) -> list[int]:
        return [count for count in self.counts(g) if count]

    def draw(self, g: G, rng: Rng) -> int:
        return self.first(g) + rng.weighted(self.counts(g))

    def chose(self, g: G, seat: int, action: int) -> None:
        self.take(g, action - self.first(g))

    def why_not(self, g: G, seat: int, action: int) -> Refusal:
        return Refusal("", Message("no-chance"))


@mypyc_attr(allow_interpreted_subclasses=True)
class InterruptWindow(Step[G]):
    """Before or after something, seats may interrupt: they are asked in turn until all have passed in a row.

    Whoever could interrupt as far as the others can tell must be asked: then a question gives nothing away.
    """

    order: list[int]  # the seats that are asked
    turn: int  # whose of them it is to answer
    passes: int  # in a row

    def may_interrupt(self, g: G, seat: int) -> bool:
        """Whether a seat is asked. It must rest on what all others may know."""
        raise NotImplementedError

    def interrupts(self, g: G, seat: int) -> list[int]:
        """What a seat may do, ascending and below `passing`."""
        raise NotImplementedError

    def passing(self) -> int:
        """The action of a seat that does nothing."""
        raise NotImplementedError

    def interrupt(self, g: G, seat: int, action: int) -> None:
        """A seat does something: mostly it calls a step, after which the seats are asked again."""
        raise NotImplementedError

    def run(self, g: G) -> None:
        while self.passes < len(self.order):
            if self.may_interrupt(g, self.order[self.turn]):
                g.ask(self.order[self.turn])
                return
            self.go_on()
        g.done()

    def go_on(self) -> None:
        self.passes += 1
        self.turn = (self.turn + 1) % len(self.order)

    def options(self, g: G, seat: int) -> list[int]:
        return [*self.interrupts(g, seat), self.passing()]

    def chose(self, g: G, seat: int, action: int) -> None:
        self.go_on()
        if action != self.passing():
            self.passes = 0
            self.interrupt(g, seat, action)
