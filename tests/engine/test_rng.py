"""The small generator: the same numbers everywhere, each equally likely."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludoteca
from ludoteca.engine.rng import SPAN, Rng, SystemRng, restored, seeded


def test_seed_one_gives_the_stored_numbers_interpreted_and_compiled() -> None:
    rng = seeded(1)
    assert [rng.below(1000) for i in range(10)] == [768, 69, 389, 641, 480, 255, 53, 75, 899, 314]
    assert (rng.a, rng.b) == (1991238550, 2086063797)


def test_a_text_is_a_seed_too() -> None:
    assert seeded("riva").a == 1720970992
    assert (seeded("7").a, seeded("7").b) == (seeded(7).a, seeded(7).b)
    assert seeded("riva").a != seeded("Riva").a


@given(st.one_of(st.integers(), st.text(alphabet=st.characters())))
def test_every_seed_gives_a_generator_in_its_range(seed: int | str) -> None:
    rng = seeded(seed)
    assert restored(int(rng.a), int(rng.b)) is not None


@given(st.integers(0, 10**6), st.integers(1, SPAN))
def test_numbers_are_below_the_bound(seed: int, n: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(n) < n for i in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 110, 1000])
def test_each_number_is_equally_likely(n: int) -> None:
    rng = seeded(f"uniform {n}")
    draws = 200 * n if n < 200 else 40 * n
    counts = [0] * n
    for i in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    distance = sum((count - expected) ** 2 / expected for count in counts)
    assert distance < n + 5 * (2 * n) ** 0.5 + 10


@given(st.integers(0, 10**6), st.lists(st.integers(0, 9), min_size=1).filter(any))
def test_a_weighted_pick_is_a_pick_among_as_many_things_as_there_is_weight(
    seed: int, weights: list[int]
) -> None:
    things = [place for place, weight in enumerate(weights) for i in range(weight)]
    one, other = seeded(seed), seeded(seed)
    assert [one.weighted(weights) for i in range(10)] == [other.one_of(things) for i in range(10)]
    assert one.below(1000) == other.below(1000)  # as many numbers were drawn


def test_where_nothing_has_weight_nothing_can_be_picked() -> None:
    with pytest.raises(ZeroDivisionError):
        seeded(1).weighted([0, 0])


def test_one_number_says_nothing_about_the_next() -> None:
    rng = seeded("pairs")
    counts = [[0] * 6 for i in range(6)]
    last = 0
    for i in range(18_000):
        now = int(rng.below(6))
        counts[last][now] += 1
        last = now
    distance = sum((count - 500) ** 2 / 500 for row in counts for count in row)
    assert distance < 36 + 5 * 72**0.5 + 10


def test_a_copy_goes_on_with_the_same_numbers_and_leaves_the_original_alone() -> None:
    rng = seeded(5)
    copy = rng.copy()
    ahead = [copy.below(100) for i in range(10)]
    assert [rng.below(100) for i in range(10)] == ahead


def test_fractions_lie_between_zero_and_one() -> None:
    rng = seeded(8)
    fractions = [rng.fraction() for i in range(2000)]
    assert 0 <= min(fractions) < 0.01 and 0.99 < max(fractions) < 1
    assert 0.47 < sum(fractions) / 2000 < 0.53


def test_a_bound_beyond_the_generator_is_refused_and_does_not_loop_for_ever() -> None:
    with pytest.raises(AssertionError, match="so large"):
        seeded(1).below(SPAN + 1)


@pytest.mark.parametrize(("a", "b"), [(0, 1), (1, 0), (2147483563, 1), (1, 2147483399), (-5, 5)])
def test_a_generator_with_impossible_numbers_is_not_restored(a: int, b: int) -> None:
    assert restored(a, b) is None
    assert isinstance(restored(1, 1), Rng)


def test_the_systems_numbers_are_in_range_fair_and_never_repeat() -> None:
    rng = SystemRng()
    drawn = [rng.below(5) for _draw in range(5000)]
    assert set(drawn) == set(range(5))
    assert all(800 < drawn.count(number) < 1200 for number in range(5))
    again = rng.copy()
    assert isinstance(again, SystemRng)
    assert [rng.below(1000) for _draw in range(20)] != [again.below(1000) for _draw in range(20)]


def test_a_snapshot_of_a_game_with_the_systems_chance_goes_on_with_it() -> None:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    t.rng = SystemRng()
    loaded = ludoteca.load(t.snapshot())
    assert isinstance(loaded.rng, SystemRng)
    assert loaded.position() == t.position()
