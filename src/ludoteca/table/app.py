"""The application: what can be asked over HTTP, and the live channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Redirect

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import archive, seating, shelf
from ludoteca.table.guard import Guard
from ludoteca.table.health import Health
from ludoteca.table.house import House
from ludoteca.table.keys import COOKIE, brought, hashes, held_by, is_id, useful
from ludoteca.table.limits import Buckets
from ludoteca.table.live import serve_live
from ludoteca.table.log import failed, note
from ludoteca.table.memory import FullCollections
from ludoteca.table.messages import (
    Continue,
    GameCard,
    Join,
    NewTable,
    Problem,
    RuleBook,
    Seated,
    TableInfo,
)
from ludoteca.table.pages import page
from ludoteca.table.queue import Place
from ludoteca.table.rooms import Room, table_info
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import StoreError
from ludoteca.table.thinkers import thinking_in
from ludoteca.table.trouble import Trouble, in_words, language_of
from ludoteca.table.workers import Turn, Workers

SMALL = 16_384  # bytes of a body
LARGE = 2_000_000
MOST_LISTED = 50
HALF_A_YEAR = 183 * 24 * 3600
SWEEP = 60.0
CLERKS = 2  # processes that read and replay games: while one address keeps one busy, the other is for others
MOST_FOR_CLERKS = 8  # tasks of one address that may wait

Ask = Request[Any, Any, State]
Connection = ASGIConnection[Any, Any, Any, State]


def mine(request: Connection, room: Room) -> tuple[frozenset[int], bool]:
    return held_by(room.table, room.seats, hashes(brought(request.cookies, room.table)))


def info(request: Connection, room: Room) -> TableInfo:
    return room.info(*mine(request, room))


def seated(request: Connection, room: Room, new: list[str], status: int = 201) -> Response[Seated]:
    """Where one sits now, with the cookie that holds the seats, old and new."""
    kept = useful(room.table, room.seats, brought(request.cookies, room.table))
    secrets = [*kept, *[secret for secret in new if secret not in kept]]
    held, host = held_by(room.table, room.seats, hashes(secrets))
    value = ".".join(secrets)
    body = Seated(room.info(held, host), sorted(held), f"/t/{room.table.id}/return/{value}")
    return Response(body, status_code=status, cookies=[cookie(request, room.table.id, value)])


def cookie(request: Connection, id: str, value: str) -> Cookie:
    settings: Settings = request.app.state.settings
    secure = request.scope["scheme"] in ("https", "wss") or settings.public.startswith("https:")
    return Cookie(
        key=COOKIE + id,
        value=value,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
        max_age=HALF_A_YEAR,
    )


def address(request: Ask) -> str:
    return request.client.host if request.client else ""


def limit_tables(request: Ask) -> None:
    made: Buckets = request.app.state.made
    if not made.take(address(request)):
        raise Trouble("table-too-many-tables", 429)


# --- the shelf


@get("/health", tags=["server"])
async def health(state: State) -> dict[str, str | int]:
    """Whether the server is well, which is to say that it can write, and how many tables it has open."""
    house: House = state.house
    if not await state.health.well():
        raise Trouble("table-not-well", 503)
    return {"status": "ok", "version": ludoteca.__version__, "rooms": len(house.rooms)}


@get("/api/games", tags=["games"])
async def list_games() -> list[GameCard]:
    return shelf.cards()


@get("/api/games/{game:str}/rules", tags=["games"])
async def read_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> RuleBook:
    return shelf.rule_book(game, lang)


@get("/api/words/{file:str}", tags=["games"], media_type="text/plain")
async def read_words(file: FromPath[str], game: FromQuery[str] = "") -> Response[str]:
    """The Fluent catalogue of a language, such as `it.ftl`."""
    text = shelf.words(file.removesuffix(".ftl"), game)
    return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})


# --- tables


@post("/api/tables", tags=["tables"])
async def make_table(request: Ask, data: JSONBody[NewTable], state: State) -> Response[Seated]:
    limit_tables(request)
    room, given = await seating.make(state.house, data)
    return seated(request, room, given)


@get("/api/tables", tags=["tables"])
async def list_tables(request: Ask, state: State) -> list[TableInfo]:
    """One's own tables, and public ones that wait for somebody; the newest first."""
    house: House = state.house
    ids = [name.removeprefix(COOKIE) for name in request.cookies if name.startswith(COOKIE)]
    own = await house.store.tables([id for id in ids if is_id(id)][:MOST_LISTED])
    found: dict[str, TableInfo] = {}
    for table, seats in [*own, *await house.store.open_tables(MOST_LISTED)]:
        held, host = held_by(table, seats, hashes(brought(request.cookies, table)))
        waiting = table.public and table.status == "waiting"
        if held or host or waiting:
            room = house.rooms.get(table.id)
            found[table.id] = room.info(held, host) if room else table_info(table, seats, held, host)
    return list(found.values())


