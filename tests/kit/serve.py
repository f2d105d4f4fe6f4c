"""`python -m kit.serve`: the server for browser tests, without limits; with `--toy` also some toy games.

Ventura can also be played with the content of the ledger's scenarios: see games/ventura/kit.
Port 0 takes any free one; the address is printed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import ludoteca
from games.ventura.kit import fixture
from kit import chance
from kit.toys.climb import CLIMB
from kit.toys.stall import STALL
from kit.toys.tiles import TILES_GAME
from kit.toys.trek import TREK
from ludoteca.table import fair, workers
from ludoteca.table.serve import serve
from ludoteca.table.settings import Settings

TOY = "--toy"
OWN_STALL = """
name = "my-stall"
[goods.apple]
called = "Red {apple} <b>"
"""
SEED_FILE = "seed"  # the file with the seed, in the folder of the data
# A compiled package has no client of its own.
STATIC = Path(__file__).parent.parent.parent / "src" / "ludoteca" / "table" / "static"

# Not in main(): the processes in which bots think import this module too.
if TOY in sys.argv:
    for toy in (TILES_GAME, CLIMB, TREK, STALL):
        ludoteca.register(toy)
    STALL.contents.add(OWN_STALL, "stall.toml")
if __name__ != "kit.serve":  # where a test only imports this, it is not to be on offer
    fixture()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument(TOY, action="store_true")
    parser.add_argument("--fair", action="store_true", help="chance is the server's own")
    args = parser.parse_args()
    settings = Settings(args.data, port=args.port, static=STATIC, requests=1e6, messages=1e6, pause=0.0)
    settings.requests_at_once = settings.messages_at_once = settings.tables_an_hour = 10**6
    settings.waiting_tables = settings.listed_tables = settings.seats_taken = 10**6
    fair.PATIENCE = workers.PATIENCE = 120.0  # however busy the machine is
    if not args.fair:
        settings.chance = chance.written_in(args.data / SEED_FILE)
    return serve(settings, log=True)


if __name__ == "__main__":
    sys.exit(main())
