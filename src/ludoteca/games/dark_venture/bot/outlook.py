"""How well a seat stands while the game runs: what a search judges a position by."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.bot.aims import Scene
from ludoteca.games.dark_venture.bot.errands import errands
from ludoteca.games.dark_venture.bot.footing import rounds_left
from ludoteca.games.dark_venture.content.cards import BASE
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

# What each of these is worth at the end of a round was fitted to what sensible players scored from there on.
NEAR: Final = 6.0  # AP after which half of what a quest is worth is still to be hoped for
HOPED: Final = 0.55  # of what quests promise
HEALTH: Final = 1.0  # points for being unhurt
ASLEEP: Final = 2.0
COMPANY: Final = 0.5  # a follower, and more for each round that is left
COMPANY_LATER: Final = 0.25
IN_HAND: Final = 0.25  # a character or location that waits to be played
TO_COME: Final = 1.5  # points that a round brings besides


def outlooks(g: Position) -> list[float]:
    """Of each seat, in points at the end of the game."""
    return [outlook(g, seat) for seat in range(g.seats)]


def outlook(g: Position, seat: int) -> float:
    """Points, what open quests and the rounds to come may be expected to bring, company, how the hero is."""
    card = g.heroes[seat]
    found = float(g.score[seat])
    if g.over:
        return found
    left = rounds_left(g) + 1
    found += TO_COME * left
    if card == NOTHING or not g.on_map(card):
        return found
    scene = Scene(g, seat)
    for aim in errands(scene):
        found += HOPED * aim.worth / (1.0 + (aim.cost + aim.rest) / NEAR)
    if g.followers[seat] != NOTHING:
        found += COMPANY + COMPANY_LATER * left
    found -= IN_HAND * (len(g.hand_figures[seat]) + len(g.hand_places[seat]))
    if scene.piece.how != CONSCIOUS:
        return found - ASLEEP
    return found + HEALTH * scene.piece.health / figures.stat(g, card, BASE)
