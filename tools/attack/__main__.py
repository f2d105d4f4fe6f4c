"""`python -m tools.attack`: every attack, or some, and a table of what they found."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial

from rich.console import Console

from tools.attack.crowd import attack as crowd
from tools.attack.figures import Figure, Tell, show
from tools.attack.flood import attack as flood
from tools.attack.kills import attack as kills
from tools.attack.messages import attack as messages
from tools.attack.nonsense import attack as nonsense
from tools.attack.pair import attack as pair
from tools.attack.requests import attack as requests
from tools.attack.slow import attack as slow
from tools.attack.soak import attack as soak

ATTACKS: dict[str, Callable[[random.Random, bool, Tell], Awaitable[list[Figure]]]] = {
    "kills": kills,
    "pair": pair,
    "crowd": crowd,
    "flood": flood,
    "slow": slow,
    "messages": messages,
    "nonsense": nonsense,
    "requests": requests,
    "soak": soak,
}
COUNTED: dict[str, Callable[..., Awaitable[list[Figure]]]] = {
    "kills": kills,
    "pair": pair,
    "messages": messages,
    "nonsense": nonsense,
    "requests": requests,
    "soak": soak,
}
LONGEST = 900.0  # seconds of one attack; where it is counted by hand there is no such limit


def main() -> int:
    parser = argparse.ArgumentParser(prog="make attack", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short version of each")
    parser.add_argument("--only", choices=sorted(ATTACKS), action="append", help="this one; may be repeated")
    parser.add_argument(
        "--count", type=int, help="of the kills, messages, requests, or seconds of the soak; with --only"
    )
    parser.add_argument("--processes", type=int, default=1, help="that share a --count, each with a server")
    parser.add_argument("--seed", type=int, default=None, help="of an earlier run, to repeat it")
    args = parser.parse_args()
    if args.count is not None and not (args.only and {*args.only} <= {*COUNTED}):
        parser.error(f"--count goes with --only, and one of {', '.join(sorted(COUNTED))}")
    seed = secrets.randbits(32) if args.seed is None else args.seed
    if args.count is not None and args.processes > 1:
        return side_by_side(args.only, args.count, args.processes, seed)
    console = Console(width=max(110, Console().width))
    console.print(f"seed {seed}; loopback only, on servers of its own")
    figures: list[Figure] = []
    for name in args.only or ATTACKS:
        began = time.perf_counter()
        with console.status(name) as status:
            rng = random.Random(f"{seed} {name}")
            figures += asyncio.run(bounded(name, rng, args.quick, status.update, args.count))
        console.print(f"{name}: {time.perf_counter() - began:.0f} s")
    show(console, figures)
    return int(not all(figure.ok for figure in figures))


def side_by_side(names: list[str], count: int, processes: int, seed: int) -> int:
    """The same attack in many processes, each with a server and a seed of its own."""
    command = [sys.executable, "-m", "tools.attack", *[word for name in names for word in ("--only", name)]]
    share = ["--count", str(-(-count // processes))]
    started = [
        subprocess.Popen([*command, *share, "--seed", str(seed + number)]) for number in range(processes)
    ]
    return max([one.wait() for one in started])


async def bounded(
    name: str, rng: random.Random, quick: bool, tell: Tell, count: int | None = None
) -> list[Figure]:
    """An attack that does not end has found something too."""
    attack = ATTACKS[name] if count is None else partial(COUNTED[name], count=count)
    try:
        return await asyncio.wait_for(attack(rng, quick, tell), LONGEST if count is None else None)
    except TimeoutError as late:
        return [Figure(name, "", str(late) or "did not end", 1, 0)]


if __name__ == "__main__":
    sys.exit(main())
