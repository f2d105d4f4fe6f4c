"""Phase C: a tile of the reserve comes onto the board."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    EDITIONS,
    A,
    B,
    arrange,
    at_cells,
    domain,
    idle,
    play,
    position,
    refused,
    see,
)
from ludoteca.testing import rule

PAIR = {"0,0": "village A", "1,0": "field A"}


@rule("VEN-EXP-01", "VEN-EXP-03", "VEN-EXP-04", "VEN-VEC-INC-2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_new_wood_beside_a_village_is_marked_and_raises_the_village(edition: str) -> None:
    t = arrange(2, phase="expansion", land=PAIR, reserve={A: "wood"}, edition=edition)
    assert domain(t, A) == {"0,0": 1, "1,0": 1}
    play(t, A, "tile wood", "at 0,1")
    assert domain(t, A) == {"0,0": 2, "1,0": 1, "0,1": 1}
    assert see(t)["players"][A]["reserve"]["size"] == 0
    assert position(t).score[A] == 0


@rule("VEN-EXP-02")
def test_a_tile_is_laid_beside_two_others_one_of_them_in_the_domain() -> None:
    land = {**PAIR, "4,0": "field B", "5,0": "field", "2,0": "field B"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"})
    t.play(A, "tile wood")
    assert at_cells(t) == {"0,1", "1,-1", "1,1", "2,-1"}  # the last two touch A's Field and B's
    assert refused(t, A, "at 4,1") == "VEN-EXP-02"  # two neighbours, none of them A's
    assert refused(t, A, "at -1,0") == "VEN-EXP-02"  # one neighbour
    assert refused(t, A, "at 0,0") == "VEN-EXP-01"  # taken


@rule("VEN-EXP-01")
def test_nobody_needs_to_expand() -> None:
    t = arrange(2, phase="expansion", land=PAIR, reserve={A: "wood hill"})
    assert t.legal(A) == ["tile hill", "tile wood", "done"]
    t.play(A, "done")
    assert see(t, A)["reserve"] == ["hill", "wood"] and domain(t, A) == {"0,0": 1, "1,0": 1}


@rule("VEN-EXP-01", "VEN-RUL-34")
def test_one_tile_a_round_from_the_own_reserve() -> None:
    land = {**PAIR, "5,0": "field B", "6,0": "field B"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood hill", B: "lake"})
    assert refused(t, A, "tile lake") == "VEN-EXP-01"
    play(t, A, "tile wood", "at 0,1")
    assert t.asked == (B,)
    play(t, B, "tile lake", "at 5,1")
    assert see(t)["phase"] != "expansion"
    assert see(t, A)["reserve"] == ["hill"]


@rule("VEN-RUL-34")
def test_a_player_without_tiles_or_without_a_place_for_them_passes() -> None:
    t = arrange(2, phase="expansion", land=PAIR, reserve={B: "wood"})  # B owns a City far away alone
    assert see(t)["phase"] != "expansion"


@rule("VEN-RUL-34")
def test_a_new_tile_may_touch_enemy_land_cities_and_troops() -> None:
    land = {"0,0": "city B", "1,0": "field A", "1,-1": "field B"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"}, troops={(B, 2): f"{ALPHA} @ 1,-1"})
    play(t, A, "tile wood", "at 0,1")
    assert domain(t, A) == {"1,0": 1, "0,1": 1} and domain(t, B) == {"0,0": 1, "1,-1": 1}


@rule("VEN-EXP-03")
def test_a_new_tile_counts_in_the_next_upkeep() -> None:
    t = arrange(
        2,
        phase="expansion",
        land=PAIR,
        reserve={A: "wood"},
        florins={A: 5, B: 5},
        row="acuto barbute stradiots",
    )
    play(t, A, "tile wood", "at 0,1")
    idle(t, "upkeep", A)
    assert see(t)["players"][A]["income"] == 2 + 1 + 1 + 1  # with the City


@rule("VEN-EXP-04")
def test_markers_of_several_tiles_are_updated_at_once() -> None:
    land = {"0,0": "village A", "1,0": "village A", "-1,1": "village A"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"})
    play(t, A, "tile wood", "at 0,1")
    assert domain(t, A) == {"0,0": 2, "1,0": 2, "-1,1": 2, "0,1": 1}


@rule("VEN-EXP-01")
def test_players_expand_in_turn_order() -> None:
    land = {**PAIR, "5,0": "field B", "6,0": "field B"}
    t = arrange(2, phase="expansion", first=B, turn=B, land=land, reserve={A: "wood", B: "lake"})
    assert t.asked == (B,)
    t.play(B, "done")
    assert t.asked == (A,)
