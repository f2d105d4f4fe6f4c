"""`ludoteca lab`: reports on the screen, as JSON and in a folder, and a sentence for every mistake."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from ludoteca import cli

SHORT = ("lab", "content", "venti", "--games", "2", "--seats", "2,3", "--seed", "1")


@pytest.fixture(autouse=True)
def a_plain_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def test_a_report_is_printed_as_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(list(SHORT)) == 0
    out = capsys.readouterr().out
    assert out.startswith("VENTI, the content: greedy, 2 games with each number of seats, seed 1")
    for title in (
        "Length of games",
        "Share of games",
        "Cards by points",
        "Cards by template",
        "The 104 cards",
    ):
        assert title in out
    assert "13: ?=?=?=?" in out and "…" not in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_a_report_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*SHORT, "--json", "--bots", "random,greedy"]) == 0
    numbers = json.loads(capsys.readouterr().out)
    assert numbers["report"] == "content" and numbers["bots"] == ["random", "greedy"]
    assert list(numbers["seats"]) == ["2", "3"] and numbers["seats"]["2"]["games"] == 2


def test_tables_and_pictures_are_written_into_a_folder(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "new" / "report"
    assert cli.run([*SHORT, "--out", str(folder)]) == 0
    files = ["length.svg", "points.svg", "report.md", "templates.svg"]
    assert sorted(file.name for file in folder.iterdir()) == files
    out = capsys.readouterr().out
    assert all(f"Written: {folder / name}" in out for name in files)
    assert (folder / "report.md").read_text(encoding="utf-8").startswith("# VENTI, the content")


def test_a_missing_library_is_told_before_the_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert cli.run([*SHORT, "--games", "1000000", "--out", str(tmp_path)]) == 2
    assert "pictures need matplotlib" in capsys.readouterr().err
    assert cli.run(list(SHORT)) == 0


def test_a_folder_that_cannot_be_written_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert cli.run([*SHORT, "--out", str(tmp_path / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("content", "venti", "--seats", "2,x"), "--seats takes numbers with commas"),
        (("content", "venti", "--seats", "9"), "VENTI is for 2 to 6 seats, not 9"),
        (("content", "venti", "--games", "0"), "the number of games goes from 1"),
        (("content", "venti", "--bots", "none"), "a match is between 1 and 64 bots"),
        (("content", "venti", "--bots", "nobody"), "nobody"),
        (("content", "condottiere"), "there is no report on the content of Condottiere"),
        (("content", "chess"), "there is no game called 'chess'"),
        (("nothing",), "No such command"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    assert cli.run(["lab", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and sentence in err and len(err.splitlines()) == 1


@pytest.mark.parametrize("arguments", [(), ("--help",), ("content", "--help")])
def test_help_has_an_example(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    assert cli.run(["lab", *arguments]) == 0
    out = capsys.readouterr().out
    assert "ludoteca lab content GAME" in out.partition("Example")[2]
