"""The frame: rounds of six phases, each step in turn order."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.ventura.rules.cards import FillRow
from ludoteca.games.ventura.rules.events import AROUND_A_STEP, open_around
from ludoteca.games.ventura.rules.land import income
from ludoteca.games.ventura.rules.phase_a import Fortune, Initiative, Prestige, Recovery, Recruit
from ludoteca.games.ventura.rules.phase_b import Annex, Expansion, Upkeep
from ludoteca.games.ventura.rules.phase_e import Conscription, Deploy, Regroup
from ludoteca.games.ventura.rules.phase_f import Marches
from ludoteca.games.ventura.rules.troops import activate
from ludoteca.games.ventura.rules.winning import win
from ludoteca.games.ventura.state import NOBODY, ROUND_LIMIT, Position, alive

# the steps of a round, in order
PHASES: Final = (
    "initiative",
    "prestige",
    "fortune",
    "recruit",
    "recovery",
    "annex",
    "upkeep",
    "expansion",
    "conscription",
    "deploy",
    "regroup",
    "march",
)
INITIATIVE: Final = 0
FORTUNE: Final = 2
RECRUIT: Final = 3
MARCH: Final = 11


class Round(Step[Position]):
    """VEN-GEN-03 to -05: phases A to F, every step from the first player clockwise."""

    phase: int
    turn: int  # how many seats, from the first player on, have had their turn of this step

    def run(self, g: Position) -> None:
        if self.phase == INITIATIVE:
            self.begin(g)
        elif self.turn == g.seats:
            self.next_phase(g)
        else:
            seat = (g.first + self.turn) % g.seats
            self.turn += 1
            if not g.lost[seat]:  # VEN-RUL-79
                if g.terms.windows & AROUND_A_STEP:
                    open_around(g, seat, self.step(seat))
                else:
                    g.call(self.step(seat))

    def begin(self, g: Position) -> None:
        """VEN-INIT-05: in the first round the first player is that of the setup."""
        if g.terms.round_limit and g.round == g.terms.round_limit:  # VEN-END-03, VEN-RUL-80
            g.tell("round-limit", (g.round,))
            best = max(alive(g), key=lambda seat: (g.score[seat], income(g, seat)))
            win(g, best, ROUND_LIMIT)
            return
        g.round += 1
        g.tell("round", (g.round,))
        self.phase += 1
        self.turn = 0
        if g.round > 1:
            g.call(Initiative())

    def next_phase(self, g: Position) -> None:
        self.turn = 0
        self.phase += 1
        if self.phase == FORTUNE:
            g.call(FillRow(1, 0))  # VEN-RUL-81
        elif self.phase == RECRUIT:
            g.fought = []  # everybody has had a turn since the last march
        elif self.phase > MARCH:
            self.phase = INITIATIVE
            for troop in range(len(g.troops)):
                activate(g, troop, 0)
            g.guarded = []

    def step(self, seat: int) -> Step[Position]:
        phase = self.phase
        if phase == 1:
            return Prestige(seat)
        if phase == FORTUNE:
            return Fortune(seat)
        if phase == RECRUIT:
            return Recruit(seat)
        if phase == 4:
            return Recovery(seat, -1)
        if phase == 5:
            return Annex(seat)
        if phase == 6:
            return Upkeep(seat, 0)
        if phase == 7:
            return Expansion(seat, NOBODY)
        if phase == 8:
            return Conscription(seat, 0)
        if phase == 9:
            return Deploy(seat)
        if phase == 10:
            return Regroup(seat, [])
        return Marches(seat)
