"""Chapter "Battle": Companies on the battle spaces, named one by one from space I on.

A line is the slots of a Troop's Companies so far, in the order of the spaces.
"""

from __future__ import annotations

from ludoteca.games.ventura.actions import AREAS, LINE, RANKS
from ludoteca.games.ventura.rules.troops import size
from ludoteca.games.ventura.state import Position


def unplaced(g: Position, troop: int, line: list[int]) -> list[int]:
    """Slots of the Companies that have no space yet."""
    return [slot for slot in range(size(g, troop)) if slot not in line]


def line_options(g: Position, troop: int, line: list[int]) -> list[int]:
    """The Companies for the next space; of several alike with the same wounds only the first."""
    first = troop * RANKS
    found: list[int] = []
    seen: list[int] = []
    for slot in unplaced(g, troop, line):
        kind = g.men[first + slot]
        mark = kind * 100 + g.hurt[first + slot]
        if mark not in seen:
            seen.append(mark)
            number = 0
            while LINE + kind * RANKS + number in found:
                number += 1
            found.append(LINE + kind * RANKS + number)
    return sorted(found)


def slot_for(g: Position, troop: int, line: list[int], action: int) -> int:
    """The slot that an option stands for."""
    first = troop * RANKS
    kind = (action - LINE) // RANKS
    number = (action - LINE) % RANKS
    seen: list[int] = []
    for slot in unplaced(g, troop, line):
        if g.men[first + slot] == kind and g.hurt[first + slot] not in seen:
            if len(seen) == number:
                return slot
            seen.append(g.hurt[first + slot])
    raise AssertionError("no such Company")


def line_up(g: Position, troop: int, line: list[int]) -> None:
    """The cards now lie in this order in the Troop's slots, open to all. VEN-BEND-07: there they stay."""
    first = troop * RANKS
    men = [g.men[first + slot] for slot in line]
    hurt = [g.hurt[first + slot] for slot in line]
    for i in range(len(line)):
        g.men[first + i] = men[i]
        g.hurt[first + i] = hurt[i]
        if g.log is not None:
            g.tell("line-up", (troop // AREAS, i + 1, men[i]))
