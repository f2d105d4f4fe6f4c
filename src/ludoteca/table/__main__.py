"""`python -m ludoteca.table`: the server, without the `ludoteca` command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.packs import add_pack
from ludoteca.table.checks import check_settings
from ludoteca.table.serve import data_folder, serve
from ludoteca.table.settings import Settings
from ludoteca.table.thinkers import allow


def make_parser() -> argparse.ArgumentParser:
    """The options of `ludoteca serve`; a test compares them."""
    parser = argparse.ArgumentParser(prog="python -m ludoteca.table", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=port, default=8765, help="0 takes any free one")
    parser.add_argument("--data", type=Path, help="the folder for the database")
    parser.add_argument("--store", default="", help="the address of a PostgreSQL database")
    parser.add_argument("--redis", default="", help="the address of a Redis, for several servers")
    parser.add_argument("--processes", type=int, default=1, help="that share the port, on one database")
    parser.add_argument("--thinkers", type=int, default=1, help="processes in which bots think")
    parser.add_argument("--elsewhere", action="store_true", help="in those of ludoteca think, through Redis")
    parser.add_argument("--lease", type=float, default=4.0, help="seconds until others take it for dead")
    parser.add_argument("--public", default="", help="the address that people type")
    parser.add_argument("--proxies", default="127.0.0.1", help="addresses of proxies that are believed")
    parser.add_argument(
        "--network", action=argparse.BooleanOptionalAction, default=False, help="let your network in"
    )
    parser.add_argument(
        "--open", action=argparse.BooleanOptionalAction, default=False, help="open the page in a browser"
    )
    parser.add_argument("--log", action="store_true", help="write a log, one JSON object a line")
    parser.add_argument("--metrics", default="", help="where monitors ask, such as 127.0.0.1:9100")
    parser.add_argument(
        "--keep", type=float, default=0.0, help="days without a move, then a table is deleted"
    )
    parser.add_argument("--collector", choices=("tuned", "default"), default="tuned", help="of garbage")
    parser.add_argument(
        "--content", type=Path, action="append", default=[], help="a pack for tables to choose"
    )
    parser.add_argument("--bots", action="append", default=[], help="a bot that tables may choose besides")
    parser.add_argument("--check", action="store_true", help="only check these options, and stop")
    return parser


def port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"a port goes from 0 to 65535, and is not {text!r}")
    return int(text)


def main() -> int:
    args = make_parser().parse_args()
    data = args.data or data_folder()
    settings = Settings(
        data, args.host, args.port, args.public, args.proxies, args.network, args.store, args.redis
    )
    settings.collector = args.collector
    settings.metrics, settings.keep, settings.lease = args.metrics, args.keep, args.lease
    settings.thinkers, settings.elsewhere = args.thinkers, args.elsewhere
    settings.processes = args.processes
    try:
        check_settings(settings)
        for file in args.content:
            add_pack(file)
        allow(args.bots)
        return 0 if args.check else serve(settings, args.open, args.log)
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
