"""Debian's Chromium, the built client, and a server for each file of tests.

Playwright's loop runs in this thread for as long as a browser is open, and no other may run meanwhile. So the
browser belongs to a file of tests, not to the session: tests of the server come before and after.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Playwright, expect, sync_playwright
from pytest_playwright.pytest_playwright import CreateContextCallback

from kit.serve import STATIC
from kit.web import AXE, PATIENCE, Server, Visitors

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


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("There is no chromium here. On Debian: apt-get install chromium", pytrace=False)
    return {**browser_type_launch_args, "executable_path": chromium, "args": FLAGS}


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE * 1000)  # a busy machine is slow, not wrong
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="module")
def browser_type(playwright: Playwright) -> BrowserType:
    return playwright.chromium


@pytest.fixture(scope="module")
def launch_browser(
    browser_type_launch_args: dict[str, Any], browser_type: BrowserType
) -> Callable[[], Browser]:
    return lambda: browser_type.launch(**browser_type_launch_args)


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    found = launch_browser()
    yield found
    found.close()


@pytest.fixture(scope="module")
def browser_context_args() -> dict[str, Any]:
    return {}


@pytest.fixture(scope="session")
def built() -> None:
    """The client and what the tests of it need are there."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The client is not built. In web/: npm ci && npm run build", pytrace=False)
    if not AXE.is_file():
        pytest.fail("axe-core is not installed. In web/: npm ci", pytrace=False)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data")).start()
    yield server
    server.stop()
    assert not server.mistakes()


@pytest.fixture
def visitors(
    request: pytest.FixtureRequest, server: Server, new_context: CreateContextCallback
) -> Iterator[Visitors]:
    """People at a server whose luck is the test's own. Nothing of what they must not see may happen."""
    server.draw_from(request.node.nodeid)
    visitors = Visitors(new_context, server.address)
    yield visitors
    assert not visitors.trouble


@pytest.fixture
def anna(visitors: Visitors) -> Page:
    """Somebody who opens the first page."""
    return visitors.enter()
