"""Chapter "Tiles": the map, Domains, incomes and what tiles do for their controller."""

from __future__ import annotations

import random

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    WALL,
    A,
    B,
    arrange,
    domain,
    land,
    play,
    position,
    refused,
    see,
    told,
    with_tiles,
)
from games.ventura.kit.battle import attack, totals
from ludoteca.games.ventura.content import BLUE, GREEN, GREY, YELLOW, Formula, Tile
from ludoteca.games.ventura.rules.tiles import income
from ludoteca.testing import rule

AROUND = ["1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"]


# the map


@rule("VEN-TILE-01")
def test_the_board_differs_from_game_to_game() -> None:
    boards: set[str] = set()
    for seed in range(5):
        t = ludoteca.new("ventura", seats=2, seed=seed)
        rng = random.Random(seed)
        while not position(t).round:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
        boards.add(str(sorted((tile["hex"], tile["tile"]) for tile in land(t))))
    assert len(boards) == 5


@rule("VEN-TILE-01")
def test_tiles_are_hexagons_with_six_neighbours() -> None:
    land = {"0,0": "village A", **dict.fromkeys(AROUND, "wood A"), "2,0": "wood A", "1,1": "wood A"}
    assert domain(arrange(2, land=land), A)["0,0"] == 1 + 6


@rule("VEN-RUL-12")
def test_a_hole_in_the_board_may_be_filled() -> None:
    land = dict.fromkeys(AROUND, "field A")
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"})
    play(t, A, "tile wood")
    assert "at 0,0" in t.legal(A)
    play(t, A, "at 0,0")
    assert domain(t, A)["0,0"] == 1


# Domains and markers


@rule("VEN-TILE-10", "VEN-VEC-INC-1")
@pytest.mark.parametrize(("tile", "markers"), [("field", 1), ("lake", 2)])
def test_markers_on_a_tile_are_as_many_as_its_income(tile: str, markers: int) -> None:
    content = with_tiles("fishing", lake=Tile("lake", Formula(2), 3))
    t = arrange(2, land={"0,0": f"{tile} A", "1,0": "field"}, content=content)
    assert domain(t, A) == {"0,0": markers}
    assert [one["markers"] for one in land(t) if one["hex"] == "1,0"] == [0]


