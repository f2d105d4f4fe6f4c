"""What decided a game, told after its end from all that happened: figures, charts, moments. Never compiled.

A game tells its own in its module `story`, by a function `story(past)`; this one suits any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from ludoteca.engine.arguments import known_arguments
from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.game import Game, check_game
from ludoteca.engine.kernel import CHANCE, Event, State
from ludoteca.engine.opening import replay
from ludoteca.engine.registry import part_of
from ludoteca.engine.words import Message

MOST_MOMENTS = 6


class Figure(NamedTuple):
    """A number for each seat."""

    label: Message
    values: list[int]


class Chart(NamedTuple):
    """What each seat had at some frames of the replay: `values[seat]` has one for each of them."""

    title: Message
    frames: list[int]
    values: list[list[int]]


class Moment(NamedTuple):
    """Something worth to be seen again; a frame is the opening, or the position after a player's move."""

    text: Message
    frame: int


class Story(NamedTuple):
    figures: list[Figure]
    charts: list[Chart]
    moments: list[Moment]


class Scene(NamedTuple):
    """One frame: the position, what was told since the one before, to whomever, and who had moved."""

    frame: int
    g: Any
    events: list[Event]
    mover: int


def scenes(start: Game, moves: Iterable[tuple[int, str]]) -> Iterator[Scene]:
    """A game once more, frame by frame. Chance must be scripted, and its answers be among the moves."""
    g = start.state
    told = frame = 0
    mover = CHANCE
    for seat, name in moves:
        if seat != CHANCE:
            log = g.log or []
            yield Scene(frame, g, log[told:], mover)
            told, mover = len(log), seat
            frame += 1
        start.play(seat, name)
        g = start.state
    yield Scene(frame, g, (g.log or [])[told:], mover)


@known_arguments
def story(game: Game) -> Story:
    """What decided a game that is over."""
    if check_game(game, "a story is told").asked:
        raise LudotecaError("the story of a game is told when it is over")
    start = replay(game.record(), moves=0, undo=False)
    start.rng = None  # what chance answered stands among the moves
    return story_of(start, game.moves)


def story_of(start: Game, moves: Iterable[tuple[int, str]]) -> Story:
    """The story of a game from some position on."""
    own = part_of(start.rules.info.package, "story")
    past = scenes(start, moves)
    told: Story = own.story(past) if own is not None else plain_story(past)
    return told


def plain_story(past: Iterable[Scene]) -> Story:
    """What can be said of any game: how much everybody decided."""
    moved: list[int] = []
    for scene in past:
        g: State = scene.g
        moved = moved or [0] * g.seats
        if scene.mover >= 0:
            moved[scene.mover] += 1
    return Story([Figure(Message("story-moves"), moved)], [], [])


# what stories are made with


class Tally:
    """Numbers for each seat, by what they are of."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: dict[str, list[int]] = {}

    def add(self, what: str, seat: int, count: int = 1) -> None:
        self.of(what)[seat] += count

    def of(self, what: str) -> list[int]:
        return self.counts.setdefault(what, [0] * self.seats)


class Course:
    """What all seats had, from frame to frame."""

    def __init__(self) -> None:
        self.frames: list[int] = []
        self.rows: list[list[int]] = []

    def add(self, frame: int, values: list[int]) -> None:
        if self.frames and self.frames[-1] == frame:
            self.rows[-1] = values[:]
        else:
            self.frames.append(frame)
            self.rows.append(values[:])

    def chart(self, title: Message) -> Chart:
        seats = len(self.rows[0])
        return Chart(title, self.frames, [[row[seat] for row in self.rows] for seat in range(seats)])


class Moments:
    """What was worth to be seen again, with how great it was."""

    def __init__(self) -> None:
        self.found: list[tuple[int, Moment]] = []

    def add(self, weight: int, text: Message, frame: int) -> None:
        self.found.append((-weight, Moment(text, frame)))

    def best(self) -> list[Moment]:
        """The greatest, in the order in which they happened."""
        greatest = sorted(self.found, key=lambda one: one[0])[:MOST_MOMENTS]
        return sorted([moment for _, moment in greatest], key=lambda moment: moment.frame)
