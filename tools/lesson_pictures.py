"""Pictures of learning a game: the three cards before the first move, and moments of its lesson."""

from __future__ import annotations

from ludoteca.lessons.course import Course
from ludoteca.lessons.script import Lesson, lesson_of
from tools.album import Album, bots, learned, me


def cards(album: Album) -> None:
    """Before the first move of a newcomer."""
    context = album.context(newcomer=True)
    table = album.table(context, seats=[me("Caterina"), *bots(1)])
    page = album.page(context, f"/t/{table['id']}")
    page.wait_for_selector(".cards li")
    album.take(page, "first-cards")
    context.close()


def lesson(album: Album) -> None:
    """The first beat, one in the middle, the last one, and what is said to moves that are not wanted."""
    found = lesson_of(album.game)
    if found is None:
        return
    path, starts = walk(found)
    for name, length in (("begins", 0), ("middle", starts[len(starts) // 2]), ("last", starts[-2])):
        context = album.context(newcomer=True)
        context.add_init_script(learned({album.game: {"path": path[:length], "cards": True}}))
        page = album.page(context, f"/learn/{album.game}")
        page.wait_for_selector(".points path")
        album.take(page, f"lesson-{name}")
        context.close()
    context = album.context(newcomer=True)
    page = album.page(context, f"/learn/{album.game}")
    page.wait_for_selector("[data-move]")
    course = Course(found)
    others = [move for move in course.game.legal(found.you) if move not in course.wanted()]
    shown = [page.locator(f'[data-move="{move}"]') for move in others]
    other = next(button for button in shown if button.count())
    for _ in range(2):
        other.click()
        page.wait_for_selector(".reply.no")
    album.take(page, "lesson-not-wanted")
    context.close()


def walk(found: Lesson) -> tuple[list[str], list[int]]:
    """The moves of a lesson, and where in them each beat begins."""
    course = Course(found)
    while not course.over:
        course.make(course.wanted()[0])
    return course.path, course.starts
