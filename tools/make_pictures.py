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
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, TimeoutError, sync_playwright

from tools import ventura_pictures
from tools.album import SIZES, Album, Wanted, bots, me, wait_for_turn
from tools.find_browser import find_browser, own_browser

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


class Pictures(Album):
    """The moments that are shown."""

    def pages(self) -> None:
        context = self.context()
        page = self.page(context)
        page.wait_for_selector(".game")
        self.take(page, "home")
        page.goto("/new/condottiere")
        page.wait_for_selector("form")
        self.take(page, "set-up")
        page.goto("/rules/condottiere#CON-SPRING-03")
        page.wait_for_selector(".wanted")
        self.take(page, "rules")
        page.goto("/credits")
        page.wait_for_selector("h3")
        self.take(page, "credits")
        context.close()

    def lobby(self) -> None:
        host, friend = self.context(), self.context()
        table = self.table(host, seats=[me("Caterina"), {"kind": "open"}, *bots(2)], public=True)
        page = self.page(host, f"/t/{table['id']}")
        page.wait_for_selector(".seats")
        self.take(page, "lobby")
        other = self.page(friend, f"/t/{table['id']}")
        other.get_by_label("Name").fill("Braccio")
        self.take(other, "lobby-of-a-friend")
        other.get_by_role("button", name="Sit here").click()
        other.get_by_label("Say something").fill("Napoli is mine.")
        other.get_by_role("button", name="Send").click()
        page.get_by_text("Napoli is mine.").wait_for()
        self.take(page, "lobby-full")
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(".board")
        self.take(page, "begun")
        host.close()
        friend.close()

    def battle(self) -> None:
        context = self.context()
        table = self.table(context, seats=[me("Caterina"), *bots(3)], pace=0.05)
        page = self.page(context, f"/t/{table['id']}")
        page.wait_for_selector("[data-move]")
        self.take(page, "choose-a-region")
        page.locator('[data-move="place roma"]').click()
        page.wait_for_selector('[data-move="pass"]:not([disabled])')
        self.take(page, "first-card")
        for step in range(3):
            play_card(page)
            wait_for_turn(page)
            self.take(page, f"battle-{step + 1}")
        page.locator("[data-region=siena]").click()
        page.wait_for_selector(".refusal")
        self.take(page, "why-not")
        page.locator(".bar .rule").first.click()
        page.wait_for_selector(".wanted")
        self.take(page, "rules-drawer")
        if self.size == "phone":
            page.get_by_role("button", name="Close").click()
            page.get_by_role("button", name="Log").click()
            self.take(page, "log")
            page.get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        self.take(page, "menu")
        page.get_by_role("button", name="Keyboard").click()
        self.take(page, "keyboard")
        page.keyboard.press("Escape")
        context.set_offline(True)
        page.evaluate("window.dispatchEvent(new Event('offline'))")
        context.set_offline(False)
        context.close()

    def many_seats(self) -> None:
        context = self.context()
        seats = [me("Caterina"), *bots(5)]
        table = self.table(context, seats=seats, pace=0.02, options={"hidden_cards": True})
        page = self.page(context, f"/t/{table['id']}")
        for _ in range(5):
            wait_for_turn(page)
            play_card(page)
        wait_for_turn(page)
        self.take(page, "six-seats-hidden-cards")
        context.close()

    def hot_seat(self) -> None:
        context = self.context()
        table = self.table(context, seats=[me("Caterina"), me("Braccio"), *bots(1)])
        page = self.page(context, f"/t/{table['id']}")
        page.locator(".curtain button").click()
        page.locator('[data-move="place milano"]').click()
        play_card(page)
        page.wait_for_selector(".curtain")
        self.take(page, "curtain")
        page.locator(".curtain button").click()
        self.take(page, "after-the-curtain")
        context.close()

    def ending(self) -> None:
        context = self.context()
        table = self.table(context, seats=[me("Caterina"), *bots(3)])
        page = self.page(context, f"/t/{table['id']}")
        deadline = time.monotonic() + 120
        late = False
        while page.locator("dialog").count() == 0 and time.monotonic() < deadline:
            give_way(page)
            if not late and page.locator(".drop").count() >= 3:
                late = True
                self.take(page, "late-in-the-game")
        self.take(page, "result")
        page.get_by_role("link", name="Watch the replay").click()
        page.wait_for_selector("input[type=range]")
        page.goto(f"/replay/{table['id']}#30")
        page.wait_for_selector("input[type=range]")
        self.take(page, "replay")
        page.get_by_label("Seen by").select_option("1")
        page.wait_for_selector(".hand")
        self.take(page, "replay-through-a-seat")
        page.get_by_role("button", name="Play on from here").click()
        self.take(page, "play-on")
        page.locator("dialog .seats button").first.click()
        page.wait_for_selector(".table .bar")
        self.take(page, "played-on", 1500)
        page.goto("/")
        page.wait_for_selector(".game")
        self.take(page, "home-with-tables")
        context.close()

    def languages(self) -> None:
        for locale in ("it-IT", "de-DE"):
            context = self.context(locale)
            page = self.page(context)
            page.wait_for_selector(".game")
            self.take(page, f"home-{locale[:2]}")
            table = self.table(context, seats=[me("Ginevra"), *bots(3)], pace=0.05)
            page.goto(f"/t/{table['id']}")
            for _ in range(4):
                wait_for_turn(page)
                play_card(page)
            wait_for_turn(page)
            self.take(page, f"battle-{locale[:2]}")
            context.close()

    # VENTI

    def venti_tables(self) -> None:
        context = self.context()
        table = self.table(context, game="venti", seats=[me("Caterina"), *bots(3)], pace=0.05)
        page = self.page(context, f"/t/{table['id']}")
        wait_for_turn(page)
        self.take(page, "venti-begun")
        for seats in (2, 6):
            page = self.sit_in(context, "venti", seats, fulfils_beside_frozen)
            self.take(page, f"venti-{seats}-seats")
        context.close()

    def venti_choosing(self) -> None:
        context = self.context()
        page = self.sit_in(context, "venti", 4, fulfils_beside_frozen)
        page.locator("[data-centre]").first.click()
        self.take(page, "venti-a-card-of-the-centre")
        page.keyboard.press("Escape")
        page.locator(".fits").first.click()
        self.take(page, "venti-fulfil")
        page.locator("[data-card]").first.click()
        page.locator("[data-card]").last.click()
        self.take(page, "venti-does-not-fit")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="frozen by").first.click()
        for card in (0, 1):
            page.locator("[data-card]").nth(card).click()
        self.take(page, "venti-attempt")
        page.keyboard.press("Escape")
        page = self.sit_in(context, "venti", 4, moves("to joker"))
        page.locator("[data-point]").first.click()
        self.take(page, "venti-give-up-points")
        for name, verb in (("a-penalty", "pay"), ("the-gift", "lay"), ("ten-cards", "discard")):
            page = self.sit_in(context, "venti", 6, moves(verb))
            mine = "[data-point]" if verb == "pay" else "[data-card]"
            page.locator(f'{mine}:not([aria-disabled="true"])').first.click()
            self.take(page, f"venti-{name}")
        context.close()

    def venti_ending(self) -> None:
        context = self.context()
        page = self.sit_in(context, "venti", 4, lambda view, move: view["ender"] is not None)
        self.take(page, "venti-last-lap")
        deadline = time.monotonic() + 60
        while page.locator("dialog").count() == 0 and time.monotonic() < deadline:
            end_turn(page)
        self.take(page, "venti-result")
        page.goto(f"/replay/{page.url.rsplit('/', 1)[-1]}#3")
        page.wait_for_selector("input[type=range]")
        self.take(page, "venti-replay")
        page.goto("/new/venti")
        page.wait_for_selector("form")
        self.take(page, "venti-set-up")
        page.goto("/rules/venti#VENTI-R10")
        page.wait_for_selector(".wanted")
        self.take(page, "venti-rules")
        context.close()

    def venti_languages(self) -> None:
        for locale in ("it-IT", "de-DE"):
            context = self.context(locale)
            page = self.sit_in(context, "venti", 4, fulfils_beside_frozen)
            page.locator(".fits").first.click()
            self.take(page, f"venti-fulfil-{locale[:2]}")
            context.close()

    def all(self) -> None:
        moments: list[tuple[str, Callable[[], None]]] = [
            (moment.__name__, moment)
            for moment in (
                self.pages,
                self.lobby,
                self.battle,
                self.many_seats,
                self.hot_seat,
                self.ending,
                self.languages,
                self.venti_tables,
                self.venti_choosing,
                self.venti_ending,
                self.venti_languages,
            )
        ]
        moments += [(moment.__name__, partial(moment, self)) for moment in ventura_pictures.MOMENTS]
        for number, (name, moment) in enumerate(moments):
            if not self.only or name in self.only.split(","):
                self.count = 10 * number
                moment()


