"""`make test` finds a browser, or installs one, or says what is missing."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import debian, find_browser


class Machine:
    """One without any browser, and what is tried on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.own = False  # whether Playwright has a browser of its own
        self.tried: list[str] = []
        self.helps: Callable[[str], bool] = lambda line: False

    def put(self, name: str, script: str = "exit 0") -> str:
        file = self.folder / name
        file.write_text(f"#!/bin/sh\n{script}\n")
        file.chmod(0o755)
        return str(file)

    def succeeds(self, *command: str) -> bool:
        line = " ".join(command)
        self.tried.append(line)
        return Path(command[0]).parent == self.folder or self.helps(line)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setattr(find_browser, "PLACES", (str(tmp_path / "Chrome.app"),))
    monkeypatch.setattr(find_browser, "own_browser", lambda: "own" if machine.own else None)
    return machine


@pytest.fixture
def installing(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Commands are only written down."""
    monkeypatch.setattr(debian, "succeeds", machine.succeeds)
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    machine.put("apt-get")
    return machine


@pytest.mark.parametrize("name", find_browser.NAMES)
def test_a_browser_that_is_there_is_taken(machine: Machine, name: str) -> None:
    assert find_browser.find_browser() is None
    assert machine.put(name) == find_browser.find_browser()


def test_a_command_that_only_says_where_to_get_a_browser_is_none(machine: Machine) -> None:
    machine.put("chromium-browser", "echo get it elsewhere\nexit 1")
    assert find_browser.find_browser() is None
    assert machine.put("google-chrome") == find_browser.find_browser()


def test_a_browser_that_is_no_command_is_found_in_its_usual_place(machine: Machine) -> None:
    assert machine.put("Chrome.app") == find_browser.find_browser()


@pytest.mark.parametrize(("user", "sudo"), [(0, ""), (1000, "sudo -n ")])
def test_debians_package_is_installed_where_that_needs_no_password(
    installing: Machine, monkeypatch: pytest.MonkeyPatch, user: int, sudo: str
) -> None:
    def helps(line: str) -> bool:
        if "apt-get install" in line:
            installing.put("chromium-headless-shell")
        return True

    installing.helps = helps
    monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
    assert find_browser.main() == 0
    updated, installed = [line for line in installing.tried if "apt-get" in line]
    assert updated == f"{sudo}apt-get update -qq"
    assert installed.startswith(f"{sudo}env DEBIAN_FRONTEND=noninteractive apt-get install")
    assert installed.endswith(" chromium-headless-shell")


def test_a_system_without_the_shell_gets_the_whole_browser(installing: Machine) -> None:
    def helps(line: str) -> bool:
        if line.endswith(" chromium"):
            installing.put("chromium")
        return not line.endswith("chromium-headless-shell")

    installing.helps = helps
    assert find_browser.main() == 0
    assert installing.tried[-2].endswith(" chromium")


def test_without_a_way_to_install_packages_playwright_gets_its_own(installing: Machine) -> None:
    def helps(line: str) -> bool:
        installing.own = line.endswith("playwright install chromium")
        return installing.own

    installing.helps = helps
    assert find_browser.main() == 0
    assert installing.own and not any("apt-get" in line for line in installing.tried)


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)])
def test_without_any_browser_one_sentence_says_so_and_under_ci_it_is_an_error(
    installing: Machine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ci: str,
    code: int,
) -> None:
    monkeypatch.setenv("CI", ci)
    assert find_browser.main() == code
    assert capsys.readouterr().err == f"{find_browser.MISSING}\n"
