"""From the first page to a friend's first move, and what one sees when the friend is gone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from kit.web import PHONE, Visitors, faults, on_shelf, options, said


def click(page: Page, role: str, name: str, clicks: list[str]) -> None:
    page.get_by_role(role, name=name, exact=True).click()  # type: ignore[arg-type]
    clicks.append(name)


def asked(pages: list[Page]) -> Page:
    """Whoever of them may choose; bots may come first."""
    while True:
        for page in pages:
            if options(page).first.is_visible():
                return page
        pages[0].wait_for_timeout(50)


def test_a_friend_is_invited_sits_down_plays_and_goes(visitors: Visitors) -> None:
    anna = visitors.enter()
    name = anna.get_by_label(said("ui-you-are")).input_value()
    assert name, "who gave no name is given one"
    anna.reload()
    assert anna.get_by_label(said("ui-you-are")).input_value() == name, "and it stays"
    hosts: list[str] = []
    on_shelf(anna, "Condottiere").get_by_role("link", name=said("ui-invite")).click()
    hosts.append("invite")
    click(anna, "button", said("ui-make-table"), hosts)
    # On loopback a friend elsewhere could not come; to let the network in is one more click.
    expect(anna.get_by_text(said("ui-only-here"))).to_be_visible()
    expect(anna.get_by_role("button", name=said("ui-open-network"))).to_be_visible()

    bruno = visitors.enter(anna.get_by_label(said("ui-share-table")).input_value(), size=PHONE)
    expect(
        bruno.get_by_role("heading", name=said("ui-invites", name=name, game="Condottiere"))
    ).to_be_visible()
    goal = said("first-goal")
    expect(bruno.get_by_role("listitem").filter(has_text=goal)).to_be_visible()
    assert not faults(bruno, "guest")
    friends: list[str] = []
    click(bruno, "button", said("ui-sit-here"), friends)
    click(anna, "button", said("ui-start"), hosts)
    assert len(hosts) + 1 == 4, "with the one that lets the network in"
    assert len(friends) + 1 == 2, "with their first move"
    waiting = [anna, bruno]
    while waiting:
        page = asked([anna, bruno])
        options(page).first.click()
        waiting = [one for one in waiting if one is not page]

    assert not faults(anna, "people")
    anna.get_by_role("button", name=said("ui-people"), exact=True).click()
    people = anna.get_by_role("dialog")
    expect(people.get_by_role("listitem").filter(has_text=said("ui-seat-here"))).to_have_count(1)
    assert not faults(anna, "the list of people")
    bruno.close()
    expect(people.get_by_role("listitem").filter(has_text=re.compile("away since"))).to_have_count(1)
    visitors.expected = "409"  # the browser tells of every refusal
    people.get_by_role("button", name=said("ui-stand-in")).click()
    expect(people.get_by_role("alert")).to_contain_text("60 seconds")  # nobody is hurried
    people.get_by_role("button", name=said("ui-end"), exact=True).click()
    people.get_by_role("button", name=said("ui-stay")).click()
