"""Matches between bots: fair seats, the same result for any number of processes, honest numbers."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca import BadOption, BadSeat, BotError, Door, IllegalMove, LudotecaError, UnknownBot, UnknownGame
from ludoteca.bots import Bot, make_bot
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rng import seeded
from ludoteca.engine.rules import GameInfo, Result
from ludoteca.lab import arena
from ludoteca.lab.arena import Match, count, make_match, play_game, play_match, rounded
from ludoteca.lab.spread import wilson


def a_match(bots: tuple[str, ...] = ("random", "greedy"), seats: int = 3) -> Match:
    return make_match("condottiere", list(bots), seats, 5, None, None)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("bots", range(1, 8))
def test_every_bot_sits_in_every_seat_equally_often(seats: int, bots: int) -> None:
    match = a_match(("random",) * bots, seats)
    sat = [[0] * seats for bot in range(bots)]
    for number in range(rounded(1, bots)):
        for seat, bot in enumerate(match.lineup(number)):
            sat[bot][seat] += 1
    assert all(times == sat[0][0] for row in sat for times in row)


def test_the_number_of_games_is_rounded_up_to_equal_seatings() -> None:
    result = play_match("condottiere", ["random"] * 3, games=4, seats=2, seed=1)
    assert result.games == 6
    assert [standing.seats for standing in result.standings] == [[2, 2]] * 3
    assert [standing.games for standing in result.standings] == [4, 4, 4]


def test_games_that_only_rotate_the_seats_share_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    hands: list[object] = []

    class Looker(Bot):
        def choose(self, door: Door) -> int:
            prompt = door.prompt()
            if prompt is not None and prompt.message.id == "ask-site":
                hands.append(door.view()["hand"])
                raise LudotecaError("seen enough")
            raise AssertionError

    monkeypatch.setattr(arena, "entrant", lambda name, seed: Looker(seeded(0)))
    match = a_match()
    for number in range(4):
        with pytest.raises(LudotecaError, match="seen enough"):
            play_game(match, number)
    assert hands[0] == hands[1] and hands[2] == hands[3] and hands[0] != hands[2]


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    results = [
        play_match("condottiere", ["random", "greedy"], games=12, seats=3, seed=9, workers=workers).json()
        for workers in (1, 2)
    ]
    assert json.dumps(results[0]) == json.dumps(results[1])
    other = play_match("condottiere", ["random", "greedy"], games=12, seats=3, seed=10).json()
    assert other != results[0]


def test_progress_counts_every_game() -> None:
    done: list[int] = []
    play_match("condottiere", ["random"], games=10, progress=done.append)
    assert done[0] == 0 and sum(done) == 10


def test_a_shared_victory_counts_for_each_its_part() -> None:
    match = a_match(("random", "greedy"), seats=4)
    result = match.blank()
    count(result, [0, 1, 0, 1], Result("shared", (1, 1, 1, 4), (3, 3, 3, 1)), 10)
    count(result, [1, 0, 1, 0], Result("total", (1, 2, 3, 4), (5, 3, 2, 1)), 20)
    random, greedy = result.standings
    assert random.wins == pytest.approx(2 / 3) and greedy.wins == pytest.approx(1 / 3 + 1)
    assert random.games == greedy.games == result.games == 2
    assert result.mean_decisions == 15 and result.reasons == {"shared": 1, "total": 1}


def test_the_wins_add_up_to_the_games() -> None:
    result = play_match("condottiere", ["random", "greedy", "random"], games=30, seats=3, seed=2)
    assert sum(standing.wins for standing in result.standings) == pytest.approx(result.games)
    assert sum(result.reasons.values()) == result.games
    assert json.loads(json.dumps(result.json()))["games"] == 30


def test_a_game_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_of("condottiere"), "info", short_info())
    result = play_match("condottiere", ["random"], games=2)
    assert result.reasons == {arena.CUT_OFF: 2} and result.standings[0].wins == 0
    assert result.mean_decisions == 5


def short_info() -> GameInfo:
    return replace(rules_of("condottiere").info, longest=5)


def seated(bot: Callable[[Door], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is this bot's, whatever the match calls it."""
    monkeypatch.setattr(arena, "entrant", lambda name, seed: make_bot(bot, seed))


