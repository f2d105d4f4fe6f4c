"""Scenarios 9 to 14 and 17 to 22 of the ledger, section 8: fulfilling and freezing."""

from __future__ import annotations

import json

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    D,
    arrange,
    attempt,
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
from ludoteca import SPECTATOR, Game
from ludoteca.games.venti.content import NUMBERS, SYMBOLS
from ludoteca.games.venti.matching import NUMBER_ONE, ONE_JOKER, Condition, find_ways, meets
from ludoteca.testing import rule


def exact(text: str, *numbers: int) -> bool:
    """Whether exactly these numbers meet a condition; also one that no card shows."""
    whole = sum([NUMBER_ONE[number] for number in numbers])
    found = whole in find_ways(Condition(0, text), whole)
    assert meets(Condition(0, text), list(numbers), []) is found
    return found


# fulfilling


@rule("S-VENTI-09")
def test_09_matching_needs_search() -> None:
    assert exact("3 T", 3, 2)
    hand = "6.1 7.1 7.2 7.3"
    t = arrange(2, hands={A: hand}, targets="0.11")  # ?=?=? S: a greedy 7 as square would fail
    t.play(A, "fulfil a")
    assert names(position(t).discard) == hand.split() and points(t) == [3, 0]


@rule("S-VENTI-10")
def test_10_exact_set() -> None:
    assert exact("2 5", 2, 5) and not exact("2 5", 2, 5, 7)
    t = arrange(2, hands={A: "2.1 5.1 7.1"}, targets="0.6")
    assert see(t, A)["targets"][0]["fits"] == [["2", "5"]]
    t.play(A, "fulfil a")
    assert names(position(t).discard) == ["2.1", "5.1"] and own_hand(t, A) == ["7.1"]


@rule("S-VENTI-11")
def test_11_joker_role() -> None:
    t = arrange(2, hands={A: "5.1 5.2 J"}, targets="0.8")  # ?=?=?
    t.play(A, "fulfil a")
    assert names(position(t).discard) == ["5.1", "5.2", "joker"] and points(t) == [2, 0]
    for role, won in (("5", 2), ("triangle", 0), ("diamond", 0)):
        t = arrange(2, hands={A: "5.1 5.2 J"}, targets="0.8", frozen={"a": B})
        attempt(t, A, "a", "use 5.1", "use 5.2", f"joker as {role}")
        assert points(t) == [won, 2 - won]


@rule("S-VENTI-11")
def test_11_the_condition_of_the_scenario() -> None:
    condition = Condition(0, "?=? 5")
    whole = NUMBER_ONE[5] * 2 + ONE_JOKER
    assert find_ways(condition, whole) == [whole]
    assert meets(condition, [5, 5], [5])
    assert not meets(condition, [5, 5], [NUMBERS + SYMBOLS.index("T")])


@rule("S-VENTI-12")
def test_12_a_perm_joker_once_per_condition() -> None:
    t = arrange(2, hands={A: "0.1 0.3 1.1 4.2"}, perms={A: "4.1"}, targets="6.12 3.3 0.8")  # 4=4 C C
    assert "fulfil c" not in t.legal(A)  # ?=?=?: the joker is not used twice
    for move in ("fulfil a", "use 0.1", "use 1.1"):
        t.play(A, move)
    assert names(position(t).discard) == ["0.1", "1.1", "4.2"]  # of the fours only the card
    reveal(t, "7.7")
    assert own_hand(t, A) == ["0.3"]
    t.play(A, "fulfil b")  # 4 C, in the same turn
    assert names(position(t).discard)[3:] == ["0.3"] and points(t) == [5, 0]
    assert told(t, "uses-perm") == [{"seat": A, "perm": "4.1"}] * 2


@rule("S-VENTI-12")
def test_12_the_conditions_of_the_scenario() -> None:
    joker = card = NUMBER_ONE[4]
    assert find_ways(Condition(0, "4=4"), joker + card) == [joker + card]
    assert find_ways(Condition(0, "4=4=4"), joker + card) == []


@rule("S-VENTI-13")
def test_13_a_perm_joker_is_not_wild() -> None:
    hands = {"3.3": "0.2", "0.1": "2.1", "1.6": "3.1 4.2", "0.2": "4.2"}  # 4 C, T D, 3 4 ?, ?=?
    for target, hand in hands.items():
        assert "fulfil a" in arrange(2, hands={A: hand}, perms={A: "4.1"}, targets=target).legal(A)
    for target, hand in {"2.3": "0.2", "3.3": "4.2"}.items():  # the 5 of `5 C`, the circle of `4 C`
        assert "fulfil a" not in arrange(2, hands={A: hand}, perms={A: "4.1"}, targets=target).legal(A)


