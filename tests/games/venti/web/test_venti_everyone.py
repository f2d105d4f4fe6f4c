"""The table of VENTI for everyone: keyboard, languages, sizes of screen and text, screen readers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from games.venti.kit.table import (
    USE,
    at,
    centre,
    first_turn,
    five_points,
    frozen_by_another,
    gift,
    own,
    press,
    target,
    twelve_cards,
    why,
)
from kit.everyone import enlarge_text, flaws, no_word_missing, not_too_broad, sizes
from kit.finished import sit_down_in
from kit.web import (
    WIDE,
    Visitors,
    bots,
    hand,
    log,
    me,
    more_rules,
    option,
    options,
    prompt,
    reachable,
    said,
    tab_to,
    wait_for_turn,
)


def test_keyboard_alone(visitors: Visitors) -> None:
    anna = visitors.enter()
    at(anna, first_turn())
    tab_to(anna, "You can fulfil it")
    anna.keyboard.press("Enter")
    tab_to(anna, USE)
    anna.keyboard.press("Enter")
    expect(log(anna)).to_contain_text("Anna fulfils target A")
    wait_for_turn(anna)
    anna.keyboard.press("3")  # the first card of the centre; 1 and 2 replace the centre and end the turn
    expect(log(anna)).to_contain_text("Anna draws triangle 3.")
    wait_for_turn(anna)
    tab_to(anna, "What to do with target B")
    anna.keyboard.press("Enter")
    tab_to(anna, "Freeze", most=4)  # the focus has gone to the new buttons
    anna.keyboard.press("Enter")
    expect(log(anna)).to_contain_text("Anna freezes target B.")


@pytest.mark.parametrize(("locale", "language"), [("en-GB", "en"), ("it-IT", "it"), ("de-CH", "de")])
def test_no_word_is_missing_in_any_language(visitors: Visitors, locale: str, language: str) -> None:
    page = visitors.enter(locale=locale)
    for game, seat in (
        (first_turn(), 0),
        (frozen_by_another(), 0),
        (five_points(), 0),
        (gift(), 2),
        (twelve_cards(), 0),
    ):
        sit_down_in(page, game, seat)
        expect(options(page, language).first).to_be_visible()
        for thing in page.locator("[data-target], [data-centre], [data-point], [data-card]").all()[:14]:
            thing.click(force=True)
            no_word_missing(page)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto("/new/venti")
    more_rules(page, language)
    expect(page.get_by_text(said("option-turn-limit", language, "venti"))).to_be_visible()
    assert not re.search(r"\[[a-z]+-[a-z-]+\]", page.locator("main").inner_text())


@sizes
def test_the_table_fits_on_the_screen_and_axe_finds_nothing(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.enter(size=size)
    found: list[str] = []
    for seats in (2, 6):
        visitors.sit(page, me("Anna"), *bots(seats - 1), game="venti", options={"start_player": "0"})
        wait_for_turn(page)
        found += flaws(page, f"{seats} seats")
    at(page, first_turn())
    centre(page, "square 6").click()
    found += flaws(page, "a card of the centre")
    page.keyboard.press("Escape")
    target(page, "A").click()
    found += flaws(page, "a target that can be fulfilled")
    press(page, "Freeze")
    expect(target(page, "A")).to_have_accessible_name(re.compile("frozen by Anna"))
    target(page, "C").click()
    press(page, "Freeze")
    expect(why(page)).to_be_visible()
    found += flaws(page, "a reason")
    at(page, frozen_by_another())
    target(page, "A").click()
    own(page, "Joker").click()
    found += flaws(page, "an attempt")
    for game, seat in ((five_points(), 0), (gift(), 2), (twelve_cards(), 0)):
        at(page, game, seat)
        hand(page).get_by_role("button").first.click(force=True)
        hand(page).get_by_role("button").last.click(force=True)
        found += flaws(page, prompt(page).first.inner_text())
    if size != WIDE:
        page.get_by_role("banner").get_by_role("button", name="Log").click()
    found += flaws(page, "the log")
    assert not found, "\n".join(found)


@sizes
def test_large_text_hides_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    enlarge_text(page)
    visitors.sit(page, me("Anna"), *bots(3), game="venti", options={"start_player": "0"})
    wait_for_turn(page)
    reachable(page, prompt(page).first)
    reachable(page, options(page).first)
    reachable(page, options(page).last)
    for row in ("Targets", "Centre"):
        for card in page.get_by_role("region", name=row).get_by_role("button").all():
            reachable(page, card)
    reachable(page, hand(page).get_by_role("button").first)
    reachable(page, hand(page).get_by_role("button").last)
    page.get_by_role("region", name="Centre").get_by_role("button").first.click()
    reachable(page, option(page, re.compile("^Draw")))
    option(page, re.compile("^Draw")).click()
    not_too_broad(page, size)


@sizes
def test_the_coach_covers_nothing_that_it_speaks_of(visitors: Visitors, size: tuple[int, int]) -> None:
    anna = visitors.enter(size=size)
    at(anna, first_turn())
    wait_for_turn(anna)
    if anna.get_by_role("tab", name="Log").count():
        anna.keyboard.press("l")  # without the drawer, too
        expect(anna.get_by_role("tab", name="Log")).to_have_count(0)
    anna.get_by_role("button", name="What would you look at?").click()
    coach = anna.get_by_role("region", name="What would you look at?")
    expect(coach.get_by_role("listitem").first).to_be_visible()
    over = coach.bounding_box()
    assert over is not None
    cards = anna.get_by_role("region", name="Centre").get_by_role("button").all()
    targets = anna.get_by_role("region", name="Targets").get_by_role("button").all()
    assert targets and cards
    spoken_of = [*targets, *cards, prompt(anna).first]
    for what in spoken_of:
        box = what.bounding_box()
        assert box is not None
        beside = box["x"] + box["width"] <= over["x"] + 1 or over["x"] + over["width"] <= box["x"] + 1
        assert (
            beside or box["y"] + box["height"] <= over["y"] + 1 or over["y"] + over["height"] <= box["y"] + 1
        )
