"""Ventura, for 2 to 4 players."""

from ludoteca.games.ventura.game import VENTURA

__all__ = ["VENTURA"]
