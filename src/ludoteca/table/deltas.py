"""What is different between two views: for pages that have the first one, and programs that follow a table.

A difference is `[path, value]`: at the end of the path of names and numbers now stands this value. `[path]`
alone: the name at its end is gone. They tell of fields of a view and, in a list that is as long as before, of
its items; each as a whole: to look deeper would cost more time than it saves bytes.
"""

from __future__ import annotations

from typing import Any

Difference = list[Any]
ABSENT = object()
# what a delta that leaves it out tells of the rest of a state
BESIDE: dict[str, Any] = {"thinking": [], "deadline": 0.0, "pause": None, "orders": [], "answered_in": 0.0}


def differences(old: dict[str, Any], new: dict[str, Any]) -> list[Difference]:
    found: list[Difference] = [[[name]] for name in old if name not in new]
    for name, value in new.items():
        before = old.get(name, ABSENT)
        if before == value:
            continue
        if type(value) is list and type(before) is list and len(value) == len(before):
            found += [[[name, i], item] for i, item in enumerate(value) if before[i] != item]
        else:
            found.append([[name], value])
    return found


def next_state(old: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The message `State` to which a message `Delta` leads from the one before it, both as JSON values."""
    state = {**old, **BESIDE, **delta, "t": "state"}
    state["view"] = applied(old["view"], delta.get("view", []))
    del state["on"]
    return state


def applied(old: dict[str, Any], found: list[Difference]) -> dict[str, Any]:
    """The new value: what is the same is shared with the old one, which stays as it is."""
    new = dict(old)
    for path, *value in found:
        if value:
            put(new, path, value[0])
        else:
            del new[path[0]]
    return new


def put(inside: Any, path: list[str | int], value: Any) -> None:
    step = path[0]
    if len(path) > 1:
        inner = inside[step]
        copy = dict(inner) if isinstance(inner, dict) else list(inner)
        put(copy, path[1:], value)
        value = copy
    inside[step] = value
