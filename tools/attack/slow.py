"""Slow readers: pages that ask and ask and never read. Players notice nothing, and memory does not grow."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import socket
import time
from urllib.parse import urlsplit

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, SPECTATOR, Person, somebody
from tools.attack.server import Server
from tools.sample import widest

READERS = 40
READERS_QUICKLY = 10
BREATH = 0.12  # seconds between two messages of a page
SLOWEST = 1.0  # seconds for an answer to a player
MOST_MEMORY = 60.0  # megabytes more than before
SECONDS = 75.0  # more than a stuck page is kept
SECONDS_QUICKLY = 8.0


async def attack(rng: random.Random, quick: bool, tell: Tell) -> list[Figure]:
    count, seconds = (READERS_QUICKLY, SECONDS_QUICKLY) if quick else (READERS, SECONDS)
    with Server() as server:
        async with Person(server, 0) as anna:
            table = await anna.make(ME, ME, game=widest())
            pages = [await anna.live(table) for _ in range(2)]
            for seat, page in enumerate(pages):
                await page.look(seat)
            before = server.megabytes()
            end = time.monotonic() + seconds
            readers = [asyncio.create_task(ask(server, 1 + n, table, end)) for n in range(count)]
            slowest, memory = 0.0, 0.0
            while time.monotonic() < end:
                tell(f"slow: {end - time.monotonic():.0f} s to go")
                for page in pages:
                    slowest = max(slowest, await page.ping())
                    if page.asked():
                        await page.move(rng.choice(page.asked()))
                memory = max(memory, server.megabytes() - before)
                await asyncio.sleep(BREATH)
            cut_off = sum(await asyncio.gather(*readers))
            thrown_out = sum([page.closed_with != 0 for page in pages])
            for page in pages:
                await page.leave()
    amount = f"{count} readers, {seconds:.0f} s"
    figures = [
        Figure("slow", amount, "slowest answer to a player", slowest, SLOWEST, "s"),
        Figure("slow", amount, "players thrown out", thrown_out, 0),
        Figure("slow", amount, "memory taken", memory, MOST_MEMORY, "MB"),
    ]
    if not quick:
        figures.append(Figure("slow", amount, "stuck pages still held", count - cut_off, 0))
    return figures


async def ask(server: Server, number: int, table: str, end: float) -> bool:
    """Greet ten times a second and read nothing; whether the server cut the line in the end."""
    loop = asyncio.get_running_loop()
    host, port = urlsplit(server.address).hostname, urlsplit(server.address).port
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((somebody(number), 0))
        line.setblocking(False)
        await loop.sock_connect(line, (host, port))
        key = base64.b64encode(os.urandom(16)).decode()
        await loop.sock_sendall(
            line,
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode(),
        )
        hello = masked(json.dumps({"t": "hello", "seat": SPECTATOR, "version": 0}).encode())
        while time.monotonic() < end:
            try:
                line.send(hello)
            except BlockingIOError:
                pass
            except OSError:
                return True
            await asyncio.sleep(BREATH)
    return False


def masked(text: bytes) -> bytes:
    """A frame of text, as a client writes it; the mask is all zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
