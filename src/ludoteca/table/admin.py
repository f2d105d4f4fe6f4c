"""What whoever runs a server can ask of it while it runs: over a socket file that only they can open.

It is HTTP over `admin.sock` in the data folder, for `ludoteca admin` or curl. `/metrics`, `/live` and
`/ready` are also answered at an address of their own, where `--metrics` names one; nothing of it is at the
public address.
"""

from __future__ import annotations

import math
import time
from http import HTTPStatus
from typing import Any

from litestar import Litestar, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from ludoteca.engine.errors import LudotecaError
from ludoteca.table import expiry, leaving, metrics
from ludoteca.table.bans import send_away
from ludoteca.table.guard import Guard
from ludoteca.table.messages import HttpRefusal
from ludoteca.table.outdated import stored_record
from ludoteca.table.refusals import TableRefusal, in_words
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import note
from ludoteca.table.store import Changes, SeatRow, StoreError, TableRow, TurnRow
from ludoteca.table.thinkers import STAND_IN

SOCKET = "admin.sock"
MOST = 200  # tables in one list


class Listed(Struct):
    """A table in the list."""

    id: str
    game: str
    status: str
    public: bool
    seats: list[str]  # who sits there: a name, or the kind of seat
    created: float
    moved: float  # when something last happened
    connections: int = 0


class Look(Struct):
    """More of one table. Of hands and secrets it tells nothing."""

    table: Listed
    options: dict[str, bool | int | str]
    moves: int
    here: list[int]  # seats whose people are connected
    addresses: list[str]  # from which somebody is connected
    ended: str


class Said(Struct):
    """What was done, in numbers or a word."""

    done: int | str


def rooms_of(state: State) -> Rooms:
    guard: Guard = state.guard
    rooms: Rooms = guard.state.rooms
    return rooms


async def is_well(state: State) -> bool:
    return bool(await state.guard.state.health.well())


def listed(table: TableRow, seats: list[SeatRow], turn: TurnRow, room: Room | None) -> Listed:
    return Listed(
        table.id,
        table.game,
        table.status,
        table.public,
        [row.name or row.bot or row.kind for row in seats],
        table.created,
        max(table.created, turn.at),
        len(room.screens.connections) if room else 0,
    )


# --- for monitors


@get("/live", media_type="text/plain")
async def is_alive() -> str:
    """Liveness: it answers. What does not is to be started again."""
    return "alive\n"


@get("/ready", media_type="text/plain")
async def is_ready(state: State) -> Response[str]:
    """Readiness: it can write, by a real write. What cannot gets no visitors, and is not killed for it."""
    well = await is_well(state)
    return Response(
        "ready\n" if well else "cannot write\n", media_type="text/plain", status_code=200 if well else 503
    )


@get("/metrics", media_type="text/plain")
async def read_metrics(state: State) -> Response[str]:
    text = metrics.page(rooms_of(state), await is_well(state))
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")


# --- for whoever runs the server


@get("/tables")
async def list_tables(state: State, most: FromQuery[int] = MOST) -> list[Listed]:
    rooms = rooms_of(state)
    tables = await rooms.store.tables_before(math.inf, max(1, min(most, MOST)))
    turns = await rooms.store.turns([table.id for table, _ in tables])
    return [
        listed(table, seats, turns.get(table.id, TurnRow()), rooms.by_id.get(table.id))
        for table, seats in tables
    ]


@get("/tables/{id:str}")
async def look_at(state: State, id: FromPath[str]) -> Look:
    rooms = rooms_of(state)
    room = await rooms.room(id)
    turns = await rooms.store.turns([id])
    return Look(
        listed(room.table, room.seats.rows, turns.get(id, TurnRow()), room),
        room.table.options,
        len(room.play.game.moves) if room.play else 0,
        sorted(room.screens.here()),
        sorted({connection.address for connection in room.screens.connections}),
        room.table.ended,
    )


@post("/tables/{id:str}/close", status_code=200)
async def close(state: State, id: FromPath[str]) -> Said:
    """End a game without a result, or take away a table that has not begun."""
    rooms = rooms_of(state)
    room = await rooms.room(id)
    async with room.lock:
        if room.table.status == "playing":
            await room.end("abandoned")
            return Said("ended")
        if room.table.status == "over":
            raise TableRefusal("table-over", 409)
        await delete_now(rooms, room)
    return Said("deleted")


