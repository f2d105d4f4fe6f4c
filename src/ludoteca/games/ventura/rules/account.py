"""The account of a battle, in `g.fought`: what every assault came to, for those who look on."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.state import Account, Effort, Position

GOES_ON: Final = 0
ELIMINATED: Final = 1
RETREATED: Final = 2
EVEN: Final = 3
BROKEN_OFF: Final = 4


def begin(g: Position, tile: int, attacker: int, defender: int) -> None:
    g.fought = Account(tile, attacker, defender)


def total_of(made: tuple[int, ...]) -> int:
    """VEN-RUL-65: never less than nothing."""
    return max(0, sum(made))


def assault(g: Position, attacker: Effort, defender: Effort) -> None:
    so_far = g.fought
    assaults = (*so_far.assaults, (attacker, defender))
    g.fought = Account(so_far.tile, so_far.attacker, so_far.defender, assaults)


def end(g: Position, ending: int, winner: int, points: int) -> None:
    told = g.fought
    g.fought = Account(told.tile, told.attacker, told.defender, told.assaults, ending, winner, points)
