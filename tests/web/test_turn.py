"""One's turn in the browser: taking a move back, and the clock."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kit.finished import find_moment, play_on, upload
from kit.web import Visitors, bar, bots, log, me, option, wait_for_turn

WATCH_THE_NOTICE = """() => {
  const shown = () => document.body.innerText.includes("A bot is playing for you.");
  const watch = new MutationObserver(() => (window.noticeWent ||= !shown()));
  watch.observe(document.body, { subtree: true, childList: true });
}"""
CARD_OR_PASS = re.compile("play a card or pass")


def before_a_scarecrow(visitors: Visitors) -> Page:
    """Anna sits where somebody once played a Scarecrow, and is asked for a card."""
    page = visitors.enter()
    moment = find_moment(page, upload(page), lambda view, move: move == "play scarecrow")
    page.goto(play_on(page, moment))
    wait_for_turn(page)
    return page


def test_a_move_is_taken_back_while_it_is_still_ones_turn(visitors: Visitors) -> None:
    page = before_a_scarecrow(visitors)
    undo = bar(page).get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    option(page, "Play Scarecrow").click()
    expect(option(page, re.compile("none|no Mercenary", re.I)).first).to_be_visible()
    expect(log(page)).to_contain_text("Anna plays Scarecrow.")
    undo.click()
    expect(option(page, "Play Scarecrow")).to_be_visible()
    expect(bar(page)).to_contain_text(CARD_OR_PASS)
    expect(undo).to_have_count(0)
    option(page, "Play Scarecrow").click()
    expect(option(page, re.compile("none|no Mercenary", re.I)).first).to_be_visible()
    expect(undo).to_be_enabled()
    page.keyboard.press("u")
    expect(option(page, "Play Scarecrow")).to_be_visible()


def test_a_bot_takes_the_seat_of_whoever_is_late_and_gives_it_back(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), *bots(1), clock=600, absent="bot")
    wait_for_turn(page)
    expect(page.get_by_role("timer").first).to_be_visible()
    visitors.sit(page, me("Anna"), *bots(1), clock=3, absent="bot", pace=1)
    covered = page.get_by_role("status").filter(has_text="A bot is playing for you.")
    expect(covered).to_be_visible()
    page.evaluate(
        WATCH_THE_NOTICE
    )  # it goes for three seconds, which a slow page may be through with too soon
    page.get_by_role("button", name="Take my seat back").click()
    page.wait_for_function("() => window.noticeWent")
