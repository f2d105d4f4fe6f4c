"""What is printed on the things in a game's box: it never changes in a game, so no view repeats it.

A view names the digest of it, and who has not seen that yet asks for it once. Where a content says something
in words of its own, these are among it, as a Fluent text to be put over the game's catalogue.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache

from ludoteca.engine.packs import own_words
from ludoteca.engine.rules import AnyRules
from ludoteca.engine.words import LANGUAGES

DIGITS = 16
WORDS = "words"


def printed_text(rules: AnyRules, content: str, edition: str, language: str) -> str:
    """What is printed there, as a JSON text; `content` is "" where a game has no contents."""
    return written(rules, content, value_digest(rules, content), edition, language)


def printed_digest(rules: AnyRules, content: str, edition: str) -> str:
    """Digits that tell it from all that is printed otherwise, in whatever language."""
    return digest(rules, content, value_digest(rules, content), edition)


def find_printed(rules: AnyRules, wanted: str, language: str) -> str | None:
    """The text with a digest, of any content and edition of a game; None where there is none."""
    contents = [""] if rules.contents is None else list(rules.contents.digests())
    for content in contents:
        for edition in rules.info.editions:
            if printed_digest(rules, content, edition) == wanted:
                return printed_text(rules, content, edition, language)
    return None


def value_digest(rules: AnyRules, content: str) -> str:
    return "" if rules.contents is None else rules.contents.digests()[content]


@lru_cache(maxsize=64)
def written(rules: AnyRules, content: str, values: str, edition: str, language: str) -> str:
    things = dict(rules.printed(content, edition, language))
    if own := own_words(rules, content):
        things[WORDS] = own
    return json.dumps(things, ensure_ascii=False, separators=(",", ":"))


@lru_cache(maxsize=64)
def digest(rules: AnyRules, content: str, values: str, edition: str) -> str:
    made_from = rules.printed_from(content, edition)
    if made_from:
        texts = [rules.info.name, values, edition, made_from]
    else:
        texts = [written(rules, content, values, edition, language) for language in LANGUAGES]
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:DIGITS]
