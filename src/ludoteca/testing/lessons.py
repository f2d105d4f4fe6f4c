"""Lessons are played on every path that they allow: what is wrong with one is told in sentences.

A lesson fits its game, or fails: `assert faults("cuckoo") == []` in the tests of a game that brings one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import LANGUAGES, Words, word_files
from ludoteca.lessons.course import Course
from ludoteca.lessons.script import Beat, Lesson, lesson_of, matches, saying

FEWEST_BEATS, MOST_BEATS, MOST_STEPS = 8, 20, 5
MOST_WORDS = {"en": 25}
MOST_WORDS_TRANSLATED = 30
LEARN = "learn-"
SEAT_KINDS = ("line", "seat", "points", "score")


def faults(game: str) -> list[str]:
    """What is wrong with the lesson of a game; nothing where it has none."""
    try:
        lesson = lesson_of(game)
    except LudotecaError as error:
        return error.text.splitlines()
    return [] if lesson is None else faults_of(lesson, rules_of(game).info, sentences(game))


def sentences(game: str) -> dict[str, dict[str, str]]:
    """What lessons say in the catalogues of a game, by language and id."""
    package = rules_of(game).info.package
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        words = Words(package, language)
        files = [text for text in word_files(package, language) if LEARN in text]
        body = [entry for text in files for entry in FluentParser().parse(text).body]
        ids = [entry.id.name for entry in body if isinstance(entry, Message)]
        found[language] = {id: words.text(id) for id in ids if id.startswith(LEARN)}
    return found


def faults_of(lesson: Lesson, info: GameInfo, catalogues: dict[str, dict[str, str]]) -> list[str]:
    found = [*form(lesson, info), *words(lesson, catalogues)]
    return found or Walk(lesson).faults()


def form(lesson: Lesson, info: GameInfo) -> Iterator[str]:
    if lesson.rules_version != info.rules_version:
        yield f"rules_version: the lesson is of {lesson.rules_version}, the rules are {info.rules_version}"
    if not FEWEST_BEATS <= len(lesson.beats) <= MOST_BEATS:
        yield f"there are {len(lesson.beats)} beats, not {FEWEST_BEATS} to {MOST_BEATS}"
    for number, beat in enumerate(lesson.beats, 1):
        if len(beat.steps) > MOST_STEPS:
            yield f"beat {number}: there are {len(beat.steps)} steps, more than {MOST_STEPS}"


def words(lesson: Lesson, catalogues: dict[str, dict[str, str]]) -> Iterator[str]:
    wanted = said(lesson)
    for language, texts in catalogues.items():
        most = MOST_WORDS.get(language, MOST_WORDS_TRANSLATED)
        for id in sorted(wanted):
            if id not in texts:
                yield f"{id}: there is no sentence in {language}"
            elif len(texts[id].split()) > most:
                yield f"{id}: {len(texts[id].split())} words in {language} are more than {most}"
        for id in sorted(set(texts) - wanted):
            yield f"{id}: nothing says this sentence, in {language}"


def said(lesson: Lesson) -> set[str]:
    """The ids of all sentences that a lesson names."""
    found = {lesson.end}
    for beat in lesson.beats:
        found |= {beat.say, *[id for _, id in (*beat.others, *beat.reply)]}
        found |= {line.say for line in beat.then if line.say}
    return found


class Walk:
    """Every path of wanted moves at once: equal positions at one beat are looked at once."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.paths = 0  # that end as they should
        self.found: list[str] = []

    def faults(self) -> list[str]:
        try:
            places = [(Course(self.lesson), 1)]  # with how many paths lead there
        except LudotecaError as error:
            return [error.text]
        for number, beat in enumerate(self.lesson.beats, 1):
            pointed: set[str] = set()
            for step in range(len(beat.steps)):
                where = f"beat {number}" + (f", step {step + 1}" if len(beat.steps) > 1 else "")
                pointed |= self.look(where, beat, [course for course, _ in places])
                places = self.moved(where, places)
            lost = [point for point in beat.points if places and point not in pointed]
            self.found += [f"beat {number}: {point!r} points at nothing" for point in lost]
        for course, paths in places:
            self.ends(course, paths)
        return list(dict.fromkeys(self.found))

    def look(self, where: str, beat: Beat, courses: list[Course]) -> set[str]:
        """Whether the learner is asked, and every move wanted or answered; the points that are there."""
        legal: set[str] = set()
        pointed: set[str] = set()
        for course in courses:
            if course.game.asked != (self.lesson.you,):
                self.found.append(f"{where}: {course.game.asked} are asked, not the learner")
                continue
            moves, wanted = course.game.legal(self.lesson.you), course.wanted()
            legal.update(moves)
            pointed.update([point for point in beat.points if names_something(point, course)])
            if not wanted:
                self.found.append(f"{where}: nothing that is wanted is legal")
            for move in moves:
                if move not in wanted and not saying(beat.others, move):
                    self.found.append(f"{where}: {move!r} is neither wanted nor answered")
        for pattern in courses[0].expected if courses else ():
            if not any(matches(pattern, move) for move in legal):
                self.found.append(f"{where}: {pattern!r} is wanted, but legal on no path")
        return pointed

    def moved(self, where: str, places: list[tuple[Course, int]]) -> list[tuple[Course, int]]:
        """The places after every wanted move, each once."""
        found: dict[str, tuple[Course, int]] = {}
        for course, paths in places:
            for move in course.wanted():
                next = course.clone()
                try:
                    next.make(move)
                except LudotecaError as error:
                    self.found.append(f"{where}: {error.text}")
                    continue
                key = json.dumps(next.game.position(), sort_keys=True)
                found[key] = (next, found[key][1] + paths if key in found else paths)
        return list(found.values())

    def ends(self, course: Course, paths: int) -> None:
        result = course.game.result
        if result is None:
            self.found.append(f"the end: the game is not over, {course.game.asked} are asked")
        elif (result.reason, result.winners) != (self.lesson.reason, self.lesson.winners):
            self.found.append(f"the end: the result is {result.reason}, won by {result.winners}")
        else:
            self.paths += paths


def names_something(point: str, course: Course) -> bool:
    """Whether there is, in what the learner sees, what a point names."""
    you = course.lesson.you
    kind, _, name = point.partition(":")
    if kind == "move":
        return name in course.game.legal(you)
    if kind in SEAT_KINDS:
        return name in [str(seat) for seat in range(course.game.seats)]
    view = course.game.view(you)
    if kind in view:
        return name in everything(view[kind])
    aims = [target.id for choice in course.game.choices(you) for target in choice.targets]
    return name in aims or name in everything(view)


def everything(value: object) -> Iterator[str]:
    """All names and values in a view."""
    if isinstance(value, dict):
        for key, entry in value.items():
            yield str(key)
            yield from everything(entry)
    elif isinstance(value, list):
        for entry in value:
            yield from everything(entry)
    elif value is not None:
        yield str(value)
