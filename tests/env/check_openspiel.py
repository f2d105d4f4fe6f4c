"""Games in OpenSpiel; `make test-env` runs this, in an environment that has it."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from open_spiel.python import policy  # type: ignore[import-not-found]
from open_spiel.python.algorithms import (  # type: ignore[import-not-found]
    cfr,
    exploitability,
    ismcts,
    mcts,
)

import ludoteca.env.openspiel
from kit.pages import run_program
from kit.settings import IN_TURN, NAMES, TABLES, as_arguments
from ludoteca import BadOption, LudotecaError
from ludoteca.env import open_spiel_game
from ludoteca.env.solving import nash_convs

TINY = "ludoteca_condottiere(seats=2,options=map:tiny)"
SHORT = {"venti": "turn_limit:3", "ventura": "round_limit:2", "dark-venture": "length:short"}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_games_can_be_stored_and_brought_back(name: str, seats: int) -> None:
    game = open_spiel_game(name, seats=seats, options=SHORT.get(name, ""))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_small_games_can_be_stored_and_brought_back() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(TINY), num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "seats", "options"), IN_TURN, ids=NAMES)
def test_games_can_be_played_with_all_options(name: str, seats: int, options: dict[str, Any]) -> None:
    """As far as 60 decisions; a copy of the text goes on in the same way."""
    how = as_arguments(options)
    specs = {spec.name: spec for spec in ludoteca.catalogue()[name].options}
    said = ";".join([f"{key}:{specs[key].write(value)}" for key, value in how["options"].items()])
    game = open_spiel_game(name, seats=seats, options=said, edition=how["edition"] or "")
    rng = np.random.RandomState(1)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        after_chance(state, rng)
        if not state.is_terminal():
            state.apply_action(int(rng.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    assert [again.observation_tensor(seat) for seat in range(seats)] == [
        state.observation_tensor(seat) for seat in range(seats)
    ]


def test_the_first_agent_of_openspiel_learns(capsys: pytest.CaptureFixture[str]) -> None:
    run_program("first-agent-openspiel.md")
    left = re.search(r"against a random player, (\d+\.\d)% is left", capsys.readouterr().out)
    assert left is not None and float(left[1]) < 5


def after_chance(state: Any, rng: np.random.RandomState) -> None:
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(actions, p=chances)))


def test_a_resampled_state_is_alike_to_the_player() -> None:
    rng = np.random.RandomState(1)
    state = pyspiel.load_game("ludoteca_condottiere(seats=3)").new_initial_state()
    for move in range(20):
        after_chance(state, rng)
        player = state.current_player()
        maybe = state.resample_from_infostate(player, rng.random_sample)
        assert maybe.information_state_string(player) == state.information_state_string(player)
        assert maybe.legal_actions() == state.legal_actions()
        assert maybe.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_the_search_of_openspiel_plays_a_game() -> None:
    game = pyspiel.load_game(TINY)
    rng = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=2.0, max_simulations=20, evaluator=rollouts, random_state=rng)
    state = game.new_initial_state()
    after_chance(state, rng)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
        after_chance(state, rng)
    assert sum(state.returns()) == 0


def test_a_few_steps_of_cfr_come_near_the_solution_of_tiny() -> None:
    game = pyspiel.load_game(TINY)
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for step in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.05 * uniform


def test_bots_are_exploited_as_far_as_they_are_weak() -> None:
    game = pyspiel.load_game(TINY)
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    found = nash_convs(["random", "greedy"], samples=10)
    assert found["random"] == pytest.approx(uniform, rel=0.3)
    assert found["greedy"] < 0.5 * uniform


def test_the_search_of_openspiel_sits_in_a_seat() -> None:
    bots = ["ludoteca.env.spiel_bot:SpielIsmcts(simulations=5)", "random"]
    for options in ({}, {"hidden_cards": True}):
        result = ludoteca.play_match("condottiere", bots, 2, seats=2, seed=1, options=options)
        assert result.games == 2 and not result.reasons.get("cut-off")


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_whatever_is_applied_is_played_or_refused_in_words(data: st.DataObject) -> None:
    game = pyspiel.load_game("ludoteca_condottiere(seats=2)")
    state = game.new_initial_state()
    for step in range(40):
        legal = state.legal_actions()
        action = data.draw(st.one_of(st.sampled_from(legal), st.integers(-100, 2000)))
        before = str(state), state.serialize()
        if action in legal:
            state.apply_action(action)
            assert str(state).startswith(before[0]) and str(state) != before[0]
        elif action != pyspiel.INVALID_ACTION:  # which is OpenSpiel's own
            with pytest.raises(LudotecaError) as refused:
                state.apply_action(action)
            assert len(refused.value.text) > 10 and (str(state), state.serialize()) == before
        copy = state.clone()
        assert str(copy) == str(state) and copy.legal_actions() == state.legal_actions()


def test_what_comes_after_the_end_is_refused_in_words() -> None:
    state = pyspiel.load_game(TINY).new_initial_state()
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    with pytest.raises(LudotecaError, match="over"):
        state.apply_action(0)
    with pytest.raises(LudotecaError, match="chance has the outcomes 0 to"):
        pyspiel.load_game(TINY).new_initial_state().apply_action(5000)


def test_actions_that_are_not_there_have_no_name_but_a_sentence() -> None:
    state = open_spiel_game("venti", seats=2).new_initial_state()
    for player, action, said in ((0, 10**6, "there is no action"), (-1, 10**6, "chance has the outcomes")):
        with pytest.raises(LudotecaError, match=said):
            state.action_to_string(player, action)


def test_odd_games_and_schemes_are_refused_in_words() -> None:
    with pytest.raises(LudotecaError, match="no game called 'chess'"):
        open_spiel_game("chess")
    with pytest.raises(LudotecaError, match="returns go by one of"):
        open_spiel_game("condottiere", returns="luck")


def test_odd_options_are_refused_in_words() -> None:
    with pytest.raises(BadOption, match="looks like 'map:tiny'"):
        ludoteca.env.openspiel.SpielGame("condottiere", {"options": "tiny"})
    with pytest.raises(BadOption, match="unknown option"):
        ludoteca.env.openspiel.SpielGame("condottiere", {"options": "colour:red"})
