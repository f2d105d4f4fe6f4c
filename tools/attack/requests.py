"""Fuzz of requests: broken, strange and hostile ones over HTTP. None is a mistake of the server's."""

from __future__ import annotations

import asyncio
import random
from urllib.parse import urlsplit

from tools.attack.figures import Figure, Tell
from tools.attack.people import ME, Person, somebody
from tools.attack.server import PATIENCE, Server
from tools.sample import GAME

REQUESTS, REQUESTS_QUICKLY = 20_000, 600
METHODS = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "get", "BREW"]
QUERIES = ["seat", "from", "count", "lang", "game"]
DEEP = b"[" * 8000 + b"]" * 8000
BODIES = [
    b"",
    b"{}",
    b"null",
    b"[]",
    b"\xff\xfe\xfd",
    b'{"game": "\xff"}',
    f'{{"game":"{GAME}","seats":[]}}'.encode(),
    f'{{"game":"{GAME}","seats":[{{"kind":"me"}},{{"kind":"me"}}],"pace":1e999}}'.encode(),
    b'{"game":"nothing","seats":[{"kind":"me"}]}',
    b'{"name":"\\ud800"}',
    b'{"name":"x","seat":99999999999999999999}',
    DEEP,
    b'{"seats":' * 8000,
    b'{"options":' + DEEP + b"}",
    b"x" * 17_000,
    b'{"move":-1,"seat":0}',
    b"\x00" * 100,
]
# What must not be answered by a page: there is nothing there.
NOWHERE = [
    "/api",
    "/api/",
    "/api/nothing",
    "/api/tables/x/y/z",
    "/api/schema/nothing",
    "/metrics",
    "/admin",
    "/admin/x",
]
PARTS = [
    "api",
    "tables",
    "games",
    "words",
    "records",
    "t",
    "health",
    "replay",
    "return",
    "join",
    "start",
    "rematch",
    "leave",
    "record",
    "continue",
    "rules",
    "en.ftl",
    GAME,
    "..",
    ".",
    "",
    "%2e%2e",
    "%2f",
    "%00",
    "%ff",
    "%c3%28",
    "%ed%a0%80",
    "AAAAAAAAAA",
    "x" * 300,
    "assets",
    "index.html",
    "~",
    "🂡".encode().hex(),
    "%f0%9f%82%a1",
]
FIXED = [
    ("GET", "/" + "x" * 5000, b""),
    ("GET", "/" + "x/" * 2500, b""),
    ("GET", "/%ff%fe", b""),
    ("GET", "/t/%ff", b""),
    ("GET", "/api/tables/%ff%fe", b""),
    ("GET", "/api/words/%ff.ftl", b""),
    ("GET", "/api/words/en.ftl?game=%ff", b""),
    ("GET", "/api/games/%ff/rules?lang=%ff", b""),
    ("GET", "/" + "%41" * 3000, b""),
    ("POST", "/api/tables", DEEP),
    ("POST", "/api/tables", b"\xff\xfe"),
    ("POST", "/api/tables", b'{"game":' * 8000),
    ("POST", "/api/records", b"\xff" * 1000),
    ("POST", "/api/records", DEEP),
]
HEADERS = [
    "Accept-Language: de",
    "Accept-Language: \xff\xfe",
    "Accept-Language: " + "x," * 500,
    "Cookie: a=b; =; ;;",
    "Cookie: ludoteca_AAAAAAAAAA=" + "x" * 500,
    "Cookie: ludoteca=\xff\xfe",
    "Origin: null",
    "Origin: http://[",
    "Origin: https://elsewhere.example",
    "Content-Type: text/plain",
    "Content-Type: application/x-nothing",
    "Content-Type: application/json; charset=utf-16",
    "Range: bytes=5-1",
    "If-None-Match: *",
    "X: " + "y" * 4000,
]


async def attack(rng: random.Random, quick: bool, tell: Tell, count: int | None = None) -> list[Figure]:
    wanted = count or (REQUESTS_QUICKLY if quick else REQUESTS)
    with Server() as server:
        async with Person(server, 0) as anna:
            table = await anna.make(ME, ME)
        broken: list[str] = []
        unanswered = 0
        asked = [*FIXED, *[invented(rng, table) for _ in range(wanted - len(FIXED))]]
        for number, (method, path, body) in enumerate(asked):
            tell(f"requests: {number} of {wanted}")
            status = await answer(server, rng, number % 2000, method, path, body)
            unanswered += int(status == 0)
            if status >= 500:
                broken.append(f"{status} {method} {path[:40]}")
        pages = [path for path in NOWHERE if await answer(server, rng, 0, "GET", path, b"") == 200]
        mistakes = server.mistakes()
        alive = server.runs()
    amount = f"{len(asked)} requests"
    return [
        Figure("requests", amount, "answers of 500 and more", len(broken), 0, example="".join(broken[:1])),
        Figure("requests", amount, "requests without an answer", unanswered, 0),
        Figure("requests", amount, "pages where there is nothing", len(pages), 0, example="".join(pages[:1])),
        Figure("requests", amount, "mistakes in the log", len(mistakes), 0, example="".join(mistakes[:1])),
        Figure("requests", amount, "servers that died", float(not alive), 0),
    ]


def invented(rng: random.Random, table: str) -> tuple[str, str, bytes]:
    parts = rng.choices([*PARTS, table], k=rng.randrange(1, 6))
    path = "/" + "/".join(parts)
    if rng.random() < 0.3:
        path = f"/api/tables/{table}/{rng.choice(PARTS)}"
    if rng.random() < 0.3:
        path += f"?{rng.choice(QUERIES)}={rng.choice(['', '-1', '1e9', '%ff', 'x' * 99])}"
    return rng.choice(METHODS[:5] * 3 + METHODS), path, rng.choice(BODIES)


async def answer(server: Server, rng: random.Random, number: int, method: str, path: str, body: bytes) -> int:
    """The status that a request gets; 0: none at all."""
    place = urlsplit(server.address)
    head = [f"{method} {path} HTTP/1.1", f"Host: {place.netloc}", "Connection: close"]
    head += rng.sample(HEADERS, rng.randrange(3))
    if body:
        head += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    reader, writer = await asyncio.open_connection(
        place.hostname, place.port, local_addr=(somebody(number), 0)
    )
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write("\r\n".join([*head, "", ""]).encode("latin-1") + body)
            line = await reader.readline()
        return int(line.split()[1]) if line.startswith(b"HTTP/1.1 ") else 0
    except (TimeoutError, OSError):
        return 0
    finally:
        writer.close()
