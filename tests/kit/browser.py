"""A Chromium, the built client, and a server, one for all tests of a folder; cookies are each test's own.

Playwright's loop runs in this thread for as long as a browser is open, and no other may run meanwhile. So the
browser belongs to a folder of tests, not to the session: tests of the server come before and after. Each such
folder is a package whose conftest.py takes the fixtures from here.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Playwright, expect, sync_playwright
from pytest_playwright.pytest_playwright import CreateContextCallback

from kit.serve import STATIC
from kit.web import AXE, PATIENCE, SLOWER, Server, Visitors
from tools.find_browser import MISSING, find_browser

__all__ = [
    "anna",
    "browser",
    "browser_context_args",
    "browser_type",
    "built",
    "launch_browser",
    "playwright",
    "server",
    "visitors",
]

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * SLOWER * 1000)  # a busy machine is slow, not wrong
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="package")
def launch_browser(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> Callable[[], Browser]:
    """The machine's browser, else Playwright's own. Without any these tests skip, in CI they fail."""
    found = find_browser()
    if found is None and not Path(browser_type.executable_path).is_file():
        leave_out = pytest.fail if os.environ.get("CI") else pytest.skip
        leave_out(MISSING)
    return lambda: browser_type.launch(**browser_type_launch_args, executable_path=found, args=FLAGS)


@pytest.fixture(scope="package")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    found = launch_browser()
    yield found
    found.close()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="session")
def built() -> None:
    """The client and what the tests of it need are there."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The client is not built. In web/: npm ci && npm run build", pytrace=False)
    if not AXE.is_file():
        pytest.fail("axe-core is not installed. In web/: npm ci", pytrace=False)


@pytest.fixture(scope="package")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()
    assert not server.mistakes()


@pytest.fixture
def visitors(
    request: pytest.FixtureRequest, server: Server, new_context: CreateContextCallback
) -> Iterator[Visitors]:
    """People at a server whose chance is the test's own. Nothing of what they must not see may happen."""
    server.draw_from(request.node.nodeid.rpartition("/")[2])  # wherever the file lies
    visitors = Visitors(new_context, server.address)
    yield visitors
    assert not visitors.errors, visitors.errors


@pytest.fixture
def anna(visitors: Visitors) -> Page:
    """Somebody who opens the first page."""
    return visitors.enter()
