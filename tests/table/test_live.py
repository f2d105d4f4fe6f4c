"""The live channel: whole games over real sockets, and everything that can go wrong."""

from __future__ import annotations

import json
import threading
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.table import BOT, ME, OPEN, PATIENCE, RANDOM, Live, Person, running
from ludoteca import SPECTATOR
from ludoteca.table.settings import Settings


def play_to_the_end(page: Live, seat: int) -> None:
    page.hello(seat)
    while page.state["result"] is None:
        if page.state["asked"]:
            page.choose(page.state["version"])
            answer = page.until("done", "refused")  # the new state comes before the one, and after the other
            if answer["t"] == "refused":
                # Here people have no time at all to answer what is asked in secret: it may be over already.
                assert answer["stale"], answer
                page.until("state")
        else:
            page.until("state")


def all_until_closed(page: Live) -> tuple[int, list[dict[str, Any]]]:
    """The code with which the server closes the channel, and what came before."""
    answers = []
    try:
        while True:
            answers.append(page.receive())
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code, answers


def test_two_people_and_two_bots_play_a_whole_game(anna: Person, bruno: Person) -> None:
    made = anna.make(ME, OPEN, BOT, RANDOM)
    id = made["table"]["id"]
    assert made["table"]["status"] == "waiting" and made["seats"] == [0]
    joined = bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"}).json()
    assert joined["seats"] == [1] and not joined["table"]["host"]
    assert anna.post(f"/api/tables/{id}/start").json()["status"] == "playing"
    with anna.live(id) as hers, bruno.live(id) as his:
        other = threading.Thread(target=play_to_the_end, args=(his, 1))
        other.start()
        play_to_the_end(hers, 0)
        other.join(PATIENCE)
        assert hers.state["result"] == his.state["result"] != None  # noqa: E711
        assert hers.state["view"]["hand"] is not None
    record = bruno.http.get(f"/api/tables/{id}/record").text
    assert record.startswith("ludoteca-record 1\n") and "\nresult: " in record


