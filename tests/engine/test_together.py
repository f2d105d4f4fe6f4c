"""Games that seats win together, alone, or not at all."""

from __future__ import annotations

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.climb import CLIMB, HOURS, Wall
from ludoteca import CHANCE, Game, Result
from ludoteca.engine.record import parse_record
from ludoteca.lab.arena import play_match


def climbed(seats: int, face: str) -> Game:
    """Everybody jumps, and the die always shows the same face."""
    t = ludoteca.new("toy-climb", seats=seats, chance="scripted")
    while t.asked:
        seat = t.asked[0]
        t.play(seat, f"die {face}" if seat == CHANCE else "jump")
    return t


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_all_win_together(seats: int) -> None:
    with registered(CLIMB):
        result = climbed(seats, "6").result
        assert result is not None
        assert result.winners == tuple(range(seats)) and not result.nobody
        assert result.json()["winners"] == list(range(seats)) and result.json()["together"] is True


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nobody_wins_although_places_are_given(seats: int) -> None:
    with registered(CLIMB):
        result = climbed(seats, "1").result
        assert result == Result("dark", (1,) * seats, (HOURS,) * seats, nobody=True)
        assert result.winners == () and result.json()["winners"] == []


@pytest.mark.parametrize("face", ["1", "6"])
def test_a_record_says_that_nobody_won(face: str) -> None:
    with registered(CLIMB):
        text = str(climbed(2, face).record())
        assert ("| nobody\n" in text) == (face == "1")
        assert ludoteca.replay(text).result == climbed(2, face).result


@pytest.mark.parametrize("face", ["1", "6"])
def test_a_result_that_is_read_knows_whether_seats_play_together(face: str) -> None:
    with registered(CLIMB):
        record = climbed(3, face).record()
        read = parse_record(str(record)).result
        assert read is not None and record.result is not None
        assert read.together and read.returns == record.result.returns == (float(face == "6"),) * 3
    against = parse_record(str(ludoteca.new("condottiere", seed=1).record())).result
    assert against is None


@pytest.mark.parametrize("line", ["dark | ranking 1 1 | scores 6 6 | somebody", "dark | nobody"])
def test_what_else_a_result_may_not_say_is_refused(line: str) -> None:
    with registered(CLIMB):
        text = str(climbed(2, "1").record()).replace("dark | ranking 1 1 | scores 6 6 | nobody", line)
        with pytest.raises(ludoteca.BrokenRecord, match="a result looks like"):
            ludoteca.replay(text)


def test_where_seats_win_together_each_has_the_whole_worth() -> None:
    with registered(CLIMB):
        for face, worth in (("6", 1.0), ("1", 0.0)):
            end = climbed(3, face).state
            assert isinstance(end, Wall)
            assert CLIMB.shares(end) == [worth] * 3


def test_a_match_counts_games_won_and_points_where_nobody_is_an_opponent() -> None:
    with registered(CLIMB):
        result = play_match("toy-climb", ["random"], games=40, seats=1, seed=1)
        (standing,) = result.standings
        assert result.fair_share is None
        assert 0 < result.won < 40 and standing.wins == result.won
        assert standing.rate == result.won / 40
        assert standing.mean_points == standing.points / 40


def test_a_victory_together_counts_whole_for_every_bot_that_had_a_part_in_it() -> None:
    with registered(CLIMB):
        result = play_match("toy-climb", ["random", "greedy"], games=40, seats=2, seed=1)
        assert {standing.wins for standing in result.standings} == {result.won}


def test_a_search_climbs_where_chance_alone_does_not() -> None:
    """A late loss must not look better than an early one, nor a win be put off."""
    with registered(CLIMB):
        wins = [
            play_match("toy-climb", [bot], games=60, seats=1, seed=2).standings[0].wins
            for bot in ("random", "ismcts:iterations=100,cut=0")
        ]
        assert wins[0] < wins[1]
