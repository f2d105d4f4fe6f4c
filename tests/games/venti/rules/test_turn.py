"""The frame of a turn: VENTI-TURN, its actions, its end and the hand limit."""

from __future__ import annotations

import itertools

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    arrange,
    names,
    open_centre,
    own_hand,
    position,
    refused,
    reveal,
    see,
    told,
)
from ludoteca import CHANCE, Game, IllegalMove, NotAsked
from ludoteca.testing import rule

NINE = "0.1 0.2 1.1 1.2 2.1 2.2 3.1 3.2 4.1"
TWELVE = f"{NINE} 4.2 5.1 5.2"


def everything_possible(used: int = 0) -> Game:
    """A may take each of the seven actions: `2 5` on target a is met, the point cards are worth six."""
    return arrange(
        2,
        hands={A: "2.1 5.1"},
        scored={A: "7.5 7.12"},
        targets="0.6 0.7 0.8",
        centre="1.1 1.2 1.3 1.4",
        used=used,
        chance="seeded",
    )


SEVEN_ACTIONS = [
    "draw 1.1",
    "replace centre",
    "exchange a 1.1",
    "fulfil a",
    "freeze a",
    "to joker 7.5",
    "to action 7.12",
]


def actions(t: Game) -> tuple[int, int]:
    """How many actions are used, and how many there are."""
    shown = see(t)["actions"]
    return shown["used"], shown["limit"]


@rule("VENTI-TURN-01")
def test_a_turn_has_three_actions() -> None:
    t = arrange(2, centre="1.1 1.2 1.3 1.4", chance="seeded")
    for used in range(3):
        assert t.asked == (A,) and actions(t) == (used, 3)
        t.play(A, f"draw 1.{used + 1}")
    assert t.asked == (B,) and actions(t) == (0, 3)
    assert told(t, "turn") == [{"seat": B, "count": 3}]


@rule("VENTI-TURN-01", "V-VENTI-08")
@pytest.mark.parametrize(("cards", "limit"), [("", 3), ("6.5", 4), ("6.5 6.6", 5)])
def test_action_cards_raise_the_limit_to_five(cards: str, limit: int) -> None:
    t = arrange(2, actions={A: cards}, centre="1.1 1.2 1.3 1.4", chance="seeded")
    assert actions(t) == (0, limit)
    taken = 0
    while t.asked == (A,):
        t.play(A, "replace centre")
        taken += 1
    assert taken == limit and t.asked == (B,)


@rule("VENTI-TURN-01")
def test_the_prompt_says_how_many_actions_are_left() -> None:
    t = arrange(2, used=1)
    prompt = t.prompt(A)
    assert prompt is not None
    assert prompt.rule == "VENTI-TURN-01" and prompt.message.args == {"count": 2}
    assert t.prompt(B) is None


@rule("VENTI-TURN-01")
def test_who_is_not_on_turn_must_wait() -> None:
    t = arrange(3, centre="1.1 1.2 1.3 1.4")
    assert t.legal(B) == []
    assert refused(t, B, "draw 1.1") == "VENTI-TURN-01"
    assert refused(t, C, "end turn") == "VENTI-TURN-01"
    with pytest.raises(NotAsked):
        t.play(B, "draw 1.1")
    assert own_hand(t, B) == []


@rule("VENTI-TURN-02")
@pytest.mark.parametrize(
    "moves",
    [
        ("draw 1.1", "draw 1.2", "draw 1.3"),
        ("replace centre", "replace centre", "replace centre"),
        ("exchange a 1.1", "exchange b 1.2", "exchange c 1.3"),
        ("freeze a", "draw 1.1", "replace centre"),
        ("to joker 7.5", "exchange b 1.1", "fulfil a"),
        ("fulfil a", "draw 1.1", "freeze b"),
    ],
)
def test_actions_may_be_repeated_and_mixed_in_any_order(moves: tuple[str, ...]) -> None:
    t = everything_possible()
    for move in moves:
        assert t.asked == (A,)
        t.play(A, move)
    assert t.asked == (B,)


@rule("VENTI-TURN-03", "VENTI-R14")
@pytest.mark.parametrize("move", SEVEN_ACTIONS)
def test_each_of_the_seven_actions_costs_one_action(move: str) -> None:
    t = everything_possible()
    assert actions(t) == (0, 3)
    t.play(A, move)
    assert t.asked == (A,) and actions(t)[0] == 1


