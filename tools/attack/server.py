"""A real server in a folder of its own, on a free port of the loopback address."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from ludoteca.table.sqlite import moves_after
from ludoteca.table.store import MoveRow

# Mistakes of ours, as its log calls them.
BROKEN = ("request failed", "message failed", "bot failed", "clock failed", "cannot be opened")
PATIENCE = 20.0
NOT_STARTED = "did not start"


class Server:
    """`with Server() as server`: it runs until then, and can be killed and started again on the same data."""

    def __init__(self, *options: str, module: str = "ludoteca.table") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="ludoteca-attack-", ignore_cleanup_errors=True)
        self.data = Path(self.folder.name)
        self.options = options
        self.module = module
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.pid = 0
        self.alive = False

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.kill()
        self.folder.cleanup()

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "--port", "0", "--data", str(self.data), "--log"]
        with open(self.data / "log", "a") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        self.pid, self.alive = self.process.pid, True
        self.address = self.told("Ludoteca: http://127.0.0.1:").split()[1].rstrip("/")

    def told(self, beginning: str) -> str:
        """The next line of its own that begins so."""
        assert self.process is not None and self.process.stdout is not None
        lines = []
        for line in self.process.stdout:
            if line.startswith(beginning):
                return line
            lines.append(line)
            if line.startswith(NOT_STARTED):
                break
        raise SystemExit(
            f"the server did not start: {''.join(lines)}{(self.data / 'log').read_text()[-500:]}"
        )

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
        self.alive = False
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def runs(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def megabytes(self) -> float:
        """Of memory that it holds; 0 where the system does not say."""
        try:
            pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def journal(self, table: str) -> list[MoveRow]:
        """Every row of a table, as it lies on the disk."""
        with closing(sqlite3.connect(f"file:{self.data / 'tables.sqlite'}?mode=ro", uri=True)) as file:
            return moves_after(file, table, 0)

    def mistakes(self) -> list[str]:
        return mistakes_in(self.data / "log")


def mistakes_in(log: Path) -> list[str]:
    """What the log of a server says of mistakes of ours."""
    lines = log.read_text().rpartition("\n")[0].splitlines()  # the last may be half written
    events = [msgspec.json.decode(line) for line in lines if line.startswith("{")]
    broken = [f"{e['event']}: {e.get('reason')} {e.get('where')}" for e in events if e["event"] in BROKEN]
    return broken + [
        ended(lines[number + 1 :]) for number, line in enumerate(lines) if line.startswith("Traceback")
    ]


def ended(trace: list[str]) -> str:
    """What a trace of calls ends with: the error, and the last calls before it."""
    end = next((i for i, line in enumerate(trace) if line and not line.startswith((" ", "{"))), len(trace))
    calls = [line.strip() for line in trace[:end] if line.startswith("  File ")]
    return f"{' '.join(trace[end : end + 1]) or 'an error'} ({'; '.join(calls[-3:])})"


class ForkedServer(Server):
    """The same, out of a program that has imported all already: killed and started again within a moment."""

    def __init__(self, *options: str, module: str = "ludoteca.table") -> None:
        super().__init__(*options, module=module)
        self.crashes: list[str] = []  # what was to be killed and had ended by itself

    def start(self) -> None:
        if self.process is None:
            with open(self.data / "log", "a") as log:
                self.process = subprocess.Popen(
                    [sys.executable, "-m", "tools.attack.nursery", "--data", str(self.data), *self.options],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                )
        self.command("start")
        self.pid = int(self.told("pid ").split()[1])
        self.address = self.told("Ludoteca: http://127.0.0.1:").split()[1].rstrip("/")
        self.alive = True

    def command(self, word: str) -> None:
        assert self.process is not None and self.process.stdin is not None
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def die(self) -> None:
        """Without a warning; it can be started again."""
        self.alive = False
        self.command("kill")
        told = self.told("kill: ").strip()
        if told != "kill: done":
            self.crashes.append(told)

    def pause(self) -> None:
        """As a machine that is put to sleep: it lives, and answers nothing."""
        self.command("stop")
        self.told("stop: done")

    def go_on(self) -> None:
        self.command("go on")
        self.told("go on: done")

    def mistakes(self) -> list[str]:
        return self.crashes + super().mistakes()

    def kill(self) -> None:
        """Servers and all: at the end."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None
