"""Going away from a table: nobody is stuck because somebody left."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from kit.table import (
    BOT,
    LONG,
    ME,
    OPEN,
    PATIENCE,
    Person,
    at,
    enter,
    plan,
    play_until,
    read,
    reopened,
    states,
    step,
)
from ludoteca import SPECTATOR
from ludoteca.table import archive, leaving, seating
from ludoteca.table.messages import Refused, SeatInfo, SeatPlan, TableChanged
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.store import Changes


async def three_people(rooms: Rooms) -> tuple[Room, list[str]]:
    """Anna has made the table; she, Bruno and Carla play. The secrets: of the table, then of each seat."""
    room, secrets = await seating.make(rooms, plan(ME, OPEN, OPEN, options=LONG))
    for name in ("Bruno", "Carla"):
        secrets.append((await seating.join(rooms, room.table.id, name, -1))[2])
    await seating.start(rooms, room.table.id, True)
    return room, secrets


def shown(room: Room, seat: int) -> SeatInfo:
    """A seat as everybody sees it."""
    return room.info(frozenset(), False).seats[seat]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is away has been away for long."""
    monkeypatch.setattr(leaving, "AWAY", 0.0)


def test_a_bot_plays_on_for_whoever_resigns_and_they_watch(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await three_people(rooms)
        id = room.table.id
        bruno = enter(room, [secrets[2]], 1)
        with pytest.raises(TableRefusal, match="table-not-your-seat"):
            await leaving.resign(rooms, id, frozenset())
        await leaving.resign(rooms, id, frozenset({1}))
        assert (shown(room, 1).kind, shown(room, 1).name, shown(room, 1).gone) == ("bot", "Bruno", "resigned")
        assert room.table.status == "playing" and bruno.seat == SPECTATOR and not bruno.held
        room = await reopened(rooms, room)
        assert shown(room, 1).gone == "resigned"
        await leaving.resign(rooms, id, frozenset({2}))
        await leaving.resign(rooms, id, frozenset({0}))
        assert (room.table.status, room.table.ended) == ("over", "resigned"), "with nobody else it ends"
        assert room.seats.rows[0].kind == "person", "the last one's seat stays theirs"
        again = await seating.rematch(rooms, id, frozenset({0}), True)
        assert [row.kind for row in again.seats.rows] == ["person"] * 3, "who resigned is welcome again"
        assert enter(again, [secrets[2]], 1).held == {1} and again.table.ended == ""

    at(tmp_path, story)


def test_a_game_that_people_ended_can_be_watched_but_not_played(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await three_people(rooms)
        id = room.table.id
        await play_until(room, lambda: len(room.game.moves) > 40, 1)
        asked = room.game.asked[0]
        page = enter(room, [secrets[1 + asked]], asked)
        assert states(page)[-1].asked is not None
        for seat in (0, 1):
            await leaving.agree_to_end(rooms, id, frozenset({seat}), True)
        await leaving.agree_to_end(rooms, id, frozenset({0}), False)
        await leaving.agree_to_end(rooms, id, frozenset({2}), True)
        assert room.table.status == "playing", "one of them has thought better of it"
        assert [shown(room, seat).agreed for seat in range(3)] == [False, True, True]
        name, tag = room.game.legal(asked)[0], room.begun().projection(asked).tag
        await leaving.agree_to_end(rooms, id, frozenset({0}), True)
        told = [message for message in read(page) if isinstance(message, TableChanged)]
        assert told[-1].table.ended == "abandoned"
        for again in (room, await reopened(rooms, room)):
            assert (again.table.status, again.table.ended) == ("over", "abandoned")
            refused = await again.move(asked, name, tag, "late")
            assert isinstance(refused, Refused) and refused.text.id == "table-over"
            state = states(enter(again, [secrets[1 + asked]], asked))[-1]
            assert state.asked is None and state.result is None and not state.thinking and not state.asides
            assert state.view["asked"] == [], "nobody is to play on any board"
        moves = len(again.game.moves)
        assert len(ludoteca.replay(archive.record(again)).moves) == moves, "what was played stays"
        for call in (
            leaving.resign(rooms, id, frozenset({0})),
            leaving.agree_to_end(rooms, id, frozenset({0}), True),
        ):
            with pytest.raises(TableRefusal, match="table-over"):
                await call

    at(tmp_path, story)


def test_a_pause_or_a_thought_that_was_on_its_way_ends_with_the_game(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, BOT, BOT, options=LONG))
        enter(room, secrets, 0)
        while 0 in room.game.asked:
            await step(room, random.Random(1))
        await leaving.resign(rooms, room.table.id, frozenset({0}))
        moves = len(room.game.moves)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(room.game.moves) == moves and not room.seats.thoughts and room.seats.timer is None

    at(tmp_path, story)


def test_whoever_sits_here_lets_a_bot_play_for_somebody_who_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await three_people(rooms)
        id = room.table.id
        bruno = enter(room, [secrets[2]], 1)
        with pytest.raises(TableRefusal, match="table-not-away"):
            await leaving.stand_in(rooms, id, True, 1)
        room.disconnect(bruno)
        assert shown(room, 1).away > 0 and not shown(room, 1).here
        with pytest.raises(TableRefusal, match="table-not-away"):
            await leaving.stand_in(rooms, id, True, 1)  # not for long enough
        with pytest.raises(TableRefusal, match="table-not-your-seat"):
            await leaving.stand_in(rooms, id, False, 1)
        monkeypatch.setattr(leaving, "AWAY", 0.0)
        await leaving.stand_in(rooms, id, True, 1)
        assert shown(room, 1).covered and shown(room, 1).kind == "person"
        await leaving.stand_in(rooms, id, True, 1)  # again: nothing
        enter(room, [secrets[2]], 1)
        assert shown(room, 1).away == 0 and shown(room, 1).here
        await room.take_back(1)
        assert not shown(room, 1).covered

    at(tmp_path, story)


@pytest.mark.usefixtures("at_once")
def test_where_there_is_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME, clock=86400))
        with pytest.raises(TableRefusal, match="table-not-away") as refused:
            await leaving.stand_in(rooms, room.table.id, True, 1)
        assert refused.value.filled == {"seconds": 86400}

    at(tmp_path, story)


