"""Chapter "Battle": Companies on the battle spaces, named one by one from space I on.

A line is the slots of a Troop's Companies so far, in the order of the spaces.
"""

from __future__ import annotations

from ludoteca.games.ventura.actions import AREAS, LINE, RANKS
from ludoteca.games.ventura.rules.troops import size, stand
from ludoteca.games.ventura.state import Position


def unplaced(g: Position, troop: int, line: list[int]) -> list[int]:
    """Slots of the Companies that have no space yet."""
    return [slot for slot in range(size(g, troop)) if slot not in line]


def line_options(g: Position, troop: int, line: list[int]) -> list[int]:
    """The Companies for the next space; of several alike with the same wounds only the first."""
    there = g.troops[troop]
    found: list[int] = []
    seen: list[tuple[int, int]] = []
    for slot in unplaced(g, troop, line):
        kind = there.men[slot]
        alike = (kind, there.hurt[slot])
        if alike not in seen:
            seen.append(alike)
            number = 0
            while LINE + kind * RANKS + number in found:
                number += 1
            found.append(LINE + kind * RANKS + number)
    return sorted(found)


def slot_for(g: Position, troop: int, line: list[int], action: int) -> int:
    """The slot that an option stands for."""
    there = g.troops[troop]
    kind = (action - LINE) // RANKS
    number = (action - LINE) % RANKS
    seen: list[int] = []
    for slot in unplaced(g, troop, line):
        if there.men[slot] == kind and there.hurt[slot] not in seen:
            if len(seen) == number:
                return slot
            seen.append(there.hurt[slot])
    raise AssertionError("no such Company")


def line_up(g: Position, troop: int, line: list[int]) -> None:
    """The cards now lie in this order in the Troop's slots, open to all. VEN-BEND-07: there they stay."""
    there = g.troops[troop]
    men = tuple([there.men[slot] for slot in line])
    stand(g, troop, men, tuple([there.hurt[slot] for slot in line]))
    if g.log is not None:
        for i in range(len(men)):
            g.tell("line-up", (troop // AREAS, i + 1, men[i]))
