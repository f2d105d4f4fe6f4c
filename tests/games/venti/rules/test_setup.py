"""Setup: VENTI-SET, the start player, the deal, the first rows."""

from __future__ import annotations

import json

import pytest

import ludoteca
from games.venti.kit import (
    A,
    B,
    C,
    D,
    arrange,
    begin,
    deal,
    face,
    names,
    open_centre,
    open_targets,
    own_hand,
    position,
    refused,
    reveal,
    see,
    told,
    turns_end,
)
from ludoteca import CHANCE, SPECTATOR, BadSeat
from ludoteca.games.venti.content import NAMES
from ludoteca.testing import rule

TWO_HANDS = {A: "1.1 1.2 1.3", B: "2.1 2.2 2.3"}
FIVE_HANDS = {**TWO_HANDS, C: "3.1 3.2 3.3", D: "4.1 4.2 4.3", 4: "5.1 5.2 5.3"}
SIX_HANDS = {**FIVE_HANDS, 5: "6.1 6.2 6.3"}


@rule("V-VENTI-02", "VENTI-SET-02", "VENTI-SET-03")
@pytest.mark.parametrize(
    ("seats", "targets", "centre", "frozen"),
    [(2, 3, 4, 1), (3, 3, 4, 1), (4, 4, 5, 2), (5, 4, 5, 2), (6, 4, 5, 2)],
)
def test_the_rows_have_the_size_for_so_many_players(
    seats: int, targets: int, centre: int, frozen: int
) -> None:
    t = ludoteca.new("venti", seats=seats, seed=1)
    assert len(see(t)["targets"]) == targets and None not in open_targets(t)
    assert len(see(t)["centre"]) == centre and None not in open_centre(t)
    assert see(t)["frozen_limit"] == frozen


