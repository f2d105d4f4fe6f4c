"""A server that ends by itself is no kill, and whoever kills it is told."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tools.attack.server import ForkedServer


@pytest.mark.skipif(sys.platform != "linux", reason="no way to see that a process of another has ended")
def test_a_server_that_had_ended_by_itself_counts_as_a_mistake() -> None:
    with ForkedServer() as server:
        server.die()
        server.start()
        assert not server.mistakes()
        os.kill(server.pid, signal.SIGSEGV)
        while Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
            time.sleep(0.01)
        server.die()
        assert server.mistakes() == ["kill: it had ended before by itself, with -11"]
        server.start()
