"""Chapter "Consciousness": waking, with a bonus that grows."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    STAY,
    STEP,
)
from ludoteca.games.dark_venture.content.cards import MIND
from ludoteca.games.dark_venture.content.cards import WAKE as WAKE_BONUS
from ludoteca.games.dark_venture.rules import figures, map, rolls
from ludoteca.games.dark_venture.rules.defeat import wake
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import dice_roll
from ludoteca.games.dark_venture.state import Position

WAKING: Final = 15  # DV-WAKE-02
WOKEN_WITH: Final = 10
EACH_TRY: Final = 3  # DV-WAKE-03


class Waking(OneSeat[Position]):
    """DV-WAKE-01 to -03, -06, AMB-31, -32, D-43: 3d6 and MIND, and 3 more for each try before, against 15."""

    card: int
    stage: int = 0

    def run(self, g: Position) -> None:
        piece = g.piece(self.card)
        self.stage += 1
        if self.stage == 1:
            plus = figures.stat(g, self.card, MIND) + figures.stat(g, self.card, WAKE_BONUS)
            g.call(dice_roll(self.card, rolls.WAKE, 3, plus + EACH_TRY * piece.tries))
        elif self.stage == 2 and g.returned >= WAKING:
            wake(g, self.card, WOKEN_WITH)
            g.ask(self.seat)
        else:
            if self.stage == 2:
                piece.tries += 1
                g.tell("sleeps-on", (self.card,))
            g.done()

    def options(self, g: Position, seat: int) -> list[int]:
        return [*[STEP + place for place in map.links(g, g.piece(self.card).place)], STAY]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action != STAY:
            g.terms.lore.arrive(g, [self.card], action - STEP)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-woken", {"figure": figure_name(g, self.card)}), Message("no-step")

    def rule(self) -> str:
        return "DV-WAKE-02"
