"""Dark Venture, for 1 to 4 players: against each other, together, or alone.

    t = ludoteca.new("dark-venture", seats=1)
    t = ludoteca.new("dark-venture", seats=3, options={"mode": "cooperative", "length": "short"})

`DARK_VENTURE` are its rules, and `DARK_VENTURE.info` says which seats and options it has. Its README tells
rule by rule what is implemented, and where.
"""

from ludoteca.games.dark_venture.game import DARK_VENTURE

__all__ = ["DARK_VENTURE"]
