"""The table of Ventura: the map, the decision bar, battles, and the board for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from games.ventura.kit.positions import BETWEEN, ENEMY, deploying, fighting, lining_up, marching, set_up, then
from games.ventura.kit.table import at, battle, free, hex_at, open_log, the_map
from kit.everyone import enlarge_text, flaws, no_word_missing, not_too_broad, sizes
from kit.finished import sit_down_in, upload
from kit.web import (
    PHONE,
    WIDE,
    Visitors,
    bar,
    bots,
    choose_first,
    faults,
    hand,
    me,
    option,
    options,
    prompt,
    reachable,
    wait_for_turn,
    wait_until,
)
from ludoteca import Game


def window(page: Page) -> list[float]:
    """What part of the map is seen."""
    box = the_map(page).locator("svg[viewBox]").first.get_attribute("viewBox") or ""
    return [float(part) for part in box.split()]


# playing


def test_the_setup_on_the_map(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    wait_for_turn(anna)
    family = anna.locator("[data-move^='family']").first
    family.click()
    for placed in range(4):
        tile = anna.locator(".tile.legal").first
        tile.or_(anna.locator("[data-hex].cell").first).first.wait_for()
        if tile.count():
            tile.click()
        cell = anna.locator("[data-free].cell").first
        expect(cell).to_have_accessible_name(re.compile("^Free cell .*You can choose it$"))
        where = str(cell.get_attribute("data-hex"))
        cell.click()
        expect(hex_at(anna, where)).not_to_have_class(re.compile("cell"))
        if placed < 3:
            expect(anna.locator(".tile.legal, [data-hex].cell").first).to_be_visible()
    city = anna.locator("[data-free].cell").first
    where = str(city.get_attribute("data-hex"))
    city.click()
    expect(hex_at(anna, where)).to_have_accessible_name(re.compile("City of Anna"))
    begun = bar(anna).get_by_text("Round 1")
    domain = anna.locator(".legal > [data-free]")
    for _ in range(4):
        domain.or_(begun).first.wait_for()
        if begun.count():
            break
        chosen = str(domain.first.get_attribute("data-hex"))
        domain.first.click()
        expect(hex_at(anna, chosen)).not_to_have_accessible_name(re.compile("You can choose it"))
    expect(begun).to_be_visible()
    expect(hex_at(anna, where)).to_have_accessible_name(re.compile("Anna with 1 marker, Company 1 of Anna"))


def test_a_round_with_a_bot(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    wait_for_turn(anna)
    second = open_log(anna).get_by_text(re.compile("Round 2"))
    phases: set[str] = set()
    for _ in range(120):
        options(anna).first.or_(second).first.wait_for()
        if second.count():
            break
        phases.add(bar(anna).locator(".phase strong").inner_text())
        choose_first(anna)
        anna.wait_for_timeout(50)
    expect(second).to_be_visible()
    assert {"Setup", "A.3 Fortune", "B.2 Upkeep", "D Conscription"} <= phases


def test_a_card_is_deployed_card_first_then_area(anna: Page) -> None:
    at(anna, deploying())
    room = the_map(anna).bounding_box()
    open_log(anna)
    assert the_map(anna).bounding_box() == room, "the drawer lies over the map and does not move it"
    card = hand(anna).locator("[data-card=pavise-bearers]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    option(anna, "Back").click()
    expect(card).to_have_attribute("aria-pressed", "false")
    card.click()
    anna.locator("[data-move='deploy pavise-bearers 3']").click()
    expect(hex_at(anna, "2,-2")).to_have_accessible_name(re.compile("Company 3 of Anna"))


def test_a_troop_marches_on_the_map_into_a_battle_and_retreats(anna: Page) -> None:
    at(anna, marching())
    expect(hex_at(anna, BETWEEN)).to_have_accessible_name(re.compile("Company 2 of Anna.*You can choose it"))
    free(anna, BETWEEN).click()
    expect(hex_at(anna, ENEMY)).to_have_accessible_name(re.compile("You can choose it$"))
    free(anna, ENEMY).click()
    expect(battle(anna)).to_contain_text("Assaults fought: 2")
    expect(battle(anna)).to_contain_text("Attacker")
    expect(option(anna, re.compile("Stay"))).to_be_visible()
    free(anna, BETWEEN).click()
    expect(battle(anna)).to_have_count(0)
    expect(hex_at(anna, BETWEEN)).to_have_accessible_name(re.compile("Company 2 of Anna"))


def test_staying_goes_on_with_the_battle(anna: Page) -> None:
    at(anna, fighting())
    option(anna, re.compile("Stay")).click()
    expect(battle(anna)).to_contain_text("Assaults fought: 4")


def test_the_order_of_battle_is_chosen_on_the_own_companies(anna: Page) -> None:
    at(anna, lining_up())
    own = battle(anna).get_by_role("button")
    expect(own).to_have_count(2)
    own.filter(has_text="Pavise").click()
    anna.get_by_role("dialog").get_by_role("button", name="Close").first.click()  # the game is won
    expect(open_log(anna)).to_contain_text("Anna, space I: Pavise-bearers.")


def test_what_is_not_possible_says_why(anna: Page) -> None:
    at(anna, then(marching(), "activate 2"))
    expect(free(anna, ENEMY)).to_be_visible()
    hex_at(anna, "0,1").click()
    expect(bar(anna).get_by_role("alert")).to_be_visible()
    about = anna.get_by_role("complementary", name="About this tile")
    expect(about).to_contain_text("Movement cost 1")
    about.get_by_role("button", name="Close").click()
    expect(about).to_have_count(0)


# the map


def test_the_map_is_zoomed_and_moved(anna: Page) -> None:
    at(anna, marching())
    whole = window(anna)
    box = the_map(anna).bounding_box()
    assert box
    anna.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    anna.mouse.wheel(0, -300)
    expect(the_map(anna).get_by_role("button", name="Zoom out")).to_be_enabled()
    near = window(anna)
    assert near[2] < whole[2]
    anna.mouse.down()
    anna.mouse.move(box["x"] + box["width"] / 2 - 30, box["y"] + box["height"] / 2 - 20, steps=4)
    anna.mouse.up()
    assert window(anna)[0] > near[0]
    expect(prompt(anna).first).to_have_text(re.compile("Troop"))  # a drag chooses nothing
    the_map(anna).get_by_role("button", name="Show the whole map").click()
    assert window(anna) == pytest.approx(whole)
    hex_at(anna, "0,0").focus()
    for key, changed in (("+", 2), ("Shift+ArrowRight", 0), ("Shift+ArrowDown", 1)):
        before = window(anna)
        anna.keyboard.press(key)
        assert window(anna)[changed] != pytest.approx(before[changed]), key
    anna.keyboard.press("0")
    assert window(anna) == pytest.approx(whole)
    # The map is one tab stop, and arrows walk from hex to hex.
    expect(the_map(anna).locator("[data-hex][tabindex='0']")).to_have_count(1)
    anna.keyboard.press("ArrowRight")
    expect(hex_at(anna, "1,0")).to_be_focused()


def test_two_fingers_zoom_on_a_phone(visitors: Visitors) -> None:
    page = visitors.enter(size=PHONE)
    at(page, marching())
    whole = window(page)
    box = the_map(page).bounding_box()
    assert box
    middle, height = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 30), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        fingers = [{"x": middle - apart, "y": height, "id": 1}, {"x": middle + apart, "y": height, "id": 2}]
        points = fingers if apart else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(the_map(page).get_by_role("button", name="Zoom out")).to_be_enabled()
    assert window(page)[2] < whole[2]
    offered_hex = re.compile("You can choose it$")
    expect(hex_at(page, BETWEEN)).to_have_accessible_name(offered_hex)

    def chosen() -> bool:
        """A tap at once may only stop the map's momentum, and no click comes of it."""
        if free(page, BETWEEN).count():
            free(page, BETWEEN).tap()
        return free(page, ENEMY).count() > 0

    wait_until(page, chosen, "the Troop is chosen by a tap")
    expect(hex_at(page, ENEMY)).to_have_accessible_name(offered_hex)


