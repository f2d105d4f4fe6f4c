"""The texts that the tables of the box need, the catalogues where they stand, and what is wrong with them."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteca.engine.words import LANGUAGES
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content.tables import Box

HOME = "ludoteca.games.dark_venture"
# which catalogue has the texts of which tables
CATALOGUES = {
    "items": tables.ITEMS,
    "people": (*tables.FIGURES, "factions"),
    "places": ("locations",),
    "quests": tables.QUESTS,
    "day": ("ancients", "hours", "ranks"),
}
# what the name of an entry is called by: `figure-clerk-dot`, `hour-3`
NAMED = {
    **dict.fromkeys(tables.FIGURES, "figure"),
    **dict.fromkeys(tables.ITEMS, "item"),
    **dict.fromkeys(tables.QUESTS, "quest"),
    "factions": "faction",
    "locations": "location",
    "ancients": "ancient",
    "hours": "hour",
    "ranks": "rank",
}
LONGEST = {"line": 16, "story": 60, "told": 16, "answer": 7, "ability": 7}  # in words
# names of the printed game, which stand nowhere in ours; its own title names the game alone
QUARANTINED = (
    *("dark venture", "darkgrange", "crossroads", "kroshel", "haglor", "gargand", "plantman", "varpen"),
    *("efek", "dhain", "rhain", "dirt twins", "dhargon", "bohmerk", "orpal", "rhorgonkrul", "ovoid"),
    *("barking stick", "yew bow", "crystal helm", "dimensional jewel", "burnlands", "marsh apple"),
    *("medical pack", "vision beacon", "gorgon berry", "koss knife", "survival knife", "noble pact"),
    *("find the cure", "catastrophic incident", "prime evil", "prime ancients", "mighty aura"),
    "shifty look",
)


@cache
def box_of(*wanted: str) -> Box:
    """A box with the shipped files of these tables alone; they are written in the vocabulary."""
    box = Box()
    for file in tables.files():
        text = file.read_text(encoding="utf-8")
        if set(tomllib.loads(text)) <= set(wanted):
            assert tables.read(box, text, file.name) == []
    return box


def needed(*wanted: str) -> set[str]:
    """The ids of all texts that the entries of these tables need."""
    box = box_of(*wanted)
    found = {f"answer-{name}" for name in box.found.answers} | {f"told-{name}" for name in box.found.lines}
    for table in wanted:
        for id, entry in box.tables[table].items():
            found |= of_entry(table, id, entry)
    return found


def of_entry(table: str, id: str, entry: dict[str, Any]) -> set[str]:
    """Its name, its line of mood, its stories and the names of what it can do."""
    found = {f"{NAMED[table]}-{entry['number'] if table == 'hours' else id}"}
    if table != "ranks":
        found.add(f"line-{id}")
    if table == "heroic":
        found.add(f"story-{id}")
    for key in ("abilities", "powers"):
        found |= {f"ability-{id}-{one['name']}" for one in entry.get(key, []) if "name" in one}
    for book in ("a", "b"):
        if book in entry:
            rules = entry[book].get("rules", [])
            found |= {f"ability-{id}-{book}-{one['name']}" for one in rules if "name" in one}
            if "story" in entry[book]:
                found.add(f"story-{id}-{book}")
    return found


@cache
def catalogue(part: str, language: str) -> dict[str, str]:
    """The messages of one file of words, which are plain texts without variables."""
    file = resources.files(HOME).joinpath("words", f"{language}.{part}.ftl")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.value is not None
            [element] = entry.value.elements
            assert isinstance(element, ftl.TextElement), entry.id.name
            found[entry.id.name] = element.value
    return found


def faults(part: str) -> list[str]:
    """What is missing, left over or badly written in a catalogue, in all languages."""
    ids = needed(*CATALOGUES[part])
    found: list[str] = []
    for language in LANGUAGES:
        texts = catalogue(part, language)
        if list(texts) != list(catalogue(part, LANGUAGES[0])):
            found.append(f"{language}: the messages stand in another order than in {LANGUAGES[0]}")
        found += [f"{language}: {id} is missing" for id in sorted(ids - set(texts))]
        found += [f"{language}: {id} is left over" for id in sorted(set(texts) - ids)]
        found += [
            f"{language}: {id}: {fault}"
            for id, text in texts.items()
            for fault in of_text(id, text, language)
        ]
        names = Counter(text for id, text in texts.items() if id.split("-")[0] in NAMED.values())
        found += [f"{language}: {name!r} is the name of two things" for name, n in names.items() if n > 1]
    return found


def of_text(id: str, text: str, language: str) -> list[str]:
    kind = id.split("-")[0]
    found = [f"{name!r} is not ours" for name in QUARANTINED if name in text.casefold()]
    if kind in LONGEST and len(text.split()) > LONGEST[kind]:
        found.append(f"{len(text.split())} words are more than {LONGEST[kind]}")
    if kind in NAMED.values() and language != "it" and re.search("['’]", text):  # Italian elides
        found.append("an apostrophe in a name")
    if '"' in text or "'" in text:
        found.append("a straight apostrophe or quotation mark")
    return found
