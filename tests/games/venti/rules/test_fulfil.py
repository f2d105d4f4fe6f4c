"""Fulfilling an open target: which cards, where they go, and what one gets."""

from __future__ import annotations

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    arrange,
    face,
    names,
    open_targets,
    own_hand,
    points,
    position,
    refused,
    reveal,
    see,
    told,
)
from ludoteca import CHANCE, SPECTATOR, Game, IllegalMove
from ludoteca.games.venti.content import DECK
from ludoteca.testing import rule


def can(hand: str, target: str, perms: str = "") -> bool:
    """Whether A can fulfil a target with these hand cards and perm jokers."""
    t = arrange(2, hands={A: hand}, perms={A: perms}, targets=target)
    return "fulfil a" in t.legal(A)


def used(t: Game, viewer: int = SPECTATOR) -> list[str | int]:
    """The hand cards that were used, as everybody was told."""
    return [args["card"] for args in told(t, "uses", viewer)]


def conditions(*wanted: str) -> list[str]:
    """A card of the deck for each condition."""
    return [next(card.name for card in DECK if card.condition == text) for text in wanted]


def test_the_cards_of_these_tests_say_what_is_said_of_them() -> None:
    assert conditions("2 5", "?=?", "T D", "3 4 ?", "6=6 T T", "4=4 C C", "4 C", "?=? ?=?") == [
        "0.6",
        "0.2",
        "0.1",
        "1.6",
        "0.12",
        "6.12",
        "3.3",
        "0.7",
    ]


# which cards


@rule("VENTI-FULF-01")
def test_a_target_is_fulfilled_with_cards_of_the_own_hand() -> None:
    t = arrange(2, hands={A: "2.1", B: "2.2 5.1"}, targets="0.6")
    assert "fulfil a" not in t.legal(A)
    assert refused(t, A, "fulfil a") == "VENTI-FULF-01"
    t.play(A, "end turn")
    assert "fulfil a" in t.legal(B)


@rule("VENTI-FULF-01")
def test_own_perm_jokers_help_and_those_of_others_do_not() -> None:
    assert can("2.1", "0.6", perms="5.1")
    t = arrange(2, hands={A: "2.1"}, perms={B: "5.1"}, targets="0.6")
    assert "fulfil a" not in t.legal(A)


@rule("VENTI-FULF-01")
def test_any_open_target_may_be_chosen() -> None:
    t = arrange(4, hands={A: "2.1 5.1"}, targets="0.6 0.8 0.1 0.9")
    assert [move for move in t.legal(A) if move.startswith("fulfil")] == ["fulfil a", "fulfil c"]


@rule("VENTI-FULF-02")
def test_a_number_needs_a_card_with_this_number() -> None:
    assert can("2.1 5.1", "0.6")
    assert not can("3.1 5.1", "0.6")  # the same symbol is not enough
    assert not can("2.1 4.1", "0.6")


@rule("VENTI-FULF-03")
def test_a_question_mark_takes_any_number_but_needs_one() -> None:
    for number in range(8):
        assert can(f"3.1 4.1 {number}.2", "1.6")
    assert not can("3.1 4.1", "1.6")


@rule("VENTI-FULF-04")
def test_joined_positions_need_identical_numbers() -> None:
    assert can("7.1 7.2", "0.2")
    assert not can("7.1 6.2", "0.2")  # two squares are no pair
    assert can("6.1 6.2 2.1 3.1", "0.12") and not can("7.1 7.2 2.1 3.1", "0.12")


@rule("VENTI-FULF-05")
@pytest.mark.parametrize("hand", ["2.1 4.1", "2.1 5.1", "3.1 4.1", "3.1 5.1"])
def test_a_symbol_takes_both_of_its_numbers(hand: str) -> None:
    assert can(hand, "0.1")


@rule("VENTI-FULF-05")
@pytest.mark.parametrize("hand", ["0.2 4.1", "1.1 4.1", "6.1 4.1", "7.1 4.1", "2.1 3.1", "4.1 5.1"])
def test_a_symbol_takes_no_other_number(hand: str) -> None:
    assert not can(hand, "0.1")


@rule("VENTI-FULF-06")
@pytest.mark.parametrize(
    ("hand", "target"),
    [
        ("J 5.1", "0.6"),
        ("2.1 J", "0.6"),
        ("J J", "0.6"),
        ("J 4.1", "0.1"),
        ("6.1 J", "0.2"),
        ("3.1 4.1 J", "1.6"),
    ],
)
def test_a_joker_replaces_any_number_or_symbol(hand: str, target: str) -> None:
    assert can(hand, target)


@rule("VENTI-FULF-06")
def test_one_joker_fills_one_position() -> None:
    assert not can("J", "0.6")
    assert not can("7.1 J", "0.8")  # ?=?=?


