"""Matches, reports and ladders in folders: the same numbers, they go on, and any game comes back alone."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import pytest

import ludoteca
from ludoteca import LudotecaError, cli
from ludoteca.lab import ladder
from ludoteca.lab.alone import game_record
from ludoteca.lab.arena import TALLY, play_match
from ludoteca.lab.ladder import TABLE, ladder_matches, ladder_order, play_ladder
from ludoteca.lab.runs import begin, open_run, restored, write_whole, written
from ludoteca.lab.tallies import Tally


def test_a_match_in_a_folder_is_the_same_and_goes_on(tmp_path: Path) -> None:
    how = {"games": 42, "seats": 2, "seed": 3}
    expected = play_match("condottiere", ["random"], **how)  # type: ignore[arg-type]
    assert play_match("condottiere", ["random"], **how, run=tmp_path / "a").json() == expected.json()  # type: ignore[arg-type]
    run = open_run(tmp_path / "a")
    assert run.numbers() == [0, 1, 2] and run.order["kind"] == "match"
    run.file(TALLY, 1).unlink()
    told: list[int] = []
    again = play_match("condottiere", ["random"], **how, run=str(tmp_path / "a"), progress=told.append)  # type: ignore[arg-type]
    assert again == expected and told == [0, 20, 20, 2]
    run.file(TALLY, 2).write_text("{}")
    with pytest.raises(LudotecaError, match="damaged"):
        play_match("condottiere", ["random"], **how, run=tmp_path / "a")  # type: ignore[arg-type]


def test_a_bot_that_lies_nowhere_cannot_be_ordered_again(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match="define it at the top of a module"):
        play_match("condottiere", [lambda door: door.legal()[0]], 1, seats=2, run=tmp_path / "a")


@dataclass
class Seen(Tally):
    kinds: Counter[tuple[str, int]] = field(default_factory=Counter)
    longest: float = 0.0


def test_tallies_are_written_as_plain_values() -> None:
    tally = Seen(3, Counter({("a", 1): 2, ("it's", -1): 5}), 0.1)
    back = restored(Seen(), written(tally))
    assert back == tally and isinstance(back.kinds, Counter)
    for text in (b"__import__('os')", b"(", b"{}", b"\xff", b"{'games': 1}"):
        with pytest.raises(LudotecaError, match="damaged"):
            restored(Seen(), text)


def test_a_report_in_a_folder_is_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["lab", "content", "venti", "--games", "1", "--seats", "2,3", "--json"]
    assert cli.run(order) == 0
    expected = capsys.readouterr().out
    for _ in range(2):
        assert cli.run([*order, "--run", str(tmp_path / "a")]) == 0
        assert capsys.readouterr().out == expected
    assert open_run(tmp_path / "a" / "3-seats").order["kind"] == "report on content"


def test_any_game_of_a_match_and_of_a_ladder_comes_back_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "DRAWS", 5)
    match = play_match("condottiere", ["random", "easy"], games=4, seats=2, seed=3, run=tmp_path / "a")
    records = [ludoteca.replay(game_record(open_run(tmp_path / "a"), number)) for number in range(4)]
    reasons = Counter([t.result.reason for t in records if t.result])
    assert dict(reasons) == match.reasons
    matches = ladder_matches("condottiere", ["random", "easy"], 2, 3, None, None)
    run = begin(tmp_path / "b", ladder_order(matches, 2), (TABLE,))
    play_ladder(matches, 2, run=run)
    assert [game_record(run, number) for number in range(4)] == [str(t.record()) for t in records]
    assert game_record(run, 11).startswith("ludoteca-record")
    for number in (12, -1):
        with pytest.raises(LudotecaError, match="they go from 0 to 11"):
            game_record(run, number)


def test_simulate_keeps_what_is_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["simulate", "condottiere", "--bots", "random", "--games", "2", "--seats", "2", "--json"]
    assert cli.run(order) == 0
    expected = capsys.readouterr().out
    assert cli.run([*order, "--run", str(tmp_path / "a")]) == 0
    assert capsys.readouterr().out == expected
    assert cli.run(["replay", str(tmp_path / "a"), "--game", "1", "--all"]) == 0
    assert "wins the game" in capsys.readouterr().out


def test_two_processes_in_one_folder_do_not_write_into_each_others_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = {"kind": "match"}
    run = begin(tmp_path / "a", order, (TALLY,))
    real, drafts = os.fsync, []

    def meanwhile(file: int) -> None:
        """Another process writes the same, and a third begins and clears away what is unfinished."""
        real(file)
        drafts.append([path.name for path in run.folder.glob("*.unfinished")])
        if len(drafts) == 1:
            with monkeypatch.context() as other:
                other.setattr(os, "getpid", lambda: 1)
                write_whole(run.file(TALLY, 0), b"whole")
            assert run.file(TALLY, 0).read_bytes() == b"whole"
            begin(run.folder, order, (TALLY,))

    monkeypatch.setattr(os, "fsync", meanwhile)
    write_whole(run.file(TALLY, 0), b"whole")
    assert run.file(TALLY, 0).read_bytes() == b"whole" and run.numbers() == [0]
    assert len(drafts[1]) == 2, "each has a file of its own"
    assert not list(run.folder.glob("*.unfinished"))
