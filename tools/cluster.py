"""`make cluster`: the table as a site runs it, on this machine and without containers.

PostgreSQL, Redis, two servers, and a proxy with time limits before them, from Debian's packages. It runs
until it is interrupted; all that it keeps is in build/cluster. With `--check` two people play through the
proxy while servers are killed, paused and restarted in turn and Redis is stopped; then every answer is held
against the journal, and a backup is restored.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from ludoteca.table.backup import back_up, restore
from ludoteca.table.postgres import open_postgres
from ludoteca.table.settings import Settings
from ludoteca.table.store import MoveRow
from tools import debian, engines
from tools.attack.histories import faults
from tools.attack.kills import Player
from tools.attack.people import ME, Page, Person

FOLDER = Path("build/cluster")
PROGRAMS = {"redis-server": "redis-server", "haproxy": "haproxy"}  # Debian's packages with these commands
PORT = 8765
SERVERS = 2
PATIENCE = 60.0  # seconds: far more than anything takes
PAUSED = 6.0  # seconds: longer than a lease
PROXY = Path(__file__).parent.parent / "deploy" / "haproxy.cfg"


class Cluster:
    """What runs, and can be stopped."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.address = f"http://127.0.0.1:{port}"
        self.port = port
        self.ports = [free_port() for _ in range(SERVERS)]
        self.socket = folder / "redis.sock"
        self.store = ""
        self.stack = ExitStack()
        self.servers: list[subprocess.Popen[bytes]] = []
        self.redis: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Cluster:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)
        with self.stack as stack:
            self.store = stack.enter_context(engines.running_postgres(self.folder))
            self.start_redis()
            for number in range(SERVERS):
                self.servers.append(self.start_server(number))
            self.start_proxy()
            self.wait()
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def start(self, name: str, *command: str) -> subprocess.Popen[bytes]:
        return self.stack.enter_context(engines.running([*command], self.folder / f"{name}.log"))

    def start_redis(self) -> None:
        settings = ["--port", "0", "--unixsocket", str(self.socket), "--save", "", "--dir", str(self.folder)]
        self.redis = self.start("redis", "redis-server", *settings)

    def start_server(self, number: int) -> subprocess.Popen[bytes]:
        name = f"server-{number + 1}"
        where = ["--port", str(self.ports[number]), "--data", str(self.folder / name)]
        shared = ["--store", self.store, "--redis", f"unix://{self.socket}", "--public", self.address]
        return self.start(name, sys.executable, "-m", "ludoteca.table", *where, *shared, "--log")

    def start_proxy(self) -> None:
        one, two = [f"127.0.0.1:{port}" for port in self.ports]
        told = [f"LUDOTECA_BIND=127.0.0.1:{self.port}", f"LUDOTECA_ONE={one}", f"LUDOTECA_TWO={two}"]
        self.start("proxy", "env", *told, "haproxy", "-db", "-f", str(PROXY))

    def wait(self) -> None:
        """Until every server answers, and the proxy for them."""
        for port in (*self.ports, self.port):
            deadline = time.monotonic() + PATIENCE
            while not answers(f"http://127.0.0.1:{port}/health"):
                if time.monotonic() > deadline:
                    raise SystemExit(f"nobody answers at port {port}: see {self.folder}")
                time.sleep(0.1)


def answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=PATIENCE, trust_env=False).status_code == 200
    except httpx.HTTPError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# --- the check


