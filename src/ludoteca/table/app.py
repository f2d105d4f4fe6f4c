"""The application: what can be asked over HTTP, and the live channel."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Any

from litestar import Litestar, Response, Router, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Redirect

import ludoteca
from ludoteca.engine.errors import BrokenRecord, LudotecaError
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.engine.words import LANGUAGES, refusal_in_words
from ludoteca.table import (
    archive,
    browsers,
    catalogue,
    fair,
    friends,
    learning,
    listing,
    outdated,
    seating,
    studying,
)
from ludoteca.table.asking import Ask, address, info, limit_tables, mine, seated
from ludoteca.table.bans import Bans, send_away
from ludoteca.table.client_files import FOR_EVER, page
from ludoteca.table.distant import DistantWorkers
from ludoteca.table.expiry import expire
from ludoteca.table.guard import Guard
from ludoteca.table.health import Health
from ludoteca.table.insights import Replay
from ludoteca.table.invitations import Codes
from ludoteca.table.jobs import Jobs
from ludoteca.table.limits import Buckets
from ludoteca.table.live import serve_live
from ludoteca.table.memory import FullCollections
from ludoteca.table.messages import (
    Continue,
    GameCard,
    HttpRefusal,
    Join,
    ListedTable,
    NewTable,
    Number,
    ReturnLink,
    RuleBook,
    Seated,
    TableInfo,
)
from ludoteca.table.network import Network
from ludoteca.table.news import open_news
from ludoteca.table.openapi import Described, allowed, tell_methods, tells
from ludoteca.table.queue import Place
from ludoteca.table.quotas import PublicQuotas
from ludoteca.table.refusals import TableRefusal, in_words, language_of
from ludoteca.table.relay import Relay
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import failed, note
from ludoteca.table.settings import Settings
from ludoteca.table.shares import Shares
from ludoteca.table.storage import open_store
from ludoteca.table.store import StoreError
from ludoteca.table.thinkers import thinking_in
from ludoteca.table.workers import Turn, Workers

SMALL = 16_384  # bytes of a body
LARGE = 2_000_000
SWEEP = 60.0  # seconds
EXPIRE_EVERY = 60  # sweeps
CODES_A_SECOND = 0.2  # that one address may try, in the long run: nobody finds one by trying
CODES_AT_ONCE = 10
ARCHIVE_WORKERS = (
    2  # processes that read and replay games: while one address keeps one busy, the other is for others
)
MOST_ARCHIVE_TASKS = 8  # tasks of one address that may wait

Connection = ASGIConnection[Any, Any, Any, State]


# --- the catalogue


@get("/health", tags=["server"])
async def health(state: State) -> dict[str, str | int]:
    """Whether the server is well, which is to say that it can write, and how many tables it has open."""
    rooms: Rooms = state.rooms
    if not await state.health.well():
        raise TableRefusal("table-not-well", 503)
    return {"status": "ok", "version": ludoteca.__version__, "rooms": len(rooms.by_id)}


@get("/api/games", tags=["games"])
async def list_games() -> list[GameCard]:
    return catalogue.cards()


@get("/api/games/{game:str}/rules", tags=["games"])
async def read_rules(game: FromPath[str], lang: FromQuery[str] = "en") -> RuleBook:
    return catalogue.rule_book(game, lang)


@get(
    "/api/games/{game:str}/printed/{digest:str}",
    tags=["games"],
    media_type="application/json",
    responses=tells(dict[str, Any]),
)
async def read_printed(
    game: FromPath[str], digest: FromPath[str], lang: FromQuery[str] = "en"
) -> Response[str]:
    """What is printed on tiles and cards, by the digest that views name as `printed`: it never changes."""
    text = catalogue.printed(game, digest, lang)
    return Response(text, media_type="application/json", headers={"cache-control": FOR_EVER})


@get("/api/words/{file:str}", tags=["games"], media_type="text/plain")
async def read_words(file: FromPath[str], game: FromQuery[str] = "") -> Response[str]:
    """The Fluent catalogue of a language, such as `it.ftl`."""
    text = catalogue.words(file.removesuffix(".ftl"), game)
    return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})


# --- tables


@post("/api/tables", tags=["tables"])
async def make_table(request: Ask, data: JSONBody[NewTable], state: State) -> Seated:
    limit_tables(request)
    room, _ = await seating.make(state.rooms, data, request.state.keyring, address(request))
    return await seated(request, room)


@get("/api/tables", tags=["tables"])
async def list_tables(request: Ask, state: State) -> list[ListedTable]:
    """One's own tables, and public ones that wait for somebody; the newest first."""
    return await listing.tables(state.rooms, request.state.keyring)


