"""The table's own sentences are there in every language, and none is never said."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ludoteca.table
from ludoteca.engine.words import LANGUAGES, Message
from ludoteca.table.refusals import HOME, in_words, language_of


def messages(language: str) -> dict[str, set[str]]:
    """Every id with its variables."""
    text = resources.files(HOME).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert not any(isinstance(entry, ftl.Junk) for entry in body)
    found = re.findall(r"^(table-[a-z-]+) = (.*)$", text, re.MULTILINE)
    return {id: set(re.findall(r"\{ \$(\w+) \}", words)) for id, words in found}


def said_in_code() -> set[str]:
    sources = "".join([path.read_text() for path in Path(ludoteca.table.__file__).parent.glob("*.py")])
    return set(re.findall(r'"(table-[a-z-]+)"', sources))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_is_said(language: str) -> None:
    assert messages(language) == messages("en") and list(messages(language)) == list(messages("en"))
    assert set(messages(language)) == said_in_code()
    for id, variables in messages(language).items():
        words = in_words(Message(id, dict.fromkeys(variables, "7")), language)
        assert words.strip() and "[" not in words and words.count("7") == len(variables)


def test_a_browser_is_answered_in_its_language() -> None:
    accepted = {
        "it-IT,it;q=0.9,en": "it",
        "fr, de-CH": "de",
        "": "en",
        "xx": "en",
        ";;,,": "en",
        "EN-us": "en",
    }
    assert {header: language_of(header) for header in accepted} == accepted