@rule("VENTI-TURN-03", "VENTI-TURN-04")
@pytest.mark.parametrize("move", [move for move in SEVEN_ACTIONS if move != "to action 7.12"])
def test_any_action_may_be_the_last_one(move: str) -> None:
    t = everything_possible(used=2)
    t.play(A, move)
    assert t.asked == (B,) and actions(t) == (0, 3)


@rule("VENTI-TURN-03")
def test_there_are_no_other_actions() -> None:
    t = everything_possible()
    kinds = {" ".join(move.split()[:2]) if move.startswith("to ") else move.split()[0] for move in t.legal(A)}
    assert kinds == {"draw", "replace", "exchange", "fulfil", "freeze", "to joker", "to action", "end"}
    for move in ("pay 7.5", "lay 2.1", "discard 2.1", "use 2.1", "commit", "joker as 3", "reveal 3.3"):
        assert refused(t, A, move) == "VENTI-TURN-03"
    with pytest.raises(IllegalMove) as error:
        t.play(A, "pay 7.5")
    assert error.value.rule == "VENTI-TURN-03"


@rule("VENTI-TURN-04")
def test_when_the_limit_is_reached_the_turn_is_over() -> None:
    t = arrange(3, centre="1.1 1.2 1.3 1.4", used=2)
    t.play(A, "exchange a 1.1")
    assert t.asked == (B,) and told(t, "ends-turn") == []
    assert refused(t, A, "exchange a 1.2") == "VENTI-TURN-01"


# ending early


@rule("VENTI-R17")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_a_player_may_end_the_turn_with_actions_left(used: int) -> None:
    t = arrange(3, used=used)
    t.play(A, "end turn")
    assert told(t, "ends-turn") == [{"seat": A}]
    assert t.asked == (B,) and actions(t) == (0, 3)


@rule("VENTI-R17")
def test_ending_the_turn_is_always_allowed() -> None:
    t = everything_possible()
    for move in ("draw 1.1", "to joker 7.5"):
        assert t.legal(A)[-1] == "end turn"
        t.play(A, move)
    assert t.legal(A)[-1] == "end turn"
    t.play(A, "end turn")
    assert t.legal(B)[-1] == "end turn"


@rule("VENTI-R17")
def test_without_early_end_all_actions_must_be_used() -> None:
    t = arrange(2, centre="1.1 1.2 1.3 1.4", options={"allow_early_end": False}, chance="seeded")
    for _ in range(3):
        assert "end turn" not in t.legal(A)
        assert refused(t, A, "end turn") == "VENTI-R17"
        t.play(A, "replace centre")
    assert t.asked == (B,)


@rule("VENTI-R17")
def test_without_early_end_a_turn_still_ends_where_no_action_is_possible() -> None:
    t = arrange(2, targets="- - -", centre="- - - -", pile="", options={"allow_early_end": False})
    assert t.legal(A) == ["end turn"]
    t.play(A, "end turn")
    assert t.asked == (B,)


# the hand limit


@rule("VENTI-TURN-06")
def test_during_the_turn_the_hand_may_exceed_ten() -> None:
    t = arrange(2, hands={A: NINE}, centre="6.1 6.2 6.3 6.4")
    t.play(A, "draw 6.1")
    reveal(t, "7.1")
    t.play(A, "draw 6.2")
    reveal(t, "7.2")
    assert len(own_hand(t, A)) == 11
    assert t.asked == (A,) and "draw 6.3" in t.legal(A)
    assert refused(t, A, "discard 0.1") == "VENTI-TURN-03"


@rule("VENTI-TURN-05", "V-VENTI-11")
def test_of_twelve_cards_exactly_two_are_discarded_at_the_end_of_a_turn() -> None:
    t = arrange(2, hands={A: TWELVE})
    t.play(A, "end turn")
    assert t.asked == (A,)
    assert refused(t, A, "end turn") == "VENTI-TURN-05"
    t.play(A, "discard 1.1")
    assert t.asked == (A,) and len(own_hand(t, A)) == 11
    t.play(A, "discard 5.1")
    assert told(t, "discards") == [{"seat": A, "card": "1.1"}, {"seat": A, "card": "5.1"}]
    assert own_hand(t, A) == ["0.1", "0.2", "1.2", "2.1", "2.2", "3.1", "3.2", "4.1", "4.2", "5.2"]
    assert names(position(t).discard) == ["1.1", "5.1"]
    assert t.asked == (B,)


@rule("VENTI-TURN-05")
@pytest.mark.parametrize("count", [9, 10])
def test_up_to_ten_cards_may_be_kept(count: int) -> None:
    t = arrange(2, hands={A: " ".join(TWELVE.split()[:count])})
    t.play(A, "end turn")
    assert t.asked == (B,) and len(own_hand(t, A)) == count
    assert told(t, "discards") == []


