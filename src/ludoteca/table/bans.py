"""Addresses and networks that are not let in. They stand in a file beside the tables, one a line."""

from __future__ import annotations

import ipaddress
from pathlib import Path

from ludoteca.table.limits import sender
from ludoteca.table.refusals import TableRefusal

NAME = "banned.txt"
Net = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    def __init__(self, folder: Path) -> None:
        self.file = folder / NAME
        lines = self.file.read_text(encoding="utf-8").split() if self.file.is_file() else []
        self.banned = [network(line) for line in lines]

    def __contains__(self, address: str) -> bool:
        """Whether an address, or all that one sender has, is banned."""
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
        if found not in self.banned:
            self.banned.append(found)
            self.write()
        return str(found)

    def remove(self, address: str) -> bool:
        found = network(address if "/" in address else sender(address))
        was = found in self.banned
        if was:
            self.banned.remove(found)
            self.write()
        return was

    def write(self) -> None:
        self.file.write_text("".join([f"{one}\n" for one in self.banned]), encoding="utf-8")


def network(address: str) -> Net:
    try:
        return ipaddress.ip_network(address)
    except ValueError:
        raise TableRefusal("table-no-address") from None
