"""Gifts that hang on themselves: POWER by MIND, and MIND by POWER. No number can be found for them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.tables import FIGURES, Box

OWN: Final = ("actor", "self")


class Given:
    """A gift: where it stands, the stat that it raises, and those by which it does."""

    def __init__(self, box: Box, table: str, id: str, number: int, gift: dict[str, Any]) -> None:
        self.where = box.found.gifts.get((table, id, "gifts", number), "")  # "": it comes with the game
        self.stat = str(gift["stat"])
        asked = [*of_conditions(gift.get("if", []))]
        terms = [term for term in v.ATTRIBUTES if term in re.findall(r"[a-z]+", str(gift["n"]))]
        self.needs = {*terms, *[stat for stat, _ in asked]}
        is_own = gift.get("to", "self") == "self" and all(who in OWN for _, who in asked)
        self.owner = id if is_own and table in FIGURES else ""  # "": it may come together with any other


def of_conditions(conditions: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The stats that conditions ask for, and of whom."""
    for one in conditions:
        for inner in ("any", "not"):
            if inner in one:
                yield from of_conditions(one[inner])
        for name in ("stat", "health"):
            if name in one:
                about = one[name] if isinstance(one[name], dict) else one  # both are ways to write it
                if name == "stat" or about.get("hurt"):  # below its base
                    yield about.get("stat", "base"), about.get("who", "actor")


def circular_gifts(box: Box) -> list[str]:
    gifts = [
        Given(box, table, id, number, gift)
        for table, entries in box.tables.items()
        for id, entry in entries.items()
        for number, gift in enumerate(entry.get("gifts", []))
    ]
    found: list[str] = []
    for owner in sorted({gift.owner for gift in gifts}):
        together = [gift for gift in gifts if gift.owner in ("", owner)]
        for gift in together:
            way = [gift.stat, *back_to(gift, together)]
            said = f"{gift.where}: the gift hangs on itself: {' <- '.join(way)}"
            if len(way) > 1 and gift.where and said not in found:
                found.append(said)
    return found


def back_to(gift: Given, together: list[Given]) -> list[str]:
    """The shortest way from what a gift needs to the stat that it raises; none where no way leads."""
    ways = [[need] for need in sorted(gift.needs)]
    for way in ways:
        if way[-1] == gift.stat:
            return way
        for other in together:
            if other.stat == way[-1]:
                ways += [[*way, need] for need in sorted(other.needs) if need not in way]
    return []
