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

from mypy_extensions import i64

from ludoteca.engine.ints import how_many
from ludoteca.engine.kernel import State

BYTE: Final = 256
FLOAT: Final = 4  # bytes of one
MOST_SHIFT: Final = 128

Row: TypeAlias = MutableSequence[int]  # what is written into: bytes, or numbers of any size
Read: TypeAlias = Callable[[Any, int], list[int]]  # of a position and a viewer
Write: TypeAlias = Callable[[Any, int, Row, int], None]  # and a row, and where they begin in it
Lists: TypeAlias = Callable[[Any, int], list[list[Any]]]  # of a position and a viewer
Things: TypeAlias = Callable[[Any, int], list[Any]]  # of a position and a viewer
Note: TypeAlias = Callable[[Any, int, list[int], list[int]], int]  # and what is noted, and what has changed
Spell: TypeAlias = Callable[
    [Any, Any, int, Row, int], None
]  # a thing, a position, a viewer, a row, its number


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
    is `made_of` for a viewer: it is written anew only when one of them has changed, since to compare lists is
    many times quicker than to read them.

    Or it gives `things`, each with as many numbers as the last direction of its shape says, and `spell`
    writes those of the i-th that are not 0. They follow from the thing, the viewer and what never changes, so
    that only things that have changed are written anew. What is written together with it has as many things.

    Where most of many things stay as they are, it is quicker to `note` each: the number by which it is told
    from any other thing in its place, and above 0, as nothing is there, goes into a list, which still has
    those that were noted before; the places of those that have changed go into another, and it returns how
    many things are there.
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
        things: Things | None = None,
        spell: Spell | None = None,
        note: Note | None = None,
    ) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.meaning = meaning
        self.read = read
        self.write = write
        self.made_of = made_of
        self.things = things
        self.spell = spell
        self.note = note
        self.size = 1
        for length in shape:
            self.size *= length
        self.count = self.size // shape[-1] if len(shape) > 1 else self.size  # of its things
        self.shift = shift_of(low)


