"""Attempts on frozen targets: what is committed, and what comes of success and failure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    D,
    arrange,
    attempt,
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
from ludoteca.testing import rule

TWO_FIVE = "0.6"  # `2 5`, two points
PAIR = "0.2"  # `?=?`, one point
ROLES = [*"01234567", "circle", "triangle", "diamond", "square"]


def on_ice(target: str, hand: str, perms: str = "", scored: dict[int, str] | None = None) -> Game:
    """A's turn; B froze target a."""
    return arrange(3, hands={A: hand}, perms={A: perms}, scored=scored, targets=target, frozen={"a": B})


def succeeds(target: str, hand: str, *choices: str, perms: str = "") -> bool:
    t = on_ice(target, hand, perms)
    attempt(t, A, "a", *choices)
    return bool(told(t, "attempt-succeeds"))


# what is committed


@rule("VENTI-FREEZE-05")
def test_every_player_may_attempt_a_frozen_target_in_the_own_turn() -> None:
    t = arrange(4, hands={A: "2.1", B: "3.1", C: "4.1", D: "5.1"}, targets=TWO_FIVE, frozen={"a": B})
    for seat in (A, B, C, D):
        assert t.asked == (seat,) and "attempt a" in t.legal(seat)
        others = [other for other in (A, B, C, D) if other != seat]
        assert [refused(t, other, "attempt a") for other in others] == ["VENTI-TURN-01"] * 3
        t.play(seat, "end turn")


@rule("VENTI-FREEZE-05")
def test_only_frozen_targets_are_attempted_and_only_open_ones_fulfilled() -> None:
    t = on_ice(TWO_FIVE, "2.1 5.1")
    assert refused(t, A, "fulfil a") == "VENTI-FREEZE-05"
    assert refused(t, A, "attempt b") == "VENTI-FREEZE-05"


@rule("VENTI-R10")
def test_at_least_one_card_is_committed() -> None:
    t = on_ice(TWO_FIVE, "2.1 5.1")
    t.play(A, "attempt a")
    assert t.legal(A) == ["use 2.1", "use 5.1"]
    assert refused(t, A, "commit") == "VENTI-R10"
    t.play(A, "use 2.1")
    assert t.legal(A) == ["use 5.1", "commit"]


@rule("VENTI-R10")
def test_who_has_no_card_at_all_cannot_attempt() -> None:
    t = on_ice(TWO_FIVE, "")
    assert "attempt a" not in t.legal(A) and refused(t, A, "attempt a") == "VENTI-R10"
    assert "attempt a" in on_ice(TWO_FIVE, "", perms="7.1").legal(A)


@rule("VENTI-R10")
def test_only_own_cards_are_committed_and_each_once() -> None:
    t = on_ice(TWO_FIVE, "2.1 2.5 J", perms="5.1")
    t.play(A, "attempt a")
    assert refused(t, A, "use 3.1") == "VENTI-FULF-01"
    assert refused(t, A, "use perm 5.2") == "VENTI-FULF-07"
    t.play(A, "use 2.5")
    assert refused(t, A, "use 2.5") == refused(t, A, "use 2.1") == "VENTI-R10"
    t.play(A, "use perm 5.1")
    assert refused(t, A, "use perm 5.1") == "VENTI-R10"
    t.play(A, "joker as 3")
    assert t.legal(A) == ["commit"]


@rule("VENTI-R23", "VENTI-FULF-01")
def test_a_role_is_asked_for_only_of_who_has_a_joker() -> None:
    t = on_ice(TWO_FIVE, "2.1 J")
    t.play(A, "attempt a")
    assert refused(t, A, "use joker") == "VENTI-R23"
    t = on_ice(TWO_FIVE, "2.1 5.1")
    t.play(A, "attempt a")
    assert refused(t, A, "use joker") == "VENTI-FULF-01"


