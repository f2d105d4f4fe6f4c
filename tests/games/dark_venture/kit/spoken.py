"""All that is said of the box in a language, and what is wrong with how it is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from games.dark_venture.kit.texts import HOME
from ludoteca.engine.words import word_files
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.phrases import cards
from ludoteca.games.dark_venture.phrases.speech import Line, Speech
from ludoteca.games.dark_venture.printed import kin_of

BOX = tables.shipped()
CONTENT = shipped_content()
# ids with a hyphen are no words of any language
IDS = {id for id in (*BOX.ids(*tables.TABLES), *CONTENT.answers, *CONTENT.told, *CONTENT.marks) if "-" in id}
RAW = re.compile(r"[\[\]{}]|  |:\s*[:.]|\.\.|\s[.,:]|\( |\(\)")
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


def composed(speech: Speech, table: str, id: str) -> list[list[Line]]:
    """All texts of an entry of the box, each as its lines."""
    entry = BOX.tables[table][id]
    found = [cards.ability(speech, id, table, one) for one in entry.get("abilities", entry.get("powers", []))]
    if table == "factions":
        found.append(cards.faction(speech, entry))
    if table in tables.FIGURES:
        found.append(
            cards.figure(speech, table, entry, kin_of(BOX, id)) or [Line(0, "A figure without traits.")]
        )
    if table == "followers":
        found.append(cards.court(speech, id, entry["court"]))
    if table in tables.ITEMS:
        found.append(cards.item(speech, table, entry))
    if table == "locations":
        for book in v.BOOKS:
            rules = entry[book].get("rules", [])
            found += [cards.ability(speech, f"{id}-{book}", table, one) for one in rules]
    if "stages" in entry:
        found.append(cards.stages(speech, id, entry["stages"]))
    for owner, steps in scripts(table, id, entry):
        found += [cards.entry(speech, owner, steps), cards.before(speech, owner, steps)]
    return found


def scripts(table: str, id: str, entry: dict[str, Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The lists of steps in an entry that are no abilities, with whose they are."""
    for book in v.BOOKS:
        if "story" in entry.get(book, {}):
            yield f"{id}-{book}", entry[book]["story"]
    for key in ("received", "fulfilled"):
        if key in entry:
            yield id, entry[key]["do"]
    for stage in entry.get("stages", []):
        if "done" in stage:
            yield id, stage["done"]
    if table == "hours" and "do" in entry:
        yield id, entry["do"]


def faults(text: str) -> list[str]:
    """Ids and braces that are left over, empty parts, doubled stops."""
    found = [match[0] for match in RAW.finditer(text)]
    return found + [match[0] for match in NAME.finditer(text) if match[0] in IDS]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """All messages of the game in a language, with their variables."""
    found: dict[str, frozenset[str]] = {}
    for text in word_files(HOME, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.found)
    return found


def phrases_of(language: str) -> list[str]:
    """The ids of what cards are composed from."""
    folder = resources.files(HOME).joinpath("words")
    texts = [
        folder.joinpath(f"{language}.{part}.ftl").read_text("utf-8") for part in ("phrases", "kinds", "marks")
    ]
    body = FluentParser().parse("\n".join(texts)).body
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