@rule("S-VENTI-14")
def test_14_only_perm_jokers() -> None:
    t = arrange(2, perms={A: "2.1 4.1"}, targets="0.1")  # T D
    t.play(A, "fulfil a")
    assert points(t) == [1, 0] and position(t).discard == [] and own_hand(t, A) == []


# freezing


@rule("S-VENTI-17")
def test_17_exchange_and_limit() -> None:
    t = arrange(3, centre="1.1", frozen={"a": B})
    assert refused(t, A, "exchange a 1.1") == "VENTI-EXCH-02"
    assert refused(t, A, "freeze b") == "VENTI-FREEZE-04"
    for seat in (A, B):
        t = arrange(4, frozen={"a": B}, turn=seat)
        t.play(seat, "freeze b")
        assert refused(t, seat, "freeze c") == "VENTI-FREEZE-04"


def frozen_two_five(hand: str) -> Game:
    """B froze `2 5`, two points; it is C's turn."""
    return arrange(3, hands={C: hand}, scored={B: "6.5"}, targets="0.6", frozen={"a": B}, turn=C)


@rule("S-VENTI-18")
def test_18_success_of_another_player() -> None:
    t = frozen_two_five("2.1 5.1 7.1")
    attempt(t, C, "a", "use 2.1", "use 5.1")
    assert points(t) == [0, 2, 2] and told(t, "pays") == []
    reveal(t, "7.7")
    assert open_targets(t)[0] == "7.7"
    t.play(C, "freeze b")  # the place is free


@rule("S-VENTI-19", "S-VENTI-20")
@pytest.mark.parametrize("shown", ["2.1 4.1", "2.1 5.1 7.1"])
def test_19_20_failure_of_another_player(shown: str) -> None:
    t = frozen_two_five("2.1 4.1 5.1 7.1")
    attempt(t, C, "a", *[f"use {card}" for card in shown.split()])
    assert points(t) == [0, 4, 0]
    assert "0.6" in see(t)["players"][B]["scored"]
    reveal(t, "7.7")
    assert open_targets(t)[0] == "7.7" and t.asked == (C,)
    assert own_hand(t, C) == ["2.1", "4.1", "5.1", "7.1"] and position(t).discard == []
    assert see(t)["actions"] == {"used": 1, "limit": 3}
    for viewer in (A, B, C, SPECTATOR):
        assert [args["card"] for args in told(t, "shows", viewer)] == shown.split()


PENALTIES = [  # point cards, what may be paid: the first of it, then all of it
    ("6.1 6.2 6.9", {"pay 6.1": "6.1 6.2", "pay 6.9": "6.9"}),
    ("6.9 6.12", {"pay 6.9": "6.9", "pay 6.12": "6.12"}),
    ("6.1 6.9", {"": "6.9"}),
    ("6.1", {"": "6.1"}),
    ("", {"": ""}),
]


@rule("S-VENTI-21")
@pytest.mark.parametrize(("scored", "payments"), PENALTIES)
def test_21_the_freezer_fails(scored: str, payments: dict[str, str]) -> None:
    for first, paid in payments.items():
        t = arrange(3, hands={B: "7.1"}, scored={B: scored}, targets="0.6", frozen={"a": B}, turn=B)
        attempt(t, B, "a", "use 7.1")
        if first:
            assert t.asked == (B,) and t.legal(B) == list(payments)
            t.play(B, first)
        assert names(position(t).discard) == paid.split()
        assert open_targets(t)[0] == "0.6" and see(t)["targets"][0]["frozen"] is None
        assert t.asked == (B,) and own_hand(t, B) == ["7.1"]
        assert see(t)["actions"] == {"used": 1, "limit": 3}


@rule("S-VENTI-22")
def test_22_frozen_faces_are_hidden() -> None:
    everybody = (A, B, C, D, SPECTATOR)
    t = arrange(4, targets="0.6 0.7 0.8 0.9", centre="5.12 1.1 1.2 1.3 1.4", turn=B)  # 5.12: 3=3 S S
    t.play(B, "exchange a 5.12")
    for viewer in everybody:
        assert face(t, see(t, viewer)["targets"][0]["card"]) == {
            "card": "5.12",
            "number": 5,
            "symbol": "diamond",
            "points": 4,
            "condition": [[3, 3], ["square"], ["square"]],
        }
    t.play(B, "freeze a")
    for viewer in everybody:
        known = json.dumps([t.view(viewer), [event.json() for event in t.events(viewer)]])
        assert "5.12" not in known and "3=3 S S" not in known
        assert see(t, viewer)["targets"][0]["card"] is None
        assert told(t, "exchanges", viewer) == [{"seat": B, "target": "a", "value": "0"}]
