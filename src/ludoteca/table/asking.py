"""Who asks over HTTP: what a browser holds at a table, and from where it comes."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from ludoteca.table import browsers
from ludoteca.table.credentials import held_by
from ludoteca.table.limits import Buckets, sender
from ludoteca.table.messages import Seated, TableInfo
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room

Ask = Request[Any, Any, State]


async def mine(request: Ask, room: Room) -> tuple[frozenset[int], bool]:
    opened = await browsers.opened_by(
        request.app.state.rooms.store, request.state.keyring, [(room.table, room.seats.rows)]
    )
    return held_by(room.table, room.seats.rows, opened)


async def info(request: Ask, room: Room) -> TableInfo:
    return room.info(*await mine(request, room))


async def seated(request: Ask, room: Room) -> Seated:
    """Where one sits now; the browser keeps it."""
    browsers.keep_cookie(request)
    held, host = await mine(request, room)
    return Seated(room.info(held, host), sorted(held))


def address(request: Ask) -> str:
    return sender(request.client.host) if request.client else ""


def limit_tables(request: Ask) -> None:
    made: Buckets = request.app.state.made
    if not made.take(address(request)):
        raise TableRefusal("table-too-many-tables", 429)
