"""The frame: rounds of six phases, each step in turn order."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.ventura.rules.administration import Annex, Expansion, Upkeep
from ludoteca.games.ventura.rules.events import AROUND_A_STEP, open_around
from ludoteca.games.ventura.rules.marches import Marches
from ludoteca.games.ventura.rules.mobilization import Conscription, Deploy, Regroup
from ludoteca.games.ventura.rules.tiles import income
from ludoteca.games.ventura.rules.troops import activate
from ludoteca.games.ventura.rules.turns import OwnTurn
from ludoteca.games.ventura.rules.ventura_phase import Fortune, Initiative, Prestige, Recovery, Recruit
from ludoteca.games.ventura.rules.winning import win
from ludoteca.games.ventura.state import NO_POINTS, NOBODY, NOTHING, ROUND_LIMIT, Position, alive

# VEN-GEN-03 to -05: after the initiative everybody has a turn of each of these
TURNS: Final[tuple[tuple[str, OwnTurn], ...]] = (
    # phase A, Ventura
    ("prestige", Prestige(NOBODY)),
    ("fortune", Fortune(NOBODY)),
    ("recruit", Recruit(NOBODY)),
    ("recovery", Recovery(NOBODY, -1)),
    # phase B, Administration
    ("annex", Annex(NOBODY)),
    ("upkeep", Upkeep(NOBODY, NOTHING)),
    # phase C, Expansion
    ("expansion", Expansion(NOBODY, NOBODY)),
    # phase D, Conscription
    ("conscription", Conscription(NOBODY, 0)),
    # phase E, Mobilization
    ("deploy", Deploy(NOBODY)),
    ("regroup", Regroup(NOBODY, [])),
    # phase F, Troops
    ("march", Marches(NOBODY)),
)
PHASES: Final = ("initiative", *[name for name, turn in TURNS])


class Round(Step[Position]):
    """VEN-GEN-03 to -05: the initiative, then the turns of phases A to F, from the first player clockwise."""

    phase: int  # of PHASES
    turn: int  # how many seats, from the first player on, have had their turn of this step

    def run(self, g: Position) -> None:
        if self.phase == 0:
            self.begin(g)
        elif self.turn < g.seats:
            self.next_turn(g)
        elif self.phase < len(TURNS):
            self.next_phase(g)
        else:
            self.phase = 0

    def begin(self, g: Position) -> None:
        """VEN-INIT-05: in the first round the first player is that of the setup."""
        for troop in range(len(g.troops)):
            activate(g, troop, 0)
        g.guarded = []
        g.scored = [NO_POINTS] * g.seats
        if g.terms.round_limit and g.round == g.terms.round_limit:  # VEN-END-03, VEN-RUL-80
            g.tell("round-limit", (g.round,))
            best = max(alive(g), key=lambda seat: (g.score[seat], income(g, seat)))
            win(g, best, ROUND_LIMIT)
            return
        g.round += 1
        g.tell("round", (g.round,))
        self.next_phase(g)
        if g.round > 1:
            g.call(Initiative())

    def next_phase(self, g: Position) -> None:
        self.phase += 1
        self.turn = 0
        self.step().begins(g)

    def next_turn(self, g: Position) -> None:
        seat = (g.first + self.turn) % g.seats
        self.turn += 1
        if g.lost[seat]:  # VEN-RUL-79
            return
        turn = self.step().copy()
        turn.seat = seat
        if g.terms.windows & AROUND_A_STEP:
            open_around(g, seat, turn)
        else:
            g.call(turn)

    def step(self) -> OwnTurn:
        return TURNS[self.phase - 1][1]
