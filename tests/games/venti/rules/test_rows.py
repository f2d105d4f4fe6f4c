"""The rows and the piles: draw, replace, exchange, Jokers, refills, reshuffles, Chaos."""

from __future__ import annotations

import pytest

from games.venti.kit import (
    A,
    B,
    C,
    arrange,
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
)
from ludoteca import CHANCE, SPECTATOR, Game
from ludoteca.testing import rule
from ludoteca.testing.walks import walk

TARGETS = "0.6 0.7 0.8"
CENTRE = "1.1 1.2 1.3 1.4"
SEVEN_NEW = "5.1 5.2 5.3 5.4 5.5 5.6 5.7"


def used(t: Game) -> int:
    count: int = see(t)["actions"]["used"]
    return count


# draw


@rule("VENTI-DRAW-01")
@pytest.mark.parametrize("card", CENTRE.split())
def test_any_card_of_the_centre_may_be_drawn_into_the_hand(card: str) -> None:
    t = arrange(2, hands={A: "7.1"}, targets=TARGETS, centre=CENTRE)
    t.play(A, f"draw {card}")
    assert own_hand(t, A) == [card, "7.1"] and see(t)["players"][A]["hand"] == 2
    for viewer in (A, B, SPECTATOR):
        assert told(t, "draws", viewer) == [{"seat": A, "card": card}]
    assert used(t) == 1


@rule("VENTI-DRAW-01")
def test_a_card_that_is_not_in_the_centre_cannot_be_drawn() -> None:
    t = arrange(2, hands={B: "7.1"}, targets=TARGETS, centre=CENTRE)
    for card in ("0.6", "7.1", "5.5", "joker"):
        assert refused(t, A, f"draw {card}") == "VENTI-DRAW-01"


@rule("VENTI-DRAW-02")
def test_the_gap_is_filled_at_once_from_the_draw_pile() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    pile = see(t)["pile"]
    t.play(A, "draw 1.3")
    assert t.asked == (CHANCE,)
    assert t.odds().keys().isdisjoint({"reveal 1.3", "reveal 0.6"}) and sum(t.odds().values()) == pile
    assert refused(t, CHANCE, "reveal 1.3") == "VENTI-DRAW-02"
    reveal(t, "6.1")
    assert open_centre(t) == ["1.1", "1.2", "6.1", "1.4"]
    assert see(t)["pile"] == pile - 1 and t.asked == (A,)
    assert told(t, "new-centre") == [{"value": "6"}]


@rule("VENTI-DRAW-02")
@pytest.mark.parametrize(("seats", "size"), [(2, 4), (4, 5)])
def test_the_centre_always_has_its_full_size(seats: int, size: int) -> None:
    t = arrange(seats, actions={A: "7.5 7.6"}, chance="seeded")
    for _ in range(5):
        t.play(A, next(move for move in t.legal(A) if move.startswith("draw ")))
        assert len(open_centre(t)) == size and None not in open_centre(t)
    assert len(own_hand(t, A)) == 5


@rule("VENTI-DRAW-03", "VENTI-R45")
def test_a_joker_in_the_centre_may_be_drawn_like_any_card() -> None:
    t = arrange(2, targets=TARGETS, centre="J 1.2 J 1.4")
    assert t.legal(A).count("draw joker") == 1
    t.play(A, "draw joker")
    reveal(t, "6.1")
    assert own_hand(t, A) == ["joker"] and open_centre(t) == ["6.1", "1.2", "joker", "1.4"]
    t.play(A, "draw joker")
    assert own_hand(t, A) == ["joker", "joker"] and used(t) == 2


# replace


@rule("VENTI-REPL-01")
@pytest.mark.parametrize(
    ("seats", "old", "new"),
    [
        (2, ["1.1", "joker", "1.3", "1.4"], ["6.1", "6.2", "6.3", "6.4"]),
        (5, ["1.1", "1.2", "1.3", "1.4", "joker"], ["6.1", "6.2", "6.3", "6.4", "6.5"]),
    ],
)
def test_replacing_discards_the_whole_centre_and_lays_out_as_many_new_cards(
    seats: int, old: list[str], new: list[str]
) -> None:
    t = arrange(seats, centre=" ".join(old).replace("joker", "J"))
    targets, pile = open_targets(t), see(t)["pile"]
    t.play(A, "replace centre")
    assert told(t, "replaces") == [{"seat": A}]
    assert names(position(t).discard) == old
    reveal(t, " ".join(new))
    assert open_centre(t) == new and open_targets(t) == targets
    assert see(t)["pile"] == pile - len(new)
    assert t.asked == (A,) and used(t) == 1


