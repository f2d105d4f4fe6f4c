"""Many who come at once, and pages that read slowly: what waits is merged, and nobody is thrown out."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from kit.table import LONG, ME, at, enter, hear, plan, read, received, states, step, until
from ludoteca import SPECTATOR
from ludoteca.table import seating
from ludoteca.table.connection import Connection
from ludoteca.table.limits import Buckets
from ludoteca.table.live import Limits
from ludoteca.table.messages import Chat, Done, Pong, Refused, Said, State, TableChanged, Text
from ludoteca.table.outbox import LAST_CHAT, MOST_WAITING, STUCK, TOO_SLOW
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.store import Changes, Settled


def test_twenty_who_come_at_once_to_a_table_with_much_chat_drop_nobody(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        anna = enter(room, secrets, 0)
        for number in range(LAST_CHAT):
            await room.say(anna, f"line {number}")
        received(anna)
        crowd = [enter(room, [], SPECTATOR) for _ in range(20)]
        assert not any(page.dropped for page in (anna, *crowd))
        for page in crowd:
            table, chat, state = read(page)
            assert isinstance(table, TableChanged) and isinstance(state, State)
            assert isinstance(chat, Chat) and len(chat.lines) == LAST_CHAT
        await until(lambda: room.screens.presence is None)
        assert [m.table.watchers for m in read(anna) if isinstance(m, TableChanged)] == [20]

    at(tmp_path, story)


def test_a_hundred_who_greet_and_leave_are_told_of_once(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        anna, bruno = enter(room, secrets, 0), enter(room, [], SPECTATOR)
        await until(lambda: room.screens.presence is None)
        received(anna)
        for _ in range(100):
            room.disconnect(enter(room, [], SPECTATOR))
        room.disconnect(bruno)
        assert received(anna) == []
        await until(lambda: room.screens.presence is None)
        (told,) = read(anna)
        assert isinstance(told, TableChanged) and told.table.watchers == 0
        room.disconnect(enter(room, [], SPECTATOR))
        await until(lambda: room.screens.presence is None)
        assert received(anna) == [], "it is as it was: there is nothing to tell"

    at(tmp_path, story)


def test_of_the_states_that_wait_the_newest_is_sent_with_all_events(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options=LONG))
        quick, slow = enter(room, secrets, 0), enter(room, secrets, 0)
        log = applied([], states(quick))
        received(slow)
        known = slow.version
        rng = random.Random(3)
        while room.begun().seq < 150:
            await step(room, rng)
            log = applied(log, states(quick))
        (last,) = states(slow)
        assert last.tag == room.begun().projection(0).tag and last.version == slow.version == len(log)
        assert last.version - len(last.events) == known and last.events == log[known:]

    at(tmp_path, story)


def test_events_that_an_undo_took_back_while_a_state_waited_are_told_anew(tmp_path: Path) -> None:
    """Whether the undone move itself was already sent or still waits."""

    async def story(rooms: Rooms) -> None:
        for seed in range(20):
            room, secrets = await seating.make(rooms, plan(ME, ME, options={"hidden_cards": True, **LONG}))
            game, rng = room.game, random.Random(seed)
            while not any(game.can_undo(seat) for seat in game.asked):
                await step(room, rng)
            before = len(game.moves)
            seat = game.asked[0]
            page = enter(room, secrets, seat)
            log = applied([], states(page))
            await room.undo(seat, room.begun().projection(seat).tag, "undo")
            if seed % 2:
                log = applied(log, states(page))
            while len(game.moves) < before + 4:
                await step(room, rng)
            waiting = states(page)
            assert len(waiting) == 1
            log = applied(log, waiting)
            assert [event.id for event in log] == [event.id for event in game.events(seat)]
            assert [event.args for event in log] == [event.args for event in game.events(seat)]

    at(tmp_path, story)


def applied(log: list[Text], told: list[State]) -> list[Text]:
    """A page's log after these states, kept as the protocol says."""
    for state in told:
        first = state.version - len(state.events)
        assert first <= len(log), "a gap"
        log = [*log[:first], *state.events]
    return log


