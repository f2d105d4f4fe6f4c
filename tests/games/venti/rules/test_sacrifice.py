"""Sacrificing points: perm jokers (VENTI-PJ) and action cards (VENTI-ACT)."""

from __future__ import annotations

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    arrange,
    names,
    own_hand,
    points,
    position,
    refused,
    reveal,
    see,
    told,
    turns_end,
)
from ludoteca import SPECTATOR, Game
from ludoteca.testing import rule

PLENTY = "6.9 6.10 6.11 6.12 6.13 7.9 7.10"  # 3 3 3 4 4 3 3


def conversions(t: Game, kind: str) -> list[str]:
    """The point cards that A may convert "to joker" or "to action"."""
    return [move.removeprefix(f"{kind} ") for move in t.legal(A) if move.startswith(kind)]


def scored(t: Game, seat: int) -> list[str]:
    cards: list[str] = see(t)["players"][seat]["scored"]
    return cards


def perms(t: Game, seat: int) -> list[str]:
    cards: list[str] = see(t)["players"][seat]["perms"]
    return cards


# the threshold


@rule("VENTI-PJ-01", "VENTI-ACT-01", "V-VENTI-09")
def test_with_four_points_nothing_can_be_converted() -> None:
    t = arrange(2, scored={A: "6.5 6.6"})
    assert conversions(t, "to joker") == conversions(t, "to action") == []
    assert refused(t, A, "to joker 6.5") == "VENTI-PJ-01"
    assert refused(t, A, "to action 6.5") == "VENTI-ACT-01"


@rule("VENTI-PJ-01", "VENTI-ACT-01", "V-VENTI-09")
def test_with_five_points_a_card_can_be_converted() -> None:
    t = arrange(2, scored={A: "6.5 6.9"})
    assert conversions(t, "to joker") == conversions(t, "to action") == ["6.5", "6.9"]


@rule("VENTI-PJ-01", "VENTI-R16")
@pytest.mark.parametrize("first", ["to joker 6.5", "to action 6.5"])
def test_five_points_are_needed_before_each_conversion_of_either_kind(first: str) -> None:
    t = arrange(2, scored={A: "6.5 6.9"})
    t.play(A, first)
    assert points(t)[A] == 3
    assert refused(t, A, "to joker 6.9") == "VENTI-PJ-01"
    assert refused(t, A, "to action 6.9") == "VENTI-ACT-01"


@rule("VENTI-R16")
def test_with_points_enough_a_second_action_card_may_follow_at_once() -> None:
    t = arrange(2, scored={A: "6.5 6.6 6.9"})
    t.play(A, "to action 6.5")
    assert points(t)[A] == 5
    t.play(A, "to action 6.6")
    assert points(t)[A] == 3 and see(t)["actions"] == {"used": 2, "limit": 5}


@rule("VENTI-PJ-01")
def test_perm_jokers_and_action_cards_do_not_count_for_the_five_points() -> None:
    t = arrange(2, scored={A: "6.12"}, perms={A: "7.12"}, actions={A: "7.13"})
    assert points(t)[A] == 4
    assert refused(t, A, "to joker 6.12") == "VENTI-PJ-01"
    assert refused(t, A, "to joker 7.12") == "VENTI-PJ-02"
    assert refused(t, A, "to action 7.13") == "VENTI-ACT-02"


# perm jokers


@rule("VENTI-PJ-02", "V-VENTI-10")
def test_any_own_point_card_may_become_a_perm_joker() -> None:
    t = arrange(2, scored={A: "6.1 6.5 6.9 6.12", B: "7.12 7.13"})
    assert conversions(t, "to joker") == ["6.1", "6.5", "6.9", "6.12"]
    for card in ("7.12", "5.5"):  # B's, and one in the pile
        assert refused(t, A, f"to joker {card}") == "VENTI-PJ-02"
    t.play(A, "to joker 6.1")
    for viewer in (A, B, SPECTATOR):
        assert see(t, viewer)["players"][A]["perms"][0] == "6.1"
        assert told(t, "to-joker", viewer) == [{"seat": A, "point": "6.1"}]
    assert scored(t, A) == ["6.5", "6.9", "6.12"]


