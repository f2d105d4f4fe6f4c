"""What an entry does to whoever it is used on, as far as that can be told without playing."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.program import BANDS, BELOW, END, JUMP, OP, SIGN, Line

HEAL: Final = OP["heal"]
CHOOSE: Final = OP["choose"]
STOP: Final = OP["stop"]
BRANCHES: Final = (BELOW, OP["when"], OP["pick"], OP["call"])
LEFT_OUT: Final = (JUMP, OP["each"], OP["later"])  # what is done for each, or later, counts for nothing
ACTOR: Final = v.WHOS.index("actor")
TARGET: Final = v.WHOS.index("target")
USERS: Final = (ACTOR, v.WHOS.index("self"))
PATIENTS: Final = (ACTOR, v.WHOS.index("pair"))
DONE_TO_HEALTH: Final = tuple([OP[name] for name in v.HEALTH])
HARMS: Final = (OP["lose"], OP["hit"], OP["fell"], OP["fight"], OP["feud"])
TAKE: Final = OP["take"]


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


def entry_of(lines: list[Line], first: int) -> list[Line]:
    """Its lines, to the end of what is not done for each or later."""
    last = first
    while lines[last].op != END:
        last = lines[last].to if lines[last].op in LEFT_OUT[1:] else last + 1
    return lines[first:last]


def touches(lines: list[Line], first: int) -> bool:
    """Whether it does something to a figure that was picked."""
    return any(
        line.op > SIGN and TARGET in (line.who, line.other, line.source) for line in entry_of(lines, first)
    )


def hostile(lines: list[Line], first: int) -> bool:
    """AMB-66: whether it does harm to whoever it is used on, and nothing else."""
    done = [line for line in entry_of(lines, first) if line.who in PATIENTS or line.who == TARGET]
    harms = [line for line in entry_of(lines, first) if line.op == TAKE and line.source == TARGET]
    harms += [line for line in done if line.op in HARMS]
    helps = [line for line in done if line.op in DONE_TO_HEALTH and line.op not in HARMS]
    return len(harms) > 0 and not helps
