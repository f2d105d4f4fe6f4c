"""A match between bots on the screen: a bar while it runs, then a table."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from ludoteca.engine.registry import rules_of
from ludoteca.engine.words import Words
from ludoteca.lab.arena import MatchResult, Shares, play_match, rounded
from ludoteca.terminal.engine import show_engine
from ludoteca.terminal.screen import speak

MOST_STANDINGS = 4  # that stand beside a bar


def simulate(
    game: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int | str,
    options: Mapping[str, object],
    workers: int,
    language: str,
    console: Console,
    edition: str | None = None,
    run: Path | None = None,
    limit: float = 0.0,
    sealed: bool = False,
) -> MatchResult:
    """Plays the match, with a bar on the console."""
    words = speak(rules_of(game).info.package, language)
    total = rounded(games, max(1, len(bots)))
    with running_bar(words.text("tui-simulating"), total, console, language) as bar:
        how = (seats, seed, options, workers, bar.advance, edition, run, limit, sealed, bar.stands)
        return play_match(game, list(bots), games, *how)


class Bar:
    """Told how many more games are finished and how it stands; under a line on the engine that plays them."""

    def __init__(self, title: str, total: int, console: Console, language: str) -> None:
        self.title = title
        self.total = total
        self.console = console
        self.language = language
        self.drawn: Progress | None = None  # not at once: a mistake in the arguments draws no bar

    def advance(self, done: int) -> None:
        if self.drawn is None:
            show_engine(self.language, self.console)
            self.drawn = make_bar(self.console)
            self.drawn.add_task(self.title, total=self.total, stands="")
            self.drawn.start()
        self.drawn.advance(TaskID(0), done)

    def stands(self, shares: Shares) -> None:
        best = [f"{bot} {share:.0%}" for bot, share in shares[:MOST_STANDINGS]]
        if self.drawn is not None:
            self.drawn.update(TaskID(0), stands=", ".join(best))


@contextmanager
def running_bar(title: str, total: int, console: Console, language: str) -> Iterator[Bar]:
    """A bar while games are played. What bots print meanwhile goes to the error stream: it is no result."""
    bar = Bar(title, total, console, language)
    try:
        with redirect_stdout(sys.stderr):
            yield bar
    finally:
        if bar.drawn is not None:
            bar.drawn.stop()


class Speed(ProgressColumn):
    """How many are finished in a second."""

    def render(self, task: Task) -> Text:
        return Text("" if task.speed is None else f"{task.speed:.3g}/s")


def make_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[stands]}", markup=False),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def report(result: MatchResult, asked: int, started: float, language: str, console: Console) -> None:
    """The tables of a match."""
    words = speak(rules_of(result.game).info.package, language)
    seconds = max(1e-9, time.monotonic() - started)
    if result.games != asked:
        console.print(Text(words.text("tui-rounded", {"asked": asked, "games": result.games}), style="dim"))
    console.print(standings(result, words))
    console.print(endings(result, words))
    speed = result.games / seconds
    summary: dict[str, str | int] = {
        "games": result.games,
        "seats": result.seats,
        "seed": result.seed,
        "decisions": f"{result.mean_decisions:.1f}",
        "speed": f"{speed:.3g}" if speed < 1000 else f"{speed:.0f}",
    }
    console.print(words.text("tui-summary", summary))


def standings(result: MatchResult, words: Words) -> Table:
    table = Table(title=rules_of(result.game).info.title, title_justify="left")
    table.add_column(words.text("tui-bot"), overflow="fold")
    fair = result.fair_share
    for key in ("games", "wins", "rate", "interval", *(["fair"] if fair is not None else []), "mean-points"):
        table.add_column(words.text(f"tui-{key}"), justify="right")
    for standing in result.standings:
        low, high = standing.interval
        style = "" if fair is None else "green" if low > fair else "red" if high < fair else ""
        table.add_row(
            standing.bot,
            str(standing.games),
            f"{standing.wins:.1f}",
            Text(f"{standing.rate:.1%}", style=style),
            f"{low:.1%} .. {high:.1%}",
            *([f"{fair:.1%}"] if fair is not None else []),
            f"{standing.mean_points:.1f}",
        )
    return table


def endings(result: MatchResult, words: Words) -> Table:
    table = Table()
    table.add_column(words.text("tui-ending"))
    table.add_column(words.text("tui-games"), justify="right")
    table.add_column(words.text("tui-share"), justify="right")
    for reason, count in sorted(result.reasons.items(), key=lambda item: (-item[1], item[0])):
        table.add_row(words.reason(reason), str(count), f"{count / result.games:.1%}")
    return table
