"""A TOML text that a person wrote: where each field stands, and every mistake told at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.engine.errors import ContentError, shown
from ludoteca.engine.places import Path, places

SPACES = "\n\u00a0\u202f"  # that stand in texts, besides what Python calls printable
PACK_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Written:
    """One text while it is read."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.mistakes: list[str] = []
        self.plain = text
        self.lines: dict[Path, int] | None = None  # made when the first one is asked for

    def wrong(self, path: Path, what: str) -> ContentError:
        return ContentError(f"{self.source}, line {self.line_of(path)}: {spelled(path)}: {what}")

    def line_of(self, path: Path) -> int:
        """The line of a field, however it is written: heading, dotted key, inline table or entry of a list.
        What is not there has the line of what it would lie in.
        """
        if self.lines is None:
            self.lines = places(self.plain)
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def attempt(self, default: T, read: Callable[..., T], *given: Any) -> T:
        """Goes on behind a mistake, so that all of them can be told at once."""
        try:
            return read(*given)
        except ContentError as error:
            self.mistakes.append(error.text)
            return default

    def finish(self) -> None:
        """Tells all mistakes, if there were any."""
        if self.mistakes:
            raise ContentError("\n".join(self.mistakes))

    def known(self, path: Path, given: Iterable[object], names: Iterable[str]) -> None:
        """Refuses a name that is not one of these, or no name at all."""
        there = tuple(names)
        for name in given:
            if not isinstance(name, str):
                raise self.wrong(path, f"a word is needed, not {shown(name)}")
            if name not in there:
                near = difflib.get_close_matches(name, there, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(there)}"
                raise self.wrong((*path, name), f"there is nothing of this name; {hint}")

    def number(self, path: Path, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(path, f"a whole number from {low} to {high} is needed, not {shown(value)}")
        return value

    def text(self, path: Path, value: object, longest: int) -> str:
        """Plain words, as they are to be read: nothing in them is a sign for a terminal or a page."""
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(path, f"a text is needed, not {shown(value)}")
        if len(value) > longest:
            raise self.wrong(path, f"{len(value)} characters are more than {longest}")
        if not all(sign.isprintable() or sign in SPACES for sign in value):
            raise self.wrong(path, "there are signs in it that cannot be printed")
        return value

    def some_of(self, path: Path, value: object, names: tuple[str, ...]) -> list[str]:
        if not isinstance(value, list) or any(word not in names for word in value):
            raise self.wrong(path, f"a list of some of these is needed: {', '.join(names)}")
        return value

    def section(self, path: Path, value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(path, "this is a section, not a value")
        return value

    def sections(self, data: dict[str, Any], name: str, names: Iterable[str]) -> dict[str, dict[str, Any]]:
        """The sections `[name.thing]`, each of a thing that there is."""
        found = self.section((name,), data.get(name, {}))
        self.known((name,), found, names)
        return {key: self.section((name, key), value) for key, value in found.items()}

    def pack_name(self, data: dict[str, Any], shipped: str, keys: Iterable[str]) -> str:
        """The name of a pack, at whose top nothing else stands than these keys."""
        self.known((), data, ("game", "name", *keys))
        name = data.get("name")
        if not isinstance(name, str) or not PACK_NAME.fullmatch(name):
            raise self.wrong(("name",), "small letters, digits and hyphens are needed, 40 at most")
        if name == shipped:
            raise self.wrong(("name",), f"{name!r} is the content that comes with the game")
        return name


def spelled(path: Path) -> str:
    """`locations.slantwise-inn.a.rules[1].do[0]`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")
