"""The `ludoteca` command. What a command needs is imported when it runs, so that all of them start fast."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.engine.errors import BotError, ContentError, LudotecaError, shown
from ludoteca.engine.options import check_range
from ludoteca.missing import MissingExtra
from ludoteca.terminal.admin import admin
from ludoteca.terminal.arguments import (
    info_of,
    is_bare,
    language,
    names,
    plain_letters,
    spoken_in,
    usual_seats,
)
from ludoteca.terminal.commands import (
    Bots,
    Edition,
    File,
    GameName,
    Language,
    Names,
    Pack,
    Seats,
    Seed,
    Setting,
    lab,
    own_bots,
    packs,
)
from ludoteca.terminal.lab_commands import dataset, runs, simulate
from ludoteca.terminal.serving import backup, restore, serve, think

WRONG = 2  # exit code after a mistake of the caller
INTERRUPTED = 130
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # no room where the output goes

app = typer.Typer(
    name="ludoteca",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

app.add_typer(lab, name="lab")
app.add_typer(packs, name="content")
app.add_typer(own_bots, name="bot")
app.add_typer(admin, name="admin")


@app.callback(invoke_without_command=True)
def ludoteca(context: typer.Context) -> None:
    """A table for tabletop games. An independent, unofficial implementation.

    \b
    Examples:
      ludoteca learn GAME
      ludoteca play --seats 4 --bots greedy
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command()
def play(
    context: typer.Context,
    game: GameName = None,
    seats: Seats = None,
    bots: Bots = None,
    option: Setting = None,
    lang: Language = None,
    name: Names = None,
    seed: Seed = None,
    edition: Edition = None,
    seat: Annotated[int, typer.Option(help="Your seat; the first is 0.")] = 0,
    humans: Annotated[int, typer.Option(help="How many people share this keyboard.")] = 1,
    content: Pack = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints", help="Lead newcomers.")] = True,
    odds: Annotated[bool, typer.Option("--odds/--no-odds", help="Show odds before a choice.")] = True,
    speed: Annotated[str, typer.Option(help="Of bots: calm, brisk or at-once.")] = "at-once",
) -> int:
    """Play a game here, against bots or with others at this keyboard. Alone at a terminal it offers a menu.

    \b
    Examples:
      ludoteca play GAME --seats 4 --bots greedy,ismcts --option NAME=VALUE
      ludoteca play GAME --seats 3 --humans 2 --name Anna,Bruno --lang it
      ludoteca play GAME --content my-pack.toml
    """
    from ludoteca.terminal import session
    from ludoteca.terminal.engine import show_engine
    from ludoteca.terminal.menu import Menu
    from ludoteca.terminal.packs import chosen
    from ludoteca.terminal.play import GameLoop
    from ludoteca.terminal.screen import make_console

    if is_bare(context) and sys.stdin.isatty() and sys.stdout.isatty():
        return Menu(session.Seating(language=language(None)), make_console()).run()
    info = info_of(game)
    count = usual_seats(info) if seats is None else seats
    check_range("--humans", humans, 1, info.most_seats)
    check_range("--seat", seat, 0, info.most_seats - 1)
    if 0 < count < humans:
        raise LudotecaError(f"{humans} people need as many seats, and there are {count}")
    people = {(seat + i) % count for i in range(humans)} if 0 <= seat < count else {seat}
    seating = session.Seating(
        people=tuple(sorted(people)),
        bots=("greedy",) if bots is None else session.split_bots(bots),
        language=language(lang),
        names=names(name),
    )
    options = chosen(info.name, option, content)
    started = session.start(info.name, count, options, edition, seed, seating)
    started.hints, started.odds, started.speed = hints, odds, session.speed_of(speed)
    show_engine(seating.language, make_console(), advise=False)
    return GameLoop(started, make_console()).run()


