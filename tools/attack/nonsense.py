"""Fuzz of messages without a network: millions of them, at tables of every game, straight to what reads a
live channel. Each has an answer, none is a mistake of ours, and what is answered stays small.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.engine.registry import catalogue
from ludoteca.table import seating
from ludoteca.table.connection import Connection
from ludoteca.table.credentials import hashes
from ludoteca.table.limits import Buckets
from ludoteca.table.live import Limits, receive
from ludoteca.table.messages import NewTable, SeatPlan, ToClient
from ludoteca.table.queue import Place
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import COUNTS
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.thinkers import Thought
from tools.attack.figures import Figure, Tell
from tools.attack.messages import nonsense

MESSAGES, MESSAGES_QUICKLY = 200_000, 4_000
A_TABLE = 2_000  # messages; then another game, other seats
A_PAGE = 200  # messages of a page, if it is not cut off before
TOLD_EVERY = 10_000
LARGEST = 400_000  # bytes that one message may be answered with: states of the largest table among them
MISTAKES = ("message failed", "clock failed", "bot failed")
SPECTATOR, STRANGER = -2, 0.2  # and how many pages are of people who sit nowhere
UNLIMITED = Settings(Path(), messages=1e9, messages_at_once=10**9, chat_lines=10**9)
DECODER = msgspec.json.Decoder(ToClient)


class Inside:
    """A page, as far as nonsense needs one."""

    def __init__(self, room: Room, secrets: list[str], seat: int) -> None:
        self.room = room
        self.connection = Connection(hashes(secrets))
        self.limits = Limits(UNLIMITED, Buckets(1e9, 10**9))
        self.seat = seat
        self.state: dict[str, Any] = {}
        room.connect(self.connection)

    def asked(self) -> list[str]:
        return [choice["name"] for choice in (self.state.get("asked") or {}).get("choices", [])]

    async def say(self, data: bytes) -> int:
        """Send something: how many bytes were answered, -1 for no answer at all."""
        answered = asyncio.Event()
        receive(data, self.connection, self.room, self.limits, answered.set)
        if not answered.is_set():
            await answered.wait()
        size = 0 if self.connection.dropped else -1
        while (told := self.connection.take()) is not None:
            size = max(size, 0) + len(told)
            if told.startswith(b'{"t":"state"'):
                self.state = msgspec.json.decode(told)
            else:
                DECODER.decode(told)
        return size

    def leave(self) -> None:
        self.room.disconnect(self.connection)


def needs_none(text: str | bytes) -> bool:
    """Whether a message is of those that are only answered where there is something to tell."""
    return msgspec.json.decode(text)["t"] in ("say", "back", "pace", "order")


async def think_never(place: Place, level: str, seat: int, snapshot: str) -> Thought:
    await asyncio.Event().wait()
    return Thought("")


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    wanted = count or (MESSAGES_QUICKLY if quick else MESSAGES)
    before = {event: COUNTS[event] for event in MISTAKES}
    sent = silent = largest = moves = 0
    with tempfile.TemporaryDirectory(prefix="ludoteca-attack-") as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite")
        rooms = Rooms(store, think_never, 0.0)
        while sent < wanted:
            room, secrets = await new_room(rooms, rng)
            for _ in range(A_TABLE // A_PAGE):
                stranger = rng.random() < STRANGER
                seat = SPECTATOR if stranger else rng.randrange(len(room.seats.rows))
                page = Inside(room, [] if stranger else secrets, seat)
                await page.say(msgspec.json.encode({"t": "hello", "seat": seat, "version": 0}))
                for _ in range(A_PAGE):
                    text = nonsense(page, rng)
                    size = await page.say(text if isinstance(text, bytes) else text.encode())
                    sent += 1
                    silent += size < 0 and not needs_none(text)
                    largest = max(largest, size)
                    if sent % TOLD_EVERY == 0:
                        tell(f"nonsense: {sent} of {wanted}")
                    if page.connection.dropped:
                        break
                page.leave()
            moves += 0 if room.play is None else room.play.seq
            rooms.forget(room)
        await store.close()
    amount = f"{sent:,} messages, {moves:,} rows"
    mistakes = {event: COUNTS[event] - n for event, n in before.items() if COUNTS[event] > n}
    return [
        Figure("nonsense", amount, "mistakes", sum(mistakes.values()), 0, example=", ".join(mistakes)),
        Figure("nonsense", amount, "messages without an answer", silent, 0),
        Figure("nonsense", amount, "largest answer", largest, LARGEST, "bytes"),
    ]


async def new_room(rooms: Rooms, rng: random.Random) -> tuple[Room, list[str]]:
    """A table of any game, with people in all its seats or a bot that never answers in one of them."""
    game, info = rng.choice(sorted(catalogue().items()))
    count = rng.randint(info.least_seats, info.most_seats)
    seats = [SeatPlan("me", name=f"Anna {n}") for n in range(count)]
    if len(seats) > 1 and rng.random() < 0.3:
        seats[-1] = SeatPlan("bot", bot="random")
    return await seating.make(rooms, NewTable(game, seats, clock=rng.choice([0, 600])))
