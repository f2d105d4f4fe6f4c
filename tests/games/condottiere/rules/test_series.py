"""Optional rule "Series": several games for points."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import ludoteca
from games.condottiere.kit import A, B, C, D, E, arrange, everybody_passes, play, position, see, told
from ludoteca import BadOption, Game
from ludoteca.testing import rule

# Ledger, scenario 26: sixteen regions in groups of at most two, the Favor on Siena.
BOARD = {
    A: "ferrara firenze genova torino",
    B: "bologna mantova milano napoli",
    C: "ancona parma urbino venezia",
    D: "lucca modena roma spoleto",
}


def a_conquers(
    site: str,
    control: Mapping[int, str],
    *,
    seats: int = 4,
    points: tuple[int, ...] = (),
    target: int = 20,
    favor: str | None = None,
    courtesans: int | None = None,
    options: Mapping[str, object] | None = None,
) -> Game:
    """A game of a series after seat A conquered the site; `courtesans` names who takes the token by them."""
    hands = dict.fromkeys(range(seats), "M1 M2 M3 C")
    hands[A] = "H M1"
    options = {"series": target, **(options or {})}
    t = arrange(seats, options=options, hands=hands, control=control, site=site, favor=favor)
    if points:
        position(t).points[:] = points
    play(t, A, "H")
    if courtesans is not None:
        while t.asked != (courtesans,):
            t.play(t.asked[0], "pass")
        play(t, courtesans, "C")
    while t.asked and see(t)["site"] == site and "pass" in t.legal(t.asked[0]):
        t.play(t.asked[0], "pass")
    return t


def fight_alone(t: Game, seat: int) -> None:
    """In a final battle this seat, which begins, plays some Mercenary, and nobody else plays."""
    t.play(seat, next(move for move in t.legal(seat) if move.startswith("play mercenary")))
    everybody_passes(t)


def gained(t: Game) -> list[int]:
    """What each seat scored at the end of the last game."""
    return [int(event["count"]) for event in told(t, "scores")][-t.seats :]


def points(t: Game) -> list[int]:
    found: list[int] = see(t)["series"]["points"]
    return found


@rule("CON-SERIES-01")
@pytest.mark.parametrize("target", [20, 30])
def test_the_target_is_fixed_before_the_start_and_everybody_sees_it(target: int) -> None:
    t = ludoteca.new("condottiere", seats=3, seed=1, options={"series": target})
    assert see(t)["series"] == {"target": target, "points": [0, 0, 0], "games": 0}


@rule("CON-SERIES-01")
def test_without_a_target_there_is_one_game_and_no_points() -> None:
    t = arrange(4, hands={A: "H"}, control={A: "torino milano"}, site="venezia")
    assert "series" not in see(t)
    play(t, A, "H")
    assert t.result is not None and t.result.reason == "connected"


@rule("CON-SERIES-01")
@pytest.mark.parametrize("target", [-1, 501, True, "twenty"])
def test_a_target_that_is_no_score_is_refused(target: object) -> None:
    with pytest.raises(BadOption) as refusal:
        ludoteca.new("condottiere", options={"series": target})
    assert refusal.value.rule == "CON-SERIES-01"


@rule("CON-SERIES-02", "CON-SERIES-03", "V-CON-15", "S-CON-37")
def test_scenario_37_series() -> None:
    control = {A: "torino milano siena", B: "ancona parma bologna", C: "roma lucca"}
    t = a_conquers("venezia", control)
    assert told(t, "game-won") == [{"seat": A}]
    assert gained(t) == [9, 3, 2, 0]
    assert points(t) == [9, 3, 2, 0]

    t = a_conquers("ancona", {A: "torino venezia lucca siena"}, points=(9, 3, 2, 0))
    assert gained(t) == [5, 0, 0, 0]
    assert points(t) == [14, 3, 2, 0]


@rule("CON-SERIES-03")
def test_with_three_players_four_adjacent_regions_earn_the_bonus() -> None:
    t = a_conquers("ferrara", {A: "torino milano venezia"}, seats=3)
    assert gained(t) == [4 + 5, 0, 0]
    six = a_conquers("ancona", {A: "torino milano venezia lucca siena"}, seats=3)
    assert gained(six) == [6, 0, 0]  # three are no group of four: won by the total


@rule("CON-SERIES-04")
def test_below_the_target_another_game_begins_from_the_start() -> None:
    control = {A: "torino milano", B: "roma"}
    t = a_conquers("venezia", control, favor="napoli", points=(11, 0, 0, 0))
    assert points(t) == [19, 1, 0, 0]
    assert t.result is None and see(t)["series"]["games"] == 1
    assert told(t, "game-begins") == [{"count": 2}]
    assert set(see(t)["control"].values()) == {None} and see(t)["favor"] is None
    assert [hand["size"] for hand in see(t)["hands"]] == [10] * 4
    assert see(t)["pile"] == 70 and see(t)["discard"] == {}
    assert t.asked == (see(t)["holder"],) and len(t.legal(t.asked[0])) == 17


@rule("CON-SERIES-04")
def test_when_the_target_is_reached_the_highest_score_wins_the_series() -> None:
    control = {A: "torino milano", B: "roma parma bologna"}
    t = a_conquers("venezia", control, points=(16, 17, 3, 0))
    assert t.result is not None
    assert t.result.reason == "series"
    assert t.result.scores == (24, 20, 3, 0)  # two reached it
    assert t.result.ranking == (1, 2, 3, 4)


@rule("CON-SERIES-04")
def test_the_winner_of_the_last_game_need_not_win_the_series() -> None:
    t = a_conquers("venezia", {A: "torino milano", B: "roma"}, points=(2, 19, 0, 0))
    assert told(t, "game-won") == [{"seat": A}] and told(t, "series-won") == [{"seat": B}]
    assert t.result is not None
    assert t.result.winners == (B,) and t.result.scores == (10, 20, 0, 0)


@rule("CON-SERIES-05")
def test_a_tie_on_points_is_fought_out_and_its_winner_wins_the_series() -> None:
    t = a_conquers("venezia", {A: "torino milano", C: "roma parma"}, points=(12, 0, 18, 0))
    assert points(t) == [20, 0, 20, 0] and t.result is None
    assert told(t, "fights-final") == [{"seat": A}, {"seat": C}]
    fight_alone(t, A)
    assert t.result is not None
    assert t.result.reason == "series-final-battle"
    assert t.result.winners == (A,) and t.result.scores == (20, 0, 20, 0)
    assert t.result.ranking == (1, 3, 2, 3)


@rule("CON-SERIES-05")
def test_a_tie_in_the_final_battle_shares_the_series() -> None:
    t = a_conquers("venezia", {A: "torino milano", C: "roma parma"}, points=(12, 0, 18, 0))
    everybody_passes(t)
    assert t.result is not None
    assert t.result.reason == "series-shared" and t.result.winners == (A, C)


@rule("CON-SERIES-06")
def test_series_and_capturing_may_be_combined_with_a_warning() -> None:
    options = {"series": 10, "capturing_regions": True}
    t = ludoteca.new("condottiere", seats=3, seed=1, options=options)
    assert t.warnings == ["warning-series-capturing"]
    assert ludoteca.new("condottiere", options={"series": 10}).warnings == []
    assert ludoteca.new("condottiere", options={"capturing_regions": True}).warnings == []


@rule("CON-R39")
def test_a_last_region_that_gives_total_and_group_at_once_earns_the_bonus() -> None:
    t = a_conquers("venezia", {A: "torino milano lucca siena"})
    assert gained(t)[A] == 5 + 5


@rule("CON-R40")
def test_with_bigger_kingdoms_only_the_bigger_group_earns_the_bonus() -> None:
    big = {"bigger_kingdoms": True}
    three = a_conquers("venezia", {A: "torino milano lucca siena"}, options=big)
    assert gained(three)[A] == 5
    four = a_conquers("ferrara", {A: "torino milano venezia"}, options=big)
    assert gained(four)[A] == 4 + 5


@rule("CON-R41")
def test_a_full_board_gives_points_for_regions_only() -> None:
    control = {
        A: "firenze genova torino",
        B: "bologna mantova milano",
        C: "ancona parma urbino",
        D: "lucca modena roma",
        E: "napoli spoleto venezia",
    }
    t = a_conquers("ferrara", control, seats=5, favor="siena")
    assert len(told(t, "board-full")) == 1 and told(t, "game-won") == [{"seat": A}]
    assert gained(t) == [4, 3, 3, 3, 3]


@rule("CON-R41")
def test_who_wins_a_game_by_its_final_battle_scores_no_bonus() -> None:
    control = {**BOARD, A: "firenze genova torino"}
    t = a_conquers("ferrara", control, favor="siena")
    assert len(told(t, "final-battle")) == 1 and t.asked == (A,)
    fight_alone(t, A)
    assert told(t, "game-won") == [{"seat": A}]
    assert gained(t) == [4, 4, 4, 4]
    assert told(t, "game-begins") == [{"count": 2}]  # the series goes on


@rule("CON-R42")
@pytest.mark.parametrize(("start", "first"), [("same", B), ("winner", A), ("rotate", C)])
def test_who_starts_the_next_game_is_agreed_before(start: str, first: int) -> None:
    options = {"series_start": start, "start_player": B}
    t = a_conquers("venezia", {A: "torino milano"}, options=options)
    assert see(t)["holder"] == first and t.asked == (first,)


@rule("CON-R42")
def test_unless_agreed_otherwise_the_start_player_starts_every_game() -> None:
    t = a_conquers("venezia", {A: "torino milano"}, options={"start_player": D})
    assert t.options["series_start"] == "same"
    assert t.asked == (D,)


@rule("CON-R43")
def test_the_final_battle_for_points_deals_by_the_last_games_regions() -> None:
    control = {A: "torino milano", B: "ancona", C: "roma parma"}
    t = a_conquers("venezia", control, points=(12, 0, 18, 0), courtesans=B)
    assert see(t)["holder"] == B
    assert [hand["size"] for hand in see(t)["hands"]] == [10 + 3, 0, 10 + 2, 0]
    assert see(t)["pile"] == 110 - 25
    assert t.asked == (C,)  # the first of the two at the last holder's left


@rule("CON-R43")
def test_the_last_holder_begins_the_final_battle_if_he_fights_in_it() -> None:
    control = {A: "torino milano", C: "roma parma"}
    t = a_conquers("venezia", control, points=(12, 0, 18, 0))
    assert see(t)["holder"] == A and t.asked == (A,)
