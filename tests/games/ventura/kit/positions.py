"""Positions of Ventura to sit down in."""

from __future__ import annotations

from games.ventura.kit import begin, lay_out
from ludoteca import Game

BETWEEN = "2,-1"  # the field between the two Cities, of the first seat
ENEMY = "3,-1"  # the City of the second seat


def set_up() -> Game:
    """Two Cities with one field between them; whoever is asked next decides on prestige."""
    tiles = {0: "field field field wood", 1: "field hill village wood"}
    t = begin(2, tiles, row="pavise-bearers swordsmen crossbowmen")
    lay_out(t, "field 1,-1", "field 0,1", "field 0,-1", "hill -1,1", "field 2,-1", "village 1,1")
    lay_out(t, "wood -1,0", "wood 2,0", "city 2,-2", "city 3,-1")
    for where in ("1,-1", "0,-1", "2,-1"):
        t.play(0, f"at {where}")
    t.play(1, "at 0,1")
    return t


def before(t: Game, move: str) -> Game:
    """Nobody does more than he must until the first seat can make a move."""
    while not (0 in t.asked and move in t.legal(0)):
        asked = t.asked[0]
        legal = t.legal(asked)
        plain = [name for name in ("done", "spend 0", "pass", "stay") if name in legal]
        t.play(asked, (plain or legal)[0])
    return t


def then(t: Game, *moves: str) -> Game:
    """The first seat makes these moves, each as soon as it can."""
    for move in moves:
        before(t, move).play(0, move)
    return t


def deploying() -> Game:
    """The first seat may deploy its first card."""
    return before(then(set_up(), "take pavise-bearers"), "deploy pavise-bearers 2")


def marching() -> Game:
    """A Company stands between the Cities, and the first seat may march with it."""
    t = then(deploying(), "deploy pavise-bearers 2", "activate 2", f"at {BETWEEN}")
    return before(t, "activate 2")


def fighting() -> Game:
    """Two assaults on the City were fought: the attacker may retreat."""
    t = then(marching(), "activate 2", f"at {ENEMY}")
    assert t.legal(0) == [f"at {BETWEEN}", "stay"]
    return t


def lining_up() -> Game:
    """An Army of two Companies attacks the City, and must be put in order."""
    t = then(deploying(), "deploy pavise-bearers 2", "take acuto", "deploy acuto 2", "take crossbowmen")
    then(t, "deploy crossbowmen 2", "activate 2", f"at {BETWEEN}", f"at {ENEMY}")
    assert t.legal(0) == ["line crossbowmen 1", "line pavise-bearers 1"]
    return t
