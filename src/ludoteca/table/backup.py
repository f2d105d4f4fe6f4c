"""Backups: all that a store holds as a text of lines, to be restored into an empty store of either kind.

A backup is taken of one moment, while servers play on. Each line is a `Changes`, which is saved once more.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Iterator, Sequence
from contextlib import aclosing, asynccontextmanager, closing
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

import msgspec

from ludoteca.table import sqlite
from ludoteca.table.lock import locked
from ludoteca.table.settings import Settings
from ludoteca.table.storage import open_store
from ludoteca.table.store import (
    MOST_AT_ONCE,
    Changes,
    ChatRow,
    KeyringRow,
    LookRow,
    MoveRow,
    Store,
    Stored,
    StoreError,
)

FORMAT = "ludoteca backup 1"
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Changes)

CHAT = "select number, seat, name, text, at from chat where table_id = {} order by number"
LOOKS = "select ring, table_id, seen, archived, at from looks order by at"


def back_up(settings: Settings, file: Path) -> int:
    """Write all that a store holds to a new file; the number of its tables. One that is not finished goes."""

    async def write() -> int:
        tables = 0
        async with aclosing(contents(settings)) as rows:
            with gzip.open(file, "wb") as out:
                out.write(f"{FORMAT}\n".encode())
                async for changes in rows:
                    tables += changes.table is not None
                    out.write(ENCODER.encode(changes) + b"\n")
                out.write(b"end\n")
        return tables

    if not settings.store and not settings.database.exists():
        raise StoreError(f"there are no tables in {settings.data}: --data names the folder of the server")
    complete = False
    try:
        file.touch(mode=0o600, exist_ok=False)  # it holds everybody's cards
        try:
            tables = asyncio.run(write())
            complete = True
        finally:
            if not complete:
                file.unlink()
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {error.strerror or error}") from None
    return tables


def restore(settings: Settings, file: Path) -> int:
    """Fill an empty store from a backup; the number of its tables. Nobody serves from it meanwhile."""

    async def read() -> int:
        store = await open_store(settings)
        try:
            if await anything(settings):
                raise StoreError("this store holds tables already: a backup is restored into an empty one")
            for _ in lines(file):
                pass  # nothing is restored from a file that cannot be read to its end
            return await refill(store, lines(file))
        finally:
            await store.close()

    with locked(settings.data):
        return asyncio.run(read())


async def anything(settings: Settings) -> bool:
    async with aclosing(contents(settings)) as rows:
        async for _ in rows:
            return True
    return False


def lines(file: Path) -> Iterator[Changes]:
    """What a backup holds. One that was cut off is refused, at its end at the latest."""
    complete = False
    try:
        with gzip.open(file, "rb") as text:
            if text.readline().decode().rstrip() != FORMAT:
                raise StoreError(f"{file} is no backup, or one of another version")
            for line in text:
                complete = line == b"end\n"
                if not complete:
                    yield DECODER.decode(line)
    except (OSError, EOFError, UnicodeError, zlib.error, msgspec.DecodeError) as error:
        reason = getattr(error, "strerror", None) or error
        raise StoreError(f"{file} cannot be read: {reason}") from None
    if not complete:
        raise StoreError(f"{file} is not complete")


async def refill(store: Store, rows: Iterator[Changes]) -> int:
    """Many at once, in their order; a table comes before what else belongs to it."""
    tables = 0
    while batch := [*islice(rows, MOST_AT_ONCE)]:
        new = [changes for changes in batch if changes.table is not None]
        await asyncio.gather(*[store.save(changes) for changes in new])
        await asyncio.gather(*[store.save(changes) for changes in batch if changes.table is None])
        tables += len(new)
    return tables


async def contents(settings: Settings) -> AsyncGenerator[Changes, None]:
    """All that a store holds at one moment."""
    if settings.store:
        async with of_postgres(settings) as reader:
            async for changes in rows_of(reader):
                yield changes
    elif settings.database.exists():
        with closing(sqlite.connect(settings.database)) as connection:
            connection.execute("begin")
            async for changes in rows_of(Sqlite(connection)):
                yield changes


class Reader(Protocol):
    """Reads a database at one moment. `{}` in a question stands for the id of a table."""

    async def ask(self, question: str, *table_id: str) -> Sequence[Sequence[Any]]: ...

    async def load(self, table_id: str) -> Stored | None: ...

    async def moves(self, table_id: str) -> list[MoveRow]: ...


class Sqlite:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    async def ask(self, question: str, *table_id: str) -> list[tuple[Any, ...]]:
        return self.connection.execute(question.format("?"), table_id).fetchall()

    async def load(self, table_id: str) -> Stored | None:
        return sqlite.load(self.connection, table_id)

    async def moves(self, table_id: str) -> list[MoveRow]:
        return sqlite.moves_after(self.connection, table_id, 0)


@asynccontextmanager
async def of_postgres(settings: Settings) -> AsyncIterator[Reader]:
    from ludoteca.table import postgres

    class Postgres:
        async def ask(self, question: str, *table_id: str) -> list[Any]:
            return await connection.fetch(question.format("$1"), *table_id)

        async def load(self, table_id: str) -> Stored | None:
            return await postgres.load(connection, table_id)

        async def moves(self, table_id: str) -> list[MoveRow]:
            return await postgres.moves_after(connection, table_id, 0)

    store = await postgres.open_postgres(settings.store)
    try:
        async with store.reading() as connection:
            yield Postgres()
    finally:
        await store.close()


async def rows_of(reader: Reader) -> AsyncIterator[Changes]:
    for (id,) in await reader.ask("select id from tables order by created, id"):
        found = await reader.load(id)
        assert found is not None
        first = await one(reader, "select data from snapshots where table_id = {} and seq = 0", id)
        review = await one(reader, "select data from reviews where table_id = {}", id)
        turn = found.turn if first else None
        moves = await reader.moves(id)
        yield Changes(id, found.table, found.seats, moves, first, 0, None, review, turn=turn)
        if found.seq:
            yield Changes(id, snapshot=found.snapshot, snapshot_seq=found.seq)
        for line in await reader.ask(CHAT, id):
            yield Changes(id, chat=ChatRow(*line))
    # The oldest first: to save one is to push out what is half a year older.
    for ring, secret, at in await reader.ask("select ring, secret, at from rings order by at"):
        yield Changes("", keyrings=[KeyringRow(ring, secret, at)])
    for ring, id, seen, archived, at in await reader.ask(LOOKS):
        yield Changes(id, look=LookRow(ring, id, seen, bool(archived), at))


async def one(reader: Reader, question: str, table_id: str) -> str:
    found = await reader.ask(question, table_id)
    return str(found[0][0]) if found else ""
