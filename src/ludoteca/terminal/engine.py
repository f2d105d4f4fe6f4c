"""Which engine plays: the compiled one, or the source, and why."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from ludoteca.engine import kernel
from ludoteca.engine.words import Words
from ludoteca.terminal.screen import HOME
from ludoteca_start import compiled_state

# Why there is no compiled engine; nothing is said where there can be none, or where it was switched off.
TOLD = ("missing", "foreign", "stale")


def show_engine(language: str, console: Console, advise: bool = True) -> None:
    """One line; without advice nobody is told of a compiled engine that was never built."""
    state = "compiled" if compiled() else compiled_state()
    if state == "compiled" or (state in TOLD and (advise or state != "missing")):
        console.print(Text(Words(HOME, language).text(f"tui-engine-{state}"), style="dim"))


def compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")
