"""Which games there are."""

from __future__ import annotations

import difflib
from typing import Any

from ludoteca.engine.errors import BadSeat, UnknownGame, shown
from ludoteca.engine.rules import GameInfo, Rules

REGISTERED: dict[str, Rules[Any]] = {}


def register(rules: Rules[Any]) -> None:
    """Make a game known by its name; a later one of the same name replaces the earlier."""
    REGISTERED[rules.info.name] = rules


def rules_of(name: object) -> Rules[Any]:
    """The game of a name; whatever else is given is refused in words."""
    if isinstance(name, str) and name in REGISTERED:
        return REGISTERED[name]
    near = difflib.get_close_matches(name[:80], REGISTERED, 1) if isinstance(name, str) else []
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(sorted(REGISTERED))}"
    raise UnknownGame(f"there is no game called {shown(name)}; {hint}")


def games() -> dict[str, GameInfo]:
    """Every registered game by its name."""
    return {name: REGISTERED[name].info for name in sorted(REGISTERED)}


def check_seats(info: GameInfo, seats: object) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise BadSeat(f"the number of seats is a whole number, not {type(seats).__name__}")
    if not info.least_seats <= seats <= info.most_seats:
        raise BadSeat(
            f"{info.title} is for {info.least_seats} to {info.most_seats} seats, not {shown(seats)}"
        )
    return seats


def check_edition(info: GameInfo, edition: object) -> str:
    if edition is None:
        return info.editions[0]
    for known in info.editions:
        if edition == known:
            return known
    raise UnknownGame(f"{info.title} has no edition {shown(edition)}; there are: {', '.join(info.editions)}")
