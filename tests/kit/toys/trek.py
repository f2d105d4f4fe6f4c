"""A toy of modes: a path is walked against each other, together or alone, on a long day or a short one.

How many walk says which modes there are. Friends who walk together hide nothing from each other.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import ActionSpace, Block
from ludoteca.engine.errors import BadOption
from ludoteca.engine.kernel import Prompt, State, Step
from ludoteca.engine.options import Options, OptionSpec, check_fit
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.words import Message

HOURS: Final = {"long": 6, "short": 2}
OPTIONS: Final = (
    OptionSpec(
        "mode",
        "auto",
        "TOY-TREK-01",
        choices=("auto", "race", "together", "alone"),
        seats=((1, 3), (2, 3), (2, 3), (1, 1)),
    ),
    OptionSpec("length", "long", "TOY-TREK-02", choices=("long", "short")),
    OptionSpec("boots", False, "TOY-TREK-03"),
    OptionSpec("guide", "nobody", "TOY-TREK-04", choices=("nobody", "first"), seats=((1, 3), (2, 3))),
)

WALK: Final = 0
REST: Final = 1
SPACE: Final = ActionSpace([Block(WALK, "walk"), Block(REST, "rest")], {})


class Walkers(State):
    walked: list[int]
    hours: int
    stride: int
    friends: bool


class Walking(Step[Walkers]):
    turn: int

    def run(self, g: Walkers) -> None:
        if self.turn == g.hours * g.seats:
            g.done()
        else:
            g.ask(self.turn % g.seats)

    def options(self, g: Walkers, seat: int) -> list[int]:
        return [WALK, REST]

    def chose(self, g: Walkers, seat: int, action: int) -> None:
        self.turn += 1
        g.walked[seat] += g.stride if action == WALK else 0

    def prompt(self, g: Walkers, seat: int) -> Prompt:
        return Prompt(Message("ask-trek"), "TOY-TREK-01")


class TrekRules(Rules[Walkers]):
    def check(self, seats: int, edition: str, options: Options) -> list[str]:
        check_fit(self.info.options, seats, options)
        if options["mode"] == "alone" and options["length"] == "short":
            raise BadOption("who walks alone walks all day", "TOY-TREK-02")
        return []

    def set_up(self, seats: int, edition: str, options: Options) -> Walkers:
        return Walkers(
            seats=seats,
            stack=[Walking(0)],
            walked=[0] * seats,
            hours=HOURS[str(options["length"])],
            stride=2 if options["boots"] else 1,
            friends=options["mode"] == "together",
        )

    def space(self, g: Walkers) -> ActionSpace:
        return SPACE

    def open_hands(self, g: Walkers) -> bool:
        return g.friends

    def view(self, g: Walkers, seat: int) -> dict[str, object]:
        return {
            "asked": list(g.asked),
            "eyes": seat if seat >= 0 else None,
            "walked": g.walked[:],
        }

    def determinize(self, g: Walkers, seat: int, rng: Rng) -> Walkers:
        return g.clone()

    def stake(self, g: Walkers) -> float:
        return 0.0 if g.friends or g.seats == 1 else 1.0 / g.seats

    def result(self, g: Walkers) -> Result:
        places = tuple([1] * g.seats) if g.friends else ranked([(far,) for far in g.walked])
        return Result("walked", places, tuple(g.walked), together=not self.stake(g))

    def census(self, g: Walkers) -> dict[str, tuple[int, int]]:
        return {}


INFO = replace(toy_info("toy-trek", 1, longest=18, most_seats=3), options=OPTIONS, brief={"length": "short"})
TREK = TrekRules(INFO, by_name([Walking]), {})
