"""The lesson of Dark Venture on its board: the first beat, one that needs a verb, and the last."""

from __future__ import annotations

from playwright.sync_api import expect

from kit.web import Visitors, faults, fits
from ludoteca.lessons.script import lesson_of
from tools.album import learned
from tools.lesson_pictures import walk


def test_beats_point_at_what_they_speak_of(visitors: Visitors) -> None:
    lesson = lesson_of("dark-venture")
    assert lesson is not None
    path, starts = walk(lesson)
    for number, moves, points in ((1, 0, 2), (11, starts[10], 1), (17, starts[-2], 2)):
        context = visitors.context(newcomer=True)
        context.add_init_script(learned({"dark-venture": {"path": path[:moves], "cards": True}}))
        page = context.new_page()
        page.goto("/learn/dark-venture")
        expect(page.locator(".lesson .beat")).to_have_text(f"{number} of 17")
        expect(page.get_by_role("tabpanel", name="Quests")).to_be_visible()
        # the quests or the day, and what to press: its verb is opened
        expect(page.locator(".points .outline")).to_have_count(points)
        assert faults(page, f"beat {number} of the lesson") == [] and fits(page)
    expect(page.locator('[data-move="end"]')).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson .say")).to_contain_text("the day is yours")
    expect(page.get_by_role("button", name="Play a game against bots")).to_be_visible()


def test_what_was_held_back_does_not_part_the_page_from_the_bar(visitors: Visitors) -> None:
    lesson = lesson_of("dark-venture")
    assert lesson is not None
    path, _ = walk(lesson)
    laying = path.index("at 1,0")
    context = visitors.context(newcomer=True)
    context.add_init_script(learned({"dark-venture": {"path": path[:laying], "cards": True}}))
    page = context.new_page()
    page.goto("/learn/dark-venture")
    beat = page.locator(".lesson .beat")
    expect(beat).to_have_text("3 of 17")
    # the cell that is meant is ringed; not to the north, says the teacher twice, and then shows where
    expect(page.locator(".points .outline")).to_have_count(1)
    north = page.locator("section.bar").get_by_role("button", name="Lay it here")
    show = page.locator(".lesson").get_by_role("button", name="Show me")
    for _ in range(3):
        page.locator("[data-location='0,-1']").click()
        north.click()
        expect(page.locator(".lesson")).to_contain_text("Possible")
        expect(north).to_be_enabled()
    show.click()
    page.locator("section.bar [data-move^='turn ']").first.click()
    expect(beat).to_have_text("4 of 17")
    page.locator("[data-part=entry] [data-answer='answer dead-end-turn-back']").click()
    page.locator("section.bar [data-move='answer dead-end-turn-back']").click()
    expect(beat).to_have_text("5 of 17")
