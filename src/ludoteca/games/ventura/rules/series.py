"""Chapter "Battle": several Troops on one tile, and what becomes of the land when all is fought."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import AREAS, DEFEND
from ludoteca.games.ventura.rules.battle import declare
from ludoteca.games.ventura.rules.events import why_not_healed
from ludoteca.games.ventura.rules.tiles import seat_on
from ludoteca.games.ventura.rules.troops import is_army
from ludoteca.games.ventura.rules.winning import remove_markers
from ludoteca.games.ventura.state import NOBODY, Position


class Series(Step[Position]):
    """VEN-BAT-01, -02, VEN-BEND-04, VEN-TROOP-07, VEN-RUL-58, -61, -62: battle after battle, as long as the
    attacker wins.
    """

    seat: int
    troop: int
    enemy: int
    tile: int
    came_from: int

    def defenders(self, g: Position) -> list[int]:
        first = self.enemy * AREAS
        return [troop for troop in range(first, first + AREAS) if g.troops[troop].at == self.tile]

    def run(self, g: Position) -> None:
        there = self.defenders(g)
        if g.troops[self.troop].at != self.tile or not there:
            self.conclude(g)
        elif len(there) == 1:
            declare(g, self.troop, there[0], self.tile, self.came_from)
        else:
            g.ask(self.enemy)

    def options(self, g: Position, seat: int) -> list[int]:
        return [DEFEND + troop % AREAS for troop in self.defenders(g)]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.tell("sends", (seat, action - DEFEND))
        declare(g, self.troop, seat * AREAS + action - DEFEND, self.tile, self.came_from)

    def conclude(self, g: Position) -> None:
        """VEN-BEND-06, VEN-RUL-57, -74: an Army that holds the tile removes its owner's markers at once."""
        g.done()
        if g.troops[self.troop].at == self.tile and is_army(g, self.troop):
            owner = g.owner[self.tile]
            if owner not in (NOBODY, self.seat) and seat_on(g, self.tile) == self.seat:
                remove_markers(g, self.seat, self.tile)
        elif g.troops[self.troop].at != self.tile:
            holders = [troop for troop in self.defenders(g) if is_army(g, troop)]
            owner = g.owner[self.tile]
            if holders and owner not in (NOBODY, self.enemy):
                remove_markers(g, self.enemy, self.tile)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-defender"), "VEN-BAT-02")

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        return why_not_healed(action) or Refusal("VEN-BAT-02", Message("no-answer-defender"))

    def not_asked(self, g: Position, seat: int) -> Refusal:
        return Refusal("VEN-BAT-02", Message("no-turn", {"seat": self.enemy}))
