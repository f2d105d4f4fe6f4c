"""Heroes, followers and enemies: how many, how strong, what is stated of them, and their words."""

from __future__ import annotations

from collections import Counter

import pytest

from games.dark_venture.kit.entries import (
    ARMOR,
    ENEMIES,
    FACTIONS,
    FIGURES,
    FOLLOWERS,
    HEROES,
    ITEMS,
    WEAPONS,
    Strength,
    cards,
    in_gear,
    most,
    steps,
    strength,
    total,
)
from games.dark_venture.kit.texts import faults
from ludoteca.games.dark_venture.content import vocabulary
from ludoteca.games.dark_venture.content.checking import covered

# power with attack, armor, health
PACK = Strength(1, 0, 9)
TIER_1 = Strength(2, 0, 12)
TIER_2 = Strength(3, 1, 18)
TIER_2_AND_MORE = Strength(5, 1, 22)
TIER_3 = Strength(7, 1, 30)
TIER_3_AND_MORE = Strength(8, 2, 36)
TIERS = {
    PACK: ["gutter-choir", "tax-birds"],
    TIER_1: ["knife-orphans"],
    TIER_2: ["salt-hounds", "left-heir", "right-heir", "late-postman"],
    TIER_2_AND_MORE: ["furnace-wardens", "tollkeeper-of-nails", "appraiser"],
    TIER_3: ["mother-mole", "unborn-duke"],
    TIER_3_AND_MORE: ["king-of-the-missing-floor"],
}
STARRED = [item for hero in HEROES.values() for item in hero["gear"]]


def test_there_are_29_characters_numbered_without_gaps_on_36_cards() -> None:
    assert [figure["number"] for figure in FIGURES.values()] == list(range(1, 30))
    assert [cards(HEROES), cards(FOLLOWERS), cards(ENEMIES)] == [11, 5, 20]
    assert Counter(enemy.get("copies", 1) for enemy in ENEMIES.values()) == {1: 8, 2: 3, 3: 2}


def test_twelve_cards_of_enemies_are_aggressive() -> None:
    aggressive = {id: enemy for id, enemy in ENEMIES.items() if enemy.get("aggressive")}
    assert cards(aggressive) == 12


@pytest.mark.parametrize("id", HEROES)
def test_heroes_are_as_strong_as_heroes_may_be(id: str) -> None:
    hero = HEROES[id]
    assert all(2 <= hero[attribute] <= 7 for attribute in vocabulary.ATTRIBUTES)
    assert 15 <= total(hero) <= 19
    assert 28 <= hero["health"] <= 40


@pytest.mark.parametrize("id", FOLLOWERS)
def test_followers_are_as_strong_as_followers_may_be(id: str) -> None:
    assert 9 <= total(FOLLOWERS[id]) <= 15
    assert 12 <= FOLLOWERS[id]["health"] <= 26


@pytest.mark.parametrize(("tier", "ids"), TIERS.items())
def test_enemies_in_their_gear_are_as_strong_as_their_tier(tier: Strength, ids: list[str]) -> None:
    assert {id: strength(id) for id in ids} == dict.fromkeys(ids, tier)
    assert all(8 <= total(ENEMIES[id]) <= 20 for id in ids)


def test_every_enemy_is_of_one_tier_and_none_of_the_third_is_aggressive() -> None:
    assert sorted(id for ids in TIERS.values() for id in ids) == sorted(ENEMIES)
    strong = TIERS[TIER_3] + TIERS[TIER_3_AND_MORE]
    assert not any(ENEMIES[id].get("aggressive") for id in strong)


@pytest.mark.rule("DV-HERO-07")
def test_each_hero_has_two_items_that_nobody_else_names() -> None:
    assert all(len(hero["gear"]) == 2 for hero in HEROES.values())
    assert len(set(STARRED)) == 22
    others = [item for id in {**FOLLOWERS, **ENEMIES} for item in FIGURES[id].get("gear", [])]
    assert set(others) & set(STARRED) == set()
    assert len(set(others)) == len(others)


@pytest.mark.parametrize("id", FIGURES)
@pytest.mark.rule("DV-HERO-05", "DV-ITEM-05")
def test_everybody_can_wear_the_gear_that_the_card_names(id: str) -> None:
    faction = FACTIONS[FIGURES[id]["faction"]]
    for item in FIGURES[id].get("gear", []):
        card = ITEMS[item]
        kinds = {card.get("category"), card.get("slot"), *card.get("tags", [])}
        assert kinds & set(faction.get("forbid", [])) == set()
        assert all(in_gear(id, stat) >= least for stat, least in card.get("needs", {}).items())


@pytest.mark.rule("DV-SOLO-01", "DV-SOLO-02")
def test_one_hero_has_another_item_in_solo_for_one_that_is_not_there() -> None:
    [(id, hero)] = [(id, hero) for id, hero in HEROES.items() if "solo-gear" in hero]
    [(old, new)] = hero["solo-gear"].items()
    assert id == "brother-cinderjaw"
    assert old in hero["gear"] and ITEMS[old]["solo"] is False
    assert new not in STARRED and ITEMS[new].get("solo", True)