@rule("VENTI-TURN-05", "VENTI-TURN-04")
def test_the_limit_is_applied_when_the_last_action_is_used_too() -> None:
    t = arrange(2, hands={A: f"{NINE} 7.1"}, centre="6.1 6.2 6.3 6.4", used=2)
    t.play(A, "draw 6.1")
    reveal(t, "7.2")
    assert t.asked == (A,)
    assert all(move.startswith("discard ") for move in t.legal(A))
    t.play(A, "discard 6.1")
    assert t.asked == (B,)
    assert see(t)["discard"]["top"] == "6.1"


@rule("VENTI-TURN-05")
def test_which_cards_are_discarded_is_the_players_choice_jokers_included() -> None:
    hand = "0.1 1.1 2.1 3.1 4.1 5.1 6.1 7.1 7.2 J J"
    t = arrange(2, hands={A: hand})
    t.play(A, "end turn")
    assert t.legal(A) == [*[f"discard {card}" for card in hand.split()[:-2]], "discard joker"]
    t.play(A, "discard joker")
    assert see(t)["discard"]["top"] == "joker" and t.asked == (B,)


@rule("VENTI-TURN-05")
def test_of_two_cards_of_one_number_either_can_be_discarded() -> None:
    t = arrange(2, hands={A: "0.1 1.1 2.1 3.1 4.1 5.1 6.1 7.1 7.2 7.9 7.13"})
    t.play(A, "end turn")
    t.play(A, "discard 7.9")
    assert own_hand(t, A)[-3:] == ["7.1", "7.2", "7.13"] and t.asked == (B,)


@rule("VENTI-TURN-05")
def test_every_set_of_cards_can_be_discarded_once() -> None:
    """Twelve cards, two too many: one each of 0 to 5, four 7s and two Jokers."""
    hand = "0.1 1.1 2.1 3.1 4.1 5.1 7.1 7.2 7.3 7.4 J J"
    t = arrange(2, hands={A: hand})
    t.play(A, "end turn")
    found = []
    for first in t.legal(A):
        after = t.clone()
        after.play(A, first)
        assert after.legal(A), f"nothing can follow {first!r}"
        found += [(first.split()[1], second.split()[1]) for second in after.legal(A)]
    assert sorted(found) == sorted(set(itertools.combinations(hand.replace("J", "joker").split(), 2)))


@rule("VENTI-TURN-05")
def test_a_card_that_one_does_not_have_cannot_be_discarded() -> None:
    t = arrange(2, hands={A: f"{NINE} 7.1 7.2"}, centre="6.1 6.2 6.3 6.4")
    t.play(A, "end turn")
    assert refused(t, A, "discard 6.1") == "VENTI-TURN-05"
    assert refused(t, A, "draw 6.1") == "VENTI-TURN-05"
    assert refused(t, B, "discard 0.1") == "VENTI-TURN-01"


@rule("VENTI-TURN-05")
def test_the_hand_limit_asks_for_so_many_cards() -> None:
    t = arrange(2, hands={A: TWELVE})
    t.play(A, "end turn")
    prompt = t.prompt(A)
    assert prompt is not None
    assert prompt.rule == "VENTI-TURN-05" and prompt.message.args == {"count": 2}


@rule("VENTI-R37", "VENTI-TURN-05")
def test_what_is_discarded_at_the_end_of_a_turn_fills_gaps_before_the_next_turn() -> None:
    hand = f"{NINE} 7.1 7.2 7.3"
    t = arrange(2, hands={A: hand}, targets="0.6 0.7 0.8", centre="- 6.2 6.3 6.4", pile="")
    t.play(A, "end turn")
    t.play(A, "discard 4.1")
    t.play(A, "discard 7.1")
    assert t.asked == (CHANCE,)  # before B acts
    reveal(t, "4.1")
    assert open_centre(t) == ["4.1", "6.2", "6.3", "6.4"] and t.asked == (B,)


@rule("VENTI-R43")
def test_the_hand_limit_is_checked_for_the_active_player_alone() -> None:
    t = arrange(3, hands={A: "6.1", B: TWELVE, C: "6.2"})
    t.play(A, "end turn")
    assert t.asked == (B,) and "end turn" in t.legal(B)
    assert len(own_hand(t, B)) == 12 and told(t, "discards") == []
    t.play(B, "end turn")
    assert t.asked == (B,) and "discard 0.1" in t.legal(B)
