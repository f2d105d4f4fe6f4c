"""The table of VENTI: choosing on the cards, confirming in the decision bar, and what nobody may see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.venti.kit.table import (
    USE,
    at,
    cards,
    centre,
    chosen,
    first_turn,
    five_points,
    frozen_by_another,
    gift,
    own,
    press,
    target,
    three_points,
    twelve_cards,
    why,
)
from kit.everyone import rule_mark
from kit.finished import sit_down_in
from kit.web import (
    Visitors,
    bar,
    choose,
    hand,
    invite,
    log,
    me,
    on_states,
    option,
    options,
    play_out,
    prompt,
    said,
    wait_for_turn,
    wait_until,
)

# fulfilling


def test_a_target_is_fulfilled_by_the_suggestion(anna: Page) -> None:
    at(anna, first_turn())
    expect(target(anna, "A")).to_have_accessible_name(re.compile("You can fulfil it$"))
    expect(target(anna, "B")).not_to_have_accessible_name(re.compile("fulfil"))
    target(anna, "A").click()
    assert chosen(anna) == ["triangle 2", "diamond 4"]
    expect(bar(anna)).to_contain_text("These cards fit.")
    press(anna, USE)
    expect(log(anna)).to_contain_text("Anna fulfils target A and wins circle 0 (1 point).")
    expect(log(anna)).to_contain_text("Anna spends diamond 4.")
    expect(hand(anna)).to_have_accessible_name("Your hand: 1 card")
    expect(hand(anna).get_by_role("group", name="Your point cards").get_by_role("button")).to_have_count(1)


def test_other_cards_are_chosen_and_it_is_said_at_once_whether_they_fit(anna: Page) -> None:
    at(anna, first_turn())
    target(anna, "A").click()
    own(anna, "diamond 4").click()
    expect(bar(anna)).to_contain_text("1 more card is needed.")
    expect(option(anna, USE)).to_have_count(0)
    own(anna, "diamond 5").click()
    expect(bar(anna)).to_contain_text("These cards fit.")
    own(anna, "diamond 4").click()
    expect(bar(anna)).to_contain_text("These cards do not fit.")
    press(anna, "Another way")
    assert chosen(anna) == ["triangle 2", "diamond 4"]
    press(anna, "Another way")
    assert chosen(anna) == ["triangle 2", "diamond 5"]
    press(anna, USE)
    expect(log(anna)).to_contain_text("Anna spends diamond 5.")
    expect(own(anna, "diamond 4")).to_be_visible()


def test_a_half_made_choice_is_taken_back(anna: Page) -> None:
    at(anna, first_turn())
    for way in ("Back", "Escape", "A"):
        target(anna, "A").click()
        assert chosen(anna)
        if way == "Back":
            press(anna, way)
        elif way == "Escape":
            anna.keyboard.press(way)
        else:
            target(anna, way).click()
        assert chosen(anna) == []
        expect(option(anna, "End the turn")).to_be_visible()
    expect(prompt(anna).first).to_have_text("Your turn: 3 actions left.")


def test_a_choice_that_was_begun_survives_a_reload(anna: Page) -> None:
    game = first_turn()
    game.play(0, "fulfil a")
    at(anna, game)
    anna.reload()
    wait_for_turn(anna)
    expect(prompt(anna).first).to_have_text(said("ask-use", of="venti", target="A", count=1))
    assert chosen(anna) == ["triangle 2"]
    own(anna, "diamond 5").click()
    expect(log(anna)).to_contain_text("Anna spends diamond 5.")


# the centre


def test_a_card_is_drawn_by_pressing_it_twice(anna: Page) -> None:
    at(anna, first_turn())
    centre(anna, "Joker").click()
    expect(option(anna, "Draw Joker")).to_be_visible()
    centre(anna, "Joker").click()
    expect(log(anna)).to_contain_text("Anna draws Joker.")
    expect(hand(anna)).to_have_accessible_name("Your hand: 4 cards")


def test_an_exchange_and_its_undoing(anna: Page) -> None:
    at(anna, first_turn())
    centre(anna, "circle 1").click()
    target(anna, "B").click()
    expect(log(anna)).to_contain_text("Anna exchanges target B: circle 1 goes to the centre.")
    expect(target(anna, "B")).to_have_accessible_name(re.compile("^Target B, 3 points: 2, 5, 6"))
    bar(anna).get_by_role("button", name="Undo").click()
    expect(target(anna, "B")).to_have_accessible_name(re.compile("^Target B, 4 points: triangle, triangle"))
    target(anna, "C").click()
    press(anna, "Exchange target C with square 6")
    expect(target(anna, "C")).to_have_accessible_name(re.compile("^Target C, 2 points: 5, circle, triangle"))


# frozen targets


def test_nobody_sees_a_frozen_target_any_more(visitors: Visitors, anna: Page) -> None:
    address = sit_down_in(anna, first_turn(), 0)
    states: list[dict[str, Any]] = []
    watcher = visitors.enter("/")
    on_states(watcher, states.append)
    watcher.goto(address)
    shown = watcher.get_by_role("img", name=re.compile("^Target B"))
    expect(shown).to_have_accessible_name(re.compile("triangle, triangle, diamond"))
    wait_for_turn(anna)
    target(anna, "B").click()
    press(anna, "Freeze")
    expect(target(anna, "B")).to_have_accessible_name("Target B, frozen by Anna")
    expect(shown).to_have_accessible_name("Target B, frozen by Anna")
    for page in (anna, watcher):
        assert "triangle, triangle" not in page.content()
    expect(hand(watcher)).to_have_count(0)
    assert watcher.locator("[data-card]").count() == 0
    assert all(state["view"]["hand"] is None for state in states)
    assert states[-1]["view"]["targets"][1]["card"] is None
    # it cannot be exchanged, and only one may be frozen
    centre(anna, "circle 1").click()
    target(anna, "B").hover()
    expect(rule_mark(why(anna), "VENTI-EXCH-02")).to_be_visible()
    anna.keyboard.press("Escape")
    target(anna, "C").click()
    press(anna, "Freeze")
    expect(rule_mark(why(anna), "VENTI-FREEZE-04")).to_be_visible()


@pytest.mark.parametrize(
    ("role", "comes"), [("diamond", "It fits! Anna wins circle 0"), ("5", "Anna is wrong!")]
)
def test_an_attempt_with_a_joker(anna: Page, role: str, comes: str) -> None:
    at(anna, frozen_by_another())
    target(anna, "A").click()
    expect(bar(anna)).to_contain_text("If they do not fit exactly, Seat 2 gets the target and its points.")
    expect(option(anna, "Show these cards")).to_have_count(0)
    own(anna, "triangle 2").click()
    own(anna, "Joker").click()
    expect(option(anna, "Show these cards")).to_have_count(0)
    bar(anna).get_by_label("Joker 1 as").select_option(label=role)
    press(anna, "Show these cards")
    expect(log(anna)).to_contain_text("Anna tries to fulfil the frozen target A.")
    expect(log(anna)).to_contain_text(f"Anna shows a Joker as {role}.")
    expect(log(anna)).to_contain_text(comes)


def test_an_own_attempt_fails_and_two_cards_pay_for_it(anna: Page) -> None:
    at(anna, three_points())
    target(anna, "B").click()
    expect(bar(anna)).to_contain_text("you pay at least two points")
    own(anna, "square 7").click()
    press(anna, "Show these cards")
    expect(prompt(anna).first).to_contain_text("Penalty")
    points = hand(anna).get_by_role("group", name="Your point cards").get_by_role("button")
    expect(points).to_have_count(3)
    # in any order
    points.nth(2).click()
    expect(option(anna, "Pay these")).to_have_count(0)
    points.nth(1).click()
    press(anna, "Pay these")
    expect(log(anna)).to_contain_text("Anna pays square 6 (1 point).")
    expect(points).to_have_count(1)
    expect(
        target(anna, "B").or_(anna.get_by_role("img", name=re.compile("^Target B, 4 points")))
    ).to_be_visible()


# points


def test_points_are_sacrificed_with_a_word_of_warning(anna: Page) -> None:
    at(anna, five_points())
    own(anna, "diamond 4 (1 point)").click()
    expect(bar(anna)).to_contain_text("You lose 1 point for good.")
    press(anna, "One additional action a turn")
    expect(rule_mark(why(anna), "VENTI-ACT-01")).to_be_visible()
    press(anna, "Permanent joker diamond 4")
    expect(log(anna)).to_contain_text("Anna turns diamond 4 (1 point) into a permanent joker.")
    jokers = hand(anna).get_by_role("group", name="Permanent jokers")
    expect(jokers.get_by_role("button", name="Permanent joker diamond 4")).to_be_visible()
    expect(anna.get_by_text("4 points of 20").first).to_be_attached()


def test_the_last_lays_out_cards(anna: Page) -> None:
    at(anna, gift(), seat=2)
    expect(prompt(anna).first).to_contain_text("You are last")
    own(anna, "triangle 3 (1 point)").click()
    own(anna, "triangle 3 (2 points)").click()
    expect(option(anna, "Lay these out")).to_have_count(0)
    own(anna, "triangle 3 (2 points)").click()
    own(anna, "circle 1 (1 point)").click()
    press(anna, "Lay these out")
    for card in ("circle 1 (1 point)", "triangle 3 (1 point)"):
        expect(log(anna)).to_contain_text(f"Anna lays out {card}")


def test_cards_are_discarded_in_any_order(anna: Page) -> None:
    at(anna, twelve_cards())
    expect(prompt(anna).first).to_have_text(said("ask-discard", of="venti", count=2))
    hand(anna).get_by_role("button", name="square 6").last.click()
    own(anna, "circle 0").click()
    expect(bar(anna)).to_contain_text("Chosen: 2 of 2.")
    for button in options(anna).all():
        expect(button).to_be_in_viewport(ratio=1)  # beside the hand all are in the bar, too
    press(anna, "Discard these")
    for card in ("circle 0", "square 6"):
        expect(log(anna)).to_contain_text(f"Anna discards {card}.")
    expect(hand(anna)).to_have_accessible_name("Your hand: 10 cards")


def test_what_is_not_possible_says_why(anna: Page) -> None:
    at(anna, first_turn())
    own(anna, "triangle 2").click(force=True)
    expect(rule_mark(why(anna), "VENTI-TURN-03")).to_be_visible()
    target(anna, "C").click()
    press(anna, "Fulfil")
    expect(why(anna)).to_contain_text("Your cards do not meet the condition of target C.")
    link = rule_mark(why(anna), "VENTI-FULF-01")
    link.click()
    book = anna.get_by_role("region", name="Rules", exact=True)
    expect(book.get_by_text("VENTI-FULF-01", exact=True).first).to_be_in_viewport()


# a whole game


class Player:
    """Does everything once, then fulfils what can be fulfilled, and else draws."""

    def __init__(self) -> None:
        self.wishes = ["exchange", "freeze", "attempt"]

    def __call__(self, page: Page) -> None:
        if page.get_by_role("dialog").count() or not options(page).count():
            return
        if not option(page, "End the turn").count():
            self.choose_cards(page)
            return
        fitting = page.get_by_role("button", name=re.compile("You can fulfil it$"))
        frozen = page.get_by_role("button", name=re.compile("^Target ., frozen by"))
        before = log(page).inner_text()
        if "exchange" in self.wishes:
            self.wishes.remove("exchange")
            page.get_by_role("region", name="Centre").get_by_role("button").first.click()
            bar(page).get_by_role("button", name=re.compile("^Exchange target")).first.click()
        elif "freeze" in self.wishes and not frozen.count():
            self.wishes.remove("freeze")
            page.get_by_role("button", name=re.compile("^Target ., .*point")).last.click()
            choose(page, option(page, "Freeze"))
        elif "attempt" in self.wishes and frozen.count():
            self.wishes.remove("attempt")
            frozen.first.click()
            hand(page).get_by_role("button").first.click()
            roles = bar(page).get_by_label(re.compile("^Joker 1 as"))
            if roles.count():
                roles.select_option(label="circle")
            option(page, "Show these cards").click()
        elif fitting.count():
            fitting.first.click()
            option(page, USE).click()
        else:
            bar(page).get_by_role("button", name=re.compile("^Draw")).first.click()
        expect(log(page)).not_to_have_text(before)

    def choose_cards(self, page: Page) -> None:
        """Ten cards, a penalty, the gift: one card more, or the end of it."""
        confirm = option(page, re.compile("(these|nothing more)$"))
        toggles = bar(page).locator('button[aria-pressed="false"]')
        dear = toggles.filter(has_text=re.compile("points"))
        (confirm if confirm.count() else dear if dear.count() else toggles).first.click()


def test_two_people_and_two_bots_play_a_whole_game(visitors: Visitors) -> None:
    def few_turns(page: Page) -> None:
        page.get_by_text("More rules").click()
        page.get_by_label("First player").select_option(label="Anna")
        page.get_by_label("Memory aid").check()
        page.get_by_label("Turn limit").fill("6")

    people = invite(visitors, "VENTI", few_turns)
    player = Player()
    play_out(people, player, longest=400)
    assert not player.wishes
    people[0].get_by_role("dialog").get_by_role("button", name="Close").click()
    for told in ("exchanges target", "freezes target", "tries to fulfil", "fulfils target"):
        expect(log(people[0])).to_contain_text(re.compile(rf"(Anna|Bruno) {told}"))


# several people at one screen


def test_a_curtain_hides_the_hands(visitors: Visitors) -> None:
    page = visitors.enter()
    told: dict[int, list[str]] = {}

    def hear(state: dict[str, Any]) -> None:
        told[state["seat"]] = state["view"]["hand"]

    on_states(page, hear)
    visitors.sit(page, me("Anna"), me("Bruno"), game="venti", options={"start_player": "0"})
    curtain = page.get_by_role("dialog")
    curtain.get_by_role("button", name="I am Anna: show my hand").click()
    wait_for_turn(page)
    wait_until(page, lambda: len(told) == 2, "both hands are told")
    assert cards(page) == told[0] != told[1]
    page.get_by_role("region", name="Centre").get_by_role("button").first.click()  # half a choice
    option(page, re.compile("^Draw")).click()
    expect(hand(page)).to_have_accessible_name("Your hand: 4 cards")
    press(page, "End the turn")
    expect(curtain.get_by_role("heading", name="Bruno, it is your turn")).to_be_visible()
    assert cards(page) == []
    curtain.get_by_role("button").click()
    wait_for_turn(page)
    assert cards(page) == told[1] != told[0]