@app.command()
def learn(game: GameName = None, lang: Language = None) -> int:
    """Learn a game: a short first game with a teacher.

    \b
    Example:
      ludoteca learn GAME --lang it
    """
    from ludoteca.terminal.learn import teach

    return teach(game, lang)


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Without it: your last game.")] = None,
    bots: Bots = None,
    lang: Language = None,
    name: Names = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, if the file does not say.")] = None,
    content: Pack = None,
) -> int:
    """Go on with a saved game.

    \b
    Example:
      ludoteca resume my-game.txt
    """
    from ludoteca.terminal import session
    from ludoteca.terminal.engine import show_engine
    from ludoteca.terminal.packs import take_pack
    from ludoteca.terminal.play import GameLoop
    from ludoteca.terminal.screen import make_console

    if content is not None:
        take_pack(content)
    path = session.newest_file() if file is None else session.at_home(file)
    text = session.read_text(path)
    seating = session.read_remark(text)
    if bots is not None:
        seating.bots = session.split_bots(bots)
    if lang is not None:
        seating.language = language(lang)
    if name is not None:
        seating.names = names(name)
    if seat is not None:
        seating.people = (seat,)
    resumed = session.resume(path, text, seating)
    show_engine(seating.language, make_console(), advise=False)
    return GameLoop(resumed, make_console()).run()


@app.command()
def replay(
    file: File,
    move: Annotated[int, typer.Option(help="Begin after this many players' moves.")] = 0,
    all: Annotated[bool, typer.Option("--all", help="Print the whole game in words.")] = False,
    seat: Annotated[int | None, typer.Option(help="See what this seat saw, its hand too.")] = None,
    lang: Language = None,
    content: Pack = None,
    game: Annotated[int | None, typer.Option(help="Of a run: which of its games.")] = None,
) -> int:
    """Look at a game again, move by move. In a pipe it prints the game in words.

    \b
    Examples:
      ludoteca replay my-game.txt --move 20
      ludoteca replay runs/a --game 4711
    """
    from ludoteca.terminal.lab_commands import record_text
    from ludoteca.terminal.packs import take_pack
    from ludoteca.terminal.replay import Replay
    from ludoteca.terminal.screen import make_console

    if content is not None:
        take_pack(content)
    shown = Replay(record_text(file, game), None if lang is None else language(lang), seat, make_console())
    shown.jump(move)
    if all or not sys.stdin.isatty():
        shown.log()
    else:
        try:
            shown.step()
        except EOFError:
            print()
    return 0


@app.command()
def verify(
    file: File,
    promise: Annotated[
        list[str] | None,
        typer.Option(help="What you saw before the first card: the table's promise, and those of all seats."),
    ] = None,
) -> int:
    """Check that every card of a game was dealt as the table had promised before it.

    \b
    Example:
      ludoteca verify my-game.txt --promise 3f5a...
    """
    from ludoteca.terminal.session import read_text
    from ludoteca.terminal.verify import report

    return report(read_text(file), promise or [])


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="As people type it, such as red-barn.")],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER", help="Where to write it.")] = Path(),
) -> int:
    """Write the skeleton of a package with a game of your own, which passes its tests at once.

    \b
    Example:
      ludoteca new-game red-barn
    """
    from ludoteca.terminal.new_game import write_game

    written = write_game(name, folder)
    print(f"{written}: pip install --editable {written}, then ludoteca play {name}")
    return 0


@app.command()
def games(
    seats: Annotated[int | None, typer.Option("--seats", "-n", help="Only what is for so many.")] = None,
    lang: Language = None,
) -> int:
    """List the games, their seats and options.

    \b
    Example:
      ludoteca games --seats 2 --lang it
    """
    from ludoteca.terminal.catalogue import show_games
    from ludoteca.terminal.screen import make_console

    show_games(language(lang), seats, make_console())
    return 0


