"""The store in one SQLite file: one writer that commits all that waits at once, and readers beside it."""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from ludoteca.table.sqlite_formats import FORMATS
from ludoteca.table.store import (
    KEYRING_KEPT,
    LAST_CHAT,
    MOST_AT_ONCE,
    MOST_KEYRINGS,
    TABLE_PARTS,
    Changes,
    ChatRow,
    KeyringRow,
    LookRow,
    MoveRow,
    SeatRow,
    Settled,
    Stored,
    StoreError,
    TableRow,
    TurnRow,
    Waiting,
    read_orders,
    read_table,
    submitted,
    tell,
)

T = TypeVar("T")
Row = tuple[str | int | float | None, ...]
Batch = tuple[asyncio.AbstractEventLoop, list[Waiting]]

READERS = 2
CHECKPOINT = 8000  # pages that wait to be moved into the file: those of lively tables change again and again
# Rows that one statement stores: few statements for any number, since after each the thread waits for others.
SIZES = (64, 32, 16, 8, 4, 2, 1)
CACHE = 16_384  # kB of pages that the writer keeps: with fewer it would read those of lively tables anew
MOVE = "insert into moves"
TURN = "insert or replace into turns"
BUSY = 5.0  # seconds to wait for whoever else writes to the file

TABLES_OF = """
select data from tables where id in (
    select s.table_id from rings r join seats s on s.secret = r.secret
        where r.ring = ? and s.secret != '' and s.kind = 'person'
    union select t.id from rings r join tables t on t.host = r.secret where r.ring = ? and t.host != ''
) order by created desc limit ?
"""


