"""A search for who plays alone or with friends tries moves side by side: far, from the same positions."""

from __future__ import annotations

import pytest

from ludoteca import Game, new
from ludoteca.bots import IsmctsBot, make_bot
from ludoteca.bots.ismcts import A_PLAYOUT, LAST, SIDE_BY_SIDE
from ludoteca.engine.advice import NO_TIME
from ludoteca.engine.door import Door
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.rng import seeded
from ludoteca.games.dark_venture.bot.greedy import AHEAD
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.games.dark_venture.state import Position


def with_much_to_try() -> Game:
    """A lone player's choice among many moves, in the first round."""
    t = new("dark-venture", seats=1, options={"length": "short"}, seed=3)
    bot = make_bot("greedy", 1)
    while len(tried(t.door(0))) < SIDE_BY_SIDE or position(t).round == 0:
        t.play(0, bot.choose(t.door(0)))
    return t


def tried(door: Door) -> list[int]:
    return DARK_VENTURE.advice.worth_trying(imagined(door), 0)


def imagined(door: Door) -> Position:
    g = door.imagine(1)
    assert isinstance(g, Position)
    return g


def position(t: Game) -> Position:
    assert isinstance(t.state, Position)
    return t.state


def test_fewer_and_fewer_moves_are_tried_from_the_same_positions() -> None:
    door = with_much_to_try().door(0)
    bot = IsmctsBot(seeded(1), 40 * A_PLAYOUT)
    children = bot.search(door).children.values()
    assert [child.action for child in children] == tried(door)[:SIDE_BY_SIDE]
    visits = sorted([child.visits for child in children], reverse=True)
    assert visits[0] == visits[LAST - 1] > visits[LAST] >= visits[-1] >= 1
    assert sum(visits) == bot.simulated and 40 <= bot.simulated < 40 + SIDE_BY_SIDE


def test_the_smallest_search_tries_each_move_once() -> None:
    bot = IsmctsBot(seeded(1), 1)
    children = bot.search(with_much_to_try().door(0)).children.values()
    assert [child.visits for child in children] == [1] * SIDE_BY_SIDE


def test_a_search_by_seconds_ends() -> None:
    bot = make_bot("ismcts:seconds=0.05", 1)
    assert isinstance(bot, IsmctsBot)
    door = with_much_to_try().door(0)
    assert bot.choose(door) in door.actions()
    assert bot.simulated >= SIDE_BY_SIDE


def test_who_sets_a_cut_gets_a_tree() -> None:
    bot = make_bot("ismcts:iterations=40,cut=4", 1)
    assert isinstance(bot, IsmctsBot)
    root = bot.search(with_much_to_try().door(0))
    assert bot.simulated == 40 and any(child.children for child in root.children.values())


@pytest.mark.parametrize(("mode", "ahead"), [("cooperative", True), ("competitive", False)])
def test_among_rivals_it_grows_a_tree(mode: str, ahead: bool) -> None:
    t = new("dark-venture", seats=2, options={"mode": mode}, seed=3)
    assert (DARK_VENTURE.advice.look_ahead(position(t)) != NO_TIME) == ahead


def test_a_move_is_judged_when_the_round_after_it_is_over() -> None:
    g = imagined(with_much_to_try().door(0))
    advice = DARK_VENTURE.advice
    until = advice.look_ahead(g)
    assert until == g.round + AHEAD
    advice.play_until(g, seeded(1), until)
    assert g.round == until + 1 and g.asked and g.asked[0] != CHANCE


def test_a_playout_ends_with_the_game() -> None:
    g = imagined(with_much_to_try().door(0))
    DARK_VENTURE.advice.play_until(g, seeded(1), g.terms.rounds)
    assert g.over
