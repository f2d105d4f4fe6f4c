"""The tables of the box: which there are, what each entry has, and whether they fit together."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.places import Path
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.checking import Checker, Found, Scene

HOME: Final = "ludoteca.games.dark_venture.content"
TABLES: Final = (
    *("factions", "heroes", "followers", "enemies", "weapons", "armor", "objects", "locations"),
    *("heroic", "side", "ancients", "hours", "ranks"),
)
FIGURES: Final = ("heroes", "followers", "enemies")
ITEMS: Final = ("weapons", "armor", "objects")
QUESTS: Final = ("heroic", "side")

# at which moments the cards and places of each kind have something to do
OF_PLACES: Final = (
    *("played", "enter", "leave", "stay", "round", "act", "search", "found", "missed", "fight", "order"),
    *("court", "fight-over", "fled"),
)
OF_NO_FIGURE: Final = ("played", "hexagon", "hour", "received", "fulfilled")
OF_FIGURES: Final = tuple(moment for moment in v.MOMENTS if moment not in OF_NO_FIGURE)
OF_WORN: Final = tuple(moment for moment in OF_FIGURES if moment != "stay")  # and of powers
OF_OBJECTS: Final = ("act", "use")  # nobody wears one
NUMBERS: Final = {"number": v.COUNT, "copies": v.COUNT, "solo": v.SWITCH}
FIGURE: Final = {**dict.fromkeys(v.ATTRIBUTES, v.COUNT), "health": v.COUNT, "number": v.COUNT}
BONUS: Final = dict.fromkeys((*v.ATTRIBUTES, *v.BONUSES), v.WHOLE)
FIELDS: Final[dict[str, dict[str, str]]] = {
    "factions": {
        "number": v.COUNT,
        "kin": v.SWITCH,
        **dict.fromkeys(("equips", "uses", "searches"), v.SWITCH),
    },
    "heroes": FIGURE,
    "followers": {**FIGURE, "weapons": v.SWITCH, "ridden": v.SWITCH},
    "enemies": {**FIGURE, "copies": v.COUNT, "aggressive": v.SWITCH, "weapons": v.SWITCH, "kin": v.NAME},
    "weapons": {**NUMBERS, **BONUS, "category": v.one_of(*v.CATEGORIES), "hands": v.one_of("1", "2")},
    "armor": {**NUMBERS, **BONUS, "slot": v.one_of(*v.SLOTS)},
    "objects": {**NUMBERS, **BONUS},
    "locations": {
        "number": v.COUNT,
        "land": v.one_of(*v.LANDS),
        "nature": v.one_of(*v.NATURES),
        "hexagon": v.COUNT,
    },
    "heroic": {"number": v.COUNT, "qp": v.COUNT, "solo": v.SWITCH},
    "side": {"number": v.COUNT, "qp": v.COUNT, "solo": v.SWITCH},
    "ancients": {"number": v.COUNT, "solo": v.SWITCH},
    "hours": {"number": v.COUNT},
    "ranks": {"number": v.COUNT, "min": v.WHOLE},
}
# fields that are read by functions of their own, below
MORE: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("forbid", "gifts"),
    "heroes": ("faction", "tags", "gear", "solo-gear", "gifts", "abilities"),
    "followers": ("faction", "tags", "gear", "gifts", "abilities", "court"),
    "enemies": ("faction", "tags", "gear", "gifts", "abilities", "spares", "roam"),
    "weapons": ("tags", "one-hand", "needs", "gifts", "abilities"),
    "armor": ("tags", "needs", "gifts", "abilities"),
    "objects": ("tags", "needs", "gifts", "abilities"),
    "locations": ("doors", "a", "b"),
    "heroic": ("received", "stages", "fulfilled"),
    "side": ("received", "stages", "fulfilled"),
    "ancients": ("stages", "powers"),
    "hours": ("do",),
    "ranks": (),
}
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "factions": ("number",),
    "heroes": (*FIGURE, "faction", "gear"),
    "followers": (*FIGURE, "faction", "court"),
    "enemies": (*FIGURE, "faction"),
    "weapons": ("number", "category", "hands"),
    "armor": ("number", "slot"),
    "objects": ("number",),
    "locations": ("number", "land", "nature", "doors", "a"),
    "heroic": ("number", "qp", "stages"),
    "side": ("number", "qp", "stages"),
    "ancients": ("number", "stages", "powers"),
    "hours": ("number",),
    "ranks": ("number", "min"),
}


@dataclass
class Box:
    """All tables, as written: table -> id -> entry; and what the entries speak of. `texts` are those that a
    pack gives, by the ids of the messages that they stand for.
    """

    tables: dict[str, dict[str, dict[str, Any]]] = field(
        default_factory=lambda: {name: {} for name in TABLES}
    )
    found: Found = field(default_factory=Found)
    texts: dict[str, str] = field(default_factory=dict)

    def ids(self, *tables: str) -> list[str]:
        return [id for table in tables for id in self.tables[table]]


@cache
def shipped() -> Box:
    """The box that comes with the game; its mistakes are told all at once."""
    box = Box()
    mistakes: list[str] = []
    for file in files():
        text = file.read_text(encoding="utf-8")
        mistakes += read(box, text, file.name)
    mistakes += missing_words(box) + unused_marks(box)
    if mistakes:
        raise ContentError("\n".join(mistakes))
    return box


def files() -> list[Any]:
    """The TOML files of the package, by name."""
    home = resources.files(HOME)
    found = [
        file
        for folder in (home, *[home / name for name in ("locations", "heroic")])
        if folder.is_dir()
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return sorted(found, key=lambda file: file.name)


def read(box: Box, text: str, source: str) -> list[str]:
    """Put the entries of a text into the box; returns what is wrong with them."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"{source}: {error}"]
    checker = Checker(text, source, box.found)
    for table, entries in data.items():
        checker.attempt(None, entries_of, checker, box, table, entries)
    return checker.mistakes


