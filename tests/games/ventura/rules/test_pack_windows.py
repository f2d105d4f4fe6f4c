"""Windows that no shipped Event uses: each opens at its moment, for those whom it is for, in packs alone."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    A,
    B,
    C,
    arrange,
    broken,
    idle,
    in_window,
    lab,
    march,
    on_turn,
    play,
    position,
    refused,
    see,
    stockpile,
    told,
    whereabouts,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import attack
from ludoteca import CHANCE, Game
from ludoteca.testing import rule

# around a step


@rule("VEN-RUL-85", "VEN-RUL-86")
@pytest.mark.parametrize("phase", ["prestige", "recruit", "recovery", "annex", "expansion", "regroup"])
def test_the_start_of_a_step_is_its_players_even_where_he_has_nothing_to_do(phase: str) -> None:
    t = on_turn("step-start gain-florins 2", phase=phase, florins={})
    assert t.asked == (A,) and in_window(t) and t.legal(A) == ["play charge", "pass"]
    play(t, A, "play charge")
    assert told(t, "gains-florins") == [{"seat": A, "count": 2}] and broken(t) == []


@rule("VEN-RUL-85")
def test_florins_from_the_start_of_a_step_can_be_spent_in_it() -> None:
    t = on_turn("step-start gain-florins 2", florins={})
    play(t, A, "play charge")
    assert t.legal(A) == ["spend 0", "spend 1", "spend 2"]


@rule("VEN-RUL-85")
def test_the_end_of_a_step_comes_after_its_decisions() -> None:
    t = on_turn("step-end gain-florins 2", hands={A: "charge", B: "farmers"})
    assert not in_window(t)
    play(t, A, "spend 3")
    assert t.asked == (A,) and in_window(t)
    play(t, A, "play charge")
    assert position(t).florins[A] == 2 and position(t).score[A] == 4
    assert t.asked == (B,) and not in_window(t)  # the step of B


@rule("VEN-RUL-85", "VEN-RUL-86")
def test_before_anothers_step_all_others_are_asked_clockwise() -> None:
    t = arrange(
        3,
        phase="prestige",
        turn=B,
        hands={A: "charge", C: "farmers"},
        florins={A: 1, B: 1, C: 1},
        content=lab("others-step take-florins 1"),
    )
    assert t.asked == (C,) and in_window(t)
    play(t, C, "pass")
    assert t.asked == (A,)
    play(t, A, "play charge", "on 1")
    assert position(t).florins == [2, 0, 1] and t.asked == (C,)  # C has the right to answer
    play(t, C, "pass")
    # B has nothing to spend any more, and the step of C begins: A holds no card any longer
    assert t.asked == (C,) and not in_window(t)


@rule("VEN-RUL-86")
def test_what_is_played_before_anothers_step_is_cancelled_from_the_active_player_on() -> None:
    content = lab("others-step gain-florins 1", palisade="event-played cancel")
    t = arrange(
        3, phase="prestige", turn=B, hands={A: "charge", B: "farmers", C: "palisade"}, content=content
    )
    play(t, C, "pass")
    play(t, A, "play charge")
    assert t.asked == (B,)
    play(t, B, "pass")
    assert t.asked == (C,)
    play(t, C, "play palisade")
    assert position(t).florins == [0, 0, 0] and broken(t) == []


# before entering a tile


def marching(card: str, **hands: str) -> Game:
    """A's Army heads for B's field."""
    t = arrange(
        3,
        phase="march",
        land={"0,0": "field A", "1,0": "field B", "0,1": "field"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"},
        hands={"ABC".index(seat): cards for seat, cards in hands.items()},
        content=lab(card),
    )
    march(t, A, 2, "1,0")
    return t


@rule("VEN-RUL-85", "VEN-RUL-87")
def test_the_others_may_act_before_a_troop_enters_a_tile() -> None:
    t = marching("before-entering protect-tile", A="farmers", B="charge", C="farmers")
    assert told(t, "heads-for") == [{"seat": A, "area": "2", "hex": "1,0"}] and told(t, "marches") == []
    assert t.asked == (B,) and in_window(t)
    play(t, B, "play charge", "at 1,0")
    play(t, C, "pass")
    assert t.asked == (A,) and whereabouts(t, A)[2] == "0,0"  # it was kept off, and may go elsewhere
    assert "at 0,1" in t.legal(A) and "at 1,0" not in t.legal(A)
    assert t.prompt(A).message.args["count"] == 4  # type: ignore[union-attr]  # and has paid nothing
    play(t, A, "at 0,1")
    play(t, C, "pass")
    assert whereabouts(t, A)[2] == "0,1" and broken(t) == []


@rule("VEN-RUL-85")
def test_a_troop_that_nobody_keeps_off_enters() -> None:
    t = marching("before-entering protect-tile", B="farmers")
    play(t, B, "pass")
    assert whereabouts(t, A)[2] == "1,0" and len(told(t, "marches")) == 1
    t = marching("before-entering protect-tile", A="charge", C=ALPHA)
    assert whereabouts(t, A)[2] == "1,0"  # nobody else may hold one


@rule("VEN-RUL-87")
def test_a_protected_tile_is_refused_with_its_own_reason() -> None:
    t = marching("before-entering protect-tile", B="charge")
    play(t, B, "play charge", "at 1,0")
    refusal = t.why_not(A, "at 1,0")
    assert refusal is not None and refusal.message.id == "no-entry" and refusal.rule == "VEN-RUL-87"
    assert refused(t, A, "at 5,5") == "VEN-RUL-54"


# battles


def battle(card: str, hands: dict[int, str]) -> Game:
    return attack(f"{PLAIN} {ALPHA}", f"{PLAIN_TOO} {BETA}", hands=hands, content=lab(card))


@rule("VEN-RUL-85", "VEN-EVT-04")
def test_before_the_ranged_totals_both_sides_may_change_them_once() -> None:
    t = battle("before-ranged ranged-bonus 1", {A: "farmers", B: "charge"})
    assert t.asked == (A,) and in_window(t) and assaults(t) == [] and told(t, "line-up")
    play(t, A, "pass")
    play(t, B, "play charge")
    play(t, A, "pass")
    assert assaults(t)[0].totals == [2, 3 + 1]
    assert not in_window(t) and broken(t) == []


@rule("VEN-RUL-85", "VEN-WND-08")
@pytest.mark.parametrize(("plays", "hurt"), [(True, 1), (False, 3)])
def test_before_wounds_are_assigned_the_totals_are_known_and_wounds_can_be_prevented(
    plays: bool, hurt: int
) -> None:
    t = battle("before-wounds prevention 2", {A: "charge"})
    assert t.asked == (A,) and in_window(t) and len(told(t, "assault-ranged")) == 2
    assert wounds(t, A, 2) == [0] and told(t, "wounded") == []
    assert t.view(A)["battle"]["assaults"] == []  # type: ignore[index]  # the assault is not over
    play(t, A, "play charge" if plays else "pass")
    assert told(t, "wounded")[0] == {"seat": A, "card": ALPHA, "count": hurt}
    assert broken(t) == []


@rule("VEN-RUL-85")
def test_before_wounds_opens_in_every_assault() -> None:
    t = battle("before-wounds prevention 1", {B: "farmers farmers"})
    seen = 0
    while t.asked and in_window(t):
        seen += 1
        play(t, B, "pass")
    assert seen == len(assaults(t)) > 1


# conquest


def conquest(window: str, hands: dict[int, str], **more: object) -> Game:
    land = {"0,0": "field A", "1,0": "village B", "2,0": "wood B"}
    t = arrange(
        3,
        phase="march",
        land=land,
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"},
        hands=hands,
        content=lab(f"{window} gain-florins 2"),
        **more,  # type: ignore[arg-type]
    )
    march(t, A, 2, "1,0")
    play(t, A, "done")
    return t


@rule("VEN-RUL-85")
def test_who_takes_an_opponents_tile_may_act_then() -> None:
    t = conquest("tile-taken", {A: "charge", B: "charge", C: "farmers"})
    assert t.asked == (A,) and in_window(t) and position(t).score[A] == 2
    play(t, A, "play charge")
    assert position(t).florins == [2, 0, 0] and not in_window(t) and broken(t) == []


@rule("VEN-RUL-85")
def test_who_loses_a_tile_may_act_then() -> None:
    t = conquest("tile-lost", {A: "farmers", B: "charge", C: "farmers"})
    assert t.asked == (B,) and in_window(t)
    play(t, B, "play charge")
    assert position(t).florins == [0, 2, 0] and not in_window(t)


@rule("VEN-RUL-85", "VEN-ANNEX-03")
def test_annexing_an_opponents_tile_is_a_conquest_and_that_of_nobodys_is_none() -> None:
    t = arrange(
        2,
        phase="annex",
        land={"0,0": "field B", "3,0": "field"},
        troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 3,0"},
        hands={A: "charge"},
        content=lab("tile-taken gain-florins 2"),
    )
    taken = 0
    while t.asked == (A,) and in_window(t):
        taken += 1
        play(t, A, "pass")
    assert taken == 1 and [event["hex"] for event in told(t, "annexes")] == ["0,0", "3,0"]


# the own turn


@rule("VEN-RUL-85", "VEN-INFO-05")
@pytest.mark.parametrize(
    ("cards", "asked"), [("charge", True), ("farmers", True), (ALPHA, False), ("", False)]
)
def test_without_florins_prestige_is_asked_of_who_may_hold_an_event(cards: str, asked: bool) -> None:
    t = on_turn("own-turn take-florins 2", hands={A: cards}, florins={B: 3})
    assert (t.asked == (A,)) == asked
    if cards == "charge":
        assert t.legal(A) == ["spend 0", "play charge"]
        play(t, A, "play charge")
        assert t.legal(A) == ["spend 0", "spend 1", "spend 2"]


@rule("VEN-RUL-85")
def test_without_florins_nobody_is_asked_in_prestige_if_no_event_is_for_an_own_turn() -> None:
    t = on_turn("own-deploy gain-florins 2", hands={A: "charge"}, florins={B: 3})
    assert t.asked == (B,)


@rule("VEN-EVT-03", "VEN-INFO-05")
@pytest.mark.parametrize("phase", ["upkeep", "expansion"])
@pytest.mark.parametrize(("cards", "asked"), [("charge", True), ("farmers", True), (ALPHA, False)])
def test_a_step_that_a_card_names_is_not_passed_over(phase: str, cards: str, asked: bool) -> None:
    content = lab(f"own-{phase} gain-florins 2") if phase == "upkeep" else lab("own-expansion gain-points 1")
    t = arrange(2, phase=phase, hands={A: cards}, content=content, garrisons=False)
    assert (t.asked == (A,) and see(t)["phase"] == phase) == asked
    if cards == "charge":
        assert "play charge" in t.legal(A)
        play(t, A, "play charge")
        idle(t, "conscription")
        assert broken(t) == []


IDLE = ("recruit", "recovery", "annex", "upkeep", "expansion", "conscription", "regroup", "march")


@rule("VEN-RUL-85", "VEN-EVT-03", "VEN-INFO-05")
@pytest.mark.parametrize("phase", IDLE)
@pytest.mark.parametrize(("cards", "asked"), [("charge", True), ("farmers", True), (ALPHA, False)])
def test_an_event_is_played_in_a_step_with_nothing_else_to_do(phase: str, cards: str, asked: bool) -> None:
    t = arrange(
        2,
        phase=phase,
        hands={A: cards},
        reserve={A: ""},
        ventura="",
        conscription="",
        content=lab("own-turn gain-points 1"),
        garrisons=False,
    )
    assert (see(t)["phase"] == phase and t.asked == (A,)) == asked
    if asked:
        prompt = t.prompt(A)
        assert prompt is not None and prompt.rule == "VEN-RUL-85"
        assert t.legal(A) == (["play charge", "done"] if cards == "charge" else ["done"])
        play(t, A, t.legal(A)[0])  # whoever has no card left is asked no more
        assert position(t).score[A] == int(cards == "charge") and broken(t) == []
        assert t.asked != (A,) or see(t)["phase"] != phase


@rule("VEN-RUL-85", "VEN-RUL-17")
def test_an_event_is_played_where_there_is_neither_a_tile_nor_a_card_to_take() -> None:
    t = on_turn("own-turn gain-points 1", "fortune", hands={B: "charge"}, ventura="")
    stockpile(t, "wood")
    play(t, A, "draw tile")
    play(t, CHANCE, "land wood")
    assert t.legal(B) == ["play charge", "done"]
    play(t, B, "done")
    assert see(t)["phase"] == "recruit"


@rule("VEN-RUL-85", "VEN-RECR-01", "VEN-CONS-01")
@pytest.mark.parametrize(("phase", "price"), [("recruit", 2), ("conscription", 1)])
def test_florins_by_an_event_are_spent_in_a_step_that_lacked_them(phase: str, price: int) -> None:
    t = on_turn("own-turn take-florins 1", phase, florins={A: price - 1, B: 3})
    assert t.legal(A) == ["play charge", "done"]
    assert refused(t, A, "buy") == ("VEN-RECR-01" if phase == "recruit" else "VEN-CONS-01")
    play(t, A, "play charge", "buy")
    assert position(t).florins == [0, 2]


@rule("VEN-EXP-02", "VEN-RUL-34", "VEN-RUL-85")
def test_without_a_cell_beside_the_domain_no_tile_is_offered() -> None:
    alone = {"0,0": "city A", "5,0": "field", "5,1": "field"}  # every cell beside the City touches no other
    t = arrange(
        2,
        phase="expansion",
        land=alone,
        reserve={A: "wood"},
        hands={A: "charge"},
        content=lab("own-expansion gain-points 1"),
    )
    assert t.legal(A) == ["play charge", "done"]
    assert refused(t, A, "tile wood") == "VEN-RUL-34" and refused(t, A, "tile lake") == "VEN-EXP-01"
