"""A lesson at a real terminal: every line is typed into a pty, as a person would."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit import toys
from kit.terminal import Terminal
from kit.toys import march
from ludoteca.cli import run


def test_a_lesson_is_left_gone_on_with_and_played_to_its_end(tmp_path: Path) -> None:
    t = Terminal(tmp_path, "learn", "condottiere")
    assert "Put it on Firenze" in " ".join(t.read().split())
    for _ in range(3):
        said = t.type("place roma")
        assert "Possible, but Firenze borders seven regions" in said
    assert "show makes the move for you." in said
    assert "Play the 4." in t.type("place firenze")
    assert "Play the 3." in t.type("play mercenary-4")
    assert "Play the 4." in t.type("back")
    assert "Play the 3." in t.type("play mercenary-4")
    assert "passing is final" in t.type("pass")
    assert "Your place is kept" in t.type("leave") and t.code() == 0
    t = Terminal(tmp_path, "learn", "condottiere", "--lang", "de")
    assert "Spiele die 3." in t.read()
    said = ""
    while t.choices:
        said = t.type("zeigen")
    assert "Du hast gewonnen" in said and "ludoteca play condottiere" in said and t.code() == 0
    t = Terminal(tmp_path, "learn", "condottiere")  # and from the beginning again
    assert "(1 of 14)" in t.read()


def test_a_game_without_a_lesson_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    with toys.registered(march.MARCH) as name:
        assert run(["learn", name, "--lang", "it"]) == 2
    assert f"Per {march.MARCH.info.title} non c’è una lezione." in capsys.readouterr().err
