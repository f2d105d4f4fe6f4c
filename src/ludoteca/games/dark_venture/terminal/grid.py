"""The map in text: rooms with walls. Where a wall is dashed there is a door; a crossed one is barred.

A room has two lines, or one where there is little room: what it is called, and who stands there. An empty
cell in which a location may be laid says where it is, as moves name it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

Cell = tuple[int, int]
SIDES = "NESW"
BEYOND = ((0, -1), (1, 0), (0, 1), (-1, 0))

WALL, DOOR, BAR = 1, 2, 3
CROSS = "\N{MULTIPLICATION SIGN}"
ACROSS = {WALL: "─", DOOR: "┄", BAR: CROSS}
DOWN = {WALL: "│", DOOR: "┊", BAR: CROSS}
# corners by the walls that meet there: up 1, right 2, down 4, left 8
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOOR_STYLE = "bold green"
SHORTEST = 4  # letters of a name, where others need the room


@dataclass(frozen=True)
class Form:
    """How large a room is inside."""

    width: int
    lines: int


TALL, FLAT = 2, 1  # lines of a room
WIDEST, NARROWEST = 16, 8  # columns of a room


@dataclass(frozen=True)
class Room:
    """What a cell shows; one without a name is empty. `doors` and `barred` are sides as the card lies."""

    name: Text = field(default_factory=Text)
    people: Text = field(default_factory=Text)
    doors: frozenset[int] = frozenset()
    barred: frozenset[int] = frozenset()

    @property
    def is_laid(self) -> bool:
        return len(self.name) > 0


def doors_of(printed: str, turned: int) -> frozenset[int]:
    """The sides of a card that have a door, as it is turned."""
    return frozenset([(SIDES.index(side) + turned) % len(SIDES) for side in printed])


def breadth(cells: Collection[Cell], form: Form) -> int:
    """How many columns a map takes."""
    return len(spans(cells)[0]) * (form.width + 1) + 1


def fitting(cells: Collection[Cell], width: int, lines: int) -> Form | None:
    """The widest rooms with which a map fits; None where it does not."""
    room = (width - 1) // len(spans(cells)[0]) - 1
    return Form(min(room, WIDEST), lines) if room >= NARROWEST else None


def spans(cells: Collection[Cell]) -> tuple[range, range]:
    xs, ys = [cell[0] for cell in cells] or [0], [cell[1] for cell in cells] or [0]
    return range(min(xs), max(xs) + 1), range(min(ys), max(ys) + 1)


def window(rooms: Mapping[Cell, Room], focus: Cell, form: Form, width: int, height: int) -> dict[Cell, Room]:
    """As many rooms around a cell as there is room for; the nearest rows and columns."""
    across, down = spans(rooms)
    xs = around(across, focus[0], (width - 1) // (form.width + 1))
    ys = around(down, focus[1], (height - 1) // (form.lines + 1))
    return {cell: room for cell, room in rooms.items() if cell[0] in xs and cell[1] in ys}


def around(span: range, middle: int, most: int) -> range:
    """So many of a span, with the middle as near to the middle as the ends allow."""
    if len(span) <= most:
        return span
    first = min(max(middle - most // 2, span.start), span.stop - max(most, 0))
    return range(first, first + max(most, 0))


def wall(rooms: Mapping[Cell, Room], cell: Cell, side: int) -> int:
    """What stands between a cell and the next one: nothing, a wall, a door, a bar."""
    step = BEYOND[side]
    here, there = rooms.get(cell, Room()), rooms.get((cell[0] + step[0], cell[1] + step[1]), Room())
    back = (side + 2) % len(SIDES)
    if not here.is_laid and not there.is_laid:
        return 0
    if side in here.barred or back in there.barred:
        return BAR
    opens = (not here.is_laid or side in here.doors) and (not there.is_laid or back in there.doors)
    return DOOR if opens else WALL


def draw(rooms: Mapping[Cell, Room], form: Form, every: Mapping[Cell, Room] | None = None) -> list[Text]:
    """The map from north to south. `every` are all rooms, where only some of them are drawn."""
    if not rooms:
        return []
    known = rooms if every is None else every
    across, down = spans(rooms)
    lines: list[Text] = []
    for y in range(down.start, down.stop + 1):
        lines.append(border(known, across, y, form))
        if y in down:
            lines += row(known, across, y, form)
    for line in lines:
        line.rstrip()
    return [line for line in lines if line.plain]


def border(rooms: Mapping[Cell, Room], across: range, y: int, form: Form) -> Text:
    """The walls north of a row."""
    line = Text()
    for x in range(across.start, across.stop + 1):
        line.append(corner(rooms, x, y))
        if x in across:
            kind = wall(rooms, (x, y), 0)
            side = (form.width - 4) // 2
            if kind > WALL:  # a door in the middle of a wall
                line.append(ACROSS[WALL] * side)
                line.append(ACROSS[kind] * (form.width - 2 * side), style=DOOR_STYLE)
                line.append(ACROSS[WALL] * side)
            else:
                line.append((ACROSS[WALL] if kind else " ") * form.width)
    return line


def corner(rooms: Mapping[Cell, Room], x: int, y: int) -> str:
    """The corner north-west of a cell."""
    up, right = wall(rooms, (x, y - 1), 3), wall(rooms, (x, y), 0)
    down, left = wall(rooms, (x, y), 3), wall(rooms, (x - 1, y), 0)
    return CORNERS[(up > 0) + 2 * (right > 0) + 4 * (down > 0) + 8 * (left > 0)]


def row(rooms: Mapping[Cell, Room], across: range, y: int, form: Form) -> list[Text]:
    """The inside of a row of rooms, with the walls between them."""
    lines = [Text() for i in range(form.lines)]
    for x in range(across.start, across.stop + 1):
        kind = wall(rooms, (x, y), 3)
        for line in lines:
            line.append(DOWN[kind] if kind else " ", style=DOOR_STYLE if kind > WALL else "")
        if x in across:
            for line, said in zip(lines, inside(rooms.get((x, y), Room()), form), strict=True):
                said.truncate(form.width, overflow="ellipsis", pad=True)
                line.append_text(said)
    return lines


def inside(room: Room, form: Form) -> list[Text]:
    if form.lines > 1:
        return [room.name.copy(), room.people.copy()]
    if not room.people:
        return [room.name.copy()]
    name = room.name.copy()
    name.truncate(max(SHORTEST, form.width - 1 - room.people.cell_len), overflow="crop")
    return [Text(" ").join([name, room.people])] if room.name else [room.people.copy()]
