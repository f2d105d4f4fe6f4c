"""End of a round: CON-ROUND."""

from __future__ import annotations

import pytest

from games.condottiere.kit import (
    A,
    B,
    C,
    D,
    E,
    F,
    arrange,
    everybody_passes,
    names,
    position,
    refused,
    see,
    told,
)
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.testing import rule

# six players, every region but Siena conquered, and nobody has three connected ones
SIXTEEN = {
    A: "ancona firenze parma",
    B: "genova lucca roma",
    C: "bologna spoleto torino",
    D: "modena napoli venezia",
    E: "milano urbino",
    F: "ferrara mantova",
}


def sizes(t: Game) -> list[int]:
    return [hand["size"] for hand in see(t)["hands"]]


def last_with_cards(hand: str, chance: str = "seeded") -> Game:
    """Four players; A has won Siena, only B has cards left, and A has chosen Roma."""
    t = arrange(4, hands={B: hand}, lines={A: "M6"}, passed=(B,), chance=chance)
    t.play(A, "place roma")
    return t


@rule("CON-ROUND-01")
@pytest.mark.parametrize("hands", [{}, {C: "M1"}])
def test_the_round_ends_when_at_most_one_has_cards(hands: dict[int, str]) -> None:
    t = arrange(4, hands=hands, lines={A: "M6"}, passed=(C,))
    t.play(A, "place roma")
    assert len(told(t, "round-ends")) == 1


