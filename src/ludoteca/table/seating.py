"""Making tables, taking and leaving seats, beginning a game and playing again."""

from __future__ import annotations

import time
import unicodedata

from msgspec.structs import replace

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.options import for_people
from ludoteca.engine.registry import rules_of, suitable
from ludoteca.table import fair
from ludoteca.table.credentials import hashed, hashes, keyring_rows, new_secret
from ludoteca.table.fair import opening
from ludoteca.table.messages import NewTable, SeatPlan
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import note
from ludoteca.table.store import Changes, SeatRow, StoreError, TableRow
from ludoteca.table.thinkers import ALLOWED, LEVELS, STAND_IN, level_of

LONGEST_NAME = 40
LONGEST_CLOCK = 7 * 24 * 3600  # seconds
SLOWEST_PACE = 10.0


def tidy(text: str, longest: int) -> str:
    """One line of plain text: no control characters, no directions, no ends of lines."""
    kept = [c if unicodedata.category(c)[0] != "C" else " " for c in text]
    return " ".join("".join(kept).split())[:longest].strip()


async def make(rooms: Rooms, plan: NewTable, keyring: str = "", address: str = "") -> tuple[Room, list[str]]:
    """A new table, and the secrets of its maker, on a keyring. With nobody to wait for, the game begins."""
    rules = rules_of(plan.game)
    peopled = any(seat.kind != "bot" for seat in plan.seats)
    wanted = for_people(rules.info.options, plan.options) if peopled else plan.options
    _, edition, options, _ = suitable(rules, len(plan.seats), plan.edition or None, wanted)
    if not 0 <= plan.clock <= LONGEST_CLOCK:
        raise TableRefusal("table-clock-range", most=LONGEST_CLOCK)
    if not 0 <= plan.pace <= SLOWEST_PACE:
        raise TableRefusal("table-pace-range", most=int(SLOWEST_PACE))
    host = new_secret()
    given = [host]
    table = TableRow(
        id=rooms.new_id(),
        game=plan.game,
        edition=edition,
        options=options,
        public=plan.public,
        clock=plan.clock,
        absent=plan.absent,
        pace=plan.pace,
        alone=plan.alone,
        coach=plan.coach,
        odds=plan.odds,
        host=hashed(host),
        created=time.time(),
        by=next((tidy(seat.name, LONGEST_NAME) for seat in plan.seats if seat.kind == "me"), ""),
        shuffle=fair.new_shuffle(rooms),
    )
    table = fair.promised(table, [i for i, seat in enumerate(plan.seats) if seat.kind == "me"], plan.promise)
    seats = [planned(seat, one, given) for seat, one in enumerate(plan.seats)]
    full = all(s.kind != "open" for s in seats)
    rooms.quotas.made(table, "" if full else address)
    room = rooms.add(table, seats)
    async with room.lock:
        try:
            await room.save(
                Changes(table.id, table=table, seats=seats, keyrings=keyring_rows(keyring, hashes(given)))
            )
        except StoreError:
            rooms.quotas.forget(table.id, [])
            raise
        note("table made", table.id, game=table.game, seats=len(seats))
        if full:
            await fair.begin(room)
    return room, given


def planned(seat: int, plan: SeatPlan, given: list[str]) -> SeatRow:
    """The row of a planned seat; the secret of a seat of one's own is added to those given out."""
    if plan.kind == "bot":
        level = plan.bot or STAND_IN
        if level_of(level) is None:
            raise TableRefusal("table-no-such-bot", bots=", ".join([*LEVELS, *ALLOWED]))
        return SeatRow(seat, "bot", tidy(plan.name, LONGEST_NAME), level)
    if plan.kind == "open":
        return SeatRow(seat, "open")
    secret = new_secret()
    given.append(secret)
    return SeatRow(seat, "person", tidy(plan.name, LONGEST_NAME), secret=hashed(secret))


async def start(rooms: Rooms, id: str, host: bool) -> Room:
    """Begin, once every seat is taken. To begin again what has begun does nothing."""
    room = await rooms.room(id)
    async with room.lock:
        if not host:
            raise TableRefusal("table-not-host", 403)
        if room.table.status == "waiting":
            if any(s.kind == "open" for s in room.seats.rows):
                raise TableRefusal("table-not-full", 409)
            await fair.begin(room)
            rooms.quotas.forget(id, room.seats.rows)
    return room


