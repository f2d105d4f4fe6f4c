"""How long a move takes while many tables play, with the garbage collector as Python sets it, and as we do.

make load                        a real server on loopback with the one, then with the other
python -m bench.load --tables 700 --rate 150 --seconds 20 --collector tuned
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import platform
import random
import resource
import shlex
import sys
import time

from rich.console import Console
from rich.table import Table

from bench.watched import FILE
from tools.attack.people import ME, Page, Person
from tools.attack.server import Server
from tools.sample import LASTING

PAGES_EACH = 80  # that one person opens: within the limits of one address
COLLECTORS = ("default", "tuned")
HEADINGS = ["moves", "p50 ms", "p90 ms", "p99 ms", "p99.9 ms", "longest ms", "gc longest", "gc in all"]
Measured = tuple[list[float], list[float]]


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=700)
    parser.add_argument("--seats", type=int, default=2, help="at each table, with a page each")
    parser.add_argument("--rate", type=float, default=150.0, help="moves a second, of all tables together")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it is measured")
    parser.add_argument("--collector", choices=COLLECTORS, action="append", help="only this one")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    allow_files(args.tables * args.seats + 200)
    console = Console(width=max(100, Console().width))
    console.print(f"{os.cpu_count()} cores, Python {platform.python_version()}, seed {args.seed}")
    console.print(f"$ python {shlex.join(sys.argv)}")
    grid = Table(
        title=f"Until a move is answered: {args.tables} tables of {args.seats}, {args.rate:.0f} moves/s"
    )
    grid.add_column("collector")
    for heading in HEADINGS:
        grid.add_column(heading, justify="right")
    for collector in args.collector or COLLECTORS:
        times, stalls = asyncio.run(measured(collector, args, console))
        shares = [quantile(times, share) * 1000 for share in (0.5, 0.9, 0.99, 0.999, 1.0)]
        figures = [*shares, max(stalls, default=0.0), sum(stalls)]
        grid.add_row(collector, str(len(times)), *[f"{ms:.1f}" for ms in figures])
    console.print(grid)


def allow_files(wanted: int) -> None:
    """Every page is an open file, here and at the server; some systems allow a thousand unless asked."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if 0 <= soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard < 0 else min(wanted, hard), hard))


async def measured(collector: str, args: argparse.Namespace, console: Console) -> Measured:
    """The seconds that each move took, and the milliseconds of each garbage collection meanwhile."""
    rng = random.Random(args.seed)
    with Server("--collector", collector, module="bench.watched") as server:
        console.print(f"{collector}: opening {args.tables} tables ...")
        each = PAGES_EACH // args.seats
        people = [Person(server, n) for n in range(1 + args.tables // each)]
        owners = [people[n // each] for n in range(args.tables)]
        tables = [await sit(person, args.seats) for person in owners]
        console.print(f"{collector}: playing for {args.seconds:.0f} s ...")
        gc.collect()
        gc.disable()  # ours must not be taken for the server's
        before = len(collections(server))
        times = await play(tables, args.rate, args.seconds, rng)
        gc.enable()
        stalls = collections(server)[before:]
        server.kill()
        await asyncio.gather(*[page.reader for page in itertools.chain(*tables)])
        for person in people:
            await person.http.aclose()
    return sorted(times), stalls


def collections(server: Server) -> list[float]:
    return [float(line.split()[1]) for line in (server.data / FILE).read_text().splitlines()]


async def sit(person: Person, seats: int) -> list[Page]:
    """A new table with a page for each seat."""
    table = await person.make(*[ME] * seats, options=LASTING)
    pages = [await person.live(table) for _ in range(seats)]
    for seat, page in enumerate(pages):
        await page.look(seat)
    return pages


async def play(tables: list[list[Page]], rate: float, seconds: float, rng: random.Random) -> list[float]:
    """Moves at tables chosen at random, at this rate, whether or not earlier ones were answered."""
    times: list[float] = []
    busy: set[int] = set()

    async def move(number: int, page: Page) -> None:
        began = time.perf_counter()
        _, answer = await page.move(rng.choice(page.asked()))
        if answer is not None and answer["t"] == "done":
            times.append(time.perf_counter() - began)
        busy.discard(number)

    tasks: set[asyncio.Task[None]] = set()
    begin = time.perf_counter()
    for due in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begin + due / rate - time.perf_counter()))
        number = rng.randrange(len(tables))
        asked = [page for page in tables[number] if page.asked()]
        if asked and number not in busy:
            busy.add(number)
            task = asyncio.create_task(move(number, asked[0]))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return times


def quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


if __name__ == "__main__":
    main()
