"""The board of Dark Venture in a browser: the ways to play, small screens, keys, and no leak."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from games.dark_venture.kit.board import asks, play_by_turns, play_to_the_end, position, to_a_turn
from kit.everyone import enlarge_text, flaws, no_word_missing, not_too_broad
from kit.finished import sit_down_in
from kit.web import (
    PHONE,
    WIDE,
    Visitors,
    Wire,
    bar,
    hand,
    invite,
    lost,
    me,
    on_shelf,
    on_states,
    reachable,
    said,
)
from ludoteca import Game

FULL = (1440, 900)


def words(id: str, language: str = "en", **args: str | int) -> str:
    return said(id, language, of="dark-venture", **args)


def verb(page: Page, name: str) -> Locator:
    return page.locator(f"section.bar [data-verb={name}]")


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def in_a_turn(game: Game, seat: int) -> bool:
    """A hero with a follower, in the middle of the day, who can go on and has room for a card."""
    if not asks(game, seat, "ask-action-pair") or hour(game) < 3:
        return False
    view: Any = game.view(seat)
    legal = game.legal(seat)
    return len(view["hand"]) < 6 and "draw item" in legal and any(move.startswith("go ") for move in legal)


def hour(game: Game) -> int:
    return int(str(game.view(0)["round"]))


def listen(page: Page) -> list[dict[str, Any]]:
    """The states that the server sends to a page from now on."""
    heard: list[dict[str, Any]] = []
    on_states(page, heard.append)
    return heard


# whole games


def set_up_short(page: Page) -> None:
    page.get_by_label(words("option-length")).select_option(label=words("option-length-short"))


def test_two_people_play_a_short_game_and_neither_learns_what_the_other_hides(visitors: Visitors) -> None:
    people = invite(visitors, "Dark Venture", set_up_short, others=0)
    heard = [listen(page) for page in people]
    for page in people:
        page.reload()  # so that the whole line is listened to
    play_by_turns(people, random.Random(3))
    secrets = 0
    for own, other in ((0, 1), (1, 0)):
        told = {moment(state): state for state in heard[other]}
        for state in heard[own]:
            same = told.get(moment(state))
            if same:
                hidden = hidden_from(state["view"], same["view"], own)
                secrets += len(hidden)
                assert [name for name in hidden if f'"{name}"' in json.dumps(same)] == []
    assert secrets > 50


def moment(state: dict[str, Any]) -> str:
    """What everybody sees of a position: two who see the same see the same position."""
    view = state["view"]
    hands = [player["hand"] for player in view["players"]]
    return json.dumps([view[part] for part in ("places", "decks", "asked", "round", "current")] + hands)


def hidden_from(view: dict[str, Any], others: dict[str, Any], own: int) -> set[str]:
    """The hand and the side quests of a seat, but for what another knows and what is being laid."""
    player, seen = view["players"][own], others["players"][own]
    assert "cards" not in seen
    quests = {name for name, quest in player["quests"].items() if name not in seen["quests"]}
    assert len(quests) == seen.get("secret", 0)
    return quests | set(view["hand"]) - {*seen.get("known", []), others.get("lays")}


def test_alone_a_game_begins_with_one_click_and_ends_with_a_title(visitors: Visitors) -> None:
    page = visitors.enter(size=FULL)
    on_shelf(page, "Dark Venture").get_by_role("button", name=said("ui-play-alone")).click()
    expect(bar(page)).to_contain_text(words("ask-hero"))
    # each hero is read and chosen where it lies, by its key as well; the bar has their numbers
    expect(page.locator("[data-offer]")).to_have_count(11)
    expect(bar(page).get_by_role("button", name="2 Lead Brother Cinderjaw")).to_be_visible()
    assert not flaws(page, "heroes")
    page.keyboard.press("2")
    expect(bar(page)).not_to_contain_text(words("ask-hero"))
    expect(page.locator("[data-sheet]")).to_have_attribute("data-sheet", "brother-cinderjaw")
    last = position(1, lambda game, seat: hour(game) == 12 and asks(game, seat, "ask-action"), mode="ranked")
    sit_down_in(page, *last)
    play_to_the_end(page, random.Random(1), "no quest", "end")
    expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()


# together


def test_one_person_leads_two_friends_who_act_out_of_turn(visitors: Visitors) -> None:
    page = visitors.enter()
    together = {"mode": "cooperative", "length": "short", "hero_order": "seats"}
    visitors.sit(page, me("Anna"), me("Bruno"), game="dark-venture", options=together)
    to_a_turn(page, random.Random(2))
    expect(page.get_by_role("dialog")).to_have_count(0)
    first, other = (0, 1) if seat(page, 0).get_attribute("aria-pressed") == "true" else (1, 0)
    # a friend is let act
    verb(page, "allies").click()
    page.locator(f"[data-move='let act {other}']").click()
    expect(seat(page, other)).to_have_attribute("aria-pressed", "true")
    expect(bar(page)).to_contain_text("You step in: one action.")
    # it is not the turn of whoever steps in
    seat(page, first).click()
    expect(bar(page)).to_contain_text(f"{['Anna', 'Bruno'][other]} is choosing")
    bar(page).get_by_role("button", name="Go on with").click()
    verb(page, "draw").click()
    page.locator("[data-move='draw item']").click()
    expect(seat(page, first)).to_have_attribute("aria-pressed", "true")
    expect(verb(page, "move")).to_be_enabled()
    # looked at by the seats, a friend could step in; whose turn it is goes on with the button that stands out
    seat(page, other).click()
    expect(seat(page, other)).to_have_attribute("aria-pressed", "true")
    step_in = bar(page).get_by_role("button", name=words("do-step-in"))
    expect(step_in).not_to_have_class(re.compile("strong"))
    go_on = bar(page).get_by_role("button", name=f"Go on with {['Anna', 'Bruno'][first]}")
    expect(go_on).to_have_class(re.compile("strong"))
    go_on.click()
    expect(seat(page, first)).to_have_attribute("aria-pressed", "true")
    expect(go_on).to_have_count(0)
    # a friend steps in, and thinks better of it
    seat(page, other).click()
    step_in.click()
    expect(bar(page)).to_contain_text("You step in: one action.")
    page.locator("[data-move='pass']").click()
    expect(seat(page, first)).to_have_attribute("aria-pressed", "true")


# a turn


def test_a_turn_by_keys_alone(visitors: Visitors) -> None:
    page = visitors.enter(size=FULL)
    sit_down_in(page, *position(2, in_a_turn))
    expect(page.locator("section.map")).to_have_attribute("data-depth", "middle")  # names can be read
    expect(verb(page, "move")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Escape")
    expect(verb(page, "move")).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("4")
    expect(verb(page, "draw")).to_have_attribute("aria-expanded", "true")
    before = int(hand(page).locator("[data-hand]").count())
    page.keyboard.press("1")
    expect(hand(page).locator("[data-hand]")).to_have_count(before + 1)
    # the turn ends after it was asked whether it shall, since points are left
    expect(verb(page, "draw")).to_have_attribute("aria-expanded", "false")  # the next question is there
    page.locator("[data-end]").press("Enter")
    expect(bar(page)).to_contain_text(re.compile("left. End the turn"))
    expect(bar(page).get_by_role("button", name=words("dv-end-not"))).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-end]")).to_have_count(0)


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("it", PHONE), ("de", FULL)])
def test_a_turn_fits_and_axe_finds_nothing(visitors: Visitors, language: str, size: tuple[int, int]) -> None:
    page = visitors.enter(locale=language, size=size)
    sit_down_in(page, *position(2, in_a_turn))
    if size == PHONE:
        for tab in ("hero", "quests", "hand", "log", "map"):
            page.locator(f"[data-tab={tab}]").click()
            expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-selected", "true")
            assert not flaws(page, tab)
        page.locator("[data-verbs]").click()
        box = verb(page, "gear").bounding_box()
        assert box and box["height"] >= 44
    verb(page, "gear").click()
    expect(page.locator("section.bar [data-move^='drop ']").first).to_be_visible()
    assert not flaws(page, f"a turn, {language}")
    no_word_missing(page)
    if size == WIDE:
        page.locator("[data-rail]").first.click()
        expect(page.locator("[data-sheet]")).to_be_visible()
        enlarge_text(page)
        page.reload()
        expect(page.locator("[data-verbs]")).to_be_visible()
        not_too_broad(page, size)
        page.locator("[data-verbs]").click()
        reachable(page, verb(page, "allies"))


# the line


def test_a_line_that_breaks_in_the_middle_of_an_entry(visitors: Visitors) -> None:
    wire = Wire()
    page = visitors.enter(wire=wire)
    asked = position(1, lambda game, seat: asks(game, seat, "ask-answer") and len(game.legal(seat)) > 1)
    sit_down_in(page, *asked)
    answers = page.locator("[data-answer]")
    expect(answers.first).to_be_visible()
    names = [one.get_attribute("data-answer") for one in answers.all()]
    wire.cut()
    expect(lost(page)).to_be_visible()
    wire.mend()
    expect(lost(page)).to_have_count(0)
    assert [one.get_attribute("data-answer") for one in answers.all()] == names
    answers.first.click()
    page.locator(f"section.bar [data-move='{names[0]}']").click()
    expect(page.locator(f"[data-answer='{names[0]}']")).to_have_count(0)
