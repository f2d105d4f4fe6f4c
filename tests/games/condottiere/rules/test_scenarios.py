"""Scenarios 1 to 27, 39 and 40 of the ledger, section 8 (38 is in test_talk.py)."""

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
    play,
    position,
    refused,
    see,
    told,
    totals,
)
from ludoteca import SPECTATOR, Game
from ludoteca.testing import rule

ALL_HAVE_CARDS = {A: "M1 M1", B: "M1 M1", C: "M1 M1", D: "M1 M1"}


def line(t: Game, seat: int) -> dict[str, int]:
    cards: dict[str, int] = see(t)["lines"][seat]["cards"]
    return cards


def announced(t: Game) -> dict[str, str | int]:
    """The last announcement of a strength."""
    return told(t, "strength")[-1]


@rule("S-CON-01")
def test_01_winter_beats_numbers_but_not_the_heroine() -> None:
    t = arrange(2, hands={A: "Dr M1", B: "Wi M1"}, lines={A: "M10 M10 M5 M4", B: "H C"}, turn=B)
    assert totals(t) == [29, 11]
    play(t, B, "Wi")
    assert totals(t) == [4, 11] and announced(t) == {"seat": B, "count": 11}
    play(t, A, "Dr")
    assert totals(t) == [8, 11] and announced(t) == {"seat": A, "count": 8}
    everybody_passes(t)
    assert see(t)["control"]["siena"] == B


@rule("S-CON-02")
def test_02_seasons_replace_each_other() -> None:
    t = arrange(2, hands={A: "Wi M1", B: "Sp M1"}, lines={A: "M6 M6 Wi", B: "M5 M2"}, turn=B)
    assert totals(t) == [2, 2]
    play(t, B, "Sp")
    assert line(t, A) == names("M6 M6") and see(t)["discard"] == names("Wi")
    assert totals(t) == [18, 7] and announced(t) == {"seat": B, "count": 7}
    play(t, A, "Wi")
    assert line(t, B) == names("M5 M2") and see(t)["discard"] == names("Wi Sp")
    assert totals(t) == [2, 2] and announced(t) == {"seat": A, "count": 2}


@rule("S-CON-03")
def test_03_the_own_season_is_swept_too() -> None:
    t = arrange(2, hands={A: "Wi M1", B: "M1"}, lines={A: "Sp"})
    play(t, A, "Wi")
    assert line(t, A) == names("Wi") and see(t)["discard"] == names("Sp")


@rule("S-CON-04")
def test_04_printed_strength_decides_spring() -> None:
    assert totals(arrange(2, hands={A: "M1"}, lines={A: "M4 M4 Dr", B: "M5 Sp"})) == [16, 8]


@rule("S-CON-05")
def test_05_spring_ties_over_lines() -> None:
    t = arrange(3, hands={A: "M1"}, lines={A: "M5 M3", B: "M5 M5 M1", C: "Sp"})
    assert totals(t) == [11, 17, 0]


@rule("S-CON-06")
def test_06_two_drummers_and_two_springs() -> None:
    t = arrange(2, hands={A: "M1"}, lines={A: "M6 M2 Dr Dr", B: "M6 Sp Sp"})
    assert totals(t) == [(12 + 3) + 4, 9]


@rule("S-CON-07")
def test_07_spring_without_mercenaries() -> None:
    assert totals(arrange(2, hands={A: "M1"}, lines={A: "H C Sp", B: "C Dr"})) == [11, 1]


@rule("S-CON-08")
def test_08_a_bishop_under_winter() -> None:
    hands = {A: "M1", B: "Bi M1", C: "M1"}
    t = arrange(3, hands=hands, lines={A: "M10 M3", B: "M6", C: "Wi"}, turn=B)
    play(t, B, "Bi")
    t.play(B, "favor off")
    assert line(t, A) == names("M3") and line(t, B) == names("M6") and line(t, C) == names("Wi")
    everybody_passes(t)
    assert totals(t) == [1, 1, 0]
    assert told(t, "battle-tied") == [{"region": "siena", "count": 1}]
    assert see(t)["control"]["siena"] is None


