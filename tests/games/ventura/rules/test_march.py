"""Phase F: activations, movement points and what happens on the way."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    WALL,
    A,
    B,
    C,
    arrange,
    at_cells,
    broken,
    domain,
    march,
    men,
    play,
    points_left,
    position,
    refused,
    rulebook,
    scores,
    see,
    told,
    whereabouts,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import attack
from ludoteca import SPECTATOR, Game
from ludoteca.testing import rule

# a row of tiles from west to east
ROAD = {"0,0": "field A", "1,0": "field", "2,0": "field", "3,0": "field"}


def points_of(t: Game, seat: int, area: int) -> int:
    """The movement points that the family board shows."""
    (found,) = [one.get("movement", 0) for one in see(t)["players"][seat]["troops"] if one["area"] == area]
    return int(found)


# who acts, and how often


@rule("VEN-MOVE-01")
def test_each_player_in_turn_order_may_move_any_of_his_troops_or_none() -> None:
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 1,0", (B, 4): f"{ALPHA} @ 3,0"}
    t = arrange(2, phase="march", land=ROAD, troops=troops)
    assert t.asked == (A,) and t.legal(A) == ["activate 2", "activate 3", "done"]
    t.play(A, "done")
    assert t.asked == (B,) and t.legal(B) == ["activate 4", "done"]
    assert whereabouts(t, A)[2] == "0,0" and whereabouts(t, A)[3] == "1,0"


@rule("VEN-MOVE-01", "VEN-GEN-05")
def test_the_first_player_moves_first_and_the_others_follow_clockwise() -> None:
    troops = {(seat, 2): f"{ALPHA if seat else WALL} @ {seat},0" for seat in (A, B, C)}
    t = arrange(3, phase="march", first=B, turn=B, land=ROAD, troops=troops)
    order = []
    while see(t)["phase"] == "march":
        order.append(t.asked[0])
        t.play(t.asked[0], "done")
    assert order == [B, C, A]


@rule("VEN-MOVE-08", "VEN-RUL-56")
def test_a_troop_finishes_its_activation_before_the_next_one_is_taken_up() -> None:
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{ALPHA} @ 0,0"}
    t = arrange(2, phase="march", land=ROAD, troops=troops)
    march(t, A, 2, "1,0")
    assert refused(t, A, "activate 3") == "VEN-MOVE-04"
    t.play(A, "done")
    assert t.legal(A) == ["activate 3", "done"]


@rule("VEN-RUL-56")
def test_a_troop_is_activated_once_in_a_phase_also_if_it_did_not_move() -> None:
    troops = {(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{ALPHA} @ 0,0"}
    t = arrange(2, phase="march", land=ROAD, troops=troops)
    play(t, A, "activate 2", "done")
    assert refused(t, A, "activate 2") == "VEN-RUL-56"
    assert refused(t, A, "activate 5") == "VEN-TROOP-02"
    play(t, A, "activate 3", "done")
    assert t.asked != (A,)


@rule("VEN-RUL-56")
def test_in_the_next_round_every_troop_may_move_again() -> None:
    t = arrange(2, phase="march", turn=B, land=ROAD, troops={(B, 2): f"{ALPHA} @ 0,0"})
    play(t, B, "activate 2", "at 1,0", "done")
    assert position(t).round == 3 and not any(there.moved for there in position(t).troops)


@rule("VEN-MOVE-09", "VEN-RUL-44")
def test_a_garrison_does_not_move_and_keeps_its_whole_army_in_the_city() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "city A", "1,0": "field"},
        troops={(A, 1): f"{PLAIN} garrison {ALPHA} @ 0,0", (A, 2): f"{BETA} @ 0,0"},
    )
    assert t.legal(A) == ["activate 2", "done"]
    assert refused(t, A, "activate 1") == "VEN-MOVE-09"
    assert points_of(t, A, 1) == 0


@rule("VEN-MOVE-09")
def test_who_has_only_a_garrison_is_not_asked() -> None:
    t = arrange(2, phase="march", land=ROAD, troops={(B, 2): f"{ALPHA} @ 3,0"})
    assert t.asked == (B,)


# movement points

CARTS = "horse-carts"
SHOOTERS = "mounted-crossbowmen"


@rule("VEN-VEC-MOVE-1", "VEN-VEC-MOVE-2", "VEN-VEC-MOVE-3", "VEN-VEC-MOVE-4", "VEN-VEC-MOVE-5")
@rule("VEN-MOVE-02", "VEN-MOVE-03", "VEN-RUL-52", "DIF-44", "DIF-45")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
@pytest.mark.parametrize(
    ("troop", "stacked", "single"),
    [
        (SHOOTERS, 3, 3),
        (f"acuto {SHOOTERS}", 5, 5),
        (f"acuto {SHOOTERS} crossbowmen", 4, 4),
        (f"acuto {SHOOTERS} crossbowmen {CARTS} {CARTS}", 6, 5),
        (CARTS, 3, 3),
    ],
)
def test_the_movement_points_of_the_rulebooks_example(
    edition: str, troop: str, stacked: int, single: int
) -> None:
    for carts, wanted in (("stack", stacked), ("single", single)):
        t = arrange(
            2,
            phase="march",
            edition=edition,
            content=rulebook(),
            options={"carts": carts},
            land={"0,0": "field", "1,0": "field"},
            troops={(A, 2): f"{troop} @ 0,0"},
        )
        assert points_of(t, A, 2) == wanted
        t.play(A, "activate 2")
        assert points_left(t) == wanted


@rule("VEN-RUL-52")
def test_horse_carts_own_value_counts_for_the_slowest() -> None:
    t = arrange(
        2,
        phase="march",
        content=rulebook(),
        land=ROAD,
        troops={(A, 2): f"acuto light-cavalry {CARTS} @ 0,0"},
    )
    assert points_of(t, A, 2) == 3 + 2 + 1  # not 4 + 2 + 1


@rule("VEN-MOVE-02", "VEN-WND-03")
def test_wounds_slow_nobody_down() -> None:
    t = arrange(2, phase="march", land=ROAD, troops={(A, 2): f"{PLAIN} {ALPHA}:3 @ 0,0"})
    assert points_of(t, A, 2) == 4


@rule("VEN-RUL-53")
def test_points_are_fixed_at_activation_and_losses_give_no_speed() -> None:
    t = arrange(
        2,
        phase="march",
        land={**ROAD, "1,0": "field B"},
        troops={(A, 2): f"{PLAIN} {ALPHA} {WALL}:8 @ 0,0", (B, 2): f"{BETA} @ 1,0"},
    )
    assert points_of(t, A, 2) == 2
    march(t, A, 2, "1,0")
    play(t, A, f"line {WALL} 1")  # B shoots the Wall, and dies
    assert men(t, A, 2) == [ALPHA] and not men(t, B, 2)
    assert points_of(t, A, 2) == 4  # as it would be in the next round
    assert points_left(t) == 1


# from tile to tile


@rule("VEN-MOVE-04", "VEN-TILE-05")
def test_entering_a_tile_costs_its_movement_cost_and_points_may_be_left() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field", "1,0": "hill", "2,0": "field", "0,1": "mountain"},
        troops={(A, 2): f"{ALPHA} @ 0,0"},
    )
    t.play(A, "activate 2")
    assert points_left(t) == 3 and at_cells(t) == {"1,0", "0,1"}
    t.play(A, "at 1,0")
    assert points_left(t) == 1 and at_cells(t) == {"0,0", "2,0"}
    assert refused(t, A, "at 0,1") == "VEN-MOVE-04"  # beside it, but three points
    t.play(A, "done")
    assert whereabouts(t, A)[2] == "1,0"


@rule("VEN-MOVE-04")
def test_a_troop_that_can_go_no_further_ends_its_movement_by_itself() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field", "1,0": "mountain", "2,0": "field"},
        troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{ALPHA} @ 0,0"},
    )
    march(t, A, 2, "1,0")
    assert t.legal(A) == ["activate 3", "done"]


@rule("VEN-RUL-54")
def test_any_adjacent_tile_may_be_entered_whoever_owns_it() -> None:
    land = {"0,0": "field A", "1,0": "field A", "1,-1": "field", "0,-1": "papal", "-1,0": "field B"}
    t = arrange(2, phase="march", land={**land, "2,0": "field"}, troops={(A, 2): f"{ALPHA} @ 0,0"})
    t.play(A, "activate 2")
    assert at_cells(t) == {"1,0", "1,-1", "0,-1", "-1,0"}
    assert refused(t, A, "at 2,0") == "VEN-RUL-54"  # not adjacent
    assert refused(t, A, "at 0,1") == "VEN-RUL-54"  # no tile
    why = t.why_not(A, "at 0,0")
    assert why is not None and why.rule == "VEN-RUL-54" and "on that tile already" in why.text


@rule("VEN-RUL-54")
def test_passing_over_an_enemy_domain_touches_no_marker_and_stops_nobody() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "field B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"})
    march(t, A, 2, "1,0")
    assert domain(t, B) == {"1,0": 1, "2,0": 1} and points_left(t) == 3
    t.play(A, "at 0,0")
    t.play(A, "done")
    assert domain(t, B) == {"1,0": 1, "2,0": 1} and scores(t) == [0, 0]


@rule("VEN-RUL-54", "VEN-MOVE-05")
def test_an_enemy_troop_cannot_be_passed_without_a_battle() -> None:
    t = attack(ALPHA, WALL, land={**ROAD, "1,0": "field B"})
    assert told(t, "battle") == [{"seat": A, "seat2": B, "hex": "1,0"}]
    assert whereabouts(t, A)[2] == "1,0"
    assert [assault.kind for assault in assaults(t)] == ["ranged", "melee"]
    assert t.asked == (A,) and t.legal(A) == ["at 0,0", "stay"]  # no way on


@rule("VEN-MOVE-05")
def test_a_tile_with_own_troops_is_entered_in_peace() -> None:
    t = arrange(2, phase="march", land=ROAD, troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{WALL} @ 1,0"})
    march(t, A, 2, "1,0")
    assert told(t, "battle") == [] and whereabouts(t, A)[2] == whereabouts(t, A)[3] == "1,0"


@rule("VEN-MOVE-05")
@pytest.mark.parametrize("owner", ["A", "B", "C", ""])
def test_entering_a_tile_with_an_opponents_troop_starts_a_battle_whoever_owns_it(owner: str) -> None:
    t = attack(ALPHA, BETA, seats=3, tile=f"field {owner}".strip())
    assert told(t, "battle") == [{"seat": A, "seat2": B, "hex": "1,0"}]


@rule("VEN-RUL-60")
def test_the_cost_of_a_tile_is_paid_before_the_battle_and_not_refunded() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:1", land={**ROAD, "1,0": "hill B"})
    play(t, A, f"line {ALPHA} 1")
    assert not men(t, B, 2) and points_left(t) == 3 - 2


# what an Army does to land


@rule("VEN-MOVE-06", "VEN-VP-04")
def test_an_army_that_ends_its_movement_removes_an_opponents_markers_a_point_each() -> None:
    land = {"0,0": "field A", "1,0": "village B", "2,0": "wood B", "1,1": "wood B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): WALL})
    assert domain(t, B) == {"1,0": 3, "2,0": 1, "1,1": 1}
    march(t, A, 2, "1,0")
    assert scores(t) == [0, 0]
    t.play(A, "done")
    assert scores(t) == [3, 0] and domain(t, B) == {"2,0": 1, "1,1": 1}
    assert told(t, "removes-markers") == [{"seat": A, "hex": "1,0", "seat2": B, "count": 3}]
    assert "1,0" not in domain(t, A)  # no own markers before the next Annex
    assert broken(t) == []


@rule("VEN-MOVE-07")
def test_a_company_that_ends_its_movement_removes_nothing() -> None:
    land = {"0,0": "field A", "1,0": "field B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{ALPHA} @ 0,0"})
    march(t, A, 2, "1,0")
    t.play(A, "done")
    assert scores(t) == [0, 0] and domain(t, B) == {"1,0": 1}


@rule("VEN-RUL-57")
def test_an_army_that_is_not_activated_removes_nothing() -> None:
    land = {"0,0": "field A", "1,0": "field B"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (A, 3): f"{ALPHA} @ 0,0"}
    t = arrange(2, phase="march", land=land, troops=troops)
    t.play(A, "done")
    assert scores(t) == [0, 0] and domain(t, B) == {"1,0": 1}


@rule("VEN-RUL-57", "VEN-MOVE-06")
def test_movement_also_ends_where_an_army_can_go_no_further() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "mountain"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {WALL} @ 0,0", (A, 3): f"{ALPHA}"})
    march(t, A, 2, "1,0")
    assert points_left(t) == 1  # it could still go back
    t.play(A, "done")
    assert scores(t) == [1, 0]
    land = {"0,0": "field A", "1,0": "hill B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {WALL} @ 0,0", (A, 3): f"{ALPHA}"})
    march(t, A, 2, "1,0")
    assert scores(t) == [1, 0] and t.asked == (A,)


@rule("VEN-RUL-55", "VEN-RUL-57")
def test_an_army_that_won_clears_the_tile_at_once_and_may_go_on_and_fight_again() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "field B", "3,0": "field"}
    others = {(B, 3): f"{BETA}:2 @ 2,0"}
    t = attack(f"{PLAIN} {ALPHA} {WALL}", f"{BETA}:2", land=land, others=others)
    play(t, A, f"line {ALPHA} 1")
    assert scores(t) == [1, 0] and domain(t, B) == {"2,0": 1}  # still on the march
    assert points_left(t) == 1 and at_cells(t) == {"0,0", "2,0"}
    play(t, A, "at 2,0", f"line {WALL} 1")
    assert scores(t) == [2, 0] and not domain(t, B)
    assert len(told(t, "battle-won")) == 2


@rule("VEN-RUL-59")
def test_an_army_that_beats_a_troop_on_a_third_players_tile_removes_that_players_markers() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", seats=3, tile="field C")
    play(t, A, f"line {ALPHA} 1")
    assert scores(t) == [1, 0, 0] and not domain(t, C)


@rule("VEN-RUL-58")
def test_after_the_battles_no_two_players_share_the_tile() -> None:
    others = {(B, 3): f"{BETA}:2 @ 1,0"}
    t = attack(f"{PLAIN} {ALPHA} {ALPHA}", f"{BETA}:2", tile="field B", others=others)
    play(t, B, "defend 3")
    while t.asked == (A,) and "done" not in t.legal(A):
        t.play(A, t.legal(A)[0])
    assert whereabouts(t, A)[2] == "1,0" and set(whereabouts(t, B)) == {1}
    assert broken(t) == []


@rule("VEN-RUL-57", "VEN-MOVE-06")
def test_an_army_that_is_activated_and_stops_where_it_stands_removes_markers_too() -> None:
    land = {"0,0": "field B", "1,0": "field A"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"})
    t.play(A, "activate 2")
    t.play(A, "done")
    assert see(t)["players"][A]["score"] == 1


@rule("VEN-INFO-01", "VEN-RUL-53", "VEN-MOVE-04")
def test_everybody_sees_which_troop_marches_and_what_it_has_left() -> None:
    land = {"0,0": "field A", "1,0": "hill", "2,0": "field", "1,-1": "field B"}
    t = arrange(
        2, phase="march", land=land, troops={(A, 3): f"{PLAIN} {ALPHA} {BETA} @ 0,0", (B, 2): f"{WALL} @ 2,0"}
    )
    assert afoot(t, A) == {}
    play(t, A, "activate 3")
    for left, step in ((3, "at 1,0"), (1, "at 2,0")):
        for viewer in (A, B, SPECTATOR):
            assert afoot(t, viewer) == {(A, 3): left}
        play(t, A, step)
    assert see(t, B)["battle"]["hex"] == "2,0" and afoot(t, B) == {(A, 3): 0}


def afoot(t: Game, viewer: int) -> dict[tuple[int, int], int]:
    """The movement points that Troops have left, by seat and area, of those that march."""
    players = enumerate(see(t, viewer)["players"])
    return {
        (seat, one["area"]): one["points"]
        for seat, player in players
        for one in player["troops"]
        if "points" in one
    }
