"""The cards one by one, and the strength of a line: CON-MERC to CON-SURR, CON-CALC, V-CON-01 to -08."""

from __future__ import annotations

import pytest

from games.condottiere.kit import (
    SHORT,
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
    totals,
)
from ludoteca import Game, UnknownMove
from ludoteca.games.condottiere.bot import lead_after
from ludoteca.games.condottiere.content import CARDS, MERCENARIES
from ludoteca.games.condottiere.rules.cards import strengths
from ludoteca.testing import rule


def line(t: Game, seat: int) -> dict[str, int]:
    cards: dict[str, int] = see(t)["lines"][seat]["cards"]
    return cards


def strengths_of(*lines: str) -> list[int]:
    """The announced strengths of these lines, A's first."""
    return totals(arrange(max(2, len(lines)), hands={A: "M1"}, lines=dict(enumerate(lines))))


# the printed examples


@rule("V-CON-01", "CON-WINTER-03")
def test_winter_reduces_every_mercenary_to_one() -> None:
    assert strengths_of("M10 M10 M5 M4") == [29, 0]
    assert strengths_of("M10 M10 M5 M4 Wi") == [4, 0]
    assert strengths_of("M10 M10 M5 M4", "M6 Wi") == [4, 1]


@rule("V-CON-02", "CON-WINTER-04")
def test_two_winters_work_like_one() -> None:
    assert strengths_of("M10 M10 M5 M4", "Wi Wi") == [4, 0]
    assert strengths_of("M10 M10 M5 M4 Wi", "Wi") == [4, 0]


@rule("V-CON-03", "CON-SPRING-03", "CON-SPRING-04", "CON-SPRING-05")
def test_spring_adds_three_to_each_of_the_strongest_mercenaries() -> None:
    assert strengths_of("M2 M5 M5", "M1 M4 H Sp") == [18, 15]


@rule("V-CON-04", "CON-SPRING-06")
def test_two_springs_work_like_one() -> None:
    assert strengths_of("M2 M5 M5", "M1 M4 H Sp Sp") == [18, 15]
    assert strengths_of("M2 M5 M5 Sp", "M1 M4 H Sp") == [18, 15]


@rule("V-CON-05", "CON-BISHOP-01", "CON-BISHOP-03", "CON-BISHOP-04")
def test_a_bishop_removes_the_strongest_mercenaries_and_himself() -> None:
    t = arrange(2, hands={A: "Bi M1", B: "M1"}, lines={A: "M6 M1 M1", B: "M6 M3 M1 M1"})
    assert totals(t) == [8, 11]
    play(t, A, "Bi")
    assert line(t, A) == names("M1 M1") and line(t, B) == names("M3 M1 M1")
    assert totals(t) == [2, 5]
    assert see(t)["discard"] == names("M6 M6 Bi")
    assert t.asked == (A,) and "favor off" in t.legal(A)


@rule("V-CON-06", "CON-DRUM-01", "CON-DRUM-03")
def test_a_drummer_doubles_the_mercenaries_of_the_line() -> None:
    assert strengths_of("M10 M6 M5") == [21, 0]
    assert strengths_of("M10 M6 M5 Dr") == [42, 0]
    assert strengths_of("M10 M6 M5 Dr", "Wi") == [6, 0]


@rule("V-CON-07", "CON-DRUM-02")
def test_a_second_drummer_does_nothing() -> None:
    assert strengths_of("M10 M6 M5 Dr Dr") == [42, 0]


@rule("V-CON-08", "CON-DRUM-04")
def test_spring_comes_after_the_drummer() -> None:
    assert strengths_of("M2 M4 Dr", "Sp M3") == [15, 3]


# Mercenaries


@rule("CON-MERC-01")
def test_mercenaries_add_up() -> None:
    assert strengths_of("M1 M2 M3 M4 M5 M6 M10", "M2 M2") == [31, 4]


@rule("CON-MERC-02")
@pytest.mark.parametrize("short", ["M1", "M2", "M3", "M4", "M5", "M6", "M10"])
def test_a_mercenary_counts_what_is_printed_on_it(short: str) -> None:
    assert strengths_of(short) == [int(short[1:]), 0]


@rule("CON-MERC-02")
def test_there_is_no_mercenary_of_seven_eight_or_nine() -> None:
    assert [card.strength for card in CARDS[:MERCENARIES]] == [1, 2, 3, 4, 5, 6, 10]


