"""What the questions of Events share: one seat is asked, and every other waits."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.state import Position


class OneSeat(Step[Position]):
    """A question to one seat: its options, what becomes of the answer, and its words are the subclass's."""

    seat: int

    def words(self, g: Position) -> tuple[Message, Message]:
        """The question, and what to say to something that is no answer."""
        raise NotImplementedError

    def rule(self) -> str:
        return "VEN-RUL-87"

    def run(self, g: Position) -> None:
        """Whoever has nothing to choose is not asked."""
        if self.options(g, self.seat):
            g.ask(self.seat)
        else:
            g.done()

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(self.words(g)[0], self.rule())

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal(self.rule(), self.words(g)[1])

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal(self.rule(), Message("no-turn", {"seat": self.seat}))