def test_a_spectator_and_the_replay_see_the_map(visitors: Visitors, anna: Page) -> None:
    address = sit_down_in(anna, deploying(), 0)
    wait_for_turn(anna)
    watcher = visitors.enter(address)
    expect(hex_at(watcher, ENEMY)).to_have_accessible_name(re.compile("City of"))
    expect(watcher.locator("[data-card]")).to_have_count(0)
    assert not faults(watcher, "a spectator")
    anna.goto(f"/replay/{upload(anna, str(fighting().record()))}")
    anna.get_by_role("button", name="To the end").click()
    expect(battle(anna)).to_be_visible()
    assert not faults(anna, "the replay")


def test_keyboard_alone(anna: Page) -> None:
    at(anna, marching())
    free(anna, BETWEEN).focus()
    anna.keyboard.press("Enter")
    expect(prompt(anna).first).not_to_have_text(re.compile("Which Troop"))
    free(anna, ENEMY).focus()
    anna.keyboard.press("Enter")
    expect(battle(anna)).to_be_visible()
    anna.keyboard.press("1")  # stay
    expect(battle(anna)).to_contain_text("Assaults fought: 4")


# everyone


@sizes
def test_the_table_fits_on_the_screen_and_axe_finds_nothing(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.enter(size=size)
    found: list[str] = []
    for seats in (2, 4):
        visitors.sit(page, me("Anna"), *bots(seats - 1), game="ventura")
        wait_for_turn(page)
        found += flaws(page, f"{seats} seats")
    games: dict[str, Callable[[], Game]] = {
        "setup": set_up,
        "march": marching,
        "retreat": fighting,
        "order": lining_up,
    }
    for name, game in games.items():
        at(page, game())
        found += flaws(page, name)
    at(page, then(marching(), "activate 2"))
    page.get_by_role("button", name=re.compile("^Anna")).first.click()
    found += flaws(page, "troops")
    if size == WIDE:
        hex_at(page, "0,0").click()
        found += flaws(page, "a tile")
    assert not found, "\n".join(found)


@sizes
def test_large_text_hides_nothing(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    enlarge_text(page)
    at(page, marching())
    reachable(page, prompt(page).first)
    reachable(page, options(page).first)
    reachable(page, options(page).last)
    reachable(page, hex_at(page, BETWEEN))
    not_too_broad(page, size)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT", "de-CH"])
def test_no_word_of_the_board_is_missing(visitors: Visitors, locale: str) -> None:
    page = visitors.enter(locale=locale)
    for game in (marching(), fighting(), lining_up()):
        sit_down_in(page, game, 0)
        expect(page.locator("[data-move]").first).to_be_visible()
        no_word_missing(page)
        if page.locator(".lift").count():
            page.keyboard.press("m")  # lifts the sheet of a battle off the map
        hex_at(page, "0,0").click()
        no_word_missing(page)


def test_the_board_in_words(anna: Page) -> None:
    at(anna, fighting())
    words = anna.get_by_role("region", name="The board in words")
    expect(words).to_contain_text("Field southeast of Ferrara, Anna with 1 marker")
    expect(words).to_contain_text("Battle for Mantova")
    expect(words).to_contain_text("of 30 points")


def test_a_board_waits_for_what_is_printed_on_its_cards_and_says_so(visitors: Visitors, anna: Page) -> None:
    visitors.expected = "Failed to load resource"
    printed = re.compile("/api/games/ventura/printed/")
    anna.route(printed, lambda route: route.abort())
    sit_down_in(anna, marching(), 0)
    missing = anna.get_by_role("alert").filter(has_text="What is printed on cards and tiles has not come")
    expect(missing).to_be_visible()
    expect(the_map(anna)).to_have_count(0)
    expect(options(anna)).to_have_count(0)  # nothing that would move away when the board comes
    anna.unroute(printed)
    expect(the_map(anna)).to_be_visible()
    expect(missing).to_have_count(0)