@rule("VEN-TILE-10")
def test_a_tile_joins_a_domain_when_markers_are_laid_on_it() -> None:
    land = {"0,0": "papal", "1,0": "field B"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    assert domain(t, A) == {"0,0": 1} and domain(t, B) == {"1,0": 1}


@rule("VEN-TILE-04", "VEN-VEC-INC-3")
@pytest.mark.parametrize("woods", range(7))
def test_a_village_is_worth_one_more_for_each_adjacent_wood_of_its_owner(woods: int) -> None:
    land = {"0,0": "village A", **dict.fromkeys(AROUND[:woods], "wood A")}
    assert domain(arrange(2, land=land), A)["0,0"] == 1 + woods


@rule("VEN-TILE-04", "VEN-VEC-INC-4")
@pytest.mark.parametrize("wood", ["wood B", "wood"])
def test_a_wood_of_another_or_of_nobody_does_not_count(wood: str) -> None:
    t = arrange(2, land={"0,0": "village A", "1,0": wood, "0,1": "wood A"})
    assert domain(t, A) == {"0,0": 2, "0,1": 1}


@rule("VEN-TILE-04")
def test_a_wood_that_is_not_adjacent_does_not_count() -> None:
    t = arrange(2, land={"0,0": "village A", "1,0": "field A", "2,0": "wood A"})
    assert domain(t, A)["0,0"] == 1


@rule("VEN-TILE-04")
def test_a_view_tells_what_own_neighbours_add_to_the_land_and_nothing_where_they_do_not() -> None:
    content = with_tiles(
        "walls-and-lookouts",
        castle=Tile("castle", Formula(1), 2, resistance=Formula(1, 1, GREY)),
        hill=Tile("hill", Formula(1), 2, ranged=Formula(1, 1, YELLOW)),
    )
    land = {"0,0": "castle A", "1,0": "village A", "0,1": "village B", "-1,0": "village", "1,-1": "wood A"}
    view = see(arrange(2, land=land, content=content))
    assert view["land_resistance"] == {"0,0": 2} and "land_ranged" not in view
    view = see(arrange(2, land={**land, "1,0": "village B"}, content=content))
    assert "land_resistance" not in view
    view = see(arrange(2, land={"0,0": "hill A", "1,0": "field A", "0,1": "field A"}, content=content))
    assert view["land_ranged"] == {"0,0": 3}


@rule("VEN-RUL-36")
def test_a_formula_never_counts_papal_tiles() -> None:
    t = arrange(2, land={"0,0": "village A", "1,0": "papal A", "0,1": "papal A"})
    assert domain(t, A)["0,0"] == 1


@rule("VEN-RUL-36")
def test_a_formula_never_counts_the_tile_itself() -> None:
    content = with_tiles("green-woods", wood=Tile("wood", Formula(1, 1, GREEN), 2))
    assert domain(arrange(2, land={"0,0": "wood A"}, content=content), A) == {"0,0": 1}
    t = arrange(2, land={"0,0": "wood A", "1,0": "wood A"}, content=content)
    assert domain(t, A) == {"0,0": 2, "1,0": 2}


@rule("VEN-RUL-26")
def test_a_tile_without_income_would_have_an_owner_all_the_same() -> None:
    barren = with_tiles("barren", papal=Tile("papal", Formula(0), 1))
    t = arrange(2, land={"0,0": "papal A"}, florins={A: 1}, content=barren)
    assert domain(t, A) == {"0,0": 0}
    t.play(A, "spend 0")
    assert position(t).score[A] == 2


@rule("VEN-RUL-05", "VEN-UPK-01")
def test_more_than_twenty_markers_may_lie_on_the_board() -> None:
    content = with_tiles("rich", field=Tile("field", Formula(9), 1))
    land = dict.fromkeys(("0,0", "1,0", "2,0"), "field A")
    t = arrange(2, phase="upkeep", land=land, content=content, garrisons=False)
    assert sum(domain(t, A).values()) == 27
    assert position(t).florins[A] == 27 + 1  # and the City


@rule("VEN-RUL-32", "VEN-UPK-01")
def test_a_domain_in_several_pieces_pays_in_full() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "village A", "3,0": "wood A", "-3,0": "hill A"}
    t = arrange(2, phase="upkeep", land=land, garrisons=False)
    assert position(t).florins[A] == 1 + 2 + 1 + 1 + 1  # the last is the City


