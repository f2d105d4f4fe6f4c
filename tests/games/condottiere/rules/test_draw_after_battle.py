"""Optional rule "Draw After Battle"."""

from __future__ import annotations

from itertools import pairwise

import pytest

import ludoteca
from games.condottiere.kit import (
    A,
    B,
    C,
    arrange,
    everybody_passes,
    names,
    play,
    position,
    refused,
    see,
    told,
)
from ludoteca import CHANCE, SPECTATOR, Game, UnknownMove
from ludoteca.games.condottiere.content import KINDS
from ludoteca.testing import rule

DAB = {"draw_after_battle": True}
NINE = "M1 M1 M2 M2 M3 M3 M4 M4 M5"
TEN = f"{NINE} M5"


def sizes(t: Game) -> list[int]:
    """How many cards each seat holds."""
    return [hand["size"] for hand in see(t)["hands"]]


def event_ids(t: Game) -> list[str]:
    return [event.id for event in t.events(SPECTATOR)]


def nobody_draws(t: Game) -> None:
    while "draw 0" in t.legal(t.asked[0]):
        t.play(t.asked[0], "draw 0")


def empty_the_pile(t: Game) -> None:
    """The cards of the pile lie on the discards."""
    g = position(t)
    g.discard = [g.discard[card] + g.pile[card] for card in range(KINDS)]
    g.pile = [0] * KINDS


