"""What is left half done when a server was paused, or died: nobody is left without an answer, and no mistake
of ours is written down for it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from kit.table import ME, PATIENCE, at, enter, plan, until
from ludoteca.table import autoplay, relay, seating
from ludoteca.table.connection import NOT_STORED
from ludoteca.table.line import Line
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import COUNTS
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import Changes, Settled, StoreError

HANDSHAKE = (
    b"GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PATH = "/api/tables/AAAAAAAAAA/join"
Story = Callable[[Any, Any, Any], Awaitable[None]]


class Transport:
    """The other end takes everything, and says nothing."""

    def __init__(self) -> None:
        self.closing = False
        self.written = b""

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name.endswith("name") else None

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closing = True

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def live(app: Story) -> tuple[Line, Transport]:
    """A line over which an application speaks."""
    config = uvicorn.Config(app, log_config=None)
    config.load()
    line, transport = Line(config, ServerState(), {}), Transport()
    line.connection_made(transport)  # type: ignore[arg-type]
    line.data_received(HANDSHAKE)
    return line, transport


@pytest.mark.parametrize("late", ["websocket.send", "websocket.close"])
def test_who_writes_to_a_page_that_answered_no_ping_made_no_mistake(
    late: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As a server that was paused for a minute finds its pages when it wakes up."""

    async def story() -> None:
        woken, accepted = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            accepted.set()
            await woken.wait()
            await send({"type": late, "text": "what another server said", "code": 1012})

        line, transport = await live(app)
        await asyncio.wait_for(accepted.wait(), PATIENCE)
        line.keepalive_timeout()
        woken.set()
        await asyncio.wait_for(asyncio.gather(*line.tasks), PATIENCE)
        assert transport.closing and b"another server" not in transport.written

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert not caplog.records


def test_nor_did_who_accepts_a_page_that_has_gone(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            transport.close()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": "hello"})

        line, transport = await live(app)
        await asyncio.wait_for(asyncio.gather(*line.tasks), PATIENCE)

    with caplog.at_level(logging.ERROR):
        asyncio.run(story())
    assert not caplog.records


class Leader:
    """A server that another one asks."""

    def __init__(self, address: str) -> None:
        self.state = self.rooms = self.store = self.leases = self
        self.lasting = timedelta(seconds=0)
        self.holders: dict[str, str] = {}
        self.address = address

    async def leader(self, _: str) -> str:
        return self.address


@asynccontextmanager
async def speaking(answers: bytes) -> AsyncIterator[str]:
    """Somebody who answers so, and then is gone."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError):  # who asked has gone
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answers)
            await (writer.drain() if answers else reader.readexactly(1))
        writer.close()
        gone.set()

    gone = asyncio.Event()
    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        await asyncio.wait_for(gone.wait(), PATIENCE)
    finally:
        server.close()


async def asked(leader: str, body: Callable[[], Awaitable[Any]]) -> list[Any]:
    """What whoever asked is sent."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "path": PATH, "method": "POST", "query_string": b"", "scheme": "http"}
    scope |= {"headers": [(b"host", b"localhost"), (b"content-length", b"2")], "client": ("1.2.3.4", 5)}
    passing = relay.Relay(Leader(leader))  # type: ignore[arg-type]
    await passing(scope, body, send)
    await passing.client.aclose()
    return sent


HALF = b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf of it"


def test_an_answer_that_breaks_off_is_refused_in_words() -> None:
    async def body() -> Any:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def story() -> None:
        async with speaking(HALF) as leader:
            start, rest = await asked(leader, body)
        assert start["status"] == 503 and b"half" not in rest["body"]

    asyncio.run(story())


def test_a_request_whose_body_does_not_come_is_refused_in_words() -> None:
    async def body() -> Any:
        raise TableRefusal("table-slow-body", 408)

    async def story() -> None:
        async with speaking(b"") as leader:
            start, _ = await asked(leader, body)
        assert start["status"] == 408

    asyncio.run(story())


def test_a_clock_that_strikes_when_nothing_can_be_stored_gives_the_room_up(tmp_path: Path) -> None:
    """As at a server that was paused, and whose tables another one leads by the time it wakes up."""

    class Elsewhere(SqliteStore):
        def submit(self, changes: Changes, settled: Settled) -> None:
            settled(StoreError("another server leads the table"))

    unheard: list[Any] = []

    async def story(rooms: Rooms) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unheard.append(context))
        room, secrets = await seating.make(rooms, plan(ME, ME, clock=60, absent="bot"))
        page = enter(room, secrets, 0)
        room.store = Elsewhere(tmp_path / "other.sqlite")
        before = COUNTS["clock not stored"]
        room.seats.clock.since = {0: time.monotonic() - 100}
        room.moved()
        await until(lambda: page.dropped)
        await until(lambda: not autoplay.STRUCK)
        await room.store.close()
        assert page.closed_with == NOT_STORED and COUNTS["clock not stored"] == before + 1

    at(tmp_path, story)
    gc.collect()
    assert not unheard
