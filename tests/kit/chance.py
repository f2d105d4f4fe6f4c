"""The chance of a test: the same cards in every run, whichever tests came before it at the same server."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from ludoteca.engine.rng import Rng, seeded
from ludoteca.table.chance import ChanceSource


def drawn_from(seed: Callable[[], str]) -> ChanceSource:
    """Each table has its own, by its number among those that were opened since the seed was another one."""
    last, count = "", 0

    def source() -> Rng:
        nonlocal last, count
        now = seed()
        count = count + 1 if now == last else 1
        last = now
        return seeded(f"{now} {count}")

    return source


def written_in(file: Path) -> ChanceSource:
    """Drawn from what a file says now: a server in a process of its own hears of the next test by it."""
    return drawn_from(lambda: file.read_text(encoding="utf-8"))


# Pytest puts the test's name there, and behind it what it is doing.
of_this_test = drawn_from(lambda: os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0])
