"""Which games, numbers of seats and options something is tried with that has to do with all of them."""

from __future__ import annotations

from typing import Any

import ludoteca
from ludoteca.testing.contract import option_sets
from ludoteca.testing.playthroughs import setting_name
from ludoteca.testing.walks import EDITION

Setting = tuple[str, int, dict[str, object]]

TABLES = [
    (name, seats)
    for name, info in ludoteca.catalogue().items()
    for seats in range(info.least_seats, info.most_seats + 1)
]
EVERY: list[Setting] = [
    (name, seats, options) for name, seats in TABLES for options in option_sets(name, seats)
]


def in_turn() -> list[Setting]:
    """Every set of options once, each with another number of seats."""
    sets: list[tuple[str, dict[str, object]]] = []
    for name, _, options in EVERY:
        if (name, options) not in sets:
            sets.append((name, options))
    found = []
    for turn, (name, options) in enumerate(sets):
        able = [setting for setting in EVERY if setting[0] == name and setting[2] == options]
        found.append(able[turn % len(able)])
    return found


IN_TURN = in_turn()
NAMES = [f"{name}: {setting_name(seats, options)}" for name, seats, options in IN_TURN]


def as_arguments(options: dict[str, object]) -> dict[str, Any]:
    """A set of options, in which an edition may stand, as the adapters take it."""
    chosen = {name: value for name, value in options.items() if name != EDITION}
    return {"options": chosen, "edition": options.get(EDITION)}
