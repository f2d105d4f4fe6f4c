"""Screenshots of every page and of the interesting moments of a game, at two sizes: `make pictures`.

Starts a server on a free port with an empty data folder, plays in Debian's Chromium, and writes to
build/pictures.
"""

from __future__ import annotations

import argparse
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, groupby
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from ludoteca.engine.catalogue import rule_catalogue
from ludoteca.engine.registry import catalogue, rules_of
from tools.album import SIZES, Album, Wanted
from tools.find_browser import find_browser, own_browser
from tools.friends_pictures import friends
from tools.lesson_pictures import cards, lesson
from tools.study_pictures import study

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.stored import kit_of

ROOT = Path(__file__).parent.parent
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


def house(album: Album) -> None:
    """The pages that are no table."""
    context = album.context()
    page = album.page(context)
    page.wait_for_selector(".game")
    album.take(page, "home")
    page.goto("/credits")
    page.wait_for_selector("h3")
    album.take(page, "credits")
    context.close()
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        page = album.page(context)
        page.wait_for_selector(".game")
        album.take(page, f"home-{locale[:2]}")
        context.close()


def pages(album: Album) -> None:
    """The pages that each game has."""
    context = album.context()
    page = album.page(context, f"/new/{album.game}")
    page.wait_for_selector("form")
    album.take(page, "set-up")
    page.goto(f"/rules/{album.game}")
    page.wait_for_selector("section .picture")
    album.take(page, "guide")
    page.locator("section[data-place]").nth(4).evaluate("section => section.scrollIntoView()")
    album.take(page, "guide-more")
    page.goto(f"/rules/{album.game}#cards")
    page.wait_for_selector(".filters")
    album.take(page, "guide-cards")
    rule = list(rule_catalogue(rules_of(album.game).info.package).rules)[-1]
    page.goto(f"/rules/{album.game}#{rule}")
    page.wait_for_selector(".wanted")
    album.take(page, "rules")
    context.close()


VISIONS = ("deuteranopia", "protanopia", "tritanopia")
BEFORE_THE_END = 60  # decisions
PATIENCE = 900  # fifths of a second until a server is there: the machine may be busy


def late_in_the_game() -> Wanted:
    """A choice of something when there is a lot to see; moments are looked for from the end."""
    made = count()
    return lambda view, move: next(made) >= BEFORE_THE_END and len(move.split()) > 1


def looks(album: Album) -> None:
    """The pages of a game in the dark, and its table as people see it who confuse colours."""
    context = album.context(dark=True)
    page = album.page(context, f"/new/{album.game}")
    page.wait_for_selector("form")
    album.take(page, "set-up-dark")
    album.take(album.sit_in(context, 3, late_in_the_game()), "dark")
    context.close()
    context = album.context()
    page = album.sit_in(context, 3, late_in_the_game())
    eyes = context.new_cdp_session(page)
    for vision in VISIONS:
        eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        album.take(page, vision)
    context.close()


def moments() -> Iterator[tuple[str, str, Callable[[Album], None]]]:
    """Game (none for the house's own pages), name and what takes the pictures: all that is shown."""
    yield "", "house", house
    yield "", "friends", friends
    for game in catalogue():
        yield game, f"{game}-pages", pages
        yield game, f"{game}-looks", looks
        yield game, f"{game}-cards", cards
        yield game, f"{game}-lesson", lesson
        yield game, f"{game}-study", study
        for moment in kit_of(game, "pictures").MOMENTS:
            yield game, f"{game}-{moment.__name__.replace('_', '-')}", moment


def take_all(browser: Browser, size: str, to: Path, only: str) -> list[str]:
    """What went wrong on the pages."""
    errors: list[str] = []
    asked = [one for one in enumerate(moments()) if not only or one[1][1] in only.split(",")]
    for game, of_game in groupby(asked, lambda one: one[1][0]):
        # A server each: one lets an address make no more than so many tables an hour.
        with server() as address:
            album = Album(browser, address, size, to)
            album.game = game
            for number, (_, _, moment) in of_game:
                album.count = 10 * number
                moment(album)
        errors += album.errors
    return errors


@contextmanager
def server() -> Iterator[str]:
    """A server of our own, with an empty data folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "ludoteca.table", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(PATIENCE):
                try:
                    urllib.request.urlopen(f"{address}/health")
                    break
                except (urllib.error.URLError, ConnectionError):
                    time.sleep(0.2)
            yield address
        finally:
            process.terminate()
            process.wait(15)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "pictures")
    parser.add_argument("--size", choices=tuple(SIZES), help="only this size")
    parser.add_argument("--only", default="", help="only these moments, such as house,GAME-ending")
    options = parser.parse_args()
    chromium = find_browser() or own_browser()
    if chromium is None:
        sys.exit("There is no Chromium here. To get one: python -m tools.find_browser")
    if not options.only and not options.size:
        shutil.rmtree(options.to, ignore_errors=True)
    options.to.mkdir(parents=True, exist_ok=True)
    errors: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for size in SIZES if options.size is None else (options.size,):
            errors += take_all(browser, size, options.to, options.only)
        browser.close()
    print(f"{len(list(options.to.glob('*.png')))} pictures in {options.to}")
    if errors:
        sys.exit("\n".join(errors))


if __name__ == "__main__":
    main()
