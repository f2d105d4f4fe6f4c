"""A PostgreSQL server and a Redis for the tests of a process, and for each test a database of its own."""

from __future__ import annotations

import asyncio
import itertools
import os
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from ludoteca.table.settings import Settings
from ludoteca.table.storage import open_store
from ludoteca.table.store import Store
from tools.engines import MISSING, NO_REDIS, REDIS, find_postgres, running_postgres, running_redis

__all__ = ["OpenStore", "database", "opened", "postgres", "redis"]

NUMBERS = itertools.count()
OpenStore = Callable[[], Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server. Without one these tests skip, in CI they fail."""
    if find_postgres() is None:
        leave_out = pytest.fail if os.environ.get("CI") else pytest.skip
        leave_out(MISSING)
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-"))  # pytest's own folders are closed to other users
    folder.chmod(0o755)
    try:
        with running_postgres(folder, durable=False) as address:
            yield address
    finally:
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis, that all tests of a process share."""
    if shutil.which(REDIS) is None:
        pytest.skip(NO_REDIS)
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder, running_redis(Path(folder)) as address:
        yield address


@pytest.fixture
def database(postgres: str) -> str:
    """The address of an empty database."""
    name = f"test_{next(NUMBERS)}"
    run_sql(postgres, f"create database {name}")
    return postgres.replace("/postgres?", f"/{name}?")


def run_sql(address: str, *statements: str) -> list[asyncpg.Record]:
    """Speak with the database past the store; what the last statement gives."""

    async def speak() -> list[asyncpg.Record]:
        connection = await asyncpg.connect(address)
        try:
            for statement in statements[:-1]:
                await connection.execute(statement)
            return list(await connection.fetch(statements[-1]))
        finally:
            await connection.close()

    return asyncio.run(speak())


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> OpenStore:
    """Opens a store, each time the same, of either kind."""
    settings = Settings(tmp_path)
    if request.param == "postgres":
        settings.store = request.getfixturevalue("database")
    return lambda: open_store(settings)
