"""Every rule of VENTI has a test, and every test names rules that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.testing import coverage

HERE = Path(__file__).parent.parent
PACKAGE = "ludoteca.games.venti"


def test_every_rule_has_a_test() -> None:
    assert coverage.untested(PACKAGE, HERE) == []


def test_every_test_names_rules_that_exist() -> None:
    assert coverage.unknown(PACKAGE, HERE) == []


@pytest.mark.parametrize(("kind", "count"), [("V", 14), ("S", 35)])
def test_every_worked_example_and_every_scenario_has_a_test(kind: str, count: int) -> None:
    wanted = {f"{kind}-VENTI-{number:02}" for number in range(1, count + 1)}
    assert {id for id in coverage.tested_rules(HERE) if id.startswith(f"{kind}-")} == wanted