@pytest.mark.usefixtures("at_once")
def test_the_host_frees_a_seat_and_another_person_takes_it(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await three_people(rooms)
        id = room.table.id
        bruno = enter(room, [secrets[2]], 1)
        everybody = frozenset({0})
        for seat, host, problem in (
            (1, True, "table-not-away"),  # nobody who is here is sent away
            (2, False, "table-not-host"),
            (0, True, "table-own-seat"),
            (3, True, "table-no-seat"),
            (-1, True, "table-no-seat"),
        ):
            with pytest.raises(TableRefusal, match=problem):
                await leaving.free(rooms, id, host, everybody, seat)
        with pytest.raises(TableRefusal, match="table-started"):
            await seating.join(rooms, id, "Dario", -1)
        room.disconnect(bruno)
        await leaving.free(rooms, id, True, everybody, 1)
        assert (shown(room, 1).kind, shown(room, 1).gone) == ("bot", "free")
        assert enter(room, [secrets[2]], SPECTATOR).held == frozenset(), "its secret opens nothing any more"
        with pytest.raises(TableRefusal, match="table-seated"):
            await seating.join(rooms, id, "Anna", -1, held=frozenset({0}))
        _, seat, dario = await seating.join(rooms, id, "Dario", -1)
        assert seat == 1 and (shown(room, 1).kind, shown(room, 1).name, shown(room, 1).gone) == (
            "person",
            "Dario",
            "",
        )
        assert enter(room, [dario], 1).held == {1}
        with pytest.raises(TableRefusal, match="table-started"):
            await seating.join(rooms, id, "Ezio", 1)
        await seating.leave(rooms, id, frozenset({2}))
        assert shown(room, 2).gone == "left"
        with pytest.raises(TableRefusal, match="table-started"):
            await seating.join(rooms, id, "Ezio", 2)  # the host has not freed it
        await leaving.free(rooms, id, True, everybody, 2)
        assert (await seating.join(rooms, id, "Ezio", 2))[1] == 2

    at(tmp_path, story)


def test_before_the_game_the_host_gives_seats_to_whom_they_like(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, OPEN, OPEN))
        id = room.table.id
        bruno = enter(room, [(await seating.join(rooms, id, "Bruno", 1))[2]], 1)
        bot = SeatPlan("open", bot="hard", name="Sforza")
        with pytest.raises(TableRefusal, match="table-not-host"):
            await leaving.seat_bot(rooms, id, False, 2, bot)
        with pytest.raises(TableRefusal, match="table-seat-taken"):
            await leaving.seat_bot(rooms, id, True, 1, bot)
        with pytest.raises(TableRefusal, match="table-no-such-bot"):
            await leaving.seat_bot(rooms, id, True, 2, SeatPlan("bot", bot="perfect"))
        await leaving.seat_bot(rooms, id, True, 2, bot)
        assert (shown(room, 2).kind, shown(room, 2).bot, shown(room, 2).name) == ("bot", "hard", "Sforza")
        await leaving.ask_to_leave(rooms, id, True, 1)
        told = [message.table for message in read(bruno) if isinstance(message, TableChanged)]
        assert told[-1].seats[1].asked_to_leave and not shown(room, 1).asked_to_leave, (
            "between the two of them"
        )
        with pytest.raises(TableRefusal, match="table-not-host"):
            await leaving.ask_to_leave(rooms, id, False, 1)
        await leaving.free(rooms, id, True, frozenset({0}), 1)
        assert shown(room, 1).kind == "open" and not bruno.held
        await leaving.seat_bot(rooms, id, True, 1, bot)
        await seating.start(rooms, id, True)
        with pytest.raises(TableRefusal, match="table-started"):
            await leaving.seat_bot(rooms, id, True, 1, bot)

    at(tmp_path, story)


