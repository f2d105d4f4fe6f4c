"""The door itself: lines that were opened and ask for nothing. They are cut, and few of one address are held.

uvicorn closes a line that is idle after an answer. What it cannot do is done here, in its own protocol for
HTTP: a time within which the head of a request must be there, and a limit for lines that are no live channel.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from functools import partial
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludoteca.table.limits import sender
from ludoteca.table.processes import Siblings
from ludoteca.table.server_log import note
from ludoteca.table.settings import Settings


class Hall:
    """Who has come in, and has no live channel."""

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.most = settings.lines_in_all
        self.each = settings.lines
        self.within = settings.request_within
        self.proxies = [one.strip() for one in settings.proxies.split(",")]
        self.siblings = siblings
        self.lines: dict[Doorman, str] = {}  # the oldest first
        self.of: Counter[str] = Counter()  # lines by address

    def trusts(self, address: str) -> bool:
        """A proxy has lines for everybody, and limits of its own."""
        return any(one == "*" or is_in(address, one) for one in self.proxies)

    def enter(self, line: Doorman, address: str) -> bool:
        """Whether one more may come in. When it is full, whoever has waited longest goes."""
        whose = sender(address)
        if self.of[whose] >= self.each and not self.trusts(address):
            return False
        self.lines[line] = whose
        self.of[whose] += 1
        if len(self.lines) > self.most:
            oldest = next((one for one in self.lines if not one.asks()), line)
            note("line cut", reason="full")
            oldest.cut()
        return True

    def leave(self, line: Doorman) -> None:
        address = self.lines.pop(line, None)
        if address is not None:
            self.of[address] -= 1
            if not self.of[address]:
                del self.of[address]


class Doorman(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """What answers on one line, until it becomes a live channel."""

    def __init__(self, hall: Hall, **given: Any) -> None:
        super().__init__(**given)
        self.hall = hall
        self.deadline: asyncio.TimerHandle | None = None
        self.taken_over = hall.siblings is None  # or it has asked before: no sibling is to have it

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.hall.enter(self, self.client[0] if self.client else ""):
            self.wait()
        else:
            note("line cut", reason="many")
            transport.abort()

    def data_received(self, data: bytes) -> None:
        siblings = self.hall.siblings
        if not self.taken_over and siblings is not None and siblings.hand_over(self.transport, data):
            self.transport.abort()
            return
        self.taken_over = True
        super().data_received(data)
        if self.asks() or self not in self.hall.lines:
            self.stop_waiting()
        elif self.deadline is None:
            self.wait()

    def asks(self) -> bool:
        """Whether the head of a request is there, and it is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self.hall.leave(self)
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, error: Exception | None) -> None:
        self.stop_waiting()
        self.hall.leave(self)
        super().connection_lost(error)

    def wait(self) -> None:
        self.deadline = self.loop.call_later(self.hall.within, self.too_late)

    def stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def too_late(self) -> None:
        note("line cut", reason="slow")
        self.cut()

    def cut(self) -> None:
        self.stop_waiting()
        self.hall.leave(self)
        if self.transport.get_write_buffer_size():  # which nobody may ever read
            self.transport.abort()
        else:
            self.transport.close()


def is_in(address: str, network: str) -> bool:
    try:
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
    except ValueError:
        return address == network


def doorman(settings: Settings, siblings: Siblings | None = None) -> Any:
    """What uvicorn takes as its protocol for HTTP."""
    return partial(Doorman, Hall(settings, siblings))
