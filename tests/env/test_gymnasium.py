"""One seat of a game in Gymnasium."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
import ludoteca.env.gymnasium
from kit.settings import EVERY, IN_TURN, TABLES, as_arguments
from kit.settings import NAMES as SETTINGS
from ludoteca import BotError, Door, LudotecaError
from ludoteca.engine.actions import whole
from ludoteca.env import against

NAMES = {name: f"ludoteca/{name}-v{info.rules_version}" for name, info in ludoteca.catalogue().items()}


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_check_of_gymnasium_passes(name: str, seats: int) -> None:
    passes_the_check(name, seats, {})


@pytest.mark.parametrize(("name", "seats", "options"), IN_TURN, ids=SETTINGS)
def test_it_passes_with_all_options(name: str, seats: int, options: dict[str, object]) -> None:
    passes_the_check(name, seats, options)


@pytest.mark.soak
def test_it_passes_with_all_options_at_every_number_of_seats() -> None:
    for name, seats, options in EVERY:
        passes_the_check(name, seats, options)


def passes_the_check(name: str, seats: int, options: dict[str, object]) -> None:
    how = {"bots": "random", "seat": "rotate", "render_mode": "ansi", **as_arguments(options)}
    check_env(gymnasium.make(NAMES[name], seats=seats, **how).unwrapped)


def play(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    rng = np.random.default_rng(seed)
    info = env.reset(seed=seed)[1]
    rewards = []
    ended = cut = False
    while not (ended or cut):
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _observation, reward, ended, cut, info = env.step(action)
        rewards.append(reward)
    return rewards, info


def test_a_game_against_bots_ends_with_its_return() -> None:
    env = against("condottiere", seats=3, bots=["greedy", "random"], seat=1)
    rewards, info = play(env, 2)
    assert not any(rewards[:-1]) and info["seat"] == 1
    assert rewards[-1] == env.game.result.returns[1] and "says" not in info
    with pytest.raises(LudotecaError, match="over"):
        env.step(0)


def test_the_own_seat_goes_round() -> None:
    env = against("condottiere", seats=3, seat="rotate")
    found = [env.reset(seed=4)[1]["seat"], *[env.reset()[1]["seat"] for game in range(3)]]
    assert found == [0, 1, 2, 0]


def test_an_illegal_action_loses_and_says_why() -> None:
    env = against("condottiere")
    info = env.reset(seed=1)[1]
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _observation, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut) == (-1, True, False) and len(info["illegal"]) > 10


def test_a_long_game_is_cut_off() -> None:
    env = against("condottiere", max_cycles=5)
    rewards, _info = play(env, 1)
    assert len(rewards) == 5


def test_many_games_at_once() -> None:
    many = gymnasium.make_vec(NAMES["condottiere"], num_envs=3, seat="rotate")
    observation, info = many.reset(seed=1)
    assert observation.shape[0] == 3
    actions = [np.flatnonzero(mask)[0] for mask in info["action_mask"]]
    observation, rewards, ended, _cut, info = many.step(np.array(actions))
    assert not ended.any() and rewards.tolist() == [0, 0, 0]
    many.close()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": ["greedy"]}, "2 other seats and 1 bots"),
        ({"seat": 3}, "one from 0 to 2"),
        ({"seat": "left"}, "one from 0 to 2"),
        ({"render_mode": "human"}, "ansi"),
        ({"max_cycles": 1.5}, "whole number"),
    ],
)
def test_odd_settings_are_refused_in_words(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(LudotecaError, match=said):
        against("condottiere", seats=3, **wrong)


@pytest.mark.parametrize("action", [1.5, "pass", None, -1, 10_000])
def test_odd_actions_are_refused_in_words(action: object) -> None:
    env = against("condottiere")
    env.reset(seed=1)
    with pytest.raises(LudotecaError, match="whole number from 0"):
        env.step(action)


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_in_the_middle_of_a_game_plays_on_by_itself(copied: Any) -> None:
    env = against("condottiere", seats=3)
    before, info = env.reset(seed=3)
    other = copied(env)
    action = int(np.flatnonzero(info["action_mask"])[0])
    there = other.step(action)[0]
    assert (env.seen() == before).all() and not (there == before).all()
    assert (env.step(action)[0] == there).all()


class Stubborn:
    def choose(self, door: Door) -> int:
        return -1


def first(door: Door) -> int:
    return door.actions()[0]


def test_bots_of_ones_own_sit_there_too() -> None:
    env = against("condottiere", seats=3, bots=[first, f"{__name__}:first"])
    rewards, _info = play(env, 2)
    assert rewards[-1] == env.game.result.returns[0]
    with pytest.raises(
        BotError, match="the bot Stubborn chose a move that is not possible in seat"
    ) as caught:
        play(against("condottiere", bots=Stubborn), 1)
    assert ludoteca.replay(caught.value.record).asked, "what was played before it"
    with pytest.raises(LudotecaError, match="no bot called 'nobody'"):
        against("condottiere", bots="nobody")


ENV = against("condottiere", bots=first)
anything = st.one_of(st.floats(), st.text(), st.none(), st.booleans(), st.integers(), st.binary())
of_numpy = st.sampled_from([np.int8, np.int64, np.uint16, np.float32]).flatmap(
    lambda kind: st.integers(0, 100).map(kind)
)


@settings(max_examples=60, deadline=None)
@given(st.one_of(anything, of_numpy), st.integers(0, 2**31 - 1))
def test_whatever_is_answered_is_played_or_loses_or_is_refused_in_words(action: Any, seed: int) -> None:
    ENV.reset(seed=seed)
    before = str(ENV.game.record())
    known = whole(action)
    if known is None or not 0 <= known < ENV.table.actions:
        with pytest.raises(LudotecaError, match="whole number from 0"):
            ENV.step(action)
        assert str(ENV.game.record()) == before
        return
    seen, reward, ended, _cut, info = ENV.step(action)
    assert ENV.observation_space.contains(seen)
    if "illegal" in info:
        assert (reward, ended) == (-1, True) and str(ENV.game.record()) == before
    else:
        assert len(ENV.game.moves) > 0 and not ended
