"""What several servers tell each other through Redis: the version of a table, who is there, and its code.

Nothing of it is needed to play: without Redis lists do not show who is at a table that another server leads,
and a code is known only where it was made. Whatever fails is tried again a second later.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec

from ludoteca.table.rooms import Rooms
from ludoteca.table.screens import NOBODY, Company
from ludoteca.table.server_log import note
from ludoteca.table.shares import Shares
from ludoteca.table.store import StoreError

CHANNEL = "ludoteca:tables"
CODE = "ludoteca:code:"
CODE_KEPT = 30 * 24 * 3600  # seconds
EVERY = 1.0  # seconds between news
REPEATED = 20.0  # seconds until they are told again, for servers that have just come
HEARD = 60.0  # seconds after which they count no more
MOST_HEARD = 100_000
PATIENCE = 2.0  # seconds for an answer of Redis
SILENCE = 5.0  # seconds without a sign after which it is asked for one: a line may break without a word


class TableNews(msgspec.Struct, array_like=True, frozen=True):
    """What the leader of a table says of it."""

    table: str
    fence: int  # of the leader: who has a lower one leads no longer
    version: int  # rows of its journal
    here: list[int]  # seats whose people are connected
    watchers: int


DECODER = msgspec.json.Decoder(TableNews)


class News:
    """Tells what happens in the rooms of a server, and hears of those of others."""

    def __init__(self, redis: Any, rooms: Rooms, shares: Shares | None = None) -> None:
        self.redis = redis
        self.rooms = rooms
        self.shares = shares
        self.told: dict[str, tuple[TableNews, float]] = {}
        self.heard: dict[str, tuple[TableNews, float]] = {}
        self.broken: set[str] = set()  # of telling and listening
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.rooms.elsewhere = self.company
        self.tasks = [asyncio.create_task(self.keep_telling()), asyncio.create_task(self.keep_listening())]

    async def close(self) -> None:
        while running := [task for task in self.tasks if not task.done()]:
            for task in running:
                task.cancel()  # the client of Redis may take one such sign for its own
            await asyncio.wait(running, timeout=EVERY)
        with suppress(Exception):
            await self.redis.aclose()

    # telling

    async def keep_telling(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                if await self.tell():
                    self.notice("telling", True)
            except Exception as problem:
                self.notice("telling", False, problem)

    async def tell(self) -> int:
        """Say what is new: how much it was."""
        now = time.monotonic()
        new = [news for news in self.own() if self.is_new(news, now)]
        for news in new:
            async with asyncio.timeout(PATIENCE):
                await self.redis.publish(CHANNEL, msgspec.json.encode(news))
            self.told[news.table] = news, now
        self.told = {id: said for id, said in self.told.items() if id in self.rooms.by_id}
        used = None if self.shares is None else self.shares.told()
        if used is not None:
            async with asyncio.timeout(PATIENCE):
                await self.redis.publish(CHANNEL, used)
        return len(new)

    def own(self) -> list[TableNews]:
        leases = self.rooms.store.leases
        fences = {} if leases is None else leases.fences
        found = []
        for id, room in self.rooms.by_id.items():
            version = 0 if room.play is None else room.play.seq
            here, watchers = sorted(room.screens.here()), room.screens.watchers()
            found.append(TableNews(id, fences.get(id, 0), version, here, watchers))
        return found

    def is_new(self, news: TableNews, now: float) -> bool:
        before, at = self.told.get(news.table, (None, 0.0))
        return news != before or (bool(news.here or news.watchers) and now - at > REPEATED)

    # listening

    async def keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except Exception as problem:
                self.notice("listening", False, problem)
            await asyncio.sleep(EVERY)

    async def listen(self) -> None:
        async with self.redis.pubsub() as channel:
            async with asyncio.timeout(PATIENCE):  # it waits for an answer to its greeting
                await channel.subscribe(CHANNEL)
            asked = False
            while True:
                message = await channel.get_message(timeout=SILENCE)
                if message is not None:
                    self.notice("listening", True)
                if message is not None and message["type"] == "message":
                    self.read(message["data"])
                elif message is None and asked:
                    raise ConnectionError("nothing is heard of it")
                elif message is None:
                    await channel.ping()
                asked = message is None

    def read(self, data: bytes) -> None:
        if self.shares is not None and data.startswith(b"{"):
            self.shares.hear(data)
        else:
            with suppress(msgspec.DecodeError):  # of another version
                self.hear(DECODER.decode(data))

    def hear(self, news: TableNews) -> None:
        """News of a table. Who believed to lead it and has a lower fence does so no longer."""
        leases = self.rooms.store.leases
        fence = 0 if leases is None else leases.fences.get(news.table, 0)
        if fence and news.fence <= fence:
            return  # one's own, or of who led it before
        if fence and leases is not None:
            leases.give_up([news.table])
        self.heard.pop(news.table, None)
        self.heard[news.table] = news, time.monotonic()
        if len(self.heard) > MOST_HEARD:
            del self.heard[next(iter(self.heard))]

    def company(self, table_id: str) -> Company:
        """Who is at a table that another server leads."""
        news, at = self.heard.get(table_id, (None, 0.0))
        if news is None or time.monotonic() - at > HEARD:
            return NOBODY
        return Company(frozenset(news.here), news.watchers)

    @property
    def well(self) -> bool:
        return not self.broken

    def notice(self, way: str, well: bool, problem: Exception | None = None) -> None:
        before = self.well
        self.broken = self.broken - {way} if well else self.broken | {way}
        if before != self.well:
            note("redis is back" if well else "redis is away", reason=str(problem or "")[:200])

    # codes

    async def keep_code(self, code: str, table_id: str) -> None:
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self.redis.set(CODE + code, table_id, ex=CODE_KEPT)

    async def table_of_code(self, code: str) -> str:
        """The table of a code that another server made; "": none is known."""
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                found = await self.redis.get(CODE + code)
                return bytes(found or b"").decode()
        return ""


def open_news(address: str, rooms: Rooms, shares: Shares | None = None) -> News | None:
    """What a server tells others by the setting `redis`; None: there are no others."""
    if not address:
        return None
    return News(connect(address), rooms, shares)


def connect(address: str, again: float | None = None, **settings: Any) -> Any:
    """A client of Redis, which connects when it is first used; what fails it tries once more, if it is told
    after how many seconds.
    """
    try:
        from redis.asyncio import from_url
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff
    except ModuleNotFoundError:
        raise StoreError("Redis needs more: pip install 'ludoteca[redis]'") from None
    try:
        retry = Retry(ConstantBackoff(again or 0.0), int(again is not None))
        return from_url(address, socket_connect_timeout=PATIENCE, retry=retry, **settings)
    except ValueError as error:
        raise StoreError(f"--redis: {error}") from None
