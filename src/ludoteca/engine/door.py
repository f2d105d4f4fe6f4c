"""A seat's door: all that a bot gets to see of a game."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import Any

from ludoteca.engine.events import told
from ludoteca.engine.kernel import Prompt, State
from ludoteca.engine.printed import find_printed
from ludoteca.engine.rng import Rng, check_seed, seeded
from ludoteca.engine.rules import Rules
from ludoteca.engine.words import Message, check_language


class Door(ABC):
    """What one seat may know. The true position is not on this type, so peeking does not type-check."""

    seat: int
    rules: Rules[Any]

    @abstractmethod
    def actions(self) -> list[int]:
        """Legal action ids, ascending."""

    @abstractmethod
    def legal(self) -> list[str]:
        """The same as text names."""

    @abstractmethod
    def action(self, move: str | int) -> int:
        """The id of a move, given by its name or its id."""

    @abstractmethod
    def name(self, move: str | int) -> str:
        """The name of a move, given by its name or its id."""

    @abstractmethod
    def view(self) -> dict[str, object]:
        """The seat's view, as JSON values."""

    @abstractmethod
    def printed(self, language: str = "en") -> dict[str, object]:
        """What is printed on the things that the view speaks of; it never changes in a game."""

    @abstractmethod
    def events(self, since: int = 0) -> list[Message]:
        """What the seat was told."""

    @abstractmethod
    def prompt(self) -> Prompt | None:
        """What the seat is asked; None when it is not."""

    @abstractmethod
    def imagine(self, rng: Rng | int | str) -> State:
        """A position as it might be: all that the seat cannot know is re-dealt at random, or by a seed."""


class SeatDoor(Door):
    """The door of a seat in a position that lies in this process."""

    def __init__(self, rules: Rules[Any], g: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._offered: list[int] = []  # what was said last
        self._g = g

    def actions(self) -> list[int]:
        self._offered = self._g.options(self.seat)
        return self._offered

    def legal(self) -> list[str]:
        space = self.rules.space(self._g)
        return [space.name(action) for action in self._g.options(self.seat)]

    # what is of a wrong type is refused in words: compiled too, hence the wide types

    def action(self, move: object) -> int:
        return self.rules.space(self._g).parse(move)

    def name(self, move: object) -> str:
        space = self.rules.space(self._g)
        return space.name(space.parse(move))

    def view(self) -> dict[str, object]:
        return dict(self.rules.view(self._g, self.seat))

    def printed(self, language: object = "en") -> dict[str, object]:
        text = find_printed(self.rules, str(self.view().get("printed", "")), check_language(language))
        things: dict[str, object] = json.loads(text or "{}")
        return things

    def events(self, since: object = 0) -> list[Message]:
        return told(self.rules, self._g, self.seat, since)

    def prompt(self) -> Prompt | None:
        if self.seat not in self._g.asked:
            return None
        return self._g.stack[-1].prompt(self._g, self.seat)

    def imagine(self, rng: object) -> State:
        dealer = rng if isinstance(rng, Rng) else seeded(check_seed(rng))
        imagined: State = self.rules.determinize(self._g, self.seat, dealer)
        return imagined
