"""Contents: which one a game is played with, and packs, the files by which an owner adds one."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.options import Options
from ludoteca.engine.registry import catalogue, rules_of
from ludoteca.engine.rules import CONTENT, AnyRules, Contents

LARGEST = 200_000  # bytes of a file; every value of a game is a few thousand

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
            "add its pack, on the command line with --content FILE"
        )
    if known[name] != digest:
        raise ContentError(
            f"this game was played with the content {shown(name)} (digest {digest[:40]}); what is called so "
            f"here has other values (digest {known[name]})"
        )
    return name


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
    text = read_pack(path)
    contents = contents_of(game)
    meant = game_named(text, path.name)
    if meant and meant != game:
        raise ContentError(f"{path.name}: this pack is for {shown(meant)}, not for {shown(game)}")
    name = contents.add(text, path.name)
    ADDED[game, name] = (text, path.name)
    return name


def add_pack(file: str | Path) -> tuple[str, str]:
    """Add a pack to the game that it names; returns the game and the content's name.

    A pack that names none is for the game that takes packs, as long as there is only one.
    """
    path = Path(file)
    named = game_named(read_pack(path), path.name)
    able = [named] if named else games_with_contents()
    if len(able) != 1:
        raise ContentError(
            f'{path.name}: the pack does not say which game it is for; write game = "{able[0]}" '
            f"at its top, for one of {', '.join(able)}"
        )
    return able[0], add_content(able[0], path)


def game_named(text: str, source: str) -> str:
    """The game that a pack says it is for; "" where it says nothing."""
    game = toml_of(text, source).get("game", "")
    if not isinstance(game, str):
        raise ContentError(f"{source}: game: the name of a game is needed")
    return game


def toml_of(text: str, source: str) -> dict[str, Any]:
    """The values of a pack's text; a text that is no TOML is refused with its line."""
    if len(text) > LARGEST:
        raise ContentError(f"{source}: {len(text)} characters are more than {LARGEST}")
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


def read_pack(path: Path) -> str:
    """The text of a file, or a sentence why there is none."""
    what = f"{(path.name or str(path))[:80]}: it cannot be read"
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except IsADirectoryError:
        raise ContentError(f"{what}: it is a folder") from None
    except (OSError, ValueError) as error:
        raise ContentError(f"{what}: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > LARGEST:
        raise ContentError(f"{what}: it has more than {LARGEST} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError(f"{what}: it is not a text in UTF-8") from None
    if "\0" in text:
        raise ContentError(f"{what}: it is not a text")
    return text.replace("\r\n", "\n")
