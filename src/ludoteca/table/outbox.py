"""What waits to be sent to a connection. A stuck one is dropped, never waited for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.messages import Chat, Said, ToClient
from ludoteca.table.projection import Projection

MOST_WAITING: Final = 64  # answers to what the page itself asked
LAST_CHAT: Final = 50  # lines that are told to whoever comes, or wait to be told
STUCK: Final = 30.0  # seconds in which a page took nothing of what waits for it
TOO_SLOW: Final = 4008

TABLE: Final = "table"
CHAT: Final = "chat"
STATE: Final = "state"

ENCODER: Final = msgspec.json.Encoder()


def nobody() -> None:
    """Nobody writes yet."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outbox:
    """What one page is told: answers in their order, and of table, chat and state one message each.

    A newer one takes the place of the one that waits, so that a crowd fills nobody's outbox.
    """

    def __init__(
        self,
        secrets: frozenset[str] = frozenset(),
        address: str = "",
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.secrets = secrets  # hashed
        self.address = address
        self.now = now
        self.held: frozenset[int] = frozenset()
        self.host = False
        self.greeted = False
        self.seat = SPECTATOR
        self.pace = 1.0  # how much of the table's pace it wants bots to keep
        self.version = 0  # events that it has, with those of a state that waits
        self.since = 0  # events that it had before that state
        self.deltas = False  # whether it wants to be told what is different
        self.base: Projection | None = None  # the state that it has, if deltas build on that
        self.waiting: Projection | None = None  # the state that waits, or the last one that did
        self.shown: object = None  # what its last state message was about
        self.last_table = b""  # its last table message
        self.lines: list[Said] = []  # of chat, that wait
        self.outbox: dict[str | int, bytes] = {}
        self.answers = 0  # ever put into the outbox
        self.taken_at = 0.0  # when it last took something, or something began to wait
        self.closed_with = 0
        self.ready: Callable[[], None] = nobody  # called when there is something to take

    @property
    def dropped(self) -> bool:
        return self.closed_with != 0

    def greet(self, seat: int, deltas: bool = False) -> None:
        """The page says whose eyes it looks through; it is told of the table again."""
        self.greeted = True
        self.seat = seat
        self.deltas = deltas
        self.last_table = b""

    def hurry(self, share: float) -> None:
        self.pace = min(1.0, max(0.0, share))

    def send(self, message: ToClient) -> None:
        """An answer to this page alone: none is left out."""
        self.answers += 1
        self.put(self.answers, ENCODER.encode(message))

    def put(self, slot: str | int, data: bytes) -> None:
        if self.dropped:
            return
        if not self.outbox:
            self.taken_at = self.now()
            self.outbox[slot] = data
            self.ready()
            return
        self.outbox[slot] = data
        if len(self.outbox) > MOST_WAITING or self.now() - self.taken_at > STUCK:
            self.drop(TOO_SLOW)
        else:
            self.ready()

    def tell_table(self, data: bytes) -> None:
        if data != self.last_table:
            self.last_table = data
            self.put(TABLE, data)

    def tell_lines(self, lines: list[Said]) -> None:
        waiting = self.lines if CHAT in self.outbox else []
        self.lines = [*waiting, *lines][-LAST_CHAT:]
        if self.lines:
            one = len(self.lines) == 1
            self.put(CHAT, ENCODER.encode(self.lines[0] if one else Chat(self.lines)))

    def tell_state(self, data: bytes, since: int, state: Projection) -> None:
        self.since, self.version = since, state.version
        self.waiting = state
        self.put(STATE, data)

    def known(self) -> int:
        """How many events it has without the state that waits."""
        return self.since if STATE in self.outbox else self.version

    def forget_state(self, version: int) -> None:
        """It has so many events, and whatever it was shown is to be shown again."""
        self.outbox.pop(STATE, None)
        self.shown = self.base = None
        self.version = version

    def take(self) -> bytes | None:
        """The next message to write."""
        if not self.outbox:
            return None
        self.taken_at = self.now()
        slot = next(iter(self.outbox))
        if slot == STATE and self.deltas:
            self.base = self.waiting
        return self.outbox.pop(slot)

    def drop(self, code: int) -> None:
        """Close it, without what still waits to be sent."""
        if not self.dropped:
            self.closed_with = code
            self.outbox.clear()
            self.ready()
