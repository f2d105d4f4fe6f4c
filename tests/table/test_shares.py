"""Limits of an address hold for all servers and processes together."""

from __future__ import annotations

import asyncio
import copy
from pathlib import Path
from typing import Any

import pytest

from kit.table import ME, OPEN, at, plan, until
from ludoteca.table import processes, seating
from ludoteca.table.app import make_app
from ludoteca.table.bans import NAME, Bans
from ludoteca.table.guard import RELAYED, Guard
from ludoteca.table.limits import Buckets
from ludoteca.table.news import News
from ludoteca.table.processes import Siblings
from ludoteca.table.quotas import PublicQuotas
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.shares import HEARD, Shares

HERE, THERE = "203.0.113.7", "203.0.113.8"
RATE, BURST, CHANNELS = 20.0, 30, 50


class House:
    """A server, as far as it counts."""

    def __init__(self) -> None:
        self.requests = Buckets(RATE, BURST)
        self.open: dict[str, int] = {}
        self.quotas = PublicQuotas(tables=3, listed=2, seats=2)
        self.moment = 1000.0
        self.shares = Shares(
            {"requests": self.requests}, self.open, CHANNELS, self.quotas, lambda: self.moment
        )

    def ask(self, address: str, count: int) -> int:
        """How many of so many requests go through."""
        return sum([self.requests.take(address) for _ in range(count)])

    def tell(self, other: House) -> bool:
        data = self.shares.told()
        if data is not None:
            other.shares.hear(data)
            self.shares.hear(data)  # its own words come back, and count for nothing
        return data is not None


def test_what_was_asked_for_at_one_server_counts_at_the_other() -> None:
    one, other = House(), House()
    assert one.ask(HERE, BURST + 5) == BURST
    assert one.tell(other)
    assert other.ask(HERE, BURST) <= 1, "time may have given one back"
    assert other.ask(THERE, BURST) == BURST
    one.requests.charge(THERE, 10 * BURST)
    now = one.requests.of(THERE).now()
    assert one.requests.of(THERE).full_at <= now + BURST / RATE, "however much it was, it comes back in time"


def test_who_uses_little_is_told_to_nobody() -> None:
    one, other = House(), House()
    assert one.ask(HERE, 1) == 1
    one.open[HERE] = CHANNELS // 10 - 1
    assert not one.tell(other)


def test_live_channels_at_other_servers_count_as_long_as_those_are_heard_of() -> None:
    one, two, three = House(), House(), House()
    one.open[HERE], two.open[HERE] = 20, 30
    assert one.tell(three) and two.tell(three)
    assert three.shares.elsewhere(HERE) == 50 and three.shares.elsewhere(THERE) == 0
    one.open[HERE] = 10
    three.moment += HEARD / 2
    assert one.tell(three) and three.shares.elsewhere(HERE) == 40
    three.moment += HEARD / 2
    assert three.shares.elsewhere(HERE) == 10, "of the second nothing was heard for long"


def test_public_tables_made_at_several_servers_are_those_of_one_address(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        one, other = House(), House()
        rooms.quotas = one.quotas
        for _ in range(3):
            await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE)
        waiting = await rooms.store.open_tables(10)
        assert one.tell(other)
        assert len(other.quotas.shown(waiting)) == 2, "one address does not fill the list"
        with pytest.raises(TableRefusal, match="table-too-many-waiting"):
            other.quotas.made(waiting[0][0], HERE)
        other.quotas.forget(waiting[0][0].id, [])
        assert other.tell(one)
        await seating.make(rooms, plan(ME, OPEN, public=True), address=HERE)

    at(tmp_path, story)


def test_what_makes_no_sense_is_not_heard() -> None:
    one = House()
    for data in (b"", b"{}", b"[1]", b'{"server": 1}', b'{"server":"x","taken":{"other":{"a":1}}}'):
        one.shares.hear(data)
    assert one.ask(HERE, BURST) == BURST


def test_it_goes_through_redis_beside_the_news(tmp_path: Path) -> None:
    said: list[bytes] = []

    class Redis:
        async def publish(self, channel: str, data: bytes) -> None:
            said.append(data)

    async def story(rooms: Rooms) -> None:
        one, other = House(), House()
        assert one.ask(HERE, BURST) == BURST
        await News(Redis(), rooms, one.shares).tell()
        News(Redis(), rooms, other.shares).read(said[-1])
        News(Redis(), rooms).read(said[-1])  # one that does not share understands nothing
        assert other.ask(HERE, BURST) <= 1

    at(tmp_path, story)


