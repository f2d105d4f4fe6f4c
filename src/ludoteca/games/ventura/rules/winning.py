"""Chapter "Victory points, end, elimination"."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import AREAS
from ludoteca.games.ventura.rules.cards import discard_kind
from ludoteca.games.ventura.rules.events import TILE_LOST, TILE_TAKEN, Window, open_window
from ludoteca.games.ventura.rules.tiles import income, recount, set_owner
from ludoteca.games.ventura.rules.troops import disperse
from ludoteca.games.ventura.state import ALONE, BY_POINTS, NOBODY, WAR, Position, alive

GOAL: Final = 30  # VEN-END-01
CONQUEST: Final = TILE_TAKEN | TILE_LOST


def gain(g: Position, seat: int, points: int, source: int) -> None:
    """VEN-VP-06, VEN-END-01, VEN-RUL-75: points are marked at once, and thirty end the game."""
    if points <= 0 or g.over:
        return
    g.score[seat] = g.score[seat] + points
    scored = list(g.scored[seat])
    scored[source] = scored[source] + points
    g.scored[seat] = tuple(scored)
    if g.log is not None:  # saves a search the tuple
        g.tell("scores", (seat, points, g.score[seat], *scored, sum(scored)))
    if g.score[seat] >= GOAL:
        g.tell("wins-by-points", (seat,))
        win(g, seat, BY_POINTS)


def win(g: Position, seat: int, reason: int) -> None:
    """VEN-GEN-02, VEN-END-01, -02: the game is over at once; nothing that was begun goes on."""
    if not g.over:
        g.winner = seat
        g.reason = reason
        g.end()


def markers_with(g: Position, tile: int) -> int:
    """VEN-RUL-24, VEN-ELIM-01: how many markers go with those of a tile: with a City's all of its family."""
    owner = g.owner[tile]
    return income(g, owner) if owner != NOBODY and g.city[owner] == tile else g.marks[tile]


def remove_markers(g: Position, seat: int, tile: int) -> None:
    """VEN-VP-04, VEN-RUL-24, -25: an opponent's markers go back to him, a point each.

    VEN-ELIM-01: those of his City take all others with them.
    """
    victim = g.owner[tile]
    if g.city[victim] == tile:
        eliminate(g, victim, seat)
        open_window(g, TILE_TAKEN, [seat])
        return
    points = g.marks[tile]
    if g.log is not None:
        g.tell("removes-markers", (seat, g.where[tile], victim, points))
    set_owner(g, tile, NOBODY)
    gain(g, seat, points, WAR)
    if g.terms.windows & CONQUEST:  # VEN-RUL-85, -86: the conqueror comes first
        if TILE_LOST & g.terms.windows:
            g.call(Window([victim], 0, 0, TILE_LOST, seat))
        open_window(g, TILE_TAKEN, [seat])


def eliminate(g: Position, victim: int, seat: int) -> None:
    """VEN-ELIM-01 to -03, VEN-RUL-76: all markers are scored; Troops, cards, tiles and Florins are gone."""
    g.lost[victim] = 1
    g.tell("eliminates", (seat, victim))
    points = 0
    for tile in range(len(g.owner)):
        if g.owner[tile] == victim:
            points += g.marks[tile]
            g.owner[tile] = NOBODY
    g.guarded = [tile for tile in g.guarded if g.owner[tile] != NOBODY]
    for tile in range(len(g.owner)):
        recount(g, tile)
    for area in range(AREAS):
        disperse(g, victim * AREAS + area)
    for kind in g.hands[victim]:
        discard_kind(g, kind)
    g.hands[victim] = []
    g.known_cards = g.known_cards.emptied(victim)
    g.reserve[victim] = []
    g.known_tiles = g.known_tiles.emptied(victim)
    g.florins[victim] = 0
    gain(g, seat, points, WAR)
    left = alive(g)
    if len(left) == 1 and not g.over:  # VEN-RUL-78
        g.tell("wins-alone", (left[0],))
        win(g, left[0], ALONE)
