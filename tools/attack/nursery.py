"""A program from which servers start within a moment: all is imported already, and each is a fork of it.

Commands come as lines: `start`, `kill` (SIGKILL), `stop` (SIGSTOP) and `go on` (SIGCONT). They are told of
on the same stream that the server says its address on.
"""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
import traceback
from pathlib import Path
from typing import NoReturn

from ludoteca.table.app import make_app
from ludoteca.table.serve import serve
from ludoteca.table.settings import Settings
from tools.attack.server import NOT_STARTED

SIGNALS = {"kill": signal.SIGKILL, "stop": signal.SIGSTOP, "go on": signal.SIGCONT}
LIMITS = 1e6  # nobody is slowed: so much play as can be between two kills


def settings() -> Settings:
    """No bots think here, and a pause takes no time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--store", default="")
    parser.add_argument("--lease", type=float, default=4.0)
    args = parser.parse_args()
    found = Settings(args.data, port=0, thinkers=0, pause=0.0, requests=LIMITS, messages=LIMITS)
    found.requests_at_once = found.messages_at_once = found.tables_an_hour = int(LIMITS)
    found.store, found.lease = args.store, args.lease
    return found


def run() -> NoReturn:
    """The child: a server, until it is killed."""
    print(f"pid {os.getpid()}", flush=True)
    try:
        end = f"ended with {serve(settings(), log=True)}"
    except BaseException:
        end = traceback.format_exc()
    print(f"{NOT_STARTED}: {end}", flush=True)
    os._exit(1)


def main() -> None:
    make_app(settings())  # what is imported only then
    gc.collect()
    gc.freeze()
    pid = 0
    for line in sys.stdin:
        command = line.strip()
        if command == "start":
            pid = os.fork()
            if not pid:
                run()
            continue
        os.kill(pid, SIGNALS[command])
        end = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) if command == "kill" else -signal.SIGKILL
        told = "done" if end == -signal.SIGKILL else f"it had ended before by itself, with {end}"
        print(f"{command}: {told}", flush=True)
    if pid:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
