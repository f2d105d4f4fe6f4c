"""Ventura from the first family to the result: two people, newcomers, accounts, and a small screen."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, Page, expect

from games.ventura.kit.content import SCENARIOS
from games.ventura.kit.table import free, open_log, the_map
from kit.everyone import sizes
from kit.web import (
    PHONE,
    Visitors,
    bar,
    bots,
    choose_first,
    faults,
    fits,
    hand,
    invite,
    me,
    options,
    play_out,
    prompt,
    wait_for_turn,
)

LONGEST = 400  # questions in a game of two rounds


# things on the page


def cells(page: Page) -> Locator:
    """Free cells that can be chosen."""
    return page.locator("[data-free].cell")


def glowing(page: Page) -> Locator:
    """Everything on the map that can be chosen."""
    return page.locator("[data-free]")


def tips(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Tips for newcomers")


def sheet(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Accounts of round"))


def to_round(page: Page, number: int) -> None:
    """Take what is offered first, until a round begins."""
    begun = bar(page).get_by_text(f"Round {number}", exact=True)
    for _ in range(LONGEST):
        options(page).first.or_(begun).first.wait_for()
        if begun.count():
            return
        choose_first(page)
        page.wait_for_timeout(30)
    raise AssertionError(f"round {number} did not begin")


def to_cells(page: Page) -> None:
    """Take what is offered first, until a tile is to be laid on the map."""
    for _ in range(5):
        wait_for_turn(page)
        if cells(page).count():
            return
        choose_first(page)
        page.wait_for_timeout(50)
    raise AssertionError("nothing is to be laid")


# a whole game


def test_two_people_play_a_whole_game(visitors: Visitors) -> None:
    people = invite(visitors, "Ventura", lambda page: page.get_by_label("Round limit").fill("2"), others=0)
    rng = random.Random(7)
    played: set[str] = set()

    def play(page: Page) -> None:
        """As a person does: on the map, in the hand, and in the decision bar where there is no other way."""
        tiles = hand(page).locator(".tile.legal")
        if tiles.count():
            played.add("a tile of the hand")
            tiles.first.click()
        elif glowing(page).count():
            played.add("a hex of the map")
            glowing(page).nth(rng.randrange(glowing(page).count())).click()
        else:
            deploying = page.locator("[data-move^='deploy ']:not([disabled])")
            played.add("the decision bar")
            (deploying if deploying.count() else options(page)).first.click()

    play_out(people, play, LONGEST)
    assert played == {"a tile of the hand", "a hex of the map", "the decision bar"}
    for page in people:
        page.get_by_role("dialog").get_by_role("button", name="Close").click()
        the_map(page).get_by_role("button", name="Accounts of the round").click()
        expect(sheet(page)).to_have_accessible_name("Accounts of round 2")


# newcomers


def test_a_newcomer_is_led_through_the_setup(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    steps: list[str] = []
    starred = False
    for _ in range(LONGEST):
        wait_for_turn(anna)
        if bar(anna).get_by_text("Round 1").count():
            break
        said = tips(anna).locator("strong").inner_text()
        steps.extend([said] if said not in steps else [])
        starry = anna.get_by_role("button", name=re.compile("A good place. You can choose it$"))
        good = starry.and_(glowing(anna))
        if good.count():
            starred = True
            expect(tips(anna)).to_contain_text("A star marks a good place.")
            good.first.click()
        else:
            tile = hand(anna).locator(".tile.legal")
            (tile if tile.count() else options(anna)).first.click()
        anna.wait_for_timeout(30)
    assert starred
    # Where there is only one way to choose the first Domain, nobody is asked.
    assert steps[:3] == [f"Setup, step {number} of 4." for number in (1, 2, 3)]
    assert steps[3:] in ([], ["Setup, step 4 of 4."])
    expect(tips(anna).locator("strong")).to_have_text(re.compile("^A.[23] "))


def test_tips_are_hidden_and_come_back(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    wait_for_turn(anna)
    expect(tips(anna)).to_contain_text("Thirty points win")
    tips(anna).get_by_role("button", name="Hide tips").click()
    expect(tips(anna)).to_have_count(0)
    anna.reload()
    wait_for_turn(anna)
    expect(tips(anna)).to_have_count(0)
    the_map(anna).get_by_role("button", name="Show tips").click()
    expect(tips(anna)).to_be_visible()


def test_a_cell_that_is_not_offered_says_why(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura")
    to_cells(anna)
    offered = str(cells(anna).first.get_attribute("data-hex"))
    anna.locator("[data-no]").first.click()
    expect(bar(anna).get_by_role("alert")).to_contain_text("must touch at least two tiles")
    expect(free(anna, offered)).to_be_visible()


# tiles


def test_a_tile_tells_about_itself(visitors: Visitors, anna: Page) -> None:
    visitors.sit(anna, me("Anna"), *bots(1), game="ventura", options={"content": SCENARIOS.name})
    to_round(anna, 1)
    facts = the_map(anna).locator("aside")
    papal = anna.locator('[data-hex="0,0"]')
    expect(papal).to_have_accessible_name(re.compile("^West Papal Territory,.*; Income 1; Movement cost 1"))
    papal.hover()
    expect(facts).to_contain_text("Movement cost 1")
    prompt(anna).first.hover()
    expect(facts).to_have_count(0)
    anna.locator('[data-hex="1,0"]').focus()
    anna.keyboard.press("Shift+Tab")
    anna.keyboard.press("Tab")
    expect(facts).to_contain_text("East Papal Territory")
    papal.click(button="right")
    expect(facts.get_by_role("button", name="Close")).to_be_visible()


AT_THE_EDGE = """() => {
  const box = document.querySelector("[data-hex]").ownerSVGElement.getBoundingClientRect();
  for (const cell of document.querySelectorAll("[data-hex]")) {
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    for (const [px, py] of [[left + 6, y], [right - 6, y]]) {
      const inside = px > box.left && px < box.right && py > box.top && py < box.bottom;
      const out = x < box.left || x > box.right;
      if (inside && out && document.elementFromPoint(px, py)?.closest("[data-hex]") === cell)
        return [px, py, cell.dataset.hex];
    }
  }
  return null;
}"""


def test_a_press_on_a_hex_at_the_edge_of_the_window_counts(visitors: Visitors, anna: Page) -> None:
    """The focus that comes with the press must not move the map away under it."""
    visitors.sit(anna, me("Anna"), *bots(3), game="ventura")
    to_round(anna, 1)
    found = None
    for key in ("+", "+", "+", *["Shift+ArrowRight"] * 6, *["Shift+ArrowLeft"] * 12):
        anna.locator('[data-hex="0,0"]').press(key)
        found = anna.evaluate(AT_THE_EDGE)
        if found:
            break
    assert found, "no hex lies across the edge"
    anna.mouse.click(found[0], found[1])
    facts = the_map(anna).locator("aside").filter(has=anna.get_by_role("button", name="Close"))
    label = anna.locator(f'[data-hex="{found[2]}"]').get_attribute("aria-label") or ""
    expect(facts).to_contain_text(label.split(",")[0])


# accounts


@sizes
def test_the_accounts_come_after_a_round(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    visitors.sit(page, me("Anna"), *bots(3), game="ventura")
    to_round(page, 2)
    expect(sheet(page)).to_have_accessible_name("Accounts of round 1")
    earned = sheet(page).get_by_role("row", name=re.compile("^Income")).inner_text()
    if size != PHONE:  # where the log is folded away
        florins = re.findall(
            r"(?:Anna|Sforza|Colleoni|Malatesta) earns (\d+) Florins?\.", open_log(page).inner_text()
        )
        assert sorted(florins) == sorted(re.findall(r"\+(\d+)", earned))
    assert fits(page)
    assert not faults(page, "the accounts")
    sheet(page).get_by_role("button", name="Close").click()
    expect(sheet(page)).to_have_count(0)
    the_map(page).get_by_role("button", name="Accounts of the round").click()
    sheet(page).get_by_role("checkbox", name="Show after every round").uncheck()
    expect(sheet(page).get_by_role("button", name="The round before")).to_be_disabled()
    sheet(page).get_by_role("button", name="Close").click()
    to_round(page, 3)
    expect(sheet(page)).to_have_count(0)


# a small screen


def test_four_seats_on_a_phone_leave_room_for_the_map(visitors: Visitors) -> None:
    page = visitors.enter(size=PHONE)
    visitors.sit(page, me("Anna"), *bots(3), game="ventura")
    to_round(page, 1)
    page.get_by_role("button", name=re.compile("^Anna")).click()
    expect(page.get_by_role("region", name="Troops of Anna")).to_be_visible()
    box = the_map(page).bounding_box()
    assert box and box["height"] > 200
    assert fits(page)
    tools = the_map(page).get_by_role("button", name="Zoom in").bounding_box()
    assert tools and min(tools["width"], tools["height"]) >= 24
    assert not faults(page, "four seats")
