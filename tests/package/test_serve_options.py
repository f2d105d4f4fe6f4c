"""The options of the server: the same for both commands, and checked before anything is built."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from ludoteca.cli import app, run
from ludoteca.table.__main__ import main, make_parser
from ludoteca.table.serve import make_listener, make_server
from ludoteca.table.settings import Settings

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


WRONG = [
    ("--keep -1", "--keep goes from 0 to 36500, and is not -1"),  # would delete every table that was begun
    ("--keep nan", "--keep goes from 0"),
    ("--keep inf", "--keep goes from 0"),
    ("--lease nan", "--lease goes from 1"),
    ("--thinkers 0", "--thinkers goes from 1"),
    ("--metrics here", "--metrics takes an address and a port"),
    ("--metrics 127.0.0.1:x", "--metrics takes an address and a port"),
    ("--metrics 127.0.0.1:99999", "--metrics: a port goes from 0 to 65535"),
    ("--public play.example", "--public takes the address of a page"),
    ("--public javascript:alert(1)", "--public takes the address of a page"),
    ("--public http://[x", "--public takes the address of a page"),
    ("--proxies here", "--proxies takes addresses and networks"),
    ("--proxies 127.0.0.1,10.0.0.0/99", "--proxies takes addresses and networks"),
    ("--store mysql://here", "--store takes the address of a PostgreSQL database"),
    ("--redis here", "--redis: "),
    ("--elsewhere", "--elsewhere: "),
    ("--processes 3", "--processes: several need --store"),
]


@pytest.mark.parametrize("check", [["--check"], []])
@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_what_no_server_can_begin_with_is_told_before_anything_is_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, arguments: str, sentence: str, check: list[str]
) -> None:
    data = tmp_path / "data"
    assert run(["serve", "--data", str(data), *arguments.split(), *check]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"ludoteca: {sentence}") and len(said.splitlines()) == 1
    assert not data.exists()


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_the_module_tells_the_same(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: str, sentence: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["", *arguments.split(), "--check"])
    assert main() == 2
    assert capsys.readouterr().err.startswith(sentence)


@pytest.mark.parametrize(
    "arguments",
    [
        "--keep 0.5 --lease 1 --metrics :0",
        "--metrics [::1]:9100 --proxies 10.0.0.1,fd00::/8,*",
        "--store postgresql://a@b/c --processes 4 --redis redis://here --elsewhere",
    ],
)
def test_right_ones_pass(arguments: str) -> None:
    assert run(["serve", *arguments.split(), "--check"]) == 0


def test_an_address_for_monitors_that_is_taken_ends_the_server_with_a_sentence(
    tmp_path: Path,
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        at = f"127.0.0.1:{taken.getsockname()[1]}"
        command = [sys.executable, "-m", "ludoteca.table", "--data", str(tmp_path), "--port", "0"]
        done = subprocess.run(
            [*command, "--metrics", at], capture_output=True, text=True, check=False, timeout=60
        )
    assert done.returncode == 1
    assert f"--metrics: cannot listen at {at}" in done.stderr and "Traceback" not in done.stderr


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


def test_what_a_second_ctrl_c_breaks_off_is_not_printed_as_a_mistake(tmp_path: Path) -> None:
    log = logging.getLogger("uvicorn.error")
    before = log.level
    with make_listener("127.0.0.1", 0) as listener:
        server = make_server(Settings(tmp_path), listener)
        try:
            server.handle_exit(signal.SIGINT, None)
            assert server.should_exit and log.isEnabledFor(logging.ERROR)
            server.handle_exit(signal.SIGINT, None)
            assert server.force_exit and not log.isEnabledFor(logging.ERROR)
        finally:
            log.setLevel(before)
