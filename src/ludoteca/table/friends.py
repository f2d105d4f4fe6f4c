"""What friends ask over HTTP: invitations, the way in from the network, going away, and one's own tables."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.table import leaving, listing
from ludoteca.table.asking import Ask, address, info, mine
from ludoteca.table.invitations import facts, invitation, tidy_code
from ludoteca.table.limits import Buckets
from ludoteca.table.messages import CodeOf, Invitation, NetworkAddress, SeatPlan, TableInfo
from ludoteca.table.network import Network, is_this_computer, seen_from
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room


def can_open(request: Ask) -> bool:
    """Whether this browser may let the network in: it is on this computer, and no proxy stands before it."""
    state = request.app.state
    return (
        state.network.listen is not None
        and not state.settings.public
        and is_this_computer(address(request))
        and not seen_from(request.headers.get("host", ""), "http")
    )


@get("/api/tables/{table_id:str}/invitation", tags=["tables"])
async def invite(request: Ask, table_id: FromPath[str], state: State) -> Invitation:
    """The link to a table that others can open, as text and as a QR code, and a code to type instead."""
    room = await state.rooms.room(table_id)
    host = request.headers.get("host", "")
    network: Network = state.network
    base = seen_from(host, request.scope["scheme"]) if not state.settings.public else state.settings.public
    found = base or network.address
    made = invitation(
        found or f"http://{host}/", room.table.id, state.codes, not found, not found and can_open(request)
    )
    if room.table.status == "waiting":
        made.facts = facts(room.table, len(room.seats.rows))
    if state.news is not None:
        await state.news.keep_code(made.code, room.table.id)
    return made


@get("/api/codes/{code:str}", tags=["tables"])
async def find_code(request: Ask, code: FromPath[str], state: State) -> CodeOf:
    """The table of a code that somebody typed."""
    typed: Buckets = state.typed
    if not typed.take(address(request)):
        raise TableRefusal("table-too-many-codes", 429)
    try:
        return CodeOf(state.codes.table(code))
    except TableRefusal:
        found = "" if state.news is None else await state.news.table_of_code(tidy_code(code))
        if not found:
            raise
        return CodeOf(found)


@post("/api/network", tags=["server"], status_code=200)
async def open_network(request: Ask, state: State) -> NetworkAddress:
    """Let the network in. Only by a browser on the computer that the server runs on."""
    if not can_open(request):
        raise TableRefusal("table-only-from-here", 403)
    return NetworkAddress(await state.network.open())


# --- going away


@post("/api/tables/{table_id:str}/resign", tags=["tables"], status_code=200)
async def resign(request: Ask, table_id: FromPath[str], state: State) -> TableInfo:
    """Give the game up. For the others a bot plays on; without any the game ends."""
    held, _ = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.resign(state.rooms, table_id, held))


@post("/api/tables/{table_id:str}/end", tags=["tables"], status_code=200)
async def agree_to_end(
    request: Ask, table_id: FromPath[str], state: State, agree: FromQuery[bool] = True
) -> TableInfo:
    """Be ready to end the game without a result, or no longer. It ends when all people are."""
    held, _ = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.agree_to_end(state.rooms, table_id, held, agree))


@post("/api/tables/{table_id:str}/seats/{seat:int}/stand-in", tags=["tables"], status_code=200)
async def stand_in(request: Ask, table_id: FromPath[str], seat: FromPath[int], state: State) -> TableInfo:
    """Let a bot play for somebody who is away."""
    held, host = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.stand_in(state.rooms, table_id, host or bool(held), seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/free", tags=["tables"], status_code=200)
async def free_seat(request: Ask, table_id: FromPath[str], seat: FromPath[int], state: State) -> TableInfo:
    """As the host: let another person take a seat."""
    held, host = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.free(state.rooms, table_id, host, held, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/ask-to-leave", tags=["tables"], status_code=200)
async def ask_to_leave(request: Ask, table_id: FromPath[str], seat: FromPath[int], state: State) -> TableInfo:
    """As the host: ask somebody to leave."""
    _, host = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.ask_to_leave(state.rooms, table_id, host, seat))


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["tables"], status_code=200)
async def seat_bot(
    request: Ask, table_id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatPlan], state: State
) -> TableInfo:
    """As the host: give an open seat to a bot."""
    _, host = await mine(request, await state.rooms.room(table_id))
    return await info(request, await leaving.seat_bot(state.rooms, table_id, host, seat, data))


# --- one's own tables


@post("/api/tables/{table_id:str}/archive", tags=["tables"], status_code=200)
async def archive_table(
    request: Ask, table_id: FromPath[str], state: State, archived: FromQuery[bool] = True
) -> TableInfo:
    """Put one of one's own tables away, or take it out again."""
    room: Room = await state.rooms.room(table_id)
    held, host = await mine(request, room)
    if not held and not host:
        raise TableRefusal("table-not-your-seat", 403)
    await listing.put_away(state.rooms.store, request.state.keyring, table_id, archived)
    return room.info(held, host)


@delete("/api/tables/{table_id:str}", tags=["tables"], status_code=204)
async def delete_table(request: Ask, table_id: FromPath[str], state: State) -> None:
    """As the host: delete a table, for everybody."""
    held, host = await mine(request, await state.rooms.room(table_id))
    await leaving.delete(state.rooms, table_id, host, held)


ROUTES = [
    invite, find_code, open_network, resign, agree_to_end, stand_in, free_seat, ask_to_leave, seat_bot,
    archive_table, delete_table,
]  # fmt: skip
