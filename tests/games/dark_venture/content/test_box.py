"""The box as a whole: its tables fit together."""

from __future__ import annotations

from ludoteca.games.dark_venture.content import tables


def test_every_word_is_known_and_every_mark_is_both_set_and_read() -> None:
    assert all(tables.shipped().tables.values())
