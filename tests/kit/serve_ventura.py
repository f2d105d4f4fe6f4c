"""`python -m kit.serve_ventura`: the server for browser tests, with Ventura on the shelf."""

from __future__ import annotations

import subprocess
import sys
from typing import Any
from unittest.mock import patch

import ludoteca
from kit.serve import main
from kit.ventura import fixture
from kit.web import Server
from ludoteca.engine.registry import REGISTERED
from ludoteca.games.ventura import VENTURA

HERE = "kit.serve_ventura"
# In the server, and in the processes in which its bots think; not where a test only starts it.
if __name__ != HERE:
    if VENTURA.info.name not in REGISTERED:
        ludoteca.register(VENTURA)
    fixture()

MODULES = {"kit.serve": HERE}


class VenturaServer(Server):
    """The server of the other tests, started by this module."""

    def start(self) -> VenturaServer:
        begin = subprocess.Popen

        def popen(command: list[str], **rest: Any) -> subprocess.Popen[str]:
            return begin([MODULES.get(part, part) for part in command], **rest)

        with patch.object(subprocess, "Popen", popen):
            super().start()
        return self


if __name__ == "__main__":
    sys.exit(main())
