"""What goes on by itself in a room: bots that are asked, and the clock of those who are away."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import seen
from ludoteca.table.log import failed, note
from ludoteca.table.messages import Done
from ludoteca.table.queue import Place
from ludoteca.table.store import Changes
from ludoteca.table.thinkers import Thought, imagined

if TYPE_CHECKING:
    from ludoteca.table.rooms import Room


BACK_OFF = 0.25  # seconds before a bot whose answer failed tries again; then twice as long, and so on
LONGEST_BACK_OFF = 30.0
THOUGHTS = 2  # that may fail before any move will do


def wake(room: Room) -> None:
    """Start the bots that are asked, and the timer of the clock. While nobody is there, a table sleeps."""
    if room.game is None or not awake(room):
        return
    for seat in room.game.asked:
        if seat >= 0 and room.bot_of(seat) and seat not in room.thoughts:
            room.thoughts[seat] = asyncio.get_running_loop().create_task(bot_turn(room, seat))
    set_timer(room)


def awake(room: Room) -> bool:
    return room.table.status == "playing" and bool(room.hub.connections)


async def bot_turn(room: Room, seat: int) -> None:
    """A bot answers. Whatever fails, it tries again, each time later: no table falls silent."""
    tries = 0
    back_off = BACK_OFF
    try:
        while awake(room) and seat in room.playing().asked and room.bot_of(seat):
            try:
                if await answered(room, seat, tries):
                    break
                note("bot refused", room.table.id)
            except Exception as error:
                failed("bot failed", error, room.table.id)
            tries += 1
            await asyncio.sleep(back_off)
            back_off = min(2 * back_off, LONGEST_BACK_OFF)
    finally:
        if room.thoughts.get(seat) is asyncio.current_task():
            del room.thoughts[seat]
    wake(room)


async def answered(room: Room, seat: int, tries: int) -> bool:
    """One try. The first holds for the position that was thought about; later ones for any in which they are
    legal, so that nobody can keep a bot from answering.
    """
    tag = room.look(seat).tag
    if tries < THOUGHTS:
        began = time.monotonic()
        place = Place(payer(room), room.table.id)
        thought = await room.think(place, room.bot_of(seat), seat, imagined(room.playing(), seat))
        await asyncio.sleep(max(0.0, known_at(room, began, thought) - time.monotonic()))
        name = thought.name
    else:
        name = secrets.choice(room.playing().legal(seat))
    if not room.bot_of(seat):
        return True
    return isinstance(await room.play(seat, name, room.look(seat).tag if tries else tag), Done)


def known_at(room: Room, began: float, thought: Thought) -> float:
    """When a bot's answer is made known, if the bot was asked when it `began`: as the table's pace says, and
    where people play not before that tells nothing about the bot's hand.
    """
    people = any(row.kind == "person" for row in room.seats)
    return max(began + room.table.pace, thought.ready if people else 0.0)


def payer(room: Room) -> str:
    """The address that bots think for: that of the table's maker, or else of the first seat whose person is
    here. Who only watches does not pay: such tables have one share for them all.
    """
    people = [c for c in room.hub.connections if c.host or c.held]
    return min([(not c.host, min(c.held, default=0), c.address) for c in people], default=(True, 0, ""))[2]


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
