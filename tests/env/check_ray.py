"""The lab on a real Ray of this machine's own; `make test-ray` runs this, in an environment that has it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray  # type: ignore[import-not-found,unused-ignore]

import ludoteca
from ludoteca import BotError
from ludoteca.lab.arena import play_match
from ludoteca.lab.dataset import make_dataset
from ludoteca.lab.runs import open_run
from ludoteca.lab.workers import playing_on

MODULE = """
import os, signal
class Killed:
    '''Its process is killed in the middle of a game, once.'''
    moves = 0
    def choose(self, door):
        self.moves += 1
        if self.moves == 5 and not os.path.exists({mark!r}):
            open({mark!r}, "w").close()
            os.kill(os.getpid(), signal.SIGKILL)
        return door.actions()[0]
def wrong(door):
    return "fly"
"""


@pytest.fixture(scope="module", autouse=True)
def local_ray() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module that lies where no worker looks: it travels along."""
    (tmp_path / "travelling_bots.py").write_text(MODULE.format(mark=str(tmp_path / "killed")))
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "travelling_bots", raising=False)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_ray_and_processes_give_the_same_bytes(tmp_path: Path) -> None:
    how: dict[str, Any] = {"seats": 2, "seed": 1}
    make_dataset("condottiere", ["random", "easy"], 44, tmp_path / "here", **how)
    with playing_on("ray"):
        make_dataset("condottiere", ["random", "easy"], 44, tmp_path / "there", **how)
    assert contents(tmp_path / "here") == contents(tmp_path / "there")


def test_the_chunk_of_a_killed_worker_is_played_again(my_bots: Path) -> None:
    (my_bots / "killed").touch()
    bots = ["travelling_bots:Killed", "random"]
    expected = play_match("condottiere", bots, 40, seats=2, seed=1)
    (my_bots / "killed").unlink()
    with playing_on("ray"):
        found = play_match(
            "condottiere", ["travelling_bots:Killed", "random"], 40, seats=2, seed=1, workers=2
        )
    assert (my_bots / "killed").exists(), "it was killed"
    assert found == expected


def test_a_wrong_answer_is_told_as_here(my_bots: Path) -> None:
    with (
        playing_on("ray"),
        pytest.raises(BotError, match="the bot travelling_bots:wrong chose a move") as caught,
    ):
        play_match("condottiere", ["travelling_bots:wrong"], 4, seats=2, seed=1)
    assert ludoteca.replay(caught.value.record).asked


def test_an_interrupt_leaves_a_folder_that_goes_on(tmp_path: Path) -> None:
    order = ["dataset", "condottiere", "--bots", "greedy", "--games", "2000", "--seats", "2", "--seed", "1"]
    command = [sys.executable, "-m", "ludoteca.cli", *order, "--out", str(tmp_path / "run"), "--on", "ray"]
    env = {**os.environ, "RAY_ADDRESS": ray.get_runtime_context().gcs_address}
    listening = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)  # noqa: E731  # even in the background
    process = subprocess.Popen(command, env=env, preexec_fn=listening)
    deadline = time.monotonic() + 240
    first = tmp_path / "run" / "games-000001.parquet"
    while not first.exists():
        assert process.poll() is None and time.monotonic() < deadline, "no part was written"
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    process.wait(120)
    begun = open_run(tmp_path / "run")
    done = begun.numbers()
    assert done and len(done) < 100 and done == list(range(len(done)))
    assert not list(begun.folder.glob("*.unfinished"))


def test_ray_is_about_as_fast_as_processes() -> None:
    """Printed, not judged: a busy machine would make it luck."""
    rates = {}
    for place in ("processes", "ray"):
        with playing_on(place):
            play_match("condottiere", ["random"], 2, seats=2, workers=2)
            start = time.monotonic()
            games = play_match("condottiere", ["greedy"], 400, seats=3, seed=1, workers=2).games
            rates[place] = games / (time.monotonic() - start)
    print(f"\ngames a second: {rates}; Ray has {rates['ray'] / rates['processes']:.2f} of processes")
