"""What holds for the table of every game: its size, large text, screen readers, and words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page

from kit.web import SIZES, faults, fits

sizes = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())

SPOKEN = """e => [...e.querySelectorAll('[aria-label], [title]')]
  .map(x => [x.getAttribute('aria-label'), x.getAttribute('title')].join(' ')).join(' ')"""


def flaws(page: Page, where: str) -> list[str]:
    """What axe-core finds wrong with a page, which must fit on the screen."""
    assert fits(page), where
    return faults(page, where)


def enlarge_text(page: Page) -> None:
    """As one sets it in the browser, where 16 is usual: the page is not told, and must not resist."""
    browser = page.context.new_cdp_session(page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})


def not_too_broad(page: Page, size: tuple[int, int]) -> None:
    broad = page.evaluate("() => document.scrollingElement.scrollWidth")
    assert broad <= size[0], "one has to scroll in two directions"


def no_word_missing(page: Page) -> None:
    """Neither in what is seen nor in what a screen reader says."""
    words = page.locator("body").inner_text() + str(page.locator("body").evaluate(SPOKEN))
    assert not re.search(r"\[[a-z]+-[a-z-]+\]|undefined|NaN", words), words


def rule_mark(place: Locator, rule: str) -> Locator:
    """The question mark that opens this rule."""
    return place.locator(f'[data-rule="{rule}"]')
