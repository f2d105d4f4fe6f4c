"""Fair shuffles at a table: what is promised before the first card, and the numbers of the seats.

The table's secret is made with the table, and its promise shown from then on. Who sits down may promise a
number too. When the game is to begin, those numbers are shown; who does not show theirs in time goes without.
See `engine/fair.py` for what follows from them, and docs/fair-shuffles.md.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.engine.fair import SECRET_BYTES, FairRng, Proof, is_number, key_of, new_secret
from ludoteca.engine.fair import promise as promise_of
from ludoteca.engine.game import Game
from ludoteca.engine.opening import new
from ludoteca.engine.rng import SystemRng
from ludoteca.table.messages import FairInfo
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.server_log import failed, note
from ludoteca.table.store import Shuffle, StoreError, TableRow

if TYPE_CHECKING:
    from ludoteca.table.room import Room
    from ludoteca.table.rooms import Rooms

PATIENCE = 3.0  # seconds for a number that was promised


def new_shuffle(rooms: Rooms) -> Shuffle | None:
    """None where a test brings its own chance."""
    return Shuffle(new_secret()) if rooms.chance is SystemRng else None


def generator(table: TableRow) -> FairRng | None:
    shuffle = table.shuffle
    return (
        None if shuffle is None else FairRng(key_of(shuffle.of or table.id, shuffle.secret, shuffle.numbers))
    )


def info(table: TableRow, wanted: tuple[int, ...] = ()) -> FairInfo | None:
    """What everybody may see of it before the end."""
    shuffle = table.shuffle
    if shuffle is None or shuffle.of:
        return None
    promises = dict(sorted(shuffle.promises.items()))
    return FairInfo(promise_of(shuffle.secret), list(promises), promises, list(wanted))


def proof(table: TableRow) -> Proof | None:
    """What is shown when the game is over."""
    shuffle = table.shuffle
    if shuffle is None or shuffle.of or table.status != "over":
        return None
    shown = Proof(table.id, shuffle.secret, promise_of(shuffle.secret))
    shown.numbers = dict(shuffle.numbers)
    shown.promises = {seat: shuffle.promises[seat] for seat in shuffle.numbers}
    return shown


def same_shuffle(table: TableRow) -> Shuffle | None:
    """The chance of a finished game once more, whose numbers are all known by now."""
    shuffle = table.shuffle
    return None if shuffle is None else Shuffle(shuffle.secret, {}, shuffle.numbers, shuffle.of or table.id)


def promised(table: TableRow, seats: list[int], promise: str) -> TableRow:
    """The first of these seats has promised a number; without a promise it no longer has."""
    if promise and not is_number(promise, SECRET_BYTES):
        raise TableRefusal("table-bad-promise")
    if table.shuffle is None or table.shuffle.of or not seats:
        return table
    promises = {seat: said for seat, said in table.shuffle.promises.items() if seat not in seats}
    if promise:
        promises[seats[0]] = promise
    return replace(table, shuffle=replace(table.shuffle, promises=promises))


async def promise(room: Room, seat: int, promise: str) -> None:
    """Somebody has sat down, with a promise or without."""
    table = promised(room.table, [seat], promise)
    if table != room.table:
        await room.change_table(table)


def wanted(room: Room) -> tuple[int, ...]:
    """The seats whose numbers were promised and are not here yet; none, unless the game is to begin."""
    shuffle = room.table.shuffle
    if shuffle is None or not room.begins:
        return ()
    people = room.seats.people()
    return tuple([seat for seat in sorted(shuffle.promises) if seat in people - set(shuffle.numbers)])


def opening(table: TableRow, seats: int) -> Game:
    """A game before its first move; chance has not answered yet."""
    return new(table.game, seats=seats, options=table.options, edition=table.edition, chance="scripted")


async def begin(room: Room) -> None:
    """Begin, once the numbers that were promised are here."""
    loop = asyncio.get_running_loop()
    room.begin_within(PATIENCE, lambda: loop.create_task(begin_without(room)))
    if wanted(room):
        room.tell_table()
    else:
        await begin_if_full(room)


async def begin_without(room: Room) -> None:
    """Somebody has not shown their number in time."""
    try:
        async with room.lock:
            if wanted(room):
                note("begun without numbers", room.table.id, seats=len(wanted(room)))
                await begin_if_full(room)
    except StoreError as error:
        failed("not begun", error, room.table.id)


async def begin_if_full(room: Room) -> None:
    """Whoever has left meanwhile is to be waited for again."""
    if any(row.kind == "open" for row in room.seats.rows):
        room.begin_later()
        room.tell_table()
    elif room.table.status == "waiting":
        await room.begin(opening(room.table, len(room.seats.rows)))


async def show(rooms: Rooms, id: str, held: frozenset[int], number: str) -> Room:
    """One of the numbers that were promised."""
    room = await rooms.room(id)
    async with room.lock:
        shuffle = room.table.shuffle
        if not is_number(number) or shuffle is None:
            raise TableRefusal("table-bad-number")
        said = promise_of(number)
        mine = [seat for seat in wanted(room) if seat in held and shuffle.promises[seat] == said]
        if not mine:
            if number in [shuffle.numbers.get(seat) for seat in held]:
                return room  # once more
            raise TableRefusal("table-bad-number", 409)
        numbers = {**shuffle.numbers, **dict.fromkeys(mine, number)}
        await room.change_table(replace(room.table, shuffle=replace(shuffle, numbers=numbers)))
        if not wanted(room):
            await begin_if_full(room)
    return room
