"""Every rule of Condottiere has a test, and every test names rules that exist."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import LudotecaError
from ludoteca.testing import coverage, rule

HERE = Path(__file__).parent.parent
PACKAGE = "ludoteca.games.condottiere"


def test_every_rule_has_a_test() -> None:
    assert coverage.untested(PACKAGE, HERE) == []


def test_every_test_names_rules_that_exist() -> None:
    assert coverage.unknown(PACKAGE, HERE) == []


@pytest.mark.parametrize(("kind", "count"), [("V", 16), ("S", 40)])
def test_every_worked_example_and_every_scenario_has_a_test(kind: str, count: int) -> None:
    wanted = {f"{kind}-CON-{number:02}" for number in range(1, count + 1)}
    assert {id for id in coverage.tested_rules(HERE) if id.startswith(f"{kind}-")} == wanted


# how the marks are read


def test_the_mark_reaches_pytest() -> None:
    @rule("CON-CAP-03", "CON-CAP-04")
    def proof() -> None: ...

    (mark,) = proof.pytestmark  # type: ignore[attr-defined]
    assert mark.name == "rule" and mark.args == ("CON-CAP-03", "CON-CAP-04")


def test_marks_are_found_by_file_and_test(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "test_one.py").write_text(
        '@rule("CON-CAP-01", "V-CON-01")\n@other("CON-CAP-02")\ndef test_first(): ...\n'
        '@pytest.mark.rule("CON-CAP-01")\nasync def test_second(): ...\n'
        '@rule("CON-CAP-03")\ndef no_test(): ...\n'
    )
    (tmp_path / "kit.py").write_text('@rule("CON-CAP-04")\ndef test_no_test_file(): ...\n')
    assert coverage.tested_rules(tmp_path) == {
        "CON-CAP-01": ["deeper/test_one.py::test_first", "deeper/test_one.py::test_second"],
        "V-CON-01": ["deeper/test_one.py::test_first"],
    }


def test_rules_without_a_test_come_in_rulebook_order(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@rule("CON-SET-02")\ndef test_first(): ...\n')
    missing = coverage.untested(PACKAGE, tmp_path)
    assert missing[:2] == ["CON-SET-01", "CON-SET-03"] and missing[-1] == "CON-R52"


def test_ids_that_no_game_has_are_found(tmp_path: Path) -> None:
    marks = '@rule("CON-SET-01", "CON-SET-99", "S-CON-01", "V-CON-1x", "set")\ndef test_first(): ...\n'
    (tmp_path / "test_one.py").write_text(marks)
    assert coverage.unknown(PACKAGE, tmp_path) == ["CON-SET-99", "V-CON-1x", "set"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(LudotecaError, match=r"no folder .*nowhere"):
        coverage.tested_rules(tmp_path / "nowhere")


@pytest.mark.parametrize("content", [b"def test_(:\n", b"x = '\xff'\n", b"\0", b"x = " + b"(" * 5000])
def test_a_file_that_is_not_python_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "test_broken.py").write_bytes(content)
    with pytest.raises(LudotecaError, match=r"test_broken\.py is not Python"):
        coverage.untested(PACKAGE, tmp_path)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_folder.py").mkdir()
    with pytest.raises(LudotecaError, match=r"test_folder\.py cannot be read"):
        coverage.tested_rules(tmp_path)


def test_an_id_must_be_a_plain_text(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("\n@rule(*IDS)\ndef test_first(): ...\n")
    with pytest.raises(LudotecaError, match=r"test_one\.py, line 2: "):
        coverage.tested_rules(tmp_path)


def test_the_lists_need_no_pytest() -> None:
    program = "import sys; sys.modules['pytest'] = None; import ludoteca.testing.coverage"
    subprocess.run([sys.executable, "-c", program], check=True)
