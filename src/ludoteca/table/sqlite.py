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

from ludoteca.table.sqlite_formats import FORMATS
from ludoteca.table.sqlite_writing import commit
from ludoteca.table.store import (
    LAST_CHAT,
    MOST_AT_ONCE,
    Changes,
    ChatRow,
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
Batch = tuple[asyncio.AbstractEventLoop, list[Waiting]]

READERS = 2
CHECKPOINT = 8000  # pages that wait to be moved into the file: those of lively tables change again and again
CACHE = 16_384  # kB of pages that the writer keeps: with fewer it would read those of lively tables anew
BUSY = 5.0  # seconds to wait for whoever else writes to the file

TABLES_OF = """
select data from tables where id in (
    select s.table_id from rings r join seats s on s.secret = r.secret
        where r.ring = ? and s.secret != '' and s.kind = 'person'
    union select t.id from rings r join tables t on t.host = r.secret where r.ring = ? and t.host != ''
) order by created desc limit ?
"""


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
        [ChatRow(*line) for line in reversed(chat)],
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
