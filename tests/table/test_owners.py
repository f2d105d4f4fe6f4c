"""A room has three owners, and nobody writes to a field of another's."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca.table

TABLE = Path(ludoteca.table.__path__[0])
# The class of each owner; an outbox, with which every connection begins, is the screens'.
OWNERS = {"room": "Room", "play": "Play", "seats": "Seats", "screens": "Screens", "outbox": "Outbox"}
TOGETHER = {"screens": {"outbox"}}
HOOKS = {"ready"}  # which the socket under a connection sets
CHANGING = {"add", "append", "clear", "discard", "extend", "insert", "pop", "remove", "setdefault", "update"}


def fields_of(module: str) -> set[str]:
    """What the constructor of an owner sets."""
    tree = ast.parse((TABLE / f"{module}.py").read_text(encoding="utf-8"))
    owner = next(node for node in tree.body if getattr(node, "name", "") == OWNERS[module])
    assert isinstance(owner, ast.ClassDef)
    made = next(node for node in owner.body if getattr(node, "name", "") == "__init__")
    attributes = [node for node in ast.walk(made) if isinstance(node, ast.Attribute)]
    return {a.attr for a in attributes if isinstance(a.ctx, ast.Store) and ast.unparse(a.value) == "self"}


def written(source: str) -> Iterator[tuple[int, str]]:
    """Fields of others that a source assigns, deletes, or changes by a method: where, and which."""
    for node in ast.walk(ast.parse(source)):
        target: ast.expr | None = None
        if isinstance(node, (ast.Attribute, ast.Subscript)) and isinstance(node.ctx, (ast.Store, ast.Del)):
            target = node.value if isinstance(node, ast.Subscript) else node
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING
        ):
            target = node.func.value
        if isinstance(target, ast.Attribute) and ast.unparse(target.value) != "self":
            yield target.lineno, target.attr


def strangers_writes(module: str, source: str) -> list[str]:
    foreign = {
        field
        for owner in OWNERS
        if owner not in {module, *TOGETHER.get(module, ())}
        for field in fields_of(owner)
    }
    return [f"{module}.py:{line}: {field}" for line, field in written(source) if field in foreign - HOOKS]


@pytest.mark.parametrize("module", sorted(file.stem for file in TABLE.glob("*.py")))
def test_nobody_writes_to_a_field_of_another_owner(module: str) -> None:
    assert strangers_writes(module, (TABLE / f"{module}.py").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "line",
    [
        "room.seats.pause_ends = None",
        "room.play.seq += 1",
        "room.seats.rows[0] = row",
        "del room.seats.thoughts[seat]",
        "room.screens.connections.add(connection)",
        "play.sealed.clear()",
    ],
)
def test_such_a_write_would_be_seen(line: str) -> None:
    assert strangers_writes("autoplay", line)
