"""Bonuses for a while: of a roll, a fight, a turn, some rounds, a visit, or the whole game."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import UNSEEN
from ludoteca.games.dark_venture.content.program import ROUNDS
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.state import Position, Raise

UNTIL_ROLL: Final = 0
UNTIL_FIGHT: Final = 1
UNTIL_TURN: Final = 2
UNTIL_ROUND: Final = 3
UNTIL_LEAVE: Final = 4
UNTIL_GAME: Final = 5


def add_raise(g: Position, card: int, stat: int, n: int, until: int) -> None:
    """DV-TOKEN-02: a bonus, and when it is over."""
    if stat == UNSEEN and n > 0:
        g.piece(card).unseen = True
    g.raises.append(Raise(card, stat, n, until, last_of(g, until)))
    if stat < UNSEEN:
        g.tell("has-bonus", (card, stat, n))
    else:
        g.tell("becomes", (card, stat))
    figures.settle(g, card)


def last_of(g: Position, until: int) -> int:
    """The round or the fight after which a bonus is over; where nobody fights, it is the next one."""
    if until > ROUNDS:
        return g.round + until - ROUNDS - 1
    return g.fights + (0 if g.fought else 1) if until == UNTIL_FIGHT else 0


def end_raises(g: Position, until: int, since: int = 0) -> None:
    """A roll, a turn, a round or the game is over; or a fight, with those within it (`since` its number)."""
    for one in g.raises:
        if (one.until == until or one.until > ROUNDS) and is_over(g, one, until):
            drop(g, [one for one in g.raises if is_over(g, one, until) and one.ends >= since])
            return


def leave_behind(g: Position, card: int) -> None:
    """A figure leaves the place."""
    if g.raises:
        drop(g, [one for one in g.raises if one.until == UNTIL_LEAVE and one.card == card])


def is_over(g: Position, one: Raise, until: int) -> bool:
    if one.until > ROUNDS:
        return until == UNTIL_ROUND and one.ends <= g.round
    return one.until == until


def drop(g: Position, over: list[Raise]) -> None:
    if not over:
        return
    g.raises = [one for one in g.raises if one not in over]
    for one in over:
        if g.on_map(one.card):
            if one.stat == UNSEEN:
                g.piece(one.card).unseen = False
            figures.settle(g, one.card)
