"""What an entry heals, as far as that can be told without playing."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.program import BANDS, BELOW, END, JUMP, OP, SIGN, Line

HEAL: Final = OP["heal"]
CHOOSE: Final = OP["choose"]
STOP: Final = OP["stop"]
BRANCHES: Final = (BELOW, OP["when"], OP["pick"], OP["call"])
LEFT_OUT: Final = (JUMP, OP["each"], OP["later"])  # what is done for each, or later, counts for nothing
USERS: Final = (v.WHOS.index("actor"), v.WHOS.index("self"))


def healed(lines: list[Line], at: int) -> int:
    """Twice the health that an entry gives to whoever uses it: on the worst way through it, by mean dice."""
    line = lines[at]
    if line.op in (END, STOP):
        return 0
    ways = [healed(lines, way) for way in ways_on(line, at)]
    gained = 0
    if line.op == HEAL and line.who in USERS and line.amount is not None:
        gained = 2 * line.amount.plus + 7 * line.amount.dice
    return gained + min(ways)


def ways_on(line: Line, at: int) -> list[int]:
    """The lines that may come next."""
    if line.op in LEFT_OUT:
        return [line.to]
    if line.op in BRANCHES:
        return [at + 1, line.to]
    if line.op in (BANDS, SIGN):
        return [line.to, *[to for _least, _most, to in line.bands]]
    if line.op == CHOOSE:
        return [option.line for option in line.options]
    return [at + 1]
