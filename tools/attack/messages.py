"""Fuzz of messages: broken, strange and hostile ones on the live channel. The server answers and goes on."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

import ludoteca
from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Message, Page, Person
from tools.attack.server import ForkedServer, Server
from tools.sample import GAME, LASTING

MESSAGES, MESSAGES_QUICKLY = 40_000, 1_000
A_PAGE = 200  # messages of a page, if it is not cut off before
AT_ONCE = 4  # pages
PAUSE = 0.2  # seconds between two looks at a player
SLOWEST = 2.0  # seconds for an answer to a player in the middle of it
MOST_MEMORY = 300.0  # megabytes, however many messages there were

KINDS = ["hello", "move", "undo", "why", "say", "back", "ping", "", "state", "nothing", "HELLO"]
FIELDS = ["seat", "version", "name", "tag", "key", "text", "t", "more"]
MOVES = ludoteca.new(GAME, seats=2, seed=1).legal(0)[:3]
VALUES: list[Any] = [
    0, 1, -1, -2, 5, 10**6, -(10**6), 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 1.5, float("inf"),
    True, None, "", "x", *MOVES, "/undo", "x" * 64, "x" * 65, "x" * 7000,
    "\u0000", "\u202e", "\ud800", "é" * 300, "🂡" * 200, "<script>", "'; drop table moves; --", "../../etc",
    [], {}, [[]], {"t": "ping"}, [0] * 500, {"seat": {"seat": {}}},
]  # fmt: skip
BYTES = [b"", b"\xff\xfe", b"\x00" * 100, b"[" * 4000, b'{"t":' * 1000, b'{"t":"ping"}' * 2, b"\x80", b"{}"]


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    wanted = count or (MESSAGES_QUICKLY if quick else MESSAGES)
    with ForkedServer() as server:  # which slows nobody: as many messages as can be
        async with Person(server, 0) as anna:
            table = await anna.make(ME, ME, options=LASTING)
            hers = await anna.live(table)
            await hers.hello(0)
            pests = Pests(server, anna, table, rng, wanted)
            pestering = asyncio.gather(*[pests.pester() for _ in range(AT_ONCE)])
            slowest = 0.0
            while not pestering.done():
                tell(f"messages: {pests.sent} of {wanted}")
                slowest = max(slowest, await hers.ping())
                await asyncio.wait([pestering], timeout=PAUSE)
            await pestering
            memory = server.megabytes()
            mistakes = server.mistakes()
            await hers.leave()
    amount = f"{pests.sent:,} messages"
    return [
        Figure("messages", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
        Figure("messages", amount, "slowest answer to a player", slowest, SLOWEST, "s"),
        Figure("messages", amount, "memory of the server", memory, MOST_MEMORY, "MB"),
    ]


class Pests:
    """Pages that send nonsense until they are cut off, and come again."""

    def __init__(self, server: Server, anna: Person, table: str, rng: random.Random, wanted: int) -> None:
        self.server = server
        self.anna = anna
        self.table = table
        self.rng = rng
        self.wanted = wanted
        self.sent = self.pages = 0

    async def pester(self) -> None:
        while self.sent < self.wanted:
            self.pages += 1
            async with Person(self.server, self.pages % 2000) as person:
                if self.rng.random() < 0.7:  # with the cookies of somebody who sits here
                    person.http.cookies = self.anna.http.cookies
                page = await person.live(self.table)
                with suppress(ConnectionClosed):
                    await self.send_all(page)
                await page.leave()

    async def send_all(self, page: Page) -> None:
        if self.rng.random() < 0.8:
            await page.hello(self.rng.choice([-2, 0, 1]))
        for number in range(A_PAGE):
            await page.line.send(nonsense(page, self.rng))
            self.sent += 1
            if number % 20 == 19:  # what it was answered is read before there is too much of it
                await page.ping()


class Shown(Protocol):
    """What whoever makes up messages looks at: the last state, and the moves that it offers."""

    state: Message

    def asked(self) -> list[str]: ...


def nonsense(page: Shown, rng: random.Random) -> str | bytes:
    roll = rng.random()
    if roll < 0.1:
        return rng.choice(BYTES)
    if roll < 0.2:
        return rng.randbytes(rng.randrange(200))
    message: dict[str, Any] = {"t": rng.choice(KINDS)}
    if roll < 0.6 and page.state:  # almost right
        name = rng.choice(page.asked() or ["pass"])
        right = {"seat": page.state["seat"], "name": name, "tag": page.state["tag"], "key": f"k{roll}"}
        message = {"t": rng.choice(["move", "undo", "why", "say", "hello"]), **right}
        if message["t"] in ("say", "hello", "why", "undo"):
            allowed = {"say": ("text",), "hello": ("seat", "version"), "why": ("seat", "name")}
            kept = allowed.get(message["t"], ("seat", "tag", "key"))
            message = {k: v for k, v in message.items() if k == "t" or k in kept}
    for _ in range(rng.randrange(4)):
        message[rng.choice(FIELDS)] = rng.choice(VALUES)
    text = json.dumps(message, ensure_ascii=True)
    if roll > 0.9:  # torn
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(["", "\\", '"', "{", "]", "\x7f"]) + text[place + 1 :]
    return text
