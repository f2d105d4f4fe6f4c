"""What a move at a table costs, beside the server of boardgame.io in the same run.

Ours stores every move before it tells anybody; boardgame.io keeps its matches in memory. The players are in a
process of their own, on the loop that our server has, and read no more than they need to move. First every
table moves as fast as it is answered (moves/s, and processor time for each, with the database's), then each
moves once in so many seconds (how long until all have seen it).

make peers && make moves                       small: 1 and 40 tables, on a file
python -m bench.table --tables 1,40,400,1000,2000 --seats 3 --servers file,postgresql,two,boardgame.io
python -m bench.table --idle 10000             what tables cost at which nobody moves
PYTHONPATH=build/fast python -m bench.table    with the compiled engine (make fast)
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import shlex
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import uvloop
from rich.console import Console
from rich.table import Table as Grid

from bench.line import connect
from bench.load import PAGES_EACH, allow_files, quantile
from bench.players import OurTable, PeerTable, Play, Table, settled
from bench.servers import KINDS, Kind, Running, running
from ludoteca.engine import kernel
from tools.attack.people import ME, Person
from tools.sample import GAME, lasting

PATIENCE = 60.0  # seconds until every page has seen its table
SPEEDS = ["moves/s", "CPU µs", "players %", "p50 ms", "p99 ms", "paced p50", "p99", "CPU %"]
HEADINGS = [*SPEEDS, "B/seat", "kB/table"]
Found = dict[str, dict[int, "Figures"]]


class Figures(NamedTuple):
    """Of one server with so many tables."""

    rate: float  # moves a second, as fast as they go
    cpu: float  # seconds of processor time for each
    players: float  # share of one core that the players took: at 1 it is they who are slow
    times: list[float]  # until all had seen it
    paced: list[float]  # the same, while each table moves now and then
    paced_cpu: float  # share of one core meanwhile
    bytes: float  # that a move sends to each seat
    memory: float  # bytes that a table takes, with its lines

    def row(self) -> list[str]:
        full = [quantile(self.times, share) * 1000 for share in (0.5, 0.99)]
        paced = [quantile(self.paced, share) * 1000 for share in (0.5, 0.99)]
        shares = [f"{self.rate:,.0f}", f"{self.cpu * 1e6:,.0f}", f"{self.players:.0%}"]
        shares += [f"{ms:.1f}" for ms in full + paced]
        return [*shares, f"{self.paced_cpu:.0%}", f"{self.bytes:,.0f}", f"{self.memory / 1e3:,.0f}"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", default="1,40", help="how many, one after the other: 1,40,400")
    parser.add_argument("--seats", type=int, default=4, help="at each table, with a page each")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between moves, when paced")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--servers", default="file,boardgame.io", help=f"of {', '.join(KINDS)}")
    parser.add_argument("--idle", type=int, default=0, help="measure what so many tables take, and stop")
    parser.add_argument("--plot", type=Path, default=Path("build/table.png"))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    counts = [int(count) for count in args.tables.split(",")]
    allow_files(max(*counts, args.idle) * args.seats + 200)
    console = Console(width=max(132, Console().width))
    engine = "interpreted" if (kernel.__file__ or "").endswith(".py") else "compiled"
    python = f"Python {platform.python_version()}, {engine} engine"
    console.print(f"{os.cpu_count()} cores, {python}, seed {args.seed}")
    console.print(f"$ python {shlex.join(sys.argv)}")
    if args.idle:
        console.print(uvloop.run(idle(args)))
        return
    found: Found = {}
    for count in counts:
        for kind in [KINDS[name] for name in args.servers.split(",")]:
            if not kind.there():
                console.print(f"{kind.name} is left out: make peers installs it")
                continue
            console.print(f"{kind.name}: {count} tables ...")
            one = uvloop.run(figures(kind, count, args))
            console.print(
                "  " + ", ".join([" ".join(pair) for pair in zip(HEADINGS, one.row(), strict=True)])
            )
            found.setdefault(kind.name, {})[count] = one
    console.print(grid(found, args))
    for line in ratios(found):
        console.print(line)
    plot(found, args.plot)
    console.print(f"plot: {args.plot}")


async def figures(kind: Kind, count: int, args: argparse.Namespace) -> Figures:
    rng = random.Random(args.seed)
    async with AsyncExitStack() as stack:
        server = stack.enter_context(running(kind, args.seats))
        before = server.processes.memory()
        make = our_tables if server.ours is not None else their_tables
        tables = await make(server, count, args, rng, stack)
        return await measured(server, before, tables, args, rng)


async def people(server: Running, tables: int, seats: int, stack: AsyncExitStack) -> list[Person]:
    """Who opens each table: so many at each address as its limits allow."""
    assert server.ours is not None
    each = PAGES_EACH // seats
    found = [await stack.enter_async_context(Person(server.ours, n)) for n in range(1 + tables // each)]
    return [found[n // each] for n in range(tables)]


async def our_tables(
    server: Running, count: int, args: argparse.Namespace, rng: random.Random, stack: AsyncExitStack
) -> list[Table]:
    quiet: set[str] = set()
    tables: list[Table] = []
    options = lasting(args.game)
    for person in await people(server, count, args.seats, stack):
        id = await person.make(*[ME] * args.seats, game=args.game, options=options, alone="asked")
        table = OurTable(quiet, rng)
        stack.callback(table.close)
        await table.sit(server.port, id, args.seats, cookies(person), person.address)
        tables.append(table)
    return tables


def cookies(person: Person) -> str:
    return "; ".join([f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar])


async def their_tables(
    server: Running, count: int, args: argparse.Namespace, rng: random.Random, stack: AsyncExitStack
) -> list[Table]:
    http = await stack.enter_async_context(
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/games/like/", trust_env=False)
    )
    tables: list[Table] = []
    for n in range(count):
        id = (await http.post("create", json={"numPlayers": args.seats})).json()["matchID"]
        seats = [{"playerID": str(seat), "playerName": "Anna"} for seat in range(args.seats)]
        secrets = [(await http.post(f"{id}/join", json=s)).json()["playerCredentials"] for s in seats]
        table = PeerTable(set(), rng)
        stack.callback(table.close)
        await table.sit(server.port, id, secrets)
        tables.append(table)
    return tables


async def measured(
    server: Running, before: int, tables: list[Table], args: argparse.Namespace, rng: random.Random
) -> Figures:
    async with asyncio.timeout(PATIENCE):
        while not all(len(table.fresh) == args.seats for table in tables):
            await asyncio.sleep(0.1)
    memory = (server.processes.memory() - before) / len(tables)
    gc.collect()
    gc.disable()  # ours must not be taken for the server's
    await played(tables, 0.0, min(2.0, args.seconds), rng)  # to be warm
    cpu, size, players = server.cpu(), received(tables), time.process_time()
    full, took = await played(tables, 0.0, args.seconds, rng)
    cpu, size, players = server.cpu() - cpu, received(tables) - size, time.process_time() - players
    paced_cpu = server.cpu()
    paced, paced_took = await played(tables, args.every, max(args.seconds, 2 * args.every), rng)
    paced_cpu = server.cpu() - paced_cpu
    gc.enable()
    assert full.moves and paced.times, "nobody moved"
    return Figures(
        full.moves / took,
        cpu / full.moves,
        players / took,
        sorted(full.times),
        sorted(paced.times),
        paced_cpu / paced_took,
        size / full.moves / args.seats,
        memory,
    )


async def played(tables: list[Table], every: float, seconds: float, rng: random.Random) -> tuple[Play, float]:
    play = Play(tables, every, rng)
    took = await play.run(seconds)
    await settled(tables)
    return play, took


def received(tables: list[Table]) -> int:
    return sum([line.bytes for table in tables for line in table.lines])


async def idle(args: argparse.Namespace) -> str:
    """What tables take at which nobody moves: while nobody looks, and with a page at each."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(running(KINDS["file"], args.seats))
        before = server.processes.memory()
        made = []
        for person in await people(server, args.idle, args.seats, stack):
            made.append((person, await person.make(*[ME] * args.seats, game=args.game, alone="asked")))
        alone = server.processes.memory() - before
        for person, id in made:
            path = f"/api/tables/{id}/live"
            line = await connect(
                "127.0.0.1", server.port, path, lambda *_: None, cookies(person), person.address
            )
            stack.callback(line.close)
            line.send(b'{"t":"hello","seat":0,"version":0,"deltas":true}')
        await asyncio.sleep(5)
        seen = server.processes.memory() - before
        figures = [(f"{size / 1e6:,.0f} MB", f"{size / args.idle / 1e3:,.1f} kB") for size in (alone, seen)]
        told = [f"{whole}, {each} each" for whole, each in figures]
        return f"{args.idle} tables of {args.game}: {told[0]}; with a page at each {told[1]}"


