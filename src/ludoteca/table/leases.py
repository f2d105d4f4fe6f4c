"""Which of several servers leads a table: one at a time, under a lease that the database keeps.

A server proves every second that it lives. The tables of one that does not go to whoever needs them next,
with a higher number: a fence. Everything that is written to a table names the fence of its writer, and the
database refuses what comes from behind a newer one, however late the writer notices.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from ludoteca.table.server_log import note
from ludoteca.table.store import StoreError

if TYPE_CHECKING:
    import asyncpg

    Pool = asyncpg.Pool[asyncpg.Record]

BEATS = 4  # in the time after which a server counts as dead
FORGOTTEN = timedelta(days=1)
FENCED = "LU001"  # the database's own code for it, below

# The fence is in the key of the journal; that no two rows have one number holds besides.
FORMAT = f"""
create table servers (holder text primary key, address text not null, until timestamptz not null);
create table leases (table_id text primary key, fence bigint not null, holder text not null);
create index leases_of on leases (holder);
alter table moves add column fence bigint not null default 0;
alter table moves drop constraint moves_pkey;
alter table moves add primary key (table_id, fence, seq), add unique (table_id, seq);
create function check_fence(which text, number bigint) returns void language plpgsql as $$
begin
    perform 1 from leases where table_id = which and fence = number for share;
    if not found then
        raise exception 'another server leads the table %', which using errcode = '{FENCED}';
    end if;
end $$;
create function check_move() returns trigger language plpgsql as $$
begin
    perform check_fence(new.table_id, new.fence);
    return new;
end $$;
create trigger fence before insert on moves for each row execute function check_move();
"""
# The same for all rows of a statement at once. A room has the keys of messages in memory: no index of them.
FORMAT_AT_ONCE = f"""
drop trigger fence on moves;
drop function check_move;
drop index move_keys;
create function check_fences(which text[], numbers bigint[]) returns void language plpgsql as $$
declare
    behind text;
begin
    perform 1 from leases where table_id = any (which) order by table_id for share;
    select w.id into behind from unnest(which, numbers) as w (id, fence)
        left join leases l on l.table_id = w.id and l.fence = w.fence where l.table_id is null limit 1;
    if found then
        raise exception 'another server leads the table %', behind using errcode = '{FENCED}';
    end if;
end $$;
create function check_moves() returns trigger language plpgsql as $$
begin
    perform check_fences(array_agg(table_id), array_agg(fence)) from written;
    return null;
end $$;
create trigger fence after insert on moves referencing new table as written
    for each statement execute function check_moves();
"""

BEAT = """
insert into servers values ($1, $2, now() + $3) on conflict (holder) do update set until = excluded.until
    returning (select until > now() from servers where holder = $1)
"""
LEAD = """
insert into leases select id, 1, $2 from tables where id = $1
    on conflict (table_id) do update set fence = leases.fence + 1, holder = $2
    where leases.holder = $2
        or not exists (select 1 from servers s where s.holder = leases.holder and s.until > now())
    returning fence
"""
LEADER = """
select s.address, s.holder from leases l join servers s using (holder)
    where l.table_id = $1 and l.holder != $2 and s.until > now()
"""


class LedElsewhere(StoreError):
    """Another server leads the table; whoever needs it asks there, or again later."""


def nobody(tables: list[str]) -> None:
    """Nobody plays here yet."""


class Leases:
    """What this server leads, and the fences of those tables."""

    def __init__(self, pool: Pool, beats: Pool, address: str, lasting: float) -> None:
        self.pool = pool
        self.beats = beats  # a connection that nobody else keeps busy
        self.address = address  # at which other servers reach this one
        self.lasting = timedelta(seconds=lasting)
        self.holder = secrets.token_hex(8)
        self.fences: dict[str, int] = {}
        self.holders: dict[str, str] = {}  # the names of other leaders, by address
        self.lost: Callable[[list[str]], None] = nobody  # called with tables that it leads no longer
        self.proven = time.monotonic()
        self.beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.beat()
        self.beating = asyncio.create_task(self.keep_beating())

    async def keep_beating(self) -> None:
        while True:
            await asyncio.sleep(self.lasting.total_seconds() / BEATS)
            await self.beat_or_give_up()

    async def beat_or_give_up(self) -> None:
        """Without the database nothing can be led; it will come back."""
        lasting = self.lasting.total_seconds()
        try:
            async with asyncio.timeout(lasting / 2):
                await self.beat()
        except Exception as problem:
            note("no lease", reason=str(problem)[:200])
            if time.monotonic() - self.proven > lasting:
                self.give_up([*self.fences])

    async def beat(self) -> None:
        """Prove that this server lives. One that was taken for dead finds out what it leads no longer."""
        began = time.monotonic()
        in_time = await self.beats.fetchval(BEAT, self.holder, self.address, self.lasting)
        if not in_time:
            await self.beats.execute("delete from servers where until < now() - $1::interval", FORGOTTEN)
            asked = "select table_id from leases where holder = $1"
            kept = {row["table_id"] for row in await self.beats.fetch(asked, self.holder)}
            self.give_up([id for id in self.fences if id not in kept])
        self.proven = began

    def give_up(self, tables: list[str]) -> None:
        for id in tables:
            self.fences.pop(id, None)
        if tables:
            note("tables lost", count=len(tables))
            self.lost(tables)

    async def lead(self, table_id: str) -> bool:
        """Lead a table from now on, unless another server that lives does. False: there is no such table."""
        fence = await self.pool.fetchval(LEAD, table_id, self.holder)
        if fence is not None:
            self.fences[table_id] = fence
        elif await self.pool.fetchval("select 1 from tables where id = $1", table_id):
            raise LedElsewhere(f"another server leads the table {table_id}")
        return fence is not None

    async def leader(self, table_id: str) -> str:
        """The address of another server that leads a table; "": none does."""
        if table_id in self.fences:
            return ""
        found = await self.pool.fetchrow(LEADER, table_id, self.holder)
        if found is None:
            return ""
        self.holders[found["address"]] = found["holder"]
        return str(found["address"])

    async def close(self) -> None:
        """Others may lead these tables at once."""
        if self.beating is not None:
            self.beating.cancel()
            with suppress(asyncio.CancelledError):
                await self.beating
        with suppress(Exception):  # the database is away, and will take the server for dead
            await self.beats.execute("delete from servers where holder = $1", self.holder)
        await self.beats.close()
