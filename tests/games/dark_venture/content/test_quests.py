"""The quests of the box: how many, for how many points, what they want, and their words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.dark_venture.kit.entries import steps
from games.dark_venture.kit.texts import box_of, faults
from ludoteca.games.dark_venture.content import tables, vocabulary

HEROIC = box_of("heroic").tables["heroic"]
SIDE = box_of("side").tables["side"]
QUESTS = {**HEROIC, **SIDE}


def words(value: Any) -> set[str]:
    """Every word in an entry."""
    if isinstance(value, dict):
        return set().union(*[words(one) for one in value.values()], set())
    if isinstance(value, list):
        return set().union(*[words(one) for one in value], set())
    return {value} if isinstance(value, str) else set()


def wanted() -> Counter[str]:
    """By how many quests each word is wanted, in their ways and what brings them about."""
    parts = [
        [*[stage["ways"] for stage in entry["stages"]], entry.get("received", {})]
        for entry in QUESTS.values()
    ]
    return Counter(word for part in parts for word in words(part))


def test_there_are_27_heroic_quests_of_four_to_seven_points() -> None:
    assert sorted(entry["number"] for entry in HEROIC.values()) == list(range(1, 28))
    assert Counter(entry["qp"] for entry in HEROIC.values()) == {4: 8, 5: 9, 6: 6, 7: 4}


def test_three_heroic_quests_are_not_for_one() -> None:
    """DV-SOLO-01."""
    alone = [entry["number"] for entry in HEROIC.values() if not entry.get("solo", True)]
    assert sorted(alone) == [1, 7, 16]


def test_there_are_36_side_quests_of_one_to_three_points() -> None:
    assert sorted(entry["number"] for entry in SIDE.values()) == list(range(1, 37))
    assert Counter(entry["qp"] for entry in SIDE.values()) == {1: 10, 2: 16, 3: 10}


def test_every_quest_is_a_choice_and_can_be_fulfilled() -> None:
    for id, entry in QUESTS.items():
        assert "choose" in str(entry), id
        assert "'fulfil': True" in str(entry["stages"][-1]["done"]), id


def test_every_quest_has_another_way() -> None:
    """Hole 13: where the wanted thing is not on the map, another way does not need it, or it is brought."""
    for id, entry in QUESTS.items():
        ways = max(len(stage["ways"]) for stage in entry["stages"])
        assert ways > 1 or "received" in entry or entry.get("solo") is False, id


@pytest.mark.rule("DV-HERO-09")
def test_two_quests_set_a_hero_of_the_deck_in_motion() -> None:
    moving = [
        id
        for id, quest in QUESTS.items()
        for option in steps(quest, "key")
        if any(step["call"] == "hero" for step in steps(option, "call")) and [*steps(option, "roam")]
    ]
    assert moving == ["wake-for-the-clerk", "door-in-the-wood"]


@pytest.mark.rule("DV-NPC-03")
def test_a_quest_brings_a_wandering_giant() -> None:
    [call] = steps(HEROIC["duke-who-was-never-born"]["received"], "call")
    [roam] = steps(HEROIC["duke-who-was-never-born"]["received"], "roam")
    assert (call["call"], roam["roam"]) == ("unborn-duke", "hunt")


def test_every_land_and_nature_is_wanted_often_enough() -> None:
    counts = wanted()
    few = {word: counts[word] for word in (*vocabulary.LANDS, *vocabulary.NATURES) if counts[word] < 3}
    assert few == {}
    assert [word for word in vocabulary.CATEGORIES if not counts[word]] == []
    assert {word: counts[word] for word in vocabulary.CREATURES if counts[word] < 2} == {}


def test_at_least_eight_quests_read_a_mark_that_they_do_not_set() -> None:
    strangers = []
    for table, entries in (("heroic", HEROIC), ("side", SIDE)):
        for id, entry in entries.items():
            box = tables.Box()
            assert tables.read(box, toml({table: {id: entry}}), id) == []
            if set(box.found.marks_read) - set(box.found.marks_set):
                strangers.append(id)
    assert len(strangers) >= 8


def toml(value: Any) -> str:
    """An entry as an inline table."""
    return "\n".join(f"{key} = {inline(one)}" for key, one in value.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[ " + ", ".join(inline(one) for one in value) + " ]"
    return (
        str(value).lower()
        if isinstance(value, bool)
        else f'"{value}"'
        if isinstance(value, str)
        else str(value)
    )


def test_the_words_of_quests_are_there_in_three_languages() -> None:
    assert faults("quests") == []
