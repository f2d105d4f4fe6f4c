"""Several processes at one port. Each leads the tables that are pinned to it by their ids, and a line goes to
the process whose table it asks for first.

They are servers on one database (leases.py), forked by a parent that starts anew whichever dies. Whatever
reaches the wrong one later, on a line that is kept open, is passed on as among any servers (relay.py).
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from msgspec.structs import replace

from ludoteca.table.credentials import is_id
from ludoteca.table.server_log import note
from ludoteca.table.settings import Settings
from ludoteca.table.shares import EVERY, Shares
from ludoteca.table.store import StoreError

ASKED = re.compile(
    rb"[A-Z]+ /(?:api/tables|t)/([\w-]+)/"
)  # the beginning of a request for something of a table
LARGEST = 1 << 16  # bytes that are passed on with a line
AGAIN = 1.0  # seconds until a process that died is started anew
STOPPING = (signal.SIGINT, signal.SIGTERM)


def process_of(table_id: str, processes: int) -> int:
    """The process that a table is pinned to."""
    return zlib.crc32(table_id.encode()) % processes


def asked_table(data: bytes) -> str:
    """The table that the first bytes of a line ask for; "": none, or it is not to be seen yet."""
    found = ASKED.match(data)
    table = found[1].decode() if found else ""
    return table if is_id(table) else ""


class Siblings:
    """The processes of one server, to which lines can be handed over. Made before they are forked."""

    def __init__(self, processes: int) -> None:
        self.ends = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for i in range(processes)]
        for end in [end for pair in self.ends for end in pair]:
            end.setblocking(False)
        self.parent = os.pipe()  # its second end is the parent's alone: the first tells when that is gone
        self.own = 0
        self.shares: Shares | None = None
        self.telling: asyncio.Task[None] | None = None

    def hand_over(self, transport: asyncio.BaseTransport, data: bytes) -> bool:
        """Give a line that has begun to ask for a table to the process of that, if it is another one."""
        table = asked_table(data)
        process = process_of(table, len(self.ends)) if table else self.own
        if process == self.own:
            return False
        try:
            line = transport.get_extra_info("socket").fileno()
            socket.send_fds(self.ends[process][1], [data], [line])
        except OSError:  # it takes none now; this process will find out who leads the table
            return False
        return True

    def welcome(self, make_protocol: Callable[[], Any]) -> None:
        """Take over lines from now on."""
        end = self.ends[self.own][0]
        loop = asyncio.get_running_loop()
        coming: set[asyncio.Task[None]] = set()

        async def take_over(line: socket.socket, data: bytes) -> None:
            transport, protocol = await loop.connect_accepted_socket(make_protocol, line)
            protocol.taken_over = True
            if not transport.is_closing():
                protocol.data_received(data)

        def take() -> None:
            data, lines, _, _ = socket.recv_fds(end, LARGEST, 1)
            if not lines and self.shares is not None:
                self.shares.hear(data)
            for line in lines:
                task = loop.create_task(take_over(socket.socket(fileno=line), data))
                coming.add(task)
                task.add_done_callback(coming.discard)

        def stop() -> None:
            loop.remove_reader(self.parent[0])
            os.kill(os.getpid(), signal.SIGTERM)

        loop.add_reader(end, take)
        loop.add_reader(self.parent[0], stop)

    def share(self, shares: Shares) -> None:
        """Tell the others from now on what each address uses here, and hear it of them."""

        async def keep_telling() -> None:
            while True:
                await asyncio.sleep(EVERY)
                self.tell(shares.told())

        self.shares = shares
        self.telling = asyncio.create_task(keep_telling())

    def tell(self, data: bytes | None) -> None:
        for process, (_, end) in enumerate(self.ends):
            if data is not None and process != self.own:
                with suppress(OSError):  # it takes none now
                    end.send(data)


Run = Callable[[Settings, Siblings], int]  # a server, as one of several


def check_processes(settings: Settings) -> None:
    if not settings.store:
        raise StoreError("--processes: several need --store, since a file of tables is for one process alone")
    if not hasattr(os, "fork"):
        raise StoreError("--processes: this system cannot divide a program into several")


def run_all(settings: Settings, run: Run) -> int:
    """Fork the processes, and keep them running until one is told to stop."""
    siblings = Siblings(settings.processes)
    running: dict[int, int] = {}
    stopping = False

    def stop(number: int, frame: object) -> None:
        nonlocal stopping
        stopping = True
        for pid in running:
            os.kill(pid, number)

    for number in STOPPING:
        signal.signal(number, stop)
    for process in range(settings.processes):
        running[fork(settings, siblings, process, run)] = process
    worst = 0
    while running:
        pid, status = os.wait()
        process = running.pop(pid)
        worst = max(worst, abs(os.waitstatus_to_exitcode(status)))
        if not stopping:
            note("process died", process=process)
            time.sleep(AGAIN)
            running[fork(settings, siblings, process, run)] = process
    return 0 if stopping else worst


def fork(settings: Settings, siblings: Siblings, process: int, run: Run) -> int:
    sys.stdout.flush()
    pid = os.fork()
    if not pid:
        start(settings, siblings, process, run)
    return pid


def start(settings: Settings, siblings: Siblings, process: int, run: Run) -> NoReturn:
    """The child. What a server has for itself is in a folder of its own, its figures are at another port."""
    code = 1
    try:
        for number in STOPPING:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
        siblings.own = process
        os.close(siblings.parent[1])
        own = replace(settings, process=process, data=folder_of(settings.data, process), house=settings.data)
        own.data.mkdir(parents=True, exist_ok=True)
        if settings.metrics:
            host, _, port = settings.metrics.rpartition(":")
            own.metrics = f"{host}:{int(port) + process}"
        code = run(own, siblings)
    finally:
        sys.stdout.flush()
        os._exit(code)


def folder_of(data: Path, process: int) -> Path:
    return data / f"process-{process}" if process else data
