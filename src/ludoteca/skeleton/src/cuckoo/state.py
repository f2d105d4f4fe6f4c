"""The position: ints and flat lists of ints."""

from __future__ import annotations

from typing import Any, Final

from cuckoo.actions import CARDS, COPIES
from ludoteca.engine.kernel import State, Step

NONE: Final = -1


class Terms:
    """What was agreed before the start and never changes."""

    __slots__ = ("lowest",)

    def __init__(self, lowest: bool) -> None:
        self.lowest = lowest


class Position(State):
    __slots__ = ("discard", "hands", "pile", "terms")

    def __init__(
        self,
        seats: int,
        stack: list[Step[Any]],
        asked: tuple[int, ...],
        returned: int,
        turned_up: int,
        terms: Terms,
        hands: list[int],
        pile: list[int],
        discard: list[int],
    ) -> None:
        super().__init__(seats, stack, asked, returned, turned_up)
        self.terms = terms
        self.hands = hands  # each seat's card, or NONE
        self.pile = pile  # counts by kind: nobody knows a place in it
        self.discard = discard

    def clone(self) -> Position:
        return Position(
            self.seats,
            [step.copy() for step in self.stack],
            self.asked,
            self.returned,
            self.turned_up,
            self.terms,
            self.hands[:],
            self.pile[:],
            self.discard[:],
        )


def set_up(seats: int, terms: Terms, stack: list[Step[Any]]) -> Position:
    return Position(seats, stack, (), 0, 0, terms, [NONE] * seats, [COPIES] * CARDS, [0] * CARDS)
