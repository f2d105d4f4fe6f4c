"""The five optional rules: agreeing on them, refusing what does not fit, and combining them."""

from __future__ import annotations

from itertools import product

import pytest

import ludoteca
from games.condottiere.kit import A, B, C, D, arrange, everybody_passes, play, position, refused, see, told
from ludoteca import BadOption
from ludoteca.engine.rng import seeded
from ludoteca.testing import rule

RULES = {
    "draw_after_battle": True,
    "series": 12,
    "bigger_kingdoms": True,
    "capturing_regions": True,
    "hidden_cards": True,
}
COMBINATIONS = [
    {name: RULES[name] for name, on in zip(RULES, switches, strict=True) if on}
    for switches in product((False, True), repeat=len(RULES))
]


def refusal(options: dict[str, object], seats: int = 4) -> BadOption:
    with pytest.raises(BadOption) as caught:
        ludoteca.new("condottiere", seats=seats, seed=1, options=options)
    return caught.value


@rule("CON-SET-06")
def test_without_agreement_no_optional_rule_is_used() -> None:
    options = ludoteca.new("condottiere", seed=1).options
    assert {name: options[name] for name in RULES} == {
        "draw_after_battle": False,
        "series": 0,
        "bigger_kingdoms": False,
        "capturing_regions": False,
        "hidden_cards": False,
    }


@rule("CON-SET-06")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "+".join(options) or "none")
def test_any_optional_rules_may_be_combined_and_a_game_comes_to_its_end(
    options: dict[str, object], seats: int
) -> None:
    t = ludoteca.new("condottiere", seats=seats, seed=11, options=options)
    rng = seeded(7)
    while t.asked:
        seat = t.asked[0]
        legal = t.legal(seat)
        t.play(seat, legal[int(rng.below(len(legal)))])
        if len(t.moves) % 20 == 0:
            assert all(found == wanted for found, wanted in t.rules.census(t.state).values())
    assert t.result is not None and t.result.winners
    assert (t.result.reason in ("series", "series-final-battle", "series-shared")) == ("series" in options)


@rule("CON-SET-06")
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "+".join(options) or "none")
def test_only_series_with_capturing_draws_a_warning(options: dict[str, object]) -> None:
    t = ludoteca.new("condottiere", seats=4, seed=1, options=options)
    both = "series" in options and "capturing_regions" in options
    assert t.warnings == (["warning-series-capturing"] if both else [])


@rule("CON-SET-06")
@pytest.mark.parametrize(
    ("name", "value", "id"),
    [
        ("draw_after_battle", 1, "CON-DAB-01"),
        ("series", True, "CON-SERIES-01"),
        ("bigger_kingdoms", "yes", "CON-BIG-01"),
        ("capturing_regions", None, "CON-CAP-01"),
        ("hidden_cards", 0, "CON-HID-01"),
        ("cap_tie_token", "nobody", "CON-R20"),
        ("series_start", "youngest", "CON-R42"),
    ],
)
def test_a_switch_that_is_set_wrongly_names_its_rule(name: str, value: object, id: str) -> None:
    error = refusal({name: value})
    assert error.rule == id and name in error.text


@rule("CON-SET-06")
def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    assert "'hidden_cards'" in refusal({"hiden_cards": True}).text


@rule("CON-SET-03")
def test_the_start_player_must_sit_at_the_table() -> None:
    error = refusal({"start_player": 3}, seats=3)
    assert error.rule == "CON-SET-03" and "0 to 2" in error.text


@rule("CON-R20")
def test_the_switch_for_ties_needs_capturing() -> None:
    error = refusal({"cap_tie_token": "defender"})
    assert error.rule == "CON-R20" and "capturing_regions" in error.text
    options = {"cap_tie_token": "defender", "capturing_regions": True}
    assert ludoteca.new("condottiere", seats=4, options=options).warnings == []


@rule("CON-R42")
def test_the_switch_for_the_next_start_player_needs_a_series() -> None:
    error = refusal({"series_start": "rotate"})
    assert error.rule == "CON-R42" and "series" in error.text
    assert ludoteca.new("condottiere", options={"series_start": "rotate", "series": 20}).warnings == []


# Combining the options

CORNERS = {
    A: "firenze genova torino",
    B: "bologna mantova milano napoli",
    C: "ancona parma urbino venezia",
    D: "lucca modena roma spoleto",
}


@rule("CON-DAB-01", "CON-FINAL-03")
def test_with_draw_after_battle_a_final_battle_keeps_its_own_deal() -> None:
    hands = dict.fromkeys(range(4), "M5 M1")
    options = {"draw_after_battle": True}
    t = arrange(4, options=options, hands=hands, control=CORNERS, site="ferrara", favor="siena")
    play(t, A, "M5")
    for seat in (B, C, D, A):
        t.play(seat, "pass")
    assert len(told(t, "final-battle")) == 1 and told(t, "draws-count") == []
    assert [hand["size"] for hand in see(t)["hands"]] == [14] * 4


