"""A game without a board of its own is played at the generic table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.toys.climb import HOURS
from kit.web import (
    Server,
    Visitors,
    faults,
    fits,
    log,
    me,
    more_rules,
    on_shelf,
    option,
    options,
    wait_for_turn,
)


@pytest.fixture(scope="module")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a new game was added."""
    server = Server(tmp_path_factory.mktemp("data"), toy=True).start()
    yield server
    server.stop()
    assert not server.mistakes()


def test_a_new_game_is_playable(visitors: Visitors) -> None:
    anna = visitors.enter()
    expect(on_shelf(anna, "Condottiere")).to_be_visible()
    toy = on_shelf(anna, re.compile("toy.tiles", re.I))
    expect(toy.get_by_text("2 to 3 players")).to_be_visible()
    toy.get_by_role("button", name="Play against bots").click()
    wait_for_turn(anna)
    seats = anna.get_by_role("list", name="Seats")
    expect(seats.get_by_role("listitem")).to_have_count(3)
    assert fits(anna)
    printed = anna.get_by_role("group").filter(has_text="Printed on cards and tiles")
    expect(printed.get_by_text("It is deep.")).to_be_hidden()
    printed.get_by_text("Printed on cards and tiles").click()
    expect(printed.get_by_text("It is deep.")).to_be_visible()
    lines = 0
    for turn in range(3):
        options(anna).nth(turn % 2).click()
        options(anna).first.wait_for()
        told = log(anna).get_by_role("listitem").count()
        assert told > lines
        lines = told
    found = faults(anna, "the generic table")
    assert not found, "\n".join(found)


def test_to_the_end(visitors: Visitors) -> None:
    anna = visitors.enter()
    visitors.sit(anna, me("Anna"), {"kind": "bot", "bot": "random"}, game="toy-tiles")
    over = anna.get_by_role("dialog")
    for turn in range(20):
        options(anna).first.or_(over).first.wait_for()
        if over.is_visible():
            break
        options(anna).first.click()
    expect(over.get_by_role("heading").first).to_contain_text("win")
    over.get_by_role("link", name="Watch the replay").click()
    replay = anna.get_by_role("region", name="Replay")
    expect(replay.get_by_role("status")).to_contain_text("Move 0 of 18.")
    anna.get_by_role("button", name="One move on").click()
    expect(replay.get_by_role("status")).to_contain_text("Move 1 of 18.")