@rule("CON-MERC-03")
def test_a_scarecrow_does_not_take_courtesan_or_heroine_for_mercenaries() -> None:
    t = arrange(2, hands={A: "Sc", B: "M1"}, lines={A: "C H M2"})
    play(t, A, "Sc")
    assert t.legal(A) == ["take mercenary-2", "take none"]


# Winter and Spring


@rule("CON-WINTER-01", "CON-R15")
def test_a_winter_drives_spring_from_every_line_at_once() -> None:
    t = arrange(3, hands={A: "Wi M1", B: "M1"}, lines={A: "M5 Sp", B: "Sp", C: "Sp M2"})
    play(t, A, "Wi")
    assert line(t, A) == names("M5 Wi") and line(t, B) == {} and line(t, C) == names("M2")
    assert see(t)["discard"] == names("Sp Sp Sp")
    assert told(t, "season-ends") == [{"seat": seat, "card": "spring"} for seat in (A, B, C)]


@rule("CON-WINTER-02")
def test_a_winter_stays_in_its_line_until_the_lines_are_discarded() -> None:
    t = arrange(2, hands={A: "Wi M1 M1", B: "M2 M2"})
    play(t, A, "Wi")
    play(t, B, "M2")
    assert line(t, A) == names("Wi")
    t.play(A, "pass")  # a passed player's Winter still counts
    everybody_passes(t)
    assert line(t, A) == names("Wi") and totals(t) == [0, 1]
    t.play(B, "place roma")
    assert see(t)["discard"] == names("Wi M2")


@rule("CON-SPRING-01", "CON-WINTER-02", "CON-R15")
def test_a_spring_drives_winter_from_every_line_at_once() -> None:
    t = arrange(3, hands={A: "Sp M1", B: "M1"}, lines={A: "M5 Wi", B: "Wi", C: "Wi M2"})
    play(t, A, "Sp")
    assert line(t, A) == names("M5 Sp") and line(t, B) == {} and line(t, C) == names("M2")
    assert see(t)["discard"] == names("Wi Wi Wi")
    assert told(t, "season-ends") == [{"seat": seat, "card": "winter"} for seat in (A, B, C)]


@rule("CON-SPRING-02")
def test_a_spring_stays_until_a_winter_or_the_end() -> None:
    t = arrange(2, hands={A: "Sp M1 M1", B: "M2 M2"})
    play(t, A, "Sp")
    play(t, B, "M2")
    assert line(t, A) == names("Sp") and totals(t) == [0, 5]
    everybody_passes(t)
    assert line(t, A) == names("Sp")
    t.play(B, "place roma")
    assert see(t)["discard"] == names("Sp M2")


@rule("CON-SPRING-05")
def test_a_heroine_is_never_the_strongest() -> None:
    assert strengths_of("H M3", "Sp M2") == [16, 2]


@rule("CON-SPRING-07", "CON-R07")
def test_the_strongest_is_found_by_printed_strength() -> None:
    assert strengths_of("M4 Dr", "M5 Sp") == [8, 8]


# Bishop


@rule("CON-BISHOP-01", "CON-R11")
def test_a_bishop_looks_at_printed_strength_whatever_the_season_or_the_drums() -> None:
    t = arrange(3, hands={C: "Bi M1", A: "M1"}, lines={A: "M5 M6", B: "M6 M3 Dr", C: "Wi M10"}, turn=C)
    play(t, C, "Bi")
    assert line(t, A) == names("M5 M6") and line(t, B) == names("M6 M3 Dr") and line(t, C) == names("Wi")
    assert told(t, "bishop-removes") == [{"seat": C, "card": "mercenary-10", "count": 1}]


@rule("CON-BISHOP-01", "CON-HERO-01", "CON-COURT-01")
def test_a_bishop_leaves_heroines_and_courtesans_alone() -> None:
    t = arrange(2, hands={A: "Bi M1", B: "M1"}, lines={A: "H C M1 M2", B: "H M2"})
    play(t, A, "Bi")
    assert line(t, A) == names("M1 C H") and line(t, B) == names("H")


@rule("CON-R12")
def test_a_bishop_may_find_nothing_and_still_moves_the_favor() -> None:
    t = arrange(2, hands={A: "Bi M1", B: "M1"}, lines={A: "H"}, favor="roma")
    play(t, A, "Bi")
    assert told(t, "bishop-finds-none") == [{"seat": A}]
    assert t.asked == (A,)
    t.play(A, "favor parma")
    assert see(t)["favor"] == "parma"


