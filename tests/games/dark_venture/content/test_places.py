"""The 24 places in books A and B: their doors, lands, natures and hexagons, and what a visit is worth."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dark_venture.kit.entries import steps
from games.dark_venture.kit.texts import box_of, faults
from ludoteca.games.dark_venture.content import tables, vocabulary

PLACES = box_of("locations").tables["locations"]
GUIDES: dict[str, dict[str, Any]] = {
    book: {id: place[book]["rules"] for id, place in PLACES.items()} for book in vocabulary.BOOKS
}
STORIES: dict[str, dict[str, Any]] = {
    book: {id: place[book]["story"] for id, place in PLACES.items() if "story" in place[book]}
    for book in vocabulary.BOOKS
}
HARDEST = {"a": 5, "b": 8}  # loss of health at once
in_each_book = pytest.mark.parametrize("book", vocabulary.BOOKS)
QUESTS = [entry for table in tables.QUESTS for entry in box_of(table).tables[table].values()]


def test_there_are_24_numbered_in_order() -> None:
    assert [place["number"] for place in PLACES.values()] == list(range(1, 25))


@in_each_book
def test_a_book_has_24_guide_entries_and_18_action_entries(book: str) -> None:
    assert len(GUIDES[book]) == 24 and [id for id, rules in GUIDES[book].items() if not rules] == []
    assert len(STORIES[book]) == 18


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
@in_each_book
def test_the_18_hexagons_and_they_alone_have_a_story(book: str) -> None:
    hexagons = {id: place["hexagon"] for id, place in PLACES.items() if "hexagon" in place}
    assert sorted(hexagons.values()) == list(range(1, 19))
    assert set(STORIES[book]) == set(hexagons)


@pytest.mark.parametrize("id", STORIES["a"])
@in_each_book
def test_every_story_asks_or_rolls(book: str, id: str) -> None:
    story = STORIES[book][id]
    assert [*steps(story, "choose"), *steps(story, "roll")]


@in_each_book
def test_a_mark_of_a_story_is_kept_by_its_player(book: str) -> None:
    marks = list(steps(list(STORIES[book].values()), "mark"))
    assert len({mark["mark"] for mark in marks}) >= 13
    assert {mark["on"] for mark in marks} == {"owner"}


def marks_set(book: str) -> set[str]:
    entries = [GUIDES[book], STORIES[book]]
    return {step["mark"] for step in steps(entries, "mark") if step["n"] > 0}


def marks_read(book: str) -> set[str]:
    return {condition["marked"] for condition in steps([GUIDES[book], STORIES[book]], "marked")}


def test_what_one_book_leaves_behind_the_other_one_reads() -> None:
    assert len(marks_set("a") & marks_read("b")) >= 8
    assert len(marks_set("b") & marks_read("a")) >= 8


def test_quests_can_be_helped_along_by_either_book() -> None:
    """What quests and places of A remember of the hexagons of A, the hexagons of B leave behind, too."""
    wanted = {condition["marked"] for condition in steps(QUESTS, "marked")}
    wanted |= {way["mark"] for way in steps(QUESTS, "kind") if way["kind"] == "story"}
    told = {step["mark"] for step in steps(list(STORIES["a"].values()), "mark")}
    assert len(told & wanted) >= 13
    assert (told & wanted) | (told & marks_read("a")) <= marks_set("b")


@in_each_book
def test_at_least_five_places_heal_by_a_rule(book: str) -> None:
    assert len([rules for rules in GUIDES[book].values() if [*steps(rules, "heal")]]) >= 5


@in_each_book
def test_nothing_costs_more_health_than_the_brief_allows(book: str) -> None:
    entries = [place[book] for place in PLACES.values()]
    losses = [step["lose"] for step in steps(entries, "lose")]
    prices = [paying["cost"].get("health", 2) for paying in steps(entries, "cost")]
    assert all(2 <= number <= HARDEST[book] for number in losses + prices)


def test_book_b_is_harsher_and_richer() -> None:
    """More health is lost, more items are found."""
    lost, found = [
        {
            book: sum(step[name] for step in steps([GUIDES[book], STORIES[book]], name))
            for book in vocabulary.BOOKS
        }
        for name in ("lose", "find")
    ]
    assert lost["b"] > 1.5 * lost["a"] and found["b"] > found["a"]


@pytest.mark.rule("DV-ITEM-13")
def test_action_points_are_gained_and_lost_in_few_places() -> None:
    points = {id: [step["ap"] for step in steps(place, "ap")] for id, place in PLACES.items()}
    assert {id: given for id, given in points.items() if given} == {
        "slantwise-inn": [-1],
        "bell-ridge": [1, 1, 1, 1],
        "mole-parliament": [-1, -1],
    }


@pytest.mark.rule("DV-SETUP-02", "DV-AMB-76")
def test_one_hexagon_of_each_book_reads_the_other_one_and_a_place_of_b_does_so_for_good() -> None:
    reading = [
        (id, book, step["until"])
        for id, place in PLACES.items()
        for book in vocabulary.BOOKS
        for step in steps(place[book], "book")
    ]
    assert reading == [
        ("well-of-tomorrows", "b", "roll"),
        ("theatre-of-the-last-rehearsal", "a", "roll"),
        ("lift-to-yesterday", "b", "game"),
    ]


@pytest.mark.rule("DV-HERO-09")
def test_hexagons_set_a_hero_of_the_deck_in_motion() -> None:
    moving = [
        (id, book)
        for book, stories in STORIES.items()
        for id, story in stories.items()
        if any(step["call"] == "hero" for step in steps(story, "call")) and [*steps(story, "roam")]
    ]
    assert moving == [("hollow-oak-assembly", "a"), ("glass-flats", "a"), ("hollow-oak-assembly", "b")]


@pytest.mark.rule("DV-FREE-02", "DV-PAID-11")
@in_each_book
def test_markets_trade_by_an_action(book: str) -> None:
    trading = [
        id
        for id, place in PLACES.items()
        if place["nature"] == "market"
        and any(rule["on"] == "act" and "item" in rule.get("cost", {}) for rule in GUIDES[book][id])
    ]
    assert trading == ["heron-market", "counting-house-below"]


def test_every_text_is_there_in_three_languages_and_none_is_left_over() -> None:
    assert faults("places") == []
