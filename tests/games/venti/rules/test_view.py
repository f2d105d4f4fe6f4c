"""What views and choices say, so that no client computes it: sets of cards that fit, pay or may be laid."""

from __future__ import annotations

import pytest

from games.venti.kit import A, B, C, arrange, face, reveal, see
from ludoteca import Game
from ludoteca.testing import rule


def spend(t: Game, seat: int) -> list[str]:
    return [f"{pick['kind']} {pick['id']}" for pick in see(t, seat)["spend"]]


def sets(t: Game, seat: int) -> list[str]:
    return ["+".join(cards) for cards in see(t, seat)["sets"]]


def in_debt(own: str) -> Game:
    """B owes a penalty and has these point cards."""
    t = arrange(2, hands={B: "1.1"}, scored={B: own}, targets="0.6", frozen={"a": B}, turn=B)
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(B, move)
    return t


def last(hand: str) -> Game:
    """B is last and may lay cards of this hand."""
    scores = {A: "6.9 6.10 6.5", B: "7.5", C: "7.6 7.7"}
    t = arrange(3, hands={A: "2.1 5.1", B: hand}, scored=scores, targets="0.6")
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 0.6")
    return t


def test_a_condition_is_a_list_of_groups() -> None:
    t = arrange(2, targets="3.12 0.6 6.1")
    shown = [face(t, target["card"])["condition"] for target in see(t)["targets"][:3]]
    assert shown == [[[1, 1], ["diamond"], ["diamond"]], [[2], [5]], [["circle"], ["triangle"]]]


@rule("VENTI-FULF-07", "VENTI-TEN-02")
def test_cards_are_spent_with_care() -> None:
    """Perm jokers first, which stay; then those of many points, which cannot be laid out from the hand."""
    t = arrange(2, hands={A: "2.1 4.1 4.12 4.5 J J"}, perms={A: "2.2 4.2"}, targets="0.6")
    order = [
        "perm 2.2",
        "perm 4.2",
        "card 4.12",
        "card 4.5",
        "card 2.1",
        "card 4.1",
        "card joker",
        "card joker",
    ]
    assert spend(t, A) == order
    assert "spend" not in see(t, B) and "spend" not in see(t)


def test_nothing_is_said_of_spending_where_nothing_fits() -> None:
    t = arrange(2, hands={A: "2.1"}, targets="0.6 3.12 3.13")
    assert not any(target["fits"] for target in see(t, A)["targets"]) and "spend" not in see(t, A)


@rule("VENTI-R23")
def test_the_roles_of_a_joker_are_named_to_whoever_may_announce_one() -> None:
    t = arrange(2, hands={A: "J", B: "J"}, targets="0.6", frozen={"a": B})
    roles = ["0", "1", "2", "3", "4", "5", "6", "7", "circle", "triangle", "diamond", "square"]
    assert see(t, A)["roles"] == roles
    assert "roles" not in see(t, B) and "roles" not in see(t)
    assert "roles" not in see(arrange(2, hands={A: "J"}), A)
    assert "roles" not in see(arrange(2, hands={A: "2.1"}, frozen={"a": B}), A)


@rule("VENTI-R24")
@pytest.mark.parametrize(
    ("own", "found"),
    [
        ("6.1 6.2 6.9", ["6.9", "6.1+6.2"]),
        ("6.1 6.2 6.3", ["6.1+6.2", "6.1+6.3", "6.2+6.3"]),
        ("0.1 3.5 7.12", ["3.5", "7.12"]),
        ("6.1 6.5 6.6 6.9 6.12", ["6.5", "6.6", "6.9", "6.12"]),
    ],
)
def test_a_view_names_every_set_that_pays(own: str, found: list[str]) -> None:
    t = in_debt(own)
    assert sets(t, B) == found
    assert "sets" not in see(t, A) and "sets" not in see(t)


@rule("VENTI-R24")
def test_after_one_card_of_one_point_another_pays_the_rest() -> None:
    t = in_debt("6.1 6.2 6.3 6.5")
    t.play(B, "pay 6.1")
    assert sets(t, B) == ["6.2", "6.3"]


@rule("VENTI-R29")
def test_a_view_names_every_set_that_may_be_laid() -> None:
    t = last("1.2 3.3 4.5 4.9 5.4 J")
    assert sets(t, B) == ["1.2", "1.2+3.3", "1.2+5.4", "3.3", "3.3+5.4", "4.5", "5.4"]
    assert "sets" not in see(t, A) and "sets" not in see(t)
    t.play(B, "lay 1.2")
    assert sets(t, B) == ["3.3", "5.4"]


def test_a_choice_names_the_points_that_it_brings_or_costs() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, scored={A: "6.12 6.5"}, targets="0.6 3.12 3.13")
    numbers = {choice.name: choice.numbers for choice in t.choices(A) if choice.numbers}
    assert numbers == {
        "fulfil a": {"points": 2},
        "to joker 6.5": {"cost": 2},
        "to joker 6.12": {"cost": 4},
        "to action 6.5": {"cost": 2},
        "to action 6.12": {"cost": 4},
    }
    debt = in_debt("6.1 6.2 6.9")
    assert [choice.numbers for choice in debt.choices(B)] == [{"cost": 1}, {"cost": 3}]
    gift = last("1.2 4.5")
    assert [choice.numbers for choice in gift.choices(B)] == [{"points": 1}, {"points": 2}, {}]


def test_the_goal_is_twenty_points() -> None:
    assert arrange(2).printed()["goal"] == 20
