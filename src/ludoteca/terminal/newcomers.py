"""The command for newcomers; what it needs is imported when it runs."""

from __future__ import annotations

from typing import Annotated

import typer

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command()
def learn(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The name of a game.")] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="en, it or de; else your system's.")] = None,
) -> int:
    """Learn a game: a short first game with a teacher.

    \b
    Example:
      ludoteca learn GAME --lang it
    """
    from ludoteca.terminal.learn import teach

    return teach(game, lang)
