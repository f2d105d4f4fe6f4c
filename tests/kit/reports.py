"""The reports of the lab."""

from __future__ import annotations

import pytest

from ludoteca.lab.reports import Order, make_report


def refused_at_once(kind: str, game: str, order: Order, error: type[Exception]) -> None:
    """The report is refused before a game is played."""
    done: list[int] = []
    with pytest.raises(error):
        make_report(kind, game, order, done.append)
    assert done == []
