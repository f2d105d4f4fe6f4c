"""A search beside the one of another checkout: simulations/s of `ismcts` as tables play it, compiled.

python bench/search.py --before ../earlier --rounds 5            (make fast first, there too)
python bench/search.py --before ../earlier --games NAME --iterations 500

Both builds search the same positions in turn, each in processes of its own, in seconds of the processor; the
trees must be the same ones. A figure is the median of all rounds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import time
from pathlib import Path
from typing import Any

from ludoteca.engine.registry import names

SEATS = (2, 4)
PARTS = (0.1, 0.4, 0.7)  # of a sensible game that were played
LEAST = 0.5  # seconds for a figure


def main() -> None:
    parser = argparse.ArgumentParser(description="A search, beside that of another checkout.")
    parser.add_argument("--before", type=Path, help="the other checkout; without one, this one alone")
    parser.add_argument("--games", nargs="+", default=names(), help="all, if none is named")
    parser.add_argument("--iterations", type=int, default=200, help="of a search")
    parser.add_argument("--cut", type=int, default=-1, help="decisions of a playout; -1: as the game says")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.work:
        print(json.dumps({game: searched(game, args.iterations, args.cut) for game in args.games}))
        return
    here = Path(__file__).parent.parent
    for game in args.games:
        compare(game, here, args)


def compare(game: str, here: Path, args: argparse.Namespace) -> None:
    """Prints a line for each position, and one for the game."""
    now: dict[str, list[float]] = {}
    before: dict[str, list[float]] = {}
    for _ in range(args.rounds):
        trees: dict[str, str] = {}
        for checkout, figures in ((args.before, before), (here, now)):
            if checkout is None:
                continue
            for place, rate, digest in worker(checkout, game, args):
                figures.setdefault(place, []).append(rate)
                assert trees.setdefault(place, digest) == digest, f"other trees: {game}, {place}"
    times: list[float] = []
    for place, rates in now.items():
        line = f"{game}, {place}: {statistics.median(rates):,.0f}/s"
        if place in before:
            times.append(statistics.median(rates) / statistics.median(before[place]))
            line += f", before {statistics.median(before[place]):,.0f}/s: {times[-1]:.2f} times"
        print(line, flush=True)
    if times:
        print(f"{game}: {statistics.geometric_mean(times):.2f} times (least {min(times):.2f})", flush=True)


def worker(checkout: Path, game: str, args: argparse.Namespace) -> list[tuple[str, float, str]]:
    """This file, run by the Python and with the build of a checkout."""
    python = (checkout / ".venv" / "bin" / "python").absolute()
    command = [str(python), __file__, "--work", "--games", game]
    command += ["--iterations", str(args.iterations), "--cut", str(args.cut)]
    env = {**os.environ, "PYTHONPATH": str((checkout / "build" / "fast").resolve())}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    found: list[tuple[str, float, str]] = [tuple(row) for row in json.loads(done.stdout)[game]]
    return found


def searched(game: str, iterations: int, cut: int) -> list[tuple[str, float, str]]:
    """For some positions of a game: where it is, simulations/s, and a digest of the tree."""
    from ludoteca.bots import IsmctsBot
    from ludoteca.engine import kernel
    from ludoteca.engine.advice import play_by
    from ludoteca.engine.door import SeatDoor
    from ludoteca.engine.kernel import State, answer_chance
    from ludoteca.engine.options import complete
    from ludoteca.engine.registry import rules_of
    from ludoteca.engine.rng import seeded

    assert not str(kernel.__file__).endswith(".py"), "this is no compiled build"
    rules = rules_of(game)
    found: list[tuple[str, float, str]] = []
    for seats in SEATS:
        first: State = rules.set_up(seats, rules.info.editions[0], complete(rules.info.options, None))
        first.advance()
        answer_chance(first, seeded(1))
        length = play_by(first.clone(), seeded(1), 1_000_000, rules.advice)
        for part in PARTS:
            g = first.clone()
            play_by(g, seeded(1), int(part * length), rules.advice)
            while answer_chance(g, seeded(1)) and len(rules.advice.worth_trying(g, g.asked[0])) == 1:
                g.apply(g.asked[0], rules.advice.worth_trying(g, g.asked[0])[0])
            door = SeatDoor(rules, g, g.asked[0])
            tree = lines(IsmctsBot(1, iterations, cut=cut).search(door))
            digest = hashlib.sha256("\n".join(tree).encode())
            searches = 0
            start = time.process_time()
            while searches == 0 or time.process_time() - start < LEAST:
                IsmctsBot(2 + searches, iterations, cut=cut).search(door)
                searches += 1
            rate = searches * iterations / (time.process_time() - start)
            found.append((f"{seats} seats, {part:.0%} played", rate, digest.hexdigest()[:16]))
    return found


def lines(node: Any) -> list[str]:
    """One for each node below; `testing.trees` does the same, but an earlier checkout may lack it."""
    found: list[str] = []
    for key in sorted(node.children):
        child = node.children[key]
        found += [f"{key} {child.visits} {child.available} {child.gained!r}", *lines(child), "up"]
    return found


if __name__ == "__main__":
    main()