def entries_of(checker: Checker, box: Box, table: str, entries: object) -> None:
    checker.known((), [table], TABLES)
    if not isinstance(entries, dict):
        raise checker.wrong((table,), "this is a table of entries")
    for id, entry in entries.items():
        path = (table, id)
        if id in box.ids(*TABLES):
            checker.mistakes.append(checker.wrong(path, "there is an entry of this name already").text)
        box.tables[table][id] = entry if isinstance(entry, dict) else {}
        checker.attempt(None, entry_of, checker, table, id, path, entry)


def entry_of(checker: Checker, table: str, id: str, path: Path, entry: object) -> None:
    checker.name_of(path, id)
    if not isinstance(entry, dict):
        raise checker.wrong(path, "an entry is a table")
    checker.known(path, entry, (*FIELDS[table], *MORE[table]))
    for need in NEEDED[table]:
        if need not in entry:
            raise checker.wrong(path, f"{need} is missing")
    scene = Scene(id, "")
    for key, kind in FIELDS[table].items():
        if key in entry:
            value = str(entry[key]) if key == "hands" else entry[key]
            checker.attempt(None, checker.value, (*path, key), kind, value, scene, 0)
    for key in MORE[table]:
        if key in entry:
            checker.attempt(None, part_of, checker, table, id, key, (*path, key), entry[key])
    if table == "locations":
        checker.attempt(None, stories_of, checker, path, entry)


def moments_of(table: str) -> tuple[str, ...]:
    """At which its cards can be heard."""
    if table in FIGURES:
        return OF_FIGURES
    return OF_OBJECTS if table == "objects" else OF_WORN


def stories_of(checker: Checker, path: Path, entry: dict[str, Any]) -> None:
    """DV-MAP-09: a place with a hexagon, and no other, has a story in each of its books."""
    for key in v.BOOKS:
        book = entry.get(key)
        if isinstance(book, dict) and ("story" in book) != ("hexagon" in entry):
            there = "the place has a hexagon" if "hexagon" in entry else "the place has no hexagon"
            raise checker.wrong((*path, key), f"a hexagon and its story go together, and {there}")


