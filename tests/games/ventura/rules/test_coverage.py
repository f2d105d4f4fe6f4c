"""Every rule of Ventura has a test, and every test names what the ledger has."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.testing import coverage

HERE = Path(__file__).parent.parent
PACKAGE = "ludoteca.games.ventura"

SCENARIOS = {f"VEN-T-{number:02}" for number in range(1, 31)}
EXAMPLES = {f"VEN-EX-{number:02}" for number in range(1, 9)}
VECTORS = {
    "VEN-VEC-BATTLE",
    "VEN-VEC-BATTLE-B",
    "VEN-VEC-BATTLE-C",
    *[f"VEN-VEC-MOVE-{number}" for number in range(1, 6)],
    "VEN-VEC-RECOV",
    "VEN-VEC-FARM",
    *[f"VEN-VEC-INC-{number}" for number in range(1, 5)],
    "VEN-VEC-FLOR",
    "VEN-VEC-PREST",
    "VEN-VEC-TILES",
    "VEN-VEC-HEX",
}
DIFFERENCES = {f"DIF-{number:02}" for number in range(1, 75)}


def test_every_rule_has_a_test() -> None:
    assert coverage.untested(PACKAGE, HERE) == []


def test_every_test_names_what_there_is() -> None:
    known = SCENARIOS | EXAMPLES | VECTORS | DIFFERENCES
    assert [id for id in coverage.unknown(PACKAGE, HERE) if id not in known] == []


@pytest.mark.parametrize("ids", [SCENARIOS, EXAMPLES, VECTORS], ids=["scenarios", "points", "vectors"])
def test_every_worked_example_and_every_scenario_has_a_test(ids: set[str]) -> None:
    assert sorted(ids - set(coverage.tested_rules(HERE))) == []


def test_every_switch_between_the_editions_has_a_test() -> None:
    """The differences in rules or numbers that a game can be played by (ledger, 1.4)."""
    switched = {17, 21, 27, 40, 42, 44, 50, 57, 61, 63, 64, 65}
    wanted = {f"DIF-{number:02}" for number in switched}
    assert sorted(wanted - set(coverage.tested_rules(HERE))) == []