def test_processes_of_one_server_tell_each_other_without_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "EVERY", 0.0)

    async def story() -> None:
        one, other = House(), House()
        first = Siblings(2)
        second = copy.copy(first)
        second.own = 1
        second.welcome(lambda: None)
        second.share(other.shares)
        assert one.ask(HERE, BURST) == BURST
        first.share(one.shares)
        await until(lambda: HERE in other.requests.senders)
        assert other.ask(HERE, BURST) <= 1
        loop = asyncio.get_running_loop()
        for siblings in (first, second):
            assert siblings.telling is not None
            siblings.telling.cancel()
        loop.remove_reader(second.ends[1][0])
        loop.remove_reader(second.parent[0])
        for end in [end for pair in first.ends for end in pair]:
            end.close()

    asyncio.run(story())


class Leads:
    """Of a server only the name that it has in the database."""

    def __init__(self) -> None:
        self.rooms = self.store = self.leases = self
        self.holder = "its name"


def asked(guard: Guard, name: str) -> int:
    """Requests that are not refused, of three."""
    scope: dict[str, Any] = {"type": "http", "method": "GET", "path": "/api/games", "query_string": b""}
    scope |= {"scheme": "http", "client": (HERE, 1)}
    scope["headers"] = [(b"host", b"localhost"), (RELAYED, name.encode())]
    return [guard.refusal(scope) for _ in range(3)].count(None)


def test_what_another_server_passes_on_was_counted_there(tmp_path: Path) -> None:
    app = make_app(Settings(tmp_path, requests=0.001, requests_at_once=1))
    guard = Guard(app.app, app.settings, Leads())
    assert asked(guard, "its name") == 3
    assert asked(guard, "1") == 1, "whoever only says so is counted"


def test_live_channels_that_are_passed_on_are_counted_where_they_came_in(tmp_path: Path) -> None:
    async def story() -> None:
        seen: list[dict[str, int]] = []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            seen.append(dict(guard.open))

        async def nothing(*_: object) -> None: ...

        guard = Guard(app, Settings(tmp_path, connections=1), Leads())
        guard.elsewhere = lambda address: int(address == THERE)
        scope: dict[str, Any] = {"type": "websocket", "path": "/", "query_string": b"", "scheme": "ws"}
        for address, name in ((HERE, "its name"), (THERE, "its name"), (HERE, "1"), (THERE, "1")):
            headers = [(b"host", b"localhost"), (RELAYED, name.encode())]
            await guard({**scope, "client": (address, 1), "headers": headers}, nothing, nothing)  # type: ignore[arg-type]
        assert seen == [{}, {}, {HERE: 1}], "the last has one elsewhere already"
        assert guard.open == {}

    asyncio.run(story())


def test_several_that_are_passed_on_from_one_address_end_one_by_one(tmp_path: Path) -> None:
    async def story() -> None:
        ends = [asyncio.Event() for _ in range(3)]

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await ends[scope["client"][1]].wait()

        async def nothing(*_: object) -> None: ...

        guard = Guard(app, Settings(tmp_path), Leads())
        scope: dict[str, Any] = {"type": "websocket", "path": "/", "query_string": b"", "scheme": "ws"}
        channels = []
        for port, name in enumerate(("1", "its name", "its name")):
            headers = [(b"host", b"localhost"), (RELAYED, name.encode())]
            channel = guard({**scope, "client": (HERE, port), "headers": headers}, nothing, nothing)  # type: ignore[arg-type]
            channels.append(asyncio.ensure_future(channel))
        await asyncio.sleep(0)
        assert guard.open == {HERE: 1}, "the one that came in here"
        for end, ending in zip(ends, channels, strict=True):
            end.set()
            await ending
            assert guard.open == {}

    asyncio.run(story())


def test_a_ban_holds_for_all_processes_of_a_server(tmp_path: Path) -> None:
    moment = 0.0
    one, other = Bans(tmp_path), Bans(tmp_path, lambda: moment)
    assert HERE not in other
    one.add(HERE)
    moment += 2
    assert HERE in other
    assert other.add(THERE) and one.remove(HERE)
    assert (tmp_path / NAME).read_text() == f"{THERE}/32\n", "neither forgets what the other wrote"
    moment += 2
    assert HERE not in other and THERE in other
    process = Settings(tmp_path / "process-1", house=tmp_path)
    assert THERE in make_app(process).bans
    (tmp_path / NAME).write_text("nonsense\n")
    moment += 2
    assert THERE in other
