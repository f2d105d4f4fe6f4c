"""A choice carries its verb, what it points at, and the numbers that help to choose."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    WALL,
    A,
    arrange,
    begin,
    lay_out,
    line,
    on_turn,
    play,
    see,
)
from games.ventura.kit.battle import attack
from ludoteca import Game
from ludoteca.engine.choices import Choice
from ludoteca.games.ventura.content import ESTE, GONZAGA, MEDICI
from ludoteca.testing import rule


def chosen(t: Game, name: str, seat: int = A) -> Choice:
    (found,) = [choice for choice in t.choices(seat) if choice.name == name]
    return found


def numbers(t: Game, name: str) -> dict[str, int]:
    return chosen(t, name).numbers


def worths(t: Game) -> dict[str, int]:
    """How good each offered hex is said to be."""
    return {choice.targets[0].id: choice.numbers["worth"] for choice in t.choices(t.asked[0])}


def best(t: Game) -> set[str]:
    found = worths(t)
    return {where for where, worth in found.items() if worth == max(found.values())}


def test_verbs_of_two_words_are_told_from_their_things() -> None:
    t = arrange(2, phase="fortune", families=(GONZAGA, MEDICI), options={"familial_expertise": True})
    assert (chosen(t, "look at 3").verb, chosen(t, "look at 3").targets) == ("look at", (("number", "3"),))
    assert (chosen(t, "draw tile").verb, chosen(t, "draw tile").targets) == ("draw tile", ())


@rule("VEN-PREST-02", "VEN-OPT-06", "VEN-OPT-08")
@pytest.mark.parametrize(
    ("family", "abilities", "points"),
    [(ESTE, False, [0, 1, 2, 4]), (ESTE, True, [0, 2, 3, 5]), (MEDICI, True, [0, 0, 1, 3])],
)
def test_prestige_says_what_florins_buy(family: int, abilities: bool, points: list[int]) -> None:
    families = (family, GONZAGA)
    t = arrange(2, florins={A: 3}, families=families, options={"familial_expertise": abilities})
    for cost in range(4):
        expected = {"points": points[cost], "cost": cost, "left": 3 - cost}
        assert numbers(t, f"spend {cost}") == expected


@rule("VEN-RECR-01", "VEN-CONS-01")
@pytest.mark.parametrize(("phase", "cost"), [("recruit", 2), ("conscription", 1)])
def test_a_purchase_says_its_price(phase: str, cost: int) -> None:
    t = arrange(2, phase=phase, florins={A: 5})
    assert numbers(t, "buy") == {"cost": cost, "left": 5 - cost}


@rule("VEN-CARD-03", "VEN-RUL-87")
def test_a_deployment_says_its_cost_also_with_a_discount() -> None:
    t = on_turn("own-deploy cheap-deployment 1", phase="deploy", hands={A: f"charge {ALPHA}"}, florins={A: 3})
    assert numbers(t, f"deploy {ALPHA} 2") == {"cost": 2, "left": 1}
    play(t, A, "play charge")
    assert see(t)["players"][A]["lasting"] == {"discount": 1}
    assert numbers(t, f"deploy {ALPHA} 2") == {"cost": 1, "left": 2}


@rule("VEN-UPK-02", "VEN-WND-04")
def test_upkeep_says_what_each_card_costs_and_healing_its_price() -> None:
    t = arrange(2, phase="upkeep", troops={(A, 2): f"{PLAIN} {ALPHA}:1"}, florins={A: 4})
    assert numbers(t, "dismiss 2.c") == numbers(t, "dismiss 2.1") == {"upkeep": 1}
    left = see(t)["players"][A]["florins"] - 1
    assert numbers(t, "heal 2.1") == {"cost": 1, "left": left}


@rule("VEN-MOVE-04")
def test_a_march_says_the_points_of_a_troop_and_of_a_way() -> None:
    land = {"0,0": "field A", "1,0": "mountain", "0,1": "field"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    assert numbers(t, "activate 2") == {"movement": 3}
    play(t, A, "activate 2")
    assert numbers(t, "at 1,0") == {"cost": 3, "left": 0} and numbers(t, "at 0,1") == {"cost": 1, "left": 2}


@rule("VEN-BAT-04")
def test_companies_of_one_name_are_told_apart_by_their_wounds() -> None:
    t = attack(f"{PLAIN} {ALPHA}:1 {ALPHA} {BETA}", WALL)
    assert numbers(t, f"line {ALPHA} 1") != numbers(t, f"line {ALPHA} 2")
    assert {numbers(t, f"line {ALPHA} {copy}")["wounds"] for copy in (1, 2)} == {0, 1}
    line(t, A, BETA)
    assert {numbers(t, f"line {ALPHA} {copy}")["wounds"] for copy in (1, 2)} == {0, 1}


def test_a_tile_is_best_beside_one_that_it_makes_richer() -> None:
    t = begin(2, {0: "village wood field field", 1: "field field hill lake"})
    lay_out(t, "village 1,-1", "field 0,1")
    play(t, A, "tile wood")
    assert best(t) == {where for where in worths(t) if where in ("0,-1", "2,-1", "1,-2", "2,-2")}
    t.undo(A)
    play(t, A, "tile field")
    assert set(worths(t).values()) == {0}


def test_a_city_is_best_beside_papal_tiles_and_these_are_the_best_domain() -> None:
    t = begin(2, {0: "village wood field field", 1: "field field hill lake"})
    lay_out(t, "village 1,-1", "field 0,1", "wood -1,1", "field -1,2", "field -2,2", "hill -2,3")
    lay_out(t, "field -3,3", "lake -3,4")
    assert see(t)["setup"] == "city" and all(worth >= 0 for worth in worths(t).values())
    near = best(t)
    assert near <= {"0,-1", "2,-1", "-1,0", "1,1"}, near
    lay_out(t, f"city {sorted(near)[0]}")
    lay_out(t, f"city {sorted(best(t))[0]}")
    assert see(t)["setup"] == "domain"
    assert {see(t)["tiles"][where] for where in best(t)} == {"papal"}


@rule("VEN-RUL-08")
@pytest.mark.parametrize(("papal_start", "worth"), [("no", 1), ("yes", 4)])
def test_a_papal_tile_that_nobody_may_start_with_makes_no_place_for_a_city_better(
    papal_start: str, worth: int
) -> None:
    t = begin(
        2,
        {0: "village wood field field river", 1: "field field hill lake castle"},
        edition="it-2011",
        options={"papal_start": papal_start},
    )
    lay_out(t, "village 1,-1", "field 0,1", "wood -1,1", "field -1,2", "field -2,2", "hill -2,3")
    lay_out(t, "field -3,3", "lake -3,4")
    assert worths(t)["-1,0"] == worth  # beside a Papal tile and the Wood
    assert worths(t)["1,1"] == worth  # beside a Papal tile and a Field


def test_the_view_says_what_is_being_set_up_and_where_a_tile_may_come() -> None:
    t = begin(2, {0: "village wood field field", 1: "field field hill lake"})
    assert see(t)["setup"] == "tile" and see(t, A)["cells"] == ["0,1", "1,-1"]
    assert "cells" not in see(t, 1) and "cells" not in see(t)
    later = arrange(2, phase="march")
    assert "setup" not in see(later)


@rule("VEN-ANNEX-03", "VEN-ELIM-02")
def test_annexing_says_the_markers_that_score_and_a_city_takes_all_with_it() -> None:
    land = {"0,0": "city B", "1,0": "village B", "0,1": "wood B", "4,0": "field B"}  # 1 + 2 + 1 + 1
    t = arrange(3, phase="annex", land=land, troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 1,0"})
    assert numbers(t, "at 0,0") == {"points": 5} and numbers(t, "at 1,0") == {"points": 2}
    t.play(A, "at 0,0")
    assert see(t)["players"][A]["score"] == 5
