"""The store in PostgreSQL: what waits is committed together, in one transaction, and read beside it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import asyncpg
import msgspec

from ludoteca.table import leases
from ludoteca.table.leases import FENCED, Leases, LedElsewhere
from ludoteca.table.store import (
    KEYRING_KEPT,
    LAST_CHAT,
    MOST_AT_ONCE,
    MOST_KEYRINGS,
    TABLE_PARTS,
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
    read_seat,
    read_table,
    read_turn,
    submitted,
    tell,
)

if TYPE_CHECKING:
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

CONNECTIONS = 4  # one of them writes
PATIENCE = 10.0  # seconds for an answer of the database, and for a connection to it
SETTING_UP = 7023_1450  # the number of the lock under which formats are changed
FIRST = 1  # fence of a table
PROBLEMS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
Statement = tuple[str, tuple[Any, ...]]

# Each brings a database one format further; a new one goes through all of them.
FORMATS = [
    """
create table tables (
    id text primary key, created double precision not null, status text not null, public boolean not null,
    host text not null, data text not null
);
create index open_tables on tables (created) where public and status = 'waiting';
create index hosts on tables (host) where host != '';
create table seats (
    table_id text, seat integer, kind text not null, secret text not null, data text not null,
    primary key (table_id, seat)
);
create index seat_secrets on seats (secret) where secret != '';
create table moves (
    table_id text, seq integer, seat integer not null, name text not null, key text, version bigint not null,
    at double precision not null, primary key (table_id, seq)
);
create unique index move_keys on moves (table_id, key) where key is not null;
create table snapshots (table_id text, seq integer, data text not null, primary key (table_id, seq));
create table chat (
    table_id text, number integer, seat integer not null, name text not null, text text not null,
    at double precision not null, primary key (table_id, number)
);
create table reviews (table_id text primary key, data text not null);
create table turns (table_id text primary key, data text not null);
create table looks (
    ring text, table_id text, seen bigint not null, archived boolean not null,
    at double precision not null, primary key (ring, table_id)
);
create index look_times on looks (at);
create index looks_of on looks (table_id);
create table rings (ring text, secret text, at double precision not null, primary key (ring, secret));
create index rings_of on rings (secret, at);
create index ring_times on rings (at);
create table beats (one integer primary key check (one = 1), at double precision not null);
""",
    leases.FORMAT,
    leases.FORMAT_AT_ONCE,
]

TABLE = """
insert into tables values ($1, $2, $3, $4, $5, $6) on conflict (id) do update set
    created = excluded.created, status = excluded.status, public = excluded.public, host = excluded.host,
    data = excluded.data
"""
SEAT = """
insert into seats values ($1, $2, $3, $4, $5) on conflict (table_id, seat) do update set
    kind = excluded.kind, secret = excluded.secret, data = excluded.data
"""
MOVE = "insert into moves values ($1, $2, $3, $4, $5, $6, $7, $8)"
# The first snapshot stays: it is where the journal begins.
OLD_SNAPSHOT = "delete from snapshots where table_id = $1 and seq > 0"
SNAPSHOT = """
insert into snapshots values ($1, $2, $3) on conflict (table_id, seq) do update set data = excluded.data
"""
CHAT = "insert into chat values ($1, $2, $3, $4, $5, $6)"
REVIEW = "insert into reviews values ($1, $2) on conflict (table_id) do update set data = excluded.data"
TURN = "insert into turns values ($1, $2) on conflict (table_id) do update set data = excluded.data"
# The same for many rows at once, which takes the database a fraction of the time.
AT_ONCE = {
    # Who is late is told so, before a number is found to be taken.
    MOVE: "with led as materialized (select check_fences($1::text[], $8::bigint[])) insert into moves"
    " select new.* from led, unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::text[], $6::bigint[],"
    " $7::float8[], $8::bigint[]) as new",
    TURN: "insert into turns select * from unnest($1::text[], $2::text[])"
    " on conflict (table_id) do update set data = excluded.data",
}
LOOK = """
insert into looks values ($1, $2, coalesce($3::bigint, 0), coalesce($4::boolean, false), $5)
    on conflict (ring, table_id) do update set
    seen = coalesce($3, looks.seen), archived = coalesce($4, looks.archived), at = $5
