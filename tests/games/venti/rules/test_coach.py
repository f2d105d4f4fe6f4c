"""Every fact that the coach says is what the engine then does."""

from __future__ import annotations

from games.venti.kit import A, B, C, arrange, attempt, own_hand, points, position, reveal, see, told
from kit.coach import facts

TARGETS = "0.6 0.7 0.8"  # a: 2 5, b: ?=? ?=?, c: ?=?=?; two points each
EIGHTEEN = "6.12 6.13 7.12 7.13 6.5"


def test_fulfilling_says_points_and_cards() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS)
    assert facts(t, A, "fulfil a")["coach-fulfils"] == {"target": "a", "count": 2, "count2": 2}
    assert not facts(t, A, "fulfil a").keys() & {"coach-saves-joker", "coach-nothing-else"}
    t.play(A, "fulfil a")
    assert points(t)[A] == 2 and own_hand(t, A) == []


def test_the_joker_stays_where_numbers_are_enough() -> None:
    t = arrange(2, hands={A: "2.1 5.1 J"}, targets=TARGETS)
    assert "coach-saves-joker" in facts(t, A, "fulfil a")
    t = arrange(2, hands={A: "2.1 J"}, targets=TARGETS)
    assert "coach-saves-joker" not in facts(t, A, "fulfil a")
    t.play(A, "fulfil a")
    assert own_hand(t, A) == []


def test_cards_that_are_needed_for_nothing_else() -> None:
    t = arrange(2, hands={A: "2.1 5.1 7.1 7.2 7.3"}, targets=TARGETS)
    assert "coach-nothing-else" in facts(t, A, "fulfil a")
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    assert "fulfil c" in t.legal(A)
    t = arrange(2, hands={A: "2.1 5.1 5.2 5.3"}, targets=TARGETS)
    assert "coach-nothing-else" not in facts(t, A, "fulfil a")


def test_a_card_completes_a_target() -> None:
    t = arrange(2, hands={A: "2.1"}, targets=TARGETS, centre="5.1 7.1 7.2")
    assert facts(t, A, "draw 5.1")["coach-completes"] == {"target": "a", "card": "5.1", "count": 2}
    assert "coach-completes" not in facts(t, A, "draw 7.1")
    t.play(A, "draw 5.1")
    reveal(t, "5.13")
    assert "fulfil a" in t.legal(A)
    t = arrange(2, hands={A: "2.1"}, targets=TARGETS, centre="5.1", used=2)
    assert "coach-completes" not in facts(t, A, "draw 5.1")


def test_a_target_is_two_draws_away() -> None:
    t = arrange(2, hands={A: "7.3"}, targets=TARGETS, centre="7.1 7.2 4.1")
    assert facts(t, A, "draw 7.1")["coach-draws-away"] == {"target": "c", "count": 2}
    t.play(A, "draw 7.1")
    reveal(t, "1.13")
    t.play(A, "draw 7.2")
    reveal(t, "2.13")
    assert "fulfil c" in t.legal(A)
    t = arrange(2, hands={A: "7.3"}, targets=TARGETS, centre="7.1 7.2 4.1", used=1)
    assert "coach-draws-away" not in facts(t, A, "draw 7.1")


def test_an_exchange_brings_a_target_that_one_can_meet() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.7 0.8 0.11", centre="0.6")
    assert facts(t, A, "exchange a 0.6")["coach-exchange"] == {"target": "a", "count": 2}
    t.play(A, "exchange a 0.6")
    assert "fulfil a" in t.legal(A)
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.7 0.8 0.11", centre="0.6", used=2)
    assert facts(t, A, "exchange a 0.6") == {}


def test_what_lies_open_and_what_freezing_costs() -> None:
    t = arrange(3, hands={A: "2.1"}, targets=TARGETS, scored={A: "6.5"})
    found = facts(t, A, "freeze a")
    assert found["coach-lies-open"] == {"target": "a", "count": 2}
    assert found["coach-frozen-costs"] == {"count": 2}
    t.play(A, "freeze a")
    position(t).ender = A
    t.play(A, "end turn")
    assert points(t)[A] == 0 and t.asked == ()


