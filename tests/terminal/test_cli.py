"""The `ludoteca` command: each command, its help, and a sentence for every mistake."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from kit.terminal import Terminal
from kit.toys import registered
from kit.toys.climb import CLIMB, HOURS
from kit.toys.trek import TREK
from ludoteca import Result, cli
from ludoteca.bots import LEVELS
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.dark_venture.game import DARK_VENTURE
from ludoteca.lab import reports
from ludoteca.terminal.endings import result_lines
from ludoteca.terminal.engine import compiled
from ludoteca.terminal.faces import face_of

COMMANDS = ("play", "resume", "replay", "simulate", "games", "rules")


class Said:
    """What a command printed, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    for key in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    return Command(monkeypatch, capsys)


class Command:
    """Runs a command in this process; `typed` is its standard input, which is no terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Said:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = cli.run(list(arguments))
        out, err = self.capsys.readouterr()
        return Said(code, out, err)


def finished(path: Path, seats: int = 2, seed: int = 3) -> Path:
    """A record of a finished game between two who always make the first move."""
    t = ludoteca.new("condottiere", seats=seats, seed=seed)
    while t.asked:
        t.play(t.asked[0], t.legal(t.asked[0])[0])
    path.write_text(str(t.record()), encoding="utf-8")
    return path


# help


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(command: Command, name: str) -> None:
    said = command(name, "--help")
    assert said.code == 0
    assert "Example" in said.out and f"ludoteca {name}" in said.out.partition("Example")[2]
    assert not [game for game in ludoteca.catalogue() if f" {game} " in said.out], "examples are for any game"


def test_the_help_names_the_levels_of_bots(command: Command) -> None:
    said = command("play", "--help").out
    assert all(level in said for level in LEVELS)


def test_without_a_command_the_help_lists_all(command: Command) -> None:
    said = command()
    assert said.code == 0 and all(f"  {name} " in said.out for name in COMMANDS)


# mistakes


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("nonsense", "No such command 'nonsense'"),
        ("play --nonsense", "No such option: --nonsense"),
        ("play condotiere", "did you mean 'condottiere'?"),
        ("play --seats 7", "Condottiere is for 2 to 6 seats, not 7"),
        ("play --seats -1", "Condottiere is for 2 to 6 seats, not -1"),
        ("play --seats 0 --humans 2", "Condottiere is for 2 to 6 seats, not 0"),
        ("play --seats many", "--seats"),
        ("play --seats 99999999999999999999999", "Condottiere is for 2 to 6 seats"),
        ("play --bots gredy", "did you mean 'greedy'?"),
        ("play --bots ismcts:iterations=0", "out of range"),
        ("play --seat 6", "--seat goes from 0 to 5"),
        ("play --seats 3 --seat 3", "there is no seat 3"),
        ("play --humans 0", "--humans goes from 1 to 6"),
        ("play --lang fr", "choose one of en, it, de"),
        ("play --edition gold", "has no edition 'gold'"),
        ("play --option hiden_cards=true", "did you mean 'hidden_cards'?"),
        ("play --option hidden_cards", "an option looks like hidden_cards=false"),
        ("play --option hidden_cards=perhaps", "is true or false"),
        ("play --option series=501", "goes from 0 to 500 [CON-SERIES-01]"),
        ("play --option series_start=winner", "only means something with series [CON-R42]"),
        ("play --name abcdefghijklmnopqrstuvwxyz", "at most 20 letters"),
        ("resume no/such/file", "cannot read no/such/file"),
        ("resume ~nobody-has-this-name/x", "cannot read"),
        ("resume", "there is no unfinished game"),
        ("replay", "Missing argument 'FILE'"),
        ("replay no/such/file", "cannot read no/such/file"),
        ("simulate nothing", "there is no game called 'nothing'"),
        ("simulate --games 0", "the number of games goes from 1 to 1000000"),
        ("simulate --games 1000001", "the number of games goes from 1 to 1000000"),
        ("simulate --workers 0", "the number of workers goes from 1 to 64"),
        ("simulate --workers 65", "the number of workers goes from 1 to 64"),
        ("simulate --bots none", "a match is between 1 and 64 bots"),
        ("simulate --seats 1", "Condottiere is for 2 to 6 seats"),
        ("simulate --bots greedy,nobody", "there is no bot called 'nobody'"),
        ("games --lang xx", "choose one of en, it, de"),
        ("lab balance chess", "there is no game called 'chess'"),
        ("rules chess", "there is no game called 'chess'"),
        ("rules condottiere CON-NONE-99", "no rule of Condottiere has"),
        ("rules condottiere --untested --tests no/such/folder", "there is no folder no/such/folder"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(command: Command, line: str, sentence: str) -> None:
    said = command(*line.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("ludoteca: ") and said.err.count("\n") == 1
    assert sentence in said.err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("play --seats 7 --lang it", "Condottiere si gioca con un numero di posti da 2 a 6, non 7."),
        ("play --option series_start=winner --lang=de", "hat nur in einer Serie einen Sinn. [CON-R42]"),
        ("play --option hidden_cards --lang it", "Un’opzione si scrive così: hidden_cards=false"),
        ("play --option series=501 --lang xx", "there are no words in 'xx'"),
    ],
)
def test_what_does_not_fit_a_game_is_told_in_the_language_of_the_command(
    command: Command, line: str, sentence: str
) -> None:
    said = command(*line.split())
    assert said.code == 2 and said.err.count("\n") == 1 and sentence in said.err


@pytest.mark.parametrize(
    "text", ["", "hello\n", "ludoteca-record 99\n", "ludoteca-record 1\ngame: chess\n", "\x00\x01"]
)
def test_a_broken_record_names_the_line(command: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(text)
    for name in ("resume", "replay"):
        said = command(name, str(path))
        assert said.code == 2 and said.err.startswith("ludoteca: line ")


def test_a_file_of_bytes_is_no_record(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "picture.txt"
    path.write_bytes(b"\xff\xfe\xfd")
    assert command("resume", str(path)).err == f"ludoteca: {path} is not a text\n"


def test_a_strange_remark_is_no_trouble(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    t = ludoteca.new("condottiere", seats=3, seed=1)
    path.write_text(f"{t.record()}# ludoteca play: seat= bots lang=xx name=%00%ff x=y\n", encoding="utf-8")
    said = command("resume", str(path), "--bots", "random", typed="quit\n")
    assert said.code == 0 and "Which region" in said.out
    path.write_text(f"{t.record()}# ludoteca play: seat=9\n", encoding="utf-8")
    said = command("resume", str(path))
    assert said.code == 2 and "there is no seat 9" in said.err


def test_a_finished_game_cannot_be_resumed(command: Command, tmp_path: Path) -> None:
    said = command("resume", str(finished(tmp_path / "over.txt")))
    assert said.code == 2 and "ludoteca replay" in said.err


# play, without a terminal


def test_play_in_a_pipe_ends_politely_with_the_input(command: Command) -> None:
    said = command("play", "--bots", "random", "--seed", "1", typed="place roma\nnonsense\n")
    assert said.code == 0
    assert "Battle for Roma: play a card or pass.  [CON-TURN-02]" in said.out
    assert "neither a move nor a command" in said.out
    assert "ludoteca resume" in said.out.splitlines()[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_every_language_and_leaves_no_message_id(command: Command, language: str) -> None:
    typed = "1\n?\nhelp\nlog all\nshow\nwhy pass\nwhy\nundo\n999\nxyzzy\nsave /proc/x\n" + "1\n" * 300
    options = ["-o", "hidden_cards=true", "-o", "capturing_regions=true", "-o", "series=5"]
    said = command("play", "--lang", language, "--bots", "random", "--seed", "2", *options, typed=typed)
    assert said.code == 0 and not said.err
    assert "[tui-" not in said.out and "[command-" not in said.out and "{" not in said.out


def test_at_the_end_one_is_told_what_decided_the_game(command: Command) -> None:
    said = command("play", "--lang", "en", "--bots", "random", "--seed", "2", typed="1\n" * 400)
    assert said.code == 0
    assert "Battles won: " in said.out and "Cards played: " in said.out


def test_the_language_of_the_system_is_spoken(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Um Torino kämpfen" in command("play").out


def test_few_letters_are_enough(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path), "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", "play", "--seed", "1"],
        input=b"\xff\xfe\nplace roma\n",
        capture_output=True,
        env=environment,
        check=True,
    )
    assert b"|  Torino  |" in done.stdout and b"*Roma" in done.stdout and not done.stderr


# replay


def test_replay_in_a_pipe_prints_the_game_in_words(command: Command, tmp_path: Path) -> None:
    path = finished(tmp_path / "over.txt")
    said = command("replay", str(path))
    assert said.code == 0
    assert "· The game begins." in said.out and "calls a battle for Torino." in said.out
    assert "wins" in said.out and command("replay", str(path), "--all").out == said.out
    assert "beginnt" in command("replay", str(path), "--lang", "de").out


def test_replay_steps_through_a_game(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "replay", str(finished(tmp_path / "over.txt")), "--move", "2")
    assert "Move 2 of" in t.wait_for("q quit")
    for typed, expected in (
        ("n", "Move 3 of"),
        ("", "Move 4 of"),
        ("b", "Move 3 of"),
        ("0", "The beginning"),
        ("b", "This is the beginning."),
        ("99999", "a number from 0 to"),
        ("what", "a number from 0 to"),
        ("l", "The game begins."),
        ("s", "Battles won"),
    ):
        t.child.sendline(typed)
        assert expected in t.wait_for("q quit")
    t.child.sendline("q")
    assert t.code() == 0


def test_replay_shows_what_a_seat_saw(command: Command, tmp_path: Path) -> None:
    path = str(finished(tmp_path / "over.txt"))
    assert command("replay", path, "--seat", "1").code == 0
    said = command("replay", path, "--seat", "2")
    assert said.code == 2 and "there is no seat 2" in said.err
    said = command("replay", path, "--move", "100000")
    assert said.code == 2 and "go from 0 to" in said.err


# simulate, games, rules


def test_simulate_prints_a_table_with_intervals(command: Command) -> None:
    said = command(
        "simulate", "--bots", "random,random,random", "--games", "4", "--seats", "3", "--seed", "x"
    )
    assert said.code == 0 and said.err == ("Compiled engine.\n" if compiled() else "")
    assert "4 games became 6" in said.out and "95 % interval" in said.out and "fair share" in said.out
    assert "6 games, 3 seats, seed x" in said.out


def test_simulate_as_json(command: Command) -> None:
    said = command("simulate", "--bots", "random,greedy", "--games", "4", "--json", "-o", "series=20")
    result = json.loads(said.out)
    assert result["games"] == 4 and result["options"]["series"] == 20
    assert [standing["bot"] for standing in result["standings"]] == ["random", "greedy"]
    assert sum(standing["wins"] for standing in result["standings"]) == pytest.approx(4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_option_and_edition(command: Command, language: str) -> None:
    said = command("games", "--lang", language)
    assert said.code == 0
    for info in ludoteca.catalogue().values():
        assert f"{info.name}  {info.title}, {info.least_seats}-{info.most_seats}" in said.out
        assert all(spec.name in said.out for spec in info.options)
        assert len(info.editions) == 1 or f"--edition {' | '.join(info.editions)}" in said.out


@pytest.mark.parametrize(
    ("language", "race", "alone"),
    [
        ("en", "race (2 to 3 seats)", "alone (1 seat)"),
        ("it", "race (da 2 a 3 posti)", "alone (1 posto)"),
        ("de", "race (2 bis 3 Plätze)", "alone (1 Platz)"),
    ],
)
def test_games_says_how_many_seats_a_choice_is_for(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, race: str, alone: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with registered(TREK):
        said = command("games", "--lang", language)
        assert f"auto, {race}, {race.replace('race', 'together')}, {alone} " in said.out
        assert "long, short " in said.out


def test_games_for_some_seats_shows_only_what_fits(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    with registered(TREK):
        one = command("games", "--seats", "1").out
        assert "auto, alone " in one and "race" not in one and "condottiere" not in one
        assert "ludoteca play dark-venture" in one  # the first that is for so many
        assert "auto, race, together " in command("games", "-n", "2").out
        assert "toy-trek" not in command("games", "--seats", "4").out
    nobody = command("games", "--seats", "99")
    assert nobody.code == 2 and "there is no game here for 99 seats" in nobody.err


def test_what_does_not_fit_the_seats_is_refused_with_its_rule(command: Command) -> None:
    with registered(TREK):
        said = command("play", "toy-trek", "--seats", "3", "--option", "mode=alone")
    assert said.code == 2 and "mode 'alone' is for 1 seat, not for 3 [TOY-TREK-01]" in said.err


def test_rules_by_chapter_by_id_and_by_word(command: Command) -> None:
    whole = command("rules", "condottiere")
    assert whole.code == 0 and "Winning the game" in whole.out and "CON-WIN-01" in whole.out
    one = command("rules", "condottiere", "con-win-01")
    assert one.out.startswith("CON-WIN-01\n") and "CON-WIN-02" not in one.out
    assert "CON-WINTER-01" not in command("rules", "condottiere", "CON-WIN").out
    found = command("rules", "condottiere", "--search", "HEROINE")
    assert "Heroine" in found.out and "CON-SET-01" not in found.out
    assert "Vittoria" in command("rules", "--lang", "it").out.title()
    typed = command("rules", "condottiere", "--lang", "it", "--search", "un'eroina")
    assert "CON-HERO-01" in typed.out  # which has the printed apostrophe


def test_untested_rules_give_exit_code_1(command: Command, tmp_path: Path) -> None:
    said = command("rules", "condottiere", "--untested", "--tests", str(tmp_path))
    assert said.code == 1 and "CON-WIN-01" in said.out


def test_tests_lie_in_the_folder_of_the_games_package(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "tests" / "games" / "dark_venture"
    folder.mkdir(parents=True)
    (folder / "test_it.py").write_text('@rule("DV-GEN-01")\ndef test_it() -> None: ...\n')
    monkeypatch.chdir(tmp_path)
    with registered(DARK_VENTURE):
        said = command("rules", "dark-venture", "--untested")
    assert "DV-GEN-02" in said.out and "DV-GEN-01" not in said.out


def test_a_report_takes_the_only_game_that_has_it(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    said = command("lab", "content", "--games", "1", "--seats", "2")
    assert said.code == 0 and said.out.startswith("VENTI, the content")
    monkeypatch.setattr(reports, "reports", lambda: {"content": ("dominoes", "venti")})
    said = command("lab", "content", "--games", "1", "--seats", "2")
    assert said.code == 2 and said.err == "ludoteca: say which game: dominoes, venti\n"


def test_the_package_is_the_command_too() -> None:
    command = [sys.executable, "-m", "ludoteca", "rules", "condottiere", "CON-WIN-01"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "CON-WIN-01" in done.stdout


# alone


def test_a_game_for_one_needs_no_bots(command: Command) -> None:
    with registered(CLIMB):
        said = command("play", "toy-climb", "--seats", "1", typed="walk\n" * HOURS)
    assert said.code == 0
    assert "Player loses" in said.out


def together(command: Command, mode: str, typed: str) -> str:
    """Two people at one keyboard, on a short trek."""
    people = ("--seats", "2", "--bots", "none", "--name", "Anna,Bruno", "--lang", "en")
    with registered(TREK):
        said = command("play", "toy-trek", *people, "-o", f"mode={mode}", "-o", "length=short", typed=typed)
    assert said.code == 0
    return said.out


def test_open_hands_need_no_curtain(command: Command) -> None:
    out = together(command, "together", "walk\n" * 4)
    assert "it is your turn" not in out and "Anna" in out and "win together" in out
    out = together(command, "race", "\nwalk\n" * 4)
    assert out.count("it is your turn") == 4


def test_where_hands_are_open_one_looks_through_the_eyes_of_a_friend(command: Command) -> None:
    def eyes(typed: str, mode: str = "together") -> list[str]:
        out = together(command, mode, typed)
        return [line.split()[-1] for line in out.splitlines() if line.strip().startswith("eyes")]

    assert eyes("hand B\nhand\nHAND b\n\nquit\n") == ["0", "1", "0", "1", "0"]
    assert eyes("hand c\nhand bishop\nquit\n") == ["0"]
    assert eyes("\nhand b\nquit\n", "race") == ["0"]  # behind the curtain


def test_a_game_may_say_more_of_its_end() -> None:
    words = Words("ludoteca.terminal", "en")
    result = Result("dark", (1,), (12,), nobody=True)
    lines = [str(line) for line in result_lines(result, words, "A stumbler.")]
    assert lines[1] == "A stumbler." and len(lines) == 3
    assert face_of("ludoteca.engine").ending(words, result, {}) == ""


@pytest.mark.parametrize(
    ("result", "first", "rows"),
    [
        (Result("dark", (2, 1), (3, 5), nobody=True, together=True), "All lose together: ", "Bruno Anna"),
        (Result("dark", (1,), (3,), nobody=True, together=True), "Anna loses: ", "Anna"),
        (Result("top", (1, 1), (3, 5), together=True), "Anna and Bruno win together: ", "Anna Bruno"),
        (Result("dark", (1, 1), (0, 0), nobody=True), "Nobody wins: ", "Anna Bruno"),
        (Result("top", (2, 1), (3, 5)), "Bruno wins ", "1. Bruno 2. Anna"),
    ],
)
def test_whoever_loses_together_has_no_place(result: Result, first: str, rows: str) -> None:
    words = Words("ludoteca.terminal", "en", ["Anna", "Bruno"])
    lines = [str(line).split("  score")[0] for line in result_lines(result, words)]
    assert lines[0].startswith(first)
    assert " ".join(line.replace(" A  ", "").replace(" B  ", "").strip() for line in lines[1:]) == rows
