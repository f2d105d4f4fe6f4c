"""Turns inside a battle: CON-TURN."""

from __future__ import annotations

import pytest

import ludoteca
from games.condottiere.kit import (
    SHORTS,
    A,
    B,
    C,
    D,
    arrange,
    everybody_passes,
    names,
    play,
    refused,
    see,
    told,
    totals,
)
from ludoteca import IllegalMove, NotAsked
from ludoteca.testing import rule


@rule("CON-TURN-01")
def test_turns_go_clockwise_from_the_one_who_placed_the_token() -> None:
    t = ludoteca.new("condottiere", seats=4, seed=1, options={"start_player": C})
    t.play(C, "place roma")
    order = []
    while "pass" in t.legal(t.asked[0]):
        order.append(t.asked[0])
        t.play(t.asked[0], "pass")
    assert order == [C, D, A, B]


@rule("CON-TURN-01")
def test_who_is_not_on_turn_must_wait() -> None:
    t = arrange(3, hands={A: "M1", B: "M2", C: "M3"})
    assert t.legal(B) == []
    assert refused(t, B, "play mercenary-2") == "CON-TURN-01"
    assert refused(t, C, "pass") == "CON-TURN-01"
    with pytest.raises(NotAsked):
        t.play(B, "pass")
    play(t, A, "M1")
    assert t.asked == (B,)
    assert refused(t, A, "pass") == "CON-TURN-01"


@rule("CON-TURN-02")
def test_a_turn_is_one_card_of_the_own_hand_or_a_pass() -> None:
    t = arrange(2, hands={A: "M1 M1 H Sc", B: "M2"})
    assert t.legal(A) == ["play mercenary-1", "play heroine", "play scarecrow", "pass"]
    assert refused(t, A, "play mercenary-2") == "CON-TURN-02"
    assert refused(t, A, "place roma") == "CON-TURN-02"
    assert refused(t, A, "favor off") == "CON-TURN-02"
    with pytest.raises(IllegalMove) as error:
        t.play(A, "play mercenary-10")
    assert error.value.rule == "CON-TURN-02"
    assert see(t, A)["hand"] == names("M1 M1 H Sc") and t.asked == (A,)


@rule("CON-TURN-03")
@pytest.mark.parametrize("short", SHORTS)
def test_any_card_may_be_the_first_one(short: str) -> None:
    t = arrange(2, hands={A: short, B: "M1 M2"})
    play(t, A, short)
    assert told(t, "plays", B) == [{"seat": A, "card": next(iter(names(short)))}]
    assert see(t, A)["hand"] == {}


@rule("CON-TURN-03")
def test_a_played_card_lies_face_up_in_the_own_line() -> None:
    t = arrange(3, hands={A: "M3 M4", B: "H"}, lines={A: "M3", B: "C"})
    play(t, A, "M3")
    for viewer in (A, B, C, ludoteca.SPECTATOR):
        assert see(t, viewer)["lines"][A]["cards"] == names("M3 M3")
        assert see(t, viewer)["lines"][B]["cards"] == names("C")
    assert see(t, A)["hand"] == names("M4")
    assert see(t)["hands"][A]["size"] == 1


@rule("CON-TURN-04")
def test_only_one_card_is_played_in_a_turn() -> None:
    t = arrange(2, hands={A: "M3 M4", B: "M5"})
    play(t, A, "M3")
    assert t.asked == (B,)
    assert refused(t, A, "play mercenary-4") == "CON-TURN-01"


@rule("CON-TURN-05", "CON-R04")
def test_after_playing_the_strength_is_announced_as_if_the_battle_ended_now() -> None:
    t = arrange(2, hands={A: "Dr M6", B: "Wi Sp"}, lines={A: "M10", B: "M5 H"})
    play(t, A, "Dr")
    play(t, B, "Wi")
    play(t, A, "M6")
    play(t, B, "Sp")
    assert told(t, "strength") == [
        {"seat": A, "count": 20},  # 10 doubled
        {"seat": B, "count": 11},  # 1 and the Heroine
        {"seat": A, "count": 4},  # 1 and 1, doubled
        {"seat": B, "count": 15},  # 5 and 10: Winter is gone, the +3 goes to the other line's M10
    ]