def part_of(checker: Checker, table: str, id: str, key: str, path: Path, given: Any) -> None:
    """A field that is more than a word or a number."""
    if key in ("gifts", "abilities", "powers"):
        for i, one in enumerate(listed(checker, path, given)):
            if key == "gifts":
                checker.attempt(None, checker.gift, (*path, i), one, id)
            else:
                checker.attempt(None, checker.ability, (*path, i), one, id, moments_of(table))
    elif key == "tags":
        known = v.CREATURES if table in FIGURES else v.ITEM_TAGS
        checker.known(path, listed(checker, path, given), known)
    elif key in ("gear", "forbid", "spares"):
        kind = v.FIGURE if key == "spares" else v.ITEM
        for i, one in enumerate(listed(checker, path, given)):
            checker.filter((*path, i), kind, one, card=key != "forbid")
    elif key == "solo-gear":
        for old, new in table_of(checker, path, given).items():
            checker.filter((*path, old), v.ITEM, old, card=True)
            checker.filter((*path, old), v.ITEM, new, card=True)
    elif key == "faction":
        checker.known(path, [given], v.FACTIONS)
    elif key in ("one-hand", "needs"):
        for stat, least in table_of(checker, path, given).items():
            checker.known(path, [stat], v.ATTRIBUTES)
            checker.number((*path, stat), least, 1, 10)
    elif key == "doors":
        if not isinstance(given, str) or not given or given not in DOORS:
            raise checker.wrong(path, f"one of {', '.join(DOORS)} is needed, not {shown(given)}")
    elif key == "court":
        court = table_of(checker, path, given)
        checker.step(path, court, Scene(id, "court"), 0)
    elif key == "roam":
        checker.known(path, table_of(checker, path, given), ("way", "steps", "how"))
        checker.parameters(path, "way", v.STEP["roam"], given, Scene(id, ""), 0)
    elif key in v.BOOKS:
        book(checker, f"{id}-{key}", path, given)
    elif key == "stages":
        checker.stages(path, given, id)
    elif key == "do":
        checker.steps(path, given, Scene(id, "hour"))
    else:  # received, fulfilled
        checker.known(path, table_of(checker, path, given), ("do",))
        checker.steps((*path, "do"), given.get("do"), Scene(id, key, quest=True))


DOORS: Final = ("NESW", "NES", "NS", "NE", "N")  # as the card lies; it may be turned


def book(checker: Checker, name: str, path: Path, given: Any) -> None:
    """A place in one book: its rules, and the story of its hexagon."""
    checker.known(path, table_of(checker, path, given), ("rules", "story"))
    for i, one in enumerate(listed(checker, (*path, "rules"), given.get("rules", []))):
        checker.attempt(None, checker.ability, (*path, "rules", i), one, name, OF_PLACES)
    if "story" in given:
        checker.steps((*path, "story"), given["story"], Scene(name, "hexagon"))


def listed(checker: Checker, path: Path, given: Any) -> list[Any]:
    if not isinstance(given, list):
        raise checker.wrong(path, "a list is needed")
    return given


def table_of(checker: Checker, path: Path, given: Any) -> dict[str, Any]:
    if not isinstance(given, dict):
        raise checker.wrong(path, "a table is needed")
    return given


def missing_words(box: Box) -> list[str]:
    """Words of filters that mean nothing in this box."""
    words = {
        v.FIGURE: {*v.ROLES, *v.FACTIONS, *v.CREATURES, *box.ids(*FIGURES)},
        v.ITEM: {"any", *v.SORTS, *v.CATEGORIES, *v.SLOTS, *v.ITEM_TAGS, *box.ids(*ITEMS)},
        v.LOCATION: {"any", *v.LANDS, *v.NATURES, *box.ids("locations")},
    }
    words[v.ANYTHING] = set().union(*words.values())
    cards = {v.FIGURE: box.ids(*FIGURES), v.ITEM: box.ids(*ITEMS)}
    spoken_of = [(one, words) for one in box.found.filters] + [(one, cards) for one in box.found.cards]
    return [
        f"{where}: there is no {kind} {word!r}"
        for (kind, word, where), known in spoken_of
        if word not in known[kind]
    ]


def unused_marks(box: Box) -> list[str]:
    """Marks that are read and never set, or set and never read."""
    found = box.found
    mistakes: list[str] = []
    for mark, where in found.marks_read.items():
        if mark not in found.marks_set:
            mistakes.append(f"{where}: nothing sets the mark {mark!r}")
    for mark, where in found.marks_set.items():
        if mark not in found.marks_read:
            mistakes.append(f"{where}: nothing reads the mark {mark!r}")
    return mistakes