@rule("VENTI-R21")
def test_two_groups_may_use_the_same_number() -> None:
    assert can("5.1 5.2 5.3 5.4", "0.7") and can("4.1 4.2 7.1 7.2", "0.7")


@rule("VENTI-R22")
def test_the_cards_may_be_held_in_any_order() -> None:
    assert can("2.1 3.1 6.1 6.2", "0.12") and can("0.1 1.1 4.1 4.2", "6.12")


@rule("VENTI-FULF-11")
def test_in_the_hand_only_number_and_symbol_matter() -> None:
    for slot in range(1, 14):
        t = arrange(2, hands={A: f"2.{slot} 5.{slot}"}, targets="0.6")
        t.play(A, "fulfil a")
        assert points(t)[A] == 2  # those of the target


@rule("VENTI-FULF-11")
def test_in_the_target_row_only_condition_and_points_matter() -> None:
    t = arrange(
        2, hands={A: "1.2"}, targets="4.6 6.9 6.1"
    )  # 4.6 asks for 1 and 6: the sixes beside do not help
    assert not any(move.startswith("fulfil") for move in t.legal(A))
    assert face(t, see(t)["targets"][0]["card"]) == {
        "card": "4.6",
        "number": 4,
        "symbol": "diamond",
        "points": 2,
        "condition": [[1], [6]],
    }


@rule("VENTI-FULF-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_which_of_two_cards_of_one_number_is_spent_is_the_players_choice(seats: int) -> None:
    t = arrange(seats, hands={A: "2.3 2.13 3.1 5.1"}, targets="0.1")  # T D
    t.play(A, "fulfil a")
    assert t.legal(A) == ["use 2.3", "use 2.13", "use 3.1"]
    t.play(A, "use 2.13")
    assert names(position(t).discard) == ["2.13", "5.1"] and own_hand(t, A) == ["2.3", "3.1"]


@rule("VENTI-FULF-08")
def test_cards_of_one_number_that_are_all_needed_are_no_choice() -> None:
    t = arrange(2, hands={A: "2.3 2.13 5.1"}, targets="0.2")  # ?=?
    t.play(A, "fulfil a")
    assert names(position(t).discard) == ["2.3", "2.13"]


# perm jokers


@rule("VENTI-FULF-07", "VENTI-R20")
@pytest.mark.parametrize(
    ("target", "hand"),
    [("3.3", "0.2"), ("0.1", "2.1"), ("1.6", "3.1 4.2"), ("1.6", "3.1 7.1"), ("0.2", "4.2")],
)
def test_a_perm_joker_acts_as_a_card_of_its_number_and_symbol(target: str, hand: str) -> None:
    """`4 C`, `T D`, `3 4 ?` as its question mark and as its 4, `?=?` in a pair."""
    assert can(hand, target, perms="4.1") and not can(hand, target)


@rule("VENTI-R20")
@pytest.mark.parametrize(("target", "hand"), [("2.3", "0.2"), ("3.3", "4.2"), ("0.6", "2.1"), ("0.2", "3.1")])
def test_a_perm_joker_is_no_free_joker(target: str, hand: str) -> None:
    """Not the 5 of `5 C`, the circle of `4 C`, the 5 of `2 5`, or another's partner in `?=?`."""
    assert not can(hand, target, perms="4.1")


@rule("VENTI-FULF-07")
def test_a_perm_joker_is_used_once_for_a_condition() -> None:
    assert not can("5.1", "0.2", perms="4.1")  # ?=?: one 4 is no pair
    assert not can("4.2", "0.8", perms="4.1") and can("4.2 4.3", "0.8", perms="4.1")
    assert can("5.1", "0.2", perms="4.1 4.2")  # two of them are


@rule("VENTI-FULF-07")
def test_a_perm_joker_stays_and_helps_again_in_the_same_turn_and_later() -> None:
    hand = "0.2 1.1 1.2 7.1"
    t = arrange(2, hands={A: hand}, perms={A: "4.1"}, targets="3.3 7.8 2.1")  # `4 C`, `C C D`, `D S`
    for move in ("fulfil a", "use 0.2"):
        t.play(A, move)
    reveal(t, "6.6")
    t.play(A, "fulfil b")
    reveal(t, "6.7")
    t.play(A, "end turn")
    t.play(B, "end turn")
    t.play(A, "fulfil c")
    assert told(t, "uses-perm") == [{"seat": A, "perm": "4.1"}] * 3
    assert see(t)["players"][A]["perms"] == ["4.1"]
    assert names(position(t).discard) == hand.split()


@rule("VENTI-FULF-07", "VENTI-FULF-08")
def test_everybody_is_told_which_perm_jokers_were_used() -> None:
    t = arrange(3, hands={A: "0.2"}, perms={A: "4.1"}, targets="3.3")
    t.play(A, "fulfil a")
    for viewer in (A, B, C, SPECTATOR):
        assert told(t, "uses-perm", viewer) == [{"seat": A, "perm": "4.1"}]
        assert used(t, viewer) == ["0.2"]
    assert names(position(t).discard) == ["0.2"]


@rule("VENTI-R19")
def test_perm_jokers_alone_meet_a_condition_also_with_an_empty_hand() -> None:
    t = arrange(2, perms={A: "2.1 5.1"}, targets="0.6")
    t.play(A, "fulfil a")
    assert points(t) == [2, 0] and position(t).discard == []
    assert see(t)["players"][A]["hand"] == 0


@rule("VENTI-FULF-01", "VENTI-FULF-07")
def test_one_chooses_between_a_hand_card_and_a_perm_joker_of_the_same_number() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, perms={A: "5.2"}, targets="0.6")
    t.play(A, "fulfil a")
    assert t.legal(A) == ["use 5.1", "use perm 5.2"]  # the 2 is forced
    t.play(A, "use perm 5.2")
    assert names(position(t).discard) == ["2.1"] and own_hand(t, A) == ["5.1"]


