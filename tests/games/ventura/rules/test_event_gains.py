"""Events that bring Florins, cards, land, marches or points."""

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
    at_cells,
    broken,
    domain,
    hand,
    idle,
    lab,
    men,
    on_turn,
    play,
    position,
    refused,
    see,
    told,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import attack
from ludoteca import CHANCE, SPECTATOR
from ludoteca.testing import rule

# Florins


@rule("VEN-RUL-87")
def test_an_event_gives_florins() -> None:
    t = on_turn("own-turn gain-florins 2")
    play(t, A, "play charge")
    assert position(t).florins == [5, 3] and told(t, "gains-florins") == [{"seat": A, "count": 2}]
    assert t.asked == (A,) and "spend 5" in t.legal(A) and broken(t) == []


@rule("VEN-RUL-87", "VEN-INV-11")
@pytest.mark.parametrize(("there", "taken"), [(3, 2), (1, 1)])
def test_an_event_takes_florins_from_an_opponent_but_not_more_than_he_has(there: int, taken: int) -> None:
    t = on_turn("own-turn take-florins 2", florins={A: 3, B: there})
    play(t, A, "play charge")
    assert position(t).florins == [3 + taken, there - taken] and broken(t) == []
    assert told(t, "takes-florins") == [{"seat": A, "seat2": B, "count": taken}]


@rule("VEN-RUL-87")
def test_with_several_opponents_its_player_chooses_among_those_who_have_any() -> None:
    t = on_turn("own-turn take-florins 2", seats=4, florins={A: 1, B: 3, 3: 1})
    play(t, A, "play charge")
    assert t.asked == (A,) and t.legal(A) == ["on 1", "on 3"] and refused(t, A, "on 2") == "VEN-RUL-87"
    play(t, A, "on 3")
    assert position(t).florins == [2, 3, 0, 0]


@rule("VEN-RUL-87", "VEN-EVT-02")
def test_an_event_that_can_do_nothing_cannot_be_played() -> None:
    t = on_turn("own-turn take-florins 2", florins={A: 3})
    assert "play charge" not in t.legal(A) and refused(t, A, "play charge") == "VEN-RUL-87"
    t = on_turn("own-turn look-at-hand")
    assert "play charge" not in t.legal(A)  # B has no cards
    t = on_turn("own-turn take-row-card", row="")
    assert "play charge" not in t.legal(A)
    t = on_turn("own-turn extra-tile")
    assert "play charge" not in t.legal(A)  # no tile in reserve
    t = on_turn("own-turn march-now")
    assert "play charge" not in t.legal(A)  # only the Garrison
    t = on_turn("own-turn cancel")
    assert "play charge" not in t.legal(A)  # no Event waits
    t = on_turn("own-turn draw-cards 1", conscription="")
    assert "play charge" not in t.legal(A)
    for effect in ("assault-bonus", "prevention", "forbid-retreat", "reorder", "wound-enemy", "heal-army"):
        assert "play charge" not in on_turn(f"own-turn {effect} 1").legal(A)  # no battle
    assert "play charge" not in on_turn("own-turn movement 1").legal(A)  # no march


@rule("VEN-RUL-87")
def test_upkeep_is_spared_once() -> None:
    t = on_turn("own-upkeep spare-upkeep 2", phase="upkeep", troops={(A, 2): ALPHA, (A, 3): BETA})
    florins = position(t).florins[A]
    play(t, A, "play charge", "done")
    assert position(t).florins[A] == florins - (3 - 2)
    assert told(t, "upkeep") == [{"seat": A, "count": 1, "balance": 0}] and position(t).spared == [0, 0]
    assert broken(t) == []


@rule("VEN-RUL-87")
def test_who_is_spared_upkeep_need_not_dismiss() -> None:
    t = on_turn("own-upkeep spare-upkeep 3", phase="upkeep", troops={(A, 2): ALPHA, (A, 3): BETA}, florins={})
    assert position(t).florins[A] == 1 and refused(t, A, "done") == "VEN-RUL-27"
    play(t, A, "play charge", "done")
    assert position(t).florins[A] == 1  # never less than nothing is owed


@rule("VEN-RUL-87")
@pytest.mark.parametrize(("amount", "earned"), [(2, 1), (9, 0)])
def test_burned_income_is_missing_in_the_next_upkeep_and_only_there(amount: int, earned: int) -> None:
    land = {"0,0": "field B", "1,0": "field B"}
    t = on_turn(f"own-turn burn-income {amount}", land=land, row=f"{ALPHA} {PLAIN} {BETA}")
    play(t, A, "play charge")
    assert told(t, "burns-income") == [{"seat": A, "seat2": B, "count": amount}]
    foretold = see(t)["players"][B]
    assert foretold["next"] == foretold["florins"] + earned - foretold["upkeep"]
    idle(t, "upkeep", B)
    assert told(t, "income")[-1] == {"seat": B, "count": earned, "besides": earned - 3}
    assert broken(t) == []
    assert position(t).burned == [0, 0]


