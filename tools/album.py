"""What takes pictures: one browser size, one folder; and moments of games of bots to sit down in."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

import ludoteca
from ludoteca.bots import make_bot

SIZES = {"wide": (1280, 720), "phone": (390, 844)}
BOT = {"kind": "bot", "bot": "greedy"}
BUSY = (429, 503)  # HTTP
TRIES = 30
MOMENT = 2.0  # seconds
NAMES = ("Sforza", "Colleoni", "Malatesta", "Carmagnola", "Baglioni")


def bots(count: int) -> list[dict[str, str]]:
    return [{**BOT, "name": name} for name in NAMES[:count]]


def me(name: str) -> dict[str, str]:
    return {"kind": "me", "name": name}


def learned(games: dict[str, dict[str, object]]) -> str:
    """A script by which a browser remembers this of learning games, unless it remembers something. A page
    that is not there yet remembers nothing.
    """
    kept = f'localStorage["ludoteca.learned"] ??= {json.dumps(json.dumps(games))}'
    return f'if (location.protocol !== "about:") {kept}'


Wanted = Callable[[dict[str, Any], str], bool]


class Album:
    """Takes the pictures of one size."""

    def __init__(self, browser: Browser, address: str, size: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.size = size
        self.folder = folder
        self.game = ""  # whose pictures are taken
        self.count = 0
        self.errors: list[str] = []

    def context(self, locale: str = "en-GB", newcomer: bool = False, dark: bool = False) -> BrowserContext:
        """A browser. A newcomer's has never been here, so every first game begins with three cards."""
        width, height = SIZES[self.size]
        phone = self.size == "phone"
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            is_mobile=phone,
            has_touch=phone,
            locale=locale,
            color_scheme="dark" if dark else "light",
            base_url=self.address,
        )
        if not newcomer:
            context.add_init_script(learned({game: {"cards": True} for game in ludoteca.catalogue()}))
        return context

    def page(self, context: BrowserContext, path: str = "/") -> Page:
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda line: self.errors.append(f"{page.url}: {line.text}") if line.type == "error" else None,
        )
        page.goto(path)
        return page

    def take(self, page: Page, name: str, pause: int = 450) -> None:
        page.wait_for_timeout(pause)  # motion takes 300 ms at most
        self.count += 1
        what = f"{self.game}-{name}" if self.game else name
        page.screenshot(path=self.folder / f"{self.size}-{self.count:03}-{what}.png")
        tall = page.evaluate("document.documentElement.scrollHeight > innerHeight")
        broad = page.evaluate("document.documentElement.scrollWidth > innerWidth")
        if broad or (tall and page.locator(".table").count()):
            self.errors.append(f"{self.size} {name}: the page scrolls")

    def table(self, context: BrowserContext, **plan: Any) -> Any:
        return self.post(context, "/api/tables", {"game": self.game, "pace": 0, **plan})["table"]

    def post(self, context: BrowserContext, path: str, data: Any, **more: Any) -> Any:
        """Ask the server; on a busy machine it says to try again in a moment."""
        for _ in range(TRIES):
            answer = context.request.post(path, data=data, **more)
            if answer.status not in BUSY:
                break
            time.sleep(MOMENT)
        assert answer.ok, answer.text()
        return answer.json()

    def sit_in(self, context: BrowserContext, seats: int, wanted: Wanted) -> Page:
        """Sit down where a game of bots was as wanted, by what a spectator saw and by the move made there."""
        record, move, seat = moment(self.game, seats, wanted)
        headers = {"content-type": "text/plain"}
        kept = self.post(context, "/api/records", record, headers=headers)
        plan = {"move": move, "seat": seat, "name": "Caterina"}
        seated = self.post(context, f"/api/tables/{kept['id']}/continue", plan)
        page = self.page(context, f"/t/{seated['table']['id']}")
        wait_for_turn(page)
        return page


def wait_for_turn(page: Page) -> None:
    page.wait_for_selector("[data-move]:not([disabled]), [data-answer], [data-verb], dialog", timeout=60_000)
    page.wait_for_timeout(60)


@cache
def bot_game(game_name: str, seats: int, seed: int) -> tuple[str, list[tuple[int, int, dict[str, Any], str]]]:
    """The record of a game of bots, and its decisions: after how many moves, whose, on what view, and which.

    Every other seat plays anything, so that there is something of everything.
    """
    game = ludoteca.new(game_name, seats=seats, seed=seed)
    players = [make_bot("random" if seat % 2 else "greedy", 10 + seat) for seat in range(seats)]
    decisions = []
    while game.asked:
        seat = game.asked[0]
        door = game.door(seat)
        name = door.name(players[seat].choose(door))
        if len(game.legal(seat)) > 1:  # else a table answers by itself
            decisions.append((len(game.moves), seat, game.view(ludoteca.SPECTATOR), name))
        game.play(seat, name)
    return str(game.record()), decisions


def moment(game_name: str, seats: int, wanted: Wanted) -> tuple[str, int, int]:
    """The record of the first game with a wanted moment, and the last such moment in it: move and seat."""
    for seed in range(1, 100):
        record, decisions = bot_game(game_name, seats, seed)
        for move, seat, view, name in reversed(decisions):
            if wanted(view, name):
                return record, move, seat
    raise AssertionError("no game has such a moment")
