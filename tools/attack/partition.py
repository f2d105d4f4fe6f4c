"""A network that fails: a proxy before a socket file that drops whatever comes, when it is told to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import TracebackType


class Network:
    """Between whoever connects to one file and who listens at another. A line that was cut stays silent."""

    def __init__(self, here: Path, there: Path) -> None:
        self.here = here
        self.there = there
        self.whole = True
        self.server: asyncio.Server | None = None
        self.ways: set[asyncio.Task[None]] = set()
        self.cut: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        return f"unix://{self.here}"

    async def __aenter__(self) -> Network:
        self.server = await asyncio.start_unix_server(self.connect, self.here)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        assert self.server is not None
        self.server.close()
        for way in self.ways:
            way.cancel()
        await asyncio.gather(*self.ways, return_exceptions=True)

    def drop(self) -> None:
        """From now on nothing passes, and nobody is told."""
        self.whole = False
        self.cut |= self.ways

    def heal(self) -> None:
        """New lines pass again."""
        self.whole = True

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_unix_connection(self.there)
        except OSError:
            writer.close()
            return
        for one, other in ((reader, there[1]), (there[0], writer)):
            way = asyncio.create_task(self.carry(one, other))
            self.ways.add(way)
            way.add_done_callback(self.ways.discard)

    async def carry(self, one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        itself = asyncio.current_task()
        try:
            while data := await one.read(65536):
                if self.whole and itself not in self.cut:
                    other.write(data)
                    await other.drain()
                elif itself is not None:
                    self.cut.add(itself)
        except OSError:
            pass
        finally:
            other.close()
