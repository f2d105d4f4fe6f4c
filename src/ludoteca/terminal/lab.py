"""A report of the lab on the screen: a bar while the games are played, then the tables."""

from __future__ import annotations

from json import dumps
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludoteca.engine.errors import LudotecaError
from ludoteca.lab import reports
from ludoteca.lab.arena import rounded
from ludoteca.lab.workers import playing_on
from ludoteca.terminal.arguments import info_of, one_of, own_language
from ludoteca.terminal.packs import chosen
from ludoteca.terminal.screen import make_console
from ludoteca.terminal.session import split_bots
from ludoteca.terminal.simulate import running_bar


def run_report(
    kind: str,
    named: str | None,
    games: int,
    seats: str | None,
    bots: str | None,
    workers: int,
    seed: str | None,
    out: Path | None,
    json: bool,
    edition: str | None = None,
    options: list[str] | None = None,
    content: Path | None = None,
    run: Path | None = None,
    on: str = "processes",
) -> int:
    """Makes a report, and prints it as tables or as JSON; with a folder it is written there, too."""
    game = one_of(named, reports.reports()[kind])
    order = reports.Order(
        games,
        seat_numbers(game, seats),
        seed or "0",
        split_bots(bots or ""),
        workers,
        edition,
        chosen(game, options, content),
        run,
    )
    if out is not None:
        reports.check_folder(out)  # before the games, not after them
    total = rounded(games, max(1, len(order.bots))) * len(order.seats)
    bar = running_bar("Playing", total, make_console(stderr=True), own_language())
    with playing_on(on), bar as drawn:
        report = reports.make_report(kind, game, order, drawn.advance)
    tell(report, out, json)
    return 0


def tell(report: reports.Report, out: Path | None, json: bool) -> None:
    """On the screen or as JSON; and in a folder, where one is wanted."""
    if json:
        print(dumps(report.numbers, indent=2))
    else:
        show(report, make_console())
    files = [] if out is None else reports.write(report, out)  # if that fails, the report is seen at least
    for file in [] if json else files:
        print(f"Written: {file}")


def run_ladder(
    named: str | None,
    bots: str | None,
    deals: int,
    how: tuple[int | None, str | None, list[str] | None, str | None, Path | None, float, bool],
    workers: int,
    folder: Path | None,
    out: Path | None,
    json: bool,
    nash: bool,
    on: str,
) -> int:
    """Plays a ladder, and prints or writes it."""
    from ludoteca.lab import ladder, runs

    info = info_of(named)
    seats, seed, options, edition, content, limit, sealed = how
    if out is not None:
        reports.check_folder(out)
    wanted = chosen(info.name, options, content)
    strict = (limit, sealed)
    field = split_bots(bots or "")
    matches = ladder.ladder_matches(info.name, field, seats, seed or "0", wanted, edition, *strict)
    exploited = None
    if nash:
        from ludoteca.env.solving import nash_convs

        exploited = nash_convs(ladder.names_of(matches))
    order = ladder.ladder_order(matches, deals)
    run = None if folder is None else runs.begin(folder, order, (ladder.TABLE,))
    total = ladder.games_of(matches, deals)
    bar = running_bar("Playing", total, make_console(stderr=True), own_language())
    with playing_on(on), bar as drawn:
        found = ladder.play_ladder(matches, deals, workers, run, drawn.advance, drawn.stands)
    first = matches[0][1]
    title = f"{info.title}, the ladder: {first.seats} seats, {deals} deals, seed {first.seed}"
    tell(ladder.ladder_report(title, found, exploited), out, json)
    return 0


def run_sweep(
    named: str | None,
    bots: str | None,
    over: list[str] | None,
    games: int,
    ways: tuple[str, int],
    how: tuple[int | None, str | None, list[str] | None, str | None, Path | None, float, bool],
    workers: int,
    folder: Path | None,
    json: bool,
    on: str,
) -> int:
    """Plays a sweep, and prints it."""
    from ludoteca.lab import sweep

    info = info_of(named)
    seats, seed, options, edition, content, limit, sealed = how
    wanted = chosen(info.name, options, content)
    field = split_bots(bots or "")
    rest = (games, seats, seed or "0", wanted, edition, *ways, workers, folder, limit, sealed)
    plan = sweep.Plan(info.name, field, values_of(over or []), *rest)
    sweep.check_plan(plan)
    bar = running_bar("Playing", sweep.games_of(plan), make_console(stderr=True), own_language())
    with playing_on(on), bar as drawn:
        trials = sweep.play_sweep(plan, drawn.advance, drawn.stands)
    tell(sweep.sweep_report(plan, trials), None, json)
    return 0


def values_of(over: list[str]) -> dict[str, list[str]]:
    """`i=10,50` as a name and its values."""
    found: dict[str, list[str]] = {}
    for text in over:
        name, equals, values = text.partition("=")
        listed = [value.strip() for value in values.split(",") if value.strip()]
        if not equals or not listed or name.strip() in found:
            raise LudotecaError(f"--over takes a name once, with values: i=10,50,200, not {text[:60]!r}")
        found[name.strip()] = listed
    return found


def seat_numbers(game: str, given: str | None) -> tuple[int, ...]:
    """`2,3,4` as numbers; every number of seats if nothing is said."""
    info = info_of(game)
    if given is None:
        return tuple(range(info.least_seats, info.most_seats + 1))
    try:
        return tuple(sorted({int(part) for part in given.split(",")}))
    except ValueError:
        raise LudotecaError(f"--seats takes numbers with commas, such as 2,3,4, not {given[:60]!r}") from None


def show(report: reports.Report, console: Console) -> None:
    console.print(Text(report.title, style="bold"))
    for found in report.tables:
        table = Table(title=found.title, title_justify="left", box=box.SIMPLE, padding=(0, 1, 0, 0))
        for i, column in enumerate(found.columns):
            table.add_column(column, justify="right" if i else "left")
        for row in found.rows:
            table.add_row(*row)
        console.print(table)
        if found.note:
            console.print(Text(found.note, style="dim"))
            console.print()
