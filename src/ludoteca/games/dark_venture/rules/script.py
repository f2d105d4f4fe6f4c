"""An entry while it is read: lines of the program, one after the other, until one needs somebody."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Prompt, Refusal
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.content.program import BANDS, BELOW, END, JUMP, OP, SIGN, Line
from ludoteca.games.dark_venture.rules import (
    script_cards,
    script_fights,
    script_flow,
    script_health,
    script_map,
)
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.reading import Reading
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

DEEPEST: Final = 32  # scripts upon each other
MOST_ENTRIES: Final = 5_000  # that are read before a player acts again

# the chapters of the vocabulary, by their first operation
HEALTH: Final = OP["heal"]
CARDS: Final = OP["draw"]
MAP: Final = OP["go"]
FIGHTS: Final = OP["fight"]
FLOW: Final = OP["qp"]
EACH: Final = OP["each"]


class Script(Reading):
    """DV-GEN-06, -07: what a book says is done; what it does not say, does not happen."""

    def run(self, g: Position) -> None:
        lines = g.terms.content.lines
        while g.stack and g.stack[-1] is self:
            line = lines[self.line]
            if line.op == END:
                g.done()
            elif line.op < HEALTH:
                self.jump(line)
            elif line.op == EACH:
                self.for_each(g, line)
            elif not self.do(g, line):
                return

    def do(self, g: Position, line: Line) -> bool:
        """False where a step was called or somebody is asked."""
        if line.op < CARDS:
            return script_health.do(g, self, line)
        if line.op < MAP:
            return script_cards.do(g, self, line)
        if line.op < FIGHTS:
            return script_map.do(g, self, line)
        return script_fights.do(g, self, line) if line.op < FLOW else script_flow.do(g, self, line)

    def jump(self, line: Line) -> None:
        total = self.cast.total
        if line.op == JUMP or (line.op == BELOW and total < line.n):
            self.go(line.to)
        elif line.op == BELOW:
            self.next()
        else:
            assert line.op in (BANDS, SIGN)
            self.go(next((to for low, high, to in line.bands if low <= total <= high), line.to))

    def for_each(self, g: Position, line: Line) -> None:
        """What is done for each of them is read as an entry of its own, for its own player."""
        first = self.line + 1
        cards = script_flow.each(g, self, line)
        self.go(line.to)
        for card in reversed(cards):
            cast = self.cast.copy()
            cast.target = card
            if g.piece(card).leader != NOBODY:
                cast.seat = g.piece(card).leader
            read(g, first, cast)

    # questions

    def options(self, g: Position, seat: int) -> list[int]:
        line = g.terms.content.lines[self.line]
        if line.op < MAP:
            return script_cards.options(g, self, line)
        return script_map.options(g, self, line) if line.op < FIGHTS else script_flow.options(g, self, line)

    def chose(self, g: Position, seat: int, action: int) -> None:
        line = g.terms.content.lines[self.line]
        if line.op < MAP:
            script_cards.chose(g, self, line, action)
        elif line.op < FIGHTS:
            script_map.chose(g, self, line, action)
        else:
            script_flow.chose(g, self, line, action)

    def prompt(self, g: Position, seat: int) -> Prompt:
        line = g.terms.content.lines[self.line]
        if line.op < MAP:
            message = script_cards.prompt(g, self, line)
        elif line.op < FIGHTS:
            message = script_map.prompt(g, self, line)
        else:
            message = script_flow.prompt(g, self, line)
        return Prompt(message, "DV-GEN-06")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return Refusal("DV-GEN-06", Message("no-answer"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("DV-GEN-06", Message("no-turn", {"seat": self.asked}))


def read(g: Position, line: int, cast: Cast) -> bool:
    """Read an entry from its first line on, before anything else goes on. What entries of an owner's own set
    off again and again is not read for ever; False where it is not.
    """
    g.entries += 1
    if g.entries > MOST_ENTRIES:
        return False
    if len(g.stack) >= DEEPEST and len([step for step in g.stack if isinstance(step, Script)]) >= DEEPEST:
        return False
    g.call(Script(line, cast, []))
    return True


assert NOTHING < 0
