"""The WebSocket under a live channel: what comes is heard at once, and what goes out is written at once.

uvicorn's protocol makes the handshake, answers pings and closes. Between these it would parse every frame in
Python and pass every message through a queue, the layers of the application and a task; here it is one call.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.table.frames import Frames, framed

LINE = "ludoteca.line"  # where an application finds it, among the extensions of its scope


@mypyc_attr(native_class=False)
class Line(WebSocketsSansIOProtocol):
    """Passes messages to the application as usual, until somebody listens."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.heard: Callable[[bytes], None] | None = None
        self.freed: Callable[[], None] | None = None
        self.incoming: Frames | None = None  # once it is a WebSocket

    def listen(self, heard: Callable[[bytes], None], freed: Callable[[], None]) -> None:
        """From now on call `heard` with each message, and `freed` when a full line takes more again."""
        self.heard, self.freed = heard, freed

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE] = self
            self.incoming = Frames(self.config.ws_max_size)

    def data_received(self, data: bytes) -> None:
        if self.incoming is None or self.incoming.stopped:
            super().data_received(data)
            return
        for is_text, found in self.incoming.add(data, self.heard is not None):
            if not is_text:
                super().data_received(found)
            elif self.heard is not None and not self.close_sent:
                self.heard(found)

    def send_receive_event_to_app(self) -> None:
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.heard(data)

    async def send(self, message: Any) -> None:
        """A line that was given up, for instance when a ping had no answer, has nobody at its other end: to
        have written to it is no mistake.
        """
        await self.writable.wait()
        if self.close_sent or (self.transport.is_closing() and not self.handshake_complete):
            raise ClientDisconnected
        await super().send(message)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.freed is not None:
            self.freed()

    def is_free(self) -> bool:
        """Whether its other end has taken most of what was written."""
        return self.writable.is_set()

    def write(self, messages: list[bytes]) -> None:
        if not self.disconnected and not self.close_sent:
            self.transport.write(framed(messages))

    def hold(self, held: bool) -> None:
        """Read nothing more, or again."""
        if held != self.read_paused:
            self.read_paused = held
            (self.transport.pause_reading if held else self.transport.resume_reading)()

    def cut(self) -> None:
        self.transport.abort()
