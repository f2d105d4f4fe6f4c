"""A newcomer learns a game, plays one, and is not taught again."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from kit.web import PHONE, WIDE, Visitors, faults, fits


def test_a_newcomer_learns_condottiere_and_then_plays(visitors: Visitors) -> None:
    page = visitors.context(newcomer=True).new_page()
    place: dict[str, Any] = {}

    def see(answer: Response) -> None:
        if "/api/lessons/" in answer.url and answer.ok:
            place.update(answer.json())

    page.on("response", see)
    late: list[Route] = []  # the board is there before what is printed on its cards
    page.route("**/printed/**", lambda route: late.append(route), times=1)
    page.goto("/")
    with page.expect_request("**/printed/**"), page.expect_response("**/face-*.js"):
        page.locator(".game", has_text="Condottiere").get_by_role("link", name="Learn in 3 minutes").click()
    page.evaluate("() => new Promise((done) => requestIdleCallback(done))")
    late[0].continue_()
    say = page.locator(".lesson .say")
    expect(say).to_contain_text("Put it on Firenze")
    expect(page.locator('[data-move="place firenze"]')).to_be_focused()
    outlines = page.locator(".points .outline")
    expect(outlines).to_have_count(1)
    assert faults(page, "the lesson") == [] and fits(page)

    reply = page.locator(".lesson .reply")
    show = page.get_by_role("button", name="Show me")
    for wrong in range(3):
        expect(show).to_have_count(0)
        page.locator('[data-move="place roma"]').click()
        expect(reply).to_contain_text("Possible, but Firenze borders seven regions")
        expect(page.locator(".points.pulses")).to_have_count(1 if wrong > 0 else 0)
    page.keyboard.press("Tab")
    show.click()
    expect(say).to_contain_text("Play the 4")
    page.reload()  # the place is remembered
    expect(say).to_contain_text("Play the 4")
    page.get_by_role("button", name="Step back", exact=True).click()
    expect(say).to_contain_text("Put it on Firenze")

    while not page.get_by_role("button", name="Play a game against bots").is_visible():
        expect(page.locator(f'[data-move="{place["wanted"][0]}"]')).to_be_focused()
        expect(outlines).to_have_count(len(place["points"]))
        with page.expect_response("**/api/lessons/condottiere"):
            page.keyboard.press("Enter")
        expect(page.locator(".lesson .beat")).to_have_text(f"{min(place['beat'] + 1, 14)} of 14")
    expect(say).to_contain_text("you have won")
    assert faults(page, "the end of the lesson") == [] and fits(page)

    page.get_by_role("button", name="Play a game against bots").click()
    cards = page.get_by_role("region", name="How it is played")
    expect(cards).to_contain_text("5 regions, or 3 that are connected")
    assert faults(page, "three cards") == [] and fits(page)
    for width, height in (PHONE, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page)
    page.locator('[data-move="place roma"]').click()
    expect(cards).to_have_count(0)
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    expect(cards).to_have_count(0)
    coach = page.get_by_role("region", name="What would you look at?")  # in the first game, at every question
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)
    page.reload()
    expect(page.locator(".bar")).to_be_visible()
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="How it is played").click()
    cards.get_by_role("button", name="Got it").click()
    expect(cards).to_have_count(0)
    page.goto("/")
    expect(page.get_by_role("link", name="Learn in 4 minutes")).to_be_visible()
    expect(page.get_by_role("link", name="Learn in 3 minutes")).to_have_count(0)


@pytest.mark.parametrize("locale", ["en", "it", "de"])
def test_on_a_phone_what_the_teacher_answers_is_in_sight(visitors: Visitors, locale: str) -> None:
    page = visitors.context(newcomer=True, locale=locale, size=PHONE).new_page()
    page.goto("/learn/ventura")
    page.locator('[data-move="spend 0"]').tap()
    reply = page.locator(".lesson .reply.no")
    expect(reply).to_be_visible()
    expect(reply).to_be_in_viewport(ratio=0.95)


RING = """button => {
  const style = getComputedStyle(button);
  const around = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
  const box = button.getBoundingClientRect(), room = [];
  for (let node = button.parentElement; node; node = node.parentElement)
    if (getComputedStyle(node).overflowY !== "visible") room.push(node.getBoundingClientRect());
  return room.every((one) => one.top <= box.top - around && one.bottom >= box.bottom + around);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", ["condottiere", "venti", "ventura"])
def test_the_ring_around_the_move_with_the_focus_is_whole(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    page = visitors.context(newcomer=True, size=size).new_page()
    with page.expect_response("**/api/lessons/*") as answered:
        page.goto(f"/learn/{game}")
    move = page.locator(f'.choices [data-move="{answered.value.json()["wanted"][0]}"]')
    expect(move).to_be_focused()
    assert move.evaluate(RING)


@pytest.mark.parametrize("game", ["venti", "ventura"])
def test_a_lesson_on_a_phone_is_played_to_its_end_and_the_board_keeps_its_size(
    visitors: Visitors, game: str
) -> None:
    page = visitors.context(newcomer=True, size=PHONE).new_page()
    with page.expect_response("**/api/lessons/*") as answered:
        page.goto(f"/learn/{game}")
    place: dict[str, Any] = answered.value.json()
    board, asks = page.locator("main"), page.locator(".choices .bar")
    on = page.get_by_role("button", name="Continue")
    after = page.get_by_role("button", name="Play a game against bots")
    asks.wait_for()
    heights = {board.evaluate("board => board.clientHeight")}
    while place["beat"] < place["beats"]:
        whole = place["wanted"][0].startswith("attempt")  # the page goes on with the cards that were chosen
        beat = place["beat"]

        def came(answer: Response, beat: int = beat, whole: bool = whole) -> bool:
            return "/api/lessons/" in answer.url and (not whole or answer.json()["beat"] > beat)

        with page.expect_response(came) as answered:
            make(page, place["wanted"][0])
        place = answered.value.json()
        assert place["outcome"] == "wanted"
        on.or_(asks).or_(after).first.wait_for()
        while on.count():
            on.click()
        asks.or_(after).first.wait_for()
        heights.add(board.evaluate("board => board.clientHeight"))
    expect(after).to_be_visible()
    assert len(heights) == 1 and fits(page)


def make(page: Page, move: str) -> None:
    """A move by its button, where need be after a press on what it is about, on the board or in the hand."""
    verb, first = move.split()[:2] if " " in move else (move, "")
    button = page.locator(f'[data-move="{move}"], [data-move="{verb}"].strong').first
    about = page.locator(
        f'button[data-target="{first}"], [data-hex="{first}"], [data-card="{first}"], [data-point="{first}"]'
    ).first
    button.or_(about).first.wait_for()
    if button.count() == 0:
        about.tap()
    if verb == "attempt":
        for card in page.locator("button[data-card]").all():
            card.tap()
    if verb == "at" and button.count() == 0:
        button = page.locator('[data-move="go"]')  # on a small screen a press shows the way first
    button.tap()