def test_alone(visitors: Visitors) -> None:
    """A game for one: no bots, nobody to wait for, and an end that is lost."""
    anna = visitors.enter()
    toy = on_shelf(anna, re.compile("toy.climb", re.I))
    expect(toy.get_by_role("button", name="Play against bots")).to_be_visible()
    toy.get_by_role("button", name="Play alone").click()
    wait_for_turn(anna)
    expect(anna.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(1)
    over = anna.get_by_role("dialog")
    for hour in range(HOURS):
        option(anna, "walk").click()
        option(anna, "walk").or_(over).first.wait_for()
    expect(over.get_by_role("heading").first).to_have_text(re.compile(r"^\S+ loses$"))
    found = faults(anna, "an end without a winner")
    assert not found, "\n".join(found)


def test_a_table_for_one_is_set_up(visitors: Visitors) -> None:
    anna = visitors.enter("/new/toy-climb")
    anna.get_by_label("Number of seats").select_option("1")
    expect(anna.get_by_role("listitem")).to_have_count(1)
    anna.get_by_role("button", name="Begin").click()
    wait_for_turn(anna)


def test_the_mode_is_asked_first_and_says_for_how_many_the_table_is(visitors: Visitors) -> None:
    anna = visitors.enter("/new/toy-trek")
    modes = anna.get_by_role("group", name="How do you want to play?")
    expect(anna.get_by_role("group").first).to_have_accessible_name("How do you want to play?")
    expect(modes.get_by_role("radio")).to_have_count(4)
    expect(modes.get_by_role("radio", name="auto 1 to 3 players")).to_be_checked()
    count = anna.get_by_label("Number of seats")
    expect(count.locator("option")).to_have_text(["1", "2", "3"])
    modes.get_by_role("radio", name="race 2 to 3 players").check()
    expect(count).to_have_value("3")
    expect(count.locator("option")).to_have_text(["2", "3"])
    modes.get_by_role("radio", name="alone For one player").check()
    expect(count).to_have_value("1")
    expect(count.locator("option")).to_have_text(["1"])
    found = faults(anna, "the form of a game with modes")
    assert not found, "\n".join(found)
    anna.get_by_role("button", name="Begin").click()
    wait_for_turn(anna)
    assert info_of(anna)["options"]["mode"] == "alone" and len(info_of(anna)["seats"]) == 1


def test_only_choices_that_fit_the_seats_are_offered_and_sent(visitors: Visitors) -> None:
    anna = visitors.enter("/new/toy-trek")
    more_rules(anna)
    guide = anna.get_by_role("combobox", name="guide")
    guide.select_option("first")
    count = anna.get_by_label("Number of seats")
    count.select_option("1")
    expect(guide).to_have_count(0)  # one choice is none
    count.select_option("2")
    expect(guide).to_have_value("first")
    count.select_option("1")
    anna.get_by_role("button", name="Begin").click()
    wait_for_turn(anna)
    assert info_of(anna)["options"]["guide"] == "nobody"


def test_open_hands_are_shown_without_a_curtain(visitors: Visitors) -> None:
    anna = visitors.enter()
    visitors.sit(anna, me("Anna"), me("Bruno"), game="toy-trek", options={"mode": "together"})
    wait_for_turn(anna)
    own = anna.get_by_role("region", name="Your seats")
    expect(own.get_by_role("button")).to_have_text(["Anna", "Bruno"])
    expect(own.get_by_role("button", pressed=True)).to_have_text("Anna")
    option(anna, "walk").click()
    expect(own.get_by_role("button", pressed=True)).to_have_text("Bruno")
    wait_for_turn(anna)
    own.get_by_role("button", name="Anna").click()
    expect(own.get_by_role("button", name="Bruno: your turn")).to_be_visible()
    expect(options(anna)).to_have_count(0)
    found = faults(anna, "open hands")
    assert not found, "\n".join(found)
    own.get_by_role("button", name="Bruno: your turn").click()
    option(anna, "rest").click()
    expect(own.get_by_role("button", pressed=True)).to_have_text("Anna")
    expect(anna.get_by_role("dialog")).to_have_count(0)
    anna.reload()
    wait_for_turn(anna)
    expect(anna.get_by_role("dialog")).to_have_count(0)


def test_rivals_at_one_screen_have_a_curtain(visitors: Visitors) -> None:
    anna = visitors.enter()
    visitors.sit(anna, me("Anna"), me("Bruno"), game="toy-trek", options={"mode": "race"})
    anna.get_by_role("dialog").get_by_role("button", name="I am Anna: show my hand").click()
    wait_for_turn(anna)
    expect(anna.get_by_role("region", name="Your seats")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "buy"), [("en-GB", "Buy {}"), ("it-IT", "Compra {}"), ("de-DE", "{} kaufen")]
)
def test_a_pack_speaks_for_itself_in_every_language(visitors: Visitors, locale: str, buy: str) -> None:
    anna = visitors.enter(locale=locale)
    visitors.sit(anna, me("Anna"), game="toy-stall", options={"content": "my-stall"})
    moves = anna.get_by_role("listitem").get_by_role("button", name=buy.format("Red {apple} <b>"), exact=True)
    moves.click()
    expect(anna.get_by_role("log").get_by_text("Red {apple} <b>")).to_be_visible()


def info_of(page: Page) -> dict[str, Any]:
    """The table that a page shows."""
    info: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    return info
