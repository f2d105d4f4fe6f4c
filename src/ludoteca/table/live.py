"""The live channel: one WebSocket, messages of `messages.py` in both directions."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import WebSocket

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import messages as m
from ludoteca.table import metrics
from ludoteca.table.browsers import opened_by_cookies
from ludoteca.table.connection import GONE, TOO_SLOW, UNKNOWN_TABLE, Connection, nobody
from ludoteca.table.credentials import browser_in, hashed
from ludoteca.table.limits import Bucket, Buckets, sender
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.seating import tidy
from ludoteca.table.server_log import failed
from ludoteca.table.settings import Settings
from ludoteca.table.shelf import looked
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
    connection = Connection(secrets, address)
    channel = Channel(socket, connection, settings.hello_within)
    room.connect(connection)
    try:
        await read(channel, connection, room, Limits(settings, chat))
        await channel.last_words()
    finally:
        channel.close()
        room.disconnect(connection)
        browser = browser_in(socket.cookies)
        if browser and connection.held and connection.greeted:
            await looked(rooms, hashed(browser), room)


class Channel:
    """The socket under a connection: one task reads it, and another writes as long as something waits."""

    def __init__(self, socket: Socket, connection: Connection, hello_within: float) -> None:
        self.socket = socket
        self.connection = connection
        self.hello_within = hello_within  # seconds
        self.writer: asyncio.Task[None] | None = None
        self.waiting: asyncio.Timeout | None = None  # while the reader waits for a message
        connection.ready = self.wake

    def wake(self) -> None:
        """There is something to write. Who is dropped is not listened to any more."""
        if self.connection.dropped and self.waiting is not None:
            self.waiting.reschedule(asyncio.get_running_loop().time())
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        with suppress(Exception):  # nobody is there any more, as the reader will hear
            while (data := self.connection.take()) is not None:
                await self.socket.send_text(data.decode())
            if self.connection.dropped:
                await self.socket.close(self.connection.closed_with)

    async def receive(self) -> str | bytes | None:
        """The next message; None: there will be none. Who does not say hello in time is dropped."""
        event, patience = None, None if self.connection.greeted else self.hello_within
        try:
            async with asyncio.timeout(patience) as self.waiting:
                event = await self.socket.receive()
        except TimeoutError:
            pass
        finally:
            self.waiting = None
        if event is None:
            self.connection.drop(TOO_SLOW)  # where it is not dropped already
        if event is None or event["type"] != "websocket.receive":
            return None
        return event.get("text") or event.get("bytes") or b""

    async def last_words(self) -> None:
        """A page that reads is told why it is dropped."""
        if self.connection.dropped and self.writer is not None:
            await asyncio.wait([self.writer], timeout=LAST_WORDS)

    def close(self) -> None:
        self.connection.ready = nobody
        if self.writer is not None:
            self.writer.cancel()


async def read(channel: Channel, connection: Connection, room: Room, limits: Limits) -> None:
    """Nothing stops what a page asked for, not even that it goes away meanwhile: only then is it noticed."""
    while not connection.dropped:
        data = await channel.receive()
        if data is None:
            return
        if len(data) > LARGEST_MESSAGE:
            connection.drop(TOO_LARGE)
        elif not limits.pace.take():
            limits.too_fast += 1
            connection.send(TableRefusal("table-too-fast").refused())
            if limits.too_fast > MOST_BAD:
                connection.drop(TOO_FAST)
        else:
            await receive(data, connection, room, limits)


async def receive(data: str | bytes, connection: Connection, room: Room, limits: Limits) -> None:
    """One message: whatever it holds, there is an answer."""
    try:
        message = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        limits.bad += 1
        connection.send(TableRefusal("table-bad-message").refused())
        if limits.bad > MOST_BAD:
            connection.drop(BAD)
        return
    key = getattr(message, "key", "")
    try:
        await answer(message, connection, room, limits)
    except TableRefusal as refusal:
        connection.send(refusal.refused(key[:LONGEST_KEY]))
    except StoreError:
        # Where the room was given up its connections are closed, and this is not sent any more.
        connection.send(TableRefusal("table-not-stored").refused(key[:LONGEST_KEY]))
    except Exception as error:
        failed("message failed", error, room.table.id)
        connection.send(TableRefusal("table-broken").refused(key[:LONGEST_KEY]))


async def answer(message: m.FromClient, connection: Connection, room: Room, limits: Limits) -> None:
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
    else:
        await act(message, connection, room)


async def act(message: m.Move | m.Undo, connection: Connection, room: Room) -> None:
    if not 0 < len(message.key) <= LONGEST_KEY or "\0" in message.key:
        raise TableRefusal("table-bad-key")
    began = time.perf_counter()
    if isinstance(message, m.Move):
        done = await room.move(message.seat, message.name[:LONGEST_MOVE], message.tag, message.key)
    else:
        done = await room.undo(message.seat, message.tag, message.key)
    connection.send(done)
    metrics.moved(isinstance(done, m.Done), time.perf_counter() - began)
    if isinstance(done, m.Refused) and message.seat == connection.seat:
        await room.show_again(connection)


async def say(text: str, connection: Connection, room: Room, limits: Limits) -> None:
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
