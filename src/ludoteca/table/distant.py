"""Bots that think on other machines: `ludoteca think`, fed through Redis by a queue of tasks, SAQ.

A thinker is sent what a process here is sent: a position as the bot's seat may imagine it. Who is next is
decided before, by the server's own queue; in Redis lies no more than each server may have thought at a time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ParamSpec, TypeVar, cast

from ludoteca.table.news import connect
from ludoteca.table.server_log import failed, note
from ludoteca.table.thinkers import LEVELS, PROMISED, choose
from ludoteca.table.workers import Worker, Workers

P = ParamSpec("P")
T = TypeVar("T")

QUEUE = "ludoteca"
TASK = "choose"
PATIENCE = int(2 * PROMISED)  # seconds; after them the bot thinks here
LOOK = 0.025  # seconds between two looks whether a thought is there
TRIES = 2  # a thinker that starts may take a task for lost that was just begun
KEPT = 10  # seconds that an answer lies there
AWAY = 5.0  # seconds without an answer before thinkers are asked again
SILENCE = 5.0  # seconds without a sign of Redis after which a line to it counts as broken
WAITING = 2.0  # seconds that a thinker waits for a task before it looks whether it is to stop
STOPPING = 1  # seconds for what it is thinking about when it is stopped
RETRY = 0.5  # seconds before it tries a broken line again


class Elsewhere:
    """The thinkers of other machines, as a server sees them."""

    def __init__(self, queue: Any) -> None:
        self.queue = queue
        self.away_until = 0.0  # by the monotonic clock

    async def think(self, *arguments: object) -> str:
        """The move of a bot; "": nobody there could think about it."""
        if time.monotonic() < self.away_until:
            return ""
        key = secrets.token_hex(8)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self.queue.apply(
                    TASK,
                    key=key,
                    timeout=PATIENCE,
                    ttl=KEPT,
                    retries=TRIES,
                    poll_interval=LOOK,
                    arguments=arguments,
                )
                return found or ""
        except Exception as problem:
            note("no thinker", reason=type(problem).__name__)
            self.away_until = time.monotonic() + AWAY
            with suppress(Exception):
                await self.take_back(key)
            return ""

    async def take_back(self, key: str) -> None:
        """Nobody waits for this any more: thinkers that come back are not to begin with it."""
        async with asyncio.timeout(LOOK):
            task = await self.queue.job(key)
            if task is not None:
                await task.abort("nobody waits")


class DistantWorker(Worker):
    """One thought at a time elsewhere. Where nobody thinks there, and for all else: a process here."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__()
        self.elsewhere = elsewhere

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if function is choose and args[0] in LEVELS:  # bots of their own are here alone
            name = await self.elsewhere.think(*args)
            if name:
                return cast("T", name)
        return await super().run(function, *args, **kwargs)


class DistantWorkers(Workers):
    """As many thoughts at a time as one server may have elsewhere; processes here start when needed."""

    def __init__(self, address: str, count: int) -> None:
        self.elsewhere = Elsewhere(open_queue(address))
        super().__init__(count, make=lambda: DistantWorker(self.elsewhere))

    def start(self) -> None:
        pass

    async def close(self) -> None:
        await super().close()
        with suppress(Exception):
            await self.elsewhere.queue.disconnect()


def open_queue(address: str, again: float | None = None) -> Any:
    """The queue of tasks in a Redis."""
    redis = connect(address, again, socket_timeout=SILENCE)

    from saq.queue.redis import RedisQueue

    logging.getLogger("saq").setLevel(logging.CRITICAL)  # it would write down positions
    return RedisQueue(redis, QUEUE)


# --- the thinker


def think_until_stopped(address: str, processes: int) -> int:
    connect(address)  # a mistyped address is told before anything else
    print("thinking", flush=True)
    asyncio.run(think_for_others(address, processes))
    return 0


async def think_for_others(address: str, processes: int) -> None:
    """Think for the servers of a Redis until interrupted, in so many processes."""
    queue = open_queue(address, RETRY)  # else it would try without a break while Redis is away
    try:
        await queue.redis.ping()
    except Exception as problem:
        print(f"Redis does not answer yet ({problem}); whenever it does, this begins", file=sys.stderr)
    workers = Workers(processes)
    workers.start()

    async def answer(_: object, *, arguments: list[Any]) -> str:
        if arguments[0] not in LEVELS:
            return ""
        worker = workers.free.pop()
        try:
            return await worker.run(choose, *arguments)
        except Exception as error:  # rules or a pack that are not here: the server thinks itself
            failed("bot failed", error)
            return ""
        finally:
            workers.free.append(worker)

    from saq.worker import Worker as TaskWorker

    try:
        await TaskWorker(
            queue,
            [(TASK, answer)],
            concurrency=processes,
            dequeue_timeout=WAITING,
            shutdown_grace_period_s=STOPPING,
        ).start()
    finally:
        await workers.close()
        with suppress(Exception):
            await queue.disconnect()
