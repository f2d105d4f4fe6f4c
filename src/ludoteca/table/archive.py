"""Finished games: records, replays, and playing on from a move. What takes long runs in workers."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR
from ludoteca.engine.opening import replay
from ludoteca.engine.record import FORMAT, parse_record
from ludoteca.engine.verify import written
from ludoteca.table import fair
from ludoteca.table.chance import seed_from
from ludoteca.table.codec import decode_game, encode_game
from ludoteca.table.credentials import hashed, hashes, keyring_rows, new_secret
from ludoteca.table.insights import Frame, Replay
from ludoteca.table.messages import Continue, Json, SeatPlan
from ludoteca.table.projection import VisibleEvents
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.seating import planned
from ludoteca.table.server_log import note
from ludoteca.table.store import GO_ON, SEALED, UNDO, Changes, MoveRow, SeatRow, TableRow
from ludoteca.table.workers import Runner, Turn

MOST_FRAMES = 1000  # in one answer
MOST_MOVES = 30_000  # of a record that somebody sends

Moves = list[tuple[int, str]]
P = ParamSpec("P")
T = TypeVar("T")


class Uploaded(msgspec.Struct):
    """A record that was read and replayed."""

    game: str
    edition: str
    options: dict[str, bool | int | str]
    seats: int
    first: str  # snapshots
    last: str
    moves: Moves


def finished(room: Room) -> Game:
    if room.table.status != "over":
        raise TableRefusal("table-not-over", 409)
    return room.game


def record(room: Room) -> str:
    game = finished(room)
    if game.imagined:
        raise TableRefusal("table-no-record", 409)
    return str(game.record())


async def record_with_proof(room: Room, turn: Turn) -> str:
    """The record, with the proof of its shuffle where it has one."""
    text, proof = record(room), fair.proof(room.table)
    if proof is None:
        return text
    async with turn as worker:
        return await worker.run(written, text, proof)


async def replay_of(room: Room, rooms: Rooms, turn: Turn, seat: int, first: int, count: int) -> bytes:
    """A `Replay` as JSON: frames of one viewpoint."""
    result = finished(room).result
    if seat != SPECTATOR and not 0 <= seat < len(room.seats.rows):
        raise TableRefusal("table-not-your-seat", 404)
    first, count = max(0, first), max(0, min(count, MOST_FRAMES))
    key = (room.table.id, seat, first, count)
    answer = rooms.replays.get(key)
    if answer is None:
        names = [row.name for row in room.seats.rows]
        shown = None if result is None else result.json()
        async with turn as worker:
            base, rows = await rooms.store.history(room.table.id)
            answer = await redone(
                worker, frames, base, without_undone(rows), names, shown, seat, first, count
            )
        rooms.replays.put(key, answer)
    return answer


async def redone(worker: Runner, play: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """A stored game played once more; one that is no longer legal here cannot be opened."""
    try:
        return await worker.run(play, *args, **kwargs)
    except LudotecaError:
        raise TableRefusal("table-unreadable", 410) from None


def without_undone(rows: list[MoveRow]) -> Moves:
    """The moves that count. An undo takes back one move, the last; what pauses leave in a journal is none."""
    moves: Moves = []
    for row in rows:
        if row.name == UNDO:
            moves.pop()
        elif row.name != GO_ON and not row.name.startswith(SEALED):
            moves.append((row.seat, row.name))
    return moves


def frames(
    base: str, moves: Moves, names: list[str], result: Json | None, seat: int, first: int, count: int
) -> bytes:
    """Plays a game once more, as far as it is asked for. Each frame is a position in which a player, not
    chance, must choose.
    """
    game = at_start(base)
    events = VisibleEvents(game)
    shown: list[Frame] = []
    number = version = 0
    mover, name = CHANCE, ""
    for i in range(len(moves) + 1):
        if number >= first + count:
            break
        if i == len(moves) or moves[i][0] != CHANCE:
            if number >= first:
                shown.append(Frame(i, mover, name, events.since(seat, version), game.view(seat)))
            version = events.version(seat)
            number += 1
            mover, name = moves[i] if i < len(moves) else (CHANCE, "")
        if i < len(moves):
            game.play(*moves[i])
    answer = Replay(
        game=game.rules.info.name,
        seats=game.seats,
        names=names,
        result=result,
        moves=len(moves),
        frames=shown,
        first=first,
        total=sum([1 for mover, _ in moves if mover != CHANCE]) + 1,
    )
    return msgspec.json.encode(answer)


def at_start(base: str) -> Game:
    game = decode_game(base)
    game.rng = None  # what chance answered is among the moves
    return game


def position(base: str, moves: Moves, move: int, seat: int, seed: str) -> str:
    """A snapshot of the position after `move` moves, as a seat may imagine it."""

    game = at_start(base)
    for i, (who, name) in enumerate(moves):
        if i >= move and who != CHANCE:
            break
        game.play(who, name)
    if not game.asked:
        raise TableRefusal("table-continue-over", 409)
    return encode_game(game.determinize(seat, seed))


async def play_on(
    room: Room, rooms: Rooms, turn: Turn, plan: Continue, keyring: str = ""
) -> tuple[Room, list[str]]:
    """A new table at a move of a finished game: one person, and bots in all other seats."""
    finished(room)
    if not 0 <= plan.seat < len(room.seats.rows):
        raise TableRefusal("table-not-your-seat", 404)
    async with turn as worker:
        base, rows = await rooms.store.history(room.table.id)
        moves = without_undone(rows)
        place = max(0, min(plan.move, len(moves)))
        snapshot = await redone(worker, position, base, moves, place, plan.seat, seed_from(rooms.chance()))
    old = room.table
    table = TableRow(
        id=rooms.new_id(),
        game=old.game,
        edition=old.edition,
        options=old.options,
        pace=old.pace,
        alone=old.alone,
        created=time.time(),
    )
    plans = [SeatPlan("bot", bot=plan.bot, name=row.name) for row in room.seats.rows]
    plans[plan.seat] = SeatPlan("me", name=plan.name or room.seats.rows[plan.seat].name)
    return await begin_at(rooms, table, plans, snapshot, keyring)


async def begin_at(
    rooms: Rooms, table: TableRow, plans: list[SeatPlan], snapshot: str, keyring: str
) -> tuple[Room, list[str]]:
    """A new table at which a game goes on from a position; the secrets of its maker go on a keyring."""
    host = new_secret()
    given = [host]
    table = replace(table, host=hashed(host))
    seats = [planned(seat, plans[seat], given) for seat in range(len(plans))]
    room = rooms.add(table, seats)
    async with room.lock:
        await room.save(
            Changes(table.id, table=table, seats=seats, keyrings=keyring_rows(keyring, hashes(given)))
        )
        await room.begin(decode_game(snapshot))
    return room, given


def read_record(text: str) -> Uploaded:
    """Reads and replays a record; a broken one is refused with what is wrong, and where."""
    if not text.strip():
        raise TableRefusal("table-record-empty")
    if not text.lstrip().startswith(FORMAT):
        raise TableRefusal("table-record-foreign")
    parsed = parse_record(text)
    if len(parsed.moves) > MOST_MOVES:
        raise TableRefusal("table-record-long", most=MOST_MOVES)
    start, end = replay(text, moves=0), replay(text)
    return Uploaded(
        parsed.game,
        parsed.edition,
        parsed.options,
        parsed.seats,
        encode_game(start),
        encode_game(end),
        end.moves,
    )


async def upload(rooms: Rooms, turn: Turn, text: str) -> Room:
    """A table at which a game is over already: it is there to be watched."""
    async with turn as worker:
        up = await worker.run(read_record, text)
    table = TableRow(
        id=rooms.new_id(),
        game=up.game,
        edition=up.edition,
        options=up.options,
        status="over",
        created=time.time(),
    )
    seats = [SeatRow(seat, "person") for seat in range(up.seats)]
    rows = [MoveRow(i, seat, name) for i, (seat, name) in enumerate(up.moves)]
    await rooms.store.save(Changes(table.id, table, seats, rows, up.first, 0))
    await rooms.store.save(Changes(table.id, snapshot=up.last, snapshot_seq=len(rows)))
    note("record sent", table.id, moves=len(rows))
    return await rooms.room(table.id)
