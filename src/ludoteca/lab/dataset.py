"""Games as a data set: every decision with what the seat knew, what it might do and what came of it.

A run with two tables, as Parquet files: `decisions` and `games`. Needs the extra `data`.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ludoteca.bots.entrants import Entrant, place_of
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.gathering import SPARE, Gathered
from ludoteca.engine.kernel import CHANCE, State
from ludoteca.engine.packs import content_line
from ludoteca.engine.record import Record, write_record
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rules import Result
from ludoteca.lab.arena import (
    CUT_OFF,
    MOST_GAMES,
    MOST_WORKERS,
    Chunk,
    Match,
    Progress,
    check_number,
    chunks_of,
    make_match,
    match_order,
    play_game,
    rounded,
)
from ludoteca.lab.runs import Files, Order, Run, begin, folder_at, parts_of
from ludoteca.missing import needed

KIND = "dataset"
EXTRA = "data"
DECISIONS = "decisions.parquet"
GAMES = "games.parquet"
MOST_IN_A_PART = 100  # games
LEAST_IN_A_PART = 20
PARTS = 25  # of fewer games: enough for several processes
WORDS = ["move", "bot", "reason"]  # columns that say the same again and again


def make_dataset(
    game: str,
    bots: Sequence[Entrant],
    games: int,
    folder: str | Path,
    seats: int | None = None,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    edition: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    limit: float = 0.0,
    sealed: bool = False,
) -> Run:
    """Bots play as in a match, and all of it is kept in a folder; one that was begun there goes on. `limit`
    and `sealed` are those of `play_match`.
    """
    for module in ("numpy", "pyarrow.parquet"):
        needed(module, EXTRA)
    check_number("games", games, MOST_GAMES)
    check_number("workers", workers, MOST_WORKERS)
    named = [place_of(bot) for bot in bots] if isinstance(bots, Sequence) else bots
    match = make_match(game, named, seats, seed, options, edition, limit, sealed)
    total = rounded(games, len(match.bots))
    order = order_of(match, total)
    run = begin(folder_at(folder), order, (DECISIONS, GAMES))
    chunks = chunks_of(match, total, order["in_a_part"])
    if progress is not None:
        progress(0)
    for (_, start, end), _ in zip(chunks, parts_of(run, play_part, chunks, workers), strict=True):
        if progress is not None:
            progress(end - start)
    SPARE.clear()
    return run


def order_of(match: Match, games: int) -> Order:
    rules = rules_of(match.game)
    first = rules.set_up(match.seats, match.edition, match.options)
    observation = rules.observation(first)
    if not observation.size:
        raise LudotecaError(f"{rules.info.title} has no observations, which a data set needs")
    return {
        "kind": KIND,
        **match_order(match, games),
        "numbers": observation.size,
        "actions": rules.space(first).size,
        "in_a_part": max(LEAST_IN_A_PART, min(MOST_IN_A_PART, games // PARTS)),
    }


def play_part(chunk: Chunk) -> Files:
    """Some games, as the two files of a part."""
    match, start, end = chunk
    decisions = Decisions(match)
    games = [play_one(match, number, decisions) for number in range(start, end)]
    return {DECISIONS: decisions.parquet(), GAMES: parquet(table_of_games(games))}


def play_one(match: Match, number: int, decisions: Decisions) -> dict[str, object]:
    """One game as a row, and its decisions as rows of theirs."""
    result, count = play_game(match, number, gathered=decisions.gathered)
    return {
        "game": number,
        "seed": match.deal(number),
        "options": json.dumps(match.options, sort_keys=True),
        "edition": match.edition,
        "lineup": [match.names[bot] for bot in match.lineup(number)],
        "reason": CUT_OFF if result is None else result.reason,
        "ranking": None if result is None else list(result.ranking),
        "scores": None if result is None else list(result.scores),
        "returns": None if result is None else list(result.returns),
        "decisions": count,
        "record": decisions.finish(number, result),
    }


class Decisions:
    """The decisions of some games, column by column."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rules = rules_of(match.game)
        g = self.rules.set_up(match.seats, match.edition, match.options)
        self.observation = self.rules.observation(g)
        self.space = self.rules.space(g)
        self.gathered = Gathered(self.observation, self.space, match.seats)  # of this game
        self.content = content_line(self.rules, match.options)
        # of every game
        self.games: list[int] = []
        self.sizes: list[int] = []  # how many decisions
        self.worths: list[tuple[float, ...]] = []  # to each seat
        self.lineups: list[list[int]] = []  # the bot in each seat, by its place among the names
        self.names = list(dict.fromkeys(match.names))  # two bots may be called the same
        # whole numbers of four bytes, of one game after the other
        self.moves: list[bytes] = []  # those of chance, too, as they were gathered
        self.counts: list[bytes] = []  # of what was legal at each decision
        self.legal: list[bytes] = []

    def __call__(self, g: State, seat: int, action: int) -> None:
        """A move that is about to be made."""
        if seat == CHANCE:
            self.gathered.moves.append(action)
        else:
            self.gathered.add(g, seat, action, g.options(seat))

    def finish(self, number: int, result: Result | None) -> str:
        """The game is over: what it was worth stands with each of its decisions. Gives its record."""
        match, info, found = self.match, self.rules.info, self.gathered
        self.games.append(number)
        self.sizes.append(len(found.counts))
        self.worths.append((float("nan"),) * match.seats if result is None else result.returns)
        self.lineups.append([self.names.index(match.names[bot]) for bot in match.lineup(number)])
        self.moves.append(four_bytes_each(found.moves))
        self.counts.append(four_bytes_each(found.counts))
        self.legal.append(four_bytes_each(found.legal))
        lines = found.lines()
        found.clear()
        agreed = (match.edition, match.seats, match.options)
        return write_record(Record(info.name, info.rules_version, *agreed, result, [], self.content), lines)

    def parquet(self) -> bytes:
        """As a table, which uses up the observations. What a game was worth that was cut off is not known:
        null.
        """
        pa, np = needed("pyarrow", EXTRA), needed("numpy", EXTRA)
        sizes = np.array(self.sizes, np.int64)
        game = np.repeat(np.arange(len(sizes)), sizes)
        moves = numbers_in(self.moves)
        seat, action = np.divmod(
            moves[moves >= self.gathered.first] - self.gathered.first, np.int32(self.space.size)
        )
        ends = np.concatenate([[0], np.cumsum(numbers_in(self.counts))]).astype(np.int32)
        acted, which = np.unique(action, return_inverse=True)
        names = pa.array([self.space.names[action] for action in acted.tolist()], pa.string())
        bots = np.array(self.lineups, np.int32).reshape(-1, self.match.seats)
        worths = np.array(self.worths, np.float32).reshape(-1, self.match.seats)
        observations = self.narrow()
        wide = pa.binary(observations.shape[1] * observations.itemsize)
        columns = {
            "game": pa.array(np.array(self.games, np.int64)[game]),
            "ply": pa.array((np.arange(len(game)) - (np.cumsum(sizes) - sizes)[game]).astype(np.int32)),
            "seat": pa.array(seat.astype(np.int8)),
            "observation": pa.FixedSizeBinaryArray.from_buffers(
                wide, len(observations), [None, pa.py_buffer(observations)]
            ),
            "mask": pa.ListArray.from_arrays(pa.array(ends), pa.array(numbers_in(self.legal))),
            "action": pa.array(action),
            "move": pa.DictionaryArray.from_arrays(which.astype(np.int32), names),
            "return": pa.array(worths[game, seat], from_pandas=True),
            "bot": pa.DictionaryArray.from_arrays(bots[game, seat], pa.array(self.names, pa.string())),
        }
        written = parquet(pa.table(columns))
        self.gathered.used()
        return written

    def narrow(self) -> Any:
        """The observations, a row for each, as whole numbers of as few bytes as all of them fit into. As
        lists of floats they took ten times as long to write.
        """
        np = needed("numpy", EXTRA)
        size, found = self.observation.size, self.gathered
        packed = np.frombuffer(found.packed, np.uint8, found.rows * size).reshape(-1, size)
        if not found.larger and self.most(packed) <= np.iinfo(np.int8).max:
            # Less its shift a byte is a signed one. Wider copies cost more than all the rest.
            for shift, first, last in self.observation.shifted:
                packed[:, first:last] -= np.uint8(shift)
            return packed.view(np.int8)
        rows = packed.astype(np.int16)
        for shift, first, last in self.observation.shifted:
            rows[:, first:last] -= shift
        if found.larger:
            rows = rows.astype(np.int32)
            for row, numbers in found.larger.items():
                rows[row] = numbers
        for kind in ("<i1", "<i2"):
            limits = np.iinfo(kind)
            if rows.min(initial=0) >= limits.min and rows.max(initial=0) <= limits.max:
                return rows.astype(kind)
        return rows.astype("<i4")

    def most(self, packed: Any) -> int:
        """The largest number of packed observations."""
        if not self.observation.shifted:
            return int(packed.max(initial=0))
        most = packed.max(axis=0, initial=0).astype(int)
        for shift, first, last in self.observation.shifted:
            most[first:last] -= shift
        return int(most.max())


