"""A coach at the table. It thinks in the bots' processes, in short looks between which bots have their turn,
and is sent only what the seat may know.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from msgspec import Struct

from ludoteca.bots.hints import ITERATIONS, SEARCHES, Tally, best_of, door_of, look, merged, view_seed
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE
from ludoteca.table.archive import Moves, at_start, finished, redone, without_undone
from ludoteca.table.codec import decode_game, encode_game
from ludoteca.table.insights import HintInfo, Hints
from ludoteca.table.jobs import Job, Unwanted
from ludoteca.table.messages import Text
from ludoteca.table.projection import text
from ludoteca.table.queue import Place
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.workers import Workers

LONGEST = 8.0  # seconds after which it looks no further
SAYING = 1  # the last thing to be done


class Position(Struct):
    """What a coach is sent: a snapshot as a seat may imagine it, whose it is, and what was played there."""

    snapshot: str
    seat: int
    played: str = ""


def check_allowed(room: Room, seat: int) -> None:
    """At a table with other people nobody is helped, unless it was made so."""
    others = [row for row in room.seats.rows if row.seat != seat and row.kind != "bot"]
    if others and not room.table.coach:
        raise TableRefusal("table-coach-not-here", 403)


def position_now(room: Room, seat: int, tag: str) -> Position:
    """A position in play, which must be the one that was asked about."""
    play = room.begun()
    check_allowed(room, seat)
    if play.projection(seat).tag != tag:
        raise TableRefusal("table-stale", 409)
    if seat not in play.game.asked:
        raise TableRefusal("table-coach-not-asked", 409)
    return as_imagined(play.game, seat)


async def hints_now(position: Position, room: Room, tag: str, thinkers: Workers, job: Job) -> bytes:
    """Hints for a position in play, given up as soon as the game goes on."""

    def still() -> bool:
        return room.begun().projection(position.seat).tag == tag

    return await look_and_say(position, Place(job.owner, room.table.id), thinkers, job, still)


async def hints_then(room: Room, rooms: Rooms, move: int, seat: int, thinkers: Workers, job: Job) -> bytes:
    """Hints for a position of a finished game, for whoever was to move there."""
    finished(room)
    place = Place(job.owner, room.table.id)
    base, rows = await rooms.store.history(room.table.id)
    async with thinkers.turn(place) as worker:
        position = await redone(worker, position_then, base, without_undone(rows), move, seat)
    return await look_and_say(position, place, thinkers, job, lambda: True)


async def look_and_say(
    position: Position, place: Place, thinkers: Workers, job: Job, still: Callable[[], bool]
) -> bytes:
    """One short search after the other; the hints are made of all of them."""
    snapshot, seat = position.snapshot, position.seat
    tally: Tally = {}
    began = time.monotonic()
    for number in range(SEARCHES):
        async with thinkers.turn(place) as worker:
            tally = merged(tally, await worker.run(looked, snapshot, seat, number))
        if not still():
            raise TableRefusal("table-stale", 409)
        if not job.wanted():
            raise Unwanted
        job.go_on(number + 1, SEARCHES + SAYING)
        if time.monotonic() - began > LONGEST:
            break
    async with thinkers.turn(place) as worker:
        hints = await worker.run(said, snapshot, seat, tally)
    done = SEARCHES + SAYING
    return msgspec.json.encode(Hints(done, done, seat, hints, position.played))


# in a worker process


def as_imagined(game: Game, seat: int, played: str = "") -> Position:
    return Position(encode_game(game.determinize(seat, view_seed(game, seat))), seat, played)


def position_then(base: str, moves: Moves, move: int, seat: int) -> Position:
    """After so many moves, as whoever is asked there sees it: the seat, if it is."""
    game = at_start(base)
    for i, (who, name) in enumerate(moves):
        if i >= move and who != CHANCE:
            break
        game.play(who, name)
    if not game.asked:
        raise TableRefusal("table-coach-not-asked", 409)
    mover = seat if seat in game.asked else game.asked[0]
    later = [name for who, name in moves[len(game.moves) :] if who == mover]
    return as_imagined(game, mover, later[0] if later else "")


def looked(snapshot: str, seat: int, number: int) -> Tally:
    """One short search: the same as in the library."""
    game = decode_game(snapshot)
    seed = view_seed(game, seat)
    return look(door_of(game, seat, seed), f"{seed} {number}", ITERATIONS)


def said(snapshot: str, seat: int, tally: Tally) -> list[HintInfo]:
    game = decode_game(snapshot)
    seed = view_seed(game, seat)
    labels = labels_of(game, seat)
    return [
        HintInfo(
            hint.move,
            labels[hint.move],
            hint.estimate,
            text(hint.standing),
            [text(reason) for reason in hint.reasons],
        )
        for hint in best_of(door_of(game, seat, seed), tally, seed)
    ]


def labels_of(game: Game, seat: int) -> dict[str, Text]:
    """What each legal move does, in words."""
    return {choice.name: text(choice.label) for choice in game.choices(seat)}
