"""One address leaves room for others: in the list of public tables, at their seats, and in the chat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kit.table import ME, OPEN, Person, at, plan, running
from ludoteca import SPECTATOR
from ludoteca.table import seating
from ludoteca.table.connection import Connection
from ludoteca.table.credentials import hashes
from ludoteca.table.limits import Buckets
from ludoteca.table.live import Limits, say
from ludoteca.table.quotas import COUNTED, MOST_KNOWN, PublicQuotas, Quota
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.store import Changes, StoreError

HERE, THERE = "10.0.0.1", "10.0.0.2"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(Settings(tmp_path, waiting_tables=4, listed_tables=2, seats_taken=3)) as address:
        yield address


def listed(person: Person) -> list[str]:
    return [table["id"] for table in person.http.get("/api/tables").json()]


def test_one_address_does_not_fill_the_list_of_public_tables(address: str) -> None:
    with Person(address) as anna, Person(address) as bruno:
        for _ in range(6):
            anna.make(ME, OPEN)  # by invitation: as many as she likes
        made = [anna.make(ME, OPEN, public=True)["table"]["id"] for _ in range(4)]
        assert listed(bruno) == [made[3], made[2]] and set(made) <= set(listed(anna))
        body = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        refused = anna.http.post("/api/tables", json=body)
        assert refused.status_code == 429 and "4 public tables" in refused.json()["text"]
        whole = {"game": "condottiere", "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
        assert anna.http.post("/api/tables", json=whole).status_code == 201  # waits for nobody
        anna.post(f"/api/tables/{made[3]}/join", {"name": "Berta"})
        assert anna.post(f"/api/tables/{made[3]}/start").status_code == 200
        assert listed(bruno) == [made[2], made[1]]
        assert anna.http.post("/api/tables", json=body).status_code == 201


def test_one_address_does_not_take_all_open_seats(address: str) -> None:
    with Person(address) as anna, Person(address) as bruno:
        tables = [anna.make(ME, OPEN, OPEN, public=True)["table"]["id"] for _ in range(2)]
        private = anna.make(ME, OPEN, OPEN)["table"]["id"]

        def sit(person: Person, id: str) -> httpx.Response:
            return person.post(f"/api/tables/{id}/join", {"name": "B"})

        taken = [sit(bruno, id) for id in (tables[0], tables[0], tables[1])]
        assert [answer.status_code for answer in taken] == [201] * 3
        refused = sit(bruno, tables[1])
        assert refused.status_code == 429 and "3 seats" in refused.json()["text"]
        assert sit(bruno, private).status_code == sit(anna, private).status_code == 201
        bruno.post(f"/api/tables/{tables[1]}/leave")
        assert sit(bruno, tables[1]).status_code == 201
        assert sit(anna, tables[1]).status_code == 201  # her own table
        anna.post(f"/api/tables/{tables[0]}/start")
        third = anna.make(ME, OPEN, public=True)["table"]["id"]
        assert sit(bruno, third).status_code == 201


def test_each_address_has_its_own_share(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        rooms.quotas = PublicQuotas(tables=1, listed=1, seats=1)
        one, _ = await seating.make(rooms, plan(ME, OPEN, OPEN, public=True), address=HERE)
        with pytest.raises(TableRefusal, match="table-too-many-waiting"):
            await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE)
        await seating.make(rooms, plan(ME, OPEN, public=True), address=THERE)
        await seating.join(rooms, one.table.id, "Bruno", 1, address=THERE)
        with pytest.raises(TableRefusal, match="table-too-many-seats"):
            await seating.join(rooms, one.table.id, "Carla", 2, address=THERE)
        await seating.join(rooms, one.table.id, "Dario", 2, address=HERE)

    at(tmp_path, story)


def test_what_could_not_be_stored_counts_for_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(rooms: Rooms) -> None:
        rooms.quotas = PublicQuotas(tables=2, seats=1)
        id = (await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE))[0].table.id

        async def full(changes: Changes) -> None:
            raise StoreError("full")

        with monkeypatch.context() as disk:
            disk.setattr(rooms.store, "save", full)
            for _ in range(3):
                with pytest.raises(StoreError):
                    await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE)
                with pytest.raises(StoreError):
                    await seating.join(rooms, id, "Bruno", -1, address=THERE)
        await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE)
        await seating.join(rooms, id, "Bruno", -1, address=THERE)

    at(tmp_path, story)


def test_a_day_later_nothing_counts_and_memory_is_bounded() -> None:
    shares = Quota(2)
    for number in range(2):
        shares.take(("table", number), HERE, "table-too-many-seats")
    with pytest.raises(TableRefusal):
        shares.take(("table", 2), HERE, "table-too-many-seats")
    shares.owners = {thing: (owner, when - COUNTED) for thing, (owner, when) in shares.owners.items()}
    shares.take(("table", 2), HERE, "table-too-many-seats")
    assert shares.owner(("table", 0)) == HERE  # it is still theirs: in the list it counts as long as it waits
    for number in range(MOST_KNOWN):
        shares.take(("table", number), f"address {number}", "table-too-many-seats")
    assert len(shares.owners) == MOST_KNOWN


def test_the_share_of_the_chat_belongs_to_address_table_and_seat(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        lines = Buckets(1e-9, 2)  # two lines, and no more in the time of a test

        async def speaks(room: Room, secrets: list[str], seat: int, address: str = HERE) -> bool:
            connection = Connection(hashes(secrets), address)
            room.connect(connection)
            room.greet(connection, seat, 0)
            try:
                await say("once more", connection, room, Limits(Settings(tmp_path), lines))
            except TableRefusal as refusal:
                return refusal.id != "table-chat-fast"
            finally:
                room.disconnect(connection)
            return True

        room, anna = await seating.make(rooms, plan(ME, ME, OPEN))
        other, her = await seating.make(rooms, plan(ME, OPEN))
        _, _, bruno = await seating.join(rooms, room.table.id, "Bruno", -1)
        assert [await speaks(room, anna, 0) for _ in range(3)] == [True, True, False]
        assert not await speaks(room, anna, 1)  # another seat of the same browser
        assert not await speaks(room, anna, SPECTATOR)
        assert await speaks(room, [bruno], 2)  # another person behind the same address
        assert await speaks(room, anna, 0, THERE)
        assert await speaks(other, her, 0)
        assert [await speaks(room, [], SPECTATOR) for _ in range(3)] == [True, True, False]

    at(tmp_path, story)


def test_coming_back_does_not_reset_the_limit_of_the_chat(tmp_path: Path) -> None:
    settings = Settings(tmp_path, chat_lines=1)  # in ten seconds
    with running(settings) as address, Person(address) as anna:
        id = anna.make(ME, OPEN)["table"]["id"]
        for answer in ("said", "refused"):
            with anna.live(id) as page:
                page.send("hello", seat=0)
                page.until("table")
                page.send("say", text=f"to be {answer}")
                heard = page.until(answer)
                assert answer == "refused" or heard["text"] == "to be said"
