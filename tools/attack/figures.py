"""What an attack found: figures, each with the limit that it must keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

Tell = Callable[[str], None]  # how far an attack is


class Figure(NamedTuple):
    attack: str
    amount: str  # how much was done
    what: str
    value: float
    limit: float  # the most that is well
    unit: str = ""

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
        mark = "[green]yes[/green]" if f.ok else "[red]no[/red]"
        grid.add_row(f.attack, f.amount, f.what, f"{f.value:,.4g} {f.unit}", f"{f.limit:,.4g} {f.unit}", mark)
    console.print(grid)
