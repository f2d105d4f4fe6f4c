"""The rules of Dark Venture in words: complete, the same in three languages, and our own."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from games.dark_venture.kit.texts import CATALOGUES, HOME, NAMED, QUARANTINED, box_of, catalogue
from ludoteca.engine.catalogue import rule_catalogue
from ludoteca.games.dark_venture.content import vocabulary
from ludoteca.testing import coverage

TESTS = Path(__file__).parent.parent
CODE = Path(str(resources.files(HOME)))
ENGLISH = rule_catalogue(HOME)

# the chapters of the ledger and how many rules each has
LEDGER = {
    "GEN": 10,
    "SETUP": 13,
    "HERO": 9,
    "STAT": 12,
    "ITEM": 17,
    "QUEST": 13,
    "HAND": 9,
    "TURN": 11,
    "PAID": 13,
    "ONCE": 3,
    "FREE": 10,
    "MAP": 11,
    "PLAY": 10,
    "NPC": 5,
    "AGGR": 11,
    "FOLL": 16,
    "DAY": 8,
    "END": 7,
    "COMBAT": 19,
    "CITEM": 8,
    "FLEE": 10,
    "DEFEAT": 6,
    "LOOT": 4,
    "WAKE": 6,
    "SOLO": 9,
    "RANK": 2,
    "COOP": 12,
    "ANC": 4,
    "TRAV": 6,
    "TOKEN": 3,
}
# rulings that decide nothing in play: numbers of cards that the printed box leaves open
NO_PLAY = {52, 53}
# corrections about names, numbers and the vocabulary, and those that are rulings 81 to 84
NO_CORRECTION = {1, 2, 24, 25, 26}
AS_RULINGS = {27: 81, 28: 82, 29: 83, 30: 84}

CITED = re.compile(r"(DV-[A-Z]+|\bAMB)-(\d\d)((?:(?:,| to| and) -\d\d)*)")
CORRECTION = re.compile(r"\bL(\d\d?)\b")
OF_A_STEP = re.compile(r"([A-Z]{2,})-(\d\d)((?:(?:\.\.|, -)\d\d)*)")


def known(language: str, table: str) -> dict[str, str]:
    text = resources.files(HOME).joinpath("words", f"rules.{language}.toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)[table]
    return found


def cites(text: str) -> Iterator[str]:
    """The rules that a source names, also in short: `DV-MAP-04, -06`, `AMB-27`, `L3`."""
    for stem, first, others in CITED.findall(text):
        prefix = stem if stem.startswith("DV-") else f"DV-{stem}"
        for number in [first, *re.findall(r"\d\d", others)]:
            yield f"{prefix}-{number}"
    for number in map(int, CORRECTION.findall(text)):
        yield f"DV-AMB-{AS_RULINGS[number]}" if number in AS_RULINGS else f"DV-L-{number:02}"


def test_every_rule_of_the_ledger_is_there_in_its_order() -> None:
    wanted = [f"DV-{chapter}-{n:02}" for chapter, count in LEDGER.items() for n in range(1, count + 1)]
    assert len(wanted) == 277
    assert [id for id in ENGLISH.rules if not id.startswith(("DV-AMB-", "DV-L-"))] == wanted


def test_every_ruling_that_decides_play_is_there() -> None:
    rulings = {f"DV-AMB-{n:02}" for n in range(1, 85) if n not in NO_PLAY}
    without = NO_CORRECTION | set(AS_RULINGS)
    corrections = {f"DV-L-{n:02}" for n in range(1, 34) if n not in without}
    assert {id for id in ENGLISH.rules if id.startswith("DV-AMB-")} == rulings
    assert {id for id in ENGLISH.rules if id.startswith("DV-L-")} == corrections


def test_every_chapter_has_rules() -> None:
    assert {rule.chapter for rule in ENGLISH.rules.values()} == set(ENGLISH.chapters)


@pytest.mark.parametrize("language", ["it", "de"])
def test_every_rule_and_chapter_is_translated_and_nothing_is_left_over(language: str) -> None:
    assert list(known(language, "chapter")) == list(ENGLISH.chapters)
    texts = known(language, "rule")
    assert list(texts) == list(ENGLISH.rules)
    assert [id for id, text in texts.items() if text == ENGLISH.rules[id].text] == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_a_translation_has_the_numbers_and_cites_the_rules_of_the_original(language: str) -> None:
    for id, text in known(language, "rule").items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", ENGLISH.rules[id].text)), id


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_texts_are_our_own_and_well_set(language: str) -> None:
    for rule in rule_catalogue(HOME, language).rules.values():
        assert [name for name in QUARANTINED if name in rule.text.casefold()] == [], rule.id
        assert rule.text.endswith(".") and "  " not in rule.text, rule.id
        assert '"' not in rule.text and (language == "en" or "'" not in rule.text), rule.id


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_what_is_left_out_alone_is_called_as_on_its_card(language: str) -> None:
    text = rule_catalogue(HOME, language).rules["DV-SOLO-01"].text
    left_out = 0
    for part, tables in CATALOGUES.items():
        for table in tables:
            for id, entry in box_of(*tables).tables[table].items():
                if not entry.get("solo", True):
                    left_out += 1
                    assert catalogue(part, language)[f"{NAMED[table]}-{id}"] in text
    assert left_out == 6


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_the_titles_are_those_of_the_ranks(language: str) -> None:
    _, _, titles = rule_catalogue(HOME, language).rules["DV-RANK-01"].text.removesuffix(".").partition(": ")
    ranks = box_of(*CATALOGUES["day"]).tables["ranks"]
    for told, (id, entry) in zip(titles.split("; "), ranks.items(), strict=True):
        assert told.endswith(f" {catalogue('day', language)[f'rank-{id}']}")
        assert re.findall(r"\d+", told)[0] == str(entry["min"])


def test_every_rule_that_a_text_or_a_source_cites_exists() -> None:
    for rule in ENGLISH.rules.values():
        assert set(cites(rule.text)) | set(cites(rule.source)) <= set(ENGLISH.rules), rule.id


def test_every_rule_that_the_code_cites_exists() -> None:
    for file in sorted(CODE.rglob("*.py")):
        unknown = set(cites(file.read_text(encoding="utf-8"))) - set(ENGLISH.rules)
        assert unknown == set(), file.name


def test_every_rule_that_a_word_of_the_vocabulary_cites_exists() -> None:
    for name, verb in [*vocabulary.STEP.items(), *vocabulary.CONDITION.items()]:
        for stem, first, others in OF_A_STEP.findall(verb.rules):
            for number in [first, *re.findall(r"\d\d", others)]:
                assert f"DV-{stem}-{number}" in ENGLISH.rules, name


def test_every_rule_that_a_test_is_marked_with_exists() -> None:
    assert coverage.unknown(HOME, TESTS) == []


# German has four words for using something: here it has one. Stories say it as they like.
USES = (
    "rules.de.toml",
    *[f"de.{part}ftl" for part in ("", "board.", "forecast.", "guide.", "hints.", "phrases.")],
)


@pytest.mark.parametrize(
    "file", [*USES, "de.kinds.ftl", "de.lessons.ftl", "de.refusals.ftl", "de.terminal.ftl"]
)
def test_what_one_does_with_a_thing_or_an_ability_has_one_word_in_german(file: str) -> None:
    text = (resources.files("ludoteca.games.dark_venture") / "words" / file).read_text(encoding="utf-8")
    assert re.findall(r"(?i)benutz\w*|\bgebrauch(?:en|t|te)?\b|einsetzen|eingesetzt", text) == []
