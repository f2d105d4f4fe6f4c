"""Which game is drawn by what."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.terminal import generic
from ludoteca.terminal.screen import Scene

# Games with a screen of their own: module `ludoteca.terminal.NAME` with `draw`, `QUIET` and,
# where names are long, `brief`.
OWN_FACE = ("condottiere", "venti", "ventura")

Brief = Callable[[Words, str, str | int], str]  # a thing of some kind, in as few letters as a game can


@dataclass(frozen=True)
class Face:
    """How a game looks: its table as lines, its things in long lists of moves, and the events that are too
    small for the news.
    """

    draw: Callable[[Scene], list[Text]]
    brief: Brief
    quiet: frozenset[str]


def face_of(game: str) -> Face:
    """A game's own face, or the one that suits any game."""
    name = game if game in OWN_FACE else "generic"
    module = importlib.import_module(f"ludoteca.terminal.{name}")
    return Face(module.draw, getattr(module, "brief", generic.brief), module.QUIET)
