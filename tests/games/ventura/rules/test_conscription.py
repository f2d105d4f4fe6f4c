"""Phase D: cards of the Conscription deck for a Florin each."""

from __future__ import annotations

import pytest

from games.ventura.kit import EDITIONS, A, B, arrange, buy, discards, hand, play, position, refused, see, told
from ludoteca import CHANCE
from ludoteca.testing import rule


@rule("VEN-CONS-01", "VEN-CARD-11", "VEN-GEN-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_cost_a_florin_each_as_long_as_one_can_pay(edition: str) -> None:
    t = arrange(2, phase="conscription", florins={A: 2, B: 4}, edition=edition)
    for name, left in (("farmers", 1), ("charge", 0)):
        assert t.legal(A) == ["buy", "done"]
        buy(t, A, name)
        assert position(t).florins == [left, 4]
    assert hand(t, A) == ["farmers", "charge"]
    assert t.legal(A) == ["done"] and refused(t, A, "buy") == "VEN-CONS-01"


@rule("VEN-CONS-01")
def test_nobody_needs_to_buy_conscription_cards() -> None:
    t = arrange(2, phase="conscription", florins={A: 2, B: 1})
    t.play(A, "done")
    assert t.asked == (B,) and position(t).florins == [2, 1]
    assert refused(t, B, "draw tile") == "VEN-CONS-01"


@rule("VEN-CONS-01", "VEN-CARD-02")
def test_the_deck_holds_companies_and_events_and_no_captain() -> None:
    t = arrange(2, phase="conscription", florins={A: 1})
    t.play(A, "buy")
    names = {move.removeprefix("card ") for move in t.odds()}
    assert {"farmers", "foragers", "barber-surgeons"} <= names
    assert not names & {"acuto", "swordsmen"}
    assert sum(t.odds().values()) == 47


@rule("VEN-CONS-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_is_looked_at_before_the_next_is_bought(edition: str) -> None:
    t = arrange(2, phase="conscription", florins={A: 3}, edition=edition)
    t.play(A, "buy")
    assert t.asked == (CHANCE,) and position(t).florins[A] == 2
    t.play(CHANCE, "card foragers")
    assert see(t, A)["hand"] == ["foragers"] and t.legal(A) == ["buy", "done"]


@rule("VEN-CONS-01", "VEN-INFO-09")
def test_others_see_the_purchase_and_the_back_of_the_card() -> None:
    t = arrange(2, phase="conscription", florins={A: 1})
    buy(t, A, "foragers")
    assert told(t, "draws-card", B) == [] and told(t, "buys", B) == [{"seat": A}]
    assert see(t, B)["players"][A]["hand"] == {"ventura": 0, "conscription": 1}


@rule("VEN-RUL-37", "VEN-GEN-10")
def test_a_full_hand_may_buy_and_discards_before_the_next_purchase() -> None:
    five = "pikemen billmen halberdiers farmers free-company-tribute"
    t = arrange(2, phase="conscription", florins={A: 2, B: 9}, hands={A: five})
    buy(t, A, "foragers")
    assert refused(t, A, "buy") == "VEN-GEN-10"
    play(t, A, "discard free-company-tribute")
    assert position(t).florins == [1, 9] and told(t, "plays-event") == []
    assert discards(t) == {"free-company-tribute": 1}
    assert "buy" in t.legal(A)


@rule("VEN-GEN-09", "VEN-RUL-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_conscription_discards_are_shuffled_when_the_deck_is_empty(edition: str) -> None:
    five = "pikemen billmen halberdiers farmers charge"
    t = arrange(
        2, phase="conscription", florins={A: 2}, hands={A: five}, conscription="foragers", edition=edition
    )
    buy(t, A, "foragers")
    play(t, A, "discard charge")
    play(t, A, "buy")
    assert t.odds() == {"card charge": 1} and told(t, "reshuffles-conscription") == [{}]
