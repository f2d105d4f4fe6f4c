"""Chapter "Wounds and healing"."""

from __future__ import annotations

from typing import Any

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    SHIELD,
    WALL,
    A,
    B,
    all_wounds,
    arrange,
    broken,
    fixture,
    idle,
    line,
    march,
    men,
    play,
    position,
    refused,
    see,
    told,
    with_events,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import FRONT, attack, until_won
from ludoteca import Game
from ludoteca.games.ventura.rules.rounds import PHASES
from ludoteca.testing import rule


def battle(attacker: str, defender: str, **given: Any) -> Game:
    """A marches against B; both have Florins, and Barber-Surgeons heal."""
    return attack(attacker, defender, florins={A: 4, B: 4}, content=surgeons(), **given)


def surgeons() -> str:
    """Barber-Surgeons for three wounds, and nothing that cancels an Event."""
    return with_events(
        "surgeons", barber_surgeons="battle-end heal-army 3", papal_interdict="own-turn gain-florins 1"
    )


# what wounds do


@rule("VEN-WND-01", "VEN-WND-02")
def test_wounds_stay_on_their_company_after_the_battle() -> None:
    t = battle(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:1")
    line(t, A, ALPHA)
    assert wounds(t, A, 2) == [3, 0] and told(t, "wounded")[-1] == {"seat": B, "card": BETA, "count": 2}
    idle(t, "recruit")
    assert wounds(t, A, 2) == [3, 0]  # in the next round, too


@rule("VEN-WND-02", "VEN-INFO-03")
def test_a_wounded_troop_shows_what_is_left_of_its_resistance() -> None:
    troops = {(A, 2): f"{PLAIN} {ALPHA}:3 {BETA} @ 0,0", (A, 3): f"{BETA} @ 0,0"}
    t = arrange(2, phase="upkeep", land={"0,0": "field A"}, troops=troops)
    hurt, sound = [troop for troop in see(t)["players"][A]["troops"] if troop["area"] > 1]
    resistance = [t.printed()["cards"][card]["resistance"] for card in (ALPHA, BETA)]
    assert (hurt["wounds"], hurt["left"]) == ([3, 0], [resistance[0] - 3, resistance[1]])
    assert "wounds" not in sound and "left" not in sound


@rule("VEN-WND-02", "VEN-RUL-73")
def test_wounds_vanish_with_a_card_that_leaves_play() -> None:
    t = arrange(
        2, phase="upkeep", land={"0,0": "field A"}, troops={(A, 2): f"{PLAIN} {ALPHA}:3 {BETA}:1 @ 0,0"}
    )
    play(t, A, "dismiss 2.1")
    assert men(t, A, 2) == [BETA] and wounds(t, A, 2) == [1] and all_wounds(t) == 1
    play(t, A, "dismiss 2.1")
    assert all_wounds(t) == 0 and broken(t) == []


@rule("VEN-WND-02")
def test_a_card_that_comes_back_has_no_wounds() -> None:
    t = arrange(
        2,
        phase="upkeep",
        land={"0,0": "city A"},
        troops={(A, 2): f"{ALPHA}:3 @ 0,0"},
        hands={A: ALPHA},
        florins={A: 5},
    )
    play(t, A, "dismiss 2.1")
    idle(t, "deploy", A)
    play(t, A, f"deploy {ALPHA} 2")
    assert wounds(t, A, 2) == [0]


@rule("VEN-WND-03", "VEN-CARD-08")
def test_each_wound_takes_one_resistance_and_nothing_else() -> None:
    t = battle(f"{PLAIN} {ALPHA}:3", f"{PLAIN_TOO} {WALL}")
    first, second = assaults(t)
    assert first.totals[0] == 2 and second.totals[0] == 3  # as strong as ever
    assert second.losses[0] == [ALPHA] and second.wounds[0] == {ALPHA: 1}  # but one wound is enough


@rule("VEN-WND-09", "VEN-CARD-08")
def test_a_captain_is_never_wounded() -> None:
    t = battle(f"{PLAIN} {BETA} {ALPHA}", f"{SHIELD} {WALL}")
    line(t, A, BETA)
    suffered = {event["card"] for event in told(t, "wounded")}
    assert suffered == {BETA, WALL} and assaults(t)[0].prevented[1] == 2
    for there in position(t).troops:
        assert len(there.hurt) == len(there.men)  # a Captain has no place for them


# paid healing


@rule("VEN-WND-04", "VEN-GEN-12", "VEN-GEN-11")
def test_a_florin_heals_a_wound_of_an_own_company() -> None:
    t = arrange(
        2,
        phase="march",
        land=FRONT,
        troops={(A, 2): f"{PLAIN} {ALPHA}:2 {BETA}:1 @ 0,0", (B, 2): f"{BETA}:1 @ 2,0"},
        florins={A: 2, B: 9},
    )
    assert t.legal(A) == ["activate 2", "heal 2.1", "heal 2.2", "done"]
    play(t, A, "heal 2.1", "heal 2.2")
    assert wounds(t, A, 2) == [1, 0] and position(t).florins[A] == 0
    assert refused(t, A, "heal 2.1") == "VEN-WND-04"  # no Florin left
    assert told(t, "heals") == [
        {"seat": A, "area": "2", "card": ALPHA},
        {"seat": A, "area": "2", "card": BETA},
    ]
    assert t.legal(A) == ["activate 2", "done"]


@rule("VEN-WND-04")
def test_who_has_no_florin_is_told_whether_there_would_be_a_wound() -> None:
    t = arrange(2, phase="march", land=FRONT, troops={(A, 2): f"{PLAIN} {ALPHA}:2 {BETA} @ 0,0"})
    hurt, whole = t.why_not(A, "heal 2.1"), t.why_not(A, "heal 2.2")
    assert hurt is not None and "not have enough Florins" in hurt.text
    for refusal in (whole, t.why_not(A, "heal 2.c"), t.why_not(A, "heal 3.1")):
        assert refusal is not None and refusal.text == "There is no wound to heal."


@rule("VEN-WND-04")
def test_only_wounds_can_be_healed_and_only_on_the_own_turn() -> None:
    t = arrange(
        2,
        phase="march",
        land=FRONT,
        troops={(A, 2): f"{ALPHA} @ 0,0", (B, 2): f"{BETA}:1 @ 2,0"},
        florins={A: 2, B: 2},
    )
    assert refused(t, A, "heal 2.1") == "VEN-WND-04"
    assert refused(t, B, "heal 2.1") == "VEN-GEN-04"  # not his turn
    play(t, A, "done")
    play(t, B, "heal 2.1")
    assert wounds(t, B, 2) == [0]


@rule("VEN-WND-04", "VEN-RUL-20", "DIF-51")
@pytest.mark.parametrize("phase", [phase for phase in PHASES[1:] if phase not in ("annex", "regroup")])
def test_healing_is_possible_in_every_step_beside_the_decision(phase: str) -> None:
    t = arrange(
        2,
        phase=phase,
        land={"0,0": "city A", "1,0": "field A"},
        troops={(A, 2): f"{ALPHA}:2 @ 0,0", (B, 2): f"{BETA}:1"},
        reserve={A: "field"},
        hands={A: ALPHA},
        florins={A: 4, B: 4},
        row=f"{BETA} {PLAIN} spearmen",
    )
    assert t.asked == (A,) and "heal 2.1" in t.legal(A)
    spent = position(t).florins[A]
    play(t, A, "heal 2.1")
    assert wounds(t, A, 2) == [1] and position(t).florins[A] == spent - 1 and t.asked == (A,)
    assert refused(t, B, "heal 2.1") != "VEN-WND-04"


@rule("VEN-WND-04")
def test_healing_is_possible_beside_annexing_and_regrouping() -> None:
    land = {"0,0": "field B", "1,0": "field B", "0,1": "field A"}
    troops = {(A, 2): f"{ALPHA}:2 @ 0,0", (A, 3): f"{BETA} @ 1,0"}
    t = arrange(2, phase="annex", land=land, troops=troops, florins={A: 1})
    assert t.legal(A) == ["at 0,0", "at 1,0", "heal 2.1"]
    troops = {(A, 2): f"{PLAIN} {ALPHA}:2 @ 0,1", (A, 3): f"{BETA} @ 0,1"}
    t = arrange(2, phase="regroup", land=land, troops=troops, florins={A: 1})
    assert t.legal(A) == ["at 0,1", "heal 2.1", "done"]


@rule("VEN-RUL-72")
def test_healing_is_possible_between_the_moves_of_an_activation() -> None:
    t = arrange(2, phase="march", land=FRONT, troops={(A, 2): f"{PLAIN} {ALPHA}:2 @ 0,0"}, florins={A: 2})
    march(t, A, 2, "1,0")
    play(t, A, "heal 2.1", "at 2,0")
    assert wounds(t, A, 2) == [1]
    play(t, A, "heal 2.1")
    assert wounds(t, A, 2) == [0]


@rule("VEN-WND-05", "VEN-RUL-72")
def test_nobody_heals_for_florins_during_a_battle() -> None:
    t = battle(f"{PLAIN} {WALL}:2 {ALPHA}", f"{PLAIN_TOO} {WALL}:2 {ALPHA}")
    for step in range(4):
        for seat in (A, B):
            assert not any(move.startswith("heal") for move in t.legal(seat))
            rule_of = "VEN-WND-05" if seat in t.asked else "VEN-BAT-01"
            assert refused(t, seat, "heal 2.1") == rule_of
        play(t, t.asked[0], t.legal(t.asked[0])[-1])
    assert len(assaults(t)) >= 2 and position(t).florins == [4, 4]


@rule("VEN-WND-05")
def test_nobody_heals_between_two_battles_nor_in_a_window_of_one() -> None:
    others = {(B, 3): f"{BETA} @ 1,0"}
    t = battle(f"{PLAIN} {WALL}:2", f"{BETA}", others=others, hands={B: "barber-surgeons"})
    assert t.legal(B) == ["defend 2", "defend 3"] and refused(t, B, "heal 2.1") == "VEN-WND-05"
    play(t, B, "defend 2")
    t = battle(f"{PLAIN} {WALL}:2 {ALPHA}", f"{BETA}:1", hands={A: "barber-surgeons"})
    until_won(t)
    assert "pass" in t.legal(A) and refused(t, A, "heal 2.1") == "VEN-WND-05"


@rule("VEN-RUL-72")
def test_when_the_battles_on_the_tile_are_over_the_active_player_may_heal_at_once() -> None:
    t = battle(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:1")
    line(t, A, ALPHA)
    assert t.asked == (A,) and "heal 2.1" in t.legal(A)
    assert refused(t, B, "heal 2.1") == "VEN-GEN-04"


@rule("VEN-RUL-72", "VEN-WND-04")
def test_who_has_no_march_left_may_still_heal_before_his_turn_ends() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "mountain"},
        troops={
            (A, 2): f"{PLAIN} {ALPHA} {WALL} @ 0,0",
            (B, 2): f"{BETA}:2 @ 1,0",
            (B, 3): f"{ALPHA}",
        },
        florins={A: 2},
        content=fixture("quick-wall", pavise_bearers={"move": 2}),
    )
    march(t, A, 2, "1,0")
    line(t, A, ALPHA)
    assert wounds(t, A, 2) == [3, 0] and not men(t, B, 2)
    assert t.asked == (A,) and t.legal(A) == ["heal 2.1", "done"]  # no points, no other Troop
    play(t, A, "heal 2.1", "heal 2.1")
    assert wounds(t, A, 2) == [1, 0] and t.asked == (B,)


