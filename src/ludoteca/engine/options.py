"""Options of a game: what may be set, and the check of what somebody set."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

from ludoteca.engine.errors import BadOption, LudotecaError, shown

Value: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, Value]


def by_fields(value: Any) -> tuple[object, ...]:
    """How a frozen dataclass is copied and pickled: compiled ones cannot do it by themselves."""
    return type(value), tuple([getattr(value, field.name) for field in fields(value)])


@dataclass(frozen=True)
class OptionSpec:
    """One option: a switch (default False or True), a number from low to high, or one of some choices."""

    name: str
    default: Value
    rule: str  # the rule that the option turns on or rules
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    people: Value | None = None  # the default where people play, if it is another one
    seats: tuple[tuple[int, int], ...] = ()  # for each choice, the least and the most that it is for
    first: bool = False  # one of the few that people ask for first; a form keeps the others back
    names_seat: bool = False  # a number is that of a seat: a form says who sits there

    def check(self, value: object) -> Value:
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise self.no_switch(value)
        if isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int):
                raise self.no_number(value)
            if not self.low <= value <= self.high:
                text = f"option {self.name!r} goes from {self.low} to {self.high}"
                args: dict[str, str | int] = {"name": self.name, "count": self.low, "count2": self.high}
                raise BadOption(text, self.rule, "bad-range", args)
            return value
        if not isinstance(value, str) or value not in self.choices:
            choices = ", ".join(self.choices)
            text = f"option {self.name!r} is one of {choices}"
            raise BadOption(text, self.rule, "bad-choice", {"name": self.name, "choices": choices})
        return value

    def no_switch(self, value: object) -> BadOption:
        text = f"option {self.name!r} is true or false, not {shown(value)}"
        return BadOption(text, self.rule, "bad-switch", {"name": self.name, "value": shown(value)})

    def no_number(self, value: object) -> BadOption:
        text = f"option {self.name!r} is a whole number, not {shown(value)}"
        return BadOption(text, self.rule, "bad-number", {"name": self.name, "value": shown(value)})

    def parse(self, text: str) -> Value:
        """The value that a text such as `true`, `20` or `rotate` stands for."""
        if isinstance(self.default, bool):
            lowered = text.lower()
            if lowered in ("true", "yes", "on", "1"):
                return True
            if lowered in ("false", "no", "off", "0"):
                return False
            raise self.no_switch(text)
        if isinstance(self.default, int):
            if len(text) > 18 or not text.removeprefix("-").isdecimal():
                raise self.no_number(text)
            return self.check(int(text))
        return self.check(text)

    def fitting(self, seats: int) -> list[str]:
        """The choices that are for so many seats: what a form offers. `Rules.check` decides."""
        if not self.seats:
            return list(self.choices)
        ranges = zip(self.choices, self.seats, strict=True)
        return [choice for choice, (least, most) in ranges if least <= seats <= most]

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self)

    def write(self, value: Value) -> str:
        return str(value).lower() if isinstance(value, bool) else str(value)


def find(specs: tuple[OptionSpec, ...], name: object) -> OptionSpec:
    for spec in specs:
        if spec.name == name:
            return spec
    known = [spec.name for spec in specs]
    near = difflib.get_close_matches(name[:80], known, 1) if isinstance(name, str) else []
    hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(known) or 'none'}"
    args: dict[str, str | int] = {"value": shown(name)}
    args.update({"name": near[0]} if near else {"choices": ", ".join(known) or "0"})
    text = f"unknown option {shown(name)}; {hint}"
    raise BadOption(text, "", "bad-unknown-near" if near else "bad-unknown", args)


def check_fit(specs: tuple[OptionSpec, ...], seats: int, options: Options) -> None:
    """Refuses a choice that is not for so many seats; for a game's `check`."""
    for spec in specs:
        if spec.seats and options[spec.name] not in spec.fitting(seats):
            choice = str(options[spec.name])
            least, most = spec.seats[spec.choices.index(choice)]
            many = f"{least} to {most} seats" if least < most else f"{least} seat{'s' if least > 1 else ''}"
            text = f"{spec.name} {choice!r} is for {many}, not for {seats}"
            args: dict[str, str | int] = {"name": spec.name, "value": choice, "count": least, "count2": seats}
            if least < most:
                args["count3"] = most
            raise BadOption(text, spec.rule, "bad-fit" if least < most else "bad-fit-only", args)


def check_range(what: str, number: float, low: int, high: int) -> None:
    """Refuses a number that somebody typed for something beside a game's options."""
    if not low <= number <= high:
        raise LudotecaError(f"{what} goes from {low} to {high}, and is not {number}")


def for_people(specs: tuple[OptionSpec, ...], given: Mapping[str, object]) -> dict[str, object]:
    """What somebody set for a game with people: some options then have another default."""
    return {**{spec.name: spec.people for spec in specs if spec.people is not None}, **given}


def not_a_mapping(given: object) -> BadOption:
    return BadOption(f"options are names with values, not {type(given).__name__}", "", "bad-options")


def complete(specs: tuple[OptionSpec, ...], given: object) -> Options:
    """Every option with its value: the given ones checked, the others at their default."""
    if given is not None and not isinstance(given, Mapping):
        raise not_a_mapping(given)
    options: Options = {spec.name: spec.default for spec in specs}
    if given is not None:
        for name, value in given.items():
            spec = find(specs, name)
            options[spec.name] = spec.check(value)
    return options
