"""A map of hexes in text: rows of cells, each row half a cell further than the one above it.

A row begins with its second coordinate, a cell with its first: in the row `,2` the cell `-1` is `-1,2`. Where
a cell has room for both, both stand there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from rich.text import Text

Cell = tuple[int, int]
DOTS = "···"


@dataclass(frozen=True)
class Form:
    """How large a cell is: so many columns with the gap behind it (an even number), one line or two."""

    pitch: int
    lines: int


TALL = (Form(8, 2), Form(6, 2))
FLAT = (Form(10, 1), Form(8, 1))


@dataclass(frozen=True)
class Label:
    """What a cell says: the type of its tile, whose it is, who stands there. One without a type is free."""

    kind: Text = field(default_factory=Text)
    land: Text = field(default_factory=Text)
    troops: Text = field(default_factory=Text)


def cell_of(coordinates: list[int]) -> Cell:
    q, r = coordinates
    return q, r


def name_of(cell: Cell) -> str:
    """`"1,-1"`, as moves name it."""
    return f"{cell[0]},{cell[1]}"


def across(cell: Cell) -> int:
    """How far to the right a cell is, in half cells."""
    return 2 * cell[0] + cell[1]


def breadth(cells: Collection[Cell], form: Form) -> int:
    """How many columns a map takes."""
    places = [across(cell) for cell in cells] or [0]
    return margin(cells) + (max(places) - min(places) + 2) * form.pitch // 2 - 1


def margin(cells: Collection[Cell]) -> int:
    """The room for the second coordinates, before the rows."""
    return max(len(f",{cell[1]}") for cell in cells) + 1 if cells else 0


def draw(labels: Mapping[Cell, Label], form: Form) -> list[Text]:
    """The map, from the upper row to the lower one."""
    lines: list[Text] = []
    if not labels:
        return lines
    left = min(across(cell) for cell in labels)
    start = margin(labels)
    rows = [cell[1] for cell in labels]
    for r in range(min(rows), max(rows) + 1):
        row = sorted(cell for cell in labels if cell[1] == r)
        parts = [Text() for i in range(form.lines)]
        parts[0].append(f",{r}" if row else "", style="dim")
        for cell in row:
            column = start + (across(cell) - left) * form.pitch // 2
            for line, said in zip(parts, written(cell, labels[cell], form), strict=True):
                line.pad_right(column - line.cell_len)
                said.truncate(form.pitch - 1, overflow="ellipsis")
                line.append_text(said)
        lines += parts
    return lines


def written(cell: Cell, label: Label, form: Form) -> list[Text]:
    """The lines of a cell."""
    room = form.pitch - 1
    first = Text(f"{cell[0]}", style="dim")
    both = Text(name_of(cell), style="dim" if label.kind else "bold italic")
    land = fitting([[label.kind, label.land]], room)
    if form.lines > 1:
        if not label.kind:
            return [Text(DOTS, style="dim"), both]
        return [land, fitting([[first, label.troops], [label.troops]], room) if label.troops else both]
    if not label.kind:
        return [both]
    tight = Text.assemble(label.kind, label.land)
    return [fitting([[first, tight, label.troops], [tight, label.troops], [label.kind, label.troops]], room)]


def fitting(choices: list[list[Text]], room: int) -> Text:
    """The first choice that fits, with blanks between its parts or without; else the last one."""
    found = Text()
    for parts in choices:
        for gap in (" ", ""):
            found = Text(gap).join([part for part in parts if part])
            if found.cell_len <= room:
                return found
    return found


def listed(labels: Mapping[Cell, Label]) -> list[Text]:
    """The cells one by one, for a map that is too wide to be drawn."""
    pieces: list[Text] = []
    for cell, label in sorted(labels.items(), key=lambda item: (item[0][1], item[0][0])):
        place = Text(name_of(cell), style="dim" if label.kind else "bold italic")
        parts = [place, Text.assemble(label.kind, label.land), label.troops]
        pieces.append(Text(" ").join([part for part in parts if part]))
    return pieces