@pytest.mark.parametrize(
    ("chosen", "wrong"),
    [
        (10_000, "there is no move with the id 10000 in this game"),
        ("plase roma", "'plase roma' is not a move of this game; did you mean 'place roma'"),
        ("pass", "'pass' is not legal now"),
        (None, "a move is a text such as '.*', or its id, not NoneType"),
        (True, "a move is a text such as '.*', or its id, not bool"),
        ([1], "a move is a text such as '.*', or its id, not list"),
    ],
)
def test_a_bot_that_makes_an_impossible_move_is_named(
    chosen: object, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated(lambda door: chosen, monkeypatch)
    with pytest.raises(IllegalMove, match="the bot greedy chose a move that is not possible") as caught:
        play_game(a_match(("greedy",)), 4)
    assert type(caught.value) is BotError
    assert re.search(f"in seat 0 at decision 1 of game 4: {wrong}", caught.value.text)


@pytest.mark.parametrize("by", ["name", "id", "number of an array"])
def test_a_bot_may_choose_by_name_or_by_id(by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Number:
        def __init__(self, id: int) -> None:
            self.id = id

        def __index__(self) -> int:
            return self.id

    def first(door: Door) -> Any:
        return {"name": door.legal()[0], "id": door.actions()[0]}.get(by, Number(door.actions()[0]))

    seated(lambda door: door.actions()[0], monkeypatch)
    expected = play_game(a_match(("greedy",)), 0)
    seated(first, monkeypatch)
    assert play_game(a_match(("greedy",)), 0) == expected


def test_a_bot_that_fails_is_named_with_what_it_raised_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(door: Door) -> int:
        plans: dict[str, int] = {}
        return plans["siege"]

    seated(lost, monkeypatch)
    raised = r"KeyError: 'siege' \(test_arena.py, line \d+\)"
    with pytest.raises(
        BotError, match=f"the bot greedy failed in seat 0 at .* of game 2: {raised}"
    ) as caught:
        play_game(a_match(("greedy",)), 2)
    assert isinstance(caught.value.__cause__, KeyError)


def test_an_interrupt_is_no_failure_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(door: Door) -> int:
        raise KeyboardInterrupt

    seated(stop, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        play_game(a_match(("greedy",)), 0)


def test_wilsons_interval_has_its_known_values() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.integers(1, 10_000), st.floats(0, 1))
def test_the_interval_holds_the_rate_and_stays_within_0_and_1(games: int, share: float) -> None:
    wins = share * games
    low, high = wilson(wins, games)
    assert 0 <= low <= wins / games + 1e-9 and wins / games - 1e-9 <= high <= 1


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bots": []}, LudotecaError),
        ({"bots": ["random"] * 65}, LudotecaError),
        ({"bots": ["nobody"]}, UnknownBot),
        ({"games": 0}, LudotecaError),
        ({"games": 1_000_001}, LudotecaError),
        ({"games": True}, LudotecaError),
        ({"games": 1.5}, LudotecaError),
        ({"workers": 0}, LudotecaError),
        ({"workers": 65}, LudotecaError),
        ({"seats": 7}, BadSeat),
        ({"options": {"nothing": 1}}, BadOption),
        ({"options": {"series_start": "winner"}}, BadOption),
        ({"edition": "gold"}, UnknownGame),
        ({"bots": "greedy"}, LudotecaError),
        ({"bots": None}, LudotecaError),
        ({"bots": [5]}, UnknownBot),
        ({"bots": [object]}, UnknownBot),
        ({"bots": [make_bot("greedy", 1)], "workers": 2}, LudotecaError),
        ({"bots": [lambda: 1]}, UnknownBot),
        ({"bots": [lambda door: 1], "workers": 2}, LudotecaError),
        ({"seed": 1.5}, LudotecaError),
        ({"seed": None}, LudotecaError),
        ({"seats": "2"}, BadSeat),
        ({"progress": 5}, LudotecaError),
    ],
)
def test_a_wrong_match_is_refused_before_it_begins(change: dict[str, object], error: type[Exception]) -> None:
    given: dict[str, object] = {"game": "condottiere", "bots": ["random"], "games": 1, **change}
    with pytest.raises(error):
        play_match(**given)  # type: ignore[arg-type]


