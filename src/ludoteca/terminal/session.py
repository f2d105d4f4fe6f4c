"""A game with people and bots: who sits where, and the file it is kept in."""

from __future__ import annotations

import os
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import ludoteca
from ludoteca.bots import Bot
from ludoteca.bots.entrants import entrant
from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.errors import BadSeat, BrokenRecord, LudotecaError
from ludoteca.engine.game import Game
from ludoteca.engine.options import for_people
from ludoteca.engine.orders import answer_by
from ludoteca.engine.record import FORMAT, LARGEST
from ludoteca.engine.registry import rules_of
from ludoteca.engine.words import LANGUAGES, Words
from ludoteca.terminal.arguments import LONGEST_NAME
from ludoteca.terminal.screen import speak

REMARK = "# ludoteca play:"
NO_BOTS = "none"
SPEEDS = {"calm": 1.0, "brisk": 0.4, "at-once": 0.0}  # seconds after each move of a bot
AT_ONCE = "at-once"


@dataclass
class Seating:
    """Who plays: the seats of people, and the bots that fill the others in turn."""

    people: tuple[int, ...] = (0,)
    bots: tuple[str, ...] = ("greedy",)
    language: str = "en"
    names: tuple[str, ...] = ()  # of the people, in the order of `people`

    def remark(self) -> str:
        """The line at the end of a record that says all this."""
        people = ",".join(str(seat) for seat in self.people)
        names = ",".join(quote(name, safe="") for name in self.names)
        line = f"{REMARK} seat={people} bots={','.join(self.bots)} lang={self.language}"
        return f"{line} name={names}" if names else line

    def bot_of(self, seat: int) -> str | None:
        """The bot in a seat, None where a person sits. Bots fill the seats in the order they are named."""
        if seat in self.people or not self.bots:
            return None
        return self.bots[sum(1 for other in range(seat) if other not in self.people) % len(self.bots)]


def read_remark(text: str) -> Seating:
    """The seating that a record remembers; where it says nothing, seat 0 is a person's."""
    seating = Seating()
    for line in reversed(text.splitlines()):
        if line.startswith(REMARK):
            for word in line.removeprefix(REMARK).split():
                key, _, value = word.partition("=")
                if key == "seat" and all(part.isdecimal() and len(part) < 3 for part in value.split(",")):
                    seating.people = tuple(int(part) for part in value.split(","))
                elif key == "bots":
                    seating.bots = split_bots(value)
                elif key == "lang" and value in LANGUAGES:
                    seating.language = value
                elif key == "name":
                    seating.names = tuple(plain_name(name) for name in value.split(","))
            break
    return seating


def plain_name(quoted: str) -> str:
    """A name as a file has it, which anybody may have written: nothing in it is a sign for a terminal."""
    return "".join([sign for sign in unquote(quoted) if sign.isprintable()])[:LONGEST_NAME]


def split_bots(text: str) -> tuple[str, ...]:
    """`greedy,ismcts:iterations=500,cut=40` are two bots: a setting belongs to the bot before it."""
    found: list[str] = []
    for part in [part.strip() for part in text.split(",")]:
        if found and (("=" in part and ":" not in part) or found[-1].count("(") > found[-1].count(")")):
            found[-1] += f",{part}"
        elif part:
            found.append(part)
    return () if found in ([], [NO_BOTS]) else tuple(found)


def speed_of(text: str) -> str:
    if text not in SPEEDS:
        raise LudotecaError(f"bots play at one of the speeds {', '.join(SPEEDS)}, not {text[:20]!r}")
    return text


@dataclass
class Session:
    """A game that is being played at this terminal."""

    game: Game
    seating: Seating
    bots: dict[int, Bot]
    names: list[str]
    file: Path
    events_shown: dict[int, int] = field(default_factory=dict)  # how many events each person has seen
    hints: bool = True  # whether newcomers are led
    odds: bool = True  # whether moves say what they cost and how likely they succeed
    heard: Counter[str] = field(default_factory=Counter)  # how often each question was asked
    sheets: dict[str, dict[str, Any]] = field(default_factory=dict)  # what is printed, by language
    speed: str = AT_ONCE
    orders: dict[tuple[int, str], int] = field(default_factory=dict)  # given by a seat: the term it holds for
    notes: dict[int, list[str]] = field(default_factory=dict)  # what was answered for each person

    def printed(self, language: str) -> dict[str, Any]:
        """What is printed on the cards, read once: every question needs it."""
        if language not in self.sheets:
            self.sheets[language] = self.game.printed(language)
        return self.sheets[language]

    def hint(self, question: str, words: Words) -> str:
        """What a newcomer is told when a question is asked for the first time, the second time, and so on:
        the messages `tui-hint-QUESTION-1`, `tui-hint-QUESTION-2`, as far as a game has them; the first time
        else `hint-QUESTION`, which a table in the browser says, too.
        """
        self.heard[question] += 1
        ids = [f"tui-hint-{question}-{self.heard[question]}"]
        if self.heard[question] == 1:
            ids.append(f"hint-{question}")
        return next((words.text(id) for id in ids if self.hints and words.has(id)), "")

    def standing(self, seat: int) -> set[str]:
        """The orders of a seat that still hold."""
        g = self.game.state
        terms = {order.name: order.term(g) for order in self.game.rules.orders}
        return {name for (giver, name), term in self.orders.items() if giver == seat and terms[name] == term}

    def own_answer(self, seat: int) -> tuple[int, str]:
        """The answer that a person need not give, and the order that gives it; NO_ACTION where one is asked.

        One that is the only one is asked for where it could tell others at this keyboard something, or where
        the move before can still be taken back.
        """
        t = self.game
        given = answer_by(t.rules.orders, self.standing(seat), t.state, seat)
        if given[0] != NO_ACTION:
            return given
        options = t.state.options(seat)
        hidden = len(self.seating.people) > 1 and seat not in self.open_seats
        alone = len(options) == 1 and not hidden and not t.can_undo(seat)
        return (options[0] if alone else NO_ACTION), ""

    @property
    def open_seats(self) -> tuple[int, ...]:
        """The seats at this keyboard that hide nothing from each other."""
        return self.seating.people if self.game.rules.open_hands(self.game.state) else ()

    def text(self) -> str:
        return f"{self.game.record()}{self.seating.remark()}\n"

    def save(self, path: Path | None = None) -> Path:
        """Writes the record. A file that is no record is never overwritten."""
        where = self.file if path is None else at_home(path)
        try:
            if path is not None and where.exists() and not is_record(where):
                raise LudotecaError(f"{where} is not a saved game; it is left as it is")
            where.parent.mkdir(parents=True, exist_ok=True)
            draft = where.with_name(f"{where.name}.{os.getpid()}~")
            try:
                draft.write_text(self.text(), encoding="utf-8")
                draft.replace(where)
            finally:
                draft.unlink(missing_ok=True)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            raise LudotecaError(f"cannot write {where}: {reason}") from None
        return where


