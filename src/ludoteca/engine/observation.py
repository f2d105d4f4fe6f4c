"""What a seat may know as numbers in a fixed order: what learning programs look at.

A game declares its fields in its module `observation`, each with how it is read: by allow-list, as a view is.
Seats are counted from the viewer on, who is the first.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.kernel import State

BYTE: Final = 256
FLOAT: Final = 4  # bytes of one
MOST_SHIFT: Final = 128


def planes(shift: int) -> list[tuple[int, bytes]]:
    """How a byte, less the shift, is written as a float: of each byte of that, its place and its values.
    Places where it is always 0, as in half of them, are left out.
    """
    written = [struct.pack("=f", value - shift) for value in range(BYTE)]
    found = [(place, bytes([one[place] for one in written])) for place in range(FLOAT)]
    return [(place, values) for place, values in found if any(values)]


PLANES: dict[int, list[tuple[int, bytes]]] = {0: planes(0)}  # by shift


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
        self.shift = min(-low, MOST_SHIFT) if low < 0 else 0  # what is added to make bytes of the numbers


class Observation:
    """The fields of a game in their order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.readers = [(field.read, field.shift) for field in fields]
        self.size = sum([field.size for field in fields])
        self.places: dict[str, tuple[int, int]] = {}  # by field: where it begins, and where it ends
        self.shifted: list[tuple[int, int, int]] = []  # where there is one: the shift, and the place
        first = 0
        for field in fields:
            assert field.name not in self.places, f"two fields are called {field.name!r}"
            self.places[field.name] = (first, first + field.size)
            if field.shift:
                self.shifted.append((field.shift, first, first + field.size))
                PLANES.setdefault(field.shift, planes(field.shift))
            first += field.size

    def numbers(self, g: State, seat: int) -> list[int]:
        """All that the seat may know, field after field."""
        found: list[int] = []
        for field in self.fields:
            found.extend(field.read(g, seat))
        return found

    def packed(self, g: State, seat: int) -> bytearray:
        """The same, a byte for each number, with its field's shift. ValueError where one is too large."""
        found: list[int] = []
        for read, shift in self.readers:
            if shift:
                found += [value + shift for value in read(g, seat)]
            else:
                found += read(g, seat)
        return bytearray(found)

    def floats(self, g: State, seat: int) -> bytearray:
        """The same, as floats in the machine's own form. Nearly all numbers are small, and bytes of them are
        many times quicker to make, and to make floats of, than numbers one by one.
        """
        try:
            packed = self.packed(g, seat)
        except ValueError:
            return bytearray(array("f", self.numbers(g, seat)))
        found = bytearray(FLOAT * self.size)
        for place, values in PLANES[0]:
            found[place::FLOAT] = packed.translate(values)
        for shift, first, last in self.shifted:
            part = packed[first:last]
            for place, values in PLANES[shift]:
                found[FLOAT * first + place : FLOAT * last : FLOAT] = part.translate(values)
        return found


class Observations:
    """Those of a game: tables of one kind have one, made when it is asked for."""

    def __init__(self) -> None:
        self.made: dict[object, Observation] = {}

    def of(self, kind: object, fields: Callable[[], list[Field]]) -> Observation:
        found = self.made.get(kind)
        if found is None:
            found = Observation(fields())
            self.made[kind] = found
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
