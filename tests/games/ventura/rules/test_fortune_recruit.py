"""Steps A.3 and A.4: tiles, face-up cards, purchases, the hand limit, and decks that run out."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    A,
    B,
    arrange,
    buy,
    discards,
    hand,
    idle,
    play,
    position,
    refused,
    see,
    stockpile,
    told,
)
from ludoteca import CHANCE, SPECTATOR
from ludoteca.testing import rule

ROW = "acuto barbute stradiots"
FIVE = "pikemen billmen halberdiers farmers charge"  # three cards of the Ventura deck, two of the other


# A.3


@rule("VEN-FORT-01", "VEN-RUL-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_or_one_of_the_face_up_cards_must_be_taken_and_both_are_free(edition: str) -> None:
    t = arrange(2, phase="fortune", row=ROW, edition=edition)
    assert t.legal(A) == ["draw tile", "take acuto", "take barbute", "take stradiots"]
    assert refused(t, A, "done") == "VEN-FORT-01"
    assert refused(t, A, "take pikemen") == "VEN-FORT-01"
    t.play(A, "take acuto")
    t.play(CHANCE, "card pikemen")
    assert hand(t, A) == ["acuto"] and position(t).florins[A] == 0
    assert t.asked == (B,)


@rule("VEN-FORT-01")
def test_it_is_one_or_the_other() -> None:
    t = arrange(2, phase="fortune", row=ROW)
    t.play(A, "draw tile")
    t.play(CHANCE, "land wood")
    assert t.asked == (B,) and see(t, A)["reserve"] == ["wood"] and hand(t, A) == []


@rule("VEN-FORT-01")
def test_the_drawn_tile_is_the_top_one_of_the_stockpile() -> None:
    t = arrange(2, phase="fortune", row=ROW)
    stockpile(t, "wood wood field")
    t.play(A, "draw tile")
    assert t.odds() == {"land wood": 2, "land field": 1}
    t.play(CHANCE, "land field")
    assert see(t)["stock"] == 2


@rule("VEN-FORT-02")
def test_a_card_that_was_taken_is_replaced_at_once() -> None:
    t = arrange(2, phase="fortune", row=ROW)
    t.play(A, "take barbute")
    assert t.asked == (CHANCE,) and see(t)["row"] == ["acuto", "stradiots"]
    t.play(CHANCE, "card pikemen")
    assert see(t)["row"] == ["acuto", "stradiots", "pikemen"]
    assert "take pikemen" in t.legal(B)


@rule("VEN-FORT-02", "VEN-GEN-10")
def test_the_row_is_filled_before_the_hand_is_limited() -> None:
    """The card that is discarded then cannot be the one that is turned up."""
    t = arrange(2, phase="fortune", row=ROW, hands={A: FIVE}, ventura="", ventura_discard="english-archers")
    t.play(A, "take acuto")
    assert t.odds() == {"card english-archers": 1}
    t.play(CHANCE, "card english-archers")
    assert t.asked == (A,)
    t.play(A, "discard pikemen")
    assert see(t)["row"] == ["barbute", "stradiots", "english-archers"]
    assert see(t)["ventura"] == {"deck": 0, "discard": {"pikemen": 1}}


@rule("VEN-FORT-03")
def test_others_do_not_see_which_tile_was_drawn() -> None:
    t = arrange(2, phase="fortune", row=ROW)
    t.play(A, "draw tile")
    t.play(CHANCE, "land lake")
    assert told(t, "gets-tile", A) == [{"seat": A, "tile": "lake"}]
    for other in (B, SPECTATOR):
        assert told(t, "draws-tile", other) == [{"seat": A}] and told(t, "gets-tile", other) == []
        assert see(t, other)["players"][A]["reserve"] == {"size": 1}
        assert not see(t, other)["reserve"]


@rule("VEN-FORT-04")
def test_a_reserve_may_be_of_any_size() -> None:
    t = arrange(2, phase="fortune", row=ROW, reserve={A: "field field field field wood wood hill lake"})
    t.play(A, "draw tile")
    t.play(CHANCE, "land river")
    assert t.asked == (B,) and len(see(t, A)["reserve"]) == 9


@rule("VEN-FORT-04")
def test_a_player_may_look_at_his_reserve_at_any_time() -> None:
    t = arrange(2, turn=B, reserve={A: "lake wood"}, florins={B: 5}, row=ROW)
    for phase in ("prestige", "fortune", "recruit", "upkeep"):
        idle(t, phase, B)
        assert {"lake", "wood"} <= set(see(t, A)["reserve"])


@rule("VEN-RUL-03", "VEN-RUL-17")
def test_without_tiles_only_cards_can_be_taken() -> None:
    t = arrange(2, phase="fortune", row=ROW)
    stockpile(t, "")
    assert t.legal(A) == ["take acuto", "take barbute", "take stradiots"]
    assert refused(t, A, "draw tile") == "VEN-RUL-03"


@rule("VEN-RUL-03")
def test_tiles_never_come_back_to_the_stockpile() -> None:
    t = arrange(2, phase="fortune", row=ROW, reserve={A: "wood"}, land={"0,0": "field A", "1,0": "field A"})
    stockpile(t, "hill")
    play(t, A, "draw tile")
    play(t, CHANCE, "land hill")
    assert "draw tile" not in t.legal(B)
    idle(t, "expansion", A)
    play(t, A, "tile wood", "at 0,1")
    idle(t, "fortune", A)
    assert see(t)["stock"] == 0 and "draw tile" not in t.legal(A)


@rule("VEN-RUL-17", "VEN-RUL-02")
def test_the_step_is_skipped_when_there_is_neither_a_tile_nor_a_card() -> None:
    t = arrange(2, florins={A: 4, B: 4}, ventura="")
    stockpile(t, "")
    play(t, A, "spend 0")
    play(t, B, "spend 0")
    assert see(t)["phase"] == "upkeep" and see(t)["row"] == []  # nothing to buy either


# A.4


@rule("VEN-RECR-01", "VEN-CARD-11", "VEN-GEN-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ventura_cards_cost_two_florins_each_as_long_as_one_can_pay(edition: str) -> None:
    t = arrange(2, phase="recruit", florins={A: 5, B: 2}, edition=edition)
    for name, left in (("acuto", 3), ("barbute", 1)):
        assert t.legal(A) == ["buy", "done"]
        buy(t, A, name)
        assert position(t).florins == [left, 2]
    assert hand(t, A) == ["acuto", "barbute"]
    assert t.asked == (B,)  # A has less than two Florins now


@rule("VEN-RECR-01")
def test_nobody_needs_to_buy() -> None:
    t = arrange(2, phase="recruit", florins={A: 9, B: 9})
    t.play(A, "done")
    assert t.asked == (B,) and hand(t, A) == []
    assert refused(t, B, "take acuto") == "VEN-RECR-01"


@rule("VEN-RECR-02", "VEN-RUL-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bought_card_is_looked_at_before_the_next_purchase(edition: str) -> None:
    t = arrange(2, phase="recruit", florins={A: 4}, edition=edition)
    t.play(A, "buy")
    assert t.asked == (CHANCE,) and position(t).florins[A] == 2
    t.play(CHANCE, "card pikemen")
    assert see(t, A)["hand"] == ["pikemen"]
    assert t.asked == (A,) and t.legal(A) == ["buy", "done"]


@rule("VEN-RECR-01", "VEN-INFO-09")
def test_the_purchase_is_open_and_the_card_is_not() -> None:
    t = arrange(2, phase="recruit", florins={A: 2})
    buy(t, A, "pikemen")
    assert told(t, "draws-card", A) == [{"seat": A, "card": "pikemen"}]
    assert told(t, "buys", B) == [{"seat": A}] and told(t, "draws-card", B) == []
    assert see(t, B)["players"][A]["hand"] == {"ventura": 1, "conscription": 0}


# the hand limit


@rule("VEN-GEN-10", "VEN-RUL-18", "VEN-GEN-07")
@pytest.mark.parametrize(
    ("card", "pile"),
    [("pikemen", "ventura"), ("barbute", "ventura"), ("farmers", "conscription"), ("charge", "conscription")],
)
def test_of_six_cards_any_one_is_discarded_to_the_pile_of_its_deck(card: str, pile: str) -> None:
    t = arrange(2, phase="recruit", florins={A: 4}, hands={A: FIVE})
    buy(t, A, "barbute")
    assert t.asked == (A,) and len(hand(t, A)) == 6
    assert sorted(t.legal(A)) == sorted(f"discard {name}" for name in hand(t, A))
    assert refused(t, A, "buy") == "VEN-GEN-10" and refused(t, A, "discard acuto") == "VEN-GEN-10"
    t.play(A, f"discard {card}")
    assert len(hand(t, A)) == 5 and see(t)[pile]["discard"] == {card: 1}
    assert t.legal(A) == ["buy", "done"]  # only now the next purchase


@rule("VEN-GEN-10")
def test_a_face_up_card_beyond_the_fifth_forces_a_discard_too() -> None:
    t = arrange(2, phase="fortune", row=ROW, hands={A: FIVE})
    play(t, A, "take acuto")
    play(t, CHANCE, "card english-archers")
    play(t, A, "discard acuto")
    assert len(hand(t, A)) == 5 and discards(t) == {"acuto": 1}
    assert t.asked == (B,)


@rule("VEN-RUL-37", "VEN-RUL-18")
def test_a_player_with_five_cards_may_still_buy_and_an_event_that_is_discarded_is_not_played() -> None:
    t = arrange(
        2,
        phase="recruit",
        florins={A: 2, B: 3},
        hands={A: "pikemen billmen halberdiers barbute free-company-tribute"},
    )
    buy(t, A, "acuto")
    play(t, A, "discard free-company-tribute")
    assert position(t).florins == [0, 3] and told(t, "plays-event") == []
    assert discards(t) == {"free-company-tribute": 1}


@rule("VEN-GEN-10")
def test_five_cards_are_no_reason_to_discard() -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, hands={A: "pikemen billmen halberdiers farmers"})
    buy(t, A, "barbute")
    assert len(hand(t, A)) == 5 and t.legal(A) == ["done"]


# decks that run out


@rule("VEN-GEN-09", "VEN-RUL-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_deck_is_made_of_its_discards_when_a_card_must_be_drawn(edition: str) -> None:
    t = arrange(
        2,
        phase="recruit",
        florins={A: 4},
        ventura="pikemen",
        ventura_discard="acuto billmen billmen",
        edition=edition,
    )
    buy(t, A, "pikemen")
    assert see(t)["ventura"] == {"deck": 0, "discard": {"acuto": 1, "billmen": 2}}  # not before it is needed
    play(t, A, "buy")
    assert t.odds() == {"card acuto": 1, "card billmen": 2}
    assert told(t, "reshuffles-ventura") == [{}]
    play(t, CHANCE, "card billmen")
    assert see(t)["ventura"] == {"deck": 2, "discard": {}}


@rule("VEN-GEN-09")
def test_each_deck_is_made_of_its_own_discards_alone() -> None:
    t = arrange(2, phase="conscription", florins={A: 1}, ventura_discard="acuto billmen", conscription="")
    assert see(t)["phase"] != "conscription"  # nothing can be drawn
    t = arrange(
        2, phase="recruit", florins={A: 4}, hands={A: FIVE}, conscription="farmers", ventura="acuto billmen"
    )
    buy(t, A, "billmen")
    play(t, A, "discard charge")
    play(t, A, "buy")
    assert t.odds() == {"card acuto": 1}


@rule("VEN-RUL-02")
def test_no_purchase_is_offered_when_deck_and_discards_are_empty() -> None:
    t = arrange(2, phase="recruit", florins={A: 9, B: 9}, ventura="acuto")
    buy(t, A, "acuto")
    assert see(t)["phase"] != "recruit" and position(t).florins[A] == 7 + 1  # with the income of the City


@rule("VEN-RUL-02")
def test_a_row_that_cannot_be_filled_stays_short() -> None:
    t = arrange(2, phase="fortune", row=ROW, ventura="")
    play(t, A, "take acuto")
    assert t.asked == (B,) and see(t)["row"] == ["barbute", "stradiots"]


@rule("VEN-RUL-02")
def test_removed_cards_never_come_back() -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, ventura="", ventura_discard="billmen")
    assert see(t)["removed"]["acuto"] == 1
    play(t, A, "buy")
    assert t.odds() == {"card billmen": 1}


@rule("VEN-RUL-02", "VEN-RUL-89")
def test_discard_piles_are_open() -> None:
    t = arrange(2, ventura_discard="billmen acuto", florins={A: 1})
    assert see(t, B)["ventura"]["discard"] == see(t)["ventura"]["discard"] == {"acuto": 1, "billmen": 1}


# healing


@rule("VEN-RUL-20", "VEN-WND-04")
@pytest.mark.parametrize("phase", ["prestige", "recruit", "conscription"])
def test_wounds_are_healed_for_florins_in_ones_own_turn_of_a_step_alone(phase: str) -> None:
    t = arrange(
        2,
        phase=phase,
        land={"0,0": "field A", "5,0": "field B"},
        troops={(A, 2): f"{ALPHA}:1 @ 0,0", (B, 2): f"{BETA}:1 @ 5,0", (B, 1): f"{GARRISON}:2"},
        florins={A: 6, B: 6},
    )
    assert "heal 2.1" in t.legal(A) and t.legal(B) == []
    assert refused(t, B, "heal 2.1") == "VEN-GEN-04"
    t.play(A, "spend 0" if phase == "prestige" else "done")
    assert {"heal 1.1", "heal 2.1"} <= set(t.legal(B)) and t.legal(A) == []
    play(t, B, "heal 1.1", "heal 1.1", "heal 2.1")
    assert position(t).florins == [6, 3]
    assert refused(t, B, "heal 1.1") == "VEN-WND-04"