@get("/api/tables/{table_id:str}", tags=["tables"])
async def read_table(request: Ask, table_id: FromPath[str], state: State) -> TableInfo:
    room = await state.rooms.room(table_id)
    await browsers.renew(state.rooms.store, request.state.keyring, room)
    return await info(request, room)


@post("/api/tables/{table_id:str}/join", tags=["tables"])
async def join_table(request: Ask, table_id: FromPath[str], data: JSONBody[Join], state: State) -> Seated:
    held, host = await mine(request, await state.rooms.room(table_id))
    taker = "" if host else address(request)  # one's own table may be filled with those who share the screen
    room, _, _ = await seating.join(
        state.rooms, table_id, data.name, data.seat, request.state.keyring, taker, held, data.promise
    )
    return await seated(request, room)


@post("/api/tables/{table_id:str}/leave", tags=["tables"], status_code=200)
async def leave_table(
    request: Ask, table_id: FromPath[str], state: State, seat: FromQuery[int] = -1
) -> TableInfo:
    """Leave all one's seats, or one of them."""
    held, host = await mine(request, await state.rooms.room(table_id))
    left = held if seat == -1 else held & {seat}
    room = await seating.leave(state.rooms, table_id, left, host and left == held)
    return await info(request, room)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200)
async def start_table(request: Ask, table_id: FromPath[str], state: State) -> TableInfo:
    _, host = await mine(request, await state.rooms.room(table_id))
    return await info(request, await seating.start(state.rooms, table_id, host))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch_table(
    request: Ask,
    table_id: FromPath[str],
    state: State,
    promise: FromQuery[str] = "",
    same: FromQuery[bool] = False,
) -> Seated:
    """Play again; `same`: alone, with the same chance, of which there is no proof."""
    room = await state.rooms.room(table_id)
    held, host = await mine(request, room)
    if same or not room.table.next_table:
        limit_tables(request)
    return await seated(request, await seating.rematch(state.rooms, table_id, held, host, promise, same))


@post("/api/tables/{table_id:str}/number", tags=["tables"], status_code=200)
async def show_number(
    request: Ask, table_id: FromPath[str], data: JSONBody[Number], state: State
) -> TableInfo:
    """The number that one has promised for the shuffle; with the last of them the game begins."""
    held, _ = await mine(request, await state.rooms.room(table_id))
    return await info(request, await fair.show(state.rooms, table_id, held, data.number))


@post("/api/tables/{table_id:str}/return-link", tags=["tables"], status_code=200)
async def give_return_link(request: Ask, table_id: FromPath[str], state: State) -> ReturnLink:
    """The link by which one comes back from another device: always the same for a browser and a table."""
    room = await state.rooms.room(table_id)
    held, host = await mine(request, room)
    if not held and not host:
        raise TableRefusal("table-not-your-seat", 403)
    secret = await browsers.make_return_link(state.rooms.store, request.state.browser, room)
    return ReturnLink(f"/t/{table_id}/return/{secret}")


@get("/t/{table_id:str}/return/{secret:str}", include_in_schema=False)
async def come_back(request: Ask, table_id: FromPath[str], secret: FromPath[str], state: State) -> Redirect:
    """What a return link leads to: the table, with all that the link opens."""
    room = await state.rooms.room(table_id)
    await browsers.take_return_link(state.rooms.store, request.state.keyring, secret, room)
    browsers.keep_cookie(request)
    return Redirect(f"/t/{table_id}", status_code=303)


# --- finished games


def archive_turn(request: Ask, table_id: str = "") -> Turn:
    """A turn with the workers that read and replay games."""
    archive_workers: Workers = request.app.state.archive_workers
    return archive_workers.turn(Place(address(request), table_id))


