"""Where work is done: here, elsewhere in the same order, and a sentence where there is no such place."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from ludoteca import LudotecaError, cli
from ludoteca.bots.entrants import IMPORTED, entrant
from ludoteca.lab import on_ray
from ludoteca.lab.workers import elsewhere, in_order, playing_on
from ludoteca.missing import MissingExtra


def test_parts_come_in_the_order_of_chunks() -> None:
    assert list(in_order(abs, [-1, 2, -3], 1)) == [1, 2, 3]
    assert not elsewhere(1) and elsewhere(2)
    with playing_on("ray"):
        assert elsewhere(1)
    assert not elsewhere(1)


def ends_once(mark: Path) -> str:
    """Ends its process, the first time."""
    if not mark.exists():
        mark.touch()
        print("the last words")
        os._exit(3)
    return mark.name


def fails(what: str) -> None:
    print(what)
    raise LudotecaError(what) if what == "told" else ValueError(what)


def test_what_a_process_was_at_that_ended_is_done_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    marks = [tmp_path / name for name in "abcdefg"]
    for mark in marks[1:5]:
        mark.touch()
    assert list(in_order(ends_once, marks, 2)) == list("abcdefg")
    assert list(in_order(ends_once, marks, 2)) == list("abcdefg"), "and each is done once"
    assert "last words" not in capfd.readouterr().out, "what is printed there is no result"


def test_a_process_that_ends_again_and_again_is_told() -> None:
    with pytest.raises(LudotecaError, match="has ended by itself, 3 times at the same games"):
        list(in_order(os._exit, [3, 4], 2))


@pytest.mark.parametrize(
    ("what", "error"), [("told", LudotecaError), ("a fault", RuntimeError)], ids=["told", "a fault"]
)
def test_what_is_raised_in_a_process_is_raised_here(what: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=what):
        list(in_order(fails, [what, what], 2))


def test_an_absent_ray_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with playing_on("ray"), pytest.raises(MissingExtra, match=r"pip install 'ludoteca\[ray\]'"):
        list(in_order(abs, [1], 1))
    assert cli.run(["simulate", "condottiere", "--games", "1", "--on", "ray"]) == 2
    assert "pip install 'ludoteca[ray]'" in capsys.readouterr().err
    assert cli.run(["simulate", "condottiere", "--games", "1", "--on", "the moon"]) == 2
    assert "one of processes, ray, not on 'the moon'" in capsys.readouterr().err


def test_users_modules_travel_as_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "nomad_bots.py").write_text("def first(door):\n    return door.legal()[0]\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    entrant("nomad_bots:first", 1)
    texts = on_ray.modules()
    assert texts["nomad_bots"].startswith("def first")
    monkeypatch.delitem(sys.modules, "nomad_bots")
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(tmp_path)])
    there, failed = on_ray.unpacked(lambda bot: entrant(bot, 1) is not None, "nomad_bots:first", ({}, texts))
    assert there and failed is None
    _, told = on_ray.unpacked(lambda bot: entrant(bot, 1), "nomad_bots:second", ({}, texts))
    assert isinstance(told, LudotecaError)
    sys.modules.pop("nomad_bots")
    IMPORTED.discard("nomad_bots")
