"""The `ludoteca` command takes the compiled package of a checkout if it was made of the present source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.cli import run
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.terminal import engine
from ludoteca_start import Compiled, compiled_state

ROOT = Path(__file__).resolve().parent.parent.parent
LIBRARY = f"ludoteca__mypyc{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout that `make fast` has just been run in."""
    (tmp_path / "hatch_build.py").touch()
    for home in (tmp_path / "src", tmp_path / "build" / "fast"):
        (home / "ludoteca" / "engine").mkdir(parents=True)
        (home / "ludoteca" / "engine" / "kernel.py").write_text("SPRING = 1\n")
        (home / "ludoteca" / "words.ftl").write_text("spring = Spring\n")
    (tmp_path / "build" / "fast" / LIBRARY).touch()
    (tmp_path / "build" / "fast" / "ready").touch()
    return tmp_path


def state(checkout: Path, **environment: str) -> Compiled:
    return compiled_state(checkout / "src", checkout / "build" / "fast", environment)


def test_a_fresh_build_is_taken(checkout: Path) -> None:
    assert state(checkout) == "fresh"
    assert state(checkout, LUDOTECA_COMPILED="1") == "fresh"


def test_dates_do_not_matter_since_git_and_copies_change_them(checkout: Path) -> None:
    os.utime(checkout / "src" / "ludoteca" / "engine" / "kernel.py", (2e9, 2e9))
    assert state(checkout) == "fresh"


def test_the_client_and_bytecode_are_no_part_of_the_comparison(checkout: Path) -> None:
    for folder in ("table/static", "engine/__pycache__"):
        (checkout / "src" / "ludoteca" / folder).mkdir(parents=True)
        (checkout / "src" / "ludoteca" / folder / "new.py").touch()
    assert state(checkout) == "fresh"


CHANGES: dict[str, Callable[[Path], object]] = {
    "a module changed": lambda package: (package / "engine" / "kernel.py").write_text("SPRING = 2\n"),
    "a catalogue changed": lambda package: (package / "words.ftl").write_text("spring = Lenz\n"),
    "a module came": lambda package: (package / "engine" / "new.py").touch(),
    "a module went": lambda package: (package / "engine" / "kernel.py").unlink(),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_build_of_other_sources_is_not_taken(checkout: Path, change: Callable[[Path], object]) -> None:
    change(checkout / "src" / "ludoteca")
    assert state(checkout) == "stale"


def test_a_build_for_another_python_is_not_taken(checkout: Path) -> None:
    fast = checkout / "build" / "fast"
    (fast / LIBRARY).rename(fast / "ludoteca__mypyc.cpython-27-another-system.so")
    assert state(checkout) == "foreign"


def test_a_build_that_was_interrupted_is_not_taken(checkout: Path) -> None:
    (checkout / "build" / "fast" / "ready").unlink()
    assert state(checkout) == "missing"


def test_it_can_be_switched_off(checkout: Path) -> None:
    assert state(checkout, LUDOTECA_COMPILED="0") == "unwanted"


def test_an_installed_package_looks_for_no_build(checkout: Path) -> None:
    (checkout / "hatch_build.py").unlink()
    assert state(checkout) == "elsewhere"


WHERE = """
import multiprocessing, pkgutil, sys
import ludoteca_start
if __name__ == "__main__":
    sys.argv = ["ludoteca", "games"]
    try:
        ludoteca_start.main()
    except SystemExit:
        print("here", sys.modules["ludoteca"].__file__)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        print("worker", pool.apply(pkgutil.resolve_name, ("ludoteca:__file__",)))
"""


@pytest.mark.parametrize(("fresh", "home"), [(True, "build/fast"), (False, "src")])
def test_the_command_and_its_workers_run_on_the_same_package(tmp_path: Path, fresh: bool, home: str) -> None:
    source, fast = tmp_path / "src", tmp_path / "build" / "fast"
    for place in (source, fast):
        shutil.copytree(
            ROOT / "src", place, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
        )
    for file in (tmp_path / "hatch_build.py", fast / LIBRARY, fast / "ready"):
        file.touch()
    if not fresh:
        (source / "ludoteca" / "new.py").touch()
    (tmp_path / "where.py").write_text(WHERE)
    environment = {**os.environ, "PYTHONPATH": str(source)}
    del environment["LUDOTECA_COMPILED"]
    done = subprocess.run(
        [sys.executable, "where.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    package = str(tmp_path / home / "ludoteca" / "__init__.py")
    assert [line for line in done.stdout.splitlines() if line.startswith(("here ", "worker "))] == [
        f"here {package}",
        f"worker {package}",
    ]


# what is said


def said(monkeypatch: pytest.MonkeyPatch, state: str, advise: bool, compiled: bool = False) -> str:
    monkeypatch.setattr(engine, "compiled_state", lambda: state)
    monkeypatch.setattr(engine, "compiled", lambda: compiled)
    console = Console(width=200)
    with console.capture() as capture:
        engine.show_engine("en", console, advise)
    return capture.get().strip()


@pytest.mark.parametrize("state", ["foreign", "stale"])
@pytest.mark.parametrize("advise", [True, False])
def test_why_a_compiled_engine_is_left_is_always_said(
    monkeypatch: pytest.MonkeyPatch, state: str, advise: bool
) -> None:
    line = said(monkeypatch, state, advise)
    assert line.startswith("Interpreted engine: the compiled one is") and "make fast" in line


def test_the_advice_to_compile_is_given_where_it_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "8 times as fast" in said(monkeypatch, "missing", advise=True)
    assert said(monkeypatch, "missing", advise=False) == ""
    assert said(monkeypatch, "elsewhere", advise=True) == said(monkeypatch, "unwanted", advise=True) == ""


def test_the_compiled_engine_is_named_wherever_it_came_from(monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(monkeypatch, "elsewhere", advise=False, compiled=True) == "Compiled engine."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_are_there_in_every_language(language: str) -> None:
    words = Words("ludoteca.terminal", language)
    for id in ("compiled", *engine.TOLD):
        assert not words.text(f"tui-engine-{id}").startswith("[")


def test_a_simulation_says_which_engine_played_beside_its_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "compiled", lambda: True)
    assert run(["simulate", "--games", "2", "--bots", "random", "--json", "--lang", "en"]) == 0
    assert "Compiled engine." in capsys.readouterr().err
