"""Dark Venture's need: a script that rolls a table, lets a player choose, spawns a fight and returns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.script import SCRIPTED
from ludoteca import CHANCE, Game, IllegalMove


@pytest.fixture
def t() -> Iterator[Game]:
    with registered(SCRIPTED) as name:
        yield ludoteca.new(name, chance="scripted")


def steps(t: Game) -> list[str]:
    return [type(step).__name__ for step in t.state.stack]


def play(t: Game, *moves: str) -> None:
    for move in moves:
        t.play(t.asked[0], move)


def test_a_script_asks_the_player_and_rolls_on_the_table_of_the_answer(t: Game) -> None:
    assert t.asked == (1,) and t.legal(1) == ["choose enter", "choose wait", "choose leave"]
    t.play(1, "choose wait")
    assert t.asked == (CHANCE,)
    assert t.odds() == {"roll bats": 1, "roll goblin": 1, "roll nothing": 4, "roll treasure": 1}


def test_another_answer_leads_to_another_table(t: Game) -> None:
    t.play(1, "choose enter")
    assert t.odds() == {"roll bats": 1, "roll goblin": 2, "roll nothing": 2, "roll treasure": 1}


def test_a_roll_can_spawn_a_fight_with_dice_of_its_own(t: Game) -> None:
    play(t, "choose enter", "roll goblin")
    assert steps(t) == ["Turns", "Reading", "Fight"]
    assert t.legal(1) == ["strike", "flee"]
    play(t, "strike")
    assert t.odds() == {f"die {face}": 1 for face in range(1, 7)}


def test_after_a_won_fight_the_script_goes_on_where_it_says(t: Game) -> None:
    play(t, "choose enter", "roll goblin", "strike", "die 6", "strike", "die 4")
    assert steps(t) == ["Turns", "Reading"] and t.asked == (0,)
    assert t.view(0)["purses"] == [2, 2]


def test_a_lost_fight_costs_coins_and_the_script_begins_anew(t: Game) -> None:
    play(t, "choose enter", "roll goblin", "strike", "die 1", "strike", "die 3")
    assert t.view(0)["purses"] == [2, 0]
    assert t.asked == (1,) and "choose enter" in t.legal(1)


def test_fleeing_leaves_the_fight_at_once(t: Game) -> None:
    play(t, "choose enter", "roll goblin", "flee")
    assert steps(t) == ["Turns", "Reading"] and t.view(0)["purses"] == [2, 0]


def test_a_treasure_pays_out_of_the_bank(t: Game) -> None:
    play(t, "choose enter", "roll treasure")
    assert t.view(1)["purses"] == [2, 5] and t.view(1)["bank"] == 53


def test_chance_cannot_roll_what_is_not_on_the_die(t: Game) -> None:
    play(t, "choose enter", "roll goblin", "strike")
    with pytest.raises(IllegalMove):
        t.play(CHANCE, "die 7")
    with pytest.raises(IllegalMove):
        t.play(CHANCE, "roll bats")


def test_a_fight_in_the_middle_of_a_script_can_be_stored_and_cloned(t: Game) -> None:
    play(t, "choose enter", "roll goblin", "strike", "die 5")
    copies = [t.clone(), ludoteca.load(t.snapshot()), ludoteca.replay(str(t.record()))]
    for copy in copies:
        assert copy.position() == t.position()
    play(copies[0], "flee")
    assert steps(t) == ["Turns", "Reading", "Fight"]
