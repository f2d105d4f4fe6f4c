"""Scenarios 1 to 8, 15, 16 and 23 to 35 of the ledger, section 8."""

from __future__ import annotations

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    D,
    arrange,
    begin,
    deal,
    names,
    open_centre,
    open_targets,
    own_hand,
    points,
    position,
    refused,
    reveal,
    see,
    told,
    turns_end,
)
from ludoteca import CHANCE, Game
from ludoteca.testing import rule

HANDS = {A: "1.1 1.2 1.3", B: "2.1 2.2 2.3", C: "3.1 3.2 3.3", D: "4.1 4.2 4.3"}
TARGETS = "0.6 0.7 0.8"  # a: 2 5, two points
CENTRE = "1.1 1.2 1.3 1.4"
SEVEN_NEW = "5.1 5.2 5.3 5.4 5.5 5.6 5.7"
EIGHTEEN = "6.12 6.13 7.12 7.13 6.5"  # 4 4 4 4 2


def last_turns(t: Game) -> list[str | int]:
    return [turn["seat"] for turn in told(t, "last-turn")]


def fail(t: Game, seat: int, target: str, card: str) -> None:
    """An attempt on a frozen target with one card that does not fit."""
    for move in (f"attempt {target}", f"use {card}", "commit"):
        t.play(seat, move)


# setup and Chaos


@rule("S-VENTI-01")
@pytest.mark.parametrize(("seats", "targets", "centre", "pile"), [(3, 3, 4, 94), (4, 4, 5, 89)])
def test_01_sizes(seats: int, targets: int, centre: int, pile: int) -> None:
    t = begin(seats, HANDS, " ".join(f"0.{slot}" for slot in range(1, targets + centre + 1)))
    assert t.asked == (A,)
    assert (len(open_targets(t)), len(open_centre(t))) == (targets, centre)
    assert [player["hand"] for player in see(t)["players"]] == [3] * seats
    assert see(t)["pile"] == pile


@rule("S-VENTI-02")
def test_02_chaos_in_a_starting_hand() -> None:
    t = begin(2, {A: "X 1.2 1.3", B: "2.1 2.2 2.3"})
    deal(t, A, "X 1.4")
    assert names(position(t).discard) == ["chaos", "chaos"]
    assert own_hand(t, A) == ["1.2", "1.3", "1.4"]
    reveal(t, SEVEN_NEW)
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert told(t, "chaos") == []


@rule("S-VENTI-03")
def test_03_chaos_in_the_first_layout() -> None:
    t = begin(2, HANDS, "0.1 0.2 0.3 0.4 0.5 X")  # three targets and two cards of the centre
    assert names(position(t).discard) == ["0.1", "0.2", "0.3", "0.4", "0.5"]
    reveal(t, SEVEN_NEW)
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert see(t)["discard"] == {"size": 6, "top": "chaos"}
    assert t.asked == (A,) and see(t)["actions"] == {"used": 0, "limit": 3}


@rule("S-VENTI-04")
def test_04_chaos_after_a_draw() -> None:
    t = arrange(3, targets=TARGETS, frozen={"b": C}, centre="5.8 1.2 1.3 1.4", turn=B)
    t.play(B, "draw 5.8")
    reveal(t, "X 5.1 5.2 5.3 5.4 5.5 5.6")
    assert own_hand(t, B) == ["5.8"]
    assert open_centre(t) == ["5.3", "5.4", "5.5", "5.6"] and open_targets(t) == ["5.1", None, "5.2"]
    assert names(position(t).targets)[1] == "0.7" and see(t)["targets"][1]["frozen"] == C
    assert t.asked == (B,) and see(t)["actions"] == {"used": 1, "limit": 3}


@rule("S-VENTI-05")
def test_05_a_chain_of_chaos() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, "X 6.1 6.2 6.3 6.4 X")
    reveal(t, SEVEN_NEW)
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert names(position(t).discard) == [
        *["0.6", "0.7", "0.8", "1.2", "1.3", "1.4"],
        *["6.1", "6.2", "6.3", "6.4"],
        *["chaos", "chaos"],
    ]
    assert t.asked == (A,) and len(told(t, "chaos")) == 2


# the piles


@rule("S-VENTI-06")
def test_06_replace_over_a_reshuffle() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="6.1 6.2 6.3", discard="7.1 7.2")
    t.play(A, "replace centre")
    assert told(t, "reshuffles") == []
    reveal(t, "6.3 6.1 6.2")
    assert told(t, "reshuffles") == [{}]
    assert t.odds() == {f"reveal {card}": 1 for card in ("1.1", "1.2", "1.3", "1.4", "7.1", "7.2")}
    reveal(t, "1.3")
    assert open_centre(t) == ["6.3", "6.1", "6.2", "1.3"]
    assert see(t)["pile"] == 5 and see(t)["discard"]["size"] == 0


