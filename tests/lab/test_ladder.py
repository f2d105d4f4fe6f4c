"""The ladder: line-ups on the same deals, ratings that fit the results, intervals over deals."""

from __future__ import annotations

import json
import math
from itertools import permutations
from pathlib import Path

import pytest

from ludoteca import LudotecaError, cli
from ludoteca.engine.rng import seeded
from ludoteca.lab import ladder
from ludoteca.lab.arena import Shares, play_match
from ludoteca.lab.ladder import fit, games_of, ladder_matches, names_of, play_ladder, rated

BOTS = ("random", "easy")


def test_all_line_ups_meet_on_the_same_deals() -> None:
    matches = ladder_matches("condottiere", BOTS, 2, 1, None, None)
    assert names_of(matches) == ["random", "easy", "greedy"], "greedy plays along, to measure by"
    assert [match.names for _, match in matches] == [
        ("random", "easy"),
        ("random", "greedy"),
        ("easy", "greedy"),
    ]
    assert games_of(matches, 5) == 30
    assert len({tuple([match.deal(number) for number in range(10)]) for _, match in matches}) == 1


def test_two_bots_are_rated_by_their_odds() -> None:
    games = [([0, 1], [1, 2])] * 300 + [([0, 1], [2, 1])] * 100
    strengths = fit(2, games, seeded(1))
    assert strengths[0] - strengths[1] == pytest.approx(math.log(3), abs=0.01)
    shared = fit(2, [([0, 1], [1, 1])] * 10, seeded(1))
    assert shared[0] == pytest.approx(shared[1])


def test_three_bots_are_rated_by_plackett_and_luce() -> None:
    weights = (4, 2, 1)
    games: list[tuple[list[int], list[int]]] = []
    for order in permutations(range(3)):
        chance = weights[order[0]] / 7 * weights[order[1]] / (7 - weights[order[0]])
        places = [order.index(bot) + 1 for bot in range(3)]
        games += [([0, 1, 2], places)] * round(1050 * chance)
    strengths = fit(3, games, seeded(1))
    assert strengths[0] - strengths[1] == pytest.approx(math.log(2), abs=0.02)
    assert strengths[1] - strengths[2] == pytest.approx(math.log(2), abs=0.02)


def test_lots_decide_between_those_who_share_a_place() -> None:
    rng = seeded(1)
    orders = {tuple(ladder.in_order_of([0, 1, 2], [2, 1, 2], rng)) for _ in range(50)}
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_an_interval_is_over_deals_not_over_games() -> None:
    """Ten games on each of two deals that say the opposite: nothing is known."""
    played = [(deal, [0, 1], [1 + deal, 2 - deal]) for deal in (0, 1) for _ in range(10)]
    found = rated(["random", "greedy"], played, "1")
    random = next(rung for rung in found.rungs if rung.bot == "random")
    greedy = next(rung for rung in found.rungs if rung.bot == "greedy")
    assert greedy.rating == greedy.low == greedy.high == 1000
    assert random.rating == pytest.approx(1000) and random.low < 400 and random.high > 1600
    assert random.games == 20 and random.won == 10


def test_a_ladder_is_printed_written_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(ladder, "DRAWS", 20)
    order = ["lab", "ladder", "condottiere", "--bots", "random,easy", "--deals", "2", "--seed", "1"]
    assert cli.run([*order, "--run", str(tmp_path / "run"), "--out", str(tmp_path / "out")]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Condottiere, the ladder: 2 seats, 2 deals, seed 1")
    assert "greedy    1000  1000 .. 1000" in out and "Came in before" in out and "12 games on 2 deals" in out
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == ["ladder.svg", "report.md"]
    monkeypatch.setattr(ladder, "play_part", None)  # all is there: nothing is played
    assert cli.run([*order, "--run", str(tmp_path / "run"), "--json"]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert [rung["bot"] for rung in numbers["ladder"]][-1] == "random" and numbers["games"] == 12
    assert cli.run([*order[:-1], "2", "--run", str(tmp_path / "run")]) == 2
    assert "holds another run" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("condottiere", "--seats", "3", "--bots", "random"), "with 3 seats needs so many bots, not 2"),
        (("dark-venture", "--seats", "1", "--bots", "greedy"), "do not play against each other"),
        (("condottiere", "--deals", "0"), "the number of deals"),
        (("condottiere", "--bots", "nobody"), "nobody"),
        (("chess",), "there is no game called 'chess'"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert cli.run(["lab", "ladder", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and len(err.splitlines()) == 1


def test_many_line_ups_are_refused() -> None:
    with pytest.raises(LudotecaError, match="more than 500"):
        ladder_matches("condottiere", [f"ismcts:iterations={n}" for n in range(1, 40)], 2, 1, None, None)
    with pytest.raises(LudotecaError, match="number of workers"):
        play_ladder(ladder_matches("condottiere", BOTS, 2, 1, None, None), 1, workers=0)


def test_it_is_told_how_it_stands() -> None:
    told: list[Shares] = []
    result = play_match("condottiere", ["greedy", "random"], 20, seats=2, seed=1, live=told.append)
    assert len(told) > 3 and told[-1] == [(one.bot, one.rate) for one in result.standings]
    matches = ladder_matches("condottiere", ["greedy", "random", "easy"], 2, 1, None, None)
    rungs = play_ladder(matches, 2, live=told.append).rungs
    won = {rung.bot: rung.won / rung.games for rung in rungs}
    assert dict(told[-1]) == won and [share for bot, share in told[-1]] == sorted(won.values(), reverse=True)
