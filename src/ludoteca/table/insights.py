"""What a replay, a coach, a review and the story of a finished game say to clients.

TypeScript types are generated from these, as from `messages`.
"""

from __future__ import annotations

from msgspec import Struct

from ludoteca.table.messages import Json, Text


class Frame(Struct):
    """One moment of a finished game, as a seat or a spectator or, after the end, everybody saw it."""

    move: int  # how many moves, those of chance too, were made up to here: what `Continue` takes
    seat: int  # who moved; -1: nobody yet, in the first frame
    name: str
    events: list[Text]
    view: Json


class Replay(Struct):
    """Frames number `first` and following, of `total`: the opening, then one for each move of a player.

    A frame shows what the live table showed after that move, so with all that chance answered to it.
    """

    game: str
    seats: int
    names: list[str]
    result: Json | None
    moves: int
    frames: list[Frame]
    first: int = 0
    total: int = 0


class HintInfo(Struct):
    """A move to look at: what it does, what share of the victory is expected after it (0 to 1), how one would
    stand then, and why.
    """

    name: str
    label: Text
    estimate: float
    standing: Text
    reasons: list[Text]


class Hints(Struct):
    """What a coach has found so far: `done` of `total`. The hints come when all is done."""

    done: int
    total: int
    seat: int = 0  # who is to move
    hints: list[HintInfo] = []
    played: str = ""  # in a replay: the move that was made


class Curve(Struct):
    """How high a seat's own estimate was at some frames of the replay."""

    seat: int
    frames: list[int]
    estimates: list[float]


class Fall(Struct):
    """A move after which its player could expect less than after another, from what the seat knew."""

    frame: int  # of the replay: the position in which it was made
    seat: int
    label: Text
    estimate: float
    better: Text
    better_estimate: float
    reasons: list[Text]  # for the better one


class Review(Struct):
    """A finished game as a search sees it: `done` of `total`; then the curves and the falls."""

    done: int
    total: int
    curves: list[Curve] = []
    falls: list[Fall] = []


class StoryFigure(Struct):
    """A number for each seat."""

    label: Text
    values: list[int]


class StoryChart(Struct):
    """What each seat had at some frames of the replay: `values[seat]` has one for each of them."""

    title: Text
    frames: list[int]
    values: list[list[int]]


class StoryMoment(Struct):
    """Something worth to be seen again, and the frame of the replay that shows it."""

    text: Text
    frame: int


class Story(Struct):
    """What decided a finished game."""

    figures: list[StoryFigure]
    charts: list[StoryChart]
    moments: list[StoryMoment]
