"""A small slice of `make attack`: a crowd over real sockets, against a server of its own."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_nonsense_on_the_live_channel_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)
    from tools.attack.messages import attack

    figures = asyncio.run(attack(random.Random(1), True, lambda far: None, 800))
    (mistakes,) = [figure for figure in figures if figure.what == "mistakes in the log"]
    assert mistakes.ok, mistakes.example


def test_a_crowd_throws_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)
    from tools.attack.crowd import THROWN_OUT, attack

    figures = asyncio.run(attack(random.Random(1), True, lambda far: None))
    (thrown_out,) = [figure for figure in figures if figure.what == THROWN_OUT]
    assert thrown_out.value == 0


def test_nonsense_at_tables_of_every_game_is_answered_and_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make fuzz` sends ten million such messages."""
    monkeypatch.syspath_prepend(ROOT)
    from tools.attack.nonsense import attack

    figures = asyncio.run(attack(random.Random(3), True, lambda far: None))
    assert len(figures) == 3
    for figure in figures:
        assert figure.ok, figure
