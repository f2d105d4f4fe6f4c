"""Finished games: record, replay, playing on, and records that people send."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from kit.table import BOT, ME, P, Person, T, Worker, at, enter, go_on, plan, reopened, states
from kit.toys import registered
from kit.toys.trek import HOURS, TREK
from ludoteca import CHANCE, SPECTATOR
from ludoteca.engine.errors import LudotecaError
from ludoteca.table import archive, seating
from ludoteca.table.app import ARCHIVE_WORKERS, MOST_ARCHIVE_TASKS
from ludoteca.table.cache import AnswerCache
from ludoteca.table.messages import Continue, Done
from ludoteca.table.queue import Place, Queue
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms


async def finished(rooms: Rooms, seats: int = 3, **options: Any) -> Room:
    """A whole game with many moves taken back."""
    room, _ = await seating.make(rooms, plan(*[ME] * seats, options=options))
    rng = random.Random(1)
    game = room.game
    while game.asked:
        if game.paused:
            await go_on(room)
            continue
        seat = game.asked[0]
        tag = room.begun().projection(seat).tag
        if game.can_undo(seat) and rng.random() < 0.3:
            done = await room.undo(seat, tag, f"k{room.begun().seq}")
        else:
            done = await room.move(seat, rng.choice(game.legal(seat)), tag, f"k{room.begun().seq}")
        assert isinstance(done, Done)
    return room


def test_a_replay_shows_each_moment_as_it_was_seen(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await finished(rooms, hidden_cards=True)
        record = archive.record(room)
        moves = room.game.moves
        for seat in (SPECTATOR, 0, 2):
            answer = json.loads(await archive.replay_of(room, rooms, Worker(), seat, 0, 1000))
            assert answer["total"] == len(answer["frames"]) and answer["moves"] == len(moves)
            told = []
            for frame in answer["frames"]:
                t = ludoteca.replay(record, moves=frame["move"])
                assert CHANCE not in t.asked and frame["view"] == t.view(seat)
                told += frame["events"]
            assert told == [event.json() for event in room.game.events(seat)]
            players = [(who, name) for who, name in moves if who != CHANCE]
            assert [(f["seat"], f["name"]) for f in answer["frames"][1:]] == players
            assert answer["result"] == room.game.result.json()  # type: ignore[union-attr]
            part = json.loads(await archive.replay_of(room, rooms, Worker(), seat, 10, 5))
            assert part["frames"] == answer["frames"][10:15] and part["first"] == 10
        with pytest.raises(TableRefusal):
            await archive.replay_of(room, rooms, Worker(), 3, 0, 10)

    at(tmp_path, story)


def test_nothing_of_a_game_that_goes_on_can_be_replayed(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        with pytest.raises(TableRefusal, match="table-not-over"):
            archive.record(room)
        with pytest.raises(TableRefusal, match="table-not-over"):
            await archive.replay_of(room, rooms, Worker(), SPECTATOR, 0, 10)
        with pytest.raises(TableRefusal, match="table-not-over"):
            await archive.play_on(room, rooms, Worker(), Continue(0, 0))

    at(tmp_path, story)


def test_playing_on_keeps_what_the_seat_knew_and_deals_the_rest_anew(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await finished(rooms)
        record = archive.record(room)
        frames = json.loads(await archive.replay_of(room, rooms, Worker(), 1, 0, 1000))["frames"]
        held = [f["view"]["hands"][0]["size"] for f in frames]
        moment = next(f for f, n in zip(frames, held, strict=True) if f["view"]["asked"] == [1] and n > 3)
        truth = ludoteca.replay(record, moves=moment["move"])
        hands = set()
        for _ in range(6):
            plan = Continue(moment["move"], 1, name="Zoë")
            again, secrets = await archive.play_on(room, rooms, Worker(), plan)
            assert [seat.kind for seat in again.seats.rows] == ["bot", "person", "bot"]
            state = states(enter(again, secrets, 1))[-1]
            assert state.view == truth.view(1) == moment["view"]
            assert state.asked is not None and [c.name for c in state.asked.choices] == truth.legal(1)
            assert [e.id for e in state.events] == [e.id for e in truth.events(1)]
            hands.add(str(again.game.view(0)["hand"]))
        assert len(hands) > 1
        with pytest.raises(TableRefusal, match="table-continue-over"):
            await archive.play_on(room, rooms, Worker(), Continue(10**9, 1))
        with pytest.raises(TableRefusal):
            await archive.play_on(room, rooms, Worker(), Continue(5, 7))
        with pytest.raises(TableRefusal, match="table-no-such-bot"):
            await archive.play_on(room, rooms, Worker(), Continue(5, 1, bot="deep blue"))
        # it is played to its end, opened again, and replayed from where it began
        rng = random.Random(3)
        while again.table.status != "over":
            if 1 in again.game.asked:
                name = rng.choice(again.game.legal(1))
                await again.move(1, name, again.begun().projection(1).tag, f"k{again.begun().seq}")
            else:
                await asyncio.sleep(0)
        rooms.forget(again)
        again = await rooms.room(again.table.id)
        with pytest.raises(TableRefusal, match="table-no-record"):
            archive.record(again)
        replayed = json.loads(await archive.replay_of(again, rooms, Worker(), 1, 0, 1000))
        assert replayed["frames"][0]["view"] == moment["view"]
        assert replayed["frames"][-1]["view"] == again.game.view(1)

    at(tmp_path, story)


def test_a_record_that_is_sent_can_be_watched(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        record = archive.record(await finished(rooms, 2))
        room = await archive.upload(rooms, Worker(), record)
        assert room.table.status == "over" and archive.record(room) == record
        state = states(enter(room, [], SPECTATOR))[-1]
        assert state.result is not None
        await archive.replay_of(room, rooms, Worker(), 0, 0, 10)
        # one that was never finished
        lines = record.splitlines()
        part = [line for line in lines[:60] if not line.startswith("result")]
        room = await archive.upload(rooms, Worker(), "\n".join(part))
        assert states(enter(room, [], SPECTATOR))[-1].result is None

    at(tmp_path, story)


def test_a_broken_record_is_refused_with_its_line(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        record = archive.record(await finished(rooms, 2))
        lines = record.splitlines()
        broken = [
            "ludoteca-record 99\n",
            record.replace("condottiere", "chess"),
            record.replace("seats: 2", "seats: 99"),
            record.replace("rules_version: 1", "rules_version: 1000000"),
            record + "0 pass\n",
            "\n".join(lines[:20] + lines[25:]),
            record.replace("| scores ", "| scores 9"),
        ]
        for text in broken:
            with pytest.raises(LudotecaError, match="line "):
                await archive.upload(rooms, Worker(), text)
        for text in ("hello", "\x00" * 100, '[Event "F/S Return Match"]\n1. e4 e5\n'):
            with pytest.raises(TableRefusal, match="table-record-foreign"):
                await archive.upload(rooms, Worker(), text)
        with pytest.raises(TableRefusal, match="table-record-empty"):
            await archive.upload(rooms, Worker(), " \n")
        with pytest.raises(TableRefusal, match="table-record-long"):
            await archive.upload(rooms, Worker(), record + "0 pass\n" * 40_000)

    at(tmp_path, story)


def test_a_record_as_long_as_may_be_is_watched_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(HOURS, "long", archive.MOST_MOVES)

    async def story(rooms: Rooms) -> None:
        t = ludoteca.new("toy-trek", seats=1, undo=False)
        while t.asked:
            t.play(0, "rest")
        room = await archive.upload(rooms, Worker(), str(t.record()))
        room = await reopened(rooms, room)
        assert archive.record(room) == str(t.record())
        answer = json.loads(await archive.replay_of(room, rooms, Worker(), 0, archive.MOST_MOVES - 9, 1000))
        assert len(answer["frames"]) == 10 and answer["total"] == archive.MOST_MOVES + 1

    with registered(TREK):
        at(tmp_path, story)


def test_a_replay_goes_no_further_than_it_is_asked_for_and_is_kept(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await finished(rooms)
        base, rows = await rooms.store.history(room.table.id)
        moves = archive.without_undone(rows)
        broken = [*moves, (0, "dance")]
        part = json.loads(archive.frames(base, broken, [], None, 0, 3, 5))
        assert len(part["frames"]) == 5
        with pytest.raises(LudotecaError):
            archive.frames(base, broken, [], None, 0, 3, len(moves))
        first = await archive.replay_of(room, rooms, Worker(), 1, 3, 5)
        assert json.loads(first)["total"] == 1 + len([who for who, _ in moves if who != CHANCE])
        nobody: Queue[Worker] = Queue([], most=0)
        assert await archive.replay_of(room, rooms, nobody.turn(Place("", "")), 1, 3, 5) == first
        with pytest.raises(TableRefusal, match="table-too-much-at-once"):
            await archive.replay_of(room, rooms, nobody.turn(Place("", "")), 1, 3, 6)

    at(tmp_path, story)


def test_what_was_asked_for_long_ago_is_not_kept() -> None:
    kept = AnswerCache(10)
    kept.put("a", b"1234")
    kept.put("b", b"1234")
    assert kept.get("a") == b"1234"
    kept.put("c", b"123456")
    assert (kept.get("a"), kept.get("b"), kept.get("c")) == (b"1234", None, b"123456")
    kept.put("c", b"1")
    kept.put("d", b"12345678901")
    assert kept.answers == {} and kept.size == 0


def test_thirty_replays_by_one_address_leave_a_clerk_for_others(tmp_path: Path) -> None:
    class Slow(Worker):
        async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
            if args[-1] == 1000:
                await done.wait()
            return function(*args, **kwargs)

    done = asyncio.Event()

    async def story(rooms: Rooms) -> None:
        room = await finished(rooms)
        workers: Queue[Worker] = Queue([Slow() for _ in range(ARCHIVE_WORKERS)], MOST_ARCHIVE_TASKS)

        def ask(address: str, first: int, count: int) -> asyncio.Task[bytes]:
            turn = workers.turn(Place(address, room.table.id))
            return asyncio.ensure_future(archive.replay_of(room, rooms, turn, 0, first, count))

        many = [ask("a", first, 1000) for first in range(30)]
        for first in range(3):
            assert await ask("b", 2 * first, 1)
            assert await ask("c", 2 * first + 1, 1)
        assert not any(task.done() and not task.exception() for task in many)
        done.set()
        answers = await asyncio.gather(*many, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, TableRefusal)]
        assert {refusal.status for refusal in refused} == {429}
        assert len(refused) == 30 - MOST_ARCHIVE_TASKS - (ARCHIVE_WORKERS - 1)

    at(tmp_path, story)


def test_over_the_wire(anna: Person, bruno: Person) -> None:
    game = ludoteca.new("condottiere", seats=2, seed=1)
    rng = random.Random(1)
    while game.asked:
        game.play(game.asked[0], rng.choice(game.legal(game.asked[0])))
    record = str(game.record())
    broken = anna.http.post("/api/records", content=record + "0 pass\n")
    assert broken.status_code == 400 and broken.json()["text"].startswith("line ")
    assert anna.http.post("/api/records", content=b"\xff\xfe").status_code == 400
    foreign = anna.http.post("/api/records", content="hello", headers={"accept-language": "it"})
    assert foreign.status_code == 400
    assert foreign.json()["text"] == "Questo file non è una partita registrata da Ludoteca."
    for part, other, said in (
        ("rules_version: ", "rules_version: 9", "nach Version 9"),
        ("game: condottiere", "game: chess", "Ein Spiel namens 'chess' gibt es hier nicht"),
        ("seats: 2", "seats: 9", "Condottiere ist für"),
        ("seats: 2", "seats: many", "Zeile 5 dieser Aufzeichnung"),
        ("\n0 ", "\n7 ", "Zeile "),
    ):
        changed = record.replace(part, other, 1)
        answer = anna.http.post("/api/records", content=changed, headers={"accept-language": "de"})
        assert answer.status_code == 400 and said in answer.json()["text"]
    large = anna.http.post("/api/records", content="x" * 2_000_001, headers={"accept-language": "de"})
    assert large.status_code == 413 and "zu groß" in large.json()["text"]
    sent = anna.http.post("/api/records", content=record)
    assert sent.status_code == 201
    id = sent.json()["id"]
    got = bruno.http.get(f"/api/tables/{id}/record")
    assert got.text == record and got.headers["content-type"] == "text/plain; charset=utf-8"
    replayed = bruno.http.get(f"/api/tables/{id}/replay?seat=1&from=2&count=3").json()
    assert len(replayed["frames"]) == 3 and replayed["frames"][0]["view"]["seat"] == 1
    body = {"move": replayed["frames"][0]["move"], "seat": 1, "bot": "random", "name": "Bruno"}
    again = bruno.post(f"/api/tables/{id}/continue", body)
    assert again.status_code == 201 and again.json()["seats"] == [1]
    with bruno.live(again.json()["table"]["id"]) as page:
        assert page.hello(1)["view"]["hand"]
    playing = anna.make(ME, BOT)["table"]["id"]
    for path in ("record", "replay"):
        answer = anna.http.get(f"/api/tables/{playing}/{path}")
        assert answer.status_code == 409 and answer.json()["text"]


def test_a_finished_game_that_cannot_be_replayed_is_gone_in_words(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        room.table.status = "over"
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as file:
            file.execute("update moves set name = 'annex nowhere' where seq = (select max(seq) from moves)")
            file.commit()
        with pytest.raises(TableRefusal, match="table-unreadable"):
            await archive.replay_of(room, rooms, Worker(), -2, 0, 10)

    at(tmp_path, story)