@rule("VENTI-PJ-02")
@pytest.mark.parametrize(
    ("target", "hand", "fits"),
    [
        ("3.3", "0.1", [["0", "4"]]),  # 4 C: its number
        ("0.1", "2.1", [["2", "4"]]),  # T D: its symbol
        ("2.3", "0.1", []),  # 5 C: neither
        ("6.1", "0.1", []),  # C T: neither
    ],
)
def test_a_perm_joker_stands_for_its_own_number_and_symbol(
    target: str, hand: str, fits: list[list[str]]
) -> None:
    t = arrange(2, hands={A: hand}, scored={A: "4.5 6.9"}, targets=target)
    assert see(t, A)["targets"][0]["fits"] == []
    t.play(A, "to joker 4.5")
    assert see(t, A)["targets"][0]["fits"] == fits
    assert ("fulfil a" in t.legal(A)) == bool(fits)


@rule("VENTI-PJ-03")
def test_the_points_of_a_perm_joker_are_lost_for_good() -> None:
    t = arrange(2, scored={A: "6.5 6.12"})
    t.play(A, "to joker 6.12")
    assert points(t) == [2, 0]
    turns_end(t)  # to the very end, by the limit of turns
    assert t.result is not None and t.result.scores == (2, 0)


@rule("VENTI-PJ-04")
def test_there_is_no_limit_to_perm_jokers() -> None:
    t = arrange(2, scored={A: PLENTY}, perms={A: "5.1 5.2"}, actions={A: "5.5 5.6"})
    for card in ("6.9", "6.10", "6.11", "6.12", "7.9"):
        t.play(A, f"to joker {card}")
    assert perms(t, A) == ["5.1", "5.2", "6.9", "6.10", "6.11", "6.12", "7.9"]
    assert scored(t, A) == ["6.13", "7.10"] and points(t)[A] == 7


@rule("VENTI-PJ-04")
def test_a_perm_joker_stays_and_helps_in_every_turn() -> None:
    t = arrange(2, hands={A: "1.1 5.1 6.1"}, perms={A: "2.7"}, targets="0.6 5.9 0.8")
    t.play(A, "fulfil a")  # 2 5
    reveal(t, "4.2")
    t.play(A, "end turn")
    t.play(B, "end turn")
    t.play(A, "fulfil b")  # 1 2 6
    assert told(t, "uses-perm") == [{"seat": A, "perm": "2.7"}] * 2
    assert names(position(t).discard) == ["5.1", "1.1", "6.1"] and perms(t, A) == ["2.7"]
    assert points(t)[A] == 2 + 3


@rule("VENTI-R46")
def test_a_point_card_from_a_failed_attempt_may_be_converted() -> None:
    t = arrange(2, hands={A: "1.1"}, scored={B: "6.5"}, targets="0.9 0.7 0.8", frozen={"a": B}, used=2)
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(A, move)
    reveal(t, "5.5")
    assert scored(t, B) == ["0.9", "6.5"] and t.asked == (B,)
    assert {"to joker 0.9", "to action 0.9"} <= set(t.legal(B))
    t.play(B, "to joker 0.9")
    assert perms(t, B) == ["0.9"]


@rule("VENTI-R46")
def test_a_point_card_from_the_gift_to_the_last_may_be_converted() -> None:
    t = arrange(
        3,
        hands={A: "2.1 5.1", B: "1.5"},
        scored={A: "6.9 6.10 6.11", B: "7.5 7.6", C: "7.7 7.8 7.9"},
        targets="0.6 0.7 0.8",
        used=2,
    )
    t.play(A, "fulfil a")
    reveal(t, "5.5")
    t.play(A, "pay 0.6")
    t.play(B, "lay 1.5")
    assert t.asked == (B,) and scored(t, B) == ["1.5", "7.5", "7.6"]
    t.play(B, "to action 1.5")
    assert see(t)["actions"] == {"used": 1, "limit": 4} and points(t)[B] == 4


# action cards


