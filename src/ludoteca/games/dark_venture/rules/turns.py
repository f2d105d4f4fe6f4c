"""Chapter "Rounds and turns": a turn's phases."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    DRAW,
    SKIP,
)
from ludoteca.games.dark_venture.content import vocabulary as v
from ludoteca.games.dark_venture.rules import aggression, followers, items
from ludoteca.games.dark_venture.rules.arrival import checks, rules_of_place
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.decks import HAND_DECKS, ToHand, left
from ludoteca.games.dark_venture.rules.fights import begin_by_aggression
from ludoteca.games.dark_venture.rules.hands import Relieve, over_limit
from ludoteca.games.dark_venture.rules.menu import Menu
from ludoteca.games.dark_venture.rules.quests import RenewSide
from ludoteca.games.dark_venture.rules.raises import UNTIL_TURN, end_raises
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, NOWHERE, Position

STAYS: Final = v.MOMENTS.index("stay")


class Turn(Step[Position]):
    """DV-TURN-02 to -06, -10, -11: draw, renewal, what waits at the start of phase 2, actions, quests."""

    seat: int
    stage: int = 0

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == 1:
            self.begin(g)
        elif self.stage == 2:
            g.call(RenewSide(self.seat))
        elif self.stage == 3:
            if aggression.unrest(g) != NOWHERE:
                self.stage -= 1
                begin_by_aggression(g, aggression.unrest(g))
        elif self.stage == 4:
            for piece in reversed(items.own_pieces(g, self.seat)):
                checks(g, piece.card)
                rules_of_place(g, piece.card, (STAYS,))
        elif self.stage == 5:
            self.court(g)
        elif self.stage == 6:
            g.call(Menu(self.seat, []))
        else:
            end_raises(g, UNTIL_TURN)
            g.current = NOBODY
            g.done()

    def begin(self, g: Position) -> None:
        g.turns += 1
        g.current = self.seat
        g.paid = False
        g.helped = [0] * g.seats
        g.free_location[self.seat] = g.free_character[self.seat] = True
        g.tell("turn", (self.seat,))
        for piece in g.pieces:
            piece.checked = 0
            if piece.leader == self.seat:
                piece.unseen = False  # AMB-59
                aggression.stir_up(g, piece.card)
        count = 2 if g.terms.solo else 1
        g.call(Draw(self.seat, count, []))

    def court(self, g: Position) -> None:
        """DV-FOLL-01 c, -06: a hero who begins the turn beside a follower of nobody."""
        hero = g.heroes[self.seat]
        if g.piece(hero).how != CONSCIOUS or g.followers[self.seat] != NOTHING:
            return
        where = g.piece(hero).place
        for card in reversed(followers.unclaimed_here(g, where)):
            read(g, g.terms.content.courts[card], Cast(self.seat, hero, card, card, where=where))


class Draw(OneSeat[Position]):
    """DV-TURN-02, DV-SOLO-04, DV-HAND-02, AMB-44, -65, D-10: a card of a deck; alone two, of two decks."""

    count: int
    drawn: list[int]  # the decks

    def run(self, g: Position) -> None:
        if over_limit(g, self.seat):
            g.call(Relieve(self.seat, 0))
        elif self.count and self.decks(g):
            g.ask(self.seat)
        else:
            g.done()

    def decks(self, g: Position) -> list[int]:
        return [deck for deck in HAND_DECKS if left(g, deck) and deck not in self.drawn]

    def options(self, g: Position, seat: int) -> list[int]:
        found = [DRAW + deck for deck in self.decks(g)]
        return [*found, SKIP] if over_limit(g, seat, 1) else found

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == SKIP:
            self.count = 0
            return
        self.count -= 1
        self.drawn.append(action - DRAW)
        g.call(ToHand(seat, action - DRAW, 1))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-draw"), Message("no-draw")

    def rule(self) -> str:
        return "DV-TURN-02"
