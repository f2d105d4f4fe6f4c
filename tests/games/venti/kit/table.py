"""The table of VENTI in a browser: positions to sit down in, and what is found there."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page

from games.venti.kit import begin, reveal
from kit.finished import sit_down_in
from kit.web import bar, hand, wait_for_turn
from ludoteca import Game

OTHERS = {1: "0.7 0.8 0.9"}
USE = "Use these cards"  # the button that confirms them


def script(t: Game, text: str) -> Game:
    """Plays lines such as `0 draw 3.1 > 5.4`: a seat, its move, and the cards that come for it."""
    for line in text.strip().splitlines():
        move, _, cards = line.strip().partition(" > ")
        seat, _, name = move.partition(" ")
        t.play(int(seat), name)
        reveal(t, cards)
    return t


def first_turn() -> Game:
    """Target A, a triangle and a diamond, can be fulfilled in two ways; B and C cannot."""
    return begin(2, {0: "2.1 4.2 5.2", **OTHERS}, "0.1 1.13 7.6 3.1 1.9 J 6.5")


def frozen_by_another() -> Game:
    """The other has frozen a triangle and a diamond; the own hand is a 2, a Joker and a 7."""
    t = begin(2, {0: "2.1 J 7.1", **OTHERS}, "0.1 1.13 7.6 3.1 1.2 4.1 6.1", start=1)
    return script(t, "1 freeze a\n1 end turn")


def twelve_cards() -> Game:
    """Nine cards were drawn in three turns: two must go."""
    t = begin(2, {0: "0.5 1.5 2.5", **OTHERS}, "0.1 1.13 7.6 3.1 4.1 5.1 6.1")
    return script(
        t,
        """0 draw 3.1 > 3.2
        0 draw 3.2 > 3.3
        0 draw 3.3 > 3.4
        1 end turn
        0 draw 4.1 > 4.3
        0 draw 4.3 > 4.4
        0 draw 4.4 > 4.5
        1 end turn
        0 draw 5.1 > 5.3
        0 draw 6.1 > 6.3
        0 draw 6.3 > 6.4""",
    )


def three_points() -> Game:
    """Three cards of one point, the own target B frozen, a 7 in hand, and one action left."""
    t = begin(2, {0: "2.1 4.2 5.2", **OTHERS}, "0.1 1.13 7.6 3.5 1.2 0.5 6.2")
    return script(
        t,
        """0 fulfil a
        0 use 4.2 > 6.3
        0 draw 1.2 > 7.9
        0 fulfil a > 6.1
        1 end turn
        0 draw 0.5 > 7.8
        0 draw 3.5 > 7.5
        0 fulfil a > 2.2
        1 end turn
        0 draw 7.9 > 5.9
        0 freeze b""",
    )


def five_points() -> Game:
    """A card of four points, one of one point, and an action left."""
    t = begin(2, {0: "6.1 6.2 2.1", **OTHERS}, "0.12 1.13 7.6 3.1 0.5 7.9 5.1")
    return script(
        t,
        """0 draw 3.1 > 3.2
        0 fulfil a > 4.1
        0 draw 0.5 > 0.6
        1 end turn
        0 draw 7.9 > 7.8
        0 fulfil a > 2.2""",
    )


def gift() -> Game:
    """Seat 0 had ten points first, and has paid; seat 2 is last, with cards of 1, 1, 2 and 3 points."""
    hands = {0: "6.1 6.2 2.1", 1: "4.2 3.3 0.7", 2: "1.1 3.4 5.9"}
    t = begin(3, hands, "0.12 0.1 7.6 3.1 7.2 7.3 2.2")
    return script(
        t,
        """0 draw 3.1 > 3.5
        0 fulfil a > 1.12
        0 draw 7.2 > 6.3
        1 fulfil b > 5.3
        1 end turn
        2 draw 3.5 > 3.6
        2 end turn
        0 draw 7.3 > 7.4
        0 draw 2.2 > 2.3
        0 draw 3.6 > 3.7
        1 end turn
        2 end turn
        0 fulfil a > 1.10
        0 draw 6.3 > 6.4
        0 draw 6.4 > 6.5
        1 end turn
        2 end turn
        0 draw 6.5 > 6.6
        0 fulfil a > 5.5
        0 pay 1.10""",
    )


def at(page: Page, game: Game, seat: int = 0) -> Page:
    sit_down_in(page, game, seat)
    wait_for_turn(page)
    return page


def target(page: Page, letter: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^Target {letter}"))


def centre(page: Page, card: str) -> Locator:
    return page.get_by_role("region", name="Centre").get_by_role("button", name=re.compile(f"^{card}"))


def own(page: Page, card: str) -> Locator:
    return hand(page).get_by_role("button", name=card, exact=True)


def chosen(page: Page) -> list[str]:
    """The own cards that are chosen now."""
    pressed = hand(page).get_by_role("button", pressed=True)
    return [name.strip() for name in pressed.locator(".unseen").all_text_contents()]


def press(page: Page, name: str | re.Pattern[str]) -> None:
    """A button of the decision bar; those that only say why not can be pressed as well."""
    buttons = bar(page).get_by_role("listitem").get_by_role("button", name=name)
    buttons.and_(page.locator(":not([disabled])")).first.click(force=True)


def why(page: Page) -> Locator:
    return bar(page).get_by_role("alert")


def cards(page: Page) -> list[str]:
    """The cards of a hand that are in the page at all."""
    return [str(card.get_attribute("data-card")) for card in page.locator("[data-card]").all()]
