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
from pathlib import Path
from typing import Any

GAME = "condottiere"
SEATS = 3
DATASET_GAMES = 60
BARS = {  # of each ratio: the least, or where it is a cost the most; interpreted and compiled
    "AEC steps, times connect_four_v3": (">=", 1.5, 3.0),
    "observation and mask, in random decisions": ("<=", None, 8.0),
    "OpenSpiel steps, times python_liars_poker": (">=", None, 1.0),
    "OpenSpiel clone, times cheaper than a deep copy": (">=", None, 50.0),
    "a data set of greedy games, times the match": ("<=", None, 1.5),
}


def main() -> None:
    parser = argparse.ArgumentParser(description="The research desk, beside its peers.")
    parser.add_argument("--compiled", type=Path, default=Path("build/fast"))
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured")
    parser.add_argument("--one", type=float, help="measure this build for so many seconds, and print JSON")
    args = parser.parse_args()
    if args.one is not None:
        print(json.dumps(measured(args.one)))
        return
    builds = {"interpreted": None, "compiled": args.compiled if args.compiled.exists() else None}
    for number, (build, path) in enumerate(builds.items()):
        if build == "compiled" and path is None:
            print("compiled: there is no build; make fast")
            continue
        env = dict(os.environ)
        if path is not None:
            env["PYTHONPATH"] = str(path.resolve())
        command = [sys.executable, __file__, "--one", str(args.seconds)]
        done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
        show(build, number, json.loads(done.stdout))


def show(build: str, number: int, figures: dict[str, float]) -> None:
    print(f"{build}:")
    for name, figure in figures.items():
        sign, *bars = BARS.get(name, ("", None, None))
        bar = bars[number]
        reached = "" if bar is None else f"   bar {sign} {bar:g}"
        print(f"  {name:52} {figure:12,.2f}{reached}")


def measured(seconds: float) -> dict[str, float]:
    from ludoteca.engine import kernel

    found: dict[str, float] = {"compiled": float(not str(kernel.__file__).endswith(".py"))}
    own = aec_steps(own_aec(), seconds)
    found["AEC steps a second"] = own
    with contextlib.suppress(ImportError):
        peer = aec_steps(import_module("pettingzoo.classic.connect_four_v3").env(), seconds)
        found["connect_four_v3 steps a second"] = peer
        found["AEC steps, times connect_four_v3"] = own / peer
    decision, looked = random_decisions(seconds)
    found["a random decision, µs"] = decision
    found["observation and mask, µs"] = looked
    found["observation and mask, in random decisions"] = looked / decision
    with contextlib.suppress(ImportError):
        found.update(in_open_spiel(seconds))
    with contextlib.suppress(ImportError):
        found.update(dataset_cost())
    return found


def own_aec() -> Any:
    from ludoteca.env import aec

    return aec(GAME, seats=SEATS)


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
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.randrange(len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def random_decisions(seconds: float) -> tuple[float, float]:
    """Microseconds of a random decision, and of looking at observation and mask before it."""
    import ludoteca

    rng = random.Random(1)
    bare = looking = 0.0
    decisions = 0
    while bare + looking < seconds:
        t = ludoteca.new(GAME, seats=SEATS, seed=rng.randrange(2**31), undo=False)
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


def in_open_spiel(seconds: float) -> dict[str, float]:
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games.liars_poker")
    from ludoteca.env import open_spiel_game

    game = open_spiel_game(GAME, seats=SEATS)
    own, peer = spiel_steps(game, seconds), spiel_steps(pyspiel.load_game("python_liars_poker"), seconds)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    cloned = cost(state.clone, seconds / 4)
    content = (state.t.position(), state.t.moves, [event.__reduce__() for event in state.t.state.log])
    deep = cost(lambda: copy.deepcopy(content), seconds / 4)
    return {
        "OpenSpiel steps a second": own,
        "python_liars_poker steps a second": peer,
        "OpenSpiel steps, times python_liars_poker": own / peer,
        "OpenSpiel clone, µs": cloned,
        "OpenSpiel clone, times cheaper than a deep copy": deep / cloned,
    }


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


def dataset_cost() -> dict[str, float]:
    from ludoteca.lab.arena import play_match
    from ludoteca.lab.dataset import make_dataset

    with tempfile.TemporaryDirectory() as folder:
        make_dataset(GAME, ["greedy"], 1, Path(folder, "warm"), seats=SEATS)
        start = time.process_time()
        play_match(GAME, ["greedy"], DATASET_GAMES, seats=SEATS)
        alone = time.process_time() - start
        start = time.process_time()
        make_dataset(GAME, ["greedy"], DATASET_GAMES, Path(folder, "run"), seats=SEATS)
        return {"a data set of greedy games, times the match": (time.process_time() - start) / alone}


if __name__ == "__main__":
    main()