@rule("CON-DAB-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_starts_with_seven_cards(seats: int) -> None:
    t = ludoteca.new("condottiere", seats=seats, seed=3, options=DAB)
    assert sizes(t) == [7] * seats
    assert see(t)["pile"] == 110 - 7 * seats


@rule("CON-DAB-01", "CON-DAB-08")
def test_there_is_no_end_of_a_round_when_one_player_has_cards_left() -> None:
    t = arrange(3, options=DAB, hands={A: "M5", B: "M1 M2 M3 M4"})
    play(t, A, "M5")
    everybody_passes(t)
    assert t.asked == (A,) and t.legal(A) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    nobody_draws(t)
    t.play(A, "place roma")
    assert see(t, B)["hand"] == names("M1 M2 M3 M4")  # neither reduced to two nor filled up
    assert sizes(t) == [0, 4, 0]
    assert "event-round-ends" not in event_ids(t) and "event-keeps" not in event_ids(t)
    assert t.asked == (B,)


@rule("CON-DAB-01")
def test_cards_are_drawn_after_every_battle() -> None:
    t = arrange(2, options=DAB, hands={A: "M5 M1", B: "M2 M1"})
    for region in ("roma", "parma"):
        everybody_passes(t)
        for turn in range(2):
            t.play(t.asked[0], "draw 1")
        t.play(t.asked[0], f"place {region}")
    assert sizes(t) == [4, 4]


@rule("CON-DAB-03")
def test_after_a_battle_one_compares_then_draws_then_chooses_then_discards_the_lines() -> None:
    t = arrange(2, options=DAB, hands={A: "M5 M1", B: "M2 M1"})
    play(t, A, "M5")
    everybody_passes(t)
    t.play(A, "draw 3")
    assert see(t)["lines"][A]["cards"] == names("M5")
    t.play(B, "draw 1")
    assert see(t)["lines"][A]["cards"] == names("M5")
    t.play(A, "place roma")
    assert see(t)["lines"][A]["cards"] == {} and see(t)["discard"] == names("M5")
    order = ["wins-battle", "token-stays", "draws-count", "draws-count", "places-token", "lines-discarded"]
    heard = [id for id in event_ids(t) if id.removeprefix("event-") in order]
    assert heard == [f"event-{kind}" for kind in order]


@rule("CON-DAB-03")
def test_the_site_is_chosen_with_the_new_cards_in_hand() -> None:
    t = arrange(2, options=DAB, hands={A: "M5 M1", B: "M2 M1"}, chance="scripted")
    play(t, A, "M5")
    everybody_passes(t)
    t.play(A, "draw 2")
    t.play(CHANCE, "deal 0 heroine")
    t.play(CHANCE, "deal 0 bishop")
    t.play(B, "draw 0")
    assert "place roma" in t.legal(A)
    assert see(t, A)["hand"] == names("M1 Bi H")


@rule("CON-DAB-04", "CON-R23")
@pytest.mark.parametrize("number", range(4))
def test_a_player_may_draw_none_to_three_cards(number: int) -> None:
    t = arrange(3, options=DAB, hands={A: "M1", B: "M1", C: "M1"}, holder=C)
    everybody_passes(t)
    assert t.legal(A) == ["draw 0", "draw 1", "draw 2", "draw 3"]
    with pytest.raises(UnknownMove):
        t.play(A, "draw 4")
    pile = see(t)["pile"]
    t.play(A, f"draw {number}")
    assert sizes(t) == [1 + number, 1, 1]
    assert see(t)["pile"] == pile - number
    assert told(t, "draws-count") == [{"seat": A, "count": number}]
    assert len(told(t, "draws", A)) == number and told(t, "draws", B) == []


@rule("CON-DAB-04")
def test_what_is_no_draw_is_refused_while_drawing() -> None:
    t = arrange(2, options=DAB, hands={A: "M1", B: "M1"}, holder=B)
    everybody_passes(t)
    prompt = t.prompt(A)
    assert prompt is not None and prompt.rule == "CON-DAB-04"
    assert refused(t, A, "pass") == "CON-DAB-04"
    assert refused(t, A, "place roma") == "CON-DAB-04"


@rule("CON-DAB-05", "V-CON-11")
def test_with_nine_cards_and_one_region_the_limit_is_eleven() -> None:
    t = arrange(2, options=DAB, hands={A: NINE, B: "M1"}, control={A: "roma"}, holder=B)
    everybody_passes(t)
    assert t.legal(A) == ["draw 0", "draw 1", "draw 2"]
    assert refused(t, A, "draw 3") == "CON-DAB-05"
    t.play(A, "draw 2")
    assert sizes(t) == [11, 1]


@rule("CON-DAB-05")
def test_the_region_just_conquered_raises_the_hand_limit() -> None:
    t = arrange(2, options=DAB, hands={A: f"{TEN} H", B: "M1"})
    play(t, A, "H")
    everybody_passes(t)
    assert sizes(t)[A] == 10
    assert t.legal(A) == ["draw 0", "draw 1"]


@rule("CON-DAB-05")
def test_a_player_at_the_limit_is_not_asked() -> None:
    t = arrange(2, options=DAB, hands={A: TEN, B: "M1"}, holder=B)
    everybody_passes(t)
    assert see(t)["holder"] == A and t.asked == (B,)
    assert refused(t, A, "draw 1") == "CON-R22"  # his turn of it is over


@rule("CON-DAB-06", "CON-R23", "V-CON-12")
def test_when_nobody_has_a_card_everybody_gets_ten_without_being_asked() -> None:
    t = arrange(3, options=DAB, hands={A: "M3", B: "M2"}, control={B: "roma parma"})
    play(t, A, "M3")
    play(t, B, "M2")
    assert sizes(t) == [10, 10, 10]  # regions give no more
    assert told(t, "draws-count") == []
    assert t.asked == (A,) and "place venezia" in t.legal(A)


@rule("CON-DAB-06")
def test_one_card_in_one_hand_is_enough_to_draw_by_choice() -> None:
    t = arrange(3, options=DAB, hands={A: "M3", B: "M2", C: "M1"}, turn=A)
    play(t, A, "M3")
    play(t, B, "M2")
    t.play(C, "pass")
    assert sizes(t) == [0, 0, 1]
    assert t.legal(A) == ["draw 0", "draw 1", "draw 2", "draw 3"]


@rule("CON-DAB-07")
def test_nobody_may_discard_a_hand_without_mercenaries() -> None:
    hands = {A: "C Sc", B: "H Dr"}
    base = arrange(2, hands=hands)
    everybody_passes(base)
    base.play(B, "place roma")
    assert base.legal(B) == ["discard hand", "keep hand"]

    t = arrange(2, options=DAB, hands=hands)
    everybody_passes(t)
    nobody_draws(t)
    t.play(B, "place roma")
    assert t.asked == (B,) and "play heroine" in t.legal(B)  # the next battle
    assert refused(t, B, "discard hand") == "CON-TURN-02"


@rule("CON-R21")
def test_who_loses_a_region_keeps_all_cards_but_draws_none() -> None:
    options = {**DAB, "capturing_regions": True}
    hands = {A: "H M1", B: f"{TEN} M6"}
    t = arrange(2, options=options, hands=hands, control={B: "siena"})
    play(t, A, "H")
    everybody_passes(t)
    assert see(t)["control"]["siena"] == A
    t.play(A, "draw 0")
    assert sizes(t) == [1, 11]  # one above the limit, which is ten now
    assert told(t, "draws-count") == [{"seat": A, "count": 0}]
    assert t.asked == (A,) and "place roma" in t.legal(A)


@rule("CON-R22")
def test_players_draw_clockwise_from_the_new_holder() -> None:
    t = arrange(4, options=DAB, hands=dict.fromkeys(range(4), "M1 M5"))
    t.play(A, "pass")
    play(t, B, "M1")
    play(t, C, "M5")
    everybody_passes(t)
    order = []
    while "draw 0" in t.legal(t.asked[0]):
        order.append(t.asked[0])
        t.play(t.asked[0], "draw 1")
    assert order == [C, 3, A, B]


@rule("CON-R22")
def test_an_empty_pile_is_made_of_the_discards_and_the_lines_stay() -> None:
    t = arrange(2, options=DAB, hands={A: "M5 M1", B: "M2 M1"})
    play(t, A, "M5")
    empty_the_pile(t)
    everybody_passes(t)
    assert see(t)["pile"] == 0
    t.play(A, "draw 3")
    assert len(told(t, "reshuffles")) == 1
    assert see(t)["pile"] == 106 - 3 and see(t)["discard"] == {}
    assert see(t)["lines"][A]["cards"] == names("M5")


@rule("S-CON-28")
def test_scenario_28_draw_after_battle() -> None:
    hands = {A: "C C C C C C C Sc Sc", C: "Sc Sc H Dr"}
    t = arrange(3, options=DAB, hands=hands, control={A: "roma", C: "parma venezia"})
    everybody_passes(t)
    assert see(t)["holder"] == B
    for seat, most in ((B, 3), (C, 3), (A, 2)):
        assert t.asked == (seat,)
        assert t.legal(seat) == [f"draw {number}" for number in range(most + 1)]
        t.play(seat, "draw 0")
    t.play(B, "place napoli")
    assert t.asked == (C,) and "pass" in t.legal(C)  # nobody was asked to discard a hand

    t = arrange(3, options=DAB, hands={A: "M1"}, control={A: "roma", C: "parma venezia"})
    play(t, A, "M1")
    assert sizes(t) == [10, 10, 10]


@rule("CON-R22", "S-CON-29")
def test_scenario_29_shortage() -> None:
    fighters = ["M1"] * 10 + [f"M{n}" for n in (2, 3, 4, 5, 6, 10) for copy in range(8)] + ["C"] * 12
    assert len(fighters) == 70
    cuts = [0, 12, 24, 36, 48, 60, 70]
    lines = {seat: " ".join(fighters[i:j]) for seat, (i, j) in enumerate(pairwise(cuts))}
    t = arrange(6, options=DAB, lines=lines, discard="Sc Sc Sc Bi Bi Dr")
    assert sizes(t) == [10] * 6
    assert all(line["cards"] == {} for line in see(t)["lines"])
    assert see(t)["pile"] + sum(see(t)["discard"].values()) == 50
    assert told(t, "reshuffles") and told(t, "lines-discarded")
    assert t.legal(t.asked[0])[0].startswith("place")
