"""Which game is drawn by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ludoteca.engine.registry import part_of
from ludoteca.engine.rules import Result
from ludoteca.engine.words import Message, Namer, Words
from ludoteca.terminal import generic
from ludoteca.terminal.screen import NARROWEST, Scene

Brief = Callable[[Words, str, str | int], str]  # a thing of some kind, in as few letters as a game can
# the same by what is there on the table now, and what is printed there; None where its name is enough
Called = Callable[[Words, Mapping[str, Any], Mapping[str, Any], str, str | int], str | None]
# what a game says of its end beside winners and reason, such as a rank; "" where there is nothing
Ending = Callable[[Words, Result, Mapping[str, Any]], str]
# what an event leaves to be read, by what is printed and by the view: a story, what a card does
Further = Callable[[Words, Mapping[str, Any], Mapping[str, Any], Message], list[str]]
# what is told of a move before it is made, by what is printed and by the forecast; "" where nothing is
Foretold = Callable[[Words, Mapping[str, Any], Mapping[str, Any], str], str]
# what could be done for the quests that a text means: by view, what is printed, forecast, the text, the
# labels of the moves, and a width
Leads = Callable[
    [Words, Mapping[str, Any], Mapping[str, Any], Mapping[str, Any], str, Mapping[str, str], int], list[Text]
]
# all that is printed on the cards that a text means, for a width
Look = Callable[[Words, Mapping[str, Any], str, int], list[Text]]


def no_further(
    words: Words, printed: Mapping[str, Any], view: Mapping[str, Any], message: Message
) -> list[str]:
    return []


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
    placed: Called | None = None
    ending: Ending = plain_end
    further: Further = no_further
    look: Look | None = None
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # verbs by what they are for
    foretold: Foretold | None = None
    leads: Leads | None = None
    narrowest: int = NARROWEST  # it is drawn for so many columns at least; with fewer, lines break

    def width(self, columns: int) -> int:
        """How broad it is drawn, where there are so many columns."""
        return max(self.narrowest, columns)

    def told(
        self, words: Words, printed: Mapping[str, Any], view: Mapping[str, Any], messages: list[Message]
    ) -> list[str]:
        """Events in words, with what they leave to be read."""
        name = self.namer(words, printed, view)
        return [
            sentence
            for message in messages
            for sentence in (words.say(message, name), *self.further(words, printed, view, message))
        ]

    def namer(self, words: Words, printed: Mapping[str, Any], view: Mapping[str, Any]) -> Namer | None:
        """What sentences call things by where they are, such as places of a map."""
        placed = self.placed
        if placed is None:
            return None
        return lambda kind, value: placed(words, view, printed, kind, value)


def face_of(package: str) -> Face:
    """The face of the game in a package, or the one that suits any game.

    The package's module `terminal` has `draw`, `QUIET` and, where names are long, `brief`; where a
    name says little, `called`; where sentences name places, `placed`; where an end has more to say, `ending`;
    where events are stories, `further`; where cards have texts, `look`; where there are many verbs, `GROUPS`;
    where a forecast is told, `foretold`; where there are quests, `leads`.
    """
    module = part_of(package, "terminal") or generic
    return Face(
        module.draw,
        getattr(module, "brief", generic.brief),
        module.QUIET,
        getattr(module, "called", None),
        getattr(module, "placed", None),
        getattr(module, "ending", plain_end),
        getattr(module, "further", no_further),
        getattr(module, "look", None),
        getattr(module, "GROUPS", {}),
        getattr(module, "foretold", None),
        getattr(module, "leads", None),
        getattr(module, "LEAST_COLUMNS", NARROWEST),
    )
