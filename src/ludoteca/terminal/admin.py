"""`ludoteca admin`: what whoever runs a server asks of it, over the socket file in its folder."""

from __future__ import annotations

import json
import socket
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import quote

import typer

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.options import check_range

admin = typer.Typer(add_completion=False, rich_markup_mode=None)

PATIENCE = 30.0  # seconds for an answer
Data = Annotated[
    Path | None, typer.Option("--data", help="The folder of the server, as it was given to `serve`.")
]
Table = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table: the end of its link; or the link.")
]


class Line(HTTPConnection):
    """HTTP over a socket file."""

    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=PATIENCE)
        self.path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(PATIENCE)
        self.sock.connect(str(self.path))


def ask(data: Path | None, method: str, path: str) -> str:
    """The answer of the server that runs on a folder."""
    from ludoteca.table.admin import SOCKET
    from ludoteca.table.serve import data_folder

    folder = data or data_folder()
    line = Line(folder / SOCKET)
    try:
        line.request(method, path)
        answer = line.getresponse()
        text = answer.read().decode()
    except (OSError, HTTPException) as error:
        reason = getattr(error, "strerror", None) or error
        raise LudotecaError(f"no server answers in {folder}: {reason}") from None
    finally:
        line.close()
    if answer.status >= 400:
        raise LudotecaError(json.loads(text).get("text", text) if text.startswith("{") else text)
    return text


def path_of(table: str) -> str:
    """Where a table is asked for, by its id or its link."""
    from ludoteca.table.credentials import is_id

    id = table.rstrip("/").rpartition("/")[2]
    if not is_id(id):
        raise LudotecaError(f"{table[:60]!r} is no id of a table; `ludoteca admin list` has them")
    return f"/tables/{id}"


def read(data: Path | None, method: str, path: str) -> Any:
    return json.loads(ask(data, method, path))


@admin.callback(invoke_without_command=True)
def administer(context: typer.Context) -> None:
    """Look after a server that runs on this machine: its tables, who may come in, its figures.

    \b
    Examples:
      ludoteca admin list
      ludoteca admin ban 203.0.113.7
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command("list")
def list_tables(most: Annotated[int, typer.Option(help="How many.")] = 50, data: Data = None) -> int:
    """List tables, the newest first."""
    from ludoteca.table.admin import MOST

    check_range("--most", most, 1, MOST)
    for table in read(data, "GET", f"/tables?most={most}"):
        moved = time.strftime("%Y-%m-%d %H:%M", time.localtime(table["moved"]))
        here = f"{table['connections']} connected"
        print(
            f"{table['id']}  {table['game']}  {table['status']}  {moved}  {here}  {', '.join(table['seats'])}"
        )
    return 0


@admin.command()
def look(table: Table, data: Data = None) -> int:
    """Tell more of one table; nothing of hands and secrets."""
    found = read(data, "GET", path_of(table))
    for name, value in {**found.pop("table"), **found}.items():
        print(f"{name}: {value}")
    return 0


@admin.command()
def close(
    table: Table,
    delete: Annotated[bool, typer.Option("--delete", help="The table and all that belongs to it.")] = False,
    data: Data = None,
) -> int:
    """End a game without a result; a table that has not begun is deleted."""
    path = path_of(table)
    print(read(data, "DELETE", path)["done"] if delete else read(data, "POST", path + "/close")["done"])
    return 0


@admin.command()
def export(table: Table, data: Data = None) -> int:
    """Print the record of a game as far as it goes. It holds everybody's cards."""
    print(ask(data, "GET", f"{path_of(table)}/record"), end="")
    return 0


@admin.command()
def kick(
    table: Table,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The first is 0.")],
    data: Data = None,
) -> int:
    """Take a seat from somebody: they watch, and another person may sit down."""
    print(read(data, "POST", f"{path_of(table)}/seats/{seat}/kick")["done"])
    return 0


@admin.command()
def ban(
    address: Annotated[
        str | None, typer.Argument(metavar="[ADDRESS]", help="Or a network; without: a list.")
    ] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let it in again.")] = False,
    data: Data = None,
) -> int:
    """Let an address or a network in no more, also after a restart; of IPv6 the network of 64 bits."""
    if address is None:
        print("\n".join(read(data, "GET", "/bans")))
        return 0
    done = read(data, "DELETE" if lift else "POST", f"/bans?address={quote(address)}")["done"]
    if lift and not done:
        raise LudotecaError(f"{address} is not banned by itself; without an address this lists what is")
    print(done)
    return 0


@admin.command()
def expire(
    waiting: Annotated[float, typer.Option(help="Days, for tables that never began; 0: none of them.")] = 7.0,
    played: Annotated[
        float, typer.Option(help="Days without a move, for all others; 0: none of them.")
    ] = 0.0,
    data: Data = None,
) -> int:
    """Delete tables at which nothing happened for long; prints how many."""
    from ludoteca.table.checks import LONGEST_KEPT

    check_range("--waiting", waiting, 0, LONGEST_KEPT)
    check_range("--played", played, 0, LONGEST_KEPT)
    print(read(data, "POST", f"/expire?waiting={waiting}&played={played}")["done"])
    return 0


@admin.command()
def stats(
    metrics: Annotated[
        bool, typer.Option("--metrics", help="All figures, as Prometheus reads them.")
    ] = False,
    data: Data = None,
) -> int:
    """Print figures: tables, connections, moves, memory."""
    if metrics:
        print(ask(data, "GET", "/metrics"), end="")
    else:
        for name, value in read(data, "GET", "/stats").items():
            print(f"{name}: {value}")
    return 0
