"""Measures other engines at the same job, random play stepped from Python, and prints JSON.

They are optional (`make peers`); one that is not installed is left out.
"""

from __future__ import annotations

import contextlib
import json
import random
import sys
import time


def main() -> None:
    seconds = float(sys.argv[1])
    found: dict[str, dict[str, float]] = {}
    for name in ("hearts", "gin_rummy"):
        with contextlib.suppress(ImportError):
            found[f"OpenSpiel {name}"] = open_spiel(name, seconds)
    with contextlib.suppress(ImportError):
        found["catanatron"] = catanatron(seconds)
    print(json.dumps(found))


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """C++ states stepped from Python; players' decisions only are counted, chance is played too."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o for o, p in outcomes], [p for o, p in outcomes])[0])
            else:
                decisions += 1
                state.apply_action(rng.choice(state.legal_actions()))
    rate = decisions / (time.process_time() - start)
    state = game.new_initial_state()
    begin = time.process_time()
    for i in range(2000):
        state.clone()
    return {"decisions_per_s": rate, "clone_us": (time.process_time() - begin) / 2000 * 1e6}


def catanatron(seconds: float) -> dict[str, float]:
    """A Python engine of a game of similar weight, four random players."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    rng = random.Random(1)
    decisions, seed = 0, 0
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    start = time.process_time()
    while time.process_time() - start < seconds:
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        seed += 1
        while game.winning_color() is None and time.process_time() - start < seconds:
            game.execute(rng.choice(game.state.playable_actions))
            decisions += 1
    rate = decisions / (time.process_time() - start)
    game = Game([RandomPlayer(color) for color in colors], seed=1)
    begin = time.process_time()
    for i in range(500):
        game.copy()
    return {"decisions_per_s": rate, "clone_us": (time.process_time() - begin) / 500 * 1e6}


if __name__ == "__main__":
    main()
