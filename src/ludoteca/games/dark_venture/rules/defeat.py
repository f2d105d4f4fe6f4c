"""Chapters "Defeat" and "Consciousness": health that is lost, and what becomes of whoever has none left."""

from __future__ import annotations

from ludoteca.games.dark_venture.content.cards import BASE
from ludoteca.games.dark_venture.rules import aggression, figures, items
from ludoteca.games.dark_venture.rules.deeds import DEED, HEALED, WAKES
from ludoteca.games.dark_venture.rules.marks import drop_marks, pick_up_marks
from ludoteca.games.dark_venture.state import CONSCIOUS, DEAD, NOBODY, NOTHING, UNCONSCIOUS, Position


def heal(g: Position, card: int, n: int) -> int:
    """DV-STAT-05: up to the base; whoever is not conscious is not healed (L17). Returns how much it was."""
    piece = g.piece(card)
    if piece.how:
        return 0
    gained = max(0, min(n, figures.stat(g, card, BASE) - piece.health))
    piece.health += gained
    if gained:
        g.tell("heals", (card, gained))
        g.terms.lore.did(g, card, DEED, piece.place, HEALED, gained)
    return gained


def hurt(g: Position, card: int, n: int, by: int = NOTHING) -> int:
    """DV-COMBAT-05, DV-DEFEAT-01, -06: health is lost; at 0 one is defeated. Returns how much it was."""
    piece = g.piece(card)
    if piece.how:
        return 0
    lost = min(max(0, n), piece.health)
    piece.health -= lost
    if lost:
        g.tell("loses-health", (card, lost, piece.health))
        credit(g, card, by)
        if piece.health == 0:
            defeat(g, card)
    return lost


def credit(g: Position, card: int, by: int) -> None:
    """DV-QUEST-04, AMB-35: whoever took health from it since a quest was received has a part in its end."""
    leader = g.piece(by).leader if by != NOTHING and g.on_map(by) else NOBODY
    if leader != NOBODY:
        for task in g.tasks:
            if task.seat == leader:
                task.seen |= 1 << card


def forget(g: Position, card: int) -> None:
    """AMB-35: in its next life it is somebody else."""
    for task in g.tasks:
        task.seen &= ~(1 << card)


def defeat(g: Position, card: int) -> None:
    """DV-DEFEAT-02 to -05, DV-FOLL-15: a player's hero falls unconscious; everybody else dies."""
    piece = g.piece(card)
    drop_marks(g, card)
    if piece.leader != NOBODY and g.heroes[piece.leader] == card:
        g.become(piece, UNCONSCIOUS)
        g.terms.lore.skips(g, card)
        g.tell("falls", (card,))
        return
    g.tell("dies", (card,))
    if piece.leader != NOBODY:
        g.follow(piece.leader, NOTHING)
        piece.leader = NOBODY
    for other in g.pieces:  # AMB-71: a feud ends with one of them
        other.feuds &= ~(1 << card)
        other.calm &= ~(1 << card)
    g.become(piece, DEAD)
    piece.feuds = 0
    g.raises = [one for one in g.raises if one.card != card]


def bury_if_empty(g: Position, card: int) -> None:
    """DV-DEFEAT-05, DV-LOOT-02, AMB-73: a body without items leaves the map for the discard pile."""
    piece = g.piece(card)
    if piece.how == DEAD and not piece.worn and not piece.carried:
        leave(g, card)


def leave(g: Position, card: int) -> None:
    """A card leaves the map; what it has drops where it stood, and a follower follows nobody any more."""
    piece = g.piece(card)
    drop_marks(g, card)
    if piece.leader != NOBODY:
        g.follow(piece.leader, NOTHING)
        piece.leader = NOBODY
    for item in piece.worn + piece.carried:
        items.lay_down(g, piece.place, item)
    aggression.stir_up(g, card)
    forget(g, card)
    g.raises = [one for one in g.raises if one.card != card]
    g.remove(card)
    g.figure_discard.append(card)


def wake(g: Position, card: int, n: int) -> None:
    """DV-WAKE-02, -06: conscious, with so much health, up to the base; the bonus for trying is gone."""
    piece = g.piece(card)
    if piece.how == UNCONSCIOUS:
        g.become(piece, CONSCIOUS)
        forget(g, card)
        piece.tries = 0
        piece.health = min(max(1, n), figures.stat(g, card, BASE))
        g.tell("wakes", (card, piece.health))
        pick_up_marks(g, card)
        g.terms.lore.did(g, card, DEED, piece.place, WAKES)
