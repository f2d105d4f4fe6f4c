"""Penalties (VENTI-PEN) and the ten-point rule (VENTI-TEN)."""

from __future__ import annotations

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    D,
    arrange,
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
from ludoteca import CHANCE, Game, NotAsked
from ludoteca.games.venti.content import DECK
from ludoteca.testing import rule

TARGETS = "0.6 0.7 0.8"  # a: 2 5, two points


def scored(t: Game, seat: int) -> list[str]:
    cards: list[str] = see(t)["players"][seat]["scored"]
    return cards


def punished(own: str, perms: str = "", actions: str = "") -> Game:
    """B froze target a and has failed to fulfil it: a penalty. He has these point cards."""
    t = arrange(
        2,
        hands={B: "1.1"},
        scored={B: own},
        perms={B: perms},
        actions={B: actions},
        targets=TARGETS,
        frozen={"a": B},
        turn=B,
    )
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(B, move)
    return t


def ten(
    rest: dict[int, str], hands: dict[int, str] | None = None, *, own: str = "6.9 6.10 6.5", **options: bool
) -> Game:
    """A, with eight points unless said, fulfils a target of two points; these are the others' point cards."""
    seats = len(rest) + 1
    t = arrange(
        seats,
        hands={A: "2.1 5.1", **(hands or {})},
        scored={A: own, **rest},
        targets=TARGETS,
        options=options,
    )
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    return t


# the penalty


@rule("VENTI-PEN-01", "V-VENTI-05")
def test_a_card_of_two_points_is_enough_and_goes_to_the_discard_pile() -> None:
    t = punished("6.5 6.12")
    assert t.asked == (B,)
    t.play(B, "pay 6.5")
    assert told(t, "pays") == [{"seat": B, "point": "6.5", "count": 2}]
    assert see(t)["discard"]["top"] == "6.5"
    assert scored(t, B) == ["6.12"] and points(t)[B] == 4
    assert t.asked == (B,) and see(t)["actions"]["used"] == 1  # and the turn goes on


@rule("VENTI-PEN-01", "V-VENTI-05")
def test_two_cards_of_one_point_are_enough() -> None:
    t = punished("6.1 6.2 6.12")
    t.play(B, "pay 6.1")
    assert told(t, "pays") == [
        {"seat": B, "point": "6.1", "count": 1},
        {"seat": B, "point": "6.2", "count": 1},
    ]
    assert names(position(t).discard) == ["6.1", "6.2"] and scored(t, B) == ["6.12"]


@rule("VENTI-PEN-01")
def test_nobody_else_is_asked_while_a_penalty_is_paid() -> None:
    t = punished("6.5 6.12")
    assert refused(t, A, "pay 6.5") == "VENTI-PEN-01"
    assert refused(t, B, "end turn") == "VENTI-PEN-01"
    assert refused(t, B, "pay 3.3") == "VENTI-PEN-01"
    with pytest.raises(NotAsked):
        t.play(A, "end turn")
    prompt = t.prompt(B)
    assert prompt is not None and prompt.rule == "VENTI-PEN-01"


@rule("VENTI-PEN-02", "V-VENTI-07")
def test_without_points_there_is_no_penalty() -> None:
    t = punished("")
    assert told(t, "pays") == [] and told(t, "pays-nothing") == [{"seat": B}]
    assert t.asked == (B,) and see(t)["actions"]["used"] == 1
    assert see(t)["discard"]["size"] == 0


@rule("VENTI-PEN-03", "V-VENTI-06")
@pytest.mark.parametrize(("own", "count"), [("6.9", 3), ("6.12", 4)])
def test_who_has_only_a_bigger_card_pays_it_whole(own: str, count: int) -> None:
    t = punished(own)
    assert told(t, "pays") == [{"seat": B, "point": own, "count": count}]
    assert points(t)[B] == 0 and see(t)["discard"]["top"] == own


