"""What a stored game must show; each game's kit lists its own in `stored.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

import ludoteca
from ludoteca import Game, Message
from ludoteca.testing.trees import digest_of_trees

TESTS = Path(__file__).parent.parent / "games"
# What a position shows, with the events since the last one, that no event alone says.
Sights = Callable[[Game, list[Message]], set[str]]


@dataclass(frozen=True)
class Wanted:
    """A stored game: what it is called, how it is set up, and what must happen in it."""

    name: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)
    reason: str = ""
    events: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()  # how moves begin that somebody must make
    sights: tuple[str, ...] = ()  # what no event says: see `sights_of`
    eager: dict[str, int] = field(default_factory=dict)  # verb -> so many in ten who can do it do
    sense: int = 0  # so many in ten of the other moves are sensible, the rest random
    asides: int = 0
    edition: str | None = None

    def shows(self) -> str:
        how = f"ends by {self.reason}" if self.reason else "a game"
        shown = (*self.events, *self.moves, *self.sights)
        told = f", with {', '.join(shown)}" if shown else ""
        return f"{how}{told}"


def box(game: str) -> str:
    """The folder of a game's tests, also as a package: hyphens become underscores."""
    return game.replace("-", "_")


def folder(game: str) -> Path:
    """Where the stored games of a game lie."""
    return TESTS / box(game) / "playthroughs"


def kit_of(game: str, part: str) -> ModuleType:
    """A part of the kit of a game's tests: what they are to find there, its pictures, its bars."""
    return import_module(f"games.{box(game)}.kit.{part}")


def stored(game: str) -> ModuleType:
    """The list of a game: `WANTED`, the `ENDINGS` that must be shown and, where needed, `sights_of`."""
    return kit_of(game, "stored")


def add_packs(game: str) -> None:
    """The owners' packs that stored games were played with lie beside them."""
    for pack in sorted(folder(game).glob("*.toml")):
        ludoteca.add_content(game, pack)


def all_stored() -> list[Path]:
    return sorted([file for game in ludoteca.catalogue() for file in folder(game).glob("*.txt")])


def trees_of(game: str) -> dict[str, str]:
    """Digests of what a search finds in every fourth stored game."""
    files = sorted(folder(game).glob("*.txt"))[::4]
    return {file.stem: digest_of_trees(file.read_text(encoding="utf-8")) for file in files}