# exchange


@rule("VENTI-EXCH-01")
def test_a_target_and_a_centre_card_change_places_and_both_stay_open() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    pile = see(t)["pile"]
    t.play(A, "exchange b 1.4")
    assert open_targets(t) == ["0.6", "1.4", "0.8"]
    assert open_centre(t) == ["1.1", "1.2", "1.3", "0.7"]
    assert see(t)["pile"] == pile and see(t)["discard"]["size"] == 0
    assert told(t, "exchanges", B) == [{"seat": A, "target": "b", "value": "0"}]
    assert t.asked == (A,) and used(t) == 1


@rule("VENTI-EXCH-01")
def test_any_target_may_be_exchanged_with_any_centre_card() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    found = [move for move in t.legal(A) if move.startswith("exchange ")]
    assert found == [f"exchange {target} {card}" for target in "abc" for card in CENTRE.split()]
    assert refused(t, A, "exchange a 0.7") == "VENTI-EXCH-01"
    assert refused(t, A, "exchange a joker") == "VENTI-EXCH-01"
    assert refused(t, A, "exchange d 1.1") == "VENTI-SET-03"


@rule("VENTI-EXCH-02")
def test_a_frozen_target_cannot_be_exchanged_even_by_the_one_who_froze_it() -> None:
    t = arrange(2, targets=TARGETS, frozen={"b": A}, centre=CENTRE)
    assert not [move for move in t.legal(A) if move.startswith("exchange b")]
    assert refused(t, A, "exchange b 1.1") == "VENTI-EXCH-02"
    assert "exchange a 1.1" in t.legal(A) and "exchange c 1.4" in t.legal(A)


@rule("VENTI-EXCH-03", "VENTI-R45")
def test_a_joker_may_be_exchanged_into_the_target_row() -> None:
    t = arrange(2, targets=TARGETS, centre="1.1 1.2 J 1.4")
    t.play(A, "exchange a joker")
    assert open_targets(t) == ["joker", "0.7", "0.8"] and open_centre(t) == ["1.1", "1.2", "0.6", "1.4"]


@rule("VENTI-EXCH-03", "VENTI-JOKER-02", "VENTI-R45")
def test_a_joker_in_the_target_row_is_drawn_by_way_of_the_centre_alone() -> None:
    t = arrange(2, targets="0.6 J 0.8", centre=CENTRE)
    assert refused(t, A, "draw joker") == "VENTI-DRAW-01"
    assert refused(t, A, "fulfil b") == "VENTI-R08"
    t.play(A, "exchange b 1.2")
    assert open_targets(t) == ["0.6", "1.2", "0.8"] and open_centre(t) == ["1.1", "joker", "1.3", "1.4"]
    t.play(A, "draw joker")
    assert own_hand(t, A) == ["joker"]


@rule("VENTI-JOKER-01")
def test_jokers_turn_up_in_both_rows() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    assert t.odds()["reveal joker"] == 4
    reveal(t, "J")
    t.play(A, "fulfil a")
    assert t.odds()["reveal joker"] == 3
    reveal(t, "J")
    assert open_centre(t)[0] == "joker" and open_targets(t)[0] == "joker"
    assert told(t, "new-centre") == [{"value": "joker"}] and told(t, "new-target") == [{"target": "a"}]


@rule("VENTI-JOKER-03")
def test_a_joker_that_is_used_is_discarded_with_the_other_cards() -> None:
    t = arrange(2, hands={A: "2.1 J"}, targets=TARGETS)
    t.play(A, "fulfil a")
    assert told(t, "uses") == [{"seat": A, "card": "2.1"}, {"seat": A, "card": "joker"}]
    assert names(position(t).discard) == ["2.1", "joker"] and own_hand(t, A) == []


# the piles


@rule("VENTI-R44")
def test_of_the_discard_pile_only_the_top_card_is_shown() -> None:
    t = arrange(2, hands={A: "2.1 5.3"}, targets=TARGETS, centre=CENTRE, discard="7.1 7.2")
    assert see(t)["discard"]["top"] == "7.2"
    t.play(A, "fulfil a")
    for viewer in (A, B, SPECTATOR):
        shown = see(t, viewer)["discard"]
        assert shown.keys() == {"size", "top"}
        assert (shown["size"], shown["top"]) == (4, "5.3")
    assert names(position(t).discard) == ["7.1", "7.2", "2.1", "5.3"]  # the order is kept


