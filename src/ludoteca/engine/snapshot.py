"""Positions as JSON values and back. A snapshot holds everything, secrets too: it is for the house."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.engine.deck import Deck
from ludoteca.engine.errors import BrokenSnapshot
from ludoteca.engine.kernel import Event, State, Step
from ludoteca.engine.rules import Rules

# not of the position: `terms` never change (options and content), `pauses` is the driver's
SHARED = ("stack", "log", "asked", "pauses", "terms")
FIELDS: Final[dict[type[object], tuple[str, ...]]] = {}  # of the classes that were asked for


def fields(cls: type[object]) -> tuple[str, ...]:
    """The field names of a step or state class and its bases, sorted.

    Interpreted classes name them in `__slots__`; mypyc lists them in `__mypyc_attrs__` instead.
    """
    if cls in FIELDS:
        return FIELDS[cls]
    names: set[str] = set()
    for base in cls.__mro__:
        own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names.update([own] if isinstance(own, str) else own)
    names.discard("__dict__")
    FIELDS[cls] = tuple(sorted(names))
    return FIELDS[cls]


def dump(g: State) -> dict[str, object]:
    """The whole position: every field of the state and of the steps on its stack."""
    state: dict[str, object] = {}
    for name in fields(type(g)):
        if name not in SHARED:
            state[name] = dump_value(getattr(g, name))
    stack: list[object] = []
    for step in g.stack:
        cls: type[object] = type(step)
        own = {name: dump_value(getattr(step, name)) for name in fields(cls)}
        stack.append({"step": cls.__name__, **own})
    return {"asked": list(g.asked), "state": state, "stack": stack}


def dump_value(value: object) -> object:
    """A copy as plain JSON: ints, lists of ints, lists of lists, decks."""
    if isinstance(value, list):
        # A list holds things of one kind, and most hold numbers.
        return value[:] if value and isinstance(value[0], int) else [dump_value(item) for item in value]
    if isinstance(value, Deck):
        return {"deck": [value.loose, value.top, value.top_known, value.bottom, value.bottom_known]}
    assert value is None or isinstance(value, (int, str)), value
    return value


def restore(rules: Rules[Any], g: State, data: dict[str, Any]) -> None:
    """Fill a freshly set-up position with what `dump` wrote."""
    try:
        state = data["state"]
        for name in fields(type(g)):
            if name not in SHARED:
                setattr(g, name, load_value(state[name], getattr(g, name), name))
        g.asked = tuple(whole_numbers(data["asked"]))
        stack: list[Step[Any]] = []
        for entry in data["stack"]:
            cls = rules.steps[entry["step"]]
            stack.append(cls(**{name: load_raw(entry[name]) for name in fields(cls)}))
        g.stack = stack
    except BrokenSnapshot:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BrokenSnapshot(f"the snapshot does not fit: {type(error).__name__}: {error}") from None


def load_value(value: object, example: object, name: str) -> object:
    """A value of the same shape as the example's."""
    loaded = load_raw(value)
    if isinstance(example, list) != isinstance(loaded, list) or isinstance(example, Deck) != isinstance(
        loaded, Deck
    ):
        raise BrokenSnapshot(f"the snapshot does not fit: field {name!r}")
    return loaded


def load_raw(value: object) -> object:
    if isinstance(value, list):
        return [load_raw(item) for item in value]
    if isinstance(value, dict):
        parts = value["deck"]
        return Deck(*[whole_numbers(part) for part in parts])
    if value is None or isinstance(value, (int, str)):
        return value
    raise BrokenSnapshot(f"the snapshot does not fit: {type(value).__name__} where a number belongs")


def whole_numbers(values: object) -> list[int]:
    if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
        raise BrokenSnapshot("the snapshot does not fit: a list of numbers is expected")
    return list(values)


def dump_log(log: list[Event]) -> list[object]:
    return [[event.kind, list(event.args), event.seen_by] for event in log]


def load_log(data: object) -> list[Event]:
    if not isinstance(data, list):
        raise BrokenSnapshot("the snapshot does not fit: the log is a list")
    try:
        return [Event(str(kind), tuple(whole_numbers(args)), int(seen_by)) for kind, args, seen_by in data]
    except (TypeError, ValueError):
        raise BrokenSnapshot(
            "the snapshot does not fit: an event is a kind, numbers and who was told"
        ) from None
