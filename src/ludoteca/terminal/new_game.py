"""`ludoteca new-game`: the skeleton of a package with a game of one's own.

It is a whole little game, Cuckoo, under another name: it passes its tests before anything is changed.
"""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from shutil import rmtree

from ludoteca.engine.errors import LudotecaError, shown
from ludoteca.engine.registry import names
from ludoteca.terminal.arguments import is_pythons

NAME = re.compile(r"[a-z][a-z0-9]+(-[a-z0-9]+)*")
LONGEST = 40


def write_game(name: str, parent: Path) -> Path:
    """Write the skeleton into a new folder below `parent`; returns the folder."""
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise LudotecaError(
            f"a game's name is 2 to {LONGEST} small letters and digits, a letter first, with hyphens "
            f"between words, not {shown(name)}"
        )
    if name in names():
        raise LudotecaError(f"there is a game called {name!r} already")
    if is_pythons(name.replace("-", "_")):
        raise LudotecaError(f"{name} is a name of Python's own: call the game otherwise")
    folder = parent / f"ludoteca-{name}"
    if folder.exists():
        raise LudotecaError(f"{folder} is there already; nothing was written")
    try:
        copy(resources.files("ludoteca").joinpath("skeleton"), folder, name)
    except OSError as error:
        rmtree(folder, ignore_errors=True)  # or it would be in the way the next time
        raise LudotecaError(f"the game cannot be written to {folder}: {error.strerror}") from None
    return folder


def copy(source: Traversable, target: Path, name: str) -> None:
    target.mkdir(parents=True)
    for item in sorted(source.iterdir(), key=lambda item: item.name):
        if item.name == "__pycache__":
            continue
        renamed = item.name.replace("cuckoo", name.replace("-", "_"))
        if item.is_dir():
            copy(item, target / renamed, name)
        else:
            text = item.read_text(encoding="utf-8")
            (target / renamed).write_text(called(text, name), encoding="utf-8")


# What the skeleton calls itself; where the module is meant, not the game, a hyphen becomes an underscore.
OWN = re.compile(
    r'(?P<module>(?<=from )cuckoo\b|(?<=src/)cuckoo\b|(?<=package=")cuckoo\b|(?<=")cuckoo(?=:CUCKOO"))'
    r"|CUCKOO|CuckooRules|Cuckoo|CU-|cuckoo"
)


def called(text: str, name: str) -> str:
    """A text of the skeleton for a game of another name."""
    module = name.replace("-", "_")
    words = [word.capitalize() for word in name.split("-")]
    spelled = {
        "CUCKOO": module.upper(),
        "CuckooRules": f"{''.join(words)}Rules",
        "Cuckoo": " ".join(words),
        "CU-": f"{module.replace('_', '')[:2].upper()}-",
        "cuckoo": name,
    }
    return OWN.sub(lambda found: module if found["module"] else spelled[found[0]], text)