@rule("CON-DAB-02", "CON-SERIES-04")
def test_with_draw_after_battle_every_game_of_a_series_starts_with_seven_cards() -> None:
    options = {"draw_after_battle": True, "series": 20}
    t = arrange(4, options=options, hands={A: "M5"}, control={A: "torino milano"}, site="venezia")
    play(t, A, "M5")
    assert told(t, "game-begins") == [{"count": 2}]
    assert [hand["size"] for hand in see(t)["hands"]] == [7] * 4


@rule("CON-DAB-01", "CON-SERIES-05")
def test_with_draw_after_battle_the_battle_for_a_series_keeps_its_own_deal() -> None:
    options = {"draw_after_battle": True, "series": 20}
    control = {A: "torino milano", C: "roma parma"}
    t = arrange(4, options=options, hands={A: "M5"}, control=control, site="venezia")
    position(t).points[:] = [12, 0, 18, 0]
    play(t, A, "M5")
    assert [hand["size"] for hand in see(t)["hands"]] == [13, 0, 12, 0]


@rule("CON-BIG-01", "CON-HID-01")
def test_bigger_kingdoms_and_hidden_cards_leave_sites_hands_and_deals_alone() -> None:
    plain = ludoteca.new("condottiere", seats=4, seed=5)
    t = ludoteca.new("condottiere", seats=4, seed=5, options={"bigger_kingdoms": True, "hidden_cards": True})
    assert t.legal(A) == plain.legal(A)
    for seat in range(4):
        assert see(t, seat)["hand"] == see(plain, seat)["hand"]


@rule("CON-CAP-01", "CON-CAP-06", "CON-CAP-07", "CON-CAP-08", "CON-R33")
def test_capturing_changes_only_what_its_rules_name() -> None:
    """A battle for a free region without a Bishop runs as in the base game."""
    heard = []
    for options in ({}, {"capturing_regions": True}):
        t = arrange(4, options=options, hands=dict.fromkeys(range(4), "M5 M4 C"), control={C: "roma"})
        for seat, card in ((A, "M4"), (B, "C"), (C, "M5"), (D, "M4")):
            play(t, seat, card)
        everybody_passes(t)
        heard.append([(event.id, event.args) for event in t.events(A)])
        assert see(t)["holder"] == B and see(t)["control"]["siena"] == C
        assert ("place roma" in t.legal(B)) == bool(options)
    assert heard[0] == heard[1]


@rule("CON-CAP-03", "CON-HID-03")
def test_a_defenders_pass_before_the_first_card_involves_no_face_down_card() -> None:
    options = {"capturing_regions": True, "hidden_cards": True}
    t = arrange(2, options=options, hands={A: "M3 M4", B: "M5 M6"}, control={B: "siena"})
    play(t, A, "M3")
    assert t.legal(B) == ["play mercenary-5", "play mercenary-6", "pass"]
    assert refused(t, B, "pass revealing") == "CON-HID-03"
    t.play(B, "pass")
    assert see(t)["lines"][B]["out"] is False


@rule("CON-R21", "CON-DAB-05")
def test_capturing_may_lower_the_limit_of_draw_after_battle() -> None:
    options = {"capturing_regions": True, "draw_after_battle": True}
    hands = {A: "H M1", B: "M1 M1 M2 M2 M3 M3 M4 M4 M5"}
    t = arrange(2, options=options, hands=hands, control={B: "siena roma"})
    kept = t.clone()
    play(t, A, "H")
    everybody_passes(t)
    t.play(A, "draw 0")
    assert t.legal(B) == ["draw 0", "draw 1", "draw 2"]  # nine cards, one region
    everybody_passes(kept)
    assert kept.legal(B) == ["draw 0", "draw 1", "draw 2", "draw 3"]  # nine cards, two regions


@rule("CON-R45", "CON-R33")
def test_with_capturing_a_stalled_game_goes_to_the_most_regions() -> None:
    options = {"capturing_regions": True, "stall_limit": 1}
    hands = dict.fromkeys(range(4), "M5 M1")
    t = arrange(4, options=options, hands=hands, control={A: "roma", B: "parma", C: "torino napoli"})
    everybody_passes(t)
    assert t.result is not None
    assert t.result.reason == "most-regions" and t.result.winners == (C,)

    tied = arrange(4, options=options, hands=hands, control={A: "roma", B: "parma"})
    for seat in range(4):
        tied.play(seat, "pass")
    assert told(tied, "fights-final") == [{"seat": A}, {"seat": B}]


@rule("CON-CAP-06", "CON-ROUND-05", "CON-R29")
def test_with_capturing_up_to_seventy_seven_cards_are_dealt() -> None:
    control = {
        0: "firenze torino roma",
        1: "bologna mantova napoli",
        2: "ancona parma venezia",
        3: "lucca siena spoleto",
        4: "genova ferrara",
        5: "urbino modena",
    }
    options = {"capturing_regions": True}
    t = arrange(6, options=options, hands={A: "M5 M1"}, control=control, site="milano")
    play(t, A, "M5")
    t.play(A, "pass")
    assert t.result is None and None not in see(t)["control"].values()
    t.play(A, "place siena")
    t.play(A, "keep no more")
    assert [hand["size"] for hand in see(t)["hands"]] == [14, 13, 13, 13, 12, 12]
    assert see(t)["pile"] == 110 - 77
    assert see(t)["discard"] == {}