@rule("VENTI-R36", "VENTI-SET-06")
def test_the_discards_are_shuffled_as_soon_as_the_last_card_is_taken() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="6.1 6.2", discard="7.1 7.2")
    t.play(A, "draw 1.1")
    reveal(t, "6.2")
    assert told(t, "reshuffles") == [] and see(t)["discard"]["size"] == 2
    t.play(A, "draw 1.2")
    reveal(t, "6.1")
    assert told(t, "reshuffles") == [{}]
    assert see(t)["pile"] == 2 and see(t)["discard"] == {"size": 0, "top": None}
    assert t.asked == (A,)


@rule("VENTI-R36")
def test_without_discards_there_is_nothing_to_shuffle() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="6.1")
    t.play(A, "draw 1.1")
    reveal(t, "6.1")
    assert told(t, "reshuffles") == []
    assert see(t)["pile"] == 0 and see(t)["discard"]["size"] == 0
    assert open_centre(t) == ["6.1", "1.2", "1.3", "1.4"]


@rule("VENTI-R36")
def test_a_chaos_card_set_aside_is_not_shuffled_into_the_pile() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="X", discard="7.1 7.2")
    t.play(A, "draw 1.1")
    reveal(t, "X")
    seen = []
    while t.asked == (CHANCE,):
        assert "reveal chaos" not in t.odds()
        seen.append(sum(t.odds().values()))
        t.play(CHANCE, t.legal(CHANCE)[0])
    assert len(seen) == 7 and seen[:3] == [2, 1, 6]  # 7.1 and 7.2, then the six cards that were swept
    assert see(t)["pile"] == 1 and see(t)["discard"] == {"size": 1, "top": "chaos"}


# Chaos


@rule("VENTI-CHAOS-01", "VENTI-R04", "VENTI-R05")
def test_chaos_sweeps_both_rows_to_the_discard_pile() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, "X")
    assert told(t, "chaos") == [{}]
    assert open_targets(t) == [None] * 3 and open_centre(t) == [None] * 4
    assert names(position(t).discard) == ["0.6", "0.7", "0.8", "1.2", "1.3", "1.4"]
    assert see(t)["discard"]["top"] == "1.4"  # the Chaos card waits aside


@rule("VENTI-CHAOS-01", "VENTI-R04")
def test_after_chaos_the_targets_are_filled_first_and_then_the_centre() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.4")
    reveal(t, f"X {SEVEN_NEW}")
    assert open_targets(t) == ["5.1", "5.2", "5.3"]
    assert open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert told(t, "new-target") == [{"target": "a"}, {"target": "b"}, {"target": "c"}]
    assert told(t, "new-centre") == [{"value": "5"}] * 4


@rule("VENTI-CHAOS-01")
def test_with_four_players_chaos_brings_nine_new_cards() -> None:
    t = arrange(4, targets="0.6 0.7 0.8 0.9", centre="1.1 1.2 1.3 1.4 1.5")
    t.play(A, "draw 1.1")
    reveal(t, f"X {SEVEN_NEW} 5.8")
    assert t.asked == (CHANCE,)
    reveal(t, "5.9")
    assert t.asked == (A,)
    assert open_targets(t) == ["5.1", "5.2", "5.3", "5.4"]
    assert open_centre(t) == ["5.5", "5.6", "5.7", "5.8", "5.9"]


@rule("VENTI-CHAOS-01")
def test_chaos_leaves_frozen_targets_where_they_are() -> None:
    t = arrange(3, targets=TARGETS, frozen={"b": C}, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, "X 5.1 5.2 5.3 5.4 5.5 5.6")
    assert names(position(t).targets) == ["5.1", "0.7", "5.2"]
    assert see(t)["targets"][1] == {"target": "b", "card": None, "frozen": C}
    assert t.asked == (A,)


@rule("VENTI-CHAOS-02")
def test_when_the_rows_are_full_the_chaos_card_is_discarded() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, "X 5.1 5.2 5.3 5.4 5.5 5.6")
    assert see(t)["discard"]["top"] == "1.4"
    reveal(t, "5.7")
    assert see(t)["discard"] == {"size": 7, "top": "chaos"}


