"""What takes long and is asked for again and again until it is done: the asker is told how far it is.

A job that nobody asks about any more is given up. One address has only a few at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Hashable
from contextlib import suppress

from ludoteca.table.refusals import TableRefusal
from ludoteca.table.server_log import failed

PATIENCE = 1.0  # seconds that an answer waits for news
FORGOTTEN = 6.0  # seconds without a question after which a job is given up
MOST_AT_ONCE = 2  # running jobs of one address
MOST_KEPT = 200  # finished ones


class Job:
    """How far something is, and what came of it."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.done = 0
        self.total = 1
        self.answer: bytes | None = None
        self.refusal: TableRefusal | None = None
        self.asked = time.monotonic()
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @property
    def running(self) -> bool:
        return self.answer is None and self.refusal is None

    def wanted(self) -> bool:
        return time.monotonic() - self.asked < FORGOTTEN

    def go_on(self, done: int, total: int) -> None:
        """So much is done; whoever waits is told."""
        self.done, self.total = done, total
        self.news.set()
        self.news = asyncio.Event()


Work = Callable[[Job], Coroutine[None, None, bytes]]


class Unwanted(Exception):
    """Nobody asks for it any more."""


class Jobs:
    def __init__(self) -> None:
        self.by_key: dict[Hashable, Job] = {}

    async def ask(self, key: Hashable, owner: str, work: Work) -> Job:
        """The job of a key, begun if need be, as soon as there is something new to tell."""
        job = self.by_key.get(key)
        if job is None:
            if (
                len([one for one in self.by_key.values() if one.running and one.owner == owner])
                >= MOST_AT_ONCE
            ):
                raise TableRefusal("table-too-much-at-once", 429)
            job = self.by_key[key] = Job(owner)
            job.task = asyncio.get_running_loop().create_task(self.run(key, job, work))
            self.tidy()
        job.asked = time.monotonic()
        if job.running:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.news.wait(), PATIENCE)
        if job.refusal is not None:
            self.by_key.pop(key, None)
            raise job.refusal
        return job

    async def run(self, key: Hashable, job: Job, work: Work) -> None:
        try:
            job.answer = await work(job)
        except TableRefusal as refusal:
            job.refusal = refusal
        except Unwanted:
            job.refusal = TableRefusal("table-too-busy", 503)
            self.by_key.pop(key, None)
        except Exception as error:
            failed("job failed", error)
            job.refusal = TableRefusal("table-broken", 500)
        job.news.set()

    def tidy(self) -> None:
        """Forget the oldest answers."""
        finished = [key for key, job in self.by_key.items() if not job.running]
        for key in finished[: max(0, len(finished) - MOST_KEPT)]:
            del self.by_key[key]

    async def close(self) -> None:
        tasks = [job.task for job in self.by_key.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.by_key.clear()
