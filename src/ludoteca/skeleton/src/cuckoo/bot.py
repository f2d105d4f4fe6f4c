"""What a sensible player looks at."""

from __future__ import annotations

from cuckoo.actions import CARDS, EXCHANGE, KEEP
from cuckoo.state import Position


def sensible(g: Position, seat: int) -> int:
    """The better half of the cards is kept."""
    high = g.hands[seat] >= CARDS // 2
    return KEEP if high != g.terms.lowest else EXCHANGE
