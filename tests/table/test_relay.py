"""Any of several servers answers for any table, and when its leader goes another one leads it."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.databases import run_sql
from kit.table import ME, OPEN, PATIENCE, Live, Person, running, separate
from ludoteca.table import guard, relay
from ludoteca.table.connection import GONE
from ludoteca.table.settings import Settings

LONG = 3600.0  # seconds of a lease: no test waits for its end, and no busy machine brings it about


def settings_of(folder: Path, database: str, static: Path) -> Settings:
    settings = Settings(folder, static=static, store=database, requests=1e6, messages=1e6)
    settings.lease = LONG
    settings.requests_at_once = settings.messages_at_once = 10**6
    return settings


@pytest.fixture
def first(tmp_path: Path, database: str) -> Iterator[tuple[ExitStack, str]]:
    """A server that can be stopped before the other."""
    with ExitStack() as stack:
        yield stack, stack.enter_context(running(settings_of(tmp_path / "1", database, tmp_path)))


@pytest.fixture
def second(tmp_path: Path, database: str, first: tuple[ExitStack, str]) -> Iterator[str]:
    with running(settings_of(tmp_path / "2", database, tmp_path)) as address:
        yield address


def closed(page: Live) -> int:
    """How a live channel ends."""
    with pytest.raises(ConnectionClosed) as end:
        page.until("never")
    assert end.value.rcvd is not None
    return end.value.rcvd.code


def moving(one: Live, other: Live) -> tuple[Live, Live]:
    """Who is asked, and who looks on."""
    return (one, other) if one.state["asked"] else (other, one)


def turn(one: Live, other: Live) -> None:
    """A move, and both have seen what comes after it."""
    mover, watcher = moving(one, other)
    before = watcher.state["version"]
    key = mover.choose()
    mover.until("done", condition=lambda done: done["key"] == key)
    watcher.until("state", condition=lambda state: state["version"] > before)
    mover.catch_up()


def two_play(anna: Person, bruno: Person) -> str:
    """A table with both of them."""
    id: str = anna.make(ME, OPEN)["table"]["id"]
    joined = bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    assert joined.status_code == 201 and joined.json()["seats"] == [1]
    assert anna.post(f"/api/tables/{id}/start").status_code == 200
    return id


def test_people_at_two_servers_play_at_one_table_and_go_on_when_its_leader_goes(
    first: tuple[ExitStack, str], second: str
) -> None:
    with Person(first[1]) as anna, Person(second) as bruno, Person(second) as anna_there:
        id = two_play(anna, bruno)
        anna_there.http.cookies = anna.http.cookies
        with anna.live(id) as here, bruno.live(id) as there:
            here.hello(0)
            there.hello(1)
            for _ in range(4):
                turn(here, there)
            there.send("say", text="ciao")
            assert "ciao" in str(here.until("said"))
            first[0].close()
            assert closed(there) == GONE
        with anna_there.live(id) as here, bruno.live(id) as again:
            assert (here.hello(0)["seat"], again.hello(1)["tag"]) == (0, there.state["tag"])
            turn(here, again)


def expire(database: str, address: str) -> None:
    """Others take a server for dead, as after a few seconds without a sign of life."""
    run_sql(database, f"update servers set until = now() where address = '{address}'", "select 1")


@pytest.mark.skipif(sys.platform == "win32", reason="no signals")
def test_a_server_that_is_paused_or_killed_loses_no_move_and_makes_none_twice(
    tmp_path: Path, database: str
) -> None:
    with (
        separate(tmp_path / "1", database, "--lease", str(LONG)) as (a, address_a),
        separate(tmp_path / "2", database, "--lease", str(LONG)) as (b, address_b),
        Person(address_a) as anna,
        Person(address_b) as bruno,
    ):
        id = two_play(anna, bruno)
        with anna.live(id) as here, bruno.live(id) as there:
            here.hello(0)
            there.hello(1)
            while not there.state["asked"]:
                turn(here, there)
            a.send_signal(signal.SIGSTOP)
            tag, name = there.state["tag"], there.state["asked"]["choices"][0]["name"]
            key = there.choose()  # it lies in the paused server's mail
            expire(database, address_a)
            with bruno.live(id) as again:
                assert again.hello(1)["tag"] == tag
                again.move(name, key)
                again.until("done")
                again.catch_up()
                a.send_signal(signal.SIGCONT)
                assert (closed(here), closed(there)) == (GONE, GONE)
                with anna.live(id) as back:  # over the server that led it, to the one that does
                    back.hello(0)
                    assert back.state["version"] and again.state["tag"] != tag
                    turn(back, again)
                    b.send_signal(signal.SIGKILL)
                    assert closed(back) == GONE
                b.wait(PATIENCE)
                expire(database, address_b)
        with anna.live(id) as last:
            assert last.hello(0)["view"] == back.state["view"]
    rows = run_sql(database, f"select seq, key from moves where table_id = '{id}' order by seq")
    assert [row["seq"] for row in rows] == [*range(len(rows))]
    assert [row["key"] for row in rows].count(f"1:{key}") == 1


class Application:
    """Answers everything, and writes down what."""

    def __init__(self, leader: str) -> None:
        self.leader = leader
        self.state = self.rooms = self.store = self.leases = self  # of all that is asked of a server here
        self.lasting = timedelta(seconds=0)
        self.holders: dict[str, str] = {}
        self.asked: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked.append(scope["path"])


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_where_the_leader_cannot_be_reached_for_long_there_is_an_answer(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(relay, "patience", lambda _: 0.0)
    monkeypatch.setattr(relay, "AGAIN", 0.0)
    sent: list[Any] = []

    async def story(path: str, leader: str, headers: list[tuple[bytes, bytes]]) -> Application:
        async def receive() -> dict[str, str]:
            return {"type": f"{kind}.connect"}

        async def send(message: Any) -> None:
            sent.append(message)

        async def leads(_: str) -> str:
            return leader

        app = Application(leader)
        app.leader = leads  # type: ignore[assignment]
        scope = {"type": kind, "path": path, "headers": headers, "method": "GET", "query_string": b""}
        scope |= {"scheme": "http", "client": ("1.2.3.4", 5)}
        await relay.Relay(app)(scope, receive, send)  # type: ignore[arg-type]
        return app

    host = (b"host", b"127.0.0.1")
    nowhere = "http://127.0.0.1:1"
    path = "/api/tables/AAAAAAAAAA/live"
    assert asyncio.run(story(path, nowhere, [host])).asked == []
    assert sent[0].get("status", 503) == 503 and sent[0].get("code", GONE) == GONE
    del sent[:]
    assert asyncio.run(story(path, "", [host])).asked == [path]
    assert asyncio.run(story(path, nowhere, [host, (guard.RELAYED, b"1")])).asked == [path]  # no circles
    for other in ("/api/tables", "/t/AAAAAAAAAA", "/api/tables/no", "/api/games"):
        assert asyncio.run(story(other, nowhere, [host])).asked == [other]
    assert not sent
