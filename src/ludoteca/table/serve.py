"""Runs the server."""

from __future__ import annotations

import logging
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from ludoteca.table.app import make_app
from ludoteca.table.live import LARGEST_MESSAGE
from ludoteca.table.lock import locked
from ludoteca.table.memory import tune_collector
from ludoteca.table.server_log import LOG
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import set_up

NOTHING_READ = 60_000  # milliseconds, after which the system cuts a line whose other end takes nothing


def data_folder() -> Path:
    return user_data_path("ludoteca", appauthor=False)


class Server(uvicorn.Server):
    """Says where it listens once it does, and opens the page."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool, tuned: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser
        self.tuned = tuned

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.tuned:
                tune_collector()
            print(f"Ludoteca: {self.address}", flush=True)
            if self.browser:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(settings: Settings, browser: bool = False, log: bool = False) -> int:
    """Serve until interrupted. Port 0 takes any free one; the address is printed."""
    if log:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter("%(message)s"))
        LOG.addHandler(handler)
        LOG.setLevel(logging.INFO)
        LOG.propagate = False
    with locked(settings.data):
        set_up(settings.database)
        return listen(settings, browser)


def listen(settings: Settings, browser: bool) -> int:
    """Take the port and answer there until interrupted."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # With the protocol named, asyncio sends at once; else a move would wait 40 ms for the reader's next sign.
    listener = socket.socket(family, proto=socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else what was written to a page that never reads stays for ever
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOTHING_READ)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        print(f"cannot listen at {settings.host}, port {settings.port}: {error.strerror}", file=sys.stderr)
        return 1
    port = listener.getsockname()[1]
    name = f"[{settings.host}]" if family == socket.AF_INET6 else settings.host
    address = settings.public or f"http://{'127.0.0.1' if name == '0.0.0.0' else name}:{port}/"
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        access_log=False,  # it would hold return links
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    server = Server(config, address, browser, settings.collector == "tuned")
    with suppress(KeyboardInterrupt):  # raised again by uvicorn once all is closed
        server.run(sockets=[listener])
    return 0 if server.started else 1
