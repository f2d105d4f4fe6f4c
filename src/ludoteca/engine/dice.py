"""Dice: several are rolled at once, as one move of chance, and sorted: `roll 2 5` is also five and two."""

from __future__ import annotations

import math
from itertools import combinations_with_replacement

from mypy_extensions import mypyc_attr

from ludoteca.engine.actions import OF_CHANCE, Block
from ludoteca.engine.kernel import CHANCE, G, Refusal, Step
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message


class Dice:
    """The rolls of one to so many dice as one block of actions: one die first, then two, each from 1 on."""

    def __init__(self, start: int, most: int, faces: int = 6) -> None:
        self.start = start  # the action of the first roll
        self.faces = faces
        self.rolls: list[tuple[int, ...]] = []
        self.first = [0]  # by number of dice: where its rolls begin among all
        for count in range(1, most + 1):
            self.first.append(len(self.rolls))
            self.rolls.extend(combinations_with_replacement(range(1, faces + 1), count))
        self.first.append(len(self.rolls))
        self.actions = list(range(start, start + len(self.rolls)))
        self.places = {roll: place for place, roll in enumerate(self.rolls)}
        self.names = tuple([" ".join([str(face) for face in roll]) for roll in self.rolls])
        self.weights = [arrangements(roll) for roll in self.rolls]
        # of two, which are thrown most, by what each of them shows: the action
        self.pairs = [
            [start + self.places[min(a, b), max(a, b)] for b in range(1, faces + 1)]
            for a in range(1, faces + 1)
            if most > 1
        ]

    def block(self, verb: str = "roll", kind: str = "dice") -> Block:
        """For the action space, where `names` are the things of that kind."""
        return Block(self.start, verb, kind, of=OF_CHANCE)

    def options(self, count: int) -> list[int]:
        return self.actions[self.first[count] : self.first[count + 1]]

    def odds(self, count: int) -> list[int]:
        return self.weights[self.first[count] : self.first[count + 1]]

    def thrown(self, count: int, rng: Rng) -> int:
        """The action of a roll by so many dice, with the same odds."""
        if count == 2:
            first = rng.below(self.faces)
            return self.pairs[first][rng.below(self.faces)]
        faces: list[int] = []
        for die in range(count):
            face: int = rng.below(self.faces)
            faces.append(face + 1)
        faces.sort()
        return self.start + self.places[tuple(faces)]


def arrangements(roll: tuple[int, ...]) -> int:
    """In how many ways the dice can fall so: 2 for `2 5`, 1 for `3 3`."""
    ways = math.factorial(len(roll))
    for face in set(roll):
        ways //= math.factorial(roll.count(face))
    return ways


@mypyc_attr(allow_interpreted_subclasses=True)
class Roll(Step[G]):
    """A figure rolls dice for a purpose. Tells `rolled figure purpose dice plus total` gives the total."""

    figure: int  # who or what rolls
    purpose: int
    count: int  # of dice
    plus: int

    def dice(self, g: G) -> Dice:
        """The game's dice."""
        raise NotImplementedError

    def rule(self) -> str:
        """The id of the rule that dice rest on."""
        return ""

    def run(self, g: G) -> None:
        g.ask(CHANCE)

    def options(self, g: G, seat: int) -> list[int]:
        return self.dice(g).options(self.count)

    def odds(self, g: G) -> list[int]:
        return self.dice(g).odds(self.count)

    def draw(self, g: G, rng: Rng) -> int:
        return self.dice(g).thrown(self.count, rng)

    def chose(self, g: G, seat: int, action: int) -> None:
        dice = self.dice(g)
        rolled = action - dice.start
        total = sum(dice.rolls[rolled]) + self.plus
        g.tell("rolled", (self.figure, self.purpose, rolled, self.plus, total))
        g.done(total)

    def why_not(self, g: G, seat: int, action: int) -> Refusal:
        return Refusal(self.rule(), Message("no-chance"))
