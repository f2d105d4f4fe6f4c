"""Which store a server has: a file in its folder, or by a setting a PostgreSQL database."""

from __future__ import annotations

import asyncio

from ludoteca.table.settings import Settings
from ludoteca.table.sqlite import SqliteStore
from ludoteca.table.store import Store, StoreError

SCHEMES = ("postgresql://", "postgres://")


async def open_store(settings: Settings) -> Store:
    """The store, made if there is none, and brought up to date."""
    if not settings.store:
        return SqliteStore(settings.database)
    check_address(settings.store)
    try:
        from ludoteca.table.postgres import open_postgres
    except ModuleNotFoundError:
        raise StoreError("tables in PostgreSQL need more: pip install 'ludoteca[postgresql]'") from None
    return await open_postgres(settings.store, settings.here, settings.lease)


def check_address(store: str) -> None:
    if not store.startswith(SCHEMES):
        raise StoreError("--store takes the address of a PostgreSQL database: postgresql://user@host/name")


def check_store(settings: Settings) -> None:
    """See that it can be used, before anybody is served."""

    async def check() -> None:
        await (await open_store(settings)).close()

    asyncio.run(check())