@rule("VENTI-R04")
def test_a_second_chaos_card_starts_over() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, "X 6.1 6.2 6.3 6.4 X")
    assert told(t, "chaos") == [{}, {}]
    assert names(position(t).discard)[6:] == ["6.1", "6.2", "6.3", "6.4"]
    assert "reveal chaos" not in t.odds()  # at most two in a chain
    reveal(t, SEVEN_NEW)
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]
    assert names(position(t).discard)[10:] == ["chaos", "chaos"]
    assert t.asked == (A,) and used(t) == 1


@rule("VENTI-R04")
def test_a_second_chaos_card_may_follow_the_first_at_once() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, f"X X {SEVEN_NEW}")
    assert names(position(t).discard) == ["0.6", "0.7", "0.8", "1.2", "1.3", "1.4", "chaos", "chaos"]


@rule("VENTI-R06")
def test_chaos_after_a_draw_leaves_the_drawn_card_in_the_hand() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "draw 1.1")
    reveal(t, f"X {SEVEN_NEW}")
    assert own_hand(t, A) == ["1.1"] and used(t) == 1 and t.asked == (A,)


@rule("VENTI-R06")
def test_chaos_after_a_fulfilled_target_leaves_the_points() -> None:
    t = arrange(2, hands={A: "2.1 5.13"}, targets=TARGETS, centre=CENTRE)
    t.play(A, "fulfil a")
    reveal(t, f"X {SEVEN_NEW}")
    assert points(t) == [2, 0] and see(t)["players"][A]["scored"][0] == "0.6"
    assert open_targets(t) == ["5.1", "5.2", "5.3"]
    assert names(position(t).discard) == [
        *["2.1", "5.13"],  # what was used
        *["0.7", "0.8", "1.1", "1.2", "1.3", "1.4"],
        "chaos",
    ]
    assert used(t) == 1 and t.asked == (A,)


@rule("VENTI-R06")
def test_chaos_while_the_centre_is_replaced_takes_over_the_rest_of_the_refill() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE)
    t.play(A, "replace centre")
    reveal(t, "6.1 6.2 X")
    assert names(position(t).discard) == [*CENTRE.split(), "0.6", "0.7", "0.8", "6.1", "6.2"]
    reveal(t, SEVEN_NEW)
    assert t.asked == (A,) and used(t) == 1  # nine cards were laid, not eleven
    assert open_targets(t) == ["5.1", "5.2", "5.3"] and open_centre(t) == ["5.4", "5.5", "5.6", "5.7"]


@rule("VENTI-R06")
def test_chaos_after_the_last_action_comes_before_the_next_turn() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, used=2)
    t.play(A, "draw 1.1")
    reveal(t, "X")
    assert t.asked == (CHANCE,) and see(t)["active"] == A
    reveal(t, SEVEN_NEW)
    assert t.asked == (B,) and see(t)["actions"] == {"used": 0, "limit": 3}


@rule("VENTI-R07")
@pytest.mark.parametrize("seats", [2, 4])
def test_chaos_is_never_in_a_hand_or_a_row_after_the_deal(seats: int) -> None:
    swept = 0
    for t in walk("venti", seats, {"turn_limit": 12}, seed=4):
        if see(t)["active"] is not None:
            assert "chaos" not in open_targets(t) + open_centre(t)
            assert all("chaos" not in own_hand(t, seat) for seat in range(seats))
        swept = len(told(t, "chaos")) if not t.asked else swept
    assert swept > 0


@rule("VENTI-R07")
def test_no_move_draws_or_uses_a_chaos_card() -> None:
    t = arrange(2)
    for move in ("draw chaos", "exchange a chaos", "use chaos", "discard chaos"):
        refusal = t.why_not(A, move)
        assert refusal is not None and refusal.message.id == "no-such-move"


# both piles empty


@rule("VENTI-R37")
def test_with_both_piles_empty_a_gap_stays_open() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="")
    t.play(A, "draw 1.2")
    assert t.asked == (A,) and used(t) == 1
    assert open_centre(t) == ["1.1", None, "1.3", "1.4"]
    assert [move for move in t.legal(A) if move.startswith("draw ")] == ["draw 1.1", "draw 1.3", "draw 1.4"]
    assert refused(t, A, "draw 1.2") == "VENTI-DRAW-01"


@rule("VENTI-R37")
def test_from_an_empty_centre_nothing_is_drawn_exchanged_or_replaced() -> None:
    t = arrange(2, targets=TARGETS, centre="- - - -", pile="")
    assert t.legal(A) == ["freeze a", "freeze b", "freeze c", "end turn"]
    assert refused(t, A, "replace centre") == "VENTI-R37"
    assert refused(t, A, "draw 1.1") == "VENTI-DRAW-01"
    assert refused(t, A, "exchange a 1.1") == "VENTI-EXCH-01"


