"""Optional rule "Capturing Regions": A, B, C, D clockwise; C is the defender of Siena."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.condottiere.kit import A, B, C, D, arrange, everybody_passes, play, refused, see, told
from ludoteca import SPECTATOR, Game
from ludoteca.testing import rule

CAP = {"capturing_regions": True}
HANDS = {A: "M3 M4 M6", B: "M2 M4", C: "M5 M2 M1 M1", D: "M2 M4"}


def siege(
    hands: Mapping[int, str] = HANDS, *, options: Mapping[str, object] = CAP, favor: str | None = None
) -> Game:
    """A, who controls Roma, attacks Siena, which C controls."""
    return arrange(4, options=options, hands=hands, control={A: "roma", C: "siena"}, favor=favor)


def turns(t: Game, *moves: str) -> None:
    """Moves in order: `turns(t, "0 M3", "1 pass")`."""
    for move in moves:
        seat, what = move.split()
        if what == "pass":
            t.play(int(seat), "pass")
        else:
            play(t, int(seat), what)


@rule("CON-CAP-01")
def test_the_token_may_be_placed_on_a_region_of_another_player() -> None:
    t = arrange(4, options=CAP, hands=HANDS, control={B: "roma parma", C: "napoli"})
    everybody_passes(t)
    assert t.asked == (B,)
    prompt = t.prompt(B)
    assert prompt is not None and prompt.rule == "CON-CAP-01"
    assert "place napoli" in t.legal(B) and len(t.legal(B)) == 15
    t.play(B, "place napoli")
    assert see(t)["site"] == "napoli"
    t.play(B, "pass")
    t.play(C, "pass")
    assert told(t, "passes-for-now") == [{"seat": C}]  # C defends


@rule("CON-CAP-01")
def test_without_the_rule_a_region_with_a_marker_cannot_be_attacked() -> None:
    t = arrange(4, hands=HANDS, control={C: "napoli"})
    everybody_passes(t)
    assert refused(t, B, "place napoli") == "CON-FRAME-04"


@rule("CON-R17")
def test_nobody_attacks_an_own_region() -> None:
    t = arrange(4, options=CAP, hands=HANDS, control={B: "roma parma"})
    everybody_passes(t)
    assert "place roma" not in t.legal(B)
    assert refused(t, B, "place roma") == "CON-R17"


@rule("CON-CAP-02")
@pytest.mark.parametrize("control", [{}, {C: "napoli"}])
def test_the_favor_forbids_its_region_with_or_without_a_marker(control: dict[int, str]) -> None:
    t = arrange(4, options=CAP, hands=HANDS, control=control, favor="napoli")
    everybody_passes(t)
    assert "place napoli" not in t.legal(B)
    assert refused(t, B, "place napoli") == "CON-CAP-02"


@rule("CON-CAP-03")
def test_a_defender_may_pass_until_the_first_card() -> None:
    t = siege()
    prompts = []
    for lap in ("M3", "M4"):
        turns(t, f"0 {lap}", f"1 {'M2' if lap == 'M3' else 'M4'}")
        prompts.append(t.prompt(C))
        turns(t, "2 pass", "3 M2" if lap == "M3" else "3 M4")
    assert all(prompt is not None and prompt.rule == "CON-CAP-03" for prompt in prompts)
    assert see(t)["lines"][C]["out"] is False
    turns(t, "0 pass")
    assert "play mercenary-5" in t.legal(C)
    play(t, C, "M5")
    assert see(t)["lines"][C]["strength"] == 5


@rule("CON-CAP-04")
def test_after_the_first_card_the_defenders_next_pass_is_final() -> None:
    t = siege()
    turns(t, "0 M3", "1 M2", "2 pass", "3 M2", "0 M4", "1 M4", "2 M5", "3 pass", "0 M6", "2 pass")
    assert see(t)["lines"][C]["out"] is True
    assert told(t, "passes-for-now") == [{"seat": C}]
    assert {"seat": C} in told(t, "passes")


@rule("CON-CAP-05")
def test_the_defender_may_play_after_all_others_have_passed() -> None:
    t = siege()
    turns(t, "0 M3", "1 pass", "2 pass", "3 pass", "0 pass")
    assert [line["out"] for line in see(t)["lines"]] == [True, True, False, True]
    assert t.asked == (C,)
    turns(t, "2 M2", "2 M5")
    assert see(t)["lines"][C]["strength"] == 7


@rule("CON-R19")
def test_a_pass_before_all_others_are_out_does_not_end_the_defenders_battle() -> None:
    t = siege()
    turns(t, "0 pass", "1 pass", "2 pass", "3 pass")  # D's pass comes after C's
    assert t.asked == (C,)
    turns(t, "2 pass")
    assert told(t, "battle-tied") == [{"region": "siena", "count": 0}]


@rule("CON-R19")
def test_a_pass_on_a_turn_that_begins_when_all_others_are_out_ends_the_battle() -> None:
    t = arrange(3, options=CAP, hands={A: "M3", B: "M2", C: "M5"}, control={C: "siena"})
    turns(t, "0 pass", "1 pass", "2 pass")
    assert told(t, "passes-for-now") == []
    assert len(told(t, "battle-tied")) == 1


@rule("CON-R19")
def test_a_defender_without_cards_is_simply_out() -> None:
    t = siege({A: "M3 M4", B: "M2", D: "M2"})
    turns(t, "0 M3", "1 pass")
    assert told(t, "no-cards") == [{"seat": C}]
    turns(t, "3 pass", "0 pass")
    assert see(t)["control"]["siena"] == A


@rule("CON-R19")
def test_a_surrender_ends_the_battle_for_a_waiting_defender() -> None:
    t = siege({**HANDS, D: "Su M2"})
    turns(t, "0 M3", "1 pass", "2 pass", "3 Su")
    assert told(t, "captures") == [{"seat": A, "region": "siena", "seat2": C, "count": 3}]


@rule("CON-R50")
def test_every_other_players_pass_is_final() -> None:
    t = siege()
    turns(t, "0 pass", "1 M2", "2 pass", "3 pass")
    assert t.asked == (B,)
    assert refused(t, A, "play mercenary-3") == "CON-TURN-07"
    assert refused(t, D, "play mercenary-2") == "CON-TURN-07"
    turns(t, "1 pass")
    assert t.asked == (C,)  # nobody else is left


@rule("CON-CAP-06")
def test_a_stronger_attacker_replaces_the_defenders_marker() -> None:
    t = siege()
    turns(t, "0 M3", "1 pass", "2 M2", "3 pass", "0 pass", "2 pass")
    assert see(t)["control"]["siena"] == A
    assert told(t, "captures") == [{"seat": A, "region": "siena", "seat2": C, "count": 3}]
    assert see(t)["holder"] == A


@rule("CON-CAP-06")
def test_a_third_player_may_capture_the_region() -> None:
    t = siege()
    turns(t, "0 pass", "1 M4", "2 M2", "3 pass", "1 pass", "2 pass")
    assert see(t)["control"]["siena"] == B and see(t)["holder"] == B


@rule("CON-CAP-06")
def test_a_captured_region_may_win_the_game() -> None:
    control = {A: "torino milano", C: "venezia"}
    t = arrange(4, options=CAP, hands=HANDS, control=control, site="venezia")
    turns(t, "0 M6", "1 pass", "2 M5", "3 pass", "0 pass", "2 pass")
    assert t.result is not None
    assert t.result.reason == "connected" and t.result.scores == (3, 0, 0, 0)


@rule("CON-R18")
def test_a_replaced_marker_returns_to_its_owner_who_may_use_it_again() -> None:
    five = "torino venezia lucca siena ancona"  # all but one of C's markers
    hands = {A: "M6 M1 M2", B: "M5 M6 M3", C: "M5 M10 M4"}
    t = arrange(3, options=CAP, hands=hands, control={C: five})
    turns(t, "0 M6", "1 pass", "2 pass", "0 pass", "2 pass")
    assert list(see(t)["control"].values()).count(C) == 4
    t.play(A, "place bologna")
    turns(t, "0 pass", "1 pass", "2 M10", "2 pass")
    assert list(see(t)["control"].values()).count(C) == 5
    t.play(C, "place siena")  # and back again: the sixth
    turns(t, "2 M5", "0 pass", "1 pass", "2 pass", "0 pass")
    assert t.result is not None and t.result.scores == (0, 0, 6)


@rule("CON-CAP-07")
def test_after_a_tie_the_defender_keeps_the_region_and_receives_the_token() -> None:
    t = siege({**HANDS, C: "M3 M1"})
    turns(t, "0 M3", "1 pass", "2 M3", "3 pass", "0 pass", "2 pass")
    assert told(t, "battle-tied") == [{"region": "siena", "count": 3}]
    assert see(t)["control"]["siena"] == C
    assert see(t)["holder"] == C and t.asked == (C,)


@rule("CON-CAP-07")
def test_a_tie_among_attackers_leaves_region_and_token_to_the_defender_too() -> None:
    t = siege()
    turns(t, "0 M4", "1 M4", "2 M1", "3 pass", "0 pass", "1 pass", "2 pass")
    assert see(t)["control"]["siena"] == C and see(t)["holder"] == C


@rule("CON-CAP-07")
def test_a_tie_for_a_free_region_sends_the_token_left_as_always() -> None:
    t = arrange(4, options=CAP, hands=HANDS, control={C: "roma"})
    turns(t, "0 M4", "1 M4")
    everybody_passes(t)
    assert see(t)["holder"] == B and see(t)["control"]["siena"] is None


@rule("CON-CAP-08")
def test_the_favor_may_go_on_any_region() -> None:
    t = siege({**HANDS, A: "Bi M3"}, favor="roma")
    play(t, A, "Bi")
    regions = list(see(t)["control"])
    assert t.legal(A) == [f"favor {region}" for region in regions] + ["favor off"]
    t.play(A, "favor roma")  # A's own
    assert see(t)["favor"] == "roma"


@rule("CON-CAP-08")
def test_the_favor_may_be_removed_from_the_board() -> None:
    t = siege({**HANDS, A: "Bi M3"}, favor="roma")
    play(t, A, "Bi")
    t.play(A, "favor off")
    assert see(t)["favor"] is None


@rule("CON-R20")
@pytest.mark.parametrize(("switch", "holder"), [("courtesan", D), ("defender", C)])
def test_the_courtesans_player_takes_the_token_after_a_tie_unless_agreed_otherwise(
    switch: str, holder: int
) -> None:
    t = siege({**HANDS, C: "M3 M1", D: "C M2"}, options={**CAP, "cap_tie_token": switch})
    turns(t, "0 M3", "1 pass", "2 M3", "3 C", "0 pass", "2 pass", "3 pass")
    assert len(told(t, "battle-tied")) == 1
    assert see(t)["control"]["siena"] == C
    assert see(t)["holder"] == holder


@rule("CON-R20")
def test_the_courtesans_player_is_the_default_of_the_switch() -> None:
    assert siege().options["cap_tie_token"] == "courtesan"


@rule("CON-R33")
def test_a_full_board_does_not_end_the_game() -> None:
    control = {
        A: "firenze genova torino",
        B: "bologna mantova milano napoli",
        C: "ancona parma urbino venezia",
        D: "lucca modena roma spoleto",
    }
    base = arrange(4, hands=HANDS, control=control, site="ferrara", favor="siena")
    turns(base, "0 M3")
    everybody_passes(base)
    assert len(told(base, "board-full")) == 1

    t = arrange(4, options=CAP, hands=HANDS, control=control, site="ferrara", favor="siena")
    turns(t, "0 M3")
    everybody_passes(t)
    assert t.result is None and told(t, "board-full") == []
    assert len(t.legal(A)) == 12 and "place bologna" in t.legal(A)  # the regions of the others


@rule("S-CON-30")
def test_scenario_30_defender() -> None:
    t = siege()
    turns(t, "0 M3", "1 pass", "2 pass", "3 pass", "0 pass")
    assert t.asked == (C,)
    variation = t.clone()
    turns(t, "2 M5", "2 pass")
    assert told(t, "strength") == [{"seat": A, "count": 3}, {"seat": C, "count": 5}]
    assert told(t, "defends") == [{"seat": C, "region": "siena"}]
    assert see(t)["control"]["siena"] == C and see(t)["holder"] == C

    turns(variation, "2 M2", "2 M1", "2 pass")
    assert told(variation, "battle-tied") == [{"region": "siena", "count": 3}]
    assert see(variation)["control"]["siena"] == C and see(variation)["holder"] == C


@rule("S-CON-31", "CON-R18")
def test_scenario_31_capture() -> None:
    t = siege()
    turns(t, "0 M3", "1 pass", "2 pass", "3 pass", "0 pass", "2 pass")
    assert see(t)["control"]["siena"] == A
    assert C not in see(t)["control"].values()  # all six markers of C are in his supply
    assert see(t)["holder"] == A and t.asked == (A,)


@rule("S-CON-32")
def test_scenario_32_defenders_pass_after_a_card() -> None:
    t = siege()
    turns(t, "0 M3", "1 pass", "2 M1", "3 pass", "0 M4", "2 pass")
    assert see(t)["lines"][C]["out"] is True
    assert t.asked == (A,)
    assert refused(t, C, "play mercenary-5") == "CON-TURN-07"
    turns(t, "0 pass")
    assert told(t, "captures") == [{"seat": A, "region": "siena", "seat2": C, "count": 7}]


@rule("CON-CAP-03", "CON-CAP-04")
@pytest.mark.parametrize("first", ["M1", "Bi"])  # a Bishop leaves no card in the line
def test_everybody_sees_whether_the_defender_may_still_pass_for_now(first: str) -> None:
    hands = {A: "M2 M1", B: f"{first} M3", C: "M1"}
    t = arrange(3, options=CAP, hands=hands, control={B: "siena"})
    for viewer in (A, B, C, SPECTATOR):
        assert see(t, viewer)["defender"] == B
    play(t, A, "M2")
    t.play(B, "pass")
    t.play(C, "pass")
    t.play(A, "pass")
    assert see(t)["defender"] == B and see(t)["lines"][B]["out"] is False
    play(t, B, first)
    if first == "Bi":
        t.play(B, "favor off")
    assert "defender" not in see(t) and t.asked == (B,)


@rule("CON-CAP-03", "CON-R19")
def test_a_defender_without_cards_may_not_pass_for_now() -> None:
    t = arrange(3, options=CAP, hands={A: "M2", C: "M1"}, control={B: "siena"})
    t.play(A, "pass")
    assert see(t)["lines"][B]["out"] is True and "defender" not in see(t)
