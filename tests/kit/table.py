"""A table to test with: rooms without sockets, and a server on a free port with people who talk to it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import socket
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from kit import chance
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table.app import make_app
from ludoteca.table.autoplay import end_pause
from ludoteca.table.connection import Connection
from ludoteca.table.credentials import hashes
from ludoteca.table.deltas import next_state
from ludoteca.table.door import doorman
from ludoteca.table.line import Line
from ludoteca.table.live import LARGEST_MESSAGE, Limits, receive
from ludoteca.table.messages import Done, NewTable, SeatPlan, State, ToClient
from ludoteca.table.queue import Place
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.thinkers import Thought, choose

T = TypeVar("T")
PATIENCE = 60.0  # seconds: far more than anything takes

DECODER = msgspec.json.Decoder(ToClient)
NUMBERS = itertools.count()
PAUSE = 6.0  # seconds; no test waits for them
P = ParamSpec("P")

ME = SeatPlan("me", name="Anna")
OPEN = SeatPlan("open")
BOT = SeatPlan("bot", bot="greedy")
RANDOM = SeatPlan("bot", bot="random")


def plan(*seats: SeatPlan, game: str = "condottiere", **settings: Any) -> NewTable:
    return NewTable(game, list(seats), **{"pace": 0.0, **settings})


# rooms without sockets


async def think_here(place: Place, level: str, seat: int, snapshot: str) -> Thought:
    return Thought(choose(level, seat, snapshot))


@asynccontextmanager
async def open_rooms(folder: Path) -> AsyncIterator[Rooms]:
    store = SqliteStore(folder / "tables.sqlite")
    rooms = Rooms(store, think_here, PAUSE, chance.of_this_test)
    try:
        yield rooms
    finally:
        rooms.close()
        await store.close()


class Worker:
    """Works here and now, where the server has a process for it; it is always one's turn."""

    async def __aenter__(self) -> Worker:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return function(*args, **kwargs)


def enter(room: Room, secrets: list[str], seat: int, version: int = 0, deltas: bool = False) -> Connection:
    """A page is opened and says hello."""
    connection = Connection(hashes(secrets))
    room.connect(connection)
    room.greet(connection, seat, version, deltas)
    return connection


async def hear(data: bytes, connection: Connection, room: Room, limits: Limits) -> None:
    """A page sends something; until that is answered."""
    answered = asyncio.Event()
    receive(data, connection, room, limits, answered.set)
    await answered.wait()


def received(connection: Connection) -> list[bytes]:
    """Everything that was sent to a page since it was last asked for."""
    assert not connection.dropped, connection.closed_with
    found = []
    while (data := connection.take()) is not None:
        found.append(data)
    return found


def read(connection: Connection) -> list[ToClient]:
    return [DECODER.decode(data) for data in received(connection)]


def states(connection: Connection) -> list[State]:
    return [message for message in read(connection) if isinstance(message, State)]


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.002)


LONG: dict[str, bool | int | str] = {"series": 50}  # no game with it ends within a test


def at(folder: Path, story: Callable[[Rooms], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with open_rooms(folder) as rooms:
            await story(rooms)

    asyncio.run(inside())


async def reopened(rooms: Rooms, room: Room) -> Room:
    rooms.forget(room)
    return await rooms.room(room.table.id)


async def go_on(room: Room) -> None:
    """The end of a pause, at once."""
    async with room.lock:
        await end_pause(room)


def asked(room: Room) -> list[int]:
    """Who is asked, in a pause too; there it is nobody when all have answered."""
    game = room.game
    g = game.state
    return (
        [s for s in g.stack[-1].asked_in_pause(g) if s not in room.begun().sealed]
        if game.paused
        else [*g.asked]
    )


async def step(room: Room, rng: random.Random) -> None:
    """Any move of a person who is asked; a pause is over when all have answered."""
    if not asked(room):
        await go_on(room)
        return
    seat = asked(room)[0]
    name = rng.choice(room.begun().as_asked(seat).legal(seat))
    done = await room.move(seat, name, room.begun().projection(seat).tag, f"k{room.begun().seq}")
    assert isinstance(done, Done)


async def play_until(room: Room, condition: Callable[[], bool], seed: int = 0) -> None:
    rng = random.Random(seed)
    while not condition():
        assert room.game.asked, "the game ended before that"
        await step(room, rng)


# a server


@contextmanager
def running(settings: Settings) -> Iterator[str]:
    """A server in a thread of this process; gives its address."""
    listener = socket.socket(proto=socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    settings.here = address
    config = uvicorn.Config(
        make_app(settings),
        http=doorman(settings),
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        log_level="critical",
        timeout_graceful_shutdown=2,
        forwarded_allow_ips=settings.proxies,
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        yield address
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()


@contextmanager
def separate(data: Path, store: str = "", *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, to be killed; and its address."""
    command = [sys.executable, "-m", "ludoteca.table", "--port", "0", "--data", str(data), "--store", store]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Ludoteca: http://127.0.0.1:"), line
        yield process, line.split()[1].rstrip("/")
    finally:
        process.kill()
        process.wait(PATIENCE)
        process.stdout.close()


class Person:
    """A browser: cookies, requests, and live channels."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def make(self, *seats: SeatPlan, **settings: Any) -> dict[str, Any]:
        body = msgspec.json.encode(plan(*seats, **settings))
        answer = self.http.post("/api/tables", content=body)
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def post(self, path: str, body: object = None) -> httpx.Response:
        return self.http.post(path, json=body)

    @contextmanager
    def live(self, table: str, origin: str | None = None) -> Iterator[Live]:
        cookies = "; ".join([f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar])
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(
            address,
            additional_headers={"Cookie": cookies},
            origin=None if origin is None else Origin(origin),
            max_size=None,
            compression=None,
            close_timeout=1,
        ) as socket:
            yield Live(socket)


class Live:
    """A live channel, and what was last seen on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.raw: list[bytes] = []

    def send(self, t: str, **fields: object) -> None:
        self.socket.send(json.dumps({"t": t, **fields}))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        data = self.socket.recv(timeout, decode=False)
        self.raw.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["t"] == "delta":
            assert message["on"] == self.state["tag"]
            message = next_state(self.state, message)
        if message["t"] == "state":
            self.state = message
            del self.log[message["version"] - len(message["events"]) :]
            self.log += message["events"]
            assert len(self.log) == message["version"]
        return message

    def until(
        self, *kinds: str, condition: Callable[[dict[str, Any]], bool] = lambda _: True
    ) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["t"] in kinds and condition(message):
                return message

    def hello(self, seat: int = SPECTATOR, version: int = 0, deltas: bool = False) -> dict[str, Any]:
        """Look through a seat's eyes; the state that comes back."""
        self.send("hello", seat=seat, version=version, deltas=deltas)
        return self.until("state")

    def catch_up(self) -> None:
        """Take all that was sent until now."""
        self.send("ping")
        self.until("pong")

    def choose(self, pick: int = 0) -> str:
        """Make one of the moves that are offered, without waiting; its key."""
        choices = self.state["asked"]["choices"]
        return self.move(choices[pick % len(choices)]["name"])

    def move(self, name: str, key: str = "", tag: str = "") -> str:
        key = key or f"key {next(NUMBERS)}"
        seat = self.state["seat"]
        self.send("move", seat=seat, name=name, tag=tag or self.state["tag"], key=key)
        return key
