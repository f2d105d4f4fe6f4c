"""Data sets: every decision as it was made, in a folder that goes on where it stopped; and arrays of it."""

from __future__ import annotations

import errno
import json
import math
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import CHANCE, LudotecaError, cli
from ludoteca.lab.alone import game_record
from ludoteca.lab.arena import make_match, match_of, play_game, play_match
from ludoteca.lab.dataset import DECISIONS, GAMES, Decisions, make_dataset, order_of
from ludoteca.lab.queries import ask
from ludoteca.lab.runs import ORDER, Run, open_run
from ludoteca.lab.samples import load, numbers_of

pa: Any = import_module("pyarrow")
pq: Any = import_module("pyarrow.parquet")

BOTS = ("random", "greedy")


def made(folder: Path, games: int = 24, workers: int = 1, seed: str = "5") -> Run:
    return make_dataset("condottiere", BOTS, games, folder, seats=3, seed=seed, workers=workers)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """24 games in two parts. Nobody writes into this folder."""
    return made(tmp_path_factory.mktemp("runs") / "a")


def test_every_decision_stands_there_as_it_was_made(run: Run) -> None:
    samples = load(run.folder)
    games = pq.read_table(run.file(GAMES, 0)).to_pylist()
    for row in games[:2]:
        own = samples.where(samples.game == row["game"])
        t = ludoteca.new("condottiere", seats=3, seed=row["seed"])
        for i in range(len(own)):
            seat = t.asked[0]
            assert own.ply[i] == i and own.seat[i] == seat
            assert own.bot[i] == row["lineup"][seat]
            assert own.observation[i].tolist() == t.observe(seat).tolist()
            assert own.mask[i].tolist() == [bool(legal) for legal in t.mask(seat)]
            t.play(seat, int(own.action[i]))
        assert t.result is not None and t.result.reason == row["reason"]
        worth = [t.result.returns[seat] for seat in own.seat]
        assert own.returns.tolist() == pytest.approx(worth)
        assert row["returns"] == pytest.approx(list(t.result.returns))
        assert row["scores"] == list(t.result.scores) and row["ranking"] == list(t.result.ranking)
        assert row["decisions"] == len(own) and json.loads(row["options"]) == t.options
        assert row["record"] == str(t.record()) == game_record(run, row["game"])
    moves = pq.read_table(run.file(DECISIONS, 0), columns=["move", "action"]).slice(0, 50).to_pylist()
    space = t.rules.space(t.state)
    assert [row["move"] for row in moves] == [space.name(row["action"]) for row in moves]


def test_a_data_set_is_the_match_that_was_ordered(run: Run) -> None:
    match = play_match("condottiere", list(BOTS), games=24, seats=3, seed="5")
    samples = load(run.folder)
    assert len(samples) == match.decisions and len(set(samples.game.tolist())) == match.games == 24
    assert match_of(run.order).lineup(7) == make_match("condottiere", BOTS, 3, "5", None, None).lineup(7)


def test_a_watcher_is_told_of_every_move_and_of_chances() -> None:
    match = make_match("condottiere", ["random"], 2, 1, None, None)
    told: list[tuple[int, int]] = []
    seen: list[int] = []
    outcome = play_game(
        match, 0, lambda g: seen.append(1), lambda g, seat, action: told.append((seat, action))
    )
    assert outcome == play_game(match, 0)
    assert sum(seat != CHANCE for seat, action in told) == outcome[1]
    assert len(seen) == len(told) + 2  # before the first step, after it, and after every move
    t = ludoteca.new("condottiere", seats=2, seed=match.deal(0))
    for seat, action in told:
        if seat != CHANCE:
            t.play(seat, action)
    space = t.rules.space(t.state)
    assert t.moves == [(seat, space.name(action)) for seat, action in told]