# the Barber-Surgeons


@rule("VEN-WND-06", "VEN-EVT-05", "VEN-RUL-71", "DIF-52")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_barber_surgeons_heal_an_army_at_the_end_of_a_battle(edition: str) -> None:
    t = battle(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}", hands={A: "barber-surgeons"}, edition=edition)
    until_won(t)
    assert t.asked == (A,) and t.legal(A) == ["play barber-surgeons", "pass"]
    play(t, A, "play barber-surgeons")
    assert wounds(t, A, 2) == [0, 0]  # three wounds, one card
    assert position(t).florins[A] == 4  # free
    assert told(t, "tends") == [{"seat": A, "area": "2", "card": ALPHA}] * 3 and told(t, "heals") == []


@rule("VEN-WND-06")
def test_who_has_more_wounds_than_the_card_heals_chooses_among_them() -> None:
    t = battle(f"{PLAIN} {ALPHA}:1 {BETA}:1", f"{ALPHA}:3", hands={A: "barber-surgeons"})
    until_won(t)
    play(t, A, "play barber-surgeons")
    assert wounds(t, A, 2) == [3, 1] and t.legal(A) == ["heal 2.1", "heal 2.2"]
    assert refused(t, A, "heal 2.3") == "VEN-WND-06" and refused(t, A, "pass") == "VEN-WND-06"
    play(t, A, "heal 2.1", "heal 2.2", "heal 2.1")
    assert wounds(t, A, 2) == [1, 0] and position(t).florins[A] == 4


