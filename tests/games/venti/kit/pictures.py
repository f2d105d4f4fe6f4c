"""Pictures of VENTI: see `MOMENTS`."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tools.album import Album, Wanted, bots, me, wait_for_turn


def tables(album: Album) -> None:
    context = album.context()
    table = album.table(context, seats=[me("Caterina"), *bots(3)], pace=0.05)
    page = album.page(context, f"/t/{table['id']}")
    wait_for_turn(page)
    album.take(page, "begun")
    for seats in (2, 6):
        page = album.sit_in(context, seats, fulfils_beside_frozen)
        album.take(page, f"{seats}-seats")
    context.close()


def choosing(album: Album) -> None:
    context = album.context()
    page = album.sit_in(context, 4, fulfils_beside_frozen)
    page.locator("[data-centre]").first.click()
    album.take(page, "a-card-of-the-centre")
    page.keyboard.press("Escape")
    page.locator(".fits").first.click()
    album.take(page, "fulfil")
    page.locator("[data-card]").first.click()
    page.locator("[data-card]").last.click()
    album.take(page, "does-not-fit")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="frozen by").first.click()
    for card in (0, 1):
        page.locator("[data-card]").nth(card).click()
    album.take(page, "attempt")
    page.keyboard.press("Escape")
    page = album.sit_in(context, 4, moves("to joker"))
    page.locator("[data-point]").first.click()
    album.take(page, "give-up-points")
    for name, verb in (("a-penalty", "pay"), ("the-gift", "lay"), ("ten-cards", "discard")):
        page = album.sit_in(context, 6, moves(verb))
        mine = "[data-point]" if verb == "pay" else "[data-card]"
        page.locator(f'{mine}:not([aria-disabled="true"])').first.click()
        album.take(page, f"{name}")
    context.close()


def ending(album: Album) -> None:
    context = album.context()
    page = album.sit_in(context, 4, lambda view, move: view["ender"] is not None)
    album.take(page, "last-lap")
    deadline = time.monotonic() + 60
    while page.locator("dialog").count() == 0 and time.monotonic() < deadline:
        end_turn(page)
    album.take(page, "result")
    page.goto(f"/replay/{page.url.rsplit('/', 1)[-1]}#3")
    page.wait_for_selector("input[type=range]")
    album.take(page, "replay")
    context.close()


def languages(album: Album) -> None:
    for locale in ("it-IT", "de-DE"):
        context = album.context(locale)
        page = album.sit_in(context, 4, fulfils_beside_frozen)
        page.locator(".fits").first.click()
        album.take(page, f"fulfil-{locale[:2]}")
        context.close()


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


MOMENTS = (tables, choosing, ending, languages)
