"""The 24 places in book A: their doors, lands, natures and hexagons, and what a visit is worth."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dark_venture.kit.entries import steps
from games.dark_venture.kit.texts import box_of, faults
from ludoteca.games.dark_venture.content import vocabulary

PLACES = box_of("locations").tables["locations"]
STORIES = {id: place["a"]["story"] for id, place in PLACES.items() if "story" in place["a"]}


def test_there_are_24_numbered_in_order_each_with_rules() -> None:
    assert [place["number"] for place in PLACES.values()] == list(range(1, 25))
    assert [id for id, place in PLACES.items() if not place["a"]["rules"]] == []


@pytest.mark.rule("DV-SETUP-06")
def test_the_start_has_four_doors_and_no_hexagon() -> None:
    start = PLACES["leaning-post"]
    assert (start["number"], start["doors"]) == (1, "NESW")
    assert "hexagon" not in start


def test_doors_let_the_map_grow() -> None:
    doors = Counter(place["doors"] for place in PLACES.values())
    assert doors == {"NESW": 7, "NES": 9, "NS": 3, "NE": 3, "N": 2}


def test_each_land_and_each_nature_has_four_places_and_no_pair_comes_twice() -> None:
    lands = Counter(place["land"] for place in PLACES.values())
    natures = Counter(place["nature"] for place in PLACES.values())
    assert lands == dict.fromkeys(vocabulary.LANDS, 4)
    assert natures == dict.fromkeys(vocabulary.NATURES, 4)
    assert len({(place["land"], place["nature"]) for place in PLACES.values()}) == 24


@pytest.mark.rule("DV-PAID-03")
def test_the_18_hexagons_and_they_alone_have_a_story() -> None:
    hexagons = {id: place["hexagon"] for id, place in PLACES.items() if "hexagon" in place}
    assert sorted(hexagons.values()) == list(range(1, 19))
    assert set(STORIES) == set(hexagons)


@pytest.mark.parametrize("id", STORIES)
def test_every_story_asks_or_rolls(id: str) -> None:
    assert [*steps(STORIES[id], "choose"), *steps(STORIES[id], "roll")]


def test_a_mark_of_a_story_is_kept_by_its_player() -> None:
    marks = list(steps(list(STORIES.values()), "mark"))
    assert len({mark["mark"] for mark in marks}) >= 13
    assert {mark["on"] for mark in marks} == {"owner"}


def test_at_least_five_places_heal_by_a_rule() -> None:
    assert len([place for place in PLACES.values() if [*steps(place["a"]["rules"], "heal")]]) >= 5


def test_nothing_costs_more_health_than_the_brief_allows() -> None:
    losses = [step["lose"] for step in steps(list(PLACES.values()), "lose")]
    prices = [paying["cost"].get("health", 2) for paying in steps(list(PLACES.values()), "cost")]
    assert all(2 <= number <= 5 for number in losses + prices)


@pytest.mark.rule("DV-ITEM-13")
def test_action_points_are_gained_and_lost_in_few_places() -> None:
    points = {id: [step["ap"] for step in steps(place, "ap")] for id, place in PLACES.items()}
    assert {id: given for id, given in points.items() if given} == {
        "bell-ridge": [1, 1],
        "mole-parliament": [-1],
    }


@pytest.mark.rule("DV-SETUP-02")
def test_one_hexagon_reads_the_other_book() -> None:
    assert [id for id, story in STORIES.items() if [*steps(story, "book")]] == [
        "theatre-of-the-last-rehearsal"
    ]


@pytest.mark.rule("DV-HERO-09")
def test_two_hexagons_set_a_hero_of_the_deck_in_motion() -> None:
    moving = [
        id
        for id, story in STORIES.items()
        if any(step["call"] == "hero" for step in steps(story, "call")) and [*steps(story, "roam")]
    ]
    assert moving == ["hollow-oak-assembly", "glass-flats"]


@pytest.mark.rule("DV-FREE-02", "DV-PAID-11")
def test_markets_trade_by_an_action() -> None:
    trading = [
        id
        for id, place in PLACES.items()
        if place["nature"] == "market"
        and any(rule["on"] == "act" and "item" in rule.get("cost", {}) for rule in place["a"]["rules"])
    ]
    assert trading == ["heron-market", "counting-house-below"]


def test_every_text_is_there_in_three_languages_and_none_is_left_over() -> None:
    assert faults("places") == []
