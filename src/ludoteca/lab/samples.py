"""Data sets for learning programs: as arrays of NumPy's, split by game. Needs the extra `data`.

from ludoteca.lab.samples import load

train, test = load("runs/a").split(0.9)
train.observation, train.mask, train.action, train.returns
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.lab.dataset import DECISIONS, EXTRA, GAMES, KIND
from ludoteca.lab.runs import Run, folder_at, open_run
from ludoteca.missing import needed


@dataclass(frozen=True)
class Samples:
    """Decisions as arrays, a row for each. Games are counted through all folders that were loaded."""

    game: Any
    deal: Any  # which games were dealt the same
    ply: Any
    seat: Any
    observation: Any  # float32, as `t.observe(seat)` gave it
    mask: Any  # True for every action that was legal
    action: Any
    returns: Any  # what the game was worth to the seat; NaN where it was cut off
    bot: Any

    def __len__(self) -> int:
        return len(self.action)

    def where(self, chosen: Any) -> Samples:
        """Only some of them: those of an array of truth values, or of indices."""
        return Samples(*[getattr(self, column.name)[chosen] for column in fields(self)])

    def split(self, share: float, seed: int | str = 0) -> tuple[Samples, Samples]:
        """About this share of all games, and the others. Games with the same cards stay together."""
        if isinstance(share, bool) or not isinstance(share, (int, float)) or not 0 <= share <= 1:
            raise LudotecaError(f"a share goes from 0 to 1, and is not {shown(share)}")
        np = needed("numpy", EXTRA)
        deals, places = np.unique(self.deal, return_inverse=True)
        first = np.array([lot(f"{seed} {deal}") < share for deal in deals], np.bool_)[places]
        return self.where(first), self.where(~first)


def lot(text: str) -> float:
    """A number from 0 to 1 that follows from a text."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big") / 2**48


def load(*folders: str | Path) -> Samples:
    """The decisions of data sets, which are of the same game with observations and actions of one size."""
    np = needed("numpy", EXTRA)
    if not folders:
        raise LudotecaError("there is no folder to load from")
    runs = [dataset_in(folder_at(folder)) for folder in folders]
    shape = shape_of(runs[0])
    for run in runs[1:]:
        if shape_of(run) != shape:
            raise LudotecaError(f"{run.folder} does not go with {runs[0].folder}: {shape_of(run)}, {shape}")
    found = []
    games = 0
    for run in runs:
        found.extend([part_of(run, part, games) for part in run.numbers()])
        games += int(run.order["games"])
    if not found:
        raise LudotecaError(f"nothing is done yet in {runs[0].folder}")
    columns = [[getattr(part, column.name) for part in found] for column in fields(Samples)]
    return Samples(*[np.concatenate(column) for column in columns])


def dataset_in(folder: Path) -> Run:
    run = open_run(folder)
    if run.order["kind"] != KIND:
        raise LudotecaError(f"{folder} holds no data set, but a {run.order['kind']}")
    return run


def shape_of(run: Run) -> str:
    order = run.order
    return f"{order['game']}, {order['numbers']} numbers and {order['actions']} actions"


def part_of(run: Run, part: int, games: int) -> Samples:
    np = needed("numpy", EXTRA)
    size, actions = int(run.order["numbers"]), int(run.order["actions"])
    decisions = read(run, DECISIONS, part)
    deals = read(run, GAMES, part, ["game", "seed"]).to_pydict()
    deal_of = dict(zip(deals["game"], deals["seed"], strict=True))
    game = decisions["game"].to_numpy()
    legal = decisions["mask"].combine_chunks()
    mask = np.zeros((len(decisions), actions), np.bool_)
    mask[np.repeat(np.arange(len(decisions)), legal.value_lengths()), legal.flatten()] = True
    return Samples(
        game + games,
        np.array([deal_of[number] for number in game.tolist()], np.str_),
        decisions["ply"].to_numpy(),
        decisions["seat"].to_numpy(),
        numbers_of(decisions["observation"], size).astype(np.float32),
        mask,
        decisions["action"].to_numpy(),
        decisions["return"].to_numpy(),
        np.array(decisions["bot"].to_pylist(), np.str_),
    )


def numbers_of(column: Any, size: int) -> Any:
    """The observations of a table, a row of so many numbers for each: see `Decisions.narrow`."""
    np = needed("numpy", EXTRA)
    column = column.combine_chunks()
    wide = column.type.byte_width
    found = np.frombuffer(column.buffers()[1], np.uint8).reshape(-1, wide)
    return found[column.offset : column.offset + len(column)].view(f"<i{wide // size}")


def read(run: Run, table: str, part: int, columns: Sequence[str] | None = None) -> Any:
    """A part's table, or a sentence about what is wrong with it."""
    pq = needed("pyarrow.parquet", EXTRA)
    file = run.file(table, part)
    try:
        return pq.read_table(file, columns=columns)
    except (OSError, ValueError) as error:  # pyarrow's own errors are among them
        raise LudotecaError(
            f"{file} cannot be read: {str(error)[:100]}. Take it away, "
            "and the run, started again, makes it anew"
        ) from None


def kept_record(run: Run, number: int) -> str:
    """The record of one game of a data set."""
    for part in run.numbers():
        table = read(run, GAMES, part, ["game", "record"]).to_pydict()
        if table["game"] and table["game"][0] <= number <= table["game"][-1]:
            return str(table["record"][table["game"].index(number)])
    raise LudotecaError(f"game {number} of {run.folder} is not played yet")
