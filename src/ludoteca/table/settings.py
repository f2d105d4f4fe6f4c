"""What whoever runs a server may set."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct

from ludoteca.engine.rng import SystemRng
from ludoteca.table.chance import ChanceSource

STATIC = Path(__file__).parent / "static"


class Settings(Struct):
    data: Path  # the folder with the database, where it is a file
    host: str = "127.0.0.1"
    port: int = 8765
    public: str = ""  # the address that people type, where it is not the server's own
    proxies: str = "127.0.0.1"  # that are believed whom they ask for: addresses and networks, with commas
    network: bool = False  # let the network in from the start; where the host is loopback
    store: str = ""  # the address of a PostgreSQL database; "": a file in the folder
    redis: str = ""  # the address of a Redis through which several servers tell each other who is where
    here: str = ""  # the address at which other servers of the same database reach this one
    lease: float = 4.0  # seconds after which they take a server for dead that does not answer for itself
    processes: int = 1  # that share the port, and the tables of a database
    process: int = 0  # which of them this is
    house: Path | None = None  # the folder of all of them, where it is not this one's
    thinkers: int = 1  # processes in which bots think
    elsewhere: bool = False  # these are of `ludoteca think`, on any machine, and are reached through Redis
    static: Path = STATIC
    requests: float = 30.0  # a second and address, in the long run
    requests_at_once: int = 400
    tables_an_hour: int = 120  # that one address may make
    waiting_tables: int = 20  # public ones that one address may have waiting; a day old ones do not count
    listed_tables: int = 5  # of those, that are shown to others
    seats_taken: int = 12  # at public tables of others that wait, by one address
    connections: int = 100  # that one address may hold open
    lines: int = 60  # that one address may hold open beside those, to ask over HTTP
    lines_in_all: int = 4000  # then whoever has waited longest goes
    request_within: float = 10.0  # seconds from the first byte to the end of a request's head
    body_within: float = 30.0  # seconds for its body
    hello_within: float = 30.0  # seconds in which a live channel says hello
    messages: float = 10.0  # a second and live connection
    messages_at_once: int = 40
    chat_lines: int = (
        5  # of chat, in ten seconds, at one table: of a seat, or of all who watch from one address
    )
    metrics: str = ""  # where monitors ask, such as 127.0.0.1:9100; "": nowhere but at the socket file
    keep_waiting: float = 7.0  # days, after which a table that never began is deleted; 0: never
    keep: float = 0.0  # days without a move, after which any other is
    collector: Literal["tuned", "default"] = "tuned"  # of garbage; see memory.py
    pause: float = 6.0  # seconds in which people may answer a question that is asked in secret
    chance: ChanceSource = SystemRng  # for tests alone to change: see there

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"
