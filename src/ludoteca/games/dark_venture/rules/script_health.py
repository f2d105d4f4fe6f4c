"""The vocabulary's chapter "health and numbers"."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import ARMOR_BONUS
from ludoteca.games.dark_venture.content.program import OP, Line
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.defeat import heal, wake
from ludoteca.games.dark_venture.rules.losses import Loss
from ludoteca.games.dark_venture.rules.raises import add_raise
from ludoteca.games.dark_venture.rules.reading import Reading
from ludoteca.games.dark_venture.state import Position

HEAL: Final = OP["heal"]
LOSE: Final = OP["lose"]
HIT: Final = OP["hit"]
RAISE: Final = OP["raise"]
AP: Final = OP["ap"]
FELL: Final = OP["fell"]

# how long a bonus lasts


def do(g: Position, reading: Reading, line: Line) -> bool:
    if line.amount is not None and reading.dice_first(g, line):
        return False
    who = reading.who(g, line)
    if line.op in (LOSE, HIT, FELL):
        by = reading.cast.bearer
        losses = [Loss(card, loss(g, reading, line, card), by) for card in reversed(who)]
        reading.next()
        for step in losses:
            g.call(step)
        return not losses
    for card in who:
        of_figure(g, reading, line, card)
    return reading.next()


def loss(g: Position, reading: Reading, line: Line, card: int) -> int:
    """DV-DEFEAT-06; of `hit` armor takes its part, of `fell` all is lost."""
    if line.op == FELL:
        return g.piece(card).health
    armor = figures.stat(g, card, ARMOR_BONUS) if line.op == HIT else 0
    return reading.amount(g, line, card) - armor


def of_figure(g: Position, reading: Reading, line: Line, card: int) -> None:
    piece = g.piece(card)
    if line.op == RAISE:
        add_raise(g, card, line.word, line.n, line.until)
    elif line.op == HEAL:
        heal(g, card, reading.amount(g, line, card))
    elif line.op == AP:
        piece.ap = max(0, piece.ap + reading.amount(g, line, card))  # DV-ITEM-13, DV-TURN-08
        g.tell("has-ap", (card, piece.ap))
    else:
        wake(g, card, reading.amount(g, line, card))