def test_votes_requests_and_standing_orders_survive_a_restart(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await three_people(rooms)
        id, order = room.table.id, room.game.rules.orders[0].name
        await leaving.agree_to_end(rooms, id, frozenset({1}), True)
        await leaving.ask_to_leave(rooms, id, True, 2)
        await room.order(0, order, True)
        room = await reopened(rooms, room)
        assert [shown(room, seat).agreed for seat in range(3)] == [False, True, False]
        assert [row.asked_to_leave for row in room.seats.rows] == [False, False, True]
        assert room.seats.orders_of(0) == {order} and not room.seats.orders_of(1)
        await room.order(0, order, False)
        await leaving.agree_to_end(rooms, id, frozenset({1}), False)
        room = await reopened(rooms, room)
        assert not any(row.agreed for row in room.seats.rows) and not room.seats.orders_of(0)
        # an order that was given for a time that is over is no longer one
        await room.save(Changes(id, seats=[room.seats.with_order(0, order, -1)]))
        room = await reopened(rooms, room)
        assert not room.seats.orders_of(0)

    at(tmp_path, story)


@pytest.mark.parametrize("odds", [True, False])
def test_whether_odds_are_shown_is_the_tables_and_stays(tmp_path: Path, odds: bool) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME, odds=odds))
        room = await reopened(rooms, room)
        assert room.info(frozenset(), False).odds is odds
        await room.end("abandoned")
        again = await seating.rematch(rooms, room.table.id, frozenset({0, 1}), True)
        assert again.info(frozenset(), False).odds is odds

    at(tmp_path, story)


