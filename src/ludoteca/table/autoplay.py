"""What goes on by itself in a room: bots that are asked, pauses, and the clock of those who are away."""

from __future__ import annotations

import asyncio
import secrets
import time
from functools import partial
from typing import TYPE_CHECKING

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import answers
from ludoteca.table.messages import Answered, Done
from ludoteca.table.play import Moves
from ludoteca.table.queue import Place
from ludoteca.table.server_log import failed, note
from ludoteca.table.store import StoreError
from ludoteca.table.thinkers import Thought, at_once, imagined

if TYPE_CHECKING:
    from ludoteca.table.room import Room


BACK_OFF = 0.25  # seconds before a bot whose answer failed tries again; then twice as long, and so on
LONGEST_BACK_OFF = 30.0
THOUGHTS = 2  # that may fail before any move will do
GLANCE = 0.2  # seconds after which a bot that waits looks whether it is still to wait
STRUCK: set[asyncio.Task[None]] = set()


def wake(room: Room) -> None:
    """Start the bots that are asked, and the timer of the clock. While nobody is there, a table sleeps."""
    if room.play is None or not awake(room):
        return
    for seat in room.play.game.asked:
        if seat >= 0 and room.seats.bot_of(seat):
            room.seats.think(seat, partial(bot_turn, room, seat))
    set_timer(room)


def awake(room: Room) -> bool:
    return room.table.status == "playing" and bool(room.screens.connections)


async def bot_turn(room: Room, seat: int) -> None:
    """A bot answers. Whatever fails, it tries again, each time later: no table falls silent."""
    tries = 0
    back_off = BACK_OFF
    try:
        while awake(room) and seat in room.game.asked and room.seats.bot_of(seat):
            try:
                if await answered(room, seat, tries):
                    break
                note("bot refused", room.table.id)
            except StoreError:
                note("bot not stored", room.table.id)
            except Exception as error:
                failed("bot failed", error, room.table.id)
            tries += 1
            await asyncio.sleep(back_off)
            back_off = min(2 * back_off, LONGEST_BACK_OFF)
    finally:
        room.seats.thought_ended(seat)
    wake(room)


async def answered(room: Room, seat: int, tries: int) -> bool:
    """One try. The first holds for the position that was thought about; later ones for any in which they are
    legal, so that nobody can keep a bot from answering.
    """
    play, seats = room.begun(), room.seats
    tag = play.projection(seat).tag
    if tries < THOUGHTS:
        began = time.monotonic()
        place = Place(room.screens.payer(), room.table.id)
        thought = await room.think(place, seats.bot_of(seat), seat, imagined(play.game, seat))
        while (left := known_at(room, began, thought) - time.monotonic()) > 0:
            await asyncio.sleep(min(left, GLANCE))
        name = thought.name
    else:
        name = secrets.choice(play.game.legal(seat))
    if not seats.bot_of(seat):
        return True
    return isinstance(await room.move(seat, name, play.projection(seat).tag if tries else tag), Done)


def known_at(room: Room, began: float, thought: Thought) -> float:
    """When a bot's answer is made known, if the bot was asked when it `began`: as the table's pace says, or
    as much of it as who plays alone against bots wants; and where people play not before that tells nothing
    about the bot's hand.
    """
    people = room.seats.people()
    pace = room.table.pace * room.screens.pace(people)
    return max(began + pace, thought.ready if people else 0.0)


def answer_at_once(room: Room) -> tuple[Moves, list[Answered]]:
    """What follows a move in the same breath: secret answers of bots, and answers that nobody need give."""
    moves = answer_secrets(room)
    told: list[Answered] = []
    while (seat := answers.at_once(room)) is not None:
        made, note = answers.give(room, seat)
        moves += made + answer_secrets(room)
        told += note
    return moves, told


def answer_secrets(room: Room) -> Moves:
    """Bots that are asked in secret answer in the same breath: neither a message nor a delay tells of it.

    Where nobody watches anybody, nor is there a pause.
    """
    play = room.begun()
    moves: Moves = []
    while play.asked_in_secret():
        if play.game.paused and not room.screens.watched(room.seats.people()):
            moves += play.go_on()
        elif not play.game.paused and room.seats.bot_of(play.game.asked[0]):
            moves += answer_in_secret(room)
        else:
            break
    return moves


def answer_in_secret(room: Room) -> Moves:
    """The first who is asked in secret answers: as sealed in the pause, as its bot says, or quietly."""
    play = room.begun()
    seat = play.game.asked[0]
    bot = room.seats.bot_of(seat)
    if seat in play.sealed:
        return play.make(seat, play.sealed[seat])
    return play.make(seat, at_once(play.game, seat, bot) if bot else play.unanswered(seat))


async def end_pause(room: Room) -> None:
    """All who are asked in secret answer now, in the order of the rules, as they have said during the pause.

    A discard that begins another pause leaves those behind to be asked anew.
    """
    play = room.begun()
    room.seats.end_pause()
    moves = play.go_on()
    while play.asked_in_secret() and not play.game.paused:
        moves += answer_in_secret(room)
    play.unseal()
    await room.commit(SPECTATOR, "", moves)


def set_timer(room: Room) -> None:
    room.seats.set_timer(room.table.absent == "bot", answers.next_one(room), partial(strike, room))


def strike(room: Room) -> None:
    task = asyncio.get_running_loop().create_task(keep_time(room))
    STRUCK.add(task)  # the loop itself keeps no task alive
    task.add_done_callback(STRUCK.discard)


async def keep_time(room: Room) -> None:
    """Time is up; nobody waits for what comes of it, or would hear that it failed."""
    try:
        await time_is_up(room)
    except StoreError:  # or another server leads the table by now: this room is given up
        note("clock not stored", room.table.id)
    except Exception as error:
        failed("clock failed", error, room.table.id)


async def time_is_up(room: Room) -> None:
    """A pause is over; or an answer that nobody need give is due; or the table's rule for people who are
    away: a bot takes their seat.
    """
    async with room.lock:
        if room.play is None or not awake(room):
            return  # whoever comes sets the timer again
        if room.seats.pause_is_over():
            await end_pause(room)
            return
        for seat in room.game.asked:
            left = answers.left(room, seat)
            if left is not None and left <= 0:
                made, told = answers.give(room, seat)
                await room.commit(seat, "", made, told)
                return
        late = room.seats.clock.late()
        if not late:
            set_timer(room)
            return
        if room.play.asked_in_secret():
            # To cover the seat would tell everybody who was asked: the bot answers this once.
            room.seats.answer_once(late)
        else:
            await room.cover(late)
        room.moved()
