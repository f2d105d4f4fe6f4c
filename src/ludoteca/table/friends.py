"""What friends ask over HTTP: invitations, codes, and the way in from the network."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromPath

from ludoteca.table.asking import Ask, address
from ludoteca.table.invitations import invitation
from ludoteca.table.limits import Buckets
from ludoteca.table.messages import CodeOf, Invitation, NetworkAddress
from ludoteca.table.network import Network, is_this_computer, seen_from
from ludoteca.table.refusals import TableRefusal


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
    return invitation(
        found or f"http://{host}/", room.table.id, state.codes, not found, not found and can_open(request)
    )


@get("/api/codes/{code:str}", tags=["tables"])
async def find_code(request: Ask, code: FromPath[str], state: State) -> CodeOf:
    """The table of a code that somebody typed."""
    typed: Buckets = state.typed
    if not typed.take(address(request)):
        raise TableRefusal("table-too-many-codes", 429)
    return CodeOf(state.codes.table(code))


@post("/api/network", tags=["server"], status_code=200)
async def open_network(request: Ask, state: State) -> NetworkAddress:
    """Let the network in. Only by a browser on the computer that the server runs on."""
    if not can_open(request):
        raise TableRefusal("table-only-from-here", 403)
    return NetworkAddress(await state.network.open())


ROUTES = [invite, find_code, open_network]
