"""`make cluster`: the table as a site runs it, on this machine and without containers.

PostgreSQL, Redis, two servers, a thinker for their bots, and a proxy with time limits before them, from
Debian's packages. It runs until it is interrupted; all that it keeps is in build/cluster. With `--check`
people play through the proxy while something is stopped in turn (`tools/attack/trials.py`).
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

from tools import debian, engines
from tools.attack.trials import check_backup, play_through

FOLDER = Path("build/cluster")
PROGRAMS = {"redis-server": "redis-server", "haproxy": "haproxy"}  # Debian's packages with these commands
PORT = 8765
SERVERS = 2
PATIENCE = 60.0  # seconds: far more than anything takes
PAUSED = 6.0  # seconds: longer than a lease; a minute by --paused 60
PROXY = Path(__file__).parent.parent / "deploy" / "haproxy.cfg"


class Cluster:
    """What runs, and can be stopped."""

    def __init__(self, folder: Path, port: int, cut: bool = False) -> None:
        self.folder = folder
        self.address = f"http://127.0.0.1:{port}"
        self.port = port
        self.ports = [free_port() for _ in range(SERVERS)]
        self.socket = folder / "redis.sock"
        self.cut_socket = folder / "cut.sock"  # of a network that the check cuts
        self.cut = cut
        self.store = ""
        self.stack = ExitStack()
        self.servers: list[subprocess.Popen[bytes]] = []
        self.redis: subprocess.Popen[bytes] | None = None
        self.thinker: subprocess.Popen[bytes] | None = None
        self.database = ExitStack()

    def __enter__(self) -> Cluster:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)
        with self.stack as stack:
            stack.callback(self.stop_database)
            self.start_database()
            self.start_redis()
            self.start_thinker()
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

    def start_database(self) -> None:
        self.store = self.database.enter_context(engines.running_postgres(self.folder))

    def stop_database(self) -> None:
        self.database.close()

    def start_redis(self) -> None:
        self.redis = self.start("redis", *engines.redis_command(self.folder))

    def start_thinker(self) -> None:
        command = [sys.executable, "-m", "ludoteca", "think", "--redis", f"unix://{self.socket}"]
        self.thinker = self.start("thinker", *command)

    def start_server(self, number: int) -> subprocess.Popen[bytes]:
        name = f"server-{number + 1}"
        where = ["--port", str(self.ports[number]), "--data", str(self.folder / name)]
        redis = self.cut_socket if self.cut and number == 0 else self.socket
        shared = ["--store", self.store, "--redis", f"unix://{redis}", "--elsewhere", "--log"]
        command = [sys.executable, "-m", "ludoteca.table", *where, *shared, "--public", self.address]
        return self.start(name, *command)

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
    parser.add_argument("--paused", type=float, default=PAUSED, help="seconds that a server is stopped")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    if missing():
        debian.install(f"Installing {', '.join(missing())}, once ...", *missing())
    if missing():
        print(f"Debian's packages are needed, and could not be installed: {' '.join(missing())}")
        return 1
    with (
        folder_of(args.check) as folder,
        Cluster(folder, free_port() if args.check else args.port, args.check) as cluster,
    ):
        if not args.check:
            print(f"Ludoteca: {cluster.address}/  (its files are in {folder}; interrupt to stop)", flush=True)
            try:
                signal.pause()
            except KeyboardInterrupt:
                return 0
        found = asyncio.run(play_through(cluster, args.rounds, random.Random(args.seed), args.paused))
        found += check_backup(cluster, folder)
    print("\n".join(found) or "nothing was lost, nothing was made twice")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
