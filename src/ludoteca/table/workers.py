"""Worker processes for what takes long, started when needed and again when they die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import ParamSpec, Protocol, TypeVar

from ludoteca.engine.packs import ADDED, add_again
from ludoteca.table.log import note
from ludoteca.table.trouble import Trouble

P = ParamSpec("P")
T = TypeVar("T")

ATTEMPTS = 3
PATIENCE = 60.0  # seconds before a worker is given up


class Runner(Protocol):
    """Runs a function of a module somewhere else, and gives its result."""

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T: ...


class Workers:
    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Warm up, so that the first to need a worker does not wait for its start."""
        self.running().submit(get_ready)

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        for attempt in range(ATTEMPTS):
            pool = self.running()
            try:
                future = pool.submit(function, *args, **kwargs)
                return await asyncio.wait_for(asyncio.wrap_future(future), PATIENCE)
            except (BrokenProcessPool, TimeoutError) as error:
                note("worker lost", attempt=attempt, reason=type(error).__name__)
                if self.pool is pool:
                    self.give_up()
        raise Trouble("table-too-busy", 503)

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(
                self.count, mp_context=context, initializer=settle_in, initargs=(ADDED,)
            )
        return self.pool

    def give_up(self) -> ProcessPoolExecutor | None:
        """Stop workers that hang or have died; new ones start with the next task."""
        pool, self.pool = self.pool, None
        if pool is not None:
            workers = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                with suppress(ProcessLookupError, ValueError):
                    worker.terminate()
        return pool

    async def close(self) -> None:
        pool = self.give_up()
        if pool is not None:
            await asyncio.get_running_loop().run_in_executor(None, pool.shutdown)


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
    import ludoteca.bots
    import ludoteca.games  # noqa: F401