def play_card(page: Page) -> None:
    """Some card, the first one of the hand that is no loss; else whatever is offered first."""
    wait_for_turn(page)
    for start in ("place bologna", "play mercenary", "play courtesan", "play drummer", "play", ""):
        options = page.locator(f'[data-move^="{start}"]:not([disabled])')
        if options.count():
            options.last.click()
            return


def give_way(page: Page) -> None:
    """Pass, or take whatever is offered first."""
    try:
        page.wait_for_selector("[data-move]:not([disabled]), dialog", timeout=5000)
        options = page.locator("[data-move]:not([disabled])")
        passing = page.locator('[data-move="pass"]:not([disabled])')
        if passing.count():
            passing.click(timeout=1000)
        elif options.count():
            options.first.click(timeout=1000)
        page.wait_for_timeout(30)
    except TimeoutError:
        pass


def moves(verb: str) -> Wanted:
    return lambda view, move: move.startswith(f"{verb} ") and move != "lay no more"


def fulfils_beside_frozen(view: dict[str, Any], move: str) -> bool:
    """As many targets are frozen as may be, and whoever is asked fulfils another."""
    frozen = sum(target["frozen"] is not None for target in view["targets"])
    return move.startswith("fulfil") and frozen == view["frozen_limit"]


def end_turn(page: Page) -> None:
    """Nothing more to be done: end the turn, or pay with the first cards."""
    try:
        page.wait_for_selector("[data-move]:not([disabled]), [data-point], dialog", timeout=3000)
        ending = page.locator('[data-move="end turn"]:not([disabled])')
        (ending if ending.count() else page.locator("[data-move], [data-point]")).first.click(timeout=1000)
        page.wait_for_timeout(100)
    except TimeoutError:
        pass


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
            for _ in range(150):
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
    parser.add_argument("--only", default="", help="only these moments, such as battle,ending")
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
            # A server each: one lets an address make no more than so many tables an hour.
            with server() as address:
                album = Pictures(browser, address, size, options.to, options.only)
                album.all()
            errors += album.errors
        browser.close()
    print(f"{len(list(options.to.glob('*.png')))} pictures in {options.to}")
    if errors:
        sys.exit("\n".join(errors))


if __name__ == "__main__":
    main()
