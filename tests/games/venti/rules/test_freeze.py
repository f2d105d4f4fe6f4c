"""Freezing a target: which cards, how many, and what a frozen card is safe from."""

from __future__ import annotations

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


def freezes(t: Game, seat: int) -> list[str]:
    return [move for move in t.legal(seat) if move.startswith("freeze")]


def frozen(t: Game, viewer: int = SPECTATOR) -> list[int | None]:
    """Who froze each target."""
    return [target["frozen"] for target in see(t, viewer)["targets"]]


# freezing


@rule("VENTI-FREEZE-01")
def test_a_frozen_target_is_turned_face_down_in_its_slot_for_one_action() -> None:
    t = arrange(2, targets="0.6 0.7 0.8")
    t.play(A, "freeze b")
    assert open_targets(t) == ["0.6", None, "0.8"]
    assert names(position(t).targets) == ["0.6", "0.7", "0.8"]
    assert see(t)["actions"] == {"used": 1, "limit": 3}


@rule("VENTI-FREEZE-01", "VENTI-R42")
def test_a_frozen_target_cannot_be_exchanged() -> None:
    t = arrange(2, targets="0.6 0.7 0.8", centre="1.1 1.2 1.3 1.4", frozen={"a": B})
    exchanges = [move for move in t.legal(A) if move.startswith("exchange")]
    assert {move.split()[1] for move in exchanges} == {"b", "c"}
    assert refused(t, A, "exchange a 1.1") == "VENTI-EXCH-02"


@rule("VENTI-FREEZE-02")
def test_a_target_is_frozen_only_once() -> None:
    t = arrange(4, frozen={"a": B})
    assert freezes(t, A) == ["freeze b", "freeze c", "freeze d"]
    assert refused(t, A, "freeze a") == "VENTI-FREEZE-02"


@rule("VENTI-FREEZE-02", "VENTI-R40")
def test_a_card_that_was_just_laid_out_may_be_frozen() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 1.1 1.2")
    t.play(A, "fulfil a")
    reveal(t, "7.7")
    t.play(A, "freeze a")
    assert frozen(t) == [A, None, None] and names(position(t).targets)[0] == "7.7"


@rule("VENTI-FREEZE-02")
def test_a_gap_cannot_be_frozen() -> None:
    t = arrange(2, targets="- 0.6 0.7", pile="")
    assert freezes(t, A) == ["freeze b", "freeze c"]
    assert refused(t, A, "freeze a") == "VENTI-SET-03"


@rule("VENTI-R08")
def test_a_joker_in_the_target_row_is_neither_fulfilled_nor_frozen_nor_attempted() -> None:
    t = arrange(2, hands={A: "0.1 1.1 2.1 J"}, targets="J 7.13 7.12")
    assert freezes(t, A) == ["freeze b", "freeze c"]
    assert refused(t, A, "freeze a") == refused(t, A, "fulfil a") == refused(t, A, "attempt a") == "VENTI-R08"
    assert see(t, A)["targets"][0] == {"target": "a", "card": "joker", "frozen": None, "fits": []}


# how many


@rule("VENTI-FREEZE-04")
@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_so_many_targets_are_frozen_at_a_time(seats: int, limit: int) -> None:
    t = arrange(seats)
    assert see(t)["frozen_limit"] == limit
    for target in "abcd"[:limit]:
        assert freezes(t, A)
        t.play(A, f"freeze {target}")
    assert freezes(t, A) == []
    assert refused(t, A, "freeze c") == "VENTI-FREEZE-04"


@rule("VENTI-FREEZE-04")
def test_the_limit_is_the_whole_tables() -> None:
    t = arrange(4, frozen={"a": B, "c": D})
    assert freezes(t, A) == []
    t = arrange(3, frozen={"a": B})
    assert freezes(t, A) == []


@rule("VENTI-FREEZE-04", "VENTI-R12")
def test_a_place_is_free_again_when_a_frozen_card_was_won() -> None:
    t = arrange(3, hands={A: "2.1 5.1"}, targets="0.6", frozen={"a": B})
    attempt(t, A, "a", "use 2.1", "use 5.1")
    reveal(t, "7.7")
    assert freezes(t, A) == ["freeze a", "freeze b", "freeze c"]


@rule("VENTI-R38")
def test_one_player_may_freeze_both() -> None:
    t = arrange(4)
    t.play(A, "freeze a")
    t.play(A, "freeze d")
    assert frozen(t) == [A, None, None, A]


@rule("VENTI-R38")
def test_who_froze_one_card_may_freeze_the_other_later() -> None:
    t = arrange(4, frozen={"b": A})
    t.play(A, "freeze a")
    assert frozen(t) == [A, A, None, None]


# what everybody knows of it


@rule("VENTI-FREEZE-10")
def test_everybody_knows_who_froze_which_target_as_long_as_it_lies_there() -> None:
    t = arrange(4)
    t.play(A, "freeze c")
    t.play(A, "end turn")
    t.play(B, "freeze a")
    t.play(B, "end turn")
    for viewer in (A, B, C, D, SPECTATOR):
        assert frozen(t, viewer) == [B, None, A, None]
        assert told(t, "freezes", viewer) == [{"seat": A, "target": "c"}, {"seat": B, "target": "a"}]


