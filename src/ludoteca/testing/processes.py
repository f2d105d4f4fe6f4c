"""Point 2 of the contract: the same seed gives the same moves in every process."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys

import ludoteca
from ludoteca.engine.registry import names, rules_of
from ludoteca.engine.rng import seeded
from ludoteca.engine.rules import Rules
from ludoteca.testing.walks import begin, random_move

Setting = tuple[int, dict[str, object], int]  # seats, options, seed


def check_determinism(name: str, seats: int, options: dict[str, object], seed: int) -> None:
    """Two processes with different hash seeds play the same game."""
    check_determinism_of(name, [(seats, options, seed)])


def check_determinism_of(name: str, settings: list[Setting]) -> None:
    """The same for several games at once: starting a process is slow."""
    here = digests(name, settings)
    for hash_seed in ("1", "4242"):
        there = in_a_process(name, settings, hash_seed)
        for (seats, options, seed), own, other in zip(settings, here, there, strict=True):
            assert own == other, f"{seats} seats, {options}, seed {seed}: another process plays differently"


def digests(name: str, settings: list[Setting]) -> list[str]:
    return [digest_of_game(name, seats, options, seed) for seats, options, seed in settings]


def digest_of_game(name: str, seats: int, options: dict[str, object], seed: int) -> str:
    """Of the record of a random game, of its position at the end, and of all that was told."""
    t = begin(name, seats, options, seed)
    rng = seeded(seed)
    while t.asked:
        random_move(t, rng, asides=20)
        t.go_on()
    told = [[event.json() for event in t.events(seat)] for seat in (*range(t.seats), ludoteca.SPECTATOR)]
    whole = json.dumps([str(t.record()), t.position(), told])
    return hashlib.sha256(whole.encode()).hexdigest()


def in_a_process(name: str, settings: list[Setting], hash_seed: str) -> list[str]:
    home = type(rules_of(name)).__module__
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.testing.processes"],
        input=json.dumps([name, home, settings]),
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"the other process failed: {done.stderr}"
    answer = json.loads(done.stdout)
    return [str(digest) for digest in answer]


def find_game(name: str, home: str) -> None:
    """A game that importing its module does not register lies in that module."""
    module = importlib.import_module(home)
    for value in vars(module).values():
        if name not in names() and isinstance(value, Rules) and value.info.name == name:
            ludoteca.register(value)


def answer() -> None:
    """What the other process does."""
    name, home, settings = json.load(sys.stdin)
    find_game(name, home)
    print(json.dumps(digests(name, settings)))


if __name__ == "__main__":
    answer()
