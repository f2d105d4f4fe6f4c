"""The end of the game: last turns, penalties for frozen cards, who wins (VENTI-END)."""

from __future__ import annotations

import pytest

from games.venti.kit import A, B, C, D, arrange, points, position, refused, reveal, see, told, turns_end
from ludoteca import Game, GameOver, Result
from ludoteca.testing import rule

TARGETS = "0.6 0.7 0.8"  # a: 2 5, two points
EIGHTEEN = "6.12 6.13 7.12 7.13 6.5"  # 4 4 4 4 2
TWENTY_IN_5 = "6.12 6.13 7.12 7.13 5.12"


def reaching_twenty(seats: int, used: int = 0, **scored: str) -> Game:
    """It is A's turn: he has 18 points and fulfils a target of two."""
    others = {"BCDEF".index(name) + 1: text for name, text in scored.items()}
    targets = TARGETS + " 0.9" * (seats >= 4)
    t = arrange(
        seats, hands={A: "2.1 5.1"}, scored={A: EIGHTEEN, **others}, targets=targets, used=used, ten=True
    )
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    return t


def over(
    scored: dict[int, str],
    perms: dict[int, str] | None = None,
    actions: dict[int, str] | None = None,
    **options: bool,
) -> Game:
    """A game whose last turn ends: A was the first with twenty points."""
    t = arrange(len(scored), scored=scored, perms=perms, actions=actions, ten=True, options=options)
    position(t).ender = A
    t.play(A, "end turn")
    assert t.asked == ()
    return t


def result(t: Game) -> Result:
    assert t.result is not None, "the game is not over"
    return t.result


def last_turns(t: Game) -> list[str | int]:
    return [turn["seat"] for turn in told(t, "last-turn")]


# last turns


@rule("VENTI-END-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_when_somebody_has_twenty_all_others_have_one_last_turn(seats: int) -> None:
    t = reaching_twenty(seats)
    assert told(t, "twenty") == [{"seat": A, "count": 20}]
    assert see(t)["ender"] == A and see(t)["last_turns"] == seats - 1
    turns_end(t)
    assert last_turns(t) == list(range(1, seats))
    assert result(t).winners == (A,) and result(t).reason == "points"


@rule("VENTI-END-01")
def test_nineteen_points_do_not_end_the_game() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, scored={A: "6.12 6.13 7.12 7.13 6.1"}, targets=TARGETS)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    assert points(t)[A] == 19 and told(t, "twenty") == [] and see(t)["ender"] is None
    t.play(A, "end turn")
    t.play(B, "end turn")
    assert t.asked == (A,)


@rule("VENTI-END-01")
def test_a_last_turn_is_a_whole_turn() -> None:
    t = reaching_twenty(2, used=2, B="4.12")
    t.rng = arrange(2, chance="seeded").rng
    for used in range(3):
        assert t.asked == (B,) and see(t)["actions"] == {"used": used, "limit": 3}
        t.play(B, "replace centre")
    assert t.result is not None


@rule("VENTI-END-01")
def test_when_the_game_is_over_nobody_moves() -> None:
    t = reaching_twenty(2, used=2)
    t.play(B, "end turn")
    with pytest.raises(GameOver):
        t.play(A, "end turn")
    assert t.legal(A) == t.legal(B) == []


@rule("VENTI-R30")
def test_the_one_with_twenty_has_no_further_turn_wherever_he_sits() -> None:
    t = arrange(4, hands={C: "2.1 5.1"}, scored={C: EIGHTEEN}, targets=f"{TARGETS} 0.9", turn=C, ten=True)
    t.play(C, "fulfil a")
    reveal(t, "5.13")
    turns_end(t)
    assert last_turns(t) == [D, A, B]


def lifted_to_twenty(seats: int, freezer: int, turn: int) -> Game:
    """An attempt of the one whose turn it is fails: the freezer gets two points and has twenty."""
    targets = TARGETS + " 0.9" * (seats >= 4)
    t = arrange(
        seats,
        hands={turn: "1.1"},
        scored={freezer: EIGHTEEN},
        targets=targets,
        frozen={"a": freezer},
        turn=turn,
        ten=True,
    )
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(turn, move)
    reveal(t, "5.13")
    assert told(t, "twenty") == [{"seat": freezer, "count": 20}]
    return t


@rule("VENTI-R30")
@pytest.mark.parametrize(
    ("seats", "freezer", "turn", "order"),
    [(4, B, C, [D, A, C]), (4, B, A, [C, D, A]), (4, D, A, [B, C, A]), (3, A, C, [B, C]), (2, B, A, [A])],
)
def test_twenty_in_anothers_turn_leaves_that_player_a_last_turn_at_the_end(
    seats: int, freezer: int, turn: int, order: list[int]
) -> None:
    t = lifted_to_twenty(seats, freezer, turn)
    assert t.asked == (turn,) and see(t)["actions"]["used"] == 1  # the turn is finished first
    turns_end(t)
    assert last_turns(t) == order
    assert t.result is not None


