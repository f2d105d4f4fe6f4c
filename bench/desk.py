"""What the research desk costs, beside its peers in the same run; ratios, and the bars that they must reach.

make bench-desk
python bench/desk.py --compiled build/fast --seconds 2

Seconds are of the processor. A peer that is not installed is left out. One build is measured by
`python bench/desk.py --one SECONDS`, which prints JSON.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.engine.registry import names

SEATS = 3
STEPS_TO_THE_MIDDLE = 100
BARS = {  # of each ratio: the least, or where it is a cost the most; interpreted and compiled
    "AEC steps, times connect_four_v3": (">=", 1.5, 3.0),
    "observation and mask, in random decisions": ("<=", None, 8.0),
    "OpenSpiel steps, times python_liars_poker": (">=", None, 1.0),
    "OpenSpiel clone, times cheaper than a deep copy": (">=", None, 50.0),
    "a data set of greedy games, times the match": ("<=", None, 1.5),
    "Ray's games a second, times those of processes": (">=", 0.85, 0.85),
}
Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="The research desk, beside its peers.")
    parser.add_argument("--compiled", type=Path, default=Path("build/fast"))
    parser.add_argument("--games", help="names of games, with commas; Ray has the first")
    parser.add_argument("--seconds", type=float, default=1.5, help="how long each figure is measured")
    parser.add_argument("--work", type=float, default=60.0, help="seconds of work for Ray; 0: without it")
    parser.add_argument("--one", type=float, help="measure this build for so many seconds, and print JSON")
    parser.add_argument("--ray", type=float, help="Ray beside processes, for so many seconds, as JSON")
    args = parser.parse_args()
    games = args.games.split(",") if args.games else names()
    if args.one is not None:
        print(json.dumps(measured(games, args.one)))
        return
    if args.ray is not None:
        print(json.dumps({games[0]: on_ray(games[0], args.ray)}))
        return
    builds = {"interpreted": None, "compiled": args.compiled if args.compiled.exists() else None}
    for number, (build, path) in enumerate(builds.items()):
        if build == "compiled" and path is None:
            print("compiled: there is no build; make fast")
            continue
        env = dict(os.environ, LUDOTECA_COMPILED="0")
        if path is not None:
            env["PYTHONPATH"] = str(path.resolve())
        show(build, number, asked(env, ["--one", str(args.seconds), "--games", ",".join(games)]))
        last = env
    if args.work and find_spec("ray") is not None:
        show("on Ray", 1, asked(last, ["--ray", str(args.work), "--games", games[0]]))


def asked(env: dict[str, str], arguments: list[str]) -> dict[str, Figures]:
    command = [sys.executable, __file__, *arguments]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Figures] = json.loads(done.stdout.splitlines()[-1])
    return found


def show(build: str, number: int, found: dict[str, Figures]) -> None:
    print(f"{build:50}" + "".join([f"{game:>14}" for game in found]))
    for name in next(iter(found.values())):
        sign, *bars = BARS.get(name, ("", None, None))
        bar = "" if bars[number] is None else f"   {sign} {bars[number]:g}"
        print(f"  {name:48}" + "".join([f"{figures[name]:14,.2f}" for figures in found.values()]) + bar)


def measured(games: list[str], seconds: float) -> dict[str, Figures]:
    from ludoteca.engine import kernel

    compiled = float(not str(kernel.__file__).endswith(".py"))
    peers: Figures = {}
    with contextlib.suppress(ImportError):
        peer = import_module("pettingzoo.classic.connect_four_v3").env()
        peers["connect_four_v3 steps a second"] = aec_steps(peer, seconds)
    with contextlib.suppress(ImportError):
        import_module("open_spiel.python.games.liars_poker")
        poker = import_module("pyspiel").load_game("python_liars_poker")
        peers["python_liars_poker steps a second"] = spiel_steps(poker, seconds)
    return {game: {"compiled": compiled, **measured_in(game, seconds, peers)} for game in games}


def measured_in(game: str, seconds: float, peers: Figures) -> Figures:
    from ludoteca.env import aec

    found: Figures = {"AEC steps a second": aec_steps(aec(game, seats=SEATS), seconds)}
    for peer, steps in peers.items():
        if peer.startswith("connect"):
            found |= {peer: steps, "AEC steps, times connect_four_v3": found["AEC steps a second"] / steps}
    decision, looked = random_decisions(game, seconds)
    found["a random decision, µs"] = decision
    found["observation and mask, µs"] = looked
    found["observation and mask, in random decisions"] = looked / decision
    for peer, steps in peers.items():
        if peer.startswith("python"):
            found |= {peer: steps, **in_open_spiel(game, seconds, steps)}
    with contextlib.suppress(ImportError):
        found |= dataset_cost(game, seconds)
    return found


def aec_steps(env: Any, seconds: float) -> float:
    """Steps a second: look at observation and mask, take a legal action at random."""
    import numpy as np

    rng = random.Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=rng.randrange(2**31))
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(
                observation["action_mask"].view(bool)
            )  # of bytes it takes six times as long
            env.step(int(legal[rng.randrange(len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def random_decisions(game: str, seconds: float) -> tuple[float, float]:
    """Microseconds of a random decision, and of looking at observation and mask before it."""
    import ludoteca

    rng = random.Random(1)
    bare = looking = 0.0
    decisions = 0
    while bare + looking < seconds:
        t = ludoteca.new(game, seats=SEATS, seed=rng.randrange(2**31), undo=False)
        while t.asked:
            seat = t.asked[0]
            start = time.process_time()
            actions = t.actions(seat)
            t.play(seat, actions[rng.randrange(len(actions))])
            bare += time.process_time() - start
            decisions += 1
            if t.asked:
                start = time.process_time()
                t.observe(t.asked[0])
                t.mask(t.asked[0])
                looking += time.process_time() - start
    return bare / decisions * 1e6, looking / decisions * 1e6


def in_open_spiel(name: str, seconds: float, peer: float) -> Figures:
    from ludoteca.env import open_spiel_game

    game = open_spiel_game(name, seats=SEATS)
    own = spiel_steps(game, seconds)
    state = in_the_middle(game)
    cloned = cost(state.clone, seconds / 4)
    content = (state.t.position(), state.t.moves, [event.__reduce__() for event in state.t.state.log])
    deep = cost(lambda: copy.deepcopy(content), seconds / 4)
    return {
        "OpenSpiel steps a second": own,
        "OpenSpiel steps, times python_liars_poker": own / peer,
        "OpenSpiel clone, µs": cloned,
        "OpenSpiel clone, times cheaper than a deep copy": deep / cloned,
    }


def in_the_middle(game: Any) -> Any:
    """A position after some decisions at random, and chance's."""
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(STEPS_TO_THE_MIDDLE):
        actions = state.legal_actions()
        state.apply_action(actions[rng.randrange(len(actions))])
    assert not state.is_terminal()
    return state


