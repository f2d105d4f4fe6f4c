"""The coach at the table, the review and the story of a finished game: who may ask, and what is said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import msgspec
import pytest

import ludoteca
from kit.table import BOT, ME, OPEN, Person, at, plan, play_until, running
from ludoteca.bots import hints as searching
from ludoteca.table import coach, jobs, review, seating, storytelling
from ludoteca.table.insights import Hints, Review, Story
from ludoteca.table.jobs import Job, Jobs
from ludoteca.table.queue import Place, Queue
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.settings import Settings
from ludoteca.table.workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

SHORT: dict[str, bool | int | str] = {"turn_limit": 1}  # of VENTI


class Here:
    """Works here and now."""

    async def run(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return function(*args, **kwargs)


def thinkers() -> Workers:
    return cast("Workers", Queue([Here()]))


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name, value in (
        (coach, "ITERATIONS", 4),
        (searching, "ITERATIONS", 4),
        (coach, "SEARCHES", 3),
        (review, "LOOKED", 4),
        (review, "COMPARED", 2),
        (review, "MOST_POSITIONS", 10),
        (review, "LEAST_FALL", 0.0),
    ):
        monkeypatch.setattr(module, name, value)


async def asked(jobs: Jobs, key: str, work: jobs.Work) -> Job:
    """Comes back until it is done."""
    while True:
        job = await jobs.ask(key, "1.2.3.4", work)
        if not job.running:
            return job


def test_the_coach_says_what_the_library_says_and_only_from_the_view(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, BOT))
        await play_until(room, lambda: len(room.game.moves) > 24 and room.game.asked == (0,))
        tag = room.begun().projection(0).tag
        answers = []
        for game in (room.game, room.game.determinize(0, 3)):
            position = coach.as_imagined(game, 0)
            job = Job("")
            answers.append(await coach.hints_now(position, room, tag, thinkers(), job))
            assert (job.done, job.total) == (3, 4)
        assert answers[0] == answers[1]
        said = msgspec.json.decode(answers[0], type=Hints)
        library = ludoteca.hints(room.game, 0, iterations=12)
        assert [(hint.name, hint.estimate) for hint in said.hints] == [hint[:2] for hint in library]
        assert said.done == said.total == 4 and said.seat == 0

    at(tmp_path, story)


def test_the_coach_is_silent_where_other_people_play(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        tag = room.begun().projection(room.game.asked[0]).tag
        with pytest.raises(TableRefusal, match="table-coach-not-here"):
            coach.position_now(room, room.game.asked[0], tag)
        allowed, _ = await seating.make(rooms, plan(ME, ME, coach=True))
        seat = allowed.game.asked[0]
        assert allowed.info(frozenset(), False).coach
        assert coach.position_now(allowed, seat, allowed.begun().projection(seat).tag).seat == seat
        with pytest.raises(TableRefusal, match="table-coach-not-asked"):
            coach.position_now(allowed, 1 - seat, allowed.begun().projection(1 - seat).tag)
        with pytest.raises(TableRefusal, match="table-stale"):
            coach.position_now(allowed, seat, "an old one")
        waiting, _ = await seating.make(rooms, plan(ME, OPEN))
        with pytest.raises(TableRefusal, match="table-not-started"):
            coach.position_now(waiting, 0, "")

    at(tmp_path, story)


def test_a_look_ends_when_the_game_goes_on_or_nobody_asks(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, BOT))
        await play_until(room, lambda: room.game.asked == (0,))
        position = coach.as_imagined(room.game, 0)
        with pytest.raises(TableRefusal, match="table-stale"):
            await coach.hints_now(position, room, "before", thinkers(), Job(""))
        forgotten = Job("")
        forgotten.asked -= jobs.FORGOTTEN
        tag = room.begun().projection(0).tag
        with pytest.raises(jobs.Unwanted):
            await coach.hints_now(position, room, tag, thinkers(), forgotten)

    at(tmp_path, story)


async def over(rooms: Rooms) -> Room:
    room, _ = await seating.make(rooms, plan(ME, ME, game="venti", options=SHORT))
    await play_until(room, lambda: not room.game.asked)
    return room


def test_a_finished_game_is_reviewed_once_and_can_be_asked_about(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room = await over(rooms)
        job = Job("")
        answer = await review.review_of(room, rooms, thinkers(), job)
        assert await rooms.store.review(room.table.id) == answer.decode()
        found = msgspec.json.decode(answer, type=Review)
        frames = len([seat for seat, _ in room.game.moves if seat >= 0])
        assert found.done == found.total == job.total <= 11
        assert [curve.seat for curve in found.curves] == [0, 1]
        for curve in found.curves:
            assert curve.frames == sorted(curve.frames) and curve.frames[-1] == frames
            assert all(0 <= estimate <= 1 for estimate in curve.estimates)
        shares = [curve.estimates[-1] for curve in found.curves]
        assert shares == room.game.rules.shares(room.game.state)
        assert len(found.falls) <= review.MOST_FALLS
        played = [(seat, name) for seat, name in room.game.moves if seat >= 0]
        for fall in found.falls:
            assert fall.better_estimate >= fall.estimate and played[fall.frame][0] == fall.seat

        said = msgspec.json.decode(
            await coach.hints_then(room, rooms, 9, -2, thinkers(), Job("")), type=Hints
        )
        assert said.hints and said.played and said.seat in (0, 1)
        with pytest.raises(TableRefusal, match="table-coach-not-asked"):
            await coach.hints_then(room, rooms, 10_000, 0, thinkers(), Job(""))
        told = msgspec.json.decode(
            await storytelling.story_of(room, rooms, Queue([Here()]).turn(Place("", ""))), type=Story
        )
        assert [values[-1] for values in told.charts[0].values] == room.game.result.json()["scores"]  # type: ignore[union-attr]

    at(tmp_path, story)


def test_nothing_is_told_of_a_game_that_goes_on(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME))
        for work in (
            review.review_of(room, rooms, thinkers(), Job("")),
            coach.hints_then(room, rooms, 3, 0, thinkers(), Job("")),
            storytelling.story_of(room, rooms, Queue([Here()]).turn(Place("", ""))),
        ):
            with pytest.raises(TableRefusal, match="table-not-over"):
                await work

    at(tmp_path, story)


def test_a_job_is_done_once_told_of_and_given_up_at_the_end() -> None:
    async def story() -> None:
        there, begun = Jobs(), []

        async def work(job: Job) -> bytes:
            begun.append(job)
            for done in range(3):
                await asyncio.sleep(0)
                job.go_on(done + 1, 3)
            return b"done"

        job = await asked(there, "a", work)
        assert job.answer == b"done" and (await there.ask("a", "", work)) is job and len(begun) == 1

        async def refused(job: Job) -> bytes:
            raise TableRefusal("table-stale", 409)

        for _ in range(2):  # it may be asked again
            with pytest.raises(TableRefusal, match="table-stale"):
                await asked(there, "b", refused)

        async def endless(job: Job) -> bytes:
            job.go_on(1, 2)
            await asyncio.Event().wait()
            return b""

        for key in ("c", "d"):
            await there.ask(key, "1.2.3.4", endless)
        with pytest.raises(TableRefusal, match="table-too-much-at-once"):
            await there.ask("e", "1.2.3.4", endless)
        await there.close()
        assert not there.by_key

    asyncio.run(story())


def test_a_browser_asks_until_it_is_answered(tmp_path: Path) -> None:
    """The routes, with real processes: hints in play for one's own seat alone, then story and review."""
    with running(Settings(tmp_path)) as address, Person(address) as anna, Person(address) as other:
        table = anna.make(ME, BOT, game="condottiere", pace=0)["table"]["id"]
        with anna.live(table) as live:
            state = live.hello(0)
            while not state["asked"]:
                state = live.until("state")

            def ask(person: Person, **wanted: Any) -> Any:
                return person.http.get(f"/api/tables/{table}/hints", params=wanted)

            assert ask(other, seat=0, tag=state["tag"]).status_code == 403
            said: dict[str, Any] = {"hints": []}
            while not said["hints"]:
                answer = ask(anna, seat=0, tag=state["tag"])
                assert answer.status_code == 200, answer.text
                said = answer.json()
            names = {choice["name"] for choice in state["asked"]["choices"]}
            assert {hint["name"] for hint in said["hints"]} <= names
        for what in ("review", "story"):
            refused = anna.http.get(f"/api/tables/{table}/{what}")
            assert refused.status_code == 409 and json.loads(refused.text)["text"]
