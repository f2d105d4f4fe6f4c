"""What whoever runs a server may have mistyped, told before anything is opened or written."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from urllib.parse import urlsplit

from ludoteca.engine.options import check_range
from ludoteca.table.news import connect
from ludoteca.table.processes import check_processes
from ludoteca.table.settings import Settings
from ludoteca.table.storage import check_address
from ludoteca.table.store import StoreError

MOST_THINKERS = 1000
MOST_PROCESSES = 256
HIGHEST_PORT = 65535
LONGEST_LEASE = 86400  # seconds
LONGEST_KEPT = 36500  # days


def check_settings(settings: Settings) -> None:
    """Whether a server could begin with these. Databases, Redis and ports are not asked for."""
    check_range("--port", settings.port, 0, HIGHEST_PORT)
    check_range("--lease", settings.lease, 1, LONGEST_LEASE)
    check_range("--processes", settings.processes, 1, MOST_PROCESSES)
    check_range("--thinkers", settings.thinkers, 1, MOST_THINKERS)
    check_range("--keep", settings.keep, 0, LONGEST_KEPT)
    if settings.metrics:
        check_range("--metrics: a port", metrics_place(settings)[1], 0, HIGHEST_PORT - settings.processes + 1)
    if settings.public and not is_page(settings.public):
        page = "the address of a page, such as https://play.example/"
        raise StoreError(f"--public takes {page}, not {settings.public[:60]!r}")
    for one in settings.proxies.split(","):
        check_proxy(one.strip())
    if settings.elsewhere and not settings.redis:
        raise StoreError("--elsewhere: thinkers are reached through a Redis, which --redis names")
    if settings.redis:
        connect(settings.redis)
    if settings.store:
        check_address(settings.store)
    if settings.processes > 1:
        check_processes(settings)


def metrics_place(settings: Settings) -> tuple[str, int]:
    """Where monitors ask: a host, and a port."""
    host, _, port = settings.metrics.rpartition(":")
    with suppress(ValueError):
        return host.strip("[]") or "127.0.0.1", int(port)
    raise StoreError(
        f"--metrics takes an address and a port, such as 127.0.0.1:9100, not {settings.metrics[:60]!r}"
    )


def is_page(address: str) -> bool:
    with suppress(ValueError):  # of a host or a port that can be none
        parts = urlsplit(address)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    return False


def check_proxy(one: str) -> None:
    if one not in ("", "*"):
        try:
            ipaddress.ip_network(one, strict=False)
        except ValueError:
            raise StoreError(
                f"--proxies takes addresses and networks, with commas, not {one[:60]!r}"
            ) from None
