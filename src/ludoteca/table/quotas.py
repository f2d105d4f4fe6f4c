"""Public tables that wait, and the seats taken there: by address, so that one leaves room for all the others.

It is known as long as the server runs, and kept nowhere else.
"""

from __future__ import annotations

import time
from collections import Counter

from ludoteca.table.refusals import TableRefusal
from ludoteca.table.store import SeatRow, TableRow

COUNTED = 24 * 3600.0  # seconds: what is older keeps nobody from a new one
MOST_KNOWN = 10_000
MOST_TOLD = 500  # changes between two messages to other servers
NO_LIMIT = 10**9
TABLE = -1  # in place of a seat

Claim = tuple[str, int, str]  # a table, a seat or TABLE, and whose it is; "": nobody's any more
Thing = tuple[str, int]


class Quota:
    """Whose something is. Each address may have `most` of a day; "" is nobody, and has no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.owners: dict[Thing, tuple[str, float]] = {}
        self.changes: list[Claim] | None = None  # to be told to other servers, where there are any

    def share(self) -> None:
        self.changes = []

    def changed(self) -> list[Claim]:
        """What changed since this was last asked."""
        found, self.changes = self.changes or [], []
        return found

    def hear(self, claims: list[Claim]) -> None:
        """What changed at another server."""
        for table, seat, address in claims:
            if address:
                self.put((table, seat), address)
            else:
                self.owners.pop((table, seat), None)

    def take(self, thing: Thing, address: str, refusal: str) -> None:
        if not address:
            return
        now = time.monotonic()
        if (
            sum([1 for owner, at in self.owners.values() if owner == address and now - at < COUNTED])
            >= self.most
        ):
            raise TableRefusal(refusal, 429, most=self.most)
        self.put(thing, address)
        self.change(thing, address)

    def put(self, thing: Thing, address: str) -> None:
        if len(self.owners) >= MOST_KNOWN:
            del self.owners[next(iter(self.owners))]
        self.owners[thing] = address, time.monotonic()

    def change(self, thing: Thing, address: str) -> None:
        if self.changes is not None:
            self.changes = [*self.changes, (*thing, address)][-MOST_TOLD:]

    def give_back(self, thing: Thing) -> None:
        if self.owners.pop(thing, None) is not None:
            self.change(thing, "")

    def owner(self, thing: Thing) -> str:
        return self.owners[thing][0] if thing in self.owners else ""


class PublicQuotas:
    def __init__(self, tables: int = NO_LIMIT, listed: int = NO_LIMIT, seats: int = NO_LIMIT) -> None:
        self.tables = Quota(tables)
        self.seats = Quota(seats)
        self.listed = listed

    def share(self) -> None:
        self.tables.share()
        self.seats.share()

    def made(self, table: TableRow, address: str) -> None:
        self.tables.take((table.id, TABLE), address if table.public else "", "table-too-many-waiting")

    def sat_down(self, table: TableRow, seat: int, address: str) -> None:
        self.seats.take((table.id, seat), address if table.public else "", "table-too-many-seats")

    def left(self, table_id: str, seats: list[SeatRow]) -> None:
        for row in seats:
            self.seats.give_back((table_id, row.seat))

    def forget(self, table_id: str, seats: list[SeatRow]) -> None:
        """The game begins, or the table could not be stored."""
        self.tables.give_back((table_id, TABLE))
        self.left(table_id, seats)

    def shown(self, tables: list[tuple[TableRow, list[SeatRow]]]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Of each address the first few."""
        counted: Counter[str] = Counter()
        found = []
        for table, seats in tables:
            owner = self.tables.owner((table.id, TABLE))
            counted[owner] += 1
            if not owner or counted[owner] <= self.listed:
                found.append((table, seats))
        return found
