"""Lessons over HTTP: a page holds its place, and the server says what comes of a move there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kit import toys
from kit.table import Person, open_rooms
from kit.toys import march
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.words import LANGUAGES
from ludoteca.table import lessons
from ludoteca.table.messages import LessonMove, LessonTable
from ludoteca.table.refusals import TableRefusal

WON = ["place firenze", "play mercenary-4", "play mercenary-3", "pass"]


def ask(path: list[str], move: str = "", game: str = "condottiere") -> Any:
    return lessons.answer(game, LessonMove(path, move))


def test_a_lesson_begins_after_its_opening() -> None:
    first = ask([])
    assert (first.beat, first.beats, first.back, first.say.id) == (0, 14, 0, "learn-place")
    assert first.names == ["", "Anna", "Bruno", "Carla"] and first.seat == 0
    assert first.points == ["region:firenze"] and first.wanted == ["place firenze"]
    assert first.state.events == [] and first.state.asides == [] and not first.state.can_undo
    assert len(first.state.asked.choices) == 17 and first.outcome == "none" and first.offers == []


def test_a_wanted_move_is_made_and_shown_with_what_follows() -> None:
    place = ask(WON[:1], WON[1])
    assert (place.outcome, place.path, place.beat, place.back) == ("wanted", WON[:2], 2, 1)
    assert [scene.seat for scene in place.scenes] == [0, 1, 2, 3]
    assert place.scenes[0].view["lines"][0]["strength"] == 4
    versions = [scene.version for scene in place.scenes]
    assert versions == sorted(versions) and versions[-1] == place.state.version == len(place.state.events)


def test_a_move_that_is_not_wanted_is_held_back_and_an_illegal_one_refused() -> None:
    other, illegal = ask(WON[:1], "pass"), ask(WON[:1], "play heroine")
    assert (other.outcome, other.reply.id) == ("other", "learn-card-pass")
    assert illegal.outcome == "refused" and illegal.refusal.words and illegal.refusal.rule
    for place in (other, illegal):
        assert place.path == WON[:1] and place.scenes == [] and place.state == ask(WON[:1]).state
    assert ask([], "nonsense").outcome == "refused"


def test_a_place_is_found_again_and_left_backwards() -> None:
    place = ask(WON)
    assert place.state.view["control"]["firenze"] == 0 and place.beat == 4 and place.scenes == []
    assert ask(WON[: place.back]).beat == 3


@pytest.mark.parametrize("game", ["condottiere", "venti", "ventura", "dark-venture"])
def test_the_whole_lesson_can_be_played(game: str) -> None:
    place = ask([], game=game)
    while place.wanted:
        place = ask(place.path, place.wanted[0], game)
        assert place.outcome == "wanted"
        assert len([scene for scene in place.scenes if scene.say is None]) <= lessons.MOST_SCENES + 1
        assert place.scenes[-1].view == place.state.view or place.scenes[-1].say is not None
    assert place.beat == place.beats and place.state.result["winners"] == [0]
    assert place.offers == ["game", "again", "rules"] and place.say.id == "learn-end"
    assert ask(place.path, "pass", game).outcome == "refused"


@pytest.mark.parametrize("path", [["place roma"], ["pass"] * 400, ["x" * 201], [""]])
def test_a_place_that_is_not_there_is_refused(path: list[str]) -> None:
    with pytest.raises(TableRefusal) as refusal:
        ask(path)
    assert (refusal.value.id, refusal.value.status) == ("table-lost-place", 409)


def test_one_plays_on_from_a_place_with_real_chance(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_rooms(tmp_path) as rooms:
            room, given = await lessons.play_on("condottiere", rooms, LessonTable(WON, "Zoë"))
            assert [row.name for row in room.seats.rows] == ["Zoë", "Anna", "Bruno", "Carla"]
            assert [row.kind for row in room.seats.rows] == ["person", "bot", "bot", "bot"]
            assert room.table.status == "playing" and len(given) == 2
            game = room.game
            assert game.rng is not None and game.asked == (0,)
            assert [move for seat, move in game.moves if seat == 0] == WON
            assert game.view(0) == ask(WON).state.view
            rooms.forget(room)  # and it is there again
            again = await rooms.room(room.table.id)
            assert again.game.position() == game.position() and CHANCE not in again.game.asked
            over = ask([])
            while over.wanted:
                over = ask(over.path, over.wanted[0])
            with pytest.raises(TableRefusal) as refusal:
                await lessons.play_on("condottiere", rooms, LessonTable(over.path))
            assert refusal.value.id == "table-continue-over"

    asyncio.run(play())


def test_over_http(anna: Person) -> None:
    cards = {card["name"]: card["lesson"] for card in anna.http.get("/api/games").json()}
    assert cards == {"condottiere": 3, "venti": 4, "ventura": 5, "dark-venture": 5}
    place = anna.http.post("/api/lessons/condottiere", json={"path": WON[:1], "move": WON[1]})
    assert place.status_code == 200 and place.json()["path"] == WON[:2]
    seated = anna.http.post("/api/lessons/condottiere/table", json={"path": WON, "name": "Anna"})
    assert seated.status_code == 201 and seated.json()["seats"] == [0]
    table = seated.json()["table"]
    assert table["status"] == "playing" and table["host"]
    for path, body, status in (
        ("chess", {}, 400),
        ("condottiere", {"path": ["pass"]}, 409),
        ("condottiere", {"path": "pass"}, 400),
        ("condottiere", {"path": [1]}, 400),
        ("condottiere", {"moves": []}, 400),
    ):
        for language in LANGUAGES:
            refused = anna.http.post(f"/api/lessons/{path}", json=body, headers={"accept-language": language})
            assert refused.status_code == status and refused.json()["text"]
    with toys.registered(march.MARCH) as name:
        assert anna.http.post(f"/api/lessons/{name}", json={}).status_code == 404
