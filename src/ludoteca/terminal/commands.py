"""What the commands of `ludoteca` take, and those that come in groups: `lab` and `content`."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.terminal.arguments import language, one_of

lab = typer.Typer(add_completion=False, rich_markup_mode=None)
packs = typer.Typer(add_completion=False, rich_markup_mode=None)
own_bots = typer.Typer(add_completion=False, rich_markup_mode=None)

GameName = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The name of a game.")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many seats.")]
Bots = Annotated[
    str | None, typer.Option(help="In turn: easy, medium, hard, greedy, ismcts:seconds=1; or none.")
]
Setting = Annotated[list[str] | None, typer.Option("--option", "-o", help="NAME=VALUE, as `games` lists.")]
Language = Annotated[str | None, typer.Option("--lang", help="en, it or de; else your system's.")]
Names = Annotated[str | None, typer.Option("--name", help="What you are called; several with commas.")]
Seed = Annotated[str | None, typer.Option(help="The same seed gives the same cards.")]
Edition = Annotated[str | None, typer.Option(help="The edition of the rules.")]
Packs = Annotated[
    list[Path] | None, typer.Option("--content", metavar="FILE", help="A pack that tables may choose.")
]
Pack = Annotated[
    Path | None,
    typer.Option("--content", metavar="FILE", help="Your own values for tiles and cards: a pack."),
]
On = Annotated[str, typer.Option("--on", help="Where it is played: processes, or ray.")]
Limit = Annotated[float, typer.Option(help="Seconds that a bot has for a move; 0: as long as it likes.")]
Sealed = Annotated[bool, typer.Option("--sealed", help="Each bot in a process of its own.")]
RunFolder = Annotated[Path | None, typer.Option("--run", help="A folder in which it goes on if broken off.")]


@lab.callback(invoke_without_command=True)
def laboratory(context: typer.Context) -> None:
    """Reports on a game: many games between bots, and what they show.

    \b
    Examples:
      ludoteca lab content GAME --games 400 --workers 2
      ludoteca lab balance GAME --games 400 --workers 2
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@lab.command()
def content(
    game: GameName = None,
    games: Annotated[int, typer.Option(help="How many games with each number of seats.")] = 400,
    seats: Annotated[str | None, typer.Option("--seats", "-n", help="Numbers of seats: 2,3,4.")] = None,
    bots: Bots = "greedy",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    out: Annotated[Path | None, typer.Option(help="A folder for the tables and pictures.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    run: RunFolder = None,
    on: On = "processes",
) -> int:
    """Are the cards worth their points, and are games as long as they should be?

    \b
    Example:
      ludoteca lab content GAME --games 400 --seats 2,3,4,5,6 --workers 2 --seed 1 --out report
    """
    from ludoteca.terminal.lab import run_report

    return run_report("content", game, games, seats, bots, workers, seed, out, json, run=run, on=on)


@lab.command()
def balance(
    game: GameName = None,
    games: Annotated[int, typer.Option(help="How many games with each number of seats.")] = 400,
    seats: Annotated[str, typer.Option("--seats", "-n", help="Numbers of seats: 2,4.")] = "2,4",
    bots: Bots = "greedy",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    option: Setting = None,
    edition: Edition = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the tables and pictures.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    content: Pack = None,
    run: RunFolder = None,
    on: On = "processes",
) -> int:
    """Do all families, seats and cards win equally often, and are games as they should be?

    \b
    Example:
      ludoteca lab balance GAME --games 1000 --seats 2,4 --workers 2 --edition EDITION --out report
    """
    from ludoteca.terminal.lab import run_report

    how = (edition, option, content, run, on)
    return run_report("balance", game, games, seats, bots, workers, seed, out, json, *how)


@lab.command()
def ladder(
    game: GameName = None,
    bots: Bots = "random,greedy,ismcts:iterations=100",
    deals: Annotated[int, typer.Option(help="How many deals; each is played by every line-up.")] = 50,
    seats: Seats = 2,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    option: Setting = None,
    edition: Edition = None,
    run: RunFolder = None,
    out: Annotated[Path | None, typer.Option(help="A folder for the tables and the picture.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    content: Pack = None,
    limit: Limit = 0.0,
    sealed: Sealed = False,
    on: On = "processes",
    nash: Annotated[
        bool, typer.Option("--nash", help="How far each can be exploited in a tiny game (OpenSpiel).")
    ] = False,
) -> int:
    """Which bot is better, and by how much: ratings with intervals; greedy is 1,000.

    \b
    Example:
      ludoteca lab ladder GAME --bots random,greedy,my_bots:Hothead --deals 100 --seats 2 --workers 2
    """
    from ludoteca.terminal.lab import run_ladder

    how = (seats, seed, option, edition, content, limit, sealed)
    return run_ladder(game, bots, deals, how, workers, run, out, json, nash, on)


@lab.command()
def sweep(
    game: GameName = None,
    bots: Bots = "greedy,random",
    over: Annotated[
        list[str] | None,
        typer.Option("--over", help="NAME=VALUE,...: an option, a pack's value, {NAME} in --bots."),
    ] = None,
    games: Annotated[int, typer.Option(help="How many games for each setting.")] = 100,
    way: Annotated[str, typer.Option("--by", help="grid, random or halving.")] = "grid",
    trials: Annotated[int, typer.Option(help="How many settings a random sweep tries.")] = 20,
    seats: Seats = None,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Seed = "0",
    option: Setting = None,
    edition: Edition = None,
    run: RunFolder = None,
    json: Annotated[bool, typer.Option("--json", help="Print the numbers as JSON.")] = False,
    content: Pack = None,
    limit: Limit = 0.0,
    sealed: Sealed = False,
    on: On = "processes",
) -> int:
    """The same match with one setting after the other: how the first bot fares with each.

    \b
    Example:
      ludoteca lab sweep GAME --bots "ismcts:iterations={i},greedy" --over i=10,50,200 --by halving
    """
    from ludoteca.terminal.lab import run_sweep

    how = (seats, seed, option, edition, content, limit, sealed)
    return run_sweep(game, bots, over, games, (way, trials), how, workers, run, json, on)


@packs.callback(invoke_without_command=True)
def own_values(context: typer.Context) -> None:
    """Packs: your own values for the tiles and cards of a game.

    \b
    Example:
      ludoteca content template GAME > my-pack.toml
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@packs.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A pack.")], lang: Language = None
) -> int:
    """Say what a pack changes, or what is wrong with it, with file, line and field (exit code 2).

    \b
    Example:
      ludoteca content check my-pack.toml
    """
    from ludoteca.terminal.packs import check_pack
    from ludoteca.terminal.screen import make_console

    check_pack(file, language(lang), make_console())
    return 0


@packs.command()
def template(game: GameName = None) -> int:
    """Print all values of a game as a pack, to start from.

    \b
    Example:
      ludoteca content template GAME > my-pack.toml
    """
    from ludoteca.engine.packs import contents_of, games_with_contents

    text = contents_of(one_of(game, games_with_contents())).template()
    if isinstance(sys.stdout, io.TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")  # as packs are read, whatever letters the terminal knows
    print(text, end="")
    return 0


@own_bots.callback(invoke_without_command=True)
def bot(context: typer.Context) -> None:
    """Bots of your own.

    \b
    Example:
      ludoteca bot new Hothead
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@own_bots.command("new")
def new_bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As a class is called, such as Hothead.")],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER", help="Where to write it.")] = Path(),
) -> int:
    """Write the file of a bot of your own, which plays at once.

    \b
    Example:
      ludoteca bot new Hothead
    """
    from ludoteca.terminal.new_bot import write_bot

    written = write_bot(name, folder)
    print(f"{written}: ludoteca simulate GAME --bots {written.stem}:{name},greedy")
    return 0
