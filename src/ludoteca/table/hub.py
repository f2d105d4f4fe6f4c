"""The connections of a room. A slow one is dropped, never waited for."""

from __future__ import annotations

import asyncio

import msgspec

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.messages import ToClient

MOST_WAITING = 64  # messages
TOO_SLOW = 4008
GONE = 1012  # the server goes, or has to read the table anew

ENCODER = msgspec.json.Encoder()


class Connection:
    """One open page. `outbox` is what was not sent yet; a number in it closes the connection."""

    def __init__(self, secrets: frozenset[str] = frozenset(), address: str = "") -> None:
        self.secrets = secrets  # hashed
        self.address = address
        self.held: frozenset[int] = frozenset()
        self.host = False
        self.greeted = False
        self.seat = SPECTATOR
        self.version = 0  # events that it has
        self.shown: object = None  # what its last state message was about
        self.outbox: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self.closing = asyncio.Event()

    @property
    def dropped(self) -> bool:
        return self.closing.is_set()

    def send(self, message: ToClient) -> None:
        self.send_bytes(ENCODER.encode(message))

    def send_bytes(self, data: bytes) -> None:
        if self.dropped:
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.drop(TOO_SLOW)

    def drop(self, code: int) -> None:
        """Close it, without what still waits to be sent."""
        if self.dropped:
            return
        self.closing.set()
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)


class Hub:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()

    def greeted(self) -> list[Connection]:
        return [c for c in self.connections if c.greeted and not c.dropped]

    def here(self) -> frozenset[int]:
        """Seats whose people are connected."""
        seats: set[int] = set()
        for connection in self.greeted():
            seats |= connection.held
        return frozenset(seats)

    def watchers(self) -> int:
        return sum([1 for connection in self.greeted() if not connection.held])

    def tell(self, message: ToClient) -> None:
        """The same to everybody."""
        data = ENCODER.encode(message)
        for connection in self.greeted():
            connection.send_bytes(data)

    def drop_all(self, code: int) -> None:
        for connection in self.connections:
            connection.drop(code)
