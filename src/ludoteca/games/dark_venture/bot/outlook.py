"""How well a seat stands while the game runs: what a search judges a position by."""

from __future__ import annotations

from math import fsum
from typing import Final

from ludoteca.games.dark_venture.bot.aims import Scene
from ludoteca.games.dark_venture.bot.errands import errands
from ludoteca.games.dark_venture.bot.footing import threat, wear_off
from ludoteca.games.dark_venture.bot.prices import FALL, FOLLOWER
from ludoteca.games.dark_venture.content.cards import BASE
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

NEAR: Final = 6.0  # AP after which half of what a quest is worth is still to be hoped for
GEAR: Final = 0.3  # of what items are worth
HEALTH: Final = 1.5  # points for being unhurt


def outlooks(g: Position) -> list[float]:
    """Of each seat, in points."""
    return [outlook(g, seat) for seat in range(g.seats)]


def outlook(g: Position, seat: int) -> float:
    """Points, what open quests may be expected to bring, how the hero is, what it has and what it fears."""
    card = g.heroes[seat]
    found = float(g.score[seat])
    if card == NOTHING or not g.on_map(card):
        return found
    scene = Scene(g, seat)
    for aim in errands(scene):
        found += aim.worth / (1.0 + (aim.cost + aim.rest) / NEAR)
    gear = fsum([scene.sheet.items[item] for item in scene.piece.worn + scene.piece.carried])
    company = FOLLOWER if g.followers[seat] != NOTHING else 0.0
    found += wear_off(g) * (GEAR * gear + company)
    if scene.piece.how != CONSCIOUS:
        return found - FALL * wear_off(g)
    return found + HEALTH * scene.piece.health / figures.stat(g, card, BASE) - threat(g, card, scene.here)
