"""A table for one, and modes that say for how many a table is."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from kit.table import ME, OPEN, at, enter, plan, play_until, reopened, states
from kit.toys import registered
from kit.toys.trek import HOURS, TREK
from ludoteca import BadOption
from ludoteca.table import archive, catalogue, seating
from ludoteca.table.messages import Done, SeatRange
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms

ALONE = plan(ME, game="toy-trek", options={"mode": "alone"})


def test_one_person_plays_alone_to_the_end_without_any_bot(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, ALONE)
        assert room.table.status == "playing"
        for hour in range(HOURS["long"]):
            room = await reopened(rooms, room)  # as after a start of the server
            page = enter(room, secrets, 0)
            seen = states(page)[-1]
            assert seen.asked is not None and seen.thinking == []
            assert isinstance(await room.move(0, "walk", seen.tag, f"k{hour}"), Done)
        assert room.table.status == "over"
        assert archive.record(room).count("\n0 walk") == HOURS["long"]

    with registered(TREK):
        at(tmp_path, story)


def test_a_mode_that_does_not_fit_is_refused_and_makes_no_table(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        for seats, mode in (([ME, OPEN], "alone"), ([ME], "race")):
            with pytest.raises(BadOption, match=f"mode '{mode}' is for"):
                await seating.make(rooms, plan(*seats, game="toy-trek", options={"mode": mode}))
        assert not rooms.by_id

    with registered(TREK):
        at(tmp_path, story)


@pytest.mark.parametrize(("mode", "open"), [("together", True), ("race", False)])
def test_a_state_says_whether_hands_are_open(tmp_path: Path, mode: str, open: bool) -> None:
    async def story(rooms: Rooms) -> None:
        room, secrets = await seating.make(rooms, plan(ME, ME, game="toy-trek", options={"mode": mode}))
        assert [states(enter(room, secrets, seat))[-1].open for seat in (0, 1)] == [open, open]

    with registered(TREK):
        at(tmp_path, story)


@pytest.mark.parametrize("odds", [True, False])
def test_a_table_without_odds_sends_none(tmp_path: Path, odds: bool) -> None:
    """Up to a question of which the rules can tell how likely something is."""

    def told(room: Room) -> list[str]:
        forecast = room.game.rules.forecast(room.game.state, 0) or {}
        return [name for name, one in dict(cast(Any, forecast.get("choices", {}))).items() if "chance" in one]

    async def story(rooms: Rooms) -> None:
        alone = plan(ME, game="dark-venture", options={"mode": "questing"}, odds=odds)
        room, secrets = await seating.make(rooms, alone)
        await play_until(room, lambda: told(room) != [])
        for _ in range(2):
            asked = states(enter(room, secrets, 0))[-1].asked
            assert asked is not None and asked.forecast is not None
            choices = asked.forecast["choices"]
            assert [name for name, one in choices.items() if "chance" in one] == (told(room) if odds else [])
            assert any(one.get("ap") for one in choices.values())
            room = await reopened(rooms, room)

    at(tmp_path, story)


def test_the_list_of_games_says_for_how_many_a_choice_is() -> None:
    with registered(TREK):
        mode, length, *_ = catalogue.card(TREK.info).options
    assert mode.seats == [SeatRange(1, 3), SeatRange(2, 3), SeatRange(2, 3), SeatRange(1, 1)]
    assert length.seats == []
