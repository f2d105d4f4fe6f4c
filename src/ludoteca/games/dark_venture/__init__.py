"""Dark Venture: heroes on a map that grows, alone, together or against each other."""

from ludoteca.games.dark_venture.game import DARK_VENTURE

__all__ = ["DARK_VENTURE"]
