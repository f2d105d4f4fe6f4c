"""The options of the server: the same for both commands, and checked before anything is built."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main

from ludoteca.cli import app, run
from ludoteca.table.__main__ import make_parser

ROOT = Path(__file__).resolve().parent.parent.parent


MEASURING = ("--collector",)  # for `make load` alone


def of_the_command() -> dict[str, Any]:
    serve: Any = typer.main.get_command(app)
    found = {}
    for option in serve.commands["serve"].params:
        names = (*option.opts, *option.secondary_opts)
        found[", ".join(sorted(names))] = option.default or None
    return found


def of_the_module() -> dict[str, Any]:
    actions = [action for action in make_parser()._actions if action.dest != "help"]
    found = {", ".join(sorted(action.option_strings)): action.default or None for action in actions}
    return {names: default for names, default in found.items() if names not in MEASURING}


def test_both_ways_to_serve_have_the_same_options() -> None:
    assert of_the_module() == of_the_command()


@pytest.mark.parametrize(
    "arguments",
    ["", "--open", "--no-open", "--open --no-open", "--port 0 --host ::1 --log --public https://a.it"],
)
def test_right_options_are_checked_in_silence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: str
) -> None:
    data = tmp_path / "data"
    assert run(["serve", "--data", str(data), *arguments.split(), "--check"]) == 0
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "")
    assert not data.exists(), "nothing is made"


@pytest.mark.parametrize("arguments", ["--nope", "--port 65536", "--port x", "--content no-such-file.toml"])
def test_wrong_options_get_a_sentence(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    assert run(["serve", *arguments.split(), "--check"]) == 2
    assert capsys.readouterr().err.startswith("ludoteca: ")


@pytest.mark.parametrize("arguments", ["--nope", "--port 65536", "--port x"])
def test_the_module_refuses_the_same(capsys: pytest.CaptureFixture[str], arguments: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        make_parser().parse_args(arguments.split())
    assert stopped.value.code == 2


def steps(arguments: str) -> list[str]:
    """What `make play` would do, in order."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    done = subprocess.run(
        ["make", "--dry-run", "play", f"ARGS={arguments}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.splitlines()


def test_make_play_checks_its_arguments_before_it_builds_the_client() -> None:
    lines = steps("--no-open --port 0")
    check = lines.index(".venv/bin/ludoteca serve --open --no-open --port 0 --check")
    building = [i for i, line in enumerate(lines) if "web" in line or "npm" in line]
    assert building and check < min(building)
    assert lines[-1].endswith(".venv/bin/ludoteca serve --open --no-open --port 0")


def test_make_play_answers_a_question_for_help_and_builds_nothing() -> None:
    assert not [line for line in steps("--help") if "web" in line]