def test_a_page_reconnects_and_goes_on_where_it_was(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        page.hello(0)
        page.choose()
        page.until("state")
        version, log = page.state["version"], page.log
    with anna.live(id) as again:
        again.log = log
        state = again.hello(0, version)
        assert state["version"] == version == len(again.log)
        assert state["tag"] == page.state["tag"]


def test_a_repeated_message_is_one_move(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        page.hello(0)
        tag, name = page.state["tag"], page.state["asked"]["choices"][0]["name"]
        for _ in range(3):
            page.move(name, "the same", tag)
        answers = [page.until("done") for _ in range(3)]
        assert answers[0] == answers[1] == answers[2]
        page.move(name, "another", tag)
        late = page.until("refused")
        assert late["stale"] and late["key"] == "another" and late["words"]
        assert page.receive()["t"] == "state"


def test_two_tabs_of_one_person_and_a_watcher(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as one, anna.live(id) as two, bruno.live(id) as watcher:
        one.hello(0)
        two.hello(0)
        watcher.hello()
        one.choose()
        one.until("state")
        assert two.until("state")["tag"] == one.state["tag"]
        seen = watcher.until("state")
        assert seen["seat"] == SPECTATOR and seen["view"]["hand"] is None and seen["asked"] is None
        for t, fields in (("move", {"name": "pass", "tag": "x", "key": "k"}), ("why", {"name": "pass"})):
            watcher.send(t, seat=0, **fields)
            assert watcher.until("refused")["text"]["id"] == "table-not-your-seat"
        watcher.send("hello", seat=1)
        assert watcher.until("refused")["text"]["id"] == "table-not-your-seat"


def test_hot_seat_one_page_looks_through_one_pair_of_eyes_at_a_time(anna: Person) -> None:
    made = anna.make(ME, ME, ME)
    assert made["seats"] == [0, 1, 2]
    with anna.live(made["table"]["id"]) as page:
        hands = []
        for seat in (0, 1, 2):
            page.log = []
            state = page.hello(seat)
            assert state["seat"] == state["view"]["seat"] == seat
            hands.append(state["view"]["hand"])
        assert all(hands)
        # a move for a seat that one holds but does not look through now
        page.log = []
        first = page.hello(0)
        page.log = []
        page.hello(1)
        name = first["asked"]["choices"][0]["name"]
        page.send("move", seat=0, name=name, tag=first["tag"], key="k")
        assert page.until("done")["key"] == "k"


def test_why_not_says_the_rule_and_what_is_legal_has_no_reason(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        page.hello(0)
        page.send("why", seat=0, name="play bishop")
        reason = page.until("refusal")
        assert reason["words"] and reason["text"]["id"]
        page.send("why", seat=0, name=page.state["asked"]["choices"][0]["name"])
        assert page.until("refusal")["text"] is None
        page.send("why", seat=0, name="x" * 5000)
        assert page.until("refusal")["text"]["id"] == "no-such-move"


def test_the_table_is_told_when_people_come_and_go(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    with anna.live(id) as page:
        page.send("hello", seat=0)
        assert [seat["here"] for seat in page.until("table")["table"]["seats"]] == [True, False]
        with bruno.live(id) as other:
            other.send("hello", seat=SPECTATOR)
            assert page.until("table")["table"]["watchers"] == 1
        assert page.until("table")["table"]["watchers"] == 0
        bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
        seat = page.until("table")["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["here"], seat["yours"]) == ("person", "Bruno", False, False)
        anna.post(f"/api/tables/{id}/start")
        assert page.until("state")["version"] > 0


def test_chat_is_plain_short_and_slow(anna: Person) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    with anna.live(id) as page:
        page.send("hello", seat=0)
        page.send("say", text="  a\nb\u202e\u0007  <i>c</i> ")
        assert page.until("said")["text"] == "a b <i>c</i>"
        page.send("say", text="x" * 301)
        assert page.until("refused")["text"] == {"id": "table-chat-long", "args": {"most": 300}}
        page.send("say", text="   ")
        for _ in range(4):
            page.send("say", text="x" * 300)
            assert page.until("said")["name"] == "Anna"
        page.send("say", text="one too many")
        assert page.until("refused")["text"]["id"] == "table-chat-fast"


BAD: list[Any] = [
    "",
    "garbage",
    "{",
    "[]",
    "null",
    '{"t": "nothing"}',
    '{"seat": 0}',
    '{"t": "hello"}',
    '{"t": "hello", "seat": "0"}',
    '{"t": "hello", "seat": 0, "more": 1}',
    '{"t": "hello", "seat": 1e400}',
    '{"t": "move", "seat": 0, "name": 3, "tag": "", "key": ""}',
    b"\xff\xfe\x00",
    "[" * 4000,
    '{"t": "ping", "t": "' + "é" * 100 + '"}',
]


@pytest.mark.parametrize("message", BAD)
def test_a_message_that_makes_no_sense_gets_an_answer(anna: Person, message: str | bytes) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        page.socket.send(message)
        assert page.receive()["text"]["id"] == "table-bad-message"
        page.send("ping")
        assert page.receive() == {"t": "pong"}


def test_messages_before_hello_and_keys_that_are_none_are_refused(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        for t, fields in (("say", {"text": "x"}), ("back", {"seat": 0}), ("why", {"seat": 0, "name": "x"})):
            page.send(t, **fields)
            assert page.receive()["text"]["id"] == "table-no-hello"
        page.hello(0)
        for key in ("", "k" * 65, "k\0"):
            page.send("move", seat=0, name="pass", tag="x", key=key)
            assert page.until("refused")["text"]["id"] == "table-bad-key"
        for seat in (-1, -2, 2, 10**30):
            page.send("move", seat=seat, name="pass", tag="x", key="k")
            assert page.until("refused")["text"]["id"] in ("table-not-your-seat", "table-bad-message")


def test_a_huge_message_and_much_nonsense_close_the_channel(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    with anna.live(id) as page:
        page.socket.send(json.dumps({"t": "say", "text": "x" * 9000}))
        assert all_until_closed(page) == (1009, [])
    with anna.live(id) as page:
        with suppress(ConnectionClosed):
            for _ in range(30):
                page.socket.send("nonsense")
        assert all_until_closed(page)[0] == 4000


def test_there_is_no_channel_without_a_table(anna: Person) -> None:
    for id in ("AAAAAAAAAA", "short", "x" * 200):
        with anna.live(id) as page:
            assert all_until_closed(page) == (4004, [])


def test_a_page_of_another_site_opens_no_channel(anna: Person) -> None:
    id = anna.make(ME, ME)["table"]["id"]
    for origin in ("https://elsewhere.example", "null", f"{anna.address}0"):
        with pytest.raises(InvalidStatus) as refused, anna.live(id, origin):
            pass
        assert refused.value.response.status_code == 403
    with anna.live(id, anna.address) as page:
        page.send("ping")
        assert page.receive() == {"t": "pong"}


def test_who_floods_the_channel_is_slowed_and_then_cut(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(tmp_path_factory.mktemp("data"), messages=1.0, messages_at_once=5, connections=2)
    with running(settings) as address, Person(address) as anna:
        id = anna.make(ME, OPEN)["table"]["id"]
        with anna.live(id) as page, anna.live(id):
            with pytest.raises(InvalidStatus), anna.live(id):
                pass
            with suppress(ConnectionClosed):
                for _ in range(60):
                    page.send("ping")
            code, answers = all_until_closed(page)
            assert 5 <= answers.count({"t": "pong"}) <= 7 and code == 4029