@rule("VENTI-PEN-03", "V-VENTI-06")
@pytest.mark.parametrize(("paid", "left"), [("6.9", 4), ("6.12", 3)])
def test_with_a_three_and_a_four_either_is_paid_and_no_change_given(paid: str, left: int) -> None:
    t = punished("6.9 6.12")
    assert t.legal(B) == ["pay 6.9", "pay 6.12"]
    t.play(B, f"pay {paid}")
    assert points(t)[B] == left and len(told(t, "pays")) == 1


@rule("VENTI-R24")
@pytest.mark.parametrize(
    ("own", "sets"),
    [
        ("6.1 6.2", ["6.1+6.2"]),
        ("6.1 6.5", ["6.5"]),
        ("6.1 6.9", ["6.9"]),
        ("6.1 6.2 6.9", ["6.1+6.2", "6.9"]),
        ("6.1 6.2 6.3", ["6.1+6.2", "6.1+6.3", "6.2+6.3"]),
        ("6.1 6.5 6.6 6.9 6.12", ["6.5", "6.6", "6.9", "6.12"]),
        ("3.1 6.1 6.5 7.12", ["3.1+6.1", "6.5", "7.12"]),
        ("6.5 6.9", ["6.5", "6.9"]),
    ],
)
def test_any_set_may_be_paid_from_which_no_card_can_be_spared(own: str, sets: list[str]) -> None:
    assert sorted(paid_from(punished(own))) == sorted(sets)


def paid_from(t: Game) -> list[str]:
    """All that B may pay, by trying every answer."""
    if t.asked == (B,) and t.legal(B)[0].startswith("pay "):
        found: list[str] = []
        for move in t.legal(B):
            after = t.clone()
            after.play(B, move)
            found += paid_from(after)
        return found
    return ["+".join(str(payment["point"]) for payment in told(t, "pays"))]


@rule("VENTI-R24")
def test_a_penalty_is_not_padded() -> None:
    t = punished("6.1 6.2 6.3 6.5")
    t.play(B, "pay 6.1")
    assert t.legal(B) == ["pay 6.2", "pay 6.3"]
    assert refused(t, B, "pay 6.5") == "VENTI-R24"  # one and two would be more than needed
    t = punished("6.1 6.5 6.9")
    assert refused(t, B, "pay 6.1") == "VENTI-R24"  # a single one


@rule("VENTI-R25")
def test_who_has_exactly_one_point_pays_it() -> None:
    t = punished("6.1")
    assert told(t, "pays") == [{"seat": B, "point": "6.1", "count": 1}]
    assert told(t, "pays-nothing") == []
    assert points(t)[B] == 0 and see(t)["discard"]["top"] == "6.1"


@rule("VENTI-R26")
def test_perm_jokers_and_action_cards_pay_no_penalty() -> None:
    t = punished("", perms="6.5 6.6", actions="6.7")
    assert told(t, "pays-nothing") == [{"seat": B}]
    shown = see(t)["players"][B]
    assert len(shown["perms"]) == 2 and shown["extra"] == 1
    t = punished("7.5 7.12", perms="6.5", actions="6.7")
    assert t.legal(B) == ["pay 7.5", "pay 7.12"]
    assert refused(t, B, "pay 6.5") == refused(t, B, "pay 6.7") == "VENTI-PEN-01"


# the first with ten points


@rule("VENTI-TEN-01")
def test_the_first_with_ten_points_pays_a_penalty() -> None:
    t = ten({B: "7.5", C: "7.6"})
    assert told(t, "ten-points") == [{"seat": A}] and see(t)["ten"] is True
    assert points(t)[A] == 10
    assert t.asked == (A,) and t.legal(A) == ["pay 0.6", "pay 6.5", "pay 6.9", "pay 6.10"]
    t.play(A, "pay 6.5")
    assert points(t)[A] == 8 and t.asked == (A,) and see(t)["actions"]["used"] == 1


