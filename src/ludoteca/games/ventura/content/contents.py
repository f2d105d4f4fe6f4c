"""The contents that a game can be played with: the shipped one, and owners' packs."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.engine.rules import Contents
from ludoteca.games.ventura.content import ITALIAN, Content
from ludoteca.games.ventura.content.tables import SHIPPED, SHIPPED_ITALIAN

# by name
CONTENTS: dict[str, Content] = {SHIPPED.name: SHIPPED}
DIGESTS: dict[str, tuple[Content, str]] = {}  # those that were asked for


def content_in(name: str, edition: str) -> Content:
    """A content in an edition: a pack is the same in both, the shipped one follows each rulebook."""
    return SHIPPED_ITALIAN if edition == ITALIAN and name == SHIPPED.name else CONTENTS[name]


def digest_of(content: Content) -> str:
    from ludoteca.games.ventura.content.pack import digest

    known = DIGESTS.get(content.name)
    if known is None or known[0] is not content:
        known = (content, digest(content))
        DIGESTS[content.name] = known
    return known[1]


class Packs(Contents):
    """Owners' packs. What reads and writes them is imported when it is needed: most games need none."""

    def __init__(self, offer: Callable[[Content], None]) -> None:
        super().__init__(CONTENTS, sections=("tiles", "cards", "events"))
        self.offer = offer  # makes a content a choice

    def digests(self) -> dict[str, str]:
        return {name: digest_of(content) for name, content in CONTENTS.items()}

    def add(self, text: str, source: str) -> str:
        from ludoteca.games.ventura.content.pack import digest, parse

        content = parse(text, source)
        self.check_free(content.name, digest(content), source)
        self.offer(content)
        return content.name

    def template(self) -> str:
        from ludoteca.games.ventura.content.template import template

        return template(SHIPPED)

    def changes(self, name: str) -> list[tuple[str, str, str, str]]:
        from ludoteca.games.ventura.content.template import changes

        return changes(CONTENTS[name])