def spiel_steps(game: Any, seconds: float) -> float:
    """Steps a second, chance's too, with the legal actions asked for at each."""
    rng = random.Random(1)
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of a call."""
    calls = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(20):
            call()
        calls += 20
    return (time.process_time() - start) / calls * 1e6


def dataset_cost(game: str, seconds: float) -> Figures:
    from ludoteca.lab.arena import play_match
    from ludoteca.lab.dataset import make_dataset

    with tempfile.TemporaryDirectory() as folder:
        make_dataset(game, ["greedy"], 1, Path(folder, "warm"), seats=SEATS)
        start = time.process_time()
        play_match(game, ["greedy"], 2, seats=SEATS)
        games = max(4, round(4 * seconds / (time.process_time() - start)))
        start = time.process_time()
        play_match(game, ["greedy"], games, seats=SEATS)
        alone = time.process_time() - start
        start = time.process_time()
        make_dataset(game, ["greedy"], games, Path(folder, "run"), seats=SEATS)
        return {"a data set of greedy games, times the match": (time.process_time() - start) / alone}


def on_ray(game: str, seconds: float) -> Figures:
    """The same data set by processes and on Ray: whether all bytes are equal, and how fast it is on so many
    seconds of work. Ray's start, which takes some seconds, is not counted.
    """
    from ludoteca.lab.arena import play_match
    from ludoteca.lab.dataset import make_dataset
    from ludoteca.lab.workers import playing_on

    found: Figures = {}
    with tempfile.TemporaryDirectory() as folder:
        start = time.monotonic()
        play_match(game, ["greedy"], 200, seats=SEATS, workers=2)
        games = round(200 * seconds / (time.monotonic() - start) / 100) * 100
        bytes_of = {}
        for place in ("processes", "ray"):
            with playing_on(place):
                play_match(game, ["random"], 40, seats=SEATS, workers=2)
                start = time.monotonic()
                run = make_dataset(game, ["greedy"], games, Path(folder, place), seats=SEATS, workers=2)
                found[f"games a second, {place}"] = games / (time.monotonic() - start)
            bytes_of[place] = {file.name: file.read_bytes() for file in run.folder.iterdir()}
    found["equal bytes"] = float(bytes_of["processes"] == bytes_of["ray"])
    found["Ray's games a second, times those of processes"] = (
        found["games a second, ray"] / found["games a second, processes"]
    )
    return found


if __name__ == "__main__":
    main()