@rule("VENTI-TEN-01")
def test_nine_points_are_not_enough() -> None:
    t = ten({B: "7.5", C: "7.6"}, own="6.9 6.12")
    assert points(t)[A] == 9
    assert told(t, "ten-points") == told(t, "pays") == [] and see(t)["ten"] is False


@rule("VENTI-TEN-01", "VENTI-R27")
def test_the_next_to_reach_ten_pays_nothing() -> None:
    scores = {A: "6.9 6.10 6.5", B: "7.9 7.10 7.11"}
    t = arrange(3, hands={A: "2.1 5.1", B: "1.1 6.1"}, scored=scores, targets="0.6 4.6 0.8")
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 6.5")
    t.play(A, "end turn")
    t.play(B, "fulfil b")  # 1 6
    reveal(t, "5.12")
    assert points(t) == [8, 11, 0]
    assert told(t, "ten-points") == [{"seat": A}] and len(told(t, "pays")) == 1
    assert t.asked == (B,) and "end turn" in t.legal(B)


@rule("VENTI-R27")
def test_who_paid_and_reaches_ten_again_pays_nothing() -> None:
    t = arrange(3, hands={A: "2.1 5.1 4.1 7.1"}, scored={A: "6.9 6.10 6.5"}, targets="0.6 2.6 0.8")
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 6.5")
    t.play(A, "fulfil b")
    reveal(t, "5.12")
    assert points(t)[A] == 10 and len(told(t, "ten-points")) == len(told(t, "pays")) == 1
    assert see(t)["actions"]["used"] == 2


@rule("VENTI-TEN-01")
def test_with_two_players_there_is_no_ten_point_rule() -> None:
    t = ten({B: "7.5"})
    assert points(t) == [10, 2] and told(t, "ten-points") == []
    assert t.asked == (A,) and "end turn" in t.legal(A)


@rule("VENTI-TEN-01")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_from_three_players_on_there_is(seats: int) -> None:
    t = ten({seat: f"7.{seat + 4}" for seat in range(1, seats)})
    assert told(t, "ten-points") == [{"seat": A}] and t.legal(A)[0] == "pay 0.6"


@rule("VENTI-R27", "VENTI-R49")
def test_the_rule_comes_after_the_refill_and_before_any_further_action() -> None:
    t = arrange(3, hands={A: "2.1 5.1"}, scored={A: "6.9 6.10 6.5"}, targets=TARGETS)
    t.play(A, "fulfil a")
    assert t.asked == (CHANCE,) and told(t, "ten-points") == []
    reveal(t, "5.13")
    assert open_targets(t)[0] == "5.13"
    assert t.asked == (A,) and {move.split()[0] for move in t.legal(A)} == {"pay"}
    told_to_all = [event.id for event in t.events(C)]
    assert told_to_all.index("event-new-target") < told_to_all.index("event-ten-points")


@rule("VENTI-R27")
def test_also_a_gain_in_anothers_turn_is_a_gain() -> None:
    t = arrange(3, hands={A: "1.1"}, scored={C: "6.9 6.10 6.5"}, targets=TARGETS, frozen={"a": C})
    for move in ("attempt a", "use 1.1", "commit"):
        t.play(A, move)
    reveal(t, "5.13")
    assert told(t, "ten-points") == [{"seat": C}] and points(t)[C] == 10
    assert t.asked == (C,)
    t.play(C, "pay 6.10")
    assert points(t)[C] == 7 and t.asked == (A,) and see(t)["actions"]["used"] == 1


@rule("VENTI-R49")
def test_no_gain_is_big_enough_for_ten_and_twenty_at_once() -> None:
    assert max(card.points for card in DECK) < 20 - 10


@rule("VENTI-R49")
def test_the_ten_point_rule_comes_before_the_end_check() -> None:
    own = "6.9 6.10 6.11 7.9 7.10 7.11"  # 18 points and nobody has paid: no game leads here
    t = ten({B: "7.5", C: "7.6"}, own=own)
    assert told(t, "twenty") == []
    t.play(A, "pay 0.6")
    assert points(t)[A] == 18 and told(t, "twenty") == [] and see(t)["ender"] is None


