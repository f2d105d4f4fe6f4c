"""Condottiere, for 2 to 6 players.

    t = ludoteca.new("condottiere", seats=3)

`CONDOTTIERE` are its rules, and `CONDOTTIERE.info` says which seats, editions and options it has. Its README
tells rule by rule what is implemented, and where.
"""

from ludoteca.games.condottiere.game import CONDOTTIERE

__all__ = ["CONDOTTIERE"]
