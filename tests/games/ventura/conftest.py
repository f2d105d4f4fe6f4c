"""Ventura is on no shelf yet: it is registered for its own tests alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.ventura import offered


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    with offered():
        yield
