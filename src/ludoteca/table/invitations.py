"""Invitations: the link to a table that others can open, the same as a picture, and a code to type."""

from __future__ import annotations

import secrets

import segno

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.fair import opening
from ludoteca.table.messages import Invitation, QrCode
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.store import TableRow

# Letters and digits that nobody takes for each other, and no vowels: no code is a word.
LETTERS = "BCDFGHJKMNPQRSTVWXZ23456789"
CODE_LENGTH = 5
MOST_CODES = 10_000


class Codes:
    """Codes of tables, as long as the server runs. One that is pushed out is made anew when asked for."""

    def __init__(self) -> None:
        self.by_table: dict[str, str] = {}
        self.tables: dict[str, str] = {}

    def of(self, table_id: str) -> str:
        if table_id not in self.by_table:
            if len(self.by_table) >= MOST_CODES:
                oldest = next(iter(self.by_table))
                del self.tables[self.by_table.pop(oldest)]
            code = new_code()
            while code in self.tables:
                code = new_code()
            self.by_table[table_id], self.tables[code] = code, table_id
        return self.by_table[table_id]

    def table(self, typed: str) -> str:
        """The table of a code as somebody typed it."""
        found = self.tables.get(tidy_code(typed))
        if found is None:
            raise TableRefusal("table-no-code", 404)
        return found


def tidy_code(typed: str) -> str:
    return "".join([c for c in typed.upper() if c in LETTERS])


def new_code() -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(CODE_LENGTH)])


def invitation(base: str, table_id: str, codes: Codes, only_here: bool, can_open: bool) -> Invitation:
    link = f"{base.rstrip('/')}/t/{table_id}"
    return Invitation(link, base, codes.of(table_id), qr_code(link), only_here, can_open, {})


def facts(table: TableRow, seats: int) -> dict[str, str | int]:
    """What a guest's three sentences on the game may name: options, and what everybody sees before the first
    move, at the top of the view or one level below it.
    """
    view = opening(table, seats).view(SPECTATOR)
    below = [value for value in view.values() if isinstance(value, dict)]
    return {
        name: value
        for named in (table.options, *below, view)
        for name, value in named.items()
        if isinstance(value, (str, int)) and not isinstance(value, bool)
    }


def qr_code(text: str) -> QrCode:
    """A QR code as one path of an SVG, a bar for each run of dark squares."""
    rows = [bytes(row) for row in segno.make(text, micro=False, error="m").matrix]
    bars = [f"M{x} {y}h{run}v1h-{run}z" for y, row in enumerate(rows) for x, run in runs(row)]
    return QrCode(len(rows), "".join(bars))


def runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark squares begin in a row, and how many follow each other."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and x and row[x - 1]:
            found[-1] = found[-1][0], found[-1][1] + 1
        elif dark:
            found.append((x, 1))
    return found
