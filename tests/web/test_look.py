"""How the table is used by everyone: keys of one's own, the focus, large text, few colours, dark."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

import ludoteca
from kit.web import (
    Visitors,
    bar,
    begin_battle,
    bots,
    faults,
    fits,
    focused,
    hand,
    make_table,
    me,
    option,
    options,
    prompt,
    tab_to,
    wait_for_turn,
)

FLAT = (844, 390)
# How much of something a sentence about others covers, in pixels.
WATCH_THE_NEWS = """(seen) => {
  const look = () => {
    const line = document.querySelector(".playback .line")?.getBoundingClientRect();
    const title = document.querySelector(seen).getBoundingClientRect();
    if (!line) return;
    const across = Math.min(line.right, title.right) - Math.max(line.left, title.left);
    const down = Math.min(line.bottom, title.bottom) - Math.max(line.top, title.top);
    window.told = Math.min(across, down);
    watch.disconnect();
  };
  const watch = new MutationObserver(() => requestAnimationFrame(look));
  watch.observe(document.body, { subtree: true, childList: true });
}"""


def choose_look(page: Page, **settings: Any) -> None:
    """What the browser remembers, before the next page is opened."""
    page.evaluate(
        "(change) => localStorage.setItem('ludoteca.settings',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('ludoteca.settings') ?? '{}'), ...change}))",
        settings,
    )


def test_keys_and_focus(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), *bots(2))
    wait_for_turn(page)

    # the first Tab offers to skip the bar, to the question; the next one goes on to the options
    page.keyboard.press("Tab")
    assert focused(page) == "Skip to the question"
    page.keyboard.press("Enter")
    assert "where" in focused(page).lower() or prompt(page).inner_text() in focused(page)

    # an option beyond nine has keys, and shows them
    twelfth = options(page).nth(11)
    expect(twelfth).to_have_attribute("data-key", "012")
    region = (twelfth.get_attribute("data-move") or "").removeprefix("place ")
    heard = page.locator("[data-announcer] p")
    expect(heard.last).to_have_text("Which region shall be fought for?")
    before = heard.count()
    page.keyboard.type("01")
    expect(page.get_by_text("Option 01 …")).to_be_visible()
    page.keyboard.press("2")
    expect(page.get_by_role("heading", name=re.compile(f"Battle for {region}", re.I))).to_be_visible()
    expect(option(page, "Pass")).to_be_visible()

    # what happened and what is asked were said once, in this order, and by nothing else
    expect(heard.last).to_have_text(re.compile("play a card"))
    said = heard.all_inner_texts()[before:]
    assert re.search(f"battle for {region}", said[0], re.I)
    assert said[-1] in prompt(page).inner_text()
    assert len(said) == len(set(said))
    live = page.locator('.table :is([aria-live="polite"], [role=log], [role=status]):not([aria-live=off])')
    expect(live).to_have_count(1)

    # a move by keyboard leaves the focus with the next question
    tab_to(page, "Pass")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    wait_for_turn(page)
    inside = "() => document.activeElement.closest('.below') !== null"
    page.wait_for_function(inside)

    # keys can be switched off, or be others
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    keys.get_by_role("button", name=re.compile("^Change.*chat")).click()
    page.keyboard.press("5")
    expect(keys.get_by_role("status")).to_contain_text("Digits")
    page.keyboard.press("k")
    expect(keys.get_by_role("term").filter(has_text=re.compile("^k$"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("k")
    expect(page.get_by_role("tabpanel", name="Chat")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("tabpanel", name="Chat")).to_be_visible()
    page.keyboard.press("?")
    keys.get_by_label("Single keys").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    wait_for_turn(page)
    page.keyboard.press("l")
    page.keyboard.press("k")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Keyboard").click()
    expect(keys.get_by_label("Single keys")).not_to_be_checked()


def in_sight(page: Page) -> None:
    """The question, an option and the hand are on the screen at once, without scrolling."""
    for thing in (prompt(page), options(page).first, hand(page).get_by_role("button").first):
        expect(thing).to_be_in_viewport(ratio=0.8)
    assert fits(page)


def test_the_question_and_the_hand_stay_in_sight(visitors: Visitors) -> None:
    page = visitors.enter()
    address = make_table(page, me("Anna"), *bots(3))
    page.goto(address)
    begin_battle(page)
    for size, text in ((FLAT, 100), ((1280, 720), 200), ((390, 844), 200)):
        choose_look(page, text=text)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        expect(option(page, "Pass")).to_be_visible()
        in_sight(page)


def test_dark_and_few_colours(visitors: Visitors) -> None:
    """axe-core finds nothing in the dark either; where the system paints, turn and choice have frames."""
    page = visitors.enter()
    found: list[str] = []
    page.emulate_media(color_scheme="dark")
    found += faults(page, "home")
    page.get_by_role("button", name="Look and sound").click()
    look = page.get_by_role("dialog", name="Look and sound")
    expect(look).to_be_visible()
    found += faults(page, "the look")
    dark = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    look.get_by_label("Light or dark").select_option("light")
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != dark
    look.get_by_label("Light or dark").select_option("dark")
    for game in ludoteca.catalogue():
        page.goto(f"/new/{game}")
        expect(page.get_by_role("button", name="Make the table")).to_be_visible()
        found += faults(page, f"a new table for {game}")
        page.goto(make_table(page, me("Anna"), *bots(2), game=game))
        wait_for_turn(page)
        found += faults(page, f"a table of {game}")
    assert not found, "\n".join(found)

    page.emulate_media(forced_colors="active")
    page.goto(make_table(page, me("Anna"), *bots(2)))
    begin_battle(page)
    frame = "e => getComputedStyle(e).outlineStyle"
    assert page.locator(".turn").evaluate(frame) == "solid"
    assert page.locator("li.line:not(.turn)").first.evaluate(frame) == "none"
    assert hand(page).get_by_role("button").first.evaluate(frame) == "dashed"
    pressed = page.get_by_role("banner").get_by_role("button", name="Log")
    expect(pressed).to_have_attribute("aria-pressed", "true")
    assert pressed.evaluate(frame) == "double"
    for game in ("venti", "ventura"):
        page.goto(make_table(page, me("Anna"), *bots(2), game=game))
        wait_for_turn(page)
        assert page.locator(".turn").evaluate(frame) == "solid"


def test_pointing_at_what_does_not_glow_says_why(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), *bots(2))
    wait_for_turn(page)
    why = bar(page).get_by_role("alert")
    hand(page).get_by_role("button").first.hover()
    expect(why).to_contain_text(re.compile(r"\w"))
    begin_battle(page)
    expect(why).to_have_count(0)
    page.get_by_role("img", name="Siena").hover()
    expect(why).to_contain_text(re.compile(r"\w"))

    # what is said of a card lies over nothing that can be chosen
    card = hand(page).get_by_role("button").first
    card.hover()
    about = page.locator(".about")
    expect(about).to_contain_text(re.compile(r"\w"))
    box = about.bounding_box()
    assert box
    for choice in (*options(page).all(), *hand(page).get_by_role("button").all()):
        other = choice.bounding_box()
        assert other
        assert other["y"] + other["height"] <= box["y"] + 1 or other["y"] >= box["y"] + box["height"] - 1


def test_paper_is_light(visitors: Visitors) -> None:
    """What a dark screen shows is printed dark on light."""
    page = visitors.enter()
    choose_look(page, theme="dark")
    page.goto("/rules/venti")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    shown = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(shown) == "dark"
    page.emulate_media(media="print")
    assert page.evaluate(shown) == "light"


def test_what_others_did_covers_no_seat_and_no_title(visitors: Visitors) -> None:
    page = visitors.enter()
    page.emulate_media(reduced_motion="no-preference")
    games: dict[str, tuple[str, dict[str, str]]] = {
        "condottiere": ("#battle-title", {}),
        "venti": ("[data-seats]", {"start_player": "0"}),
    }
    for game, (seen, settings) in games.items():
        visitors.sit(page, me("Anna"), *bots(2), game=game, options=settings)
        wait_for_turn(page)
        page.evaluate(WATCH_THE_NEWS, seen)
        if game == "condottiere":
            begin_battle(page)
            hand(page).get_by_role("button").first.click()
        else:
            option(page, "End the turn").click()
        page.wait_for_function("() => window.told !== undefined")
        told = page.evaluate("() => window.told")
        assert told <= 0, f"{game}: {told}"