@rule("VEN-RUL-71", "VEN-EVT-05")
def test_attacker_and_defender_may_each_play_any_number_on_their_own_army() -> None:
    t = battle(
        f"{PLAIN} {WALL}:6",
        f"{PLAIN_TOO} {WALL}:6",
        hands={A: "barber-surgeons barber-surgeons", B: "barber-surgeons"},
    )
    while not told(t, "retreats"):
        legal = t.legal(t.asked[0])
        play(t, t.asked[0], "at 2,0" if "at 2,0" in legal else legal[-1])
    assert wounds(t, A, 2) == [7] and wounds(t, B, 2) == [7]
    assert t.asked == (A,)
    play(t, A, "play barber-surgeons", "heal 2.1", "heal 2.1", "heal 2.1")
    assert t.asked == (B,)  # the loser, who is not the active player, has his turn too
    play(t, B, "play barber-surgeons", "heal 2.1", "heal 2.1", "heal 2.1")
    assert t.asked == (A,) and t.legal(A) == ["play barber-surgeons", "pass"]
    play(t, A, "play barber-surgeons", "heal 2.1", "heal 2.1", "heal 2.1")
    assert wounds(t, A, 2) == [1] and wounds(t, B, 2) == [4]


@rule("VEN-WND-06", "VEN-RUL-71")
def test_barber_surgeons_do_not_heal_a_lone_company_nor_an_army_that_did_not_fight() -> None:
    others = {(A, 3): f"{PLAIN} {WALL}:3 @ 0,0"}
    t = battle(ALPHA, f"{BETA}:2", others=others, hands={A: "barber-surgeons"})
    until_won(t)
    assert wounds(t, A, 2) == [3] and t.legal(A) == ["pass"]
    assert refused(t, A, "play barber-surgeons") == "VEN-RUL-87"


@rule("VEN-WND-06")
def test_barber_surgeons_have_nothing_to_do_without_wounds() -> None:
    t = battle(f"{SHIELD} {ALPHA} {BETA}", f"{ALPHA}:3", hands={A: "barber-surgeons"})
    until_won(t)
    assert wounds(t, A, 2) == [0, 0] and t.legal(A) == ["pass"]


@rule("VEN-WND-07")
def test_free_healing_is_in_the_recovery_step() -> None:
    t = arrange(
        2,
        phase="recovery",
        land={"0,0": "castle A", "1,0": "field A"},
        troops={(A, 2): f"{ALPHA}:2 @ 0,0", (A, 3): f"{BETA}:2 @ 1,0"},
    )
    assert t.legal(A) == ["recover all", "recover 2.1", "done"]
    play(t, A, "recover all")
    assert wounds(t, A, 2) == [1] and wounds(t, A, 3) == [2]
    assert told(t, "recovers") == [{"seat": A, "area": "2", "card": ALPHA}] and told(t, "heals") == []
