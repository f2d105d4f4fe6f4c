"""What holds for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from ludoteca.engine.packs import ADDED
from ludoteca.engine.registry import REGISTERED
from tools import engines, find_browser

# Ten thousand tests stay for as long as they run: to look through them for garbage, again and again, takes a
# third of the time in which they are found.
gc.disable()

# The same examples in every run, however busy the machine is.
settings.register_profile("ludoteca", derandomize=True, deadline=None)
settings.load_profile("ludoteca")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests are the longest: first, so that the short ones fill up what they leave."""
    items.sort(key=lambda item: item.path.parent.name != "web")


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Who runs the tests without a browser or a database shall not overlook it."""
    skipped = terminalreporter.stats.get("skipped", [])
    for missing in (find_browser.MISSING, engines.MISSING):
        if any(missing in str(report.longrepr) for report in skipped):
            terminalreporter.write_line(f"{missing} The other tests ran.", red=True, bold=True)


# Tests are of the source, or of what PYTHONPATH names: a command must not find build/fast by itself.
os.environ["LUDOTECA_COMPILED"] = "0"


@pytest.fixture(autouse=True)
def boxes() -> Iterator[None]:
    """A content that a test adds to a game goes with the test, as if in a new process."""
    kept = [
        (rules, rules.info, rules.contents, dict(rules.contents.known))
        for rules in REGISTERED.values()
        if rules.contents is not None
    ]
    added = dict(ADDED)
    yield
    ADDED.clear()
    ADDED.update(added)
    for rules, info, contents, known in kept:
        rules.info = info
        contents.known.clear()
        contents.known.update(known)
