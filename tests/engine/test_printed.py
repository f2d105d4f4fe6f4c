"""What is printed on tiles and cards is told apart from views, by its digest."""

from __future__ import annotations

import json

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.dice import DIVERS
from kit.toys.tiles import TILES_GAME
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.printed import find_printed


def test_a_game_prints_in_every_language_what_its_views_name() -> None:
    with registered(TILES_GAME) as name:
        t = ludoteca.new(name, seed=1)
        assert t.printed() == t.printed("en") == t.door(0).printed()
        assert t.printed("it")["land"]["lake"] == "È profondo."
        assert t.door(1).printed("de")["land"] == t.printed("de")["land"]
        digest = str(t.view(0)["printed"])
        assert json.loads(find_printed(t.rules, digest, "it") or "") == t.printed("it")
        assert find_printed(t.rules, digest[:-1], "it") is None


def test_what_is_printed_is_new_each_time() -> None:
    t = ludoteca.new("ventura", seed=1)
    t.printed()["cards"].clear()
    assert t.printed()["cards"]["acuto"]["kind"] == "captain"


def test_a_game_without_printed_things_names_none() -> None:
    with registered(DIVERS) as name:
        t = ludoteca.new(name, seed=1)
        assert t.printed() == t.door(0).printed() == {} and "printed" not in t.view(0)


@pytest.mark.parametrize("language", ["xx", "", None, 3])
def test_a_language_that_is_not_here_is_refused_in_words(language: str) -> None:
    with pytest.raises(LudotecaError, match="choose one of en, it, de"):
        ludoteca.new("ventura", seed=1).printed(language)
