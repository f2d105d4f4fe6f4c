"""A game at this terminal: bots move, people are shown the table and asked."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca.bots import answer
from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.kernel import SPECTATOR
from ludoteca.terminal.endings import quoted, result_lines, story_lines
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.question import Answer, Question, Quit
from ludoteca.terminal.screen import Scene, badge, path_lines, speak_of, wrapped
from ludoteca.terminal.session import SPEEDS, Session

INTERRUPTED = 130
LAST_NEWS = 4
UNLIMITED = 10_000


class GameLoop:
    """The loop of a game: until it is over, or everybody leaves."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.t = session.game
        info = self.t.rules.info
        self.words = speak_of(self.t, session.seating.language, session.names)
        self.printed = session.printed(self.words.language)
        self.face = face_of(info.package)
        self.seen_last = -1  # whose hand was last on the screen
        self.last_told: dict[int, int] = {}  # how many events each person could read
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  # lines can be edited, and called back

    def run(self) -> int:
        """Plays; returns the exit code."""
        try:
            self.play_to_the_end()
        except (Quit, EOFError):
            return self.leave(0)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        return 0

    def play_to_the_end(self) -> None:
        self.keep()
        self.warn()
        while self.t.asked:
            person = next((seat for seat in self.t.asked if seat in self.session.seating.people), None)
            if person is None:
                self.bots_move()
            elif not self.answered(person):
                self.person_moves(person)
        self.keep()
        self.finish()

    def keep(self) -> None:
        """Saves the game after each step, so that nothing is lost when the terminal is closed."""
        try:
            self.session.save()
        except LudotecaError as error:
            self.console.print(Text(self.words.text("tui-not-saved", {"why": error.text}), style="yellow"))

    def warn(self) -> None:
        for warning in self.t.warnings:
            self.console.print(Text(self.words.text(warning), style="yellow"))

    def leave(self, code: int) -> int:
        """The game is saved; says how to go on."""
        self.console.print()
        try:
            where = self.session.save()
        except LudotecaError as error:
            self.console.print(self.words.text("tui-not-saved", {"why": error.text}))
            return 2
        self.say_where("tui-left", where)
        return code

    def say_where(self, sentence: str, file: Path) -> None:
        for line in path_lines(self.words, sentence, quoted(str(file)), self.console.width):
            self.console.print(line, soft_wrap=True)

    # bots

    def bots_move(self) -> None:
        """Bots move until a person is asked or the game is over."""
        t = self.t
        with self.thinking() as say:
            while t.asked and not any(seat in self.session.seating.people for seat in t.asked):
                seat = t.asked[0]
                say(self.who_thinks(seat))
                door = t.door(seat)
                bot, name = self.session.bots[seat], self.session.seating.bot_of(seat)
                t.play(seat, door.name(answer(bot, door, str(name), 1, len(t.moves))))
                self.linger()

    def linger(self) -> None:
        """At a slower speed, what a bot's move brought about, and a moment to read it."""
        people, pause = self.session.seating.people, SPEEDS[self.session.speed]
        if pause and len(people) == 1 and self.console.is_terminal:
            scene = self.scene(people[0], self.face.width(self.console.width), UNLIMITED)
            self.tell(scene, people[0])
            time.sleep(pause)

    # answers that need not be given

    def answered(self, seat: int) -> bool:
        """Answers for a person by a standing order, or what is the only answer; and notes it in the news."""
        t = self.t
        action, order = self.session.own_answer(seat)
        if action == NO_ACTION:
            return False
        label = self.words.say(t.rules.space(t.state).labels[action])
        said = self.words.text("tui-ordered" if order else "tui-only-answer", {"move": label})
        self.session.notes.setdefault(seat, []).append(said)
        t.play(seat, t.rules.space(t.state).name(action))
        self.keep()
        return True

    @contextlib.contextmanager
    def thinking(self) -> Iterator[Callable[[str], None]]:
        """While bots think, the last line says which."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            yield lambda sentence: None
            return
        from rich.status import Status

        with Status("", console=self.console, spinner="line") as status:
            yield status.update

    def who_thinks(self, seat: int) -> str:
        """Who is asked in secret is not said."""
        if self.t.state.stack[-1].asked_in_secret(self.t.state):
            return self.words.text("tui-thinking-secret")
        return self.words.text("tui-thinking", {"name": self.words.seat(seat)})

    # people

    def person_moves(self, seat: int) -> None:
        self.curtain(seat)
        question = Question(self.session, self.words, self.console, seat)
        self.show(question)
        while True:
            answer = question.once()
            if answer is Answer.MOVED:
                break
            if answer is Answer.REDRAW:
                self.show(question)
        self.session.events_shown[seat] = question.events_shown
        self.session.notes.pop(seat, None)
        self.keep()

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard nobody sees a hand, unless hands are open."""
        alone = len(self.session.seating.people) == 1 or seat in self.session.open_seats
        if not alone and self.seen_last != seat:
            self.clear(forget=True)
            sentence = self.words.text("tui-curtain", {"name": self.words.seat(seat)})
            self.console.print(Text.assemble(badge(seat), " ", sentence))
            input()
        self.seen_last = seat

    def clear(self, forget: bool = False) -> None:
        """An empty screen. What was there can be scrolled back to, unless it must be forgotten."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            wipe = "\x1b[H\x1b[2J\x1b[3J" if forget else "\n" * self.console.height + "\x1b[H"
            self.console.file.write(wipe)
            self.console.file.flush()

    def show(self, question: Question) -> None:
        """The table as this person sees it, or looks at it, and the question."""
        width = self.face.width(self.console.width)
        asked = question.lines(width)
        scene = self.scene(question.eyes, width, self.room(len(asked) + 1))
        self.tell(scene, question.eyes)
        self.clear()
        for line in [*self.face.draw(scene), *asked]:
            self.console.print(line, soft_wrap=True)

    def room(self, used: int) -> int:
        """How many lines there are for the table; in a pipe there is no end of them."""
        return self.console.height - used if self.console.is_terminal else UNLIMITED

    def tell(self, scene: Scene, seat: int) -> None:
        """All news, once, to scroll back to: on the screen there may be no room for them."""
        count = len(self.t.events(seat))
        if self.console.is_terminal and self.last_told.get(seat) != count:
            self.last_told[seat] = count
            for line in wrapped(scene.width, scene.news):
                self.console.print(line, soft_wrap=True)

    def scene(self, seat: int, width: int, room: int) -> Scene:
        t = self.t
        messages = t.events(seat, self.session.events_shown.get(seat, 0))
        view = t.view(seat)
        loud = [message for message in messages if message.id not in self.face.quiet]
        news = [*self.session.notes.get(seat, []), *self.face.told(self.words, self.printed, view, loud)]
        return Scene(view, seat, self.words, t.seats, t.options, t.edition, news, width, room, self.printed)

    # the end

    def finish(self) -> None:
        """The last position, the result in words, what decided it, and where the record is."""
        assert self.t.result is not None
        people = self.session.seating.people
        viewer = people[0] if len(people) == 1 else SPECTATOR
        own = self.face.ending(self.words, self.t.result, self.t.view(viewer))
        told = result_lines(self.t.result, self.words, own)
        told += story_lines(ludoteca.story(self.t), self.words)
        used = min(len(told) + 2, self.console.height // 2)  # the table is seen in any case
        scene = self.scene(viewer, self.face.width(self.console.width), self.room(used))
        self.tell(scene, viewer)
        self.clear()
        scene.news = scene.news[-LAST_NEWS:]
        for line in self.face.draw(scene):
            self.console.print(line, soft_wrap=True)
        for line in told:
            self.console.print(line)
        self.say_where("tui-record", self.session.file)
