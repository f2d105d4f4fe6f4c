"""Chapter "Retreat": when, who first, where to; and battles that would never end."""

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
    domain,
    fixture,
    line,
    march,
    men,
    play,
    position,
    refused,
    told,
    whereabouts,
    with_events,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import another_pair, attack, stand_off
from ludoteca.testing import rule


@rule("VEN-RET-01")
def test_retreat_is_offered_only_after_a_pair_of_assaults() -> None:
    t = attack(f"{PLAIN} {WALL} {ALPHA}", f"{PLAIN_TOO} {WALL} {ALPHA}")
    assert refused(t, A, "at 0,0") == refused(t, B, "at 2,0") == "VEN-BAT-04"
    line(t, A, WALL)
    line(t, B, WALL)
    assert len(assaults(t)) == 2 and t.asked == (A,) and t.legal(A) == ["at 0,0", "stay"]


@rule("VEN-RET-01")
def test_nobody_retreats_when_a_side_has_fallen() -> None:
    t = attack(f"{PLAIN} {ALPHA}", f"{BETA}:1")
    assert len(assaults(t)) == 1 and told(t, "retreats") == [] and told(t, "battle-won") != []


@rule("VEN-RET-01")
def test_the_attacker_is_asked_first_and_the_defender_only_if_he_stays() -> None:
    t = stand_off()
    assert t.asked == (A,) and refused(t, B, "at 2,0") == "VEN-BAT-01"
    play(t, A, "stay")
    assert t.asked == (B,) and t.legal(B) == ["at 2,0", "stay"]
    t = stand_off()
    play(t, A, "at 0,0")
    assert told(t, "retreats") == [{"seat": A, "hex": "0,0"}]
    assert t.asked == (A,) and t.legal(A) == ["activate 5", "done"]  # B is not asked


@rule("VEN-RET-02", "VEN-RUL-69")
def test_a_refuge_is_adjacent_in_the_own_domain_and_without_enemies() -> None:
    land = {
        "0,0": "field A",  # A's own, held by A as well
        "1,0": "field",
        "2,0": "field A",  # enemies are there
        "1,-1": "field",  # ownerless
        "2,-1": "field B",  # another's
        "0,1": "field A",
        "3,0": "field A",  # not adjacent
    }
    others = {(B, 3): f"{BETA} @ 2,0", (A, 3): f"{BETA} @ 0,0"}
    t = stand_off(land, others=others)
    assert t.asked == (A,) and t.legal(A) == ["at 0,0", "at 0,1", "stay"]
    for where in ("2,0", "1,-1", "2,-1", "3,0"):
        assert refused(t, A, f"at {where}") == "VEN-RET-02"


@rule("VEN-RUL-69")
def test_the_tile_he_came_from_is_no_refuge_unless_it_is_in_his_domain() -> None:
    land = {"0,0": "field", "1,0": "field", "0,1": "field A"}
    t = stand_off(land)
    assert t.legal(A) == ["at 0,1", "stay"]


@rule("VEN-RUL-69")
def test_without_a_refuge_nobody_is_asked() -> None:
    t = stand_off({"0,0": "field", "1,0": "field", "2,0": "field B"})
    assert t.asked == (B,)  # A has none
    t = stand_off({"0,0": "field A", "1,0": "field", "2,0": "field"})
    play(t, A, "stay")
    assert t.asked == (A,) and len(assaults(t)) == 4  # nor has B


@rule("VEN-RET-02")
def test_troops_of_any_enemy_bar_a_refuge() -> None:
    land = {"0,0": "field A", "1,0": "field", "2,0": "field B", "2,-1": "field B"}
    t = stand_off(land, others={(C, 2): f"{BETA} @ 2,-1"}, seats=3)
    play(t, A, "stay")
    assert t.legal(B) == ["at 2,0", "stay"]


@rule("VEN-RUL-70", "VEN-RUL-44")
def test_a_troop_with_the_garrison_cannot_retreat() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "city B", "2,0": "field B"},
        troops={(A, 2): f"{WALL} @ 0,0", (B, 1): f"{PLAIN_TOO} garrison {WALL} @ 1,0"},
        content=fixture("stout", pavise_bearers={"resistance": 40}),
    )
    march(t, A, 2, "1,0")
    line(t, B, WALL)
    play(t, A, "stay")
    assert t.asked == (A,) and len(assaults(t)) == 4
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "city B", "2,0": "field B"},
        troops={(A, 2): f"{WALL} @ 0,0", (B, 1): f"{WALL} @ 1,0"},
    )
    march(t, A, 2, "1,0")
    play(t, A, "stay")
    assert t.asked == (B,) and t.legal(B) == ["at 2,0", "stay"]  # area 1 without the Garrison is any area


