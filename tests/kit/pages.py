"""The programs that stand on pages of the documentation."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"


def program(page: str) -> str:
    found = re.search(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def run_program(page: str) -> dict[str, object]:
    """The first program of a page, as it stands there; gives what it has defined."""
    scope: dict[str, object] = {"__name__": "agent"}
    exec(compile(program(page), "agent.py", "exec"), scope)
    return scope
