"""Phase F, Troops: activations and marches."""

from __future__ import annotations

from ludoteca.engine.kernel import Prompt, Refusal, Step
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import ACTIVATE, AREAS, AT, DEFEND, DONE, SPEND
from ludoteca.games.ventura.rules.events import (
    ACTIVATED,
    BEFORE_ENTERING,
    OWN_TURN,
    open_to_others,
)
from ludoteca.games.ventura.rules.series import Series
from ludoteca.games.ventura.rules.tiles import SIDES, seat_on
from ludoteca.games.ventura.rules.troops import (
    activate,
    exists,
    has_garrison,
    is_army,
    move_to,
    movement,
    size,
    troops_of,
)
from ludoteca.games.ventura.rules.turns import OwnTurn, healable
from ludoteca.games.ventura.rules.winning import remove_markers
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position


class Marches(OwnTurn):
    """VEN-MOVE-01, -08, VEN-RUL-56: each Troop once, one after the other, in the player's order."""

    def run(self, g: Position) -> None:
        # VEN-RUL-72: also when the last battle is over
        if self.ready(g) or healable(g, self.seat) or self.may_act(g):
            g.ask(self.seat)
        else:
            g.done()

    def ready(self, g: Position) -> list[int]:
        """VEN-MOVE-09, VEN-RUL-44: Troops that were not activated and have no Garrison."""
        return [troop for troop in marchable(g, self.seat) if not g.troops[troop].moved]

    def choices(self, g: Position) -> list[int]:
        return [*[ACTIVATE + troop % AREAS for troop in self.ready(g)], DONE]

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            g.done()
        else:
            troop = self.seat * AREAS + action - ACTIVATE
            activate(g, troop, 1)
            g.call(March(self.seat, troop, movement(g, troop), NOWHERE))

    def question(self, g: Position) -> Prompt:
        return Prompt(Message("ask-march"), "VEN-MOVE-01")

    def refuse(self, g: Position, action: int) -> Refusal:
        if ACTIVATE <= action < DEFEND:
            troop = self.seat * AREAS + action - ACTIVATE
            if exists(g, troop) and has_garrison(g, troop):
                return Refusal("VEN-MOVE-09", Message("no-march-garrison"))
            if exists(g, troop):
                return Refusal("VEN-RUL-56", Message("no-second-march"))
            return Refusal("VEN-TROOP-02", Message("no-troop"))
        return Refusal("VEN-MOVE-01", Message("no-answer-march"))


def marchable(g: Position, seat: int) -> list[int]:
    return [troop for troop in troops_of(g, seat) if size(g, troop) and not has_garrison(g, troop)]


class March(OwnTurn):
    """VEN-MOVE-04 to -07, VEN-RUL-53 to -55, -60: tile by tile, as far as the points of the start reach."""

    troop: int
    points: int
    entered: int  # the tile entered last; NOWHERE before the first step

    def run(self, g: Position) -> None:
        self.points += g.pace
        g.pace = 0
        if not exists(g, self.troop) or self.entered not in (NOWHERE, g.troops[self.troop].at):
            g.done()  # it fell, or retreated and has finished its activation (VEN-RUL-69)
            return
        if self.reachable(g) or self.may_act(g):
            g.ask(self.seat)
        else:
            self.stop(g)

    def window(self) -> int:
        return OWN_TURN | ACTIVATED

    def reachable(self, g: Position) -> list[int]:
        first = g.troops[self.troop].at * SIDES
        cost = g.terms.content.cost
        found: list[int] = []
        for side in range(first, first + SIDES):
            tile = g.near[side]
            if tile != NOWHERE and cost[g.kind[tile]] <= self.points and not self.barred(g, tile):
                found.append(tile)
        return found

    def barred(self, g: Position, tile: int) -> bool:
        return tile in g.guarded and g.owner[tile] != self.seat

    def choices(self, g: Position) -> list[int]:
        return [*sorted([AT + g.where[tile] for tile in self.reachable(g)]), DONE]

    def decide(self, g: Position, action: int) -> None:
        if action == DONE:
            self.stop(g)
        elif g.terms.windows & BEFORE_ENTERING:
            g.tell("heads-for", (self.seat, self.troop % AREAS, action - AT))
            g.call(Heading(g.where.index(action - AT)))
            open_to_others(g, BEFORE_ENTERING, self.seat)
        else:
            self.enter(g, g.where.index(action - AT))

    def enter(self, g: Position, tile: int) -> None:
        """VEN-MOVE-04, -05: the cost is paid; where an opponent's Troops stand, there is a battle."""
        came_from = g.troops[self.troop].at
        enemy = seat_on(g, tile)
        self.points -= g.terms.content.cost[g.kind[tile]]
        self.entered = tile
        move_to(g, self.troop, tile)
        if g.log is not None:
            g.tell("marches", (self.seat, self.troop % AREAS, g.where[tile]))
        if enemy not in (NOBODY, self.seat):
            g.tell("battle", (self.seat, enemy, g.where[tile]))
            g.call(Series(self.seat, self.troop, enemy, tile, came_from))

    def stop(self, g: Position) -> None:
        """VEN-MOVE-06, -07, VEN-RUL-57: an Army that ends its movement removes an opponent's markers."""
        g.done()
        if is_army(g, self.troop):
            clear_land(g, self.seat, g.troops[self.troop].at)

    def prompt(self, g: Position, seat: int) -> Prompt:
        return Prompt(Message("ask-step", {"count": self.points}), "VEN-MOVE-04")

    def refuse(self, g: Position, action: int) -> Refusal:
        if AT <= action < SPEND:
            if action - AT not in g.where:
                return Refusal("VEN-RUL-54", Message("no-tile-there"))
            tile = g.where.index(action - AT)
            here = g.troops[self.troop].at
            if tile == here:
                return Refusal("VEN-RUL-54", Message("no-march-here"))
            if tile in g.near[here * SIDES : here * SIDES + SIDES]:
                if self.barred(g, tile):
                    return Refusal("VEN-RUL-87", Message("no-entry", {"seat": g.owner[tile]}))
                return Refusal("VEN-MOVE-04", Message("no-points", {"count": self.points}))
            return Refusal("VEN-RUL-54", Message("no-neighbour"))
        return Refusal("VEN-MOVE-04", Message("no-answer-step"))


class Heading(Step[Position]):
    """VEN-RUL-85: a Troop is about to enter a tile, if no Event keeps it off."""

    tile: int

    def run(self, g: Position) -> None:
        g.done()
        march = g.stack[-1]
        assert isinstance(march, March)
        if exists(g, march.troop) and self.tile in march.reachable(g):
            march.enter(g, self.tile)


def clear_land(g: Position, seat: int, tile: int) -> None:
    """VEN-MOVE-06, VEN-BEND-06, VEN-RUL-59: markers of an opponent who has no Troop there."""
    if tile != NOWHERE and g.owner[tile] not in (NOBODY, seat) and seat_on(g, tile) == seat:
        remove_markers(g, seat, tile)
