"""Weapons, armor and objects: how many, how strong, what is stated of them, and their words."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from games.dark_venture.kit.entries import ARMOR, FIGURES, ITEMS, OBJECTS, WEAPONS, cards, most, steps
from games.dark_venture.kit.texts import faults
from ludoteca.games.dark_venture.content import vocabulary


def test_there_are_58_designs_on_62_cards() -> None:
    assert [item["number"] for item in ITEMS.values()] == list(range(1, 59))
    assert [cards(WEAPONS), cards(ARMOR), cards(OBJECTS)] == [23, 20, 19]
    assert Counter(item.get("copies", 1) for item in OBJECTS.values()) == {1: 11, 2: 4}


@pytest.mark.rule("DV-ITEM-12")
def test_there_are_six_categories_of_weapons() -> None:
    counts = Counter(weapon["category"] for weapon in WEAPONS.values())
    assert counts == {"sword": 6, "knife": 4, "hammer": 4, "spear": 3, "bow": 3, "staff": 3}


def test_there_is_armor_for_every_slot() -> None:
    assert Counter(armor["slot"] for armor in ARMOR.values()) == {
        "head": 6,
        "body": 7,
        "shield": 4,
        "jewel": 3,
    }


@pytest.mark.parametrize("id", ITEMS)
def test_items_give_no_more_than_items_may_give(id: str) -> None:
    item = ITEMS[id]
    assert all(-2 <= item.get(attribute, 0) <= 3 for attribute in vocabulary.ATTRIBUTES)
    assert 0 <= item.get("attack", 0) <= 4
    assert 0 <= item.get("armor", 0) <= 3
    assert 0 <= item.get("base", 0) <= 10


def test_in_full_gear_armor_is_at_most_6_and_attack_at_most_7() -> None:
    """With a weapon in hand; gifts that do not always hold are counted too."""
    worn = {slot: [item for item in ARMOR.values() if item["slot"] == slot] for slot in vocabulary.SLOTS}

    def best(stat: str, slot: str) -> int:
        return max(given(item, stat) for item in worn[slot])

    held = [
        hands
        for one, other in combinations([*WEAPONS.values(), *worn["shield"]], 2)
        for hands in ([one], [one, other])
        if "category" in one and sum(least_hands(item) for item in hands) <= 2
    ]
    for stat, limit in (("armor", 6), ("attack", 7)):
        clothes = sum(best(stat, slot) for slot in ("head", "body", "jewel"))
        assert clothes + max(sum(given(item, stat) for item in hands) for hands in held) <= limit


def given(item: dict[str, Any], stat: str) -> int:
    gifts = [gift["n"] for gift in item.get("gifts", []) if gift["stat"] == stat]
    return int(sum([item.get(stat, 0), *gifts]))


def least_hands(item: dict[str, Any]) -> int:
    """Of a strong bearer."""
    return 1 if "one-hand" in item else int(item.get("hands", 1))


def test_a_knife_gives_speed_and_first_strike() -> None:
    """TV-03."""
    needle = WEAPONS["needle-of-small-hours"]
    assert (needle["category"], needle["speed"], needle["strike"]) == ("knife", 1, 1)


@pytest.mark.rule("DV-ITEM-13")
def test_an_object_gives_action_points_by_a_roll_and_one_without() -> None:
    [by_roll] = steps(OBJECTS["pocket-noon"], "roll")
    assert [any(steps(band, "ap")) for band in by_roll["bands"]] == [False, True, True]
    assert {"ap": 1} in OBJECTS["nurses-kit"]["abilities"][0]["do"]


@pytest.mark.rule("DV-ITEM-13")
def test_some_objects_cost_action_points() -> None:
    costs = {id: item["abilities"][0].get("cost", {}).get("ap", 0) for id, item in OBJECTS.items()}
    assert {id: ap for id, ap in costs.items() if ap} == {
        "door-without-a-house": 1,
        "far-seeing-egg": 1,
        "soup-of-the-year-before": 2,
    }


def test_action_points_are_given_and_lost_in_few_places() -> None:
    changes = {id: [step["ap"] for step in steps(entry, "ap")] for id, entry in {**FIGURES, **ITEMS}.items()}
    assert [id for id, given in changes.items() if max(given, default=0) > 0] == [
        *("stopped-watch", "pocket-noon", "nurses-kit")
    ]
    assert [id for id, given in changes.items() if min(given, default=0) < 0] == ["clerk-dot"]


def test_at_least_six_objects_heal() -> None:
    assert sum(any(steps(item, "heal")) for item in OBJECTS.values()) >= 6


@pytest.mark.rule("DV-SOLO-01")
def test_two_items_are_not_for_solo() -> None:
    alone = [id for id, item in ITEMS.items() if not item.get("solo", True)]
    assert alone == ["door-without-a-house", "mirror-with-a-delay"]


def test_there_is_something_of_every_kind_that_factions_and_quests_speak_of() -> None:
    tags = {tag for item in ITEMS.values() for tag in item.get("tags", [])}
    assert tags == set(vocabulary.ITEM_TAGS)


def test_two_further_cards_have_an_answer_for_the_bearer_of_the_letter_opener() -> None:
    asked = [
        id
        for id, entry in {**FIGURES, **ITEMS}.items()
        if any(option["has"] == "letter-opener" for option in steps(entry, "has"))
    ]
    assert asked == ["late-postman", "sealed-orders"]


@pytest.mark.parametrize("id", OBJECTS)
def test_every_object_can_be_used(id: str) -> None:
    [ability] = OBJECTS[id]["abilities"]
    assert ability["on"] == "use"
    assert all(most(step["lose"]) <= 8 for step in steps(ability, "lose"))


def test_the_words_of_items_are_there_in_three_languages() -> None:
    assert faults("items") == []
