"""What goes on by itself in a room: bots that are asked, and the clock of those who are away."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import seen
from ludoteca.table.log import failed, note
from ludoteca.table.messages import Refused
from ludoteca.table.store import Changes
from ludoteca.table.thinkers import imagined

if TYPE_CHECKING:
    from ludoteca.table.rooms import Room


def wake(room: Room) -> None:
    """Start the bots that are asked, and the timer of the clock. While nobody is there, a table sleeps."""
    if room.game is None or room.table.status != "playing" or not room.hub.connections:
        return
    for seat in room.game.asked:
        if seat >= 0 and room.bot_of(seat) and seat not in room.thoughts:
            task = asyncio.get_running_loop().create_task(bot_turn(room, seat, room.bot_of(seat)))
            room.thoughts[seat] = task
    set_timer(room)


async def bot_turn(room: Room, seat: int, bot: str) -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    try:
        tag = room.look(seat).tag
        name = await room.think(bot, seat, imagined(room.playing(), seat))
        await asyncio.sleep(max(0.0, began + room.table.pace - loop.time()))
        room.thoughts.pop(seat, None)
        if room.bot_of(seat):
            answer = await room.play(seat, name, tag)
            if isinstance(answer, Refused) and not answer.stale:
                note("bot refused", room.table.id)
                await room.play(seat, room.playing().legal(seat)[0], tag)
        wake(room)
    except asyncio.CancelledError:
        raise
    except Exception as error:
        failed("bot failed", error, room.table.id)
    finally:
        if room.thoughts.get(seat) is asyncio.current_task():
            del room.thoughts[seat]


def run_clock(room: Room, mover: int) -> None:
    """Somebody may be asked anew. Time starts again only with what everybody sees: else the clock would tell
    of secret moves.
    """
    if not room.table.clock:
        return
    game = room.playing()
    public = room.look(SPECTATOR).tag
    seen_by_all = public != room.public
    room.clock.ask([s for s in game.asked if not room.bot_of(s)], mover if seen_by_all else SPECTATOR)
    secret = seen.asked_in_secret(game)
    if room.secret and not secret:
        room.clock.restart()
    room.public, room.secret = public, secret


def set_timer(room: Room) -> None:
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    left = room.clock.left()
    if left is not None and room.table.absent == "bot":
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.0, left) + 0.01, lambda: loop.create_task(time_is_up(room)))


async def time_is_up(room: Room) -> None:
    """The table's rule for people who are away: a bot takes their seat."""
    async with room.lock:
        late = room.clock.late()
        if not late or room.game is None or not room.hub.connections:
            set_timer(room)
            return
        if seen.asked_in_secret(room.game):
            # To cover the seat would tell everybody who was asked: the bot answers this once.
            room.answer_once.update(late)
        else:
            await cover(room, late, True)
        room.moved()


async def take_back(room: Room, seat: int) -> None:
    async with room.lock:
        if room.seats[seat].covered:
            await cover(room, [seat], False)
            if room.game is not None:
                room.moved()


async def cover(room: Room, seats: list[int], covered: bool) -> None:
    rows = [replace(room.seats[seat], covered=covered) for seat in seats]
    await room.save(Changes(room.table.id, seats=rows))
    for row in rows:
        room.seats[row.seat] = row
    room.tell_table()
