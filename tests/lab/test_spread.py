"""Numbers that were counted: means, quantiles and shares."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.lab.spread import Spread, quantile, rate, spread


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
