"""What servers tell each other through Redis, and that nothing stops where it is away."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kit.table import ME, OPEN, at, enter, plan, step, until
from ludoteca.table import listing, seating
from ludoteca.table import news as module
from ludoteca.table.connection import GONE
from ludoteca.table.leases import Leases
from ludoteca.table.news import News, TableNews, open_news
from ludoteca.table.rooms import Rooms
from ludoteca.table.screens import NOBODY, Company
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import StoreError
from tools.attack.partition import Network

RING = "ring"


class Redis:
    """As much of one as the news need; it can be away."""

    def __init__(self) -> None:
        self.away = False
        self.keys: dict[str, bytes] = {}
        self.listeners: list[asyncio.Queue[dict[str, Any] | None]] = []

    def check(self) -> None:
        if self.away:
            raise ConnectionError("no Redis")

    def stop(self) -> None:
        """Whoever listens hears that it is gone."""
        self.away = True
        for listener in self.listeners:
            listener.put_nowait(None)

    async def publish(self, channel: str, data: bytes) -> None:
        self.check()
        for listener in self.listeners:
            listener.put_nowait({"type": "message", "data": data})

    async def set(self, key: str, value: str, ex: int) -> None:
        self.check()
        self.keys[key] = value.encode()

    async def get(self, key: str) -> bytes | None:
        self.check()
        return self.keys.get(key)

    def pubsub(self) -> Channel:
        return Channel(self)

    async def aclose(self) -> None:
        pass


class Channel:
    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.waiting: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.waiting in self.redis.listeners:
            self.redis.listeners.remove(self.waiting)

    async def subscribe(self, channel: str) -> None:
        self.redis.check()
        self.redis.listeners.append(self.waiting)
        self.waiting.put_nowait({"type": "subscribe", "data": 1})
        self.waiting.put_nowait({"type": "message", "data": b"of another version"})

    async def get_message(self, timeout: float) -> dict[str, Any]:
        message = await self.waiting.get()
        if message is None:
            raise ConnectionError("no Redis")
        return message


class Shared(SqliteStore):
    """A file that two servers of one process read; only one of them plays."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.leases = Leases(None, None, "", 1.0)  # type: ignore[arg-type, assignment]


def with_two(folder: Path, story: Callable[[News, News, Redis], Awaitable[None]]) -> None:
    """Two servers, of which the second listens. The first tells what the story lets it tell."""

    async def inside(rooms: Rooms) -> None:
        redis = Redis()
        store = Shared(folder / "tables.sqlite")
        first, second = News(redis, rooms), News(redis, Rooms(store, rooms.think, rooms.pause, rooms.chance))
        second.start()
        await until(lambda: len(redis.listeners) == 1)
        try:
            await story(first, second, redis)
        finally:
            await second.close()
            await store.close()

    at(folder, inside)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "EVERY", 0.01)


def test_a_list_shows_who_is_at_a_table_of_another_server(tmp_path: Path) -> None:
    async def story(a: News, b: News, _: Redis) -> None:
        room, secrets = await seating.make(a.rooms, plan(ME, OPEN, public=True), RING)
        id = room.table.id
        page = enter(room, secrets, 0)
        await a.tell()
        await until(lambda: b.company(id) == Company(frozenset({0}), 0))
        [listed] = await listing.tables(b.rooms, RING)
        assert [seat.here for seat in listed.seats] == [True, False]
        room.disconnect(page)
        await a.tell()
        await until(lambda: b.company(id) == NOBODY)
        assert b.company("unknown") == NOBODY

    with_two(tmp_path, story)


def test_a_table_is_told_of_when_it_changes_and_now_and_then_while_somebody_is_there(tmp_path: Path) -> None:
    async def story(a: News, b: News, _: Redis) -> None:
        room, secrets = await seating.make(a.rooms, plan(ME, ME))
        id = room.table.id
        await a.tell()
        news, now = a.told[id]
        assert not a.is_new(news, now) and not a.is_new(news, now + 2 * module.REPEATED)
        await step(room, random.Random(1))
        [later] = a.own()
        assert later.version > news.version and a.is_new(later, now)
        await a.tell()
        await until(lambda: b.heard[id][0] == later)
        enter(room, secrets, 0)
        await a.tell()
        news, now = a.told[id]
        assert not a.is_new(news, now) and a.is_new(news, now + 2 * module.REPEATED)
        a.rooms.forget(room)
        await a.tell()
        assert not a.told

    with_two(tmp_path, story)


def test_who_hears_of_a_newer_leader_gives_the_table_up(tmp_path: Path) -> None:
    async def story(a: News, b: News, _: Redis) -> None:
        room, secrets = await seating.make(a.rooms, plan(ME, ME))
        id = room.table.id
        there = await b.rooms.room(id)
        leases = b.rooms.store.leases
        assert leases is not None
        leases.lost = b.rooms.lost
        leases.fences[id] = 2
        page = enter(there, secrets, 0)
        b.hear(TableNews(id, 1, 99, [], 0))
        b.hear(TableNews(id, 2, 99, [], 0))
        assert not page.dropped
        b.hear(TableNews(id, 3, 99, [1], 0))
        assert page.closed_with == GONE and id not in leases.fences and b.company(id).here == {1}

    with_two(tmp_path, story)


def test_without_redis_play_goes_on_and_with_it_again_so_do_the_news(tmp_path: Path) -> None:
    async def story(a: News, b: News, redis: Redis) -> None:
        room, _ = await seating.make(a.rooms, plan(ME, ME))
        id = room.table.id
        redis.stop()
        await until(lambda: not b.well)
        with pytest.raises(ConnectionError):
            await a.tell()
        await step(room, random.Random(1))
        await a.keep_code("BCDFG", id)
        assert await a.table_of_code("BCDFG") == ""
        redis.away = False
        await until(lambda: b.well and len(redis.listeners) == 1)
        await a.tell()  # what was not told before
        await until(lambda: id in b.heard and b.heard[id][0] == a.own()[0])
        await a.keep_code("BCDFG", id)
        assert await b.table_of_code("BCDFG") == id and await b.table_of_code("XXXXX") == ""

    with_two(tmp_path, story)


def test_when_the_network_to_redis_drops_everything_play_goes_on_and_the_news_come_back(
    redis: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SILENCE", 0.05)
    monkeypatch.setattr(module, "PATIENCE", 0.2)

    async def story(rooms: Rooms) -> None:
        there = Path(redis.removeprefix("unix://"))
        async with Network(there.with_name(f"{tmp_path.name}.sock"), there) as network:
            cut, whole = (
                open_news(network.address, rooms),
                open_news(redis, Rooms(rooms.store, rooms.think, 0.0)),
            )
            assert cut is not None and whole is not None
            for news in (cut, whole):
                news.start()
            room, _ = await seating.make(rooms, plan(ME, ME))
            id = room.table.id
            await until(lambda: id in whole.heard)
            network.drop()
            await until(lambda: not cut.well)
            before = whole.heard[id][0].version
            await step(room, random.Random(1))
            network.heal()
            await until(lambda: cut.well and whole.heard[id][0].version > before)
            for news in (cut, whole):
                await news.close()

    at(tmp_path, story)


def test_a_redis_that_cannot_be_had_gets_a_sentence() -> None:
    async def story() -> None:
        rooms = Rooms(None, None, 0.0)  # type: ignore[arg-type]
        assert open_news("", rooms) is None
        with pytest.raises(StoreError, match="--redis"):
            open_news("http://nowhere", rooms)

    asyncio.run(story())
