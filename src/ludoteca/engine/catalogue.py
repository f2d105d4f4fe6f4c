"""The rule catalogue of a game: what `rules.toml` says, and its translations."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

from ludoteca.engine.errors import ContentError


@dataclass(frozen=True)
class Rule:
    id: str
    chapter: str
    text: str
    source: str


@dataclass(frozen=True)
class Catalogue:
    """Chapters in rulebook order (id -> title) and rules by id."""

    chapters: dict[str, str]
    rules: dict[str, Rule]


@lru_cache(maxsize=32)
def rule_catalogue(package: str, language: str = "en") -> Catalogue:
    """The rules of the game in that package, in a language."""
    where = f"{package}: rules.toml"
    table = read(package, "rules.toml")
    chapters: dict[str, str] = {}
    for entry in rows(table, "chapter", where):
        chapters[field(entry, "id", where)] = field(entry, "title", where)
    rules: dict[str, Rule] = {}
    for entry in rows(table, "rule", where):
        rule = Rule(*[field(entry, key, where) for key in ("id", "chapter", "text", "source")])
        if rule.chapter not in chapters:
            raise ContentError(f"{where}: rule {rule.id}: chapter: there is no chapter {rule.chapter!r}")
        if rule.id in rules:
            raise ContentError(f"{where}: rule {rule.id}: id: it is there twice")
        rules[rule.id] = rule
    if language == "en":
        return Catalogue(chapters, rules)
    words = read(package, "words", f"rules.{language}.toml")
    titles, texts = section(words, "chapter"), section(words, "rule")
    return Catalogue(
        {id: titles.get(id, title) for id, title in chapters.items()},
        {r.id: Rule(r.id, r.chapter, texts.get(r.id, r.text), r.source) for r in rules.values()},
    )


def read(package: str, *path: str) -> dict[str, object]:
    text = resources.files(package).joinpath(*path).read_text(encoding="utf-8")
    try:
        return dict(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{package}: {'/'.join(path)}: {error}") from None


def rows(table: dict[str, object], key: str, where: str) -> list[dict[str, object]]:
    found = table.get(key)
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        raise ContentError(f"{where}: there are no [[{key}]] tables")
    return found


def field(row: dict[str, object], key: str, where: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not value:
        raise ContentError(f"{where}: {row.get('id', row)}: {key}: a text is missing")
    return value


def section(table: dict[str, object], key: str) -> dict[str, str]:
    found = table.get(key)
    return {str(k): str(v) for k, v in found.items()} if isinstance(found, dict) else {}
