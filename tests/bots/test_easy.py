"""The bot for beginners: better than chance, worse than the rules of thumb."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import LEVELS, EasyBot, GreedyBot, IsmctsBot, make_bot


def wins(first: str, second: str, games: int) -> float:
    """How many of these games of Condottiere the first one wins; they take turns to begin."""
    found = 0
    for seed in range(games):
        names = (first, second) if seed % 2 == 0 else (second, first)
        players = [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)]
        game = ludoteca.new("condottiere", seats=2, seed=seed)
        while game.asked:
            seat = game.asked[0]
            door = game.door(seat)
            game.play(seat, door.name(door.action(players[seat].choose(door))))
        assert game.result is not None
        found += game.result.ranking[names.index(first)] == 1
    return found


def test_easy_beats_chance_and_loses_to_medium() -> None:
    assert wins("easy", "random", 12) >= 9
    assert wins("easy", "medium", 12) <= 6


def test_the_levels_are_bots() -> None:
    kinds = {level: type(make_bot(level, 1)) for level in LEVELS}
    assert kinds == {"easy": EasyBot, "medium": GreedyBot, "hard": IsmctsBot}
    hard = make_bot("hard:seconds=0.5", 1)
    assert isinstance(hard, IsmctsBot) and hard.seconds == 0.5


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_easy_plays_every_game(game: str) -> None:
    t = ludoteca.new(game, seats=2, seed=3)
    bot = make_bot("easy", 3)
    for _ in range(60):
        if not t.asked:
            break
        seat = t.asked[0]
        door = t.door(seat)
        name = door.name(door.action(bot.choose(door)))
        assert name in t.legal(seat)
        t.play(seat, name)
