"""Going away from a table, and what the others may do about it: nobody is stuck because somebody left.

Each of these says who may, and what the others see. Of none does anything stand in the record of the game:
that holds moves, whoever made them; what became of a seat stands with the table (`gone`, `ended`).
"""

from __future__ import annotations

from msgspec.structs import replace

from ludoteca.table.messages import SeatPlan
from ludoteca.table.quotas import PublicQuotas
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.seating import planned
from ludoteca.table.store import Changes, SeatRow
from ludoteca.table.thinkers import STAND_IN

AWAY = 60.0  # seconds after which others may do something about somebody who is away


def check_host(host: bool) -> None:
    if not host:
        raise TableRefusal("table-not-host", 403)


def check_playing(room: Room) -> None:
    if room.table.status != "playing":
        raise TableRefusal("table-over" if room.table.status == "over" else "table-not-started", 409)


def row_of(room: Room, seat: int) -> SeatRow:
    if not 0 <= seat < len(room.seats.rows):
        raise TableRefusal("table-no-seat", 404)
    return room.seats.rows[seat]


def check_away(room: Room, seat: int) -> None:
    """Where there is a clock, one may be away as long as it gives."""
    longest = max(AWAY, room.table.clock)
    if seat in room.screens.here() or room.screens.away_for(seat) < longest:
        raise TableRefusal("table-not-away", 409, seconds=int(longest))


async def resign(rooms: Rooms, id: str, seats: frozenset[int]) -> Room:
    """Who holds a seat gives the game up, and watches from now on. For the others a bot plays the seat to the
    end, marked as resigned; with no other people the game ends there.
    """
    room = await rooms.room(id)
    async with room.lock:
        if not seats:
            raise TableRefusal("table-not-your-seat", 403)
        check_playing(room)
        if not room.seats.people() - seats:
            await room.end("resigned")
            return room
        # The secret stays with the seat: at a rematch they are welcome.
        rows = [room.seats.rows[seat] for seat in sorted(seats)]
        await room.reseat([SeatRow(r.seat, "bot", r.name, STAND_IN, r.secret, gone="resigned") for r in rows])
        room.moved()
    return room


async def stand_in(rooms: Rooms, id: str, seated: bool, seat: int) -> Room:
    """Whoever sits here lets a bot play for somebody who is away, until they take their seat back."""
    room = await rooms.room(id)
    async with room.lock:
        if not seated:
            raise TableRefusal("table-not-your-seat", 403)
        check_playing(room)
        row = row_of(room, seat)
        if row.kind == "person" and not row.covered:
            check_away(room, seat)
            await room.cover([seat])
            room.moved()
    return room


async def free(rooms: Rooms, id: str, host: bool, held: frozenset[int], seat: int) -> Room:
    """The host frees a seat. Before the game it is open again, whoever was to sit there. During it a bot
    plays until another person sits down; nobody who is here can be sent away.
    """
    room = await rooms.room(id)
    async with room.lock:
        check_host(host)
        row = row_of(room, seat)
        if room.table.status == "waiting":
            await make_free(room, SeatRow(seat, "open"), rooms.quotas)
            return room
        check_playing(room)
        if seat in held:
            raise TableRefusal("table-own-seat", 409)
        if row.kind == "person" and not row.covered:
            check_away(room, seat)
        await make_free(room, SeatRow(seat, "bot", row.name, row.bot or STAND_IN, gone="free"), rooms.quotas)
        room.moved()
    return room


async def make_free(room: Room, row: SeatRow, quotas: PublicQuotas) -> None:
    await room.reseat([row])
    quotas.left(room.table.id, [row])


async def ask_to_leave(rooms: Rooms, id: str, host: bool, seat: int) -> Room:
    """The host asks somebody to leave; they are told, and may stay."""
    room = await rooms.room(id)
    async with room.lock:
        check_host(host)
        if row_of(room, seat).kind == "person" and room.table.status != "over":
            await room.reseat([replace(row_of(room, seat), asked_to_leave=True)])
    return room


async def seat_bot(rooms: Rooms, id: str, host: bool, seat: int, plan: SeatPlan) -> Room:
    """The host waits no longer for somebody: a bot takes an open seat."""
    room = await rooms.room(id)
    async with room.lock:
        check_host(host)
        if room.table.status != "waiting":
            raise TableRefusal("table-started", 409)
        if row_of(room, seat).kind != "open":
            raise TableRefusal("table-seat-taken", 409)
        await room.reseat([planned(seat, replace(plan, kind="bot"), [])])
    return room


async def agree_to_end(rooms: Rooms, id: str, held: frozenset[int], agree: bool) -> Room:
    """Who sits here would end the game without a result, or no longer. When all would, it ends; those for
    whom a bot plays are not asked.
    """
    room = await rooms.room(id)
    async with room.lock:
        if not held:
            raise TableRefusal("table-not-your-seat", 403)
        check_playing(room)
        await room.reseat([replace(room.seats.rows[seat], agreed=agree) for seat in sorted(held)])
        if agree and room.seats.all_agree():
            await room.end("abandoned")
    return room


async def delete(rooms: Rooms, id: str, host: bool, held: frozenset[int]) -> None:
    """The host deletes a table, for everybody: one at which nobody else plays now."""
    room = await rooms.room(id)
    async with room.lock:
        check_host(host)
        if room.table.status == "playing" and room.seats.people() - held:
            raise TableRefusal("table-others-play", 409)
        await room.save(Changes(id, deleted=True))
        rooms.quotas.forget(id, room.seats.rows)
        rooms.deleted(room)
