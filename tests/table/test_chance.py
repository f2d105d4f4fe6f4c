"""Tests know what chance brings at their tables; nobody else does."""

from __future__ import annotations

import random
from pathlib import Path

from kit import chance
from kit.table import BOT, ME, RANDOM, at, enter, plan, step, until
from ludoteca.table import seating
from ludoteca.table.rooms import Rooms

Moves = list[tuple[int, str]]


async def one_game(rooms: Rooms) -> Moves:
    """The first moves of a game: a person's, those of bots, and chance."""
    room, secrets = await seating.make(rooms, plan(ME, RANDOM, BOT))
    enter(room, secrets, 0)
    rng = random.Random(1)
    while room.begun().seq < 60:
        await until(lambda: 0 in room.game.asked)
        await step(room, rng)
    return room.game.moves[:60]


def games(folder: Path, seed: str) -> list[Moves]:
    """Two games at one server, one after the other."""
    played = []

    async def story(rooms: Rooms) -> None:
        rooms.chance = chance.drawn_from(lambda: seed)
        played.extend([await one_game(rooms), await one_game(rooms)])

    folder.mkdir()
    at(folder, story)
    return played


def test_a_seed_gives_the_same_games_with_the_same_moves_of_bots(tmp_path: Path) -> None:
    first = games(tmp_path / "a", "a seed")
    assert games(tmp_path / "b", "a seed") == first
    assert games(tmp_path / "c", "another seed")[0] != first[0]


def test_each_table_of_a_test_has_cards_of_its_own(tmp_path: Path) -> None:
    one, other = games(tmp_path / "a", "a seed")
    assert one != other
