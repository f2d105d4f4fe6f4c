"""Decisions of games as they are made: who chose what, among what, and what the seat knew."""

from __future__ import annotations

from ludoteca.engine.actions import ActionSpace
from ludoteca.engine.kernel import CHANCE, State
from ludoteca.engine.observation import Observation
from ludoteca.engine.rng import Rng


class Gathered:
    """Of one game the moves, chance's too, and of the decisions what goes into columns.

    Observations are packed one after the other: nearly all numbers are small. `larger` has those decisions
    with a number that is no byte, by their places.
    """

    def __init__(self, observation: Observation, space: ActionSpace) -> None:
        self.observation = observation
        self.names = space.names
        self.packed = bytearray()
        self.larger: dict[int, list[int]] = {}
        self.clear()

    def clear(self) -> None:
        """For the next game. What was packed stays."""
        self.moves: list[tuple[int, str]] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.legal: list[int] = []
        self.ends: list[int] = []  # of what was legal at each decision

    def add(self, g: State, seat: int, action: int, options: list[int]) -> None:
        """A decision that is about to be made, and what the options are."""
        self.moves.append((seat, self.names[action]))
        try:
            self.packed += self.observation.packed(g, seat)
        except ValueError:
            self.larger[len(self.packed) // self.observation.size] = self.observation.numbers(g, seat)
            self.packed += self.observation.nothing
        self.legal.extend(options)
        self.ends.append(len(self.legal))
        self.seats.append(seat)
        self.actions.append(action)

    def add_chance(self, action: int) -> None:
        self.moves.append((CHANCE, self.names[action]))

    def answer_chance(self, g: State, rng: Rng) -> bool:
        """Chance answers until a seat must choose or the game is over; returns whether a seat must."""
        answer_and_keep(g, rng, self.moves, self.names)
        return bool(g.asked)


def answer_and_keep(g: State, rng: Rng, moves: list[tuple[int, str]], names: dict[int, str]) -> None:
    """Chance answers as long as it is asked, and the names of its moves are kept."""
    while g.asked and g.asked[0] == CHANCE:
        drawn = g.stack[-1].draw(g, rng)
        moves.append((CHANCE, names[drawn]))
        g.apply(CHANCE, drawn)


def play_and_keep(
    g: State, seat: int, action: int, rng: Rng, moves: list[tuple[int, str]], names: dict[int, str]
) -> None:
    """A legal choice and chance's answers to it."""
    moves.append((seat, names[action]))
    g.apply(seat, action)
    if g.asked and g.asked[0] == CHANCE:
        answer_and_keep(g, rng, moves, names)
