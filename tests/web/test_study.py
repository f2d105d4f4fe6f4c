"""The coach, the end of a game and its review: what they say, at both sizes, and for everyone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import ludoteca
from kit.everyone import sizes
from kit.finished import upload
from kit.web import Visitors, begin_battle, bots, faults, fits, me


def a_game_with_mistakes() -> str:
    """Somebody plays sensibly, the other anything."""
    t = ludoteca.new("condottiere", seats=2, seed=1)
    players = [ludoteca.make_bot("greedy", 1), ludoteca.make_bot("random", 2)]
    while t.asked:
        seat = t.asked[0]
        t.play(seat, players[seat].choose(t.door(seat)))
    return str(t.record())


@sizes
def test_the_coach_the_end_and_the_review(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.enter(size=size)
    found: list[str] = []
    visitors.sit(page, me("Anna"), *bots(2))
    begin_battle(page)
    page.get_by_role("button", name="What would you look at?").click()
    coach = page.get_by_role("region", name="What would you look at?")
    hints = coach.get_by_role("listitem")
    expect(hints.first).to_contain_text(re.compile(r"\(\d+ %\)"))
    assert 1 <= hints.count() <= 3 and fits(page)
    found += faults(page, "the coach")
    hints.first.get_by_role("button").click()  # it makes the move
    expect(coach).to_have_count(0)

    id = upload(page, a_game_with_mistakes())
    page.goto(f"/t/{id}")
    over = page.get_by_role("dialog")
    expect(over.get_by_role("table", name="What decided it")).to_contain_text("Battles won")
    expect(over.get_by_role("img", name=re.compile("^Regions"))).to_be_visible()
    assert fits(page)
    found += faults(page, "the end")
    over.get_by_role("button", name="Close").click()
    expect(over).to_have_count(0)
    expect(page.get_by_role("group", name="Map of Italy")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    # what comes later moves the links below it
    expect(over.get_by_role("table", name="What decided it")).to_be_visible()
    expect(over.get_by_role("img", name=re.compile("^Regions"))).to_be_visible()
    over.get_by_role("link", name="Review the game").click()
    review = page.get_by_role("tabpanel", name="Review")
    expect(review.get_by_role("img", name=re.compile("^Prospects over the game"))).to_be_visible()
    found += faults(page, "the review")
    falls = review.get_by_role("list", name="What cost most").get_by_role("button")
    number = int(re.findall(r"Move (\d+)", falls.first.inner_text())[0])
    falls.first.click()
    expect(page).to_have_url(re.compile(f"#{number - 1}$"))
    assert not found, "\n".join(found)
