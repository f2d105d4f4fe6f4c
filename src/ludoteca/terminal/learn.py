"""A lesson at this terminal: the same script as in the browser, with a teacher above the question."""

from __future__ import annotations

import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludoteca.engine.errors import LudotecaError
from ludoteca.lessons.course import Course, LostPlace, course_at
from ludoteca.lessons.script import Lesson, lesson_of
from ludoteca.terminal.arguments import info_of, language
from ludoteca.terminal.endings import result_lines
from ludoteca.terminal.play import GameLoop
from ludoteca.terminal.question import Answer, Question
from ludoteca.terminal.screen import flowing, make_console, speak
from ludoteca.terminal.session import Seating, Session, folder, new_file

COMMANDS = ("back", "leave", "show")
SHOW_AFTER = 3  # moves that were not wanted


def teach(game: str | None, lang: str | None) -> int:
    """Plays the lesson of a game; returns the exit code."""
    info = info_of(game)
    lesson = lesson_of(info.name)
    spoken = language(lang)
    if lesson is None:
        raise LudotecaError(speak(info.package, spoken).text("tui-lesson-none", {"title": info.title}))
    return LessonLoop(remembered(lesson), spoken, make_console()).run()


def place_file(game: str) -> Path:
    """Where the place in a lesson is kept."""
    return folder().parent / "lessons" / f"{game}.json"


def remembered(lesson: Lesson) -> Course:
    """The lesson where it was left; from the beginning where that place is not there any more."""
    try:
        path = json.loads(place_file(lesson.game).read_text(encoding="utf-8"))
        return course_at(lesson, path)
    except (OSError, ValueError, TypeError, LostPlace):
        return Course(lesson)


class LessonLoop(GameLoop):
    """The loop of a lesson: until its end, or until the learner leaves."""

    def __init__(self, course: Course, spoken: str, console: Console) -> None:
        lesson = course.lesson
        seating = Seating(people=(lesson.you,), bots=(), language=spoken)
        you = speak(course.game.rules.info.package, spoken).text("tui-player")
        names = [name or you for name in lesson.names]
        session = Session(course.game, seating, {}, names, new_file(lesson.game), hints=False)
        super().__init__(session, console)
        self.go_to(course)

    def go_to(self, course: Course) -> None:
        """Another place of the lesson, or the same with other moves behind it."""
        self.course = course
        self.session.game = self.t = course.game
        self.session.events_shown[course.lesson.you] = len(course.game.events(course.lesson.you))

    def play_to_the_end(self) -> None:
        while not self.course.over:
            self.beat()
        self.finish()

    def beat(self) -> None:
        """One question, until a wanted move is made or the learner goes back."""
        question = LessonQuestion(self)
        self.show(question)
        while True:
            answer = question.once()
            if answer is Answer.MOVED:
                return
            if answer is Answer.REDRAW:
                self.show(question)

    def follow(self, move: str) -> None:
        """Make a wanted move; a sentence among what follows waits to be read."""
        you = self.course.lesson.you
        self.session.events_shown[you] = len(self.t.events(you))
        for line in self.course.follow(move):
            if line.say:
                self.console.print(Text(self.words.text(line.say), style="bold"))
                input(self.words.text("tui-lesson-on"))
        self.keep()

    def keep(self) -> None:
        file = place_file(self.course.lesson.game)
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps([] if self.course.over else self.course.path), encoding="utf-8")
        except OSError:
            pass  # the lesson begins anew then

    def finish(self) -> None:
        """The last position, the result and the last sentence, and what to do next."""
        game, result = self.course.lesson.game, self.t.result
        assert result is not None
        lines = result_lines(result, self.words)
        width = self.face.width(self.console.width)
        scene = self.scene(self.course.lesson.you, width, self.room(len(lines) + 3))
        self.clear()
        for line in [*self.face.draw(scene), *lines]:
            self.console.print(line, soft_wrap=True)
        self.console.print(Text(self.words.text(self.course.say), style="bold"))
        self.console.print(self.words.text("tui-lesson-next", {"game": game}), soft_wrap=True)

    def leave(self, code: int) -> int:
        self.console.print()
        self.console.print(self.words.text("tui-lesson-left", {"game": self.course.lesson.game}))
        return code


class LessonQuestion(Question):
    """A question with a teacher: what is not wanted is answered, not made."""

    def __init__(self, loop: LessonLoop) -> None:
        super().__init__(loop.session, loop.words, loop.console, loop.course.lesson.you)
        self.loop = loop
        self.wrong = 0
        del self.commands["save"], self.commands["hint"]
        self.commands |= {"undo": self.back, "back": self.back, "leave": self.quit, "show": self.show}

    def lines(self, width: int) -> list[Text]:
        course = self.loop.course
        place: dict[str, str | int] = {"number": course.beat + 1, "count": len(course.lesson.beats)}
        sentence = [Text(word, style="bold") for word in self.words.text(course.say).split()]
        sentence.append(Text(f" ({self.words.text('tui-lesson-beat', place)})", style="dim"))
        return [*flowing(sentence, width, 1), *self.numbered(width)]

    def command(self, typed: str) -> tuple[str, str]:
        for name in COMMANDS:
            if typed.casefold() in (name, self.words.text(f"command-{name}")):
                return name, ""
        name, rest = super().command(typed)
        return (name, rest) if name in self.commands else ("", "")

    def play(self, name: str) -> Answer:
        answer = self.loop.course.answer(name)
        if answer.say:
            self.say(self.words.text(answer.say), style="green" if answer.wanted else "yellow")
        if answer.wanted:
            self.loop.follow(name)
            return Answer.MOVED
        self.wrong += 1
        if answer.refusal is not None:
            return self.say(self.said(answer.refusal), answer.refusal.rule)
        if self.wrong >= SHOW_AFTER:
            self.say(self.words.text("tui-lesson-show", {"command": self.words.text("command-show")}))
        return Answer.AGAIN

    def back(self, text: str) -> Answer:
        course = self.loop.course
        self.loop.go_to(course_at(course.lesson, course.path[: course.one_back()]))
        self.loop.keep()
        return Answer.MOVED

    def show(self, text: str) -> Answer:
        """Make the wanted move."""
        move = self.loop.course.wanted()[0]
        label = next(offer.label for offer in self.offers if offer.name == move)
        self.say(label, style="green")
        return self.play(move)

    def help(self, text: str) -> Answer:
        super().help(text)
        return self.say(self.words.text("tui-lesson-help"), style="dim")
