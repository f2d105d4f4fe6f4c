"""Chapter "Followers": whom a hero leads."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import FOLLOWER
from ludoteca.games.dark_venture.rules.combat import sides_changed
from ludoteca.games.dark_venture.rules.deeds import RECRUIT
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position

FOLLOWER_AP: Final = 2  # DV-FOLL-07


def join(g: Position, seat: int, card: int) -> None:
    """DV-FOLL-03 to -05, -07, AMB-56, -57: the one before is released; at first it has 2 AP."""
    if seat == NOBODY or g.followers[seat] == card or not g.on_map(card):
        return
    piece = g.piece(card)
    first = not any(followed >> card & 1 for followed in g.followed)
    if piece.leader != NOBODY:
        g.followers[piece.leader] = NOTHING
    if g.followers[seat] != NOTHING:
        release(g, g.followers[seat])
    g.followers[seat] = card
    g.followed[seat] |= 1 << card
    piece.leader = seat
    if first:
        piece.ap = FOLLOWER_AP
    sides_changed(g)
    g.tell("follows", (card, seat))
    g.terms.lore.did(g, g.heroes[seat], RECRUIT, card)


def release(g: Position, card: int) -> None:
    """AMB-56: it stays where it is, with its items, and follows nobody."""
    piece = g.piece(card)
    g.followers[piece.leader] = NOTHING
    g.tell("is-released", (card, piece.leader))
    piece.leader = NOBODY
    sides_changed(g)


def unclaimed_here(g: Position, place: int) -> list[int]:
    """Followers whom nobody leads, in a place."""
    figures = g.terms.content.cards.figures
    return sorted(
        [
            piece.card
            for piece in g.pieces
            if piece.place == place
            and piece.how == CONSCIOUS
            and piece.leader == NOBODY
            and figures[piece.card].role == FOLLOWER
        ]
    )
