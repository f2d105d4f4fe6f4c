"""A whole game, in two browsers."""

from __future__ import annotations

import random
import re
from contextlib import suppress

from playwright.sync_api import TimeoutError, expect

import ludoteca
from kit.web import Visitors, choose_any, options, prompt

LONGEST = 600  # decisions


def test_two_people_and_two_bots_play_a_whole_game(visitors: Visitors) -> None:
    anna = visitors.enter("/")
    anna.get_by_label("You are").fill("Anna")
    anna.get_by_role("link", name="Invite friends").click()
    for seat, who in enumerate(("At this screen", "A friend, by link", "A bot", "A bot")):
        anna.get_by_label(f"Who sits in seat {seat + 1}").select_option(label=who)
    anna.get_by_label("Name").fill("Anna")
    anna.get_by_label("Bots play").select_option(label="at once")
    anna.get_by_role("button", name="Make the table").click()

    link = anna.get_by_label("Link to this table").input_value()
    assert link == anna.url
    expect(anna.get_by_role("button", name="Start the game")).to_be_disabled()
    bruno = visitors.enter(link)
    bruno.get_by_label("Name").fill("Bruno")
    bruno.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()

    rng = random.Random(8)
    over = anna.get_by_role("dialog")
    # Some questions are secret: then nobody is told who is asked.
    of_bruno = prompt(anna).filter(has_text=re.compile("It is the turn of Bruno|Somebody is choosing"))
    for decision in range(LONGEST):
        options(anna).first.or_(of_bruno).or_(over).first.wait_for()
        if over.is_visible():
            break
        if not of_bruno.is_visible():
            choose_any(anna, rng)
            continue
        # Perhaps it is a bot; and Anna's page may tell of Bruno's turn a moment longer than Bruno's own.
        with suppress(TimeoutError):
            options(bruno).first.wait_for(timeout=300)
            choose_any(bruno, rng)

    headings = [page.get_by_role("dialog").get_by_role("heading") for page in (anna, bruno)]
    for heading in headings:
        expect(heading).to_have_text(re.compile("wins?( together)?$"))
    assert headings[0].inner_text() == headings[1].inner_text()

    with anna.expect_download() as download:
        over.get_by_role("link", name="Download the record").click()
    game = ludoteca.replay(download.value.path().read_text())
    assert game.result is not None
    seats = anna.request.get(f"/api/tables/{link.rsplit('/', 1)[-1]}").json()["seats"]
    winners = [seat["name"] for seat, place in zip(seats, game.result.ranking, strict=True) if place == 1]
    assert all(name in headings[0].inner_text() for name in winners)
