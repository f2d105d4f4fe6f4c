"""At the table of Condottiere: the board, the hot seat, talk."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.everyone import rule_mark
from kit.finished import find_moment, play_on, upload
from kit.web import (
    PHONE,
    Hands,
    Visitors,
    bar,
    begin_battle,
    bots,
    hand,
    log,
    me,
    on_shelf,
    option,
    options,
    prompt,
    wait_for_turn,
    wait_until,
)

MERCENARY = re.compile("Mercenary")


@pytest.fixture
def anna(visitors: Visitors) -> Page:
    """Anna at a table with two bots, asked where to fight."""
    page = visitors.enter()
    visitors.sit(page, me("Anna"), *bots(2))
    wait_for_turn(page)
    return page


# the board


def place(page: Page, name: str) -> Locator:
    """A region's name on the map: the middle of a crooked shape may lie outside of it."""
    return page.get_by_role("group", name="Map of Italy").get_by_text(name, exact=True)


def click_region(page: Page, name: str) -> None:
    place(page, name).click(force=True)  # what lies under the name gets the click


def test_a_click_on_a_glowing_region_is_the_move(anna: Page) -> None:
    italy = anna.get_by_role("group", name="Map of Italy")
    expect(italy.get_by_role("button")).to_have_count(17)  # all are legal, and all glow
    click_region(anna, "Siena")
    expect(anna.get_by_role("heading", name="Battle for Siena")).to_be_visible()
    expect(log(anna)).to_contain_text("Anna calls a battle for Siena.")
    expect(italy.get_by_role("button")).to_have_count(0)
    expect(italy.get_by_role("img", name="Siena, fought for now")).to_be_visible()


def test_a_click_on_a_glowing_card_is_the_move(anna: Page) -> None:
    begin_battle(anna)
    card = hand(anna).get_by_role("button", name=MERCENARY).first
    name = re.findall(r"Mercenary \d+", card.inner_text())[0]
    card.click()
    expect(log(anna).get_by_text(f"Anna plays {name}.")).to_be_visible()


def test_an_illegal_region_says_why_and_leads_to_the_rule(anna: Page) -> None:
    begin_battle(anna)
    click_region(anna, "Siena")
    note = bar(anna).get_by_role("alert")
    expect(note).to_contain_text(re.compile(r"\w+"))
    link = note.get_by_role("button", name="Rule behind this refusal")
    rule = link.get_attribute("data-rule") or ""
    assert rule.startswith("CON-")
    link.click()
    book = anna.get_by_role("region", name="Rules", exact=True)
    found = book.get_by_role("paragraph").filter(has=anna.get_by_text(rule, exact=True)).first
    expect(found).to_be_in_viewport()
    expect(anna.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("locale", ["en", "it", "de"])
def test_on_a_phone_a_refusal_is_in_sight_below_the_question(visitors: Visitors, locale: str) -> None:
    """Also where the question has a standing order beside it."""
    page = visitors.enter(locale=locale, size=PHONE)
    visitors.sit(page, me("Anna"), *bots(2))
    wait_for_turn(page)
    page.locator('[data-move="place roma"]').click()
    expect(page.locator('[data-move="pass"]')).to_be_visible()
    expect(page.locator(".orders button")).to_have_count(1)
    page.locator('[data-region="siena"]').first.click(force=True)
    why = page.locator(".bar .refusal")
    expect(why).to_contain_text(re.compile(r"\w"))
    expect(why).to_be_in_viewport(ratio=0.9)


def test_pointing_at_an_illegal_region_says_why(visitors: Visitors) -> None:
    page = visitors.enter()
    moment = find_moment(page, upload(page), lambda view, move: move.startswith("place") and any_held(view))
    page.goto(play_on(page, moment))
    wait_for_turn(page)
    held = page.get_by_role("img", name="held by").first
    name = (held.get_attribute("aria-label") or "").split(",")[0]
    place(page, name).hover(force=True)
    expect(
        bar(page).get_by_role("alert").get_by_role("button", name="Rule behind this refusal")
    ).to_be_visible()


def any_held(view: dict[str, Any]) -> bool:
    return any(owner is not None for owner in view["control"].values())


def test_an_illegal_card_says_why(anna: Page) -> None:
    card = hand(anna).get_by_role("button").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)
    expect(bar(anna).get_by_role("alert")).to_contain_text(re.compile(r"\w+"))
    assert prompt(anna).inner_text() == "Which region shall be fought for?"


def test_the_question_opens_its_rule(anna: Page) -> None:
    expect(bar(anna)).not_to_contain_text("CON-")  # ids belong to the exact rules
    link = rule_mark(bar(anna), "CON-FRAME-02")
    expect(link).to_have_accessible_name("Rule behind this question")
    link.click()
    book = anna.get_by_role("region", name="Rules", exact=True)
    expect(book.get_by_text("CON-FRAME-02", exact=True).first).to_be_in_viewport()
    search = anna.get_by_role("searchbox", name="Search the rules")
    search.fill("drummer")
    expect(book.get_by_text("CON-FRAME-02", exact=True)).to_have_count(0)
    expect(book).to_contain_text("Drummer")
    search.fill("zzzz")
    expect(book).to_contain_text("No rule has “zzzz”.")


def test_the_tab_calls_the_player(anna: Page) -> None:
    expect(anna).to_have_title(re.compile("^● Your turn"))


