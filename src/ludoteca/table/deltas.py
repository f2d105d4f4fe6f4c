"""The state that follows from one before it and a delta: for programs that follow a table."""

from __future__ import annotations

from typing import Any, Final

Difference = list[Any]
# what a delta that leaves it out tells of the rest of a state
BESIDE: Final[dict[str, Any]] = {
    "thinking": [],
    "deadline": 0.0,
    "pause": None,
    "orders": [],
    "answered_in": 0.0,
}


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
