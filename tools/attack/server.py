"""A real server in a folder of its own, on a free port of the loopback address."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from types import TracebackType

import msgspec

BROKEN = ("request failed", "message failed", "bot failed")  # in its log: our mistakes
PATIENCE = 20.0


class Server:
    """`with Server() as server`: it runs until then, and can be killed and started again on the same data."""

    def __init__(self, *options: str, module: str = "ludoteca.table") -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="ludoteca-attack-", ignore_cleanup_errors=True)
        self.data = Path(self.folder.name)
        self.options = options
        self.module = module
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Server:
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
        line = self.process.stdout.readline()
        if not line.startswith("Ludoteca: http://127.0.0.1:"):
            raise SystemExit(f"the server did not start: {line}{(self.data / 'log').read_text()[-500:]}")
        self.address = line.split()[1].rstrip("/")

    def kill(self) -> None:
        """Without a warning, as a power cut would."""
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
        assert self.process is not None
        try:
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        except OSError:
            return 0.0
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def mistakes(self) -> list[str]:
        """What its log says of mistakes of ours."""
        lines = (self.data / "log").read_text().splitlines()
        events = [msgspec.json.decode(line) for line in lines if line.startswith("{")]
        broken = [f"{e['event']}: {e.get('reason')} {e.get('where')}" for e in events if e["event"] in BROKEN]
        return broken + [line for line in lines if line.startswith("Traceback")]