@rule("VEN-RUL-23")
def test_markers_are_counted_anew_for_every_player_when_a_neighbour_changes_its_owner() -> None:
    land = {"0,0": "wood B", "1,0": "village B", "0,1": "village A"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    assert domain(t, A) == {"0,0": 1, "0,1": 2}
    assert domain(t, B) == {"1,0": 1}
    assert position(t).score == [1, 0]  # for the Wood; a recount gives nothing


@rule("VEN-RUL-24")
def test_the_markers_that_score_are_those_just_before_the_removal() -> None:
    land = {"0,0": "village B", "1,0": "wood B", "0,1": "wood B", "1,-1": "wood A"}
    t = arrange(2, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    assert position(t).score[A] == 3
    assert domain(t, A)["0,0"] == 2


# what a tile does for its controller


@rule("VEN-TILE-05")
def test_entering_a_tile_costs_its_movement_points() -> None:
    land = {"0,0": "field A", "1,0": "hill A", "2,0": "field A", "2,-1": "wood A", "1,-1": "mountain A"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})  # three points
    play(t, A, "activate 2", "at 1,0")  # a Hill is two
    assert "at 2,0" in t.legal(A)
    assert refused(t, A, "at 2,-1") == refused(t, A, "at 1,-1") == "VEN-MOVE-04"


@rule("VEN-TILE-06")
def test_the_ranged_modifier_serves_the_controller_in_the_ranged_assault_alone() -> None:
    t = attack(BETA, WALL, land={"0,0": "field A", "1,0": "hill B"})
    assert totals(t, "ranged") == [(A, 3), (B, 0 + 1)]
    assert totals(t, "melee")[:2] == [(A, 1), (B, 1)]


@rule("VEN-TILE-06")
@pytest.mark.parametrize(("beside", "total"), [("wood B", 2), ("wood A", 1), ("wood", 1), ("field B", 1)])
def test_a_ranged_formula_counts_adjacent_tiles_of_the_controller(beside: str, total: int) -> None:
    content = with_tiles("formulas", hill=Tile("hill", Formula(1), 2, ranged=Formula(1, 1, GREEN)))
    t = attack(BETA, WALL, land={"0,0": "field A", "1,0": "hill B", "0,1": beside}, content=content)
    assert totals(t, "ranged") == [(A, 3), (B, total)]


@rule("VEN-TILE-07")
def test_the_melee_modifier_serves_the_controller_in_every_melee_assault() -> None:
    t = attack(BETA, WALL, land={"0,0": "field", "1,0": "castle B"})
    assert totals(t, "ranged") == [(A, 3), (B, 0)]
    assert set(totals(t, "melee")) == {(A, 1), (B, 1 + 1)}


@rule("VEN-TILE-08")
def test_the_resistance_of_a_tile_prevents_wounds_and_the_rest_is_suffered() -> None:
    t = attack(BETA, WALL, land={"0,0": "field", "1,0": "castle B"})
    assert told(t, "prevented")[0] == {"seat": B, "count": 2}
    assert told(t, "wounded")[0]["count"] == 3 - 2


@rule("VEN-TILE-08")
@pytest.mark.parametrize(("beside", "prevented"), [("village B", 2), ("village A", 1), ("wood B", 1)])
def test_a_resistance_formula_counts_adjacent_tiles_of_the_controller(beside: str, prevented: int) -> None:
    castle = Tile("castle", Formula(1), 2, resistance=Formula(1, 1, GREY))
    land = {"0,0": "field", "1,0": "castle B", "0,1": beside}
    t = attack(BETA, WALL, land=land, content=with_tiles("walls", castle=castle))
    assert told(t, "prevented")[0] == {"seat": B, "count": prevented}


@rule("VEN-TILE-06", "VEN-TILE-07", "VEN-TILE-08")
@pytest.mark.parametrize("owner", ["", " A"])
def test_a_tile_does_nothing_for_a_defender_who_does_not_control_it(owner: str) -> None:
    t = attack(BETA, WALL, land={"0,0": "field", "1,0": f"castle{owner}"})
    assert B not in [event["seat"] for event in told(t, "prevented")]
    assert (B, 2) not in totals(t, "melee")
    assert ((A, 2) in totals(t, "melee")) == (owner == " A")


# expansion and incomes


@rule("VEN-RUL-35")
def test_a_new_tile_never_changes_the_income_of_an_opponent() -> None:
    land = {"0,0": "village B", "1,0": "field A"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood"})
    play(t, A, "tile wood", "at 0,1")
    assert domain(t, B) == {"0,0": 1}
    assert domain(t, A) == {"1,0": 1, "0,1": 1}


@rule("VEN-RUL-35", "VEN-EXP-04")
def test_a_new_tile_can_raise_the_income_of_several_own_tiles_at_once() -> None:
    content = with_tiles("blue-land", field=Tile("field", Formula(1, 1, BLUE), 1))
    land = {"0,0": "field A", "1,0": "field A"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "river"}, content=content)
    play(t, A, "tile river", "at 0,1")
    assert domain(t, A) == {"0,0": 2, "1,0": 2, "0,1": 1}
    assert income(position(t), A) == 2 + 2 + 1 + 1


@rule("VEN-RUL-35")
def test_a_new_tile_can_raise_a_combat_formula_of_its_owner() -> None:
    hill = Tile("hill", Formula(1), 2, ranged=Formula(0, 1, YELLOW))
    land = {"0,0": "hill B", "1,0": "wood B", "-1,0": "field A"}
    t = arrange(
        2,
        phase="expansion",
        turn=B,
        land=land,
        reserve={B: "field"},
        troops={(B, 2): f"{WALL} @ 0,0", (A, 2): f"{ALPHA} @ -1,0"},
        content=with_tiles("yellow-hills", hill=hill),
    )
    play(t, B, "tile field", "at 0,1")
    while see(t)["phase"] != "march":
        t.play(t.asked[0], "done")
    play(t, A, "activate 2", "at 0,0")
    assert totals(t, "ranged") == [(A, 2), (B, 1)]
