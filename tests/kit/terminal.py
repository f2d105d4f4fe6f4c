"""A terminal to play in: a pty with the `ludoteca` command at its other end."""

from __future__ import annotations

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

PATIENCE = 60.0  # seconds, for a loaded machine
TIMES = 6  # that Control-C is pressed in it
QUESTION = re.compile(r"\[1(?:-(\d+))?, \?, (?:help|aiuto|hilfe)\] > $")
CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\r")


def _listens_to_control_c() -> None:
    """A shell starts what runs in its background with Control-C ignored, and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Types into a running command and reads what it prints."""

    def __init__(self, home: Path, *arguments: str, **setting: str) -> None:
        environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("LC_")},
            "LANG": "C.UTF-8",
            "TERM": "dumb",
            "XDG_DATA_HOME": str(home),
            "PYTHONHASHSEED": "0",
            **setting,
        }
        environment.pop("NO_COLOR", None)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "ludoteca.cli", *arguments],
            env=environment,
            dimensions=(24, 80),
            encoding="utf-8",
            codec_errors="replace",
            timeout=PATIENCE,
            echo=False,
            preexec_fn=_listens_to_control_c,
        )
        self.child.delaybeforesend = None

    def read(self) -> str:
        """What is printed up to the next question, or to the end."""
        self.child.expect([QUESTION, pexpect.EOF])
        return self.printed()

    def interrupt(self) -> str:
        """Control-C, again if nothing comes of it: the line editor does not hear one as it begins to wait."""
        for _ in range(TIMES):
            self.child.sendintr()
            if self.child.expect([QUESTION, pexpect.EOF, pexpect.TIMEOUT], timeout=PATIENCE / TIMES) < 2:
                return self.printed()
        raise AssertionError("Control-C was not heard")

    def printed(self) -> str:
        before = self.child.before or ""
        after = self.child.after if isinstance(self.child.after, str) else ""
        return CONTROL.sub("", before + after)

    def wait_for(self, text: str) -> str:
        self.child.expect_exact(text)
        return CONTROL.sub("", self.child.before or "")

    @property
    def choices(self) -> int:
        """How many moves the last question offered; 0 when the command has ended."""
        match = self.child.match
        if not isinstance(match, re.Match):
            return 0
        return int(match.group(1) or 1)

    def type(self, line: str) -> str:
        """Types a line; returns what is printed until the next question."""
        self.child.sendline(line)
        return self.read()

    def code(self) -> int:
        """The exit code, once the command has ended."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        return -1 if self.child.exitstatus is None else int(self.child.exitstatus)