# the gift to the last


@rule("VENTI-TEN-02", "V-VENTI-13")
def test_the_last_may_lay_hand_cards_worth_at_most_two_points() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "1.2 3.3 4.5 4.9"})  # worth 1 1 2 3
    t.play(A, "pay 0.6")
    assert told(t, "last-place") == [{"seat": B}] and t.asked == (B,)
    found = {}
    for moves in gifts(t):
        after = t.clone()
        for move in moves:
            after.play(B, move)
        assert after.asked == (A,)
        found[" ".join(str(gift["point"]) for gift in told(after, "lays"))] = points(after)[B]
    assert found == {"": 2, "1.2": 3, "3.3": 3, "4.5": 4, "1.2 3.3": 4}


def gifts(t: Game) -> list[list[str]]:
    """Every way for B to answer, as moves."""
    if t.asked != (B,):
        return [[]]
    found = []
    for move in t.legal(B):
        after = t.clone()
        after.play(B, move)
        found += [[move, *rest] for rest in gifts(after)]
    return found


@rule("VENTI-TEN-02", "VENTI-R29")
def test_cards_that_are_laid_are_point_cards_and_are_not_redrawn() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "1.2 3.3 4.9"})
    t.play(A, "pay 0.6")
    pile, discards = see(t)["pile"], see(t)["discard"]["size"]
    t.play(B, "lay 1.2")
    t.play(B, "lay 3.3")
    assert told(t, "lays", C) == [
        {"seat": B, "point": "1.2", "count": 1},
        {"seat": B, "point": "3.3", "count": 1},
    ]
    assert scored(t, B) == ["1.2", "3.3", "7.5"] and points(t)[B] == 4
    assert own_hand(t, B) == ["4.9"]
    assert (see(t)["pile"], see(t)["discard"]["size"]) == (pile, discards)
    assert t.asked == (A,) and see(t)["actions"] == {"used": 1, "limit": 3}


@rule("VENTI-TEN-02", "VENTI-R29")
def test_the_gift_may_be_left_or_taken_in_part() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "1.2 3.3"})
    t.play(A, "pay 0.6")
    nothing = t.clone()
    nothing.play(B, "lay no more")
    assert told(nothing, "lays-no-more") == [{"seat": B}]
    assert points(nothing)[B] == 2 and own_hand(nothing, B) == ["1.2", "3.3"] and nothing.asked == (A,)
    t.play(B, "lay 3.3")
    t.play(B, "lay no more")
    assert points(t)[B] == 3 and own_hand(t, B) == ["1.2"] and t.asked == (A,)


@rule("VENTI-R29")
def test_jokers_and_cards_of_too_many_points_cannot_be_laid() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "1.2 4.5 4.9 4.12 J"})
    t.play(A, "pay 0.6")
    assert t.legal(B) == ["lay 1.2", "lay 4.5", "lay no more"]
    assert refused(t, B, "lay 4.9") == refused(t, B, "lay 4.12") == "VENTI-R29"
    assert refused(t, B, "lay 7.5") == "VENTI-TEN-02"
    t.play(B, "lay 1.2")
    assert t.legal(B) == ["lay no more"]
    assert refused(t, B, "lay 4.5") == "VENTI-R29"  # three points together


@rule("VENTI-TEN-02")
def test_nobody_else_is_asked_while_the_last_chooses() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "1.2", C: "1.3"})
    t.play(A, "pay 0.6")
    assert refused(t, C, "lay 1.3") == refused(t, A, "end turn") == "VENTI-TEN-02"
    assert refused(t, B, "end turn") == "VENTI-TEN-02"
    prompt = t.prompt(B)
    assert prompt is not None
    assert prompt.rule == "VENTI-TEN-02" and prompt.message.args == {"count": 2}


