"""The games that can be played here, with their options."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

import ludoteca
from ludoteca.engine.options import OptionSpec
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import Words
from ludoteca.terminal.screen import speak


def show_games(language: str, console: Console) -> None:
    """A table of games, then one of options for each."""
    every = ludoteca.catalogue()
    for info in every.values():
        words = speak(info.package, language)
        seats = f"{info.least_seats}-{info.most_seats} {words.text('tui-seats')}"
        console.print(Text.assemble((info.name, "bold cyan"), f"  {info.title}, {seats}"))
        if len(info.editions) > 1:
            console.print(Text(f"  --edition {' | '.join(info.editions)}"))
        console.print(options(info, words))
    for info in every.values():
        words = speak(info.package, language)
        console.print(Text(words.text("tui-try", {"game": info.name}), style="dim"))
        break


def options(info: GameInfo, words: Words) -> Table:
    table = Table(show_edge=False, pad_edge=False)
    table.add_column(f"--option {words.text('tui-options')}", style="bold", no_wrap=True)
    table.add_column(words.text("tui-default"))
    table.add_column(words.text("tui-values"))
    table.add_column(words.text("tui-what"))
    for spec in info.options:
        about = f"about-option-{spec.name.replace('_', '-')}"
        told = words.text(about) if words.has(about) else ""
        table.add_row(spec.name, default(spec, words), values(spec, words), f"{told} [{spec.rule}]".strip())
    return table


def default(spec: OptionSpec, words: Words) -> str:
    """The default and, where it is another one for people, both."""
    if spec.people is None:
        return spec.write(spec.default)
    both: dict[str, str | int] = {"bots": spec.write(spec.default), "people": spec.write(spec.people)}
    return words.text("tui-two-defaults", both)


def values(spec: OptionSpec, words: Words) -> str:
    if isinstance(spec.default, bool):
        return words.text("tui-true-false")
    if isinstance(spec.default, int):
        return words.text("tui-number-range", {"low": spec.low, "high": spec.high})
    return ", ".join(spec.choices)
