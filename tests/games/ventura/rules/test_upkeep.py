"""Step B.2: income, maintenance, and cards that are dismissed."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    WALL,
    A,
    B,
    arrange,
    captain,
    discards,
    fixture,
    idle,
    land,
    men,
    out_of_the_game,
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

HOME = {"0,0": "city A", "1,0": "village A", "0,1": "wood A", "-1,0": "field A"}  # 1 + 2 + 1 + 1
DEAR = {"upkeep": 2}


def paid(t: Game, seat: int) -> list[str | int]:
    """What the seat paid in each Upkeep."""
    return [event["count"] for event in told(t, "upkeep") if event["seat"] == seat]


# income


@rule("VEN-UPK-01", "VEN-UPK-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_incomes_of_the_domain_are_added_and_what_is_left_goes_to_the_reserve(edition: str) -> None:
    t = arrange(2, phase="upkeep", land=HOME, florins={A: 3}, edition=edition)
    assert told(t, "income")[0] == {"seat": A, "count": 5, "besides": 0}
    assert sum(tile["markers"] for tile in land(t) if tile["owner"] == A) == 5
    t.play(A, "done")  # the Garrison costs one
    assert paid(t, A) == [1] and position(t).florins[A] == 3 + 5 - 1
    assert told(t, "upkeep")[0]["balance"] == 5 - 1


@rule("VEN-UPK-01")
def test_the_log_tells_which_tiles_the_income_comes_from() -> None:
    land = {**HOME, "-1,1": "field A", "2,0": "field B"}
    t = arrange(2, phase="upkeep", land=land)
    own = [event for event in told(t, "earns") if event["seat"] == A]
    assert {str(event["tile"]): (event["count"], event["count2"]) for event in own} == {
        "city": (1, 1),
        "village": (1, 2),
        "wood": (1, 1),
        "field": (2, 2),
    }
    assert sum(int(event["count2"]) for event in own) == told(t, "income")[0]["count"]


@rule("VEN-UPK-07", "VEN-RUL-80")
def test_a_player_without_troops_simply_earns() -> None:
    t = arrange(2, phase="upkeep", land=HOME, florins={A: 3, B: 9}, garrisons=False)
    assert position(t).florins[A] == 8 and see(t)["phase"] != "upkeep"


# maintenance


@rule("VEN-UPK-02", "VEN-CARD-04", "VEN-RUL-30")
def test_every_company_every_captain_and_the_garrison_cost_their_maintenance() -> None:
    content = fixture("upkeep", swordsmen={"upkeep": 3}, acuto={"upkeep": 2})
    army = f"{PLAIN} {ALPHA} {BETA} @ 1,0"
    t = arrange(2, phase="upkeep", land=HOME, troops={(A, 2): army}, florins={A: 10}, content=content)
    t.play(A, "done")
    assert paid(t, A) == [1 + 2 + 3 + 1] and position(t).florins[A] == 10 + 5 - 7


@rule("VEN-UPK-03", "VEN-RUL-27")
def test_the_difference_may_be_paid_from_the_reserve() -> None:
    army = f"{PLAIN} {ALPHA} {BETA} {WALL} @ 1,0"
    t = arrange(2, phase="upkeep", land=HOME, troops={(A, 2): army, (A, 3): f"{BETA} @ 0,1"}, florins={A: 1})
    t.play(A, "done")  # six for five of income
    assert position(t).florins[A] == 0


@rule("VEN-UPK-02", "VEN-RUL-27")
def test_cards_that_cannot_be_paid_must_go() -> None:
    content = fixture("dear", swordsmen=DEAR, crossbowmen=DEAR, pavise_bearers=DEAR)
    troops = {(A, 2): f"{ALPHA} @ 1,0", (A, 3): f"{BETA} @ 0,1", (A, 4): f"{WALL} @ -1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 1}, content=content)
    assert t.legal(A) == ["dismiss 1.1", "dismiss 2.1", "dismiss 3.1", "dismiss 4.1"]
    assert refused(t, A, "done") == "VEN-RUL-27"  # seven of six
    t.play(A, "dismiss 3.1")
    assert "done" in t.legal(A)
    t.play(A, "done")
    assert position(t).florins[A] == 1 + 5 - 5
    assert discards(t) == {BETA: 1} and whereabouts(t, A) == {1: "0,0", 2: "1,0", 4: "-1,0"}


@rule("VEN-UPK-02", "VEN-RUL-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_may_be_dismissed_although_it_could_be_paid(edition: str) -> None:
    troops = {(A, 2): f"{ALPHA} @ 1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 50}, edition=edition)
    play(t, A, "dismiss 2.1", "done")
    assert discards(t) == {ALPHA: 1} and paid(t, A) == [1]
    assert whereabouts(t, A) == {1: "0,0"}


@rule("VEN-UPK-02")
def test_only_own_cards_in_play_can_be_dismissed() -> None:
    t = arrange(2, phase="upkeep", land=HOME, hands={A: ALPHA})
    assert refused(t, A, "dismiss 2.1") == "VEN-UPK-02"
    assert refused(t, A, "dismiss 1.c") == "VEN-UPK-02"
    assert refused(t, A, "buy") == "VEN-UPK-02"


@rule("VEN-UPK-02", "VEN-GEN-07")
def test_a_dismissed_company_goes_to_the_pile_of_its_deck() -> None:
    troops = {(A, 2): f"{ALPHA} @ 1,0", (A, 3): "foragers @ 0,1"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops)
    play(t, A, "dismiss 2.1", "dismiss 3.1")
    assert see(t)["ventura"]["discard"] == {ALPHA: 1}
    assert see(t)["conscription"]["discard"] == {"foragers": 1}


@rule("VEN-UPK-06", "VEN-GEN-08", "VEN-RUL-45", "VEN-CARD-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_garrison_that_is_not_paid_is_out_of_the_game(edition: str) -> None:
    t = arrange(2, phase="upkeep", land=HOME, edition=edition)
    t.play(A, "dismiss 1.1")
    assert out_of_the_game(t)["garrison-este"] == 1 and discards(t) == {}
    assert whereabouts(t, A) == {} and told(t, "garrison-gone") == [{"seat": A}]


@rule("VEN-RUL-31")
def test_a_new_card_costs_maintenance_from_the_next_round_on() -> None:
    t = arrange(
        2, phase="upkeep", land=HOME, hands={A: ALPHA}, florins={A: 5, B: 5}, row="acuto barbute stradiots"
    )
    play(t, A, "done")
    idle(t, "deploy", A)
    play(t, A, f"deploy {ALPHA} 2")
    idle(t, "upkeep", A)
    play(t, A, "done")
    assert paid(t, A) == [1, 2]


# Armies


@rule("VEN-UPK-04", "VEN-UPK-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captain_goes_with_the_last_of_his_companies(edition: str) -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 9}, edition=edition)
    t.play(A, "dismiss 2.1")
    assert (captain(t, A, 2), men(t, A, 2)) == (PLAIN, [BETA])
    t.play(A, "dismiss 2.1")
    assert captain(t, A, 2) is None and whereabouts(t, A) == {1: "0,0"}
    assert see(t)["ventura"]["discard"] == {PLAIN: 1, ALPHA: 1, BETA: 1}
    assert told(t, "captain-leaves") == [{"seat": A, "card": PLAIN}]


@rule("VEN-UPK-04", "VEN-RUL-28", "VEN-RUL-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_captain_may_be_dismissed_and_his_only_company_stays_as_a_company(edition: str) -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA}:1 @ 1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, edition=edition)
    t.play(A, "dismiss 2.c")
    assert discards(t) == {PLAIN: 1}
    assert (captain(t, A, 2), men(t, A, 2), wounds(t, A, 2)) == (None, [ALPHA], [1])
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0"}
    assert t.asked == (A,) and "dismiss 2.c" not in t.legal(A)


@rule("VEN-RUL-28")
def test_companies_without_their_captain_take_empty_areas_on_the_same_tile() -> None:
    troops = {(A, 3): f"{PLAIN} {ALPHA}:1 {BETA} {WALL}:2 @ 1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops)
    t.play(A, "dismiss 3.c")
    assert t.legal(A) == ["settle 3.1", "settle 3.2", "settle 3.3"]
    assert refused(t, A, "done") == "VEN-RUL-28"
    play(t, A, "settle 3.2", "settle 3.1", "settle 3.3")
    assert (men(t, A, 3), men(t, A, 2), men(t, A, 4)) == ([BETA], [ALPHA], [WALL])
    assert (wounds(t, A, 2), wounds(t, A, 4)) == ([1], [2])  # wounds stay on their cards
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0", 3: "1,0", 4: "1,0"}
    assert discards(t) == {PLAIN: 1}


@rule("VEN-RUL-28")
def test_companies_without_an_empty_area_are_discarded_and_the_owner_says_which_stay() -> None:
    troops = {
        (A, 2): f"{ALPHA} @ 0,1",
        (A, 3): f"{PLAIN} {ALPHA} {BETA} {WALL} @ 1,0",
        (A, 4): f"{BETA} @ -1,0",
        (A, 5): "billmen @ -1,0",
    }
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 9})
    play(t, A, "dismiss 3.c", "settle 3.3")
    assert men(t, A, 3) == [WALL] and discards(t) == {PLAIN: 1, ALPHA: 1, BETA: 1}


@rule("VEN-RUL-28", "VEN-RUL-44")
def test_a_garrison_keeps_area_one_when_its_captain_goes() -> None:
    troops = {(A, 1): f"{PLAIN} {ALPHA} {GARRISON} {BETA}", (A, 2): f"{WALL} @ 1,0"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 9})
    play(t, A, "dismiss 1.c")
    assert t.legal(A) == ["settle 1.1", "settle 1.3"]
    play(t, A, "settle 1.3", "settle 1.1")
    assert (men(t, A, 1), men(t, A, 3), men(t, A, 4)) == (["garrison-este"], [BETA], [ALPHA])
    assert whereabouts(t, A) == {1: "0,0", 2: "1,0", 3: "0,0", 4: "0,0"}


@rule("VEN-RUL-29", "VEN-UPK-05")
def test_markers_show_what_is_left_of_a_troop() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{BETA} @ 0,1"}
    t = arrange(2, phase="upkeep", land=HOME, troops=troops, florins={A: 9})
    before = {one["area"]: one.get("captain") for one in see(t)["players"][A]["troops"]}
    assert before == {1: None, 2: PLAIN, 3: None}
    play(t, A, "dismiss 2.c", "dismiss 3.1")
    after = {one["area"]: (one.get("captain"), one["hex"]) for one in see(t)["players"][A]["troops"]}
    assert after == {1: (None, "0,0"), 2: (None, "1,0")}


@rule("VEN-RUL-27", "VEN-UPK-07")
def test_what_will_be_left_counts_the_income_of_this_upkeep_once() -> None:
    t = arrange(2, phase="upkeep", land=HOME, troops={(A, 2): f"{WALL} @ 1,0"}, florins={A: 1, B: 4})
    mine, other = see(t)["players"]
    assert (mine["florins"], mine["earned"], mine["upkeep"], mine["next"]) == (6, 5, 2, 4)
    assert "earned" not in other and other["next"] == 4 + 1 - 1
    play(t, A, "dismiss 2.1")
    assert see(t)["players"][A]["next"] == 5
    play(t, A, "done")
    mine, other = see(t)["players"]
    assert position(t).florins[A] == 5 and "earned" not in mine and mine["next"] == 5 + 5 - 1
    assert (other["florins"], other["earned"], other["next"]) == (5, 1, 4)
