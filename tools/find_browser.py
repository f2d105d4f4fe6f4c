"""`python -m tools.find_browser`: a Chromium or Chrome for the browser tests; without one, it installs one.

Whoever has neither a browser nor a way to get one is told in one sentence, and the other tests run. Under CI,
where nobody reads that, it is an error.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools import debian

# The shell draws no window at all, and saves a third of the browser's work in the tests.
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "~/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"%PROGRAMFILES%\Google\Chrome\Application\chrome.exe",
    r"%PROGRAMFILES(X86)%\Google\Chrome\Application\chrome.exe",
    r"%LOCALAPPDATA%\Google\Chrome\Application\chrome.exe",
)
MISSING = "The browser tests need Chromium or Chrome, which is neither here nor could be installed."
PACKAGES = ("chromium-headless-shell", "chromium")  # older systems have the second one alone


def find_browser() -> str | None:
    """A browser of this machine that starts; Playwright knows by itself where its own is."""
    for name in NAMES:
        found = shutil.which(name)
        if found is not None and starts(found):
            return found
    for place in PLACES:
        file = Path(os.path.expandvars(place)).expanduser()
        if file.is_file():
            return str(file)
    return None


def starts(browser: str) -> bool:
    """Some systems have a mere sign there, that says where to get one."""
    return debian.succeeds(browser, "--version")


def install_package() -> bool:
    note = "Installing Chromium for the browser tests, once ..."
    return any(debian.install(note, package) for package in PACKAGES)


def own_browser() -> str | None:
    """The one that Playwright has downloaded, if it starts here."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.executable_path
    return found if starts(found) else None


def install_own() -> bool:
    print("Downloading Playwright's Chromium for the browser tests, once ...", flush=True)
    return debian.succeeds(sys.executable, "-m", "playwright", "install", "chromium")


def main() -> int:
    if find_browser() or own_browser():
        return 0
    if (install_package() and find_browser()) or (install_own() and own_browser()):
        return 0
    print(MISSING, file=sys.stderr)
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