def test_large_and_negative_numbers_are_kept() -> None:
    match = make_match("ventura", ["random"], 2, 1, {"round_limit": 1}, None)
    kept: list[list[int]] = []
    decisions = Decisions(match)

    def moved(g: Any, seat: int, action: int) -> None:
        if len(kept) == 3:
            g.florins[0] = 300
        decisions(g, seat, action)
        if seat != CHANCE:
            kept.append(decisions.observation.numbers(g, seat))

    decisions.finish(0, play_game(match, 0, moved=moved)[0])
    assert decisions.gathered.larger, "somebody is rich"
    assert min([min(numbers) for numbers in kept]) < 0, "tiles lie on negative cells, too"
    table = pq.read_table(pa.BufferReader(decisions.parquet()))
    assert numbers_of(table["observation"], decisions.observation.size).tolist() == kept


def test_a_game_that_was_cut_off_was_worth_nothing_that_is_known() -> None:
    match = make_match("condottiere", ["random"], 2, 1, None, None)
    decisions = Decisions(match)
    play_game(match, 0, moved=decisions)
    decisions.finish(0, None)
    assert all(math.isnan(worth) for worth in decisions.worths[0])
    table = pq.read_table(pa.BufferReader(decisions.parquet()))
    assert table["return"].null_count == len(table) > 0


# goes on


def test_the_bytes_depend_on_the_order_alone(run: Run, tmp_path: Path) -> None:
    made(tmp_path / "b", workers=2)
    assert contents(tmp_path / "b") == contents(run.folder)


