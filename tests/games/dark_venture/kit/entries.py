"""What tests ask of the entries of the box: the steps in them, and how strong a figure is in its gear."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from games.dark_venture.kit.texts import box_of
from ludoteca.games.dark_venture.content import tables, vocabulary

BOX = box_of("factions", *tables.FIGURES, *tables.ITEMS)
HEROES, FOLLOWERS, ENEMIES = [BOX.tables[table] for table in tables.FIGURES]
WEAPONS, ARMOR, OBJECTS = [BOX.tables[table] for table in tables.ITEMS]
FACTIONS = BOX.tables["factions"]
FIGURES = {**HEROES, **FOLLOWERS, **ENEMIES}
ITEMS = {**WEAPONS, **ARMOR, **OBJECTS}


class Strength(NamedTuple):
    """What the tables of strength speak of: power and attack count alike in a blow."""

    blow: int
    armor: int
    health: int


def strength(id: str) -> Strength:
    """Of a figure in the gear that its card names; gifts with a condition or by the number of kin aside."""
    return Strength(in_gear(id, "power") + in_gear(id, "attack"), in_gear(id, "armor"), FIGURES[id]["health"])


def in_gear(id: str, stat: str) -> int:
    """A number of a figure: what is printed, what its gear gives, and what always holds."""
    card = FIGURES[id]
    gifts = [gift["n"] for gift in card.get("gifts", []) if gift["stat"] == stat and "if" not in gift]
    worn = [ITEMS[item].get(stat, 0) for item in card.get("gear", [])]
    return sum([card.get(stat, 0), *worn, *[n for n in gifts if isinstance(n, int)]])


def total(card: dict[str, Any]) -> int:
    return sum(card[attribute] for attribute in vocabulary.ATTRIBUTES)


def cards(entries: dict[str, dict[str, Any]]) -> int:
    return sum(entry.get("copies", 1) for entry in entries.values())


def steps(entry: Any, name: str) -> Iterator[dict[str, Any]]:
    """The steps of this name in an entry, however deep; what an answer or an ability costs is no step."""
    if isinstance(entry, dict):
        if name in entry:
            yield entry
        for key, part in entry.items():
            if key != "cost":
                yield from steps(part, name)
    elif isinstance(entry, list):
        for part in entry:
            yield from steps(part, name)


def most(number: int | str) -> int:
    """The most that a number with dice comes to; attributes are 10."""
    if isinstance(number, int):
        return number
    sum = 0
    for sign, term in re.findall(r"([+-]?) ?(\w+)", number):
        worth = 6 * int(term[0]) if term.endswith("d6") else int(term) if term.isdigit() else 10
        sum += 0 if sign == "-" else worth
    return sum