@rule("VENTI-R29")
def test_the_gift_never_sets_off_the_ten_point_rule_again() -> None:
    others = {B: "7.9 7.10 7.11", C: "7.6 7.12 7.13"}  # 9 and 10
    t = ten(others, hands={B: "1.5"}, own="6.9 6.10 6.12 6.13")
    t.play(A, "pay 0.6")
    assert points(t) == [14, 9, 10] and told(t, "last-place") == [{"seat": B}]
    t.play(B, "lay 1.5")
    assert points(t)[B] == 11 and len(told(t, "ten-points")) == 1
    assert t.asked == (A,) and "end turn" in t.legal(A)


@rule("VENTI-R48")
def test_a_player_sees_conditions_and_points_of_the_own_hand_and_nobody_else_does() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: "3.12"})
    card = face(t, see(t, B)["hand"][0])
    assert (card["number"], card["points"], card["condition"]) == (3, 4, [[1, 1], ["diamond"], ["diamond"]])
    for viewer in (A, C):
        assert "3.12" not in own_hand(t, viewer)


# no gift


@rule("VENTI-TEN-03", "V-VENTI-14")
def test_with_an_empty_hand_there_is_no_gift() -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={C: "1.2"})
    t.play(A, "pay 0.6")
    assert told(t, "last-place") == [] and t.asked == (A,)


@rule("VENTI-TEN-03", "V-VENTI-14")
@pytest.mark.parametrize("hand", ["4.9 4.12", "4.9", "J J", "4.13 J"])
def test_with_no_card_below_three_points_nothing_can_be_laid(hand: str) -> None:
    t = ten({B: "7.5", C: "7.6 7.7"}, hands={B: hand})
    t.play(A, "pay 0.6")
    assert t.legal(B) == ["lay no more"]
    t.play(B, "lay no more")
    assert points(t)[B] == 2 and t.asked == (A,)


@rule("VENTI-TEN-03")
def test_a_shared_last_place_gets_nothing() -> None:
    t = ten({B: "7.5", C: "7.6", D: "7.7 7.8"}, hands={B: "1.2", C: "1.3", D: "1.4"})
    t.play(A, "pay 0.6")
    assert points(t) == [8, 2, 2, 4]
    assert told(t, "last-place") == [] and t.asked == (A,)


# last before or after the penalty


def with_a_punished_last(ten_last_before: bool) -> Game:
    """A gains 2 and has 10, B 7, C 8; A pays a card of four: 6."""
    others = {B: "7.9 7.12", C: "7.10 7.5 7.11"}
    hands = {A: "2.1 5.1 1.2", B: "1.3"}
    t = ten(others, hands, own="6.12 6.13", ten_last_before=ten_last_before)
    t.play(A, "pay 6.12")
    assert points(t) == [6, 7, 8]
    return t


@rule("VENTI-R28")
def test_the_last_is_found_after_the_penalty_the_punished_included() -> None:
    t = with_a_punished_last(ten_last_before=False)
    assert told(t, "last-place") == [{"seat": A}] and t.legal(A) == ["lay 1.2", "lay no more"]
    t.play(A, "lay 1.2")
    assert points(t)[A] == 7


@rule("VENTI-R28")
def test_with_the_switch_the_last_is_found_before_the_penalty() -> None:
    t = with_a_punished_last(ten_last_before=True)
    assert told(t, "last-place") == [{"seat": B}] and t.legal(B) == ["lay 1.3", "lay no more"]


@rule("VENTI-R28", "VENTI-TEN-03")
@pytest.mark.parametrize("before", [False, True])
def test_the_penalty_can_make_or_break_a_shared_last_place(before: bool) -> None:
    others = {B: "7.9 7.10", C: "7.5 7.11 7.12"}  # 6 and 9
    t = ten(others, hands={B: "1.3"}, own="6.12 6.13", ten_last_before=before)
    t.play(A, "pay 6.12")
    assert points(t) == [6, 6, 9]
    assert told(t, "last-place") == ([{"seat": B}] if before else [])
