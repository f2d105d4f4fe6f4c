"""The position: ints and flat lists of ints."""

from __future__ import annotations

from typing import Any, Final

from cuckoo.actions import CARDS, COPIES
from ludoteca.engine.fields import Shared
from ludoteca.engine.kernel import Part, State, Step

NONE: Final = -1


class Terms(Part):
    """What was agreed before the start and never changes."""

    lowest: Final[bool]


class Position(State):
    terms: Shared[Terms]
    hands: list[int]  # each seat's card, or NONE
    pile: list[int]  # counts by kind: nobody knows a place in it
    discard: list[int]


def set_up(seats: int, terms: Terms, stack: list[Step[Any]]) -> Position:
    return Position(
        seats=seats,
        stack=stack,
        terms=terms,
        hands=[NONE] * seats,
        pile=[COPIES] * CARDS,
        discard=[0] * CARDS,
    )
