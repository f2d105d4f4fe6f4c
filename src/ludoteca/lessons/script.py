"""A lesson as it is written: `lessons/first.toml` in the folder of its game."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from ludoteca.engine.errors import ContentError, LudotecaError, shown
from ludoteca.engine.kernel import CHANCE
from ludoteca.engine.places import Path
from ludoteca.engine.record import read_move
from ludoteca.engine.registry import check_seats, rules_of
from ludoteca.engine.rules import GameInfo
from ludoteca.engine.written import Written

FILE = "lessons/first.toml"
ANY = "any"
SAY = "say"
OFFERS = ("game", "free", "again", "rules")
KINDS = (
    "region",
    "hand",
    "line",
    "seat",
    "target",
    "centre",
    "points",
    "hex",
    "location",
    "area",
    "row",
    "score",
    "move",
    "part",
)
MOST_MINUTES = 15
NO_LINE = 0  # of a record: a line of a script has that of its field

HEAD = ("game", "rules_version", "edition", "seats", "options", "you", "names", "minutes", "opening")
BEAT = ("say", "point", "expect", "steps", "others", "reply", "then")
ENDING = ("say", "result", "offer")

Patterns = tuple[str, ...]
Sayings = tuple[tuple[str, str], ...]
"""Patterns of moves, each with the id of a sentence; the first that matches counts."""


@dataclass(frozen=True)
class Line:
    """A line of a script: a move of a seat or of chance, or a sentence that is shown and waits to be read."""

    seat: int
    move: str
    say: str = ""


@dataclass(frozen=True)
class Beat:
    """One idea: a sentence, what is outlined, the moves that go on, and what follows them."""

    say: str
    points: tuple[str, ...]
    steps: tuple[Patterns, ...]  # what is wanted, one move after the other
    others: Sayings
    reply: Sayings
    then: tuple[Line, ...]


@dataclass(frozen=True)
class Lesson:
    game: str
    rules_version: int
    edition: str | None
    seats: int
    options: dict[str, object]
    you: int
    names: tuple[str, ...]  # of all seats; the learner's is empty
    minutes: int
    opening: tuple[Line, ...]
    beats: tuple[Beat, ...]
    end: str  # the id of the last sentence
    reason: str
    winners: tuple[int, ...]
    offers: tuple[str, ...]


@lru_cache(maxsize=32)
def lesson_of(game: str) -> Lesson | None:
    """The lesson of a game, if it brings one."""
    info = rules_of(game).info
    file = resources.files(info.package).joinpath(FILE)
    if not file.is_file():
        return None
    return read_lesson(file.read_text(encoding="utf-8"), f"{info.package}: {FILE}", info)


def read_lesson(text: str, source: str, info: GameInfo) -> Lesson:
    """The lesson of a text; every mistake in its form is told with its line."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{source}: {error}") from None
    return Reader(text, source, info).lesson(data)


def matches(pattern: str, move: str) -> bool:
    """Whether a move is one of a pattern, in which `*` is any text."""
    return re.fullmatch(".*".join([re.escape(part) for part in pattern.split("*")]), move) is not None


def saying(sayings: Sayings, move: str) -> str:
    """The sentence about a move; "" where there is none."""
    return next((id for pattern, id in sayings if matches(pattern, move)), "")