@rule("S-CON-09")
def test_09_a_bishop_hits_the_passed_and_the_own_line() -> None:
    hands = {A: "M1", B: "Bi M1", C: "M1"}
    t = arrange(3, hands=hands, lines={A: "M6 M6", B: "M6 M1", C: "M5"}, passed=(A,), turn=B)
    play(t, B, "Bi")
    assert see(t)["discard"] == names("M6 M6 M6 Bi")
    assert line(t, B) == names("M1")
    assert totals(t) == [0, 1, 5] and announced(t) == {"seat": B, "count": 1}
    t.play(B, "favor off")
    play(t, C, "M1")
    assert see(t)["lines"][A]["out"] is True and t.asked == (B,)


@rule("S-CON-10")
def test_10_a_bishop_without_target() -> None:
    t = arrange(3, hands={A: "M1", C: "Bi M1"}, lines={A: "H", B: "C", C: "Dr"}, turn=C)
    play(t, C, "Bi")
    assert see(t)["discard"] == names("Bi")
    assert [line(t, seat) for seat in (A, B, C)] == [names("H"), names("C"), names("Dr")]
    assert t.asked == (C,) and t.legal(C)[-1] == "favor off"


@rule("S-CON-11")
@pytest.mark.parametrize(("answer", "legal"), [("favor off", True), ("favor parma", False)])
def test_11_taking_the_favor_away(answer: str, legal: bool) -> None:
    t = arrange(2, hands={A: "M1", B: "Bi M1"}, favor="parma", turn=B)
    play(t, B, "Bi")
    t.play(B, answer)
    everybody_passes(t)
    assert t.asked == (B,)
    assert ("place parma" in t.legal(B)) is legal


@rule("S-CON-12")
def test_12_the_favor_on_the_contested_region() -> None:
    for lines in ({A: "M1", B: "M1"}, {A: "M2", B: "M1"}):
        t = arrange(2, hands={A: "M3", B: "Bi M3"}, lines={**lines, A: f"{lines[A]} M10"}, turn=B)
        play(t, B, "Bi")
        t.play(B, "favor siena")
        everybody_passes(t)
        assert see(t)["favor"] == "siena"
        if lines[A] == "M1":
            assert see(t)["control"]["siena"] is None
            assert refused(t, B, "place siena") == "CON-FRAME-03"
        else:
            assert see(t)["control"]["siena"] == A


@rule("S-CON-13")
@pytest.mark.parametrize("capturing", [False, True])
def test_13_the_favor_goes_on_conquered_regions_only_with_capturing(capturing: bool) -> None:
    options = {"capturing_regions": capturing}
    t = arrange(3, hands={A: "M1", B: "Bi M1"}, control={A: "roma"}, options=options, turn=B)
    play(t, B, "Bi")
    assert ("favor roma" in t.legal(B)) is capturing
    if not capturing:
        assert refused(t, B, "favor roma") == "CON-BISHOP-04"


@rule("S-CON-14")
def test_14_a_scarecrow_as_last_card() -> None:
    t = arrange(2, hands={A: "M1 M1 M1", B: "Sc"}, lines={B: "M10 M2"}, turn=B)
    play(t, B, "Sc")
    declined = t.clone()
    t.play(B, "take mercenary-10")
    assert see(t, B)["hand"] == names("M10") and line(t, B) == names("M2")
    play(t, A, "M1")
    assert t.asked == (B,)
    play(t, B, "M10")
    assert line(t, B) == names("M2 M10")

    declined.play(B, "take none")
    assert see(declined, B)["hand"] == {}
    play(declined, A, "M1")
    assert declined.asked == (A,) and see(declined)["lines"][B]["out"] is True


@rule("S-CON-15")
def test_15_the_limits_of_a_scarecrow() -> None:
    t = arrange(2, hands={A: "M1", B: "Sc M1"}, lines={B: "H C Dr"}, turn=B)
    play(t, B, "Sc")
    assert t.legal(B) == ["take none"]


@rule("S-CON-16")
def test_16_a_surrender_as_first_card() -> None:
    t = arrange(4, hands={**ALL_HAVE_CARDS, A: "Su M1"})
    play(t, A, "Su")
    assert totals(t) == [0, 0, 0, 0]
    assert see(t)["control"]["siena"] is None
    assert see(t)["holder"] == B and t.asked == (B,) and t.legal(B)[0] == "place torino"
    assert {event["seat"] for event in told(t, "plays")} == {A} and told(t, "passes") == []


