"""What the lab can tell about a game: tables for a screen or a page, charts, and numbers for programs."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.registry import catalogue, part_of, rules_of
from ludoteca.lab.arena import MOST_GAMES, MOST_WORKERS, Progress, check_number
from ludoteca.lab.charts import Chart, check_library, draw

KINDS = ("content", "balance")


@dataclass(frozen=True)
class Grid:
    """Rows of text; the first column is read as words, the others as numbers."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[str, ...]]
    note: str = ""

    def markdown(self) -> str:
        lines = [self.columns, ("---", *["---:" for column in self.columns[1:]]), *self.rows]
        text = "\n".join(["| " + " | ".join(line) + " |" for line in lines])
        return "\n\n".join([part for part in (f"### {self.title}", text, self.note) if part]) + "\n"


@dataclass(frozen=True)
class Goal:
    """What a game is meant to be like, and whether it is."""

    goal: str
    wanted: str
    measured: str
    reached: bool

    def json(self) -> dict[str, object]:
        return {"goal": self.goal, "wanted": self.wanted, "measured": self.measured, "reached": self.reached}


def goals_table(title: str, goals: list[Goal], note: str) -> Grid:
    rows: list[tuple[str, ...]]
    rows = [(one.goal, one.wanted, one.measured, "yes" if one.reached else "no") for one in goals]
    return Grid(title, ("goal", "wanted", "measured", "reached"), rows, note)


@dataclass(frozen=True)
class Report:
    """What was found. `numbers` are the same as JSON values, and more of them."""

    title: str
    tables: list[Grid]
    charts: list[Chart]
    numbers: dict[str, object] = field(repr=False)

    def markdown(self) -> str:
        return "\n".join([f"# {self.title}\n", *[table.markdown() for table in self.tables]])


@dataclass(frozen=True)
class Order:
    """What is wanted: so many games with each number of seats, between these bots."""

    games: int
    seats: tuple[int, ...]
    seed: str = "0"
    bots: tuple[str, ...] = ("greedy",)
    workers: int = 1
    edition: str | None = None
    options: Mapping[str, object] | None = None
    run: Path | None = None  # a folder for what is done, a run in it for each number of seats
    kind: str = ""


Maker = Callable[[Order, Progress], Report]


def reports() -> dict[str, tuple[str, ...]]:
    """Which reports there are, and on which games: module `lab.REPORT` of a game's package, with `report`."""
    return {
        kind: tuple([name for name, info in catalogue().items() if part_of(info.package, f"lab.{kind}")])
        for kind in KINDS
    }


def maker_of(kind: str, game: str) -> Maker:
    """What makes a report on a game."""
    info = rules_of(game).info
    module = part_of(info.package, f"lab.{kind}")
    if module is None:
        there = ", ".join(reports()[kind])
        raise LudotecaError(f"there is no report on the {kind} of {info.title}; only on {there}")
    made: Maker = module.report
    return made


def make_report(kind: str, game: str, order: Order, progress: Progress) -> Report:
    """Plays the games, and tells what they show."""
    check_number("games", order.games, MOST_GAMES)
    check_number("workers", order.workers, MOST_WORKERS)
    return maker_of(kind, game)(replace(order, kind=kind), progress)


def check_folder(folder: Path) -> None:
    """Whether a report can be written there, as far as can be known before it is made."""
    check_library()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_place(folder, error) from None
    if not os.access(folder, os.W_OK):
        raise no_place(folder, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


def no_place(folder: Path, error: OSError) -> LudotecaError:
    return LudotecaError(f"the report cannot be written to {folder}: {error.strerror}")


def write(report: Report, folder: Path) -> list[Path]:
    """The tables as a page and each chart as a picture, in a folder; gives the files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        page = folder / "report.md"
        page.write_text(report.markdown(), encoding="utf-8")
        return [page, *[draw(chart, folder / f"{chart.name}.svg") for chart in report.charts]]
    except OSError as error:
        raise no_place(folder, error) from None