@rule("VENTI-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_nobody_plays_alone_or_in_a_crowd(seats: int) -> None:
    with pytest.raises(BadSeat):
        ludoteca.new("venti", seats=seats, seed=1)


@rule("VENTI-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_gets_three_secret_cards(seats: int) -> None:
    t = ludoteca.new("venti", seats=seats, seed=2)
    assert [player["hand"] for player in see(t)["players"]] == [3] * seats
    assert told(t, "dealt") == [{"seat": seat, "count": 3} for seat in range(seats)]
    assert told(t, "gets") == [] and see(t)["hand"] is None
    for seat in range(seats):
        assert len(own_hand(t, seat)) == 3
        got = told(t, "gets", seat)
        assert {card["seat"] for card in got} == {seat}
        assert sorted(card["any"] for card in got) == sorted(own_hand(t, seat))


@rule("VENTI-SET-01", "VENTI-SET-02", "VENTI-SET-03", "VENTI-SET-04")
@pytest.mark.parametrize(("seats", "pile"), [(2, 97), (3, 94), (4, 89), (5, 86), (6, 83)])
def test_the_rest_is_the_draw_pile_and_the_discard_pile_is_empty(seats: int, pile: int) -> None:
    t = begin(seats, SIX_HANDS, "0.1 0.2 0.3 0.4 0.5 0.6 0.7" + " 0.8 0.9" * (seats >= 4))
    assert see(t)["pile"] == pile
    assert see(t)["discard"] == {"size": 0, "top": None}
    assert t.asked == (A,)


@rule("VENTI-SET-01")
def test_cards_are_dealt_one_at_a_time_from_the_start_player_on() -> None:
    t = ludoteca.new("venti", seats=3, options={"start_player": "1"}, chance="scripted")
    order: list[int] = []
    for _ in range(9):
        move = t.legal(CHANCE)[0]
        order.append(int(move.split()[1]))
        t.play(CHANCE, move)
    assert order == [B, C, A] * 3
    assert t.legal(CHANCE)[0].startswith("reveal ")


@rule("VENTI-SET-01")
def test_chance_cannot_deal_to_another_seat_or_deal_a_card_that_is_gone() -> None:
    t = ludoteca.new("venti", seats=2, options={"start_player": "0"}, chance="scripted")
    assert refused(t, CHANCE, "deal 1 3.12") == "VENTI-SET-01"
    deal(t, A, "3.12")
    assert refused(t, CHANCE, "deal 1 3.12") == "VENTI-SET-01"
    assert sum(t.odds().values()) == 109 and "deal 1 3.12" not in t.odds()


@rule("VENTI-SET-01")
def test_the_shuffle_depends_on_the_seed_alone() -> None:
    hands = [own_hand(ludoteca.new("venti", seats=3, seed=seed), A) for seed in (7, 7, 8)]
    assert hands[0] == hands[1] != hands[2]


# rows and piles


@rule("VENTI-SET-02", "VENTI-SET-03")
def test_both_rows_lie_face_up_in_the_order_in_which_they_were_laid_out() -> None:
    t = begin(2, TWO_HANDS, "0.1 3.12 J 0.4 7.13 0.6 0.7")
    for viewer in (A, B, SPECTATOR):
        targets = [target["card"] for target in see(t, viewer)["targets"]]
        assert targets == ["0.1", "3.12", "joker"]
        assert see(t, viewer)["centre"] == ["0.4", "7.13", "0.6", "0.7"]
    assert face(t, see(t)["targets"][1]["card"]) == {
        "card": "3.12",
        "number": 3,
        "symbol": "triangle",
        "points": 4,
        "condition": [[1, 1], ["diamond"], ["diamond"]],
    }


@rule("VENTI-SET-02", "VENTI-SET-03")
def test_the_rows_are_told_card_by_card() -> None:
    t = begin(2, TWO_HANDS, "0.1 3.12 4.1 0.4 7.13 J 5.7")
    assert told(t, "new-target") == [{"target": "a"}, {"target": "b"}, {"target": "c"}]
    assert told(t, "new-centre") == [{"value": "0"}, {"value": "7"}, {"value": "joker"}, {"value": "5"}]


@rule("VENTI-SET-04")
def test_nobody_sees_into_the_draw_pile() -> None:
    t = begin(2, TWO_HANDS, "0.1 0.2 0.3 0.4 0.5 0.6 0.7")
    for viewer, hand in ((A, "1.1 1.2 1.3"), (B, "2.1 2.2 2.3"), (SPECTATOR, "")):
        text = json.dumps(see(t, viewer))
        seen = {name for name in NAMES if f'"{name}"' in text}
        assert seen == {f"0.{slot}" for slot in range(1, 8)} | set(hand.split())
        assert see(t, viewer)["pile"] == 97


@rule("VENTI-SET-04")
def test_one_draw_pile_serves_both_rows() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 0.7 0.8", centre="1.1 1.2 1.3 1.4")
    pile = see(t)["pile"]
    t.play(A, "draw 1.2")
    reveal(t, "6.1")
    assert open_centre(t) == ["1.1", "6.1", "1.3", "1.4"] and see(t)["pile"] == pile - 1
    t.play(A, "fulfil a")
    assert "reveal 6.1" not in t.odds()
    reveal(t, "6.2")
    assert open_targets(t) == ["6.2", "0.7", "0.8"] and see(t)["pile"] == pile - 2


@rule("VENTI-SET-04")
def test_the_discard_pile_is_open() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 0.7 0.8")
    t.play(A, "fulfil a")
    for viewer in (A, B, SPECTATOR):
        assert see(t, viewer)["discard"]["top"] == "5.1"


@rule("VENTI-SET-06")
def test_when_the_draw_pile_is_used_up_the_discards_become_the_new_one() -> None:
    t = arrange(2, pile="6.1", discard="7.1 7.2 7.3", targets="0.6 0.7 0.8", centre="1.1 1.2 1.3 1.4")
    t.play(A, "draw 1.1")
    assert told(t, "reshuffles") == []
    reveal(t, "6.1")
    assert told(t, "reshuffles") == [{}]
    assert see(t)["pile"] == 3 and see(t)["discard"] == {"size": 0, "top": None}
    t.play(A, "draw 1.2")
    assert t.odds() == {"reveal 7.1": 1, "reveal 7.2": 1, "reveal 7.3": 1}


# Chaos in a starting hand


@rule("VENTI-SET-05")
def test_a_chaos_card_in_a_starting_hand_is_replaced_from_the_draw_pile() -> None:
    t = begin(2, {A: "1.1 1.2 1.3", B: "2.1 X 2.3"})
    assert told(t, "chaos-in-hand") == [{"seat": B}]
    assert see(t)["discard"] == {"size": 1, "top": "chaos"}
    assert own_hand(t, B) == ["2.1", "2.3"]
    deal(t, B, "2.4")
    assert own_hand(t, B) == ["2.1", "2.3", "2.4"]
    reveal(t, "0.1 0.2 0.3 0.4 0.5 0.6 0.7")
    assert see(t)["pile"] == 96 and t.asked == (A,)


@rule("VENTI-R02", "VENTI-SET-05")
def test_chaos_cards_are_replaced_seat_by_seat_from_the_start_player_after_the_whole_deal() -> None:
    t = begin(3, {A: "X 1.2 1.3", B: "2.1 2.2 2.3", C: "3.1 3.2 X"}, start=C)
    assert told(t, "chaos-in-hand") == [{"seat": C}]
    assert own_hand(t, A) == ["1.2", "1.3", "chaos"]  # not his turn yet
    assert {move.split()[1] for move in t.legal(CHANCE)} == {str(C)}
    deal(t, C, "3.4")
    assert told(t, "chaos-in-hand") == [{"seat": C}, {"seat": A}]
    deal(t, A, "1.4")
    assert own_hand(t, A) == ["1.2", "1.3", "1.4"] and own_hand(t, C) == ["3.1", "3.2", "3.4"]
    assert open_targets(t) == [None] * 3 and open_centre(t) == [None] * 4
    assert t.legal(CHANCE)[0].startswith("reveal ")


@rule("VENTI-R02")
def test_a_replacement_that_is_chaos_is_replaced_too() -> None:
    t = begin(2, {A: "X 1.2 1.3", B: "2.1 2.2 2.3"})
    deal(t, A, "X")
    assert told(t, "chaos-in-hand") == [{"seat": A}] * 2
    deal(t, A, "1.4")
    assert own_hand(t, A) == ["1.2", "1.3", "1.4"]
    assert names(position(t).discard) == ["chaos", "chaos"]


@rule("VENTI-R02")
def test_two_chaos_cards_in_one_hand_are_both_replaced() -> None:
    t = begin(2, {A: "X 1.2 X", B: "2.1 2.2 2.3"})
    deal(t, A, "1.4 J")
    assert own_hand(t, A) == ["1.2", "1.4", "joker"]
    assert see(t)["discard"]["size"] == 2


@rule("VENTI-R02")
def test_chaos_in_a_starting_hand_sets_nothing_off() -> None:
    t = begin(2, {A: "X 1.2 1.3", B: "2.1 2.2 2.3"})
    deal(t, A, "1.4")
    reveal(t, "0.1 0.2 0.3 0.4 0.5 0.6 0.7")
    assert told(t, "chaos") == []
    assert open_targets(t) == ["0.1", "0.2", "0.3"]
    assert see(t)["discard"]["size"] == 1


# Chaos in the first layout


@rule("VENTI-R03", "VENTI-CHAOS-01")
@pytest.mark.parametrize("laid", range(7))
def test_chaos_in_the_first_layout_sweeps_all_that_was_laid_so_far(laid: int) -> None:
    first = [f"0.{slot}" for slot in range(1, 8)][:laid]
    t = begin(2, TWO_HANDS, " ".join([*first, "X"]))
    assert open_targets(t) == [None] * 3 and open_centre(t) == [None] * 4
    assert names(position(t).discard) == first
    reveal(t, "5.1 5.2 5.3 5.4 5.5 5.6 5.7")
    assert open_targets(t) == ["5.1", "5.2", "5.3"]
    assert open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert names(position(t).discard) == [*first, "chaos"]
    assert t.asked == (A,) and see(t)["actions"] == {"used": 0, "limit": 3}


@rule("VENTI-R03", "VENTI-R04")
def test_two_chaos_cards_in_the_first_layout_sweep_twice() -> None:
    t = begin(2, TWO_HANDS, "0.1 X 0.2 0.3 0.4 0.5 X 5.1 5.2 5.3 5.4 5.5 5.6 5.7")
    assert told(t, "chaos") == [{}, {}]
    assert names(position(t).discard) == ["0.1", "0.2", "0.3", "0.4", "0.5", "chaos", "chaos"]
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and t.asked == (A,)


# who starts


@rule("VENTI-R01")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_unless_it_is_agreed_chance_says_who_starts(seats: int) -> None:
    t = ludoteca.new("venti", seats=seats, chance="scripted")
    assert t.odds() == {f"start {seat}": 1 for seat in range(seats)}
    assert refused(t, CHANCE, "deal 0 3.12") == "VENTI-R01"
    t.play(CHANCE, f"start {seats - 1}")
    assert told(t, "starts") == [{"seat": seats - 1}]
    t.rng = ludoteca.new("venti", seed=1).rng
    t.go_on()
    assert t.asked == (seats - 1,)


@rule("VENTI-R01")
def test_the_start_player_can_be_agreed() -> None:
    for start in range(4):
        t = ludoteca.new("venti", seats=4, seed=1, options={"start_player": str(start)})
        assert t.asked == (start,) and told(t, "starts") == [{"seat": start}]


@rule("VENTI-SET-07")
def test_turns_go_clockwise_from_the_start_player() -> None:
    t = ludoteca.new("venti", seats=4, seed=3, options={"start_player": "2", "turn_limit": 2})
    turns_end(t)
    assert [turn["seat"] for turn in told(t, "turn")] == [C, D, A, B] * 2