# cards


@rule("VEN-RUL-87", "VEN-INFO-09")
def test_an_event_draws_cards_which_only_the_drawer_sees() -> None:
    t = on_turn("own-turn draw-cards 2")
    play(t, A, "play charge")
    play(t, CHANCE, "card farmers", "card ambush")
    assert hand(t, A) == ["farmers", "ambush"] and position(t).florins[A] == 3
    assert told(t, "draws-card", A) == [{"seat": A, "card": "farmers"}, {"seat": A, "card": "ambush"}]
    assert told(t, "draws-card", B) == [] and see(t, B)["players"][A]["hand"].get("known", []) == []
    assert broken(t) == []


@rule("VEN-RUL-87", "VEN-GEN-10")
def test_cards_by_an_event_obey_the_hand_limit_one_by_one() -> None:
    t = on_turn("own-turn draw-cards 2", hands={A: f"charge {ALPHA} {BETA} farmers farmers"})
    play(t, A, "play charge")
    play(t, CHANCE, "card foragers", "card foragers")
    assert t.legal(A) == [f"discard {BETA}", f"discard {ALPHA}", "discard farmers", "discard foragers"]
    play(t, A, "discard farmers")
    assert len(hand(t, A)) == 5 and t.asked == (A,) and broken(t) == []


@rule("VEN-RUL-87", "VEN-RUL-02")
def test_an_event_draws_no_more_cards_than_there_are() -> None:
    t = on_turn("own-turn draw-cards 3", conscription="farmers")
    play(t, A, "play charge")
    play(t, CHANCE, "card farmers", "card charge")  # the Event itself lay among the discards
    assert hand(t, A) == ["farmers", "charge"] and t.asked == (A,) and broken(t) == []


@rule("VEN-RUL-87", "VEN-INFO-05")
def test_a_look_at_a_hand_is_told_to_nobody_else() -> None:
    t = on_turn("own-turn look-at-hand", seats=3, hands={A: "charge", B: f"{ALPHA} ambush", C: BETA})
    play(t, A, "play charge", "on 1")
    assert told(t, "sees-in-hand", A) == [
        {"seat": A, "seat2": B, "card": ALPHA},
        {"seat": A, "seat2": B, "card": "ambush"},
    ]
    for viewer in (B, C, SPECTATOR):
        assert told(t, "sees-in-hand", viewer) == []
        assert told(t, "looks-at-hand", viewer) == [{"seat": A, "seat2": B}]
        assert see(t, viewer)["players"][B]["hand"].get("known", []) == []
    assert see(t, A)["players"][B]["hand"]["known"] == [ALPHA, "ambush"] and broken(t) == []


@rule("VEN-RUL-87")
def test_a_look_at_a_hand_cannot_be_taken_back() -> None:
    t = on_turn("own-turn look-at-hand", hands={A: "charge", B: ALPHA})
    play(t, A, "play charge")
    assert t.asked == (A,) and not t.can_undo(A)


@rule("VEN-RUL-87")
def test_an_event_takes_a_face_up_card_and_the_row_is_filled_up() -> None:
    t = on_turn("own-turn take-row-card 0 1", row=f"{ALPHA} {PLAIN} {BETA}")
    play(t, A, "play charge")
    assert t.legal(A) == [f"take {PLAIN}", f"take {BETA}", f"take {ALPHA}"]
    assert refused(t, A, f"take {WALL}") == "VEN-RUL-87"
    play(t, A, f"take {BETA}")
    play(t, CHANCE, f"card {WALL}")
    assert hand(t, A) == [BETA] and position(t).florins[A] == 2
    assert see(t, B)["players"][A]["hand"]["known"] == [BETA]  # everybody saw it
    assert set(see(t)["row"]) == {ALPHA, PLAIN, WALL} and broken(t) == []


# land, troops, points


@rule("VEN-RUL-87", "VEN-EXP-01")
def test_an_event_places_an_extra_tile() -> None:
    t = on_turn(
        "own-turn extra-tile",
        land={"0,0": "field A", "1,0": "village A"},
        reserve={A: "wood field"},
    )
    play(t, A, "play charge", "tile wood", "at 1,-1")
    assert domain(t, A) == {"0,0": 1, "1,0": 2, "1,-1": 1} and broken(t) == []
    assert t.asked == (A,) and "spend 1" in t.legal(A)
    t.play(A, "spend 0")
    idle(t, "expansion", A)
    assert "tile field" in t.legal(A)  # the tile of this round's Expansion is still to come