@rule("VENTI-R23")
def test_the_role_of_a_joker_is_announced_beforehand() -> None:
    t = on_ice(TWO_FIVE, "2.1 J")
    t.play(A, "attempt a")
    assert refused(t, A, "use joker") == "VENTI-R23"
    t.play(A, "use 2.1")
    assert t.legal(A) == [*[f"joker as {role}" for role in ROLES], "commit"]
    t.play(A, "joker as 5")
    assert refused(t, A, "joker as 5") == "VENTI-R23"  # there is no second one
    t.play(A, "commit")
    assert told(t, "announces") == [{"seat": A, "role": "5"}]
    assert told(t, "attempt-succeeds") == [{"seat": A, "point": TWO_FIVE, "count": 2}]


def all_commits(t: Game, so_far: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Everything that can be committed."""
    for move in t.legal(A):
        if move == "commit":
            yield so_far
        else:
            branch = t.clone()
            branch.play(A, move)
            yield from all_commits(branch, (*so_far, move))


@rule("VENTI-R10", "VENTI-R23", "VENTI-R41")
def test_every_set_of_own_cards_with_every_role_may_be_committed_and_is_offered_once() -> None:
    t = on_ice(TWO_FIVE, "2.1 2.5 7.1 J J", perms="5.1 6.1")
    t.play(A, "attempt a")
    cards = ["use 2.1", "use 2.5", "use 7.1", "use perm 5.1", "use perm 6.1"]
    sets = [some for size in range(6) for some in combinations(cards, size)]
    jokers = [some for size in range(3) for some in combinations_with_replacement(ROLES, size)]
    wanted = Counter(
        [(*some, *[f"joker as {role}" for role in roles]) for some, roles in product(sets, jokers)]
    )
    del wanted[()]
    assert Counter(all_commits(t)) == wanted


@rule("VENTI-R10", "VENTI-FULF-08")
def test_each_hand_card_is_a_choice_of_its_own_and_perm_jokers_of_one_number_are_one() -> None:
    t = on_ice(TWO_FIVE, "2.1 2.2 2.3", perms="5.1 5.2")
    t.play(A, "attempt a")
    assert t.legal(A) == ["use 2.1", "use 2.2", "use 2.3", "use perm 5.1"]
    t.play(A, "use 2.2")
    assert t.legal(A) == ["use 2.3", "use perm 5.1", "commit"]
    for move in ("use perm 5.1", "commit"):
        t.play(A, move)
    assert names(position(t).discard) == ["2.2"]


# success or failure


@rule("VENTI-R10")
def test_an_attempt_succeeds_with_exactly_the_cards_that_are_asked_for() -> None:
    hand = "2.1 5.1 7.1"
    assert succeeds(TWO_FIVE, hand, "use 2.1", "use 5.1")
    assert not succeeds(TWO_FIVE, hand, "use 2.1", "use 7.1")
    assert not succeeds(TWO_FIVE, hand, "use 2.1", "use 5.1", "use 7.1")  # one too many
    assert not succeeds(TWO_FIVE, hand, "use 2.1")  # one too few


@rule("VENTI-FULF-07", "VENTI-R10")
def test_perm_jokers_count_as_in_an_open_fulfilment() -> None:
    assert succeeds(TWO_FIVE, "2.1", "use 2.1", "use perm 5.1", perms="5.1")
    assert succeeds(TWO_FIVE, "", "use perm 2.1", "use perm 5.1", perms="2.1 5.1")  # alone, too
    assert not succeeds(TWO_FIVE, "2.1", "use 2.1", "use perm 4.1", perms="4.1")


@rule("VENTI-FULF-06", "VENTI-R23")
@pytest.mark.parametrize(("role", "met"), [(role, role == "5") for role in ROLES])
def test_the_announced_role_counts(role: str, met: bool) -> None:
    assert succeeds(TWO_FIVE, "2.1 J", "use 2.1", f"joker as {role}") is met


@rule("VENTI-R23")
def test_a_symbol_is_announced_for_a_symbol_and_a_number_for_a_question_mark() -> None:
    assert succeeds("0.1", "4.1 J", "use 4.1", "joker as triangle")  # T D
    assert not succeeds("0.1", "4.1 J", "use 4.1", "joker as 2")
    assert succeeds("1.6", "3.1 4.1 J", "use 3.1", "use 4.1", "joker as 7")  # 3 4 ?
    assert not succeeds("1.6", "3.1 4.1 J", "use 3.1", "use 4.1", "joker as square")


@rule("VENTI-FREEZE-06")
def test_success_wins_the_card_discards_the_cards_and_fills_the_gap() -> None:
    t = on_ice(TWO_FIVE, "2.1 7.1 J", scored={B: "6.9"})
    attempt(t, A, "a", "use 2.1", "joker as 5")
    assert t.asked == (CHANCE,)
    reveal(t, "7.7")
    assert points(t) == [2, 3, 0]  # the freezer is not punished, nor rewarded
    assert names(position(t).discard) == ["2.1", "joker"] and own_hand(t, A) == ["7.1"]
    assert open_targets(t)[0] == "7.7" and see(t)["targets"][0]["frozen"] is None
    assert t.asked == (A,) and see(t)["actions"]["used"] == 1


@rule("VENTI-FREEZE-06", "VENTI-FULF-07")
def test_perm_jokers_stay_after_a_success() -> None:
    t = on_ice(TWO_FIVE, "2.1", perms="5.1")
    attempt(t, A, "a", "use 2.1", "use perm 5.1")
    assert names(position(t).discard) == ["2.1"]
    assert see(t)["players"][A]["perms"] == ["5.1"]


@rule("VENTI-FREEZE-06")
def test_the_freezer_may_succeed_too() -> None:
    t = arrange(3, hands={A: "2.1 5.1"}, targets=TWO_FIVE, frozen={"a": A})
    attempt(t, A, "a", "use 2.1", "use 5.1")
    assert points(t) == [2, 0, 0] and own_hand(t, A) == []


@rule("VENTI-FREEZE-07", "VENTI-R12")
def test_when_another_player_fails_the_freezer_gets_card_and_points_at_once() -> None:
    t = on_ice(TWO_FIVE, "2.1 4.1", scored={A: "6.9", B: "6.1"})
    attempt(t, A, "a", "use 2.1", "use 4.1")
    assert points(t) == [3, 3, 0]  # no disadvantage for A
    assert see(t)["players"][B]["scored"] == [TWO_FIVE, "6.1"]
    assert told(t, "attempt-fails") == [{"seat": A, "seat2": B, "point": TWO_FIVE, "count": 2}]
    assert t.asked == (CHANCE,)
    reveal(t, "7.7")
    assert open_targets(t)[0] == "7.7" and "freeze a" in t.legal(A)
    assert t.asked == (A,)


@rule("VENTI-R11")
def test_cards_of_a_failed_attempt_go_back_to_the_hand_and_the_action_is_spent() -> None:
    t = on_ice(TWO_FIVE, "2.1 4.1 J")
    attempt(t, A, "a", "use 2.1", "use 4.1", "joker as 5")
    reveal(t, "7.7")
    assert own_hand(t, A) == ["2.1", "4.1", "joker"]
    assert position(t).discard == []
    assert see(t)["actions"] == {"used": 1, "limit": 3}


@rule("VENTI-R11")
def test_everybody_has_seen_the_cards_of_a_failed_attempt() -> None:
    t = on_ice(TWO_FIVE, "2.1 J", perms="6.1")
    attempt(t, A, "a", "use 2.1", "use perm 6.1", "joker as square")
    for viewer in (A, B, C, SPECTATOR):
        assert told(t, "attempts", viewer) == [{"seat": A, "target": "a"}]
        assert told(t, "shows", viewer) == [{"seat": A, "card": "2.1"}]
        assert told(t, "shows-perm", viewer) == [{"seat": A, "perm": "6.1"}]
        assert told(t, "announces", viewer) == [{"seat": A, "role": "square"}]


@rule("VENTI-R11")
def test_a_committed_attempt_cannot_be_taken_back() -> None:
    t = arrange(2, hands={A: "7.1"}, targets=TWO_FIVE, frozen={"a": A})
    t.play(A, "attempt a")
    t.play(A, "use 7.1")
    assert t.can_undo(A)
    t.play(A, "commit")
    assert t.asked == (A,) and not t.can_undo(A)


@rule("VENTI-FREEZE-08", "VENTI-R13")
def test_the_freezers_own_failure_costs_a_penalty_and_the_card_stays_face_up_and_unfrozen() -> None:
    t = arrange(3, hands={A: "2.1 4.1"}, scored={A: "6.5 6.9"}, targets=TWO_FIVE, frozen={"a": A})
    attempt(t, A, "a", "use 2.1", "use 4.1")
    assert t.asked == (A,) and t.legal(A) == ["pay 6.5", "pay 6.9"]
    t.play(A, "pay 6.5")
    assert points(t) == [3, 0, 0] and names(position(t).discard) == ["6.5"]
    for viewer in (A, B, C, SPECTATOR):
        target = see(t, viewer)["targets"][0]
        assert target["card"] == TWO_FIVE and target["frozen"] is None
    assert t.asked == (A,) and own_hand(t, A) == ["2.1", "4.1"]
    assert see(t)["actions"]["used"] == 1 and "freeze a" in t.legal(A)


@rule("VENTI-R41")
def test_one_may_fail_on_purpose_to_give_the_freezer_the_card() -> None:
    t = on_ice(TWO_FIVE, "2.1 5.1 7.1")  # A could succeed
    attempt(t, A, "a", "use 7.1")
    assert points(t) == [0, 2, 0]


@rule("VENTI-R41", "VENTI-R13")
def test_a_freezer_without_points_unfreezes_for_one_action() -> None:
    t = arrange(2, hands={A: "7.1"}, targets=TWO_FIVE, frozen={"a": A})
    attempt(t, A, "a", "use 7.1")
    assert told(t, "pays-nothing") == [{"seat": A}] and told(t, "pays") == []
    assert see(t)["targets"][0]["frozen"] is None and open_targets(t)[0] == TWO_FIVE
    assert t.asked == (A,) and see(t)["actions"]["used"] == 1


@rule("VENTI-R40")
def test_the_freezer_may_attempt_in_the_same_turn() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TWO_FIVE)
    t.play(A, "freeze a")
    attempt(t, A, "a", "use 2.1", "use 5.1")
    assert points(t) == [2, 0]
    reveal(t, "7.7")
    assert see(t)["actions"]["used"] == 2


@rule("VENTI-R10")
def test_what_is_no_answer_to_an_attempt_is_refused() -> None:
    t = on_ice(TWO_FIVE, "2.1")
    t.play(A, "attempt a")
    assert refused(t, A, "end turn") == "VENTI-R10"
    assert refused(t, A, "joker as 5") == "VENTI-R23"
    assert refused(t, B, "use 2.1") == "VENTI-TURN-01"
    with pytest.raises(IllegalMove):
        t.play(A, "commit")


@rule("VENTI-FREEZE-07", "VENTI-R12")
def test_with_two_frozen_targets_only_the_attempted_one_is_decided() -> None:
    t = arrange(4, hands={A: "7.1"}, targets=f"{TWO_FIVE} {PAIR}", frozen={"a": B, "b": C})
    attempt(t, A, "b", "use 7.1")
    reveal(t, "7.7")
    assert points(t) == [0, 0, 1, 0]
    assert [target["frozen"] for target in see(t)["targets"]] == [B, None, None, None]
