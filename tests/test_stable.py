"""The page of the stable surface says what is there: every name, every attribute, every argument."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca import LudotecaError

PAGE = Path(__file__).resolve().parent.parent / "docs" / "stable.md"

# the kernel under the surface, which the page says is not promised
BENEATH = {("Game", "rng"), ("Game", "rules"), ("Game", "state"), ("Door", "rules")}


def examples() -> dict[str, object]:
    """One of each kind that is not an error."""
    t = ludoteca.new("condottiere", seats=2, seed=1)
    prompt, refusal = t.prompt(0), t.why_not(0, "pass")
    choice = t.choices(0)[0]
    found = [t, t.door(0), choice, choice.targets[0], t.events(0)[0], prompt, refusal, t.record()]
    found += [ludoteca.Result("total", (1, 2), (3, 1)), ludoteca.catalogue()["condottiere"]]
    found += ludoteca.hints(t, 0, iterations=1)[:1]
    return {"Bot": ludoteca.make_bot("greedy", 1), **{named(one): one for one in found}}


def named(value: object) -> str:
    return next(cls.__name__ for cls in type(value).__mro__ if cls.__name__ in ludoteca.__all__)


def arguments(function: object) -> str:
    """`(seat, since=0)`: the same of compiled and interpreted functions."""
    assert callable(function)
    found = inspect.signature(function).parameters.values()
    return "(" + ", ".join(p.name if p.default is p.empty else f"{p.name}={p.default!r}" for p in found) + ")"


def members(name: str, value: object) -> list[str]:
    """The attributes in one line, then a line for each method."""
    public = [member for member in dir(value) if not member.startswith("_") and not hasattr(tuple, member)]
    public = [member for member in public if (name, member) not in BENEATH]
    methods = [member for member in public if callable(getattr(value, member))]
    attributes = [member for member in public if member not in methods]
    calls = [f"    {method}{arguments(getattr(value, method))}" for method in methods]
    return [f"    {', '.join(attributes)}", *calls] if attributes else calls


def surface() -> list[str]:
    """All that `__all__` names, as the page writes it."""
    values = {name: getattr(ludoteca, name) for name in sorted(ludoteca.__all__)}
    classes = {name: value for name, value in values.items() if isinstance(value, type)}
    functions = {name: value for name, value in values.items() if inspect.isroutine(value)}
    lines = [name for name in values if name not in {*classes, *functions}]
    lines += [f"{name}{arguments(value)}" for name, value in functions.items()]
    shown = examples()
    for name in classes:
        if name in shown:
            lines += [
                f"{name}{arguments(classes[name]) if name == 'Bot' else ''}",
                *members(name, shown[name]),
            ]
    for name, error in classes.items():
        if name not in shown:
            more = {"BrokenRecord": "line, ", "BotError": "record, "}.get(name, "")
            lines.append(f"{name}({error.__mro__[1].__name__}): {more}rule, text")
    return lines


def test_the_page_of_the_stable_surface_is_what_is_there() -> None:
    text = PAGE.read_text(encoding="utf-8")
    written = text.partition("```text\n")[2].partition("```")[0]
    assert [line for line in written.splitlines() if line] == surface()


def test_every_public_class_is_an_error_or_has_an_example() -> None:
    classes = [getattr(ludoteca, name) for name in ludoteca.__all__]
    kinds = [cls for cls in classes if isinstance(cls, type)]
    assert {cls.__name__ for cls in kinds if not issubclass(cls, LudotecaError)} == set(examples())


def test_errors_have_the_attributes_that_the_page_names() -> None:
    for name in ludoteca.__all__:
        error = getattr(ludoteca, name)
        if isinstance(error, type) and issubclass(error, LudotecaError):
            raised = error("no", 3, "CON-1") if error is ludoteca.BrokenRecord else error("no", "CON-1")
            assert raised.rule == "CON-1" and raised.text.endswith("no")


def test_what_is_under_the_surface_is_named_on_the_page() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert [f"{cls}.{name}" for cls, name in sorted(BENEATH) if f"`{cls}.{name}`" not in text] == []
    shown = examples()
    assert all(hasattr(shown[cls], name) for cls, name in BENEATH)


# a fresh process


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_importing_the_library_imports_neither_bots_nor_games_nor_fluent() -> None:
    found = run("import sys, ludoteca; print(*sorted(sys.modules))").split()
    late = ("ludoteca.bots", "ludoteca.lab", "ludoteca.games", "ludoteca.table", "ludoteca.terminal")
    also = ("fluent", "multiprocessing", "rich", "litestar", "msgspec", "numpy", "typer")
    assert "ludoteca.engine.game" in found
    assert [name for name in found if name.startswith(late) or name.partition(".")[0] in also] == []


def test_bots_and_matches_come_with_their_first_use() -> None:
    code = "import ludoteca; from ludoteca import Bot, make_bot; print(ludoteca.play_match.__name__, Bot)"
    assert run(code) == "play_match <class 'ludoteca.Bot'>"


@pytest.mark.parametrize("info", ludoteca.catalogue().values(), ids=ludoteca.catalogue())
def test_a_games_package_can_be_imported_alone_and_says_what_it_is(info: ludoteca.GameInfo) -> None:
    code = f"import {info.package} as box, ludoteca; rules = getattr(box, box.__all__[0]); "
    code += f"t = ludoteca.new({info.name!r}); print(t.rules is rules, rules.info.title)"
    assert run(code) == f"True {info.title}"
    documented = run(f"import {info.package}; help({info.package})")
    assert info.title in documented and f'ludoteca.new("{info.name}"' in documented
