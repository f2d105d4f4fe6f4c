"""Content of one's own: entries and texts from a TOML file, in place of those that come with the game.

    game = "dark-venture"
    name = "my-box"

    [heroes.odile-crook]
    mind = 7

    [texts]
    figure-odile-crook = "The Surveyor"

What a file does not name stays as it is: of an entry each field, of a place in a book its rules and its
story. Mistakes are answered with the file, the line and the field.
"""

from __future__ import annotations

import copy
import re
from typing import Any, Final

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.packs import toml_of
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import (
    ANCIENTS,
    FIGURE_CARDS,
    HEROES,
    HEROIC,
    ITEM_CARDS,
    PLACES,
    QUEST_CARDS,
    START,
)
from ludoteca.games.dark_venture.content.checking import Checker
from ludoteca.games.dark_venture.content.circles import circular_gifts
from ludoteca.games.dark_venture.content.contents import LARGEST
from ludoteca.games.dark_venture.content.played import SHIPPED_NAME, Content
from ludoteca.games.dark_venture.content.tables import (
    FIGURES,
    ITEMS,
    TABLES,
    Box,
    entry_of,
    missing_words,
    shipped,
    table_of,
)

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
TEXT: Final = re.compile(r"[a-z][a-z0-9-]{0,99}")
LONGEST_TEXT: Final = 1000
HEAD: Final = ("game", "name", "texts")


def parse(text: str, source: str) -> Content:
    """The content of a pack; a ContentError has a line for each mistake."""
    data = toml_of(text, source, LARGEST)
    box = Box()
    checker = Checker(text, source, box.found)
    name = checker.attempt("", name_of, checker, data)
    for table, entries in shipped().tables.items():
        nothing: dict[str, dict[str, Any]] = {}
        given = checker.attempt(nothing, given_of, checker, table, data)
        for id, entry in entries.items():
            box.tables[table][id] = entry
            if id in given:
                box.tables[table][id] = merged(entry, given[id])
                checker.attempt(None, entry_of, checker, table, id, (table, id), box.tables[table][id])
                checker.attempt(None, within_limits, checker, table, id, given[id])
    checker.attempt(None, read_texts, checker, box, data.get("texts", {}))
    mistakes = checker.mistakes or [*missing_words(box), *circular_gifts(box), *counts(box, source)]
    if mistakes:
        raise ContentError("\n".join(mistakes))
    return Content(box, name)


def name_of(checker: Checker, data: dict[str, Any]) -> str:
    checker.known((), data, (*HEAD, *TABLES))
    name = data.get("name")
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise checker.wrong(("name",), "small letters, digits and hyphens are needed, 40 at most")
    if name == SHIPPED_NAME:
        raise checker.wrong(("name",), f"{name!r} is the content that comes with the game")
    return name


def given_of(checker: Checker, table: str, data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries of a table that the pack names; all of them are in the box."""
    given = table_of(checker, (table,), data.get(table, {}))
    checker.known((table,), given, shipped().tables[table])
    for id, entry in given.items():
        table_of(checker, (table, id), entry)
    return given


def merged(entry: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    """An entry with the fields that a pack gives; a book of a place is merged likewise."""
    found = copy.deepcopy(entry)
    for key, value in given.items():
        both = key in v.BOOKS and isinstance(value, dict) and isinstance(found.get(key), dict)
        found[key] = {**found[key], **value} if both else value
    return found


def within_limits(checker: Checker, table: str, id: str, given: dict[str, Any]) -> None:
    """DV-STAT-03, -04: attributes go to 10, health to 50."""
    if table in FIGURES:
        for key in given:
            if key in v.ATTRIBUTES or key == "health":
                checker.number((table, id, key), given[key], 1, 50 if key == "health" else 10)


def read_texts(checker: Checker, box: Box, given: object) -> None:
    for id, text in table_of(checker, ("texts",), given).items():
        if not TEXT.fullmatch(id):
            raise checker.wrong(("texts", id), "the name of a text has small letters, digits and hyphens")
        box.texts[id] = checker.text(("texts", id), text, LONGEST_TEXT)


def counts(box: Box, source: str) -> list[str]:
    """What the rules count on: how many cards there are of each sort, numbered one by one."""
    sums = {
        "characters": (cards(box, *FIGURES), FIGURE_CARDS),
        "heroes": (cards(box, "heroes"), HEROES),
        "items": (cards(box, *ITEMS), ITEM_CARDS),
        "locations": (cards(box, "locations"), PLACES),
        "heroic quests": (cards(box, "heroic"), HEROIC),
        "side quests": (cards(box, "side"), QUEST_CARDS - HEROIC),
        "Ancients": (cards(box, "ancients"), ANCIENTS),
    }
    found = [f"{source}: there are {n} {what}, not {must}" for what, (n, must) in sums.items() if n != must]
    for table in box.tables:
        found += misnumbered(box, table, source)
    first = [id for id, entry in box.tables["locations"].items() if entry["number"] == START + 1]
    if first and box.tables["locations"][first[0]]["doors"] != v.SIDES:
        found.append(f"{source}: location 1 has a door on every side")
    least = [entry["min"] for entry in sorted(box.tables["ranks"].values(), key=lambda one: one["number"])]
    if least != sorted(set(least)) or least[:1] != [0]:
        found.append(f"{source}: ranks: points begin at 0 and rise from rank to rank, not {shown(least)}")
    return found


def cards(box: Box, *tables: str) -> int:
    return sum([entry.get("copies", 1) for table in tables for entry in box.tables[table].values()])


def misnumbered(box: Box, table: str, source: str) -> list[str]:
    numbers = [entry["number"] for entry in box.tables[table].values()]
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    wanted = [entry["number"] for entry in shipped().tables[table].values()]
    missing = [number for number in wanted if number not in numbers]
    return [
        *[f"{source}: {table}: two entries have the number {number}" for number in twice],
        *[f"{source}: {table}: no entry has the number {number}" for number in missing],
    ]
