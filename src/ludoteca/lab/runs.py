"""A run is a folder: what was ordered, with which versions, and the parts that are done.

    runs/a/run.json                   the order
    runs/a/games-000000.parquet       a part: some of the games, in one file or in several

Every file is written beside its place and then moved there, so a part is there whole or not at all. Started
again, a run goes on with the parts that are missing. What a part holds depends on the order alone: not on how
many processes play, nor on how often the run was broken off.
"""

from __future__ import annotations

import ast
import contextlib
import errno
import json
import os
import platform
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, TypeVar

import ludoteca
from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.lab.workers import in_order

FORMAT = "ludoteca-run"
VERSION = 1
ORDER = "run.json"
LARGEST_ORDER = 1_000_000  # bytes
UNFINISHED = ".unfinished"  # how a file is called while it is written
PART = re.compile(r"(?P<table>[a-z]+)-(?P<number>\d{6})(?P<kind>\.[a-z]+)")

Order = dict[str, Any]  # what was ordered, as JSON values
Files = dict[str, bytes]  # a part: what lies in each of its files, by their names without the number
C = TypeVar("C")


class Run:
    """A folder with an order. `tables` are the files of a part, such as `games.parquet`; the last one is
    written last, so a part is whole when it is there.
    """

    def __init__(self, folder: Path, order: Order, versions: dict[str, str], tables: tuple[str, ...]) -> None:
        self.folder = folder
        self.order = order
        self.versions = versions
        self.tables = tables

    def file(self, table: str, number: int) -> Path:
        name, dot, kind = table.partition(".")
        return self.folder / f"{name}-{number:06d}{dot}{kind}"

    def has(self, number: int) -> bool:
        return self.file(self.tables[-1], number).is_file()

    def numbers(self) -> list[int]:
        """Which parts are there."""
        last = self.tables[-1].partition(".")[0]
        found = [PART.fullmatch(path.name) for path in self.folder.iterdir()]
        return sorted([int(one["number"]) for one in found if one and one["table"] == last])

    def files(self, table: str) -> list[Path]:
        """All files of a table, without those of parts that are not whole."""
        return [self.file(table, number) for number in self.numbers()] if table in self.tables else []

    def put(self, number: int, files: Files) -> None:
        for table in self.tables:
            write_whole(self.file(table, number), files[table])

    def part(self, number: int) -> Files:
        """The files of a part that is there."""
        try:
            return {table: self.file(table, number).read_bytes() for table in self.tables}
        except OSError as error:
            raise LudotecaError(f"part {number} of {self.folder} cannot be read: {error.strerror}") from None


def parts_of(
    run: Run | None, work: Callable[[C], Files], chunks: Sequence[C], workers: int
) -> Iterator[Files]:
    """What `work` makes of each chunk, in order. With a run, what is there is not made again, and the rest is
    kept.
    """
    there = set() if run is None else set(run.numbers())
    missing = [chunk for number, chunk in enumerate(chunks) if number not in there]
    fresh = in_order(work, missing, workers)
    for number in range(len(chunks)):
        if run is not None and number in there:
            yield run.part(number)
            continue
        files = next(fresh)
        if run is not None:
            run.put(number, files)
        yield files


def written(tally: Any) -> bytes:
    """What games added up to, as a text of plain values: numbers, texts, and lists and tables of them."""
    return repr(plain(tally)).encode()


def plain(value: Any) -> Any:
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list):
        return [plain(one) for one in value]
    return value


def restored(blank: Any, text: bytes) -> Any:
    """The same again, filled into one that nothing was added to."""
    try:
        return refilled(blank, ast.literal_eval(text.decode()))
    except (ValueError, SyntaxError, TypeError, KeyError, MemoryError, RecursionError):
        raise LudotecaError("a part of this run is damaged") from None


def refilled(blank: Any, value: Any) -> Any:
    if is_dataclass(blank):
        for one in fields(blank):
            setattr(blank, one.name, refilled(getattr(blank, one.name), value[one.name]))
        return blank
    if isinstance(blank, Counter):
        return Counter(value)
    if isinstance(blank, list) and blank and is_dataclass(blank[0]):
        return [refilled(one, found) for one, found in zip(blank, value, strict=True)]
    return value


