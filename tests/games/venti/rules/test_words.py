"""How cards of VENTI are called, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludoteca
from ludoteca.engine.words import LANGUAGES, Message, Words
from ludoteca.games.venti.content import DECK
from ludoteca.games.venti.game import VENTI


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_venti_are_called_by_number_and_symbol_and_point_cards_by_points_too(language: str) -> None:
    words = Words(VENTI.info.package, language)
    symbols = [words.text(f"role-{symbol}") for symbol in ("circle", "triangle", "diamond", "square")]
    for card in DECK:
        name = f"{symbols[card.number // 2]} {card.number}"
        assert words.thing("card", card.name) == words.thing("any", card.name) == name
        assert words.thing("value", str(card.number)) == name
        assert str(words.thing("point", card.name)).startswith(f"{name} ({card.points} ")
        short = words.text("short-numbered", {"first": card.number, "second": 1})
        assert short == f"{'●▲◆■'[card.number // 2]} {card.number}"


def test_the_german_venti_has_the_words_of_its_rulebook() -> None:
    """Zentrum, Diamant, permanenter Joker."""
    words = Path(ludoteca.__file__).parent / "games" / "venti" / "words"
    for file in (words / "de.ftl", words / "rules.de.toml"):
        assert re.findall("Mitte|Raute|Dauerjoker", file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("language", "one", "many", "drawn", "won"),
    [
        (
            "en",
            "Your turn: 1 action left.",
            "Your turn: 3 actions left.",
            "Draw triangle 3",
            "Anna fulfils target A and wins square 7 (3 points).",
        ),
        (
            "it",
            "Tocca a te: ti resta 1 azione.",
            "Tocca a te: ti restano 3 azioni.",
            "Pesca triangolo 3",
            "Anna completa l’obiettivo A e ottiene quadrato 7 (3 punti).",
        ),
        (
            "de",
            "Du bist am Zug: noch 1 Aktion.",
            "Du bist am Zug: noch 3 Aktionen.",
            "Dreieck 3 ziehen",
            "Anna erfüllt Ziel A und gewinnt Quadrat 7 (3 Punkte).",
        ),
    ],
)
def test_actions_and_cards_are_spoken_properly(
    language: str, one: str, many: str, drawn: str, won: str
) -> None:
    words = Words(VENTI.info.package, language, ["Anna"])
    assert words.say(Message("ask-turn", {"count": 1})) == one
    assert words.say(Message("ask-turn", {"count": 3})) == many
    assert words.say(Message("do-draw", {"card": "3.12"})) == drawn
    event = Message("event-fulfils", {"seat": 0, "target": "a", "point": "7.9", "count": 3})
    assert words.say(event) == won