@rule("S-VENTI-07")
def test_07_reshuffle_at_once() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="6.1", discard="7.1 7.2 7.3")
    t.play(A, "draw 1.1")
    reveal(t, "6.1")
    assert see(t)["pile"] == 3 and see(t)["discard"] == {"size": 0, "top": None}
    assert t.asked == (A,)


@rule("S-VENTI-08")
def test_08_a_joker_as_target() -> None:
    t = arrange(2, hands={A: "J 2.1 5.1"}, targets="J 0.7 0.8", centre=CENTRE)
    assert "fulfil a" not in t.legal(A) and "freeze a" not in t.legal(A)
    assert refused(t, A, "fulfil a") == refused(t, A, "freeze a") == "VENTI-R08"
    t.play(A, "exchange a 1.2")
    assert open_targets(t)[0] == "1.2" and open_centre(t) == ["1.1", "joker", "1.3", "1.4"]
    back = t.clone()
    back.play(A, "exchange c joker")
    assert open_targets(back) == ["1.2", "0.7", "joker"]
    t.play(A, "draw joker")
    assert own_hand(t, A) == ["2.1", "5.1", "joker", "joker"]


# sacrifices


@rule("S-VENTI-15")
def test_15_the_conversion_threshold() -> None:
    t = arrange(2, scored={A: "6.1 6.2 6.9"})
    t.play(A, "to joker 6.9")
    assert points(t)[A] == 2
    assert not [move for move in t.legal(A) if move.startswith("to ")]
    t = arrange(2, scored={A: "6.1 6.5 6.6 6.7 6.8"})
    assert points(t)[A] == 9
    assert refused(t, A, "to action 6.1") == "VENTI-ACT-01" and "to joker 6.1" in t.legal(A)


@rule("S-VENTI-16")
def test_16_an_extra_action_at_once() -> None:
    t = arrange(2, scored={A: "6.5 6.12"}, centre=CENTRE, used=2)
    t.play(A, "to action 6.5")
    assert t.asked == (A,) and see(t)["actions"] == {"used": 3, "limit": 4}
    t.play(A, "exchange a 1.1")
    assert t.asked == (B,)
    t.play(B, "end turn")
    assert see(t)["actions"] == {"used": 0, "limit": 4}
    t = arrange(2, scored={A: EIGHTEEN}, actions={A: "5.5 5.6"})
    assert refused(t, A, "to action 6.12") == "VENTI-ACT-03"


# the ten-point rule


@rule("S-VENTI-23")
def test_23_the_ten_point_rule() -> None:
    t = arrange(
        3,
        hands={A: "3.1 4.1 7.1", B: "1.1 1.2 1.5", C: "6.1 6.2 2.1 2.2"},
        scored={A: "6.5 6.6 6.12", B: "7.5 7.6", C: "5.5 5.6 5.7"},
        targets="0.9 0.12 0.8",
    )
    t.play(A, "fulfil a")  # 3 4 7
    reveal(t, "5.13")
    assert points(t) == [11, 4, 6]
    assert t.legal(A) == ["pay 0.9", "pay 6.5", "pay 6.6", "pay 6.12"]
    for card, left in (("0.9", 8), ("6.12", 7)):
        other = t.clone()
        other.play(A, f"pay {card}")
        assert points(other)[A] == left
    t.play(A, "pay 6.5")
    assert points(t)[A] == 9
    assert t.legal(B) == ["lay 1.1", "lay 1.2", "lay 1.5", "lay no more"]
    for moves, score in ((["1.1", "no more"], 5), (["1.1", "1.2"], 6), (["1.5"], 6), (["no more"], 4)):
        other = t.clone()
        for move in moves:
            other.play(B, f"lay {move}")
        assert points(other)[B] == score and other.asked == (A,)
    t.play(B, "lay no more")
    t.play(A, "end turn")
    t.play(B, "end turn")
    t.play(C, "fulfil b")  # 6=6 T T
    reveal(t, "5.12")
    assert points(t)[C] == 10 and t.asked == (C,) and len(told(t, "ten-points")) == 1


