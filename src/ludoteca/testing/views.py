"""The types of a game's view and of what it prints, and whether a value is of them."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, is_typeddict

import msgspec

from ludoteca.engine.registry import part_of


@cache
def view_type(package: str) -> Any:
    """The TypedDict `View` in a game's module `view`; None where it declares none."""
    return declared(package, "view", "View")


@cache
def printed_type(package: str) -> Any:
    """The TypedDict `Printed` in a game's module `printed`; None where it declares none."""
    return declared(package, "printed", "Printed")


@cache
def forecast_type(package: str) -> Any:
    """The TypedDict `Forecast` in a game's module `forecast`; None where it declares none."""
    return declared(package, "forecast", "Forecast")


def declared(package: str, part: str, name: str) -> Any:
    module = part_of(package, part)
    return None if module is None else getattr(as_written(module.__name__), name, None)


@cache
def as_written(name: str) -> ModuleType:
    """A module with its types as they are written.

    Compiled types forget what a list holds and which keys may be missing, so of a compiled module the source,
    which lies beside it, is read under another name.
    """
    module = import_module(name)
    file = Path(str(module.__file__))
    if file.suffix == ".py":
        return module
    spec = spec_from_file_location(f"{name} as written", file.with_name(f"{name.rpartition('.')[2]}.py"))
    assert spec is not None and spec.loader is not None
    written = module_from_spec(spec)
    sys.modules[spec.name] = written
    spec.loader.exec_module(written)
    for key, value in list(vars(written).items()):
        if is_typeddict(value) and value.__module__ != spec.name:
            setattr(written, key, getattr(as_written(value.__module__), key))
    return written


def check_view(package: str, view: object) -> None:
    check_type(view_type(package), view, "a view")


def check_type(declared: Any, value: object, what: str) -> None:
    """Every key of the type is there, no other is, and all values are of their types."""
    if declared is None:
        return
    try:
        known = msgspec.convert(value, declared)
    except msgspec.ValidationError as error:
        raise AssertionError(f"{what} is not of its type: {error}") from None
    assert known == value, f"{what} is not of its type: {difference(value, known, '$')}"


def difference(value: object, known: object, where: str) -> str:
    """Where a value first holds something that its type does not know of."""
    pairs: list[tuple[str, object, object]] = []
    if isinstance(value, dict) and isinstance(known, dict):
        for key in value:
            if key not in known:
                return f"Object has an undeclared field `{key}` - at `{where}`"
        pairs = [(f".{key}", value[key], known[key]) for key in value]
    elif isinstance(value, list) and isinstance(known, list):
        pairs = [(f"[{i}]", value[i], known[i]) for i in range(len(value))]
    for key, one, same in pairs:
        if one != same:
            return difference(one, same, where + key)
    return f"Expected `{type(known).__name__}`, got `{type(value).__name__}` - at `{where}`"
