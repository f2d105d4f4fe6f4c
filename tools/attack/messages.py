"""Fuzz of messages: broken, strange and hostile ones on the live channel. The server answers and goes on."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Page, Person
from tools.attack.server import Server

MESSAGES, MESSAGES_QUICKLY = 40_000, 1_000
AT_ONCE = 35  # that a page may send before it is slowed
SLOWEST = 1.0  # seconds for an answer to a player afterwards

KINDS = ["hello", "move", "undo", "why", "say", "back", "ping", "", "state", "nothing", "HELLO"]
FIELDS = ["seat", "version", "name", "tag", "key", "text", "t", "more"]
VALUES: list[Any] = [
    0, 1, -1, -2, 5, 10**6, -(10**6), 2**31, 2**63, 2**64, -(2**63) - 1, 10**300, 1.5, float("inf"),
    True, None, "", "x", "pass", "place roma", "play bishop", "/undo", "x" * 64, "x" * 65, "x" * 7000,
    "\u0000", "\u202e", "\ud800", "é" * 300, "🂡" * 200, "<script>", "'; drop table moves; --", "../../etc",
    [], {}, [[]], {"t": "ping"}, [0] * 500, {"seat": {"seat": {}}},
]  # fmt: skip
BYTES = [b"", b"\xff\xfe", b"\x00" * 100, b"[" * 4000, b'{"t":' * 1000, b'{"t":"ping"}' * 2, b"\x80", b"{}"]


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    wanted = count or (MESSAGES_QUICKLY if quick else MESSAGES)
    sent = 0
    with Server() as server:
        async with Person(server, 0) as anna:
            table = await anna.make(ME, ME, options={"series": 50})
            hers = await anna.live(table)
            await hers.hello(0)
            slowest, number = 0.0, 0
            while sent < wanted:
                number += 1
                tell(f"messages: {sent} of {wanted}")
                async with Person(server, number % 2000) as person:
                    person.http.cookies = anna.http.cookies if rng.random() < 0.7 else person.http.cookies
                    page = await person.live(table)
                    sent += await pester(page, rng)
                    await page.leave()
                slowest = max(slowest, await hers.ping())
            mistakes = server.mistakes()
            alive = server.runs()
            await hers.leave()
    amount = f"{sent} messages"
    return [
        Figure("messages", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
        Figure("messages", amount, "servers that died", float(not alive), 0),
        Figure("messages", amount, "slowest answer to a player", slowest, SLOWEST, "s"),
    ]


async def pester(page: Page, rng: random.Random) -> int:
    """Messages until the page is cut off, or would be slowed."""
    try:
        if rng.random() < 0.8:
            await page.hello(rng.choice([-2, 0, 1]))
        for number in range(AT_ONCE):
            await page.line.send(nonsense(page, rng))
        await page.ping()
    except ConnectionClosed:
        return number
    return AT_ONCE


def nonsense(page: Page, rng: random.Random) -> str | bytes:
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
