"""The research desk's commands: matches, data sets, and what lies in the folders of runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludoteca.engine.errors import LudotecaError
from ludoteca.terminal.arguments import info_of, language, own_language
from ludoteca.terminal.commands import (
    Bots,
    Edition,
    GameName,
    Language,
    Limit,
    On,
    Pack,
    RunFolder,
    Sealed,
    Seats,
    Seed,
    Setting,
)

if TYPE_CHECKING:
    from rich.table import Table

    from ludoteca.lab.runs import Run

WIDEST = 60  # letters of a value in a table


def simulate(
    game: GameName = None,
    bots: Bots = "greedy,random",
    games: Annotated[int, typer.Option(help="How many games; rounded up to equal seatings.")] = 100,
    seats: Seats = None,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    option: Setting = None,
    edition: Edition = None,
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = None,
    content: Pack = None,
    run: RunFolder = None,
    limit: Limit = 0.0,
    sealed: Sealed = False,
    on: On = "processes",
) -> int:
    """Let bots play many games; prints win rates with 95 % confidence intervals.

    \b
    Example:
      ludoteca simulate GAME --bots greedy,random --games 1000 --workers 2 --seats 2
    """
    import time

    from ludoteca.lab.workers import playing_on
    from ludoteca.terminal import simulate as screen
    from ludoteca.terminal.packs import chosen
    from ludoteca.terminal.screen import make_console
    from ludoteca.terminal.session import split_bots

    info = info_of(game)
    spoken = language(lang)
    options = chosen(info.name, option, content)
    started = time.monotonic()
    how = (seats, seed or "0", options, workers, spoken, make_console(stderr=True), edition)
    with playing_on(on):
        result = screen.simulate(info.name, split_bots(bots or ""), games, *how, run, limit, sealed)
    if json:
        from json import dumps

        print(dumps(result.json(), indent=2))
    else:
        screen.report(result, games, started, spoken, make_console())
    return 0


def dataset(
    game: GameName = None,
    out: Annotated[Path | None, typer.Option(help="The folder of the run.")] = None,
    bots: Bots = "greedy",
    games: Annotated[int, typer.Option(help="How many games; rounded up to equal seatings.")] = 100,
    seats: Seats = None,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    option: Setting = None,
    edition: Edition = None,
    content: Pack = None,
    limit: Limit = 0.0,
    sealed: Sealed = False,
    on: On = "processes",
) -> int:
    """Let bots play, and keep every decision as a data set. Started again, it goes on where it stopped.

    \b
    Example:
      ludoteca dataset GAME --bots greedy,ismcts --games 1000 --out runs/a
    """
    from ludoteca.lab.arena import rounded
    from ludoteca.lab.dataset import make_dataset
    from ludoteca.lab.workers import playing_on
    from ludoteca.terminal.packs import chosen
    from ludoteca.terminal.screen import make_console
    from ludoteca.terminal.session import split_bots
    from ludoteca.terminal.simulate import running_bar

    info = info_of(game)
    if out is None:
        raise LudotecaError("a data set needs a folder: --out runs/a")
    named = split_bots(bots or "")
    options = chosen(info.name, option, content)
    total = rounded(games, max(1, len(named)))
    bar = running_bar("Playing", total, make_console(stderr=True), own_language())
    how = (seats, seed or "0", options, edition, workers)
    with playing_on(on), bar as drawn:
        made = make_dataset(info.name, named, games, out, *how, drawn.advance, limit, sealed)
    print(f"{made.folder}: {made.order['games']} games of {info.title}, in {len(made.numbers())} parts")
    return 0


def runs(
    folders: Annotated[
        list[Path] | None, typer.Argument(metavar="[FOLDER]...", help="Where they lie.")
    ] = None,
    sql: Annotated[str | None, typer.Option(help="A question to all of them at once, in SQL.")] = None,
    join: Annotated[Path | None, typer.Option(help="A folder for their tables, each in one file.")] = None,
) -> int:
    """List the runs in folders, ask them in SQL, or join their tables.

    \b
    Examples:
      ludoteca runs runs
      ludoteca runs runs/a runs/b --sql "SELECT bot, avg(return) FROM decisions GROUP BY bot"
      ludoteca runs runs/a runs/b --join joined
    """
    from ludoteca.lab import queries
    from ludoteca.terminal.screen import make_console

    where = folders or [Path()]
    found = queries.runs_in(where)
    if not found:
        raise LudotecaError(f"there is no run in {', '.join([str(folder) for folder in where])}")
    if join is not None:
        for file in queries.join(found, join):
            print(f"Written: {file}")
    if sql is not None:
        columns, rows = queries.ask(found, sql)
        make_console().print(table(columns, rows))
    elif join is None:
        columns = ["run", "kind", "game", "bots", "games", "seed", "parts"]
        make_console().print(table(columns, [row_of(run) for run in found]))
    return 0


def row_of(run: Run) -> tuple[object, ...]:
    order = run.order
    bots = order.get("bots", [])
    said = ", ".join([str(bot) for bot in bots]) if isinstance(bots, list) else bots
    row = (order["kind"], order.get("game"), said, order.get("games"), order.get("seed"))
    return (run.folder, *row, len(run.numbers()))


def table(columns: list[str], rows: list[tuple[object, ...]]) -> Table:
    from rich import box
    from rich.table import Table

    grid = Table(box=box.SIMPLE, padding=(0, 1, 0, 0))
    for column in columns:
        grid.add_column(column, overflow="fold")
    for row in rows:
        grid.add_row(*[in_short(value) for value in row])
    return grid


def in_short(value: object) -> str:
    text = "" if value is None else f"{value:.4g}" if isinstance(value, float) else str(value)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


def record_text(file: Path, game: int | None) -> str:
    """A record that lies in a file, or that of a game in the folder of a run."""
    from ludoteca.terminal.session import read_text

    if not file.is_dir():
        if game is not None:
            raise LudotecaError(f"--game goes with the folder of a run, and {file} is none")
        return read_text(file)
    from ludoteca.lab.alone import game_record
    from ludoteca.lab.runs import open_run

    run = open_run(file)
    if game is None:
        raise LudotecaError(f"{file} is a run of many games: say which one, such as --game 0")
    return game_record(run, game)