@rule("S-CON-17")
def test_17_a_tie_and_a_sole_majority_of_courtesans() -> None:
    t = arrange(4, hands=ALL_HAVE_CARDS, lines={A: "M10 M2", B: "M6 M6", C: "C C C"}, holder=A)
    everybody_passes(t)
    assert totals(t) == [12, 12, 3, 0]
    assert see(t)["control"]["siena"] is None and see(t)["holder"] == C
    t.play(C, "place roma")
    assert t.asked == (C,) and "pass" in t.legal(C)


@rule("S-CON-18")
@pytest.mark.parametrize(
    ("lines", "final", "owner", "holder"),
    [
        ({A: "M10 M1 C", B: "M5 M3 C"}, [12, 9, 0, 0], A, A),
        ({A: "M10 M1 C", B: "M6 M5 C"}, [12, 12, 0, 0], None, A),  # A sits left of D
    ],
)
def test_18_a_tie_of_courtesans(
    lines: dict[int, str], final: list[int], owner: int | None, holder: int
) -> None:
    t = arrange(4, hands=ALL_HAVE_CARDS, lines=lines, holder=D)
    everybody_passes(t)
    assert totals(t) == final
    assert see(t)["control"]["siena"] == owner and see(t)["holder"] == holder


@rule("S-CON-19")
def test_19_the_token_by_courtesans_and_the_region_by_strength() -> None:
    t = arrange(4, hands=ALL_HAVE_CARDS, lines={A: "M10 M4", B: "M2 C C"})
    everybody_passes(t)
    assert totals(t) == [14, 4, 0, 0]
    assert see(t)["control"]["siena"] == A and see(t)["holder"] == B
    t.play(B, "place roma")
    assert t.asked == (B,) and "pass" in t.legal(B)


@rule("S-CON-20")
@pytest.mark.parametrize("bigger", [False, True])
def test_20_victory_comes_before_the_next_site(bigger: bool) -> None:
    t = arrange(
        4,
        hands=ALL_HAVE_CARDS,
        lines={A: "M6", B: "C"},
        control={A: "torino milano"},
        site="venezia",
        options={"bigger_kingdoms": bigger},
    )
    everybody_passes(t)
    assert see(t)["control"]["venezia"] == A
    if bigger:
        assert t.result is None and t.asked == (B,) and t.legal(B)[0].startswith("place")
    else:
        assert t.asked == () and t.result is not None
        assert t.result.winners == (A,) and t.result.reason == "connected"


@rule("S-CON-21")
def test_21_a_winner_without_cards() -> None:
    t = arrange(3, hands={A: "M10", B: "M2 M1", C: "M2 M1"})
    play(t, A, "M10")
    everybody_passes(t)
    assert t.asked == (A,)
    t.play(A, "place roma")
    assert t.asked == (B,) and told(t, "no-cards")[-1] == {"seat": A}
    play(t, B, "M2")
    play(t, C, "M2")
    everybody_passes(t)
    assert see(t)["control"]["roma"] is None and see(t)["holder"] == B


