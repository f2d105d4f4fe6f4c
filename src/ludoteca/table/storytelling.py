"""The story of a finished game, told in a worker and remembered."""

from __future__ import annotations

import msgspec

from ludoteca.engine import stories
from ludoteca.table.archive import Moves, at_start, finished, redone, without_undone
from ludoteca.table.insights import Story, StoryChart, StoryFigure, StoryMoment
from ludoteca.table.projection import text
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.workers import Turn


async def story_of(room: Room, rooms: Rooms, turn: Turn) -> bytes:
    """A `Story` as JSON."""
    finished(room)
    key = (room.table.id, "story")
    answer = rooms.replays.get(key)
    if answer is None:
        async with turn as worker:
            base, rows = await rooms.store.history(room.table.id)
            answer = await redone(worker, told, base, without_undone(rows))
        rooms.replays.put(key, answer)
    return answer


def told(base: str, moves: Moves) -> bytes:
    found = stories.story_of(at_start(base), moves)
    return msgspec.json.encode(
        Story(
            [StoryFigure(text(one.label), one.values) for one in found.figures],
            [StoryChart(text(one.title), one.frames, one.values) for one in found.charts],
            [StoryMoment(text(one.text), one.frame) for one in found.moments],
        )
    )
