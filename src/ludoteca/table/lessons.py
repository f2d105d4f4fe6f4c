"""Lessons at the table. The server holds the script and the rules, the page its place: the moves made so far.

Every answer plays the lesson to that place anew, which takes some milliseconds: so there is nothing to store,
to forget or to take back, and a page that comes again later goes on where it was.
"""

from __future__ import annotations

import time

from ludoteca.engine.errors import ContentError
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.registry import rules_of
from ludoteca.lessons.course import Answer, Course, LostPlace, course_at
from ludoteca.lessons.script import Lesson, lesson_of
from ludoteca.table import messages, projection
from ludoteca.table.archive import begin_at
from ludoteca.table.codec import encode_game
from ludoteca.table.messages import LessonMove, LessonPlace, LessonTable, Scene, SeatPlan, State, Text
from ludoteca.table.projection import VisibleEvents, state_message, text
from ludoteca.table.refusals import TableRefusal
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.server_log import failed
from ludoteca.table.store import TableRow
from ludoteca.table.thinkers import LEVELS

MOST_SCENES = 12  # that one answer shows, beside sentences; a leap shows some of its moves
LONGEST_MOVE = 200
EASIEST = next(iter(LEVELS))


def minutes(game: str) -> int:
    """How long the lesson of a game takes; 0 where there is none that can be played."""
    try:
        lesson = lesson_of(game)
    except ContentError as error:  # of a package of somebody else's
        failed("lesson not read", error)
        return 0
    return 0 if lesson is None else lesson.minutes


def lesson_for(game: str) -> Lesson:
    rules_of(game)
    lesson = lesson_of(game) if minutes(game) else None
    if lesson is None:
        raise TableRefusal("table-no-lesson", 404)
    return lesson


def course_of(game: str, path: list[str]) -> Course:
    """A lesson at a place that a page remembers."""
    lesson = lesson_for(game)
    longest = sum([len(beat.steps) for beat in lesson.beats])
    if len(path) > longest or any(len(move) > LONGEST_MOVE for move in path):
        raise TableRefusal("table-lost-place", 409)
    try:
        return course_at(lesson, path)
    except LostPlace:
        raise TableRefusal("table-lost-place", 409) from None


def answer(game: str, sent: LessonMove) -> LessonPlace:
    """The place of a page, or the one to which its move leads."""
    course = course_of(game, sent.path)
    if not sent.move:
        return place(course)
    tried = course.answer(sent.move[:LONGEST_MOVE])
    scenes = follow(course, sent.move) if tried.wanted else []
    shown = place(course)
    shown.outcome = "wanted" if tried.wanted else "refused" if tried.refusal else "other"
    shown.reply = Text(tried.say) if tried.say else None
    shown.refusal = refusal(sent.move, tried)
    shown.scenes = scenes
    return shown


def refusal(move: str, tried: Answer) -> messages.Refusal | None:
    why = tried.refusal
    return None if why is None else messages.Refusal(move, text(why.message), why.text, why.rule)


def place(course: Course) -> LessonPlace:
    lesson = course.lesson
    return LessonPlace(
        game=lesson.game,
        names=list(lesson.names),
        seat=lesson.you,
        path=course.path[:],
        back=course.one_back(),
        beat=course.beat,
        beats=len(lesson.beats),
        say=Text(course.say),
        points=list(course.points),
        wanted=course.wanted(),
        state=state_of(course),
        offers=list(lesson.offers) if course.over else [],
    )


def state_of(course: Course) -> State:
    """What the learner sees, as at any table; nobody shows cards in a lesson."""
    seat, events = course.lesson.you, VisibleEvents(course.game)
    shown = projection.project(course.game, seat, events.version(seat) - course.unseen)
    shown.asides = projection.NO_ASIDES
    return state_message(shown, events.since(seat, course.unseen))


def follow(course: Course, move: str) -> list[Scene]:
    """Make a wanted move; what is seen of it and of what follows, one scene for each move of a player."""
    seat = course.lesson.you
    found: list[Scene] = []
    mover = seat
    for line in course.follow(move):
        if line.say:
            found.append(scene(course, CHANCE, Text(line.say)))
            continue
        if line.seat != CHANCE:
            mover = line.seat
        if course.game.asked != (CHANCE,):
            found.append(scene(course, mover))
    moves = [one for one in found if one.say is None]
    every = -(-len(moves) // MOST_SCENES) or 1
    kept = {id(one) for one in [moves[0], *moves[::-every]]}
    return [one for one in found if one.say is not None or id(one) in kept]


def scene(course: Course, mover: int, say: Text | None = None) -> Scene:
    seat = course.lesson.you
    version = VisibleEvents(course.game).version(seat) - course.unseen
    return Scene(mover, version, course.game.view(seat), say)


async def play_on(game: str, rooms: Rooms, plan: LessonTable, keyring: str = "") -> tuple[Room, list[str]]:
    """A table at a place of a lesson: bots in all other seats, and chance is real from here on."""
    course = course_of(game, plan.path)
    if course.over:
        raise TableRefusal("table-continue-over", 409)
    lesson, t = course.lesson, course.game
    table = TableRow(
        id=rooms.new_id(), game=lesson.game, edition=t.edition, options=t.options, created=time.time()
    )
    plans = [SeatPlan("bot", bot=EASIEST, name=name) for name in lesson.names]
    plans[lesson.you] = SeatPlan("me", name=plan.name)
    return await begin_at(rooms, table, plans, encode_game(t), keyring)
