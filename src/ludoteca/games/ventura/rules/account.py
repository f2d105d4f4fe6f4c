"""The account of a battle, in `g.fought`: what every assault came to, for those who look on.

A head, then for each assault: what the attacker's total is made of and what the defender's is, for each side
the wounds that were prevented and those that were suffered, and for each side the Companies that fell, from
space II to space I.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.state import NOBODY, NOTHING, Position

ENDINGS: Final = ("", "eliminated", "retreated", "even", "broken-off")
GOES_ON: Final = 0
ELIMINATED: Final = 1
RETREATED: Final = 2
EVEN: Final = 3
BROKEN_OFF: Final = 4
PARTS: Final = ("companies", "specials", "captain", "tile", "events")  # of a total
SIDES: Final = 2


class Place:
    """Places in `g.fought`; those of an assault are counted from its first number."""

    TILE: Final = 0
    TROOP: Final = 1  # the attacker's, then the defender's
    ENDING: Final = 3
    WINNER: Final = 4  # the side, or NOBODY
    POINTS: Final = 5
    HEAD: Final = 6  # so many numbers come first
    MADE: Final = 0
    SUFFERED: Final = 10
    FALLEN: Final = 14
    ASSAULT: Final = 18  # so many numbers for each


def begin(g: Position, tile: int, attacker: int, defender: int) -> None:
    g.fought = [tile, attacker, defender, GOES_ON, NOBODY, 0]


def total_of(parts: list[int]) -> int:
    """VEN-RUL-65: never less than nothing."""
    return max(0, parts[0] + parts[1] + parts[2] + parts[3] + parts[4])


def last_total(g: Position, side: int) -> int:
    """Of the assault whose wounds are not assigned yet: the parts of its totals stand last."""
    first = len(g.fought) - (SIDES - side) * len(PARTS)
    return total_of(g.fought[first : first + len(PARTS)])


def fallen(g: Position, kinds: list[int]) -> None:
    """Nobody but the Companies on spaces I and II can fall in an assault."""
    g.fought.extend(kinds)
    for i in range(SIDES - len(kinds)):
        g.fought.append(NOTHING)


def end(g: Position, ending: int, winner: int, points: int) -> None:
    g.fought[Place.ENDING] = ending
    g.fought[Place.WINNER] = winner
    g.fought[Place.POINTS] = points
