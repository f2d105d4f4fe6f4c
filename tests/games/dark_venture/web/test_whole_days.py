"""Whole days of Dark Venture in a browser, how they are lost, what friends hand over; and pages and fights by
keys alone, with a line that breaks, in other languages, on a phone and with large text.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from games.dark_venture.kit.board import asks, play_to_the_end, position, to_a_turn
from games.dark_venture.kit.moments import fighting, reading
from kit.everyone import enlarge_text, flaws, no_word_missing, not_too_broad
from kit.finished import sit_down_in
from kit.web import PHONE, WIDE, Visitors, Wire, bar, lost, me, said
from ludoteca import Game


def words(id: str) -> str:
    return said(id, of="dark-venture")


def verb(page: Page, name: str) -> Locator:
    return page.locator(f"section.bar [data-verb={name}]")


def score(game: Game) -> int:
    view: Any = game.view(0)
    return int(view["players"][0]["score"])


# days


def test_a_short_day_alone_is_played_from_its_first_choice_to_its_end(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), game="dark-venture", options={"length": "short"})
    presses = play_to_the_end(page, random.Random(4), "no quest")
    assert presses > 30
    # won or lost, the sun tells it, and the day can be looked back upon
    ending = page.get_by_role("dialog")
    names = [words("end-won"), words("end-lost")]
    expect(ending.get_by_role("heading", name=re.compile("|".join(names)))).to_be_visible()
    expect(ending.get_by_role("button", name=words("end-again"))).to_be_visible()


def test_a_day_that_is_lost_says_what_was_missing(visitors: Visitors) -> None:
    page = visitors.enter()

    def late(game: Game, seat: int) -> bool:
        view: Any = game.view(0)
        return view["round"] == 6 and asks(game, seat, "ask-action") and score(game) < 10

    game, seat = position(1, late, length="short")
    sit_down_in(page, game, seat)
    play_to_the_end(page, random.Random(1), "no quest", "end")
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("heading", name=words("end-lost"))).to_be_visible()
    expect(ending).to_contain_text(re.compile(r"\d+ of the 15 points"))
    expect(ending.get_by_role("link", name=re.compile(r"^Where were \d+ points"))).to_be_visible()
    assert not flaws(page, "a day that is lost")


# friends


def test_friends_hand_something_over(visitors: Visitors) -> None:
    page = visitors.enter()
    together = {"mode": "cooperative", "length": "short", "hero_order": "seats"}
    visitors.sit(page, me("Anna"), me("Bruno"), game="dark-venture", options=together)
    to_a_turn(page, random.Random(2))
    verb(page, "give").click()
    page.locator("section.bar [data-move^='offer ']").first.click()
    propose = page.locator("section.bar [data-move='propose']")
    expect(propose).to_have_count(0)  # nothing for nothing
    given = page.locator("section.bar [data-move^='give ']").first
    item = str(given.get_attribute("data-move")).removeprefix("give ").removeprefix("mark ")
    given.click()
    propose.click()
    # the other hero is asked, and sees what is offered
    yes = page.locator("section.bar [data-move='yes']")
    expect(yes).to_be_visible()
    expect(bar(page)).not_to_contain_text(item)  # by its name, not by its id
    assert not flaws(page, "an offer")
    yes.click()
    expect(page.locator("[data-end]")).to_be_visible()
    expect(page.locator("[data-announcer]")).to_contain_text(re.compile("gives|hands", re.I))


# pages and fights


def test_a_page_and_a_fight_by_keys_alone(visitors: Visitors) -> None:
    page = visitors.enter()
    sit_down_in(page, reading(), 0)
    answers = page.locator("[data-part=entry] [data-answer]")
    expect(answers.first).to_be_visible()
    page.keyboard.press("1")
    expect(answers.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(answers).to_have_count(0)
    fight = fighting()
    sit_down_in(page, fight, 0)
    blows = page.get_by_role("group", name="All blows").get_by_role("button")
    hit = page.locator("section.bar [data-move^='hit ']").first
    expect(hit).to_be_enabled()
    before = blows.count()
    page.keyboard.press(str(hit.get_attribute("data-key")))
    expect(blows).to_have_count(before + 2)  # both strike
    expect(hit).to_be_enabled()
    blows.first.focus()
    expect(blows.first).to_have_attribute("aria-pressed", "true")


def test_a_line_that_breaks_in_the_middle_of_a_fight(visitors: Visitors) -> None:
    wire = Wire()
    page = visitors.enter(wire=wire)
    sit_down_in(page, fighting(), 0)
    blows = page.get_by_role("group", name="All blows").get_by_role("button")
    hit = page.locator("section.bar [data-move^='hit ']").first
    expect(hit).to_be_enabled()
    before = blows.count()
    wire.cut()
    expect(lost(page)).to_be_visible()
    wire.mend()
    expect(lost(page)).to_have_count(0)
    expect(blows).to_have_count(before)
    hit.click()
    expect(blows).to_have_count(before + 2)


@pytest.mark.parametrize(("language", "size"), [("it", PHONE), ("de", WIDE)])
def test_pages_and_fights_fit_and_axe_finds_nothing(
    visitors: Visitors, language: str, size: tuple[int, int]
) -> None:
    page = visitors.enter(locale=language, size=size)
    for part, game in (("entry", reading()), ("fight", fighting())):
        sit_down_in(page, game, 0)
        expect(page.locator(f"[data-part={part}]")).to_be_visible()
        expect(page.locator("section.bar.asks")).to_be_visible()
        assert not flaws(page, f"{part}, {language}")
        no_word_missing(page)


def test_map_page_and_fight_with_large_text(visitors: Visitors) -> None:
    page = visitors.enter(size=WIDE)
    enlarge_text(page)
    middle = position(2, lambda game, seat: asks(game, seat, "ask-action") and len(game.legal(seat)) > 9)
    for part, (game, seat) in {
        "section.map": middle,
        "[data-part=entry]": (reading(), 0),
        "[data-part=fight]": (fighting(), 0),
    }.items():
        sit_down_in(page, game, seat)
        shown = page.locator(part)
        expect(shown).to_be_visible()
        not_too_broad(page, WIDE)
        box = shown.bounding_box()
        assert box and box["width"] >= 300 and box["height"] >= 180, part
    # the map is as near as it must be for its names to be read, and can be seen whole
    sit_down_in(page, *middle)
    expect(page.locator("section.map")).to_have_attribute("data-depth", "middle")
    page.get_by_role("button", name=words("dv-map-whole")).click()
    expect(page.get_by_role("button", name=words("dv-map-whole"))).to_be_disabled()