@rule("VEN-RET-03", "VEN-BEND-03")
def test_a_retreat_ends_the_battle_and_the_other_side_wins_it() -> None:
    t = stand_off()
    play(t, A, "at 0,0")
    assert told(t, "battle-won") == [{"seat": B, "count": 5}] and position(t).score == [0, 5]
    assert len(assaults(t)) == 2 and whereabouts(t, A)[2] == "0,0" and whereabouts(t, B)[2] == "1,0"
    t = stand_off()
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert told(t, "battle-won") == [{"seat": A, "count": 5}] and position(t).score == [5, 0]
    assert whereabouts(t, A)[2] == "1,0" and whereabouts(t, B)[2] == "2,0"
    assert broken(t) == []


@rule("VEN-RUL-69")
def test_an_attacker_who_retreats_has_finished_the_activation() -> None:
    t = attack(f"{PLAIN} {ALPHA}", f"{PLAIN_TOO} {WALL}")
    play(t, A, "at 0,0")
    assert t.legal(A) == ["activate 5", "done"] and refused(t, A, "activate 2") == "VEN-RUL-56"


@rule("VEN-RUL-69")
def test_a_retreat_costs_no_movement() -> None:
    land = {"0,0": "field", "1,0": "field", "0,1": "mountain A", "2,0": "mountain B"}
    t = stand_off(land)  # a Wall has two points at most: a Mountain would cost three
    assert t.legal(A) == ["at 0,1", "stay"]
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert whereabouts(t, B)[2] == "2,0"


@rule("VEN-RUL-69", "VEN-RUL-56")
def test_a_defender_who_retreated_loses_nothing_more_and_may_still_be_activated() -> None:
    t = stand_off()
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert domain(t, B)["2,0"] == 1 and men(t, B, 2) == [WALL] and wounds(t, B, 2) == [1]
    play(t, A, "done", "done")
    assert t.asked == (B,) and "activate 2" in t.legal(B)


@rule("VEN-RUL-62", "VEN-BEND-04")
def test_when_a_defender_retreats_the_next_one_must_fight() -> None:
    t = stand_off(others={(B, 3): f"{ALPHA} @ 1,0"})
    play(t, B, "defend 2")
    play(t, A, "stay")
    play(t, B, "at 2,0")
    assert len(told(t, "battle-won")) == 1 and assaults(t)[2].kind == "ranged"
    assert wounds(t, B, 3) == [1]  # the second battle is on


# battles that would never end


@rule("VEN-RUL-68")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_a_pair_of_assaults_that_changes_nothing_sends_the_attacker_back(edition: str) -> None:
    content = fixture("toothless", pavise_bearers={"melee": 0})
    t = stand_off(edition=edition, content=content)
    another_pair(t)
    assert told(t, "battle-broken-off") == [{"seat": A}] and told(t, "battle-won") == []
    assert whereabouts(t, A)[2] == "0,0" and whereabouts(t, B)[2] == "1,0"
    assert position(t).score == [0, 0] and t.legal(A) == ["activate 5", "done"]
    assert broken(t) == []


@rule("VEN-RUL-68")
def test_each_pair_of_assaults_is_judged_for_itself() -> None:
    t = stand_off(content=fixture("archers-only", pavise_bearers={"ranged": 1, "melee": 0}))
    another_pair(t)  # the ranged assault of the first pair has wounded
    assert told(t, "battle-broken-off") == [] and len(assaults(t)) == 4
    another_pair(t)
    assert told(t, "battle-broken-off") == [{"seat": A}] and wounds(t, A, 2) == [1]


@rule("VEN-RUL-68")
def test_wounds_that_were_prevented_are_a_change() -> None:
    content = fixture(
        "shielded", pavise_bearers={"melee": 0}, acuto={"melee": 1}, carmagnola={"resistance": 3}
    )
    t = stand_off(content=content)
    for pair in range(2):
        another_pair(t)
    assert told(t, "battle-broken-off") == []
    assert [assault.prevented[1] for assault in assaults(t)[:4]] == [0, 1, 1, 1]


@rule("VEN-RUL-68", "VEN-RUL-71")
def test_after_a_battle_that_was_broken_off_the_events_of_its_end_may_be_played() -> None:
    content = with_events("quiet", ambush="after-assault enemy-penalty 9")
    hands = {A: "ambush barber-surgeons", B: "ambush"}
    t = attack(f"{PLAIN} {WALL}:2", WALL, hands=hands, content=content)
    while told(t, "battle-broken-off") == []:
        moves = t.legal(t.asked[0])
        play(t, t.asked[0], "play ambush" if "play ambush" in moves else moves[-1])
    assert t.asked == (A,) and t.legal(A) == ["play barber-surgeons", "pass"]
    play(t, A, "play barber-surgeons")
    assert wounds(t, A, 2) == [0]
