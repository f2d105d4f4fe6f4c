"""What a sensible player looks at."""

from __future__ import annotations

from ludoteca.engine.rng import Rng
from ludoteca.games.condottiere.state import Position


def sensible(g: Position, seat: int, rng: Rng) -> int:
    options = g.stack[-1].options(g, seat)
    pick: int = rng.below(len(options))
    return options[pick]


def worth(g: Position, seat: int) -> float:
    return 1.0 if seat in g.winners else 0.0
