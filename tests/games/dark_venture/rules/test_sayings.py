"""Every move, event, question and refusal has words in every language, with its arguments."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludoteca
from games.dark_venture.kit.speech import SPEECH
from games.dark_venture.kit.spoken import messages
from kit.words import literals, passed, speaks
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.games.dark_venture.actions import space_of
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.games.dark_venture.events import EVENTS
from ludoteca.games.dark_venture.game import DARK_VENTURE

HOME = Path(ludoteca.__file__).parent / "games" / "dark_venture"
SPACE = space_of(shipped_content())
OF_THE_ENGINE = {"no-turn", "no-chance"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_and_events_have_words(language: str) -> None:
    there = messages(language)
    for kind, args in EVENTS.items():
        assert there.get(f"event-{kind}") == frozenset(args.split()), kind
    for label in SPACE.labels.values():
        assert there.get(label.id) == frozenset(label.args), label.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_refusals_have_words(language: str) -> None:
    there = messages(language)
    said: set[str] = set()
    for path in sorted(HOME.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and speaks(node.func) and node.args:
                for id in set(literals(node.args[0])) - OF_THE_ENGINE:
                    if id.startswith(("ask-", "no-")):
                        said.add(id)
                        assert there.get(id) == frozenset(passed(node) or ()), (id, path.name)
    assert {id for id in there if id.startswith(("ask-", "no-"))} == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_options_and_endings_have_words(language: str) -> None:
    there = messages(language)
    wanted = [f"reason-{reason}" for reason in SPEECH.reasons]
    for spec in DARK_VENTURE.info.options:
        id = "option-" + spec.name.replace("_", "-")
        wanted += [id, f"about-{id}", *[f"{id}-{choice}" for choice in spec.choices]]
    for kind, names in SPACE.things.items():
        if kind not in (*SPEECH.plain, "seat"):
            wanted += [f"{kind}-{name}" for name in names if "." not in name]
    assert [id for id in [*wanted, *SPEECH.for_displays] if there.get(id) != frozenset()] == []
    words = Words("ludoteca.games.dark_venture", language)
    assert words.thing("figure", "tax-birds-2") == f"{words.thing('figure', 'tax-birds')} 2"
