"""Public tables that wait, and the seats taken there: by address, so that one leaves room for all the others.

It is known as long as the server runs, and kept nowhere else.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Hashable

from ludoteca.table.refusals import TableRefusal
from ludoteca.table.store import SeatRow, TableRow

COUNTED = 24 * 3600.0  # seconds: what is older keeps nobody from a new one
MOST_KNOWN = 10_000
NO_LIMIT = 10**9


class Quota:
    """Whose something is. Each address may have `most` of a day; "" is nobody, and has no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.owners: dict[Hashable, tuple[str, float]] = {}

    def take(self, thing: Hashable, address: str, refusal: str) -> None:
        if not address:
            return
        now = time.monotonic()
        if (
            sum([1 for owner, at in self.owners.values() if owner == address and now - at < COUNTED])
            >= self.most
        ):
            raise TableRefusal(refusal, 429, most=self.most)
        if len(self.owners) >= MOST_KNOWN:
            del self.owners[next(iter(self.owners))]
        self.owners[thing] = address, now

    def give_back(self, thing: Hashable) -> None:
        self.owners.pop(thing, None)

    def owner(self, thing: Hashable) -> str:
        return self.owners[thing][0] if thing in self.owners else ""


class PublicQuotas:
    def __init__(self, tables: int = NO_LIMIT, listed: int = NO_LIMIT, seats: int = NO_LIMIT) -> None:
        self.tables = Quota(tables)
        self.seats = Quota(seats)
        self.listed = listed

    def made(self, table: TableRow, address: str) -> None:
        self.tables.take(table.id, address if table.public else "", "table-too-many-waiting")

    def sat_down(self, table: TableRow, seat: int, address: str) -> None:
        self.seats.take((table.id, seat), address if table.public else "", "table-too-many-seats")

    def left(self, table_id: str, seats: list[SeatRow]) -> None:
        for row in seats:
            self.seats.give_back((table_id, row.seat))

    def forget(self, table_id: str, seats: list[SeatRow]) -> None:
        """The game begins, or the table could not be stored."""
        self.tables.give_back(table_id)
        self.left(table_id, seats)

    def shown(self, tables: list[tuple[TableRow, list[SeatRow]]]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Of each address the first few."""
        counted: Counter[str] = Counter()
        found = []
        for table, seats in tables:
            owner = self.tables.owner(table.id)
            counted[owner] += 1
            if not owner or counted[owner] <= self.listed:
                found.append((table, seats))
        return found
