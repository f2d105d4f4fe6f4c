"""The types of what is told beforehand."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

Verb: TypeAlias = Literal[
    "move", "search", "fight", "draw", "lay", "play", "here", "use", "gear", "give", "bodies", "allies"
]


class Band(TypedDict):
    """Totals from `least` to `most` (none: no bound), and how likely one of them is. Of an answer the words
    are those of `printed.answers[…].outcomes`, in the same order.
    """

    least: NotRequired[int]
    most: NotRequired[int]
    percent: int


class Rival(TypedDict):
    """Somebody who rolls against it."""

    figure: str
    dice: int
    plus: int


class Chance(TypedDict):
    """A roll: so many dice and a number, if nobody uses anything to change it."""

    figure: str
    purpose: str
    dice: int
    plus: int
    percent: NotRequired[int]  # that it succeeds
    wants: NotRequired[int]  # the total that is enough
    shows: NotRequired[int]  # what the dice alone must show for it, at least
    bands: NotRequired[list[Band]]  # of a roll of an entry: what may come of it
    rivals: NotRequired[list[Rival]]  # of a flight or a contest: it has to be higher than all of them


class Then(TypedDict):
    """A figure as it would be then."""

    figure: str
    stats: list[int]  # power, speed, mind, luck, attack, armor
    health: list[int]  # then, and at most
    off: list[str]  # what has to be taken off for it


class Told(TypedDict, total=False):
    """What is told of one choice; what it does not concern is left out."""

    verb: Verb  # of the menu: where it stands
    ap: int  # its price; left out where it costs none
    health: int
    chance: Chance
    harm: list[int]  # of a blow or an attack: the least, the most and the usual health that a blow takes
    back: list[int]  # of an attack: the same, of a blow of whoever is attacked
    then: Then
    turns: list[int]  # of a cell: how the location can be turned there
    foes: list[str]  # who would fight there at once
    entry: bool  # an entry waits there
    counts: list[str]  # quests that it brings forward for certain
    completes: list[str]  # of these, those whose stage it completes
    likely: list[str]  # quests that it brings forward if the roll succeeds


class WhyNot(TypedDict):
    """Why a verb has nothing to offer: a sentence of the catalogue, and the rule behind it."""

    id: str
    args: dict[str, str | int]
    rule: str


class Where(TypedDict):
    """A place where something can be done for a quest, and how many steps away it is from the hero."""

    place: str
    steps: int


class Lead(TypedDict):
    """What could be done for a way of a quest's stage."""

    way: int  # which of the printed ways of the stage
    done: int  # how much is done
    of: int  # of how much
    where: list[Where]  # the nearest first
    choices: list[str]  # legal now, that count for it
    then: NotRequired[str]  # a move that is to be made there, by its name
    blocked: NotRequired[bool]  # a condition of it does not hold now
    hard: NotRequired[bool]  # whoever is to be beaten would usually beat the hero
    first: NotRequired[bool]  # of the suggested quest: the way that asks least


class Counsel(TypedDict):
    """What one may well choose, by its name, and why: a sentence of the catalogue."""

    choice: str
    id: str
    args: dict[str, str | int]
