"""What a browser holds: one cookie for all its seats, return links, and what earlier versions left behind."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from kit.databases import OpenStore
from kit.table import ME, OPEN, Person, running
from ludoteca.table.browsers import MOST_CLEARED
from ludoteca.table.credentials import hashed, new_secret
from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import TABLES_OF, set_up
from ludoteca.table.sqlite_formats import FORMATS
from ludoteca.table.store import KEYRING_KEPT, MOST_KEYRINGS, Changes, KeyringRow, SeatRow, Store, TableRow


def yours(person: Person, id: str) -> list[bool]:
    return [seat["yours"] for seat in person.http.get(f"/api/tables/{id}").json()["seats"]]


def test_after_very_many_tables_the_live_channel_still_opens(anna: Person) -> None:
    made = [anna.make(ME, OPEN)["table"]["id"] for _ in range(120)]
    assert [cookie.name for cookie in anna.http.cookies.jar] == ["ludoteca"]
    for id in (made[0], made[-1]):
        with anna.live(id) as page:
            page.send("hello", seat=0)
            assert page.until("table")["table"]["seats"][0]["yours"]
    own = [table["id"] for table in anna.http.get("/api/tables").json() if table["host"]]
    assert own == made[:19:-1]  # the newest hundred, the newest first


def test_a_seat_that_was_left_is_nobodys_and_its_table_is_not_listed(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN, OPEN)["table"]["id"]
    bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    bruno.post(f"/api/tables/{id}/join", {"name": "Berta"})
    assert yours(bruno, id) == [False, True, True]
    assert id in [table["id"] for table in bruno.http.get("/api/tables").json()]
    link = bruno.post(f"/api/tables/{id}/return-link").json()["link"]
    bruno.post(f"/api/tables/{id}/leave")
    assert yours(bruno, id) == [False] * 3
    assert id not in [table["id"] for table in bruno.http.get("/api/tables").json()]
    bruno.http.get(link)
    assert yours(bruno, id) == [False] * 3


def test_a_return_link_stays_the_same_and_opens_one_table(anna: Person, bruno: Person, server: str) -> None:
    one, other = anna.make(ME, OPEN)["table"]["id"], anna.make(ME, OPEN)["table"]["id"]
    links = [anna.post(f"/api/tables/{id}/return-link").json()["link"] for id in (one, one, other)]
    assert links[0] == links[1] and links[0].split("/")[-1] != links[2].split("/")[-1]
    bruno.http.get(links[0])
    assert yours(bruno, one) == [True, False] and yours(bruno, other) == [False, False]
    bruno.http.get(links[0].replace(one, other))
    assert yours(bruno, other) == [False, False]
    # whoever has a seat may hand it on, and what was held before stays
    mine = bruno.make(ME, OPEN)["table"]["id"]
    bruno.http.get(links[2])
    assert yours(bruno, mine) == yours(bruno, one) == yours(bruno, other) == [True, False]
    again = bruno.post(f"/api/tables/{one}/return-link").json()["link"]
    with Person(server) as carla:
        carla.http.get(again)
        assert yours(carla, one) == [True, False] and yours(carla, mine) == [False, False]


def test_a_cookie_comes_with_the_first_thing_to_hold_and_not_before(anna: Person) -> None:
    """Else a page's request that was on its way meanwhile would bring another one, and the seat were lost."""
    id = anna.make(ME, OPEN)["table"]["id"]
    cookie = anna.http.cookies["ludoteca"]
    anna.http.cookies.clear()
    for path in ("/", "/api/games", "/api/tables", f"/api/tables/{id}", "/nowhere"):
        assert "set-cookie" not in anna.http.get(path).headers
    assert "set-cookie" in anna.post(f"/api/tables/{id}/join", {"name": "Bruno"}).headers
    assert anna.http.cookies["ludoteca"] != cookie


