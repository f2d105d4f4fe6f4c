"""Sweeps: what is tried, with how many games, and a sentence for what makes no sense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca import ContentError, cli
from ludoteca.lab import sweep
from ludoteca.lab.alone import game_record
from ludoteca.lab.arena import MatchResult, Progress, Standing, play_match
from ludoteca.lab.runs import open_run
from ludoteca.lab.sweep import Plan, Setting, games_of, play_sweep, settings_of, stages_of


def plan(way: str = "grid", games: int = 8, trials: int = 3) -> Plan:
    over = {"i": ["1", "2", "3"], "hidden_cards": ["false", "true"]}
    bots = ("ismcts:iterations={i}", "random")
    return Plan("condottiere", bots, over, games, 2, "1", way=way, trials=trials)


def test_a_grid_has_all_settings_and_a_random_sweep_some() -> None:
    everything = settings_of(plan())
    assert len(everything) == 6 and everything[1] == {"i": "1", "hidden_cards": "true"}
    some = settings_of(plan("random"))
    assert len(some) == 3 and all(setting in everything for setting in some)
    assert some == settings_of(plan("random")) and games_of(plan("random")) == 24


def test_a_halving_doubles_the_games_of_the_better_half(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stages_of(plan("halving"), 6) == [(6, 1), (3, 2), (2, 4), (1, 8)]
    played: list[tuple[str, int]] = []

    def play(of: Plan, setting: Setting, games: int, stage: int, progress: Progress | None) -> MatchResult:
        played.append((setting["i"] + setting["hidden_cards"], games))
        won = {games: int(setting["i"])}  # the larger i, the better
        standings = [Standing("first", 10, [5, 5], won), Standing("second", 10, [5, 5])]
        return MatchResult("condottiere", 2, "1", {}, standings, True, 10)

    monkeypatch.setattr(sweep, "play_setting", play)
    trials = play_sweep(plan("halving"))
    assert [games for setting, games in played] == [1] * 6 + [2] * 3 + [4] * 2 + [8]
    assert trials[0].setting["i"] == "3" and [trial.stage for trial in trials] == [3, 2, 1, 0, 0, 0]
    assert len({tuple(trial.setting.items()) for trial in trials}) == 6


def test_a_setting_is_the_match_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    order = ["lab", "sweep", "condottiere", "--bots", "{who},random", "--over", "who=random,easy"]
    order += ["--games", "2", "--seats", "2", "--seed", "1", "--json", "--run", str(tmp_path / "run")]
    assert cli.run(order) == 0
    out = capsys.readouterr().out
    trials = {trial["setting"]["who"]: trial for trial in json.loads(out)["trials"]}
    alone = play_match("condottiere", ["easy", "random"], 2, seats=2, seed="1")
    assert trials["easy"]["standings"] == alone.json()["standings"]
    assert sorted(folder.name for folder in (tmp_path / "run").iterdir()) == ["0-who=easy", "0-who=random"]
    assert cli.run(order) == 0
    assert capsys.readouterr().out == out


def test_values_of_a_pack_are_swept_and_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = tmp_path / "run"
    order = ["lab", "sweep", "ventura", "--bots", "random", "--option", "round_limit=1", "--over"]
    order += ["tiles.village.cost=1,3", "--over", "tiles.castle.resistance=1 + 1 grey", "--games", "1"]
    assert cli.run([*order, "--run", str(run), "--json"]) == 0
    contents = [trial["options"]["content"] for trial in json.loads(capsys.readouterr().out)["trials"]]
    packs = {file.stem: file.read_text() for file in run.glob("*.toml")}
    assert sorted(contents) == sorted(packs) and len(packs) == 2
    assert any("tiles.village.cost = 3\n" in text for text in packs.values())
    assert all('tiles.castle.resistance = "1 + 1 grey"\n' in text for text in packs.values())
    one = open_run(next(run.glob("0-*cost=3*")))
    assert f"content: {one.order['content']}" in game_record(one, 0)
    one.order["content"] = "other-pack 0123456789abcdef"
    with pytest.raises(ContentError, match="add its pack, on the command line with --content FILE"):
        game_record(one, 0)


@pytest.mark.parametrize(
    ("game", "name", "sentence"),
    [
        ("ventura", "tiles.village.price=1", "there is nothing of this name"),
        ("ventura", "tiles.village.cost=x", "a whole number from 1 to 99 is needed"),
        ("condottiere", "tiles.village.cost=1", "takes no packs"),
    ],
)
def test_a_value_that_no_pack_has_is_told(
    capsys: pytest.CaptureFixture[str], game: str, name: str, sentence: str
) -> None:
    assert cli.run(["lab", "sweep", game, "--over", name]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "a sweep is over something"),
        (("--over", "i"), "--over takes a name once, with values"),
        (("--over", "i=1", "--over", "i=2"), "--over takes a name once, with values"),
        (("--over", "i=1,2"), "'i' is no option of Condottiere, and not in the bots as {i}"),
        (("--bots", "ismcts:iterations={i}", "--over", "series=20"), "{i} has no values"),
        (("--over", "series=many"), "series"),
        (("--over", "series=0,20", "--by", "magic"), "one of grid, random, halving, not 'magic'"),
        (("--over", "series=0,20", "--by", "random", "--trials", "0"), "the number of trials"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert cli.run(["lab", "sweep", "condottiere", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and len(err.splitlines()) == 1