@rule("CON-BISHOP-04")
def test_the_favor_goes_on_a_region_without_marker_or_off_the_board() -> None:
    t = arrange(3, hands={A: "Bi M1", B: "M1"}, control={A: "roma", C: "parma"})
    play(t, A, "Bi")
    assert len(t.legal(A)) == 15 + 1 and t.legal(A)[-1] == "favor off"
    assert refused(t, A, "favor roma") == refused(t, A, "favor parma") == "CON-BISHOP-04"
    assert refused(t, A, "pass") == refused(t, A, "play mercenary-1") == "CON-BISHOP-04"
    assert t.legal(B) == []
    t.play(A, "favor lucca")
    assert told(t, "favor-to") == [{"seat": A, "region": "lucca"}]
    assert see(t)["favor"] == "lucca"


@rule("CON-BISHOP-04", "CON-R13")
def test_the_favor_is_taken_from_wherever_it_is() -> None:
    t = arrange(3, hands={A: "Bi M1", B: "M1"}, favor="parma")
    play(t, A, "Bi")
    assert see(t)["favor"] is None  # in A's hand, so to say
    assert "favor parma" in t.legal(A)
    t.play(A, "favor off")
    assert see(t)["favor"] is None and told(t, "favor-off") == [{"seat": A}]


@rule("CON-R14")
def test_the_favor_may_go_on_the_region_fought_for() -> None:
    t = arrange(3, hands={A: "Bi M2 M1", B: "M1 M1"}, site="siena")
    play(t, A, "Bi")
    t.play(A, "favor siena")
    play(t, B, "M1")
    play(t, A, "M2")
    everybody_passes(t)
    assert see(t)["control"]["siena"] == A  # the battle was not affected
    assert see(t)["favor"] == "siena"


@rule("CON-R14")
def test_a_switch_keeps_the_favor_off_the_region_fought_for() -> None:
    t = arrange(2, hands={A: "Bi M1", B: "M1"}, site="siena", options={"favor_on_contested": False})
    play(t, A, "Bi")
    assert "favor siena" not in t.legal(A) and len(t.legal(A)) == 16 + 1
    assert refused(t, A, "favor siena") == "CON-R14"


@rule("CON-BISHOP-05")
def test_the_battle_goes_on_after_a_bishop() -> None:
    t = arrange(3, hands={A: "Bi M1", B: "M1", C: "M1"})
    play(t, A, "Bi")
    t.play(A, "favor off")
    assert t.asked == (B,) and t.legal(B) == ["play mercenary-1", "pass"]


@rule("CON-BISHOP-06")
def test_the_favor_does_nothing_but_forbid_its_region() -> None:
    lines = {A: "M5 Dr", B: "M4 C"}
    with_favor, without = (
        arrange(2, hands={A: "M1", B: "M1"}, lines=lines, favor=favor) for favor in ("siena", None)
    )
    assert totals(with_favor) == totals(without)
    for t in (with_favor, without):
        everybody_passes(t)
        assert see(t)["control"]["siena"] == A and see(t)["holder"] == B


@rule("CON-WINTER-01", "CON-SPRING-01", "CON-BISHOP-01")
@pytest.mark.parametrize("card", [card for card in SHORT if card not in ("Sc", "Su")])
def test_a_bot_foresees_the_lead_that_a_card_gives(card: str) -> None:
    for lines in ({A: "M3 M5", B: "M6 M6"}, {A: "M10 Wi", B: "M2 C"}, {A: "M4 Dr Sp", B: "M4 H"}):
        t = arrange(2, hands={A: f"{card} M1", B: "M1"}, lines=lines)
        g = position(t)
        expected = lead_after(g, A, SHORT[card], strengths(g))
        play(t, A, card)
        assert expected == totals(t)[A] - totals(t)[B]


# Courtesan, Drummer and Heroine


@rule("CON-COURT-01")
@pytest.mark.parametrize("others", ["", "Wi", "Sp", "Dr", "Dr Wi", "Dr Sp"])
def test_nothing_changes_a_courtesans_strength(others: str) -> None:
    assert strengths_of(f"C C {others}") == [2, 0]


@rule("CON-HERO-01")
@pytest.mark.parametrize("others", ["", "Wi", "Sp", "Dr", "Dr Wi", "Dr Sp"])
def test_nothing_changes_a_heroines_strength(others: str) -> None:
    assert strengths_of(f"H H {others}") == [20, 0]


