"""The bots at Ventura's table: greedy's rules of thumb, and what a search looks at."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import A, B, arrange, position, troop
from ludoteca import Game
from ludoteca.bots import make_bot
from ludoteca.bots.ismcts import IsmctsBot
from ludoteca.engine.rng import seeded
from ludoteca.games.ventura import VENTURA
from ludoteca.games.ventura.actions import DISMISS, DONE, LINE
from ludoteca.games.ventura.bot.duel import WON, outlook
from ludoteca.lab.arena import play_match

PLAINS = {
    "0,0": "city A",
    "1,0": "field A",
    "0,1": "field A",
    "1,1": "field",
    "2,0": "field",
    "2,1": "papal B",
    "3,0": "field B",
}


def choice(t: Game, seat: int, bot: str = "greedy") -> str:
    return t.door(seat).name(make_bot(bot, 1).choose(t.door(seat)))


@pytest.mark.parametrize("bot", ["greedy", "ismcts:iterations=30"])
def test_nobody_dismisses_a_garrison_that_can_be_paid(bot: str) -> None:
    """The only sensible answer is given even where others are legal."""
    t = arrange(land=PLAINS, phase="upkeep", florins={0: 3})
    assert len(t.door(A).actions()) > 1
    assert choice(t, A, bot) == "done"


def test_a_search_does_not_look_at_dismissals_without_need() -> None:
    t = arrange(land=PLAINS, phase="upkeep", florins={0: 3})
    assert VENTURA.advice.worth_trying(position(t), A) == [DONE]
    assert DISMISS in position(t).options(A)


def test_greedy_buys_the_prestige_that_wins() -> None:
    t = arrange(land=PLAINS, phase="prestige", florins={0: 5}, scores={0: 26})
    assert choice(t, A) == "spend 3"


def test_greedy_saves_its_florins_early() -> None:
    t = arrange(land=PLAINS, phase="prestige", florins={0: 4})
    assert choice(t, A) == "spend 0"


def test_greedy_walks_into_an_undefended_city() -> None:
    land = {**PLAINS, "3,0": "city B"}
    t = arrange(land=land, phase="march", troops={(0, 2): "acuto swordsmen @ 2,0"}, garrisons=False)
    assert choice(t, A) == "activate 2"
    t.play(A, "activate 2")
    assert choice(t, A) == "at 3,0"


def test_greedy_leaves_a_battle_alone_that_it_would_lose() -> None:
    t = arrange(
        land=PLAINS,
        phase="march",
        troops={(0, 2): "crossbowmen:2 @ 2,0", (1, 2): "acuto swordsmen swordsmen @ 2,1"},
    )
    g = position(t)
    assert outlook(g, troop(A, 2), troop(B, 2), g.troops[troop(B, 2)].at) < WON
    while choice(t, A) != "done":
        move = choice(t, A)
        assert move != "at 2,1"
        t.play(A, move)


def test_greedy_attacks_what_is_weaker_and_stands_on_good_land() -> None:
    t = arrange(
        land=PLAINS,
        phase="march",
        troops={(0, 2): "acuto swordsmen swordsmen @ 2,0", (1, 2): "crossbowmen @ 2,1"},
    )
    t.play(A, choice(t, A))
    assert choice(t, A) == "at 2,1"


def test_greedy_comes_home_when_the_city_is_in_danger() -> None:
    land = {"0,0": "city A", "1,0": "field B", "0,1": "field A", "1,1": "field A", "2,0": "field B"}
    t = arrange(
        land=land,
        phase="march",
        troops={(0, 2): "acuto pavise-bearers @ 0,1", (1, 2): "carmagnola pavise-bearers @ 1,0"},
        garrisons=False,
    )
    t.play(A, choice(t, A))
    assert choice(t, A) == "at 0,0"


def test_the_favourite_is_looked_at_first() -> None:
    t = arrange(
        land=PLAINS,
        phase="march",
        troops={
            (0, 2): "acuto swordsmen swordsmen @ 2,0",
            (0, 3): "crossbowmen @ 1,0",
            (1, 2): "crossbowmen @ 2,1",
        },
    )
    g = position(t)
    tried = VENTURA.advice.worth_trying(g, A)
    assert tried[0] == VENTURA.advice.sensible(g, A, seeded(1))
    assert sorted(tried) == sorted(g.options(A))


def test_a_search_looks_more_than_two_rounds_ahead_unless_it_is_told_otherwise() -> None:
    """With thirty decisions of all seats together it would spend its Florins on prestige from round 1 on."""
    t = arrange(land=PLAINS, phase="prestige", florins={0: 5, 1: 5})
    assert VENTURA.advice.horizon(position(t)) == 70

    def after_a_search(bot: IsmctsBot) -> tuple[int, int]:
        bot.search(t.door(A))
        return bot.rng.a, bot.rng.b  # longer playouts draw more numbers

    usual = after_a_search(IsmctsBot(seeded("x"), iterations=5))
    assert usual == after_a_search(IsmctsBot(seeded("x"), iterations=5, cut=70))
    assert usual != after_a_search(IsmctsBot(seeded("x"), iterations=5, cut=30))


def test_orders_of_battle_are_chosen_space_by_space() -> None:
    t = arrange(
        land=PLAINS,
        phase="march",
        troops={(0, 2): "acuto swordsmen crossbowmen pavise-bearers @ 2,0", (1, 2): "crossbowmen @ 2,1"},
    )
    t.play(A, "activate 2")
    t.play(A, "at 2,1")
    options = t.door(A).actions()
    assert len(options) == 3
    assert all(option >= LINE for option in options)
    assert choice(t, A) in [t.door(A).name(option) for option in options]


def test_worths_are_shares_of_the_win() -> None:
    t = arrange(land=PLAINS, phase="prestige", scores={0: 20, 1: 3})
    worths = VENTURA.advice.worths(position(t))
    assert sum(worths) == pytest.approx(1.0)
    assert worths[0] > worths[1]


@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_greedy_beats_random(edition: str) -> None:
    """A smoke test with a small sample; docs/games/ventura.md has the measured figures."""
    found = play_match("ventura", ["greedy", "random"], 30, seats=2, seed=1, edition=edition)
    assert found.standings[0].rate >= 0.9


def test_a_whole_game_of_searching_bots_ends() -> None:
    t = ludoteca.new("ventura", seats=2, seed=3, options={"round_limit": 2})
    bot = make_bot("ismcts:iterations=10", 2)
    while t.asked:
        t.play(t.asked[0], t.door(t.asked[0]).name(bot.choose(t.door(t.asked[0]))))
    assert t.result is not None
