"""CON-R27 at the table: a pause in which those without a Mercenary are asked, as long as if nobody were."""

from __future__ import annotations

import random
from pathlib import Path

from games.condottiere.kit import A, B, C, arrange, everybody_passes, told
from kit.table import BOT, ME, OPEN, PAUSE, asked, at, enter, plan, received, reopened, states, step, until
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.engine.opening import replay
from ludoteca.table import archive, seating
from ludoteca.table.autoplay import time_is_up
from ludoteca.table.messages import Done, Refused, SeatPlan
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms

NOBODY_ASKED = {A: "M1 M1", B: "H M1", C: "M1"}
B_ASKED = {A: "M1 M1", B: "H Sc", C: "M1"}
B_AND_C_ASKED = {A: "M1 M1", B: "H Sc", C: "Dr"}


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    async def passes(self, room: Room, seconds: float) -> None:
        self.now += seconds
        await time_is_up(room)


def fake_time(room: Room) -> Time:
    time = Time()
    room.seats.clock.now = lambda: time.now
    return time


async def battle_won(
    rooms: Rooms, hands: dict[int, str], third: SeatPlan = ME
) -> tuple[Room, list[str], Time]:
    """A table of Anna, Bruno and a third, each in a browser of their own; A has won, and chooses a site."""
    room, given = await seating.make(rooms, plan(ME, OPEN, third))
    _, _, key = await seating.join(rooms, room.table.id, "Bruno", B)
    game = arrange(3, hands=hands, lines={A: "M6"})
    everybody_passes(game)
    await room.begin(game)
    time = fake_time(room)
    return room, [given[1], key, *given[2:]], time


async def play(room: Room, seat: int, name: str) -> None:
    assert isinstance(
        await room.move(seat, name, room.begun().projection(seat).tag, f"k{room.begun().seq} {seat}"), Done
    )


async def told_who_is_here(room: Room) -> None:
    """It is told by itself, a moment after somebody came."""
    await until(lambda: room.screens.presence is None)


