"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from ludoteca.engine.door import Door
from ludoteca.engine.rng import Rng, generator


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Sits in a seat and chooses. It sees the seat's door and nothing else."""

    def __init__(self, seed: int | str | Rng | None = None) -> None:
        self.rng = seed if isinstance(seed, Rng) else generator(seed)  # for all that is random

    @abstractmethod
    def choose(self, door: Door) -> str | int:
        """A legal move by its name or its id: one of `door.legal()` or `door.actions()`."""


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def choose(self, door: Door) -> int:
        return self.rng.one_of(door.actions())


class GreedyBot(Bot):
    """The move that the game's own rules of thumb call sensible."""

    def choose(self, door: Door) -> int:
        options = door.actions()
        if len(options) == 1:
            return options[0]
        return door.rules.advice.sensible(door.imagine(self.rng), door.seat, self.rng)
