"""A WebSocket for load: no more of the protocol than the servers use, since it shares their cores."""

from __future__ import annotations

import asyncio
import os
import struct
from base64 import b64encode
from collections.abc import Callable
from typing import cast

from ludoteca.table.frames import unmasked

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes([0x37, 0xFA, 0x21, 0x3D])  # not 0, which costs a server of ours nothing: browsers send any
Heard = Callable[["Line", bytes], None]


class Line(asyncio.Protocol):
    def __init__(self, request: bytes, heard: Heard) -> None:
        self.request = request
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.rest = b""
        self.bytes = 0  # that came

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        data = self.rest + data if self.rest else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
        at = 0
        while (found := frame(data, at)) is not None:
            kind, begin, at = found
            if kind == TEXT:
                self.heard(self, data[begin:at])
            elif kind == PING:
                self.write(PONG, data[begin:at])
        self.rest = data[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed"))

    def send(self, data: bytes) -> None:
        self.write(TEXT, data)

    def write(self, kind: int, data: bytes) -> None:
        assert self.transport is not None and len(data) < 1 << 16
        size = bytes([0x80 | len(data)]) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
        self.transport.write(bytes([0x80 | kind]) + size + MASK + unmasked(MASK, data))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()


def frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The kind of the frame that begins there, where its content begins and ends; None: it is not whole."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if len(data) < begin + width:
            return None
        size = int.from_bytes(data[begin : begin + width])
        begin += width
    if len(data) < begin + size:
        return None
    return data[at] & 0x0F, begin, begin + size


async def connect(host: str, port: int, path: str, heard: Heard, cookies: str = "", local: str = "") -> Line:
    """A line to this path, once the other end has agreed to it."""
    request = "\r\n".join(
        [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
            *([f"Cookie: {cookies}"] if cookies else []),
            "",
            "",
        ]
    ).encode()
    loop = asyncio.get_running_loop()
    place = (local, 0) if local else None
    _, line = await loop.create_connection(lambda: Line(request, heard), host, port, local_addr=place)
    await line.open
    return line