def test_two_tabs_of_one_person(anna: Page) -> None:
    other = anna.context.new_page()
    other.goto(anna.url)
    wait_for_turn(other)
    click_region(other, "Roma")
    expect(anna.get_by_role("heading", name="Battle for Roma")).to_be_visible()
    expect(option(anna, "Pass")).to_be_visible()
    option(anna, "Pass").click()
    expect(log(other)).to_contain_text("Anna passes.")


# several people at one screen

CARDS_EVER_SHOWN = """
window.everShown = [];
new MutationObserver(() => {
  for (const card of document.querySelectorAll("[data-card]")) {
    const label = card.textContent.trim();
    if (!window.everShown.includes(label)) window.everShown.push(label);
  }
}).observe(document, {subtree: true, childList: true, attributes: true});
"""


def shown(page: Page, labels: list[str] | None = None) -> dict[str, int]:
    """The cards of a hand that are in the page at all, seen or unseen."""
    if labels is None:
        found = page.locator("[data-card]")
        labels = found.evaluate_all("cards => cards.map(card => card.textContent.trim())")
    cards: dict[str, int] = {}
    for label in labels:
        count, name = re.findall(r"^(?:(\d+) × )?([^.]+)\.", label)[0]
        cards[name.lower().replace(" ", "-")] = int(count or 1)
    return cards


def test_a_curtain_hides_the_hands(visitors: Visitors) -> None:
    page = visitors.enter("/new/condottiere")
    hands = Hands(page)
    page.get_by_label("Number of seats").select_option("3")
    page.get_by_label("Who sits in seat 1").select_option(label="At this screen")
    page.get_by_label("Who sits in seat 2").select_option(label="At this screen")
    page.get_by_label("Who sits in seat 3").select_option(label="A bot")
    page.get_by_label("Name").nth(0).fill("Anna")
    page.get_by_label("Name").nth(1).fill("Bruno")
    expect(page.get_by_text("Several people share this screen.")).to_be_visible()
    page.get_by_role("button", name="Begin").click()

    curtain = page.get_by_role("dialog")
    expect(
        curtain.get_by_role("heading", name="Anna, it is your turn").or_(options(page).first)
    ).to_be_visible()
    if curtain.is_visible():
        assert shown(page) == {}
        curtain.get_by_role("button").click()
    wait_for_turn(page)
    wait_until(page, lambda: len(hands.told) == 2, "both hands are told")
    assert shown(page) == hands.told[0] != hands.told[1]

    begin_battle(page)
    option(page, re.compile("^Play Mercenary")).first.click()
    expect(curtain.get_by_role("heading", name="Bruno, it is your turn")).to_be_visible()
    assert shown(page) == {}
    expect(options(page)).to_have_count(0)
    curtain.get_by_role("button", name="I am Bruno: show my hand").click()
    wait_for_turn(page)
    assert shown(page) == hands.told[1] != hands.told[0]

    # Whoever loads the page anew sees the curtain first, and no hand before.
    page.add_init_script(CARDS_EVER_SHOWN)
    page.reload()
    expect(curtain.get_by_role("heading", name="Bruno, it is your turn")).to_be_visible()
    assert page.evaluate("everShown") == []
    curtain.get_by_role("button").click()
    wait_for_turn(page)
    assert shown(page) == hands.told[1]
    assert shown(page, page.evaluate("everShown")) == hands.told[1]


# talk


def test_a_line_of_talk_arrives_as_plain_text(visitors: Visitors) -> None:
    anna = visitors.enter()
    path = visitors.sit(anna, me("Anna"), {"kind": "open"}, *bots(1))
    bruno = visitors.enter(path)
    line = '<img src=x onerror="document.title=1"> <b>Roma</b> & "mine"'
    for page in (anna, bruno):
        expect(page.get_by_role("log", name="Chat")).to_be_visible()
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    bruno.get_by_label("Say something").fill(line)
    bruno.keyboard.press("Enter")
    for page in (anna, bruno):
        talk = page.get_by_role("log", name="Chat")
        expect(talk.get_by_text(line)).to_be_visible()
        expect(talk.get_by_role("img")).to_have_count(0)

    # and it is still there, and goes on, when the game has begun
    anna.get_by_role("button", name="Start the game").click()
    wait_for_turn(anna)
    anna.get_by_role("button", name="Chat").click()
    talk = anna.get_by_role("log", name="Chat")
    expect(talk.get_by_text(line)).to_be_visible()
    bruno.get_by_role("button", name="Chat").click()
    bruno.get_by_label("Say something").fill("Ready?")
    bruno.get_by_role("button", name="Send").click()
    expect(talk.get_by_text("Ready?")).to_be_visible()


# one's own seat


def test_the_return_link_brings_one_back_from_another_device(visitors: Visitors) -> None:
    page = visitors.enter()
    on_shelf(page, "Condottiere").get_by_role("button", name="Play against bots").click()
    wait_for_turn(page)
    page.get_by_role("button", name="Menu").click()  # the pointer leaves the card that it may explain
    cards = hand(page).inner_text()
    link = page.get_by_role("textbox", name=re.compile("^Your own link")).input_value()
    other = visitors.enter(link)
    wait_for_turn(other)
    assert hand(other).inner_text() == cards
    assert "return" not in other.url  # the secret does not stay in the address bar
    secret = link.split("/")[-1]
    assert all(secret not in one.evaluate("JSON.stringify({...localStorage})") for one in (page, other))
    option(other, "Fight for Roma").click()
    expect(page.get_by_role("heading", name="Battle for Roma")).to_be_visible()
