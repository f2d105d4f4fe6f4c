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
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright

import ludoteca
from ludoteca.bots import make_bot

ROOT = Path(__file__).parent.parent
SIZES = {"wide": (1280, 720), "phone": (390, 844)}
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
BOT = {"kind": "bot", "bot": "greedy"}
NAMES = ("Sforza", "Colleoni", "Malatesta", "Carmagnola", "Baglioni")


def bots(count: int) -> list[dict[str, str]]:
    return [{**BOT, "name": name} for name in NAMES[:count]]


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


class Album:
    """Takes the pictures of one size."""

    def __init__(self, browser: Browser, address: str, size: str, folder: Path, only: str = "") -> None:
        self.browser = browser
        self.address = address
        self.size = size
        self.folder = folder
        self.only = only
        self.count = 0
        self.trouble: list[str] = []

    def context(self, locale: str = "en-GB") -> BrowserContext:
        width, height = SIZES[self.size]
        phone = self.size == "phone"
        return self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            locale=locale,
            base_url=self.address,
        )

    def page(self, context: BrowserContext, path: str = "/") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda line: self.trouble.append(f"{page.url}: {line.text}") if line.type == "error" else None,
        )
        page.goto(path)
        return page

    def take(self, page: Page, name: str, pause: int = 450) -> None:
        page.wait_for_timeout(pause)  # motion takes 300 ms at most
        self.count += 1
        page.screenshot(path=self.folder / f"{self.size}-{self.count:02}-{name}.png")
        tall = page.evaluate("document.documentElement.scrollHeight > innerHeight")
        broad = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        if broad or (tall and page.locator(".table").count()):
            self.trouble.append(f"{self.size} {name}: the page scrolls")

    def table(self, context: BrowserContext, **plan: Any) -> Any:
        answer = context.request.post("/api/tables", data={"game": "condottiere", "pace": 0, **plan})
        assert answer.ok, answer.text()
        return answer.json()["table"]

    # the moments

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
        page.wait_for_selector(".note")
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

    def venti(self, context: BrowserContext, seats: int, wanted: Wanted) -> Page:
        """Sit down where a game of bots was as wanted, by what a spectator saw and by the move made there."""
        record, move, seat = venti_moment(seats, wanted)
        headers = {"content-type": "text/plain"}
        answer = context.request.post("/api/records", data=record, headers=headers)
        assert answer.ok, answer.text()
        plan = {"move": move, "seat": seat, "name": "Caterina"}
        answer = context.request.post(f"/api/tables/{answer.json()['id']}/continue", data=plan)
        assert answer.ok, answer.text()
        page = self.page(context, f"/t/{answer.json()['table']['id']}")
        wait_for_turn(page)
        return page

    def venti_tables(self) -> None:
        context = self.context()
        table = self.table(context, game="venti", seats=[me("Caterina"), *bots(3)], pace=0.05)
        page = self.page(context, f"/t/{table['id']}")
        wait_for_turn(page)
        self.take(page, "venti-begun")
        for seats in (2, 6):
            page = self.venti(context, seats, fulfils_beside_frozen)
            self.take(page, f"venti-{seats}-seats")
        context.close()

    def venti_choosing(self) -> None:
        context = self.context()
        page = self.venti(context, 4, fulfils_beside_frozen)
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
        page = self.venti(context, 4, moves("to joker"))
        page.locator("[data-point]").first.click()
        self.take(page, "venti-give-up-points")
        for name, verb in (("a-penalty", "pay"), ("the-gift", "lay"), ("ten-cards", "discard")):
            page = self.venti(context, 6, moves(verb))
            page.locator("[data-point]" if verb == "pay" else "[data-card]").first.click()
            self.take(page, f"venti-{name}")
        context.close()

    def venti_ending(self) -> None:
        context = self.context()
        page = self.venti(context, 4, lambda view, move: view["ender"] is not None)
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
            page = self.venti(context, 4, fulfils_beside_frozen)
            page.locator(".fits").first.click()
            self.take(page, f"venti-fulfil-{locale[:2]}")
            context.close()

    def all(self) -> None:
        moments = (
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
        for moment in moments:
            if not self.only or moment.__name__ in self.only.split(","):
                self.count = 10 * moments.index(moment)
                moment()


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector("[data-move]:not([disabled]), dialog", timeout=60_000)
    page.wait_for_timeout(60)


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


Wanted = Callable[[dict[str, Any], str], bool]


@cache
def venti_game(seats: int, seed: int) -> tuple[str, list[tuple[int, int, dict[str, Any], str]]]:
    """The record of a game of bots, and its decisions: after how many moves, whose, on what view, and which.

    Every other seat plays anything, so that there is something of everything.
    """
    game = ludoteca.new("venti", seats=seats, seed=seed)
    players = [make_bot("random" if seat % 2 else "greedy", 10 + seat) for seat in range(seats)]
    decisions = []
    while game.asked:
        seat = game.asked[0]
        door = game.door(seat)
        name = door.name(players[seat].choose(door))
        decisions.append((len(game.moves), seat, game.view(ludoteca.SPECTATOR), name))
        game.play(seat, name)
    return str(game.record()), decisions


def venti_moment(seats: int, wanted: Wanted) -> tuple[str, int, int]:
    """The record of the first game with a wanted moment, and the last such moment in it: move and seat."""
    for seed in range(1, 100):
        record, decisions = venti_game(seats, seed)
        for move, seat, view, name in reversed(decisions):
            if wanted(view, name):
                return record, move, seat
    raise AssertionError("no game has such a moment")


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
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no chromium here. On Debian: apt-get install chromium")
    if not options.only and not options.size:
        shutil.rmtree(options.to, ignore_errors=True)
    options.to.mkdir(parents=True, exist_ok=True)
    trouble: list[str] = []
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        for size in SIZES if options.size is None else (options.size,):
            album = Album(browser, address, size, options.to, options.only)
            album.all()
            trouble += album.trouble
        browser.close()
    print(f"{len(list(options.to.glob('*.png')))} pictures in {options.to}")
    if trouble:
        sys.exit("\n".join(trouble))


if __name__ == "__main__":
    main()