def folder_at(place: object) -> Path:
    """A folder, given as a text or as a path."""
    if not isinstance(place, (str, os.PathLike)):
        raise LudotecaError(f"a folder is a text or a path, not {shown(place)}")
    try:
        os.stat(place)
    except (OSError, ValueError) as error:
        if isinstance(error, ValueError) or error.errno == errno.ENAMETOOLONG:
            raise LudotecaError(f"there can be no folder {shown(os.fspath(place))}") from None
    return Path(place)


def begin(folder: Path, order: Order, tables: Sequence[str]) -> Run:
    """A new run in a folder, or the one that was begun there with the same order."""
    if (folder / ORDER).is_file():
        run = open_run(folder)
        if run.order != order:
            raise LudotecaError(
                f"{folder} holds another run, and is left as it is. There: {in_words(run.order)}. "
                f"Ordered now: {in_words(order)}"
            )
        if run.versions["ludoteca"] != ludoteca.__version__:
            raise LudotecaError(
                f"{folder} was begun with Ludoteca {run.versions['ludoteca']} and goes on with that; "
                f"this is {ludoteca.__version__}"
            )
        for left in folder.glob(f"*{UNFINISHED}"):
            left.unlink(missing_ok=True)
        return run
    try:
        if folder.exists() and any(not path.name.endswith(UNFINISHED) for path in folder.iterdir()):
            raise LudotecaError(f"{folder} is no run, and not empty: a run begins in a folder of its own")
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LudotecaError(f"a run cannot begin in {folder}: {error.strerror}") from None
    versions = {"ludoteca": ludoteca.__version__, "python": platform.python_version()}
    body = {FORMAT: VERSION, "order": order, "versions": versions, "tables": list(tables)}
    write_whole(folder / ORDER, json.dumps(body, indent=2).encode() + b"\n")
    return Run(folder, order, versions, tuple(tables))


def open_run(folder: Path) -> Run:
    """The run in a folder."""
    file = folder / ORDER
    if not file.is_file():
        raise LudotecaError(f"{folder} is no run: there is no {ORDER} in it")
    try:
        with file.open("rb") as opened:
            body = json.loads(opened.read(LARGEST_ORDER))
    except OSError as error:
        raise LudotecaError(f"{file} cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise LudotecaError(f"{file} cannot be read: it is damaged, or not of Ludoteca") from None
    if not isinstance(body, dict) or not isinstance(body.get(FORMAT), int):
        raise LudotecaError(f"{file} is not of Ludoteca")
    if body[FORMAT] > VERSION:
        raise LudotecaError(f"{folder} was written by a newer Ludoteca, in format {body[FORMAT]}")
    try:
        order, versions, tables = dict(body["order"]), dict(body["versions"]), tuple(body["tables"])
        str(order["kind"]), str(versions["ludoteca"]), str(tables[-1])
    except (KeyError, IndexError, TypeError, ValueError):
        raise LudotecaError(f"{file} cannot be read: it is damaged, or not of Ludoteca") from None
    return Run(folder, order, versions, tables)


def in_words(order: Mapping[str, object]) -> str:
    """An order in a line."""
    said = {key: value if isinstance(value, str) else json.dumps(value) for key, value in order.items()}
    return ", ".join([f"{key} {value}" for key, value in said.items()])


def write_whole(file: Path, content: bytes) -> None:
    """Write a file beside its place, and then move it there. Another process may do the same, and one that
    begins takes away what it finds unfinished: then it is written once more.
    """
    unfinished = file.with_name(f"{file.name}.{os.getpid()}{UNFINISHED}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_durably(unfinished, content)
        try:
            unfinished.replace(file)
        except FileNotFoundError:
            write_durably(unfinished, content)
            unfinished.replace(file)
    except BaseException as error:  # an interrupt, too, leaves nothing behind
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
        raise LudotecaError(
            f"{file} cannot be written: {error.strerror}. Nothing that was done is lost: started again, the "
            "run goes on from there"
        ) from None


def write_durably(file: Path, content: bytes) -> None:
    with file.open("wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
