"""Step A.5: wounds that heal by themselves in villages, castles and Cities."""

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
    position,
    refused,
    see,
    wounds,
)
from ludoteca.testing import rule


@rule("VEN-VEC-RECOV", "VEN-RECOV-01", "VEN-WND-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_example_of_the_rulebook(edition: str) -> None:
    t = arrange(
        2,
        phase="recovery",
        land={"0,0": "village A", "2,0": "castle A", "4,0": "lake A"},
        troops={
            (A, 2): "crossbowmen:1 @ 0,0",
            (A, 3): "swordsmen:2 @ 2,0",
            (A, 4): "light-cavalry:1 @ 4,0",
        },
        edition=edition,
    )
    t.play(A, "recover all")
    assert [wounds(t, A, area) for area in (2, 3, 4)] == [[0], [1], [1]]


@rule("VEN-RECOV-01")
@pytest.mark.parametrize("tile", ["village A", "castle A", "city A"])
def test_companies_on_an_inhabited_tile_of_the_own_domain_lose_a_wound_for_nothing(tile: str) -> None:
    troops = {(A, 2): f"{WALL}:5 @ 0,0", (B, 1): f"{GARRISON}:1"}
    t = arrange(2, phase="recovery", land={"0,0": tile}, troops=troops, florins={A: 2})
    t.play(A, "recover all")
    assert wounds(t, A, 2) == [4] and position(t).florins[A] == 2 and t.asked == (B,)


@rule("VEN-RECOV-01", "VEN-RUL-21")
@pytest.mark.parametrize(
    "tile",
    [
        "village",
        "village B",
        "castle B",
        "field A",
        "hill A",
        "wood A",
        "river A",
        "lake A",
        "mountain A",
        "papal A",
    ],
)
def test_other_tiles_do_not_heal_nor_those_that_are_not_annexed_yet(tile: str) -> None:
    t = arrange(2, phase="recovery", land={"0,0": tile}, troops={(A, 2): f"{ALPHA}:1 @ 0,0"})
    assert see(t)["phase"] != "recovery"  # there is nothing to choose
    assert wounds(t, A, 2) == [1]


@rule("VEN-RECOV-02")
def test_every_company_of_an_army_loses_one_wound() -> None:
    army = f"{PLAIN} {ALPHA}:2 {BETA}:1 {WALL}:7 @ 0,0"
    t = arrange(2, phase="recovery", land={"0,0": "castle A"}, troops={(A, 2): army})
    t.play(A, "recover all")
    assert wounds(t, A, 2) == [1, 0, 6]


@rule("VEN-RECOV-01", "VEN-RUL-21")
def test_recovery_may_be_declined() -> None:
    t = arrange(2, phase="recovery", land={"0,0": "city A"}, troops={(A, 1): f"{GARRISON}:2"})
    t.play(A, "done")
    assert wounds(t, A, 1) == [2]


@rule("VEN-RUL-21", "VEN-RECOV-02")
def test_companies_may_be_chosen_one_by_one_and_each_only_once() -> None:
    army = f"{PLAIN} {ALPHA}:2 {BETA}:1 {WALL}:7 @ 0,0"
    t = arrange(
        2,
        phase="recovery",
        land={"0,0": "castle A", "2,0": "field A"},
        troops={(A, 2): army, (A, 3): f"{BETA}:1 @ 2,0"},
    )
    assert t.legal(A) == ["recover all", "recover 2.1", "recover 2.2", "recover 2.3", "done"]
    assert refused(t, A, "recover 3.1") == "VEN-RECOV-01"  # on a Field
    t.play(A, "recover 2.1")
    assert refused(t, A, "recover 2.1") == "VEN-RECOV-01"
    t.play(A, "recover 2.3")
    assert wounds(t, A, 2) == [1, 1, 6]


@rule("VEN-RECOV-01")
def test_each_player_recovers_in_his_turn() -> None:
    t = arrange(
        2,
        phase="recovery",
        land={"0,0": "city A", "5,0": "city B"},
        troops={(A, 1): f"{GARRISON}:1", (B, 1): f"{GARRISON}:2"},
    )
    t.play(A, "recover all")
    assert t.asked == (B,)
    t.play(B, "recover all")
    assert wounds(t, A, 1) == [0] and wounds(t, B, 1) == [1]
