"""Games that packages announce, and the skeleton of such a package."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludoteca import LudotecaError, UnknownGame
from ludoteca.engine.registry import GROUP, loaded
from ludoteca.terminal.new_game import write_game


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("no_such_package:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("ludoteca:NO_SUCH_NAME", "cannot be loaded: AttributeError"),
        ("ludoteca:new", "is not its rules"),
        ("ludoteca.games.venti:VENTI", "is not its rules"),
    ],
)
def test_an_announcement_that_cannot_be_kept_is_told_in_words(value: str, told: str) -> None:
    with pytest.raises(UnknownGame, match=told):
        loaded(EntryPoint("red-barn", value, GROUP))


@pytest.mark.parametrize(
    "name", ["", "Red", "red barn", "-red", "red-", "red--barn", "../red", "é", "r" * 41, "venti"]
)
def test_a_name_that_no_game_may_have_is_refused_and_nothing_is_written(name: str, tmp_path: Path) -> None:
    with pytest.raises(LudotecaError):
        write_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_stays_as_it_is(tmp_path: Path) -> None:
    folder = write_game("red-barn", tmp_path)
    page = folder / "src" / "red_barn" / "game.py"
    page.write_text("mine", encoding="utf-8")
    with pytest.raises(LudotecaError, match="nothing was written"):
        write_game("red-barn", tmp_path)
    assert page.read_text(encoding="utf-8") == "mine"


def test_nothing_of_the_skeletons_own_name_is_left(tmp_path: Path) -> None:
    folder = write_game("red-barn", tmp_path)
    for file in [path for path in folder.rglob("*") if path.is_file()]:
        assert "cuckoo" not in file.as_posix().removeprefix(tmp_path.as_posix()).lower()
        assert "cuckoo" not in file.read_text(encoding="utf-8").lower(), file


def test_a_game_that_is_called_after_the_skeleton_is_written_like_any_other(tmp_path: Path) -> None:
    pairs = (
        ("RedBarn", "CuckooTwo"),
        ("Red Barn", "Cuckoo Two"),
        ("RED_BARN", "CUCKOO_TWO"),
        ("red_barn", "cuckoo_two"),
        ("red-barn", "cuckoo-two"),
        ("RE-", "CU-"),
    )

    def written(name: str) -> dict[str, str]:
        folder = write_game(name, tmp_path)
        files = [path for path in folder.rglob("*") if path.is_file()]
        return {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in files}

    def renamed(text: str) -> str:
        for old, new in pairs:
            text = text.replace(old, new)
        return text

    other = {renamed(path): renamed(text) for path, text in written("red-barn").items()}
    assert written("cuckoo-two") == other
