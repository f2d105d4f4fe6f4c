"""What a seat may know as numbers in a fixed order: what learning programs look at.

A game declares its fields in its module `observation`, each with how it is read: by allow-list, as a view is.
Seats are counted from the viewer on, who is the first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.engine.kernel import State


class Field:
    """Some of the numbers: so many in each direction, from `low` to `high`, and what they mean."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        meaning: str,
        read: Callable[[Any, int], list[int]],
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        self.read = read
        self.size = 1
        for length in shape:
            self.size *= length


class Observation:
    """The fields of a game in their order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum([field.size for field in fields])
        self.places: dict[str, tuple[int, int]] = {}  # by field: where it begins, and where it ends
        first = 0
        for field in fields:
            assert field.name not in self.places, f"two fields are called {field.name!r}"
            self.places[field.name] = (first, first + field.size)
            first += field.size

    def numbers(self, g: State, seat: int) -> list[int]:
        """All that the seat may know, field after field."""
        found: list[int] = []
        for field in self.fields:
            found.extend(field.read(g, seat))
        return found


def from_viewer(values: list[int], seats: int, seat: int, each: int = 1) -> list[int]:
    """What lies seat after seat, `each` numbers apiece, with the viewer's first."""
    first = seat * each
    return values[first : seats * each] + values[:first]


def one_of(value: int, size: int) -> list[int]:
    """So many zeros, with a one in place of a value; a value that is none of them is all zeros."""
    found = [0] * size
    if 0 <= value < size:
        found[value] = 1
    return found


def whose(owner: int, seats: int, seat: int) -> list[int]:
    """A seat counted from the viewer on, as one of so many; nobody, which is below 0, is all zeros."""
    return one_of((owner - seat) % seats if owner >= 0 else -1, seats)
