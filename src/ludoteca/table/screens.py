"""The screens at a table: who is connected, what each page was told and shown, and the chat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import fair
from ludoteca.table.credentials import held_by
from ludoteca.table.messages import Answered, Said, SeatInfo, TableChanged, TableInfo
from ludoteca.table.outbox import ENCODER, LAST_CHAT, Outbox
from ludoteca.table.projection import Beside, Projection, VisibleEvents, encoded_delta, encoded_state
from ludoteca.table.store import ChatRow, SeatRow, TableRow

MOST_EVENTS = 1000  # that one message tells
PRESENCE = 0.1  # seconds in which all who come and go are told of at once


class Company(NamedTuple):
    """What is known of those at a table beside who holds which seat."""

    here: frozenset[int] = frozenset()  # seats
    watchers: int = 0
    seen: Mapping[int, float] = MappingProxyType({})  # when those who are not here were
    wanted: tuple[int, ...] = ()  # seats whose numbers for the shuffle are waited for


NOBODY = Company()


class Screens:
    def __init__(self, chat: list[ChatRow]) -> None:
        self.connections: set[Outbox] = set()
        self.chat = chat
        self.opened = time.time()
        self.seen: dict[int, float] = {}  # when people who are not here were, if they were since then
        self.presence: asyncio.TimerHandle | None = None  # somebody came or went, which is to be told

    # who is connected

    def greeted(self) -> list[Outbox]:
        return [c for c in self.connections if c.greeted and not c.dropped]

    def here(self) -> frozenset[int]:
        """Seats whose people are connected."""
        seats: set[int] = set()
        for connection in self.greeted():
            seats |= connection.held
        return frozenset(seats)

    def watchers(self) -> int:
        return sum([1 for connection in self.greeted() if not connection.held])

    def watched(self, people: frozenset[int]) -> bool:
        """Whether somebody looks on while a person is asked, other than people at the same screen, where the
        curtain tells who is asked.
        """
        return bool(people) and self.watchers() + (1 if self.shared(people) else len(people)) >= 2

    def shared(self, people: frozenset[int]) -> bool:
        """Whether all these people sit at one screen."""
        return any(people <= connection.held for connection in self.greeted())

    def pace(self, people: frozenset[int]) -> float:
        """How much of the table's pace bots keep: as the person wants who plays alone against them."""
        return min([c.pace for c in self.greeted() if people and people <= c.held], default=1.0)

    def payer(self) -> str:
        """The address that bots think for: that of the table's maker, or else of the first seat whose person
        is here. Who only watches does not pay: such tables have one share for them all.
        """
        people = [c for c in self.connections if c.host or c.held]
        return min([(not c.host, min(c.held, default=0), c.address) for c in people], default=(True, 0, ""))[
            2
        ]

    def connect(self, connection: Outbox, table: TableRow, seats: list[SeatRow]) -> None:
        self.recognize(connection, table, seats)
        self.connections.add(connection)

    def disconnect(self, connection: Outbox) -> None:
        self.connections.discard(connection)
        now = time.time()
        self.seen |= dict.fromkeys(connection.held - self.here(), now)

    def away_for(self, seat: int) -> float:
        """Seconds since a person who is not here was, as far as is known."""
        return time.time() - self.seen.get(seat, self.opened)

    def recognize(self, connection: Outbox, table: TableRow, seats: list[SeatRow]) -> None:
        """Which seats a connection holds, by the secrets that it brought."""
        connection.held, connection.host = held_by(table, seats, connection.secrets)
        if connection.seat not in connection.held:
            connection.seat = SPECTATOR

    def recognize_all(self, table: TableRow, seats: list[SeatRow]) -> None:
        for connection in self.connections:
            self.recognize(connection, table, seats)

    def drop_all(self, code: int) -> None:
        for connection in self.connections:
            connection.drop(code)

    def stop(self) -> None:
        if self.presence is not None:
            self.presence.cancel()

    # what each is told and shown

    def show(
        self,
        connection: Outbox,
        projection: Projection,
        events: VisibleEvents,
        beside: Beside,
        deadline: float | None,
    ) -> None:
        """Send the state, if it is a new one for this receiver: that a message comes must tell nothing. When
        somebody is late it is the same one as long as the moment is.

        It holds all events since the last one that the page took: a state that still waits is left out.
        """
        shown = (projection.seat, projection.tag, beside.thinking, deadline, beside.orders)
        if shown == connection.shown:
            return
        since = min(max(connection.known(), projection.version - MOST_EVENTS), projection.version)
        news = events.encoded_since(projection.seat, since)
        connection.shown = shown
        base = connection.base
        if base is None or base.seat != projection.seat:
            data = encoded_state(projection, news, beside)
        else:
            data = encoded_delta(base, projection, news, beside)
        connection.tell_state(data, since, projection)

    def company(self, wanted: tuple[int, ...]) -> Company:
        return Company(self.here(), self.watchers(), dict(self.seen), wanted)

    def tell_table(
        self,
        table: TableRow,
        seats: list[SeatRow],
        company: Company,
        receivers: list[Outbox] | None = None,
    ) -> None:
        """Tell everybody, or some, of the table as it is now, if that is new to them."""
        made: dict[tuple[frozenset[int], bool], bytes] = {}
        for connection in self.greeted() if receivers is None else receivers:
            viewer = (connection.held, connection.host)
            if viewer not in made:
                made[viewer] = ENCODER.encode(TableChanged(table_info(table, seats, *viewer, company)))
            connection.tell_table(made[viewer])

    def tell_presence(self, tell: Callable[[], None]) -> None:
        """Somebody came or went: a crowd is told of once, not once for each."""
        if self.presence is None and self.connections:
            self.presence = asyncio.get_running_loop().call_later(PRESENCE, self.presence_is_due, tell)

    def presence_is_due(self, tell: Callable[[], None]) -> None:
        self.presence = None
        tell()

    def tell_answered(self, answered: list[Answered]) -> None:
        """What was answered for a seat, to its own pages alone."""
        for message in answered:
            for connection in self.greeted():
                if connection.seat == message.seat:
                    connection.send(message)

    # chat

    def next_line(self, seat: int, name: str, text: str) -> ChatRow:
        """A line of chat, to be stored and then said."""
        return ChatRow(self.chat[-1].number + 1 if self.chat else 1, seat, name, text, time.time())

    def say(self, line: ChatRow) -> None:
        self.chat = [*self.chat[-LAST_CHAT + 1 :], line]
        for connection in self.greeted():
            connection.tell_lines([said(line)])

    def tell_chat(self, connection: Outbox) -> None:
        connection.tell_lines([said(line) for line in self.chat])


def said(line: ChatRow) -> Said:
    return Said(line.number, line.name, line.seat, line.text)


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    held: frozenset[int],
    host: bool,
    company: Company = NOBODY,
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
        seats=[seat_info(s, s.seat in held, host, company) for s in seats],
        clock=table.clock,
        absent=table.absent,
        pace=table.pace,
        alone=table.alone,
        coach=table.coach,
        odds=table.odds,
        watchers=company.watchers,
        next_table=table.next_table,
        by=table.by,
        ended=table.ended,
        fair=fair.info(table, company.wanted),
    )


def seat_info(row: SeatRow, yours: bool, host: bool, company: Company) -> SeatInfo:
    here = row.seat in company.here
    return SeatInfo(
        row.seat,
        row.kind,
        row.name,
        row.bot,
        here,
        yours,
        row.covered,
        away=0.0 if here or row.kind != "person" else company.seen.get(row.seat, 0.0),
        gone=row.gone,
        asked_to_leave=(yours or host) and row.asked_to_leave,
        agreed=row.agreed,
    )
