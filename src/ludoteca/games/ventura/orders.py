"""What a player may say once instead of each time, and what cannot be taken back."""

from __future__ import annotations

from ludoteca.engine.actions import NO_ACTION
from ludoteca.engine.orders import StandingOrder
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import AREAS, ASSIGN, CAPTAIN_SPOT, CLEAR, DISMISS, PASS, SETTLE, SPOTS
from ludoteca.games.ventura.content import FIRST_GARRISON
from ludoteca.games.ventura.rules.events import Window
from ludoteca.games.ventura.rules.troops import has_garrison
from ludoteca.games.ventura.state import Position


class NoEvents(StandingOrder[Position]):
    """Pass whenever an Event may be played, until the round is over."""

    def offered(self, g: Position, seat: int) -> bool:
        return g.round > 0 and not g.lost[seat]

    def term(self, g: Position) -> int:
        return g.round

    def answer(self, g: Position, seat: int) -> int:
        return PASS if isinstance(g.stack[-1], Window) else NO_ACTION


def danger(g: Position, seat: int, action: int) -> Message | None:
    """VEN-CARD-10: a Garrison that goes is out of the game."""
    if DISMISS <= action < SETTLE:
        spot = action - DISMISS
        troop = g.troops[seat * AREAS + spot // SPOTS]
        if spot % SPOTS != CAPTAIN_SPOT and troop.men[spot % SPOTS] >= FIRST_GARRISON:
            return Message("danger-garrison")
    elif CLEAR <= action < ASSIGN and has_garrison(g, seat * AREAS + action - CLEAR):
        return Message("danger-garrison")
    return None
