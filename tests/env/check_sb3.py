"""The first agent of Gymnasium learns, as it stands on its page; `make test-env` runs this."""

from __future__ import annotations

import re

import pytest

from kit.pages import run_program


def test_the_first_agent_of_gymnasium_learns(capsys: pytest.CaptureFixture[str]) -> None:
    run_program("first-agent-gymnasium.md")
    assert re.search(r"wins against a random player: \d+%", capsys.readouterr().out)
