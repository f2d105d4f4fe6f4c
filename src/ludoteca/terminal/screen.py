"""What all screens share: the console, the words, seats by letter and colour."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.console import Console
from rich.style import Style
from rich.text import Text

from ludoteca.engine.game import Game
from ludoteca.engine.packs import own_words
from ludoteca.engine.rules import CONTENT
from ludoteca.engine.words import Words

HOME = "ludoteca.terminal"
LETTERS = "ABCDEFGHIJKLMNOP"
COLOURS = ("red", "blue", "green", "magenta", "cyan", "yellow")
INKS = ("white", "white", "black", "white", "black", "black")
NARROWEST = 60


def make_console(stderr: bool = False) -> Console:
    """A console that takes text as it is, and adds no colours of its own."""
    return Console(stderr=stderr, highlight=False, soft_wrap=False, emoji=False, markup=False)


def speak(package: str, language: str, names: list[str] | None = None, own: str = "") -> Words:
    """The words of a game and of the terminal; names are what the players are called."""
    return Words(package, language, names, HOME, own)


def speak_of(t: Game, language: str, names: list[str] | None = None) -> Words:
    """The words for a game in play, with those of its content."""
    return speak(t.rules.info.package, language, names, own_words(t.rules, t.options.get(CONTENT)))


def letter(seat: int) -> str:
    return LETTERS[seat] if seat < len(LETTERS) else str(seat)


def ink(seat: int) -> Style:
    """How a seat is written."""
    return Style(color=COLOURS[seat % len(COLOURS)], bold=True)


def paint(seat: int) -> Style:
    """How a field that belongs to a seat is painted."""
    return Style(color=INKS[seat % len(INKS)], bgcolor=COLOURS[seat % len(COLOURS)], bold=True)


def badge(seat: int) -> Text:
    """A seat's letter on its colour."""
    return Text(f" {letter(seat)} ", style=paint(seat))


@dataclass
class Scene:
    """What a screen is drawn from: a seat's view and what is printed on the things in it, the news in words,
    and the room there is.
    """

    view: Mapping[str, object]
    seat: int
    words: Words
    seats: int
    options: Mapping[str, object]
    edition: str
    news: list[str] = field(default_factory=list)
    width: int = 80
    room: int = 15  # lines that table and news may take together
    printed: Mapping[str, object] = field(default_factory=dict)

    def name(self, seat: int) -> str:
        return self.words.seat(seat)


def wrapped(width: int, sentences: list[str], bullet: str = "· ") -> list[Text]:
    """Sentences as lines of a width, each with a bullet."""
    lines: list[Text] = []
    for sentence in sentences:
        for i, part in enumerate(textwrap.wrap(sentence, max(10, width - len(bullet)))):
            lines.append(Text((bullet if i == 0 else " " * len(bullet)) + part))
    return lines


def flowing(pieces: list[Text], width: int, gap: int, indent: int = 0) -> list[Text]:
    """Pieces one after the other, as many to a line as fit; further lines are indented."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap).append_text(piece)
        else:
            lines.append(Text(" " * indent if lines else "").append_text(piece))
    return lines


def fold(lines: list[Text], width: int, indent: int) -> list[Text]:
    """Lines of which those that are too wide go on below, indented."""
    return [
        part
        for line in lines
        for part in ([line] if line.cell_len <= width else flowing(list(line.split(" ")), width, 1, indent))
    ]


def path_lines(words: Words, sentence: str, path: str, width: int) -> list[Text]:
    """A sentence that names a file behind its colon: what stands there goes on one line, to be copied."""
    about, colon, named = words.text(sentence, {"file": path}).partition(": ")
    return flowing([*[Text(word) for word in (about + colon).split()], Text(named)], width, 1)


def news_lines(scene: Scene, width: int, room: int) -> list[Text]:
    """The news, a sentence a line; where that takes too much room, the latest of them as running text."""
    if not scene.news or room < 1:
        return []
    lines = wrapped(width, scene.news)
    if len(lines) > room:
        count = len(scene.news)
        while count and len(latest(scene, width, count)) > room:
            count -= 1
        lines = latest(scene, width, count)
    for line in lines:
        for seat in range(scene.seats):
            line.highlight_words([scene.name(seat)], style=ink(seat))
    return lines


def latest(scene: Scene, width: int, count: int) -> list[Text]:
    """The last sentences as running text, after a line that says how many came before."""
    left_out = len(scene.news) - count
    lines = wrapped(width, [" ".join(scene.news[left_out:])], "")
    if left_out:
        lines.insert(0, Text(scene.words.text("tui-more-news", {"count": left_out}), style="dim italic"))
    return lines


def dim(text: Text) -> Text:
    text.stylize("not bold dim")
    return text


def beside(cells: list[list[Text]], rooms: list[int]) -> list[Text]:
    """Cells of some lines side by side, each in its room, with a blank between them."""
    lines: list[Text] = []
    for i in range(max(len(cell) for cell in cells)):
        line = Text()
        for cell, room in zip(cells, rooms, strict=True):
            part = cell[i].copy() if i < len(cell) else Text()
            part.truncate(room, overflow="ellipsis", pad=True)
            line.append_text(part).append(" ")
        line.rstrip()
        lines.append(line)
    return lines
