"""Which rules have a test: what marks such as `@rule("CON-CAP-03")` say, read without running the tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from ludoteca.engine.catalogue import rule_catalogue
from ludoteca.engine.errors import LudotecaError

# Worked examples (vectors) and scenarios of a ledger are marked too, and stand in no catalogue.
EXAMPLE = re.compile(r"[VS]-[A-Z]+-[0-9]+")


def tested_rules(folder: Path) -> dict[str, list[str]]:
    """Every id that a test below the folder names, with its tests as "file::test"."""
    if not folder.is_dir():
        raise LudotecaError(f"there is no folder {str(folder)!r} to read tests from")
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for test, id in marks(file):
            found.setdefault(id, []).append(f"{file.relative_to(folder).as_posix()}::{test}")
    return found


def untested(package: str, folder: Path) -> list[str]:
    """The rules of the game in that package which no test below the folder names, in rulebook order."""
    tested = tested_rules(folder)
    return [id for id in rule_catalogue(package).rules if id not in tested]


def unknown(package: str, folder: Path) -> list[str]:
    """The ids that tests below the folder name and the game does not have, in order of the alphabet."""
    rules = rule_catalogue(package).rules
    return sorted([id for id in tested_rules(folder) if id not in rules and not EXAMPLE.fullmatch(id)])


def marks(file: Path) -> Iterator[tuple[str, str]]:
    """Each test of a file, with each id that it is marked with."""
    try:
        tree = ast.parse(file.read_bytes(), str(file))
    except OSError as error:
        raise LudotecaError(f"{file} cannot be read: {error.strerror}") from None
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise LudotecaError(f"{file} is not Python that can be read: {error}") from None
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and is_mark(decorator.func):
                    for id in ids(file, decorator):
                        yield node.name, id


def is_mark(name: ast.expr) -> bool:
    """`rule`, or a dotted name that ends so, such as `pytest.mark.rule`."""
    if isinstance(name, ast.Attribute):
        return name.attr == "rule"
    return isinstance(name, ast.Name) and name.id == "rule"


def ids(file: Path, mark: ast.Call) -> Iterator[str]:
    for argument in mark.args:
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            raise LudotecaError(f"{file}, line {argument.lineno}: the id of a rule must be a plain text")
        yield argument.value
