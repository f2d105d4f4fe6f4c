"""What people who want to play better ask over HTTP: a coach, a review, the story of a game."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from ludoteca.engine.kernel import SPECTATOR
from ludoteca.table import coach, review, storytelling
from ludoteca.table.archive import finished
from ludoteca.table.asking import Ask, address, mine
from ludoteca.table.insights import Hints, Review, Story
from ludoteca.table.jobs import Job, Jobs
from ludoteca.table.openapi import tells
from ludoteca.table.queue import Place
from ludoteca.table.refusals import TableRefusal

REVIEW = "review"


def progress(job: Job, so_far: Hints | Review) -> Response[bytes]:
    """The answer, or how far it is."""
    body = msgspec.json.encode(so_far) if job.answer is None else job.answer
    return Response(body, media_type="application/json")


@get("/api/tables/{table_id:str}/hints", tags=["study"], responses=tells(Hints))
async def ask_coach(
    request: Ask,
    table_id: FromPath[str],
    state: State,
    seat: FromQuery[int] = SPECTATOR,
    tag: FromQuery[str] = "",
    move: FromQuery[int] = -1,
) -> Response[bytes]:
    """What a coach says (`Hints`), or how far it is: ask again until it is done. In play of one's own seat,
    in the position with this tag; of a finished game after so many moves.
    """
    room = await state.rooms.room(table_id)
    jobs: Jobs = state.jobs
    if room.table.status == "over":
        finished(room)
        job = await jobs.ask(
            (table_id, seat, move),
            address(request),
            lambda job: coach.hints_then(room, state.rooms, move, seat, state.thinkers, job),
        )
    else:
        held, _ = await mine(request, room)
        if seat not in held:
            raise TableRefusal("table-not-your-seat", 403)
        position = coach.position_now(room, seat, tag)
        job = await jobs.ask(
            (table_id, seat, tag),
            address(request),
            lambda job: coach.hints_now(position, room, tag, state.thinkers, job),
        )
    return progress(job, Hints(job.done, job.total, seat))


@get("/api/tables/{table_id:str}/review", tags=["study"], responses=tells(Review))
async def ask_review(request: Ask, table_id: FromPath[str], state: State) -> Response[bytes]:
    """The `Review` of a finished game, or how far it is: ask again until it is done."""
    room = await state.rooms.room(table_id)
    finished(room)
    kept = await state.rooms.store.review(table_id)
    if kept:
        return Response(kept, media_type="application/json")
    jobs: Jobs = state.jobs
    job = await jobs.ask(
        (table_id, REVIEW),
        address(request),
        lambda job: review.review_of(room, state.rooms, state.thinkers, job),
    )
    return progress(job, Review(job.done, job.total))


@get("/api/tables/{table_id:str}/story", tags=["study"], responses=tells(Story))
async def read_story(request: Ask, table_id: FromPath[str], state: State) -> Response[bytes]:
    """What decided a finished game: a `Story`."""
    room = await state.rooms.room(table_id)
    turn = state.archive_workers.turn(Place(address(request), table_id))
    body = await storytelling.story_of(room, state.rooms, turn)
    return Response(body, media_type="application/json")


ROUTES = [ask_coach, ask_review, read_story]
