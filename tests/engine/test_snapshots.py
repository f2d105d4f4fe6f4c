"""Snapshots bring a game back whole; a damaged or forged one gets a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import BrokenSnapshot, Game, LudotecaError
from ludoteca.engine.game import digest

Body = dict[str, Any]


@pytest.fixture(scope="module")
def t() -> Game:
    t = ludoteca.new("condottiere", seats=3, seed=4, options={"hidden_cards": True})
    t.play(0, "place roma")
    t.play(0, t.asides(0)[0])
    return t


def forged(t: Game, **changes: object) -> str:
    """A snapshot with other contents and a digest that fits."""
    body = json.loads(t.snapshot())["body"]
    body.update(changes)
    return json.dumps({"ludoteca-snapshot": 1, "digest": digest(body), "body": body})


def with_state(t: Game, **changes: object) -> str:
    position = json.loads(t.snapshot())["body"]["position"]
    position["state"].update(changes)
    return forged(t, position=position)


def test_a_loaded_game_is_the_same_game(t: Game) -> None:
    loaded = ludoteca.load(t.snapshot())
    assert loaded.position() == t.position() and str(loaded.record()) == str(t.record())
    assert loaded.view(1) == t.view(1) and loaded.events(1) == t.events(1)
    assert loaded.snapshot() == t.snapshot()


def test_an_imagined_game_stays_imagined(t: Game) -> None:
    loaded = ludoteca.load(t.determinize(0, seed=1).snapshot())
    with pytest.raises(LudotecaError, match="no record"):
        loaded.record()


def test_a_scripted_game_stays_scripted() -> None:
    scripted = ludoteca.new("condottiere", seats=2, chance="scripted")
    assert ludoteca.load(scripted.snapshot()).asked == (ludoteca.CHANCE,)


@pytest.mark.parametrize(
    "text",
    ["", "null", "[]", "{}", "7", '"x"', "[" * 100_000, '{"ludoteca-snapshot": 1}', "{" + "9" * 5000 + "}"],
    ids=["empty", "null", "list", "dict", "number", "text", "deep", "no body", "huge number"],
)
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    with pytest.raises(BrokenSnapshot, match="no snapshot"):
        ludoteca.load(text)


def test_a_snapshot_that_is_cut_off_is_refused(t: Game) -> None:
    text = t.snapshot()
    for length in range(0, len(text) - 1, 97):
        with pytest.raises(BrokenSnapshot, match="cut off"):
            ludoteca.load(text[:length])


def test_a_snapshot_of_a_later_format_is_refused(t: Game) -> None:
    with pytest.raises(BrokenSnapshot, match="format 2 is not known"):
        ludoteca.load(t.snapshot().replace('"ludoteca-snapshot": 1', '"ludoteca-snapshot": 2'))


def test_a_changed_number_is_noticed(t: Game) -> None:
    with pytest.raises(BrokenSnapshot, match="digest"):
        ludoteca.load(t.snapshot().replace('"holder": 0', '"holder": 1'))


def test_a_snapshot_of_other_rules_is_refused(t: Game) -> None:
    with pytest.raises(BrokenSnapshot, match="rules version 9"):
        ludoteca.load(forged(t, rules_version=9))


@pytest.mark.parametrize(
    "changes",
    [
        {"game": None},
        {"game": 3},
        {"seats": 99},
        {"seats": "three"},
        {"edition": "pocket"},
        {"options": []},
        {"options": {"magic": True}},
        {"rng": [0, 0]},
        {"rng": [1]},
        {"rng": ["a", "b"]},
        {"rng": [10**30, 1]},
        {"moves": [1, 2]},
        {"moves": None},
        {"moves": [["x", "pass"]]},
        {"log": [["plays", "x", 1]]},
        {"log": 5},
        {"position": None},
        {"position": {}},
        {"position": {"state": {}, "stack": [], "asked": []}},
    ],
    ids=str,
)
def test_a_forged_snapshot_is_refused_with_a_sentence(t: Game, changes: Body) -> None:
    with pytest.raises(LudotecaError):
        ludoteca.load(forged(t, **changes))


@pytest.mark.parametrize(
    "changes",
    [
        {"hands": 5},
        {"hands": []},
        {"holder": [1]},
        {"control": [[]]},
        {"pile": None},
        {"site": 99},
        {"held": "x"},
    ],
    ids=str,
)
def test_a_forged_position_is_refused_with_a_sentence(t: Game, changes: Body) -> None:
    with pytest.raises(BrokenSnapshot, match="does not fit"):
        ludoteca.load(with_state(t, **changes))


@pytest.mark.parametrize(
    "stack", [[], [{"step": "Magic"}], [{"step": "Battle"}], [{}], 7, [{"step": []}]], ids=str
)
def test_a_forged_stack_is_refused_with_a_sentence(t: Game, stack: object) -> None:
    position = json.loads(t.snapshot())["body"]["position"]
    position["stack"] = stack
    with pytest.raises(BrokenSnapshot, match="does not fit"):
        ludoteca.load(forged(t, position=position))


@settings(max_examples=100)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    )
)
def test_any_json_is_loaded_or_refused(value: object) -> None:
    with pytest.raises(BrokenSnapshot):
        ludoteca.load(json.dumps({"ludoteca-snapshot": 1, "digest": "", "body": value}))
    with pytest.raises(BrokenSnapshot):
        ludoteca.load(json.dumps(value))
