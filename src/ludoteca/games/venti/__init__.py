"""VENTI, for 2 to 6 players."""

from ludoteca.games.venti.game import VENTI

__all__ = ["VENTI"]
