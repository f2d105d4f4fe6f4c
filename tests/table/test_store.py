"""The store: what is saved is there, all of it or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from ludoteca.table.sqlite import FORMATS, SqliteStore
from ludoteca.table.store import Changes, ChatRow, MoveRow, SeatRow, StoreError, TableRow


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


def test_a_table_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        moves = [MoveRow(0, -1, "deal 0 bishop"), MoveRow(1, 0, "pass", "0:k", 7, 1.5)]
        await store.save(Changes("AAAAAAAAAA", table(), SEATS, moves, "{}", 0, ChatRow(1, 0, "Zoë", "hi")))
        await store.close()
        store = SqliteStore(tmp_path / "a.sqlite")
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None
        assert (stored.table, stored.seats, stored.tail) == (table(), SEATS, moves)
        assert (stored.snapshot, stored.seq, stored.chat) == ("{}", 0, [ChatRow(1, 0, "Zoë", "hi")])
        assert await store.load("BBBBBBBBBB") is None
        assert stored.keys == {"0:k": 7}
        await store.close()

    asyncio.run(story())


def test_many_at_once_are_stored_in_order_and_one_that_fails_spoils_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        rows = [MoveRow(i, 0, f"move {i}") for i in range(200)]
        twice = MoveRow(100, 1, "another hundredth")
        saves = [store.save(Changes("AAAAAAAAAA", moves=[row])) for row in [*rows, twice]]
        results = await asyncio.gather(*saves, return_exceptions=True)
        assert results[:-1] == [None] * 200
        assert isinstance(results[-1], StoreError)
        assert (await store.history("AAAAAAAAAA"))[1] == rows
        await store.close()

    asyncio.run(story())


def test_nothing_of_a_change_is_stored_when_a_part_of_it_cannot_be(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        await store.save(Changes("AAAAAAAAAA", table(), moves=[MoveRow(0, 0, "pass", "0:k")]))
        again = Changes("AAAAAAAAAA", table(status="over"), moves=[MoveRow(1, 0, "pass", "0:k")])
        with pytest.raises(StoreError):
            await store.save(again)
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None and stored.table.status == "waiting" and len(stored.tail) == 1
        await store.close()

    asyncio.run(story())


def test_the_first_snapshot_and_the_last_are_kept(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
        rows = [MoveRow(i, 0, "pass") for i in range(10)]
        await store.save(Changes("AAAAAAAAAA", table(), SEATS, rows, "first", 0))
        for seq in (4, 8):
            await store.save(Changes("AAAAAAAAAA", snapshot=f"after {seq}", snapshot_seq=seq))
        stored = await store.load("AAAAAAAAAA")
        assert stored is not None and (stored.snapshot, stored.seq, stored.tail) == ("after 8", 8, rows[8:])
        assert await store.history("AAAAAAAAAA") == ("first", rows)
        await store.close()

    asyncio.run(story())


def test_public_tables_that_wait_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path / "a.sqlite")
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
