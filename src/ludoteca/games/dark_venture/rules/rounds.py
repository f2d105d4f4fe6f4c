"""Chapters "Rounds" and "Day track": the sun, what begins with a round, a turn each, and the end."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.games.dark_venture.content.cards import BASE, FOLLOWER
from ludoteca.games.dark_venture.rules import aggression, figures
from ludoteca.games.dark_venture.rules.arrival import meet
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.decks import HEROIC_QUESTS
from ludoteca.games.dark_venture.rules.demands import ROUND, ask_place
from ludoteca.games.dark_venture.rules.ending import end_of_day
from ludoteca.games.dark_venture.rules.fights import begin_by_aggression
from ludoteca.games.dark_venture.rules.hands import Relieve, overfull
from ludoteca.games.dark_venture.rules.joining import FOLLOWER_AP
from ludoteca.games.dark_venture.rules.later import read_later
from ludoteca.games.dark_venture.rules.objectives import Settle, due, last_rounds
from ludoteca.games.dark_venture.rules.quests import GiveBack, KeepQuests, LookAtQuests
from ludoteca.games.dark_venture.rules.raises import UNTIL_ROUND, end_raises
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.rules.turns import Turn
from ludoteca.games.dark_venture.rules.wanderers import wanderers
from ludoteca.games.dark_venture.state import CONSCIOUS, LONG, NOBODY, NOTHING, NOWHERE, Position

RECOVERY: Final = 2  # DV-STAT-10
DOUBLE_NOON: Final = 6  # DV-DAY-03


class Rounds(Step[Position]):
    """DV-TURN-01, -06, -07, DV-DAY-01 to -08: the order of a round's start, then a turn for each player. What
    one of those brings to the map is met, and fights, before the next one comes (DV-TURN-09).
    """

    stage: int = 0
    turn: int = 0

    def run(self, g: Position) -> None:
        if due(g, states=self.turn > 0):
            g.call(Settle())
            return
        if meet(g):
            return
        if self.stage > 2 and not self.turn and aggression.unrest(g) != NOWHERE:
            begin_by_aggression(g, aggression.unrest(g))
            return
        if overfull(g) != NOBODY:
            g.call(Relieve(overfull(g), 0))
            return
        self.stage += 1
        if self.stage == 1:
            self.sunrise(g)
        elif self.stage == 2:
            self.day_event(g)
        elif self.stage == 3:
            if g.round == DOUBLE_NOON and g.terms.rounds == LONG:  # DV-DAY-04, AMB-04
                g.call(DoubleNoon(g.order[:]))
        elif self.stage == 4:
            g.call(speaking(g))
        elif self.stage == 5:
            if read_later(g, turn=False):
                self.stage -= 1
        elif self.stage == 6:
            g.call_in_order(wanderers(g))
        elif self.turn < g.seats:
            self.turn += 1
            g.call(Turn(g.order[self.turn - 1]))
        else:
            self.turn = self.stage = 0
            end_raises(g, UNTIL_ROUND)
            g.barred = [bar for bar in g.barred if bar.ends > g.round]
            if g.round == g.terms.rounds:
                end_of_day(g)

    def sunrise(self, g: Position) -> None:
        """DV-TURN-07, -08, DV-STAT-10, AMB-05, -06, L18: the sun, action points, recovery. AMB-60: what was
        demanded in the last turn may be demanded anew.
        """
        g.round += 1
        g.tell("hour", (g.round, g.round - 1))
        last_rounds(g)
        for piece in g.pieces:
            piece.looted = piece.checked = piece.stayed = 0
            if g.terms.content.cards.figures[piece.card].role == FOLLOWER:
                piece.ap = FOLLOWER_AP  # DV-FOLL-07, AMB-57: also of those whom nobody leads yet
            elif piece.leader != NOBODY:
                piece.ap = g.terms.hero_ap
            if piece.how == CONSCIOUS:
                piece.health = min(piece.health + RECOVERY, figures.stat(g, piece.card, BASE))

    def day_event(self, g: Position) -> None:
        """DV-DAY-06, AMB-03."""
        line = g.terms.content.hours[g.round - 1]
        if g.terms.day_events and line != NOTHING:
            first = g.order[0]
            hero = g.heroes[first]
            read(g, line, Cast(first, hero, hero, where=g.piece(hero).place))


def is_disturbed(g: Position) -> bool:
    """DV-NPC-02: whether somebody who was placed is met, or a fight begins, before the next one is placed."""
    if meet(g):
        return True
    place = aggression.unrest(g)
    if place != NOWHERE:
        begin_by_aggression(g, place)
    return place != NOWHERE


class DoubleNoon(Step[Position]):
    """DV-DAY-03, -05, AMB-39: all draw two in turn order, then all choose, then what is left goes back. Whom
    a quest brings is met before the next player chooses (DV-NPC-02).
    """

    choosing: list[int]
    drawn: bool = False

    def run(self, g: Position) -> None:
        if not self.drawn:
            self.drawn = True
            g.call_in_order([LookAtQuests(seat, HEROIC_QUESTS, 2) for seat in g.order])
        elif is_disturbed(g):
            return
        elif self.choosing:
            g.call(KeepQuests(self.choosing.pop(0), True, 1, []))
        else:
            g.done()
            g.call(GiveBack())


def speaking(g: Position) -> Speaking:
    """Places as they were laid, then figures in turn order of those who lead them, by number."""
    seats = [*g.order, NOBODY]
    there = sorted(g.pieces, key=lambda piece: (seats.index(piece.leader), piece.card))
    return Speaking(g.laid[:], [piece.card for piece in there])


class Speaking(Step[Position]):
    """DV-TURN-09, DV-NPC-02: what places, figures and their items have to say when a round begins, one after
    the other; whoever was called is met before the next one speaks.
    """

    places: list[int]
    cards: list[int]

    def run(self, g: Position) -> None:
        if is_disturbed(g):
            return
        depth = len(g.stack)
        while len(g.stack) == depth:
            if self.places:
                ask_place(g, NOTHING, self.places.pop(0), ROUND)
            elif self.cards:
                card = self.cards.pop(0)
                if g.on_map(card):
                    g.terms.lore.fire(g, ROUND, card)
            else:
                g.done()
