"""Addresses and networks that are not let in. They stand in a file beside the tables, one a line."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.table.limits import sender
from ludoteca.table.refusals import TableRefusal

if TYPE_CHECKING:
    from ludoteca.table.rooms import Rooms

NAME = "banned.txt"
REFUSED = 4003  # how a live channel is closed
EVERY = 1.0  # seconds between two looks at the file
Net = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """What stands in the file, also when another process has changed it."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.monotonic) -> None:
        self.file = folder / NAME
        self.now = now
        self.looked = self.now()
        self.written = self.mark()
        self.banned = self.read()

    def mark(self) -> tuple[int, int] | None:
        """By what one sees that the file is another one: each time it is written it is made anew."""
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_ino, found.st_mtime_ns

    def read(self) -> list[Net]:
        lines = self.file.read_text(encoding="utf-8").split() if self.written else []
        return [network(line) for line in lines]

    def look(self, at_once: bool = False) -> None:
        """Once in a while, whether the file has changed; one that makes no sense changes nothing."""
        if not at_once and self.now() - self.looked < EVERY:
            return
        self.looked = self.now()
        written = self.mark()
        if written != self.written:
            self.written = written
            with suppress(TableRefusal, OSError):
                self.banned = self.read()

    def __contains__(self, address: str) -> bool:
        """Whether an address, or all that one sender has, is banned."""
        self.look()
        if not self.banned:
            return False
        try:
            found = ipaddress.ip_network(address)
        except ValueError:
            return False
        return any(one.overlaps(found) for one in self.banned)

    def add(self, address: str) -> str:
        """Ban an address, of IPv6 with its network, or the network that is given; how it is written down."""
        found = network(address if "/" in address else sender(address))
        self.look(at_once=True)
        if found not in self.banned:
            self.banned.append(found)
            self.write()
        return str(found)

    def remove(self, address: str) -> bool:
        found = network(address if "/" in address else sender(address))
        self.look(at_once=True)
        was = found in self.banned
        if was:
            self.banned.remove(found)
            self.write()
        return was

    def write(self) -> None:
        new = self.file.with_suffix(".new")
        new.write_text("".join([f"{one}\n" for one in self.banned]), encoding="utf-8")
        new.replace(self.file)
        self.written = self.mark()


def send_away(rooms: Rooms, bans: Bans) -> None:
    """Whoever is connected from an address that is banned by now."""
    for room in list(rooms.by_id.values()):
        for connection in list(room.screens.connections):
            if sender(connection.address) in bans:
                connection.drop(REFUSED)


def network(address: str) -> Net:
    try:
        return ipaddress.ip_network(address)
    except ValueError:
        raise TableRefusal("table-no-address") from None
