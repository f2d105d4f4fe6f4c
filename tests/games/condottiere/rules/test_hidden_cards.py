"""Optional rule "Hidden Cards"."""

from __future__ import annotations

import pytest

from games.condottiere.kit import (
    A,
    B,
    C,
    D,
    arrange,
    everybody_passes,
    names,
    play,
    position,
    refused,
    see,
    told,
)
from ludoteca import SPECTATOR, Game
from ludoteca.games.condottiere.actions import CARD_NAMES
from ludoteca.testing import rule

HID = {"hidden_cards": True}
FACE_DOWN = ["M1", "M2", "M3", "M4", "M5", "M6", "M10", "C", "Dr", "H"]


def face_down(t: Game, owner: int, seat: int = SPECTATOR) -> str | None:
    """What a viewer sees of a player's face-down card."""
    found: str | None = see(t, seat)["lines"][owner]["face_down"]
    return found


def announced(t: Game) -> list[int]:
    return [line["strength"] for line in see(t)["lines"]]


def event_ids(t: Game) -> list[str]:
    return [event.id.removeprefix("event-") for event in t.events(SPECTATOR)]


@rule("CON-HID-01")
@pytest.mark.parametrize("card", FACE_DOWN)
def test_mercenary_drummer_heroine_and_courtesan_are_played_face_down(card: str) -> None:
    t = arrange(2, options=HID, hands={A: f"{card} M1", B: "M1"})
    play(t, A, card)
    (name,) = names(card)
    assert face_down(t, A, A) == name
    assert face_down(t, A, B) == face_down(t, A) == "hidden"
    assert see(t)["lines"][A]["cards"] == {}
    assert told(t, "plays-own-face-down", A) == [{"seat": A, "card": name}]
    assert told(t, "plays-face-down", B) == [{"seat": A}] and told(t, "plays", B) == []


@rule("CON-HID-01")
@pytest.mark.parametrize("card", ["Wi", "Sp", "Bi", "Sc", "Su"])
def test_winter_spring_bishop_scarecrow_and_surrender_are_played_face_up(card: str) -> None:
    t = arrange(2, options=HID, hands={A: f"{card} M1", B: "M1"})
    play(t, A, card)
    (name,) = names(card)
    assert face_down(t, A, A) is None
    assert told(t, "plays", B) == [{"seat": A, "card": name}]


@rule("CON-HID-01")
def test_without_the_rule_every_card_is_played_face_up() -> None:
    t = arrange(2, hands={A: "M5 M1", B: "M1"})
    play(t, A, "M5")
    assert face_down(t, A) is None and see(t)["lines"][A]["cards"] == names("M5")


@rule("CON-HID-02")
def test_a_further_card_turns_up_the_face_down_one() -> None:
    t = arrange(2, options=HID, hands={A: "M5 M4 M1", B: "M1 M2"})
    play(t, A, "M5")
    play(t, B, "M1")
    play(t, A, "M4")
    assert see(t)["lines"][A]["cards"] == names("M5")
    assert face_down(t, A, A) == "mercenary-4"  # one card face down, as always
    assert told(t, "turns-up") == [{"seat": A, "card": "mercenary-5"}]
    assert face_down(t, B, B) == "mercenary-1"  # others' cards stay


@rule("CON-HID-02")
@pytest.mark.parametrize("card", ["Wi", "Sp", "Bi", "Sc", "Su"])
def test_an_open_card_turns_it_up_too(card: str) -> None:
    t = arrange(2, options=HID, hands={A: f"{card} M1", B: "M1"}, down={A: "Dr"})
    play(t, A, card)
    assert face_down(t, A, A) is None
    assert told(t, "turns-up")[0] == {"seat": A, "card": "drummer"}


@rule("CON-HID-03")
def test_who_passes_with_a_face_down_card_may_turn_it_up() -> None:
    t = arrange(2, options=HID, hands={A: "M1", B: "M2"}, down={A: "M5"})
    assert t.legal(A) == ["play mercenary-1", "pass", "pass revealing"]
    t.play(A, "pass revealing")
    line = {"cards": names("M5"), "counts": {"mercenary-5": 5}, "face_down": None, "strength": 5, "out": True}
    assert see(t)["lines"][A] == line


@rule("CON-HID-03")
def test_or_may_leave_it_face_down() -> None:
    t = arrange(2, options=HID, hands={A: "M1", B: "M2"}, down={A: "M5"})
    t.play(A, "pass")
    line = {"cards": {}, "counts": {}, "face_down": "hidden", "strength": 0, "out": True}
    assert see(t)["lines"][A] == line


@rule("CON-HID-03")
def test_without_a_face_down_card_there_is_nothing_to_reveal() -> None:
    t = arrange(2, options=HID, hands={A: "M1", B: "M2"}, lines={A: "M5"}, down={B: "M3"})
    assert "pass revealing" not in t.legal(A)
    assert refused(t, A, "pass revealing") == "CON-HID-03"


