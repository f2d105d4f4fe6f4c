"""`make test` finds PostgreSQL and Redis, or installs them, or says what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import debian, engines


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without it: the folder of its commands."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(engines, "DEBIANS", f"{tmp_path}/postgresql/*/bin")
    (tmp_path / "bin").mkdir()
    return tmp_path


def put(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("#!/bin/sh\n")
    file.chmod(0o755)
    return file.parent


def test_the_newest_server_of_debian_is_found_and_one_in_the_path_comes_first(bare: Path) -> None:
    assert engines.find_postgres() is None
    put(bare / "postgresql" / "9.6" / "bin" / "initdb")
    newest = put(bare / "postgresql" / "15" / "bin" / "initdb")
    assert engines.find_postgres() == newest
    assert put(bare / "bin" / "initdb") == engines.find_postgres()


def test_it_is_installed_where_that_is_possible(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def install(saying: str, package: str) -> bool:
        asked.append(package)
        put(bare / "postgresql" / "17" / "bin" / "initdb")
        put(bare / "bin" / engines.REDIS)
        return True

    monkeypatch.setattr(debian, "install", install)
    assert engines.main() == 0
    assert engines.find_postgres() is not None and asked[0] == "postgresql"
    (bare / "bin" / engines.REDIS).unlink()
    assert engines.main() == 0 and asked[-1] == engines.REDIS


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_without_it_one_sentence_says_so_and_under_ci_it_is_an_error(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    monkeypatch.setenv("CI", ci)
    assert engines.main() == code
    assert capsys.readouterr().err == f"{engines.NO_REDIS}\n{engines.MISSING}\n"