def test_a_cookie_that_is_none_of_ours_is_replaced(anna: Person) -> None:
    id = anna.make(ME, OPEN, OPEN, OPEN, OPEN)["table"]["id"]
    for value in ("", "x", "x" * 31 + "%", "y" * 5000):
        anna.http.cookies.clear()
        join = f"/api/tables/{id}/join"
        answer = anna.http.post(join, json={"name": "Berta"}, headers={"cookie": f"ludoteca={value}"})
        assert answer.status_code == 201 and len(answer.cookies["ludoteca"]) == 32


# what earlier versions left behind


class Old:
    """A table in a file of the first format, with one browser in all its seats."""

    def __init__(
        self, number: int, previous: str = "", secrets: list[str] | None = None, seats: int = 2
    ) -> None:
        self.id = f"old{number:07}"
        self.secrets = secrets or [new_secret() for _ in range(1 + seats)]
        host, *rest = [hashed(secret) for secret in self.secrets]
        self.seats = [(self.id, i, "person", "Zoe", "", secret, 0) for i, secret in enumerate(rest)]
        self.table = TableRow(
            id=self.id,
            game="condottiere",
            edition="standard",
            options={},
            host=host,
            created=float(number),
            previous=previous,
        )

    def sits(self, person: Person) -> None:
        person.http.cookies.set(f"ludoteca_{self.id}", ".".join(self.secrets), "127.0.0.1")


@contextmanager
def old_house(folder: Path, tables: list[Old]) -> Iterator[str]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as file:
        file.executescript(f"begin; {FORMATS[0]} pragma user_version = 1; commit;")
        for old in tables:
            data = msgspec.json.encode(old.table).decode()
            file.execute(
                "insert into tables values (?, ?, 'waiting', 0, ?)", (old.id, old.table.created, data)
            )
            file.executemany("insert into seats values (?, ?, ?, ?, ?, ?, ?)", old.seats)
        file.commit()
    with running(Settings(folder)) as address:
        yield address


def names(person: Person) -> list[str]:
    return sorted([cookie.name for cookie in person.http.cookies.jar])


def test_seats_of_an_earlier_version_are_kept_and_their_cookies_go(tmp_path: Path) -> None:
    old = Old(1)
    with old_house(tmp_path, [old]) as address, Person(address) as anna, Person(address) as bruno:
        old.sits(anna)
        anna.http.cookies.set(
            "ludoteca_elsewhere0", "x" * 32, "127.0.0.1"
        )  # perhaps of another server of the same name
        info = anna.http.get(f"/api/tables/{old.id}").json()
        assert info["host"] and all(seat["yours"] for seat in info["seats"])
        assert names(anna) == ["ludoteca", "ludoteca_elsewhere0"]
        assert yours(anna, old.id) == [True, True]
        assert [table["id"] for table in anna.http.get("/api/tables").json()] == [old.id]
        bruno.http.get(f"/t/{old.id}/return/{'.'.join(old.secrets[:2])}")  # a link of the earlier version
        assert yours(bruno, old.id) == [True, False]


def test_a_page_that_is_older_than_the_server_keeps_its_seat(tmp_path: Path) -> None:
    old = Old(1)
    again = Old(2, old.id, old.secrets)
    with old_house(tmp_path, [old, again]) as address, Person(address) as anna:
        old.sits(anna)
        for id in (old.id, again.id):
            with anna.live(id) as page:
                page.send("hello", seat=1)
                assert page.until("table")["table"]["seats"][1]["yours"]
        assert yours(anna, again.id) == [True, True]  # the rematch, known by the cookie of the table before


