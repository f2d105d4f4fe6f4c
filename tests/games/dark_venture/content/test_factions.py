"""The six factions: what they forbid, and what they give."""

from __future__ import annotations

import pytest

from games.dark_venture.kit.texts import box_of, catalogue, needed
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.dark_venture.content import vocabulary

FACTIONS = box_of("factions").tables["factions"]


def test_there_are_six() -> None:
    assert tuple(FACTIONS) == vocabulary.FACTIONS
    assert [faction["number"] for faction in FACTIONS.values()] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("DV-ITEM-09", "DV-PAID-07")
def test_beasts_neither_equip_nor_use_nor_search() -> None:
    assert FACTIONS["beast"] == {"number": 1, "equips": False, "uses": False, "searches": False}


@pytest.mark.rule("DV-HERO-05")
def test_each_faction_but_the_beasts_forbids_one_kind_of_item_and_has_one_gift() -> None:
    forbidden = {id: faction["forbid"] for id, faction in FACTIONS.items() if id != "beast"}
    assert forbidden == {
        "hollow": ["staff"],
        "tidewrought": ["shield"],
        "ashen": ["hammer"],
        "wayfolk": ["jewel"],
        "clockborn": ["food", "drink"],
    }
    given = {id: [gift["stat"] for gift in FACTIONS[id]["gifts"]] for id in forbidden}
    assert given == {
        "hollow": ["wake"],
        "tidewrought": ["flee"],
        "ashen": ["armor"],
        "wayfolk": ["court"],
        "clockborn": ["strike"],
    }


@pytest.mark.rule("DV-AGGR-05", "DV-AGGR-07")
def test_one_faction_is_kin_and_beasts_are_not() -> None:
    assert [id for id, faction in FACTIONS.items() if faction.get("kin")] == ["hollow"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_faction_has_its_words(language: str) -> None:
    assert needed("factions") <= set(catalogue("people", language))
