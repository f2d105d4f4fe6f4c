"""VENTI, for 2 to 6 players.

    t = ludoteca.new("venti", seats=3)

`VENTI` are its rules, and `VENTI.info` says which seats, editions and options it has. Its README
tells rule by rule what is implemented, and where.
"""

from ludoteca.games.venti.game import VENTI

__all__ = ["VENTI"]
