"""Where in a TOML text each key and each entry of a list stands, by its path."""

from __future__ import annotations

import re
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # keys, and numbers of entries in lists

TOKEN: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*'|[^\s\[\]{}=,.#"']+|#[^\n]*|\n|\S''',
    re.DOTALL,
)
# what the next token may be
KEY: Final = 0
HEADING: Final = 1
VALUE: Final = 2
ENTRY: Final = 3  # of a list
REST: Final = 4  # of a value, or what follows it


class Opened:
    """A list, or an inline table (`entry` is -1), whose bracket is open."""

    def __init__(self, path: Path, entry: int) -> None:
        self.path = path
        self.entry = entry


def places(text: str) -> dict[Path, int]:
    """The line of each path. A path that is only gone through has that of the first within it.

    The text may be no TOML at all: then they are as good as they can be.
    """
    scan = Scan()
    line = 1
    for match in TOKEN.finditer(text):
        token = match[0]
        if not token.startswith("#"):
            scan.take(token, line)
        line += token.count("\n")
    found = scan.found
    for path, number in list(found.items()):
        for length in range(1, len(path)):
            found.setdefault(path[:length], number)
    return found


class Scan:
    def __init__(self) -> None:
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # entries so far of the lists whose entries have headings
        self.heading: Path = ()
        self.keys: list[str] = []  # of the name that is being read
        self.path: Path = ()  # of the value that is being read
        self.opened: list[Opened] = []
        self.double = False  # [[heading]]
        self.next = KEY

    def take(self, token: str, line: int) -> None:
        if token == "\n":
            if not self.opened:
                self.keys = []
                self.next = KEY
        elif self.next == KEY:
            self.take_key(token, line)
        elif self.next == HEADING:
            self.take_heading(token, line)
        elif self.next == REST:
            self.take_rest(token)
        elif self.next == ENTRY and token == "]":
            self.close()
        else:
            if self.next == ENTRY:
                self.path = (*self.opened[-1].path, self.opened[-1].entry)
                self.found.setdefault(self.path, line)
            self.take_value(token)

    def take_key(self, token: str, line: int) -> None:
        if token == "=":
            home = self.opened[-1].path if self.opened else self.heading
            self.path = (*home, *self.keys)
            self.found.setdefault(self.path, line)
            self.keys = []
            self.next = VALUE
        elif token == "[" and not self.opened and not self.keys:
            self.double = False
            self.next = HEADING
        elif token == "}":
            self.close()
        elif token not in (".", ","):
            self.keys.append(unquoted(token))

    def take_heading(self, token: str, line: int) -> None:
        if token == "[":
            self.double = True
        elif token == "]":
            self.heading = within_lists(self.keys, self.counts)
            if self.double:
                self.counts[self.heading] = self.counts.get(self.heading, -1) + 1
                self.heading = (*self.heading, self.counts[self.heading])
            self.found.setdefault(self.heading, line)
            self.keys = []
            self.next = REST
        elif token != ".":
            self.keys.append(unquoted(token))

    def take_value(self, token: str) -> None:
        if token == "[":
            self.opened.append(Opened(self.path, 0))
            self.next = ENTRY
        elif token == "{":
            self.opened.append(Opened(self.path, -1))
            self.next = KEY
        else:
            self.next = REST

    def take_rest(self, token: str) -> None:
        if token in ("]", "}"):
            self.close()
        elif token == "," and self.opened:
            inside = self.opened[-1]
            if inside.entry < 0:
                self.next = KEY
            else:
                inside.entry += 1
                self.next = ENTRY

    def close(self) -> None:
        if self.opened:
            self.opened.pop()
        self.keys = []
        self.next = REST


def within_lists(keys: list[str], counts: dict[Path, int]) -> Path:
    """The path of a heading: what lies in a list lies in its latest entry."""
    path: Path = ()
    for i, key in enumerate(keys):
        path = (*path, key)
        if path in counts and i < len(keys) - 1:
            path = (*path, counts[path])
    return path


def unquoted(key: str) -> str:
    return key[1:-1] if len(key) > 1 and key[0] in "\"'" else key
