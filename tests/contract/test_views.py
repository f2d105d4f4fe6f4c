"""The type that a game declares for its view, and the check that its views are of it."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, TypedDict

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.tiles import TilesRules
from ludoteca.testing.contract import (
    Check,
    check_hidden_information,
    check_record,
    check_snapshot,
)
from ludoteca.testing.views import as_written, check_view, view_type

PACKAGE = "ludoteca.games.condottiere"


@pytest.fixture
def view() -> dict[str, Any]:
    return ludoteca.new("condottiere", seats=3, seed=1, options={"series": 8}).view(0)


def test_a_view_as_it_is_passes(view: dict[str, Any]) -> None:
    check_view(PACKAGE, view)
    del view["series"]  # which may be missing
    check_view(PACKAGE, view)


def test_a_game_without_a_type_may_show_what_it_likes() -> None:
    assert view_type("ludoteca.engine") is None
    check_view("ludoteca.engine", {"anything": object()})


@pytest.mark.parametrize(
    ("change", "finding"),
    [
        (lambda view: view.pop("pile"), "missing required field `pile`"),
        (lambda view: view["needed"].pop("total"), r"missing required field `total` - at `\$.needed`"),
        (lambda view: view.update(weather="fine"), r"undeclared field `weather` - at `\$`"),
        (lambda view: view["lines"][1].update(drums=2), r"undeclared field `drums` - at `\$.lines\[1\]`"),
        (lambda view: view.update(pile="12"), r"Expected `int`, got `str` - at `\$.pile`"),
        (lambda view: view.update(pile=None), r"Expected `int`, got `null` - at `\$.pile`"),
        (lambda view: view.update(pile=True), r"Expected `int`, got `bool` - at `\$.pile`"),
        (lambda view: view.update(holder=1.0), r"Expected `int`, got `float` - at `\$.holder`"),
        (lambda view: view.update(game="venti"), r"Invalid enum value 'venti' - at `\$.game`"),
        (lambda view: view.update(asked=(0,)), r"Expected `list`, got `tuple` - at `\$.asked`"),
        (lambda view: view["control"].update(roma="0"), r"Expected `int \| null`, got `str`"),
        (lambda view: view["series"].update(points=[0, None]), r"Expected `int`, got `null`"),
        (lambda view: view.update(series=None), r"Expected `object`, got `null` - at `\$.series`"),
    ],
)
def test_a_missing_an_extra_and_a_wrongly_typed_key_are_found(
    view: dict[str, Any], change: Any, finding: str
) -> None:
    change(view)
    with pytest.raises(AssertionError, match=f"a view is not of its type: .*{finding}"):
        check_view(PACKAGE, view)


class Bare(TypedDict):
    """What a game of tiles does not keep to."""

    hands: list[int]


@pytest.mark.parametrize("check", [check_hidden_information, check_record, check_snapshot])
def test_the_contract_sees_a_view_that_is_not_of_its_type(
    check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.testing.views.view_type", lambda package: Bare)
    with registered(TilesRules()) as name, pytest.raises(AssertionError, match="not of its type"):
        check(name, 2, {}, 1)


def test_types_of_compiled_modules_are_read_from_their_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compiled types forget what is in a list, and which keys may be missing; so they are not asked."""
    future = "from __future__ import annotations\n"
    parts = f"{future}from typing import TypedDict\nclass Part(TypedDict):\n    counts: list[int]\n"
    whole = (
        f"{future}from typing import NotRequired, TypedDict\nfrom compiled_parts import Part\n"
        "class View(TypedDict):\n    parts: list[Part]\n    more: NotRequired[str]\n"
    )
    for name, source in (("compiled_parts", parts), ("compiled_view", whole)):
        (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
        exec(source, vars(module))
        module.__file__ = str(tmp_path / f"{name}.cpython-311.so")
        for cls in [value for key, value in vars(module).items() if key in ("Part", "View")]:
            cls.__annotations__ = dict.fromkeys(cls.__annotations__, object)
    written = as_written("compiled_view")
    monkeypatch.setattr("ludoteca.testing.views.view_type", lambda package: written.View)
    check_view("", {"parts": [{"counts": [1]}]})
    with pytest.raises(AssertionError, match=r"Expected `int`, got `str`"):
        check_view("", {"parts": [{"counts": ["1"]}]})
    with pytest.raises(AssertionError, match="undeclared field `odd`"):
        check_view("", {"parts": [{"counts": [], "odd": 1}]})
