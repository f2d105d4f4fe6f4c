"""A toy of Dark Venture: a script of effects rolls on a table, lets a player choose, spawns a fight, returns.

Two seats take turns. On a turn a page is read line by line; a line may send the reader to another line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from kit.toys import by_name, toy_info
from ludoteca.engine.actions import OF_CHANCE, ActionSpace, Block
from ludoteca.engine.kernel import CHANCE, Prompt, State, Step
from ludoteca.engine.options import Options
from ludoteca.engine.rng import Rng
from ludoteca.engine.rules import Result, Rules, ranked
from ludoteca.engine.words import Message

COINS: Final = 60
TURNS: Final = 6

CHOOSE: Final = 0  # + answer
STRIKE: Final = 3
FLEE: Final = 4
ROLL: Final = 5  # + table entry
DIE: Final = 9  # + face - 1
ANSWERS: Final = ("enter", "wait", "leave")
ENTRIES: Final = ("bats", "goblin", "nothing", "treasure")
SPACE = ActionSpace(
    [
        Block(ROLL, "roll", "entry", of=OF_CHANCE),
        Block(DIE, "die", "face", of=OF_CHANCE),
        Block(CHOOSE, "choose", "answer"),
        Block(STRIKE, "strike"),
        Block(FLEE, "flee"),
    ],
    {"entry": ENTRIES, "face": tuple("123456"), "answer": ANSWERS},
)


@dataclass(frozen=True)
class Line:
    """One effect; `then[i]` is the line to go on with when the answer is i."""

    effect: str  # roll, choose, fight, coins
    then: tuple[int, ...]
    weights: tuple[int, ...] = ()  # of a roll
    number: int = 0  # coins; hit points of a foe


END: Final = 99
SCRIPT: Final = (
    Line("choose", (1, 2, END)),  # enter, wait or leave
    Line("roll", (3, 4, END, 5), weights=(1, 2, 2, 1)),
    Line("roll", (END, 4, END, 5), weights=(1, 1, 4, 1)),
    Line("coins", (END,), number=-1),  # bats
    Line("fight", (6, END), number=2),  # a goblin: lost, won
    Line("coins", (END,), number=3),  # a treasure
    Line("coins", (0,), number=-2),  # who lost a fight reads from the top again
)


class Journey(State):
    bank: int
    purses: list[int]


class Turns(Step[Journey]):
    left: int

    def run(self, g: Journey) -> None:
        if self.left:
            self.left -= 1
            g.call(Reading(self.left % 2, 0, 0))
        else:
            g.done()


class Reading(Step[Journey]):
    """Reads the script; what a called step gives back says where to go on."""

    seat: int
    at: int
    waiting: int  # 1: a called step has an answer

    def run(self, g: Journey) -> None:
        if self.waiting:
            self.waiting = 0
            self.at = SCRIPT[self.at].then[g.returned]
        if self.at == END:
            g.done()
            return
        line = SCRIPT[self.at]
        if line.effect == "choose":
            g.ask(self.seat)
        elif line.effect == "coins":
            pay(g, self.seat, line.number)
            self.at = line.then[0]
        else:
            self.waiting = 1
            g.call(RollTable(self.at) if line.effect == "roll" else Fight(self.seat, line.number, 2, 0))

    def options(self, g: Journey, seat: int) -> list[int]:
        return [CHOOSE + answer for answer in range(len(SCRIPT[self.at].then))]

    def chose(self, g: Journey, seat: int, action: int) -> None:
        self.at = SCRIPT[self.at].then[action - CHOOSE]

    def prompt(self, g: Journey, seat: int) -> Prompt:
        return Prompt(Message("ask-choose"), "TOY-SCRIPT-01")


def pay(g: Journey, seat: int, coins: int) -> None:
    paid = max(-g.purses[seat], min(coins, g.bank))
    g.purses[seat] += paid
    g.bank -= paid
    g.tell("coins", (seat, paid))


class RollTable(Step[Journey]):
    """One entry of a table, by its weights."""

    line: Final[int]

    def run(self, g: Journey) -> None:
        g.ask(CHANCE)

    def options(self, g: Journey, seat: int) -> list[int]:
        return [ROLL + entry for entry in range(len(ENTRIES))]

    def odds(self, g: Journey) -> list[int]:
        return list(SCRIPT[self.line].weights)

    def chose(self, g: Journey, seat: int, action: int) -> None:
        g.tell("meets", (action - ROLL,))
        g.done(action - ROLL)


class Fight(Step[Journey]):
    """Strike or flee; a die of 4 or more hits the foe, a lower one hurts the hero. Gives 1 for a victory."""

    seat: int
    foe: int
    hero: int
    rolling: int

    def run(self, g: Journey) -> None:
        if not self.foe or not self.hero:
            g.done(1 if self.hero else 0)
        else:
            g.ask(CHANCE if self.rolling else self.seat)

    def options(self, g: Journey, seat: int) -> list[int]:
        return [DIE + face for face in range(6)] if seat == CHANCE else [STRIKE, FLEE]

    def odds(self, g: Journey) -> list[int]:
        return [1] * 6

    def chose(self, g: Journey, seat: int, action: int) -> None:
        if action == FLEE:
            g.done(0)
            return
        self.rolling = int(action == STRIKE)
        if seat == CHANCE:
            hit = action - DIE >= 3
            self.foe -= int(hit)
            self.hero -= int(not hit)

    def prompt(self, g: Journey, seat: int) -> Prompt:
        return Prompt(Message("ask-fight", {"count": self.foe}), "TOY-SCRIPT-02")


class ScriptRules(Rules[Journey]):
    def __init__(self) -> None:
        steps: list[type[Step[Any]]] = [Turns, Reading, RollTable, Fight]
        events = {"coins": "seat count", "meets": "entry"}
        super().__init__(toy_info("toy-script", 2, longest=2000), by_name(steps), events)

    def set_up(self, seats: int, edition: str, options: Options) -> Journey:
        return Journey(seats=2, stack=[Turns(TURNS)], bank=COINS - 4, purses=[2, 2])

    def space(self, g: Journey) -> ActionSpace:
        return SPACE

    def view(self, g: Journey, seat: int) -> dict[str, object]:
        return {"asked": list(g.asked), "bank": g.bank, "purses": g.purses[:]}

    def determinize(self, g: Journey, seat: int, rng: Rng) -> Journey:
        return g.clone()  # nothing is hidden

    def result(self, g: Journey) -> Result:
        return Result("journey-over", ranked([(coins,) for coins in g.purses]), tuple(g.purses))

    def census(self, g: Journey) -> dict[str, tuple[int, int]]:
        return {"coins": (g.bank + sum(g.purses), COINS)}


SCRIPTED = ScriptRules()
