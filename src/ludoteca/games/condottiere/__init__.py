"""Condottiere, for 2 to 6 players."""

from ludoteca.games.condottiere.game import CONDOTTIERE

__all__ = ["CONDOTTIERE"]
