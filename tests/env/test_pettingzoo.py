"""Games in PettingZoo: its own tests pass, and what is wrong is refused in words."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.test.state_test import test_state as check_state  # type: ignore[import-untyped]
from pettingzoo.test.state_test import test_state_space as check_state_space
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]

from kit.settings import EVERY, IN_TURN, NAMES, TABLES, as_arguments
from ludoteca import IllegalMove, LudotecaError
from ludoteca.env import aec
from ludoteca.env.pettingzoo import raw_env
from ludoteca.games.dark_venture.state import Position

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)

# what PettingZoo says of its own classic games, whose observations are dictionaries with a mask, too
as_classic = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


@as_classic
@every_table
def test_the_tests_of_pettingzoo_pass(name: str, seats: int) -> None:
    passes_its_tests(name, seats, {})
    render_test(lambda render_mode: aec(name, seats=seats, render_mode=render_mode))


@as_classic
@pytest.mark.parametrize(("name", "seats", "options"), IN_TURN, ids=NAMES)
def test_they_pass_with_all_options(name: str, seats: int, options: dict[str, object]) -> None:
    passes_its_tests(name, seats, options)


@as_classic
@pytest.mark.soak
def test_they_pass_with_all_options_at_every_number_of_seats() -> None:
    for name, seats, options in EVERY:
        passes_its_tests(name, seats, options)


def passes_its_tests(name: str, seats: int, options: dict[str, object]) -> None:
    """All but that of `render` and that of `max_cycles`, which is for environments with parallel agents."""

    def made(render_mode: str | None = None) -> Any:
        return aec(name, seats=seats, render_mode=render_mode, **as_arguments(options))

    api_test(made(), num_cycles=10)
    seed_test(made, num_cycles=8)
    check_state_space(made())
    check_state(made(), num_cycles=4)


def play(env: Any, rng: np.random.Generator, most: int = 10_000) -> list[tuple[str, float, bool, bool]]:
    """Random play; what each agent got at its turns."""
    seen = []
    for agent in env.agent_iter(most):
        observation, reward, ended, cut, info = env.last()
        seen.append((agent, reward, ended, cut))
        legal = np.flatnonzero(observation["action_mask"])
        if not ended and not cut:
            assert (info["action_mask"] == observation["action_mask"]).all()
        env.step(None if ended or cut else rng.choice(legal))
    return seen


@pytest.mark.parametrize("name", ["condottiere", "venti"])
def test_rewards_of_a_whole_game_are_its_returns(name: str) -> None:
    env = raw_env(name, seats=3, options={"turn_limit": 3} if name == "venti" else None)
    env.reset(seed=3)
    last = play(env, np.random.default_rng(1))[-3:]
    assert all(ended for agent, reward, ended, cut in last)
    rewards = {agent: reward for agent, reward, ended, cut in last}
    assert env.game.result is not None
    assert list(dict(sorted(rewards.items())).values()) == list(env.game.result.returns)
    assert sum(rewards.values()) == pytest.approx(0)


@pytest.mark.parametrize("name", ["condottiere", "dark-venture", "venti", "ventura"])
def test_what_agents_see_is_never_out_of_date(name: str) -> None:
    """Only what has changed since an agent looked last is put into its numbers anew; they are its own."""
    env = raw_env(name, seats=3)
    observation = env.table.observation
    rng = np.random.default_rng(2)
    for seed in range(2):
        env.reset(seed=seed)
        for agent in env.agent_iter(300):
            if env.terminations[agent]:
                break
            seen, mask = env.last()[0].values()
            seat = env.seat_of[agent]
            assert seen.tolist() == observation.numbers(env.game.state, seat)
            assert seen.tolist() == env.game.observe(seat).tolist()
            assert np.flatnonzero(mask).tolist() == env.game.actions(seat)
            seen[:] = 5
            env.step(int(rng.choice(np.flatnonzero(mask))))


def test_a_number_of_any_size_is_seen_and_those_after_it() -> None:
    env = raw_env("dark-venture", seats=2)
    env.reset(seed=1)
    g, observation = env.game.state, env.table.observation
    assert isinstance(g, Position)
    agent = env.agent_selection
    for score in (3, 300, 300, 4, 0):
        g.score[0] = score
        assert env.observe(agent)["observation"].tolist() == observation.numbers(g, env.seat_of[agent])


@every_table
def test_a_long_game_is_cut_off(name: str, seats: int) -> None:
    env = aec(name, seats=seats, max_cycles=9)
    env.reset(seed=1)
    seen = play(env, np.random.default_rng(1))
    assert [cut for agent, reward, ended, cut in seen] == [False] * 9 + [True] * seats
    assert not any(ended for agent, reward, ended, cut in seen)


def test_after_a_seed_games_follow_from_it() -> None:
    hands = []
    for attempt in range(2):
        env = raw_env("condottiere", seats=2)
        env.reset(seed=5)
        first = env.observe("player_0")["observation"]
        env.reset()
        hands.append([first.tolist(), env.observe("player_0")["observation"].tolist()])
    assert hands[0] == hands[1] and hands[0][0] != hands[0][1]


def test_an_illegal_action_loses_where_pettingzoo_says_so_and_is_refused_in_the_bare_environment() -> None:
    env = aec("condottiere", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)  # a card, while a region is to be chosen
    assert env.terminations[agent] and env.rewards[agent] == -1
    bare = raw_env("condottiere", seats=2)
    bare.reset(seed=1)
    with pytest.raises(IllegalMove):
        bare.step(0)
    assert bare.agent_selection == agent and bare.cycles == 0


@settings(max_examples=40, deadline=None)
@given(st.one_of(st.floats(), st.text(), st.none(), st.booleans(), st.integers(), st.lists(st.integers())))
def test_odd_actions_are_refused_in_words(action: object) -> None:
    bare = BARE
    bare.reset(seed=1)
    legal = bare.observe(bare.agent_selection)["action_mask"]
    if type(action) is int and 0 <= action < len(legal) and legal[action]:
        bare.step(np.int64(action))
        assert bare.cycles == 1
        return
    with pytest.raises(LudotecaError) as refused:
        bare.step(action)
    assert len(refused.value.text) > 10 and bare.cycles == 0


BARE = raw_env("condottiere", seats=2)


@pytest.mark.parametrize("seed", [1.5, b"seed", 2**2000, [1]])
def test_odd_seeds_are_refused_in_words(seed: object) -> None:
    env = raw_env("condottiere")
    env.reset(seed=np.int64(3))
    before = str(env.game.record())
    with pytest.raises(LudotecaError, match="seed"):
        env.reset(seed=seed)
    assert str(env.game.record()) == before
    env.reset()
    assert env.game.asked


def test_what_comes_in_a_wrong_order_is_told() -> None:
    env = aec("condottiere", seats=2)
    for early in (env.last, env.state, env.render, lambda: env.step(0), lambda: list(env.agent_iter())):
        with pytest.raises(AttributeError, match=r"reset\(\) comes first"):
            early()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\)"):
        list(env.agent_iter())
    for nobody in ("player_9", None, ["player_0"]):
        with pytest.raises(LudotecaError, match=r"there is no agent .*, but player_0, player_1"):
            env.observe(nobody)
    env.reset(seed=1)
    play(env, np.random.default_rng(1))
    EnvLogger.flush()
    env.step(0)
    assert any("terminated" in said for said in EnvLogger.mqueue)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"seats": 9}, "2 to 6 seats"),
        ({"options": {"colour": 1}}, "unknown option"),
        ({"returns": "luck"}, "one of victory, places, points"),
        ({"max_cycles": 0}, "above 0"),
        ({"max_cycles": True}, "above 0"),
        ({"max_cycles": 2.5}, "above 0"),
        ({"render_mode": "oil"}, "one of ansi, human"),
    ],
)
def test_odd_settings_are_refused_in_words(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(LudotecaError, match=said):
        aec("condottiere", **wrong)


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(raw_env("condottiere", seats=3, returns="places")))
    env.reset(seed=1)
    assert len(env.agents) == 3 and env.table.returns == "places"
