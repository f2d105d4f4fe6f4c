"""Pages that are told what is different have, after every message, what a page that comes then is told."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kit.table import ME, asked, enter, go_on, open_rooms, plan, received
from ludoteca import SPECTATOR
from ludoteca.table import leaving, seating
from ludoteca.table.connection import Connection
from ludoteca.table.deltas import applied, next_state
from ludoteca.table.messages import Done
from ludoteca.table.parts import differences, encoded
from ludoteca.table.projection import sent
from ludoteca.table.room import Room

GAMES = ["condottiere", "venti", "ventura", "dark-venture"]
MOST_BYTES = 3000  # that a move of Ventura tells a receiver


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, [[["a"], 2], [["b", 1], 3]]),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3}]}, [[["a", 1], {"b": 3}]]),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {}]}, [[["a"], [{"b": 1}, {}]]]),
        ({"a": [{"b": 1}]}, {"a": []}, [[["a"], []]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": 1}, {"a": 1, "b": None}, [[["b"], None]]),
        ({"a": {"x": 1, "z": 1}}, {"a": {"x": 1, "y": 1, "z": 1}}, [[["a"], {"x": 1, "y": 1, "z": 1}]]),
        ({"a": None}, {"a": {}}, [[["a"], {}]]),
    ],
)
def test_differences_are_told_by_their_paths(
    old: dict[str, Any], new: dict[str, Any], told: list[Any]
) -> None:
    before = json.dumps(old)
    found = differences(encoded(old), encoded(new)).values()
    assert json.loads(b"[" + b",".join(found) + b"]") == told
    assert json.dumps(applied(old, told)) == json.dumps(new)
    assert json.dumps(old) == before


class Follower:
    """A page that asked for deltas, and the state that it makes of them."""

    def __init__(self, room: Room, secrets: list[str], seat: int) -> None:
        self.room, self.seat = room, seat
        self.page = enter(room, secrets, seat, deltas=True)
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.sizes: list[int] = []  # of deltas

    def follow(self) -> list[str]:
        """Take what was sent; which of it were states."""
        kinds = []
        for data in received(self.page):
            message = json.loads(data)
            if message["t"] not in ("state", "delta"):
                continue
            kinds.append(message["t"])
            if message["t"] == "delta":
                assert message["on"] == self.state["tag"]
                message = next_state(self.state, message)
                self.sizes.append(len(data))
            self.state = message
            del self.log[message["version"] - len(message["events"]) :]
            self.log += message["events"]
        return kinds

    def told_anew(self) -> dict[str, Any]:
        """The state that a page gets that comes now."""
        page = Connection(self.page.secrets)
        self.room.connect(page)
        self.room.greet(page, self.seat, 0)
        state = next(json.loads(data) for data in received(page) if data.startswith(b'{"t":"state"'))
        self.room.screens.disconnect(page)
        return dict(state)


def same(follower: Follower) -> None:
    """To the order of names in all that lies in the view, in which cards are shown."""
    whole = follower.told_anew()
    assert follower.log == whole.pop("events")
    mine = {name: value for name, value in follower.state.items() if name != "events"}
    assert mine == whole
    if follower.seat >= 0:  # the danger of an aside is always the same
        offered = follower.room.begun().as_asked(follower.seat).choices(follower.seat, asides=True)
        assert msgspec.json.decode(msgspec.json.encode([sent(one) for one in offered])) == mine["asides"]
    assert {k: json.dumps(v) for k, v in mine["view"].items()} == {
        k: json.dumps(v) for k, v in whole["view"].items()
    }


async def move(room: Room, rng: random.Random) -> None:
    """Any move; now and then it is taken back, or something done that nobody asked for."""
    play = room.begun()
    if not asked(room):
        await go_on(room)
        return
    seat = asked(room)[0]
    tag, key = play.projection(seat).tag, f"k{play.seq} {rng.random()}"
    asides = play.game.asides(seat)
    if play.game.can_undo(seat) and rng.random() < 0.2:
        answer = await room.undo(seat, tag, key)
    else:
        names = asides if asides and rng.random() < 0.1 else play.as_asked(seat).legal(seat)
        answer = await room.move(seat, rng.choice(names), tag, key)
    assert isinstance(answer, Done)


@pytest.mark.parametrize("game", GAMES)
def test_deltas_lead_to_what_is_told_anew(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, secrets = await seating.make(rooms, plan(*[ME] * 3, game=game, alone="asked"))
            room.seats.clock.now = lambda: 1000.0
            followers = [Follower(room, [] if s < 0 else secrets, s) for s in (SPECTATOR, 0, 1, 2)]
            for follower in followers:
                assert follower.follow() == ["state"]
            rng = random.Random(7)
            kinds: list[str] = []
            for number in range(70):
                if not room.game.asked:
                    break
                await move(room, rng)
                # one page is slow: what it is told then goes back to what it took last
                for follower in followers if number % 4 == 0 else followers[:-1]:
                    kinds += follower.follow()
                    same(follower)
            assert set(kinds) == {"delta"} and len(kinds) > 90
            sizes = [size for follower in followers[:-1] for size in follower.sizes]  # of one move each
            if game == "ventura":
                assert max(sizes) < MOST_BYTES and sum(sizes) / len(sizes) < MOST_BYTES / 4

    asyncio.run(story())


def test_who_says_hello_again_or_was_refused_is_told_the_whole(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, secrets = await seating.make(rooms, plan(ME, ME, game="venti", alone="asked"))
            page = Follower(room, secrets, 0)
            assert page.follow() == ["state"]
            rng = random.Random(1)
            await move(room, rng)
            assert page.follow() == ["delta"]
            room.greet(page.page, 0, 0, deltas=True)
            assert page.follow() == ["state"]
            room.show_again(page.page)
            assert page.follow() == ["state"]
            page.seat = 1
            room.greet(page.page, 1, 0, deltas=True)  # another seat of the same screen
            page.log.clear()
            assert page.follow() == ["state"]
            await move(room, rng)
            assert page.follow() == ["delta"]
            same(page)
            room.greet(page.page, 1, 0)  # a page that wants none
            await move(room, rng)
            assert page.follow() == ["state"]

    asyncio.run(story())


def test_pages_that_follow_are_told_that_people_ended_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, secrets = await seating.make(rooms, plan(ME, ME))
            followers = [Follower(room, [] if s < 0 else secrets, s) for s in (SPECTATOR, 0, 1)]
            for follower in followers:
                follower.follow()
            await leaving.resign(rooms, room.table.id, frozenset({0}))  # a bot thinks: all else is as before
            for follower in followers:
                follower.follow()
            await leaving.resign(rooms, room.table.id, frozenset({1}))
            for follower in followers:
                follower.follow()
                assert follower.state["asked"] is None and follower.state["asides"] == []
            assert followers[0].state["view"] == followers[0].told_anew()["view"]

    asyncio.run(story())
