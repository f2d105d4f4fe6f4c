"""Places have the names of the board, in sentences of the terminal with their coordinates behind them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.ventura.kit.positions import BETWEEN, marching, then
from ludoteca.engine.words import Words
from ludoteca.games.ventura.terminal.places import Place, names_of
from ludoteca.terminal.faces import face_of

ROOT = Path(__file__).parents[4]
SAMPLE = json.loads((ROOT / "web/src/games/ventura/names.sample.json").read_text(encoding="utf-8"))
PACKAGE = "ludoteca.games.ventura"
SAID = {
    "en": "Troop 2 of Anna marches to the Field southeast of Ferrara [2,-1].",
    "it": "La Milizia 2 di Anna raggiunge il Campo a sud-est di Ferrara [2,-1].",
    "de": "südöstlich von Ferrara [2,-1].",
}


@pytest.mark.parametrize("layout", SAMPLE["layouts"])
def test_names_are_those_of_the_board_where_the_same_layouts_are_tested(layout: dict[str, object]) -> None:
    tiles, players, names = layout["tiles"], layout["players"], layout["names"]
    assert isinstance(tiles, dict) and isinstance(players, list) and isinstance(names, dict)
    found = names_of(SAMPLE["hexes"], tiles, players)
    assert found == {hex: Place(**place) for hex, place in names.items()}
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("language", SAID)
def test_sentences_call_places_by_their_names(language: str) -> None:
    game = then(marching())
    words = Words(PACKAGE, language, ["Anna", "Bruno"])
    face = face_of(PACKAGE)
    marches = [message for message in game.events(0) if message.id == "event-marches"]
    told = face.told(words, game.printed(language), game.view(0), marches)
    assert SAID[language] in told[-1] and f"[{BETWEEN}]" in told[-1]
