"""Standing orders, and what a person is warned of."""

from __future__ import annotations

from games.condottiere.kit import A, B, C, arrange, position
from ludoteca import Game
from ludoteca.games.condottiere.actions import PASS
from ludoteca.games.condottiere.orders import beaten


def order_of(t: Game) -> object:
    (order,) = t.rules.orders
    return order.answer(t.state, A) if order.offered(t.state, A) else None


def dangers(t: Game, seat: int, asides: bool = False) -> dict[str, str]:
    return {c.name: c.danger.id for c in t.choices(seat, asides) if c.danger is not None}


def test_the_order_passes_when_all_cards_together_cannot_reach_the_strongest_line() -> None:
    assert order_of(arrange(2, hands={A: "M3 M4", B: "M1"}, lines={B: "M10"})) == PASS
    assert order_of(arrange(2, hands={A: "M4 M6", B: "M1"}, lines={B: "M10"})) != PASS
    assert order_of(arrange(2, hands={A: "M5 Dr", B: "M1"}, lines={B: "M10"})) != PASS
    assert order_of(arrange(2, hands={A: "M3 M6", B: "M1"}, lines={A: "C", B: "M10"})) != PASS
    assert order_of(arrange(2, hands={A: "M4 M6", B: "M1"}, lines={A: "Wi", B: "M10 H"})) == PASS


def test_cards_that_can_turn_a_battle_are_never_passed_over() -> None:
    for card in ("Wi", "Sp", "Bi"):
        assert not beaten(position(arrange(2, hands={A: f"M1 {card}", B: "M1"}, lines={B: "M10"})), A)
    spring = arrange(3, hands={A: "M4 M4", B: "M1"}, lines={B: "M10", C: "Sp"})
    assert not beaten(position(spring), A), "what Spring makes stronger can change"


def test_a_pass_is_dangerous_unless_it_wins_or_is_not_final() -> None:
    assert dangers(arrange(2, hands={A: "M3", B: "M1"}, lines={B: "M10"}), A) == {"pass": "danger-pass"}
    assert dangers(arrange(2, hands={A: "M3"}, lines={A: "M10"}, passed=(B,)), A) == {}
    assert dangers(arrange(2, hands={A: "M3"}, lines={B: "M10"}, passed=(B,)), A) == {"pass": "danger-pass"}
    capturing = {"capturing_regions": True}
    defended = arrange(2, options=capturing, hands={A: "M3", B: "M1"}, control={A: "siena"}, holder=A)
    assert dangers(defended, A) == {}


def test_whoever_shows_a_card_is_told_what_that_gives_away() -> None:
    t = arrange(2, hands={A: "M3", B: "M1"})
    assert dangers(t, B, asides=True) == {"show 0 mercenary-1": "danger-show"}
