"""The live channel: one WebSocket, messages of `messages.py` in both directions."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import WebSocket

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import messages as m
from ludoteca.table import metrics
from ludoteca.table.browsers import opened_by_cookies
from ludoteca.table.connection import GONE, UNKNOWN_TABLE
from ludoteca.table.credentials import browser_in, hashed
from ludoteca.table.limits import Bucket, Buckets, sender
from ludoteca.table.line import LINE, Line
from ludoteca.table.listing import looked
from ludoteca.table.outbox import TOO_SLOW, Outbox, nobody
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Outcome, Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.seating import tidy
from ludoteca.table.server_log import failed
from ludoteca.table.settings import Settings
from ludoteca.table.store import StoreError

LARGEST_MESSAGE = 8192  # bytes
LONGEST_LINE = 300  # letters of chat
LONGEST_KEY = 64
LONGEST_MOVE = 200
MOST_BAD = 20  # messages that make no sense, before the connection is closed

LAST_WORDS = 2.0  # seconds to tell a page that it is dropped

UNREADABLE = 4010
BAD = 4000
TOO_FAST = 4029
TOO_LARGE = 1009

DECODER = msgspec.json.Decoder(m.FromClient)
Socket = WebSocket[Any, Any, Any]
ANSWERING: set[asyncio.Task[None]] = set()


class Limits:
    """The limits of one connection. That of chat outlives it: to come back does not reset it."""

    def __init__(self, settings: Settings, chat: Buckets) -> None:
        self.pace = Bucket(settings.messages, settings.messages_at_once)
        self.chat = chat
        self.bad = 0
        self.too_fast = 0


async def serve_live(socket: Socket, table_id: str, rooms: Rooms, settings: Settings, chat: Buckets) -> None:
    await socket.accept()
    try:
        room = await rooms.room(table_id)
        secrets = await opened_by_cookies(rooms.store, socket.cookies, room)
    except TableRefusal as refusal:
        await socket.close(UNREADABLE if refusal.status == HTTPStatus.GONE else UNKNOWN_TABLE)
        return
    except StoreError:
        await socket.close(GONE)
        return
    address = sender(socket.client.host) if socket.client else ""
    connection = Outbox(secrets, address)
    channel = Channel(socket, connection, room, Limits(settings, chat))
    room.connect(connection)
    try:
        await channel.run(settings.hello_within)
    finally:
        channel.close()
        room.disconnect(connection)
        browser = browser_in(socket.cookies)
        if browser and connection.held and connection.greeted:
            await looked(rooms, hashed(browser), room)


class Channel:
    """The line of a connection. A page's messages are answered one after the other, and what waits for it is
    written as soon as the line takes it.
    """

    def __init__(self, socket: Socket, connection: Outbox, room: Room, limits: Limits) -> None:
        self.socket = socket
        self.line: Line = socket.scope["extensions"][LINE]  # type: ignore[index, assignment]
        self.connection = connection
        self.room = room
        self.limits = limits
        self.messages: deque[bytes] = deque()  # that came while one is answered
        self.answering = False
        self.idle = asyncio.Event()
        self.working = False
        self.dropping: asyncio.Task[None] | None = None
        connection.ready = self.write_at_once

    async def run(self, hello_within: float) -> None:
        """Until the page has gone, and what it asked for last is done: only then is it noticed."""
        self.line.listen(self.hear, self.write)
        patience = asyncio.get_running_loop().call_later(hello_within, self.expect_hello)
        try:
            while (event := await self.socket.receive())["type"] == "websocket.receive":
                self.hear((event.get("text") or "").encode() or event.get("bytes") or b"")
        finally:
            patience.cancel()
            self.messages.clear()
        while self.answering:
            self.idle.clear()
            await self.idle.wait()

    def expect_hello(self) -> None:
        if not self.connection.greeted:
            self.connection.drop(TOO_SLOW)

    def hear(self, data: bytes) -> None:
        self.messages.append(data)
        if not self.working:
            self.work()

    def work(self) -> None:
        """Answer what came, as far as it goes without waiting."""
        self.working = True
        while self.messages and not self.answering and not self.connection.dropped:
            self.take_up(self.messages.popleft())
        self.working = False
        self.line.hold(bool(self.messages))

    def take_up(self, data: bytes) -> None:
        connection, limits = self.connection, self.limits
        if len(data) > LARGEST_MESSAGE:
            connection.drop(TOO_LARGE)
        elif not limits.pace.take():
            limits.too_fast += 1
            connection.send(TableRefusal("table-too-fast").refused())
            if limits.too_fast > MOST_BAD:
                connection.drop(TOO_FAST)
        else:
            self.answering = True
            receive(data, connection, self.room, limits, self.answered)

    def answered(self) -> None:
        self.answering = False
        self.write()
        self.idle.set()
        if not self.working:
            self.work()

    def write_at_once(self) -> None:
        """There is something to write. To a page that is being answered it goes with the answer."""
        if not self.answering or self.connection.dropped:
            self.write()

    def write(self) -> None:
        """Write what waits, as far as the line takes it."""
        if self.connection.dropped:
            if self.dropping is None:
                self.dropping = asyncio.create_task(self.say_why())
        elif self.line.is_free():
            messages = []
            while (data := self.connection.take()) is not None:
                messages.append(data)
            if messages:
                self.line.write(messages)

    async def say_why(self) -> None:
        """A page that reads is told why it is dropped."""
        try:
            async with asyncio.timeout(LAST_WORDS):
                await self.socket.close(self.connection.closed_with)
        except Exception:
            self.line.cut()

    def close(self) -> None:
        self.connection.ready = nobody


def receive(
    data: bytes, connection: Outbox, room: Room, limits: Limits, answered: Callable[[], None]
) -> None:
    """One message: whatever it holds, there is an answer, and then `answered` is called."""
    try:
        message = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        limits.bad += 1
        connection.send(TableRefusal("table-bad-message").refused())
        if limits.bad > MOST_BAD:
            connection.drop(BAD)
        answered()
        return
    if isinstance(message, (m.Move, m.Undo)):
        act(message, connection, room, answered)
    else:
        task = asyncio.get_running_loop().create_task(answer(message, connection, room, limits))
        ANSWERING.add(task)  # the loop itself keeps no task alive
        task.add_done_callback(partial(over, answered))


def over(answered: Callable[[], None], task: asyncio.Task[None]) -> None:
    ANSWERING.discard(task)
    answered()


async def answer(message: m.FromClient, connection: Outbox, room: Room, limits: Limits) -> None:
    """What is not to do with moves."""
    try:
        if isinstance(message, m.Ping):
            connection.send(m.Pong())
        elif isinstance(message, m.Hello):
            async with room.lock:
                room.greet(connection, message.seat, message.version, message.deltas)
        elif not connection.greeted:
            raise TableRefusal("table-no-hello")
        elif isinstance(message, m.Say):
            await say(message.text, connection, room, limits)
        elif isinstance(message, m.Pace):
            connection.hurry(message.share)
        elif message.seat not in connection.held:
            raise TableRefusal("table-not-your-seat", 403)
        elif isinstance(message, m.TakeBack):
            await room.take_back(message.seat)
        elif isinstance(message, m.Order):
            await room.order(message.seat, message.name[:LONGEST_MOVE], message.given)
        elif isinstance(message, m.WhyNot):
            async with room.lock:
                connection.send(room.why_not(message.seat, message.name[:LONGEST_MOVE]))
    except Exception as error:
        connection.send(refused(error, "", room))


def act(message: m.Move | m.Undo, connection: Outbox, room: Room, answered: Callable[[], None]) -> None:
    """A move, or an undo. It waits for the store without a task."""
    began = time.perf_counter()

    def done(outcome: Outcome) -> None:
        if isinstance(outcome, Exception):
            connection.send(refused(outcome, message.key[:LONGEST_KEY], room))
        else:
            connection.send(outcome)
            metrics.moved(isinstance(outcome, m.Done), time.perf_counter() - began)
            if isinstance(outcome, m.Refused) and message.seat == connection.seat:
                room.show_again(connection)
        answered()

    if not connection.greeted:
        done(TableRefusal("table-no-hello"))
    elif message.seat not in connection.held:
        done(TableRefusal("table-not-your-seat", 403))
    elif not 0 < len(message.key) <= LONGEST_KEY or "\0" in message.key:
        done(TableRefusal("table-bad-key"))
    elif isinstance(message, m.Move):
        room.start_move(message.seat, message.name[:LONGEST_MOVE], message.tag, message.key, done)
    else:
        room.start_undo(message.seat, message.tag, message.key, done)


def refused(error: Exception, key: str, room: Room) -> m.Refused:
    """What a page is told of something that was not done."""
    if isinstance(error, TableRefusal):
        return error.refused(key)
    if isinstance(error, StoreError):
        # Where the room was given up its connections are closed, and this is not sent any more.
        return TableRefusal("table-not-stored").refused(key)
    failed("message failed", error, room.table.id)
    return TableRefusal("table-broken").refused(key)


async def say(text: str, connection: Outbox, room: Room, limits: Limits) -> None:
    line = tidy(text, LONGEST_LINE + 1)
    if len(line) > LONGEST_LINE:
        raise TableRefusal("table-chat-long", most=LONGEST_LINE)
    if not line:
        return
    # One browser has one share, however many seats it holds; so have all who watch from one address.
    if not limits.chat.take(
        f"{connection.address} {room.table.id} {min(connection.held, default=SPECTATOR)}"
    ):
        raise TableRefusal("table-chat-fast")
    await room.say(connection, line)
