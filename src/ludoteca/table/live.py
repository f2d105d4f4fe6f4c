"""The live channel: one WebSocket, messages of `messages.py` in both directions."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket

from ludoteca.table import messages as m
from ludoteca.table.driving import take_back
from ludoteca.table.house import House
from ludoteca.table.hub import Connection
from ludoteca.table.keys import brought, hashes
from ludoteca.table.limits import Bucket
from ludoteca.table.log import failed
from ludoteca.table.rooms import Room
from ludoteca.table.seating import tidy
from ludoteca.table.seen import reason
from ludoteca.table.settings import Settings
from ludoteca.table.store import StoreError
from ludoteca.table.trouble import Trouble

LARGEST_MESSAGE = 8192  # bytes
LONGEST_LINE = 300  # letters of chat
LONGEST_KEY = 64
LONGEST_MOVE = 200
MOST_BAD = 20  # messages that make no sense, before the connection is closed

LAST_WORDS = 2.0  # seconds to tell a page that it is dropped

UNKNOWN_TABLE = 4004
BAD = 4000
TOO_FAST = 4029
TOO_LARGE = 1009

DECODER = msgspec.json.Decoder(m.FromClient)
Socket = WebSocket[Any, Any, Any]


class Page:
    """One connection with its limits."""

    def __init__(self, settings: Settings) -> None:
        self.pace = Bucket(settings.messages, settings.messages_at_once)
        self.lines = Bucket(settings.lines / 10, settings.lines)
        self.bad = 0
        self.too_fast = 0


async def serve_live(socket: Socket, table_id: str, house: House, settings: Settings) -> None:
    await socket.accept()
    try:
        room = await house.room(table_id)
    except Trouble:
        await socket.close(UNKNOWN_TABLE)
        return
    address = socket.client.host if socket.client else ""
    connection = Connection(hashes(brought(socket.cookies, room.table)), address)
    room.connect(connection)
    writer = asyncio.create_task(write(socket, connection))
    reader = asyncio.create_task(read(socket, connection, room, Page(settings)))
    dropped = asyncio.create_task(connection.closing.wait())
    tasks: list[asyncio.Task[Any]] = [reader, writer, dropped]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.dropped:
            await asyncio.wait([writer], timeout=LAST_WORDS)
    finally:
        for task in tasks:
            task.cancel()
        room.disconnect(connection)
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(socket: Socket, connection: Connection) -> None:
    while True:
        data = await connection.outbox.get()
        if isinstance(data, int):
            await socket.close(data)
            return
        await socket.send_text(data.decode())


async def read(socket: Socket, connection: Connection, room: Room, page: Page) -> None:
    while not connection.dropped:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text") or event.get("bytes") or b""
        if len(data) > LARGEST_MESSAGE:
            connection.drop(TOO_LARGE)
        elif not page.pace.take():
            page.too_fast += 1
            connection.send(Trouble("table-too-fast").refused())
            if page.too_fast > MOST_BAD:
                connection.drop(TOO_FAST)
        else:
            # A page that goes away in the middle does not stop what it asked for.
            await asyncio.shield(asyncio.ensure_future(receive(data, connection, room, page)))


async def receive(data: str | bytes, connection: Connection, room: Room, page: Page) -> None:
    """One message: whatever it holds, there is an answer."""
    try:
        message = DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        page.bad += 1
        connection.send(Trouble("table-bad-message").refused())
        if page.bad > MOST_BAD:
            connection.drop(BAD)
        return
    key = getattr(message, "key", "")
    try:
        await answer(message, connection, room, page)
    except Trouble as trouble:
        connection.send(trouble.refused(key[:LONGEST_KEY]))
    except StoreError:
        pass  # the room is given up and its connections closed
    except Exception as error:
        failed("message failed", error, room.table.id)
        connection.send(Trouble("table-broken").refused(key[:LONGEST_KEY]))


async def answer(message: m.FromClient, connection: Connection, room: Room, page: Page) -> None:
    if isinstance(message, m.Ping):
        connection.send(m.Pong())
    elif isinstance(message, m.Hello):
        async with room.lock:
            room.greet(connection, message.seat, message.version)
    elif not connection.greeted:
        raise Trouble("table-no-hello")
    elif isinstance(message, m.Say):
        await say(message.text, connection, room, page)
    elif message.seat not in connection.held:
        raise Trouble("table-not-your-seat", 403)
    elif isinstance(message, m.TakeBack):
        await take_back(room, message.seat)
    elif isinstance(message, m.WhyNot):
        async with room.lock:
            connection.send(reason(room.playing(), message.seat, message.name[:LONGEST_MOVE]))
    else:
        await act(message, connection, room)


async def act(message: m.Move | m.Undo, connection: Connection, room: Room) -> None:
    if not 0 < len(message.key) <= LONGEST_KEY:
        raise Trouble("table-bad-key")
    if isinstance(message, m.Move):
        done = await room.play(message.seat, message.name[:LONGEST_MOVE], message.tag, message.key)
    else:
        done = await room.undo(message.seat, message.tag, message.key)
    connection.send(done)
    if isinstance(done, m.Refused) and message.seat == connection.seat:
        async with room.lock:
            connection.shown = None
            room.show(connection)


async def say(text: str, connection: Connection, room: Room, page: Page) -> None:
    line = tidy(text, LONGEST_LINE + 1)
    if len(line) > LONGEST_LINE:
        raise Trouble("table-chat-long", most=LONGEST_LINE)
    if not line:
        return
    if not page.lines.take():
        raise Trouble("table-chat-fast")
    await room.say(connection, line)
