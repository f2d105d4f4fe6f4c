"""What a seat was told, as messages."""

from __future__ import annotations

from typing import Any

from ludoteca.engine.actions import whole
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.kernel import Event, State
from ludoteca.engine.rules import Rules
from ludoteca.engine.words import Message, kind_of


def told(rules: Rules[Any], g: State, seat: int, since: object = 0) -> list[Message]:
    """The events that a seat (or SPECTATOR) was told, from its own `since`-th on.

    Each seat counts its own events, so that the numbers give nothing away.
    """
    first = whole(since)
    if first is None:
        raise LudotecaError(f"events are counted by a whole number, not {type(since).__name__}")
    events = [event for event in g.log or [] if event.told_to(seat)]
    return [as_message(rules, g, event) for event in events[max(0, first) :]]


def as_message(rules: Rules[Any], g: State, event: Event) -> Message:
    names = rules.events[event.kind].split()
    assert len(names) == len(event.args), (event.kind, event.args)
    things = rules.space(g).things
    args: dict[str, str | int] = {}
    for name, value in zip(names, event.args, strict=True):
        kind = kind_of(name)
        args[name] = value if kind == "seat" or kind not in things else things[kind][value]
    return Message("event-" + event.kind, args)
