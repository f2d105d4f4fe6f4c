"""Who is served next: every address in turn, and of an address every table in turn."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

from ludoteca.table.refusals import TableRefusal

W = TypeVar("W")


class Place(NamedTuple):
    """For whom something is done: the address whose share it takes, and the table."""

    address: str
    table: str


class Queue(Generic[W]):
    """Lends workers, in rounds: in each an address has one turn. Of several workers one address never holds
    the last: it is kept for others.
    """

    def __init__(self, workers: list[W], most: int = sys.maxsize) -> None:
        self.workers = workers
        self.most = most  # turns that one address may wait for
        self.free = workers[:]
        self.held: Counter[str] = Counter()  # workers of an address
        self.waiting_turns: dict[str, dict[str, deque[asyncio.Future[W]]]] = {}  # by address and table
        self.round = 0
        self.next: dict[str, int] = {}  # the round of an address's next turn, if it had one in this round

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[W]:
        """A worker, once it is one's turn."""
        if self.waiting(place.address) >= self.most:
            raise TableRefusal("table-too-much-at-once", 429)
        coming: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.waiting_turns.setdefault(place.address, {}).setdefault(place.table, deque()).append(coming)
        self.lend()
        try:
            yield await coming
        finally:
            if coming.cancelled():
                self.leave(place, coming)
            else:
                self.take_back(place.address, coming.result())

    def waiting(self, address: str) -> int:
        return sum([len(turns) for turns in self.waiting_turns.get(address, {}).values()])

    def others_waiting(self, address: str) -> int:
        """Other addresses that wait."""
        return len(self.waiting_turns) - (address in self.waiting_turns)

    def lend(self) -> None:
        most_held = max(1, len(self.workers) - 1)
        while self.free:
            able = [address for address in self.waiting_turns if self.held[address] < most_held]
            if not able:
                return
            address = min(able, key=lambda address: self.next.get(address, self.round))
            coming = self.first_of(address)
            if not coming.done():  # else nobody waits for it any more
                self.round = self.next.get(address, self.round)
                self.next[address] = self.round + 1
                self.next = {key: number for key, number in self.next.items() if number > self.round}
                self.held[address] += 1
                coming.set_result(self.free.pop())

    def first_of(self, address: str) -> asyncio.Future[W]:
        """Take the next of an address out of its queue. The address and the table go to the end of theirs."""
        tables = self.waiting_turns.pop(address)
        table = next(iter(tables))
        turns = tables.pop(table)
        coming = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self.waiting_turns[address] = tables
        return coming

    def take_back(self, address: str, worker: W) -> None:
        self.held[address] -= 1
        if not self.held[address]:
            del self.held[address]
        self.free.append(worker)
        self.lend()

    def leave(self, place: Place, coming: asyncio.Future[W]) -> None:
        """Nobody waits for this turn any more."""
        tables = self.waiting_turns.get(place.address, {})
        turns = tables.get(place.table, deque())
        if coming in turns:
            turns.remove(coming)
            if not turns:
                del tables[place.table]
            if not tables:
                del self.waiting_turns[place.address]
