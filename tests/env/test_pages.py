"""The first agents of the pages learn, as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent.parent / "docs"


def program(page: str) -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


@pytest.mark.parametrize("page", sorted([path.name for path in DOCS.glob("first-agent-*.md")]))
def test_a_first_agent_has_about_forty_lines(page: str) -> None:
    lines = [line for line in program(page).splitlines() if line.strip() and '"""' not in line]
    assert len(lines) <= 40


def test_the_first_agent_of_pettingzoo_learns(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {"__name__": "agent"}
    exec(compile(program("first-agent-pettingzoo.md"), "agent.py", "exec"), scope)
    assert re.search(r"wins against a random player: \d+%", capsys.readouterr().out)
    assert abs(scope["weights"]).max() > 0.01  # type: ignore[arg-type]
