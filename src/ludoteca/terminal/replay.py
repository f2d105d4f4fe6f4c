"""A record on the screen: step by step, or as a log in words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.kernel import CHANCE, SPECTATOR
from ludoteca.engine.record import parse_record
from ludoteca.terminal.endings import result_lines, story_lines
from ludoteca.terminal.faces import face_of
from ludoteca.terminal.screen import Scene, speak_of
from ludoteca.terminal.session import check_people, name_seats, read_remark


class Replay:
    """A record, and a place in it. Moves are the players' own; what chance did after a move belongs to it."""

    def __init__(self, text: str, language: str | None, seat: int | None, console: Console) -> None:
        self.console = console
        self.record = parse_record(text)
        self.whole = ludoteca.replay(self.record)  # every move is checked here
        if seat is not None:
            check_people((seat,), self.whole.seats)
        self.viewer = SPECTATOR if seat is None else seat
        seating = read_remark(text)
        seating.people = tuple(person for person in seating.people if person < self.whole.seats)
        if language is not None:
            seating.language = language
        info = self.whole.rules.info
        remembered = any(line.startswith("# ludoteca play:") for line in text.splitlines())
        names = name_seats(self.whole, seating) if remembered else None
        self.words = speak_of(self.whole, seating.language, names)
        self.face = face_of(info.package)
        self.printed = self.whole.printed(self.words.language)
        self.at = 0
        self.ends = self.places()

    def places(self) -> list[int]:
        """How many lines of the record are played before each place: the start, then after each move."""
        ends: list[int] = []
        for i, (seat, name) in enumerate(self.record.moves):
            if seat != CHANCE:
                ends.append(i)
        ends.append(len(self.record.moves))
        return ends

    @property
    def last(self) -> int:
        return len(self.ends) - 1

    def game_at(self, place: int) -> Game:
        return ludoteca.replay(self.record, self.ends[place], seed=0)

    def told(self, t: Game, since: int = 0) -> list[str]:
        """What has happened, in words, but for what is too small."""
        loud = [message for message in t.events(self.viewer, since) if message.id not in self.face.quiet]
        return self.face.told(self.words, self.printed, t.view(self.viewer), loud)

    def tell(self, t: Game) -> None:
        for sentence in self.told(t):
            self.console.print(Text(f"· {sentence}"))

    def log(self) -> None:
        """The whole game in words."""
        self.tell(self.whole)
        if self.whole.result is not None:
            own = self.face.ending(self.words, self.whole.result, self.whole.view(self.viewer))
            story = story_lines(ludoteca.story(self.whole), self.words)
            for line in [*result_lines(self.whole.result, self.words, own), *story]:
                self.console.print(line)

    def jump(self, place: int) -> None:
        if not 0 <= place <= self.last:
            raise LudotecaError(f"the moves of this record go from 0 to {self.last}")
        self.at = place

    def show(self) -> None:
        """The position at the place, after the sentences that the last move brought about."""
        t = self.game_at(self.at)
        before = len(self.game_at(self.at - 1).events(self.viewer)) if self.at else 0
        news = self.told(t, before)
        if self.console.is_terminal:
            self.console.clear()
        width = self.face.width(self.console.width)
        title = self.words.text("tui-start")
        if self.at:
            seat, name = self.record.moves[self.ends[self.at - 1]]
            space = t.rules.space(t.state)
            called = self.face.namer(self.words, self.printed, t.view(self.viewer))
            label = self.words.say(space.labels[space.parse(name)], called)
            said = f"{self.words.seat(seat)}: {label}"
            title = self.words.text("tui-move", {"number": self.at, "count": self.last, "name": said})
        self.console.print(Text(title, style="bold reverse"))
        room, seat = self.console.height - 3, self.viewer
        view = t.view(seat)
        scene = Scene(view, seat, self.words, t.seats, t.options, t.edition, news, width, room, self.printed)
        for line in self.face.draw(scene):
            self.console.print(line, soft_wrap=True)
        if self.at == self.last and t.result is not None:
            own = self.face.ending(self.words, t.result, view)
            for line in result_lines(t.result, self.words, own):
                self.console.print(line)

    def step(self) -> None:
        """Asks where to go, until one leaves."""
        self.show()
        while True:
            self.console.print(Text(self.words.text("tui-replay-help"), style="dim"))
            typed = input("> ").strip().lower()
            if typed in ("q", "quit", self.words.text("command-quit")):
                return
            self.go(typed)

    def go(self, typed: str) -> None:
        say = ""
        if typed in ("", "n", "next"):
            self.at, say = (self.at + 1, "") if self.at < self.last else (self.at, "tui-replay-end")
        elif typed in ("b", "back", "p"):
            self.at, say = (self.at - 1, "") if self.at else (self.at, "tui-replay-begin")
        elif typed.isdecimal() and len(typed) < 9 and int(typed) <= self.last:
            self.at = int(typed)
        elif typed in ("l", "log"):
            self.tell(self.game_at(self.at))
            return
        elif typed in ("s", "story") and self.whole.result is not None:
            for line in story_lines(ludoteca.story(self.whole), self.words):
                self.console.print(line)
            return
        else:
            say = "tui-replay-what"
        if say:
            self.console.print(Text(self.words.text(say, {"count": self.last}), style="yellow"))
        else:
            self.show()
