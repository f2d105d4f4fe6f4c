"""What a seat may know as numbers in a fixed order: what learning programs look at.

A game declares its fields in its module `observation`, each with how it is read: by allow-list, as a view is.
Seats are counted from the viewer on, who is the first. Nearly all numbers are 0 in most positions: a field of
many numbers writes only the others, where they belong.
"""

from __future__ import annotations

import struct
from array import array
from collections.abc import Callable, MutableSequence
from typing import Any, Final, TypeAlias

from ludoteca.engine.kernel import State

BYTE: Final = 256
FLOAT: Final = 4  # bytes of one
MOST_SHIFT: Final = 128

Row: TypeAlias = MutableSequence[int]  # what is written into: bytes, or numbers of any size
Read: TypeAlias = Callable[[Any, int], list[int]]  # of a position and a viewer
Write: TypeAlias = Callable[[Any, int, Row, int], None]  # and a row, and where they begin in it
Lists: TypeAlias = Callable[[Any], list[list[Any]]]  # of a position


def planes(shift: int) -> list[tuple[int, bytes]]:
    """How a byte, less the shift, is written as a float: of each byte of that, its place and its values.
    Places where it is always 0, as in half of them, are left out.
    """
    written = [struct.pack("=f", value - shift) for value in range(BYTE)]
    found = [(place, bytes([one[place] for one in written])) for place in range(FLOAT)]
    return [(place, values) for place, values in found if any(values)]


PLANES: dict[int, list[tuple[int, bytes]]] = {0: planes(0)}  # by shift


def shift_of(low: int) -> int:
    """What is added to numbers of a field, of which this is the least, to make bytes of them."""
    return min(-low, MOST_SHIFT) if low < 0 else 0


class Field:
    """Some of the numbers: so many in each direction, from `low` to `high`, and what they mean.

    A field is read, or it writes those of its numbers that are not 0 into a row, each with the field's shift.
    One that does neither is written together with the field before it. What is written may say which lists it
    is `made_of`, beside the viewer: it is written anew only when one of them has changed, since to compare
    lists is many times quicker than to read them.
    """

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        low: int,
        high: int,
        meaning: str,
        read: Read | None = None,
        write: Write | None = None,
        made_of: Lists | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        self.read = read
        self.write = write
        self.made_of = made_of
        self.size = 1
        for length in shape:
            self.size *= length
        self.shift = shift_of(low)


class Section:
    """Fields that are written together, or one that is read."""

    def __init__(self, first: Field) -> None:
        self.first = first
        self.nothing = b""  # all numbers are 0, each with its shift
        self.kept: dict[int, tuple[list[list[Any]], bytes]] = {}  # by viewer: what it is made of, and what is

    def fill(self, g: State, seat: int, row: Row) -> None:
        """Write what the seat may know into numbers that are 0."""
        first = self.first
        if first.write is not None:
            first.write(g, seat, row, 0)
        elif first.read is not None:
            found = first.read(g, seat)
            row[:] = [value + first.shift for value in found] if first.shift else found
        assert len(row) == len(self.nothing), "a field has not as many numbers as it says"

    def numbers(self, g: State, seat: int) -> list[int]:
        row = list(self.nothing)
        self.fill(g, seat, row)
        return row

    def packed(self, g: State, seat: int) -> bytes | bytearray:
        """The same as bytes. ValueError where one is too large."""
        if self.first.made_of is None:
            row = bytearray(self.nothing)
            self.fill(g, seat, row)
            return row
        lists = self.first.made_of(g)
        kept = self.kept.get(seat)
        if kept is not None and kept[0] == lists:
            return kept[1]
        row = bytearray(self.nothing)
        self.fill(g, seat, row)
        self.kept[seat] = [things[:] for things in lists], bytes(row)
        return row


class Observation:
    """The fields of a game in their order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum([field.size for field in fields])
        self.places: dict[str, tuple[int, int]] = {}  # by field: where it begins, and where it ends
        self.shifted: list[tuple[int, int, int]] = []  # where there is one: the shift, and the place
        self.sections: list[Section] = []
        at = 0
        for field in fields:
            assert field.name not in self.places, f"two fields are called {field.name!r}"
            self.places[field.name] = (at, at + field.size)
            if field.shift:
                self.shifted.append((field.shift, at, at + field.size))
                PLANES.setdefault(field.shift, planes(field.shift))
            at += field.size
            if field.write is not None or field.read is not None:
                self.sections.append(Section(field))
            written = self.sections and (field.read or self.sections[-1].first.write)
            assert written, f"{field.name!r} is neither read nor written"
            self.sections[-1].nothing += bytes([field.shift]) * field.size
        self.nothing = b"".join([section.nothing for section in self.sections])

    def numbers(self, g: State, seat: int) -> list[int]:
        """All that the seat may know, field after field."""
        row: list[int] = []
        for section in self.sections:
            row.extend(section.numbers(g, seat))
        for shift, first, last in self.shifted:
            row[first:last] = [value - shift for value in row[first:last]]
        return row

    def packed(self, g: State, seat: int) -> bytes:
        """The same, a byte for each number, with its field's shift. ValueError where one is too large."""
        return b"".join([section.packed(g, seat) for section in self.sections])

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


def write_one_of(value: int, size: int, row: Row, at: int) -> None:
    """A one in place of a value, if it is one of so many."""
    if 0 <= value < size:
        row[at + value] = 1


def write_whose(owner: int, seats: int, seat: int, row: Row, at: int) -> None:
    """A seat counted from the viewer on, if there is one."""
    if owner >= 0:
        row[at + (owner - seat) % seats] = 1


def write_asked(g: State, seat: int, row: Row, at: int) -> None:
    """Who must choose now, counted from the viewer on."""
    for other in g.asked:
        if other >= 0:
            row[at + (other - seat) % g.seats] = 1


def write_each(things: list[int], row: Row, at: int) -> None:
    """A one in place of each of some things."""
    for thing in things:
        row[at + thing] = 1


def write_counted(things: list[int], size: int, row: Row, at: int) -> None:
    """How many there are of each kind; gaps, and kinds beyond, are left out."""
    for thing in things:
        if 0 <= thing < size:
            row[at + thing] += 1


def write_some(values: list[int], first: int, last: int, row: Row, at: int) -> None:
    """Some of many numbers, of which most are 0: only the others are written."""
    for i in range(first, last):
        value = values[i]
        if value:
            row[at + i - first] = value


def write_numbers(values: list[int], row: Row, at: int) -> None:
    """Some numbers, one after the other."""
    row[at : at + len(values)] = values


def mask_of(options: list[int], size: int) -> bytearray:
    """For each of so many actions whether it is among the options: 1, else 0."""
    found = bytearray(size)
    for action in options:
        found[action] = 1
    return found
