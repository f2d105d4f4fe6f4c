"""Bots play every mode to its end, and matches count what friends and lone players win."""

from __future__ import annotations

import pytest

from ludoteca import Game, new
from ludoteca.bots import make_bot
from ludoteca.games.dark_venture.state import REASONS

SEARCH = "ismcts:iterations=4,cut=4"
MODES = {
    "competitive": (2, {"length": "short"}),
    "cooperative": (2, {"mode": "cooperative", "length": "short"}),
    "questing": (1, {"length": "short"}),
    "ranked": (1, {"mode": "ranked", "books": "b"}),
}


def played(bot: str, mode: str, seed: int) -> Game:
    seats, options = MODES[mode]
    t = new("dark-venture", seats=seats, options=options, seed=seed)
    players = [make_bot(bot, seat) for seat in range(seats)]
    while t.asked:
        seat = t.asked[0]
        t.play(seat, players[seat].choose(t.door(seat)))
    return t


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("bot", ["greedy", SEARCH])
def test_a_bot_plays_to_the_end(bot: str, mode: str) -> None:
    t = played(bot, mode, 1)
    assert t.result is not None and t.result.reason in REASONS[1:]
