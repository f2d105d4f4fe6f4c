"""What is ours: names, sentences; and a code that knows the vocabulary, and no card."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path

import pytest

from games.dark_venture.kit.own_words import copied, hashed, hashes, runs
from games.dark_venture.kit.texts import HOME, QUARANTINED
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.played import shipped_content

CODE = Path(str(resources.files(HOME)))
PAGES = Path(__file__).parents[4] / "docs" / "games"
TEXTS = sorted(
    [*CODE.rglob("*.ftl"), *CODE.rglob("*.toml"), *CODE.rglob("*.md"), *PAGES.glob("dark-venture*.md")]
)
SOURCES = sorted(CODE.rglob("*.py"))
TITLE = "dark venture"  # which names the game, and nothing in it


def name_of(file: Path) -> str:
    return "/".join(file.parts[-2:])


def test_all_that_a_player_reads_is_looked_at() -> None:
    """Words of each kind in three languages, rules, cards, pages; code of every part."""
    assert {file.suffix for file in TEXTS} == {".ftl", ".toml", ".md"} and len(TEXTS) > 70
    assert {"rules.toml", "rules.it.toml", "en.phrases.ftl", "de.terminal.ftl", "dark-venture.md"} <= {
        file.name for file in TEXTS
    }
    assert {file.parent.name for file in SOURCES} >= {"bot", "content", "phrases", "rules", "terminal"}


# sentences


@pytest.mark.parametrize("file", TEXTS + SOURCES, ids=name_of)
def test_no_sentence_is_the_rulebooks(file: Path) -> None:
    assert copied(file.read_text(encoding="utf-8"), hashes()) == []


def test_a_copied_sentence_would_be_found_whatever_its_punctuation_and_lines() -> None:
    sentence = "Whoever rings the bell twice before noon, shall also polish it."
    known = {hashed(run) for run in runs(f"Before. {sentence} After.")}
    assert copied('say = "Whoever rings the bell\ntwice - before Noon - shall also polish it"', known)
    assert not copied("Whoever rings the bell twice before noon may sleep.", known)
    assert len(hashes()) > 8000


# names


@pytest.mark.parametrize("file", TEXTS, ids=name_of)
def test_no_name_of_the_printed_game_stands_in_ours(file: Path) -> None:
    text = file.read_text(encoding="utf-8").casefold()
    assert [name for name in QUARANTINED if name != TITLE and re.search(rf"\b{name}\b", text)] == []


# the code


@cache
def ids() -> set[str]:
    """All that has a name of its own in the box; a mark of one plain word might be anything."""
    content = shipped_content()
    found = {id for entries in content.box.tables.values() for id in entries}
    found |= {ability.name for ability in content.abilities} | set(content.answers) | set(content.told)
    found |= {mark for mark in content.marks if "-" in mark}
    return found - {"", *v.FACTIONS}


def constants(source: str) -> set[str]:
    """The strings of a source but for what is said about it."""
    tree = ast.parse(source)
    said = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and isinstance(node.body[0], ast.Expr)
    }
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in said
    }


def named(source: str, known: set[str]) -> list[str]:
    """The ids that a source knows: as a string, or as a part of one."""
    words = {word for text in constants(source) for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)*", text)}
    return sorted(known & (words | constants(source)))


@pytest.mark.parametrize("file", SOURCES, ids=name_of)
def test_the_code_knows_no_card_by_name(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8"), ids()) == []


def test_a_card_in_the_code_would_be_found() -> None:
    source = 'def weigh(card: str) -> bool:\n    """As for pell."""\n    return card == "marsh-tea"\n'
    assert named(source, ids()) == ["marsh-tea"]
    assert named('"""Of marsh-tea."""\n', ids()) == []
    assert {"marsh-tea", "pell", "last-orders", "saw-tomorrow", "slantwise-inn"} <= ids()