def test_a_state_that_waits_shows_nothing_that_is_not_stored(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, options=LONG))
        page = enter(room, secrets, 0)
        received(page)
        await step(room, random.Random(1))
        before = room.begun().projection(0)
        asked, stored = asyncio.Event(), asyncio.Event()
        submit = rooms.store.submit

        def slowly(changes: Changes, settled: Settled) -> None:
            async def later() -> None:
                await stored.wait()
                submit(changes, settled)

            asked.set()
            waiting.append(asyncio.ensure_future(later()))

        waiting: list[asyncio.Future[None]] = []
        rooms.store.submit = slowly  # type: ignore[method-assign]
        move = asyncio.ensure_future(step(room, random.Random(2)))
        await asked.wait()
        (state,) = states(page)
        assert (state.tag, state.version) == (before.tag, before.version)
        stored.set()
        await move
        rooms.store.submit = submit  # type: ignore[method-assign]
        (state,) = states(page)
        assert state.tag == room.begun().projection(0).tag

    at(tmp_path, story)


def test_answers_keep_their_order_and_a_refusal_is_followed_by_the_state(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page = enter(room, secrets, 0)
        received(page)
        limits = Limits(Settings(tmp_path), Buckets(1e6, 1e6))
        tag, name = room.begun().projection(0).tag, room.game.legal(0)[0]
        for key in ("one", "two"):
            move = {"t": "move", "seat": 0, "name": name, "tag": tag, "key": key}
            await hear(msgspec.json.encode(move), page, room, limits)
        done, refused, state = read(page)
        assert isinstance(done, Done) and done.key == "one"
        assert isinstance(refused, Refused) and refused.key == "two" and refused.stale
        assert (
            isinstance(state, State) and state.tag == room.begun().projection(0).tag and len(state.events) > 0
        )
        await hear(msgspec.json.encode({"t": "ping"}), page, room, limits)
        for _ in range(3):
            await step(room, random.Random(1))
        assert [type(message) for message in read(page)] == [Pong, State]

    at(tmp_path, story)


def test_who_greets_again_is_shown_the_seat_that_it_named_and_no_other(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        page = enter(room, secrets, 0)
        room.greet(page, 1, 0)
        (state,) = states(page)
        assert state.seat == 1 and len(state.events) == state.version

    at(tmp_path, story)


def test_lines_that_wait_are_one_message(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME))
        anna, bruno = enter(room, secrets, 0), enter(room, [], SPECTATOR)
        received(bruno)
        for number in range(LAST_CHAT + 30):
            await room.say(anna, f"line {number}")
        (chat,) = read(bruno)
        assert isinstance(chat, Chat)
        assert [line.text for line in chat.lines] == [f"line {30 + n}" for n in range(LAST_CHAT)]
        await room.say(anna, "and one")
        (said,) = read(bruno)
        assert isinstance(said, Said) and said.text == "and one"

    at(tmp_path, story)


def test_who_does_not_take_its_answers_is_dropped() -> None:
    page = Connection()
    for _ in range(MOST_WAITING):
        page.send(Pong())
    assert not page.dropped
    page.send(Pong())
    assert page.closed_with == TOO_SLOW and page.take() is None


def test_who_takes_nothing_for_long_is_dropped_and_who_reads_slowly_is_not() -> None:
    now = 100.0
    slow, stuck = Connection(now=lambda: now), Connection(now=lambda: now)
    for _ in range(10):
        for page in (slow, stuck):
            page.send(Pong())
            page.send(Pong())
        now += STUCK / 3
        assert slow.take() is not None
    assert stuck.closed_with == TOO_SLOW and not slow.dropped
    now += 10 * STUCK
    while slow.take() is not None:
        pass
    now += 10 * STUCK
    slow.send(Pong())
    assert not slow.dropped, "time in which nothing waited does not count"
