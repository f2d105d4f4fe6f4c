"""Decisions of games as they are made: who chose what, among what, and what the seat knew."""

from __future__ import annotations

from typing import Final, TypeVar

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.kernel import CHANCE, State
from ludoteca.engine.observation import Look, Observation
from ludoteca.engine.record import move_line
from ludoteca.engine.rng import Rng

M = TypeVar("M")  # how a move is kept

SPARE: Final[list[bytearray]] = []  # of parts that are done: to fill memory anew is quicker than to get it


class Gathered:
    """Of one game all moves, and of the decisions what goes into columns.

    Observations are packed one after the other: nearly all numbers are small. There are `rows` of them, and
    behind them may be what is left of others. `larger` has those decisions with a number that is no byte, by
    their places.
    """

    def __init__(self, observation: Observation, space: ActionSpace, seats: int) -> None:
        self.observation = observation
        self.size = space.size
        self.names = space.names
        self.first = max(space.names) + 1
        self.written = [""] * (self.first + seats * space.size)  # lines of the moves that were made
        self.looks = [Look(observation, seat) for seat in range(seats)]
        self.packed = SPARE.pop() if SPARE else bytearray()
        self.rows = 0
        self.larger: dict[int, list[int]] = {}
        self.clear()

    def clear(self) -> None:
        """For the next game. What was packed stays."""
        self.moves: list[int] = []  # chance's as they are; those of seats behind them, from `first` on
        self.legal: list[int] = []
        self.counts: list[int] = []  # how many were legal at each decision

    def add(self, g: State, seat: int, action: int, options: list[int]) -> None:
        """A decision that is about to be made, and what the options are."""
        self.moves.append(self.first + seat * self.size + action)
        try:
            row = self.looks[seat].at(g)
        except ValueError:
            self.larger[self.rows] = self.observation.numbers(g, seat)
            row = self.observation.nothing
        wide = len(row)
        at = self.rows * wide
        if at < len(self.packed):
            self.packed[at : at + wide] = row
        else:
            self.packed += row
        self.rows += 1
        self.legal.extend(options)
        self.counts.append(len(options))

    def used(self) -> None:
        """What was packed is not looked at any more."""
        SPARE[:] = [self.packed]
        self.packed = bytearray()
        self.rows = 0
        self.larger = {}

    def lines(self) -> list[str]:
        """The moves as lines of the record."""
        written = self.written
        return [written[move] or self.line(move) for move in self.moves]

    def line(self, move: int) -> str:
        """A line that is written for the first time."""
        behind = move - self.first
        if behind < 0:
            found = move_line(CHANCE, self.names[move])
        else:
            found = move_line(behind // self.size, self.names[behind % self.size])
        self.written[move] = found
        return found


def play_and_keep(
    g: State, seat: int, action: int, move: M, rng: Rng, moves: list[M], of_chance: dict[int, M]
) -> None:
    """A move that is known to be legal; then chance answers as long as it is asked. All moves are kept."""
    moves.append(move)
    g.apply(seat, action)
    while g.asked and g.asked[0] == CHANCE:
        drawn = g.stack[-1].draw(g, rng)
        moves.append(of_chance[drawn])
        g.apply(CHANCE, drawn)
