"""Optional rule "Bigger Kingdoms"."""

from __future__ import annotations

import pytest

from games.condottiere.kit import A, B, arrange, everybody_passes, play, see
from ludoteca import Game
from ludoteca.testing import rule

BIG = {"bigger_kingdoms": True}


def a_conquers(seats: int, site: str, control: str, big: bool = True) -> Game:
    """The game after seat A, who controls some regions, has conquered one more."""
    hands = dict.fromkeys(range(seats), "M5 M6")
    options = BIG if big else None
    t = arrange(seats, options=options, hands=hands, control={A: control}, site=site)
    play(t, A, "M5")
    everybody_passes(t)
    return t


@rule("CON-BIG-01", "CON-BIG-02")
@pytest.mark.parametrize(
    ("seats", "total", "adjacent"), [(2, 6, 5), (3, 6, 5), (4, 5, 4), (5, 5, 4), (6, 5, 4)]
)
def test_the_needed_group_grows_by_one_and_the_total_stays(seats: int, total: int, adjacent: int) -> None:
    assert see(arrange(seats, options=BIG, hands={A: "M1"}))["needed"] == {
        "total": total,
        "adjacent": adjacent,
    }
    assert see(arrange(seats, hands={A: "M1"}))["needed"] == {"total": total, "adjacent": adjacent - 1}


@rule("CON-BIG-01")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_four_to_six_players_three_adjacent_regions_no_longer_win_but_four_do(seats: int) -> None:
    without = a_conquers(seats, "venezia", "torino milano", big=False)
    assert without.result is not None and without.result.reason == "connected"
    three = a_conquers(seats, "venezia", "torino milano")
    assert three.result is None and three.asked == (A,)
    four = a_conquers(seats, "ferrara", "torino milano venezia")
    assert four.result is not None
    assert four.result.reason == "connected" and four.result.winners == (A,)


@rule("CON-BIG-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_four_adjacent_regions_no_longer_win_but_five_do(seats: int) -> None:
    without = a_conquers(seats, "ferrara", "torino milano venezia", big=False)
    assert without.result is not None and without.result.reason == "connected"
    four = a_conquers(seats, "ferrara", "torino milano venezia")
    assert four.result is None and four.asked == (A,)
    five = a_conquers(seats, "bologna", "torino milano venezia ferrara")
    assert five.result is not None
    assert five.result.reason == "connected" and five.result.winners == (A,)


@rule("CON-BIG-02")
def test_five_scattered_regions_still_win_with_four_players() -> None:
    four = a_conquers(4, "siena", "torino venezia lucca")
    assert four.result is None
    five = a_conquers(4, "ancona", "torino venezia lucca siena")
    assert five.result is not None
    assert five.result.reason == "total" and five.result.scores == (5, 0, 0, 0)


@rule("CON-BIG-02")
def test_six_scattered_regions_still_win_with_three_players() -> None:
    five = a_conquers(3, "ancona", "torino venezia lucca siena")
    assert five.result is None
    six = a_conquers(3, "bologna", "torino venezia lucca siena ancona")
    assert six.result is not None
    assert six.result.reason == "total" and six.result.winners == (A,)


@rule("CON-BIG-01")
def test_the_courtesans_player_chooses_where_the_base_game_would_have_ended() -> None:
    hands = {A: "M10 M1", B: "C M1", 2: "M1 M2", 3: "M1 M2"}
    t = arrange(4, options=BIG, hands=hands, control={A: "torino milano"}, site="venezia")
    play(t, A, "M10")
    play(t, B, "C")
    everybody_passes(t)
    assert see(t)["control"]["venezia"] == A
    assert t.asked == (B,) and "place venezia" not in t.legal(B)
