"""Chapter "Followers": whom a hero leads, and how followers are won."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import COURT, INFLUENCE, LET_BE, NO, RECRUIT, YES
from ludoteca.games.dark_venture.content.cards import COURT as COURT_BONUS
from ludoteca.games.dark_venture.content.cards import FOLLOWER, LUCK
from ludoteca.games.dark_venture.rules import deeds, figures, rolls
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.joining import Trying, take
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.rolls import stat_roll
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import CONSCIOUS, NOBODY, NOTHING, Position

DICE: Final = 2  # of luck against luck (AMB-02)


def unclaimed_here(g: Position, place: int) -> list[int]:
    """Followers whom nobody leads, in a place, by number."""
    cards = g.terms.content.cards.figures
    there = figures.present(g, place)
    found = [card for card in there if cards[card].role == FOLLOWER]
    return [card for card in found if g.piece(card).leader == NOBODY] if found else found


def to_court(g: Position, seat: int, place: int, came: list[int]) -> list[int]:
    """DV-FOLL-01: those for whom a hero rolls: all who are there where the hero came, or whoever came."""
    hero = g.piece(g.heroes[seat])
    if hero.place != place:
        return []
    found = unclaimed_here(g, place)
    return found if hero.card in came else [card for card in found if card in came]


def read_card(g: Position, seat: int, card: int) -> None:
    """DV-FOLL-02: what the roll is, stands on the follower's card."""
    hero = g.piece(g.heroes[seat])
    read(g, g.terms.content.courts[card], Cast(seat, hero.card, card, card, where=hero.place))


class Courting(Trying):
    """DV-FOLL-01, -02, -04 to -06, AMB-55, L7, D-40: the roll for each of some followers, by number. Whoever
    has no follower must make it, whoever has one may; once a hero, follower and turn.
    """

    left: list[int]

    def run(self, g: Position) -> None:
        self.tell_outcome(g, NOTHING)
        self.left = [card for card in self.left if self.can_try(g, card)]
        if not self.left:
            g.done()
        elif g.followers[self.seat] != NOTHING:
            g.ask(self.seat)
        else:
            self.court(g)

    def can_try(self, g: Position, card: int) -> bool:
        hero = g.piece(g.heroes[self.seat])
        if hero.how != CONSCIOUS or hero.unseen or hero.courted >> card & 1:
            return False
        return card in unclaimed_here(g, hero.place)

    def court(self, g: Position) -> None:
        card = self.left.pop(0)
        g.piece(g.heroes[self.seat]).courted |= 1 << card
        self.tried = card
        read_card(g, self.seat, card)

    def options(self, g: Position, seat: int) -> list[int]:
        return [COURT, LET_BE]

    def chose(self, g: Position, seat: int, action: int) -> None:
        if action == COURT:
            self.court(g)
        else:
            self.left.pop(0)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-court", {"figure": figure_name(g, self.left[0])}), Message("no-court")

    def rule(self) -> str:
        return "DV-FOLL-05"


def offers(g: Position, seat: int, present: list[int]) -> list[int]:
    """DV-FOLL-08, -14, AMB-02, -58: for 1 AP of the hero: a former follower whom nobody leads, or another
    hero's, once a turn each, of those who are present.
    """
    hero = g.piece(g.heroes[seat])
    found: list[int] = []
    for card in present:
        if g.terms.content.cards.figures[card].role != FOLLOWER:
            continue
        leader = g.piece(card).leader
        if leader == seat:
            continue
        if leader == NOBODY and g.followed[seat] >> card & 1:
            found.append(RECRUIT + card)
        elif leader != NOBODY and not hero.swayed >> card & 1:
            found.append(INFLUENCE + card)
    return found


def influence(g: Position, seat: int, card: int) -> None:
    """DV-FOLL-14: in co-op its player is asked first."""
    g.piece(g.heroes[seat]).swayed |= 1 << card
    if g.terms.together:
        g.call(AskInfluence(g.piece(card).leader, seat, card))
    else:
        g.call(Influence(seat, NOTHING, card, []))


class Influence(Trying):
    """DV-FOLL-14, AMB-02, D-39: for 1 AP the follower's own roll, or 2d6 and LUCK of both heroes, of which a
    tie keeps it where it is.
    """

    card: int
    scores: list[int]
    stage: int = 0

    PAYS: Final = 1
    ROLLS: Final = 2
    OUTCOME: Final = 3

    def run(self, g: Position) -> None:
        self.stage += 1
        if self.stage == self.PAYS:
            figures.spend(g, g.heroes[self.seat])
        elif self.stage == self.OUTCOME:
            self.tell_outcome(g, deeds.INFLUENCES)
            g.done()
        elif g.terms.opposed_luck:
            self.roll_luck(g)
        else:
            self.tried = self.card
            read_card(g, self.seat, self.card)

    def roll_luck(self, g: Position) -> None:
        rivals = [g.heroes[self.seat], g.heroes[g.piece(self.card).leader]]
        if self.tried == self.card:
            self.scores.append(g.returned)
        self.tried = self.card
        if len(self.scores) < len(rivals):
            card = rivals[len(self.scores)]
            bonus = 0 if self.scores else figures.stat(g, card, COURT_BONUS)
            self.stage -= 1  # there is another roll
            g.call(stat_roll(g, card, rolls.COURT, DICE, LUCK, bonus, self.card))
        elif self.scores[0] > self.scores[1]:
            take(g, self.seat, self.card)


class AskInfluence(OneSeat[Position]):
    """AMB-02: among friends nobody is lured away; whoever declines costs the other nothing."""

    asker: int
    card: int

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action == YES:
            g.call(Influence(self.asker, NOTHING, self.card, []))
        else:
            g.tell("declines", (seat,))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-influence", {"figure": figure_name(g, self.card)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FOLL-14"
