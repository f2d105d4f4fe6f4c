"""Who is served next, and in processes of their own."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Coroutine

import pytest

from ludoteca.table import workers as module
from ludoteca.table.queue import Place, Queue
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.workers import Worker, Workers


class Crowd:
    """People who wait for workers, and keep one until they are told to go."""

    def __init__(self, workers: int = 1, most: int = 10**6) -> None:
        self.queue = Queue(list(range(workers)), most)
        self.served: list[Place] = []
        self.leaving: dict[Place, asyncio.Event] = {}
        self.tasks: dict[Place, asyncio.Task[None]] = {}

    async def come(self, *places: Place) -> None:
        for place in places:
            self.leaving[place] = asyncio.Event()
            self.tasks[place] = asyncio.ensure_future(self.stay(place))
        await self.settle()

    async def stay(self, place: Place) -> None:
        async with self.queue.turn(place):
            self.served.append(place)
            await self.leaving[place].wait()

    async def go(self, place: Place) -> None:
        self.leaving[place].set()
        await self.tasks[place]
        await self.settle()

    async def serve_all(self) -> None:
        for leaving in self.leaving.values():
            leaving.set()
        await asyncio.gather(*self.tasks.values())

    async def settle(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)


def places(address: str, count: int) -> list[Place]:
    return [Place(address, f"{address} {i}") for i in range(count)]


def run(story: Callable[[], Coroutine[None, None, None]]) -> None:
    asyncio.run(story())


def test_a_hundred_tables_of_one_address_delay_another_by_one_turn() -> None:
    async def story() -> None:
        crowd = Crowd()
        b = Place("b", "b")
        await crowd.come(*places("a", 100))
        await crowd.come(b)
        assert crowd.served == places("a", 1)
        for turn in range(10):  # b comes again and again
            await crowd.go(crowd.served[-1])
            assert crowd.served[-1] == b
            await crowd.go(b)
            await crowd.come(b)
            assert crowd.served[-1] == Place("a", f"a {turn + 1}")
        await crowd.serve_all()
        assert len(crowd.served) == 111 and crowd.queue.free == [0]
        assert not crowd.queue.waiting_turns and not crowd.queue.held

    run(story)


def test_addresses_take_turns_and_so_do_the_tables_of_one() -> None:
    async def story() -> None:
        crowd = Crowd()
        await crowd.come(Place("x", "first"))
        order: list[Place] = []

        async def wait_for(place: Place) -> None:
            async with crowd.queue.turn(place):
                order.append(place)

        waiting = [Place(who[0], who[1]) for who in ("a1", "a1", "a1", "a2", "a2", "b3", "b3", "c4")]
        turns = [asyncio.ensure_future(wait_for(place)) for place in waiting]
        await crowd.settle()
        assert crowd.queue.waiting("a") == 5 and crowd.queue.others_waiting("a") == 2
        await crowd.go(Place("x", "first"))
        await asyncio.gather(*turns)
        assert [place.address for place in order] == list("abcabaaa")
        assert [place.table for place in order if place.address == "a"] == list("12121")

    run(story)


def test_the_last_of_several_workers_is_kept_for_others() -> None:
    async def story() -> None:
        crowd = Crowd(workers=3)
        await crowd.come(*places("a", 5))
        assert crowd.served == places("a", 2)
        await crowd.come(Place("b", "b"))
        assert crowd.served[2:] == [Place("b", "b")]
        await crowd.come(Place("c", "c"))
        await crowd.go(Place("b", "b"))
        assert crowd.served[3:] == [Place("c", "c")]
        await crowd.serve_all()
        assert len(crowd.served) == 7 and sorted(crowd.queue.free) == [0, 1, 2]

    run(story)


def test_one_address_may_wait_for_so_many_turns_and_no_more() -> None:
    async def story() -> None:
        crowd = Crowd(most=2)
        await crowd.come(*places("a", 3))
        with pytest.raises(TableRefusal, match="table-too-much-at-once") as refused:
            async with crowd.queue.turn(Place("a", "more")):
                pass
        assert refused.value.status == 429
        await crowd.come(Place("b", "b"))
        await crowd.serve_all()
        assert len(crowd.served) == 4

    run(story)


def test_who_no_longer_waits_takes_no_worker_along() -> None:
    async def story() -> None:
        crowd = Crowd()
        a, b, c = places("a", 3)
        await crowd.come(a, b, c)
        crowd.tasks[b].cancel()
        await crowd.settle()
        assert crowd.queue.waiting("a") == 1
        crowd.tasks[a].cancel()  # who has one gives it back
        await crowd.settle()
        assert crowd.served == [a, c]
        await crowd.come(b)
        crowd.leaving[c].set()
        while crowd.queue.waiting_turns:
            await asyncio.sleep(0)
        crowd.tasks[b].cancel()  # its turn has come, but it does not know yet
        await crowd.settle()
        assert crowd.queue.free == [0] and not crowd.queue.waiting_turns and not crowd.queue.held

    run(story)


def test_a_worker_that_is_given_up_takes_only_its_own_task_along(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        workers = Workers(2)
        lost, other = workers.workers
        first = await lost.run(os.getpid)
        assert await other.run(os.getpid) != first
        hanging = asyncio.ensure_future(lost.run(time.sleep, 10_000))
        for_others = asyncio.ensure_future(other.run(pow, 3, 4))
        await asyncio.sleep(0)
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        assert await for_others == 81
        second = await lost.run(os.getpid)
        assert second != first
        with monkeypatch.context() as patch:
            patch.setattr(module, "PATIENCE", 0.01)
            with pytest.raises(TableRefusal, match="table-too-busy"):
                await lost.run(time.sleep, 10_000)
        assert await lost.run(os.getpid) not in (first, second)
        await workers.close()
        with pytest.raises(TableRefusal, match="table-too-busy"):
            await lost.run(os.getpid)
        assert lost.pool is None

    run(story)


def test_a_task_that_kills_its_worker_is_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ATTEMPTS", 2)

    async def story() -> None:
        worker = Worker()
        with pytest.raises(TableRefusal, match="table-too-busy"):
            await worker.run(os._exit, 1)
        assert await worker.run(pow, 2, 5) == 32
        await worker.close()

    run(story)
