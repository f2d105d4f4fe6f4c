"""A search tries moves side by side, far, from the same positions, and leaves greedy's for a better one."""

from __future__ import annotations

import pytest

from ludoteca import Game, new
from ludoteca.bots import IsmctsBot, make_bot
from ludoteca.bots.ismcts import A_PLAYOUT, FEWEST, SIDE_BY_SIDE, Node
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
    visits = [child.visits for child in children]
    assert visits[0] == max(visits) > min(visits) >= 1, "greedy's favourite stays to the end"
    assert sum(visits) == bot.simulated < 40 + SIDE_BY_SIDE


def tried_beside(leads: list[float]) -> Node:
    """A move that did so much better than the favourite in each position."""
    node = Node(0, 0)
    for lead in leads:
        node.add(0.5 + lead, 0.5)
    return node


def test_what_lags_behind_the_favourite_is_left_out() -> None:
    assert tried_beside([-0.1, -0.2, -0.1, -0.2]).lags()
    assert not tried_beside([-0.1, -0.2, -0.1]).lags(), "too few to tell"
    assert not tried_beside([-0.5, 0.4, -0.5, 0.4]).lags(), "may be luck"
    assert tried_beside([0.0] * FEWEST).lags(), "the same comes of both"


def test_a_lead_counts_without_what_luck_may_have_added() -> None:
    steady, lucky = tried_beside([0.1, 0.2, 0.1, 0.2]), tried_beside([0.9, -0.3, 0.6, -0.6])
    assert steady.lead == pytest.approx(lucky.lead)
    assert steady.lead / steady.visits > steady.doubt > 0.0
    assert lucky.lead / lucky.visits < lucky.doubt


def test_a_search_that_can_tell_nothing_does_what_greedy_does() -> None:
    door = with_much_to_try().door(0)
    assert IsmctsBot(seeded(1), 1).choose(door) == tried(door)[0]


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


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_it_looks_ahead_with_friends_and_among_rivals(mode: str) -> None:
    t = new("dark-venture", seats=2, options={"mode": mode}, seed=3)
    assert DARK_VENTURE.advice.look_ahead(position(t)) != NO_TIME


def test_a_finished_game_is_judged_by_its_points_alone() -> None:
    g = imagined(new("dark-venture", seats=2, options={"length": "short"}, seed=3).door(0))
    DARK_VENTURE.advice.play_until(g, seeded(1), g.terms.rounds)
    g.score = [7, 7]
    assert DARK_VENTURE.advice.worths(g) == [0.5, 0.5]
    g.score = [8, 7]
    ahead, behind = DARK_VENTURE.advice.worths(g)
    assert ahead > behind and ahead + behind == pytest.approx(1.0)


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
