"""`ludoteca verify`: a fair record, one that was changed, and one without a proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.cli import run

SAMPLE = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "fair.sample.txt"
TEXT = SAMPLE.read_text(encoding="utf-8")
PROMISE = TEXT.partition("# promise ")[2].partition("\n")[0]


def verified(tmp_path: Path, text: str, *more: str) -> int:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    return run(["verify", str(file), *more])


def test_a_fair_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, TEXT) == 0
    said = capsys.readouterr().out
    assert "outcomes of chance follow" in said and PROMISE in said and "1, 2" in said and "Compare" in said
    assert verified(tmp_path, TEXT, "--promise", PROMISE.upper()) == 0
    assert "Compare" not in capsys.readouterr().out


def test_a_changed_record_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = TEXT.splitlines(keepends=True)
    first, other = [i for i, line in enumerate(lines) if line.startswith("* ")][:2]
    other = next(i for i in range(other, len(lines)) if lines[i] != lines[first])
    lines[first], lines[other] = lines[other], lines[first]
    assert verified(tmp_path, "".join(lines)) == 1
    assert "not dealt as it had been promised" in capsys.readouterr().out
    assert verified(tmp_path, TEXT, "--promise", "0" * 64) == 1


def test_a_record_without_a_proof(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verified(tmp_path, TEXT.partition("# ludoteca shuffle")[0]) == 2
    assert "has no proof" in capsys.readouterr().err
