"""Which game is drawn by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ludoteca.engine.registry import part_of
from ludoteca.engine.rules import Result
from ludoteca.engine.words import Words
from ludoteca.terminal import generic
from ludoteca.terminal.screen import Scene

Brief = Callable[[Words, str, str | int], str]  # a thing of some kind, in as few letters as a game can
# the same by what is there on the table now, and what is printed there; None where its name is enough
Called = Callable[[Words, Mapping[str, Any], Mapping[str, Any], str, str | int], str | None]
# what a game says of its end beside winners and reason, such as a rank; "" where there is nothing
Ending = Callable[[Words, Result, Mapping[str, Any]], str]


def plain_end(words: Words, result: Result, view: Mapping[str, Any]) -> str:
    return ""


@dataclass(frozen=True)
class Face:
    """How a game looks: its table as lines, its things in long lists of moves, and the events that are too
    small for the news.
    """

    draw: Callable[[Scene], list[Text]]
    brief: Brief
    quiet: frozenset[str]
    called: Called | None = None
    ending: Ending = plain_end


def face_of(package: str) -> Face:
    """The face of the game in a package, or the one that suits any game.

    The package's module `terminal` has `draw`, `QUIET` and, where names are long, `brief`; where a
    name says little, `called`; where an end has more to say, `ending`.
    """
    module = part_of(package, "terminal") or generic
    return Face(
        module.draw,
        getattr(module, "brief", generic.brief),
        module.QUIET,
        getattr(module, "called", None),
        getattr(module, "ending", plain_end),
    )
