"""How Condottiere speaks of seats and numbers, in every language."""

from __future__ import annotations

import pytest

from ludoteca.engine.words import Message, Words
from ludoteca.games.condottiere.game import CONDOTTIERE

PACKAGE = CONDOTTIERE.info.package


@pytest.mark.parametrize(
    ("language", "seat", "one", "many", "drawn"),
    [
        ("en", "Seat 1", "Seat 1 keeps 1 card.", "Anna keeps 2 cards.", "Draw 2 cards"),
        ("it", "Posto 1", "Posto 1 tiene 1 carta.", "Anna tiene 2 carte.", "Pesca 2 carte"),
        ("de", "Platz 1", "Platz 1 behält 1 Karte.", "Anna behält 2 Karten.", "2 Karten ziehen"),
    ],
)
def test_seats_and_numbers_are_spoken_properly(
    language: str, seat: str, one: str, many: str, drawn: str
) -> None:
    assert Words(PACKAGE, language).seat(0) == seat
    assert Words(PACKAGE, language).say(Message("event-keeps", {"seat": 0, "count": 1})) == one
    assert Words(PACKAGE, language, ["Anna"]).say(Message("event-keeps", {"seat": 0, "count": 2})) == many
    assert Words(PACKAGE, language).say(Message("do-draw", {"number": "2"})) == drawn
