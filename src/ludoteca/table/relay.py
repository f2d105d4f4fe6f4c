"""Any server answers for any table: what is asked of one that another server leads is passed on to that one.

The leader is asked as by a proxy, at the address that stands with its lease. While a dead one still holds its
lease whoever asks waits for the end of it, and then this server leads.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ludoteca.table.connection import GONE
from ludoteca.table.credentials import is_id
from ludoteca.table.guard import RELAYED, SCHEMES, Receive, Scope, Send, answer, header
from ludoteca.table.leases import Leases
from ludoteca.table.refusals import TableRefusal

AGAIN = 0.2  # seconds until a leader that could not be reached is looked for again
CONNECTING = 2.0  # seconds for a connection to the leader
ANSWERING = 60.0  # seconds: a review may take long
LEADER = "ludoteca.leader"  # in a scope: the name of the server that it is passed on to
NO_CODE = (1005, 1006)  # which no end of a connection may send
# What belongs to one connection, or is said anew about who asks.
LEFT_OUT = frozenset(
    b"connection keep-alive te trailer transfer-encoding upgrade expect date server"
    b" x-forwarded-for x-forwarded-proto".split()
)


class Relay:
    """Stands before the application."""

    def __init__(self, app: Litestar) -> None:
        self.app: Any = app
        self.client: Any = None  # of httpx, which comes with the same extra as PostgreSQL

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            try:
                await self.app(scope, receive, send)
            finally:
                if self.client is not None:
                    await self.client.aclose()
            return
        table = table_of(scope)
        leases: Leases | None = self.app.state.rooms.store.leases if table else None
        if leases is not None and not header(scope, RELAYED):
            pass_on = self.pass_on if scope["type"] == "http" else pass_on_live
            deadline = time.monotonic() + patience(leases)
            while leader := await leader_of(leases, table):
                scope[LEADER] = leases.holders.get(leader, "")
                if await pass_on(leader, scope, receive, send):
                    return
                if time.monotonic() > deadline:
                    await refuse(scope, receive, send)
                    return
                await asyncio.sleep(AGAIN)
        await self.app(scope, receive, send)

    async def pass_on(self, leader: str, scope: Scope, receive: Receive, send: Send) -> bool:
        """Ask the leader, and give its answer back. False: it cannot be reached, and was asked nothing."""
        import httpx

        if self.client is None:
            timeout = httpx.Timeout(ANSWERING, connect=CONNECTING)
            self.client = httpx.AsyncClient(timeout=timeout, trust_env=False)
        request = self.client.build_request(
            scope["method"],
            leader + target(scope),
            headers=[*passed_on(scope), (b"host", header(scope, b"host").encode("latin-1"))],
            content=body(receive) if has_body(scope) else None,
        )
        try:
            response = await self.client.send(request, stream=True)
            found = await whole(response)
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return False
        except httpx.HTTPError:  # whether it did what it was asked for, nobody knows
            await refuse(scope, receive, send)
        except TableRefusal as refusal:  # what was to be passed on did not come in time
            await answer(refusal, scope, send)
        else:
            await give_back(response, found, send)
        return True


def table_of(scope: Scope) -> str:
    """The table that something is asked of; "": none, or only for its page, which is the same everywhere."""
    parts = scope["path"].split("/")
    if parts[1:3] == ["api", "tables"] and len(parts) > 3:
        id = parts[3]
    elif parts[1:2] == ["t"] and len(parts) > 3:  # a return link
        id = parts[2]
    else:
        return ""
    return id if is_id(id) else ""


def patience(leases: Leases) -> float:
    """Seconds that whoever asks waits for another leader: a little longer than a lease lasts."""
    return leases.lasting.total_seconds() * 1.25 + 1


async def leader_of(leases: Leases, table: str) -> str:
    try:
        return await leases.leader(table)
    except Exception:  # without the database nobody leads, as the application will find out
        return ""


def target(scope: Scope) -> str:
    path = scope.get("raw_path") or scope["path"].encode()
    query = scope["query_string"]
    return str(path + (b"?" + query if query else b""), "latin-1")


def passed_on(scope: Scope) -> list[tuple[bytes, bytes]]:
    """The headers as they came, but who asks is told by this server."""
    client = str(scope["client"][0]) if scope["client"] else ""
    scheme = SCHEMES[scope["scheme"]]
    kept = [(key, value) for key, value in scope["headers"] if key not in LEFT_OUT and key != b"host"]
    told = [(b"x-forwarded-for", client), (b"x-forwarded-proto", scheme)]
    told.append(
        (RELAYED, scope.get(LEADER) or "1")
    )  # by its name it knows that it is another server who asks
    return kept + [(key, value.encode("latin-1")) for key, value in told]


def has_body(scope: Scope) -> bool:
    return bool(header(scope, b"content-length") or header(scope, b"transfer-encoding"))


async def body(receive: Receive) -> AsyncIterator[bytes]:
    more = True
    while more:
        message = await receive()
        yield message.get("body", b"")
        more = message.get("more_body", False)


async def whole(response: Any) -> bytes:
    """What the leader answers, to its end: if it dies before that, there is still time to say so."""
    try:
        return b"".join([part async for part in response.aiter_raw()])
    finally:
        await response.aclose()


async def give_back(response: Any, found: bytes, send: Send) -> None:
    headers = [(key.lower(), value) for key, value in response.headers.raw if key.lower() not in LEFT_OUT]
    await send({"type": "http.response.start", "status": response.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": found, "more_body": False})


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """The page tries again by itself, or whoever reads the sentence."""
    if scope["type"] == "http":
        await answer(TableRefusal("table-moves", 503), scope, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": GONE, "reason": ""})


async def pass_on_live(leader: str, scope: Scope, receive: Receive, send: Send) -> bool:
    try:
        there = await connect_to(leader, scope)
    except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
        return False
    await exchange(there, receive, send)
    return True


async def connect_to(leader: str, scope: Scope) -> ClientConnection:
    """A live channel to the leader: to its address, under the name that the page asked for."""
    place = urlsplit(leader)
    headers = [(k, v) for k, v in passed_on(scope) if not k.startswith(b"sec-websocket-")]
    return await connect(
        f"ws://{header(scope, b'host')}{target(scope)}",
        host=place.hostname,
        port=place.port,
        additional_headers=[(key.decode("latin-1"), value.decode("latin-1")) for key, value in headers],
        user_agent_header=None,
        compression=None,
        proxy=None,
        open_timeout=CONNECTING,
        ping_interval=None,  # the page and the leader see to that
        close_timeout=1,
        max_size=None,
    )


async def exchange(there: ClientConnection, receive: Receive, send: Send) -> None:
    """Messages in both directions, until one end closes."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    page = asyncio.create_task(from_page(there, receive))
    try:
        with suppress(ConnectionClosed):
            while True:
                message = await there.recv()
                kind = "text" if isinstance(message, str) else "bytes"
                await send({"type": "websocket.send", kind: message})
        if not page.done():  # else there is nobody to tell
            code = there.close_code or GONE
            await send({"type": "websocket.close", "code": GONE if code in NO_CODE else code, "reason": ""})
    finally:
        page.cancel()
        await there.close()


async def from_page(there: ClientConnection, receive: Receive) -> None:
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            await there.send(message.get("text") or message.get("bytes") or b"")
    await there.close()
