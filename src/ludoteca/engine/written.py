"""A TOML text that a person wrote: where each field stands, and every mistake told at once."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ludoteca.engine.errors import ContentError, shown

PART = r"""(?:[\w-]+|"[^"]*"|'[^']*')"""
HEADING = re.compile(rf"\s*(\[\[?)\s*({PART}(?:\s*\.\s*{PART})*)\s*\]")
KEY = re.compile(rf"\s*({PART}(?:\s*\.\s*{PART})*)\s*=")

T = TypeVar("T")
Path = tuple[str | int, ...]  # keys, and numbers of entries in lists


class Written:
    """One text while it is read."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.mistakes: list[str] = []
        self.places = places(text)

    def wrong(self, path: Path, what: str) -> ContentError:
        return ContentError(f"{self.source}, line {self.line_of(path)}: {spelled(path)}: {what}")

    def line_of(self, path: Path) -> int:
        """The line that names most of a path, however it is written: heading, dotted key or inline table."""
        best, most = 1, 0
        for number, here in self.places:
            shared = 0
            while shared < min(len(here), len(path)) and here[shared] == path[shared]:
                shared += 1
            if shared > most and shared in (len(here), len(path)):
                best, most = number, shared
        return best

    def attempt(self, default: T, read: Callable[..., T], *given: Any) -> T:
        """Goes on behind a mistake, so that all of them can be told at once."""
        try:
            return read(*given)
        except ContentError as error:
            self.mistakes.append(error.text)
            return default

    def known(self, path: Path, given: Iterable[str], names: Iterable[str]) -> None:
        """Refuses a name that is not one of these."""
        there = tuple(names)
        for name in given:
            if name not in there:
                near = difflib.get_close_matches(name, there, 1)
                hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(there)}"
                raise self.wrong((*path, name), f"there is nothing of this name; {hint}")

    def number(self, path: Path, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(path, f"a whole number from {low} to {high} is needed, not {shown(value)}")
        return value


def spelled(path: Path) -> str:
    """`locations.slantwise-inn.a.rules[1].do[0]`."""
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".")


def places(text: str) -> list[tuple[int, Path]]:
    """The lines that name something, each with the path of what it names."""
    found: list[tuple[int, Path]] = []
    counts: dict[Path, int] = {}  # of the lists whose entries have headings
    heading: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        if match := HEADING.match(line):
            heading = within_lists(key_parts(match[2]), counts)
            if match[1] == "[[":
                counts[heading] = counts.get(heading, -1) + 1
                heading = (*heading, counts[heading])
            found.append((number, heading))
        elif match := KEY.match(line):
            found.append((number, (*heading, *key_parts(match[1]))))
    return found


def within_lists(parts: list[str], counts: dict[Path, int]) -> Path:
    """The path of a heading: what lies in a list lies in its latest entry."""
    path: Path = ()
    for i, part in enumerate(parts):
        path = (*path, part)
        if path in counts and i < len(parts) - 1:
            path = (*path, counts[path])
    return path


def key_parts(key: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(PART, key)]
