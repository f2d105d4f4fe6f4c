"""Fair shuffles at a table: promises, numbers, crashes, and that nobody can see what comes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.table import BOT, ME, OPEN, Worker, at, enter, plan, play_until, received, reopened, until
from ludoteca.engine.fair import FairRng, promise
from ludoteca.engine.rng import SystemRng
from ludoteca.engine.verify import verify, written
from ludoteca.table import archive, fair, seating
from ludoteca.table.messages import Continue, NewTable
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.thinkers import imagined

NUMBER, OTHER = "0a" * 16, "0b" * 16


def fairly(rooms: Rooms) -> None:
    rooms.chance = SystemRng


def with_number(*seats: object, **settings: object) -> NewTable:
    return plan(*seats, promise=promise(NUMBER), **settings)  # type: ignore[arg-type]


def status(room: Room) -> str:
    return room.table.status


def proven(room: Room) -> str:
    proof = fair.proof(room.table)
    assert proof is not None
    return written(archive.record(room), proof)


def test_a_table_promises_and_its_record_keeps_the_promise(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, with_number(ME, ME))
        info = room.info(frozenset([0]), True).fair
        assert info is not None and info.wanted == [0] and status(room) == "waiting", "no card yet"
        await fair.show(rooms, room.table.id, frozenset([0]), NUMBER)
        assert status(room) == "playing"
        await fair.show(rooms, room.table.id, frozenset([0]), NUMBER)  # once more: nothing happens
        await play_until(room, lambda: not room.game.asked, 1)
        text = proven(room)
        assert verify(text, info.promise) == [] and NUMBER in text

    at(tmp_path, story)


def test_without_promises_a_game_begins_at_once_and_has_a_proof(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, plan(ME, BOT))
        assert status(room) == "playing" and isinstance(room.game.rng, FairRng)
        fair_info = room.info(frozenset([0]), True).fair
        assert fair_info is not None and fair_info.seats == [] and fair.proof(room.table) is None

    at(tmp_path, story)


def test_who_shows_no_number_in_time_goes_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "PATIENCE", 0.0)

    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, with_number(ME, BOT))
        await until(lambda: status(room) == "playing")
        assert room.table.shuffle is not None and room.table.shuffle.numbers == {}
        with pytest.raises(TableRefusal):
            await fair.show(rooms, room.table.id, frozenset([0]), NUMBER)

    at(tmp_path, story)


def test_friends_give_numbers_too_and_nobody_anothers(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, with_number(ME, OPEN))
        id = room.table.id
        await seating.join(rooms, id, "Bruno", -1, promise=promise(OTHER))
        with pytest.raises(TableRefusal):  # it is not asked for yet
            await fair.show(rooms, id, frozenset([0]), NUMBER)
        await seating.start(rooms, id, host=True)
        assert fair.wanted(room) == (0, 1)
        shown = room.info(frozenset([0]), True).fair  # before anybody shows a number
        assert shown is not None and shown.promises == {0: promise(NUMBER), 1: promise(OTHER)}
        for wrong in (OTHER, "zz", "", "0A" * 16):
            with pytest.raises(TableRefusal):
                await fair.show(rooms, id, frozenset([0]), wrong)
        await fair.show(rooms, id, frozenset([1]), OTHER)
        assert status(room) == "waiting"
        await fair.show(rooms, id, frozenset([0]), NUMBER)
        assert status(room) == "playing"
        assert room.table.shuffle is not None and room.table.shuffle.numbers == {0: NUMBER, 1: OTHER}

    at(tmp_path, story)


def test_who_leaves_takes_the_promise_along(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, with_number(ME, OPEN))
        id = room.table.id
        await seating.join(rooms, id, "Bruno", 1, promise=promise(OTHER))
        await seating.start(rooms, id, host=True)
        await seating.leave(rooms, id, frozenset([1]))
        await fair.show(rooms, id, frozenset([0]), NUMBER)
        assert status(room) == "waiting" and not fair.wanted(room), "the seat is open again"
        await seating.join(rooms, id, "Carla", 1)
        assert room.table.shuffle is not None and list(room.table.shuffle.promises) == [0]
        await seating.start(rooms, id, host=True)
        assert status(room) == "playing"

    at(tmp_path, story)


def test_after_a_crash_the_same_promise_holds(tmp_path: Path) -> None:
    kept: dict[str, str] = {}

    async def before(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, plan(ME, ME))
        kept["id"] = room.table.id

    async def after(rooms: Rooms) -> None:
        fairly(rooms)
        room = await rooms.room(kept["id"])
        assert isinstance(room.game.rng, FairRng)
        await play_until(room, lambda: not room.game.asked, 2)
        assert verify(proven(room)) == []

    at(tmp_path, before)
    at(tmp_path, after)


def test_nothing_before_the_end_tells_what_comes(tmp_path: Path) -> None:
    """Neither a page nor a bot gets the secret, the key, or a generator that knows them."""

    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, secrets = await seating.make(rooms, plan(ME, BOT, BOT))
        shuffle, rng = room.table.shuffle, room.game.rng
        assert shuffle is not None and isinstance(rng, FairRng)
        sent = b"".join(received(enter(room, secrets, 0)))
        sent += b"".join(received(enter(room, secrets, 0, 3)))  # a page that comes back
        room = await reopened(rooms, room)  # as after a crash
        sent += b"".join(received(enter(room, secrets, 0)))
        thought = imagined(room.game, 0)
        for text in (sent.decode(), str(thought), str(room.info(frozenset([0]), True))):
            assert shuffle.secret not in text and rng.key.hex() not in text
        assert "FairRng" not in str(thought)
        assert fair.proof(room.table) is None
        with pytest.raises(TableRefusal):
            archive.record(room)

    at(tmp_path, story)


def test_a_rematch_promises_anew_and_an_imported_or_continued_game_nothing(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, plan(ME, ME))
        await play_until(room, lambda: not room.game.asked, 3)
        again = await seating.rematch(rooms, room.table.id, frozenset([0]), True, promise(NUMBER))
        assert again.table.shuffle is not None and room.table.shuffle is not None
        assert again.table.shuffle.secret != room.table.shuffle.secret, "each game has a secret of its own"
        assert fair.wanted(again) == (0,)
        assert room.info(frozenset(), False).fair is not None
        copy = await archive.upload(rooms, Worker(), archive.record(room))
        continued, _ = await archive.play_on(room, rooms, Worker(), Continue(3, 0))
        for other in (copy, continued):
            assert other.table.shuffle is None and other.info(frozenset(), False).fair is None
            assert not isinstance(other.game.rng, FairRng)

    at(tmp_path, story)


def test_who_plays_alone_may_meet_the_same_cards_again_without_a_proof(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        room, _ = await seating.make(rooms, with_number(ME, ME))
        await fair.show(rooms, room.table.id, frozenset([0]), NUMBER)
        first, both = room.game.view(0), frozenset([0, 1])
        await play_until(room, lambda: not room.game.asked, 1)
        with pytest.raises(TableRefusal, match="table-not-alone"):
            await seating.rematch(rooms, room.table.id, frozenset([0]), True, same=True)
        again = await seating.rematch(rooms, room.table.id, both, True, promise(OTHER), same=True)
        assert status(again) == "playing" and again.game.view(0) == first
        assert again.info(both, True).fair is None and not room.table.next_table
        await play_until(again, lambda: not again.game.asked, 2)
        assert fair.proof(again.table) is None
        third = await seating.rematch(rooms, again.table.id, both, True, same=True)
        assert third.game.view(0) == first
        other = await seating.rematch(rooms, again.table.id, both, True)
        assert other.info(both, True).fair is not None and other.game.view(0) != first

    at(tmp_path, story)


@pytest.mark.parametrize("wrong", ["x", "0a", "0A" * 32, "0a" * 33])
def test_a_promise_that_is_none_is_refused(tmp_path: Path, wrong: str) -> None:
    async def story(rooms: Rooms) -> None:
        fairly(rooms)
        with pytest.raises(TableRefusal):
            await seating.make(rooms, plan(ME, BOT, promise=wrong))

    at(tmp_path, story)
