"""Bots of one's own: classes, functions, bots that were made, by where they are, and installed ones."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteca
from ludoteca import cli
from ludoteca.bots import entrants
from ludoteca.bots.entrants import entrant
from ludoteca.cli import app
from ludoteca.engine.errors import BotError, UnknownBot
from ludoteca.terminal.new_bot import write_bot
from ludoteca.terminal.session import called, split_bots

MODULE = """
class Last:
    def __init__(self, seed, back=1):
        self.back = back
    def choose(self, door):
        legal = door.legal()
        return legal[-min(self.back, len(legal))]
class Wrong:
    def choose(self, door):
        return "fly to the moon"
def first(door):
    return door.actions()[0]
def leaves(door):
    raise SystemExit(3)
def texts(door):
    return str(door.actions()[0])
def prints(door):
    print("what a fine hand")
    return door.actions()[0]
def maker(seed, back=1):
    return Last(seed, back)
ready = Last(0, back=2)
"""


@pytest.fixture
def my_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "my_own_bots.py").write_text(MODULE)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("my_own_bots", None)


def chosen(bot: entrants.Entrant) -> str:
    t = ludoteca.new("condottiere", seats=2, seed=1)
    door = t.door(t.asked[0])
    return door.name(entrant(bot, 1).choose(door))


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("my_own_bots:Last", -1),
        ("my_own_bots:Last(back=3)", -3),
        ("my_own_bots:Last( back = 2 )", -2),
        ("my_own_bots:first", 0),
        ("my_own_bots:maker(back=2)", -2),
        ("my_own_bots:ready", -2),
    ],
)
def test_a_bot_by_where_it_is(my_bots: Path, name: str, place: int) -> None:
    legal = ludoteca.new("condottiere", seats=2, seed=1).legal(0)
    assert chosen(name) == legal[place]
    match = ludoteca.play_match("condottiere", [name, "random"], games=2, seats=2, seed=1)
    assert match.games == 2


def test_a_bot_that_was_made_plays(my_bots: Path) -> None:
    import my_own_bots  # type: ignore[import-not-found]

    assert chosen(my_own_bots.Last(0, back=2)) == chosen("my_own_bots:ready")
    assert chosen(my_own_bots.maker) == chosen("my_own_bots:Last")


@pytest.mark.parametrize(
    "name",
    [
        "my_own_bots:Nobody",
        "no_such_module_here:Bot",
        "my_own_bots:Last(3)",
        "my_own_bots:Last(back=open)",
        "my_own_bots:Last(**{})",
        "my_own_bots:Last(back=",
        "my_own_bots:first(back=2)",
        "nobody",
        "",
        "my own bots",
        ":",
    ],
)
def test_what_is_no_bot_is_told(my_bots: Path, name: str) -> None:
    with pytest.raises(UnknownBot):
        entrant(name, 1)


@pytest.mark.parametrize("settings", ["(3)", "(back=open)", "(**{})", "(back=", "(back=1))"])
def test_odd_settings_are_told_from_odd_names(my_bots: Path, settings: str) -> None:
    with pytest.raises(UnknownBot, match=r"settings of a bot look like '\(depth=3\)'"):
        entrant(f"my_own_bots:Last{settings}", 1)


def test_a_setting_that_a_class_does_not_take_is_told(my_bots: Path) -> None:
    with pytest.raises(BotError, match=r"Last cannot be made.*'depth'"):
        entrant("my_own_bots:Last(depth=3)", 1)


def test_an_installed_bot_has_a_name(my_bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "laster": EntryPoint("laster", "my_own_bots:Last", entrants.GROUP),
        "gone": EntryPoint("gone", "my_own_bots:Gone", entrants.GROUP),
    }
    found = lambda group, name: [points[name]] if name in points else []  # noqa: E731
    monkeypatch.setattr(entrants, "entry_points", found)
    assert chosen("laster(back=2)") == chosen("my_own_bots:ready")
    with pytest.raises(UnknownBot, match="cannot be loaded"):
        entrant("gone", 1)


def test_settings_with_commas_stay_with_their_bot() -> None:
    assert split_bots("a:B(x=1, y=2),greedy") == ("a:B(x=1,y=2)", "greedy")
    assert split_bots("greedy,ismcts:iterations=5,cut=4") == ("greedy", "ismcts:iterations=5,cut=4")
    assert [called(name) for name in ("a.b:Hothead(x=1)", "greedy", "ismcts:cut=4", "laster(x=1)")] == [
        "Hothead",
        "Greedy",
        "Ismcts",
        "Laster",
    ]


def test_a_wrong_answer_in_the_terminal_names_the_bot(my_bots: Path, tmp_path: Path) -> None:
    played = CliRunner().invoke(
        app, ["play", "condottiere", "--bots", "my_own_bots:Wrong", "--seed", "1"], input="1\n" * 40
    )
    assert "my_own_bots:Wrong chose a move that is not possible" in played.output + str(played.exception)


def test_the_template_plays_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write_bot("RedHerring", tmp_path)
    assert file.name == "red_herring.py"
    monkeypatch.syspath_prepend(str(tmp_path))
    for game in ludoteca.catalogue():
        seats = max(2, ludoteca.catalogue()[game].least_seats)
        bots = ["red_herring:RedHerring(boldness=0.9)", "random"]
        assert ludoteca.play_match(game, bots, games=2, seats=seats, seed=1).games == 2
    with pytest.raises(ludoteca.LudotecaError, match="there already"):
        write_bot("RedHerring", tmp_path)
    with pytest.raises(ludoteca.LudotecaError, match="like a class"):
        write_bot("red herring", tmp_path)


@pytest.mark.usefixtures("my_bots")
def test_a_bot_that_would_end_the_program_is_told_of_like_any_other() -> None:
    with pytest.raises(BotError, match=r"the bot my_own_bots:leaves failed in seat 0 .* SystemExit: 3"):
        ludoteca.play_match("condottiere", ["my_own_bots:leaves"], 1, seats=2)


@pytest.mark.usefixtures("my_bots")
def test_an_id_that_is_a_text_is_told_from_a_wrong_name() -> None:
    with pytest.raises(BotError, match="'47' is a text; the id 47, which is 'place torino', is given as a"):
        ludoteca.play_match("condottiere", ["my_own_bots:texts"], 1, seats=2, seed=1)


@pytest.mark.usefixtures("my_bots")
def test_what_a_bot_prints_does_not_stand_in_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    order = ["simulate", "condottiere", "--bots", "my_own_bots:prints", "--games", "1", "--seats", "2"]
    assert cli.run([*order, "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 1 and "what a fine hand" in err
