"""Chapter "Consciousness": waking, with a bonus that grows."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ALONE, DRAG, GO, SEND, STAY, STEP
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, MIND
from ludoteca.games.dark_venture.content.cards import WAKE as WAKE_BONUS
from ludoteca.games.dark_venture.rules import figures, map, rolls
from ludoteca.games.dark_venture.rules.bodies import bodies_by, take_along
from ludoteca.games.dark_venture.rules.defeat import wake
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import stat_roll
from ludoteca.games.dark_venture.rules.trading import Consent
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position

WAKING: Final = 15  # DV-WAKE-02
WOKEN_WITH: Final = 10
EACH_TRY: Final = 3  # DV-WAKE-03


class Waking(OneSeat[Position]):
    """DV-WAKE-01 to -03, -06, AMB-31, -32, D-43: 3d6 and MIND, and 3 more for each try before, against 15. On
    the first step the follower may come along (DV-PAID-02), and somebody may be dragged (AMB-30).
    """

    card: int
    stage: int = 0
    dragged: int = NOTHING

    def run(self, g: Position) -> None:
        piece = g.piece(self.card)
        self.stage += 1
        if self.stage == 1:
            more = figures.stat(g, self.card, WAKE_BONUS) + EACH_TRY * piece.tries
            g.call(stat_roll(g, self.card, rolls.WAKE, 3, MIND, more))
        elif self.stage == 2 and g.returned >= WAKING:
            wake(g, self.card, WOKEN_WITH)
            g.ask(self.seat)
        else:
            if self.stage == 2:
                piece.tries += 1
                g.tell("sleeps-on", (self.card,))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        piece = g.piece(self.card)
        places = map.links(g, piece.place)
        bodies = bodies_by(g, piece) if places and self.dragged == NOTHING else []
        alone = figures.companion(g, self.card) == NOTHING
        steps = [first + place for first in ((STEP,) if alone else (GO, ALONE)) for place in places]
        return sorted([*[DRAG + body for body in bodies], *steps, STAY])

    def chose(self, g: Position, seat: int, action: int) -> None:
        if DRAG <= action < DRAG + FIGURE_CARDS:
            self.dragged = action - DRAG
            g.ask(seat)
            return
        g.done()
        if action == STAY:
            return
        movers = [self.card]
        if GO <= action < ALONE:
            movers.append(figures.companion(g, self.card))
        first = GO if action < ALONE else ALONE if action < SEND else STEP
        self.go(g, movers, action - first)

    def go(self, g: Position, movers: list[int], place: int) -> None:
        leader = g.piece(self.dragged).leader if self.dragged != NOTHING else NOBODY
        if g.terms.together and leader not in (NOBODY, self.seat):
            g.call(DragAlong(leader, self.card, self.dragged, place, movers))
        else:
            take_along(g, self.card, self.dragged, place)
            g.terms.lore.arrive(g, movers, place)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-woken", {"figure": figure_name(g, self.card)}), Message("no-step")

    def rule(self) -> str:
        return "DV-WAKE-02"


class DragAlong(Consent):
    """L19: in co-op the player of a hero is asked before it is dragged; whoever woke goes in any case."""

    body: int
    place: int
    movers: list[int]

    def yes(self, g: Position) -> None:
        take_along(g, self.actor, self.body, self.place)
        self.no(g)

    def no(self, g: Position) -> None:
        g.terms.lore.arrive(g, self.movers, self.place)

    def words(self, g: Position) -> tuple[Message, Message]:
        actor, body = figure_name(g, self.actor), figure_name(g, self.body)
        return Message("ask-drag", {"figure": actor, "figure2": body}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-LOOT-03"