@mypyc_attr(native_class=False)
class SqliteStore:
    """Opens or makes the file. `close` waits for what is on its way."""

    leases = None  # a file is one server's alone

    def __init__(self, path: Path) -> None:
        self.path = path
        set_up(path)
        self.waiting: list[Waiting] = []  # of this turn of the loop
        self.handed_over: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="store writer", daemon=True)
        self.writer.start()
        self.local = threading.local()
        self.connections: list[sqlite3.Connection] = []
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="store reader")

    # writing

    def submit(self, changes: Changes, settled: Settled) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.hand_over)
        self.waiting.append((changes, settled))

    def hand_over(self) -> None:
        """To the writer, all that came in this turn of the loop: it is woken once."""
        if self.waiting:
            self.handed_over.put((asyncio.get_running_loop(), self.waiting))
            self.waiting = []

    async def save(self, changes: Changes) -> None:
        await submitted(self, changes)

    def write_all(self) -> None:
        connection = connect(self.path)
        connection.execute(f"pragma cache_size = -{CACHE}")
        while self.write_next(connection):
            pass
        connection.close()

    def write_next(self, connection: sqlite3.Connection) -> bool:
        """Commit all that was handed over; False: nothing more will be."""
        found = self.handed_over.get()
        if found is None:
            return False
        loop, batch = found
        while found is not None and len(batch) < MOST_AT_ONCE and not self.handed_over.empty():
            found = self.handed_over.get()
            batch += found[1] if found else []
        failed = commit(connection, [changes for changes, _ in batch])
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(tell, batch, failed)
        return found is not None

    async def close(self) -> None:
        self.hand_over()
        self.handed_over.put(None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self.writer.join)
        self.readers.shutdown(wait=True)
        for connection in self.connections:
            connection.close()

    # reading

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def answer() -> T:
            if not hasattr(self.local, "connection"):
                self.local.connection = connect(self.path)
                self.local.connection.execute("pragma query_only = 1")
                self.connections.append(self.local.connection)
            connection: sqlite3.Connection = self.local.connection
            connection.execute("begin")  # one moment for all the questions
            try:
                return question(connection)
            finally:
                connection.execute("rollback")

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, answer)
        except sqlite3.Error as error:
            raise StoreError(f"not read: {error}") from None

    async def load(self, table_id: str) -> Stored | None:
        return await self.read(lambda connection: load(connection, table_id))

    async def history(self, table_id: str) -> tuple[str, list[MoveRow]]:
        def question(connection: sqlite3.Connection) -> tuple[str, list[MoveRow]]:
            found = connection.execute(
                "select data from snapshots where table_id = ? and seq = 0", (table_id,)
            ).fetchone()
            return (str(found[0]) if found else ""), moves_after(connection, table_id, 0)

        return await self.read(question)

    async def review(self, table_id: str) -> str:
        def question(connection: sqlite3.Connection) -> str:
            asked = "select data from reviews where table_id = ?"
            found = connection.execute(asked, (table_id,)).fetchone()
            return str(found[0]) if found else ""

        return await self.read(question)

    async def open_tables(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def question(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = connection.execute(
                "select data from tables where public = 1 and status = 'waiting'"
                " order by created desc limit ?",
                (most,),
            ).fetchall()
            return with_seats(connection, [row[0] for row in rows])

        return await self.read(question)

    async def tables(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        def question(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            marks = ", ".join(["?"] * len(ids))
            rows = connection.execute(
                f"select data from tables where id in ({marks}) order by created desc", ids
            ).fetchall()
            return with_seats(connection, [row[0] for row in rows])

        return await self.read(question)

    async def tables_before(self, before: float, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def question(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            asked = "select data from tables where created < ? order by created desc limit ?"
            rows = connection.execute(asked, (before, most)).fetchall()
            return with_seats(connection, [row[0] for row in rows])

        return await self.read(question)

    async def tables_of(self, keyring: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        def question(connection: sqlite3.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            rows = connection.execute(TABLES_OF, (keyring, keyring, most)).fetchall()
            return with_seats(connection, [row[0] for row in rows])

        return await self.read(question)

    async def on_keyring(self, keyring: str, secrets: frozenset[str]) -> dict[str, float]:
        def question(connection: sqlite3.Connection) -> dict[str, float]:
            marks = ", ".join(["?"] * len(secrets))
            asked = f"select secret, at from rings where ring = ? and secret in ({marks})"
            return dict(connection.execute(asked, (keyring, *secrets)).fetchall())

        return await self.read(question) if secrets else {}

    async def turns(self, ids: list[str]) -> dict[str, TurnRow]:
        def question(connection: sqlite3.Connection) -> dict[str, TurnRow]:
            marks = ", ".join(["?"] * len(ids))
            asked = f"select table_id, asked, events, at from turns where table_id in ({marks})"
            return {row[0]: turn_row(*row[1:]) for row in connection.execute(asked, ids).fetchall()}

        return await self.read(question)

    async def looks(self, keyring: str, ids: list[str]) -> dict[str, LookRow]:
        def question(connection: sqlite3.Connection) -> dict[str, LookRow]:
            marks = ", ".join(["?"] * len(ids))
            asked = f"select table_id, seen, archived, at from looks where ring = ? and table_id in ({marks})"
            rows = connection.execute(asked, (keyring, *ids)).fetchall()
            return {row[0]: LookRow(keyring, row[0], row[1], bool(row[2]), row[3]) for row in rows}

        return await self.read(question)


def connect(path: Path) -> sqlite3.Connection:
    """Every transaction is begun by hand. Connections are closed by another thread than made them."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY, check_same_thread=False)
    connection.execute("pragma synchronous = full")
    connection.execute(f"pragma wal_autocheckpoint = {CHECKPOINT}")
    return connection


def set_up(path: Path) -> None:
    """Make the file if there is none, see whether it is one of ours, and bring an older one up to date."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            path.touch(mode=0o600)  # it holds everybody's cards
    except OSError as error:
        raise StoreError(f"{path} cannot be used: {error.strerror}") from None
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY)
    try:
        connection.execute("pragma journal_mode = wal")
        version = connection.execute("pragma user_version").fetchone()[0]
        if version > len(FORMATS):
            raise StoreError(f"{path} is of format {version}; this program reads {len(FORMATS)}")
        if version < len(FORMATS):
            steps = " ".join(FORMATS[version:])
            connection.executescript(
                f"begin immediate; {steps} pragma user_version = {len(FORMATS)}; commit;"
            )
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path} cannot be used: {error}") from None
    finally:
        connection.close()
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError):
            os.chmod(name, 0o600)


def commit(connection: sqlite3.Connection, batch: list[Changes]) -> dict[int, StoreError]:
    """All of a batch in one transaction. What fails is left out and the others stay; those are returned."""
    try:
        connection.execute("begin immediate")
        try:
            apply_all(connection, batch)
            failed = {}
        except sqlite3.Error:
            connection.rollback()  # which some errors have done already
            connection.execute("begin immediate")
            failed = apply_each(connection, batch)
        connection.execute("commit")
    except sqlite3.Error as error:
        with suppress(sqlite3.Error):
            connection.execute("rollback")
        failed = {i: StoreError(f"not stored: {error}") for i in range(len(batch))}
    return failed


def apply_all(connection: sqlite3.Connection, batch: list[Changes]) -> None:
    """In their order; of moves, which are nearly all there is, many rows by one statement."""
    moves: list[Row] = []
    turns: dict[str, Row] = {}  # the last of each table
    for changes in batch:
        if changes.only_moves():
            moves += move_rows(changes)
            if changes.turn is not None:
                turns[changes.table_id] = turn_columns(changes.table_id, changes.turn)
        else:
            insert(connection, MOVE, moves)
            insert(connection, TURN, list(turns.values()))
            moves, turns = [], {}
            apply(connection, changes)
    insert(connection, MOVE, moves)
    insert(connection, TURN, list(turns.values()))


def insert(connection: sqlite3.Connection, statement: str, rows: list[Row]) -> None:
    """Rows of one width, many by one statement: that takes half the time of one for each."""
    begin = 0
    for size in SIZES:
        while len(rows) - begin >= size:
            marks = f"({', '.join(['?'] * len(rows[begin]))})"
            values = [value for row in rows[begin : begin + size] for value in row]
            connection.execute(f"{statement} values {', '.join([marks] * size)}", values)
            begin += size


def move_rows(changes: Changes) -> list[Row]:
    id = changes.table_id
    return [(id, m.seq, m.seat, m.name, m.key or None, m.version, m.at) for m in changes.moves]


def turn_columns(id: str, turn: TurnRow) -> Row:
    return id, ",".join([str(seat) for seat in turn.asked]), turn.events, turn.at


def apply_each(connection: sqlite3.Connection, batch: list[Changes]) -> dict[int, StoreError]:
    """Slower, and finds out which of them fail."""
    failed: dict[int, StoreError] = {}
    for i, changes in enumerate(batch):
        connection.execute("savepoint one")
        try:
            apply(connection, changes)
        except sqlite3.Error as error:
            connection.execute("rollback to one")
            failed[i] = StoreError(f"not stored: {error}")
        connection.execute("release one")
    return failed


def apply(connection: sqlite3.Connection, changes: Changes) -> None:
    id = changes.table_id
    if changes.deleted:
        connection.execute("delete from tables where id = ?", (id,))
        for part in TABLE_PARTS:
            connection.execute(f"delete from {part} where table_id = ?", (id,))
        return
    if changes.table is not None:
        t = changes.table
        connection.execute(
            "insert or replace into tables (id, created, status, public, data, host)"
            " values (?, ?, ?, ?, ?, ?)",
            (id, t.created, t.status, t.public, msgspec.json.encode(t).decode(), t.host),
        )
    for seat in changes.seats:
        connection.execute(
            "insert or replace into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", (id, *columns(seat))
        )
    insert(connection, MOVE, move_rows(changes))
    if changes.snapshot:
        # The first one stays: it is where the journal begins.
        connection.execute("delete from snapshots where table_id = ? and seq > 0", (id,))
        connection.execute(
            "insert or replace into snapshots values (?, ?, ?)", (id, changes.snapshot_seq, changes.snapshot)
        )
    if changes.chat is not None:
        c = changes.chat
        connection.execute(
            "insert into chat values (?, ?, ?, ?, ?, ?)", (id, c.number, c.seat, c.name, c.text, c.at)
        )
    if changes.review:
        connection.execute("insert or replace into reviews values (?, ?)", (id, changes.review))
    if changes.turn is not None:
        insert(connection, TURN, [turn_columns(id, changes.turn)])
    if changes.look is not None:
        write_look(connection, changes.look)
    if changes.keyrings:
        write_keyrings(connection, changes.keyrings)
    if changes.beat:
        connection.execute("insert or replace into beats values (1, ?)", (changes.beat,))


def columns(s: SeatRow) -> tuple[str | int, ...]:
    """Of a seat, in the order of the table's columns after that of its table."""
    orders = msgspec.json.encode(s.orders).decode()
    return s.seat, s.kind, s.name, s.bot, s.secret, s.covered, s.gone, s.asked_to_leave, s.agreed, orders


def write_keyrings(connection: sqlite3.Connection, keyrings: list[KeyringRow]) -> None:
    """New ones push out the oldest that hold the same, and those that nobody came with for long."""
    connection.executemany(
        "insert or replace into rings values (?, ?, ?)", [(r.keyring, r.secret, r.at) for r in keyrings]
    )
    connection.executemany(
        "delete from rings where secret = ? and ring not in"
        " (select ring from rings where secret = ? order by at desc limit ?)",
        [(r.secret, r.secret, MOST_KEYRINGS) for r in keyrings],
    )
    connection.execute("delete from rings where at < ?", (max([r.at for r in keyrings]) - KEYRING_KEPT,))


def write_look(connection: sqlite3.Connection, look: LookRow) -> None:
    connection.execute(
        "insert into looks values (?, ?, coalesce(?, 0), coalesce(?, 0), ?) on conflict do update set"
        " seen = coalesce(?, seen), archived = coalesce(?, archived), at = ?",
        (
            *(look.keyring, look.table_id, look.seen, look.archived, look.at),
            *(look.seen, look.archived, look.at),
        ),
    )
    connection.execute("delete from looks where at < ?", (look.at - KEYRING_KEPT,))


def load(connection: sqlite3.Connection, table_id: str) -> Stored | None:
    row = connection.execute("select data from tables where id = ?", (table_id,)).fetchone()
    if row is None:
        return None
    table, seats = with_seats(connection, [row[0]])[0]
    snapshot = connection.execute(
        "select seq, data from snapshots where table_id = ? order by seq desc limit 1", (table_id,)
    ).fetchone()
    seq = int(snapshot[0]) if snapshot else 0
    chat = connection.execute(
        "select number, seat, name, text, at from chat where table_id = ? order by number desc limit ?",
        (table_id, LAST_CHAT),
    ).fetchall()
    turn = connection.execute(
        "select asked, events, at from turns where table_id = ?", (table_id,)
    ).fetchone()
    keys = connection.execute(
        "select key, version from moves where table_id = ? and key is not null", (table_id,)
    ).fetchall()
    return Stored(
        table,
        seats,
        str(snapshot[1]) if snapshot else "",
        seq,
        moves_after(connection, table_id, seq),
        [ChatRow(*line) for line in chat[::-1]],
        turn_row(*turn) if turn else TurnRow(),
        dict(keys),
    )


def turn_row(asked: str, events: int, at: float) -> TurnRow:
    return TurnRow([int(seat) for seat in asked.split(",") if seat], events, at)


def moves_after(connection: sqlite3.Connection, table_id: str, seq: int) -> list[MoveRow]:
    rows = connection.execute(
        "select seq, seat, name, coalesce(key, ''), version, at from moves where table_id = ? and seq >= ?"
        " order by seq",
        (table_id, seq),
    ).fetchall()
    return [MoveRow(*row) for row in rows]


def with_seats(connection: sqlite3.Connection, tables: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    found = []
    for data in tables:
        table = read_table(data)
        rows = connection.execute(
            "select seat, kind, name, bot, secret, covered, gone, asked_to_leave, agreed, orders"
            " from seats where table_id = ? order by seat",
            (table.id,),
        ).fetchall()
        found.append((table, [seat_row(*row) for row in rows]))
    return found


def seat_row(
    seat: int,
    kind: Literal["person", "open", "bot"],
    name: str,
    bot: str,
    secret: str,
    covered: int,
    gone: Literal["", "left", "resigned", "free"],
    asked_to_leave: int,
    agreed: int,
    orders: str,
) -> SeatRow:
    given = read_orders(orders)
    return SeatRow(
        seat, kind, name, bot, secret, bool(covered), gone, bool(asked_to_leave), bool(agreed), given
    )
