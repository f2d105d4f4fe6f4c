"""The first agent of Gymnasium learns, as it stands on its page; `make test-env` runs this."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent.parent / "docs" / "first-agent-gymnasium.md"


def test_the_first_agent_of_gymnasium_learns(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    exec(compile(found.group(1), "agent.py", "exec"), {"__name__": "agent"})
    assert re.search(r"wins against a random player: \d+%", capsys.readouterr().out)
