"""Battles on Ventura's board: facing columns, the totals of every assault, retreats, and how one ended."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from games.ventura.kit.positions import BETWEEN, ENEMY, fighting, lining_up, marching, then
from games.ventura.kit.table import at, battle, free, hex_at, open_log
from kit.everyone import flaws, no_word_missing, sizes
from kit.finished import sit_down_in, upload
from kit.web import Visitors, option, reachable

# a Company of the attacker has ranged 0, melee 1 and resistance 9; the Garrison 1, 2 and 4
FIRST_PAIR = [["Melee 2", "1", "2"], ["Melee 1", "1", "2"], ["Ranged", "0", "1"]]


def last_battle(page: Page) -> Locator:
    return page.get_by_role("region", name="The last battle")


def totals(where: Locator) -> list[list[str]]:
    """Each assault with both totals, the attacker's first; the newest assault is above."""
    found: list[list[str]] = []
    for one in where.get_by_role("table", name="Totals of the assaults").locator("tbody tr").all():
        name = one.get_by_role("rowheader").inner_text().splitlines()[-1].strip().capitalize()
        found.append([name, *one.locator("td strong").all_inner_texts()])
    return found


def row(where: Locator, name: str) -> Locator:
    return where.get_by_role("row").filter(has=where.page.get_by_role("rowheader", name=name))


# playing


def test_a_battle_with_a_retreat_from_its_first_assault_to_the_result(anna: Page) -> None:
    at(anna, marching())
    free(anna, BETWEEN).click()
    free(anna, ENEMY).click()
    field = battle(anna)
    expect(field).to_contain_text("Orders are revealed.")
    expect(row(field, "Melee 2")).to_contain_text("next")
    assert totals(field) == FIRST_PAIR
    expect(row(field, "Ranged")).to_contain_text("suffers 1 wound")
    expect(row(field, "Melee 1").get_by_role("cell").first).to_contain_text("Companies\u00a01")
    expect(row(field, "Melee 1").get_by_role("cell").first).to_contain_text("suffers 2 wounds")
    expect(field.get_by_role("status")).to_have_text(
        re.compile(r"^Melee 1: Anna 1, .* 2\. Anna: suffers 2 wounds")
    )
    # it is said aloud by the announcer alone
    expect(field.get_by_role("status")).to_have_attribute("aria-live", "off")
    expect(anna.locator("[data-announcer]")).to_contain_text("Anna strikes with 1.")
    expect(hex_at(anna, BETWEEN)).to_have_accessible_name(re.compile("You can choose it$"))
    option(anna, re.compile("Stay")).click()
    expect(field).to_contain_text("Assaults fought: 4")
    assert [one[0] for one in totals(field)] == ["Melee 4", "Melee 3", "Melee 2", "Melee 1", "Ranged"]
    expect(field).to_contain_text("2/9")  # what is left of the attacker
    free(anna, BETWEEN).click()
    expect(battle(anna)).to_have_count(0)
    ended = last_battle(anna)
    expect(ended).to_contain_text(re.compile("Mantova: Anna retreats, .* wins."))
    expect(ended).to_contain_text(re.compile("Last assault: Anna with 1, .* with 2."))
    expect(ended.get_by_role("table")).to_have_count(0)
    ended.locator("summary").click()
    assert [one[0] for one in totals(ended)] == ["Melee 3", "Melee 2", "Melee 1", "Ranged"]
    expect(anna.get_by_role("region", name="The board in words")).to_contain_text("Last battle, Mantova")


def test_orders_are_sealed_then_revealed_and_the_last_totals_stay_when_the_game_is_won(anna: Page) -> None:
    at(anna, lining_up())
    field = battle(anna)
    expect(field).to_contain_text("Orders stay secret until both are ready.")
    expect(field).to_contain_text("no order yet")
    expect(field).to_contain_text("order sealed")
    expect(field.get_by_role("table")).to_have_count(0)
    field.get_by_role("button", name="Pavise").press("Enter")
    anna.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    expect(open_log(anna)).to_contain_text("Anna, space I: Pavise-bearers.")
    ended = last_battle(anna)
    expect(ended).to_contain_text("Anna wins, nobody of")
    ended.locator("summary").press("Enter")
    assert totals(ended) == [["Melee 1", "2", "2"], ["Ranged", "3", "1"]]
    expect(row(ended, "Melee 1")).to_contain_text("loses")


def test_others_and_the_replay_see_the_same_totals(visitors: Visitors, anna: Page) -> None:
    address = sit_down_in(anna, fighting(), 0)
    expect(battle(anna)).to_be_visible()
    watcher = visitors.enter(address)
    expect(battle(watcher)).to_contain_text("Assaults fought: 2")
    assert totals(battle(watcher)) == FIRST_PAIR
    anna.goto(f"/replay/{upload(anna, str(then(fighting(), f'at {BETWEEN}').record()))}")
    anna.get_by_role("button", name="To the end").click()
    expect(last_battle(anna)).to_contain_text("retreats")


# everyone


@sizes
def test_a_battle_fits_on_the_screen_and_axe_finds_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    found: list[str] = []
    for name, game in (("order", lining_up()), ("retreat", fighting())):
        at(page, game)
        found += flaws(page, name)
    at(page, then(fighting(), f"at {BETWEEN}"))
    last_battle(page).locator("summary").click()
    reachable(page, last_battle(page).get_by_role("row").last)
    found += flaws(page, "the last battle")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "de-CH"])
def test_no_word_of_a_battle_is_missing(visitors: Visitors, locale: str) -> None:
    page = visitors.enter(locale=locale)
    for game in (lining_up(), fighting(), then(fighting(), f"at {BETWEEN}")):
        sit_down_in(page, game, 0)
        expect(page.locator("[data-move]").first).to_be_visible()
        if page.locator("details").count():
            page.locator("summary").first.click()
        no_word_missing(page)
