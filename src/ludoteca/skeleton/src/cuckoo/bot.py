"""What a sensible player looks at."""

from __future__ import annotations

from cuckoo.actions import CARDS, EXCHANGE, KEEP
from cuckoo.state import Position
from ludoteca.engine.advice import Advice
from ludoteca.engine.rng import Rng


class CuckooAdvice(Advice[Position]):
    def sensible(self, g: Position, seat: int, rng: Rng) -> int:
        """The better half of the cards is kept."""
        high = g.hands[seat] >= CARDS // 2
        return KEEP if high != g.terms.lowest else EXCHANGE
