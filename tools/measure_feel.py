"""How the table feels, in figures: `make feel`.

Starts a server on a free port with an empty data folder, plays in Chromium as a newcomer would, and prints
what was measured beside what is promised. It measures time on this machine: no test rests on it.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Response, TimeoutError, sync_playwright

from ludoteca.engine.registry import catalogue, rules_of
from tools.find_browser import find_browser, own_browser
from tools.make_pictures import CHROMIUM_FLAGS, server

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from kit.web import faults, said

LANGUAGES = {"en": "en-GB", "it": "it-IT", "de": "de-DE"}
THEMES = ("light", "dark")
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
OPTIONS = "[data-move]:not(:disabled)"
# All that ends a wait: a move, a button of the question, what is played back, a dialog.
CONTROLS = f"{OPTIONS}, .bar .button:not(:disabled), .playback .button, dialog button"
# Notes how long there was nothing of it, in the page itself, where nothing is late.
WATCH = f"""() => {{
  window.longestWait = 0;
  let since = performance.now();
  setInterval(() => {{
    const now = performance.now();
    if (document.querySelector(`{CONTROLS}`)) since = now;
    window.longestWait = Math.max(window.longestWait, now - since);
  }}, 50);
}}"""


class Figure(NamedTuple):
    what: str
    measured: float
    promised: float
    unit: str = ""

    @property
    def kept(self) -> bool:
        return self.measured <= self.promised


class Wire:
    """What a page and the server say to each other."""

    def __init__(self, page: Page) -> None:
        self.moves = 0
        self.alone = 0  # questions with one answer that the page must give
        self.tag = ""
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framesent", self.sent)
        socket.on("framereceived", self.received)

    def sent(self, frame: str | bytes) -> None:
        self.moves += json.loads(frame)["t"] == "move"

    def received(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] in ("state", "delta") and message.get("asked") and message["tag"] != self.tag:
            self.tag = message["tag"]
            self.alone += len(message["asked"]["choices"]) == 1 and not message.get("answered_in")


class Hand:
    """Presses what is on a page, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = Wire(page)
        self.clicks = 0

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.clicks += 1

    def name(self, role: Any, name: str) -> None:
        self.page.get_by_role(role, name=name).first.click()
        self.clicks += 1

    def first_move(self) -> None:
        """Whatever is asked first; what lies over it is closed."""
        while not self.wire.moves:
            self.page.wait_for_selector(f"{OPTIONS}, dialog[open] button")
            dialog = self.page.locator("dialog[open] button")
            self.press("dialog[open] button" if dialog.count() else f"{OPTIONS}:not(.danger)")
            self.page.wait_for_timeout(400)


@contextmanager
def visit(browser: Browser, address: str, size: str = "wide", **settings: Any) -> Iterator[Page]:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=address, **{"locale": "en-GB", **settings}
    )
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def first_load(browser: Browser, address: str) -> list[Figure]:
    """Scripts and styles of the first page, as they would be compressed."""
    sizes: list[int] = []

    def see(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes.append(len(gzip.compress(response.body(), 9)))

    with visit(browser, address) as page:
        page.on("response", see)
        page.goto("/", wait_until="networkidle")
    return [Figure("first load: script and style, compressed", round(sum(sizes) / 1000, 1), 120, "kB")]


def against_bots(browser: Browser, address: str, game: str, seconds: float) -> list[Figure]:
    """From home to a first move, and then on for a while, without any hurry."""
    title = said(f"game-{game}", of=game)
    with visit(browser, address) as page:
        page.goto("/")
        hand = Hand(page)
        entry = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True))
        entry.get_by_role("button", name=said("ui-play-bots")).click()
        hand.clicks += 1
        hand.first_move()
        clicks = hand.clicks
        page.evaluate(WATCH)
        play_for(page, seconds)
        wait = page.evaluate("() => window.longestWait") / 1000
        return [
            Figure(f"{game}: clicks from home to the first move", clicks, 2),
            Figure(f"{game}: questions with one answer that are asked", hand.wire.alone, 0),
            Figure(f"{game}: longest wait without a control", round(wait, 1), 3, "s"),
        ]


def play_for(page: Page, seconds: float) -> None:
    """Somebody who answers at once, whatever comes to mind, and lets everything be played."""
    rng = random.Random(1)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not page.locator("dialog[open]").count():
        options = page.locator(OPTIONS)
        if not options.count() or page.locator(".hesitation").count():
            page.wait_for_timeout(100)
            continue
        try:
            options.nth(rng.randrange(max(1, options.count()))).click(timeout=1000)
        except TimeoutError:
            continue  # it went while it was looked for
        page.wait_for_timeout(100)


