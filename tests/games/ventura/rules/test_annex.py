"""Step B.1: tiles under one's own Troops join the Domain."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    PLAIN,
    WALL,
    A,
    B,
    C,
    arrange,
    at_cells,
    domain,
    idle,
    play,
    position,
    refused,
    told,
)
from ludoteca.testing import rule


@rule("VEN-ANNEX-01", "VEN-ANNEX-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("who", [ALPHA, f"{PLAIN} {ALPHA}"])
def test_an_ownerless_tile_under_a_company_or_an_army_joins_the_domain_without_points(
    who: str, edition: str
) -> None:
    land = {"0,0": "village", "1,0": "wood A", "0,1": "papal"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{who} @ 0,0"}, edition=edition)
    assert domain(t, A) == {"0,0": 2, "1,0": 1}
    assert position(t).score == [0, 0]


@rule("VEN-ANNEX-01")
def test_every_tile_with_a_troop_is_annexed_and_no_other() -> None:
    land = {"0,0": "field", "1,0": "field", "5,0": "hill", "7,0": "wood B", "8,0": "field B"}
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 5,0", (A, 4): f"{ALPHA} @ 7,0"}
    t = arrange(2, phase="annex", land=land, troops=troops)
    assert domain(t, A) == {"0,0": 1, "5,0": 1, "7,0": 1}
    assert domain(t, B) == {"8,0": 1}


@rule("VEN-ANNEX-03", "VEN-VP-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_opponents_markers_score_a_point_each_and_the_own_ones_take_their_place(edition: str) -> None:
    land = {"0,0": "village B", "1,0": "wood B", "0,1": "wood B", "-1,0": "wood A"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"}, edition=edition)
    assert position(t).score == [3, 0]
    assert domain(t, A) == {"0,0": 2, "-1,0": 1} and domain(t, B) == {"1,0": 1, "0,1": 1}


@rule("VEN-ANNEX-01")
def test_players_annex_in_turn_order() -> None:
    land = {"0,0": "field B", "5,0": "field A"}
    troops = {(A, 2): f"{ALPHA} @ 0,0", (B, 2): f"{BETA} @ 5,0"}
    t = arrange(2, phase="annex", first=B, turn=B, land=land, troops=troops)
    assert [event["seat"] for event in told(t, "annexes")] == [B, A]


@rule("VEN-RUL-22")
def test_annexing_is_compulsory_and_the_player_chooses_the_order_where_it_matters() -> None:
    land = {"0,0": "village B", "1,0": "wood B", "5,0": "field"}
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 1,0", (A, 4): f"{WALL} @ 5,0"}
    t = arrange(2, phase="annex", land=land, troops=troops)
    assert at_cells(t) == {"0,0", "1,0", "5,0"}
    assert refused(t, A, "done") == "VEN-RUL-22" and refused(t, A, "at 9,9") == "VEN-ANNEX-01"
    refusal = t.why_not(A, "at 9,9")
    assert refusal is not None and refusal.text == "You annex tiles under your Troops that are not yours yet."
    play(t, A, "at 1,0")
    assert position(t).score[A] == 1 + 1  # the Village had lost its second marker
    assert domain(t, A) == {"0,0": 2, "1,0": 1, "5,0": 1}


@rule("VEN-RUL-23", "VEN-RUL-24")
def test_taking_back_markers_in_a_recount_gives_nobody_points() -> None:
    land = {"0,0": "wood B", "1,0": "village B", "-1,0": "village B"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    assert domain(t, B) == {"1,0": 1, "-1,0": 1}  # two markers fewer
    assert position(t).score == [1, 0]


@rule("VEN-RUL-25")
def test_a_tile_that_an_army_cleared_is_ownerless_until_someone_stands_on_it_in_this_step() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "hill A"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"}, florins={A: 9, B: 9})
    play(t, A, "activate 2", "at 1,0", "done")
    assert position(t).score[A] == 1 and domain(t, A) == {"0,0": 1, "2,0": 1} and domain(t, B) == {}
    idle(t, "upkeep")
    assert domain(t, A) == {"0,0": 1, "1,0": 1, "2,0": 1}
    assert [event["count"] for event in told(t, "scores") if event["seat"] == A][:1] == [1]
    assert told(t, "annexes")[0]["seat"] == A and len(told(t, "removes-markers")) == 1


@rule("VEN-RUL-25")
def test_a_cleared_tile_stays_ownerless_when_the_army_is_gone() -> None:
    land = {"0,0": "field A", "1,0": "field B", "1,-1": "hill B"}
    troops = {(A, 2): f"{PLAIN} {BETA} @ 0,0", (B, 2): f"{BETA} @ 1,-1"}
    t = arrange(2, phase="march", land=land, troops=troops, florins={A: 9, B: 9})
    play(t, A, "activate 2", "at 1,0", "done")
    play(t, B, "activate 2", "at 1,0")  # three arrows each: both fall
    idle(t, "upkeep")
    assert domain(t, A) == {"0,0": 1} and domain(t, B) == {"1,-1": 1}


@rule("VEN-ANNEX-04", "VEN-END-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_marker_on_an_opponents_city_wins_the_game(edition: str) -> None:
    land = {"0,0": "city B", "1,0": "field B"}
    t = arrange(
        3,
        phase="annex",
        land=land,
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        scores={A: 1, B: 20, C: 25},
        edition=edition,
        garrisons=False,
    )
    assert t.result is not None and (t.result.winners, t.result.reason) == ((A,), "city")
    assert domain(t, A) == {"0,0": 1}
    assert position(t).score[A] == 1 + 2  # all markers of the eliminated family


@rule("VEN-ANNEX-04", "VEN-RUL-78")
def test_the_end_is_told_once_when_the_last_opponent_loses_his_city() -> None:
    t = arrange(2, phase="annex", land={"0,0": "city B"}, troops={(A, 2): f"{ALPHA} @ 0,0"}, garrisons=False)
    assert t.result is not None and t.result.winners == (A,)
    assert sum(event.id.startswith("event-wins") for event in t.events(A)) == 1


@rule("VEN-ANNEX-03", "VEN-END-01")
def test_thirty_points_end_the_game_in_the_middle_of_annexing() -> None:
    land = {"0,0": "field B", "5,0": "field B"}
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 5,0"}
    t = arrange(2, phase="annex", land=land, troops=troops, scores={A: 29})
    assert t.result is not None and (t.result.winners, t.result.reason) == ((A,), "points")
    assert position(t).score[A] == 30 and domain(t, B)["5,0"] == 1