async def join(
    rooms: Rooms,
    id: str,
    name: str,
    seat: int,
    keyring: str = "",
    address: str = "",
    held: frozenset[int] = frozenset(),
    promise: str = "",
) -> tuple[Room, int, str]:
    """Take an open seat, or during the game one that the host has freed: the room, the seat and its secret,
    which is put on a keyring. Whoever holds other seats would then see two hands.
    """
    room = await rooms.room(id)
    async with room.lock:
        waiting = room.table.status == "waiting"
        free = [s for s in room.seats.rows if is_free(s, waiting) and seat in (-1, s.seat)]
        if not waiting and (room.table.status == "over" or not free):
            raise TableRefusal("table-started", 409)
        if not waiting and held:
            raise TableRefusal("table-seated", 409)
        if not free:
            raise TableRefusal("table-full" if seat == -1 else "table-seat-taken", 409)
        secret = new_secret()
        taken = SeatRow(free[0].seat, "person", tidy(name, LONGEST_NAME), secret=hashed(secret))
        rooms.quotas.sat_down(room.table, taken.seat, address)
        try:
            await room.reseat([taken], keyring_rows(keyring, hashes([secret])))
        except StoreError:
            rooms.quotas.left(id, [taken])
            raise
        if waiting:
            await fair.promise(room, taken.seat, promise)
        else:
            room.moved()
    return room, taken.seat, secret


def is_free(row: SeatRow, waiting: bool) -> bool:
    return row.kind == "open" if waiting else row.gone == "free"


async def leave(rooms: Rooms, id: str, seats: frozenset[int], host: bool = False) -> Room:
    """Give up seats: before the game they are open again, during it a bot plays on. A host who leaves a game
    hands the table over to the first of the people who stay.
    """
    room = await rooms.room(id)
    async with room.lock:
        if not seats:
            raise TableRefusal("table-not-your-seat", 403)
        if room.table.status != "over":
            rows, playing = room.seats.rows, room.table.status == "playing"
            left = [left_seat(rows[seat], playing) for seat in sorted(seats)]
            await room.reseat(left)
            rooms.quotas.left(id, left)
            heir = next((row for row in rows if row.kind == "person" and row.secret), None)
            if host and playing and heir is not None:
                await room.give_table(heir)
            if room.play is not None:
                room.moved()
    return room


def left_seat(row: SeatRow, playing: bool) -> SeatRow:
    if not playing:
        return SeatRow(row.seat, "open")
    return SeatRow(row.seat, "bot", row.name, STAND_IN, gone="left")


async def rematch(
    rooms: Rooms, id: str, held: frozenset[int], host: bool, promise: str = "", same: bool = False
) -> Room:
    """The same people at a new table; whoever asks again is sent to the same one. The same chance is met by
    whoever plays alone, at a table that nobody else is sent to.
    """
    room = await rooms.room(id)
    async with room.lock:
        if not held and not host:
            raise TableRefusal("table-not-your-seat", 403)
        old = room.table
        if old.status != "over":
            raise TableRefusal("table-not-over", 409)
        if same and room.seats.people() - held:
            raise TableRefusal("table-not-alone", 409)
        if old.next_table and not same:
            return await rooms.room(old.next_table)
        try:
            opening(old, len(room.seats.rows))  # what cannot begin is refused before anything is stored
        except LudotecaError:
            raise TableRefusal("table-unreadable", 410) from None
        shuffle = fair.same_shuffle(old) if same else fair.new_shuffle(rooms)
        table = replace(
            old, id=rooms.new_id(), created=time.time(), previous=id, next_table="", shuffle=shuffle
        )
        table = fair.promised(replace(table, status="waiting", ended=""), sorted(held), promise)
        seats = [seated_again(row) for row in room.seats.rows]
        again = rooms.add(table, seats)
        async with again.lock:
            await again.save(Changes(table.id, table=table, seats=seats))
            await fair.begin(again)
        if not same:
            await room.link_rematch(table.id)
    return again


def seated_again(row: SeatRow) -> SeatRow:
    """Whoever resigned is welcome again; who left is not waited for."""
    if row.gone == "resigned":
        return SeatRow(row.seat, "person", row.name, secret=row.secret)
    return SeatRow(row.seat, row.kind, row.name, row.bot, row.secret)
