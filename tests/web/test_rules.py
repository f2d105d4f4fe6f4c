"""The rules to read: a guide with pictures, all cards, the exact rules, and one search for all of them."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kit.everyone import flaws, no_word_missing, sizes
from kit.web import Visitors


@sizes
def test_the_book_of_a_game(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter("/rules/condottiere#winning", size=size)
    book = page.get_by_role("region", name="Rules", exact=True)
    expect(book.get_by_role("heading", name="Winning")).to_be_in_viewport()
    expect(book.get_by_role("img", name=re.compile("carry the same seal"))).to_be_in_viewport()
    no_word_missing(page)

    book.get_by_role("button", name="Bishop").focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Discards the strongest Mercenaries in play")
    found = flaws(page, "the guide, with a card")
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_have_count(0)

    book.get_by_role("button", name="Exact rules on this").first.click()
    expect(book.get_by_text("CON-FRAME-01", exact=True)).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#CON-FRAME-01$"))
    book.get_by_role("button", name="Guide: Your turn").click()
    expect(book.get_by_role("heading", name="Your turn")).to_be_in_viewport()

    page.get_by_role("button", name="Cards", exact=True).click()
    expect(book.get_by_role("listitem")).to_have_count(15)
    book.get_by_role("button", name="Seasons").click()
    expect(book.get_by_role("listitem")).to_have_count(2)

    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("winter")
    expect(book.get_by_role("button", name="Winter and Spring", exact=True)).to_be_visible()
    expect(
        book.get_by_role("listitem").filter(has_text="each Mercenary in play counts only 1")
    ).to_be_visible()
    expect(book.get_by_text("CON-WINTER-03", exact=True)).to_be_visible()
    found += flaws(page, "what a search finds")
    assert not found, "\n".join(found)
