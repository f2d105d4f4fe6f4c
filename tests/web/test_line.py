"""The line is lost and comes back, and so does the server: no move is lost, none is made twice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from kit.web import (
    Server,
    Visitors,
    Wire,
    begin_battle,
    bots,
    hand,
    log,
    lost,
    me,
    option,
    prompt,
    wait_for_turn,
    wait_until,
)

DOWN = "WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_NAME_NOT_RESOLVED"


def cards(page: Page) -> int:
    """How many cards the own hand has."""
    label = hand(page).get_attribute("aria-label") or ""
    return int(re.findall(r"\d+", label)[0])


def in_battle(visitors: Visitors, wire: Wire | None = None) -> Page:
    visitors.expected = DOWN
    anna = visitors.enter(wire=wire)
    visitors.sit(anna, me("Anna"), *bots(2))
    begin_battle(anna)
    return anna


def test_back_at_once_when_the_network_is(visitors: Visitors) -> None:
    visitors.expected = DOWN
    wire = Wire()
    anna = visitors.enter(wire=wire)
    anna.clock.install()
    visitors.sit(anna, me("Anna"), *bots(2))
    begin_battle(anna)
    anna.context.set_offline(True)
    wire.cut()
    expect(lost(anna)).to_be_visible()
    # What is due happens once more, and then the page's clock stands still: no attempt comes by itself.
    anna.clock.pause_at("2100-01-01")
    wait_until(anna, lambda: wire.refused, "an attempt that is due")
    wire.mend()
    anna.context.set_offline(False)
    expect(lost(anna)).to_be_hidden()
    anna.clock.resume()
    option(anna, "Pass").click()
    expect(log(anna)).to_contain_text("Anna passes.")


@pytest.mark.parametrize("what", ["the move", "the answer"])
def test_a_move_on_a_dying_line_is_made_once(visitors: Visitors, what: str) -> None:
    wire = Wire()
    anna = in_battle(visitors, wire)
    before = cards(anna)
    wire.to_server = what != "the move"
    wire.to_page = what != "the answer"
    card = option(anna, re.compile("^Play Mercenary")).first
    name = re.findall(r"Mercenary \d+", card.inner_text())[0]
    card.click()
    expect(option(anna, re.compile(""))).to_have_count(0)  # until there is an answer
    wire.cut()
    expect(lost(anna)).to_be_visible()
    wire.mend()
    expect(lost(anna)).to_be_hidden()
    wait_for_turn(anna)
    lines = log(anna).get_by_role("listitem").filter(has_text=f"Anna plays {name}.")
    expect(lines).to_have_count(1)
    assert cards(anna) == before - 1
    expect(anna.get_by_role("alert")).to_have_count(0)


@pytest.fixture
def mortal(built: None, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    server = Server(tmp_path).start()
    server.draw_from(request.node.nodeid)
    yield server
    server.stop()
    assert not server.mistakes()


def test_the_server_is_killed_and_comes_back(mortal: Server, new_context: CreateContextCallback) -> None:
    visitors = Visitors(new_context, mortal.address)
    anna = in_battle(visitors)
    asked = prompt(anna).inner_text()
    held = hand(anna).inner_text()
    told = log(anna).inner_text()
    mortal.kill()
    expect(lost(anna)).to_be_visible()
    option(anna, "Pass").click()  # goes out when the line is back
    mortal.start()
    expect(lost(anna)).to_be_hidden()
    assert "Battle for Roma" in asked
    assert hand(anna).inner_text() == held
    expect(log(anna)).to_contain_text("Anna passes.")
    assert log(anna).inner_text().startswith(told)
    expect(log(anna).get_by_role("listitem").filter(has_text="Anna passes.")).to_have_count(1)
    wait_for_turn(anna)
    anna.reload()
    wait_for_turn(anna)
    assert not visitors.errors