@rule("CON-HID-04")
def test_all_face_down_cards_are_turned_up_before_strengths_are_compared() -> None:
    t = arrange(3, options=HID, hands={A: "M1", B: "M1", C: "M1"}, lines={A: "M6"}, down={B: "M10", C: "M4"})
    everybody_passes(t)
    assert told(t, "turns-up") == [{"seat": B, "card": "mercenary-10"}, {"seat": C, "card": "mercenary-4"}]
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 10}]
    assert event_ids(t).index("turns-up") < event_ids(t).index("wins-battle")


@rule("CON-HID-05")
def test_announcements_count_face_up_cards_only() -> None:
    t = arrange(2, options=HID, hands={A: "M5 M4 Wi M1", B: "M1 M2 M3"})
    play(t, A, "M5")
    play(t, B, "M1")
    play(t, A, "M4")
    play(t, B, "M2")
    assert told(t, "strength") == [
        {"seat": A, "count": 0},
        {"seat": B, "count": 0},
        {"seat": A, "count": 5},
        {"seat": B, "count": 1},
    ]
    assert announced(t) == [5, 1]
    play(t, A, "Wi")
    assert told(t, "strength")[-1] == {"seat": A, "count": 2}


@rule("CON-HID-05")
def test_a_face_down_mercenary_is_not_the_strongest_in_spring() -> None:
    t = arrange(2, options=HID, hands={A: "M1", B: "M1"}, lines={A: "M4 Sp"}, down={B: "M5"})
    assert announced(t) == [7, 0]
    everybody_passes(t)
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 8}]


@rule("CON-HID-06", "V-CON-13")
def test_a_bishop_sees_only_face_up_mercenaries() -> None:
    john, scott = A, B
    t = arrange(
        2,
        options=HID,
        hands={john: "M1", scott: "Bi M1"},
        lines={john: "M6 M6", scott: "M5 M1 M1"},
        down={john: "M10"},
        holder=scott,
    )
    play(t, scott, "Bi")
    assert told(t, "bishop-removes") == [{"seat": john, "card": "mercenary-6", "count": 2}]
    assert face_down(t, john, john) == "mercenary-10"
    assert announced(t) == [0, 7]
    t.play(scott, "favor off")
    everybody_passes(t)
    assert announced(t) == [10, 7]
    assert told(t, "wins-battle") == [{"seat": john, "region": "siena", "count": 10}]


@rule("CON-HID-06")
def test_a_bishop_with_only_face_down_mercenaries_finds_none() -> None:
    t = arrange(3, options=HID, hands={A: "Bi M1", B: "M1", C: "M1"}, down={B: "M10", C: "M1"})
    play(t, A, "Bi")
    assert told(t, "bishop-finds-none") == [{"seat": A}]
    assert see(t)["discard"] == names("Bi")


@rule("CON-R34")
def test_a_card_is_turned_up_before_the_new_card_acts() -> None:
    t = arrange(2, options=HID, hands={A: "Bi M1", B: "M1"}, lines={B: "M4"}, down={A: "M4"})
    play(t, A, "Bi")
    assert event_ids(t)[:4] == ["turns-up", "plays", "bishop-removes", "bishop-removes"]
    assert see(t)["discard"] == names("M4 M4 Bi")


@rule("CON-R35")
def test_a_scarecrow_never_meets_an_own_face_down_card() -> None:
    t = arrange(2, options=HID, hands={A: "Sc M1", B: "M1"}, lines={A: "M2"}, down={A: "H", B: "M5"})
    play(t, A, "Sc")
    assert position(t).down[A] < 0
    assert t.legal(A) == ["take mercenary-2", "take none"]  # the Heroine lies open now; B's M5 is B's
    assert refused(t, A, "take mercenary-5") == "CON-SCARE-02"


@rule("CON-R36")
def test_who_has_no_cards_left_still_chooses_whether_to_reveal() -> None:
    t = arrange(2, options=HID, hands={A: "M5", B: "M1 M2"})
    play(t, A, "M5")
    play(t, B, "M1")
    assert t.asked == (A,) and t.legal(A) == ["pass", "pass revealing"]
    prompt = t.prompt(A)
    assert prompt is not None and prompt.rule == "CON-R36"
    t.play(A, "pass")
    assert face_down(t, A) == "hidden"


@rule("CON-R36")
def test_who_has_neither_cards_nor_a_face_down_card_is_passed_over() -> None:
    t = arrange(2, options=HID, hands={B: "M1 M2"}, lines={A: "M5"})
    assert t.asked == (B,) and told(t, "no-cards") == [{"seat": A}]


@rule("CON-R37")
def test_after_a_surrender_its_players_card_is_turned_up_first_then_all_others() -> None:
    hands = {A: "M1", B: "M1", C: "Su M1"}
    t = arrange(3, options=HID, hands=hands, down={A: "M3", B: "M6", C: "M5"}, holder=C)
    play(t, C, "Su")
    assert [event["seat"] for event in told(t, "turns-up")] == [C, A, B]
    order = [id for id in event_ids(t) if id in ("turns-up", "surrenders", "wins-battle")]
    assert order == ["turns-up", "surrenders", "turns-up", "turns-up", "wins-battle"]
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 6}]


