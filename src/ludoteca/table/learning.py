"""What learners ask over HTTP: a place in a lesson, and to play on from there."""

from __future__ import annotations

from litestar import post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from ludoteca.table import lessons
from ludoteca.table.asking import Ask, limit_tables, seated
from ludoteca.table.messages import LessonMove, LessonPlace, LessonTable, Seated


@post("/api/lessons/{game:str}", tags=["lessons"], status_code=200)
async def go_on_learning(game: FromPath[str], data: JSONBody[LessonMove]) -> LessonPlace:
    """The lesson of a game at a place of it, and what comes of a move there."""
    return lessons.answer(game, data)


@post("/api/lessons/{game:str}/table", tags=["lessons"])
async def play_on_from_lesson(
    request: Ask, game: FromPath[str], data: JSONBody[LessonTable], state: State
) -> Seated:
    """A table at a place of a lesson, against bots."""
    limit_tables(request)
    room, _ = await lessons.play_on(game, state.rooms, data, request.state.keyring)
    return await seated(request, room)


ROUTES = [go_on_learning, play_on_from_lesson]
