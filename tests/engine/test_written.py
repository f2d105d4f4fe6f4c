"""A text that a person wrote in TOML: each field is found where it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.engine.errors import ContentError
from ludoteca.engine.places import Path, places
from ludoteca.engine.written import Written, spelled

TEXT = '''\
name = "box" # a = 1

[tiles.field]
cost = 2
"a b".low = 3
about = """
cost = 5
[cards.no]
"""
specials = [{trigger = "melee", amount = 2}, {
  trigger = "ranged" }]

[[locations.inn.a.rules]]
on = "act"
do = [ { heal = 1.5 }, # { heal = 2 },
  { heal = '}' },
]

[[locations.inn.a.rules]]
on = "enter"

[locations.inn.a]
story = [
  { choose = [
    { key = "sleep", do = [ { heal = 4 } ] },
    { key = "dice", do = [
      { roll = "2d6", bands = [
        { min = 2, max = 8, do = [] },
        { min = 9, max = 12, do = [ { find = 1 } ] },
      ] },
    ] },
  ] },
]
'''


@pytest.mark.parametrize(
    ("line", "path"),
    [
        (1, ("name",)),
        (1, ("nothing", "of", "this")),
        (3, ("tiles",)),
        (3, ("tiles", "field")),
        (3, ("tiles", "field", "missing")),
        (4, ("tiles", "field", "cost")),
        (5, ("tiles", "field", "a b", "low")),
        (5, ("tiles", "field", "a b")),
        (6, ("tiles", "field", "about")),
        (10, ("tiles", "field", "specials", 0, "amount")),
        (10, ("tiles", "field", "specials", 1)),
        (11, ("tiles", "field", "specials", 1, "trigger")),
        (13, ("locations", "inn", "a", "rules", 0)),
        (14, ("locations", "inn", "a", "rules", 0, "on")),
        (15, ("locations", "inn", "a", "rules", 0, "do", 0, "heal")),
        (16, ("locations", "inn", "a", "rules", 0, "do", 1, "heal")),
        (20, ("locations", "inn", "a", "rules", 1, "on")),
        (19, ("locations", "inn", "a", "rules", 1, "do")),
        (25, ("locations", "inn", "a", "story", 0, "choose", 0, "do", 0, "heal")),
        (29, ("locations", "inn", "a", "story", 0, "choose", 1, "do", 0, "bands", 1, "do", 0, "find")),
        (29, ("locations", "inn", "a", "story", 0, "choose", 1, "do", 0, "bands", 1, "do", 4)),
        (24, ("locations", "inn", "a", "story", 0, "choose", 7)),
        (22, ("locations", "inn", "a")),
    ],
)
def test_a_mistake_has_the_line_of_its_field_or_of_what_it_would_lie_in(line: int, path: Path) -> None:
    tomllib.loads(TEXT.replace("{\n  trigger", "{ trigger"))  # a line break there is for people who slip
    assert str(Written(TEXT, "box.toml").wrong(path, "no")) == f"box.toml, line {line}: {spelled(path)}: no"


def test_paths_are_spelled_as_people_point_at_them() -> None:
    path = ("locations", "slantwise-inn", "a", "story", 0, "choose", 1, "do", 0)
    assert spelled(path) == "locations.slantwise-inn.a.story[0].choose[1].do[0]"


def test_every_field_of_every_table_is_found_in_a_line_that_names_it() -> None:
    home = resources.files("ludoteca.games.dark_venture.content")
    files = [file for folder in (home, home / "locations", home / "heroic") for file in folder.iterdir()]
    tables = [file for file in files if file.name.endswith(".toml")]
    assert len(tables) > 30
    for file in tables:
        text = file.read_text(encoding="utf-8")
        found, lines = places(text), text.splitlines()
        for path in paths(tomllib.loads(text), ()):
            named = [part for part in path if isinstance(part, str)][-1]
            assert isinstance(path[-1], int) or named in lines[found[path] - 1], (file.name, path)


def paths(value: Any, path: Path) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    if isinstance(value, list):
        for i, inner in enumerate(value):
            yield from paths(inner, (*path, i))


@given(st.text(alphabet="ab=.,[]{}\"'#\n\\ 1"))
def test_a_text_that_is_no_toml_has_lines_all_the_same(text: str) -> None:
    assert all(1 <= line <= text.count("\n") + 1 for line in places(text).values())


def test_all_mistakes_are_told_at_once() -> None:
    written = Written(TEXT, "box.toml")
    written.finish()
    assert written.attempt(7, written.number, ("tiles", "field", "cost"), 2, 3, 9) == 7
    assert written.attempt("", written.text, ("name",), 3, 9) == ""
    with pytest.raises(ContentError) as told:
        written.finish()
    assert told.value.text.splitlines() == [
        "box.toml, line 4: tiles.field.cost: a whole number from 3 to 9 is needed, not 2",
        "box.toml, line 1: name: a text is needed, not 3",
    ]


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("", "a text is needed"),
        ("  \n", "a text is needed"),
        (["a"], "a text is needed"),
        ("a" * 41, "41 characters are more than 40"),
        ("red \x1b[31m", "signs in it that cannot be printed"),
        ("right \u202eto left", "signs in it that cannot be printed"),
    ],
)
def test_a_text_must_be_one_that_can_be_read(value: object, told: str) -> None:
    with pytest.raises(ContentError, match=told):
        Written("", "box.toml").text(("name",), value, 40)


def test_a_text_may_hold_whatever_can_be_printed() -> None:
    for text in ("È { $x } – “so” [bold] <b> %s \\", "two\nlines"):
        assert Written("", "box.toml").text(("name",), text, 40) == text
