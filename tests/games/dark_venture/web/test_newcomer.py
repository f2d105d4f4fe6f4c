"""Who opens Dark Venture for the first time: counsel, slips, and the little room of phones and large text."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from games.dark_venture.kit.board import asks, position
from games.dark_venture.kit.moments import lead_to, reading
from kit.everyone import enlarge_text, flaws, no_word_missing, not_too_broad
from kit.finished import sit_down_in
from kit.web import PHONE, SIZES, WIDE, Visitors, bar, me, on_shelf, said
from ludoteca import Game


def words(id: str, language: str = "en", **args: str | int) -> str:
    return said(id, language, of="dark-venture", **args)


def offer(page: Page, name: str) -> Locator:
    return page.locator(f'[data-offer="{name}"]')


def with_follower(game: Game, seat: int) -> bool:
    """A hero with a follower who can go to several places."""
    ways = [move for move in game.legal(seat) if move.startswith("go ")]
    return asks(game, seat, "ask-action-pair") and len(ways) > 2


# choices


@pytest.mark.parametrize(("language", "size"), [("en", "wide"), ("it", "phone"), ("de", "phone")])
def test_one_hero_and_one_quest_are_counselled_with_a_reason(
    visitors: Visitors, language: str, size: str
) -> None:
    page = visitors.enter(locale=language, size=SIZES[size])
    alone = on_shelf(page, "Dark Venture").get_by_role("button", name=said("ui-play-alone", language))
    alone.click()
    counsel = page.locator("[data-counsel]")
    name = words("figure-tin-aurelio", language)
    expect(counsel).to_have_text(words("dv-counsel", language, name=name))
    reason = words("counsel-hero", language, suit="blow", other="armor")
    expect(page.get_by_role("group").filter(has=counsel)).to_contain_text(reason)
    hero = offer(page, "hero tin-aurelio")
    expect(hero.get_by_role("img", name=words("dv-counselled", language))).to_have_count(1)
    counsel.click()
    expect(hero).to_be_focused()
    expect(hero).to_be_in_viewport(ratio=0.5)
    assert not flaws(page, "counsel")
    no_word_missing(page)
    page.keyboard.press("Enter")
    # heroic quests are two, one after the other
    for kept in (2, 1):
        expect(page.locator("section.bar")).to_contain_text(words("ask-keep", language, count=kept))
        expect(counsel).to_have_count(1)
        page.locator(f'[data-offer="{counsel.get_attribute("data-counsel")}"]').click()
    expect(counsel).to_have_count(0)


def test_the_second_click_of_a_double_click_chooses_nothing(visitors: Visitors) -> None:
    page = visitors.enter()
    visitors.sit(page, me("Anna"), game="dark-venture", options={"length": "short"})
    box = page.locator("[data-offer]").first.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + 60)
    page.mouse.click(*at)
    expect(bar(page)).to_contain_text(words("ask-keep", count=2))
    expect(page.locator("[data-offer]:enabled")).to_have_count(4)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.mouse.click(*at)  # another click counts, and only it was sent
    expect(bar(page)).to_contain_text(words("ask-keep", count=1))
    expect(page.locator("[data-offer]:enabled")).to_have_count(3)


def test_a_swap_says_what_it_gives_up_and_can_be_taken_back(visitors: Visitors) -> None:
    page = visitors.enter(size=PHONE)

    def may_swap(game: Game, seat: int) -> bool:
        return (
            asks(game, seat, "ask-renewal") and len([m for m in game.legal(seat) if m[:7] == "replace"]) > 1
        )

    sit_down_in(page, *position(1, may_swap))
    swaps = page.locator("[data-offer^='replace ']")
    expect(swaps.first).to_contain_text(words("dv-swap-this"))
    name = str(swaps.first.get_attribute("data-offer"))
    swaps.first.click()
    expect(bar(page).get_by_role("alert")).to_contain_text("is discarded, with all that was done for it")
    bar(page).get_by_role("button", name=re.compile(f"^{said('ui-think-better')}")).click()
    expect(bar(page).get_by_role("alert")).to_have_count(0)
    offer(page, name).click()
    bar(page).get_by_role("button", name=said("ui-do-it")).click()
    expect(offer(page, name)).to_have_count(0)


# little room


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_on_a_phone_all_options_of_a_verb_are_in_sight_below_it(visitors: Visitors, language: str) -> None:
    page = visitors.enter(locale=language, size=PHONE)
    sit_down_in(page, *position(2, with_follower))
    shown = page.locator("section.bar [data-move^='go ']")
    expect(shown.first).to_be_visible()
    options = page.locator("section.bar ul.options")
    assert options.evaluate("list => list.scrollWidth <= list.clientWidth")
    verbs, end = page.locator("[data-verbs]").bounding_box(), page.locator("[data-end]").bounding_box()
    first = shown.first.bounding_box()
    assert verbs and end and first
    assert verbs["y"] + verbs["height"] <= first["y"] and first["height"] >= 44
    assert end["x"] + end["width"] > PHONE[0] - 20 and end["x"] >= verbs["x"] + verbs["width"]
    assert end["y"] == verbs["y"]
    assert not flaws(page, "verbs")


def test_on_a_phone_the_answers_of_a_page_are_reached_at_once_and_what_came_is_seen(
    visitors: Visitors,
) -> None:
    page = visitors.enter(size=PHONE)
    sit_down_in(page, reading(), 0)
    entry = page.locator("[data-part=entry]")
    first = entry.locator("[data-answer]").first
    expect(first).to_be_visible()
    box, bar_box = first.bounding_box(), bar(page).bounding_box()
    assert box and bar_box and box["y"] + 40 < bar_box["y"]
    # what always holds in the place comes after what is asked
    standing = entry.get_by_role("heading", name=words("page-stays")).bounding_box()
    assert standing and standing["y"] > box["y"] + box["height"]
    first.click()
    page.locator(".confirm").click()
    came = entry.get_by_role("region", name=words("page-came"))
    expect(came.get_by_role("button", name=words("page-turn"))).to_be_in_viewport(ratio=1)
    seen, over = came.bounding_box(), entry.bounding_box()
    assert seen and over and 0 <= seen["y"] - over["y"] < 40
    assert not flaws(page, "what came")


def too_full(game: Game, seat: int) -> str:
    """An answer in a place that leaves the hand with a card too many, whatever is rolled; "" for none."""
    view: Any = game.view(seat)
    if not asks(game, seat, "ask-answer") or view["entry"][-1].removesuffix("-a") not in view["places"]:
        return ""
    return next((move for move in game.legal(seat) if lead_to(game, (move, "ask-relief"))), "")


def test_a_list_of_things_does_not_cover_what_came_of_a_page(visitors: Visitors) -> None:
    page = visitors.enter()
    game, seat = position(1, lambda game, seat: too_full(game, seat) != "")
    sit_down_in(page, game, seat)
    entry = page.locator("[data-part=entry]")
    move = too_full(game, seat)
    entry.locator(f'[data-answer="{move}"]').click()
    page.locator(f'section.bar [data-move="{move}"]').click()
    expect(entry.get_by_role("region", name=words("page-came"))).to_be_visible()
    things = page.get_by_role("region", name=words("dv-handle"))
    handle = bar(page).get_by_role("button", name=words("dv-handle-items", count="").split("…")[0])
    expect(handle).to_be_visible()
    expect(things).to_have_count(0)
    handle.click()
    expect(things.locator("[data-move^='toss ']").first).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_keeps_an_item_and_what_gives_it_up_is_told_and_stands_apart(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.enter(size=size)

    def either(game: Game, seat: int) -> bool:
        verbs = {move.split()[0] for move in game.legal(seat)}
        return asks(game, seat, "ask-relief") and {"stow", "toss"} <= verbs

    sit_down_in(page, *position(1, either))
    things = page.get_by_role("region", name=words("dv-handle"))
    expect(things).to_contain_text(words("dv-hand-means"))
    keep, gone = (things.locator(f"[data-move^='{verb} ']").first.bounding_box() for verb in ("stow", "toss"))
    assert keep and gone and gone["x"] - keep["x"] - keep["width"] > 20
    assert not flaws(page, "a hand that is too full")


@pytest.mark.parametrize("size", [PHONE, (640, 360)], ids=["phone", "zoomed"])
def test_with_large_text_the_guide_folds_and_the_map_is_seen(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    page = visitors.enter(size=size)
    if size == PHONE:
        enlarge_text(page)
    sit_down_in(page, *position(2, with_follower))
    sentence = words("hint-ask-action-pair")
    fold = page.get_by_role("button", name=sentence)
    expect(fold).to_have_attribute("aria-expanded", "false")
    line = fold.bounding_box()
    assert line and line["height"] <= 64
    there, below = page.locator("section.map").bounding_box(), page.locator(".below").bounding_box()
    assert there and below
    free = below["y"] if size == PHONE else size[1]
    assert free - there["y"] >= 180
    not_too_broad(page, size)
    fold.click()
    expect(page.get_by_text(sentence)).to_be_visible()
    page.get_by_role("button", name=said("ui-understood")).click()
    expect(page.get_by_text(sentence)).to_have_count(0)


def test_with_large_text_the_hand_is_a_list_whose_first_cards_leave_room_for_others(
    visitors: Visitors,
) -> None:
    page = visitors.enter(size=PHONE)
    enlarge_text(page)
    sit_down_in(page, *position(2, lambda game, seat: with_follower(game, seat) and cards(game, seat) > 3))
    page.locator("[data-tab=hand]").click()
    held = page.locator("[data-hand]")
    size = held.first.locator(".name").evaluate("name => parseFloat(getComputedStyle(name).fontSize)")
    assert size >= 32  # it grows like all text
    for place in range(3):
        expect(held.nth(place)).to_be_in_viewport(ratio=0.9)
    not_too_broad(page, PHONE)
    assert not flaws(page, "a hand with large text")


def cards(game: Game, seat: int) -> int:
    view: Any = game.view(seat)
    return len(view["hand"])


def test_a_drawer_that_stood_beside_the_table_does_not_cover_it_when_text_grows(visitors: Visitors) -> None:
    page = visitors.enter(size=(1440, 900))
    sit_down_in(page, *position(2, with_follower))
    drawer = page.get_by_role("complementary", name=said("ui-drawer"))
    expect(drawer).to_have_count(1)
    enlarge_text(page)
    expect(drawer).to_have_count(0)
    expect(page.locator("[data-verbs]")).to_be_in_viewport()


def test_the_guide_stands_in_full_where_there_is_room(visitors: Visitors) -> None:
    page = visitors.enter(size=WIDE)
    sit_down_in(page, *position(2, with_follower))
    expect(page.get_by_text(words("hint-ask-action-pair"))).to_be_visible()
    expect(page.get_by_role("button", name=said("ui-understood"))).to_be_visible()
