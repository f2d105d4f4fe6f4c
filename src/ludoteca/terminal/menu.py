"""What one is offered when no game is named: the games, and what to do with one."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.registry import rules_of
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.words import Words
from ludoteca.lessons.script import lesson_of
from ludoteca.terminal.arguments import usual_seats
from ludoteca.terminal.learn import LessonLoop, remembered
from ludoteca.terminal.listing import numbered_piece
from ludoteca.terminal.play import INTERRUPTED, GameLoop
from ludoteca.terminal.rulebook import whole_book
from ludoteca.terminal.screen import HOME
from ludoteca.terminal.session import (
    Seating,
    Session,
    head,
    newest_file,
    read_remark,
    read_text,
    resume,
    start,
)

LEAVING = ("q", "quit")


class Menu:
    """Asks for a game, then whether to play, learn or read it, until a game is played or one leaves."""

    def __init__(self, seating: Seating, console: Console) -> None:
        self.seating = seating
        self.console = console
        self.words = Words(HOME, seating.language)
        self.games = list(ludoteca.catalogue().values())
        self.left = unfinished()

    def run(self) -> int:
        """The exit code of the game that was played; 0 where one left."""
        try:
            game = self.choose()
        except EOFError:
            game = None
        except KeyboardInterrupt:
            self.console.print()
            return INTERRUPTED
        return 0 if game is None else game.run()

    def choose(self) -> GameLoop | None:
        while True:
            place = self.ask("tui-menu-which", self.all_games())
            if place is None:
                return None
            if place == len(self.games):
                return GameLoop(self.go_on(), self.console)
            game = self.with_game(self.games[place])
            if game is not None:
                return game

    def all_games(self) -> list[str]:
        found = [f"{info.title} ({self.players(info)})" for info in self.games]
        if self.left is not None:
            found.append(self.words.text("tui-menu-last", {"game": title_of(self.left)}))
        return found

    def players(self, info: GameInfo) -> str:
        return self.words.text("tui-menu-players", {"low": info.least_seats, "high": info.most_seats})

    def go_on(self) -> Session:
        assert self.left is not None
        text = read_text(self.left)
        return resume(self.left, text, read_remark(text))

    def with_game(self, info: GameInfo) -> GameLoop | None:
        """A game or a lesson that begins; None where one goes back to all games."""
        lesson = lesson_of(info.name)
        doing = [self.words.text("tui-menu-play"), self.words.text("tui-menu-rules")]
        if lesson is not None:
            doing.append(self.words.text("tui-menu-learn", {"count": lesson.minutes}))
        while True:
            place = self.ask("tui-menu-what", doing, {"game": info.title})
            if place is None:
                return None
            if place == 0:
                begun = start(info.name, self.seats(info), {}, None, None, self.seating)
                return GameLoop(begun, self.console)
            if place == 2 and lesson is not None:
                return LessonLoop(remembered(lesson), self.seating.language, self.console)
            for line in whole_book(info.package, self.seating.language, self.console.width):
                self.console.print(line)

    def seats(self, info: GameInfo) -> int:
        usual = usual_seats(info)
        if info.least_seats == info.most_seats:
            return usual
        while True:
            typed = self.read("tui-menu-seats", {"count": usual, "players": self.players(info)})
            if not typed:
                return usual
            if typed.isdecimal() and len(typed) < 4 and info.least_seats <= int(typed) <= info.most_seats:
                return int(typed)
            self.say("tui-menu-players", {"low": info.least_seats, "high": info.most_seats})

    def ask(self, question: str, offered: list[str], about: dict[str, str | int] | None = None) -> int | None:
        """The place of what is chosen by number; None where one leaves or goes back."""
        self.console.print()
        for i, text in enumerate(offered, 1):
            self.console.print(numbered_piece(f"{i}", text))
        while True:
            typed = self.read(question, about or {})
            if not typed or typed.casefold() in (*LEAVING, self.words.text("command-quit")):
                return None
            if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= len(offered):
                return int(typed) - 1
            self.console.print(
                Text(self.words.text("tui-menu-number", {"count": len(offered)}), style="yellow")
            )

    def say(self, sentence: str, about: dict[str, str | int]) -> None:
        self.console.print(Text(self.words.text(sentence, about), style="yellow"))

    def read(self, question: str, about: dict[str, str | int]) -> str:
        return input(f"{self.words.text(question, about)} > ").strip()


def unfinished() -> Path | None:
    """The game that was left last, if its rules are here."""
    try:
        found = newest_file()
        title_of(found)
    except (LudotecaError, OSError, StopIteration):
        return None
    return found


def title_of(record: Path) -> str:
    name = next(line.removeprefix("game:").strip() for line in head(record) if line.startswith("game:"))
    return rules_of(name).info.title