@rule("VENTI-R31")
def test_the_one_with_twenty_finishes_his_turn() -> None:
    t = reaching_twenty(3)
    for used, move in ((1, "freeze b"), (2, "exchange c 0.1")):
        assert t.asked == (A,) and see(t)["actions"] == {"used": used, "limit": 3}
        t.play(A, move)
    assert t.asked == (B,)


@rule("VENTI-R32")
def test_the_end_stays_when_the_points_sink_below_twenty() -> None:
    t = reaching_twenty(3)
    t.play(A, "to joker 6.12")
    assert points(t)[A] == 16 and see(t)["ender"] == A
    turns_end(t)
    assert last_turns(t) == [B, C]
    assert result(t).scores == (16, 0, 0)


@rule("VENTI-R32")
def test_a_second_player_with_twenty_changes_nothing() -> None:
    scored = {A: EIGHTEEN, B: "4.12 4.13 3.12 3.13 4.5"}
    t = arrange(3, hands={A: "2.1 5.1", B: "1.1 6.1"}, scored=scored, targets="0.6 4.6 0.8", used=2, ten=True)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(B, "fulfil b")
    reveal(t, "5.12")
    assert points(t)[:2] == [20, 20]
    assert told(t, "twenty") == [{"seat": A, "count": 20}] and see(t)["ender"] == A
    turns_end(t)
    assert last_turns(t) == [B, C] and t.asked == ()


# penalties for cards still frozen


@rule("VENTI-END-02", "VENTI-R33")
def test_after_the_last_turn_a_card_still_frozen_costs_a_penalty() -> None:
    t = arrange(2, scored={A: "6.1 6.5", B: "7.9 7.12"}, targets=TARGETS, frozen={"c": B}, turn=B)
    position(t).ender = A
    t.play(B, "end turn")
    assert told(t, "still-frozen") == [{"seat": B, "target": "c"}]
    assert t.asked == (B,) and t.legal(B) == ["pay 7.9", "pay 7.12"]
    assert t.result is None and refused(t, B, "end turn") == "VENTI-PEN-01"
    t.play(B, "pay 7.12")
    assert result(t).scores == (3, 3)


@rule("VENTI-R33")
def test_frozen_cards_are_settled_from_left_to_right() -> None:
    scored = {B: "6.5 6.9", D: "7.5 7.9", A: TWENTY_IN_5}
    t = arrange(4, scored=scored, targets=f"{TARGETS} 0.9", frozen={"b": D, "d": B}, turn=D)
    position(t).ender = A
    t.play(D, "end turn")
    assert told(t, "still-frozen") == [{"seat": D, "target": "b"}] and t.asked == (D,)
    t.play(D, "pay 7.5")
    assert told(t, "still-frozen")[1:] == [{"seat": B, "target": "d"}] and t.asked == (B,)
    t.play(B, "pay 6.9")
    assert result(t).scores == (20, 2, 0, 3)


@rule("VENTI-END-02", "VENTI-R33")
def test_without_points_nothing_is_paid_at_the_end() -> None:
    t = arrange(2, targets=TARGETS, scored={A: TWENTY_IN_5}, frozen={"a": B}, turn=B)
    position(t).ender = A
    t.play(B, "end turn")
    assert told(t, "still-frozen") == [{"seat": B, "target": "a"}]
    assert told(t, "pays-nothing") == [{"seat": B}] and t.asked == ()


@rule("VENTI-END-02", "VENTI-END-03")
def test_penalties_are_paid_before_points_are_compared() -> None:
    t = arrange(2, scored={A: "6.1 6.9 6.12", B: "7.9 7.12"}, targets=TARGETS, frozen={"a": A}, turn=B)
    position(t).ender = A
    t.play(B, "end turn")
    t.play(A, "pay 6.12")
    assert told(t, "final-points") == [
        {"seat": A, "count": 4, "count2": 2},
        {"seat": B, "count": 7, "count2": 2},
    ]
    assert result(t).winners == (B,)


# who wins


@rule("VENTI-END-03")
@pytest.mark.parametrize(
    ("scored", "winner"),
    [
        ({A: "6.12 6.13", B: "7.12 7.9"}, A),
        ({A: "6.12 6.9", B: "7.12 7.13"}, B),
        ({A: "6.1", B: "7.1 7.2 7.3", C: "7.5"}, B),  # more points in more cards
    ],
)
def test_most_points_win(scored: dict[int, str], winner: int) -> None:
    t = over(scored)
    assert result(t).winners == (winner,) and result(t).reason == "points"
    assert told(t, "wins") == [{"seat": winner}] and told(t, "draw") == []