"""
OLD_LOOKS = "delete from looks where at < $1"
RING = "insert into rings values ($1, $2, $3) on conflict (ring, secret) do update set at = excluded.at"
PUSHED_OUT = """
delete from rings where secret = $1 and ring not in
    (select ring from rings where secret = $1 order by at desc limit $2)
"""
OLD_RINGS = "delete from rings where at < $1"
NEW = "insert into leases values ($1, $2, $3)"
FENCE = "select check_fence($1, $2)"
BEAT = "insert into beats values (1, $1) on conflict (one) do update set at = excluded.at"

TABLES_OF = """
select id, data from tables where id in (
    select s.table_id from rings r join seats s on s.secret = r.secret
        where r.ring = $1 and s.secret != '' and s.kind = 'person'
    union select t.id from rings r join tables t on t.host = r.secret where r.ring = $1 and t.host != ''
) order by created desc limit $2
"""
MOVES_AFTER = """
select seq, seat, name, coalesce(key, '') as key, version, at from moves
    where table_id = $1 and seq >= $2 order by seq
"""


class PostgresStore:
    """Made by `open_postgres`. A caller of `save` that goes away takes nothing back."""

    def __init__(self, pool: Pool, leases: Leases) -> None:
        self.pool = pool
        self.leases = leases
        self.waiting: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None

    # writing

    def submit(self, changes: Changes, settled: Settled) -> None:
        self.waiting.append((changes, settled))
        if self.writer is None or self.writer.done():
            self.writer = asyncio.create_task(self.write_all())

    async def save(self, changes: Changes) -> None:
        if changes.deleted:
            await self.lead(changes.table_id)
        await submitted(self, changes)

    async def write_all(self) -> None:
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            tell(batch, await self.commit([changes for changes, _ in batch]))

    async def commit(self, batch: list[Changes]) -> dict[int, StoreError]:
        """All of a batch in one transaction, or where that fails each in its own; those that fail then."""
        failed: dict[int, StoreError] = {}
        try:
            await self.write(batch)
        except Exception as problem:  # whatever it is, whoever waits must hear of it
            if len(batch) == 1:
                failed[0] = StoreError(f"not stored: {problem}")
                if getattr(problem, "sqlstate", "") == FENCED:
                    self.leases.fences.pop(batch[0].table_id, None)
            else:
                each = [await self.commit([changes]) for changes in batch]
                failed = {i: one[0] for i, one in enumerate(each) if one}
        return failed

    async def write(self, batch: list[Changes]) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            rows: dict[str, list[tuple[Any, ...]]] = {}
            for changes in batch:
                if changes.deleted:  # not before what came before it
                    await write_rows(connection, rows)
                    rows = {}
                for statement, values in [*self.fence(changes), *statements(changes, self.number(changes))]:
                    rows.setdefault(statement, []).append(values)
            await write_rows(connection, rows)
        for changes in batch:
            if changes.deleted:
                self.leases.fences.pop(changes.table_id, None)
            elif is_of_table(changes):
                self.leases.fences[changes.table_id] = self.number(changes)

    def number(self, changes: Changes) -> int:
        """The fence of a table that this server leads; a new one is its own."""
        return self.leases.fences.get(changes.table_id, FIRST)

    def fence(self, changes: Changes) -> list[Statement]:
        """What lets the database refuse a change of a table that another server leads by now."""
        id = changes.table_id
        if not is_of_table(changes):
            return []
        if id in self.leases.fences:
            return [] if changes.moves else [(FENCE, (id, self.number(changes)))]  # moves are checked anyway
        if changes.table is None:
            raise LedElsewhere(f"this server does not lead the table {id}")
        return [(NEW, (id, FIRST, self.leases.holder))]

    async def close(self) -> None:
        if self.writer is not None:
            await self.writer
        await self.leases.close()
        await self.pool.close()

    # reading

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """One moment for all the questions."""
        try:
            async with (
                self.pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield connection
        except PROBLEMS as problem:
            raise StoreError(f"not read: {problem}") from None

    async def load(self, table_id: str) -> Stored | None:
        """Whoever loads a table leads it from then on; where another server does, it is refused."""
        if not await self.lead(table_id):
            return None
        async with self.reading() as connection:
            return await load(connection, table_id)

    async def lead(self, table_id: str) -> bool:
        try:
            return await self.leases.lead(table_id)
        except PROBLEMS as problem:
            raise StoreError(f"not read: {problem}") from None

    async def history(self, table_id: str) -> tuple[str, list[MoveRow]]:
        async with self.reading() as connection:
            first = "select data from snapshots where table_id = $1 and seq = 0"
            found = await connection.fetchval(first, table_id)
            return str(found or ""), await moves_after(connection, table_id, 0)

    async def review(self, table_id: str) -> str:
        async with self.reading() as connection:
            found = await connection.fetchval("select data from reviews where table_id = $1", table_id)
            return str(found or "")

    async def open_tables(self, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        asked = (
            "select id, data from tables where public and status = 'waiting' order by created desc limit $1"
        )
        async with self.reading() as connection:
            return await with_seats(connection, await connection.fetch(asked, most))

    async def tables(self, ids: list[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        asked = "select id, data from tables where id = any($1::text[]) order by created desc"
        async with self.reading() as connection:
            return await with_seats(connection, await connection.fetch(asked, ids))

    async def tables_before(self, before: float, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        asked = "select id, data from tables where created < $1 order by created desc limit $2"
        async with self.reading() as connection:
            return await with_seats(connection, await connection.fetch(asked, before, most))

    async def tables_of(self, keyring: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self.reading() as connection:
            return await with_seats(connection, await connection.fetch(TABLES_OF, keyring, most))

    async def on_keyring(self, keyring: str, secrets: frozenset[str]) -> dict[str, float]:
        asked = "select secret, at from rings where ring = $1 and secret = any($2::text[])"
        async with self.reading() as connection:
            return {row["secret"]: row["at"] for row in await connection.fetch(asked, keyring, [*secrets])}

    async def turns(self, ids: list[str]) -> dict[str, TurnRow]:
        asked = "select table_id, data from turns where table_id = any($1::text[])"
        async with self.reading() as connection:
            return {row["table_id"]: turn_row(row["data"]) for row in await connection.fetch(asked, ids)}

    async def looks(self, keyring: str, ids: list[str]) -> dict[str, LookRow]:
        asked = "select * from looks where ring = $1 and table_id = any($2::text[])"
        async with self.reading() as connection:
            return {row["table_id"]: LookRow(*row) for row in await connection.fetch(asked, keyring, ids)}


async def open_postgres(url: str, here: str = "", lease: float = 4.0) -> PostgresStore:
    """The store at an address such as `postgresql://user@host/database`, brought up to date. Other servers
    that use it reach this one at `here`, and take it for dead after a `lease` of so many seconds.
    """
    logging.getLogger("asyncpg").setLevel(logging.CRITICAL)  # what fails is told to whoever asked
    try:
        pool, beats = await connections(url, CONNECTIONS), await connections(url, 1)
        store = PostgresStore(pool, Leases(pool, beats, here, lease))
        try:
            await set_up(pool)
            await store.leases.start()
        except BaseException:
            await beats.close()
            await pool.close()
            raise
    except (*PROBLEMS, ValueError) as problem:
        raise StoreError(f"the database cannot be used: {problem}") from None
    return store


async def connections(url: str, most: int) -> Pool:
    return await asyncpg.create_pool(
        url, min_size=1, max_size=most, timeout=PATIENCE, command_timeout=PATIENCE
    )


async def set_up(pool: Pool) -> None:
    """Bring the database to the format of this program; of several programs one does it."""
    async with pool.acquire() as connection, connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", SETTING_UP)
        await connection.execute("create table if not exists format (version integer not null)")
        version = int(await connection.fetchval("select version from format") or 0)
        if version > len(FORMATS):
            raise StoreError(f"the database is of format {version}; this program reads {len(FORMATS)}")
        if version < len(FORMATS):
            for step in FORMATS[version:]:
                await connection.execute(step)
            await connection.execute("delete from format")
            await connection.execute("insert into format values ($1)", len(FORMATS))


async def write_rows(connection: Connection, rows: dict[str, list[tuple[Any, ...]]]) -> None:
    """The rows of one statement go to the database together."""
    for statement, values in rows.items():
        if statement == TURN:
            values = list({row[0]: row for row in values}.values())  # the last of each table
        if statement in AT_ONCE:
            await connection.execute(
                AT_ONCE[statement], *[list(column) for column in zip(*values, strict=True)]
            )
        else:
            await connection.executemany(statement, values)


def is_of_table(changes: Changes) -> bool:
    """Whether it belongs to its table, and not to whoever looks at it."""
    c = changes
    parts = (c.deleted, c.table, c.seats, c.moves, c.snapshot, c.chat, c.review, c.turn)
    return any(parts)


def statements(changes: Changes, fence: int) -> list[Statement]:
    id = changes.table_id
    if changes.deleted:
        parts = [f"delete from {part} where table_id = $1" for part in (*TABLE_PARTS, "leases")]
        return [(statement, (id,)) for statement in ["delete from tables where id = $1", *parts]]
    found: list[Statement] = []
    if changes.table is not None:
        t = changes.table
        found.append((TABLE, (id, t.created, t.status, t.public, t.host, as_text(t))))
    found += [(SEAT, (id, s.seat, s.kind, s.secret, as_text(s))) for s in changes.seats]
    for m in changes.moves:
        found.append((MOVE, (id, m.seq, m.seat, m.name, m.key or None, m.version, m.at, fence)))
    if changes.snapshot:
        found.append((OLD_SNAPSHOT, (id,)))
        found.append((SNAPSHOT, (id, changes.snapshot_seq, changes.snapshot)))
    if changes.chat is not None:
        c = changes.chat
        found.append((CHAT, (id, c.number, c.seat, c.name, c.text, c.at)))
    if changes.review:
        found.append((REVIEW, (id, changes.review)))
    if changes.turn is not None:
        found.append((TURN, (id, as_text(changes.turn))))
    if changes.look is not None:
        look = changes.look
        found.append((LOOK, (look.keyring, look.table_id, look.seen, look.archived, look.at)))
        found.append((OLD_LOOKS, (look.at - KEYRING_KEPT,)))
    if changes.keyrings:
        # New ones push out the oldest that hold the same, and those that nobody came with for long.
        found += [(RING, (r.keyring, r.secret, r.at)) for r in changes.keyrings]
        found += [(PUSHED_OUT, (r.secret, MOST_KEYRINGS)) for r in changes.keyrings]
        found.append((OLD_RINGS, (max([r.at for r in changes.keyrings]) - KEYRING_KEPT,)))
    if changes.beat:
        found.append((BEAT, (changes.beat,)))
    return found


def as_text(row: msgspec.Struct) -> str:
    return msgspec.json.encode(row).decode()


async def load(connection: Connection, table_id: str) -> Stored | None:
    found = await with_seats(
        connection, await connection.fetch("select id, data from tables where id = $1", table_id)
    )
    if not found:
        return None
    table, seats = found[0]
    latest = "select seq, data from snapshots where table_id = $1 order by seq desc limit 1"
    snapshot = await connection.fetchrow(latest, table_id)
    seq = snapshot["seq"] if snapshot else 0
    said = "select number, seat, name, text, at from chat where table_id = $1 order by number desc limit $2"
    chat = await connection.fetch(said, table_id, LAST_CHAT)
    turn = await connection.fetchval("select data from turns where table_id = $1", table_id)
    acknowledged = "select key, version from moves where table_id = $1 and key is not null"
    keys = await connection.fetch(acknowledged, table_id)
    return Stored(
        table,
        seats,
        snapshot["data"] if snapshot else "",
        seq,
        await moves_after(connection, table_id, seq),
        [ChatRow(*line) for line in reversed(chat)],
        turn_row(turn) if turn else TurnRow(),
        {row["key"]: row["version"] for row in keys},
    )


def turn_row(data: str) -> TurnRow:
    return read_turn(data)


async def moves_after(connection: Connection, table_id: str, seq: int) -> list[MoveRow]:
    return [MoveRow(*row) for row in await connection.fetch(MOVES_AFTER, table_id, seq)]


async def with_seats(
    connection: Connection, tables: list[asyncpg.Record]
) -> list[tuple[TableRow, list[SeatRow]]]:
    asked = "select table_id, data from seats where table_id = any($1::text[]) order by table_id, seat"
    seats: dict[str, list[SeatRow]] = {row["id"]: [] for row in tables}
    for row in await connection.fetch(asked, [*seats]):
        seats[row["table_id"]].append(read_seat(row["data"]))
    return [(read_table(row["data"]), seats[row["id"]]) for row in tables]
