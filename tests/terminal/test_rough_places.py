"""The `ludoteca` command where a shell or a disk is rough with it: closed streams, full disks, odd files."""

from __future__ import annotations

import errno
import os
import sys
from io import StringIO
from pathlib import Path

import pytest

from ludoteca import cli, play_match
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.record import LARGEST
from ludoteca.lab import ladder
from ludoteca.terminal import new_bot, new_game, session
from ludoteca.terminal.arguments import plain_letters

FULL = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def fail(*_: object, **__: object) -> None:
    raise FULL


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("arguments", [["play"], ["play", "venti", "--seats", "2"], ["learn", "venti"]])
def test_an_input_that_is_closed_is_like_an_empty_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert cli.run(arguments) == 0
    assert "Go on with:" in capsys.readouterr().out


def test_a_command_whose_output_is_closed_does_its_work(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.run(["bot", "new", "Hothead", "--in", str(tmp_path)]) == 0
    assert (tmp_path / "hothead.py").exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device")
@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["content", "template", "ventura"]])
def test_an_output_without_room_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert cli.run(arguments) == 2
    assert capsys.readouterr().err == "ludoteca: what is printed has no room: No space left on device\n"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device")
@pytest.mark.parametrize("command", ["resume", "replay", "verify"])
def test_a_file_without_an_end_is_no_record(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert cli.run([command, "/dev/zero"]) == 2
    assert "too large to be a record" in capsys.readouterr().err


def test_a_record_may_have_other_ends_of_lines(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"a\r\nb\rc\n")
    assert session.read_text(tmp_path / "file") == "a\nb\nc\n"
    (tmp_path / "file").write_bytes(b"a" * (4 * LARGEST))
    assert len(session.read_text(tmp_path / "file")) == 4 * LARGEST


def test_what_was_not_written_whole_is_not_in_the_way(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    real, written = Path.write_text, []

    def third(path: Path, text: str, encoding: str) -> None:
        written.append(real(path, text, encoding=encoding))
        if len(written) % 3 == 0:
            raise FULL

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", third)
        with pytest.raises(LudotecaError, match="No space left"):
            new_game.write_game("red-barn", tmp_path)
        written += [0, 0]
        with pytest.raises(LudotecaError, match="No space left"):
            new_bot.write_bot("Hothead", tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert new_game.write_game("red-barn", tmp_path).exists()
    assert new_bot.write_bot("Hothead", tmp_path).exists()


def test_a_game_that_cannot_be_saved_leaves_no_draft(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started = session.start("venti", 2, {}, None, 1, session.Seating())
    started.save(tmp_path / "game.txt")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", fail)
        with pytest.raises(LudotecaError, match="No space left"):
            started.save(tmp_path / "game.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


def test_a_report_that_cannot_be_written_is_refused_before_the_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(ladder, "play_ladder", fail)
    given = ["lab", "ladder", "condottiere", "--bots", "random,greedy", "--deals", "1", "--out"]
    assert cli.run([*given, str(tmp_path / "file")]) == 2
    assert "the report cannot be written to" in capsys.readouterr().err


def test_people_need_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["play", "condottiere", "--seats", "2", "--humans", "3"]) == 2
    assert "3 people need as many seats, and there are 2" in capsys.readouterr().err


def test_rules_are_searched_among_those_of_an_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "condottiere", "CON-WIN", "--search", "adjacent"]) == 0
    said = capsys.readouterr().out
    assert "CON-WIN-01" in said and said.count("CON-") == said.count("adjacent") > 0
    assert cli.run(["rules", "condottiere", "CON-WIN", "--search", "bishop"]) == 2
    assert "'CON-WIN' and 'bishop'" in capsys.readouterr().err


def test_a_terminal_that_knows_few_letters_shows_words_that_can_be_read() -> None:
    spoken = StringIO()
    for letter in "für 2, größer, Äcker, è così, 5 × 3, 日":
        try:
            spoken.write(letter.encode("ascii").decode())
        except UnicodeEncodeError as error:
            spoken.write(plain_letters(error)[0])
    assert spoken.getvalue() == "fuer 2, groesser, Aecker, e cosi, 5 x 3, ?"


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        (["bot", "new", "Random"], "random"),  # `--bots random:Random` would be Python's
        (["bot", "new", "Class"], "class"),
        (["new-game", "class"], "class"),  # no module can be called so
        (["new-game", "random"], "random"),
        (["new-game", "ludoteca"], "ludoteca"),
    ],
)
def test_nothing_new_is_called_like_something_of_python(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: list[str], name: str
) -> None:
    assert cli.run([*arguments, "--in", str(tmp_path)]) == 2
    assert f"{name} is a name of Python's own" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_number_of_very_many_digits_gets_a_sentence() -> None:
    with pytest.raises(LudotecaError, match="very many digits"):
        play_match("condottiere", ["random"], games=10**5000)


def test_what_a_file_of_somebody_else_says_is_no_sign_for_a_terminal(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    seating = session.read_remark("# ludoteca play: seat=0 bots=greedy lang=en name=%1b%5b31mAnna%07,%0a\n")
    assert seating.names == ("[31mAnna", "")
    (tmp_path / "pack.toml").write_text('game = "ventura"\nname = "x"\n["a\\u001b[31mb"]\nz = 1\n')
    assert cli.run(["content", "check", str(tmp_path / "pack.toml")]) == 2
    assert cli.run(["resume", str(tmp_path / "\x1b[31m")]) == 2
    said = capsys.readouterr().err
    assert "a\\x1b[31mb" in said and "/\\x1b[31m" in said and "\x1b" not in said