def test_a_run_goes_on_where_it_stopped(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Broken off while the second part was written: on a full disk."""
    whole = os.fsync
    left = 3  # the order, and the two files of the first part

    def full(file: int) -> None:
        nonlocal left
        if not left:
            raise OSError(errno.ENOSPC, "No space left on device")
        left -= 1
        whole(file)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LudotecaError, match=r"No space left on device. Nothing that was done is lost"):
        made(tmp_path / "b")
    begun = open_run(tmp_path / "b")
    assert begun.numbers() == [0] and not list(begun.folder.glob("*.unfinished"))
    assert len(set(load(begun.folder).game.tolist())) == 20
    monkeypatch.setattr(os, "fsync", whole)
    first = begun.file(GAMES, 0).stat().st_mtime_ns
    told: list[int] = []
    make_dataset("condottiere", BOTS, 24, tmp_path / "b", seats=3, seed="5", progress=told.append)
    assert told == [0, 20, 4]
    assert begun.file(GAMES, 0).stat().st_mtime_ns == first, "what was there is not played again"
    assert contents(tmp_path / "b") == contents(run.folder)


def test_an_interrupt_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(file: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        made(tmp_path / "b")
    assert not list((tmp_path / "b").iterdir())


def test_half_a_part_is_none(run: Run, tmp_path: Path) -> None:
    for name, content in contents(run.folder).items():
        (tmp_path / name).write_bytes(content)
    begun = open_run(tmp_path)
    begun.file(GAMES, 1).unlink()  # killed between the two files
    (tmp_path / "games-000001.parquet.unfinished").write_bytes(b"PAR")
    assert begun.numbers() == [0] and begun.files(DECISIONS) == [begun.file(DECISIONS, 0)]
    made(tmp_path)
    assert contents(tmp_path) == contents(run.folder)


def test_another_order_is_refused_with_both_shown(run: Run) -> None:
    before = contents(run.folder)
    with pytest.raises(LudotecaError, match=r"holds another run.*seed 5.*Ordered now: .*seed 6"):
        made(run.folder, seed="6")
    assert contents(run.folder) == before


def test_how_many_games_are_in_a_part_belongs_to_the_order(run: Run, tmp_path: Path) -> None:
    """A part has the more to share its costs, and several processes have parts enough."""
    match = make_match("condottiere", BOTS, 3, "5", None, None)
    sizes = [order_of(match, games)["in_a_part"] for games in (24, 1_000, 2_000, 1_000_000)]
    assert sizes == [20, 40, 80, 100] and run.order["in_a_part"] == 20
    begun = json.loads((run.folder / ORDER).read_text())
    begun["order"]["in_a_part"] = 8
    (tmp_path / ORDER).write_text(json.dumps(begun))
    with pytest.raises(LudotecaError, match=r"holds another run.*in_a_part 8.*Ordered now: .*in_a_part 20"):
        made(tmp_path)


@pytest.mark.parametrize("folder", [None, 5, ["a"], b"a"])
def test_what_is_no_folder_is_refused_in_words(folder: Any) -> None:
    for asked in (lambda: load(folder), lambda: make_dataset("condottiere", BOTS, 2, folder)):
        with pytest.raises(LudotecaError, match="a folder is a text or a path"):
            asked()
    if folder is not None:  # a match that is kept nowhere
        with pytest.raises(LudotecaError, match="a folder is a text or a path"):
            play_match("condottiere", BOTS, 2, run=folder)


def test_another_version_is_refused(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ludoteca, "__version__", "9.9.9")
    with pytest.raises(LudotecaError, match=r"was begun with Ludoteca .* this is 9.9.9"):
        made(run.folder)


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        (b'{"ludoteca-run": 99}', "by a newer Ludoteca"),
        (b'{"ludoteca-run": 1}', "damaged"),
        (b'{"ludoteca-run": 1, "order": {}, "versions": {}, "tables": []}', "damaged"),
        (b'{"some": "thing"}', "not of Ludoteca"),
        (b"[]", "not of Ludoteca"),
        (b'{"ludoteca-run', "damaged"),
        (b"\xff\xfe", "damaged"),
    ],
)
def test_what_is_no_run_is_told(tmp_path: Path, order: bytes, sentence: str) -> None:
    (tmp_path / ORDER).write_bytes(order)
    with pytest.raises(LudotecaError, match=sentence):
        made(tmp_path)
    assert contents(tmp_path) == {ORDER: order}


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("years of work")
    with pytest.raises(LudotecaError, match="is no run, and not empty"):
        made(tmp_path)
    with pytest.raises(LudotecaError, match="Not a directory"):
        made(tmp_path / "thesis.tex")


def test_a_damaged_part_is_told(run: Run, tmp_path: Path) -> None:
    for name, content in contents(run.folder).items():
        (tmp_path / name).write_bytes(content)
    open_run(tmp_path).file(DECISIONS, 0).write_bytes(b"not parquet")
    with pytest.raises(LudotecaError, match=r"decisions-000000.parquet cannot be read.*makes it anew"):
        load(tmp_path)


# to NumPy


def test_a_split_tears_no_game_and_no_deal_apart(run: Run) -> None:
    samples = load(run.folder)
    some, others = samples.split(0.5, seed=1)
    assert len(some) + len(others) == len(samples) and len(some) and len(others)
    assert not set(some.deal.tolist()) & set(others.deal.tolist())
    assert not set(some.game.tolist()) & set(others.game.tolist())
    again, _ = samples.split(0.5, seed=1)
    assert np.array_equal(again.action, some.action)
    assert len(samples.split(1)[1]) == 0
    with pytest.raises(LudotecaError, match="from 0 to 1"):
        samples.split(90)


def test_several_runs_are_loaded_as_one(run: Run, tmp_path: Path) -> None:
    other = made(tmp_path / "b", games=4, seed="6")
    both = load(run.folder, other.folder)
    assert len(set(both.game.tolist())) == 28
    venti = make_dataset("venti", ["random"], 1, tmp_path / "c", options={"turn_limit": 2})
    with pytest.raises(LudotecaError, match="does not go with"):
        load(run.folder, venti.folder)
    with pytest.raises(LudotecaError, match="no folder"):
        load()
    with pytest.raises(LudotecaError, match="is no run"):
        load(tmp_path)


# in SQL and in files


def test_observations_are_lists_of_numbers_in_sql(run: Run) -> None:
    samples = load(run.folder)
    columns, rows = ask([run], "SELECT observation FROM decisions ORDER BY game, ply")
    assert columns == ["observation"] and len(rows) == len(samples)
    assert [row[0] for row in rows] == samples.observation.tolist()


@pytest.mark.parametrize(("rich", "wide"), [(5, 1), (100, 1), (128, 2), (999, 2), (-999, 2), (40_000, 4)])
def test_an_observation_takes_as_few_bytes_as_its_largest_number_needs(rich: int, wide: int) -> None:
    match = make_match("ventura", ["random"], 2, 1, {"round_limit": 1}, None)
    decisions = Decisions(match)
    g = decisions.rules.set_up(2, match.edition, match.options)
    g.advance()
    g.florins[1] = rich
    decisions.gathered.add(g, 0, 0, [0])
    found = decisions.narrow()
    assert found.itemsize == wide and found.tolist() == [decisions.observation.numbers(g, 0)]
    assert rich in found[0].tolist()


# on the command line


def test_the_command_makes_lists_asks_joins_and_replays(
    run: Run, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)
    order = ["dataset", "condottiere", "--bots", "random,greedy", "--games", "4", "--seats", "3"]
    assert cli.run([*order, "--seed", "1", "--out", "runs/b"]) == 0
    assert "runs/b: 4 games of Condottiere, in 1 parts" in capsys.readouterr().out
    assert cli.run(["runs"]) == 0
    assert "runs/b  dataset  condottiere  random, greedy  4      1     1" in capsys.readouterr().out
    sql = "SELECT run, count(*) AS games FROM games GROUP BY run ORDER BY games"
    assert cli.run(["runs", str(run.folder), "runs", "--sql", sql]) == 0
    out = capsys.readouterr().out
    assert "runs/b" in out and "24" in out
    assert cli.run(["runs", str(run.folder), "runs", "--join", "all"]) == 0
    assert pq.read_table(tmp_path / "all" / "games.parquet").num_rows == 28
    assert set(pq.read_table(tmp_path / "all" / "decisions.parquet")["run"].to_pylist()) == {
        "runs/b",
        str(run.folder),
    }
    capsys.readouterr()
    assert cli.run(["replay", str(run.folder), "--game", "22", "--all"]) == 0
    told = capsys.readouterr().out
    assert cli.run(["replay", str(record_file(run, 22, tmp_path)), "--all"]) == 0
    assert capsys.readouterr().out == told != ""


def record_file(run: Run, number: int, folder: Path) -> Path:
    file = folder / "game.txt"
    file.write_text(game_record(run, number), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("dataset", "condottiere"), "a data set needs a folder"),
        (("dataset", "condottiere", "--out", "new", "--games", "0"), "the number of games"),
        (("dataset", "condottiere", "--out", "new", "--bots", "nobody"), "nobody"),
        (("runs", "nowhere"), "there is no folder nowhere"),
        (("runs",), "there is no run in"),
        (("replay", "RUN"), "say which one"),
        (("replay", "RUN", "--game", "24"), "there is no game 24"),
        (("replay", "RUN", "--game", "-1"), "there is no game -1"),
        (("replay", "game.txt", "--game", "1"), "goes with the folder of a run"),
        (("runs", "RUN", "--sql", "SELEKT"), "DuckDB says"),
        (("runs", "RUN", "--sql", "SELECT * FROM nothing"), "DuckDB says"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.run([str(run.folder) if argument == "RUN" else argument for argument in arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and len(err.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        ("pyarrow.parquet", ["dataset", "condottiere", "--out", "new"]),
        ("duckdb", ["runs", "RUN", "--sql", "SELECT 1"]),
    ],
)
def test_an_absent_library_is_told_with_the_line_that_installs_it(
    run: Run,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    module: str,
    arguments: list[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.chdir(tmp_path)
    assert cli.run([str(run.folder) if argument == "RUN" else argument for argument in arguments]) == 2
    assert "pip install 'ludoteca[data]'" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