@rule("S-CON-22")
def test_22_the_site_comes_before_discards_and_deal() -> None:
    t = arrange(3, hands={A: "H Sc"}, lines={A: "M6", B: "M1"}, passed=(A,))
    assert t.asked == (A,)
    t.play(A, "place roma")
    assert t.legal(A) == ["discard hand", "keep hand"] and told(t, "lines-discarded") == [{}]
    assert told(t, "round-ends") == []
    t.play(A, "keep hand")
    assert told(t, "round-ends") == [{}] and told(t, "dealt") == []
    t.play(A, "keep heroine")
    t.play(A, "keep no more")
    kinds = [event.id.removeprefix("event-") for event in t.events(SPECTATOR)]
    order = ["places-token", "lines-discarded", "round-ends", "keeps", "dealt"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert see(t)["site"] == "roma" and t.asked == (A,) and "pass" in t.legal(A)


@rule("S-CON-23")
@pytest.mark.parametrize("kept", [0, 1])
def test_23_discarding_a_hand(kept: int) -> None:
    t = arrange(3, hands={A: "H Sc", B: "M1"}, lines={A: "M6"})
    everybody_passes(t)
    t.play(A, "place roma")
    assert t.asked == (A,) and see(t, B)["asked"] is None and t.prompt(B) is None
    t.play(A, "discard hand")
    assert told(t, "round-ends") == [{}]
    assert t.asked == (B,) and t.legal(B) == ["keep mercenary-1", "keep no more"]
    t.play(B, "keep mercenary-1" if kept else "keep no more")
    assert told(t, "keeps") == [{"seat": B, "count": kept}]
    assert [hand["size"] for hand in see(t)["hands"]] == [11, 10, 10]


@rule("S-CON-24")
def test_24_the_deal() -> None:
    control = {A: "milano", B: "roma lucca ancona"}
    t = arrange(4, hands={B: "M1 M10 H Bi"}, lines={C: "M5", D: "M5"}, passed=(B,), control=control)
    t.play(B, "place siena")
    t.play(B, "keep mercenary-10")
    t.play(B, "keep heroine")
    assert len(told(t, "draws", B)) == 8 + 3
    assert [hand["size"] for hand in see(t)["hands"]] == [11, 13, 10, 10]
    assert see(t)["pile"] + 11 + 13 + 10 + 10 == 110


@rule("S-CON-25")
@pytest.mark.parametrize(
    ("regions", "reason"),
    [
        ("lucca firenze torino venezia", None),  # with Siena five, at most three together
        ("lucca firenze torino venezia ancona", "total"),
        ("parma lucca firenze", "connected"),
    ],
)
def test_25_two_players(regions: str, reason: str | None) -> None:
    t = arrange(2, hands={A: "M1", B: "M1"}, lines={A: "M6"}, control={A: regions})
    everybody_passes(t)
    assert (t.result.reason if t.result else None) == reason


@rule("S-CON-26")
def test_26_the_board_is_full() -> None:
    control = {
        A: "ferrara firenze genova",
        B: "bologna mantova milano napoli",
        C: "ancona parma urbino venezia",
        D: "lucca modena roma spoleto",
    }
    t = arrange(4, hands=ALL_HAVE_CARDS, lines={A: "M6"}, control=control, site="torino", favor="siena")
    for seat in (A, B, C, D):
        t.play(seat, "pass")
    assert told(t, "board-full") == told(t, "final-battle") == [{}]
    assert [hand["size"] for hand in see(t)["hands"]] == [14, 14, 14, 14]
    assert t.asked == (A,) and see(t)["site"] is None


@rule("S-CON-27")
def test_27_the_final_battle() -> None:
    # Four players come to it with two tied only when nobody plays any more (CON-R45).
    control = {A: "torino lucca", B: "roma", C: "venezia ancona"}
    options = {"stall_limit": 1}
    t = arrange(4, hands=ALL_HAVE_CARDS, control=control, options=options, holder=A)
    for seat in (A, B, C, D):
        t.play(seat, "pass")
    assert see(t)["holder"] == B
    assert [hand["size"] for hand in see(t)["hands"]] == [12, 0, 12, 0]
    assert see(t)["pile"] == 110 - 24 and see(t)["discard"] == {}
    assert t.asked == (C,)
    everybody_passes(t)
    assert totals(t) == [0, 0, 0, 0] and t.result is not None
    assert t.result.reason == "shared" and t.result.winners == (A, C)


@rule("S-CON-39")
def test_39_nobody_plays() -> None:
    t = arrange(4, hands={A: "M1", B: "M2 H", C: "M3", D: "M4"}, holder=A)
    for seat in (A, B, C, D):
        t.play(seat, "pass")
    assert totals(t) == [0, 0, 0, 0]
    assert see(t)["control"]["siena"] is None and see(t)["holder"] == B
    assert "place siena" in t.legal(B)
    t.play(B, "place siena")
    assert [see(t, seat)["hand"] for seat in range(4)] == [names(h) for h in ("M1", "M2 H", "M3", "M4")]
    assert told(t, "round-ends") == [] and t.asked == (B,)


@rule("S-CON-40")
def test_40_a_bigger_deal_without_shortage() -> None:
    control = {
        A: "lucca parma spoleto",
        B: "bologna firenze napoli",
        C: "ancona torino venezia",
        D: "ferrara modena",
        E: "milano urbino",
        F: "genova mantova",
    }
    t = arrange(6, control=control, site="siena")
    t.play(B, "place roma")
    assert [hand["size"] for hand in see(t)["hands"]] == [13, 13, 13, 12, 12, 12]
    assert see(t)["pile"] == 35 and told(t, "reshuffles") == []
    assert all(found == there for found, there in t.rules.census(position(t)).values())