def test_the_pause_is_as_long_whether_or_not_somebody_is_asked(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        for hands, secret in ((NOBODY_ASKED, []), (B_ASKED, [B]), (B_AND_C_ASKED, [B, C])):
            room, keys, time = await battle_won(rooms, hands)
            pages = [enter(room, [keys[seat]], seat) for seat in (A, B, C)]
            await told_who_is_here(room)
            await play(room, A, "place roma")
            assert room.game.paused and asked(room) == secret
            for seat, page in enumerate(pages):
                state = states(page)[-1]
                assert state.pause is not None and state.pause.id == "pause-discard-hand"
                assert state.deadline == PAUSE and state.view["asked"] is None
                assert bool(state.asked) == (seat in secret)
            await time.passes(room, PAUSE - 1)
            if B in secret:
                await play(room, B, "keep hand")  # C does not answer
                (state,) = states(pages[B])
                assert state.asked is None and state.pause is not None and state.deadline == 1
            assert not received(pages[A]) and not received(pages[C])
            await time.passes(room, 1)
            state = states(pages[A])[-1]
            assert state.pause is None and state.deadline == 0 and state.view["asked"] == [A]
            assert told(room.game, "discards-hand") == []
            assert room.game.moves[-len(secret) - 1 :] == [
                (A, "place roma"),
                *[(seat, "keep hand") for seat in secret],
            ]

    at(tmp_path, story)


def test_a_discard_comes_at_the_end_and_those_behind_are_asked_anew(tmp_path: Path) -> None:
    """One after the other, clockwise from the holder, and each discard seen before the next decision."""

    async def story(rooms: Rooms) -> None:
        room, keys, time = await battle_won(rooms, B_AND_C_ASKED)
        pages = [enter(room, [keys[seat]], seat) for seat in (A, B, C)]
        await play(room, A, "place roma")
        await play(room, C, "discard hand")
        await play(room, B, "discard hand")
        received(pages[A])
        await time.passes(room, PAUSE)
        state = states(pages[A])[-1]
        assert [hand["size"] for hand in state.view["hands"]] == [2, 0, 1]
        assert state.deadline == PAUSE and state.pause is not None
        assert states(pages[C])[-1].asked is not None and not room.begun().sealed  # C has seen it
        assert not isinstance(await room.undo(B, room.begun().projection(B).tag, "undo"), Done)
        await time.passes(room, PAUSE)
        assert [hand["size"] for hand in states(pages[A])[-1].view["hands"]] == [2, 0, 1]
        assert room.game.moves[-2:] == [(B, "discard hand"), (C, "keep hand")]

    at(tmp_path, story)


def test_a_seat_answers_once_and_whoever_is_not_asked_hears_what_its_own_hand_says(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, keys, _ = await battle_won(rooms, B_ASKED)
        pages = [enter(room, [keys[seat]], seat) for seat in (A, B, C)]
        await told_who_is_here(room)
        await play(room, A, "place roma")
        old = room.begun().projection(B).tag
        wrong = await room.move(B, "pass", old, "wrong")
        assert isinstance(wrong, Refused) and wrong.text.id == "no-answer-discard"
        done = await room.move(B, "keep hand", old, "once")
        assert isinstance(done, Done) and await room.move(B, "keep hand", old, "once") == done
        stale = await room.move(B, "discard hand", old, "twice")
        assert isinstance(stale, Refused) and stale.stale
        for page in pages:
            received(page)
        refused = [
            await room.move(seat, "keep hand", room.begun().projection(seat).tag, "x") for seat in (A, B, C)
        ]
        rules = [one.rule for one in refused if isinstance(one, Refused)]
        assert rules == ["CON-BATTLE-13", "CON-R27", "CON-BATTLE-13"]
        assert not any(received(page) for page in pages) and room.begun().sealed == {B: "keep hand"}

    at(tmp_path, story)


def test_an_answer_outlives_the_server(tmp_path: Path) -> None:
    """It was acknowledged, so it is stored; and its key gets the same answer again."""

    async def story(rooms: Rooms) -> None:
        room, keys, _ = await battle_won(rooms, B_AND_C_ASKED)
        enter(room, [keys[A]], A)
        await play(room, A, "place roma")
        tag = room.begun().projection(B).tag
        room.begun().snapshot_seq = -1000  # a snapshot is due: it must not swallow the answer
        done = await room.move(B, "discard hand", tag, "once")
        await play(room, C, "show 0 drummer")  # an aside
        room = await reopened(rooms, room)
        time = fake_time(room)
        page = enter(room, [keys[B]], B)
        state = states(page)[-1]
        assert state.deadline == PAUSE and state.asked is None
        assert await room.move(B, "discard hand", tag, "once") == done
        await time.passes(room, PAUSE)
        assert [hand["size"] for hand in states(page)[-1].view["hands"]] == [2, 0, 1]
        room = await reopened(rooms, room)  # in the pause for C
        assert room.game.paused and asked(room) == [C] and not room.begun().sealed

    at(tmp_path, story)


def test_a_pause_that_is_over_does_not_come_again(tmp_path: Path) -> None:
    """Else a server that is started again would tell whether anybody had been asked."""

    async def story(rooms: Rooms) -> None:
        for hands in (NOBODY_ASKED, B_ASKED):
            room, keys, time = await battle_won(rooms, hands)
            enter(room, [keys[A]], A)
            await play(room, A, "place roma")
            room = await reopened(rooms, room)
            time = fake_time(room)
            assert states(enter(room, [keys[A]], A))[-1].deadline == PAUSE
            await time.passes(room, PAUSE)
            room = await reopened(rooms, room)
            assert room.game.asked == (A,) and states(enter(room, [keys[A]], A))[-1].pause is None
            await play(room, A, "pass")
            assert (await reopened(rooms, room)).game.asked == (B,)

    at(tmp_path, story)


def test_a_log_from_before_there_were_pauses_is_read(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _, _ = await battle_won(rooms, B_ASKED)
        game = room.game
        game.state.pauses = False
        for seat, name in ((A, "place roma"), (B, "keep hand"), (A, "pass")):
            game.play(seat, name)
            await room.commit(seat, "", [(seat, name)])
        assert (await reopened(rooms, room)).game.moves == game.moves

    at(tmp_path, story)


def test_records_and_replays_hold_the_moves_alone(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME, ME))
        rng = random.Random(1)
        while room.game.asked:
            await step(room, rng)
        base, rows = await rooms.store.history(room.table.id)
        assert {"/go-on", "/sealed keep hand", "/sealed discard hand"} <= {row.name for row in rows}
        moves = archive.without_undone(rows)
        assert moves == room.game.moves and len(moves) < len(rows)
        archive.frames(base, moves, [], None, SPECTATOR, 0, 1)
        assert replay(str(room.game.record())).result == room.game.result

    at(tmp_path, story)


def test_nobody_takes_back_what_others_may_have_answered(tmp_path: Path) -> None:
    """An undo would tell A whether somebody else was asked."""

    async def story(rooms: Rooms) -> None:
        for hands in (NOBODY_ASKED, {**NOBODY_ASKED, A: "H"}, B_ASKED):
            room, keys, time = await battle_won(rooms, hands)
            page = enter(room, [keys[A]], A)
            await play(room, A, "place roma")
            if asked(room) == [A]:
                await play(room, A, "keep hand")
            await time.passes(room, PAUSE)
            assert room.game.asked == (A,)
            assert (
                not any(state.can_undo for state in states(page)) and not room.begun().projection(A).can_undo
            )

    at(tmp_path, story)


def test_bots_answer_in_the_same_breath(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, keys, time = await battle_won(rooms, B_AND_C_ASKED, third=BOT)
        page = enter(room, [keys[A]], A)
        await play(room, A, "place roma")
        assert asked(room) == [B, C] and not room.seats.thoughts
        received(page)
        await time.passes(room, PAUSE)
        assert states(page) and not room.seats.thoughts
        assert room.game.moves[-2][0] == B and room.game.moves[-1][0] == C

    at(tmp_path, story)


async def alone_with_bots(rooms: Rooms, hands: dict[int, str]) -> tuple[Room, list[str]]:
    room, given = await seating.make(rooms, plan(ME, BOT, OPEN))
    room.seats.rows[C] = room.seats.rows[B]
    game = arrange(3, hands=hands, lines={A: "M6"})
    everybody_passes(game)
    await room.begin(game)
    return room, given


def test_alone_with_bots_there_is_no_pause(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        for hands in (NOBODY_ASKED, B_AND_C_ASKED):
            room, given = await alone_with_bots(rooms, hands)
            page = enter(room, given, A)
            received(page)
            await play(room, A, "place roma")
            (state,) = states(page)
            assert state.pause is None and state.deadline == 0 and not state.can_undo
            assert room.game.asked == (A,) and "pass" in room.game.legal(A) and not room.seats.thoughts
            moves = room.game.moves
            assert (await reopened(rooms, room)).game.moves == moves

    at(tmp_path, story)


def test_who_is_alone_takes_the_time_they_want(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, given = await alone_with_bots(rooms, {A: "H Sc", B: "M1 M1", C: "Dr"})
        time = fake_time(room)
        page = enter(room, given, A)
        await play(room, A, "place roma")
        await time.passes(room, 1000)
        state = states(page)[-1]
        assert state.asked is not None and state.deadline == 0 and state.pause is None
        await play(room, A, "keep hand")
        assert "pass" in room.game.legal(A) and not states(page)[-1].can_undo

    at(tmp_path, story)


def test_people_at_one_screen_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, keys, time = await battle_won(rooms, B_AND_C_ASKED)
        page = enter(room, keys, A)
        await play(room, A, "place roma")
        assert states(page)[-1].pause is None
        await time.passes(room, 1000)
        for seat in (B, C):
            assert room.game.asked == (seat,)
            await play(room, seat, "keep hand")
        assert room.game.asked == (A,)

    at(tmp_path, story)


def test_a_watcher_of_one_person_among_bots_sees_pauses(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        for hands in (NOBODY_ASKED, {**NOBODY_ASKED, A: "H Sc"}):
            room, given = await alone_with_bots(rooms, hands)
            enter(room, given, A)
            page = enter(room, [], SPECTATOR)
            await play(room, A, "place roma")
            assert states(page)[-1].deadline > 0 and room.game.paused

    at(tmp_path, story)


def test_while_nobody_is_there_a_pause_does_not_end(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, keys, time = await battle_won(rooms, B_ASKED)
        page = enter(room, [keys[A]], A)
        await play(room, A, "place roma")
        room.disconnect(page)
        await time.passes(room, PAUSE)
        assert room.game.paused
        assert states(enter(room, [keys[B]], B))[-1].deadline == PAUSE

    at(tmp_path, story)
