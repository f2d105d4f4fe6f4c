"""A game that somebody else ships as a package is a full citizen: library, terminal, bots, browser."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest
from playwright.sync_api import Browser, expect

from kit.wheel import UV, clean
from ludoteca.terminal.new_game import write_game

PATIENCE = 60
CHECKS = """
from ludoteca.testing import contract
for seats in range(2, 5):
    for options in contract.option_sets("cuckoo", seats):
        for check in contract.CHECKS:
            check("cuckoo", seats, options, 1)
"""


@pytest.fixture(scope="session")
def installed(command: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of an environment into which Ludoteca and Cuckoo were installed as wheels."""
    source = write_game("cuckoo", tmp_path_factory.mktemp("others"))
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(build, cwd=source, env=clean(), check=True, capture_output=True)
    (wheel,) = (source / "dist").glob("*.whl")
    install = [
        UV,
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--offline",
        "--python",
        str(command.parent / "python"),
    ]
    subprocess.run([*install, str(wheel)], env=clean(), check=True)
    return command.parent


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    """A server of that environment."""
    serve = [str(installed / "ludoteca"), "serve", "--port", "0", "--data", str(tmp_path)]
    process = subprocess.Popen(serve, cwd=tmp_path, env=clean(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line.startswith("Ludoteca: http://127.0.0.1:"), line
        yield line.split()[1]
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def said(installed: Path, *words: str) -> str:
    done = subprocess.run(
        [str(installed / words[0]), *words[1:]], env=clean(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_on_the_shelf_with_its_rules_and_bots(installed: Path) -> None:
    assert "Cuckoo" in said(installed, "ludoteca", "games")
    assert "CU-2" in said(installed, "ludoteca", "rules", "cuckoo")
    match = said(installed, "ludoteca", "simulate", "cuckoo", "--bots", "greedy,random", "--games", "20")
    assert "greedy" in match and "random" in match


def test_it_keeps_the_contract(installed: Path) -> None:
    said(installed, "python", "-c", CHECKS)


def test_it_is_played_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    environment = {
        **clean(),
        "XDG_DATA_HOME": str(tmp_path),
        "TERM": "xterm",
        "COLUMNS": "100",
        "LINES": "40",
    }
    command = ["play", "cuckoo", "--seats", "2", "--bots", "greedy", "--seed", "1", "--lang", "en"]
    screen = pexpect.spawn(
        str(installed / "ludoteca"), command, env=environment, encoding="utf-8", timeout=PATIENCE
    )
    screen.expect("exchange the card")
    screen.sendline("keep")
    screen.expect("wins by cards|win together")
    screen.close(force=True)


def test_it_is_played_in_the_browser(address: str, browser: Browser) -> None:
    page = browser.new_page(locale="en-GB", base_url=address)
    answer = page.request.post(
        "/api/tables",
        data={"game": "cuckoo", "pace": 0, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]},
    )
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['id']}")
    expect(page.get_by_text("Do you keep your card?").first).to_be_visible()
    page.get_by_role("button", name="keep the card").first.click()
    expect(page.get_by_text("by cards").first).to_be_visible()
    page.close()
