"""The checker of histories: what clients were told, held against the journal of their table.

Each acknowledged move stands there once, in the order in which its client heard of it, and nothing stands
there that nobody sent. It knows no database: a journal is a list of rows.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from ludoteca.table.store import SEALED, MoveRow


class Sent(NamedTuple):
    """A move that a client sent, and how it was answered; none: the server died before."""

    seat: int
    key: str
    name: str
    answer: Literal["done", "refused", "none"]
    version: int = 0  # that was acknowledged


class Told:
    """The events that one seat was told of, as often as it was; what was told once is not told otherwise."""

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.faults: list[str] = []

    def hear(self, version: int, events: list[Any]) -> None:
        """A state: of `version` events the last ones."""
        first = version - len(events)
        if version < len(self.events):
            self.faults.append(f"{len(self.events)} events were told, and then only {version}")
        elif first > len(self.events):
            self.faults.append(f"after {len(self.events)} events the next was number {first}")
        known = self.events[first:version]
        if known != events[: len(known)]:
            self.faults.append(f"of the events from {first} on one was told otherwise before")
        self.events[first:] = events


def faults(
    clients: list[list[Sent]], journal: list[MoveRow], bots: frozenset[int] = frozenset()
) -> list[str]:
    """What is wrong with the journal of a table, in words. Every client is a list in the order of answers;
    moves of the seats of bots are sent by nobody.
    """
    of_people = [row for row in journal if row.seat not in bots]
    return (
        numbering(journal) + keys(clients, of_people) + [f for sent in clients for f in kept(sent, journal)]
    )


def numbering(journal: list[MoveRow]) -> list[str]:
    """Rows are numbered from 0 on, without a gap, and no two have one number."""
    numbers = Counter([row.seq for row in journal])
    twice = [f"number {seq} stands there {count} times" for seq, count in numbers.items() if count > 1]
    missing = [f"number {seq} is missing" for seq in range(max(numbers, default=-1)) if seq not in numbers]
    return twice + missing


def keys(clients: list[list[Sent]], journal: list[MoveRow]) -> list[str]:
    """A message makes one move, and no move of a seat comes from nowhere."""
    sent = {row_key(one) for client in clients for one in client}
    found = Counter([row.key for row in journal if row.key])
    twice = [f"{key} was made {count} times" for key, count in found.items() if count > 1]
    return twice + [
        f"number {row.seq}, {row.name}, was sent by nobody"
        for row in journal
        if (row.key or row.seat >= 0) and row.key not in sent
    ]


def kept(client: list[Sent], journal: list[MoveRow]) -> list[str]:
    """What one client was told of its moves is so."""
    rows = {row.key: row for row in reversed(journal) if row.key}
    wrong, places = [], []
    for one in client:
        row = rows.get(row_key(one))
        if row is None:
            if one.answer == "done":
                wrong.append(f"{row_key(one)}, {one.name}, was acknowledged and is lost")
        elif one.answer == "refused":
            wrong.append(f"{row_key(one)}, {one.name}, was refused and is there")
        elif (row.seat, row.name.removeprefix(SEALED)) != (one.seat, one.name):
            wrong.append(f"{row_key(one)} was {one.name} of {one.seat}, and is {row.name} of {row.seat}")
        elif one.answer == "done":
            places.append(row.seq)
            if row.version != one.version:
                wrong.append(f"{row_key(one)} was answered with {one.version}, and has {row.version}")
    return wrong + [f"number {b} was acknowledged after number {a}" for a, b in pairwise(places) if b <= a]


def row_key(one: Sent) -> str:
    return f"{one.seat}:{one.key}"
