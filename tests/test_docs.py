"""The documentation: links lead somewhere, tables are fresh, and no public name is forgotten."""

from __future__ import annotations

import importlib
import inspect
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import is_typeddict

import pytest

import ludoteca

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / "tools" / "rule_index.py"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("README.md")])
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")


def prose(page: Path) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", page.read_text(encoding="utf-8"))


def anchors(page: Path) -> set[str]:
    """What `page.md#anchor` can name: the headings, as they are written in links."""
    headings = [line.lstrip("#").strip() for line in prose(page).splitlines() if line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(CODE.sub("", prose(page))):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.is_relative_to(ROOT), f"{link} leads out of the project"
        assert target.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(target), f"{link}: there is no such heading"


def test_every_page_of_the_documentation_is_on_its_map() -> None:
    index = ROOT / "docs" / "index.md"
    linked = {(index.parent / link).resolve() for link in LINK.findall(prose(index))}
    assert {page for page in PAGES if page.is_relative_to(index.parent)} - linked == {index}


def test_decisions_are_short() -> None:
    for page in sorted((ROOT / "docs" / "decisions").glob("*.md")):
        assert len(page.read_text(encoding="utf-8").splitlines()) < 60, page.name


def test_the_page_of_the_library_has_every_public_name() -> None:
    words = set(re.findall(r"\w+", (ROOT / "docs" / "api.md").read_text(encoding="utf-8")))
    assert set(ludoteca.__all__) - words == set()


def test_the_page_of_the_library_has_every_method_of_a_game() -> None:
    words = set(re.findall(r"\w+", (ROOT / "docs" / "api.md").read_text(encoding="utf-8")))
    public = {name for name, member in inspect.getmembers(ludoteca.Game) if not name.startswith("_")}
    assert public - words == set()


def test_the_page_of_the_terminal_has_every_command() -> None:
    text = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca.cli", "--help"], capture_output=True, text=True, check=True
    )
    commands = re.findall(r"^  (\w+) ", done.stdout.partition("Commands:")[2], re.MULTILINE)
    assert len(commands) > 3
    assert [command for command in commands if f"\n## ludoteca {command}" not in text] == []


# games


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_every_game_has_a_page_for_players_and_one_for_its_code(game: str) -> None:
    page = ROOT / "docs" / "games" / f"{game}.md"
    text = page.read_text(encoding="utf-8")
    code = ROOT / "src" / "ludoteca" / "games" / game.replace("-", "_") / "README.md"
    links = {(page.parent / link.partition("#")[0]).resolve() for link in LINK.findall(text)}
    assert code in links, "the page leads to the table of rules"
    assert "<!-- rules -->" in code.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_the_page_of_a_games_code_has_every_module(game: str) -> None:
    """Linked in the table of files, or named where a part of the code is told of."""
    package = ROOT / "src" / "ludoteca" / "games" / game.replace("-", "_")
    text = (package / "README.md").read_text(encoding="utf-8").partition("<!-- rules -->")[0]
    modules = [path for path in package.rglob("*.py") if path.name != "__init__.py"]
    named = [path for path in modules if f"({path.relative_to(package)})" in text or f"`{path.name}`" in text]
    assert sorted(set(modules) - set(named)) == []


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_the_page_of_a_game_has_its_options_moves_and_all_that_a_view_holds(game: str) -> None:
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    t = ludoteca.new(game, seed=1)
    options = [spec.name for spec in t.rules.info.options]
    assert [name for name in options + list(t.view(0)) if f"`{name}`" not in text] == []
    verbs = set(t.rules.space(t.state).verbs.values())
    assert [verb for verb in sorted(verbs) if not re.search(f"`{verb}[ `]", text)] == []


@pytest.mark.parametrize("game", ludoteca.catalogue())
def test_the_page_of_a_game_has_every_key_that_may_be_in_a_view(game: str) -> None:
    """Also those that are there at times, and what the values are made of."""
    text = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    views = importlib.import_module(f"{ludoteca.catalogue()[game].package}.view")
    declared = [value for value in vars(views).values() if is_typeddict(value)]
    keys = {key for one in declared for key in one.__annotations__}
    assert "asked" in keys
    assert sorted(key for key in keys if f"`{key}`" not in text) == []


# tables of rules


def test_the_tables_of_rules_are_fresh() -> None:
    done = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_tables_of_observations_are_fresh() -> None:
    from tools.make_observations import PAGE, page

    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.make_observations"


@pytest.fixture(scope="module")
def ids_in() -> Callable[[str], list[str]]:
    found: Callable[[str], list[str]] = runpy.run_path(str(TOOL))["ids_in"]
    return found


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("CON-BATTLE-10 to -12: site", ["CON-BATTLE-10", "CON-BATTLE-11", "CON-BATTLE-12"]),
        ("CON-TURN-01, -02, -12: clockwise", ["CON-TURN-01", "CON-TURN-02", "CON-TURN-12"]),
        ("CON-R39 to -41, CON-SET-01", ["CON-R39", "CON-R40", "CON-R41", "CON-SET-01"]),
        ("CON-WIN-01, -02, -04, CON-R44.", ["CON-WIN-01", "CON-WIN-02", "CON-WIN-04", "CON-R44"]),
        ("CON-FINAL-01 to\n    -02", ["CON-FINAL-01", "CON-FINAL-02"]),
        ("VENTI-R03, -R04, -R06.", ["VENTI-R03", "VENTI-R04", "VENTI-R06"]),
        ("VENTI-END-01, VENTI-R30 to -R32", ["VENTI-END-01", "VENTI-R30", "VENTI-R31", "VENTI-R32"]),
        ("V-CON-01, D-VENTI-04, UTF-8, CON-, CON-SET", []),
    ],
)
def test_short_forms_of_ids_are_written_out(
    ids_in: Callable[[str], list[str]], text: str, ids: list[str]
) -> None:
    assert ids_in(text) == ids


def test_a_remark_belongs_to_what_it_stands_in() -> None:
    remarks = runpy.run_path(str(TOOL))["remarks"]
    source = (
        '"""module"""\n# above\nLIMIT: int = 2  # beside\n\n\nclass Step:\n    """class"""\n\n'
        "    def __init__(self):\n        self.x = 1  # constructor\n\n"
        '    def run(self):\n        """method"""\n        pass  # inside\n\n\n'
        "def free():\n    pass  # function\n"
    )
    found = {text.lstrip("# "): place for place, text in remarks(source) if text}
    assert found == {
        "module": "",
        "above": "LIMIT",
        "beside": "LIMIT",
        "class": "Step",
        "constructor": "Step",
        "method": "Step.run",
        "inside": "Step.run",
        "function": "free",
    }
