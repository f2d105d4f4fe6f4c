"""Worker processes for what takes long, started when needed and again when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager, suppress
from typing import ParamSpec, Protocol, TypeVar

from ludoteca.engine.packs import ADDED, add_again
from ludoteca.table.queue import Queue
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.server_log import note

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3
PATIENCE = 20.0  # seconds for one task before its worker is given up


class Runner(Protocol):
    """Runs a function of a module somewhere else, and gives its result."""

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


Turn = AbstractAsyncContextManager[Runner]


class Worker:
    """A process for one task at a time. Given up, it takes only that task with it."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.closed = False

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(ATTEMPTS):
            if self.closed:
                break
            future = self.running().submit(function, *args, **kwargs)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
            except BrokenProcessPool:
                note("worker lost", attempt=attempt)
                self.give_up()
            except TimeoutError:  # it would take as long again
                note("worker given up")
                self.give_up()
                break
            except asyncio.CancelledError:
                self.give_up()
                raise
        raise TableRefusal("table-too-busy", 503)

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in, initargs=(ADDED,))
        return self.pool

    def give_up(self) -> ProcessPoolExecutor | None:
        """Stop a process that hangs or has died; a new one starts with the next task."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                with suppress(ProcessLookupError, ValueError):
                    process.terminate()
        return pool

    async def close(self) -> None:
        self.closed = True
        pool = self.give_up()
        if pool is not None:
            await asyncio.get_running_loop().run_in_executor(None, pool.shutdown)


class Workers(Queue[Worker]):
    def __init__(self, count: int = 1, most: int = sys.maxsize, make: Callable[[], Worker] = Worker) -> None:
        super().__init__([make() for _ in range(count)], most)

    def start(self) -> None:
        """Warm up, so that the first to need a worker does not wait for its start."""
        for worker in self.workers:
            worker.running().submit(get_ready)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()


def settle_in(packs: dict[tuple[str, str], tuple[str, str]]) -> None:
    """A worker leaves interrupts to its parent, and goes when its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
    if packs:
        get_ready()
        add_again(packs)


def get_ready() -> None:
    pass