@rule("VENTI-ACT-01", "V-VENTI-10")
def test_a_card_of_one_point_never_becomes_an_action_card() -> None:
    t = arrange(2, scored={A: "6.1 6.2 6.5 6.9 6.12"})
    assert conversions(t, "to action") == ["6.5", "6.9", "6.12"]
    assert refused(t, A, "to action 6.1") == "VENTI-ACT-01"
    t.play(A, "to joker 6.1")
    assert perms(t, A) == ["6.1"]


@rule("VENTI-ACT-02")
def test_an_action_card_lies_face_down() -> None:
    t = arrange(2, scored={A: "6.5 6.12"})
    t.play(A, "to action 6.5")
    for viewer in (A, B, SPECTATOR):
        shown = see(t, viewer)["players"][A]
        assert shown["extra"] == 1 and shown["perms"] == []
        assert shown["scored"] == ["6.12"]
        assert told(t, "to-action", viewer) == [{"seat": A, "count": 4}]
    assert own_hand(t, A) == []


@rule("VENTI-ACT-02", "VENTI-R15")
def test_the_limit_rises_at_once_and_for_every_turn_from_now_on() -> None:
    t = arrange(2, scored={A: "6.5 6.12"}, centre="1.1 1.2 1.3 1.4", chance="seeded")
    t.play(A, "to action 6.5")
    assert see(t)["actions"] == {"used": 1, "limit": 4}
    for _ in range(3):
        assert t.asked == (A,)
        t.play(A, "replace centre")
    assert t.asked == (B,) and see(t)["actions"] == {"used": 0, "limit": 3}
    t.play(B, "end turn")
    assert told(t, "turn")[-1] == {"seat": A, "count": 4}
    for _ in range(4):
        assert t.asked == (A,)
        t.play(A, "replace centre")
    assert t.asked == (B,)


@rule("VENTI-R15")
@pytest.mark.parametrize(("actions", "used"), [("", 2), ("5.5", 3)])
def test_as_the_last_action_it_leaves_one_more(actions: str, used: int) -> None:
    t = arrange(2, scored={A: "6.5 6.12"}, actions={A: actions}, used=used, chance="seeded")
    t.play(A, "to action 6.5")
    assert t.asked == (A,) and see(t)["actions"] == {"used": used + 1, "limit": used + 2}
    t.play(A, "replace centre")
    assert t.asked == (B,)


@rule("VENTI-ACT-03", "V-VENTI-08")
def test_a_player_has_at_most_two_action_cards() -> None:
    t = arrange(2, scored={A: PLENTY})
    limits = [see(t)["actions"]["limit"]]
    for card in ("6.9", "6.10"):
        t.play(A, f"to action {card}")
        limits.append(see(t)["actions"]["limit"])
    assert limits == [3, 4, 5]
    assert conversions(t, "to action") == []
    assert refused(t, A, "to action 6.12") == "VENTI-ACT-03"
    assert conversions(t, "to joker") == ["6.11", "6.12", "6.13", "7.9", "7.10"]


@rule("VENTI-ACT-03")
def test_the_limit_is_one_for_each_player() -> None:
    t = arrange(2, scored={A: PLENTY, B: "5.9 5.10"}, actions={A: "4.5 4.6"})
    assert conversions(t, "to action") == []
    t.play(A, "end turn")
    assert told(t, "turn") == [{"seat": B, "count": 3}]
    t.play(B, "to action 5.9")
    assert see(t)["actions"] == {"used": 1, "limit": 4}


@rule("VENTI-ACT-04")
def test_the_points_of_an_action_card_are_lost_for_good() -> None:
    t = arrange(2, scored={A: "6.5 6.12"})
    t.play(A, "to action 6.12")
    assert points(t) == [2, 0]
    turns_end(t)
    assert t.result is not None and t.result.scores == (2, 0)


@rule("VENTI-ACT-02", "VENTI-PJ-02")
def test_an_action_card_stands_for_nothing_in_a_condition() -> None:
    t = arrange(2, hands={A: "5.1"}, scored={A: "2.5 6.12"}, targets="0.6 0.7 0.8")
    t.play(A, "to action 2.5")
    assert see(t, A)["targets"][0]["fits"] == []
    assert refused(t, A, "fulfil a") == "VENTI-FULF-01"