@rule("VEN-RUL-87", "VEN-CARD-03")
def test_an_event_makes_one_deployment_cheaper() -> None:
    t = on_turn(
        "own-deploy cheap-deployment 3",
        phase="deploy",
        land={"0,0": "city A"},
        hands={A: f"charge {ALPHA} {BETA}"},
        florins={A: 1},
    )
    assert refused(t, A, f"deploy {ALPHA} 2") == "VEN-CARD-03"
    play(t, A, "play charge", f"deploy {ALPHA} 2")
    assert position(t).florins[A] == 1 and men(t, A, 2) == [ALPHA]
    assert refused(t, A, f"deploy {BETA} 3") == "VEN-CARD-03"  # only the next one
    assert broken(t) == []


@rule("VEN-RUL-87")
def test_a_discount_that_was_not_used_is_gone() -> None:
    t = on_turn("own-deploy cheap-deployment 3", phase="deploy", hands={A: f"charge {ALPHA}"})
    play(t, A, "play charge", "done")
    assert position(t).discount == [0, 0]


@rule("VEN-RUL-87", "VEN-MOVE-06")
def test_an_event_marches_a_troop_outside_phase_f() -> None:
    t = on_turn(
        "own-turn march-now",
        land={"0,0": "field A", "1,0": "field B", "2,0": "field"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{BETA} @ 0,0"},
    )
    play(t, A, "play charge")
    assert t.legal(A) == ["activate 2", "activate 3"] and refused(t, A, "activate 1") == "VEN-RUL-87"
    play(t, A, "activate 2", "at 1,0", "done")
    assert position(t).score[A] == 1 and not domain(t, B)
    assert (
        see(t)["phase"] == "prestige"
        and not any(there.moved for there in position(t).troops)
        and broken(t) == []
    )


@rule("VEN-RUL-87", "VEN-MOVE-05")
def test_a_troop_that_marches_by_an_event_fights_like_any_other() -> None:
    t = on_turn(
        "own-turn march-now",
        land={"0,0": "field A", "1,0": "field B"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (B, 2): f"{BETA}:2 @ 1,0"},
    )
    play(t, A, "play charge", "activate 2", "at 1,0")
    assert told(t, "battle-won") == [{"seat": A, "count": 0}] and broken(t) == []


@rule("VEN-RUL-87")
def test_a_protected_tile_bars_opponents_until_the_round_ends() -> None:
    t = on_turn(
        "own-turn protect-tile",
        phase="march",
        land={"0,0": "field A", "1,0": "field A", "2,0": "field B", "1,1": "field B"},
        troops={(A, 2): f"{WALL} @ 0,0", (B, 2): f"{PLAIN_TOO} {ALPHA} @ 2,0", (B, 3): f"{BETA} @ 2,0"},
    )
    play(t, A, "play charge")
    assert {"0,0", "1,0"} <= at_cells(t) and not {"2,0", "1,1"} & at_cells(t)
    play(t, A, "at 1,0")
    assert told(t, "protects") == [{"seat": A, "hex": "1,0"}]
    play(t, A, "activate 2", "at 1,0")  # its owner may enter
    play(t, B, "activate 2")
    assert at_cells(t) == {"1,1"}
    assert t.why_not(B, "at 1,0") is not None
    play(t, B, "done", "done")
    assert position(t).round == 3 and position(t).guarded == [] and broken(t) == []


@rule("VEN-RUL-87", "VEN-END-01")
def test_an_event_gives_points_and_thirty_win() -> None:
    t = on_turn("own-turn gain-points 2")
    play(t, A, "play charge")
    assert position(t).score == [2, 0] and t.asked == (A,) and broken(t) == []
    t = on_turn("own-turn gain-points 2", scores={A: 28})
    play(t, A, "play charge")
    assert t.result is not None and t.result.winners == (A,) and not t.asked


@rule("VEN-RUL-87", "VEN-RUL-75")
def test_points_by_an_event_may_win_in_the_middle_of_a_battle_and_for_the_defender() -> None:
    content = lab("after-reveal gain-points 2")
    t = attack(WALL, WALL, hands={B: "charge"}, scores={B: 28}, content=content)
    play(t, B, "play charge")
    assert t.result is not None and t.result.winners == (B,) and assaults(t) == []
