"""What is different between two views: for pages that have the first one, and programs that follow a table.

A difference is `[path, value]`: at the end of the path of names and numbers now stands this value. `[path]`
alone: the name at its end is gone. They tell of fields of a view and, in a list that is as long as before, of
its items; each as a whole: to look deeper would cost more time than it saves bytes.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

Difference = list[Any]
ITEMS: Final = msgspec.json.Decoder(list[msgspec.Raw])
NAMES: Final[dict[str, bytes]] = {}  # in quotes, as they are sent
LIST: Final = ord("[")
# what a delta that leaves it out tells of the rest of a state
BESIDE: Final[dict[str, Any]] = {
    "thinking": [],
    "deadline": 0.0,
    "pause": None,
    "orders": [],
    "answered_in": 0.0,
}


def quoted(name: str) -> bytes:
    found = NAMES.get(name)
    if found is None:
        found = NAMES[name] = msgspec.json.encode(name)
    return found


def differences(old: dict[str, bytes], new: dict[str, bytes]) -> dict[str, bytes]:
    """Of two views whose fields are encoded: by its name all that is different in a field, encoded."""
    found: dict[str, bytes] = {}
    for name in old:
        if name not in new:
            found[name] = removal(name)
    for name, value in new.items():
        before = old.get(name)
        if before != value:
            found[name] = difference(name, before, value)
    return found


def difference(name: str, before: bytes | None, value: bytes) -> bytes:
    """Of a field that is not as it was; without brackets round it, since there may be several differences."""
    if before is not None and before[0] == LIST and value[0] == LIST:
        items, items_before = ITEMS.decode(value), ITEMS.decode(before)
        if len(items) == len(items_before):
            begin = b"[[" + quoted(name) + b","
            told: list[bytes] = []
            for i, item in enumerate(items):
                if item != items_before[i]:
                    told.append(begin + b"%d]," % i + bytes(item) + b"]")
            return b",".join(told)
    return b"[[" + quoted(name) + b"]," + value + b"]"


def removal(name: str) -> bytes:
    return b"[[" + quoted(name) + b"]]"


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
