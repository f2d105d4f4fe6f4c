"""The store: what is saved is there, all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from kit.databases import OpenStore, run_sql
from kit.table import BOT, ME, Person, running
from ludoteca.table.postgres import open_postgres
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.sqlite_formats import FORMATS
from ludoteca.table.storage import check_store
from ludoteca.table.store import (
    KEYRING_KEPT,
    Changes,
    ChatRow,
    LookRow,
    MoveRow,
    SeatRow,
    StoreError,
    TableRow,
    TurnRow,
)


def table(id: str = "AAAAAAAAAA", status: str = "waiting", public: bool = True) -> TableRow:
    return TableRow(
        id=id,
        game="condottiere",
        edition="standard",
        options={"series": 3, "hidden_cards": True},
        public=public,
        clock=30,
        absent="bot",
        pace=0.5,
        status=status,  # type: ignore[arg-type]
        host="hash",
        created=float(len(id)),
    )


SEATS = [SeatRow(0, "person", "Zoë", secret="x"), SeatRow(1, "bot", bot="greedy", covered=True)]


def test_a_table_comes_back_as_it_was_saved(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        moves = [MoveRow(0, -1, "deal 0 bishop"), MoveRow(1, 0, "pass", "0:k", 7, 1.5)]
        await store.save(Changes("AAAAAAAAAA", table(), SEATS, moves, "{}", 0, ChatRow(1, 0, "Zoë", "hi")))
        await store.close()
        store = await opened()
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None
        assert (stored.table, stored.seats, stored.tail) == (table(), SEATS, moves)
        assert (stored.snapshot, stored.seq, stored.chat) == ("{}", 0, [ChatRow(1, 0, "Zoë", "hi")])
        assert await store.load("BBBBBBBBBB") is None
        assert stored.keys == {"0:k": 7}
        await store.close()

    asyncio.run(story())


def test_many_at_once_are_stored_in_order_and_one_that_fails_spoils_no_other(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        rows = [MoveRow(i, 0, f"move {i}") for i in range(200)]
        twice = MoveRow(100, 1, "another hundredth")
        await store.save(Changes("AAAAAAAAAA", table()))
        saves = [store.save(Changes("AAAAAAAAAA", moves=[row])) for row in [*rows, twice]]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert results[:-1] == [None] * 200
        assert isinstance(results[-1], StoreError)
        assert (await store.history("AAAAAAAAAA"))[1] == rows
        await store.close()

    asyncio.run(story())


def test_nothing_of_a_change_is_stored_when_a_part_of_it_cannot_be(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        await store.save(Changes("AAAAAAAAAA", table(), moves=[MoveRow(0, 0, "pass", "0:k")]))
        again = Changes("AAAAAAAAAA", table(status="over"), moves=[MoveRow(0, 0, "pass", "0:k")])
        with pytest.raises(StoreError):
            await store.save(again)
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None and stored.table.status == "waiting" and len(stored.tail) == 1
        await store.close()

    asyncio.run(story())


def test_the_first_snapshot_and_the_last_are_kept(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        rows = [MoveRow(i, 0, "pass") for i in range(10)]
        await store.save(Changes("AAAAAAAAAA", table(), SEATS, rows, "first", 0))
        for seq in (4, 8):
            await store.save(Changes("AAAAAAAAAA", snapshot=f"after {seq}", snapshot_seq=seq))
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None and (stored.snapshot, stored.seq, stored.tail) == ("after 8", 8, rows[8:])
        assert await store.history("AAAAAAAAAA") == ("first", rows)
        await store.close()

    asyncio.run(story())


def test_public_tables_that_wait_are_listed(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        for row in (table("A"), table("BB", "playing"), table("CCC"), table("DDDD", public=False)):
            await store.save(Changes(row.id, row, SEATS))
        assert [found.id for found, _ in await store.open_tables(10)] == ["CCC", "A"]
        assert [found.id for found, _ in await store.open_tables(1)] == ["CCC"]
        assert [found.id for found, seats in await store.tables(["BB", "no", "A"])] == ["BB", "A"]
        assert await store.tables([]) == []
        await store.close()

    asyncio.run(story())


def test_the_file_is_for_its_owner_alone_and_syncs_every_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "new" / "a.sqlite")
        await store.save(Changes("AAAAAAAAAA", table()))
        for file in (tmp_path / "new").iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        await store.close()

    asyncio.run(story())
    connection = sqlite3.connect(tmp_path / "new" / "a.sqlite")
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    connection.close()


def test_seats_of_the_format_before_have_given_no_orders_and_agreed_to_nothing(tmp_path: Path) -> None:
    before = FORMATS[:4]
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as file:
        file.executescript(f"begin; {' '.join(before)} pragma user_version = {len(before)}; commit;")
        data = msgspec.json.encode(table()).decode()
        file.execute("insert into tables values (?, 1, 'waiting', 0, ?, '')", (table().id, data))
        file.execute("insert into seats values (?, 0, 'person', 'Zoë', '', 'x', 0, '')", (table().id,))
        file.commit()

    async def story() -> None:
        store = SqliteStore(tmp_path / "old.sqlite")
        [(_, seats)] = await store.tables([table().id])
        assert seats == [SeatRow(0, "person", "Zoë", secret="x")]
        kept = SeatRow(0, "person", "Zoë", secret="x", asked_to_leave=True, agreed=True, orders={"pass": 3})
        await store.save(Changes(table().id, seats=[kept]))
        assert (await store.tables([table().id]))[0][1] == [kept]
        await store.close()

    asyncio.run(story())


def test_a_file_that_is_none_of_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database " * 1000)
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "text")
    later = sqlite3.connect(tmp_path / "later")
    later.execute("pragma user_version = 99")
    later.close()
    with pytest.raises(StoreError, match="format 99"):
        SqliteStore(tmp_path / "later")


def test_what_belongs_to_a_table_goes_with_it(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        for id in ("AAAAAAAAAA", "BBBBBBBBBB"):
            row = table(id)
            turn, look = TurnRow([1], 4, 2.0), LookRow("ring", id, 3, at=1.0)
            moves = [MoveRow(0, 0, "pass", "0:k")]
            await store.save(
                Changes(id, row, SEATS, moves, "first", 0, ChatRow(1, 0, "a", "b"), "r", turn=turn, look=look)
            )
        await store.save(Changes("AAAAAAAAAA", deleted=True))
        both = ["AAAAAAAAAA", "BBBBBBBBBB"]
        assert await store.load("AAAAAAAAAA") is None
        assert [found.id for found, _ in await store.tables(both)] == ["BBBBBBBBBB"]
        assert (await store.history("AAAAAAAAAA"), await store.review("AAAAAAAAAA")) == (("", []), "")
        assert await store.review("BBBBBBBBBB") == "r"
        assert await store.turns(both) == {"BBBBBBBBBB": TurnRow([1], 4, 2.0)}
        assert [*await store.looks("ring", both)] == ["BBBBBBBBBB"]
        await store.save(Changes("AAAAAAAAAA", table(), SEATS))  # and nothing of before is met again
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None and not stored.tail and not stored.chat and not stored.snapshot
        await store.close()

    asyncio.run(story())


def test_a_look_changes_what_it_names_and_is_forgotten_after_half_a_year(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        await store.save(Changes("A", look=LookRow("ring", "A", seen=3, at=1.0)))
        await store.save(Changes("A", look=LookRow("ring", "A", archived=True, at=2.0)))
        assert await store.looks("ring", ["A"]) == {"A": LookRow("ring", "A", 3, True, 2.0)}
        await store.save(Changes("B", look=LookRow("ring", "B", at=KEYRING_KEPT + 3.0)))
        assert [*await store.looks("ring", ["A", "B"])] == ["B"]
        await store.close()

    asyncio.run(story())


def test_a_database_of_a_later_format_is_refused_and_one_that_is_not_there_named(database: str) -> None:
    async def story(address: str) -> None:
        await (await open_postgres(address)).close()

    asyncio.run(story(database))
    asyncio.run(story(database))
    run_sql(database, "update format set version = 99", "select 1")
    with pytest.raises(StoreError, match="format 99"):
        asyncio.run(story(database))
    with pytest.raises(StoreError, match="nowhere"):
        asyncio.run(story(database.replace("/test_", "/nowhere_")))


def test_a_database_that_restarts_costs_what_was_on_its_way_and_no_more(database: str) -> None:
    async def story() -> None:
        store = await open_postgres(database)
        await store.save(Changes("AAAAAAAAAA", table(), SEATS))
        other = await asyncpg.connect(database)
        await other.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and pid != pg_backend_pid()"
        )
        await other.close()
        results = await asyncio.gather(
            *[store.save(Changes("AAAAAAAAAA", moves=[MoveRow(i, 0, "pass")])) for i in range(3)],
            return_exceptions=True,
        )
        kept = [i for i, result in enumerate(results) if result is None]
        assert [row.seq for row in (await store.history("AAAAAAAAAA"))[1]] == kept
        await store.save(Changes("AAAAAAAAAA", moves=[MoveRow(9, 0, "pass")]))
        await store.close()

    asyncio.run(story())


def test_a_server_plays_on_postgres_and_finds_its_tables_again(tmp_path: Path, database: str) -> None:
    settings = Settings(tmp_path, store=database, lease=3600.0)
    with running(settings) as address, Person(address) as anna:
        assert anna.http.get("/health").status_code == 200
        id = anna.make(ME, ME, BOT)["table"]["id"]
        with anna.live(id) as page:
            page.hello(0)
            page.choose(3)
            page.until("done")
            page.catch_up()
        cookies = anna.http.cookies
    with running(settings) as address, Person(address) as anna:
        anna.http.cookies = cookies
        assert [found["id"] for found in anna.http.get("/api/tables").json()] == [id]
        with anna.live(id) as again:
            state = again.hello(0)
            assert (state["tag"], state["view"]) == (page.state["tag"], page.state["view"])
    assert not settings.database.exists()


@pytest.mark.parametrize(
    ("address", "sentence"), [("mysql://a/b", "PostgreSQL"), ("postgresql://a/b", "ludoteca\\[postgresql\\]")]
)
def test_a_store_that_cannot_be_had_gets_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, sentence: str
) -> None:
    monkeypatch.setitem(sys.modules, "ludoteca.table.postgres", None)  # as if asyncpg were not installed
    with pytest.raises(StoreError, match=sentence):
        check_store(Settings(tmp_path, store=address))


MADE_BY_READERS = """
import asyncio, pathlib, sys, threading
from msgspec import _utils
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import Changes, SeatRow, TableRow

made, read = [], _utils._forward_ref


def watched(text):
    made.append(threading.current_thread().name)
    return read(text)


_utils._forward_ref = watched  # which every type goes through, once


async def story():
    store = SqliteStore(pathlib.Path(sys.argv[1]))
    row = TableRow(id="AAAAAAAAAA", game="condottiere", edition="standard", options={}, created=1.0)
    await store.save(Changes(row.id, row, [SeatRow(0, "person")]))
    assert (await store.load(row.id)).table == row
    await store.close()


asyncio.run(story())
print([name for name in made if name.startswith("store")])
"""


def test_threads_make_no_reader_of_a_type(tmp_path: Path) -> None:
    """Two that did so at once ended the process: as after a start, when two tables were opened together."""
    command = [sys.executable, "-c", MADE_BY_READERS, str(tmp_path / "tables.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("[]\n", "")
