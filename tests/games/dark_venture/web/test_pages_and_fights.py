"""Entries as pages, and fights, on the board of Dark Venture: chosen, rolled, there until turned."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import ludoteca
from games.dark_venture.kit.board import asks as asked_by_board
from games.dark_venture.kit.board import position
from games.dark_venture.kit.moments import fighting, lead_to, reading, rolled_answer
from games.dark_venture.kit.whole import asks
from kit.everyone import flaws
from kit.finished import sit_down_in
from kit.web import PHONE, WIDE, Visitors
from ludoteca import Game
from ludoteca.bots import make_bot


def page_of(page: Page) -> Locator:
    return page.locator("[data-part=entry]")


def fight_of(page: Page) -> Locator:
    return page.locator("[data-part=fight]")


def test_an_entry_is_chosen_confirmed_rolled_and_stays_until_it_is_turned(anna: Page) -> None:
    t = reading()
    move = rolled_answer(t)
    sit_down_in(anna, t, 0)
    entry = page_of(anna)
    answers = entry.get_by_role("list", name="Answers").get_by_role("button")
    expect(answers).to_have_count(len(t.legal(0)))
    # odds are words for those who listen, and what may come of the dice stands beside them
    chosen = entry.locator(f'[data-answer="{move}"]')
    expect(chosen).to_have_accessible_name(re.compile(r"\d+ percent:"))
    # connecting again in the middle of it changes nothing
    anna.reload()
    expect(answers).to_have_count(len(t.legal(0)))
    assert not flaws(anna, "an entry")
    confirm = anna.locator(".confirm")
    expect(confirm).to_be_disabled()
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_enabled()
    number = anna.locator(".numbers [aria-pressed=true]")
    look = "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    ink, ground = number.evaluate(look)
    assert ink != ground  # axe passes over text in the colour of what it stands on
    # the map can be looked at meanwhile, and nothing is lost
    anna.get_by_role("button", name="Look at the map").click()
    expect(entry).to_have_count(0)
    anna.get_by_role("button", name="Back from the map").click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    # on a phone the page fills the screen, with the button that confirms below it
    anna.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(anna.get_by_role("navigation").or_(anna.locator(".tabs")).first).to_be_visible()
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(anna.locator(".strip")).to_have_count(0)
    anna.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    expect(confirm).to_be_enabled()
    confirm.click()
    came = entry.get_by_role("region", name="What came of it")
    expect(came).to_contain_text(re.compile("rolls: "))
    expect(came).to_contain_text("This came.")
    expect(answers).to_have_count(0)
    turn = entry.get_by_role("button", name="Turn the page")
    expect(turn).to_be_visible()
    anna.reload()  # turns nothing
    expect(came).to_contain_text("This came.")
    turn.click()
    expect(entry).to_have_count(0)


def test_a_fight_has_odds_and_every_sum_survives_a_reload_and_is_fled(anna: Page) -> None:
    t = fighting()
    sit_down_in(anna, t, 0)
    fight = fight_of(anna)
    expect(fight).to_contain_text("First strike")
    blows = fight.get_by_role("group", name="All blows").get_by_role("button")
    hit = anna.locator('[data-move^="hit "]').first
    expect(hit).to_contain_text(re.compile(r"\d"))
    expect(anna.locator('[data-move="flee 0"]')).to_contain_text(re.compile(r"\d+ %"))
    before = blows.count()
    hit.click()
    expect(blows).to_have_count(before + 2)  # both strike
    expect(anna.locator('[data-move="flee 0"]')).to_be_enabled()
    expect(anna.locator("[data-announcer]")).to_contain_text(
        re.compile(r"strikes at .*: dice \d, \d, POWER \d.*; damage \d+\.")
    )
    assert not flaws(anna, "a fight")
    blows.first.hover()
    expect(blows.first).to_have_attribute("aria-pressed", "true")
    expect(fight).to_contain_text("POWER")
    # connecting again in the middle of it: every blow is still there
    struck = blows.count()
    anna.reload()
    expect(blows).to_have_count(struck)
    anna.locator('[data-move="flee 0"]').click()
    over = fight.get_by_role("button", name="Back to the map")
    # whoever gets away walks on the map, and then is shown how it ended
    step = anna.locator('[data-move^="step "]').first
    expect(step).to_be_visible()
    expect(fight).to_have_count(0)
    step.click()
    expect(anna.locator("[data-announcer]")).to_contain_text(re.compile(r"gets away\..* enters ", re.S))
    stay = anna.locator('[data-move="stay"]')  # where another step is possible
    expect(over.or_(stay).first).to_be_visible()
    if stay.count():
        stay.click()
    expect(fight).to_contain_text("gets away")
    expect(over).to_be_visible()
    over.click()
    expect(fight).to_have_count(0)


def leading_to(question: str) -> tuple[Game, str]:
    """An answer in a place that leads to this question, whatever is rolled."""

    def answer(game: Game, seat: int) -> str:
        view: Any = game.view(seat)
        if not asked_by_board(game, seat, "ask-answer"):
            return ""
        if view["entry"][-1].removesuffix("-a") not in view["places"]:
            return ""
        return next((move for move in game.legal(seat) if lead_to(game, (move, question))), "")

    game, seat = position(1, lambda game, seat: answer(game, seat) != "")
    return game, answer(game, seat)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_one_pays_with_is_shown_as_what_it_is_and_who_has_it(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.enter(size=size)
    game, move = leading_to("ask-pay-item")
    sit_down_in(page, game, 0)
    page_of(page).locator(f'[data-answer="{move}"]').click()
    page.locator(f'section.bar [data-move="{move}"]').click()
    cards = page.locator("[data-offer^='pick item ']")
    expect(cards.first).to_be_visible()
    printed: Any = game.printed("en")
    item = str(cards.first.get_attribute("data-offer")).removeprefix("pick item ")
    card = printed["items"][item]
    for part in (card["name"], card["line"], *[line["text"] for line in card["lines"]]):
        expect(cards.first).to_contain_text(part)
    expect(cards.first).to_contain_text(re.compile("Worn by|Inventory of"))
    assert not flaws(page, "what one pays with")
    # the page that asks for it lies below, and can be read meanwhile, even by whoever has closed the table
    address = page.url
    page.close()
    page = page.context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Read the page").click()
    answer = printed["answers"][move.removeprefix("answer ")]
    expect(page_of(page)).to_contain_text(answer["text"])
    for line in [] if answer["roll"] else answer["lines"]:
        expect(page_of(page)).to_contain_text(line["text"])
    cards = page.locator("[data-offer^='pick item ']")
    expect(cards).to_have_count(0)
    page.get_by_role("button", name="Back to the cards").click()
    cards.first.click()
    expect(page.locator("[data-announcer]")).to_contain_text(f"pays with {card['name']}")


def test_a_fight_says_which_quest_called_whoever_is_fought(anna: Page) -> None:
    game, figure, quest = before_the_first_sunrise()
    sit_down_in(anna, game, 0)
    printed: Any = game.printed("en")
    why = f"{printed['figures'][figure]['name']} was called by a quest: {printed['quests'][quest]['name']}."
    expect(fight_of(anna)).to_contain_text(why)
    assert not flaws(anna, "whoever a quest called")
    anna.reload()
    expect(fight_of(anna)).to_contain_text(why)


def before_the_first_sunrise() -> tuple[Game, str, str]:
    """A fight in the middle of the set-up, with somebody whom a quest called when it was received."""
    for seed in range(99):
        game = ludoteca.new("dark-venture", seats=1, seed=seed)
        bot = make_bot("random", 0)
        while not asks("ask-battle-turn")(game) and not asks("ask-action")(game):
            door = game.door(0)
            game.play(0, door.name(bot.choose(door)))
        view: Any = game.view(0)
        fighters = view["fight"]["fighters"] if asks("ask-battle-turn")(game) and view["round"] == 0 else []
        for before, came in pairwise(game.events(0)):
            if (before.id, came.id) == ("event-receives", "event-comes") and came.args["figure"] in fighters:
                return game, str(came.args["figure"]), str(before.args["quest"])
    raise AssertionError("no game begins with such a fight")
