"""The garbage collector: it comes rarely, and all the same nothing is kept for ever."""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import time
import weakref
from pathlib import Path

from kit.table import ME, PATIENCE, Person, at, enter, plan, received, running, step
from ludoteca import SPECTATOR
from ludoteca.table import seating
from ludoteca.table.memory import FULL_EVERY, MIDDLE, OLD, YOUNG, FullCollections
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.store import Changes


class Circle:
    def __init__(self) -> None:
        self.itself = self


def test_a_server_starts_with_its_collector_set_and_all_that_stays_left_out_of_it(tmp_path: Path) -> None:
    program = """
import gc, sys
from pathlib import Path
from ludoteca.table import serve
from ludoteca.table.settings import Settings

async def main_loop(server):
    print(gc.get_threshold(), gc.get_freeze_count() > 10_000)

serve.Server.main_loop = main_loop
serve.serve(Settings(Path(sys.argv[1]), port=0, collector=sys.argv[2]))
"""
    said = {}
    for collector in ("tuned", "default"):
        command = [sys.executable, "-c", program, str(tmp_path), collector]
        said[collector] = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert f"{(YOUNG, MIDDLE, OLD)} True" in said["tuned"]
    assert f"{(YOUNG, MIDDLE, OLD)}" not in said["default"] and "False" in said["default"]


def test_a_forgotten_room_and_its_game_need_no_collector(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page, watcher = enter(room, secrets, 0), enter(room, [], SPECTATOR)
        for number in range(10):
            await step(room, random.Random(number))
        received(page)
        gone = [weakref.ref(thing) for thing in (room, room.game, page, watcher)]
        room.disconnect(page)
        room.disconnect(watcher)
        rooms.forget(room)
        del room, page, watcher
        await rooms.store.save(Changes("another"))  # whoever writes lets go of what was written before
        assert [thing() for thing in gone] == [None] * 4

    gc.collect()
    gc.disable()
    try:
        at(tmp_path, story)
    finally:
        gc.enable()


def test_a_connection_that_says_nothing_has_one_task(tmp_path: Path) -> None:
    with running(Settings(tmp_path)) as address, Person(address) as anna:
        id = anna.make(ME, ME)["table"]["id"]
        before = tasks()
        with anna.live(id) as one, anna.live(id) as two:
            for seat, page in enumerate((one, two)):
                page.hello(seat)
                page.send("ping")
                page.until("pong")
            one.choose()
            one.until("done")
            deadline = time.monotonic() + PATIENCE
            while len(tasks() - before) > 2:  # what was written last may not be quite done
                assert time.monotonic() < deadline, "more tasks than one for each connection"
                time.sleep(0.01)


def tasks() -> set[asyncio.Task[object]]:
    """Those that are not done, of any loop."""
    return {task for task in gc.get_objects() if isinstance(task, asyncio.Task) and not task.done()}


def test_full_collections_come_by_the_clock_and_whenever_nobody_is_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        now = 0.0
        collections = FullCollections(lambda: now)
        room, secrets = await seating.make(rooms, plan(ME, ME))
        assert collections.sweep(rooms), "nobody is connected"
        page = enter(room, secrets, 0)
        gc.disable()
        lost = weakref.ref(Circle())
        now += FULL_EVERY / 2
        assert not collections.sweep(rooms) and lost() is not None
        now += FULL_EVERY / 2
        assert collections.sweep(rooms) and lost() is None
        assert not collections.sweep(rooms)
        room.disconnect(page)
        assert collections.sweep(rooms)

    try:
        at(tmp_path, story)
    finally:
        gc.enable()
