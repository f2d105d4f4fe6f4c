"""A toy of solo and cooperative play: climbers reach the hut before dark, all together, or nobody does.

In turn each climber walks, which is safe and slow, or jumps, which a die decides.
"""

from __future__ import annotations

from typing import Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.engine.kernel import CHANCE, Prompt, State, Step
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.words import Message

HOURS: Final = 6
HUT: Final = 16  # metres for each climber
WALKED: Final = 2

WALK: Final = 0
JUMP: Final = 1
DIE: Final = 2  # + face - 1
FACES: Final = tuple("123456")
SPACE = ActionSpace(
    [Block(WALK, "walk"), Block(JUMP, "jump"), Block(DIE, "die", "face", of=OF_CHANCE)], {"face": FACES}
)


class Wall(State):
    heights: list[int]

    def arrived(self) -> bool:
        return sum(self.heights) >= HUT * self.seats


class Climbing(Step[Wall]):
    moved: int  # how many turns were taken

    def run(self, g: Wall) -> None:
        if g.arrived() or self.moved == HOURS * g.seats:
            g.done()
        else:
            g.ask(self.moved % g.seats)

    def options(self, g: Wall, seat: int) -> list[int]:
        return [DIE + face for face in range(6)] if seat == CHANCE else [WALK, JUMP]

    def odds(self, g: Wall) -> list[int]:
        return [1] * 6

    def chose(self, g: Wall, seat: int, action: int) -> None:
        climber = self.moved % g.seats
        if action == JUMP:
            g.ask(CHANCE)
            return
        g.heights[climber] += WALKED if action == WALK else action - DIE + 1
        self.moved += 1

    def prompt(self, g: Wall, seat: int) -> Prompt:
        return Prompt(Message("no-such-option"), "")


class ClimbRules(Rules[Wall]):
    def set_up(self, seats: int, edition: str, options: Options) -> Wall:
        return Wall(seats=seats, stack=[Climbing(0)], heights=[0] * seats)

    def space(self, g: Wall) -> ActionSpace:
        return SPACE

    def view(self, g: Wall, seat: int) -> dict[str, object]:
        return {"heights": g.heights[:], "asked": list(g.asked)}

    def determinize(self, g: Wall, seat: int, rng: Rng) -> Wall:
        return g.clone()

    def census(self, g: Wall) -> dict[str, tuple[int, int]]:
        return {}

    def stake(self, g: Wall) -> float:
        return 0.0

    def result(self, g: Wall) -> Result:
        if g.arrived():
            return Result("hut", tuple([1] * g.seats), tuple(g.heights), together=True)
        places = ranked([(height,) for height in g.heights])
        return Result("dark", places, tuple(g.heights), nobody=True, together=True)


CLIMB = ClimbRules(toy_info("toy-climb", 1, longest=HOURS * 3, most_seats=3), by_name([Climbing]), {})
