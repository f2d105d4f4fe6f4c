"""Ventura, for 2 to 4 players.

    t = ludoteca.new("ventura", seats=3, edition="it-2011")

`VENTURA` are its rules, and `VENTURA.info` says which seats, editions and options it has. Its README
tells rule by rule what is implemented, and where.
"""

from ludoteca.games.ventura.game import VENTURA

__all__ = ["VENTURA"]
