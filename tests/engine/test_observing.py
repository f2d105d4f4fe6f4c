"""What learning programs get of a game: numbers, masks, information states and returns."""

from __future__ import annotations

import copy
import pickle
from array import array
from typing import Any

import numpy as np
import pytest

import ludoteca
from kit.toys import mutants, registered
from ludoteca import CHANCE, BadSeat, Game, LudotecaError, Result
from ludoteca.engine.kernel import State
from ludoteca.engine.observation import (
    Field,
    Look,
    Observation,
    Row,
    from_viewer,
    one_of,
    shift_of,
    whose,
)
from ludoteca.engine.rng import seeded
from ludoteca.testing import contract
from ludoteca.testing.walks import random_move


def in_the_middle(name: str, moves: int = 60) -> Game:
    t = ludoteca.new(name, seats=3, seed=4, undo=False)
    rng = seeded(4)
    for i in range(moves):
        if t.asked:
            random_move(t, rng)
    return t


every_game = pytest.mark.parametrize("name", ludoteca.catalogue())


# numbers and masks


@every_game
def test_an_observation_is_an_array_or_is_written_where_one_wants_it(name: str) -> None:
    t = in_the_middle(name)
    seen = t.observe(1)
    assert isinstance(seen, array) and len(seen) == t.rules.observation(t.state).size > 50
    row = array("f", bytes(4 * len(seen)))
    assert t.observe(1, into=memoryview(row).cast("B").cast("f").tolist()) == seen.tolist()
    assert sum(t.mask(t.asked[0])) == len(t.actions(t.asked[0]))
    into = bytearray(b"\1" * len(t.mask(0)))
    assert t.mask(t.asked[0], into=into) is into and into == t.mask(t.asked[0])


@pytest.mark.parametrize("kind", [np.int8, np.float32, bool])
def test_numbers_go_into_rows_of_a_batch(kind: Any) -> None:
    t = in_the_middle("condottiere")
    seen, mask = t.observe(0), t.mask(t.asked[0])
    batch = np.full((2, len(seen)), 9.0)
    masks: Any = np.ones((2, len(mask)), kind)
    t.observe(0, into=batch[1])
    t.mask(t.asked[0], into=masks[1])
    assert batch[1].tolist() == seen.tolist() and set(batch[0]) == {9.0}
    assert masks[1].tolist() == list(mask) and set(masks[0]) == {1}
    doubles = array("d", bytes(8 * len(seen)))
    assert t.observe(0, into=doubles) is doubles and doubles.tolist() == seen.tolist()


@every_game
def test_numbers_are_the_same_as_bytes_and_as_floats(name: str) -> None:
    t = in_the_middle(name)
    observation = t.rules.observation(t.state)
    for seat in range(3):
        numbers = observation.numbers(t.state, seat)
        packed = list(observation.packed(t.state, seat))
        for shift, first, last in observation.shifted:
            packed[first:last] = [value - shift for value in packed[first:last]]
        assert packed == numbers == t.observe(seat).tolist()


@every_game
def test_tables_of_one_kind_are_looked_at_in_turn(name: str) -> None:
    """What was kept of one is not seen at the other."""
    tables = [in_the_middle(name, moves) for moves in (0, 30, 60, 61)]
    observation = tables[0].rules.observation(tables[0].state)
    for t in tables * 2:
        for seat in (0, 2):
            assert t.observe(seat).tolist() == observation.numbers(t.state, seat)


@every_game
def test_nothing_that_is_seen_is_out_of_date(name: str) -> None:
    """Of what a seat saw before only what has changed is written anew. At decisions of all seats, and
    at some of chance's, whoever looks sees what is seen at a first look.
    """
    rng = seeded(6)
    observation: Observation | None = None
    for seed in range(2):
        t = ludoteca.new(name, seats=3, seed=seed, undo=False, chance="scripted")
        observation = observation or t.rules.observation(t.state)
        looks = [Look(observation, seat) for seat in range(3)]
        for i in range(900):
            if not t.asked:
                break
            for seat in range(3):
                if t.asked[0] == seat or rng.below(9) == 0:
                    before = bytes(looks[seat].row)
                    seen = looks[seat].at(t.state)
                    assert seen == bytes(Look(observation, seat).at(t.state)), (i, seat)
                    places = [observation.sections[j] for j in looks[seat].changed]
                    kept = bytearray(before)
                    for place in places:
                        kept[place.at : place.last] = seen[place.at : place.last]
                    assert kept == seen
            random_move(t, rng)


