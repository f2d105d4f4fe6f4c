"""What Ventura's board tells a newcomer: how the land begins, what a battle asks, what one looks at."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import ludoteca
from games.ventura.kit import see
from games.ventura.kit.positions import before, deploying, fighting, lining_up, then
from games.ventura.kit.table import at, hex_at, the_map
from kit.finished import sit_down_in
from kit.web import PHONE, Visitors, bar, bots, faults, me, wait_for_turn
from ludoteca import Game


def looking() -> Game:
    """The first seat looks at three Ventura cards, of which it keeps one."""
    t = ludoteca.new("ventura", seats=2, seed=3, options={"to_arms": True, "familial_expertise": True})
    return then(before(t, "look at 3"), "look at 3")


def test_while_families_are_chosen_the_land_shows_how_it_begins(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    wait_for_turn(anna)
    for where in ("0,0", "1,0"):
        expect(hex_at(anna, where)).to_be_visible()
    expect(anna.get_by_role("complementary", name="Tips for newcomers")).to_contain_text("Papal Territories")


def test_tips_explain_what_a_battle_asks(anna: Page) -> None:
    tips = anna.get_by_role("complementary", name="Tips for newcomers")
    at(anna, lining_up())
    expect(tips).to_contain_text("Only spaces I and II fight")
    at(anna, fighting())
    expect(tips).to_contain_text("the enemy wins")
    expect(bar(anna)).to_contain_text("Retreat to")
    tips.get_by_role("button", name="Hide tips").click()
    expect(tips).to_have_count(0)


def test_cards_that_one_looks_at_are_shown_whole_and_a_press_keeps_one(visitors: Visitors) -> None:
    page = visitors.enter(size=PHONE)
    game = looking()
    sit_down_in(page, game, 0)
    wait_for_turn(page)
    seen = page.get_by_role("region", name="You look at")
    names = see(game, 0)["looking"]
    expect(seen.get_by_role("button")).to_have_count(len(names))
    assert not faults(page, "looking")
    seen.get_by_role("button").first.click()
    expect(seen).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Hand")).click()
    expect(page.locator(f'[data-card="{names[0]}"]').first).to_be_visible()


def test_the_own_familys_ability_is_told(anna: Page) -> None:
    sit_down_in(anna, looking(), 0)
    wait_for_turn(anna)
    family = str(see(looking())["players"][0]["family"]).capitalize()
    expect(anna.get_by_role("region", name="Troops and cards")).to_contain_text(f"{family}: ")


def test_five_tabs_of_a_phone_show_what_lies_over_the_map_and_cards_are_enlarged(visitors: Visitors) -> None:
    page = visitors.enter(size=PHONE)
    at(page, deploying())
    room = the_map(page).bounding_box()
    tabs = page.get_by_role("navigation", name="What lies over the map")
    over = page.get_by_role("region", name="Troops and cards")
    for tab, shown in (
        ("Troops", "Garrison"),
        ("Treasury", "After the next Administration"),
        ("Log", "Round 1"),
    ):
        tabs.get_by_role("button", name=tab).click()
        expect(over).to_contain_text(shown)
        assert the_map(page).bounding_box() == room, "the map keeps its size"
    tabs.get_by_role("button", name="Hand").click()
    assert not faults(page, "the hand")
    card = page.locator("[data-card=pavise-bearers]")
    card.focus()
    page.keyboard.press("i")
    expect(page.locator(".enlarged")).to_contain_text("wounds, and it falls")
    page.keyboard.press("Escape")
    expect(page.locator(".enlarged")).to_have_count(0)
    card.click()
    expect(tabs.get_by_role("button", name="Decide")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-move='deploy pavise-bearers 3']")).to_be_visible()
