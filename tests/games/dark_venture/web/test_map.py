"""The map of Dark Venture in a browser: laying a location, going to a place, reading it and zooming."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from games.dark_venture.kit.whole import begin
from kit.finished import sit_down_in
from kit.web import bar, said
from ludoteca import Game
from ludoteca.engine.rng import seeded

TRIES = 6  # games at random, to see what may come of a move


def asks(t: Game, question: str) -> bool:
    prompt = t.prompt(0) if 0 in t.asked else None
    return prompt is not None and prompt.message.id == question


def after(t: Game, *moves: str, seed: int = 0) -> Game:
    other = t.clone()
    other.rng = seeded(f"try {seed}")
    for move in moves:
        other.play(0, move)
    return other


def laying() -> tuple[Game, str, str]:
    """Alone, asked where to lay: the last of several cells takes the card in more than one way; laid there it
    can be gone to at once, and nothing waits there. The game, the cell, and the place.
    """
    for seed in range(60):
        t = begin(1, seed, length="short")
        rng = random.Random(seed)
        while not asks(t, "ask-cell"):
            legal = t.legal(0)
            eager = [move for move in legal if move.startswith(("lay ", "draw location"))] or legal
            t.play(0, rng.choice(eager))
        view: dict[str, Any] = t.view(0)
        cell = list(view["fits"])[-1]
        turns = view["fits"][cell]
        if len(view["fits"]) > 1 and len(turns) > 1:
            moves = (f"at {cell}", f"turn {turns[1]}", f"go {view['lays']}")
            if moves[1] in after(t, moves[0]).legal(0) and moves[2] in after(t, *moves[:2]).legal(0):
                if all(asks(after(t, *moves, seed=one), "ask-action") for one in range(TRIES)):
                    return t, cell, view["lays"]
    raise AssertionError("no game comes to this")


def choosing_a_way() -> tuple[Game, str]:
    """Alone, in a turn in which some places can be gone to and one, where nobody stands, cannot."""
    for seed in range(60):
        t = begin(1, seed, length="short")
        rng = random.Random(seed)
        for number in range(150):
            if 0 not in t.asked:
                break
            legal = t.legal(0)
            if asks(t, "ask-action") and any(move.startswith("go ") for move in legal):
                view: dict[str, Any] = t.view(0)
                for place, there in view["places"].items():
                    refusal = t.why_not(0, f"go {place}")
                    here = view["players"][0]["hero"] in there.get("figures", ())
                    if not here and refusal is not None and refusal.message.id == "no-way":
                        return t, place
            t.play(0, rng.choice(legal))
    raise AssertionError("no game comes to this")


def test_pointing_at_a_place_to_which_no_way_leads_says_why(anna: Page) -> None:
    t, place = choosing_a_way()
    sit_down_in(anna, t, 0)
    expect(anna.locator("section.map [data-free]").first).to_be_visible()
    why = bar(anna).get_by_role("alert")
    expect(why).to_have_count(0)
    spot(anna, place).hover(position={"x": 8, "y": 8})  # in its middle a figure may stand
    expect(why).to_contain_text(re.compile("No open way leads from .* straight to this location"))


def spot(page: Page, name: str) -> Locator:
    return page.locator(f"section.map [data-location='{name}']")


def test_a_location_is_laid_by_mouse_and_keys_and_gone_to_and_all_of_it_is_told(anna: Page) -> None:
    t, cell, place = laying()
    view: dict[str, Any] = t.view(0)
    fits = view["fits"]
    sit_down_in(anna, t, 0)
    turns = anna.get_by_role("group", name="How it is turned").get_by_role("button")
    # the first cell is chosen; each says how many turns fit, and each turn what it does
    expect(spot(anna, next(iter(fits)))).to_have_attribute("aria-pressed", "true")
    expect(spot(anna, cell)).to_have_accessible_name(re.compile(r"turns fit: it meets "))
    expect(turns).to_have_count(4)
    expect(spot(anna, cell)).to_have_attribute("data-free", "true")
    spot(anna, cell).click()
    expect(spot(anna, cell)).to_have_attribute("aria-pressed", "true")
    first, second = [anna.locator(f"[data-quarter='{turn}']") for turn in fits[cell][:2]]
    expect(first).to_have_attribute("aria-pressed", "true")
    anna.keyboard.press("r")
    expect(second).to_have_attribute("aria-pressed", "true")
    anna.keyboard.press("Escape")
    expect(spot(anna, next(iter(fits)))).to_have_attribute("aria-pressed", "true")
    # keys alone: Enter chooses the cell that has the focus, R turns, Enter lays
    expect(spot(anna, cell)).to_be_focused()
    anna.keyboard.press("Enter")
    expect(spot(anna, cell)).to_have_attribute("aria-pressed", "true")
    anna.keyboard.press("r")
    expect(second).to_have_attribute("aria-pressed", "true")
    anna.keyboard.press("Enter")
    # it lies there, can be gone to, and is told in words
    expect(spot(anna, place)).to_have_attribute("data-free", "true")
    told = anna.get_by_role("region", name=said("board-description")).get_by_role("listitem")
    printed: dict[str, Any] = t.printed("en")
    name = printed["places"][place]["name"]
    expect(told.filter(has_text=re.compile(rf"^{name} \(.*Ways: \w+ to Leaning Post"))).to_have_count(1)
    # the nearer, the more is told
    window = anna.locator("section.map")
    for _ in range(8):
        if window.get_attribute("data-depth") == "near":
            break
        anna.get_by_role("button", name="Closer").click()
    expect(window).to_have_attribute("data-depth", "near")
    anna.get_by_role("button", name="The whole map").click()
    expect(window).not_to_have_attribute("data-depth", "near")
    # keys walk from place to place, and go there
    spot(anna, place).focus()
    expect(spot(anna, place)).to_be_focused()
    anna.keyboard.press("Enter")
    expect(spot(anna, place)).to_have_accessible_name(re.compile(r"Here: "))
    expect(spot(anna, place)).not_to_have_attribute("data-free", "true")


def test_more_room_shows_more_of_the_map_as_large_as_before(anna: Page) -> None:
    t, _, _ = laying()
    sit_down_in(anna, t, 0)
    anna.get_by_role("button", name="Closer").click()
    place, window = spot(anna, "leaning-post"), anna.locator("section.map")

    def breadth(one: Locator) -> int:
        box = one.bounding_box()
        assert box is not None
        return round(box["width"])

    def is_as_large(wide: int) -> None:
        """The window learns of its new breadth a frame after it has it."""
        drawn = "([one, wide]) => Math.round(one.getBoundingClientRect().width) === wide"
        anna.wait_for_function(drawn, arg=[place.element_handle(), wide])

    before, room = breadth(place), breadth(window)
    anna.get_by_role("button", name="Close", exact=True).click()
    expect(window).not_to_have_js_property("clientWidth", room)
    is_as_large(before)
    anna.get_by_role("button", name="Log", exact=True).click()
    expect(window).to_have_js_property("clientWidth", room)
    is_as_large(before)