@pytest.mark.parametrize("value", [-300, -129, -128, -1, 0, 127, 128, 255, 999])
def test_a_number_of_any_size_is_seen(value: int) -> None:
    for low in (-999, -300, 0):
        observation = Observation([Field("n", (2,), low, 999, "", lambda g, seat: [value, 7])])
        found = array("f", bytes(observation.floats(ludoteca.new("condottiere", seed=1).state, 0)))
        assert found.tolist() == [value, 7]


@pytest.mark.parametrize("value", [-300, -128, 0, 127, 300])
def test_a_field_may_write_what_is_not_0_and_the_field_behind_it(value: int) -> None:
    def write(g: object, seat: int, row: Row, at: int) -> None:
        row[at + 1] = value + shift_of(-300)
        row[at + 2] = 9

    fields = [Field("first", (2,), -300, 300, "", write=write), Field("second", (2,), 0, 9, "")]
    observation = Observation([Field("one", (1,), 0, 1, "", lambda g, seat: [1]), *fields])
    g = ludoteca.new("condottiere", seed=1).state
    assert observation.numbers(g, 0) == [1, 0, value, 9, 0]
    assert array("f", bytes(observation.floats(g, 0))).tolist() == [1, 0, value, 9, 0]


def test_of_many_things_those_that_have_changed_are_written_anew() -> None:
    """With the field behind them, and though one number was too large in between."""
    there: list[int] = []
    written: list[int] = []

    def spell(thing: int, g: object, seat: int, row: Row, i: int) -> None:
        written.append(i)
        row[2 * i] = 1
        row[2 * i + 1] = thing
        row[2 * 2 * 3 + i] = 9

    things = Field("things", (2, 3, 2), 0, 999, "", things=lambda g, seat: there, spell=spell)
    fields = [things, Field("nines", (6,), 0, 9, ""), Field("one", (1,), 0, 1, "", lambda g, seat: [1])]
    observation = Observation(fields)
    g = ludoteca.new("condottiere", seed=1).state
    for now, anew in (
        ([3, 4, 5], [0, 1, 2]),
        ([3, 4, 5], []),
        ([3, 7, 5, 6], [1, 3]),
        ([8, 7], [0]),
        ([8, 256], [1]),
        ([8, 7], [0, 1]),
        ([], []),
    ):
        there[:] = now
        written.clear()
        seen = array("f", bytes(observation.floats(g, 0))).tolist()
        assert written[: len(anew)] == anew and (256 in now or len(written) == len(anew))
        assert seen == observation.numbers(g, 0)
        gone = 6 - len(now)
        pairs = [number for thing in now for number in (1, thing)]
        assert seen == [*pairs, *[0, 0] * gone, *[9] * len(now), *[0] * gone, 1]


def test_a_field_has_as_many_numbers_as_it_says() -> None:
    observation = Observation([Field("one", (1,), 0, 1, "", lambda g, seat: [1, 1])])
    with pytest.raises(AssertionError, match="as many numbers"):
        observation.numbers(ludoteca.new("condottiere", seed=1).state, 0)
    with pytest.raises(AssertionError, match="neither read nor written"):
        Observation([Field("one", (1,), 0, 1, "")])
    three = Field("three", (3,), 0, 1, "", things=lambda g, seat: [1], spell=lambda *one: None)
    with pytest.raises(AssertionError, match="neither read nor written"):
        Observation([three, Field("four", (4,), 0, 1, "")])


def test_the_viewer_comes_first() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1)
    first, last = t.rules.observation(t.state).places["holder"]
    assert [t.observe(seat)[first:last].tolist() for seat in range(3)] == [[1, 0, 0], [0, 0, 1], [0, 1, 0]]
    assert from_viewer([0, 1, 2, 3, 4, 5], 3, 2, each=2) == [4, 5, 0, 1, 2, 3]
    assert (whose(0, 3, 2), whose(-1, 3, 2), one_of(5, 3)) == ([0, 1, 0], [0, 0, 0], [0, 0, 0])


