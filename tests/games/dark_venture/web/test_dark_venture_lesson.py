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
