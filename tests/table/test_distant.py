"""Bots that think elsewhere, through a real Redis, and what happens where nobody does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from kit.table import Worker as HereAndNow
from ludoteca.cli import run
from ludoteca.table import distant, workers
from ludoteca.table.distant import DistantWorkers, open_queue, think_for_others
from ludoteca.table.queue import Place
from ludoteca.table.store import StoreError
from ludoteca.table.thinkers import Think, choose, imagined, thinking_in
from tools.engines import running_redis

GAME = ludoteca.new("condottiere", seats=3, seed=1)
SEAT = GAME.asked[0]
BACK = 0.01  # seconds in which lost thinkers are asked again


class Counted(HereAndNow):
    """Thinks in this process, where a server or a thinker has another one."""

    def __init__(self) -> None:
        self.tasks: list[Any] = []
        self.broken = False

    async def run(self, function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.tasks.append(function)
        if self.broken:
            raise RuntimeError("no such rules here")
        return function(*args, **kwargs)


class Thinkers:
    """What `ludoteca think` has instead of processes."""

    def __init__(self, worker: Counted) -> None:
        self.free = [worker]

    def start(self) -> None:
        pass

    async def close(self) -> None:
        pass


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The process of the server."""
    worker = Counted()

    async def run(_: object, *args: Any) -> Any:
        return await worker.run(*args)

    monkeypatch.setattr(workers.Worker, "run", run)
    return worker


@pytest.fixture
def there(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """The process of the thinker."""
    worker = Counted()
    monkeypatch.setattr(distant, "STOPPING", 0)
    monkeypatch.setattr(distant, "Workers", lambda _: Thinkers(worker))
    return worker


def with_thinkers(
    address: str, count: int, story: Callable[[Think, DistantWorkers], Awaitable[None]]
) -> None:
    async def inside() -> None:
        server = DistantWorkers(address, 2)
        await server.elsewhere.queue.redis.flushall()
        elsewhere = [asyncio.create_task(think_for_others(address, 1)) for _ in range(count)]
        server.start()
        try:
            await story(thinking_in(server), server)
        finally:
            await server.close()
            for task in elsewhere:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    asyncio.run(inside())


async def one(think: Think) -> str:
    return (await think(Place("anna", "table"), "greedy", SEAT, imagined(GAME, SEAT))).name


def test_a_bot_thinks_elsewhere_and_all_else_is_done_here(redis: str, here: Counted, there: Counted) -> None:
    async def story(think: Think, server: DistantWorkers) -> None:
        names = await asyncio.gather(*[one(think) for _ in range(5)])
        assert {*names} <= {*GAME.legal(SEAT)}
        assert len(there.tasks) >= 5 and not here.tasks, "one that was just begun may be begun again"
        async with server.turn(Place("anna", "table")) as worker:
            assert await worker.run(len, "four") == 4
            here.broken = True
            with pytest.raises(RuntimeError):  # a bot of somebody's own
                await worker.run(choose, "my_bots:Hothead", SEAT, "")
        assert here.tasks == [len, choose]
        # and nobody who reaches Redis has a module imported
        assert await server.elsewhere.think("my_bots:Hothead", SEAT, "", 0.0) == ""

    with_thinkers(redis, 1, story)


def test_where_nobody_thinks_elsewhere_the_server_does_and_takes_the_task_back(
    redis: str, here: Counted, there: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distant, "PATIENCE", BACK)

    async def story(think: Think, server: DistantWorkers) -> None:
        assert await one(think) in GAME.legal(SEAT)
        assert here.tasks == [choose] and not there.tasks
        assert await server.elsewhere.queue.count("queued") == 0
        before = server.elsewhere.away_until
        await one(think)  # they are not asked each time
        assert len(here.tasks) == 2 and server.elsewhere.away_until == before

    with_thinkers(redis, 0, story)


def test_what_a_thinker_cannot_do_the_server_does(redis: str, here: Counted, there: Counted) -> None:
    there.broken = True

    async def story(think: Think, server: DistantWorkers) -> None:
        assert await one(think) in GAME.legal(SEAT)
        assert choose in there.tasks and here.tasks == [choose] and server.elsewhere.away_until == 0

    with_thinkers(redis, 1, story)


def test_while_redis_is_away_bots_think_here_and_then_elsewhere_again(
    redis: str, tmp_path: Path, here: Counted, there: Counted, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(distant, "AWAY", BACK)
    monkeypatch.setattr(distant, "RETRY", BACK)

    async def story() -> None:
        with running_redis(tmp_path) as address:
            server = DistantWorkers(address, 1)
            thinker = asyncio.create_task(think_for_others(address, 1))
            think = thinking_in(server)
            await one(think)
            assert there.tasks and not here.tasks
        before = len(there.tasks)
        await one(think)
        assert (len(there.tasks), len(here.tasks)) == (before, 1)
        with running_redis(tmp_path):
            while len(there.tasks) == before:  # whenever the thinker is back
                await asyncio.sleep(BACK)
                assert await one(think) in GAME.legal(SEAT)
            await server.close()
            thinker.cancel()
            with suppress(asyncio.CancelledError):
                await thinker

    asyncio.run(story())


def test_wrong_orders_get_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StoreError, match="--redis"):
        open_queue("http://nowhere")
    assert run(["serve", "--elsewhere", "--check"]) == 2
    assert "--redis" in capsys.readouterr().err
    assert run(["think", "--redis", "redis://127.0.0.1", "--processes", "0"]) == 2
    assert "--processes" in capsys.readouterr().err


def test_a_thinker_that_finds_no_redis_says_so_and_goes_on_trying(
    there: Counted, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        thinker = asyncio.create_task(think_for_others("redis://127.0.0.1:1", 1))  # nobody answers there
        said = ""
        while "Redis does not answer yet" not in said:
            assert not thinker.done()
            await asyncio.sleep(BACK)
            said += capsys.readouterr().err
        thinker.cancel()
        with suppress(asyncio.CancelledError):
            await thinker

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_mistyped_redis_is_told_before_a_thinker_says_that_it_thinks(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["think", "--redis", "here"]) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith("ludoteca: --redis: ")