@rule("CON-DRUM-01", "CON-DRUM-02")
def test_a_drummer_stays_and_helps_no_other_line() -> None:
    t = arrange(3, hands={A: "Dr M1 M1", B: "M1 M1"}, lines={A: "M3", B: "M3"})
    play(t, A, "Dr")
    play(t, B, "M1")
    assert line(t, A) == names("M3 Dr") and totals(t) == [6, 4, 0]
    play(t, A, "M1")  # also what comes later is doubled
    assert totals(t) == [8, 4, 0]


# Scarecrow and Surrender


@rule("CON-SCARE-01", "CON-SCARE-03")
def test_a_scarecrow_takes_one_own_mercenary_back_and_is_discarded() -> None:
    t = arrange(2, hands={A: "Sc M1", B: "M1"}, lines={A: "M5 M5 M2"})
    play(t, A, "Sc")
    assert t.legal(A) == ["take mercenary-2", "take mercenary-5", "take none"]
    t.play(A, "take mercenary-5")
    assert line(t, A) == names("M5 M2") and see(t, A)["hand"] == names("M1 M5")
    assert see(t)["discard"] == names("Sc") and see(t)["hands"][A]["size"] == 2
    assert told(t, "strength") == [{"seat": A, "count": 7}]
    assert t.asked == (B,)


@rule("CON-SCARE-01")
def test_a_scarecrow_may_take_nothing() -> None:
    t = arrange(2, hands={A: "Sc M1", B: "M1"}, lines={A: "M5"})
    play(t, A, "Sc")
    assert refused(t, A, "pass") == "CON-SCARE-01"
    t.play(A, "take none")
    assert line(t, A) == names("M5") and see(t)["discard"] == names("Sc")


@rule("CON-SCARE-01", "CON-BISHOP-04")
@pytest.mark.parametrize(("card", "id"), [("Sc", "CON-SCARE-01"), ("Bi", "CON-BISHOP-04")])
def test_who_waits_for_an_answer_is_told_whose_turn_it_is(card: str, id: str) -> None:
    t = arrange(2, hands={A: f"{card} M1", B: "M1"}, lines={A: "M5"})
    play(t, A, card)
    refusal = t.why_not(B, "pass")
    assert refusal is not None and refusal.rule == id and refusal.message.args == {"seat": A}


@rule("CON-SCARE-02")
def test_a_scarecrow_takes_no_special_card_none_of_others_and_none_discarded() -> None:
    t = arrange(2, hands={A: "Sc", B: "M1"}, lines={A: "M5 H", B: "M6"}, discard="M10")
    play(t, A, "Sc")
    assert refused(t, A, "take mercenary-6") == refused(t, A, "take mercenary-10") == "CON-SCARE-02"
    with pytest.raises(UnknownMove):
        t.play(A, "take heroine")


@rule("CON-SURR-02", "CON-R16")
def test_the_strongest_line_at_the_surrender_takes_the_region() -> None:
    t = arrange(4, hands={A: "M1", B: "Su M1", C: "M10", D: "M10"}, lines={A: "M5", B: "M3 C"}, turn=B)
    play(t, B, "Su")  # the trailing player may
    assert see(t)["control"]["siena"] == A
    assert see(t)["holder"] == B  # by the only Courtesan
    t.play(B, "place roma")
    assert see(t)["discard"] == names("M5 M3 C Su")


@rule("CON-R16")
def test_a_surrender_at_zero_is_a_tie_but_courtesans_count() -> None:
    t = arrange(4, hands={A: "Su M1", B: "M1", C: "M1", D: "M1"}, lines={B: "C", D: "M1"})
    play(t, A, "Su")
    assert see(t)["control"]["siena"] is None and see(t)["holder"] == B


# the whole sum


@rule("CON-CALC-01")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("M10 M10 M1 Dr C H", "M10 Sp", "M6 Dr"), [20 + 3 + 20 + 3 + 2 + 11, 13, 12]),
        (("M10 M1 Dr C H Wi", "M10", "M6 Dr C"), [4 + 11, 1, 3]),
        (("Wi Wi", "Dr", "Sc"), [0, 0, 0]),
        (("M1 Sp", "M1 Dr", "H"), [4, 5, 10]),
        (("Bi Su Dr M2", "C C C", "M2 M2"), [4, 3, 4]),
    ],
)
def test_winter_then_drummer_then_spring_then_the_rest(lines: tuple[str, ...], expected: list[int]) -> None:
    assert strengths_of(*lines) == expected
