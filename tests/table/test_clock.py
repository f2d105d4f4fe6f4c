"""The move clock: who is late, who is covered, and what of it is shown."""

from __future__ import annotations

import random
import time
from pathlib import Path

from kit.table import (
    ME,
    at,
    enter,
    plan,
    read,
    received,
    reopened,
    states,
    step,
    until,
)
from ludoteca.table import seating
from ludoteca.table.messages import Refused, TableChanged
from ludoteca.table.projection import asked_in_secret
from ludoteca.table.rooms import Rooms


def test_who_is_late_is_covered_by_a_bot_until_they_take_their_seat_back(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, clock=60, absent="bot"))
        page = enter(room, secrets, 0)
        assert 0 < states(page)[-1].deadline <= 60
        room.seats.clock.since = {0: time.monotonic() - 100}
        room.moved()
        await until(lambda: room.seats.rows[0].covered)
        assert any(isinstance(m, TableChanged) and m.table.seats[0].covered for m in read(page))
        await until(lambda: 0 not in room.game.asked or room.begun().seq > 80)
        refused = await room.move(0, "pass", room.begun().projection(0).tag, "x")
        assert isinstance(refused, Refused) and refused.text.id == "table-covered"
        room = await reopened(rooms, room)
        assert room.seats.rows[0].covered
        await room.take_back(0)
        assert not room.seats.rows[0].covered
        room = await reopened(rooms, room)
        assert not room.seats.rows[0].covered

    at(tmp_path, story)


def test_a_clock_that_waits_covers_nobody(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, clock=60))
        room.seats.clock.since = {0: time.monotonic() - 100}
        page = enter(room, secrets, 1)
        assert room.seats.timer is None
        assert states(page)[-1].deadline > 0  # it stands still while nobody is there
        room.seats.clock.since = {0: time.monotonic() - 100}
        assert states(enter(room, secrets, 1))[-1].deadline < 0

    at(tmp_path, story)


def test_who_is_late_with_a_secret_answer_is_not_given_away(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        for seed in range(40):
            room, secrets = await seating.make(rooms, plan(ME, ME, ME, clock=600, absent="bot"))
            enter(room, secrets, 0)  # the three share a screen: there is no pause
            rng = random.Random(seed)
            while room.game.asked and not asked_in_secret(room.game):
                await step(room, rng)
            if room.game.asked:
                break
        asked = room.game.asked[0]
        others = [s for s in (0, 1, 2) if s != asked]
        page = enter(room, secrets, others[0])
        assert states(page)[-1].deadline == 0
        assert states(enter(room, secrets, asked))[-1].deadline > 0
        received(page)
        seq = room.begun().seq
        room.seats.clock.since = {asked: time.monotonic() - 1000}
        room.moved()
        await until(lambda: room.begun().seq > seq)
        assert not any(seat.covered for seat in room.seats.rows)
        assert not any(isinstance(m, TableChanged) for m in read(page))

    at(tmp_path, story)
