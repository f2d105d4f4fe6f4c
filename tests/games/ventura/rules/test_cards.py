"""Chapter "Cards": what the values on a Company, a Captain and a Garrison do."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    GARRISON,
    PLAIN,
    SHIELD,
    WALL,
    A,
    B,
    all_wounds,
    arrange,
    discards,
    fixture,
    idle,
    men,
    out_of_the_game,
    play,
    see,
    told,
    wounds,
)
from games.ventura.kit.battle import attack, totals
from ludoteca import Game
from ludoteca.testing import rule

LAND = {"0,0": "field", "1,0": "field"}


def clash(attacker: str, defender: str, content: str = "") -> Game:
    """A of "0,0" attacks B on "1,0"; nobody has a refuge."""
    return attack(attacker, defender, land=LAND, content=content)


@rule("VEN-CARD-05")
@pytest.mark.parametrize(
    ("who", "points"), [(ALPHA, 3), (f"{PLAIN} {ALPHA}", 3 + 1), (f"{SHIELD} {ALPHA}", 3 + 0)]
)
def test_a_captains_movement_is_added_to_that_of_his_army(who: str, points: int) -> None:
    t = arrange(2, phase="march", land=LAND, troops={(A, 2): f"{who} @ 0,0"})
    assert see(t)["players"][A]["troops"][1]["movement"] == points


@rule("VEN-CARD-06", "VEN-CARD-07")
@pytest.mark.parametrize(("captain", "ranged", "melee"), [("", 0, 0), (PLAIN, 2, 1)])
def test_companies_and_their_captain_make_the_total_of_an_assault(
    captain: str, ranged: int, melee: int
) -> None:
    content = fixture("leaders", acuto={"ranged": 2, "melee": 1})
    t = clash(f"{captain} {BETA}", WALL, content)
    assert totals(t, "ranged") == [(A, 3 + ranged), (B, 0)]
    assert totals(t, "melee")[:2] == [(A, 1 + melee), (B, 1)]


@rule("VEN-CARD-08")
@pytest.mark.parametrize(("before", "left"), [(0, [2]), (1, [3]), (2, [])])
def test_a_company_is_eliminated_by_as_many_wounds_as_its_resistance(before: int, left: list[int]) -> None:
    alpha_shoots = {"melee": 0, "ranged": 2}
    content = fixture("archers", swordsmen=alpha_shoots, pavise_bearers={"melee": 0, "resistance": 4})
    t = clash(ALPHA, f"{WALL}:{before}", content)
    assert wounds(t, B, 2) == left
    assert discards(t) == ({} if left else {WALL: 1})


@rule("VEN-CARD-08")
@pytest.mark.parametrize(("captain", "hits"), [(PLAIN, 3), (SHIELD, 1)])
def test_the_resistance_of_a_captain_prevents_wounds_and_the_rest_is_suffered(
    captain: str, hits: int
) -> None:
    t = clash(BETA, f"{captain} {WALL}")
    assert told(t, "wounded")[0]["count"] == hits  # of three


@rule("VEN-CARD-09")
@pytest.mark.parametrize(("enemy", "melee"), [("heavy-cavalry", 2 + 2), (WALL, 2)])
def test_the_special_text_of_a_company_works(enemy: str, melee: int) -> None:
    t = clash("spearmen", enemy)
    assert totals(t, "melee")[0] == (A, melee)


@rule("VEN-CARD-04")
def test_maintenance_is_due_in_every_round() -> None:
    t = arrange(
        2,
        phase="upkeep",
        land={"0,0": "city A"},
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        florins={A: 9, B: 9},
        row="tolentino barbute stradiots",
    )
    for i in range(3):
        t.play(A, "done")
        idle(t, "prestige")
        idle(t, "upkeep", A)
    assert [event["count"] for event in told(t, "upkeep") if event["seat"] == A] == [2, 2, 2]


@rule("VEN-CARD-10", "VEN-RUL-45")
def test_a_garrison_fights_as_a_company_and_is_removed_when_it_falls() -> None:
    land = {"0,0": "field A", "1,0": "city B", "2,0": "field B"}
    troops = {(A, 2): f"{WALL} @ 0,0", (B, 1): GARRISON}
    t = arrange(2, phase="march", land=land, troops=troops)
    play(t, A, "activate 2", "at 1,0")
    assert totals(t, "ranged") == [(A, 0), (B, 1)] and totals(t, "melee")[:2] == [(A, 1), (B, 2)]
    assert wounds(t, B, 1) == [1]
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{ALPHA} @ 0,0", (B, 1): f"{GARRISON}:3"})
    play(t, A, "activate 2", "at 1,0")
    assert men(t, B, 1) == [] and out_of_the_game(t)["garrison-gonzaga"] == 1 and discards(t) == {}


@rule("VEN-RUL-04")
def test_more_than_twenty_wounds_may_be_in_play() -> None:
    others = {(A, 3): f"{PLAIN} {WALL}:8 {WALL}:8 household:4 @ 0,0"}
    t = attack(ALPHA, f"{BETA}:1", others=others)
    assert wounds(t, A, 2) == [3] and all_wounds(t) == 20 + 3