@get("/api/tables/{table_id:str}", tags=["tables"])
async def read_table(request: Ask, table_id: FromPath[str], state: State) -> Response[TableInfo]:
    room = await state.house.room(table_id)
    secrets = useful(room.table, room.seats, brought(request.cookies, room.table))
    cookies = []
    if secrets and COOKIE + table_id not in request.cookies:  # known from the table before
        cookies = [cookie(request, table_id, ".".join(secrets))]
    return Response(info(request, room), cookies=cookies)


@post("/api/tables/{table_id:str}/join", tags=["tables"])
async def join_table(
    request: Ask, table_id: FromPath[str], data: JSONBody[Join], state: State
) -> Response[Seated]:
    room, _, secret = await seating.join(state.house, table_id, data.name, data.seat)
    return seated(request, room, [secret])


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave_table(
    request: Ask, table_id: FromPath[str], state: State, seat: FromQuery[int] = -1
) -> TableInfo:
    """Leave all one's seats, or one of them."""
    held, _ = mine(request, await state.house.room(table_id))
    room = await seating.leave(state.house, table_id, held if seat == -1 else held & {seat})
    return info(request, room)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Ask, table_id: FromPath[str], state: State) -> TableInfo:
    _, host = mine(request, await state.house.room(table_id))
    return info(request, await seating.start(state.house, table_id, host))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch_table(request: Ask, table_id: FromPath[str], state: State) -> Response[Seated]:
    room = await state.house.room(table_id)
    held, host = mine(request, room)
    if not room.table.next_table:
        limit_tables(request)
    again = await seating.rematch(state.house, table_id, held, host)
    return seated(request, again, brought(request.cookies, room.table))


@get("/t/{table_id:str}/return/{secret:str}", include_in_schema=False)
async def come_back(request: Ask, table_id: FromPath[str], secret: FromPath[str], state: State) -> Redirect:
    """The link by which a person comes back from another device."""
    room = await state.house.room(table_id)
    secrets = useful(room.table, room.seats, [*brought(request.cookies, room.table), *secret.split(".")[:20]])
    cookies = [cookie(request, table_id, ".".join(dict.fromkeys(secrets)))] if secrets else []
    return Redirect(f"/t/{room.table.id}", status_code=303, cookies=cookies)


# --- finished games


def clerk(request: Ask, table_id: str = "") -> Turn:
    """A turn with those who read and replay games."""
    clerks: Workers = request.app.state.clerks
    return clerks.turn(Place(address(request), table_id))


@get("/api/tables/{table_id:str}/record", tags=["finished games"], media_type="text/plain")
async def read_record(table_id: FromPath[str], state: State) -> Response[str]:
    """The record of a finished game, as text."""
    text = archive.record(await state.house.room(table_id))
    name = f'attachment; filename="{table_id}.txt"'
    headers = {"content-disposition": name}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay", tags=["finished games"])
