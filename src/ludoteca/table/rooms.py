"""Every table by its id: its room is opened from the store when it is needed, and forgotten when not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from ludoteca.engine.rng import SystemRng
from ludoteca.table.cache import AnswerCache
from ludoteca.table.chance import ChanceSource
from ludoteca.table.connection import GONE, NOT_STORED, UNKNOWN_TABLE
from ludoteca.table.credentials import is_id, new_id
from ludoteca.table.play import restored
from ludoteca.table.processes import process_of
from ludoteca.table.quotas import PublicQuotas
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.screens import NOBODY, Company
from ludoteca.table.server_log import failed
from ludoteca.table.store import ChatRow, SeatRow, Store, TableRow
from ludoteca.table.thinkers import Think

IDLE = 300.0  # seconds before an empty room is forgotten
MOST_REPLAYS = 64_000_000  # bytes of replays that are kept


class Rooms:
    def __init__(self, store: Store, think: Think, pause: float, chance: ChanceSource = SystemRng) -> None:
        self.store = store
        self.think = think
        self.pause = pause
        self.chance = chance
        self.by_id: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.replays = AnswerCache(MOST_REPLAYS)
        self.quotas = PublicQuotas()
        self.process, self.processes = 0, 1
        self.elsewhere: Callable[[str], Company] = lambda _: NOBODY  # who is at a table of another server

    def new_id(self) -> str:
        """For a table that this process is to lead."""
        id = new_id()
        while process_of(id, self.processes) != self.process:
            id = new_id()
        return id

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        if id not in self.by_id and is_id(id):
            if id not in self.opening:
                self.opening[id] = asyncio.get_running_loop().create_task(self.open(id))
            try:
                await asyncio.shield(self.opening[id])
            finally:
                self.opening.pop(id, None)
        if id not in self.by_id:
            raise TableRefusal("table-unknown", 404)
        self.by_id[id].touch()
        return self.by_id[id]

    async def open(self, id: str) -> Room:
        stored = await self.store.load(id)
        if stored is None:
            raise TableRefusal("table-unknown", 404)
        room = self.add(stored.table, stored.seats, stored.chat)
        if stored.table.status != "waiting":
            try:
                room.resume(restored(stored, room.generator))
            except Exception as error:  # what another version stored, or a damaged file, can break anything
                del self.by_id[id]
                failed("cannot be opened", error, id)
                raise TableRefusal("table-unreadable", 410) from None
        return room

    def add(self, table: TableRow, seats: list[SeatRow], chat: list[ChatRow] | None = None) -> Room:
        room = Room(table, seats, self.store, self.think, self.pause, self.chance, chat, self.spoiled)
        self.by_id[table.id] = room
        return room

    def forget(self, room: Room) -> None:
        """Whoever is connected comes back, and the room is read anew."""
        room.stop()
        room.screens.drop_all(GONE)
        if self.by_id.get(room.table.id) is room:
            del self.by_id[room.table.id]

    def spoiled(self, room: Room) -> None:
        """The store failed: what was shown may never have happened. Or another server leads the table."""
        leases = self.store.leases
        led_elsewhere = leases is not None and room.table.id not in leases.fences
        room.screens.drop_all(GONE if led_elsewhere else NOT_STORED)
        self.forget(room)

    def lost(self, ids: list[str]) -> None:
        """Another server may lead these tables by now: whoever is connected comes back, and is sent there."""
        for id in ids:
            if id in self.by_id:
                self.forget(self.by_id[id])

    def deleted(self, room: Room) -> None:
        """The table is no longer there, and nobody comes back to it."""
        room.screens.drop_all(UNKNOWN_TABLE)
        self.forget(room)

    def sweep(self) -> None:
        """Forget the rooms that nobody needs."""
        late = time.monotonic() - IDLE
        for room in [room for room in self.by_id.values() if room.idle() and room.used < late]:
            self.forget(room)

    def close(self) -> None:
        for room in list(self.by_id.values()):
            self.forget(room)
