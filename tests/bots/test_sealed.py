"""Sealed bots: what reaches for the true position finds none, and what misbehaves ends itself only."""

from __future__ import annotations

import json
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca import BotError, LudotecaError, cli
from ludoteca.bots import sealed
from ludoteca.lab.arena import make_match, play_game, play_match
from ludoteca.lab.dataset import DECISIONS, make_dataset

MODULE = """
import json, os, sys, time
class Peek:
    '''Notes what it finds behind the door, and what it was told; prints, too.'''
    def __init__(self, seed):
        self.seed = seed
    def choose(self, door):
        print("0 pass")
        each = len(door._g.hands) // 2
        hands = [door._g.hands[:each], door._g.hands[each:]]
        note = [str(self.seed), door.seat, door.legal(), door.view()["hands"], hands]
        with open(os.environ["NOTES"], "a") as notes:
            notes.write(json.dumps(note) + "\\n")
        return door.actions()[0]
class Slow:
    def choose(self, door):
        time.sleep(600)
class Leaves:
    def choose(self, door):
        os._exit(0)
class Nonsense:
    def choose(self, door):
        return {"failed?": [1, 2]}
class Talks:
    def choose(self, door):
        return "x" * 100_000
class Raises:
    def choose(self, door):
        raise KeyError("siege")
class Third:
    moves = 0
    def choose(self, door):
        self.moves += 1
        return door.legal()[0] if self.moves < 3 else 1_000_000
"""


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "shut_in.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("NOTES", str(tmp_path / "notes"))
    sealed.end_all()  # whatever other tests have left
    yield tmp_path / "notes"
    sealed.end_all()
    sys.modules.pop("shut_in", None)


def test_the_true_position_is_nowhere_in_a_sealed_process(notes: Path) -> None:
    results = []
    seen = []
    for shut in (False, True):
        match = make_match("condottiere", ["shut_in:Peek"], 2, 1, None, None, sealed=shut)
        results.append(play_game(match, 0))
        seen.append([json.loads(line) for line in notes.read_text().splitlines()])
        notes.unlink()
    assert results[0] == results[1], "a bot that does not peek plays the same"
    open_notes, sealed_notes = seen
    assert [note[1:4] for note in open_notes] == [note[1:4] for note in sealed_notes]
    for true, found in zip(open_notes, sealed_notes, strict=True):
        seat = true[1]
        assert found[4][seat] == true[4][seat], "its own hand it knows"
    others = [(true[4][1 - true[1]], found[4][1 - found[1]]) for true, found in zip(*seen, strict=True)]
    assert sum(true != found for true, found in others) > len(others) / 2
    assert not any("deal" in note[0] or "game" in note[0] for note in sealed_notes), "no seed of a deal"
    assert len(sealed.CELLS) == 2, "a process for each seat"
    processes = [cell.process for cell in sealed.CELLS.values()]
    sealed.end_all()
    assert all(process.poll() is not None for process in processes)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("Slow", "it took longer than 0.5 seconds"),
        ("Leaves", "its process has ended"),
        ("Nonsense", "a move is a text such as '.*', or its id, not dict"),
        ("Talks", "an answer of 100002 bytes is too long"),
        ("Raises", r"KeyError: 'siege' \(shut_in.py, line \d+\)"),
        ("Nobody", "cannot be made: there is no bot at 'shut_in:Nobody'"),
    ],
)
def test_what_goes_wrong_in_a_sealed_process_is_told(notes: Path, bot: str, sentence: str) -> None:
    limit = 0.5 if bot == "Slow" else 0.0  # the others have all the time that a busy machine takes
    with pytest.raises(BotError, match=f"the bot shut_in:{bot} .*{sentence}"):
        play_match("condottiere", [f"shut_in:{bot}"], 1, seats=2, seed=1, sealed=True, limit=limit)


KILLED = """
import ludoteca, signal
from ludoteca.bots.sealed import SealedBot
bot = SealedBot("shut_in:Slow", 0, "1")
signal.alarm(1)
bot.choose(ludoteca.new("condottiere", seed=1).door(0))
"""


def test_a_sealed_process_ends_with_the_one_that_asks(notes: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(notes.parent), *sys.path])}
    killed = subprocess.run([sys.executable, "-c", KILLED], env=env, stderr=subprocess.PIPE, timeout=120)
    assert killed.returncode == -signal.SIGALRM, killed.stderr  # and nobody holds the error stream any more


def test_ctrl_c_is_for_the_one_that_asks(notes: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A terminal sends it to all of them; what a bot's process would print of it tells nobody anything."""
    bot = sealed.SealedBot("shut_in:Third", 0, "1")
    door = ludoteca.new("condottiere", seed=1).door(0)
    assert bot.choose(door) in door.legal()
    bot.cell.process.send_signal(signal.SIGINT)
    assert bot.choose(door) in door.legal()
    assert capfd.readouterr().err == ""


def test_a_bot_here_meets_its_limit_too(notes: Path) -> None:
    with pytest.raises(BotError, match=r"shut_in:Slow was too slow in seat 0 .*longer than 0.01 seconds"):
        play_match("condottiere", ["shut_in:Slow"], 1, seats=2, seed=1, limit=0.01)
    for limit in (-1, True, "5", float("nan")):
        with pytest.raises(LudotecaError, match="a limit goes from 0 to"):
            play_match("condottiere", ["random"], 1, limit=limit)  # type: ignore[arg-type]


def test_data_sets_and_sweeps_have_sealed_bots_and_limits_too(notes: Path, tmp_path: Path) -> None:
    how = ("condottiere", ["shut_in:Peek"], 1)
    plain = make_dataset(*how, tmp_path / "a", seats=2, seed=1)
    shut = make_dataset(*how, tmp_path / "b", seats=2, seed=1, sealed=True)
    assert plain.file(DECISIONS, 0).read_bytes() == shut.file(DECISIONS, 0).read_bytes()
    assert shut.order["sealed"] and len(sealed.CELLS) == 2
    with pytest.raises(BotError, match="Slow was too slow"):
        make_dataset("condottiere", ["shut_in:Slow"], 1, tmp_path / "c", seats=2, limit=0.01)
    order = ["lab", "sweep", "condottiere", "--bots", "shut_in:Slow", "--over", "series=0,20", "--games", "1"]
    assert cli.run([*order, "--limit", "0.01"]) == cli.run([*order, "--limit", "0.5", "--sealed"]) == 2


def test_only_what_lies_somewhere_can_be_sealed() -> None:
    with pytest.raises(LudotecaError, match="define it at the top of a module"):
        play_match("condottiere", [lambda door: door.legal()[0]], 1, sealed=True)


def test_an_error_has_the_record_so_far(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(
        BotError, match="at decision 4 of game 0: there is no move with the id 1000000"
    ) as caught:
        play_match("condottiere", ["shut_in:Third"], 1, seats=2, seed=1)
    t = ludoteca.replay(caught.value.record)
    assert len([1 for seat, name in t.moves if seat != ludoteca.CHANCE]) == 3 and t.asked
    assert pickle.loads(pickle.dumps(caught.value)).record == caught.value.record
    order = ["simulate", "condottiere", "--bots", "shut_in:Third", "--games", "1", "--seats", "2"]
    assert cli.run([*order, "--seed", "1"]) == 2
    err = capsys.readouterr().err
    file = Path(err.rpartition("ludoteca replay ")[2].strip())
    assert file.read_text(encoding="utf-8") == caught.value.record
    file.unlink()