@rule("VENTI-END-04", "VENTI-R34", "V-VENTI-03")
def test_of_two_with_the_same_points_the_one_with_fewer_cards_wins() -> None:
    eight = "1.1 1.2 2.9 2.10 3.9 3.10 4.9 4.10"  # 1 1 and six 3s
    t = over({A: eight, B: TWENTY_IN_5})
    assert points(t) == [20, 20]
    assert [final["count2"] for final in told(t, "final-points")] == [8, 5]
    assert result(t).winners == (B,) and result(t).reason == "fewer-cards"


@rule("VENTI-R34")
def test_perm_jokers_and_action_cards_do_not_count_as_cards() -> None:
    perms, actions = {A: "2.5 2.6 2.7"}, {A: "3.5 3.6"}
    t = over({A: "6.12", B: "7.1 7.9"}, perms, actions)
    assert points(t) == [4, 4]
    assert result(t).winners == (A,) and result(t).reason == "fewer-cards"


@rule("VENTI-R34")
def test_cards_laid_as_the_last_count_as_cards() -> None:
    hands, scored = {A: "2.1 5.1", B: "1.1 1.2"}, {A: "6.9 6.10 6.5", C: "7.5"}
    t = arrange(3, hands=hands, scored=scored, targets=TARGETS)
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    for seat, move in ((A, "pay 0.6"), (B, "lay 1.1"), (B, "lay 1.2")):
        t.play(seat, move)
    position(t).ender = A
    t.play(A, "end turn")
    assert result(t).scores == (8, 2, 2) and result(t).ranking == (1, 3, 2)


@rule("VENTI-R34")
def test_a_card_received_by_a_failed_attempt_counts_as_a_card() -> None:
    scored = {A: "6.12", B: "7.5"}
    t = arrange(2, hands={A: "1.1"}, scored=scored, targets=TARGETS, frozen={"a": B})
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(A, move)
    reveal(t, "5.13")
    position(t).ender = B
    t.play(A, "end turn")
    assert result(t).scores == (4, 4)  # in one card and in two
    assert result(t).winners == (A,) and result(t).reason == "fewer-cards"


@rule("VENTI-END-05", "VENTI-R47", "V-VENTI-04")
def test_of_two_with_as_many_cards_the_one_who_sacrificed_fewer_points_wins() -> None:
    t = over({A: "6.12 6.13", B: "7.12 7.13"}, perms={A: "1.5 1.9", B: "2.5"})  # 5 against 2
    assert result(t).winners == (B,) and result(t).reason == "fewer-sacrificed"


@rule("VENTI-END-05")
def test_points_of_perm_jokers_count_and_not_their_number() -> None:
    t = over({A: "6.12 6.13", B: "7.12 7.13"}, perms={A: "1.1 1.2 1.3", B: "2.12"})  # 3 against 4
    assert result(t).winners == (A,)


@rule("VENTI-R47")
def test_the_points_of_a_converted_card_are_remembered_for_ties() -> None:
    t = arrange(2, scored={A: "6.9 6.12", B: "7.12"}, perms={B: "7.5"}, turn=A)
    position(t).ender = B
    t.play(A, "to joker 6.9")
    t.play(A, "end turn")
    assert points(t) == [4, 4]
    assert result(t).winners == (B,) and result(t).reason == "fewer-sacrificed"


@rule("VENTI-R35")
def test_action_cards_are_not_counted_as_sacrificed() -> None:
    scored = {A: "6.12 6.13", B: "7.12 7.13"}
    t = over(scored, perms={A: "1.5", B: "2.9"}, actions={A: "3.12 3.13"})
    assert result(t).winners == (A,) and result(t).reason == "fewer-sacrificed"
    t = over(scored, actions={A: "3.12 3.13"})
    assert result(t).winners == (A, B)


@rule("VENTI-R35")
def test_with_the_switch_action_cards_are_counted_too() -> None:
    scored = {A: "6.12 6.13", B: "7.12 7.13"}
    t = over(scored, perms={A: "1.5", B: "2.9"}, actions={A: "3.5"}, tie_count_actions=True)  # 4 against 3
    assert result(t).winners == (B,) and result(t).reason == "fewer-sacrificed"


@rule("VENTI-END-06", "V-VENTI-04")
def test_when_all_is_equal_the_game_is_a_draw() -> None:
    t = over({A: "6.12 6.13", B: "7.12 7.13", C: "5.12"}, perms={A: "1.5", B: "2.5"})
    assert result(t).winners == (A, B) and result(t).reason == "draw"
    assert told(t, "draw") == [{"seat": A}, {"seat": B}] and told(t, "wins") == []


@rule("VENTI-END-06")
def test_only_a_tie_for_the_first_place_is_a_draw() -> None:
    t = over({A: "6.12 6.13", B: "7.12", C: "5.12"})
    assert result(t).winners == (A,) and result(t).reason == "points" and result(t).ranking == (1, 2, 2)
