"""What is as before is encoded and digested once, and comes to the same as if it were made anew."""

from __future__ import annotations

import asyncio
import random
from enum import IntEnum
from pathlib import Path

import msgspec
import pytest

from kit.table import ME, asked, go_on, open_rooms, plan
from ludoteca import SPECTATOR
from ludoteca.table import projection, seating
from ludoteca.table.parts import encode, encoded, same
from ludoteca.table.play import Play
from ludoteca.table.room import Room

GAMES = ["condottiere", "venti", "ventura", "dark-venture"]


class Number(IntEnum):
    ONE = 1


@pytest.mark.parametrize(
    "value", [None, True, False, 0, 1, 255, 256, -1, 2**70, Number.ONE, 1.0, "a", "", [1, True], {"a": None}]
)
def test_a_value_is_encoded_as_everywhere(value: object) -> None:
    assert encode(value) == msgspec.json.encode(value)


def test_a_field_that_is_as_before_is_the_very_same() -> None:
    old = encoded({"a": [1, 2], "b": 1, "c": {"d": "e"}})
    new = encoded({"a": [1, 2], "b": True, "c": {"d": "e"}}, old)
    assert new["a"] is old["a"] and new["c"] is old["c"]
    assert new["b"].data == b"true", "it is no 1 to whoever reads it"
    assert not same(new, old) and same(encoded({"a": [1, 2], "b": True, "c": {"d": "e"}}, new), new)
    assert not same(encoded({"a": [1, 2]}, old), old) and not same(old, encoded({"a": [1, 2]}, old))


def made_anew(play: Play, seat: int) -> projection.Projection:
    return projection.project(play.as_asked(seat), seat, play.events.version(seat), play.odds)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_seen_does_not_depend_on_what_was_seen_before(tmp_path: Path, game: str) -> None:
    """Tags either: a page that has one from before the server was started anew may move on it."""

    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, _ = await seating.make(rooms, plan(*[ME] * 3, game=game, alone="asked"))
            rng = random.Random(3)
            tags = set()
            for number in range(80):
                if not room.game.asked:
                    break
                await step(room, rng)
                play = room.begun()
                receivers = [SPECTATOR, 0, 1, 2]
                for seat in receivers if number % 3 == 0 else receivers[: 1 + rng.randrange(4)]:
                    assert play.projection(seat) == made_anew(play, seat)
                    tags.add(play.projection(seat).tag)
            assert len(tags) > 80

    asyncio.run(story())


async def step(room: Room, rng: random.Random) -> None:
    play = room.begun()
    if not asked(room):
        await go_on(room)
        return
    seat = asked(room)[0]
    tag, key = play.projection(seat).tag, f"k{play.seq}"
    if play.game.can_undo(seat) and rng.random() < 0.2:
        await room.undo(seat, tag, key)
    else:
        asides = play.game.asides(seat)
        names = asides if asides and rng.random() < 0.1 else play.as_asked(seat).legal(seat)
        await room.move(seat, rng.choice(names), tag, key)