def test_wrong_seats_and_sizes_are_refused_in_words() -> None:
    t = ludoteca.new("condottiere", seed=1)
    for look in (t.observe, t.mask, t.information_state):
        with pytest.raises(BadSeat, match="not chance"):
            look(CHANCE)
        with pytest.raises(BadSeat, match="there is no seat 2"):
            look(2)
    with pytest.raises(LudotecaError, match="numbers, not 3"):
        t.observe(0, into=[0.0] * 3)
    with pytest.raises(LudotecaError, match="numbers, not 3"):
        t.mask(0, into=[0] * 3)


def test_the_contract_sees_an_observation_that_leaks() -> None:
    def check_many() -> None:
        for seed in range(12):
            contract.check_hidden_information(name, 3, {}, seed)

    with (
        registered(mutants.ObservationLeaks()) as name,
        pytest.raises(AssertionError, match="rests on hidden"),
    ):
        check_many()


def test_the_contract_sees_an_observation_beyond_its_range() -> None:
    with registered(mutants.ObservationGrows()) as name, pytest.raises(AssertionError, match="its range"):
        contract.check_options(name, 3, {}, 1)


# information states


@every_game
def test_an_information_state_is_the_same_in_every_imagined_game(name: str) -> None:
    t = in_the_middle(name)
    for seat in range(3):
        known = t.information_state(seat)
        for seed in range(3):
            imagined = t.determinize(seat, seed)
            assert imagined.information_state(seat) == known
            assert imagined.information_key(seat) == t.information_key(seat) and not imagined.moves
            for other in (imagined.clone(), pickle.loads(pickle.dumps(imagined))):
                assert other.information_state(seat) == known


def test_an_information_state_tells_own_moves_and_what_is_asked() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1, options={"series": 8})
    asked = t.asked[0]
    assert t.information_state(asked).splitlines()[:2] == [
        f"condottiere 2 standard seat {asked}",
        "series: 8",
    ]
    assert "? place roma" in t.information_state(asked).splitlines()
    before = t.information_key(1 - asked)
    t.play(asked, "place roma")
    assert "> place roma" in t.information_state(asked).splitlines()
    assert "> place roma" not in t.information_state(1 - asked)
    assert t.information_key(1 - asked) != before


# copies of positions


@every_game
def test_positions_are_copied_with_all_that_was_told(name: str) -> None:
    t = in_the_middle(name)
    for other in (copy.copy(t.state), copy.deepcopy(t.state), pickle.loads(pickle.dumps(t.state))):
        assert isinstance(other, State) and type(other) is type(t.state)
        twin = t.clone()
        twin.state = other
        assert twin.snapshot() == t.snapshot()
        contract.shares_nothing(t.state, other)
        again, rng, same = t.clone(), seeded(1), seeded(1)
        for i in range(30):
            if again.asked:
                random_move(again, rng)
                random_move(twin, same)
        assert twin.snapshot() == again.snapshot()


def test_a_position_of_no_game_cannot_be_brought_back() -> None:
    g = in_the_middle("condottiere").state.clone()
    g.origin = None
    with pytest.raises(LudotecaError, match="no game was opened"):
        pickle.loads(pickle.dumps(g))


# returns


@pytest.mark.parametrize(
    ("result", "returns", "places", "points"),
    [
        (Result("won", (1, 2), (6, 2)), (0.5, -0.5), (1, -1), (2, -2)),
        (
            Result("won", (2, 1, 2, 4), (1, 5, 1, 1)),
            (-0.25, 0.75, -0.25, -0.25),
            (0, 1, 0, -1),
            (-1, 3, -1, -1),
        ),
        (Result("shared", (1, 1, 3, 4), (2, 2, 0, 0)), (0.25, 0.25, -0.25, -0.25), None, (1, 1, -1, -1)),
        (Result("nobody", (1, 2), (3, 1), nobody=True), (0, 0), (1, -1), (1, -1)),
        (Result("together", (1, 1), (9, 4), together=True), (1, 1), (1, 1), (9, 4)),
        (Result("too-late", (1, 2), (9, 4), nobody=True, together=True), (0, 0), (0, 0), (9, 4)),
        (Result("alone", (1,), (7,), together=True), (1,), (1,), (7,)),
    ],
)
def test_returns(
    result: Result, returns: tuple[float, ...], places: tuple[float, ...] | None, points: tuple[float, ...]
) -> None:
    assert result.returns == result.returns_by("victory") == pytest.approx(returns)
    assert places is None or result.returns_by("places") == pytest.approx(places)
    assert result.returns_by("points") == points
    with pytest.raises(LudotecaError, match="one of victory, places, points"):
        result.returns_by("luck")
