"""People who talk to a server, each from a loopback address of their own."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tools.attack.server import PATIENCE
from tools.sample import GAME

SPECTATOR = -2
KEYS = itertools.count()
ME = {"kind": "me", "name": "Anna"}
Message = dict[str, Any]


def somebody(number: int) -> str:
    """The address of a person: 127.0.1.1 and following; no two that are below 60,000 are alike."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def nothing(state: Message) -> None:
    """Nobody else looks at what comes."""


class Somewhere(Protocol):
    """Who says where to go: a server, or what stands before several."""

    @property
    def address(self) -> str: ...


class Person:
    """A browser: cookies and requests, from one address."""

    def __init__(self, server: Somewhere, number: int) -> None:
        self.server = server
        self.address = somebody(number)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
        self.http = httpx.AsyncClient(transport=transport, timeout=PATIENCE, trust_env=False)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def make(self, *seats: Message, game: str = GAME, **settings: object) -> str:
        """A table; its id."""
        body = {"game": game, "seats": list(seats), **settings}
        answer = await self.http.post(f"{self.server.address}/api/tables", json=body)
        if answer.status_code != 201:
            raise httpx.HTTPStatusError(answer.text, request=answer.request, response=answer)
        return str(answer.json()["table"]["id"])

    async def live(self, table: str) -> Page:
        cookies = "; ".join([f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar])
        line = await connect(
            f"{self.server.address.replace('http', 'ws')}/api/tables/{table}/live",
            additional_headers={"Cookie": cookies} if cookies else {},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=1,
            open_timeout=PATIENCE,
            proxy=None,
        )
        return Page(line)


class Page:
    """A live channel. What comes is read all the time; `state` and `table` are the last of their kind."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Message = {}
        self.table: Message = {}
        self.closed_with = 0  # by the server
        self.leaving = False
        self.came = asyncio.Condition()
        self.heard: dict[str, int] = {}  # messages of each kind
        self.answers: dict[str, Message] = {}  # by key
        self.on_state: Callable[[Message], None] = nothing
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        try:
            async for data in self.line:
                message: Message = msgspec.json.decode(data)
                self.heard[message["t"]] = self.heard.get(message["t"], 0) + 1
                if message["t"] == "state":
                    self.state = message
                    self.on_state(message)
                elif message["t"] == "table":
                    self.table = message["table"]
                elif message["t"] in ("done", "refused"):
                    self.answers[message["key"]] = message
                async with self.came:
                    self.came.notify_all()
        except ConnectionClosed:
            pass
        if not self.leaving:
            self.closed_with = self.line.close_code or 1006
        async with self.came:
            self.came.notify_all()

    async def send(self, t: str, **fields: object) -> None:
        await self.line.send(msgspec.json.encode({"t": t, **fields}).decode())

    async def until(self, condition: Callable[[], object], patience: float = PATIENCE) -> bool:
        """Wait for something to come; whether it did."""
        try:
            async with asyncio.timeout(patience), self.came:
                await self.came.wait_for(lambda: condition() or self.reader.done())
        except TimeoutError:
            return False
        return bool(condition())

    def count(self, *kinds: str) -> int:
        """How many messages of these kinds have come."""
        return sum([self.heard.get(kind, 0) for kind in kinds])

    async def hello(self, seat: int = SPECTATOR, version: int = 0) -> None:
        before = self.count("table", "refused")
        await self.send("hello", seat=seat, version=version)
        await self.until(lambda: self.count("table", "refused") > before)

    async def look(self, seat: int, version: int = 0) -> None:
        """Greet at a table that plays, and see what that seat sees."""
        await self.hello(seat, version)
        await self.until(lambda: self.state)

    async def ping(self) -> float:
        """Seconds until the answer."""
        before = self.count("pong")
        began = time.perf_counter()
        try:
            await self.send("ping")
        except ConnectionClosed:
            return float("inf")
        answered = await self.until(lambda: self.count("pong") > before)
        return time.perf_counter() - began if answered else float("inf")

    def asked(self) -> list[str]:
        """The names of the moves that are on offer."""
        return [choice["name"] for choice in (self.state.get("asked") or {}).get("choices", [])]

    async def move(self, name: str) -> tuple[Message, Message | None]:
        """Make a move: what was sent, and its answer, None where none came."""
        key = f"key {next(KEYS)}"
        sent = {"seat": self.state["seat"], "name": name, "tag": self.state["tag"], "key": key}
        return sent, await self.repeat(sent)

    async def repeat(self, sent: Message) -> Message | None:
        try:
            await self.send("move", **sent)
        except ConnectionClosed:
            return None
        await self.until(lambda: sent["key"] in self.answers)
        return self.answers.pop(sent["key"], None)

    async def leave(self) -> None:
        self.leaving = True
        await self.line.close()
        await self.reader
