"""Everything in the box is said in words, in three languages, and the words are whole."""

from __future__ import annotations

import json
from itertools import pairwise

import msgspec
import pytest

from games.dark_venture.kit.spoken import BOX, CONTENT, composed, faults, messages
from ludoteca.engine.words import LANGUAGES
from ludoteca.games.dark_venture.content import tables
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS
from ludoteca.games.dark_venture.phrases.speech import Speech
from ludoteca.games.dark_venture.printed import Printed, printed

ENDS = (".", ":", "”", "»", "“", "?", "!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_vocabulary_has_a_phrase(language: str) -> None:
    """Of a step, a condition or an objective with several phrases one at least begins with its name."""
    there = messages(language)
    for prefix, names in {
        "step": v.STEP,
        "if": v.CONDITION,
        "moment": v.MOMENTS,
        "objective": v.OBJECTIVE,
        "deed": v.DEEDS,
        "purpose": v.PURPOSES,
        "limit": v.LIMITS,
        "stat": v.STATS,
        "term": v.TERMS,
        "who": [who for who in v.WHOS if who != "actor"],
        "some-figure": [*v.ROLES, *v.CREATURES, "beast"],
        "some-item": ["any", *v.SORTS, *v.CATEGORIES, *v.SLOTS, *v.ITEM_TAGS],
        "some-place": ["any", *v.LANDS, *v.NATURES],
        "at": ["any", *v.LANDS, *v.NATURES],
        "at-spot": v.PLACES,
        "to-spot": v.PLACES,
        "how": v.TRAVEL,
        "roam": v.WAYS,
        "until": v.LASTING,
        "side": v.SIDES,
        "mark": CONTENT.marks,
    }.items():
        for name in names:
            begins = f"{prefix}-{name}"
            assert any(id == begins or id.startswith(f"{begins}-") for id in there), begins


@pytest.mark.parametrize("table", [table for table in tables.TABLES if table != "ranks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_said_in_whole_sentences(language: str, table: str) -> None:
    speech = Speech(language)
    for id in BOX.tables[table]:
        texts = composed(speech, table, id)
        assert texts or table == "hours", id
        for lines in texts:
            assert lines and lines[0].level == 0, id
            for before, line in pairwise(lines):
                assert line.level <= before.level + 1, (id, line)
            for line in lines:
                assert faults(line.text) == [], (id, line.text)
                first = line.text.lstrip("“«„")[0]
                assert not first.islower() and line.text.endswith(ENDS), (id, line.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_printed_is_of_its_type_and_complete(language: str) -> None:
    things = printed(CONTENT, language)
    assert msgspec.convert(json.loads(json.dumps(things)), Printed, strict=True) == things
    assert (len(things["figures"]), len(things["items"])) == (FIGURE_CARDS, ITEM_CARDS)
    assert list(things["answers"]) == CONTENT.answers
    named = [
        *things["factions"].values(),
        *things["figures"].values(),
        *things["items"].values(),
        *things["places"].values(),
        *things["quests"].values(),
        *things["ancients"].values(),
        *things["hours"],
    ]
    assert all(thing["name"] and thing["line"] for thing in named)
    assert all(things["told"].values()) and all(things["marks"].values())
    names = [figure["name"] for figure in things["figures"].values()]
    assert len(set(names)) == len(names)
    assert all(quest["story"] for quest in things["quests"].values() if quest["heroic"])
    for text in texts_in(things):
        assert faults(text) == [], text


def texts_in(value: object) -> list[str]:
    """What is read by people in what is printed: of lines, answers, names and labels."""
    if isinstance(value, list):
        return [text for one in value for text in texts_in(one)]
    if isinstance(value, dict):
        spoken = ("text", "name", "line", "story", "price", "needs", "roll", "again")
        own = [text for key, text in value.items() if key in spoken and isinstance(text, str)]
        return own + [text for one in value.values() for text in texts_in(one)]
    return []


def test_what_is_printed_is_the_same_each_time() -> None:
    first = printed(CONTENT, "it")
    printed.cache_clear()
    assert json.dumps(printed(CONTENT, "it")) == json.dumps(first)