async def read_replay(
    request: Ask,
    table_id: FromPath[str],
    state: State,
    seat: FromQuery[int] = SPECTATOR,
    first: Annotated[int, QueryParameter(name="from")] = 0,
    count: FromQuery[int] = archive.MOST_FRAMES,
) -> Response[bytes]:
    """A finished game as a seat or a spectator saw it: a `Replay`."""
    room = await state.house.room(table_id)
    body = await archive.replay_of(room, state.house, clerk(request, table_id), seat, first, count)
    return Response(body, media_type="application/json")


@post("/api/tables/{table_id:str}/continue", tags=["finished games"])
async def continue_table(
    request: Ask, table_id: FromPath[str], data: JSONBody[Continue], state: State
) -> Response[Seated]:
    limit_tables(request)
    old = await state.house.room(table_id)
    room, given = await archive.play_on(old, state.house, clerk(request, table_id), data)
    return seated(request, room, given)


@post("/api/records", tags=["finished games"], request_max_body_size=LARGE)
async def send_record(request: Ask, state: State) -> TableInfo:
    """A record as plain text, to watch it at a table of its own."""
    limit_tables(request)
    text = (await request.body()).decode("utf-8", "replace")
    return info(request, await archive.upload(state.house, clerk(request), text))


# --- the live channel and the pages


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str], state: State) -> None:
    await serve_live(socket, table_id, state.house, state.settings)


@get(["/", "/t/{table_id:str}"], include_in_schema=False)
async def read_first_page(state: State) -> Response[bytes]:
    return page(state.settings.static, "")


@get("/{path:path}", include_in_schema=False)
async def read_page(state: State, path: FromPath[Path]) -> Response[bytes]:
    return page(state.settings.static, path.as_posix())


# --- what goes wrong


def problem(request: Connection, error: Exception) -> Response[Problem]:
    language = language_of(request.headers.get("accept-language", ""))
    if isinstance(error, StoreError):
        note("not stored or read", reason=error.text)
        error = Trouble("table-not-stored", 503)
    elif isinstance(error, LudotecaError):
        return Response(Problem(error.text, error.rule), status_code=400)
    elif isinstance(error, ValidationException):
        reasons = [
            f"{one['key']}: {one['message']}"
            for one in error.extra or []
            if isinstance(one, dict) and "key" in one
        ]
        error = Trouble("table-bad-body", reason="; ".join(reasons)[:200] or error.detail[:200])
    elif isinstance(
        error, (UnicodeDecodeError, RecursionError)
    ):  # a body that is no text, or nested too deep
        failed("request not understood", error)
        error = Trouble("table-bad-message")
    elif isinstance(error, HTTPException):
        if error.status_code == 404:
            error = Trouble("table-no-page", 404)
        elif error.status_code < 500:
            error = Trouble("table-bad-body", error.status_code, reason=error.detail[:200])
    if not isinstance(error, Trouble):
        failed("request failed", error)
        error = Trouble("table-broken", 500)
    return Response(Problem(in_words(error.message, language)), status_code=error.status)


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = SqliteStore(settings.database)
    thinkers, clerks = Workers(settings.thinkers), Workers(CLERKS, MOST_FOR_CLERKS)
    house = House(store, thinking_in(thinkers), settings.luck)
    app.state.update(
        {
            "house": house,
            "clerks": clerks,
            "health": Health(store),
            "made": Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour),
        }
    )
    thinkers.start()
    sweeper = asyncio.create_task(sweep(house))
    try:
        yield
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        house.close()
        await thinkers.close()
        await clerks.close()
        await store.close()


async def sweep(house: House) -> None:
    collections = FullCollections()
    while True:
        await asyncio.sleep(SWEEP)
        house.sweep()
        collections.sweep(house)


def make_app(settings: Settings) -> Guard:
    handlers = [
        health, list_games, read_rules, read_words, make_table, list_tables, read_table, join_table,
        leave_table, start_table, rematch_table, come_back, read_record, read_replay, continue_table,
        send_record, live, read_first_page, read_page,
    ]  # fmt: skip
    app = Litestar(
        handlers,
        state=State({"settings": settings}),
        lifespan=[open_house],
        request_max_body_size=SMALL,
        logging_config=None,
        exception_handlers={Exception: problem},
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
    return Guard(app, settings)
