"""The lock of a room: tasks and callbacks have it in the order in which they came."""

from __future__ import annotations

import asyncio

import pytest

from ludoteca.table.mutex import Mutex


def test_tasks_and_callbacks_take_turns_in_their_order() -> None:
    async def story() -> None:
        lock, seen = Mutex(), list[str]()

        async def task(name: str) -> None:
            async with lock:
                seen.append(name)
                await asyncio.sleep(0)
                seen.append(f"{name} through")

        def last() -> None:
            seen.append("last")
            lock.release()

        lock.take(lambda: seen.append("first"))
        assert lock.locked() and seen == ["first"]
        waiting = [asyncio.create_task(task(name)) for name in ("a", "b")]
        await asyncio.sleep(0)
        lock.take(last)
        assert seen == ["first"], "all wait"
        lock.release()
        await asyncio.gather(*waiting)
        await asyncio.sleep(0)
        assert seen == ["first", "a", "a through", "b", "b through", "last"]
        assert not lock.locked()

    asyncio.run(story())


@pytest.mark.parametrize("has_its_turn", [False, True])
def test_a_task_that_is_cancelled_while_it_waits_keeps_nobody_out(has_its_turn: bool) -> None:
    async def story() -> None:
        lock = Mutex()

        async def enter() -> None:
            async with lock:
                pass

        await lock.__aenter__()
        gone, waits = asyncio.create_task(enter()), asyncio.create_task(enter())
        await asyncio.sleep(0)
        if has_its_turn:
            lock.release()
            await asyncio.sleep(0)  # the turn is given, and not yet taken
        gone.cancel()
        await asyncio.wait([gone])
        if not has_its_turn:
            lock.release()
        await asyncio.wait_for(waits, 5)
        assert not lock.locked()

    asyncio.run(story())
