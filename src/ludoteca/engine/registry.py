"""Which games there are: packages announce theirs by the entry-point group `ludoteca.games`."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ludoteca.engine.errors import BadOption, BadSeat, UnknownGame, shown
from ludoteca.engine.options import Options, complete
from ludoteca.engine.rules import GameInfo, Rules

GROUP = "ludoteca.games"

REGISTERED: dict[str, Rules[Any]] = {}


def register(rules: Rules[Any]) -> None:
    """Make a game known by its name; a later one of the same name replaces the earlier."""
    REGISTERED[rules.info.name] = rules


@cache
def announced() -> dict[str, EntryPoint]:
    """What installed packages announce, by the game's name. Nothing of a game is imported for it."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """The name of every game, in order of the alphabet."""
    return sorted({*REGISTERED, *announced()})


def rules_of(name: object) -> Rules[Any]:
    """The game of a name; whatever else is given is refused in words."""
    if isinstance(name, str):
        if name in REGISTERED:
            return REGISTERED[name]
        if name in announced():
            return loaded(announced()[name])
    known = names()
    near = difflib.get_close_matches(name[:80], known, 1) if isinstance(name, str) else []
    hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(known)}"
    text = f"there is no game called {shown(name)}; {hint}"
    raise UnknownGame(text, "", "bad-game", {"value": shown(name), "choices": ", ".join(known)})


def loaded(entry: EntryPoint) -> Rules[Any]:
    """The rules behind an announcement; one that cannot be kept is told in words."""
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        rules = entry.load()
    except Exception as error:  # a package of somebody else's can fail in any way
        raise UnknownGame(
            f"the game {entry.name!r} of the package {package} cannot be loaded: "
            f"{type(error).__name__}: {shown(str(error), 200)}"
        ) from error
    if not isinstance(rules, Rules) or rules.info.name != entry.name:
        raise UnknownGame(
            f"the package {package} announces a game {entry.name!r}, but {entry.value} is not its rules"
        )
    register(rules)
    return rules


def catalogue() -> dict[str, GameInfo]:
    """Every game by its name. One that cannot be loaded is left out: `rules_of` says why."""
    found: dict[str, GameInfo] = {}
    for name in names():
        try:
            found[name] = rules_of(name).info
        except UnknownGame:
            continue
    return found


def part_of(package: str, part: str) -> ModuleType | None:
    """A part that a game may have, found by where it lies: module `terminal`, `lab.balance`."""
    home = ""
    for name in (package, *part.split(".")):
        home = f"{home}.{name}" if home else name
        if find_spec(home) is None:
            return None
    return import_module(home)


def check_seats(info: GameInfo, seats: object) -> int:
    if isinstance(seats, bool) or not isinstance(seats, int):
        text = f"the number of seats is a whole number, not {type(seats).__name__}"
        raise BadSeat(text, "", "bad-seats-number")
    if not info.least_seats <= seats <= info.most_seats:
        text = f"{info.title} is for {info.least_seats} to {info.most_seats} seats, not {shown(seats)}"
        args: dict[str, str | int] = {"game": info.title, "value": shown(seats)}
        args |= {"count": info.least_seats, "count2": info.most_seats}
        raise BadSeat(text, "", "bad-seats", args, info.package)
    return seats


def suitable(
    rules: Rules[Any], seats: object, edition: object, given: object
) -> tuple[int, str, Options, list[str]]:
    """How many seats, which edition and all options of a new game, and what is allowed but unwise; what does
    not fit is refused.
    """
    info = rules.info
    n, named = check_seats(info, seats), check_edition(info, edition)
    try:
        options = complete(info.options, given)
        return n, named, options, rules.check(n, named, options)
    except BadOption as refused:
        refused.package = info.package  # in whose catalogues its sentence stands
        raise


def check_edition(info: GameInfo, edition: object) -> str:
    if edition is None:
        return info.editions[0]
    for known in info.editions:
        if edition == known:
            return known
    raise UnknownGame(f"{info.title} has no edition {shown(edition)}; there are: {', '.join(info.editions)}")