@get("/api/tables/{table_id:str}/record", tags=["finished games"], media_type="text/plain")
async def read_record(request: Ask, table_id: FromPath[str], state: State) -> Response[str]:
    """The record of a finished game, or of one whose rules are no longer here, as text."""
    try:
        room = await state.rooms.room(table_id)
    except TableRefusal as refusal:
        if refusal.status != HTTPStatus.GONE:
            raise
        text = await outdated.record_of(state.rooms.store, table_id, request.state.keyring)
    else:
        text = await archive.record_with_proof(room, archive_turn(request, table_id))
    name = f'attachment; filename="{table_id}.txt"'
    headers = {"content-disposition": name}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay", tags=["finished games"], responses=tells(Replay))
async def read_replay(
    request: Ask,
    table_id: FromPath[str],
    state: State,
    seat: FromQuery[int] = SPECTATOR,
    first: Annotated[int, QueryParameter(name="from")] = 0,
    count: FromQuery[int] = archive.MOST_FRAMES,
) -> Response[bytes]:
    """A finished game as a seat or a spectator saw it: a `Replay`."""
    room = await state.rooms.room(table_id)
    body = await archive.replay_of(room, state.rooms, archive_turn(request, table_id), seat, first, count)
    return Response(body, media_type="application/json")


@post("/api/tables/{table_id:str}/continue", tags=["finished games"])
async def continue_table(
    request: Ask, table_id: FromPath[str], data: JSONBody[Continue], state: State
) -> Seated:
    limit_tables(request)
    old = await state.rooms.room(table_id)
    room, _ = await archive.play_on(
        old, state.rooms, archive_turn(request, table_id), data, request.state.keyring
    )
    return await seated(request, room)


@post("/api/records", tags=["finished games"], request_max_body_size=LARGE)
async def send_record(request: Ask, state: State) -> TableInfo:
    """A record as plain text, to watch it at a table of its own."""
    limit_tables(request)
    text = (await request.body()).decode("utf-8", "replace")
    return await info(request, await archive.upload(state.rooms, archive_turn(request), text))


# --- the live channel and the pages


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, State], table_id: FromPath[str], state: State) -> None:
    await serve_live(socket, table_id, state.rooms, state.settings, state.chat_limits)


@get(["/", "/t/{table_id:str}"], include_in_schema=False)
async def read_first_page(request: Ask, state: State) -> Response[bytes]:
    return page(state.settings.static, "", request.headers.get("accept-encoding", ""))


@get("/t", include_in_schema=False)
async def read_page_without_table(request: Ask, state: State) -> Response[bytes]:
    """Its path begins like that of a table, so the next one is not asked for it."""
    return page(state.settings.static, "t", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False)
async def read_page(request: Ask, state: State, path: FromPath[Path]) -> Response[bytes]:
    return page(state.settings.static, path.as_posix(), request.headers.get("accept-encoding", ""))


# --- what goes wrong