@delete("/tables/{id:str}", status_code=200)
async def delete_table(state: State, id: FromPath[str]) -> Said:
    rooms = rooms_of(state)
    room = await rooms.room(id)
    async with room.lock:
        await delete_now(rooms, room)
    return Said("deleted")


async def delete_now(rooms: Rooms, room: Room) -> None:
    await room.save(Changes(room.table.id, deleted=True))
    rooms.quotas.forget(room.table.id, room.seats.rows)
    rooms.deleted(room)


@get("/tables/{id:str}/record", media_type="text/plain")
async def export(state: State, id: FromPath[str]) -> str:
    """The record as far as it goes, with everybody's cards."""
    rooms = rooms_of(state)
    try:
        return str((await rooms.room(id)).game.record())
    except TableRefusal as refusal:
        if refusal.status != HTTPStatus.GONE:
            raise
        return await stored_record(rooms.store, id)  # of rules that are no longer here


@post("/tables/{id:str}/seats/{seat:int}/kick", status_code=200)
async def kick(state: State, id: FromPath[str], seat: FromPath[int]) -> Said:
    """Somebody loses a seat, whether or not they are here: they watch, and another person may sit down."""
    rooms = rooms_of(state)
    room = await rooms.room(id)
    async with room.lock:
        row = leaving.row_of(room, seat)
        if row.kind != "person":
            raise TableRefusal("table-no-seat", 404)
        if room.table.status == "waiting":
            await leaving.make_free(room, SeatRow(seat, "open"), rooms.quotas)
        else:
            leaving.check_playing(room)
            bot = SeatRow(seat, "bot", row.name, row.bot or STAND_IN, gone="free")
            await leaving.make_free(room, bot, rooms.quotas)
            room.moved()
    note("kicked", id)
    return Said(row.name or "somebody")


@get("/bans")
async def list_bans(state: State) -> list[str]:
    guard: Guard = state.guard
    guard.bans.look(at_once=True)
    return [str(one) for one in guard.bans.banned]


@post("/bans", status_code=200)
async def ban(state: State, address: FromQuery[str]) -> Said:
    """An address or a network is not let in any more, and whoever is connected from there goes."""
    guard: Guard = state.guard
    found = guard.bans.add(address)
    send_away(rooms_of(state), guard.bans)
    note("banned")
    return Said(found)


@delete("/bans", status_code=200)
async def lift_ban(state: State, address: FromQuery[str]) -> Said:
    return Said(int(state.guard.bans.remove(address)))


@post("/expire", status_code=200)
async def expire(state: State, waiting: FromQuery[float], played: FromQuery[float]) -> Said:
    """Delete tables at which nothing happened for so many days; 0: none for that reason."""
    return Said(await expiry.expire(rooms_of(state), max(0.0, waiting), max(0.0, played)))


@get("/stats")
async def stats(state: State) -> dict[str, float]:
    found = metrics.figures(rooms_of(state))
    return {
        **found,
        "seconds_up": round(time.time() - metrics.STARTED, 1),
        "moves": metrics.MOVES[True],
        "requests": sum(metrics.ANSWERS.values()),
        "banned": len(state.guard.bans.banned),
    }


def refuse(_: Any, error: Exception) -> Response[HttpRefusal]:
    if isinstance(error, TableRefusal):
        return Response(HttpRefusal(in_words(error.message, "en")), status_code=error.status)
    if isinstance(error, (StoreError, LudotecaError)):
        return Response(HttpRefusal(error.text), status_code=503)
    status = error.status_code if isinstance(error, HTTPException) else 500
    return Response(HttpRefusal(str(error)), status_code=status)


MONITORS = [is_alive, is_ready, read_metrics]
COMMANDS = [
    list_tables, look_at, close, delete_table, export, kick, list_bans, ban, lift_ban, expire, stats,
]  # fmt: skip


def make_admin(guard: Guard, commands: bool) -> Litestar:
    """What is answered at the socket file; without commands, what is at the address for monitors."""
    return Litestar(
        [*MONITORS, *(COMMANDS if commands else [])],
        state=State({"guard": guard}, deep_copy=False),
        openapi_config=None,
        logging_config=None,
        exception_handlers={Exception: refuse},
    )
