"""A disk that is full, a file that somebody else has locked, rows that make no sense any more."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kit.databases import run_sql
from kit.table import ME, OPEN, PATIENCE, Person, running, separate
from ludoteca.table.connection import NOT_STORED
from ludoteca.table.health import Health
from ludoteca.table.settings import Settings
from ludoteca.table.store import Changes, StoreError

if sys.platform == "linux":
    import resource

LONG = 3600.0  # seconds of a lease: no test waits for its end
NEW_TABLE = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}]}


def nothing_changes(anna: Person, fill: Callable[[], None], free: Callable[[], None]) -> None:
    """What people meet while nothing can be written, and after it."""
    id = anna.make(ME, OPEN)["table"]["id"]
    playing = anna.make(ME, ME)["table"]["id"]
    assert anna.http.get("/health").json()["status"] == "ok"
    fill()
    refused = anna.http.post("/api/tables", json=NEW_TABLE)
    assert refused.status_code == 503 and "nothing was changed" in refused.json()["text"]
    assert anna.post(f"/api/tables/{id}/join", {"name": "Carla"}).status_code == 503
    assert [seat["kind"] for seat in anna.http.get(f"/api/tables/{id}").json()["seats"]] == ["person", "open"]
    with anna.live(playing) as page:
        before_it = page.hello(0)
        key, name = page.choose(), before_it["asked"]["choices"][0]["name"]
        with pytest.raises(ConnectionClosed) as closed:
            page.until("done")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == NOT_STORED
    with anna.live(playing) as page:  # nothing has happened, and whoever looks on sees it
        state = page.hello(0)
        assert (state["tag"], state["view"]) == (before_it["tag"], before_it["view"])
    while (ill := anna.http.get("/health")).status_code == 200:
        time.sleep(0.05)  # what was found within the last second, and no faster than one may ask
    assert ill.status_code == 503 and "disk" in ill.json()["text"]
    free()
    assert anna.http.post("/api/tables", json=NEW_TABLE).status_code == 201
    with anna.live(playing) as page:  # a page sends once more what had no answer
        page.hello(0)
        page.move(name, key)
        assert page.until("done", "refused")["t"] == "done"


@pytest.mark.skipif(sys.platform != "linux", reason="no way to fill the disk of another process")
def test_with_a_full_disk_nothing_changes_and_monitors_are_told(tmp_path: Path) -> None:
    with separate(tmp_path) as (process, address), Person(address) as anna:
        before = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)

        def limit(bytes: int) -> None:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (bytes, before[1]))

        nothing_changes(anna, lambda: limit(1), lambda: limit(before[0]))


FULL = """
create function full_disk() returns trigger language plpgsql as
$$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
"""


def test_with_a_full_disk_of_the_database_too(tmp_path: Path, database: str) -> None:
    written = ("tables", "seats", "moves", "beats")

    def fill() -> None:
        triggers = [
            f"create trigger full_disk before insert or update on {table} execute function full_disk()"
            for table in written
        ]
        run_sql(database, FULL, *triggers, "select 1")

    def free() -> None:
        run_sql(database, "drop function full_disk cascade", "select 1")

    with running(Settings(tmp_path, store=database, lease=LONG)) as address, Person(address) as anna:
        nothing_changes(anna, fill, free)


def test_while_somebody_else_has_locked_the_file_the_server_is_not_well(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with (
        running(Settings(tmp_path)) as address,
        Person(address) as anna,
        closing(sqlite3.connect(file, isolation_level=None)) as other,
    ):
        other.execute("begin immediate")
        assert anna.http.get("/health").status_code == 503
        other.execute("rollback")


class Counted:
    """A store of which only the writing counts."""

    def __init__(self) -> None:
        self.writes = 0

    async def save(self, changes: Changes) -> None:
        self.writes += 1
        if self.writes > 1:
            raise StoreError("full")


def test_whoever_asks_often_for_the_health_is_told_what_was_found_last() -> None:
    async def story() -> None:
        store = Counted()
        health = Health(store)  # type: ignore[arg-type]
        assert await asyncio.gather(*[health.well() for _ in range(50)]) == [True] * 50
        assert await health.well() and store.writes == 1
        health.asked -= 1  # a second later
        assert not await health.well() and not await health.well() and store.writes == 2

    asyncio.run(story())


class Slow(Counted):
    """A store whose writes end when they are told to."""

    def __init__(self) -> None:
        super().__init__()
        self.ends = [asyncio.Event(), asyncio.Event()]

    async def save(self, changes: Changes) -> None:
        end = self.ends[self.writes]
        self.writes += 1
        await end.wait()


def test_who_waits_for_a_write_is_told_of_that_one_though_another_has_begun() -> None:
    async def story() -> None:
        store = Slow()
        health = Health(store)  # type: ignore[arg-type]
        first = asyncio.create_task(health.well())
        while not store.writes:
            await asyncio.sleep(0)
        health.asked -= 1  # a second later
        assert health.write is not None
        store.ends[0].set()
        while not health.write.done():
            await asyncio.sleep(0)
        assert not first.done()  # and before it goes on somebody else asks
        second = asyncio.create_task(health.well())
        assert await first
        store.ends[1].set()
        assert await second and store.writes == 2

    asyncio.run(story())


def spoil(folder: Path) -> None:
    """As if the rules had changed: the last move of every table is not legal any more."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        file.execute("update moves set name = 'annex nowhere' where seq = (select max(seq) from moves)")
        file.commit()


def test_a_table_with_a_move_that_is_no_longer_legal_is_gone_in_words(tmp_path: Path) -> None:
    with running(Settings(tmp_path)) as address, Person(address) as anna:
        id = anna.make(ME, ME)["table"]["id"]
        with anna.live(id) as page:
            page.hello(0)
            page.choose()
            page.until("done")
    spoil(tmp_path)
    with running(Settings(tmp_path)) as address, Person(address) as anna:
        for _ in range(2):
            answer = anna.http.get(f"/api/tables/{id}")
            assert answer.status_code == 410 and "version" in answer.json()["text"]
            with anna.live(id) as page, pytest.raises(ConnectionClosed) as closed:
                page.socket.recv(PATIENCE)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4010
