"""A seat's door: bots see what their seat may know, and peeking does not type-check."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy import api

import ludoteca
from ludoteca import BadSeat
from ludoteca.engine.rng import seeded

SOURCE = Path(__file__).parent.parent.parent / "src"

DECENT = """
from ludoteca import Door
from ludoteca.engine.rng import Rng

def choose(door: Door, rng: Rng) -> int:
    imagined = door.imagine(rng)
    if len(door.events()) > 3 and door.view() and imagined.seats > 1:
        return door.action(door.legal()[0])
    return door.actions()[0]
"""

PEEKING = [
    ("door.state", '"Door" has no attribute "state"'),
    ("door._g", '"Door" has no attribute "_g"'),
    ("door.game", '"Door" has no attribute "game"'),
    ("door.snapshot()", '"Door" has no attribute "snapshot"'),
    ("door.position()", '"Door" has no attribute "position"'),
    ("door.view(1)", 'Too many arguments for "view" of "Door"'),
]


def checked(tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What mypy says about a bot."""
    file = tmp_path / "bot.py"
    file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(SOURCE))
    cache = Path.cwd() / ".mypy_cache" / "doors"
    out, problems, status = api.run(
        ["--strict", "--config-file=", f"--cache-dir={cache}", "--follow-imports=silent", str(file)]
    )
    assert not problems, problems
    assert (status == 0) == ("Success" in out), out
    return out


def test_a_decent_bot_type_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Success" in checked(tmp_path, DECENT, monkeypatch)


def test_a_bot_that_peeks_does_not_type_check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"    print({expression})" for expression, complaint in PEEKING]
    text = "from ludoteca import Door\n\n\ndef choose(door: Door) -> None:\n" + "\n".join(lines) + "\n"
    out = checked(tmp_path, text, monkeypatch)
    for number, (expression, complaint) in enumerate(PEEKING, 5):
        assert f"bot.py:{number}: error: {complaint}" in out, expression


def test_a_bot_that_asks_for_the_game_does_not_fit_a_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = """
from collections.abc import Callable
from ludoteca import Door, Game

def sit(bot: Callable[[Door], str]) -> None: ...

def cheat(t: Game) -> str:
    return str(t.state)

sit(cheat)
"""
    assert 'Argument 1 to "sit" has incompatible type' in checked(tmp_path, text, monkeypatch)


def test_a_door_shows_what_the_game_shows_the_seat() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=2)
    door = t.door(0)
    assert door.view() == t.view(0) and door.legal() == t.legal(0) and door.events() == t.events(0)
    assert [door.name(action) for action in door.actions()] == t.legal(0)
    assert door.action("place roma") in door.actions()
    prompt = door.prompt()
    assert prompt is not None and prompt.rule == "CON-FRAME-02"
    assert t.door(1).actions() == []


def test_a_door_gives_imagined_positions_and_never_the_true_one() -> None:
    t = ludoteca.new("condottiere", seats=3, seed=2)
    imagined = t.door(0).imagine(seeded(1))
    assert imagined is not t.state
    assert t.rules.view(imagined, 0) == t.view(0) and t.rules.view(imagined, 1) != t.view(1)


@pytest.mark.parametrize("seat", [ludoteca.CHANCE, ludoteca.SPECTATOR, 3])
def test_only_seats_have_doors(seat: int) -> None:
    with pytest.raises(BadSeat):
        ludoteca.new("condottiere", seats=3, seed=2).door(seat)
