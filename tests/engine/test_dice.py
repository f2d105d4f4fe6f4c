"""Dice are rolled as one move of chance, with the odds of dice that fall one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.dice import DIVERS, GOAL
from ludoteca import CHANCE, SPECTATOR, Game, IllegalMove
from ludoteca.engine.dice import Dice
from ludoteca.engine.rng import seeded


@pytest.fixture
def t() -> Iterator[Game]:
    with registered(DIVERS) as name:
        yield ludoteca.new(name, seats=2, chance="scripted")


@pytest.mark.parametrize(("count", "outcomes"), [(1, 6), (2, 21), (3, 56), (4, 126)])
def test_a_roll_has_the_odds_of_its_dice(count: int, outcomes: int) -> None:
    dice = Dice(10, 4)
    fallen = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=count))
    found = {
        dice.rolls[action - 10]: odds
        for action, odds in zip(dice.options(count), dice.odds(count), strict=True)
    }
    assert found == fallen and len(found) == outcomes
    assert dice.options(count) == sorted(dice.options(count))


def test_four_dice_have_209_rolls_one_die_first() -> None:
    dice = Dice(0, 4)
    assert len(dice.names) == 209
    assert dice.names[:8] == ("1", "2", "3", "4", "5", "6", "1 1", "1 2") and dice.names[-1] == "6 6 6 6"


def test_dice_may_have_other_faces() -> None:
    coins = Dice(0, 2, faces=2)
    assert coins.names == ("1", "2", "1 1", "1 2", "2 2") and coins.odds(2) == [1, 2, 1]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_that_are_thrown_keep_to_the_odds(count: int) -> None:
    dice = Dice(6, 3)
    rng = seeded("dice")
    throws = 600 * 6**count
    found = Counter(dice.thrown(count, rng) for throw in range(throws))
    distance = 0.0
    for action, odds in zip(dice.options(count), dice.odds(count), strict=True):
        expected = odds * throws / 6**count
        distance += (found.pop(action) - expected) ** 2 / expected
    outcomes = len(dice.options(count))
    assert not found and distance < outcomes + 5 * (2 * outcomes) ** 0.5 + 10


def test_a_roll_is_one_move_and_told_with_its_figure_purpose_dice_and_total(t: Game) -> None:
    t.play(0, "risk 2")
    assert t.asked == (CHANCE,) and t.odds()["roll 2 5"] == 2 and t.odds()["roll 3 3"] == 1
    t.play(CHANCE, "roll 2 6")
    (rolled,) = t.events(SPECTATOR)
    assert rolled.json() == {
        "id": "event-rolled",
        "args": {"seat": 0, "purpose": "diving", "dice": "2 6", "count": 0, "count2": 8},
    }
    assert t.legal(CHANCE) == ["open none", "open white", "open black"]  # eight were given back


def test_what_is_added_to_the_dice_counts(t: Game) -> None:
    for move in ("risk 2", "roll 4 4", "open white", "risk 1", "roll 1", "risk 1"):
        t.play(t.asked[0], move)
    t.play(CHANCE, "roll 6")
    assert t.asked == (1,)  # seven are not deep enough
    for move in ("risk 1", "roll 2", "risk 2", "roll 1 6"):
        t.play(t.asked[0], move)
    assert "open white" in t.legal(CHANCE)  # eight, by the one for four points


def test_dice_are_not_for_players(t: Game) -> None:
    with pytest.raises(IllegalMove):
        t.play(0, "roll 3")
    t.play(0, "risk 1")
    refusal = t.why_not(CHANCE, "roll 1 1")
    assert refusal is not None and refusal.text == "Chance decides that."


def test_the_game_ends_at_once_and_nothing_more_is_told(t: Game) -> None:
    for move in ("risk 2", "roll 4 4", "open black", "risk 1", "roll 1", "risk 2", "roll 4 4", "open black"):
        t.play(t.asked[0], move)
    assert t.asked == () and t.state.stack == []
    assert t.result is not None and t.result.scores[0] >= GOAL
    kinds = [event.id for event in t.events(SPECTATOR)]
    assert kinds[-1] == "event-opens" and kinds.count("event-surfaces") == 1
    assert ludoteca.load(t.snapshot()).result == t.result and t.clone().result == t.result