def grid(found: Found, args: argparse.Namespace) -> Grid:
    made = Grid(
        title=f"{args.game} and a boardgame.io game of like size, {args.seats} seats; until seen by all; "
        f"paced: a move in {args.every:g} s at each table"
    )
    made.add_column("tables", justify="right")
    made.add_column("server")
    for heading in HEADINGS:
        made.add_column(heading, justify="right")
    for count in sorted({count for by_count in found.values() for count in by_count}):
        for name, by_count in found.items():
            if count in by_count:
                made.add_row(str(count), name, *by_count[count].row())
    return made


def ratios(found: Found) -> list[str]:
    theirs = found.get(KINDS["boardgame.io"].name, {})
    return [
        f"{count} tables, {name}: {mine.rate / theirs[count].rate:.2f} x boardgame.io's moves/s, "
        f"{mine.cpu / theirs[count].cpu:.2f} x its processor time a move, "
        f"{mine.bytes / theirs[count].bytes:.2f} x its bytes"
        for name, by_count in found.items()
        for count, mine in by_count.items()
        if count in theirs and by_count is not theirs
    ]


def plot(found: Found, file: Path) -> None:
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    parts: list[tuple[str, Callable[[Figures], float]]] = [
        ("moves a second", lambda figures: figures.rate),
        ("processor time a move, µs", lambda figures: figures.cpu * 1e6),
        ("p99 until seen by all when paced, ms", lambda figures: quantile(figures.paced, 0.99) * 1000),
    ]
    figure, axes = pyplot.subplots(1, len(parts), figsize=(5 * len(parts), 4), layout="constrained")
    for axis, (title, value) in zip(axes, parts, strict=True):
        for name, by_count in found.items():
            axis.plot(list(by_count), [value(figures) for figures in by_count.values()], "o-", label=name)
        axis.set(title=title, xlabel="tables", xscale="log", ylim=(0, None))
        axis.legend()
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file)


if __name__ == "__main__":
    main()
