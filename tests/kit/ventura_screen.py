"""Ventura's table at the terminal, as text."""

from __future__ import annotations

from kit.ventura import A
from ludoteca import Game
from ludoteca.engine.words import Words
from ludoteca.terminal import ventura
from ludoteca.terminal.screen import Scene, speak

NAMES = ["Anna", "Bruno", "Carla", "Dino"]
# two Domains, with a Field between them that is nobody's
LAND = {
    "0,0": "papal A",
    "1,0": "papal",
    "0,-1": "city A",
    "1,-1": "village A",
    "2,-1": "wood A",
    "2,0": "city B",
    "1,1": "field",
    "-1,1": "castle B",
}


def speaking(t: Game, language: str = "en") -> Words:
    return speak(t.rules.info.package, language, NAMES[: t.seats])


def drawn(
    t: Game,
    seat: int = A,
    width: int = 80,
    room: int = 60,
    language: str = "en",
    news: list[str] | None = None,
) -> str:
    words = speaking(t, language)
    scene = Scene(t.view(seat), seat, words, t.seats, t.options, news or [], width, room)
    return "\n".join(line.plain.rstrip() for line in ventura.draw(scene))
