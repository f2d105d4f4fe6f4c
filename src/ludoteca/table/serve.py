"""Runs the server."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import Any

import segno
import uvicorn
from platformdirs import user_data_path

from ludoteca.engine.words import Message
from ludoteca.table.app import make_app
from ludoteca.table.door import doorman
from ludoteca.table.guard import Guard
from ludoteca.table.line import Line
from ludoteca.table.live import LARGEST_MESSAGE
from ludoteca.table.lock import locked
from ludoteca.table.memory import tune_collector
from ludoteca.table.network import EVERYWHERE, LOOPBACK, Network, address_for_others, page_address
from ludoteca.table.operating import open_for_operators
from ludoteca.table.processes import Siblings, run_all
from ludoteca.table.refusals import TableRefusal, in_words
from ludoteca.table.server_log import LOG
from ludoteca.table.settings import Settings
from ludoteca.table.storage import check_store
from ludoteca.table.store import StoreError

SWITCH = 0.0005  # seconds that a thread waits for another: the store's must not wait long at every row
NOTHING_READ = 60_000  # milliseconds, after which the system cuts a line whose other end takes nothing


def data_folder() -> Path:
    return user_data_path("ludoteca", appauthor=False)


class Server(uvicorn.Server):
    """Says where it listens once it does, and opens the page. It can listen at more addresses later."""

    def __init__(
        self, guard: Guard, config: uvicorn.Config, port: int, settings: Settings, network: Network
    ) -> None:
        super().__init__(config)
        self.guard = guard
        self.port = port
        self.settings = settings
        self.network = network
        own = EVERYWHERE.get(settings.host, settings.host)
        self.address = settings.public or page_address(own, port)
        self.more: set[str] = set()  # addresses of this computer beside the first
        self.browser = False
        self.language = "en"
        self.siblings: Siblings | None = None
        self.failed = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.force_exit:  # told a second time: what this breaks off is no mistake to be printed
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self.settings.collector == "tuned":
            tune_collector()
        sys.setswitchinterval(SWITCH)
        if not self.settings.process:  # the first speaks for all
            print(f"Ludoteca: {self.address}", flush=True)
        try:
            self.servers += await open_for_operators(self.guard, self.settings, self.server_state)
        except StoreError as error:  # ends in order: what was begun is closed
            print(f"ludoteca: {error}", file=sys.stderr)
            self.failed = self.should_exit = True
            return
        if self.siblings is not None:
            self.siblings.welcome(self.protocol)
            if not self.settings.redis:  # through which all servers hear of each other
                self.siblings.share(self.guard.state.shares)
        if not self.settings.process:
            await self.greet_network()
        if self.browser:
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def greet_network(self) -> None:
        """Let the network in, if that is wanted, and say how others come here."""
        if self.settings.network and self.network.listen is not None:
            try:
                await self.network.open()
            except TableRefusal as refusal:
                print(in_words(refusal.message, self.language), file=sys.stderr)
        elif self.network.address:
            self.show_network(self.network.address)
        else:
            print(in_words(Message("table-network-closed", {}), self.language), flush=True)

    async def also_at(self, host: str) -> int:
        """Listen at another address of this computer, at the same port."""
        if host not in self.more:
            listener = make_listener(host, self.port)
            loop = asyncio.get_running_loop()
            self.servers.append(await loop.create_server(self.protocol, sock=listener))
            self.more.add(host)
            self.show_network(page_address(host, self.port))
        return self.port

    def protocol(self) -> asyncio.Protocol:
        """What answers on one line, as at the first address."""
        kind: Any = self.config.http_protocol_class
        found: asyncio.Protocol = kind(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return found

    def show_network(self, address: str) -> None:
        print(in_words(Message("table-network-open", {"address": address}), self.language), flush=True)
        if sys.stdout.isatty():
            with suppress(UnicodeEncodeError):  # a terminal without such signs
                segno.make(address, micro=False).terminal(compact=True)


def serve(settings: Settings, browser: bool = False, log: bool = False, language: str = "en") -> int:
    """Serve until interrupted. Port 0 takes any free one; the address is printed."""
    if log:
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(logging.Formatter("%(message)s"))
        LOG.addHandler(handler)
        LOG.setLevel(logging.INFO)
        LOG.propagate = False
    with locked(settings.data):
        check_store(settings)
        return listen(settings, browser, language)


def make_listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio sends at once; else a move would wait 40 ms for the reader's next sign.
    listener = socket.socket(family, proto=socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else what was written to a page that never reads stays for ever
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, NOTHING_READ)
    try:
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def listen(settings: Settings, browser: bool, language: str = "en") -> int:
    """Take the port and answer there until interrupted."""
    try:
        listener = make_listener(settings.host, settings.port)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        print(f"ludoteca: cannot listen at {where}: {error.strerror}; --port 0 takes any", file=sys.stderr)
        return 1

    def run(settings: Settings, siblings: Siblings | None = None) -> int:
        # By the address of its own other servers reach this very process.
        own = make_listener(settings.host, 0) if siblings else listener
        settings.here = settings.here or address_of(settings.host, own)
        server = make_server(settings, listener, siblings)
        server.browser, server.language = browser and not settings.process, language
        with suppress(KeyboardInterrupt):  # raised again by uvicorn once all is closed
            server.run(sockets=[listener, own] if siblings else [listener])
        return 0 if server.started and not server.failed else 1

    return run_all(settings, run) if settings.processes > 1 else run(settings)


def address_of(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    return (address_for_others(host, port, "") or page_address(host, port)).rstrip("/")


def make_server(settings: Settings, listener: socket.socket, siblings: Siblings | None = None) -> Server:
    port = listener.getsockname()[1]
    network = Network(address_for_others(settings.host, port, settings.public))
    guard = make_app(settings, network)
    config = uvicorn.Config(
        guard,
        http=doorman(settings, siblings),
        ws=Line,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        access_log=False,  # it would hold return links
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=settings.proxies,
    )
    server = Server(guard, config, port, settings, network)
    server.siblings = siblings
    if settings.host in LOOPBACK and not settings.public:
        network.listen = server.also_at
    return server
