"""What an earlier version of the program stored opens again, if need be by making its moves again."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

import ludoteca
from kit.table import LONG, ME, at, plan, play_until
from ludoteca import BrokenSnapshot, Game
from ludoteca.engine.kernel import AT_PAUSE
from ludoteca.engine.rng import seeded
from ludoteca.table import seating
from ludoteca.table.codec import decode_game, encode_game
from ludoteca.table.rooms import Rooms
from ludoteca.testing.walks import random_move


def in_another_form(text: str) -> str:
    """As a version stored it in which a field of the position had another name."""
    body = json.loads(text)
    state = body["position"]["state"]
    state["players"] = state.pop("seats")
    return json.dumps(body)


def walked(name: str, moves: int, pauses: bool = False) -> Game:
    t = ludoteca.new(name, seats=3, seed=5)
    t.state.pauses = pauses
    rng = seeded(name)
    while len(t.moves) < moves or (pauses and not t.paused):
        t.go_on()
        random_move(t, rng, asides=12)
    if not pauses:
        t.go_on()
    return t


def assert_same(found: Game, expected: Game) -> None:
    assert found.position() == expected.position()
    assert str(found.record()) == str(expected.record())
    assert [found.events(seat) for seat in range(3)] == [expected.events(seat) for seat in range(3)]
    assert encode_game(found) == encode_game(expected)


@pytest.mark.parametrize("moves", [0, 40, 200])
@pytest.mark.parametrize("name", ludoteca.catalogue())
def test_a_position_in_another_form_is_played_again(name: str, moves: int) -> None:
    game = walked(name, moves)
    assert_same(decode_game(encode_game(game)), game)
    assert_same(decode_game(in_another_form(encode_game(game))), game)


def test_a_game_that_waits_in_a_pause_waits_there_again() -> None:
    game = walked("condottiere", 60, pauses=True)
    assert game.asked == AT_PAUSE
    assert_same(decode_game(in_another_form(encode_game(game))), game)
    game.go_on()
    assert game.asked != AT_PAUSE
    assert_same(decode_game(in_another_form(encode_game(game))), game)


def test_other_rules_and_imagined_games_are_refused() -> None:
    game = walked("condottiere", 40)
    other = json.loads(in_another_form(encode_game(game)))
    other["rules_version"] += 1
    with pytest.raises(BrokenSnapshot, match="rules version"):
        decode_game(json.dumps(other))
    with pytest.raises(BrokenSnapshot, match="imagined"):
        decode_game(in_another_form(encode_game(game.determinize(0, seed=1))))


def test_a_table_opens_from_a_snapshot_in_another_form(tmp_path: Path) -> None:
    async def before(rooms: Rooms) -> None:
        room, _ = await seating.make(rooms, plan(ME, ME, options=LONG))
        await play_until(room, lambda: room.begun().snapshot_seq > 0)
        kept.append((room.table.id, room.game.position()))

    async def after(rooms: Rooms) -> None:
        ((id, position),) = kept
        assert (await rooms.room(id)).game.position() == position

    kept: list[tuple[str, dict[str, object]]] = []
    at(tmp_path, before)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        rows = connection.execute("select table_id, seq, data from snapshots").fetchall()
        assert rows
        for table, seq, data in rows:
            connection.execute(
                "update snapshots set data = ? where table_id = ? and seq = ?",
                (in_another_form(data), table, seq),
            )
    connection.close()
    at(tmp_path, after)
