"""Several servers on one database: each table is led by one of them, and the database refuses all others."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager

import asyncpg
import pytest

from kit import chance
from kit.databases import run_sql
from kit.table import ME, PATIENCE, PAUSE, asked, enter, plan, step, think_here
from ludoteca.table import seating
from ludoteca.table.connection import GONE
from ludoteca.table.expiry import DAY, expire
from ludoteca.table.leases import LedElsewhere
from ludoteca.table.postgres import CONNECTIONS, FORMATS, PostgresStore, as_text, open_postgres
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.store import Changes, MoveRow, StoreError, TableRow

LONG = 3600.0  # seconds of a lease: no test waits for its end


class Server:
    """A server without sockets."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.leases = store.leases
        self.rooms = Rooms(store, think_here, PAUSE, chance.of_this_test)
        self.leases.lost = self.rooms.lost

    async def pause(self) -> None:
        """It is stopped for so long that others take it for dead."""
        late = "update servers set until = now() - interval '1 second' where holder = $1"
        await self.store.pool.execute(late, self.leases.holder)


@asynccontextmanager
async def serving(database: str, address: str) -> AsyncIterator[Server]:
    server = Server(await open_postgres(database, address, LONG))
    yield server
    server.rooms.close()
    await server.store.close()


def with_two(database: str, story: Callable[[Server, Server], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with AsyncExitStack() as stack:
            servers = [await stack.enter_async_context(serving(database, f"http://{n}")) for n in "ab"]
            await story(*servers)

    asyncio.run(inside())


async def new_room(server: Server) -> tuple[Room, list[str]]:
    room, secrets = await seating.make(server.rooms, plan(ME, ME))
    await step(room, random.Random(1))
    return room, secrets


def journal(database: str, id: str) -> list[tuple[int, int]]:
    rows = run_sql(database, f"select seq, fence from moves where table_id = '{id}' order by seq")
    return [(row["seq"], row["fence"]) for row in rows]


def test_a_table_is_led_by_one_server_and_after_its_end_by_another(database: str) -> None:
    async def story(a: Server, b: Server) -> None:
        room, _ = await new_room(a)
        id, moves = room.table.id, room.game.moves
        assert (await b.leases.leader(id), await a.leases.leader(id)) == ("http://a", "")
        with pytest.raises(LedElsewhere):
            await b.rooms.room(id)
        await a.leases.close()  # it ends in order: nobody waits
        assert await b.leases.leader(id) == ""
        there = await b.rooms.room(id)
        assert there.game.moves == moves
        await step(there, random.Random(2))
        assert b.leases.fences[id] == 2

    with_two(database, story)


def test_a_leader_that_wakes_up_too_late_is_refused_and_its_players_come_back(database: str) -> None:
    ids: list[str] = []

    async def story(a: Server, b: Server) -> None:
        room, secrets = await new_room(a)
        other, _ = await new_room(a)
        ids.append(room.table.id)
        page = enter(room, secrets, asked(room)[0])
        await a.pause()
        there = await b.rooms.room(room.table.id)
        await step(there, random.Random(2))
        with pytest.raises(StoreError, match="another server"):
            await step(room, random.Random(3))
        assert page.closed_with == GONE
        with pytest.raises(StoreError):  # and nothing that is no move
            await room.change_table(room.table)
        await a.leases.beat()
        with pytest.raises(LedElsewhere):
            await a.rooms.room(room.table.id)
        assert await a.leases.leader(room.table.id) == "http://b"
        again = enter(there, secrets, asked(there)[0])
        assert not again.dropped
        await step(there, random.Random(4))
        await step(other, random.Random(5))  # nobody else needed that one
        assert a.leases.fences == {other.table.id: 1}

    with_two(database, story)
    fences = [fence for _, fence in journal(database, ids[0])]
    assert fences == sorted(fences) and {*fences} == {1, 2}


def test_players_of_a_leader_that_wakes_up_are_told_before_they_do_anything(database: str) -> None:
    async def story(a: Server, b: Server) -> None:
        room, secrets = await new_room(a)
        kept, kept_secrets = await new_room(a)
        pages = enter(room, secrets, 0), enter(kept, kept_secrets, 0)
        await a.pause()
        await b.rooms.room(room.table.id)
        await a.leases.beat()
        assert [page.closed_with for page in pages] == [GONE, 0]
        assert a.rooms.by_id == {kept.table.id: kept}
        with pytest.raises(LedElsewhere):  # it is alive again
            await b.rooms.room(kept.table.id)

    with_two(database, story)


def test_without_the_database_a_server_leads_nothing_after_its_lease(database: str) -> None:
    class Away:
        async def fetchval(self, *_: object) -> None:
            raise OSError("no route")

    async def story(a: Server, _: Server) -> None:
        room, secrets = await new_room(a)
        page = enter(room, secrets, 0)
        beats, a.leases.beats = a.leases.beats, Away()  # type: ignore[assignment]
        await a.leases.beat_or_give_up()
        assert not page.dropped and a.rooms.by_id
        a.leases.proven -= LONG + 1
        await a.leases.beat_or_give_up()
        assert page.closed_with == GONE and not a.rooms.by_id
        a.leases.beats = beats
        await a.leases.beat_or_give_up()
        assert (await a.rooms.room(room.table.id)).game.moves == room.game.moves

    with_two(database, story)


def test_a_server_proves_that_it_lives_also_while_its_readers_keep_the_database_busy(database: str) -> None:
    async def story(a: Server, b: Server) -> None:
        room, _ = await new_room(a)
        await a.pause()
        async with AsyncExitStack() as busy:
            for _ in range(CONNECTIONS):
                await busy.enter_async_context(a.store.pool.acquire())
            await asyncio.wait_for(a.leases.beat(), PATIENCE)
        with pytest.raises(LedElsewhere):
            await b.rooms.room(room.table.id)

    with_two(database, story)


def test_the_database_itself_refuses_a_late_row_and_a_number_that_is_taken(database: str) -> None:
    ids: list[str] = []

    async def story(a: Server, b: Server) -> None:
        room, _ = await new_room(a)
        ids.append(room.table.id)
        await a.pause()
        await b.rooms.room(room.table.id)

    with_two(database, story)
    before = journal(database, ids[0])
    row = f"insert into moves values ('{ids[0]}', %d, 0, 'pass', null, 0, 0, %d)"
    with pytest.raises(asyncpg.PostgresError, match="another server"):
        run_sql(database, row % (999, 1))
    with pytest.raises(asyncpg.UniqueViolationError):
        run_sql(database, row % (before[-1][0], 2))
    assert journal(database, ids[0]) == before
    run_sql(database, row % (999, 2))


def test_who_has_lost_a_table_does_not_make_it_anew(database: str) -> None:
    async def story(a: Server, b: Server) -> None:
        room, _ = await new_room(a)
        await a.pause()
        await b.rooms.room(room.table.id)
        await b.leases.close()  # nobody leads it, and what was played meanwhile stands
        a.leases.give_up([room.table.id])
        with pytest.raises(StoreError):
            await room.change_table(room.table)
        with pytest.raises(StoreError):
            await a.store.save(Changes(room.table.id, moves=[MoveRow(999, 0, "pass")]))

    with_two(database, story)


def test_a_table_expires_where_it_is_led_or_where_nobody_leads_it(database: str) -> None:
    async def story(a: Server, b: Server) -> None:
        room, _ = await new_room(a)
        later = time.time() + 9 * DAY
        assert await expire(b.rooms, 7, 7, later) == 0
        await a.leases.close()
        assert await expire(b.rooms, 7, 7, later) == 1
        assert await b.store.tables([room.table.id]) == []
        with pytest.raises(StoreError):
            await room.change_table(room.table)

    with_two(database, story)


def test_a_journal_from_before_there_were_leases_goes_on(database: str) -> None:
    id = "AAAAAAAAAA"
    row = TableRow(id=id, game="condottiere", edition="standard", options={}, created=1.0)
    run_sql(
        database,
        *["create table format (version integer)", "insert into format values (1)", FORMATS[0]],
        f"insert into tables values ('{id}', 1, 'waiting', false, '', '{as_text(row)}')",
        f"insert into moves values ('{id}', 0, 0, 'pass', null, 0, 0)",
    )

    async def story(a: Server, _: Server) -> None:
        stored = await a.store.load(id)
        assert stored is not None and (stored.table, stored.tail) == (row, [MoveRow(0, 0, "pass")])
        await a.store.save(Changes(id, moves=[MoveRow(1, 0, "pass")]))

    with_two(database, story)
    assert journal(database, id) == [(0, 0), (1, 1)]
