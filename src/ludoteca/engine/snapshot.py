"""Positions as JSON values and back. A snapshot holds everything, secrets too: it is for the house."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.errors import BrokenSnapshot
from ludoteca.engine.fields import shapes
from ludoteca.engine.kernel import Event, Part, State, Step
from ludoteca.engine.rules import Rules

APART = ("stack", "asked")  # of a state: they stand beside its other fields


def dump(g: State) -> dict[str, object]:
    """The whole position: every field of the state and of the steps on its stack."""
    state = dump_fields(g)
    stack: list[object] = []
    for step in g.stack:
        cls: type[object] = type(step)
        stack.append({"step": cls.__name__, **dump_fields(step)})
    return {"asked": list(g.asked), "state": state, "stack": stack}


def dump_fields(owner: object) -> dict[str, object]:
    return {name: dump_value(getattr(owner, name)) for name in sorted(kept(type(owner)))}


def kept(cls: type[object]) -> dict[str, Any]:
    """The fields that are written one by one. A step may have some of the names that a state has apart."""
    apart = APART if issubclass(cls, State) else ()
    return {name: shape for name, shape in shapes(cls).items() if name not in apart}


def dump_value(value: object) -> object:
    """A copy as plain JSON: numbers, texts, lists and parts."""
    if isinstance(value, list):
        # A list holds things of one kind, and most hold numbers.
        return value[:] if value and isinstance(value[0], int) else [dump_value(item) for item in value]
    if isinstance(value, Part):
        cls: type[object] = type(value)
        return {cls.__name__.lower(): [dump_value(getattr(value, name)) for name in shapes(cls)]}
    if isinstance(value, tuple):
        return [dump_value(item) for item in value]
    assert isinstance(value, (int, str)), value
    return value


def restore(rules: Rules[Any], g: State, data: dict[str, Any]) -> None:
    """Fill a freshly set-up position with what `dump` wrote."""
    try:
        state = load_fields(type(g), data["state"])
        stack: list[Step[Any]] = []
        for entry in data["stack"]:
            step = {name: entry[name] for name in entry if name != "step"}
            cls = rules.steps[entry["step"]]
            stack.append(cls(**load_fields(cls, step)))
        g.asked = tuple(whole_numbers(data["asked"]))
        g.stack = stack
        for name in state:
            setattr(g, name, state[name])
    except BrokenSnapshot:
        raise
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BrokenSnapshot(f"the snapshot does not fit: {type(error).__name__}: {error}") from None


def load_fields(cls: type[object], data: dict[str, Any]) -> dict[str, Any]:
    """All fields of a class and no others, each of the type that was declared."""
    declared = kept(cls)
    if declared.keys() != data.keys():
        names = ", ".join(sorted(declared.keys() ^ data.keys()))
        raise BrokenSnapshot(f"the snapshot does not fit: {cls.__name__} has other fields: {names}")
    return {name: load_value(shape, data[name], name) for name, shape in declared.items()}


def load_value(shape: Any, value: Any, name: str) -> object:
    if isinstance(shape, (list, tuple)):
        if isinstance(value, list):
            items = [load_value(shape[0], item, name) for item in value]
            return items if isinstance(shape, list) else tuple(items)
    elif issubclass(shape, Part):
        fields = shapes(shape)
        values = value[shape.__name__.lower()]
        if len(values) == len(fields):
            named = zip(fields, fields.values(), values, strict=True)
            return shape(**{field: load_value(inner, item, field) for field, inner, item in named})
    elif isinstance(value, shape):
        return value
    raise BrokenSnapshot(f"the snapshot does not fit: field {name!r}")


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
