"""Before the package is compiled, the methods that follow from declared fields are written into its text."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import Any

import hatch_build
import ludoteca
from hatch_fields import written_out
from ludoteca.engine import fields
from ludoteca.engine.kernel import Part, State, Step
from ludoteca.engine.registry import rules_of

ROOT = Path(__file__).resolve().parent.parent.parent

BASE = '''"""A base."""
from __future__ import annotations
from typing import Any, Final

class Part(metaclass=Declared):
    pass

class State(metaclass=DeclaredByName):
    stack: list[Step[Any]]
    log: Driver[list[Event] | None] = None  # told

    def clone(self) -> Self:
        raise NotImplementedError
'''
GAME = '''"""A game."""
from __future__ import annotations
import base
from base import Part, State

class Terms:
    rules: int = 3

class Hero(Part):
    """A hero."""
    LIMIT: Final = 3
    items: list[int]
    at: int = (
        0
    )  # a place

    def copy(self) -> Hero:
        return self

class Place(Part):
    seen: Final[tuple[int, ...]]
    name: Final[str] = "here"  # once

class World(State):
    heroes: list[Hero]
    places: list[Place]
    terms: Shared[Terms]

def set_up() -> World:
    return World([], [], Terms())
'''


def test_a_game_is_written_out() -> None:
    texts = written_out({"base": BASE, "game": GAME}, fields)
    game = texts["game"]
    compile(game, "game", "exec")
    assert "import base as _base\n" in game
    assert re.search(r"    items: list\[int\]\n    at: int +# a place\n", game)
    assert (
        "    def __init__(self, items: list[int], at: int = 0) -> None:\n        self.items = items\n" in game
    )
    assert game.count("def copy(self) -> Hero") == 1, "what a class has stays"
    assert "    seen: tuple[int, ...]\n    name: str  # once\n" in game
    assert "self, seen: tuple[int, ...], name: str = 'here') -> None:" in game
    assert "    def copy(self) -> Place:\n        return self\n" in game
    assert "stack: list[_base.Step[_base.Any]], heroes: list[Hero], places: list[Place], terms:" in game
    steps, heroes = [f"[item.copy() for item in self.{field}]" for field in ("stack", "heroes")]
    clone = f"{steps}, {heroes}, self.places[:], self.terms"
    assert f"    def clone(self) -> World:\n        return World({clone})\n\ndef set_up" in game
    assert game.endswith("Hero.FIELDS = {'items': 'list[int]', 'at': 'int' ' = ' + repr(0)}\n")
    assert "class Terms:\n    rules: int = 3\n" in game, "other classes are left alone"


def test_what_mypyc_does_not_know_is_taken_away() -> None:
    base = written_out({"base": BASE}, fields)["base"]
    assert "class Part:\n" in base and "class State:\n" in base
    assert "    log: Driver[list[Event] | None]  # told\n" in base
    assert "log: Driver[list[Event] | None] = None) -> None:\n" in base


def test_every_position_step_and_part_of_the_package_is_written_out() -> None:
    files = {hatch_build.module_name(name): ROOT / "src" / name for name in hatch_build.modules(ROOT / "src")}
    texts = {name: file.read_text(encoding="utf-8") for name, file in files.items()}
    changed = written_out(texts, fields)
    for game in ludoteca.catalogue():
        rules_of(game)
    kinds = below(State) | below(Step) | below(Part)
    ours = [kind for kind in kinds if kind.__module__ in files]
    assert len(ours) > 60
    for kind in ours:
        (node,) = [
            node
            for node in ast.parse(changed[kind.__module__]).body
            if isinstance(node, ast.ClassDef) and node.name == kind.__name__
        ]
        methods = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
        assert "__init__" in methods and methods & {"copy", "clone"}, kind
        assert table_of(kind, changed[kind.__module__]) == kind.FIELDS


def table_of(kind: type[Any], text: str) -> object:
    """What a class has in its table when its module has been imported."""
    scope = dict(vars(sys.modules[kind.__module__]))
    exec("\n".join(re.findall(r"^import \S+ as _\w+$", text, flags=re.M)), scope)
    (table,) = re.findall(rf"^{kind.__name__}\.FIELDS = (.*)$", text, flags=re.M)
    found: object = eval(table, scope)
    return found


def below(kind: type[Any]) -> set[type[Any]]:
    return {kind}.union(*[below(child) for child in kind.__subclasses__()])
