"""The first agents of the pages learn, as they stand there."""

from __future__ import annotations

import re

import pytest

from kit.pages import DOCS, program, run_program


@pytest.mark.parametrize("page", sorted([path.name for path in DOCS.glob("first-agent-*.md")]))
def test_a_first_agent_has_about_forty_lines(page: str) -> None:
    lines = [line for line in program(page).splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 40


def test_the_first_agent_of_pettingzoo_learns(capsys: pytest.CaptureFixture[str]) -> None:
    scope = run_program("first-agent-pettingzoo.md")
    assert re.search(r"wins against a random player: \d+%", capsys.readouterr().out)
    assert abs(scope["weights"]).max() > 0.01  # type: ignore[arg-type]
