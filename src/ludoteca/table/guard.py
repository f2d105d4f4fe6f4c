"""What stands before every request: headers, the check of where it comes from, rates, the log."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import math
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ludoteca.table import metrics
from ludoteca.table.bans import REFUSED, Bans
from ludoteca.table.limits import Buckets, sender
from ludoteca.table.messages import HttpRefusal
from ludoteca.table.network import LOOPBACK
from ludoteca.table.refusals import TableRefusal, in_words, language_of
from ludoteca.table.server_log import note
from ludoteca.table.settings import Settings

SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
]
Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

Place = tuple[str, str]  # a scheme, and a host with its port

NOWHERE: Place = ("", "")
SCHEMES = {"http": "http", "ws": "http", "https": "https", "wss": "https"}  # of the page that asks
ASSETS = "/assets/"
RELAYED = b"x-ludoteca-relayed"  # by a server that was asked to the one that leads the table
LONGEST_ADDRESS = 2048  # bytes of a path and what is asked after it


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: Any, settings: Settings, state: Any = None) -> None:
        self.app = app
        self.state = state  # of the application
        self.settings = settings
        self.public = place(settings.public.lower())
        self.requests = Buckets(settings.requests, settings.requests_at_once)
        self.open: dict[str, int] = {}  # live connections of each address
        self.elsewhere: Callable[[str], int] = lambda _: 0  # those at other servers
        self.bans = Bans(settings.house or settings.data)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.live(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *added(scope["path"], message["headers"])]
            await send(message)

        refusal = self.refusal(scope)
        if refusal is None:
            await self.app(scope, in_time(receive, self.settings.body_within), send_guarded)
        else:
            await answer(refusal, scope, send_guarded)
        ms = round((time.perf_counter() - began) * 1000, 1)
        metrics.answered(status)
        note("request", method=scope["method"], route=route(scope["path"]), status=status, ms=ms)

    async def live(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        counted = not self.passed_on(scope)
        held = self.open.get(address, 0) + self.elsewhere(address) if counted else 0
        if self.refusal(scope) is not None or held >= self.settings.connections:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED, "reason": ""})
            return
        if counted:
            self.open[address] = self.open.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            if counted:
                self.open[address] -= 1
                if not self.open[address]:
                    del self.open[address]

    def refusal(self, scope: Scope) -> TableRefusal | None:
        if address_of(scope) in self.bans:
            return TableRefusal("table-banned", 403)
        host, origin = header(scope, b"host").lower(), header(scope, b"origin").lower()
        if not self.right_host(host):
            return TableRefusal("table-wrong-origin", 421)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and origin and place(origin) not in self.own_places(scope, host):
            return TableRefusal("table-wrong-origin", 403)
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_ADDRESS:
            return TableRefusal("table-long-address", 414)
        if scope["path"].startswith(ASSETS) or self.passed_on(scope):
            return None
        return None if self.requests.take(address_of(scope)) else TableRefusal("table-too-fast", 429)

    def passed_on(self, scope: Scope) -> bool:
        """Whether another server of the same database passes this on, which has counted it: it knows the name
        that this one has there, and nobody else does.
        """
        name = header(scope, RELAYED)
        leases = self.state.rooms.store.leases if name and self.state is not None else None
        return leases is not None and hmac.compare_digest(name.encode(), leases.holder.encode())

    def own_places(self, scope: Scope, host: str) -> list[Place]:
        """Where pages of ours come from: the public address, and under another name as they are asked for."""
        asked = [] if host == self.public[1] else [(SCHEMES[scope["scheme"]], host)]
        return asked + ([self.public] if self.public[1] else [])

    def right_host(self, host: str) -> bool:
        """On loopback no other name is answered to: a foreign page could point its own name here."""
        if self.settings.host not in LOOPBACK or self.public[1]:
            return True
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in LOOPBACK or is_address(name)


def in_time(receive: Receive, seconds: float) -> Receive:
    """A body must be there within some time; what comes after it is that the page has gone."""
    ends = 0.0

    async def receive_in_time() -> Message:
        nonlocal ends
        loop = asyncio.get_running_loop()
        if ends == math.inf:
            return await receive()
        ends = ends or loop.time() + seconds
        try:
            async with asyncio.timeout_at(ends):
                message = await receive()
        except TimeoutError:
            raise TableRefusal("table-slow-body", 408) from None
        if not message.get("more_body"):
            ends = math.inf
        return message

    return receive_in_time


def place(address: str) -> Place:
    """The scheme, and the host and port, of an address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return NOWHERE
    return parts.scheme, parts.netloc


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""


def address_of(scope: Scope) -> str:
    client = scope["client"]
    return sender(str(client[0])) if client else ""


def added(path: str, present: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    there = {key.lower() for key, _ in present}
    extra = [(key, value) for key, value in HEADERS if key not in there]
    if b"cache-control" not in there:
        extra.append((b"cache-control", b"no-store"))
    return extra


async def answer(refusal: TableRefusal, scope: Scope, send: Send) -> None:
    words = in_words(refusal.message, language_of(header(scope, b"accept-language")))
    body = msgspec.json.encode(HttpRefusal(words))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def route(path: str) -> str:
    """A path for the log, without ids, secrets, and signs that some take for a new line."""
    parts = path.split("/")[1:6]
    if parts[0] == "api" and parts[1:2] == ["tables"] and len(parts) > 2:
        parts[2] = "*"
    elif parts[0] in ("t", "replay"):
        parts = [parts[0], "*", *(["return"] if "return" in parts else [])]
    elif parts[0] != "api":
        parts = parts[:1]
    return "/" + "/".join(parts)[:80].encode("ascii", "backslashreplace").decode()
