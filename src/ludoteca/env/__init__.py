"""The games in the shapes that other libraries expect: PettingZoo, Gymnasium, OpenSpiel.

    from ludoteca.env import aec

    env = aec("condottiere", seats=3)

Each needs its library, which comes with an extra: `pip install 'ludoteca[pettingzoo]'`. Nothing of them is
imported before it is used.
"""

from __future__ import annotations

from typing import Any

from ludoteca.missing import MissingExtra

__all__ = ["MissingExtra", "aec", "against", "open_spiel_game"]


def aec(game: str, **settings: Any) -> Any:
    """A game for PettingZoo: see `ludoteca.env.pettingzoo`."""
    from ludoteca.env import pettingzoo

    return pettingzoo.env(game, **settings)


def against(game: str, **settings: Any) -> Any:
    """One seat of a game against bots, for Gymnasium: see `ludoteca.env.gymnasium`."""
    from ludoteca.env import gymnasium

    return gymnasium.Against(game, **settings)


def open_spiel_game(game: str, **parameters: Any) -> Any:
    """A game for OpenSpiel: see `ludoteca.env.openspiel`."""
    from ludoteca.env import openspiel

    return openspiel.load(game, **parameters)