@pytest.mark.rule("DV-STAT-08")
def test_a_hero_of_36_health_has_the_staff_with_ten_base_health() -> None:
    """TV-01 can be played from the box."""
    hero = HEROES["second-ursula"]
    staff = WEAPONS["standing-order"]
    assert hero["health"] == 36 and "standing-order" in hero["gear"]
    assert (staff["category"], staff["hands"], staff["base"]) == ("staff", 2, 10)


@pytest.mark.rule("DV-STAT-02")
def test_a_hero_has_a_two_handed_bow_and_a_helm_and_nothing_else() -> None:
    """The shape of TV-02."""
    bow, helm = HEROES["quillon"]["gear"]
    assert (WEAPONS[bow]["category"], WEAPONS[bow]["hands"]) == ("bow", 2)
    assert ARMOR[helm]["slot"] == "head"


@pytest.mark.rule("DV-AGGR-05", "DV-AGGR-06")
def test_two_are_kin_and_some_spare_one_who_would_not_spare_them() -> None:
    assert [id for id, enemy in ENEMIES.items() if enemy.get("kin") == "heirs"] == ["left-heir", "right-heir"]
    assert {id: enemy["spares"] for id, enemy in ENEMIES.items() if "spares" in enemy} == {
        "knife-orphans": ["clerk-dot"]
    }


@pytest.mark.rule("DV-ITEM-09")
def test_one_who_is_no_beast_holds_no_weapons() -> None:
    assert [id for id, figure in FIGURES.items() if not figure.get("weapons", True)] == ["clerk-dot"]
    assert FOLLOWERS["clerk-dot"]["faction"] != "beast"


def test_one_follower_is_ridden() -> None:
    assert [id for id, follower in FOLLOWERS.items() if follower.get("ridden")] == ["moth-horse"]


@pytest.mark.rule("DV-NPC-05")
def test_at_least_three_check_whoever_stays_with_them_and_one_of_these_is_a_follower() -> None:
    checks = {id for id, figure in FIGURES.items() if "stay" in moments(id)}
    assert len(checks) >= 3
    assert checks & set(FOLLOWERS) == {"borrowed-twin"}


@pytest.mark.rule("DV-FREE-02")
def test_two_enemies_trade() -> None:
    """They take something and give something, for an action of whoever is there."""
    traders = []
    for id, enemy in ENEMIES.items():
        for ability in enemy["abilities"]:
            if ability["on"] == "act" and ability["whose"] == "here":
                taken = any(step["to"] == "self" for step in steps(ability, "take"))
                given = any(step["to"] == "actor" for step in steps(ability, "take"))
                if taken and (given or any(steps(ability, "find"))):
                    traders.append(id)
    assert traders == ["tollkeeper-of-nails", "appraiser"]


@pytest.mark.rule("DV-NPC-03")
def test_the_duke_hunts_and_the_postman_wanders() -> None:
    ways = {id: enemy["roam"]["way"] for id, enemy in ENEMIES.items() if "roam" in enemy}
    assert ways == {"late-postman": "wander", "unborn-duke": "hunt"}


@pytest.mark.rule("DV-FOLL-02")
@pytest.mark.parametrize("id", FOLLOWERS)
def test_a_follower_joins_whoever_has_luck_4_about_every_other_time(id: str) -> None:
    """And does something else of those that it refuses."""
    court = FOLLOWERS[id]["court"]
    joins = [band for band in court["bands"] if {"join": "self"} in band["do"]]
    chance = covered(court["roll"], [(band["min"], band["max"]) for band in joins])
    assert 0.45 <= chance <= 0.7
    assert len(court["bands"]) > len(joins) > 0


@pytest.mark.parametrize("id", FIGURES)
def test_everybody_can_do_something(id: str) -> None:
    assert FIGURES[id]["abilities"]


@pytest.mark.parametrize("id", FIGURES)
def test_nobody_costs_more_than_eight_health_at_once(id: str) -> None:
    assert all(most(step["lose"]) <= 8 for step in steps(FIGURES[id], "lose"))


def test_some_abilities_heal() -> None:
    assert sum(any(steps(figure["abilities"], "heal")) for figure in FIGURES.values()) >= 3


def test_there_are_four_cards_of_each_creature_that_quests_speak_of() -> None:
    tagged = Counter[str]()
    for figure in FIGURES.values():
        tagged.update({tag: figure.get("copies", 1) for tag in figure.get("tags", [])})
    assert {tag for tag in vocabulary.CREATURES if tagged[tag] >= 4} == set(vocabulary.CREATURES)


def test_the_words_of_people_are_there_in_three_languages() -> None:
    assert faults("people") == []


def moments(id: str) -> set[str]:
    return {ability["on"] for ability in FIGURES[id]["abilities"]}
