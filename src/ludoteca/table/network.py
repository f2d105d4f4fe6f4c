"""How others reach this server: the address that they can open, and the way to let the network in.

A server listens on loopback unless it is told otherwise. Whoever sits at this computer can let the network in
by one click or by `--network`: it then listens at the computer's own address in that network too, and nowhere
else. The names that it answers to stay those of a server on loopback.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from urllib.parse import urlsplit

from ludoteca.table.refusals import TableRefusal

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}  # and which of these is this computer
# Of addresses for documentation: the system says by which of its own it would go there, and sends nothing.
FAR_AWAY = ((socket.AF_INET, "198.51.100.1"), (socket.AF_INET6, "2001:db8::1"))

LONGEST_HOST = 260

Listen = Callable[[str], Awaitable[int]]  # listens at an address too, and gives the port


class Network:
    """What is known of the network. Without `listen` nobody can let it in later."""

    def __init__(self, address: str = "", listen: Listen | None = None) -> None:
        self.address = address  # that others can open; "": nobody else can
        self.listen = listen

    async def open(self) -> str:
        """Let the network in. Again it does nothing, unless the computer has moved to another network."""
        host = own_address()
        if self.listen is None or not host:
            raise TableRefusal("table-no-network", 409)
        try:
            self.address = page_address(host, await self.listen(host))
        except OSError:
            raise TableRefusal("table-no-network", 409) from None
        return self.address


def own_address() -> str:
    """The address of this computer in its network; "" where it is in none."""
    return next((found for found in own_addresses() if is_of_a_network(found)), "")


def own_addresses() -> Iterator[str]:
    for family, far in FAR_AWAY:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            yield str(probe.getsockname()[0])
    with suppress(OSError):  # a network that leads nowhere else
        for found in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield str(found[4][0])


def is_of_a_network(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_unspecified or found.is_link_local)


def page_address(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def address_for_others(host: str, port: int, public: str) -> str:
    """Where others find a server that listens at `host`; "" where nobody else can."""
    if public or host in LOOPBACK:
        return public
    if host not in EVERYWHERE:
        return page_address(host, port)
    found = own_address()
    return page_address(found, port) if found else ""


def is_this_computer(address: str) -> bool:
    """Whether somebody asks from the computer that the server runs on."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def seen_from(host: str, scheme: str) -> str:
    """The address at which a page was opened, by its `Host`; "" where only this computer can open that."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        name = ""
    if not name or name in LOOPBACK or is_this_computer(name) or len(host) > LONGEST_HOST:
        return ""
    return f"{scheme}://{host}/"
