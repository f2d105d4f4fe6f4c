"""The vocabulary's chapter "fights, rolls, followers"."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import FOLLOWER
from ludoteca.games.dark_venture.content.program import OP, Line
from ludoteca.games.dark_venture.rules import fights, joining
from ludoteca.games.dark_venture.rules.aggression import calm_down
from ludoteca.games.dark_venture.rules.blows import Blow
from ludoteca.games.dark_venture.rules.combat import fight_of, is_fighting
from ludoteca.games.dark_venture.rules.conditions import those
from ludoteca.games.dark_venture.rules.reading import Reading
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

FIGHT: Final = OP["fight"]
PART: Final = OP["part"]
FEUD: Final = OP["feud"]
STRIKE: Final = OP["strike"]
WARD: Final = OP["ward"]
MISS: Final = OP["miss"]
REROLL: Final = OP["reroll"]
ADD: Final = OP["add"]
JOIN: Final = OP["join"]


def do(g: Position, reading: Reading, line: Line) -> bool:
    if line.op == FIGHT:
        return fight(g, reading, line)
    if line.op == STRIKE:
        return strike(g, reading, line)
    if line.op in (WARD, ADD, MISS):
        return number(g, reading, line)
    if line.op == REROLL:
        g.again = line.word + 1
        return reading.next()
    if line.op == FEUD:
        feud(g, reading, line)
    elif line.op == PART:
        for card in reading.who(g, line):
            if is_fighting(g, card):
                fight_of(g).part(g, card)
    elif line.op == JOIN:
        return joins(g, reading, line)
    else:
        for card in reading.who(g, line):
            if card in g.followers:
                joining.release(g, card)
    return reading.next()


def joins(g: Position, reading: Reading, line: Line) -> bool:
    """DV-FOLL-03 to -05: whoever is a follower by its card."""
    figures = g.terms.content.cards.figures
    won = [card for card in reading.who(g, line)[:1] if figures[card].role == FOLLOWER]
    reading.next()
    return not (won and joining.take(g, reading.cast.seat, won[0]))


def fight(g: Position, reading: Reading, line: Line) -> bool:
    """DV-COMBAT-01: an instruction begins a combat, where both are there."""
    first = [card for card in reading.who(g, line) if g.piece(card).how == CONSCIOUS]
    second = [card for card in those(g, reading.cast, line.other) if g.piece(card).how == CONSCIOUS]
    reading.next()
    if first and second and g.piece(first[0]).place == g.piece(second[0]).place:
        fights.set_upon(g, first[0], second[0])
        return False
    return True


def strike(g: Position, reading: Reading, line: Line) -> bool:
    """DV-COMBAT-05: one more attack now, on the foe."""
    strikers = [card for card in reading.who(g, line) if is_fighting(g, card)]
    reading.next()
    foe = reading.cast.foe
    if strikers and foe != NOTHING and is_fighting(g, foe) and foe in fight_of(g).foes_of(g, strikers[0]):
        g.call(Blow(strikers[0], foe, 0))
        return False
    return True


def number(g: Position, reading: Reading, line: Line) -> bool:
    """D-54: less of a loss, more of a roll, battle turns that are lost."""
    if reading.dice_first(g, line):
        return False
    if line.op == MISS:
        for card in reading.who(g, line):
            if is_fighting(g, card):
                fight_of(g).misses(card, reading.amount(g, line, card))
    elif line.op == WARD:
        g.warded += reading.amount(g, line, reading.cast.actor)
    else:
        g.added += reading.amount(g, line, reading.cast.actor)
    return reading.next()


def feud(g: Position, reading: Reading, line: Line) -> None:
    """DV-AGGR-03, AMB-71: hostile from now on, or no longer."""
    for one in reading.who(g, line):
        for other in those(g, reading.cast, line.other):
            for a, b in ((one, other), (other, one)):
                if line.flag:
                    g.piece(a).feuds |= 1 << b
                else:
                    g.piece(a).feuds &= ~(1 << b)
                    calm_down(g, a, b)
