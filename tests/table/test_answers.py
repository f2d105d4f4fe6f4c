"""Answers that nobody need give: one answer alone, standing orders; and that others learn nothing of it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludoteca
from kit.table import BOT, ME, PAUSE, RANDOM, at, enter, plan, read, received, states, until
from ludoteca import SPECTATOR
from ludoteca.engine.game import Game
from ludoteca.table import answers, seating
from ludoteca.table.autoplay import known_at, time_is_up
from ludoteca.table.messages import Answered, Done
from ludoteca.table.play import Play
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import Changes, Settled
from ludoteca.table.thinkers import Thought

ORDER = "no-events"


class Forgetful(SqliteStore):
    """Several rooms of one table are compared: nothing is stored."""

    def __init__(self) -> None:
        pass

    def submit(self, changes: Changes, settled: Settled) -> None:
        settled(None)


async def move(room: Room, name: str, seat: int = 0) -> None:
    tag = room.begun().projection(seat).tag
    assert isinstance(await room.move(seat, name, tag, f"{room.begun().seq}"), Done)


def test_against_bots_a_question_with_one_answer_is_not_asked(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, RANDOM, game="ventura"))
        game = room.game
        page = enter(room, secrets, 0)
        rng = random.Random(1)
        told: list[Answered] = []
        for _ in range(80):
            await until(lambda: not game.asked or 0 in game.asked)
            told += [message for message in read(page) if isinstance(message, Answered)]
            if not game.asked:
                break
            legal = game.legal(0)
            assert len(legal) > 1 or game.can_undo(0), game.prompt(0)
            await move(room, rng.choice(legal))
        assert len(told) > 3
        assert all(message.seat == 0 and not message.order for message in told)
        assert told[0].version <= told[-1].version

    at(tmp_path, story)


def test_a_table_may_ask_each_time(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, RANDOM, game="ventura", alone="asked"))
        enter(room, secrets, 0)
        rng = random.Random(1)
        alone = 0
        while alone < 2:
            await until(lambda: 0 in room.game.asked)
            legal = room.game.legal(0)
            alone += len(legal) == 1
            await move(room, rng.choice(legal))

    at(tmp_path, story)


def test_the_last_move_can_be_taken_back_before_the_only_answer_follows(tmp_path: Path) -> None:
    """And an undo goes back to a question that has several answers."""

    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, BOT, game="ventura"))
        game = room.game
        now = 1000.0
        room.seats.clock.now = lambda: now
        page = enter(room, secrets, 0)
        rng = random.Random(3)
        while not (game.asked == (0,) and len(game.legal(0)) == 1):
            assert game.asked
            if game.asked == (0,):
                await move(room, rng.choice(game.legal(0)))
            await until(lambda: game.asked == (0,) or not game.asked)
        assert game.can_undo(0)
        assert states(page)[-1].answered_in == answers.UNDOING
        before = len(game.moves)
        assert isinstance(await room.undo(0, room.begun().projection(0).tag, "undo"), Done)
        assert len(game.moves) < before and len(game.legal(0)) > 1
        assert states(page)[-1].answered_in == 0

    at(tmp_path, story)


def windows(seat: int) -> list[tuple[Game, Game]]:
    """Positions in which a seat may only pass, each with another that looks the same to everybody else, in
    which it has an Event to play.
    """
    found: list[tuple[Game, Game]] = []
    for seed in range(40):
        t = ludoteca.new("ventura", seats=2, seed=seed, options={"round_limit": 6})
        t.state.pauses = True
        rng = random.Random(seed)
        while t.asked and len(found) < 3:
            asked = t.asked[0]
            if asked == seat and t.legal(seat) == ["pass"]:
                for other in range(8):
                    imagined = t.determinize(1 - seat, other)
                    if len(imagined.legal(seat)) > 1:
                        found.append((t.clone(), imagined))
                        break
            t.play(asked, rng.choice(t.legal(asked)))
        if len(found) == 3:
            return found
    raise AssertionError("no such positions")


def room_of(rooms: Rooms, like: Room, game: Game) -> Room:
    room = Room(like.table, like.seats.rows, Forgetful(), rooms.think, PAUSE)
    room.play = Play(game)
    room.seats.secret = "the same"
    return room


async def told_to(room: Room, secrets: list[str], viewer: int, order: bool) -> list[tuple[float, bytes]]:
    """What somebody else gets, and when, while a seat has a question that is answered by itself."""
    now = 1000.0
    room.seats.clock.now = lambda: now
    asked = room.game.asked[0]
    page = enter(room, [] if viewer == SPECTATOR else [secrets[1 + viewer]], viewer)
    mine = enter(room, [secrets[1 + asked]], asked)
    if order:
        await room.order(asked, ORDER, True)
    moves = len(room.game.moves)
    found: list[tuple[float, bytes]] = []
    for tenth in range(60):
        now = 1000.0 + tenth / 10
        if len(room.game.moves) == moves:
            await time_is_up(room)
        found += [(now, data) for data in received(page)]
    assert room.game.moves[moves:][0] == (asked, "pass")
    assert any(isinstance(message, Answered) for message in read(mine))
    assert not any(b'"t":"answered"' in data for _, data in found)
    room.stop()
    return found


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_neither_a_message_nor_its_time_tells_whether_there_was_a_choice(tmp_path: Path, viewer: int) -> None:
    """The same public moves: in one world the seat can only pass, in the other it has an Event, and the order
    to play none.
    """

    async def story(rooms: Rooms) -> None:
        like, secrets = await seating.make(rooms, plan(ME, ME, game="ventura"))
        times = set()
        for alone, choice in windows(1):
            left = await told_to(room_of(rooms, like, alone.clone()), secrets, viewer, order=False)
            same = await told_to(room_of(rooms, like, alone.clone()), secrets, viewer, order=True)
            right = await told_to(room_of(rooms, like, choice), secrets, viewer, order=True)
            assert left == same == right
            times |= {time for time, _ in left}
        assert len(times) > 2, "thoughts are not all as long"
        assert all(answers.SHORTEST_THOUGHT <= time - 1000 <= 6 or time == 1000 for time in times)

    at(tmp_path, story)


def test_who_shares_a_screen_is_asked_everything(tmp_path: Path) -> None:
    """A curtain that opens by itself would tell something."""

    async def story(rooms: Rooms) -> None:
        like, secrets = await seating.make(rooms, plan(ME, ME, game="ventura"))
        room = room_of(rooms, like, windows(1)[0][0])
        apart = [enter(room, [secrets[1 + seat]], seat) for seat in (0, 1)]
        assert answers.answer(room, 1) == ("pass", "")
        for page in apart:
            room.disconnect(page)
        enter(room, secrets, 1)
        assert answers.answer(room, 1) == ("", "")
        room.stop()

    at(tmp_path, story)


def test_a_standing_order_is_private_and_can_be_taken_back(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        like, secrets = await seating.make(rooms, plan(ME, ME, game="ventura"))
        room = room_of(rooms, like, windows(1)[0][1])
        mine, other = [enter(room, [secrets[1 + seat]], seat) for seat in (1, 0)]
        received(other)
        assert not states(mine)[-1].orders[0].given
        await room.order(1, ORDER, True)
        assert states(mine)[-1].orders[0].given and answers.answer(room, 1) == ("pass", ORDER)
        await room.order(1, ORDER, False)
        assert not states(mine)[-1].orders[0].given and answers.answer(room, 1) == ("", "")
        assert received(other) == []
        with pytest.raises(TableRefusal):
            await room.order(1, "no-such-order", True)
        room.stop()

    at(tmp_path, story)


def test_an_order_ends_with_its_term(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        like, _ = await seating.make(rooms, plan(ME, ME, game="ventura"))
        room = room_of(rooms, like, windows(1)[0][1])
        await room.order(1, ORDER, True)
        answers.end_orders(room)
        assert room.seats.orders_of(1) == {ORDER}
        earlier = room.game.state.round - 1  # type: ignore[attr-defined]
        room.seats.put([room.seats.with_order(1, ORDER, earlier)])
        answers.end_orders(room)
        assert not room.seats.orders_of(1)

    at(tmp_path, story)


def test_who_plays_alone_against_bots_sets_their_pace(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, BOT, pace=0.8))
        page = enter(room, secrets, 0)
        assert known_at(room, 100.0, Thought("")) == 100.8
        page.hurry(0.5)
        assert known_at(room, 100.0, Thought("")) == 100.4
        page.hurry(-7.0)
        assert known_at(room, 100.0, Thought("")) == 100.0

        both, given = await seating.make(rooms, plan(ME, ME, BOT, pace=0.8))
        hasty = enter(both, given[:2], 0)
        hasty.hurry(0.0)
        assert known_at(both, 100.0, Thought("")) == 100.8

    at(tmp_path, story)