@rule("S-VENTI-24")
def test_24_the_ten_point_rule_with_a_shared_last_place() -> None:
    hands = {A: "2.1 5.1", B: "1.1", C: "1.2"}
    scored = {A: "6.12 6.13", B: "7.5 7.6", C: "5.5 5.6"}
    t = arrange(3, hands=hands, scored=scored, targets=TARGETS)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 0.6")
    assert points(t) == [8, 4, 4]
    assert told(t, "last-place") == [] and t.asked == (A,) and "end turn" in t.legal(A)
    two = arrange(2, hands={A: "2.1 5.1", B: "1.1"}, scored={A: "6.12 6.13"}, targets=TARGETS)
    two.play(A, "fulfil a")
    reveal(two, "5.13")
    assert points(two)[A] == 10 and told(two, "pays") == [] and "end turn" in two.legal(A)


@rule("S-VENTI-25")
def test_25_the_ten_point_rule_out_of_turn() -> None:
    t = arrange(
        3,
        hands={B: "1.1", C: "1.2"},
        scored={A: "6.9 6.10 6.11", B: "7.5", C: "7.1"},
        targets="0.9 0.7 0.8",
        frozen={"a": A},
        turn=B,
    )
    fail(t, B, "a", "1.1")
    reveal(t, "5.13")
    assert points(t)[A] == 12 and t.asked == (A,)
    t.play(A, "pay 6.9")
    assert points(t)[A] == 9 and t.asked == (C,)
    t.play(C, "lay 1.2")
    assert points(t) == [9, 2, 2]
    assert t.asked == (B,) and see(t)["actions"] == {"used": 1, "limit": 3}


@rule("S-VENTI-26")
@pytest.mark.parametrize(("hand", "most"), [("1.9 1.12 J", 0), ("1.1 1.2 1.3", 2)])
def test_26_limits_of_the_gift(hand: str, most: int) -> None:
    scored = {A: "6.12 6.13", B: "7.5", C: "5.5 5.6"}
    t = arrange(3, hands={A: "2.1 5.1", B: hand}, scored=scored, targets=TARGETS)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 0.6")
    laid = 0
    while t.asked == (B,) and t.legal(B)[0] != "lay no more":
        t.play(B, t.legal(B)[0])
        laid += 1
    assert laid == most and points(t)[B] == 2 + most
    assert t.asked == (A,) if most else t.legal(B) == ["lay no more"]


# the hand limit


@rule("S-VENTI-27")
def test_27_the_hand_limit() -> None:
    nine = "0.1 0.2 2.1 2.2 3.1 3.2 4.1 4.2 5.1"
    t = arrange(2, hands={A: nine}, centre=CENTRE, chance="seeded")
    for card in ("1.1", "1.2", "1.3"):
        t.play(A, f"draw {card}")
    assert t.asked == (A,) and len(own_hand(t, A)) == 12
    t.play(A, "discard 0.1")
    t.play(A, "discard 4.1")
    assert t.asked == (B,) and len(own_hand(t, A)) == 10 and len(told(t, "discards")) == 2

    twelve = f"{nine} 7.1 6.1 6.2"
    t = arrange(2, hands={A: twelve}, targets="0.9 0.7 0.8", used=2)
    for move in ("fulfil a", "use 3.1", "use 4.2"):  # 3 4 7: of two threes and fours one each
        t.play(A, move)
    reveal(t, "5.13")
    assert t.asked == (B,) and len(own_hand(t, A)) == 9 and told(t, "discards") == []


# the end


def at_twenty(seats: int) -> Game:
    """A has reached twenty with the first of three actions."""
    targets = TARGETS + " 0.9" * (seats >= 4)
    t = arrange(seats, hands={A: "2.1 5.1"}, scored={A: EIGHTEEN}, targets=targets, ten=True)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    assert points(t)[A] == 20
    return t


@rule("S-VENTI-28")
def test_28_the_end_of_the_game() -> None:
    t = at_twenty(4)
    t.play(A, "freeze b")
    assert t.asked == (A,)
    t.play(A, "exchange c 0.1")
    turns_end(t)
    assert [turn["seat"] for turn in told(t, "turn")] == last_turns(t) == [B, C, D]
    assert told(t, "still-frozen") == [{"seat": A, "target": "b"}]
    t.play(A, "pay 6.5")
    assert t.result is not None and t.result.winners == (A,)


@rule("S-VENTI-29")
def test_29_the_end_out_of_turn() -> None:
    t = arrange(
        4,
        hands={C: "1.1"},
        scored={B: EIGHTEEN},
        targets=f"{TARGETS} 0.9",
        frozen={"a": B},
        turn=C,
        ten=True,
    )
    fail(t, C, "a", "1.1")
    reveal(t, "5.13")
    assert points(t)[B] == 20 and t.asked == (C,)
    turns_end(t)
    assert last_turns(t) == [D, A, C]
    assert t.result is not None and t.result.winners == (B,)