def refuse(request: Connection, error: Exception) -> Response[HttpRefusal]:
    language = language_of(request.headers.get("accept-language", ""))
    if isinstance(error, StoreError):
        note("not stored or read", reason=error.text)
        error = TableRefusal("table-not-stored", 503)
    elif isinstance(error, BrokenRecord) and not error.said and language != LANGUAGES[0]:
        error = TableRefusal(
            "table-record-line", line=error.line
        )  # what exactly is for whoever writes records
    elif isinstance(error, LudotecaError):
        return Response(HttpRefusal(refusal_in_words(error, language), error.rule), status_code=400)
    elif isinstance(error, ValidationException):
        reasons = [
            f"{one['key']}: {one['message']}"
            for one in error.extra or []
            if isinstance(one, dict) and "key" in one
        ]
        error = TableRefusal("table-bad-body", reason="; ".join(reasons)[:200] or error.detail[:200])
    elif isinstance(error, (UnicodeDecodeError, RecursionError)):
        failed("request not understood", error)  # a body that is no text, or nested too deep
        error = TableRefusal("table-bad-message")
    elif isinstance(error, HTTPException):
        if error.status_code == 404:
            error = TableRefusal("table-no-page", 404)
        elif error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            error = TableRefusal("table-too-large", error.status_code)
        elif error.status_code < 500:
            error = TableRefusal("table-bad-body", error.status_code, reason=error.detail[:200])
    if not isinstance(error, TableRefusal):
        failed("request failed", error)
        error = TableRefusal("table-broken", 500)
    wrong_method = error.status == HTTPStatus.METHOD_NOT_ALLOWED
    headers = {"allow": allowed(request.app, request.scope["path"])} if wrong_method else None
    return Response(HttpRefusal(in_words(error.message, language)), status_code=error.status, headers=headers)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store = await open_store(settings)
    thinkers, archive_workers = open_thinkers(settings), Workers(ARCHIVE_WORKERS, MOST_ARCHIVE_TASKS)
    rooms = Rooms(store, thinking_in(thinkers), settings.pause, settings.chance)
    rooms.process, rooms.processes = settings.process, settings.processes
    rooms.quotas = PublicQuotas(settings.waiting_tables, settings.listed_tables, settings.seats_taken)
    if store.leases is not None:
        store.leases.lost = rooms.lost
    typed = Buckets(CODES_A_SECOND, CODES_AT_ONCE)
    made = Buckets(settings.tables_an_hour / 3600, settings.tables_an_hour)
    guard: Guard = app.state.guard
    shares = None
    if settings.redis or settings.processes > 1:
        counted = {"requests": guard.requests, "typed": typed, "made": made}
        shares = Shares(counted, guard.open, settings.connections, rooms.quotas)
        guard.elsewhere = shares.elsewhere
    news = open_news(settings.redis, rooms, shares)
    if news is not None:
        news.start()
    app.state.update(
        {
            "rooms": rooms,
            "archive_workers": archive_workers,
            "thinkers": thinkers,
            "jobs": Jobs(),
            "health": Health(store),
            "chat_limits": Buckets(settings.chat_lines / 10, settings.chat_lines),
            "codes": Codes(),
            "news": news,
            "shares": shares,
            "typed": typed,
            "made": made,
        }
    )
    thinkers.start()
    sweeper = asyncio.create_task(sweep(rooms, settings, guard.bans))
    try:
        yield
    finally:
        sweeper.cancel()
        with suppress(asyncio.CancelledError):
            await sweeper
        if news is not None:
            await news.close()
        await app.state.jobs.close()
        rooms.close()
        await thinkers.close()
        await archive_workers.close()
        await store.close()


def open_thinkers(settings: Settings) -> Workers:
    if settings.elsewhere:
        return DistantWorkers(settings.redis, settings.thinkers)
    return Workers(settings.thinkers)


async def sweep(rooms: Rooms, settings: Settings, bans: Bans) -> None:
    collections = FullCollections()
    rounds = 0
    while True:
        await asyncio.sleep(SWEEP)
        rooms.sweep()
        send_away(rooms, bans)
        rounds += 1
        if rounds % EXPIRE_EVERY == 1:
            with suppress(StoreError):
                await expire(rooms, settings.keep_waiting, settings.keep)
        collections.sweep(rooms)


def make_app(settings: Settings, network: Network | None = None) -> Guard:
    interface = Router(
        "/",
        before_request=browsers.recognize_browser,
        route_handlers=[
            list_games, read_rules, read_printed, read_words, make_table, list_tables, read_table, join_table,
            leave_table, start_table, rematch_table, show_number, give_return_link, come_back, read_record,
            read_replay,
            continue_table, send_record, *friends.ROUTES, *learning.ROUTES, *studying.ROUTES,
        ],
    )  # fmt: skip
    app = Litestar(
        [health, interface, live, read_first_page, read_page_without_table, read_page],
        before_send=[browsers.give_cookies, tell_methods],
        state=State({"settings": settings, "network": network or Network(settings.public)}, deep_copy=False),
        lifespan=[lifespan],
        request_max_body_size=SMALL,
        logging_config=None,
        exception_handlers={Exception: refuse},
        openapi_config=OpenAPIConfig(
            title="Ludoteca",
            version=ludoteca.__version__,
            path="/api/schema",
            render_plugins=[Described(path="/openapi.json")],
        ),
    )
    guard = Guard(Relay(app), settings, app.state)
    app.state.guard = guard
    return guard
