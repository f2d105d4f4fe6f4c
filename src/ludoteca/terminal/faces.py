"""Which game is drawn by what."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludoteca.engine.words import Words
from ludoteca.terminal import generic
from ludoteca.terminal.screen import Scene

# Games with a screen of their own: module `ludoteca.terminal.NAME` with `draw`, `QUIET` and,
# where names are long, `brief`; where a name says little, `called`.
OWN_FACE = ("condottiere", "venti", "ventura")

Brief = Callable[[Words, str, str | int], str]  # a thing of some kind, in as few letters as a game can
# the same by what is there on the table now; None where its name is enough
Called = Callable[[Words, dict[str, Any], str, str | int], str | None]


@dataclass(frozen=True)
class Face:
    """How a game looks: its table as lines, its things in long lists of moves, and the events that are too
    small for the news.
    """

    draw: Callable[[Scene], list[Text]]
    brief: Brief
    quiet: frozenset[str]
    called: Called | None = None


def face_of(game: str) -> Face:
    """A game's own face, or the one that suits any game."""
    name = game if game in OWN_FACE else "generic"
    module = importlib.import_module(f"ludoteca.terminal.{name}")
    return Face(
        module.draw, getattr(module, "brief", generic.brief), module.QUIET, getattr(module, "called", None)
    )
