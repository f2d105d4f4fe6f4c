"""The table of a game at the terminal, as text."""

from __future__ import annotations

from pathlib import Path

from ludoteca import Game
from ludoteca.engine.words import Words
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.question import Question
from ludoteca.terminal.screen import Scene, make_console, speak_of
from ludoteca.terminal.session import Seating, Session

PRINTED: dict[tuple[str, str], dict[str, object]] = {}
NAMES = ["Anna", "Bruno", "Carla", "Dino", "Elsa", "Fabio"]


def speaking(t: Game, language: str = "en") -> Words:
    return speak_of(t, language, NAMES[: t.seats])


def printed_for(t: Game, digest: str, language: str) -> dict[str, object]:
    """What is printed, read once: many tests draw many tables."""
    if (digest, language) not in PRINTED:
        PRINTED[digest, language] = t.printed(language)
    return PRINTED[digest, language]


def drawn(
    t: Game,
    seat: int = 0,
    width: int = 80,
    room: int = 60,
    language: str = "en",
    news: list[str] | None = None,
) -> str:
    words = speaking(t, language)
    printed = printed_for(t, str(t.view(seat).get("printed", "")), language)
    scene = Scene(t.view(seat), seat, words, t.seats, t.options, t.edition, news or [], width, room, printed)
    return "\n".join(line.plain.rstrip() for line in face_of(t.rules.info.package).draw(scene))


def question(t: Game, seat: int, width: int = 80, language: str = "en") -> list[str]:
    session = Session(t, Seating(), {}, NAMES[: t.seats], Path("nowhere"))
    session.sheets[language] = printed_for(t, str(t.view(seat).get("printed", "")), language)
    question = Question(session, speaking(t, language), make_console(), seat)
    return [line.plain for line in question.lines(width)]


def height(t: Game, language: str) -> int:
    """The lines that table and question need at a terminal of 80 by 24, with the one to type on."""
    seat = t.asked[0]
    asked = question(t, seat, 80, language)
    table = drawn(t, seat, 80, 23 - len(asked), language, ["Something has happened."])
    return len(asked) + len(table.splitlines()) + 1