def test_as_many_old_cookies_as_a_browser_keeps_are_taken_over_at_once_and_go_in_turns(
    tmp_path: Path,
) -> None:
    tables = [Old(number, seats=1) for number in range(180)]
    with old_house(tmp_path, tables) as address, Person(address) as anna:
        for old in tables:
            old.sits(anna)
        anna.http.get("/api/words/en.ftl")  # as the client does first
        assert len(names(anna)) == 180 - MOST_CLEARED + 1
        assert yours(anna, tables[179].id) == [True]
        with anna.live(tables[0].id) as page:
            page.send("hello", seat=0)
            assert page.until("table")["table"]["seats"][0]["yours"]
        own = anna.http.get("/api/tables").json()
        assert [table["id"] for table in own] == [old.id for old in tables[:79:-1]]
        anna.http.get("/api/games")
        assert names(anna) == ["ludoteca"]
        assert yours(anna, tables[90].id) == [True]


# the store


async def rings(store: Store, names: list[str]) -> list[str]:
    """Of these, those that hold anything."""
    return [name for name in names if await store.on_keyring(name, frozenset({"seat", "other"}))]


def test_rings_that_nobody_came_with_for_half_a_year_are_forgotten(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        await store.save(Changes("", keyrings=[KeyringRow("a", "seat", 0.0), KeyringRow("b", "seat", 10.0)]))
        await store.save(Changes("", keyrings=[KeyringRow("c", "other", KEYRING_KEPT + 5.0)]))
        assert await rings(store, ["a", "b", "c"]) == ["b", "c"]
        await store.close()

    asyncio.run(story())


def test_a_seat_is_on_a_bounded_number_of_rings_the_latest(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        for number in range(MOST_KEYRINGS + 20):
            await store.save(Changes("", keyrings=[KeyringRow(f"{number:04}", "seat", float(number))]))
        await store.save(Changes("", keyrings=[KeyringRow("0000", "other", 0.0)]))
        assert await store.on_keyring("0119", frozenset({"seat", "other"})) == {"seat": 119.0}
        all_made = [f"{n:04}" for n in range(MOST_KEYRINGS + 20)]
        assert await rings(store, all_made) == [all_made[0], *all_made[20:]]
        assert await store.on_keyring("0000", frozenset({"seat", "other"})) == {"other": 0.0}
        await store.close()

    asyncio.run(story())


def test_who_comes_to_a_table_again_keeps_the_seat(tmp_path: Path) -> None:
    with running(Settings(tmp_path)) as address, Person(address) as anna:
        id = anna.make(ME, OPEN)["table"]["id"]
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
            file.execute("update rings set at = at - 1000000")
            file.commit()
            assert yours(anna, id) == [True, False]
            times: list[tuple[Any, ...]] = file.execute("select at from rings").fetchall()
        assert len(times) == 2 and all(time.time() - at < 1000 for (at,) in times)


def test_ones_own_tables_are_found_without_looking_through_all(tmp_path: Path) -> None:
    set_up(tmp_path / "a.sqlite")
    with closing(sqlite3.connect(tmp_path / "a.sqlite")) as file:
        steps = [row[-1] for row in file.execute(f"explain query plan {TABLES_OF}", ("r", "r", 1))]
    assert steps and not any("SCAN" in step for step in steps), steps


def test_ones_own_tables_are_found_by_their_seats_and_by_their_host(opened: OpenStore) -> None:
    async def story() -> None:
        store = await opened()
        for number, host in enumerate(["me", "", "you", "you"]):
            secret = "mine" if number == 2 else ""
            table = TableRow(
                id=f"t{number}", game="g", edition="e", options={}, host=host, created=float(number)
            )
            await store.save(Changes(table.id, table, [SeatRow(0, "person", secret=secret)]))
        await store.save(
            Changes("", keyrings=[KeyringRow("r", one, 0.0) for one in ("me", "mine", "gone", "")])
        )
        assert [table.id for table, _ in await store.tables_of("r", 10)] == ["t2", "t0"]
        assert [table.id for table, _ in await store.tables_of("r", 1)] == ["t2"]
        assert await store.tables_of("q", 10) == []
        await store.close()

    asyncio.run(story())
