"""For everyone: three languages, two sizes of screen, large text, the keyboard alone, and screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import ludoteca
from kit.everyone import enlarge_text, sizes
from kit.finished import a_record, upload
from kit.web import (
    WIDE,
    Visitors,
    bar,
    begin_battle,
    bots,
    choose_first,
    faults,
    fits,
    hand,
    log,
    make_table,
    me,
    on_shelf,
    option,
    options,
    play_card,
    prompt,
    reachable,
    said,
    tab_to,
    wait_for_turn,
)
from ludoteca.engine.catalogue import rule_catalogue

# each with a rule that stands deep in its page
GAMES = {name: list(rule_catalogue(info.package).rules)[-1] for name, info in ludoteca.catalogue().items()}


# languages


@pytest.mark.parametrize(
    ("locale", "language"), [("en-GB", "en"), ("it-IT", "it"), ("de-CH", "de"), ("fr-FR", "en")]
)
def test_the_language_of_the_browser(visitors: Visitors, locale: str, language: str) -> None:
    page = visitors.enter(locale=locale)
    expect(page.get_by_role("button", name=said("ui-play-bots", language)).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    visitors.sit(page, me("Anna"), *bots(2))
    expect(prompt(page, language)).to_have_text(said("ask-site", language))
    expect(options(page, language).first).to_have_accessible_name(
        said("do-place", language, region="Torino"), ignore_case=False
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
    rules = page.get_by_role("button", name=said("ui-rules", language), exact=True)
    rules.click()
    expect(page.get_by_role("searchbox", name=said("ui-search-rules", language))).to_be_visible()


def test_the_switch_of_languages(visitors: Visitors) -> None:
    page = visitors.enter(locale="en-GB")
    page.get_by_label("Language").select_option(label="Deutsch")
    expect(page.get_by_role("button", name=said("ui-play-bots", "de")).first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.get_by_role("button", name=said("ui-play-bots", "de")).first).to_be_visible()
    visitors.sit(page, me("Anna"), *bots(2))
    expect(prompt(page, "de")).to_have_text(said("ask-site", "de"))
    page.get_by_role("button", name=said("ui-menu", "de")).click()
    page.get_by_label(said("ui-language", "de")).select_option(label="Italiano")
    page.keyboard.press("Escape")
    expect(prompt(page, "it")).to_have_text(said("ask-site", "it"))
    expect(page.locator("html")).to_have_attribute("lang", "it")


# sizes


@sizes
def test_the_table_fits_on_the_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    for seats in (3, 6):
        visitors.sit(page, me("Anna"), *bots(seats - 1))
        wait_for_turn(page)
        assert fits(page), "where to fight"
        begin_battle(page)
        assert fits(page), "the first card"
        for turn in range(3):
            play_card(page)
            assert fits(page), f"turn {turn}"
        # a note, the drawer, and a dialog
        page.get_by_role("img", name="Siena").dispatch_event("click")
        expect(bar(page).get_by_role("alert").first).to_be_visible()
        assert fits(page), "a reason"
        for name in ("Rules", "Chat", "Log"):
            page.get_by_role("banner").get_by_role("button", name=name).click(force=size != WIDE)
            expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
            assert fits(page), name
            if size != WIDE:
                page.get_by_role("complementary").get_by_role("button", name="Close").click()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert fits(page), "the menu"


@sizes
def test_large_text_hides_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    enlarge_text(page)
    visitors.sit(page, me("Anna"), *bots(3))
    wait_for_turn(page)
    assert page.evaluate("() => parseFloat(getComputedStyle(document.body).fontSize)") >= 32
    reachable(page, prompt(page))
    reachable(page, options(page).first)
    reachable(page, options(page).last)
    reachable(page, page.get_by_role("button", name="Menu"))
    reachable(page, page.get_by_role("group", name="Map of Italy"))
    options(page).last.click()
    expect(option(page, "Pass")).to_be_visible()
    for thing in (prompt(page), option(page, "Pass"), options(page).last):
        reachable(page, thing)
    for card in (hand(page).get_by_role("button").first, hand(page).get_by_role("button").last):
        reachable(page, card)
    option(page, "Pass").click()
    broad = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    assert not broad, "one has to scroll in two directions"


# the keyboard alone


def test_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.enter()
    expect(on_shelf(page, "Condottiere").get_by_role("button", name="Play against bots")).to_be_visible()
    tab_to(page, "Play against bots")
    page.keyboard.press("Enter")
    wait_for_turn(page)

    tab_to(page, "Milano")  # a region of the map
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Battle for Milano")).to_be_visible()
    expect(option(page, "Pass")).to_be_visible()

    before = hand(page).get_attribute("aria-label")
    page.keyboard.press("1")  # the first card; to pass is never the first key
    expect(hand(page)).not_to_have_attribute("aria-label", before or "")
    wait_for_turn(page)
    if "play a card" in prompt(page).inner_text():
        tab_to(page, "Pass")  # a button of the decision bar
        page.keyboard.press("Enter")
        expect(log(page)).to_contain_text(re.compile("passes"))

    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    for key in ("1-9", "Tab", "Enter", "l", "r", "c", "u", "?", "Esc"):
        expect(keys.get_by_role("term").filter(has_text=re.compile(f"^{re.escape(key)}$"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    for key, name in (("r", "Rules"), ("c", "Chat"), ("l", "Log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()


def test_a_card_by_keyboard(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), *bots(2))
    begin_battle(page)
    card = hand(page).get_by_role("button").first
    card.focus()
    before = hand(page).get_attribute("aria-label")
    page.keyboard.press("Enter")
    expect(hand(page)).not_to_have_attribute("aria-label", before or "")


# axe-core, on every page


@sizes
def test_axe_finds_nothing_on_the_pages(visitors: Visitors, size: tuple[int, int]) -> None:
    """Every kind of page at both sizes; of those that each game has, half of the games at each."""
    page = visitors.enter(size=size)
    found: list[str] = []
    games = list(GAMES)[size != WIDE :: 2]
    make_table(page, me("Anna"), {"kind": "open"}, *bots(1), public=True)
    page.goto("/")
    expect(on_shelf(page, "Condottiere").get_by_role("button", name="Play against bots")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("waiting for players")).first).to_be_visible()
    found += faults(page, "home")
    for game in games:
        page.goto(f"/new/{game}")
        expect(page.get_by_role("button", name="Make the table")).to_be_visible()
        found += faults(page, f"a new table for {game}")
    page.goto(make_table(page, me("Anna"), {"kind": "open"}, *bots(2)))
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    found += faults(page, "the lobby of the host")
    friend = visitors.enter(page.url, size=size)
    expect(friend.get_by_role("button", name="Sit here")).to_be_visible()
    found += faults(friend, "the lobby of a friend")
    for game in games:
        page.goto(f"/rules/{game}#{GAMES[game]}")
        expect(page.get_by_text(GAMES[game], exact=True).first).to_be_in_viewport()
        found += faults(page, f"the rules of {game}")
    page.goto("/credits")
    expect(page.get_by_role("heading", name="Credits")).to_be_visible()
    found += faults(page, "the credits")
    for game in games:
        table = upload(page, a_record(game))
        page.goto(f"/replay/{table}#20")
        expect(page.get_by_role("region", name="Replay").get_by_role("status")).to_contain_text("Move 20 of")
        found += faults(page, f"a replay of {game}")
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found += faults(page, "to play on")
    page.goto(f"/t/{table}")
    expect(page.get_by_role("dialog").get_by_role("heading")).to_contain_text("win")
    found += faults(page, "a result")
    visitors.expected = "status of 404"
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("alert")).to_be_visible()
    found += faults(page, "no page")
    assert not found, "\n".join(found)


@sizes
def test_axe_finds_nothing_at_the_table(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    found: list[str] = []
    visitors.sit(page, me("Anna"), *bots(3))
    wait_for_turn(page)
    found += faults(page, "where to fight")
    begin_battle(page)
    for turn in range(3):
        play_card(page)
    found += faults(page, "in battle")
    for name in ("Rules", "Chat", "Log"):
        page.get_by_role("banner").get_by_role("button", name=name).click()
        expect(page.get_by_role("tabpanel", name=name)).to_be_visible()
        found += faults(page, name)
        if size != WIDE:
            page.get_by_role("complementary").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    found += faults(page, "the menu")
    page.get_by_role("button", name="Keyboard").click()
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    found += faults(page, "the shortcuts")
    page.goto(make_table(page, me("Anna"), me("Bruno"), *bots(1)))
    curtain = page.get_by_role("dialog")
    curtain.or_(options(page).first).first.wait_for()
    if curtain.is_visible():
        curtain.get_by_role("button").click()
    begin_battle(page)
    choose_first(page)
    expect(curtain).to_contain_text("Bruno, it is your turn")
    found += faults(page, "the curtain")
    assert not found, "\n".join(found)
