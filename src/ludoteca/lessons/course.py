"""A lesson while it is played. A move is matched before it is made, so nothing needs undoing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ludoteca.engine.errors import ContentError, LudotecaError
from ludoteca.engine.kernel import Refusal
from ludoteca.engine.opening import new
from ludoteca.lessons.script import Beat, Lesson, Line, Patterns, matches, saying


class LostPlace(LudotecaError):
    """A remembered place that the lesson does not have, or has no longer."""


@dataclass(frozen=True)
class Answer:
    """What comes of a move that the learner chose: it goes on, it is held back, or it is illegal."""

    wanted: bool
    say: str = ""  # the sentence about it, where there is one
    refusal: Refusal | None = None


class Course:
    """One run through a lesson: the game, and how far the learner has come in it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        options, edition = lesson.options, lesson.edition
        self.game = new(
            lesson.game, seats=lesson.seats, options=options, edition=edition, chance="scripted", undo=False
        )
        self.beat = 0
        self.step = 0
        self.path: list[str] = []  # the moves that the learner made
        self.starts = [0]  # how long the path was when each beat began
        for line in lesson.opening:
            self.play_line(line)
        self.unseen = len(self.game.events(lesson.you))  # events of the opening, which nobody is told

    def clone(self) -> Course:
        copy = Course.__new__(Course)
        copy.lesson, copy.beat, copy.step, copy.unseen = self.lesson, self.beat, self.step, self.unseen
        copy.game, copy.path, copy.starts = self.game.clone(), self.path[:], self.starts[:]
        return copy

    # the place

    @property
    def over(self) -> bool:
        return self.beat == len(self.lesson.beats)

    @property
    def now(self) -> Beat:
        return self.lesson.beats[self.beat]

    @property
    def say(self) -> str:
        """The sentence of the moment."""
        return self.lesson.end if self.over else self.now.say

    @property
    def points(self) -> tuple[str, ...]:
        return () if self.over else self.now.points

    @property
    def expected(self) -> Patterns:
        return () if self.over else self.now.steps[self.step]

    def wanted(self) -> list[str]:
        """The legal moves that go on, in the order of the script."""
        legal = self.game.legal(self.lesson.you)
        found = [move for pattern in self.expected for move in legal if matches(pattern, move)]
        return list(dict.fromkeys(found))

    def one_back(self) -> int:
        """How many moves of the path are left one beat back: where this beat began, or the one before it."""
        begun = self.starts[self.beat]
        return begun if self.step or not self.beat else self.starts[self.beat - 1]

    # the moves

    def answer(self, move: str) -> Answer:
        """What is said to a move; it is not made yet."""
        refusal = self.game.why_not(self.lesson.you, move)
        if refusal is not None or self.over:
            return Answer(False, refusal=refusal)
        if move not in self.wanted():
            return Answer(False, saying(self.now.others, move))
        return Answer(True, saying(self.now.reply, move))

    def follow(self, move: str) -> Iterator[Line]:
        """Make a wanted move and all that follows it, each as it is asked for."""
        beat = self.now
        yield self.play_line(Line(self.lesson.you, move))
        self.path.append(move)
        self.step += 1
        if self.step < len(beat.steps):
            return
        self.step = 0
        self.beat += 1
        self.starts.append(len(self.path))
        for line in beat.then:
            yield self.play_line(line)

    def make(self, move: str) -> None:
        """The same at once."""
        for _line in self.follow(move):
            pass

    def play_line(self, line: Line) -> Line:
        if line.say:
            return line
        try:
            self.game.play(line.seat, line.move)
        except LudotecaError as error:
            where = "opening" if not self.path else f"after {self.path[-1]!r}"
            raise ContentError(
                f"the lesson of {self.lesson.game}, {where}: {line.move!r}: {error.text}"
            ) from None
        return line


def course_at(lesson: Lesson, path: Sequence[str]) -> Course:
    """A run at a place that was remembered by the learner's moves."""
    course = Course(lesson)
    for move in path:
        if course.over or not course.answer(move).wanted:
            raise LostPlace("this place is not in the lesson")
        course.make(move)
    return course
