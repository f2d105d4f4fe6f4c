"""Contents: which one a game is played with, and packs, the files by which an owner adds one."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.options import Options
from ludoteca.engine.registry import catalogue, rules_of
from ludoteca.engine.rules import CONTENT, LARGEST_PACK, AnyRules, Contents
from ludoteca.engine.words import literal

ID = re.compile(r"[a-zA-Z][a-zA-Z0-9-]*")

# every pack that was added, by game and name, as text and source: other processes are given them
ADDED: dict[tuple[str, str], tuple[str, str]] = {}


def content_line(rules: AnyRules, options: Options) -> str:
    """Name and digest of the content that these options choose: `my-box 0123456789abcdef`; or nothing."""
    if rules.contents is None:
        return ""
    name = str(options[CONTENT])
    return f"{name} {rules.contents.digests()[name]}"


def check_content(rules: AnyRules, line: str) -> str:
    """The name in such a line; a content that is not here, or is another one here, is refused."""
    words = line.split()
    if len(words) != 2:
        raise ContentError(f"a content is a name and its digest, not {shown(line)}")
    name, digest = words
    known = {} if rules.contents is None else rules.contents.digests()
    if name not in known:
        raise ContentError(
            f"this game was played with the content {shown(name)} (digest {digest[:40]}), which is not here; "
            "add its pack, on the command line with --content FILE",
            "",
            "bad-content",
            {"value": shown(name)},
        )
    if known[name] != digest:
        raise ContentError(
            f"this game was played with the content {shown(name)} (digest {digest[:40]}); what is called so "
            f"here has other values (digest {known[name]})",
            "",
            "bad-content-other",
            {"value": shown(name)},
        )
    return name


def own_words(rules: AnyRules, content: object) -> str:
    """What a content says in place of the catalogues, as a Fluent text; "" where it says nothing."""
    if rules.contents is None or not isinstance(content, str):
        return ""
    return fluent(rules, content, rules.contents.digests()[content])


@lru_cache(maxsize=64)
def fluent(rules: AnyRules, content: str, digest: str) -> str:
    assert rules.contents is not None
    texts = rules.contents.words(content)
    assert all(ID.fullmatch(id) for id in texts), "a message id has letters, digits and hyphens"
    return "".join([f"{id} = {literal(text)}\n" for id, text in texts.items()])


def contents_of(game: object) -> Contents:
    """The contents of a game; a game without them is refused."""
    rules = rules_of(game)
    if rules.contents is None:
        raise ContentError(f"{rules.info.title} takes no packs; only {', '.join(games_with_contents())}")
    return rules.contents


def games_with_contents() -> list[str]:
    return [name for name in catalogue() if rules_of(name).contents is not None]


def add_content(game: str, file: str | Path) -> str:
    """Add an owner's pack; returns the name by which the option `content` chooses it."""
    path = Path(file)
    contents = contents_of(game)
    text = read_pack(path, contents.largest)
    meant = game_named(text, path.name, contents.largest)
    if meant and meant != game:
        raise ContentError(f"{path.name}: this pack is for {shown(meant)}, not for {shown(game)}")
    return add_text(game, text, path.name)


def add_text(game: str, text: str, source: str) -> str:
    """The same for a pack that lies in no file; `source` is what mistakes in it are told of."""
    name = contents_of(game).add(text, source)
    ADDED[game, name] = (text, source)
    return name


def add_pack(file: str | Path) -> tuple[str, str]:
    """Add a pack to the game that it names; returns the game and the content's name.

    A pack that names none is for the game that knows its sections, as long as there is only one.
    """
    path = Path(file)
    games = games_with_contents()
    largest = max([contents_of(game).largest for game in games], default=LARGEST_PACK)
    text = read_pack(path, largest)
    named = game_named(text, path.name, largest)
    there = toml_of(text, path.name, largest)
    fitting = [game for game in games if any(key in contents_of(game).sections for key in there)]
    able = [named] if named else fitting
    if len(able) != 1:
        raise ContentError(
            f'{path.name}: the pack does not say which game it is for; write game = "{games[0]}" '
            f"at its top, for one of {', '.join(games)}"
        )
    return able[0], add_content(able[0], path)


def game_named(text: str, source: str, largest: int) -> str:
    """The game that a pack says it is for; "" where it says nothing."""
    game = toml_of(text, source, largest).get("game", "")
    if not isinstance(game, str):
        raise ContentError(f"{source}: game: the name of a game is needed")
    return game


def toml_of(text: str, source: str, largest: int = LARGEST_PACK) -> dict[str, Any]:
    """The values of a pack's text; what is too large or no TOML is refused, the latter with its line."""
    if len(text) > largest:
        raise ContentError(f"{source}: {len(text)} characters are more than {largest}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = f"at line {max(1, len(text.splitlines()))}, the last"
        raise ContentError(f"{source}: {str(error).replace('at end of document', end)}") from None
    except (ValueError, RecursionError):  # numbers of thousands of digits, tables within tables for ever
        raise ContentError(f"{source}: there are numbers or tables in it that are far too large") from None


def add_again(packs: dict[tuple[str, str], tuple[str, str]]) -> None:
    """In another process: the packs that the first one has added."""
    for (game, _), (text, source) in packs.items():
        contents_of(game).add(text, source)


def read_pack(path: Path, largest: int = LARGEST_PACK) -> str:
    """The text of a file, or a sentence why there is none."""
    what = f"{(path.name or str(path))[:80]}: it cannot be read"
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except IsADirectoryError:
        raise ContentError(f"{what}: it is a folder") from None
    except (OSError, ValueError) as error:
        raise ContentError(f"{what}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > largest:
        raise ContentError(f"{what}: it has more than {largest} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError(f"{what}: it is not a text in UTF-8") from None
    if "\0" in text:
        raise ContentError(f"{what}: it is not a text")
    return text.replace("\r\n", "\n")
