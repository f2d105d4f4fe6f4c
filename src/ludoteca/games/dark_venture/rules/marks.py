"""Marks: what stories leave on places, figures, quests and players."""

from __future__ import annotations

from ludoteca.games.dark_venture.rules.conditions import OF_FIGURE, OF_PLACE, marks_on
from ludoteca.games.dark_venture.rules.deeds import BRING
from ludoteca.games.dark_venture.rules.quests import stages_of
from ludoteca.games.dark_venture.state import NOTHING, Mark, Position


def add_mark(g: Position, mark: int, holder: int, of: int, n: int) -> None:
    """So many more, or fewer; never below none. What nobody owns bears no marks."""
    if of < 0:
        return
    for number, one in enumerate(g.marks):
        if one.mark == mark and one.holder == holder and one.of == of:
            g.marks[number] = Mark(mark, holder, of, max(0, one.n + n))
            return
    if n > 0:
        g.marks.append(Mark(mark, holder, of, n))


def drop_marks(g: Position, card: int) -> None:
    """Hole 11: what a quest wants brought somewhere lies where its bearer fell or was let go."""
    for number in borne(g, card):
        move_mark(g, g.terms.content.carried[number], OF_FIGURE, card, OF_PLACE, g.piece(card).place)
        g.tell("drops-mark", (card, number))


def pick_up_marks(g: Position, card: int) -> None:
    """And is taken up again by a figure of the player whose quest it is."""
    piece = g.piece(card)
    if not lies_there(g, piece.place):
        return
    for task in g.tasks:
        if task.seat == piece.leader:
            for way in stages_of(g, task)[task.stage].ways:
                if way.kind == BRING and way.mark != NOTHING:
                    if marks_on(g, way.mark, OF_PLACE, piece.place):
                        move_mark(g, way.mark, OF_PLACE, piece.place, OF_FIGURE, card)
                        g.tell("takes-up-mark", (card, g.terms.content.carried.index(way.mark)))


def borne(g: Position, card: int) -> list[int]:
    """What a figure bears and may hand over, by its number among the marks that are borne like things."""
    found: list[int] = []
    for one in g.marks:
        if one.of == card and one.holder == OF_FIGURE and one.n and one.mark in g.terms.content.carried:
            found.append(g.terms.content.carried.index(one.mark))
    found.sort()
    return found


def hand_over_mark(g: Position, number: int, giver: int, taker: int) -> None:
    """Hole 11: it is given like an item, and weighs nothing."""
    move_mark(g, g.terms.content.carried[number], OF_FIGURE, giver, OF_FIGURE, taker)
    g.tell("gives-mark", (giver, taker, number))


def lies_there(g: Position, place: int) -> bool:
    """Whether a place bears any mark."""
    for one in g.marks:
        if one.holder == OF_PLACE and one.of == place and one.n:
            return True
    return False


def move_mark(g: Position, mark: int, holder: int, of: int, to: int, to_of: int) -> None:
    """All of them."""
    n = marks_on(g, mark, holder, of)
    add_mark(g, mark, holder, of, -n)
    add_mark(g, mark, to, to_of, n)