# exact sets


@rule("VENTI-R18")
def test_only_cards_are_offered_with_which_the_condition_can_be_met_exactly() -> None:
    t = arrange(2, hands={A: "2.1 3.1 4.1 7.1"}, targets="0.1")  # T D
    t.play(A, "fulfil a")
    assert t.legal(A) == ["use 2.1", "use 3.1"]
    assert refused(t, A, "use 7.1") == "VENTI-R18"
    assert refused(t, A, "use 4.1") == "VENTI-R18"  # it comes by itself, after the triangle
    assert refused(t, A, "use 5.1") == "VENTI-FULF-01"  # not in the hand
    assert refused(t, A, "use perm 5.1") == "VENTI-FULF-07"
    t.play(A, "use 3.1")
    assert used(t) == ["3.1", "4.1"] and own_hand(t, A) == ["2.1", "7.1"]


@rule("VENTI-R18")
def test_an_open_target_cannot_be_fulfilled_wrongly() -> None:
    t = arrange(2, hands={A: "2.1 4.1"}, scored={A: "7.5"}, targets="0.6")
    before = t.position()
    with pytest.raises(IllegalMove):
        t.play(A, "fulfil a")
    assert t.position() == before


@rule("VENTI-R23")
def test_at_an_open_target_a_joker_finds_its_role_by_itself() -> None:
    t = arrange(2, hands={A: "5.1 J"}, targets="0.6")
    t.play(A, "fulfil a")
    assert used(t) == ["5.1", "joker"] and told(t, "announces") == []


# what comes of it


@rule("VENTI-FULF-08")
def test_the_hand_cards_used_go_face_up_to_the_discard_pile_for_all_to_see() -> None:
    t = arrange(3, hands={A: "2.1 J 7.1"}, targets="0.6", discard="6.6")
    t.play(A, "fulfil a")
    for viewer in (A, B, C, SPECTATOR):
        assert used(t, viewer) == ["2.1", "joker"]
    assert names(position(t).discard) == ["6.6", "2.1", "joker"]
    assert see(t)["discard"] == {"size": 3, "top": "joker"}
    assert own_hand(t, A) == ["7.1"]


@rule("VENTI-FULF-09")
def test_the_target_becomes_a_point_card_worth_its_printed_points() -> None:
    t = arrange(2, hands={A: "6.1 6.2 2.1 3.1"}, scored={A: "7.1"}, targets="0.12")
    t.play(A, "fulfil a")
    assert points(t) == [5, 0]
    assert see(t)["players"][A]["scored"] == ["0.12", "7.1"]
    assert told(t, "fulfils") == [{"seat": A, "target": "a", "point": "0.12", "count": 4}]


@rule("VENTI-FULF-10")
def test_the_gap_is_filled_at_once() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="1.1 0.6 1.2", chance="scripted")
    t.play(A, "fulfil b")
    assert t.asked == (CHANCE,) and open_targets(t) == ["1.1", None, "1.2"]
    reveal(t, "7.7")
    assert t.asked == (A,) and open_targets(t) == ["1.1", "7.7", "1.2"]


@rule("VENTI-FULF-01")
def test_a_fulfilled_target_costs_one_action_however_many_cards_were_chosen() -> None:
    t = arrange(2, hands={A: "2.1 3.1 4.1 5.1"}, targets="0.1")
    for move in ("fulfil a", "use 2.1", "use 4.1"):
        t.play(A, move)
    reveal(t, "7.7")
    assert see(t)["actions"] == {"used": 1, "limit": 3}