class Section:
    """Fields that are written together, or one that is read; and where they begin and end in a row."""

    def __init__(self, first: Field, at: int) -> None:
        self.first = first
        self.at = at
        self.last = at
        self.nothing = bytearray()  # all numbers are 0, each with its shift
        self.columns: list[Column] = []

    def add(self, field: Field) -> None:
        self.columns.append(Column(field, len(self.nothing), field.size // self.first.count))
        self.nothing += bytes([field.shift]) * field.size
        self.last = self.at + len(self.nothing)

    def fill(self, g: State, seat: int, row: Row) -> None:
        """Write what the seat may know into numbers that are 0."""
        first = self.first
        if first.write is not None:
            first.write(g, seat, row, 0)
        elif first.spell is not None:
            things = self.things(g, seat)
            for i in range(len(things)):
                first.spell(things[i], g, seat, row, i)
        elif first.read is not None:
            found = first.read(g, seat)
            row[:] = [value + first.shift for value in found] if first.shift else found
            assert len(row) == len(self.nothing), "a field has not as many numbers as it says"

    def things(self, g: State, seat: int) -> list[Any]:
        first = self.first
        if first.things is not None:
            return first.things(g, seat)
        assert first.note is not None
        noted = [0] * first.count
        first.note(g, seat, noted, [])
        return noted

    def numbers(self, g: State, seat: int) -> list[int]:
        row = list(self.nothing)
        self.fill(g, seat, row)
        return row


class Column:
    """Where the numbers of things begin in a section, and those of a thing that is not there."""

    def __init__(self, field: Field, at: int, each: int) -> None:
        self.at = at
        self.each = each
        self.nothing = bytearray([field.shift]) * each


class Part:
    """What a viewer saw last of a section: it alone, as places up to the 256th cost least, and copies of what
    it is made of.
    """

    def __init__(self, section: Section) -> None:
        self.section = section
        self.row = bytearray(section.nothing)
        self.lists: list[list[Any]] = []
        self.things: list[Any] = []
        self.there = 0  # how many of them, where they are noted

    def keep(self, lists: list[list[Any]]) -> bool:
        """Copies of the lists if any has changed; returns whether one has."""
        if lists == self.lists:
            return False
        self.lists = [things[:] for things in lists]
        return True

    def write(self, g: State, seat: int) -> None:
        """All of it."""
        self.row[:] = self.section.nothing
        self.section.fill(g, seat, self.row)

    def spell(self, things: list[Any], g: State, seat: int) -> None:
        """Those things that have changed."""
        kept = self.things
        both = min(len(things), len(kept))
        for i in range(both):
            thing = things[i]
            if thing is not kept[i] and thing != kept[i]:
                self.put(thing, g, seat, i)
        for j in range(both, len(things)):
            self.put(things[j], g, seat, j)
        for k in range(both, len(kept)):
            self.clear(k)
        self.things = things[:]

    def renew(self, g: State, seat: int, note: Note) -> bool:
        """Note the things, and write those that have changed; returns whether any has."""
        things = self.things
        if not things:
            things = self.section.things(g, seat)
            self.there = len(things) - how_many(things, 0)
            self.spell(things, g, seat)
            return True
        changed: list[int] = []
        there = note(g, seat, things, changed)
        if not changed and there == self.there:
            return False
        if there != len(things) - how_many(things, 0):  # some are not there any more
            now = self.section.things(g, seat)
            changed.extend([i for i in range(len(now)) if now[i] != things[i]])
            self.things = things = now
        self.there = there
        for i in changed:
            self.put(things[i], g, seat, i)
        return True

    def put(self, thing: Any, g: State, seat: int, i: int) -> None:
        self.clear(i)
        if self.section.first.spell is not None:
            self.section.first.spell(thing, g, seat, self.row, i)

    def clear(self, i: int) -> None:
        for column in self.section.columns:
            first = column.at + i * column.each
            self.row[first : first + column.each] = column.nothing

    def forget(self) -> None:
        self.row[:] = self.section.nothing
        self.lists = []
        self.things = []


class Look:
    """What a viewer saw last, as bytes: of what it sees next only what has changed is written anew."""

    def __init__(self, observation: Observation, seat: int) -> None:
        self.seat = seat
        self.parts = [Part(section) for section in observation.sections]
        self.nothing = bytes(observation.nothing)
        self.row = bytearray(self.nothing)
        self.changed: list[int] = []  # the sections that were written anew in the last look

    def at(self, g: State) -> bytearray:
        """All that the viewer may know of a position, each number with its field's shift; the next look
        writes over it. ValueError where one is too large: it has then seen nothing.
        """
        seat = self.seat
        row = self.row
        changed: list[int] = []
        self.changed = changed
        try:
            for i in range(len(self.parts)):
                part = self.parts[i]
                section = part.section
                first = section.first
                if first.note is not None:
                    if not part.renew(g, seat, first.note):
                        continue
                elif first.things is not None:
                    things = first.things(g, seat)
                    if things == part.things:
                        continue
                    part.spell(things, g, seat)
                elif first.made_of is None or part.keep(first.made_of(g, seat)):
                    part.write(g, seat)
                else:
                    continue
                row[section.at : section.last] = part.row
                changed.append(i)
        except ValueError:
            row[:] = self.nothing
            for part in self.parts:
                part.forget()
            raise
        return row


class Observation:
    """The fields of a game in their order."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum([field.size for field in fields])
        self.places: dict[str, tuple[int, int]] = {}  # by field: where it begins, and where it ends
        self.shifted: list[tuple[int, int, int]] = []  # where there is one: the shift, and the place
        self.sections: list[Section] = []
        self.spare: dict[int, list[Look]] = {}  # by viewer: those that nobody looks with just now
        at = 0
        for field in fields:
            assert field.name not in self.places, f"two fields are called {field.name!r}"
            self.places[field.name] = (at, at + field.size)
            if field.shift:
                self.shifted.append((field.shift, at, at + field.size))
                PLANES.setdefault(field.shift, planes(field.shift))
            if field.write is not None or field.read is not None or field.spell is not None:
                self.sections.append(Section(field, at))
            at += field.size
            before = self.sections[-1].first if self.sections else field
            written = field.read or before.write or (before.spell and not field.size % before.count)
            assert written, f"{field.name!r} is neither read nor written"
            self.sections[-1].add(field)
        self.nothing = bytearray(b"".join([section.nothing for section in self.sections]))

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
        spare = self.spare.setdefault(seat, [])
        try:
            look = spare.pop()
        except IndexError:  # not asked before: another thread could take the last one in between
            look = Look(self, seat)
        found = bytes(look.at(g))
        spare.append(look)
        return found

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


def write_one_of(value: i64, size: i64, row: Row, at: i64) -> None:
    """A one in place of a value, if it is one of so many."""
    if 0 <= value < size:
        row[at + value] = 1


def write_whose(owner: i64, seats: i64, seat: i64, row: Row, at: i64) -> None:
    """A seat counted from the viewer on, if there is one."""
    if owner >= 0:
        row[at + (owner - seat if owner >= seat else owner - seat + seats)] = 1


def write_asked(g: State, seat: int, row: Row, at: int) -> None:
    """Who must choose now, counted from the viewer on."""
    for other in g.asked:
        write_whose(other, g.seats, seat, row, at)


def write_each(things: list[int], row: Row, at: i64) -> None:
    """A one in place of each of some things."""
    for thing in things:
        row[at + thing] = 1


def write_counted(things: list[int], size: i64, row: Row, at: i64) -> None:
    """How many there are of each kind; gaps, and kinds beyond, are left out."""
    most: i64 = -1
    for thing in things:
        kind: i64 = thing
        if most < kind < size:  # the first of its kind, as all but its like are where they ascend
            row[at + kind] = 1
            most = kind
        elif 0 <= kind < size:
            row[at + kind] += 1


def write_some(values: list[int], first: i64, last: i64, row: Row, at: i64) -> None:
    """Some of many numbers, of which most are 0: only the others are written."""
    back = at - first
    for i in range(first, last):
        value: i64 = values[i]
        if value != 0:
            row[back + i] = value


def write_numbers(values: list[int], row: Row, at: i64) -> None:
    """Some numbers, one after the other."""
    row[at : at + len(values)] = values


def mask_of(options: list[int], size: int) -> bytearray:
    """For each of so many actions whether it is among the options: 1, else 0."""
    found = bytearray(size)
    actions: list[Any] = options  # as they are: made numbers of here, they would be made objects again
    for action in actions:
        found[action] = 1
    return found
