"""Numbers that were counted: means, quantiles and shares."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.lab.spread import Spread, quantile, rate, ratio_of_rates, spread, wilson


def test_mean_median_and_the_middle_nine_tenths() -> None:
    found = spread(Counter(range(1, 101)))
    assert found == Spread(mean=50.5, low=5, median=50, high=95)
    assert spread(Counter({20: 3, 40: 1}), unit=2) == Spread(mean=12.5, low=10, median=10, high=20)


def test_nothing_has_no_spread() -> None:
    assert spread(Counter()) == Spread(0, 0, 0, 0)
    assert rate(0, 0) == 0 and rate(1, 4) == 0.25
    with pytest.raises(ValueError, match="nothing was counted"):
        quantile(Counter(), 0.5)


@given(st.lists(st.integers(-50, 50), min_size=1), st.floats(0.01, 1))
def test_a_quantile_is_exceeded_by_no_more_than_the_rest(values: list[int], share: float) -> None:
    found = quantile(Counter(values), share)
    assert found in values
    assert len([value for value in values if value <= found]) >= share * len(values) - 1e-9
    assert len([value for value in values if value < found]) < share * len(values) + 1e-9


def test_an_interval_has_the_share_itself_whatever_is_rounded() -> None:
    """None won and all won lie at its ends: a chart draws how far it reaches from there."""
    for games in range(1, 400):
        assert wilson(0, games)[0] == 0 and wilson(games, games)[1] == 1
        for won in (0, games // 3, games):
            low, high = wilson(won, games)
            assert low <= won / games <= high


def test_a_ratio_of_rates_has_an_interval() -> None:
    """Of 100 some 20, of 200 others 10: 1/20 + 1/10 - 1/100 - 1/200 is the variance of the logarithm."""
    found = ratio_of_rates([(20, 100, 10, 200)])
    assert found is not None and found.value == pytest.approx(4.0)
    reach = math.exp(1.959964 * math.sqrt(0.135))
    assert found.high == pytest.approx(4 * reach) and found.low == pytest.approx(4 / reach)
    assert ratio_of_rates([(0, 100, 10, 200)]) is None and ratio_of_rates([(5, 100, 0, 200)]) is None
    assert ratio_of_rates([]) is None


def test_strata_are_compared_each_for_itself() -> None:
    together = ratio_of_rates([(80, 100, 80, 100), (10, 100, 30, 300)])
    assert together is not None and together.value == pytest.approx(1.0)
    twice = ratio_of_rates([(20, 100, 10, 200), (20, 100, 10, 200)])
    assert twice is not None and twice.value == pytest.approx(4.0) and twice.low > 2
