"""What an attack found: figures, each with the limit that it must keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

Tell = Callable[[str], None]  # how far an attack is


class Figure(NamedTuple):
    attack: str
    amount: str  # how much was done
    what: str
    value: float
    limit: float  # the most that is well
    unit: str = ""
    example: str = ""  # of what was found

    @property
    def ok(self) -> bool:
        return self.value <= self.limit


def show(console: Console, figures: list[Figure]) -> None:
    grid = Table(title="Attacks on a server of this machine")
    for heading in ("attack", "count", "figure"):
        grid.add_column(heading)
    for heading in ("found", "limit", "ok?"):
        grid.add_column(heading, justify="right")
    for f in figures:
        what = f.what + (f", such as '{f.example}'" if f.example else "")
        found, limit = [f"{number:,.4g} {f.unit}" for number in (f.value, f.limit)]
        mark = "[green]yes[/green]" if f.ok else "[red]no[/red]"
        grid.add_row(f.attack, f.amount, escape(what), found, limit, mark)
    console.print(grid)
