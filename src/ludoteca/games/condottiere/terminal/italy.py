"""Italy as a mosaic in text: two regions touch here exactly where they border on the board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from rich.style import Style
from rich.text import Text

# For each row, from left to right: where a region begins, its letter; a dot is the sea.
ROWS = (
    ((0, "T"), (11, "M"), (33, "V"), (45, ".")),
    ((0, "."), (3, "G"), (14, "P"), (24, "D"), (28, "A"), (40, "F"), (46, ".")),
    ((0, "."), (16, "L"), (25, "D"), (35, "F"), (46, ".")),
    ((0, "."), (16, "I"), (30, "B"), (41, ".")),
    ((0, "."), (12, "S"), (22, "I"), (35, "U"), (46, ".")),
    ((0, "."), (15, "R"), (27, "O"), (38, "N"), (49, ".")),
    ((0, "."), (22, "Z"), (49, ".")),
)
LETTERS = {
    "T": "torino",
    "M": "milano",
    "V": "venezia",
    "G": "genova",
    "P": "parma",
    "D": "modena",
    "A": "mantova",
    "F": "ferrara",
    "L": "lucca",
    "I": "firenze",
    "B": "bologna",
    "S": "siena",
    "U": "urbino",
    "R": "roma",
    "O": "spoleto",
    "N": "ancona",
    "Z": "napoli",
}
WIDTH = 50
HEIGHT = 2 * len(ROWS) + 1
# Where a region that lies in two rows has its name.
NAMED_IN = {"modena": 2, "ferrara": 2, "firenze": 4}

# Lines that meet in a point, as up + 2 * down + 4 * left + 8 * right.
JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
SEA = "."


def grid() -> list[str]:
    """Rows of letters with a margin of sea all around: `grid()[y + 1][x + 1]`."""
    rows = [SEA * (WIDTH + 2)]
    for row in ROWS:
        ends = [start for start, letter in row[1:]] + [WIDTH]
        rows.append(SEA + "".join(row[i][1] * (ends[i] - row[i][0]) for i in range(len(row))) + SEA)
    rows.append(SEA * (WIDTH + 2))
    return rows


@lru_cache(maxsize=1)
def touching() -> set[tuple[str, str]]:
    """All pairs of regions that touch along a line, each pair in both orders."""
    rows = grid()
    pairs: set[tuple[str, str]] = set()
    for y in range(len(rows) - 1):
        for x in range(WIDTH + 1):
            here = rows[y][x]
            for there in (rows[y][x + 1], rows[y + 1][x]):
                if here != there and SEA not in (here, there):
                    pairs |= {(LETTERS[here], LETTERS[there]), (LETTERS[there], LETTERS[here])}
    return pairs


def coast(rows: list[str], y: int) -> str:
    """The line drawn between row y and the row below it."""
    above, below = rows[y], rows[y + 1]
    line = ""
    for x in range(WIDTH):
        up = above[x] != above[x + 1]
        down = below[x] != below[x + 1]
        left = above[x] != below[x]
        right = above[x + 1] != below[x + 1]
        line += JOINTS[up + 2 * down + 4 * left + 8 * right]
    return line


def draw(
    label: Callable[[str, int], Text], fill: Mapping[str, Style], sea: Mapping[int, Text], ink: str = "dim"
) -> list[Text]:
    """The map, line by line.

    `label(region, room)` is what stands in a region, `fill` how a region is painted, and `sea` has
    words for the empty left end of some lines.
    """
    rows = grid()
    lines: list[Text] = []
    for y in range(len(ROWS)):
        lines.append(border(rows, y, fill, ink))
        lines.append(inside(rows, y, label, fill, ink))
    lines.append(border(rows, len(ROWS), fill, ink))
    for number, words in sea.items():
        line = lines[number]
        free = len(line.plain) - len(line.plain.lstrip())
        words.truncate(max(0, free - 1), pad=True)
        lines[number] = Text.assemble(words, line[len(words) :])
    return lines


def border(rows: list[str], y: int, fill: Mapping[str, Style], ink: str) -> Text:
    """The line above a row; a region that goes on below it is painted through."""
    line = Text()
    for x, sign in enumerate(coast(rows, y)):
        letter = rows[y][x]
        within = sign == " " and letter != SEA
        line.append(sign, style=fill.get(LETTERS[letter], "") if within else ink)
    return line


def inside(
    rows: list[str], y: int, label: Callable[[str, int], Text], fill: Mapping[str, Style], ink: str
) -> Text:
    """The inner line of a row: upright borders and what stands between them."""
    line = Text()
    row = ROWS[y]
    for i, (start, letter) in enumerate(row):
        end = row[i + 1][0] if i + 1 < len(row) else WIDTH
        if rows[y + 1][start] != letter:
            line.append("│", style=ink)
            room = end - start - 1
        else:
            room = end - start
        if letter == SEA:
            line.append(" " * room)
            continue
        region = LETTERS[letter]
        words = label(region, room) if NAMED_IN.get(region, y) == y else Text()
        words.truncate(room)
        before = (room - len(words)) // 2
        cell = Text(" " * before) + words + Text(" " * (room - before - len(words)))
        cell.stylize_before(fill.get(region, Style()))
        line.append_text(cell)
    return line
