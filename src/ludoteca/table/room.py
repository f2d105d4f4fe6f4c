"""A room: one table while anybody needs it. It has a play, seats and screens, each its own owner.

Everything that happens in a room happens under its lock, one thing after the other: the move is made, stored,
and only then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Literal, NamedTuple

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR, Refusal
from ludoteca.engine.rng import Rng, SystemRng
from ludoteca.table import answers, autoplay, fair, messages, projection, showing
from ludoteca.table.chance import ChanceSource
from ludoteca.table.codec import encode_game
from ludoteca.table.messages import Answered, Done, Refused, TableInfo
from ludoteca.table.mutex import Mutex
from ludoteca.table.outbox import Outbox
from ludoteca.table.play import Moves, Play
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.screens import Company, Screens, table_info
from ludoteca.table.seats import Seats
from ludoteca.table.server_log import note
from ludoteca.table.store import (
    SEALED,
    UNDO,
    Changes,
    ChatRow,
    KeyringRow,
    MoveRow,
    SeatRow,
    Store,
    StoreError,
    TableRow,
)
from ludoteca.table.thinkers import Think


class Unstored(NamedTuple):
    """What was done in a room, and nobody knows of until it is stored."""

    seat: int
    done: Done
    changes: Changes
    mover: int = SPECTATOR  # whose clock begins anew, if anybody's does
    notes: list[Answered] = []
    sealed: str = ""  # a move that is played only at the end of a pause


Outcome = Done | Refused | Exception
Then = Callable[[Outcome], None]


def nothing(room: Room) -> None:
    """Nobody else knows of this room."""


async def outcome(start: Callable[[Then], None]) -> Done | Refused:
    """Until the outcome of something is known; an exception is raised."""
    found: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
    start(lambda outcome: None if found.done() else found.set_result(outcome))
    result = await found
    if isinstance(result, Exception):
        raise result
    return result


@mypyc_attr(native_class=False)
class Room:
    def __init__(
        self,
        table: TableRow,
        seats: list[SeatRow],
        store: Store,
        think: Think,
        pause: float,
        chance: ChanceSource = SystemRng,
        chat: list[ChatRow] | None = None,
        spoiled: Callable[[Room], None] = nothing,
    ) -> None:
        self.table = table
        self.play: Play | None = None  # until the game begins
        self.seats = Seats(seats, table.clock)
        self.screens = Screens(chat or [])
        self.lock = Mutex()
        self.store = store
        self.think = think
        self.pause = pause  # seconds
        self.chance = chance
        self.spoiled = spoiled  # called when the store failed
        self.used = time.monotonic()
        self.begins: asyncio.TimerHandle | None = None  # while numbers for the shuffle are waited for

    def begun(self) -> Play:
        if self.play is None:
            raise TableRefusal("table-not-started", 409)
        return self.play

    @property
    def game(self) -> Game:
        return self.begun().game

    def generator(self) -> Rng:
        """Who answers the chance of this game."""
        return fair.generator(self.table) or self.chance()

    # the play

    def begin_within(self, seconds: float, then: Callable[[], object]) -> None:
        """The game is to begin, as soon as all is there that it needs, or then."""
        self.begin_later()
        self.begins = asyncio.get_running_loop().call_later(seconds, then)

    def begin_later(self) -> None:
        if self.begins is not None:
            self.begins.cancel()
        self.begins = None

    async def begin(self, game: Game) -> None:
        """Start the game. The journal begins with the position before chance has answered anything."""
        self.begin_later()
        snapshot = encode_game(game)
        before = len(game.moves)
        game.rng = self.generator()
        game.go_on()
        rows = [MoveRow(i, seat, name, at=time.time()) for i, (seat, name) in enumerate(game.moves[before:])]
        table = replace(self.table, status="playing" if game.asked else "over")
        play = Play(game, len(rows), odds=table.odds)
        changes = Changes(table.id, table=table, moves=rows, snapshot=snapshot, snapshot_seq=0)
        await self.save(replace(changes, turn=play.next_turn()))
        self.table = table
        self.play = play
        note("begun", table.id)
        self.tell_table()
        self.moved()

    def resume(self, play: Play) -> None:
        """The game goes on as it was stored."""
        self.play = play
        if self.table.ended:
            play.close()
        answers.end_orders(self)
        self.seats.run_clock(play, SPECTATOR)
        autoplay.wake(self)

    async def move(self, seat: int, name: str, tag: str, key: str = "") -> Done | Refused:
        """A move; without a key it is a bot's."""
        return await outcome(partial(self.start_move, seat, name, tag, key))

    async def undo(self, seat: int, tag: str, key: str) -> Done | Refused:
        return await outcome(partial(self.start_undo, seat, tag, key))

    def start_move(self, seat: int, name: str, tag: str, key: str, then: Then) -> None:
        """The same for whoever need not wait: it is told the outcome, once that is stored."""
        self.lock.take(partial(self.act, partial(self.make_move, seat, name, tag, key), then))

    def start_undo(self, seat: int, tag: str, key: str, then: Then) -> None:
        self.lock.take(partial(self.act, partial(self.take_move_back, seat, tag, key), then))

    def act(self, verb: Callable[[], Refused | Done | Unstored], then: Then) -> None:
        """Do something, store it, tell of it; all with the lock taken, and without a task."""
        try:
            found = verb()
        except Exception as error:
            self.answer(then, error)
            return
        if isinstance(found, Unstored):
            self.store.submit(found.changes, partial(self.settled, found, then))
        else:
            self.answer(then, found)

    def settled(self, unstored: Unstored, then: Then, error: StoreError | None) -> None:
        found: Outcome
        if error is not None:
            self.give_up()
            found = error
        else:
            try:
                found = self.tell(unstored)
            except Exception as failure:
                found = failure
        self.answer(then, found)

    def answer(self, then: Then, found: Outcome) -> None:
        try:
            then(found)
        finally:
            self.lock.release()

    def make_move(self, seat: int, name: str, tag: str, key: str) -> Done | Refused | Unstored:
        answer = self.answer_without_a_move(seat, tag, key)
        if answer is not None:
            return answer
        play = self.begun()
        made = play.move(seat, name)
        if isinstance(made, Refusal):
            return play.remember(seat, projection.refused(key, made))
        return self.unstored(seat, key, made) if made else self.sealed(seat, key, name)

    def take_move_back(self, seat: int, tag: str, key: str) -> Done | Refused | Unstored:
        answer = self.answer_without_a_move(seat, tag, key)
        if answer is not None:
            return answer
        play = self.begun()
        if not play.game.can_undo(seat):
            return play.remember(seat, TableRefusal("no-undo").refused(key))
        moves = play.undo(seat)
        while answers.answer(self, seat)[0] and play.game.can_undo(seat):
            moves += play.undo(seat)  # to a question that was not answered by itself
        return self.unstored(seat, key, moves)

    async def order(self, seat: int, name: str, given: bool) -> None:
        """A standing order of a seat. Others hear nothing of it."""
        async with self.lock:
            row = answers.ordered(self, seat, name, given)
            await self.save(Changes(self.table.id, seats=[row]))
            self.seats.put([row])
            moves, told = autoplay.answer_at_once(self)
            if moves:
                await self.commit(seat, "", moves, told)
            else:
                autoplay.wake(self)
                self.show_all()

    def why_not(self, seat: int, name: str) -> messages.Refusal:
        return projection.refusal(self.begun().as_asked(seat), seat, name)

    def answer_without_a_move(self, seat: int, tag: str, key: str) -> Done | Refused | None:
        """The answer that a message with the same key got before, or a refusal of whatever it asks for."""
        play = self.begun()
        if key:
            known = play.remembered(seat, key)
            if known is not None:
                return known
            if self.seats.rows[seat].covered:
                return play.remember(seat, TableRefusal("table-covered").refused(key))
        if play.closed:
            return TableRefusal("table-over").refused(key)
        if tag != play.projection(seat).tag:
            return play.remember(seat, TableRefusal("table-stale").refused(key, stale=True))
        return None

    async def commit(self, seat: int, key: str, moves: Moves, told: list[Answered] | None = None) -> None:
        """Store what was just done and what follows at once, then tell everybody what they may see of it."""
        unstored = self.unstored(seat, key, moves, told)
        await self.save(unstored.changes)
        self.tell(unstored)

    def unstored(self, seat: int, key: str, moves: Moves, told: list[Answered] | None = None) -> Unstored:
        """What was just done and what follows at once."""
        play = self.begun()
        more, notes = autoplay.answer_at_once(self)
        moves = moves + more
        changes = play.changes(self.table.id, seat, key, moves)
        if not play.game.asked:
            changes.table = replace(self.table, status="over")
        mover = seat if play.is_firm() and moves[0] != (seat, UNDO) else SPECTATOR
        return Unstored(seat, Done(key, play.events.version(seat)), changes, mover, (told or []) + notes)

    def sealed(self, seat: int, key: str, name: str) -> Unstored:
        """An answer that is kept until the pause is over. Nobody else is told anything."""
        play = self.begun()
        rows = play.rows(seat, key, [(seat, SEALED + name)])
        done = Done(key, play.events.version(seat))
        return Unstored(seat, done, Changes(self.table.id, moves=rows), sealed=name)

    def tell(self, stored: Unstored) -> Done:
        """It is stored: it has happened, and everybody is told what they may see of it."""
        play, seat = self.begun(), stored.seat
        play.acknowledge(stored.changes.moves)
        if stored.sealed:
            play.seal(seat, stored.sealed)
            self.show_all()
            return stored.done
        if stored.changes.table is not None:
            self.table = stored.changes.table
        play.settle()
        self.seats.has_moved(seat)
        asked = projection.seats_shown_as_asked(play.game, SPECTATOR)
        self.seats.ask(seat, (play.events.version(SPECTATOR), asked))
        self.screens.tell_answered(stored.notes)
        self.moved(stored.mover)
        return stored.done

    async def save(self, changes: Changes) -> None:
        try:
            await self.store.save(changes)
        except StoreError:
            self.give_up()
            raise

    def give_up(self) -> None:
        """What cannot be stored never happened: the room is read again from the store."""
        note("not stored", self.table.id)
        self.spoiled(self)

    def moved(self, mover: int = SPECTATOR) -> None:
        """The position changed: pauses, clocks, views and bots follow."""
        play = self.begun()
        answers.end_orders(self)
        self.hold()
        self.seats.run_clock(play, mover)
        autoplay.wake(self)  # first: whatever may fail in telling, nobody waits for ever
        self.show_all()
        if not play.game.asked:
            note("over", self.table.id, moves=len(play.game.moves))
            self.tell_table()

    def hold(self) -> None:
        """Begin a pause where the game has one."""
        if self.play is not None and self.play.game.paused and not self.play.closed:
            self.seats.begin_pause(self.pause)

    # the seats

    async def reseat(self, rows: list[SeatRow], keyrings: list[KeyringRow] | None = None) -> None:
        """Other people, bots or nobody in these seats."""
        await self.save(Changes(self.table.id, seats=rows, keyrings=keyrings or []))
        self.seats.put(rows)
        self.screens.recognize_all(self.table, self.seats.rows)
        self.tell_table()
        self.show_all()

    async def cover(self, seats: list[int], covered: bool = True) -> None:
        """A bot plays for these people, until they take their seats back."""
        rows = self.seats.with_cover(seats, covered)
        await self.save(Changes(self.table.id, seats=rows))
        self.seats.put(rows)
        self.tell_table()

    async def end(self, how: Literal["abandoned", "resigned"]) -> None:
        """People end the game before its end; what was played stays."""
        table = replace(self.table, status="over", ended=how)
        await self.save(Changes(table.id, table=table))
        self.table = table
        self.begun().close()
        self.seats.stop()
        self.seats.end_pause()
        note("ended", table.id, how=how)
        self.tell_table()
        self.show_all()

    async def take_back(self, seat: int) -> None:
        """The person of a covered seat is here again."""
        async with self.lock:
            if self.seats.rows[seat].covered:
                await self.cover([seat], False)
                if self.play is not None:
                    self.moved()

    async def give_table(self, heir: SeatRow) -> None:
        """The person of a seat is the host from now on."""
        await self.change_table(replace(self.table, host=heir.secret, by=heir.name))
        self.screens.recognize_all(self.table, self.seats.rows)
        self.tell_table()

    async def link_rematch(self, table_id: str) -> None:
        """The same people play on at another table."""
        await self.change_table(replace(self.table, next_table=table_id))

    async def change_table(self, table: TableRow) -> None:
        await self.save(Changes(table.id, table=table))
        self.table = table
        self.tell_table()

    # the screens

    def connect(self, connection: Outbox) -> None:
        if not self.screens.connections:
            self.seats.wake_up()
        self.screens.connect(connection, self.table, self.seats.rows)

    def disconnect(self, connection: Outbox) -> None:
        self.screens.disconnect(connection)
        self.touch()
        if connection.greeted:
            self.screens.tell_presence(self.tell_table)

    def greet(self, connection: Outbox, seat: int, version: int, deltas: bool = False) -> None:
        """A page says whose eyes it looks through, and how many events it has already."""
        if seat != SPECTATOR and seat not in connection.held:
            raise TableRefusal("table-not-your-seat", 403)
        first = not connection.greeted
        connection.greet(seat, deltas)
        if self.play is not None:
            connection.forget_state(self.play.kept_events(seat, version))
        self.tell_table([connection])
        if first:
            self.screens.tell_chat(connection)
            self.screens.tell_presence(self.tell_table)
        self.hold()
        showing.show(self, [connection])
        autoplay.wake(self)

    async def say(self, connection: Outbox, text: str) -> None:
        async with self.lock:
            seat = connection.seat
            name = self.seats.rows[seat].name if seat != SPECTATOR else ""
            line = self.screens.next_line(seat, name, text)
            await self.save(Changes(self.table.id, chat=line))
            self.screens.say(line)

    def show_all(self) -> None:
        showing.show(self, self.screens.greeted())

    def show_again(self, connection: Outbox) -> None:
        """Send a page the state as it is, whatever it was shown last."""
        connection.forget_state(connection.known())
        showing.show(self, [connection])

    def tell_table(self, receivers: list[Outbox] | None = None) -> None:
        self.screens.tell_table(self.table, self.seats.rows, self.company(), receivers)

    def info(self, held: frozenset[int], host: bool) -> TableInfo:
        return table_info(self.table, self.seats.rows, held, host, self.company())

    def company(self) -> Company:
        return self.screens.company(fair.wanted(self))

    # the room itself

    def touch(self) -> None:
        """Somebody needs it."""
        self.used = time.monotonic()

    def idle(self) -> bool:
        return not self.screens.connections and not self.seats.thoughts and not self.lock.locked()

    def stop(self) -> None:
        """Nothing happens in this room any more."""
        self.begin_later()
        self.seats.stop()
        self.screens.stop()