def test_a_host_who_leaves_hands_the_table_over(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await three_people(rooms)
        anna, bruno = enter(room, secrets[:2], 0), enter(room, [secrets[2]], 1)
        await seating.leave(rooms, room.table.id, frozenset({0}), host=True)
        assert bruno.host and not anna.host and room.table.by == "Bruno"

    at(tmp_path, story)


# --- over HTTP


def settle(condition: Callable[[], bool]) -> None:
    late = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < late
        time.sleep(0.01)


def test_all_of_it_can_be_asked_over_http_and_is_refused_in_words(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN, OPEN)["table"]["id"]
    bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    bot = {"kind": "bot", "bot": "easy", "name": "Sforza"}
    assert bruno.post(f"/api/tables/{id}/seats/2/bot", bot).status_code == 403
    assert anna.post(f"/api/tables/{id}/seats/2/bot", bot).json()["seats"][2]["bot"] == "easy"
    assert anna.post(f"/api/tables/{id}/seats/1/ask-to-leave").status_code == 200
    assert bruno.http.get(f"/api/tables/{id}").json()["seats"][1]["asked_to_leave"]
    for path in ("resign", "end"):
        refused = anna.post(f"/api/tables/{id}/{path}")
        assert refused.status_code == 409 and refused.json()["text"]
    anna.post(f"/api/tables/{id}/start")
    for path in (
        "seats/1/free",
        "seats/1/stand-in",
        "seats/9/free",
        "seats/99999999999999999999/free",
        "seats/x/free",
    ):
        refused = anna.post(f"/api/tables/{id}/{path}")
        assert refused.status_code in (404, 409) and refused.json()["text"], path
    assert bruno.post(f"/api/tables/{id}/resign").json()["seats"][1]["gone"] == "resigned"
    assert anna.http.post(f"/api/tables/{id}/end?agree=perhaps").status_code == 400
    assert anna.post(f"/api/tables/{id}/end").json()["ended"] == "abandoned"
    assert anna.http.get(f"/api/tables/{id}/replay").status_code == 200
    assert anna.http.get(f"/api/tables/{id}/record").status_code == 200


def test_my_tables_say_whose_turn_it_is_and_what_happened_since_i_looked(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN, options=LONG)["table"]["id"]
    bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    anna.post(f"/api/tables/{id}/start")
    people = {0: anna, 1: bruno}

    def listed(person: Person) -> dict[str, object]:
        return next(table for table in person.http.get("/api/tables").json() if table["id"] == id)

    with bruno.live(id) as line:
        first = 1 if line.hello(1)["asked"] else 0
    assert listed(people[first])["your_turn"] and not listed(people[1 - first])["your_turn"]
    assert listed(anna)["created"] and listed(anna)["moved"]
    with people[first].live(id) as line:
        line.hello(first)
        line.choose()
        line.until("done")
    settle(lambda: listed(people[first])["news"] == 0)  # when the server has heard that the line is closed
    assert int(str(listed(people[1 - first])["news"])) > 0, "the other one was not there"
    assert not listed(anna)["archived"]
    assert anna.post(f"/api/tables/{id}/archive").status_code == 200
    assert listed(anna)["archived"] and not listed(bruno)["archived"]
    anna.http.post(f"/api/tables/{id}/archive?archived=false")
    assert not listed(anna)["archived"] and listed(people[first])["news"] == 0


def test_a_table_is_deleted_by_its_host_when_nobody_else_plays(anna: Person, bruno: Person) -> None:
    id = anna.make(ME, OPEN)["table"]["id"]
    bruno.post(f"/api/tables/{id}/join", {"name": "Bruno"})
    anna.post(f"/api/tables/{id}/start")
    assert bruno.http.delete(f"/api/tables/{id}").status_code == 403
    assert anna.http.delete(f"/api/tables/{id}").status_code == 409
    bruno.post(f"/api/tables/{id}/leave")
    with anna.live(id) as line:
        line.hello(0)
        assert anna.http.delete(f"/api/tables/{id}").status_code == 204
    assert anna.http.get(f"/api/tables/{id}").status_code == 404
    assert id not in [table["id"] for table in anna.http.get("/api/tables").json()]
    assert bruno.post(f"/api/tables/{id}/archive").status_code == 404