@rule("VENTI-R37")
def test_a_gap_in_the_target_row_is_no_target() -> None:
    t = arrange(2, hands={A: "2.1 5.1 J J"}, targets="0.6 - 0.8", centre=CENTRE, pile="")
    for move in ("exchange b 1.1", "fulfil b", "freeze b", "attempt b"):
        assert move not in t.legal(A) and refused(t, A, move) == "VENTI-SET-03"


@rule("VENTI-R37")
def test_gaps_are_filled_targets_first_as_soon_as_cards_are_discarded() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets="0.6 0.7 -", centre="1.1 - 1.3 1.4", pile="")
    t.play(A, "fulfil a")
    assert t.asked == (CHANCE,) and points(t) == [2, 0]
    reveal(t, "2.1 5.1")
    assert open_targets(t) == ["2.1", "0.7", "5.1"]
    assert open_centre(t) == ["1.1", None, "1.3", "1.4"]  # no card is left
    assert see(t)["pile"] == 0 and t.asked == (A,)


@rule("VENTI-R37")
def test_replacing_a_centre_with_gaps_fills_what_can_be_filled() -> None:
    t = arrange(2, targets=TARGETS, centre="1.1 - - 1.4", pile="")
    t.play(A, "replace centre")
    reveal(t, "1.1 1.4")
    assert open_centre(t) == ["1.1", "1.4", None, None] and used(t) == 1
    assert see(t)["pile"] == 0 and see(t)["discard"]["size"] == 0


@rule("VENTI-R37")
def test_a_penalty_that_is_paid_fills_a_gap_before_the_next_action() -> None:
    scored = {A: "6.9 6.10 6.11", B: "6.5", C: "6.6"}
    t = arrange(3, hands={A: "2.1 5.1"}, scored=scored, targets=TARGETS, centre="- - 1.3 1.4", pile="")
    t.play(A, "fulfil a")
    reveal(t, "2.1 5.1")
    assert open_targets(t)[0] == "2.1" and open_centre(t) == ["5.1", None, "1.3", "1.4"]
    t.play(A, "pay 6.10")
    assert t.asked == (CHANCE,) and t.legal(CHANCE) == ["reveal 6.10"]
    reveal(t, "6.10")
    assert open_centre(t) == ["5.1", "6.10", "1.3", "1.4"] and t.asked == (A,)


@rule("VENTI-R37", "VENTI-R04", "VENTI-CHAOS-02")
def test_a_chaos_card_stays_aside_while_the_rows_cannot_be_filled() -> None:
    t = arrange(2, hands={A: "2.1 5.1"}, targets=TARGETS, centre=CENTRE, pile="X")
    t.play(A, "draw 1.1")
    reveal(t, "X 0.6 0.7 0.8 1.2 1.3 1.4")  # six cards for seven places
    assert t.asked == (A,) and used(t) == 1
    assert open_targets(t) == ["0.6", "0.7", "0.8"] and open_centre(t) == ["1.2", "1.3", "1.4", None]
    assert see(t)["pile"] == 0 and see(t)["discard"]["size"] == 0
    assert position(t).aside == 1

    t.play(A, "fulfil a")  # two cards are discarded for two gaps: now the rows are full
    reveal(t, "2.1 5.1")
    assert open_targets(t) == ["2.1", "0.7", "0.8"] and open_centre(t) == ["1.2", "1.3", "1.4", "5.1"]
    assert position(t).aside == 0
    assert see(t)["pile"] == 1 and see(t)["discard"]["size"] == 0  # VENTI-R36: it is the new pile

    t.play(A, "draw 1.2")
    assert t.legal(CHANCE) == ["reveal chaos"]


@rule("VENTI-R37", "VENTI-R04")
def test_both_chaos_cards_stay_aside_while_the_rows_cannot_be_filled() -> None:
    t = arrange(2, targets=TARGETS, centre=CENTRE, pile="X X")
    t.play(A, "draw 1.1")
    reveal(t, "X X")
    while t.asked == (CHANCE,):
        t.play(CHANCE, t.legal(CHANCE)[0])
    assert position(t).aside == 2 and t.asked == (A,)
    assert open_centre(t)[3] is None and None not in open_targets(t)
    assert see(t)["pile"] == 0 and see(t)["discard"]["size"] == 0
