"""What to say where a library is not installed."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A library is not installed, and how it is."""


def needed(module: str, extra: str) -> ModuleType:
    """A module of another library."""
    try:
        return import_module(module)
    except ImportError as error:
        library = module.partition(".")[0]
        how = f"pip install 'ludoteca[{extra}]'"
        raise MissingExtra(f"this needs {library}, which is not installed: {how} ({error})") from None
