"""The games that can be played here, with their options."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

import ludoteca
from ludoteca.engine.errors import BadSeat
from ludoteca.engine.options import OptionSpec
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import Words
from ludoteca.terminal.screen import speak


def show_games(language: str, seats: int | None, console: Console) -> None:
    """Every game with its options, then how to play one; those for so many seats, with what fits them."""
    every = list(ludoteca.catalogue().values())
    found = [one for one in every if seats is None or one.least_seats <= seats <= one.most_seats]
    if not found:
        raise BadSeat(f"there is no game here for {seats} seats")
    for info in found:
        words = speak(info.package, language)
        many = f"{info.least_seats}-{info.most_seats} {words.text('tui-seats')}"
        console.print(Text.assemble((info.name, "bold cyan"), f"  {info.title}, {many}"))
        if len(info.editions) > 1:
            console.print(Text(f"  --edition {' | '.join(info.editions)}"))
        console.print(options(info, seats, words))
    words = speak(found[0].package, language)
    console.print(Text(words.text("tui-try", {"game": found[0].name}), style="dim"))


def options(info: GameInfo, seats: int | None, words: Words) -> Table:
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(f"--option {words.text('tui-options')}", style="bold", no_wrap=True)
    table.add_column(words.text("tui-default"))
    table.add_column(words.text("tui-values"))
    table.add_column(words.text("tui-what"))
    for spec in info.options:
        about = f"about-option-{spec.name.replace('_', '-')}"
        told = words.text(about) if words.has(about) else ""
        known = values(info, spec, seats, words)
        table.add_row(spec.name, default(spec, words), known, f"{told} [{spec.rule}]".strip())
    return table


def default(spec: OptionSpec, words: Words) -> str:
    """The default and, where it is another one for people, both."""
    if spec.people is None:
        return spec.write(spec.default)
    both: dict[str, str | int] = {"bots": spec.write(spec.default), "people": spec.write(spec.people)}
    return words.text("tui-two-defaults", both)


def values(info: GameInfo, spec: OptionSpec, seats: int | None, words: Words) -> str:
    if isinstance(spec.default, bool):
        return words.text("tui-true-false")
    if isinstance(spec.default, int):
        return words.text("tui-number-range", {"low": spec.low, "high": spec.high})
    if seats is not None:
        return ", ".join(spec.fitting(seats))
    every = (info.least_seats, info.most_seats)
    ranges = spec.seats or (every,) * len(spec.choices)
    pairs = zip(spec.choices, ranges, strict=True)
    return ", ".join([one if fit == every else for_seats(one, *fit, words) for one, fit in pairs])


def for_seats(choice: str, least: int, most: int, words: Words) -> str:
    seats = str(most) if least == most else words.text("tui-number-range", {"low": least, "high": most})
    return words.text("tui-for-seats", {"choice": choice, "seats": seats, "most": most})
