"""Whole little games that prove that the kernel carries the later ones.

Each is registered only while a test needs it: `with toys.registered(march.MARCH): ...`
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ludoteca
from ludoteca.engine.kernel import Step
from ludoteca.engine.registry import REGISTERED
from ludoteca.engine.rules import GameInfo, Rules


def toy_info(name: str, seats: int, longest: int, most_seats: int = 0) -> GameInfo:
    """What a toy says of itself; it has no words but the engine's."""
    return GameInfo(
        name=name,
        title=name,
        package="ludoteca.engine",
        least_seats=seats,
        most_seats=max(seats, most_seats),
        editions=("toy",),
        options=(),
        rules_version=1,
        longest=longest,
    )


def by_name(steps: list[type[Step[Any]]]) -> dict[str, type[Step[Any]]]:
    return {step.__name__: step for step in steps}


@contextmanager
def registered(rules: Rules[Any]) -> Iterator[str]:
    """A game that is known for a while; gives its name."""
    ludoteca.register(rules)
    try:
        yield rules.info.name
    finally:
        REGISTERED.pop(rules.info.name)