@rule("VENTI-FREEZE-03")
@pytest.mark.parametrize("freezer", [A, B])
def test_nobody_may_look_at_a_frozen_card_the_freezer_included(freezer: int) -> None:
    t = arrange(3, targets="0.6 0.7 0.8", frozen={"a": freezer})
    for viewer in (A, B, C, SPECTATOR):
        target = see(t, viewer)["targets"][0]
        assert target["card"] is None and not target.get("fits")


@rule("VENTI-FREEZE-03")
def test_whoever_did_not_see_it_sees_it_when_somebody_fulfils_it() -> None:
    t = arrange(3, hands={A: "2.1 5.1"}, targets="0.6", frozen={"a": B}, unseen={"a": (C,)})
    attempt(t, A, "a", "use 2.1", "use 5.1")
    assert told(t, "attempt-succeeds", C) == [{"seat": A, "point": "0.6", "count": 2}]
    assert face(t, see(t, C)["players"][A]["scored"][0])["condition"] == [[2], [5]]


# what it is safe from, and what lifts a freeze


@rule("VENTI-R39")
def test_there_is_no_action_that_lifts_a_freeze() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, scored={A: "7.12 7.5"}, targets="0.6", frozen={"a": A})
    assert [move for move in t.legal(A) if "a" in move.split()] == ["attempt a"]
    assert refused(t, A, "freeze a") == "VENTI-FREEZE-02"
    assert refused(t, A, "fulfil a") == "VENTI-FREEZE-05"


@rule("VENTI-R39")
def test_a_freeze_lasts_over_the_turns_of_everybody() -> None:
    t = arrange(3, frozen={"b": C})
    for turn in range(7):
        t.play(t.asked[0], "end turn")
        assert frozen(t) == [None, C, None]


@rule("VENTI-FREEZE-11", "VENTI-R42")
def test_chaos_does_not_touch_frozen_targets() -> None:
    t = arrange(4, targets="0.6 0.7 0.8 0.9", centre="1.1 1.2 1.3 1.4 1.5", frozen={"a": B, "c": A})
    t.play(A, "draw 1.1")
    reveal(t, "X 2.1 2.2 3.1 3.2 3.3 3.4 3.5")
    assert names(position(t).targets) == ["0.6", "2.1", "0.8", "2.2"]
    assert frozen(t) == [B, None, A, None] and open_targets(t) == [None, "2.1", None, "2.2"]


@rule("VENTI-R42")
def test_a_new_centre_does_not_touch_frozen_targets() -> None:
    t = arrange(2, targets="0.6 0.7 0.8", frozen={"b": B}, chance="seeded")
    t.play(A, "replace centre")
    assert names(position(t).targets)[1] == "0.7" and frozen(t) == [None, B, None]


# the end of the game


def nearly_over(frozen: dict[str, int], scored: dict[int, str], seats: int = 2, hand: str = "") -> Game:
    """A's turn in a game that ends after one turn of everybody."""
    limit = {"turn_limit": 1}
    return arrange(seats, hands={A: hand}, targets="0.6", frozen=frozen, scored=scored, options=limit)


@rule("VENTI-FREEZE-09")
def test_a_target_that_is_still_frozen_at_the_end_costs_its_freezer_a_penalty() -> None:
    t = nearly_over({"a": B}, {A: "1.1", B: "2.5 2.9"})
    turns_end(t)
    assert t.asked == (B,) and t.legal(B) == ["pay 2.5", "pay 2.9"]
    assert told(t, "still-frozen") == [{"seat": B, "target": "a"}]
    t.play(B, "pay 2.5")
    assert not t.asked and points(t) == [1, 3]


@rule("VENTI-FREEZE-09")
def test_the_penalty_comes_after_the_last_turns_when_twenty_was_reached() -> None:
    scored = {A: "0.12 1.12 2.12 3.12 0.9", B: "2.5 2.9"}  # 19 and 5
    t = arrange(2, hands={A: "2.1 5.1"}, scored=scored, targets="1.1 0.6", frozen={"a": B})
    t.play(A, "fulfil b")
    reveal(t, "7.7")
    t.play(A, "end turn")
    assert t.asked == (B,) and told(t, "still-frozen") == []
    t.play(B, "end turn")
    assert t.legal(B) == ["pay 2.5", "pay 2.9"]
    t.play(B, "pay 2.9")
    assert not t.asked and points(t) == [21, 2]


@rule("VENTI-FREEZE-09")
def test_who_froze_two_pays_for_each() -> None:
    t = nearly_over({"a": B, "d": B}, {B: "2.5 2.6 2.7", C: "3.1"}, seats=4)
    turns_end(t)
    for card in ("2.5", "2.6"):
        assert t.asked == (B,)
        t.play(B, f"pay {card}")
    assert not t.asked and points(t) == [0, 2, 1, 0]
    assert told(t, "still-frozen") == [{"seat": B, "target": "a"}, {"seat": B, "target": "d"}]


@rule("VENTI-FREEZE-09")
def test_at_the_end_nothing_is_paid_for_targets_that_were_won_or_turned_up() -> None:
    t = nearly_over({"a": A}, {A: "1.5 1.6 1.9"}, hand="7.1")
    attempt(t, A, "a", "use 7.1")
    t.play(A, "pay 1.5")
    turns_end(t)
    assert not t.asked and points(t) == [5, 0] and told(t, "still-frozen") == []


@rule("VENTI-R39", "VENTI-FREEZE-03")
def test_a_freeze_cannot_be_taken_back() -> None:
    t = arrange(2, hands={A: "7.1"})
    t.play(A, "freeze a")
    assert not t.can_undo(A)
