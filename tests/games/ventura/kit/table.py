"""The table of Ventura in a browser: what is found there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from kit.finished import sit_down_in
from kit.web import log, wait_for_turn
from ludoteca import Game


def at(page: Page, game: Game) -> Page:
    sit_down_in(page, game, 0)
    wait_for_turn(page)
    return page


# things on the page


def hex_at(page: Page, where: str) -> Locator:
    return page.locator(f'[data-hex="{where}"]')


def free(page: Page, where: str) -> Locator:
    """A hex once it can be chosen; before that a press only tells about it."""
    return page.locator(f'[data-hex="{where}"][data-free]')


def the_map(page: Page) -> Locator:
    return page.get_by_role("region", name="Map", exact=True)


def open_log(page: Page) -> Locator:
    """The log lies over the right rail, and is closed as soon as the board is there."""
    the_map(page).wait_for()
    if log(page).count() == 0:
        page.get_by_role("banner").get_by_role("button", name="Log").click()
    return log(page)


def battle(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Battle"))
