"""Bots under load: thoughts get shorter, nobody waits long, and the time of an answer tells nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import pytest

import ludoteca
from kit.table import BOT, ME, RANDOM, at, enter, plan, step, think_here, until
from ludoteca import SPECTATOR
from ludoteca.table import autoplay, seating
from ludoteca.table.autoplay import known_at
from ludoteca.table.connection import Connection
from ludoteca.table.credentials import hashes
from ludoteca.table.queue import Place, Queue
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.thinkers import LEVELS, PROMISED, Think, Thought, imagined, thinking_in

P = ParamSpec("P")
T = TypeVar("T")

QUICK = 0.002  # seconds that a thought takes beside its search


class Thinker:
    """Thinks by its own clock: as long as it may, or as long as it is told."""

    def __init__(self, took: float = -1.0) -> None:
        self.time = 1000.0
        self.took = took
        self.levels: list[str] = []

    def now(self) -> float:
        return self.time

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        level, _, _, search = cast("tuple[str, int, str, float]", args)
        self.levels.append(level)
        await asyncio.sleep(0)  # meanwhile others come
        if self.took >= 0:
            self.time += self.took
        else:
            self.time += search + QUICK
        return cast("T", "a move")


async def answers(think: Think, thinker: Thinker, places: list[Place]) -> dict[Place, float]:
    """When each of them is answered that ask at the same time."""
    found: dict[Place, float] = {}

    async def ask(place: Place) -> None:
        await think(place, "ismcts", 0, "")
        found[place] = thinker.time

    await asyncio.gather(*[ask(place) for place in places])
    return found


def test_ninety_tables_that_ask_at_once_are_all_answered_soon() -> None:
    for addresses in (1, 9, 90):
        thinker = Thinker()
        think = thinking_in(Queue([thinker]), thinker.now)
        places = [Place(str(i % addresses), str(i)) for i in range(90)]
        found = asyncio.run(answers(think, thinker, places))
        assert len(found) == 90 and max(found.values()) < 1000.0 + PROMISED + 5 * QUICK
        assert thinker.levels.count("ismcts") > 5, "time that is there is used"


def test_a_flood_of_bots_neither_delays_nor_dulls_another_persons_bot() -> None:
    """One address asks again as soon as it is answered, at a hundred tables, for ever."""

    async def story() -> None:
        thinker = Thinker()
        queue = Queue([thinker])
        think = thinking_in(queue, thinker.now)

        async def flood(place: Place) -> None:
            while True:
                await think(place, "ismcts", 0, "")

        floods = [asyncio.ensure_future(flood(Place("a", str(i)))) for i in range(100)]
        for _ in range(1000):
            await asyncio.sleep(0)
        assert queue.waiting("a") > 50
        for _ in range(10):
            asked = thinker.time
            thinker.levels.clear()
            thought = await think(Place("b", "b"), "ismcts", 0, "")
            assert thinker.levels[-1] == "ismcts" and len(thinker.levels) <= 3
            assert 0.8 <= thought.ready - asked <= 2.0
        for task in floods:
            task.cancel()
        await asyncio.gather(*floods, return_exceptions=True)
        assert queue.free == [thinker]

    asyncio.run(story())


@pytest.mark.parametrize("level", ["random", "greedy", "ismcts"])
def test_an_answer_is_ready_at_the_same_time_whatever_it_took(level: str) -> None:
    def ready(took: float) -> float:
        thinker = Thinker(took)
        think = thinking_in(Queue([thinker]), thinker.now)
        return asyncio.run(one(think, level)).ready - 1000.0

    async def one(think: Think, level: str) -> Thought:
        return await think(Place("a", "1"), level, 0, "")

    usual = sum(LEVELS[level])
    assert ready(0.001) == ready(usual / 3) == ready(usual * 0.95) == pytest.approx(usual)
    assert usual < ready(usual + 0.01) == ready(usual + 0.02) <= usual + 0.2


def test_a_bot_that_cannot_think_answers_all_the_same() -> None:
    class Broken(Thinker):
        async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
            raise RuntimeError

    async def story() -> None:
        game = ludoteca.new("condottiere", seats=3, seed=1)
        seat = game.asked[0]
        think = thinking_in(Queue([Broken()]))
        thought = await think(Place("", ""), "ismcts", seat, imagined(game, seat))
        assert thought.name in game.legal(seat)

    asyncio.run(story())


def test_answers_are_held_back_only_where_people_play(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        people, _ = await seating.make(rooms, plan(ME, BOT, pace=0.5))
        bots, _ = await seating.make(rooms, plan(BOT, BOT))
        for thought in (Thought("pass", 100.2), Thought("pass", 103.0)):
            assert known_at(people, 100.0, thought) == max(100.5, thought.ready)
            assert known_at(bots, 100.0, thought) == 100.0

    at(tmp_path, story)


def test_the_maker_pays_or_else_the_first_seat_and_never_who_watches(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, (host, first, second) = await seating.make(rooms, plan(ME, ME, BOT))

        def come(address: str, *secrets: str) -> Connection:
            connection = Connection(hashes(list(secrets)), address)
            room.connect(connection)
            return connection

        come("watcher")
        assert room.screens.payer() == ""
        come("second", second)
        assert room.screens.payer() == "second"
        come("first", first)
        assert room.screens.payer() == "first"
        maker = come("maker", host)
        assert room.screens.payer() == "maker"
        room.disconnect(maker)
        assert room.screens.payer() == "first"

    at(tmp_path, story)


async def fail(*_: Any) -> Thought:
    raise RuntimeError("no idea")


async def illegal(*_: Any) -> Thought:
    return Thought("dance")


@pytest.mark.parametrize("always", [False, True])
@pytest.mark.parametrize("bad", [fail, illegal])
def test_a_bot_whose_thoughts_fail_goes_on_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bad: Think, always: bool
) -> None:
    monkeypatch.setattr(autoplay, "BACK_OFF", 0.0)

    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(RANDOM, RANDOM))
        thoughts = 0

        async def think(place: Place, level: str, seat: int, snapshot: str) -> Thought:
            nonlocal thoughts
            thoughts += 1
            one = bad if always or thoughts % 2 else think_here
            return await one(place, level, seat, snapshot)

        room.think = think
        enter(room, [], SPECTATOR)
        await until(lambda: room.table.status == "over")
        assert room.seats.thoughts == {}

    at(tmp_path, story)


def test_nobody_keeps_a_bot_from_answering_by_changing_what_it_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody shows a card whenever the bot has thought."""
    monkeypatch.setattr(autoplay, "BACK_OFF", 0.0)

    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(RANDOM, ME))
        thoughts: list[str] = []

        async def think(place: Place, level: str, seat: int, snapshot: str) -> Thought:
            thought = await think_here(place, level, seat, snapshot)
            thoughts.append(thought.name)
            await room.move(
                1, room.game.asides(1)[0], room.begun().projection(1).tag, f"show {len(thoughts)}"
            )
            return thought

        room.think = think
        enter(room, [], SPECTATOR)
        moves = room.game.moves
        await until(lambda: any(who == 0 for who, _ in moves))
        assert next(name for who, name in moves if who == 0) == thoughts[1]

    at(tmp_path, story)


def test_bots_are_woken_even_if_nobody_could_be_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, RANDOM))
        enter(room, [], SPECTATOR)
        await until(lambda: 0 in room.game.asked)
        show_all = Room.show_all

        def broken(room: Room) -> None:
            monkeypatch.setattr(Room, "show_all", show_all)
            raise RuntimeError

        rng = random.Random(1)
        while 0 in room.game.asked:
            before = room.begun().seq
            monkeypatch.setattr(Room, "show_all", broken)
            with pytest.raises(RuntimeError):
                await step(room, rng)
            assert room.begun().seq > before
            await until(lambda: not room.lock.locked())  # a bot that was woken may be through with its move
        await until(lambda: 0 in room.game.asked)

    at(tmp_path, story)
