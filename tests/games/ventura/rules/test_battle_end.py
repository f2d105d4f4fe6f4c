"""Chapter "End of a battle": winners, points, Captains and markers, in their order."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    C,
    arrange,
    broken,
    captain,
    companies,
    discards,
    domain,
    line,
    march,
    men,
    out_of_the_game,
    play,
    position,
    refused,
    see,
    told,
    whereabouts,
    with_events,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import attack, until_won
from ludoteca import SPECTATOR, Game
from ludoteca.testing import rule


def kinds(t: Game) -> list[str]:
    """What was told, in order."""
    return [event.id.removeprefix("event-") for event in t.events(SPECTATOR)]


# who wins


@rule("VEN-BEND-01", "VEN-VP-03")
def test_who_eliminates_an_army_wins_and_scores_five() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {BETA}")
    line(t, A, ALPHA)
    assert told(t, "battle-won") == [{"seat": A, "count": 5}] and position(t).score == [5, 0]
    assert (told(t, "scores")[0]["war"], told(t, "scores")[0]["scored"]) == (5, 5)


@rule("VEN-BEND-01", "VEN-VP-03")
def test_who_eliminates_a_lone_company_wins_and_scores_nothing() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", BETA)
    line(t, A, ALPHA)
    assert told(t, "battle-won") == [{"seat": A, "count": 0}] and position(t).score == [0, 0]


@rule("VEN-BEND-01", "VEN-RUL-75")
def test_a_defender_who_eliminates_the_attacking_army_scores_as_well() -> None:
    t = attack(f"{PLAIN} {BETA}:2", f"{PLAIN_TOO} {ALPHA} {BETA}", scores={B: 26})
    line(t, B, ALPHA)
    assert told(t, "battle-won") == [{"seat": B, "count": 5}]
    assert t.result is not None and t.result.winners == (B,) and t.result.reason == "points"


@rule("VEN-BEND-01")
def test_a_company_that_beats_an_army_scores_five() -> None:
    t = attack(ALPHA, f"{PLAIN_TOO} {BETA}:2")
    assert position(t).score == [5, 0]


@rule("VEN-BEND-02")
def test_when_both_are_eliminated_nobody_wins_and_nobody_scores() -> None:
    t = attack(f"{PLAIN} {BETA}", f"{PLAIN_TOO} {BETA}", tile="field B")
    assert told(t, "battle-even") == [{}] and told(t, "battle-won") == []
    assert position(t).score == [0, 0] and domain(t, B) == {"1,0": 1, "2,0": 1}
    assert 2 not in whereabouts(t, A) and 2 not in whereabouts(t, B)


@rule("VEN-BEND-02", "VEN-BEND-04")
def test_when_both_are_eliminated_no_other_battle_follows() -> None:
    t = attack(f"{PLAIN} {BETA}", f"{PLAIN_TOO} {BETA}", others={(B, 3): f"{ALPHA} @ 1,0"})
    play(t, B, "defend 2")
    assert len(assaults(t)) == 1 and t.asked == (A,) and wounds(t, B, 3) == [0]


@rule("VEN-BEND-03")
@pytest.mark.parametrize(("troop", "points"), [(f"{PLAIN_TOO} {WALL}", 5), (WALL, 0)])
def test_who_makes_a_troop_retreat_wins_and_scores_five_for_an_army(troop: str, points: int) -> None:
    t = attack(f"{PLAIN} {WALL}", troop)
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert told(t, "battle-won") == [{"seat": A, "count": points}] and position(t).score == [points, 0]


@rule("VEN-BEND-04")
def test_if_the_loser_has_more_troops_there_the_next_battle_begins_immediately() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", others={(B, 3): f"{WALL}:8 @ 1,0"})
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    assert len(told(t, "battle-won")) == 1 and t.legal(A) == [f"line {BETA} 1", f"line {ALPHA} 1"]


@rule("VEN-BEND-04")
def test_when_the_attacker_loses_the_other_defenders_need_not_fight() -> None:
    t = attack(f"{BETA}:2", f"{ALPHA}", others={(B, 3): f"{WALL}:8 @ 1,0"})
    play(t, B, "defend 2")
    assert told(t, "battle-won") == [{"seat": B, "count": 0}] and t.asked == (A,)
    assert wounds(t, B, 3) == [8] and broken(t) == []


@rule("VEN-BEND-05", "VEN-UPK-04")
def test_a_captain_whose_companies_all_fell_leaves_the_game_and_is_not_discarded() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{PLAIN_TOO} {BETA}")
    line(t, A, ALPHA)
    assert told(t, "captain-falls") == [{"seat": B, "card": PLAIN_TOO}]
    assert out_of_the_game(t)[PLAIN_TOO] == 1 and PLAIN_TOO not in discards(t)
    assert captain(t, B, 2) is None and 2 not in whereabouts(t, B) and broken(t) == []


@rule("VEN-BEND-05")
def test_a_captain_with_a_company_left_stays() -> None:
    t = attack(f"{PLAIN} {BETA} {ALPHA}", f"{PLAIN_TOO} {BETA}:2 {WALL}")
    line(t, A, BETA)
    line(t, B, BETA)
    assert men(t, B, 2) == [WALL] and captain(t, B, 2) == PLAIN_TOO


@rule("VEN-BEND-07")
def test_survivors_are_back_in_their_area() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA} {WALL}", f"{ALPHA}:3")
    line(t, A, WALL, BETA)
    assert captain(t, A, 2) == PLAIN and sorted(men(t, A, 2)) == sorted([ALPHA, BETA, WALL])
    assert whereabouts(t, A) == {**whereabouts(t, A), 2: "1,0"} and broken(t) == []


# markers


@rule("VEN-BEND-06", "DIF-55")
def test_an_army_that_won_removes_the_markers_of_the_tile_a_point_each() -> None:
    land = {"0,0": "field A", "1,0": "village B", "2,0": "wood B"}
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", land=land)
    line(t, A, ALPHA)
    assert position(t).score == [2, 0] and domain(t, B) == {"2,0": 1} and "1,0" not in domain(t, A)
    assert told(t, "removes-markers") == [{"seat": A, "hex": "1,0", "seat2": B, "count": 2}]


@rule("VEN-BEND-06")
def test_a_lone_company_that_won_removes_nothing() -> None:
    t = attack(ALPHA, f"{BETA}:2", tile="field B")
    assert told(t, "battle-won") and domain(t, B) == {"1,0": 1, "2,0": 1} and position(t).score == [0, 0]


@rule("VEN-BEND-06", "VEN-RUL-74")
def test_markers_stay_as_long_as_the_loser_has_a_troop_there() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", tile="field B", others={(B, 3): f"{WALL}:8 @ 1,0"})
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    assert domain(t, B) == {"1,0": 1, "2,0": 1} and position(t).score == [0, 0]
    line(t, A, ALPHA)
    assert domain(t, B) == {"2,0": 1} and position(t).score == [1, 0]


@rule("VEN-BEND-06", "VEN-BEND-03")
def test_a_retreat_of_the_last_defender_leaves_the_tile_to_the_army() -> None:
    t = attack(f"{PLAIN} {WALL}", WALL, tile="field B")
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert domain(t, B) == {"2,0": 1} and position(t).score == [1, 0]


@rule("VEN-BEND-06", "VEN-RUL-59")
@pytest.mark.parametrize(("army", "points"), [(f"{PLAIN} ", 1), ("", 0)])
def test_a_third_players_markers_go_if_an_army_won(army: str, points: int) -> None:
    t = attack(f"{army}{ALPHA}", f"{BETA}:2", tile="field C", seats=3)
    assert position(t).score == [points, 0, 0] and domain(t, C) == ({} if points else {"1,0": 1})


@rule("VEN-BEND-06", "DIF-55")
def test_a_defending_army_that_won_on_an_opponents_tile_removes_the_markers_too() -> None:
    t = attack(f"{BETA}:2", f"{PLAIN_TOO} {ALPHA}", tile="field A")
    assert told(t, "battle-won") == [{"seat": B, "count": 0}]
    assert domain(t, A) == {"0,0": 1} and position(t).score == [0, 1]


@rule("VEN-BEND-06")
def test_a_defending_army_on_its_own_or_on_free_land_removes_nothing() -> None:
    for tile in ("field", "field B"):
        t = attack(f"{BETA}:2", f"{PLAIN_TOO} {ALPHA}", tile=tile)
        assert told(t, "removes-markers") == [] and position(t).score == [0, 0]


# the order of all this


@rule("VEN-RUL-74")
def test_captain_points_events_and_markers_come_in_this_order() -> None:
    content = with_events(
        "order", barber_surgeons="battle-end heal-army 3", papal_interdict="own-turn gain-florins 1"
    )
    t = attack(
        f"{PLAIN} {ALPHA} {BETA}",
        f"{PLAIN_TOO} {BETA}:1",
        tile="field B",
        hands={A: "barber-surgeons"},
        content=content,
    )
    until_won(t)
    assert kinds(t)[-3:] == ["captain-falls", "battle-won", "scores"] and position(t).score == [5, 0]
    assert t.asked == (A,) and domain(t, B)["1,0"] == 1  # Events come before the markers
    play(t, A, "play barber-surgeons")
    assert kinds(t)[-2:] == ["removes-markers", "scores"] and position(t).score == [6, 0]


@rule("VEN-RUL-74", "VEN-END-01")
def test_thirty_points_for_the_battle_end_the_game_before_anything_else() -> None:
    t = attack(
        f"{PLAIN} {ALPHA} {BETA}",
        f"{PLAIN_TOO} {BETA}:1",
        tile="field B",
        scores={A: 25},
        others={(B, 3): f"{WALL} @ 1,0"},
        hands={A: "barber-surgeons"},
    )
    while t.asked:
        moves = t.legal(t.asked[0])
        play(t, t.asked[0], "pass" if "pass" in moves else moves[0])
    assert t.result is not None and t.result.winners == (A,) and t.result.scores == (30, 0)
    assert told(t, "removes-markers") == [] and domain(t, B)["1,0"] == 1
    assert kinds(t)[-1] == "wins-by-points"


@rule("VEN-RUL-74", "VEN-END-01", "VEN-INV-09")
def test_thirty_points_for_markers_end_the_game_too() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:1", tile="field B", scores={A: 29})
    line(t, A, ALPHA)
    assert t.result is not None and t.result.winners == (A,) and t.result.reason == "points"


@rule("VEN-RUL-74", "VEN-ELIM-01")
def test_the_last_defender_of_a_city_gone_an_army_eliminates_its_player() -> None:
    t = arrange(
        3,
        phase="march",
        land={"0,0": "field A", "1,0": "city B", "2,0": "field B"},
        troops={(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", (B, 1): "garrison:3 @ 1,0", (A, 5): "woodsmen"},
        hands={B: f"{ALPHA}"},
    )
    march(t, A, 2, "1,0")
    line(t, A, ALPHA)
    assert see(t)["players"][B]["lost"] and position(t).score == [2, 0, 0]
    assert told(t, "eliminates") == [{"seat": A, "seat2": B}] and broken(t) == []


@rule("VEN-BEND-07", "VEN-INFO-03")
def test_the_order_of_the_cards_in_an_area_means_nothing_after_the_battle() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA} {WALL}", f"{ALPHA}:3")
    line(t, A, WALL, BETA)
    assert refused(t, A, f"line {ALPHA} 1") == "VEN-MOVE-04"
    (army,) = [one for one in see(t)["players"][A]["troops"] if one["area"] == 2]
    assert {company["card"] for company in companies(army)} == {ALPHA, BETA, WALL}