class Reader(Written):
    """One lesson while it is read."""

    def __init__(self, text: str, source: str, info: GameInfo) -> None:
        super().__init__(text, source)
        self.info = info
        self.seats = info.least_seats

    def lesson(self, data: dict[str, Any]) -> Lesson:
        self.known((), data, ("lesson", "beat", "ending"))
        head = self.section(("lesson",), data.get("lesson"))
        ending = self.section(("ending",), data.get("ending"))
        self.known(("lesson",), head, HEAD)
        self.known(("ending",), ending, ENDING)
        if head.get("game") != self.info.name:
            raise self.wrong(("lesson", "game"), f"this is a lesson of {self.info.name!r}")
        try:
            self.seats = check_seats(self.info, head.get("seats"))
        except LudotecaError as error:
            raise self.wrong(("lesson", "seats"), error.text) from None
        result = self.section(("ending", "result"), ending.get("result"))
        self.known(("ending", "result"), result, ("reason", "winners"))
        lesson = Lesson(
            game=self.info.name,
            rules_version=self.number(("lesson", "rules_version"), head.get("rules_version"), 1, 10**6),
            edition=head.get("edition"),
            seats=self.seats,
            options=self.section(("lesson", "options"), head.get("options", {})),
            you=self.number(("lesson", "you"), head.get("you"), 0, self.seats - 1),
            names=self.names(("lesson", "names"), head.get("names")),
            minutes=self.number(("lesson", "minutes"), head.get("minutes"), 1, MOST_MINUTES),
            opening=self.attempt((), self.script, ("lesson", "opening"), head.get("opening", "")),
            beats=self.beats(data.get("beat")),
            end=self.sentence(("ending", "say"), ending.get("say")),
            reason=self.text(("ending", "result", "reason"), result.get("reason"), 80),
            winners=tuple(self.winners(("ending", "result", "winners"), result.get("winners"))),
            offers=tuple(self.some_of(("ending", "offer"), ending.get("offer"), OFFERS)),
        )
        self.finish()
        return lesson

    def names(self, path: Path, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) != self.seats:
            raise self.wrong(path, f"a name for each of the {self.seats} seats is needed")
        return tuple([self.text((*path, i), name, 40) if name else "" for i, name in enumerate(value)])

    def winners(self, path: Path, value: object) -> list[int]:
        if not isinstance(value, list):
            raise self.wrong(path, "a list of seats is needed")
        return [self.number((*path, i), seat, 0, self.seats - 1) for i, seat in enumerate(value)]

    def beats(self, value: object) -> tuple[Beat, ...]:
        if not isinstance(value, list):
            raise self.wrong(("beat",), "there are no [[beat]] tables")
        found: list[Beat | None] = [self.attempt(None, self.beat, i, one) for i, one in enumerate(value)]
        return tuple([beat for beat in found if beat is not None])

    def beat(self, i: int, value: object) -> Beat:
        path: Path = ("beat", i)
        beat = self.section(path, value)
        self.known(path, beat, BEAT)
        if ("expect" in beat) == ("steps" in beat):
            raise self.wrong(path, "either `expect` or `steps` is needed")
        steps = beat.get("steps", [beat.get("expect")])
        if not isinstance(steps, list) or not steps:
            raise self.wrong((*path, "steps"), "a list of what is expected is needed")
        where = "steps" if "steps" in beat else "expect"
        return Beat(
            say=self.sentence((*path, "say"), beat.get("say")),
            points=self.points((*path, "point"), beat.get("point", [])),
            steps=tuple([self.patterns((*path, where), step) for step in steps]),
            others=self.sayings((*path, "others"), beat.get("others", {})),
            reply=self.sayings((*path, "reply"), beat.get("reply", {})),
            then=self.script((*path, "then"), beat.get("then", "")),
        )

    def points(self, path: Path, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or not all(isinstance(point, str) for point in value):
            raise self.wrong(path, 'a list of what is outlined is needed, such as "region:roma"')
        for point in value:
            self.known(path, [point.partition(":")[0]], KINDS)
        return tuple(value)

    def patterns(self, path: Path, value: object) -> Patterns:
        """A move, some moves, or any."""
        if value == ANY:
            return ("*",)
        listed = [value] if isinstance(value, str) else value
        if not isinstance(listed, list) or not listed or not all(isinstance(one, str) for one in listed):
            raise self.wrong(path, f"a move, a list of moves or {ANY!r} is needed, not {shown(value)}")
        return tuple(listed)

    def sayings(self, path: Path, value: object) -> Sayings:
        """One sentence for all, or one for each pattern of moves."""
        if isinstance(value, str):
            return (("*", self.sentence(path, value)),)
        table = self.section(path, value)
        return tuple([(pattern, self.sentence((*path, pattern), id)) for pattern, id in table.items()])

    def sentence(self, path: Path, value: object) -> str:
        if not isinstance(value, str) or not re.fullmatch(r"learn-[a-z0-9-]+", value):
            raise self.wrong(
                path, f"the id of a sentence is needed, such as 'learn-card', not {shown(value)}"
            )
        return value

    def script(self, path: Path, value: object) -> tuple[Line, ...]:
        """Lines of a record, with `;` or a new line between; `{a b}` at the end of one stands for two."""
        if not isinstance(value, str):
            raise self.wrong(path, f"lines of a record are needed, not {shown(value)}")
        found: list[Line] = []
        for line in [one.strip() for one in re.split(r"[;\n]", value) if one.strip()]:
            first, _, rest = line.partition(" ")
            if first == SAY:
                found.append(Line(CHANCE, "", self.sentence(path, rest.strip())))
                continue
            start, brace, ends = line.partition("{")
            if brace and not ends.endswith("}"):
                raise self.wrong(path, f"the brace of {line!r} is not closed at its end")
            for written in [start + end for end in ends[:-1].split()] if brace else [line]:
                try:
                    found.append(Line(*read_move(written, NO_LINE, self.seats)))
                except LudotecaError as error:
                    raise self.wrong(path, error.text.removeprefix(f"line {NO_LINE}: ")) from None
        return tuple(found)
