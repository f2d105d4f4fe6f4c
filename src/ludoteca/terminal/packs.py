"""Owners' packs on the command line: taken, checked, and written to start from."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.packs import add_content, add_pack, contents_of
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rules import CONTENT
from ludoteca.terminal.arguments import info_of, settings
from ludoteca.terminal.screen import speak
from ludoteca.terminal.session import at_home


def take_pack(file: Path) -> tuple[str, str]:
    """Add a pack to the game that it names; returns the game and the content's name."""
    return add_pack(at_home(file))


def chosen(game: str, given: list[str] | None, file: Path | None) -> dict[str, object]:
    """The options of a new game: `--option` and `--content`."""
    if file is None:
        return settings(info_of(game), given)
    name = add_content(info_of(game).name, at_home(file))
    options = settings(info_of(game), given)
    if options.setdefault(CONTENT, name) != name:
        raise LudotecaError(f"--option says content={options[CONTENT]}, --content brings {name!r}")
    return options


def check_pack(file: Path, language: str, console: Console) -> None:
    """Says what a pack changes; everything that is wrong with it is a ContentError."""
    game, name = take_pack(file)
    words = speak(rules_of(game).info.package, language)
    contents = contents_of(game)
    about: dict[str, str | int] = {
        "game": rules_of(game).info.title,
        "name": name,
        "digest": contents.digests()[name],
    }
    console.print(Text(words.text("tui-content-fine", about)))
    changes = contents.changes(name)
    if not changes:
        console.print(Text(words.text("tui-content-same")))
        return
    table = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for heading in ("thing", "field", "shipped", "own"):
        table.add_column(words.text(f"tui-content-{heading}"), overflow="fold")
    before = ""
    for thing, field, shipped, own in changes:
        table.add_row(Text(thing if thing != before else ""), Text(field), Text(shipped), Text(own))
        before = thing
    console.print(table)