@app.command()
def rules(
    game: GameName = None,
    id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="One rule, or the beginning of ids.")
    ] = None,
    search: Annotated[str | None, typer.Option(help="Only rules with this word.")] = None,
    untested: Annotated[bool, typer.Option("--untested", help="List rules without a test.")] = False,
    tests: Annotated[Path | None, typer.Option(help="Where the tests lie.")] = None,
    lang: Language = None,
) -> int:
    """Print the rules of a game. With --untested: exit code 1 if a rule has no test.

    \b
    Examples:
      ludoteca rules GAME ID
      ludoteca rules GAME --search WORD
    """
    from ludoteca.terminal import rulebook
    from ludoteca.terminal.screen import make_console

    info = info_of(game)
    spoken = language(lang)
    console = make_console()
    if untested:
        return rulebook.show_untested(
            info, tests or Path("tests/games") / info.name.replace("-", "_"), spoken, console
        )
    wanted = [one for one in (id, search) if one]
    if wanted:
        found = rulebook.rules_with(info.package, spoken, *wanted)
        if not found:
            raise LudotecaError(f"no rule of {info.title} has {' and '.join([shown(one) for one in wanted])}")
        lines = rulebook.rule_lines(found, console.width)
    else:
        lines = rulebook.whole_book(info.package, spoken, console.width)
    for line in lines:
        console.print(line)
    return 0


# After those of players, as the help lists them.
for command in (serve, think, backup, restore, simulate, dataset, runs):
    app.command()(command)


def run(arguments: list[str]) -> int:
    """Runs a command and returns the exit code. Whoever starts us without an input or a screen (`<&-`) has an
    empty one.
    """
    with open(os.devnull, "r+", encoding="utf-8") as nothing:
        for name in [name for name in ("stdin", "stdout", "stderr") if getattr(sys, name) is None]:
            setattr(sys, name, nothing)
        return answer(arguments)


def answer(arguments: list[str]) -> int:
    """A mistake is answered with one sentence."""
    codecs.register_error("plain", plain_letters)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "plain")
    try:
        code = app(arguments, prog_name="ludoteca", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except ContentError as error:
        return max(print_error(mistake) for mistake in error.text.splitlines())
    except BotError as error:
        return print_error(str(error) + kept_record(error.record))
    except LudotecaError as error:
        return print_error(in_language(error, spoken_in(arguments)))
    except MissingExtra as error:
        return print_error(str(error))
    except typer.TyperException as error:
        return print_error(error.format_message()) if error.format_message() else WRONG
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        print_no_more()
        return 1
    except OSError as error:
        if error.filename is None and error.errno not in FULL:
            raise
        print_no_more()
        where = f"{error.filename} cannot be used" if error.filename else "what is printed has no room"
        return print_error(f"{where}: {error.strerror}")


def print_no_more() -> None:
    """Nobody reads what is still to be printed, or there is no room for it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def in_language(error: LudotecaError, language: str) -> str:
    """What is refused, with its rule; in English with the names as they are typed here."""
    if language == "en" or not error.said:
        return str(error)
    from ludoteca.engine.words import refusal_in_words

    sentence = refusal_in_words(error, language)
    return f"{sentence} [{error.rule}]" if error.rule else sentence


def kept_record(record: str) -> str:
    """Where the record of a game lies that a bot has ended, for the sentence about it."""
    if not record:
        return ""
    from tempfile import NamedTemporaryFile

    with NamedTemporaryFile("w", encoding="utf-8", prefix="ludoteca-", suffix=".txt", delete=False) as file:
        file.write(record)
    return f"; the game so far: ludoteca replay {file.name}"


def print_error(sentence: str) -> int:
    said = "ludoteca: " + " ".join(sentence.split())
    print("".join([sign if sign.isprintable() else repr(sign)[1:-1] for sign in said]), file=sys.stderr)
    return WRONG


def main() -> None:
    """Called by ludoteca_start, where the `ludoteca` command begins."""
    raise SystemExit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