async def play_through(cluster: Cluster, rounds: int, rng: random.Random) -> list[str]:
    """Two tables are played while something is stopped each round; what is wrong at the end, in words."""
    people = [Person(cluster, number) for number in range(2)]  # type: ignore[arg-type]
    tables = [await one.make(ME, ME, options={"series": 50}, alone="asked") for one in people]
    late = asyncio.Event()
    players = [Guest(one, table, late) for one, table in zip(people, tables, strict=True)]
    playing = [asyncio.create_task(player.keep_playing(rng)) for player in players]
    for number in range(rounds):
        before = [len(player.history) for player in players]
        print(f"round {number + 1} of {rounds}: {await disturb(cluster, number, rng)}", flush=True)
        began = time.monotonic()
        while not all(len(p.history) > n for p, n in zip(players, before, strict=True)):
            assert time.monotonic() - began < PATIENCE, "nobody plays on"
            await asyncio.sleep(0.1)
    late.set()
    await asyncio.gather(*playing)
    found = [fault for player in players for one in player.told for fault in one.faults]
    for player in players:
        found += faults([player.history], await journal(cluster.store, player.table))
    for one in people:
        await one.http.aclose()
    print(f"{sum([len(player.history) for player in players])} moves were answered")
    return found


class Guest(Player):
    """Somebody who goes home when it is late."""

    def __init__(self, person: Person, table: str, late: asyncio.Event) -> None:
        super().__init__(person, table)
        self.late = late

    async def keep_playing(self, rng: random.Random) -> None:
        """Whoever is sent away comes back; in the end nothing is left unanswered."""
        while not self.late.is_set() or self.unanswered is not None:
            try:
                await self.live(rng)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.2)  # nobody lets people in just now

    async def say(self, page: Page, name: str) -> None:
        if self.late.is_set():
            await page.leave()
        else:
            await super().say(page, name)


async def disturb(cluster: Cluster, number: int, rng: random.Random) -> str:
    """Stop something, for a while or for good; what it was."""
    kind = ("kill", "pause", "stop Redis", "restart")[number % 4]
    victim = rng.randrange(SERVERS)
    server = cluster.servers[victim]
    if kind == "stop Redis":
        assert cluster.redis is not None
        cluster.redis.kill()
        await asyncio.sleep(2)
        cluster.start_redis()
        return kind
    if kind == "pause":
        server.send_signal(signal.SIGSTOP)
        await asyncio.sleep(PAUSED)
        server.send_signal(signal.SIGCONT)
    else:
        server.send_signal(signal.SIGKILL if kind == "kill" else signal.SIGTERM)
        await asyncio.to_thread(server.wait, PATIENCE)
        cluster.servers[victim] = cluster.start_server(victim)
    return f"{kind} server {victim + 1}"


async def journal(address: str, table: str) -> list[MoveRow]:
    store = await open_postgres(address)
    try:
        return (await store.history(table))[1]
    finally:
        await store.close()


def check_backup(cluster: Cluster, folder: Path) -> list[str]:
    """What was written while servers run is restored, and is the same."""
    settings = Settings(folder / "restored")
    written = back_up(Settings(folder, store=cluster.store), folder / "backup.gz")
    restored = restore(settings, folder / "backup.gz")
    print(f"{restored} tables were restored from a backup")
    return [] if written == restored == 2 else [f"{written} tables were written, {restored} restored"]


@contextmanager
def folder_of(check: bool) -> Iterator[Path]:
    if not check:
        yield FOLDER.resolve()
        return
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def missing() -> list[str]:
    found = [package for command, package in PROGRAMS.items() if shutil.which(command) is None]
    return found + ([] if engines.find_postgres() else ["postgresql"])


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--check", action="store_true", help="play through kills, and stop")
    parser.add_argument("--rounds", type=int, default=8, help="of the check")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    if missing():
        debian.install(f"Installing {', '.join(missing())}, once ...", *missing())
    if missing():
        print(f"Debian's packages are needed, and could not be installed: {' '.join(missing())}")
        return 1
    with (
        folder_of(args.check) as folder,
        Cluster(folder, free_port() if args.check else args.port) as cluster,
    ):
        if not args.check:
            print(f"Ludoteca: {cluster.address}/  (its files are in {folder}; interrupt to stop)", flush=True)
            try:
                signal.pause()
            except KeyboardInterrupt:
                return 0
        found = asyncio.run(play_through(cluster, args.rounds, random.Random(args.seed)))
        found += check_backup(cluster, folder)
    print("\n".join(found) or "nothing was lost, nothing was made twice")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
