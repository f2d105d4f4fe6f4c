"""Chapter "Defeat, death, loot, dragging": what is taken from bodies, and who is dragged along."""

from __future__ import annotations

from ludoteca.games.dark_venture.rules import figures, items
from ludoteca.games.dark_venture.rules.deeds import DEED, DRAGS, LOOTS
from ludoteca.games.dark_venture.rules.defeat import bury_if_empty
from ludoteca.games.dark_venture.state import DEAD, Piece, Position, members


def lootable(g: Position, piece: Piece, bodies: list[int]) -> list[int]:
    """DV-LOOT-01, AMB-29: one item a round from each of these bodies, where there is room for it."""
    if not figures.room(g, piece.card):
        return []
    there = [g.piece(body) for body in bodies]
    return [item for one in there if not one.looted >> piece.card & 1 for item in one.worn + one.carried]


def loot(g: Position, card: int, item: int) -> None:
    """DV-LOOT-02, -04."""
    body = next(one for one in g.pieces if item in one.worn or item in one.carried)
    body.looted |= 1 << card
    items.lose(g, body.card, item)
    g.piece(card).carried.append(item)
    g.tell("loots", (card, item))
    g.terms.lore.did(g, card, DEED, item, LOOTS)
    if body.how == DEAD:
        bury_if_empty(g, body.card)


def bodies_by(g: Position, piece: Piece) -> list[int]:
    """The dead and the unconscious who lie where a figure is."""
    return members(g.fallen[piece.place])


def take_along(g: Position, card: int, body: int, place: int) -> None:
    """DV-LOOT-03, AMB-30: whoever is dragged comes along and triggers nothing."""
    if body in bodies_by(g, g.piece(card)):
        g.move(g.piece(body), place)
        g.tell("drags", (card, body))
        g.terms.lore.did(g, card, DEED, body, DRAGS)