@rule("S-VENTI-30")
def test_30_sinking_below_twenty() -> None:
    scored = {A: "6.12 6.13 7.12 7.9 7.10", B: "5.12"}
    t = arrange(3, hands={A: "2.1 5.1"}, scored=scored, targets=TARGETS, ten=True)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "to joker 7.9")
    assert points(t)[A] == 17
    turns_end(t)
    assert last_turns(t) == [B, C]
    assert t.result is not None and t.result.scores == (17, 4, 0)


@rule("S-VENTI-31")
def test_31_the_penalty_decides() -> None:
    own = "6.12 6.13 7.12 7.13 6.1 7.1 7.2"  # 19 points, with three ones
    t = arrange(
        2,
        hands={A: "2.1 5.1", B: "1.1 6.3"},
        scored={A: own, B: "5.12 4.12 4.13 3.12 4.5"},
        targets="0.6 4.6 0.8",
        used=1,
    )
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "freeze c")
    t.play(B, "fulfil b")
    reveal(t, "5.11")
    t.play(B, "end turn")
    assert points(t) == [21, 20] and t.asked == (A,)
    t.play(A, "pay 6.1")
    t.play(A, "pay 7.1")
    assert t.result is not None
    assert t.result.scores == (19, 20) and t.result.winners == (B,)


@rule("S-VENTI-32")
def test_32_two_frozen_cards_of_one_player() -> None:
    t = arrange(
        4,
        scored={A: "5.12", D: "6.5 6.9 6.12"},
        targets=f"{TARGETS} 0.9",
        frozen={"b": D, "c": D},
        turn=D,
    )
    position(t).ender = A
    t.play(D, "end turn")
    assert t.legal(D) == ["pay 6.5", "pay 6.9", "pay 6.12"]
    t.play(D, "pay 6.5")
    assert t.legal(D) == ["pay 6.9", "pay 6.12"]
    t.play(D, "pay 6.9")
    assert told(t, "still-frozen") == [{"seat": D, "target": "b"}, {"seat": D, "target": "c"}]
    assert t.result is not None and t.result.scores == (4, 0, 0, 4)


FIVE = {A: "5.12 5.13 6.12 6.13 7.12", B: "1.12 1.13 2.12 2.13 3.12"}
SEVEN = {A: "5.12 5.13 5.9 5.10 5.5 5.6 5.7", B: "6.12 6.13 6.9 6.10 6.5 6.6 6.7"}


@rule("S-VENTI-33")
@pytest.mark.parametrize(
    ("scored", "perms", "actions", "winners", "reason"),
    [
        ({**FIVE, A: "5.12 5.13 5.9 5.10 5.5 5.6 5.1 5.2"}, {}, {}, (B,), "fewer-cards"),
        (SEVEN, {A: "3.9", B: "3.5"}, {}, (B,), "fewer-sacrificed"),
        (SEVEN, {A: "3.9", B: "3.5"}, {A: "4.5", B: "4.12"}, (B,), "fewer-sacrificed"),
        (SEVEN, {A: "3.5", B: "4.5"}, {A: "3.12", B: "4.6"}, (A, B), "draw"),
        (SEVEN, {}, {}, (A, B), "draw"),
    ],
)
def test_33_ties(
    scored: dict[int, str],
    perms: dict[int, str],
    actions: dict[int, str],
    winners: tuple[int, ...],
    reason: str,
) -> None:
    t = arrange(2, scored=scored, perms=perms, actions=actions, ten=True)
    assert points(t) == [20, 20]
    position(t).ender = B
    t.play(A, "end turn")
    assert t.result is not None
    assert t.result.winners == winners and t.result.reason == reason


# both piles empty, and an early end


@rule("S-VENTI-34")
def test_34_both_piles_empty() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS, centre=CENTRE, pile="")
    t.play(A, "draw 1.1")
    assert t.asked == (A,) and open_centre(t) == [None, "1.2", "1.3", "1.4"]
    t.play(A, "fulfil a")
    assert t.asked == (CHANCE,)
    reveal(t, "2.1 5.1")
    assert open_targets(t) == ["2.1", "0.7", "0.8"] and open_centre(t) == ["5.1", "1.2", "1.3", "1.4"]


@rule("S-VENTI-35")
def test_35_an_early_end() -> None:
    t = arrange(2, hands={A: "0.1 0.2 2.1 2.2 3.1 3.2 4.1 4.2 5.1 5.2 6.1"}, used=1)
    t.play(A, "end turn")
    assert t.asked == (A,)
    t.play(A, "discard 6.1")
    assert own_hand(t, A) == ["0.1", "0.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2", "5.1", "5.2"]
    assert t.asked == (B,) and see(t)["actions"] == {"used": 0, "limit": 3}
