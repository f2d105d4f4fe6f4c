"""Step E.2: Troops that share a tile are put together anew."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    SHIELD,
    WALL,
    A,
    B,
    arrange,
    at_cells,
    captain,
    discards,
    men,
    play,
    position,
    refused,
    see,
    told,
    whereabouts,
    wounds,
)
from ludoteca import Game
from ludoteca.testing import rule

LAND = {"0,0": "city A", "1,0": "field A", "0,1": "hill A"}
AWAY = {(A, 4): "billmen @ 0,1", (A, 5): "pikemen @ 0,1"}


def regroup(t: Game, where: str, plan: Mapping[str, str]) -> None:
    """A puts the cards on a tile into areas: {"acuto": "2", "swordsmen": "2 3"}; two of a name in order."""
    t.play(A, f"at {where}")
    left = {name: areas.split() for name, areas in plan.items()}
    while t.asked == (A,) and (prompt := t.prompt(A)) and prompt.message.id == "ask-assign":
        t.play(A, f"assign {left[str(prompt.message.args['card'])].pop(0)}")


def areas(t: Game) -> dict[int, str]:
    """What lies in each area of A: the Captain first, then Companies by name."""
    return {
        area: " ".join([*filter(None, [captain(t, A, area)]), *sorted(men(t, A, area))])
        for area in whereabouts(t, A)
    }


def both(edition: str, troops: Mapping[tuple[int, int], str]) -> Game:
    return arrange(2, phase="regroup", land=LAND, troops=troops, edition=edition)


# the condition


@rule("VEN-REG-01", "VEN-RUL-50")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_army_alone_on_its_tile_is_not_regrouped(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0", **AWAY})
    assert see(t)["phase"] == "march"


@rule("VEN-RUL-50")
def test_an_army_alone_may_split_where_that_is_agreed() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0"}
    t = arrange(2, phase="regroup", land=LAND, troops=troops, options={"free_split": True})
    regroup(t, "1,0", {PLAIN: "2", ALPHA: "3", BETA: "2"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA}", 3: ALPHA}


@rule("VEN-REG-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_or_more_own_troops_on_one_tile_may_be_regrouped_or_not(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0", (A, 4): f"{WALL} @ 0,1"})
    assert t.legal(A) == ["at 1,0", "done"]
    assert refused(t, A, "at 0,1") == refused(t, A, "at 0,0") == "VEN-REG-01"
    t.play(A, "done")
    assert see(t)["phase"] == "march" and areas(t)[3] == BETA


@rule("VEN-REG-01", "VEN-TROOP-05")
def test_companies_without_a_captain_among_them_have_nothing_to_regroup() -> None:
    t = both("en-2010", {(A, 2): f"{ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0"})
    assert see(t)["phase"] == "march"


@rule("VEN-REG-01", "VEN-RUL-48")
def test_each_tile_is_regrouped_once() -> None:
    troops = {
        (A, 2): f"{PLAIN} {ALPHA} @ 1,0",
        (A, 3): f"{BETA} @ 1,0",
        (A, 4): f"{SHIELD} {WALL} @ 0,1",
        (A, 5): "billmen @ 0,1",
    }
    t = both("en-2010", troops)
    assert at_cells(t) == {"1,0", "0,1"}
    regroup(t, "1,0", {PLAIN: "2", ALPHA: "2", BETA: "2"})
    assert at_cells(t) == {"0,1"} and refused(t, A, "at 1,0") == "VEN-REG-01"
    regroup(t, "0,1", {SHIELD: "4", WALL: "4", "billmen": "4"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA} {ALPHA}", 4: f"{SHIELD} billmen {WALL}"}
    assert see(t)["phase"] == "march"


# what may be done


@rule("VEN-REG-02", "VEN-REG-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_companies_join_an_army(edition: str) -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0", (A, 4): f"{WALL} @ 1,0"}
    t = both(edition, troops)
    regroup(t, "1,0", {PLAIN: "2", ALPHA: "2", BETA: "2", WALL: "2"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA} {WALL} {ALPHA}"}
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0"}  # the other markers left the board


@rule("VEN-REG-02", "VEN-REG-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_company_leaves_an_army_for_an_empty_area(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", **AWAY})
    regroup(t, "0,0", {PLAIN: "2", ALPHA: "3", BETA: "2"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA}", 3: ALPHA, 4: "billmen", 5: "pikemen"}
    assert whereabouts(t, A)[3] == "0,0"


@rule("VEN-REG-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_companies_are_exchanged_between_armies(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{SHIELD} {BETA} @ 1,0"})
    regroup(t, "1,0", {PLAIN: "2", SHIELD: "3", ALPHA: "3", BETA: "2"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA}", 3: f"{SHIELD} {ALPHA}"}


@rule("VEN-REG-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captains_are_exchanged_between_armies(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{SHIELD} {BETA} @ 1,0"})
    regroup(t, "1,0", {PLAIN: "3", SHIELD: "2", ALPHA: "2", BETA: "3"})
    assert areas(t) == {1: "garrison-este", 2: f"{SHIELD} {ALPHA}", 3: f"{PLAIN} {BETA}"}


@rule("VEN-RUL-49", "VEN-REG-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captain_goes_over_to_a_company(edition: str) -> None:
    t = both(edition, {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0"})
    regroup(t, "1,0", {PLAIN: "3", ALPHA: "2", BETA: "3"})
    assert areas(t) == {1: "garrison-este", 2: ALPHA, 3: f"{PLAIN} {BETA}"}


@rule("VEN-RUL-48")
def test_wounds_stay_on_their_cards() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA}:2 {BETA} @ 1,0", (A, 3): f"{ALPHA}:1 @ 1,0"})
    regroup(t, "1,0", {PLAIN: "2", ALPHA: "3 2", BETA: "2"})
    assert (men(t, A, 3), wounds(t, A, 3)) == ([ALPHA], [2])
    assert sorted(zip(men(t, A, 2), wounds(t, A, 2), strict=True)) == [(BETA, 0), (ALPHA, 1)]


@rule("VEN-REG-02")
def test_regrouping_is_free_and_needs_no_cards() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 1,0"})
    before = position(t).florins[:]
    regroup(t, "1,0", {PLAIN: "2", ALPHA: "2", BETA: "2"})
    assert position(t).florins == before and discards(t) == {}


# what the result must be


@rule("VEN-REG-03", "VEN-TROOP-05", "VEN-RUL-51")
def test_each_company_that_leaves_needs_an_empty_area_of_its_own() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", **AWAY})  # area 3 alone is empty
    play(t, A, "at 0,0", "assign 2", "assign 3")
    assert see(t)["phase"] == "march"  # the other Company has no choice
    assert sorted([areas(t)[2], areas(t)[3]]) in ([f"{PLAIN} {ALPHA}", BETA], [f"{PLAIN} {BETA}", ALPHA])


@rule("VEN-REG-03", "VEN-TROOP-01")
def test_an_army_never_gets_a_sixth_company() -> None:
    troops = {
        (A, 2): f"{PLAIN} {ALPHA} {BETA} {WALL} household @ 1,0",
        (A, 3): "barbute @ 1,0",
        (A, 4): "billmen @ 1,0",
        (A, 5): "pikemen @ 0,1",
    }
    t = both("en-2010", troops)
    play(t, A, "at 1,0", *["assign 2"] * 6)  # the Captain and five Companies
    assert refused(t, A, "assign 2") == "VEN-REG-03" and t.legal(A) == ["assign 3", "assign 4"]
    t.play(A, "assign 4")
    assert len(men(t, A, 2)) == 5 and len(men(t, A, 4)) == 1


@rule("VEN-REG-03", "VEN-TROOP-04")
def test_two_captains_never_share_an_area() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{SHIELD} {BETA} @ 1,0"})
    play(t, A, "at 1,0", "assign 2")
    assert refused(t, A, "assign 2") == "VEN-REG-03"


@rule("VEN-REG-03")
def test_areas_of_troops_on_other_tiles_cannot_be_used() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", **AWAY})
    t.play(A, "at 0,0")
    assert t.legal(A) == ["assign 1", "assign 2", "assign 3"]
    assert refused(t, A, "assign 4") == "VEN-REG-03"
    assert refused(t, A, "done") == "VEN-REG-02"


@rule("VEN-RUL-44")
@pytest.mark.parametrize("edition", EDITIONS)
def test_captain_and_companies_may_leave_the_garrison_but_the_garrison_keeps_area_one(edition: str) -> None:
    t = both(edition, {(A, 1): f"{PLAIN} {GARRISON} {ALPHA}", (A, 2): f"{BETA} @ 0,0"})
    t.play(A, "at 0,0")
    asked: list[str] = []
    for area in ("2", "2", "2"):
        prompt = t.prompt(A)
        assert prompt is not None
        asked.append(str(prompt.message.args["card"]))
        t.play(A, f"assign {area}")
    assert sorted(asked) == sorted([PLAIN, ALPHA, BETA])  # of the Garrison nobody is asked
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {BETA} {ALPHA}"}


@rule("VEN-RUL-44")
def test_companies_may_join_a_captain_with_the_garrison() -> None:
    t = both("en-2010", {(A, 2): f"{PLAIN} {ALPHA} @ 0,0"})
    regroup(t, "0,0", {PLAIN: "1", ALPHA: "1"})
    assert areas(t) == {1: f"{PLAIN} garrison-este {ALPHA}"}
    assert whereabouts(t, A) == {1: "0,0"}


# a Captain alone


SHED = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{SHIELD} {BETA} @ 1,0"}
ALONE = {PLAIN: "2", SHIELD: "3", ALPHA: "3", BETA: "3"}


@rule("VEN-REG-05", "VEN-RUL-49", "VEN-TROOP-04", "DIF-42")
def test_in_english_a_captain_left_alone_is_discarded_at_once() -> None:
    t = both("en-2010", {**SHED, (A, 4): f"tolentino {WALL} @ 0,1", (A, 5): "billmen @ 0,1"})
    regroup(t, "1,0", ALONE)
    assert t.legal(A) == ["at 0,1", "done"]  # the step is not over
    assert areas(t)[3] == f"{SHIELD} {BETA} {ALPHA}" and 2 not in whereabouts(t, A)
    assert see(t)["ventura"]["discard"] == {PLAIN: 1}
    assert told(t, "captain-leaves") == [{"seat": A, "card": PLAIN}]


@rule("VEN-REG-06", "VEN-RUL-49", "VEN-TROOP-04", "DIF-42")
def test_in_italian_a_captain_left_alone_stays_until_the_end_of_the_phase() -> None:
    t = both("it-2011", {**SHED, (A, 4): f"tolentino {WALL} @ 0,1", (A, 5): "billmen @ 0,1"})
    regroup(t, "1,0", ALONE)
    assert areas(t)[2] == PLAIN and whereabouts(t, A)[2] == "1,0" and discards(t) == {}
    t.play(A, "done")
    assert see(t)["phase"] == "march"
    assert 2 not in whereabouts(t, A) and discards(t) == {PLAIN: 1}


@rule("VEN-RUL-49", "DIF-42")
def test_in_italian_a_captain_left_alone_may_get_a_company_later_in_the_step() -> None:
    t = both("it-2011", SHED)
    regroup(t, "1,0", ALONE)
    assert at_cells(t) == {"1,0"}
    regroup(t, "1,0", {PLAIN: "2", SHIELD: "3", ALPHA: "2", BETA: "3"})
    assert areas(t) == {1: "garrison-este", 2: f"{PLAIN} {ALPHA}", 3: f"{SHIELD} {BETA}"}
    assert discards(t) == {} and see(t)["phase"] == "march"


@rule("VEN-REG-01")
def test_players_regroup_in_turn_order() -> None:
    land = {**LAND, "5,0": "field B"}
    troops = {**SHED, (B, 2): "tolentino barbute @ 5,0", (B, 3): "billmen @ 5,0"}
    t = arrange(2, phase="regroup", first=B, turn=B, land=land, troops=troops)
    assert t.asked == (B,)
    t.play(B, "done")
    assert t.asked == (A,) and at_cells(t) == {"1,0"}