@rule("CON-R04")
def test_the_strength_of_every_line_is_shown_all_the_time() -> None:
    t = arrange(3, hands={A: "M1", B: "Wi"}, lines={A: "M10 M5", B: "M6 H", C: "M4 Dr"})
    assert [line["strength"] for line in see(t, C)["lines"]] == totals(t) == [15, 16, 8]
    play(t, A, "M1")
    play(t, B, "Wi")  # one card changes all totals
    for viewer in (A, B, C, ludoteca.SPECTATOR):
        assert [line["strength"] for line in see(t, viewer)["lines"]] == [3, 11, 2]


@rule("CON-TURN-06")
def test_nobody_is_forced_to_play_not_even_the_one_who_placed_the_token() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1)
    t.play(A, "place roma")
    assert "pass" in t.legal(A)
    t.play(A, "pass")
    assert told(t, "passes") == [{"seat": A}]
    assert [hand["size"] for hand in see(t)["hands"]] == [10, 10, 10]


@rule("CON-TURN-06")
def test_passing_is_possible_on_every_turn() -> None:
    t = arrange(2, hands={A: "M1 M1 M1", B: "M2 M2 M2"})
    for turn in range(3):
        for seat in (A, B):
            assert "pass" in t.legal(seat)
            play(t, seat, "M1" if seat == A else "M2")


@rule("CON-TURN-07")
def test_who_passed_is_skipped_for_the_rest_of_the_battle() -> None:
    t = arrange(3, hands={A: "M1 M1 M1", B: "M10", C: "M2 M2 M2"})
    play(t, A, "M1")
    t.play(B, "pass")
    assert see(t)["lines"][B]["out"] is True
    play(t, C, "M2")
    assert t.asked == (A,)
    play(t, A, "M1")
    assert t.asked == (C,)
    assert t.legal(B) == []
    assert refused(t, B, "play mercenary-10") == "CON-TURN-07"
    assert see(t, B)["hand"] == names("M10")


@rule("CON-TURN-07")
def test_who_passed_plays_again_in_the_next_battle() -> None:
    t = arrange(2, hands={A: "M1", B: "M10"})
    everybody_passes(t)
    t.play(B, "place roma")
    assert [line["out"] for line in see(t)["lines"]] == [False, False]
    assert "play mercenary-10" in t.legal(B)


@rule("CON-TURN-08")
def test_a_passed_line_can_still_win() -> None:
    t = arrange(2, hands={A: "M1 M1", B: "M2 M1"}, lines={A: "M10"})
    t.play(A, "pass")
    play(t, B, "M2")
    t.play(B, "pass")
    assert see(t)["control"]["siena"] == A


@rule("CON-TURN-08", "CON-BISHOP-02")
def test_a_passed_line_can_still_lose_cards_to_a_bishop() -> None:
    t = arrange(2, hands={A: "M1 M1", B: "Bi M1"}, lines={A: "M10 M3"})
    t.play(A, "pass")
    play(t, B, "Bi")
    line = {"cards": names("M3"), "counts": {"mercenary-3": 3}, "face_down": None, "strength": 3, "out": True}
    assert see(t)["lines"][A] == line


@rule("CON-TURN-09")
def test_the_last_active_player_may_go_on_card_by_card() -> None:
    t = arrange(3, hands={A: "M10", B: "M1 M1 M2 M3", C: "M10"})
    t.play(A, "pass")
    play(t, B, "M1")
    t.play(C, "pass")
    for short in ("M1", "M2"):
        assert t.asked == (B,)
        play(t, B, short)
    assert t.asked == (B,) and t.legal(B) == ["play mercenary-3", "pass"]
    t.play(B, "pass")
    assert see(t)["control"]["siena"] == B


