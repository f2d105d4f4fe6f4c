"""Taking and leaving seats, and playing again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from kit.table import (
    BOT,
    ME,
    OPEN,
    at,
    enter,
    plan,
    reopened,
    step,
)
from ludoteca import SPECTATOR
from ludoteca.table import catalogue, seating
from ludoteca.table.messages import SeatPlan
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.rooms import Rooms


def test_seats_are_taken_left_and_taken_again(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, host = await seating.make(rooms, plan(ME, OPEN, OPEN))
        id = room.table.id
        assert room.play is None and len(host) == 2
        with pytest.raises(TableRefusal, match="table-not-full"):
            await seating.start(rooms, id, True)
        _, seat, bruno = await seating.join(rooms, id, "  Bruno\n\x00‮ " + "x" * 100, -1)
        assert (
            seat == 1 and room.seats.rows[1].name.startswith("Bruno x") and len(room.seats.rows[1].name) == 40
        )
        with pytest.raises(TableRefusal, match="table-seat-taken"):
            await seating.join(rooms, id, "Carla", 1)
        page = enter(room, [bruno], 1)
        await seating.leave(rooms, id, frozenset({1}))
        assert room.seats.rows[1].kind == "open" and page.seat == SPECTATOR and not page.held
        _, seat, carla = await seating.join(rooms, id, "Carla", 2)
        await seating.join(rooms, id, "Dario", -1)
        with pytest.raises(TableRefusal, match="table-full"):
            await seating.join(rooms, id, "Ezio", -1)
        with pytest.raises(TableRefusal, match="table-not-host"):
            await seating.start(rooms, id, False)
        await seating.start(rooms, id, True)
        assert room.table.status == "playing" and await seating.start(rooms, id, True) is room
        with pytest.raises(TableRefusal, match="table-started"):
            await seating.join(rooms, id, "Ezio", -1)
        await seating.leave(rooms, id, frozenset({2}))
        assert room.seats.rows[2].kind == "bot" and room.seats.rows[2].name == "Carla"
        room = await reopened(rooms, room)
        assert [s.kind for s in room.seats.rows] == ["person", "person", "bot"]
        assert enter(room, [carla], SPECTATOR).held == frozenset()

    at(tmp_path, story)


def test_a_rematch_seats_the_same_people_once(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, BOT))
        enter(room, secrets, 0)
        with pytest.raises(TableRefusal, match="table-not-over"):
            await seating.rematch(rooms, room.table.id, frozenset({0}), True)
        rng = random.Random(1)
        while room.table.status != "over":
            if 0 in room.game.asked:
                await step(room, rng)
            else:
                await asyncio.sleep(0)
        with pytest.raises(TableRefusal, match="table-not-your-seat"):
            await seating.rematch(rooms, room.table.id, frozenset(), False)
        again = await seating.rematch(rooms, room.table.id, frozenset({0}), False)
        assert await seating.rematch(rooms, room.table.id, frozenset({0}), False) is again
        assert again.table.status == "playing" and room.table.next_table == again.table.id
        page = enter(again, secrets, 0)
        assert page.held == {0} and page.host

    at(tmp_path, story)


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"clock": -1}, "table-clock-range"),
        ({"pace": 11.0}, "table-pace-range"),
        ({"pace": -1.0}, "table-pace"),
    ],
)
def test_impossible_settings_are_refused(tmp_path: Path, settings: dict[str, Any], problem: str) -> None:
    async def story(rooms: Rooms) -> None:
        with pytest.raises(TableRefusal, match=problem):
            await seating.make(rooms, plan(ME, ME, **settings))
        assert rooms.by_id == {}

    at(tmp_path, story)


@pytest.mark.parametrize(
    ("game", "option", "limit"), [("condottiere", "stall_limit", 50), ("venti", "turn_limit", 60)]
)
def test_limits_for_bots_are_off_where_people_play(
    tmp_path: Path, game: str, option: str, limit: int
) -> None:
    """CON-R45, VENTI-R51: at a table with a seat for a person, unless somebody sets them."""

    async def story(rooms: Rooms) -> None:
        cases: list[tuple[tuple[SeatPlan, SeatPlan], dict[str, int], int]] = [
            ((ME, BOT), {}, 0),
            ((OPEN, BOT), {}, 0),
            ((BOT, BOT), {}, limit),
            ((ME, BOT), {option: 7}, 7),
        ]
        for seats, options, value in cases:
            room, _ = await seating.make(rooms, plan(*seats, game=game, options=options))
            assert room.table.options[option] == value
        shown = next(card for card in catalogue.cards() if card.name == game).options
        assert [one.default for one in shown if one.name == option] == [0]

    at(tmp_path, story)