def four_bytes_each(numbers: list[int]) -> bytes:
    """Quicker than an array of them."""
    return struct.pack(f"={len(numbers)}i", *numbers)


def numbers_in(packed: list[bytes]) -> Any:
    """And all of them together, as NumPy has them."""
    return needed("numpy", EXTRA).frombuffer(b"".join(packed), "=i4")


def table_of_games(rows: list[dict[str, object]]) -> Any:
    pa = needed("pyarrow", EXTRA)
    small = pa.list_(pa.int32())
    schema = pa.schema(
        {
            "game": pa.int64(),
            "seed": pa.string(),
            "options": pa.string(),
            "edition": pa.string(),
            "lineup": pa.list_(pa.string()),
            "reason": pa.string(),
            "ranking": small,
            "scores": small,
            "returns": pa.list_(pa.float32()),
            "decisions": pa.int32(),
            "record": pa.string(),
        }
    )
    return pa.Table.from_pylist(rows, schema=schema)


def parquet(table: Any) -> bytes:
    pa, pq = needed("pyarrow", EXTRA), needed("pyarrow.parquet", EXTRA)
    written = pa.BufferOutputStream()
    pq.write_table(table, written, compression="zstd", use_dictionary=WORDS, write_statistics=WORDS)
    return bytes(written.getvalue().to_pybytes())
