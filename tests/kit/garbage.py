"""What callers without types may hand over."""

from __future__ import annotations

from hypothesis import strategies as st

HUGE = 10**6000  # Python does not even write it out

garbage = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([2**63, 2**64, -(2**63) - 1]),
    st.sampled_from([1, -1]).map(lambda sign: sign * HUGE),
    st.floats(),
    st.binary(max_size=20),
    st.text(alphabet=st.characters(), max_size=30),
    st.sampled_from(["\ud800", "place roma", "x" * 100_000, "\x00"]),
    st.lists(st.integers() | st.text(max_size=3), max_size=3),
    st.recursive(st.integers(), lambda inner: st.lists(inner, max_size=2), max_leaves=5),
    st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
    st.builds(object),
)
