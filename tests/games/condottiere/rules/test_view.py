"""What views and choices say, so that no client computes it: what cards count, who leads, what follows."""

from __future__ import annotations

import pytest

from games.condottiere.kit import A, B, arrange, play, see
from ludoteca import Game
from ludoteca.testing import rule


def strengths_after(t: Game, seat: int) -> dict[str, int]:
    return {choice.name: choice.numbers["strength"] for choice in t.choices(seat) if choice.name != "pass"}


@rule("CON-CALC-01")
@pytest.mark.parametrize(
    ("lines", "totals"),
    [
        (["M10 M10 M5 M4", "H C Wi"], [4, 11]),
        (["M10 M10 M5 M4 Dr", "H C Wi"], [8, 11]),
        (["M6 M6", "M5 M2 Sp"], [18, 7]),
        (["M4 M4 Dr", "M5 Sp"], [16, 8]),
        (["M5 M3", "M5 M5 M1", "Sp"], [11, 17, 0]),
        (["M6 M2 Dr Dr", "M6 Sp Sp"], [19, 9]),
        (["H C Sp", "C Dr"], [11, 1]),
    ],
)
def test_what_each_card_counts_makes_the_strength_of_its_line(lines: list[str], totals: list[int]) -> None:
    """The strength of battle lines, as the ledger's scenarios have it."""
    t = arrange(len(lines), lines=dict(enumerate(lines)), hands={A: "M1"})
    shown = see(t)["lines"]
    assert [line["strength"] for line in shown] == totals
    for line in shown:
        assert sum(line["cards"][card] * each for card, each in line["counts"].items()) == line["strength"]
        strong = {
            card for card in line["cards"] if card.startswith("mercenary") or card in ("heroine", "courtesan")
        }
        assert set(line["counts"]) == strong


def test_the_view_says_which_season_it_is_and_who_leads() -> None:
    t = arrange(3, lines={A: "M5", B: "M5"}, hands={A: "Wi", B: "Sp M2"})
    assert (see(t)["season"], see(t)["leading"]) == (None, [A, B])
    play(t, A, "Wi")
    assert (see(t)["season"], see(t)["leading"]) == ("winter", [A, B])
    play(t, B, "Sp")
    assert (see(t)["season"], see(t)["leading"]) == ("spring", [A, B])
    play(t, B, "M2")
    assert see(t)["leading"] == [B]


def test_nobody_leads_where_nothing_counts() -> None:
    assert see(arrange(2, lines={A: "Dr"}, hands={A: "M1"}))["leading"] == []


def test_a_card_that_may_be_played_says_how_strong_the_line_is_after_it() -> None:
    t = arrange(2, lines={A: "M3", B: "M10"}, hands={A: "M5 Dr Wi Bi Su"})
    assert strengths_after(t, A) == {
        "play mercenary-5": 8,
        "play winter": 1,
        "play bishop": 3,
        "play drummer": 6,
        "play surrender": 3,
    }
    play(t, A, "M5")
    assert see(t)["lines"][A]["strength"] == 8


@rule("CON-SCARE-03")
def test_a_card_that_may_be_taken_back_says_how_strong_the_line_is_without_it() -> None:
    t = arrange(2, lines={A: "M3 M4"}, hands={A: "Sc"})
    play(t, A, "Sc")
    assert strengths_after(t, A) == {"take mercenary-3": 4, "take mercenary-4": 3, "take none": 7}


@rule("CON-HID-05")
def test_a_card_that_will_lie_face_down_does_not_count_yet() -> None:
    t = arrange(2, options={"hidden_cards": True}, lines={A: "M3"}, down={A: "M2"}, hands={A: "M5 Wi"})
    after = strengths_after(t, A)
    assert after == {"play mercenary-5": 5, "play winter": 2, "pass revealing": 5}


def test_outside_a_battle_choices_have_no_numbers() -> None:
    t = arrange(2, hands={A: "M1"}, lines={A: "M1"})
    t.play(A, "pass")
    assert t.asked and all(choice.numbers == {} for choice in t.choices(t.asked[0]))