@rule("CON-ROUND-01")
def test_the_round_goes_on_while_two_have_cards() -> None:
    t = arrange(4, hands={B: "M1 M2", C: "M3"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert told(t, "round-ends") == told(t, "dealt") == []
    assert see(t, B)["hand"] == names("M1 M2") and see(t, C)["hand"] == names("M3")
    assert see(t)["discard"] == names("M6") and t.asked == (B,)


@rule("CON-ROUND-01")
def test_a_hand_discarded_in_step_4_can_end_the_round() -> None:
    t = arrange(4, hands={B: "M1 M2", C: "H"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    t.play(C, "discard hand")
    assert len(told(t, "round-ends")) == 1 and t.asked == (B,)


@rule("CON-ROUND-02")
def test_the_last_one_with_cards_keeps_up_to_two() -> None:
    t = last_with_cards("M1 M10 M10 Bi", chance="scripted")
    assert t.asked == (B,)
    assert t.legal(B) == ["keep mercenary-1", "keep mercenary-10", "keep bishop", "keep no more"]
    t.play(B, "keep mercenary-10")
    assert t.legal(B) == ["keep mercenary-1", "keep mercenary-10", "keep bishop", "keep no more"]
    t.play(B, "keep bishop")
    assert t.asked == (CHANCE,)
    assert see(t, B)["hand"] == names("M10 Bi")
    assert told(t, "keeps") == [{"seat": B, "count": 2}]


@rule("CON-ROUND-02")
@pytest.mark.parametrize(("moves", "kept"), [(["keep no more"], ""), (["keep bishop", "keep no more"], "Bi")])
def test_the_last_one_with_cards_may_keep_fewer(moves: list[str], kept: str) -> None:
    t = last_with_cards("M1 M10 Bi", chance="scripted")
    for move in moves:
        t.play(B, move)
    assert t.asked == (CHANCE,)
    assert see(t, B)["hand"] == names(kept)


@rule("CON-ROUND-02")
def test_a_single_card_can_be_kept() -> None:
    t = last_with_cards("M4", chance="scripted")
    t.play(B, "keep mercenary-4")
    assert t.asked == (CHANCE,) and see(t, B)["hand"] == names("M4")


@rule("CON-ROUND-02")
def test_only_cards_of_the_own_hand_can_be_kept() -> None:
    t = last_with_cards("M1 M10 Bi")
    assert refused(t, B, "keep heroine") == "CON-ROUND-02"
    assert refused(t, B, "pass") == "CON-ROUND-02"
    t.play(B, "keep bishop")
    assert refused(t, B, "keep bishop") == "CON-ROUND-02"
    assert t.legal(A) == t.legal(C) == []


@rule("CON-R09")
def test_nobody_sees_which_cards_are_kept_or_thrown_away() -> None:
    t = last_with_cards("M1 M10 Bi", chance="scripted")
    t.play(B, "keep bishop")
    for viewer in (A, C, SPECTATOR):
        assert "kept" not in see(t, viewer)
    assert see(t, B)["kept"] == names("Bi")
    t.play(B, "keep mercenary-10")
    for viewer in (A, C, SPECTATOR):
        assert see(t, viewer)["hands"][B] == {"size": 2, "known": {}}
        assert told(t, "keeps", viewer) == [{"seat": B, "count": 2}]
        assert see(t, viewer)["discard"] == {}


@rule("CON-R09")
def test_a_card_shown_before_it_is_kept_is_not_known_afterwards() -> None:
    t = last_with_cards("M1 M10 Bi")
    t.play(B, "show 0 bishop")
    assert see(t, A)["hands"][B]["known"] == names("Bi")
    t.play(B, "keep bishop")
    assert see(t, A)["hands"][B] == {"size": 2, "known": {}}


@rule("CON-ROUND-03")
def test_everything_but_the_kept_cards_is_shuffled_together() -> None:
    t = last_with_cards("M1 M10 M10 Bi", chance="scripted")
    t.play(B, "keep mercenary-10")
    t.play(B, "keep bishop")
    assert see(t)["pile"] == 108 and see(t)["discard"] == {}
    assert t.odds()["deal 1 mercenary-6"] == 8  # the M6 of the line is back
    assert t.odds()["deal 1 mercenary-10"] == 7
    assert t.odds()["deal 1 bishop"] == 5


@rule("CON-ROUND-03")
def test_without_kept_cards_all_110_are_shuffled() -> None:
    t = arrange(2, lines={A: "M6"}, discard="Wi Wi Sp", chance="scripted")
    t.play(A, "place roma")
    assert see(t)["pile"] == sum(t.odds().values()) == 110


@rule("CON-ROUND-04", "CON-ROUND-05")
def test_hands_are_filled_up_to_ten_and_one_more_for_each_region() -> None:
    t = arrange(
        4, hands={B: "M1 M10 Bi"}, lines={A: "M6"}, passed=(B,), control={A: "milano", B: "roma napoli parma"}
    )
    t.play(A, "place urbino")
    t.play(B, "keep mercenary-10")
    t.play(B, "keep no more")
    assert sizes(t) == [12, 13, 10, 10]  # Siena is A's second region
    assert see(t)["pile"] == 110 - 45
    assert see(t, B)["hand"]["mercenary-10"] >= 1


@rule("CON-R51")
def test_tens_are_dealt_from_the_holders_left_then_the_extra_cards_in_the_same_order() -> None:
    t = arrange(
        3, hands={C: "M1"}, lines={B: "M6"}, passed=(C,), control={A: "roma", C: "parma"}, chance="scripted"
    )
    t.play(B, "place milano")
    t.play(C, "keep mercenary-1")
    order = []
    while t.asked == (CHANCE,):
        move = t.legal(CHANCE)[0]
        order.append(int(move.split()[1]))
        t.play(CHANCE, move)
    assert order == [C] * 9 + [A] * 10 + [B] * 10 + [C, A, B]


@rule("V-CON-09", "CON-ROUND-05")
def test_parma_venezia_and_siena_bring_thirteen_cards() -> None:
    t = arrange(4, lines={A: "M6"}, control={A: "parma venezia"}, site="siena")
    t.play(A, "place roma")
    assert sizes(t) == [13, 10, 10, 10]


@rule("V-CON-10")
@pytest.mark.parametrize(("regions", "k"), [("", 0), ("roma", 1), ("roma parma milano urbino", 4)])
def test_kept_cards_count_towards_the_ten(regions: str, k: int) -> None:
    t = arrange(4, hands={B: "M1 M10 Bi"}, lines={A: "M6"}, passed=(B,), control={B: regions})
    t.play(A, "place venezia")
    t.play(B, "keep mercenary-10")
    t.play(B, "keep bishop")
    assert len(told(t, "draws", B)) == 8 + k
    assert sizes(t)[B] == 10 + k


@rule("CON-ROUND-06")
def test_there_is_no_hand_limit() -> None:
    t = arrange(
        2,
        hands={B: "M1 M2 M3"},
        lines={A: "M6"},
        passed=(B,),
        control={B: "torino parma roma ferrara urbino"},
    )
    t.play(A, "place venezia")
    t.play(B, "keep mercenary-1")
    t.play(B, "keep mercenary-2")
    assert sizes(t) == [11, 15]
    assert t.asked == (A,) and "pass" in t.legal(A)  # the next battle: nobody discards


@rule("CON-ROUND-06")
def test_a_hand_may_grow_during_a_battle() -> None:
    hand = "M1 M2 M3 M4 M5 M6 M1 M2 M3 M4 Sc"
    t = arrange(2, hands={A: hand, B: "M1"}, lines={A: "M6"})
    t.play(A, "play scarecrow")
    t.play(A, "take mercenary-6")
    assert sizes(t)[A] == 11


@rule("CON-ROUND-07")
def test_the_next_battle_is_for_the_chosen_site_and_the_holder_starts() -> None:
    t = arrange(4, lines={A: "M6", C: "C"})
    t.play(C, "place roma")
    assert see(t)["site"] == "roma" and see(t)["holder"] == C
    assert t.asked == (C,) and "pass" in t.legal(C)
    assert sizes(t) == [11, 10, 10, 10]


@rule("CON-R29")
def test_the_base_game_never_runs_out_of_cards() -> None:
    t = arrange(6, control=SIXTEEN, site="siena")  # nobody has cards: a tie
    t.play(B, "place siena")
    assert sum(sizes(t)) == 76 and see(t)["pile"] == 34
    assert told(t, "reshuffles") == []


@rule("CON-R52")
def test_the_favor_stays_where_it_is_between_battles_and_rounds() -> None:
    t = arrange(4, hands={A: "M1", B: "M2"}, favor="parma")
    everybody_passes(t)
    assert see(t)["favor"] == "parma"
    t.play(B, "place siena")
    t.play(B, "play mercenary-2")
    t.play(A, "play mercenary-1")
    t.play(B, "place roma")
    assert len(told(t, "round-ends")) == 1
    assert see(t)["favor"] == "parma"


@rule("CON-ROUND-03", "CON-ROUND-04")
def test_markers_token_and_seats_survive_a_new_deal() -> None:
    t = arrange(4, lines={A: "M6"}, control={B: "roma"})
    t.play(A, "place milano")
    assert see(t)["control"]["siena"] == A and see(t)["control"]["roma"] == B
    assert all(found == there for found, there in t.rules.census(position(t)).values())
