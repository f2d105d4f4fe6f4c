"""Rooms: moves, undo, tabs, bots, snapshots; without sockets."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest

import ludoteca
from kit.table import (
    BOT,
    LONG,
    ME,
    OPEN,
    PAUSE,
    RANDOM,
    asked,
    at,
    enter,
    plan,
    play_until,
    read,
    received,
    reopened,
    states,
    step,
    until,
)
from ludoteca import SPECTATOR
from ludoteca.engine.rng import SystemRng
from ludoteca.table import seating
from ludoteca.table.codec import decode_game
from ludoteca.table.connection import Connection
from ludoteca.table.messages import Asked, Chat, Done, Pong, Refused, Said, State, TableChanged
from ludoteca.table.outbox import MOST_WAITING, STUCK, TOO_SLOW
from ludoteca.table.play import TOLD_AGAIN
from ludoteca.table.projection import asked_in_secret
from ludoteca.table.queue import Place
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.store import Changes, Settled, StoreError
from ludoteca.table.thinkers import Thought


def test_a_move_is_stored_and_told_and_its_key_is_answered_again(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page = enter(room, secrets, 0)
        state = states(page)[-1]
        assert state.asked is not None
        name = state.asked.choices[0].name
        done = await room.move(0, name, state.tag, "one")
        after = states(page)[-1]
        assert done == Done("one", after.version) and after.version > state.version
        moves = len(room.game.moves)
        assert await room.move(0, name, state.tag, "one") == done
        again = await reopened(rooms, room)
        assert await again.move(0, name, state.tag, "one") == done
        assert len(again.game.moves) == moves
        assert again.begun().projection(0).tag == after.tag
        # a key belongs to a seat
        other = await again.move(1, name, state.tag, "one")
        assert isinstance(other, Refused)

    at(tmp_path, story)


def test_a_move_on_an_old_tag_is_stale_and_an_illegal_one_says_why(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        tag = room.begun().projection(0).tag
        illegal = await room.move(0, "play bishop", tag, "a")
        assert isinstance(illegal, Refused) and not illegal.stale and illegal.words and illegal.key == "a"
        assert await room.move(0, "play bishop", tag, "a") == illegal
        await room.move(0, room.game.legal(0)[0], tag, "b")
        stale = await room.move(0, room.game.legal(0)[0], tag, "c")
        assert isinstance(stale, Refused) and stale.stale and stale.text.id == "table-stale"
        assert isinstance(await room.undo(1, room.begun().projection(1).tag, "d"), Refused)

    at(tmp_path, story)


def test_every_tag_of_a_seat_is_new_while_the_game_goes_on(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        seen: set[str] = set()
        rng = random.Random(4)
        while room.game.asked:
            seat = room.game.asked[0]
            if not room.game.paused:
                assert room.begun().projection(seat).tag not in seen, (
                    "a repeated click would be a second move"
                )
                seen.add(room.begun().projection(seat).tag)
            await step(room, rng)

    at(tmp_path, story)


def test_an_undo_takes_back_events_and_the_log_replays_with_it(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, ME, options={"hidden_cards": True}))
        game = room.game
        pages = [enter(room, secrets, seat) for seat in (0, 1, 2)]
        watcher = enter(room, [], SPECTATOR)
        rng = random.Random(2)
        undone = 0
        while game.asked and undone < 5:
            seat = game.asked[0]
            before = room.begun().projection(seat)
            await step(room, rng)
            if game.can_undo(seat):
                for page in (*pages, watcher):
                    received(page)
                page = pages[seat]
                version = page.version
                done = await room.undo(seat, room.begun().projection(seat).tag, f"undo {undone}")
                assert done == Done(f"undo {undone}", before.version)
                state = states(page)[-1]
                assert (state.tag, state.version, state.events) == (before.tag, before.version, [])
                assert version >= state.version == page.version
                undone += 1
                room = await reopened(rooms, room)
                game = room.game
                pages = [enter(room, secrets, s) for s in (0, 1, 2)]
                watcher = enter(room, [], SPECTATOR)
                assert room.begun().projection(seat).tag == before.tag
        assert undone == 5
        await play_until(room, lambda: not room.game.asked)
        record = str(room.game.record())
        assert "undo" not in record
        assert ludoteca.replay(record).view(0) == room.game.view(0)

    at(tmp_path, story)


def test_who_comes_back_after_an_undo_gets_the_true_events(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options={"hidden_cards": True}))
        rng = random.Random(5)
        while not any(room.game.can_undo(seat) for seat in room.game.asked):
            await step(room, rng)
        seat = room.game.asked[0]
        version = room.begun().projection(seat).version
        await room.undo(seat, room.begun().projection(seat).tag, "u")
        await step(room, random.Random(99))
        page = enter(room, secrets, seat, version)
        state = states(page)[-1]
        start = state.version - len(state.events)
        assert start <= room.begun().projection(seat).version - 1
        assert [e.id for e in state.events] == [e.id for e in room.game.events(seat, start)]

    at(tmp_path, story)


def test_a_page_that_comes_back_is_told_what_it_missed(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options=LONG))
        page = enter(room, secrets, 1)
        await play_until(room, lambda: room.begun().seq > 60)
        known = states(page)[-1].version
        room.disconnect(page)
        await play_until(room, lambda: room.begun().seq > 150, seed=1)
        state = states(enter(room, secrets, 1, known))[-1]
        since = min(known, state.version - TOLD_AGAIN)
        assert [e.id for e in state.events] == [e.id for e in room.game.events(1, since)]
        # a version that never was
        assert len(states(enter(room, secrets, 1, 10**9))[-1].events) == TOLD_AGAIN
        assert len(states(enter(room, secrets, 1, -5))[-1].events) == state.version

    at(tmp_path, story)


def test_two_tabs_see_the_same_and_a_watcher_sees_no_hand(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options=LONG))
        one, two, watcher = enter(room, secrets, 0), enter(room, secrets, 0), enter(room, [], SPECTATOR)
        await play_until(room, lambda: room.begun().seq > 60)
        left, right = states(one), states(two)
        assert left[1:] == right[1:] and left[0] == right[0]
        seen = states(watcher)
        assert seen and all(state.view["hand"] is None and state.asked is None for state in seen)
        with pytest.raises(TableRefusal):
            room.greet(watcher, 0, 0)
        info = [message for message in read(enter(room, [], SPECTATOR)) if isinstance(message, TableChanged)][
            -1
        ]
        assert info.table.watchers == 2 and not any(seat.yours for seat in info.table.seats)

    at(tmp_path, story)


def test_a_slow_page_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options=LONG))
        slow = enter(room, secrets, 0)
        await play_until(room, lambda: room.begun().seq > 2 * MOST_WAITING)
        assert not slow.dropped
        slow.taken_at -= STUCK
        await play_until(room, lambda: slow.dropped)
        assert slow.closed_with == TOO_SLOW and slow.take() is None
        await step(room, random.Random(1))

    at(tmp_path, story)


def test_bots_play_with_people_and_think_about_what_they_may_know(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        sent: list[tuple[int, str]] = []
        think = rooms.think

        async def listen(place: Place, level: str, seat: int, snapshot: str) -> Thought:
            sent.append((seat, snapshot))
            return await think(place, level, seat, snapshot)

        rooms.think = listen
        room, secrets = await seating.make(rooms, plan(ME, BOT, RANDOM))
        enter(room, secrets, 0)  # and nobody watches: no pauses
        rng = random.Random(1)
        while room.table.status != "over":
            if 0 in room.game.asked:
                await step(room, rng)
            else:
                await asyncio.sleep(0)
        assert room.game.result is not None and len(sent) > 20
        imagined = [(seat, decode_game(snapshot)) for seat, snapshot in sent]
        assert all(t.imagined and t.moves == [] and t.asked == (seat,) for seat, t in imagined)
        # for the true hand of the first seat a bot is sent many different ones
        assert len({str(t.view(0)["hand"]) for _, t in imagined}) > len(sent) / 8

    at(tmp_path, story)


def test_a_table_sleeps_while_nobody_is_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(BOT, BOT, pace=0.001, options=LONG))
        assert room.seats.thoughts == {}
        page = enter(room, [], SPECTATOR)
        await until(lambda: room.begun().seq > 40)
        room.disconnect(page)
        await until(lambda: room.seats.thoughts == {} and not room.lock.locked())
        seq = room.begun().seq
        await asyncio.sleep(0.02)
        assert room.begun().seq == seq and room.game.asked
        enter(room, [], SPECTATOR)
        await until(lambda: room.begun().seq > seq)

    at(tmp_path, story)


def test_a_secret_question_and_its_answer_send_nothing_to_others(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        found = 0
        for seed in range(30):
            room, secrets = await seating.make(rooms, plan(ME, ME, ME))
            game = room.game
            pages = {seat: enter(room, secrets if seat >= 0 else [], seat) for seat in (0, 1, 2, SPECTATOR)}
            rng = random.Random(seed)
            while game.asked and found < 4:
                secret = asked(room) if game.paused else []
                known = {seat: room.begun().projection(seat) for seat in pages}
                for page in pages.values():
                    received(page)
                await step(room, rng)
                for seat, page in pages.items():
                    changed = game.asked == () or room.begun().projection(seat).tag != known[seat].tag
                    sent = [m for m in read(page) if isinstance(m, State)]
                    assert bool(sent) == changed, (seat, secret)
                    assert seat in secret[:1] or not secret or not sent
                    for state in sent:
                        assert not asked_in_secret(game) or (state.thinking == [] and state.deadline > 0)
                found += int(bool(secret))
            if found >= 4:
                return
        raise AssertionError("nobody was ever asked in secret")

    at(tmp_path, story)


def test_a_long_game_opens_quickly_and_exactly(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(*[ME] * 6, options={"series": 20}))
        rng = random.Random(3)
        while room.game.asked and len(room.game.moves) < 3000:
            await step(room, rng)
        projections = [room.begun().projection(seat) for seat in (SPECTATOR, *range(6))]
        moves = room.game.moves[:]
        opened = []
        for _ in range(3):
            rooms.forget(room)
            began = time.perf_counter()
            room = await rooms.room(room.table.id)
            room.begun().projection(0)
            opened.append(time.perf_counter() - began)
        assert min(opened) < 0.1
        assert [room.begun().projection(seat) for seat in (SPECTATOR, *range(6))] == projections
        assert room.game.moves == moves
        stored = await rooms.store.load(room.table.id)
        assert stored is not None and len(stored.tail) < 400

    at(tmp_path, story)


def test_what_cannot_be_stored_is_not_told(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page = enter(room, secrets, 0)
        before = room.begun().projection(0)
        received(page)

        def full(changes: Changes, settled: Settled) -> None:
            settled(StoreError("the disk is full"))

        submit, rooms.store.submit = rooms.store.submit, full  # type: ignore[method-assign]
        with pytest.raises(StoreError):
            await room.move(0, room.game.legal(0)[0], before.tag, "k")
        rooms.store.submit = submit  # type: ignore[method-assign]
        assert page.dropped
        again = await rooms.room(room.table.id)
        assert again is not room and again.begun().projection(0) == before

    at(tmp_path, story)


def test_an_empty_room_is_forgotten_and_read_again(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page = enter(room, secrets, 0)
        room.used -= 10_000
        rooms.sweep()
        assert room.table.id in rooms.by_id
        room.disconnect(page)
        rooms.sweep()
        assert room.table.id in rooms.by_id
        room.used -= 10_000
        rooms.sweep()
        assert room.table.id not in rooms.by_id
        one, two = await asyncio.gather(rooms.room(room.table.id), rooms.room(room.table.id))
        assert one is two is not room
        with pytest.raises(TableRefusal, match="table-unknown"):
            await rooms.room("nobody")

    at(tmp_path, story)


def test_chat_is_kept_and_told_to_who_comes_later(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, OPEN))
        page, watcher = enter(room, secrets, 0), enter(room, [], SPECTATOR)
        await room.say(page, "ciao")
        await room.say(watcher, "<b>hello</b>")
        lines = [Said(1, "Anna", 0, "ciao"), Said(2, "", SPECTATOR, "<b>hello</b>")]
        assert Chat(lines) in read(page)
        await room.say(page, "again")
        assert read(page) == [Said(3, "Anna", 0, "again")]
        room = await reopened(rooms, room)
        assert Chat([*lines, Said(3, "Anna", 0, "again")]) in read(enter(room, [], SPECTATOR))

    at(tmp_path, story)


def test_a_connection_that_was_dropped_takes_no_more() -> None:
    connection = Connection()
    connection.drop(1)
    connection.drop(2)
    connection.send(Pong())
    assert connection.closed_with == 1 and connection.take() is None


def test_chance_at_a_table_cannot_be_reckoned(tmp_path: Path) -> None:
    """Neither in a new game nor in one that was read from the store, unless a test says so."""
    assert Settings(tmp_path).chance is SystemRng

    async def story(rooms: Rooms) -> None:
        rooms.chance = Rooms(rooms.store, rooms.think, PAUSE).chance
        room, _ = await seating.make(rooms, plan(ME, ME))
        assert isinstance(room.game.rng, SystemRng)
        assert isinstance((await reopened(rooms, room)).game.rng, SystemRng)

    at(tmp_path, story)


def test_a_state_is_sent_with_every_field_of_its_message_and_no_other(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        for page in (enter(room, secrets, 0), enter(room, [], SPECTATOR)):
            state = next(data for data in received(page) if data.startswith(b'{"t":"state"'))
            fields = msgspec.json.decode(state)
            assert sorted(fields) == sorted(["t", *State.__struct_fields__])
            shown = room.begun().projection(page.seat)
            asked = msgspec.json.decode(shown.asked, type=Asked | None)
            assert msgspec.json.decode(state, type=State).asked == asked
            assert (fields["tag"], fields["view"]) == (shown.tag, shown.view)

    at(tmp_path, story)
