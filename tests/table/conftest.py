"""One server for all tests that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit import chance
from kit.databases import database, opened, postgres, redis
from kit.table import Person, running
from ludoteca.table.settings import Settings

__all__ = ["anna", "bruno", "database", "opened", "postgres", "redis", "server"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>Ludoteca</title>")
    (static / "assets" / "app-1234.js").write_text("export {}")
    settings = Settings(
        tmp_path_factory.mktemp("data"), static=static, requests=1e6, tables_an_hour=10**6, messages=1e6
    )
    settings.pause = 0.0
    settings.requests_at_once = settings.messages_at_once = 10**6
    settings.waiting_tables = settings.listed_tables = settings.seats_taken = 10**6
    settings.chance = chance.of_this_test
    with running(settings) as address:
        yield address


@pytest.fixture
def anna(server: str) -> Iterator[Person]:
    with Person(server) as person:
        yield person


@pytest.fixture
def bruno(server: str) -> Iterator[Person]:
    with Person(server) as person:
        yield person
