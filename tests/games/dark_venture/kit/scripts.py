"""What stands in the entries of the box, however deep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def within(entry: object) -> Iterator[dict[str, Any]]:
    """Every table of an entry: its steps, conditions, options and bands, from the outside inward."""
    if isinstance(entry, dict):
        yield entry
        for value in entry.values():
            yield from within(value)
    elif isinstance(entry, list):
        for value in entry:
            yield from within(value)


def said(entry: object, word: str) -> list[Any]:
    """All values that a word has in an entry: `said(place, "heal")`."""
    return [table[word] for table in within(entry) if word in table]
