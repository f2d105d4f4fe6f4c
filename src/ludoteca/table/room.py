"""A room: one table with its people, its bots and its game, while anybody needs it.

Everything that happens in a room happens under its lock, one thing after the other: the move is made,
stored, and only then told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from msgspec.structs import replace

from ludoteca.engine.game import Game
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.engine.rng import SystemRng
from ludoteca.table import projection
from ludoteca.table.autoplay import hold, made, pass_secrets, run_clock, wake
from ludoteca.table.chance import ChanceSource
from ludoteca.table.clock import Clock
from ludoteca.table.codec import encode_game
from ludoteca.table.connection import ENCODER, LAST_CHAT, Connection, Hub
from ludoteca.table.credentials import held_by
from ludoteca.table.messages import Done, Refused, Said, SeatInfo, Table, TableInfo
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.server_log import note
from ludoteca.table.store import SEALED, UNDO, Changes, ChatRow, MoveRow, SeatRow, Store, StoreError, TableRow
from ludoteca.table.thinkers import STAND_IN, Think

SNAPSHOT_EVERY = 200  # rows of the log
MOST_ANSWERS = 256  # refusals that a room remembers
MOST_EVENTS = 1000  # that one message tells
TOLD_AGAIN = 30  # events, to whoever comes back
PRESENCE = 0.1  # seconds in which all who come and go are told of at once


class Room:
    def __init__(
        self, table: TableRow, seats: list[SeatRow], store: Store, think: Think, pause: float
    ) -> None:
        self.table = table
        self.seats = seats
        self.store = store
        self.think = think
        self.pause = pause  # seconds
        self.game: Game | None = None
        self.events: projection.VisibleEvents | None = None
        self.seq = 0  # rows of the log
        self.snapshot_seq = 0
        self.firm = 0  # events of the log that no undo takes back
        self.chat: list[ChatRow] = []
        self.lock = asyncio.Lock()
        self.hub = Hub()
        self.clock = Clock(table.clock)
        self.public = ""  # the tag of what everybody saw when the clock was last set
        self.secret = False  # whether somebody was asked in secret then
        self.pause_ends: float | None = None  # by the clock's time
        self.sealed: dict[int, str] = {}  # what seats have answered in this pause; played at its end
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.answer_once: set[int] = set()  # seats for which a bot makes one move, and nobody knows
        self.refusals: dict[tuple[int, str], Refused] = {}
        self.projections: dict[int, projection.Projection] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.presence: asyncio.TimerHandle | None = None  # somebody came or went, which is to be told
        self.used = time.monotonic()
        self.spoiled: Callable[[], None] = lambda: None  # called when the store failed
        self.chance: ChanceSource = SystemRng

    # the game

    def put_game(self, game: Game) -> None:
        self.game = game
        game.state.pauses = True
        self.events = projection.VisibleEvents(game)
        self.projections.clear()

    def playing(self) -> Game:
        if self.game is None:
            raise TableRefusal("table-not-started", 409)
        return self.game

    def game_of(self, seat: int) -> Game:
        """The game as a seat may play in it, which in a pause can be asked something that nobody sees."""
        return self.playing() if seat in self.sealed else projection.as_asked(self.playing(), seat)

    def projection(self, seat: int) -> projection.Projection:
        """What a receiver sees now; made once for each position."""
        if seat not in self.projections:
            assert self.events is not None
            self.projections[seat] = projection.project(self.game_of(seat), seat, self.events.version(seat))
        return self.projections[seat]

    async def move(self, seat: int, name: str, tag: str, key: str = "") -> Done | Refused:
        """A move; without a key it is a bot's."""
        async with self.lock:
            answer = await self.known_answer(seat, key)
            if answer is None:
                answer = self.refuse(seat, tag, key) or self.refuse_move(seat, name, key)
                if answer is None:
                    game = self.playing()
                    if game.paused and name not in game.asides(seat):
                        answer = await self.seal(seat, key, name)
                    else:
                        answer = await self.settle(seat, key, made(game, seat, name) + pass_secrets(self))
                elif key:
                    self.remember(seat, key, answer)
            return answer

    async def undo(self, seat: int, tag: str, key: str) -> Done | Refused:
        async with self.lock:
            answer = await self.known_answer(seat, key)
            if answer is None:
                game = self.playing()
                answer = self.refuse(seat, tag, key)
                if answer is None and not game.can_undo(seat):
                    answer = TableRefusal("no-undo").refused(key)
                if answer is None:
                    game.undo(seat)
                    if self.events is not None:
                        self.events.cut()
                    answer = await self.settle(seat, key, [(seat, UNDO)])
                else:
                    self.remember(seat, key, answer)
            return answer

    async def known_answer(self, seat: int, key: str) -> Done | Refused | None:
        """The answer that a message with the same key got before."""
        if not key:
            return None
        if (seat, key) in self.refusals:
            return self.refusals[seat, key]
        row = await self.store.acknowledged(self.table.id, f"{seat}:{key}")
        return None if row is None else Done(key, row.version)

    def remember(self, seat: int, key: str, answer: Refused) -> None:
        self.refusals[seat, key] = answer
        if len(self.refusals) > MOST_ANSWERS:
            del self.refusals[next(iter(self.refusals))]

    def refuse(self, seat: int, tag: str, key: str) -> Refused | None:
        self.playing()
        if key and self.seats[seat].covered:
            return TableRefusal("table-covered").refused(key)
        if tag != self.projection(seat).tag:
            return TableRefusal("table-stale").refused(key, stale=True)
        return None

    def refuse_move(self, seat: int, name: str, key: str) -> Refused | None:
        refusal = self.game_of(seat).why_not(seat, name)
        return None if refusal is None else projection.refused(key, refusal)

    async def settle(self, seat: int, key: str, moves: list[tuple[int, str]]) -> Done:
        """Store what was just done, then tell everybody what they may see of it."""
        game, told = self.playing(), self.events
        assert told is not None
        self.projections.clear()
        version = told.version(seat)
        changes = Changes(self.table.id, moves=self.rows(seat, key, version, moves))
        firm = not any(game.can_undo(asked) for asked in game.asked)
        if not game.asked:
            changes.table = replace(self.table, status="over")
        due = not game.asked or self.seq - self.snapshot_seq >= SNAPSHOT_EVERY
        if firm and due and not self.sealed:  # which stand in the log alone
            changes.snapshot, changes.snapshot_seq = encode_game(game), self.seq
            self.snapshot_seq = self.seq
        await self.save(changes)
        if changes.table is not None:
            self.table = changes.table
        if firm:
            self.firm = len(game.state.log or [])
        self.answer_once.discard(seat)
        self.moved(seat if firm and moves[:1] != [(seat, UNDO)] else SPECTATOR)
        return Done(key, version)

    async def seal(self, seat: int, key: str, name: str) -> Done:
        """Store an answer until the pause is over. Nobody else is told anything."""
        assert self.events is not None
        version = self.events.version(seat)
        rows = self.rows(seat, key, version, [(seat, SEALED + name)])
        await self.save(Changes(self.table.id, moves=rows))
        self.sealed[seat] = name
        self.projections.pop(seat, None)
        self.show_all()
        return Done(key, version)

    def rows(self, seat: int, key: str, version: int, moves: list[tuple[int, str]]) -> list[MoveRow]:
        """The next rows of the log; the first of them tells whose message it was, and its answer."""
        now = time.time()
        rows = [MoveRow(self.seq + i, who, name, "", 0, now) for i, (who, name) in enumerate(moves)]
        if key:
            rows[0].key = f"{seat}:{key}"
            rows[0].version = version
        self.seq += len(rows)
        return rows

    async def save(self, changes: Changes) -> None:
        """What cannot be stored never happened: the room is given up, to be read again from the store."""
        try:
            await self.store.save(changes)
        except StoreError:
            note("not stored", self.table.id)
            self.spoiled()
            raise

    def moved(self, mover: int = SPECTATOR) -> None:
        """The position changed: pauses, clocks, views and bots follow."""
        game = self.playing()
        self.projections.clear()
        hold(self)
        run_clock(self, mover)
        wake(self)  # first: whatever may fail in telling, nobody waits for ever
        self.show_all()
        if not game.asked:
            note("over", self.table.id, moves=len(game.moves))
            self.tell_table()

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now; "" where its person does."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.bot
        return STAND_IN if row.covered or seat in self.answer_once else ""

    # telling

    def show_all(self) -> None:
        for connection in self.hub.greeted():
            self.show(connection)

    def show(self, connection: Connection) -> None:
        """Send the state, if it is a new one for this receiver: that a message comes must tell nothing.

        It holds all events since the last one that the page took: a state that still waits is left out.
        """
        if self.game is None or self.events is None:
            return
        seat = connection.seat
        sight = self.projection(seat)
        asked = projection.seats_shown_as_asked(self.game, seat)
        thinking = [other for other in asked if other >= 0 and self.shown_bot(other)]
        deadline, pause = self.pause_ends, None
        if deadline is None:
            deadline = self.clock.deadline([other for other in asked if not self.bot_of(other)])
        else:
            pause = projection.pause(self.game)
        shown = (seat, sight.tag, thinking, deadline)
        if shown == connection.shown:
            return
        since = min(max(connection.known(), sight.version - MOST_EVENTS), sight.version)
        left = 0.0 if deadline is None else self.clock.seconds(deadline)
        message = projection.state_message(sight, self.events.since(seat, since), thinking, left, pause)
        connection.shown = shown
        connection.tell_state(ENCODER.encode(message), since, sight.version)

    def shown_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot" or self.seats[seat].covered

    def greet(self, connection: Connection, seat: int, version: int) -> None:
        """A page says whose eyes it looks through, and how many events it has already."""
        if seat != SPECTATOR and seat not in connection.held:
            raise TableRefusal("table-not-your-seat", 403)
        first = not connection.greeted
        connection.greeted = True
        connection.seat = seat
        if self.game is not None and self.events is not None:
            # What an undo may have taken back is told again; so are always the last ones, so that it
            # does not show whether somebody could take back a move.
            firm = min(self.events.before(seat, self.firm), self.events.version(seat) - TOLD_AGAIN)
            connection.forget_state(max(0, min(version, firm)))
        connection.table = b""
        self.tell_table([connection])
        if first:
            connection.tell_lines([said(line) for line in self.chat])
            self.tell_presence()
        hold(self)
        self.show(connection)
        wake(self)

    def connect(self, connection: Connection) -> None:
        if not self.hub.connections:
            self.clock.restart()
            self.pause_ends = None  # it begins anew
        self.recognize(connection)
        self.hub.connections.add(connection)

    def disconnect(self, connection: Connection) -> None:
        self.hub.connections.discard(connection)
        self.used = time.monotonic()
        if connection.greeted:
            self.tell_presence()

    def recognize(self, connection: Connection) -> None:
        """Which seats a connection holds, by the secrets that it brought."""
        connection.held, connection.host = held_by(self.table, self.seats, connection.secrets)
        if connection.seat not in connection.held:
            connection.seat = SPECTATOR

    def seats_changed(self) -> None:
        for connection in self.hub.connections:
            self.recognize(connection)
        self.tell_table()
        self.show_all()

    def tell_table(self, receivers: list[Connection] | None = None) -> None:
        """Tell everybody, or some, of the table as it is now, if that is new to them."""
        here, watchers = self.hub.here(), self.hub.watchers()
        made: dict[tuple[frozenset[int], bool], bytes] = {}
        for connection in self.hub.greeted() if receivers is None else receivers:
            eyes = (connection.held, connection.host)
            if eyes not in made:
                info = table_info(self.table, self.seats, *eyes, here, watchers)
                made[eyes] = ENCODER.encode(Table(info))
            connection.tell_table(made[eyes])

    def tell_presence(self) -> None:
        """Somebody came or went: a crowd is told of once, not once for each."""
        if self.presence is None and self.hub.connections:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE, self.presence_is_due)

    def presence_is_due(self) -> None:
        self.presence = None
        self.tell_table()

    def info(self, held: frozenset[int], host: bool) -> TableInfo:
        return table_info(self.table, self.seats, held, host, self.hub.here(), self.hub.watchers())

    async def say(self, connection: Connection, text: str) -> None:
        async with self.lock:
            seat = connection.seat
            name = self.seats[seat].name if seat != SPECTATOR else ""
            number = self.chat[-1].number + 1 if self.chat else 1
            line = ChatRow(number, seat, name, text, time.time())
            await self.save(Changes(self.table.id, chat=line))
            self.chat = [*self.chat[-LAST_CHAT + 1 :], line]
            for each in self.hub.greeted():
                each.tell_lines([said(line)])

    def idle(self) -> bool:
        return not self.hub.connections and not self.thoughts and not self.lock.locked()

    def stop(self) -> None:
        """Nothing happens in this room any more."""
        for task in self.thoughts.values():
            task.cancel()
        for timer in (self.timer, self.presence):
            if timer is not None:
                timer.cancel()


def said(line: ChatRow) -> Said:
    return Said(line.number, line.name, line.seat, line.text)


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    held: frozenset[int],
    host: bool,
    here: frozenset[int] = frozenset(),
    watchers: int = 0,
) -> TableInfo:
    """The table as one receiver sees it: no secrets, and nothing of the game."""
    return TableInfo(
        id=table.id,
        game=table.game,
        edition=table.edition,
        options=table.options,
        status=table.status,
        public=table.public,
        host=host,
        seats=[
            SeatInfo(s.seat, s.kind, s.name, s.bot, s.seat in here, s.seat in held, s.covered) for s in seats
        ],
        clock=table.clock,
        absent=table.absent,
        pace=table.pace,
        watchers=watchers,
        next_table=table.next_table,
    )
