"""The commands of whoever runs a server: serve, think, back up, restore."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.engine.options import check_range
from ludoteca.terminal.arguments import language
from ludoteca.terminal.commands import Packs


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for your whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.")] = 8765,
    data: Annotated[Path | None, typer.Option(help="The folder for the database.")] = None,
    store: Annotated[
        str, typer.Option(help="The address of a PostgreSQL database, such as postgresql://user@host/name.")
    ] = "",
    redis: Annotated[
        str, typer.Option(help="The address of a Redis through which several servers tell each other news.")
    ] = "",
    processes: Annotated[
        int, typer.Option(help="Processes that share the port and the tables; more than one need --store.")
    ] = 1,
    thinkers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    elsewhere: Annotated[
        bool, typer.Option("--elsewhere", help="These are of `ludoteca think`, reached through --redis.")
    ] = False,
    lease: Annotated[
        float, typer.Option(help="Seconds without a sign, after which other servers take this one for dead.")
    ] = 4.0,
    public: Annotated[str, typer.Option(help="The address that people type, if it is another one.")] = "",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies that are believed whom they ask for, with commas.")
    ] = "127.0.0.1",
    network: Annotated[
        bool, typer.Option("--network/--no-network", help="Let others in your network in.")
    ] = False,
    open: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in your browser.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Write a log, one JSON object a line.")] = False,
    metrics: Annotated[str, typer.Option(help="Where monitors ask, such as 127.0.0.1:9100.")] = "",
    keep: Annotated[float, typer.Option(help="Days without a move, then a table is deleted.")] = 0.0,
    content: Packs = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots of your own that tables may choose: my_bots:Hothead,...")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check these options, and stop.")] = False,
) -> int:
    """Serve the table: play in the browser, with friends and bots.

    \b
    Example:
      ludoteca serve --network --port 8765 --open
    """
    from ludoteca.table import serve as table
    from ludoteca.table.checks import check_settings
    from ludoteca.table.settings import Settings
    from ludoteca.terminal.packs import take_pack

    settings = Settings(data or table.data_folder(), host, port, public, proxies, network, store, redis)
    settings.metrics, settings.keep, settings.lease = metrics, keep, lease
    settings.thinkers, settings.elsewhere = thinkers, elsewhere
    settings.processes = processes
    check_settings(settings)
    for file in content or []:
        take_pack(file)
    if bots:
        from ludoteca.table.thinkers import allow
        from ludoteca.terminal.session import split_bots

        allow(split_bots(bots))
    if check:
        return 0

    from ludoteca.terminal.engine import show_engine
    from ludoteca.terminal.screen import make_console

    spoken = language(None)
    show_engine(spoken, make_console(stderr=True))
    return table.serve(settings, open, log, spoken)


def think(
    redis: Annotated[str, typer.Option(help="The address of the Redis of the servers.")],
    processes: Annotated[int, typer.Option(help="Bots that think at a time, each in a process.")] = 1,
    content: Packs = None,
) -> int:
    """Think for the bots of servers that run elsewhere, with --elsewhere, until interrupted.

    \b
    Example:
      ludoteca think --redis redis://10.0.0.5:6379 --processes 4
    """
    from ludoteca.table import distant
    from ludoteca.table.checks import MOST_THINKERS
    from ludoteca.terminal.packs import take_pack

    check_range("--processes", processes, 1, MOST_THINKERS)
    for file in content or []:
        take_pack(file)
    return distant.think_until_stopped(redis, processes)


BackupFile = Annotated[Path, typer.Argument(help="The file of the backup.")]
DataFolder = Annotated[Path | None, typer.Option(help="The folder of the database, where it is a file.")]
StoreAddress = Annotated[str, typer.Option(help="The address of a PostgreSQL database.")]


def backup(file: BackupFile, data: DataFolder = None, store: StoreAddress = "") -> int:
    """Write all tables of a server to a new file, while it runs.

    \b
    Example:
      ludoteca backup monday.gz
    """
    from ludoteca.table import backup, serve
    from ludoteca.table.settings import Settings

    print(f"tables: {backup.back_up(Settings(data or serve.data_folder(), store=store), file)}")
    return 0


def restore(file: BackupFile, data: DataFolder = None, store: StoreAddress = "") -> int:
    """Fill an empty folder or database from a backup, of either kind.

    \b
    Example:
      ludoteca restore monday.gz --store postgresql://ludoteca@db.example/ludoteca
    """
    from ludoteca.table import backup, serve
    from ludoteca.table.settings import Settings

    print(f"tables: {backup.restore(Settings(data or serve.data_folder(), store=store), file)}")
    return 0