@rule("CON-TURN-10")
def test_an_empty_hand_passes_by_itself() -> None:
    t = arrange(3, hands={A: "M4", B: "M2 M2", C: "M3 M3"})
    play(t, A, "M4")
    play(t, B, "M2")
    assert see(t)["lines"][A]["out"] is False  # not before his turn comes
    play(t, C, "M3")
    assert t.asked == (B,)
    assert see(t)["lines"][A]["out"] is True
    assert told(t, "no-cards") == [{"seat": A}]
    assert refused(t, A, "pass") == "CON-TURN-10"  # he never passed


@rule("CON-TURN-11", "CON-R05")
def test_without_cards_one_takes_no_part_but_counts_as_zero() -> None:
    t = arrange(4, hands={B: "M1 M1", D: "M1"}, holder=A)
    assert t.asked == (B,)
    assert told(t, "no-cards") == [{"seat": A}]
    play(t, B, "M1")
    assert t.asked == (D,)
    everybody_passes(t)
    assert [line["strength"] for line in see(t)["lines"]] == [0, 1, 0, 0]
    assert see(t)["control"]["siena"] == B


@rule("CON-R05")
def test_a_highest_total_of_zero_is_a_tie() -> None:
    t = arrange(2, hands={A: "Dr M1", B: "M5"})
    play(t, A, "Dr")
    everybody_passes(t)
    assert totals(t) == [0, 0]
    assert told(t, "battle-tied") == [{"region": "siena", "count": 0}]
    assert see(t)["control"]["siena"] is None


@rule("CON-TURN-12")
def test_turns_end_when_all_have_passed() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "M2 M2", C: "M3 M3"})
    play(t, A, "M1")
    t.play(B, "pass")
    t.play(C, "pass")
    assert told(t, "wins-battle") == []
    t.play(A, "pass")
    assert told(t, "wins-battle") == [{"seat": A, "region": "siena", "count": 1}]


@rule("CON-TURN-12", "CON-SURR-01")
def test_turns_end_at_once_with_a_surrender() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "Su M2", C: "M10 M3"})
    play(t, A, "M1")
    play(t, B, "Su")
    assert told(t, "wins-battle") == [{"seat": A, "region": "siena", "count": 1}]
    assert t.asked == (A,) and t.legal(A)[0] == "place torino"


@rule("CON-R26")
def test_a_battle_ends_when_the_rest_run_out_of_cards_but_the_round_goes_on() -> None:
    t = arrange(3, hands={A: "M1 M1", B: "M2 M2", C: "M3"})
    t.play(A, "pass")
    t.play(B, "pass")
    play(t, C, "M3")  # his last card: he is out, and the battle is over
    assert see(t)["control"]["siena"] == C
    t.play(C, "place roma")
    assert told(t, "round-ends") == []
    assert [hand["size"] for hand in see(t)["hands"]] == [2, 2, 0]
    assert t.asked == (A,)


@rule("CON-R47")
def test_a_scarecrow_as_last_card_can_bring_a_card_back() -> None:
    t = arrange(2, hands={A: "Sc", B: "M1 M1"}, lines={A: "M6"})
    play(t, A, "Sc")
    t.play(A, "take mercenary-6")
    play(t, B, "M1")
    assert t.asked == (A,) and t.legal(A) == ["play mercenary-6", "pass"]


@rule("CON-R48")
def test_cards_without_effect_may_be_played() -> None:
    t = arrange(2, hands={A: "Dr Wi Sc M1", B: "Wi Sp"}, lines={B: "M5"})
    play(t, A, "Dr")  # no Mercenary to double
    play(t, B, "Wi")
    play(t, A, "Wi")  # it is winter already
    assert totals(t) == [0, 1]
    t.play(B, "pass")
    play(t, A, "Sc")  # no Mercenary to take back
    assert t.legal(A) == ["take none"]
    t.play(A, "take none")
    assert t.legal(A) == ["play mercenary-1", "pass"]
