"""What places and characters say to whoever is there: one rule after the other, each in its own time."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.hearing import begin, hears
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Position, members

ENTER: Final = v.MOMENTS.index("enter")
LEAVE: Final = v.MOMENTS.index("leave")
STAY: Final = v.MOMENTS.index("stay")
ROUND: Final = v.MOMENTS.index("round")


def is_here(g: Position, card: int, place: int) -> bool:
    """On the map, awake and in that place."""
    return bool(g.there[place] >> card & 1)


class Demands(Step[Position]):
    """DV-TURN-10, -11, AMB-11, -60: the rules of a place, or of a character there, at a moment; whether they
    hold is seen when their turn comes, and whoever is no longer there hears nothing more.
    """

    card: int  # NOTHING: nobody in particular, as when a round begins
    bearer: int  # whose rules; NOTHING: the place's
    place: int
    moment: int
    next: int = 0
    skipped: bool = False

    def skips(self, card: int) -> None:
        """Whoever fled or fell hears nothing more, also where it is still there."""
        self.skipped = self.skipped or self.card == card

    def run(self, g: Position) -> None:
        content = g.terms.content
        if self.bearer == NOTHING:
            rules = content.place_abilities[g.book][self.place]
        else:
            rules = content.figure_abilities[self.bearer]
        if not self.goes_on(g):
            g.done()
            return
        while self.next < len(rules):
            number = rules[self.next]
            self.next += 1
            if content.abilities[number].moment == self.moment:
                leader = g.pieces[g.piece_of[self.card]].leader if self.card != NOTHING else NOBODY
                cast = Cast(leader, self.card, self.bearer, where=self.place)
                if hears(g, number, cast, NOTHING):
                    begin(g, number, cast)
                    return
        g.done()

    def goes_on(self, g: Position) -> bool:
        if self.skipped or (self.card != NOTHING and not is_here(g, self.card, self.place)):
            return False
        if self.bearer != NOTHING:
            return is_here(g, self.bearer, self.place)
        return self.moment != STAY or self.next > 0 or self.is_first(g)

    def is_first(self, g: Position) -> bool:
        """AMB-60: what a place says on each turn it says to a figure once a turn."""
        piece = g.pieces[g.piece_of[self.card]]
        first = not piece.stayed >> self.place & 1
        piece.stayed |= 1 << self.place
        return first


def ask_place(g: Position, card: int, place: int, moment: int) -> None:
    """What a place has to say to a figure at a moment, if it has anything to say then."""
    if g.terms.content.place_hears[g.book][place] >> moment & 1:
        g.call(Demands(card, NOTHING, place, moment))


def is_demanding(g: Position, place: int) -> bool:
    """Whether anybody there has something to say on each turn."""
    return bool(g.there[place] & g.terms.content.ears[STAY][NOTHING].figures)


class Checks(Step[Position]):
    """DV-NPC-05, DV-TRAV-04, AMB-60: what characters demand of those who share a place with them, once a
    figure and turn, by number; of whoever is unseen, nothing. Whoever comes demands it of those there, too.
    """

    cards: list[int]
    place: int
    came: bool  # they came just now

    def skips(self, card: int) -> None:
        self.cards = [other for other in self.cards if other != card]

    def run(self, g: Position) -> None:
        bearers = g.there[self.place] & g.terms.content.ears[STAY][NOTHING].figures
        if bearers:
            for card in figures.present(g, self.place):
                piece = g.pieces[g.piece_of[card]]
                unmet = bearers & ~(piece.checked | 1 << card)
                if unmet and not piece.unseen:
                    for bearer in members(unmet):
                        if self.concerns(card, bearer) and not g.pieces[g.piece_of[bearer]].unseen:
                            piece.checked |= 1 << bearer
                            g.call(Demands(card, bearer, self.place, STAY))
                            return
        g.done()

    def concerns(self, card: int, bearer: int) -> bool:
        return card in self.cards or (self.came and bearer in self.cards)
