"""Chapter "Rounds and turns": a turn's phases."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Refusal, Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    DECKS,
    DRAW,
    NO_QUEST,
    REPLACE,
    SKIP,
)
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import aggression, figures, items
from ludoteca.games.dark_venture.rules.arrival import meet
from ludoteca.games.dark_venture.rules.decks import ToHand, drawable
from ludoteca.games.dark_venture.rules.demands import STAY, Checks, ask_place, is_demanding
from ludoteca.games.dark_venture.rules.fights import begin_by_aggression
from ludoteca.games.dark_venture.rules.followers import Courting, to_court
from ludoteca.games.dark_venture.rules.hands import Relieve, over_limit
from ludoteca.games.dark_venture.rules.later import read_later
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.quests import RenewSide, renew, renewals
from ludoteca.games.dark_venture.rules.raises import UNTIL_TURN, end_raises
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, NOWHERE, THIS_TURN, Position

ACTING: Final = 7  # the stage of the menu


class Turn(Step[Position]):
    """DV-TURN-02 to -06, -10, -11: draw, renewal, what waits at the start of phase 2 (aggression, the place,
    characters there, followers), actions, quests.
    """

    seat: int
    stage: int = 0
    over: bool = False  # all three phases are over
    skipping: int = 0  # the set of those who fled or fell while phase 2 began

    def skips(self, card: int) -> None:
        if 2 < self.stage < ACTING:
            self.skipping |= 1 << card

    def run(self, g: Position) -> None:
        """In phase 2 one stage after the other, until something else comes first: what nothing came between
        need not be looked at again.
        """
        if self.stage > 1 and (meet(g) or g.terms.lore.settle(g)):  # DV-QUEST-02, -10
            return
        if self.stage == 2 and read_later(g, turn=True):
            return
        if 2 < self.stage < ACTING and self.is_disturbed(g):
            return
        self.stage += 1
        if self.stage == 1:
            self.begin(g)
        elif self.stage == 2:
            if not g.returned:  # it was not renewed before the draw
                g.call(RenewSide(self.seat))
        elif self.stage > ACTING:
            self.end(g)
        else:
            self.go_on(g)
            while g.stack[-1] is self:
                self.stage += 1
                self.go_on(g)

    def is_disturbed(self, g: Position) -> bool:
        """AMB-24: hostile pairs fight before each of what follows."""
        place = aggression.unrest(g)
        if place != NOWHERE:
            begin_by_aggression(g, place)
        return place != NOWHERE

    def go_on(self, g: Position) -> None:
        """What waits at the start of phase 2, and then the actions."""
        own = [one for one in items.own_pieces(g, self.seat) if not self.skipping >> one.card & 1]
        if self.stage == 3:
            self.begin_to_act(g)
            self.is_disturbed(g)
        elif self.stage == 4:
            for piece in reversed(own):
                ask_place(g, piece.card, piece.place, STAY)
        elif self.stage == 5:
            if any(is_demanding(g, piece.place) for piece in own):
                for piece in reversed(own):
                    g.call(Checks([piece.card], piece.place, False))
        elif self.stage == 6:
            hero = g.piece(g.heroes[self.seat])  # DV-FOLL-01 c
            courted = to_court(g, self.seat, hero.place, [hero.card]) if hero in own else []
            if courted:
                g.call(Courting(self.seat, NOTHING, courted))
        else:
            g.call(Menu(self.seat, []))

    def begin(self, g: Position) -> None:
        g.turns += 1
        g.current = self.seat
        g.helped = [0] * g.seats
        g.free_location[self.seat] = g.free_character[self.seat] = True
        g.tell("turn", (self.seat,))
        for piece in g.pieces:
            piece.checked = piece.stayed = piece.courted = piece.swayed = 0
        count = 2 if g.terms.solo else 1
        g.call(Draw(self.seat, count, []))

    def begin_to_act(self, g: Position) -> None:
        """AMB-07, -27, -59: with phase 2, AP that are spent end the turn, whoever was unseen is seen, and a
        stalemate is over. Whom nobody leads is seen when whoever placed it has phase 2.
        """
        g.paid = False
        for piece in g.pieces:
            player = piece.placer if piece.leader == NOBODY else piece.leader
            if player in (self.seat, NOBODY):
                piece.unseen = figures.is_hidden(g, piece.card)
            if piece.leader == self.seat:
                aggression.stir_up(g, piece.card)

    def end(self, g: Position) -> None:
        """AMB-24: whoever was unseen for this turn only is tested for aggression before the next one."""
        if not self.over:
            self.over = True
            end_raises(g, UNTIL_TURN)
            g.barred = [bar for bar in g.barred if bar.ends != THIS_TURN]
        place = aggression.unrest(g)
        if place != NOWHERE:
            begin_by_aggression(g, place)
        else:
            g.current = NOBODY
            g.done()


class Draw(OneSeat[Position]):
    """DV-TURN-02, DV-SOLO-04, DV-HAND-02, AMB-44, -65, D-10: a card of a deck; alone two, of two decks.

    Side quests may be renewed before: the order is free.
    """

    count: int
    drawn: list[int]  # the decks
    renewed: bool = False

    def run(self, g: Position) -> None:
        """DV-QUEST-02, DV-NPC-02: whom a quest brought is met and what is complete is scored, before anything
        else is asked.
        """
        if meet(g) or g.terms.lore.settle(g):
            return
        if over_limit(g, self.seat):
            g.call(Relieve(self.seat, 0))
        elif self.count and self.decks(g):
            g.ask(self.seat)
        else:
            g.done(self.renewed)

    def decks(self, g: Position) -> list[int]:
        return [deck for deck in drawable(g) if deck not in self.drawn]

    def options(self, g: Position, seat: int) -> list[int]:
        found = [] if self.renewed else renewals(g, seat)
        found += [DRAW + deck for deck in self.decks(g)]
        return [*found, SKIP] if over_limit(g, seat, 1) else found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == SKIP:
            self.count = 0
            return
        if action < DRAW:
            self.renewed = True
            renew(g, seat, action)
            return
        self.count -= 1
        self.drawn.append(action - DRAW)
        g.call(ToHand(seat, action - DRAW, 1))

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        """DV-SOLO-04, DV-HAND-06, DV-QUEST-08, AMB-65."""
        if REPLACE <= action <= NO_QUEST:
            return Refusal("DV-QUEST-08", Message("no-renewal"))
        if action == SKIP:
            return Refusal("DV-AMB-65", Message("no-skip"))
        if DRAW <= action < DRAW + DECKS:
            if action - DRAW in self.drawn:
                return Refusal("DV-SOLO-04", Message("no-same-deck"))
            return Refusal("DV-HAND-06", Message("no-deck", {"deck": v.DECKS[action - DRAW]}))
        return super().why_not(g, seat, action)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-draw", {"count": self.count}), Message("no-draw")

    def rule(self) -> str:
        return "DV-TURN-02"
