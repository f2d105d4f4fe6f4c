"""For whoever runs the server: a socket file to administer it by, and an address for monitors."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from ludoteca.table.admin import SOCKET, make_admin
from ludoteca.table.checks import metrics_place
from ludoteca.table.guard import Guard
from ludoteca.table.network import page_address
from ludoteca.table.settings import Settings
from ludoteca.table.store import StoreError

NOBODY_ELSE = 0o177  # taken from the rights of the socket file: its owner alone reads and writes


async def open_for_operators(guard: Guard, settings: Settings, state: ServerState) -> list[asyncio.Server]:
    """What listens there. A folder whose name is too long for a socket has none, and says so."""
    loop = asyncio.get_running_loop()
    opened: list[asyncio.Server] = []
    if hasattr(socket, "AF_UNIX"):
        try:
            listener = make_socket_file(settings.data / SOCKET)
        except OSError as error:
            print(f"no `ludoteca admin` here: {error}", file=sys.stderr)
        else:
            opened.append(await loop.create_unix_server(answering(guard, True, state), sock=listener))
    if settings.metrics:
        where = metrics_place(settings)
        try:
            monitors = await loop.create_server(answering(guard, False, state), *where)
        except OSError as error:
            raise StoreError(f"--metrics: cannot listen at {settings.metrics}: {error.strerror}") from None
        print(f"Monitors: {page_address(*monitors.sockets[0].getsockname()[:2])}metrics", flush=True)
        opened.append(monitors)
    return opened


def make_socket_file(path: Path) -> socket.socket:
    """The folder is locked: what lies there is left from a server that died."""
    with suppress(FileNotFoundError):
        path.unlink()
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(NOBODY_ELSE)
    try:
        listener.bind(str(path))
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener


def answering(guard: Guard, commands: bool, state: ServerState) -> Any:
    """Makes what answers on one line."""
    config = uvicorn.Config(
        make_admin(guard, commands), ws="none", access_log=False, log_level="warning", server_header=False
    )
    config.load()
    kind: Any = config.http_protocol_class
    return lambda: kind(config=config, server_state=state, app_state={})