def test_an_own_frozen_target_costs_if_it_stays() -> None:
    t = arrange(2, hands={A: "2.1"}, targets=TARGETS, frozen={"b": A}, used=2)
    assert facts(t, A, "replace centre")["coach-own-frozen"] == {"target": "b", "count": 2}
    t = arrange(2, hands={A: "2.1"}, targets=TARGETS, frozen={"b": A})
    assert "coach-own-frozen" not in facts(t, A, "replace centre")


def test_a_wrong_attempt_gives_a_target_away() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS, frozen={"a": B}, unseen={"a": (A,)})
    assert facts(t, A, "attempt a")["coach-attempt"] == {"target": "a", "seat": B}
    attempt(t, A, "a", "use 2.1")
    assert points(t)[B] == 2


def test_a_wrong_attempt_at_ones_own_target_costs_points() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS, frozen={"a": A}, scored={A: "6.5"})
    assert facts(t, A, "attempt a")["coach-own-attempt"] == {"target": "a", "count": 2}
    attempt(t, A, "a", "use 2.1")
    assert points(t)[A] == 0


def test_the_first_to_ten_pays() -> None:
    scored = {A: "6.12 7.12 6.1", B: "6.2", C: "7.2"}
    t = arrange(3, hands={A: "2.1 5.1"}, scored=scored, targets=TARGETS)
    assert facts(t, A, "fulfil a")["coach-first-ten"] == {"count": 2}
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    assert told(t, "ten-points") == [{"seat": A}]
    t = arrange(2, hands={A: "2.1 5.1"}, scored={A: scored[A]}, targets=TARGETS)
    assert "coach-first-ten" not in facts(t, A, "fulfil a")


def test_twenty_gives_everybody_else_one_turn() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, scored={A: EIGHTEEN}, targets=TARGETS, ten=True)
    assert "coach-twenty" in facts(t, A, "fulfil a")
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    assert see(t)["ender"] == A and see(t)["last_turns"] == 1


def test_the_last_turn_says_what_is_missing_and_what_wins() -> None:
    scored = {A: EIGHTEEN, B: "5.12 4.12 5.13 4.13 3.9"}
    t = arrange(2, hands={A: "2.1 5.1"}, scored=scored, targets=TARGETS, ten=True)
    position(t).ender = B
    assert facts(t, A, "replace centre")["coach-last-turn"] == {"seat": B, "count": 2}
    assert "coach-last-wins" in facts(t, A, "fulfil a")
    t.play(A, "fulfil a")
    reveal(t, "3.13")
    t.play(A, "end turn")
    assert t.result is not None and t.result.winners == (A,)

    t = arrange(2, hands={A: "2.1 5.1"}, scored=scored, targets=TARGETS, frozen={"b": B}, ten=True)
    position(t).ender = B
    assert "coach-last-leads" in facts(t, A, "fulfil a") and "coach-last-wins" not in facts(t, A, "fulfil a")


def test_points_become_an_action() -> None:
    t = arrange(2, scored={A: "6.12 6.5"}, targets=TARGETS)
    assert facts(t, A, "to action 6.5")["coach-more-actions"] == {"count": 4}
    t.play(A, "to action 6.5")
    assert see(t, A)["actions"] == {"used": 1, "limit": 4}


def test_an_eleventh_card_must_go() -> None:
    hand = "1.1 1.2 1.3 1.4 2.1 2.2 2.3 3.1 3.2 3.4"
    t = arrange(2, hands={A: hand}, centre="4.1", targets="0.6 0.7 0.9", used=2)
    assert facts(t, A, "draw 4.1")["coach-one-must-go"] == {"count": 11}
    t.play(A, "draw 4.1")
    reveal(t, "5.13")
    assert t.asked == (A,) and all(move.startswith("discard") for move in t.legal(A))
