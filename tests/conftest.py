"""What holds for all tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

from ludoteca.games.ventura import VENTURA
from ludoteca.games.ventura.contents import CONTENTS

# The same examples in every run, however busy the machine is.
settings.register_profile("ludoteca", derandomize=True, deadline=None)
settings.load_profile("ludoteca")


@pytest.fixture(autouse=True)
def boxes() -> Iterator[None]:
    """A content of Ventura that a test adds goes with the test."""
    info, contents = VENTURA.info, dict(CONTENTS)
    yield
    VENTURA.info = info
    CONTENTS.clear()
    CONTENTS.update(contents)