def with_a_friend(browser: Browser, address: str, game: str) -> list[Figure]:
    """From home to the first move of a friend who has the address only."""
    title = said(f"game-{game}", of=game)
    with visit(browser, address) as host, visit(browser, address, "phone") as friend:
        host.goto("/")
        mine, other = Hand(host), Hand(friend)
        entry = host.get_by_role("listitem").filter(has=host.get_by_role("heading", name=title, exact=True))
        entry.get_by_role("link", name=said("ui-invite")).click()
        mine.clicks += 1
        mine.name("button", said("ui-make-table"))
        host.wait_for_url("**/t/*")
        friend.goto(host.url)
        other.name("button", said("ui-sit-here"))
        friend.wait_for_timeout(500)
        if host.get_by_role("button", name=said("ui-start")).count():
            mine.name("button", said("ui-start"))
        clicks = mine.clicks
        while not other.wire.moves:
            asked = next((one for one in (other, mine) if one.page.locator(OPTIONS).count()), None)
            if asked:
                asked.press(f"{OPTIONS}:not(.danger)")
            host.wait_for_timeout(400)
        return [
            Figure(f"{game}: clicks of the host, without moves, until a friend's first", clicks, 4),
            Figure(f"{game}: clicks of the friend until then", other.clicks, 2),
        ]


def axe(browser: Browser, address: str) -> tuple[list[Figure], list[str]]:
    """What is new at a table: the menu, orders, a move that can be taken back, bots that one waits for."""
    found: list[str] = []
    for language, locale in LANGUAGES.items():
        for theme in THEMES:
            size = "wide" if theme == "light" else "phone"
            with visit(
                browser, address, size, locale=locale, color_scheme=theme, reduced_motion="reduce"
            ) as page:
                found += states(page, f"{language}, {theme}")
    return [Figure("axe: flaws in the new states", len(found), 0)], found


def states(page: Page, where: str) -> list[str]:
    seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot", "bot": "greedy", "name": "Sforza"}] * 2]
    game = next(name for name in catalogue() if rules_of(name).orders)
    plan = {"game": game, "seats": seats, "pace": 10}
    table = page.request.post("/api/tables", data=plan).json()["table"]["id"]
    page.goto(f"/t/{table}")
    page.locator(OPTIONS).first.click()
    page.locator(".orders button").first.click()
    page.wait_for_selector('.orders [aria-pressed="true"]')
    found = faults(page, f"{where}: a standing order")
    page.locator(".risky button").first.click()
    page.wait_for_selector(".hesitation")
    found += faults(page, f"{where}: to be taken back")
    page.locator(".risky").wait_for(state="detached")
    found += faults(page, f"{where}: bots are waited for")
    page.locator("header button").last.click()
    page.wait_for_selector("dialog[open]")
    return found + faults(page, f"{where}: the menu")


def measure(browser: Browser, address: str, games: list[str], seconds: float) -> Iterator[list[Figure]]:
    yield first_load(browser, address)
    for game in games:
        yield against_bots(browser, address, game, seconds)
        yield with_a_friend(browser, address, game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    playable = [name for name, info in catalogue().items() if info.most_seats > 1]
    parser.add_argument("--game", action="append", choices=playable, help="only this game; may be repeated")
    parser.add_argument("--seconds", type=float, default=40, help="to play each game for")
    options = parser.parse_args()
    chromium = find_browser() or own_browser()
    if chromium is None:
        sys.exit("There is no Chromium here. To get one: python -m tools.find_browser")
    figures: list[Figure] = []
    with sync_playwright() as playwright, server() as address:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for found in measure(browser, address, options.game or playable, options.seconds):
            figures += found
            for figure in found:
                tell(figure)
        found, mistakes = axe(browser, address)
        figures += found
        tell(found[0])
        print("\n".join(mistakes))
        browser.close()
    if not all(figure.kept for figure in figures):
        sys.exit(1)


def tell(figure: Figure) -> None:
    mark = "" if figure.kept else "   <- too much"
    print(
        f"{figure.what:60} {figure.measured:8g} {figure.unit:2}  at most {figure.promised:g}{mark}",
        flush=True,
    )


if __name__ == "__main__":
    main()