def at_home(path: Path) -> Path:
    """A path in which `~` is the home folder; a `~` that nobody knows stays."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def is_record(path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(len(FORMAT)) == FORMAT
    except (OSError, ValueError):
        return False


def read_text(path: Path) -> str:
    """A record's text, or a sentence why there is none."""
    try:
        path = at_home(path)
        with path.open("rb") as file:  # of what has no size, such as /dev/zero, no more is read either
            read = file.read(4 * LARGEST + 1)
        if len(read) > 4 * LARGEST:
            raise BrokenRecord("the file is too large to be a record", 1)
        return read.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError:
        raise LudotecaError(f"{path} is not a text") from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise LudotecaError(f"cannot read {path}: {reason}") from None


def folder() -> Path:
    """Where running games are kept."""
    from platformdirs import user_data_path

    return user_data_path("ludoteca", appauthor=False) / "games"


def new_file(game: str) -> Path:
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.txt"


def newest_file() -> Path:
    """The game that was saved last and is not over."""
    try:
        files = sorted(folder().glob("*.txt"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        files = []
    for path in files:
        if is_record(path) and not any(line.startswith("result:") for line in head(path)):
            return path
    raise LudotecaError(f"there is no unfinished game in {folder()}")


def head(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8", errors="replace").partition("\n\n")[0].splitlines()


def check_people(people: tuple[int, ...], seats: int) -> None:
    for seat in people:
        if not 0 <= seat < seats:
            raise BadSeat(f"there is no seat {seat}; the seats are 0 to {seats - 1}")


def start(
    game: str,
    seats: int,
    options: Mapping[str, object],
    edition: str | None,
    seed: int | str | None,
    seating: Seating,
) -> Session:
    """A new game with these people and bots."""
    info = rules_of(game).info
    given = for_people(info.options, options)
    t = ludoteca.new(game, seats=seats, seed=seed, options=given, edition=edition)
    return seated(t, seating, seed, new_file(info.name))


def resume(path: Path, text: str, seating: Seating) -> Session:
    """The game of a record, from where it was left."""
    t = ludoteca.replay(text)
    t.go_on()
    if not t.asked:
        raise LudotecaError(f"this game is over; look at it with: ludoteca replay {path}")
    session = seated(t, seating, None, path)
    session.events_shown = {seat: len(t.events(seat)) for seat in seating.people}
    session.hints = False  # whoever comes back knows the table
    return session


def seated(t: Game, seating: Seating, seed: int | str | None, file: Path) -> Session:
    check_people(seating.people, t.seats)
    if not seating.bots:
        seating.people = tuple(range(t.seats))
    bots: dict[int, Bot] = {}
    for seat in range(t.seats):
        bot = seating.bot_of(seat)
        if bot is not None:
            bots[seat] = entrant(bot, f"{secrets.randbits(63) if seed is None else seed}/{seat}")
    for name in seating.bots:
        entrant(name, 0)  # a bot that finds no seat must exist all the same
    return Session(t, seating, bots, name_seats(t, seating), file)


def called(bot: str) -> str:
    """What a bot is called at the table: one of one's own by its class."""
    own = bot.partition("(")[0].partition(":")[2]
    name = own if own and "=" not in own else bot.partition(":")[0].partition("(")[0]
    return name.rpartition(".")[2].strip().capitalize()


def name_seats(t: Game, seating: Seating) -> list[str]:
    """What the seats are called: people by their names, bots by theirs, with a number where it is needed."""
    player = speak(t.rules.info.package, seating.language).text("tui-player")
    plain: list[str] = []
    for seat in range(t.seats):
        bot = seating.bot_of(seat)
        if bot is not None:
            plain.append(called(bot))
            continue
        place = seating.people.index(seat)
        plain.append(seating.names[place] if place < len(seating.names) else player)
    names: list[str] = []
    for seat, name in enumerate(plain):
        several = plain.count(name) > 1
        names.append(f"{name} {plain[: seat + 1].count(name)}" if several else name)
    return names
