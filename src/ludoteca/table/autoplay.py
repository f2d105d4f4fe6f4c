"""What goes on by itself in a room: bots that are asked, pauses, and the clock of those who are away."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import projection
from ludoteca.table.messages import Done
from ludoteca.table.queue import Place
from ludoteca.table.server_log import failed, note
from ludoteca.table.store import GO_ON, Changes
from ludoteca.table.thinkers import Thought, at_once, imagined

if TYPE_CHECKING:
    from ludoteca.engine.game import Game
    from ludoteca.table.room import Room


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
    tag = room.projection(seat).tag
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
    return isinstance(await room.move(seat, name, room.projection(seat).tag if tries else tag), Done)


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


def made(game: Game, seat: int, name: str) -> list[tuple[int, str]]:
    """Make a move: it, and what chance answered."""
    before = len(game.moves)
    game.play(seat, name)
    return game.moves[before:]


def ended(game: Game) -> list[tuple[int, str]]:
    """End a pause: that, and what chance answered."""
    before = len(game.moves)
    game.go_on()
    return [(SPECTATOR, GO_ON), *game.moves[before:]]


def pass_secrets(room: Room) -> list[tuple[int, str]]:
    """Bots that are asked in secret answer in the same breath: neither a message nor a delay tells of it.

    Where nobody watches anybody, nor is there a pause.
    """
    game = room.playing()
    moves: list[tuple[int, str]] = []
    while projection.asked_in_secret(game):
        if game.paused and not watched(room):
            moves += ended(game)
        elif not game.paused and room.bot_of(game.asked[0]):
            moves += made(game, game.asked[0], unseen(room, game.asked[0]))
        else:
            break
    return moves


def unseen(room: Room, seat: int) -> str:
    """What a seat answers, or has answered, to a question in secret."""
    game = room.playing()
    if seat in room.sealed:
        return room.sealed[seat]
    if room.bot_of(seat):
        return at_once(game, seat, room.bot_of(seat))
    return game.rules.space(game.state).name(game.state.stack[-1].unanswered(game.state, seat))


def watched(room: Room) -> bool:
    """Whether somebody looks on while a person is asked, other than people at the same screen, where the
    curtain tells who is asked.
    """
    people = frozenset([row.seat for row in room.seats if row.kind == "person"])
    shared = any(people <= connection.held for connection in room.hub.greeted())
    return bool(people) and room.hub.watchers() + (1 if shared else len(people)) >= 2


def hold(room: Room) -> None:
    """Begin a pause where the game has one: as long for everybody, whether or not somebody is asked."""
    if room.game is not None and room.game.paused and room.pause_ends is None:
        room.pause_ends = room.clock.now() + room.pause


async def end_pause(room: Room) -> None:
    """All who are asked in secret answer now, in the order of the rules, as they have said during the pause.

    A discard that begins another pause leaves those behind to be asked anew.
    """
    game = room.playing()
    room.pause_ends = None
    moves = ended(game)
    while projection.asked_in_secret(game) and not game.paused:
        moves += made(game, game.asked[0], unseen(room, game.asked[0]))
    room.sealed.clear()
    await room.settle(SPECTATOR, "", moves + pass_secrets(room))


def run_clock(room: Room, mover: int) -> None:
    """Somebody may be asked anew. Time starts again only with what everybody sees: else the clock would tell
    of secret moves.
    """
    if not room.table.clock:
        return
    game = room.playing()
    public = room.projection(SPECTATOR).tag
    seen_by_all = public != room.public
    asked = [s for s in game.asked if s >= 0 and not room.bot_of(s)]
    room.clock.ask(asked, mover if seen_by_all else SPECTATOR)
    secret = projection.asked_in_secret(game)
    if room.secret and not secret:
        room.clock.restart()
    room.public, room.secret = public, secret


def set_timer(room: Room) -> None:
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    left = room.clock.left() if room.table.absent == "bot" else None
    if room.pause_ends is not None:
        left = room.pause_ends - room.clock.now()
    if left is not None:
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(max(0.0, left) + 0.01, lambda: loop.create_task(time_is_up(room)))


async def time_is_up(room: Room) -> None:
    """A pause is over; or the table's rule for people who are away: a bot takes their seat."""
    async with room.lock:
        if room.game is None or not room.hub.connections:
            return  # whoever comes sets the timer again
        if room.pause_ends is not None and room.pause_ends <= room.clock.now():
            await end_pause(room)
            return
        late = room.clock.late()
        if not late:
            set_timer(room)
            return
        if projection.asked_in_secret(room.game):
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
