"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from ludoteca.engine.door import Door
from ludoteca.engine.errors import LudotecaError, NotAsked, shown
from ludoteca.engine.rng import Rng, generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Sits in a seat and chooses. It sees the seat's door and nothing else."""

    def __init__(self, seed: int | str | Rng | None = None) -> None:
        self.rng = seed if isinstance(seed, Rng) else generator(seed)  # for all that is random

    @abstractmethod
    def choose(self, door: Door) -> str | int:
        """A legal move by its name or its id: one of `door.legal()` or `door.actions()`."""


# doors of a wrong type are refused in words: compiled too, hence the wide types


def checked_door(door: object) -> Door:
    if not isinstance(door, Door):
        raise LudotecaError(f"a bot chooses at a door such as `game.door(0)`, not at {shown(door)}")
    return door


def offered(door: Door) -> list[int]:
    """What a bot is to choose among, which is never nothing."""
    options = door.actions()
    if not options:
        raise NotAsked(f"seat {door.seat} is not asked, so there is nothing for a bot to choose")
    return options


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, door: object) -> int:
        return self.rng.one_of(offered(checked_door(door)))


class GreedyBot(Bot):
    """The move that the game's own rules of thumb call sensible."""

    def choose(self, door: object) -> int:
        door = checked_door(door)
        options = offered(door)
        if len(options) == 1:
            return options[0]
        return door.rules.advice.sensible(door.imagine(self.rng), door.seat, self.rng)