MINE = """
from ludoteca import Bot


class Timid(Bot):
    def choose(self, door):
        return door.actions()[-1]


class Plain:
    def choose(self, door):
        return door.legal()[-1]


class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, door):
        assert isinstance(self.seed, str)
        return door.legal()[-1]


def last(door):
    return door.legal()[-1]


def broken(door):
    return door.legal()[1000]


class Unmade:
    def __init__(self, seed):
        raise RuntimeError("no table")

    choose = last


class Thing:
    pass
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of bots beside the working folder's other files."""
    (tmp_path / "my_timid_bots.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    monkeypatch.delitem(sys.modules, "my_timid_bots", raising=False)
    return importlib.import_module("my_timid_bots")


def test_a_bot_of_ones_own_enters_a_match(mine: ModuleType) -> None:
    result = play_match("condottiere", ["my_timid_bots:Timid", "greedy"], 8, seats=2, seed=1)
    assert [standing.games for standing in result.standings] == [8, 8]
    assert result.standings[0].rate < result.standings[1].rate


@pytest.mark.parametrize("bot", ["Timid", "Plain", "Seeded", "last"])
def test_a_bot_is_any_class_that_chooses_or_a_function(bot: str, mine: ModuleType) -> None:
    expected = play_match("condottiere", ["my_timid_bots:Timid", "greedy"], 4, seats=2, seed=1).json()
    given = play_match("condottiere", [getattr(mine, bot), "greedy"], 4, seats=2, seed=1)
    named = play_match("condottiere", [f"my_timid_bots:{bot}", "greedy"], 4, seats=2, seed=1)
    assert [given.standings[0].bot, named.standings[0].bot] == [bot, f"my_timid_bots:{bot}"]
    for result in (given, named):
        result.standings[0].bot = "my_timid_bots:Timid"
        assert result.json() == expected


def test_bots_of_ones_own_play_in_other_processes_too(mine: ModuleType) -> None:
    results = [
        play_match("condottiere", [mine.Timid, mine.last], 6, seats=2, seed=1, workers=workers).json()
        for workers in (1, 2)
    ]
    assert results[0] == results[1]


def test_a_failure_in_another_process_names_the_bot_and_what_it_raised(mine: ModuleType) -> None:
    with pytest.raises(
        BotError, match=r"the bot my_timid_bots:broken failed in seat \d .*: IndexError: list index"
    ):
        play_match("condottiere", ["my_timid_bots:broken"], 4, seats=2, seed=1, workers=2)


def test_a_bot_that_cannot_be_made_is_named(mine: ModuleType) -> None:
    with pytest.raises(BotError, match="the bot Unmade cannot be made: RuntimeError: no table") as caught:
        play_match("condottiere", [mine.Unmade], 1, seats=2, seed=1)
    assert isinstance(caught.value.__cause__, RuntimeError)


@pytest.mark.parametrize("name", ["nowhere:Bot", "ludoteca.bots:Nobody", "ludoteca:Game", ":x", "a:", ".:b"])
def test_a_bot_that_is_not_there_gets_a_sentence(name: str) -> None:
    with pytest.raises(UnknownBot):
        play_match("condottiere", [name], 1, seats=2, seed=1)


def test_a_class_that_does_not_choose_is_no_bot(mine: ModuleType) -> None:
    for bot in ("my_timid_bots:Thing", mine.Thing):
        with pytest.raises(UnknownBot, match=r"Thing is no bot: its class has no method choose\(door\)"):
            play_match("condottiere", [bot], 1, seats=2, seed=1)
