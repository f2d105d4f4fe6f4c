"""The contents that a game can be played with: the shipped one, and owners' packs."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from ludoteca.engine.errors import ContentError
from ludoteca.engine.rules import Contents
from ludoteca.games.dark_venture.content.played import SHIPPED_NAME, Content, shipped_content
from ludoteca.games.dark_venture.content.tables import TABLES

ADDED: dict[str, Content] = {}  # packs, by name
LARGEST: Final = 1_000_000  # bytes of a pack
SHOWN: Final = 60  # characters of a value that changed

HEAD: Final = """\
# Cards, books and quests for Dark Venture. Change what you like; what you leave out stays as it is.
# docs/games/dark-venture-entries.md explains how entries are written, and `ludoteca content check` says what
# is wrong. Names and stories are texts, by the ids of docs/games/dark-venture-entries.md:
#
# [texts]
# figure-odile-crook = "The Surveyor"

game = "dark-venture"
name = "my-pack"  # small letters, digits and hyphens

"""


def names() -> tuple[str, ...]:
    return (SHIPPED_NAME, *ADDED)


def content_of(name: str) -> Content:
    """The content of a name. The shipped one is read when it is first asked for."""
    return shipped_content() if name == SHIPPED_NAME else ADDED[name]


class Packs(Contents):
    """Owners' packs. What reads and writes them is imported when it is needed: most games need none."""

    def __init__(self, offer: Callable[[], None]) -> None:
        super().__init__(ADDED, LARGEST, TABLES)
        self.offer = offer  # makes the contents choices

    def digests(self) -> dict[str, str]:
        return {name: content_of(name).digest for name in names()}

    def add(self, text: str, source: str) -> str:
        from ludoteca.games.dark_venture.content.pack import parse

        content = parse(text, source)
        there = ADDED.get(content.name)
        if there is not None and there.digest != content.digest:
            raise ContentError(
                f"{source}: name: {content.name!r} is taken by a content with other values "
                f"(digest {there.digest})"
            )
        ADDED[content.name] = content
        self.offer()
        return content.name

    def words(self, name: str) -> dict[str, str]:
        return content_of(name).box.texts if name in ADDED else {}

    def template(self) -> str:
        from ludoteca.games.dark_venture.content.tables import files

        parts = [file.read_text(encoding="utf-8").strip() for file in files()]
        return HEAD + "\n\n".join(parts) + "\n"

    def changes(self, name: str) -> list[tuple[str, str, str, str]]:
        """Entry, field, shipped value and value of this content; texts have no shipped value here."""
        own, shipped = content_of(name).box, shipped_content().box
        found = [
            (f"{table}.{id}", field, brief(before.get(field)), brief(entry.get(field)))
            for table, entries in own.tables.items()
            for id, entry in entries.items()
            for before in [shipped.tables[table][id]]
            for field in {**before, **entry}
            if before.get(field) != entry.get(field)
        ]
        return found + [("texts", id, "", brief(text)) for id, text in own.texts.items()]


def brief(value: Any) -> str:
    """A value as a line can show it; "" where there is none."""
    if value is None:
        return ""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"
