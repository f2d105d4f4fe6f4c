"""The vocabulary of content, and what is said of entries that are not written in it."""

from __future__ import annotations

import pytest

from ludoteca.games.dark_venture.content import tables, vocabulary
from ludoteca.games.dark_venture.content.checking import covered

# Some of everything, and right.
WELL = """
[locations.well]
number = 3
land = "deep"
nature = "engine"
doors = "NE"
hexagon = 2

[[locations.well.a.rules]]
name = "throw"
on = "act"
limit = "round"
cost = { item = "any" }
do = [ { later = "round", do = [ { find = 3, keep = 1, who = "hero" } ] } ]

[[locations.well.a.rules]]
on = "round"
if = [ { hour = { min = 9 } }, { any = [ { at = "deep" }, { not = [ { leads = "beast" } ] } ] } ]
do = [ { each = "pcs", do = [ { lose = "1d6 - 2", who = "target" } ] } ]

[locations.well.a]
story = [
  { test = "2d6 + mind", target = 9, pass = [ { mark = "saw", on = "owner", n = 1 } ], else = [
    { choose = [
      { key = "look", if = [ { marked = "saw", on = "owner", min = 1 } ], do = [ { say = "deep" } ] },
      { key = "leave", do = [] },
    ] },
  ] },
]
"""
QUEST = """
[side.supper]
number = 9
qp = 2

[[side.supper.stages]]
ways = [ { kind = "stand", is = "market", if = [ { has = "object", n = 2 } ] }, { kind = "beat", n = 2 } ]
done = [ { fulfil = true } ]
"""
HERO = """
[heroes.ysmene]
number = 1
faction = "tidewrought"
power = 4
speed = 4
mind = 5
luck = 4
health = 34
gear = ["needle"]

[[heroes.ysmene.abilities]]
name = "brine"
on = "hurt"
optional = true
do = [ { ward = 3 } ]

[weapons.needle]
number = 1
category = "knife"
hands = 1
attack = 1
"""


def told(text: str) -> list[str]:
    """What is wrong with a text, alone and as a box."""
    box = tables.Box()
    return tables.read(box, text, "box.toml") + tables.missing_words(box) + tables.unused_marks(box)


def test_there_are_as_many_words_as_the_brief_names() -> None:
    assert len(vocabulary.STEP) == 48
    assert [len(chapter) for chapter in vocabulary.CHAPTERS.values()] == [7, 7, 7, 10, 17]
    assert len(vocabulary.CONDITION) == 18
    assert len(vocabulary.MOMENTS) == len(set(vocabulary.MOMENTS)) == 25
    assert len(vocabulary.OBJECTIVE) == 12


def test_no_parameter_has_the_name_of_a_step() -> None:
    named = {key for verb in vocabulary.STEP.values() for key in verb.takes}
    assert named & set(vocabulary.STEP) == set()


def test_entries_that_are_right() -> None:
    assert told(WELL + QUEST + HERO) == []


def test_what_entries_speak_of_is_gathered() -> None:
    box = tables.Box()
    tables.read(box, WELL, "box.toml")
    assert box.found.answers == {"well-a-look": "box.toml, line 25", "well-a-leave": "box.toml, line 26"}
    assert list(box.found.lines) == ["well-a-deep"]
    assert set(box.found.marks_set) == set(box.found.marks_read) == {"saw"}


@pytest.mark.parametrize(
    ("old", "new", "mistake"),
    [
        (
            "lose =",
            "loose =",
            "rules[1].do[0].do[0].loose: there is nothing of this name; did you mean 'lose'?",
        ),
        ("lose =", "lose = 1, heal =", "one step is needed, not lose, heal"),
        ("target = 9, ", "", "test needs target"),
        ("keep = 1", "keep = 4", "more are kept than drawn"),
        ('who = "target"', 'who = "everyone"', "not 'everyone'"),
        ('"1d6 - 2"', '"5d6"', "are joined, not '5d6'"),
        ('"1d6 - 2"', '"3d6 + 2d6"', "there are four dice"),
        ('"2d6 + mind"', '"2d6 + wit"', "not 'wit'"),
        ('on = "round"\n', 'on = "dawn"\n', "is needed, not 'dawn'"),
        ("hour = { min = 9 }", "hour = { least = 9 }", "there is nothing of this name"),
        ('at = "deep"', 'at = "deep", when = 1', "there is nothing of this name"),
        ('"engine"\n', '"engin"\n', "not 'engin'"),
        ('doors = "NE"', 'doors = "EN"', "one of NESW, NES, NS, NE, N is needed"),
        ("number = 3", "number = true", "a whole number from 1 to 99 is needed"),
        ('name = "throw"\n', "", "rules[0].name: a name of small letters"),
        ('{ key = "leave", do = [] }', '{ key = "look", do = [] }', "there is an answer well-a-look already"),
        (
            '{ key = "leave", do = [] }',
            '{ key = "leave", cost = { ap = 1 }, do = [] }',
            "neither a condition nor a",
        ),
        ('mark = "saw"', 'mark = "seen"', "nothing sets the mark 'saw'"),
        ("min = 1 } ]", 'min = 1 }, { map = "lake", n = 1 } ]', "there is no location 'lake'"),
        ('{ say = "deep" }', "{ fulfil = true }", "it stands only in quests"),
        ('{ say = "deep" }', "{ ward = 2 }", "it stands only at hurt, not at hexagon"),
        ('{ say = "deep" }', '{ roll = "2d6", bands = [ { min = 2, max = 4, do = [] } ] }', "they cover 17%"),
        (
            '{ say = "deep" }',
            '{ roll = "1d6", bands = [ { min = 1, max = 4, do = [] }, { min = 4, max = 6, do = [] } ] }',
            "overlaps",
        ),
        ('{ say = "deep" }', "[]", "a step is a table"),
        ("[locations.well]\n", "[places.well]\n", "places: there is nothing of this name"),
        ("[locations.well]\n", "[locations.Well]\n", "small letters"),
        ("land =", "land ", "box.toml: "),
    ],
)
def test_a_mistake_is_told_with_its_place(old: str, new: str, mistake: str) -> None:
    assert old in WELL
    found = told(WELL.replace(old, new, 1))
    assert any(mistake in one for one in found), found
    assert all(one.startswith("box.toml") for one in found)


def test_all_mistakes_are_told_at_once() -> None:
    text = WELL.replace('"engine"', '"engin"').replace("lose =", "loose =") + QUEST.replace("qp = 2\n", "")
    assert len(told(text)) == 3


def test_steps_may_not_lie_too_deep() -> None:
    deep = '{ say = "deep" }'
    for _ in range(13):
        deep = f'{{ each = "pcs", do = [ {deep} ] }}'
    assert any("more than 12 steps" in one for one in told(WELL.replace('{ say = "deep" }', deep)))


def test_an_entry_stands_once() -> None:
    assert any("already" in one for one in told(QUEST + HERO.replace("weapons.needle", "weapons.supper")))


def test_how_many_throws_bands_answer() -> None:
    assert covered("2d6", [(2, 12)]) == pytest.approx(1)
    assert covered("1d6 + luck", [(5, 7)]) == pytest.approx(0.5)
    assert covered("2d6 - 1", [(1, 1)]) == pytest.approx(1 / 36)
