"""What is written into an SQLite file: all that waits in one transaction, with few statements."""

from __future__ import annotations

import sqlite3
from contextlib import suppress

import msgspec

from ludoteca.table.store import (
    KEYRING_KEPT,
    MOST_KEYRINGS,
    TABLE_PARTS,
    Changes,
    KeyringRow,
    LookRow,
    SeatRow,
    StoreError,
    TurnRow,
)

Row = tuple[str | int | float | None, ...]

# Rows that one statement stores: few statements for any number, since after each the thread waits for others.
SIZES = (64, 32, 16, 8, 4, 2, 1)
MOVE = "insert into moves"
TURN = "insert or replace into turns"


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