@rule("CON-R38")
def test_a_face_down_card_may_be_shown_to_chosen_players() -> None:
    t = arrange(4, options=HID, hands=dict.fromkeys(range(4), "M1 M2"), down={B: "M10"})
    assert "show face-down 3" in t.asides(B)
    t.play(B, "show face-down 3")  # though it is A's turn
    assert face_down(t, B, D) == "mercenary-10"
    assert [face_down(t, B, seat) for seat in (A, C, SPECTATOR)] == ["hidden"] * 3
    assert told(t, "shows", D) == [{"seat": B, "seat2": D, "card": "mercenary-10"}]
    assert told(t, "shows", A) == [] and told(t, "shows-something", A) == [{"seat": B, "seat2": D}]
    assert "show face-down 3" not in t.asides(B) and "show face-down 0" in t.asides(B)
    assert t.asked == (A,)


@rule("CON-R38")
def test_a_shown_face_down_card_is_forgotten_with_the_next_one() -> None:
    t = arrange(2, options=HID, hands={A: "M5 M6 M1", B: "M1 M2"})
    play(t, A, "M5")
    t.play(A, "show face-down 1")
    t.play(B, "pass")
    play(t, A, "M6")
    assert face_down(t, A, B) == "hidden"


@rule("CON-R49")
def test_a_defenders_face_down_card_is_his_first_card() -> None:
    options = {**HID, "capturing_regions": True}
    hands = {A: "M3 M4 M5", B: "M5 M6 M1"}
    t = arrange(2, options=options, hands=hands, control={B: "siena"})
    play(t, A, "M3")
    t.play(B, "pass")
    assert told(t, "passes-for-now") == [{"seat": B}]
    play(t, A, "M4")
    play(t, B, "M6")
    play(t, A, "M5")
    t.play(B, "pass")
    assert see(t)["lines"][B]["out"] is True
    assert refused(t, B, "play mercenary-5") == "CON-TURN-07"


@rule("S-CON-33", "CON-R34")
def test_scenario_33_own_card_before_the_bishop() -> None:
    hands = {A: "M1", B: "Bi M1"}
    t = arrange(2, options=HID, hands=hands, lines={A: "M6", B: "M2"}, down={B: "M10"}, holder=B)
    play(t, B, "Bi")
    assert told(t, "turns-up") == [{"seat": B, "card": "mercenary-10"}]
    assert told(t, "bishop-removes") == [{"seat": B, "card": "mercenary-10", "count": 1}]
    assert see(t)["lines"][A]["cards"] == names("M6")
    assert announced(t) == [6, 2]
    assert told(t, "strength") == [{"seat": B, "count": 2}]


@rule("S-CON-34", "CON-R34", "CON-R35")
def test_scenario_34_scarecrow() -> None:
    t = arrange(3, options=HID, hands={A: "M1", B: "Sc M1", C: "M1"}, down={B: "M5"}, holder=B)
    play(t, B, "Sc")
    assert told(t, "turns-up", A) == [{"seat": B, "card": "mercenary-5"}]
    assert t.legal(B) == ["take mercenary-5", "take none"]
    t.play(B, "take mercenary-5")
    assert see(t, B)["hand"] == names("M1 M5")
    for seat in (A, C, SPECTATOR):
        assert see(t, seat)["hands"][B] == {"size": 2, "known": names("M5")}


@rule("S-CON-35", "CON-HID-05")
def test_scenario_35_pass() -> None:
    t = arrange(2, options=HID, hands={A: "M1", B: "Dr M1"}, lines={A: "M6", B: "M5 M4"}, holder=B)
    play(t, B, "Dr")
    assert told(t, "strength") == [{"seat": B, "count": 9}]
    t.play(A, "pass")
    t.play(B, "pass")
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 18}]


@rule("S-CON-35")
def test_scenario_35_an_unrevealed_card_is_a_blank_for_all_others() -> None:
    hands = {A: "M1", B: "M1"}
    t = arrange(2, options=HID, hands=hands, lines={A: "M6", B: "M5 M4"}, down={B: "Dr"}, holder=B)
    t.play(B, "pass")
    assert face_down(t, B, A) == face_down(t, B) == "hidden"
    assert face_down(t, B, B) == "drummer"
    assert announced(t) == [6, 9]
    t.play(A, "pass")
    assert told(t, "wins-battle") == [{"seat": B, "region": "siena", "count": 18}]


@rule("S-CON-36")
def test_scenario_36_courtesans() -> None:
    hands = {A: "M1", B: "M1"}
    t = arrange(2, options=HID, hands=hands, lines={A: "C", B: "C M5"}, down={A: "C"}, holder=B)
    everybody_passes(t)
    assert see(t)["control"]["siena"] == B
    assert told(t, "token-by-courtesans") == [{"seat": A}] and see(t)["holder"] == A


@rule("CON-HID-01")
def test_the_two_lists_name_every_card() -> None:
    assert set(names(f"{' '.join(FACE_DOWN)} Wi Sp Bi Sc Su")) == set(CARD_NAMES)
