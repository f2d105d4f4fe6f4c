"""Chapter "Free actions": trading and giving, by consent."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Step
from ludoteca.engine.steps import OneSeat
from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import (
    ASK,
    FOLLOWER_OFFER,
    GIVE,
    NO,
    OFFER,
    PROPOSE,
    TAKE_BACK,
    YES,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS
from ludoteca.games.dark_venture.rules import deeds, figures, items
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import NOBODY, Piece, Position

MOST_OFFERS: Final = 3  # to a partner in a turn (AMB-81)


class Offers(Step[Position]):
    """Somebody's turn to act: to whom something was offered in it (AMB-81)."""

    seat: int
    offers: list[int]


def offers_of(g: Position) -> list[int] | None:
    """The offers of whoever acts now; None where nobody does."""
    acting = [step for step in g.stack if isinstance(step, Offers)]
    return acting[-1].offers if acting else None


def belongings(piece: Piece) -> list[int]:
    return piece.worn + piece.carried


def partners(g: Position, piece: Piece, offers: list[int], present: list[int]) -> list[int]:
    """DV-FREE-01, DV-FOLL-12, AMB-81, L20: whom a figure may make an offer: of those who are present, whom
    players lead.
    """
    first = OFFER if items.is_hero(g, piece) else FOLLOWER_OFFER
    found: list[int] = []
    for card in present:
        other = g.pieces[g.piece_of[card]]
        if other.leader != NOBODY and other is not piece:
            something = other.worn or other.carried or piece.worn or piece.carried
            if something and offers.count(card) < MOST_OFFERS:
                found.append(first + card)
    return found


def offer(g: Position, seat: int, action: int, offers: list[int]) -> bool:
    """Begin an offer, if that is what was chosen."""
    for first, actor in ((OFFER, g.heroes[seat]), (FOLLOWER_OFFER, g.followers[seat])):
        if first <= action < first + FIGURE_CARDS:
            offers.append(action - first)
            g.call(Offer(seat, actor, action - first, [], []))
            return True
    return False


class Offer(OneSeat[Position]):
    """DV-FREE-01, -07, D-34: what is given and what is asked for, item by item; then it is proposed."""

    actor: int
    partner: int
    given: list[int]
    wanted: list[int]

    def options(self, g: Position, seat: int) -> list[int]:
        own, theirs = belongings(g.piece(self.actor)), belongings(g.piece(self.partner))
        found = [GIVE + item for item in sorted(own) if item not in self.given]
        found.extend([ASK + item for item in sorted(theirs) if item not in self.wanted])
        if self.fits(g):
            found.append(PROPOSE)
        return [*found, TAKE_BACK]

    def fits(self, g: Position) -> bool:
        """DV-FREE-07: both have room for what they get."""
        more = len(self.given) - len(self.wanted)
        something = len(self.given) + len(self.wanted) > 0
        return something and -figures.room(g, self.actor) <= more <= figures.room(g, self.partner)

    def chose(self, g: Position, seat: int, action: int) -> None:
        if GIVE <= action < GIVE + ITEM_CARDS:
            self.given.append(action - GIVE)
        elif ASK <= action < ASK + ITEM_CARDS:
            self.wanted.append(action - ASK)
        else:
            g.done()
            if action == PROPOSE:
                self.propose(g)

    def propose(self, g: Position) -> None:
        """Between figures of one player nobody has to be asked."""
        owner = g.piece(self.partner).leader
        if owner == self.seat:
            exchange(g, self.actor, self.partner, self.given, self.wanted)
        else:
            g.tell("offers", (self.actor, self.partner))
            g.call(AnswerOffer(owner, self.actor, self.partner, self.given, self.wanted))

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-offer", {"figure": figure_name(g, self.partner)}), Message("no-offer")

    def rule(self) -> str:
        return "DV-FREE-01"


class Consent(OneSeat[Position]):
    """Another player is asked whether something may be done to its figure."""

    actor: int

    def yes(self, g: Position) -> None:
        """What is done then."""

    def no(self, g: Position) -> None:
        """What is done instead."""

    def options(self, g: Position, seat: int) -> list[int]:
        return [YES, NO]

    def chose(self, g: Position, seat: int, action: int) -> None:
        g.done()
        if action == YES:
            self.yes(g)
        else:
            g.tell("declines", (seat,))
            self.no(g)


class AnswerOffer(Consent):
    """DV-FREE-01, DV-COOP-10, D-35."""

    partner: int
    given: list[int]
    wanted: list[int]

    def yes(self, g: Position) -> None:
        exchange(g, self.actor, self.partner, self.given, self.wanted)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-accept", {"figure": figure_name(g, self.actor)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FREE-01"


def exchange(g: Position, actor: int, partner: int, given: list[int], wanted: list[int]) -> None:
    """Both at once: what is worn is taken off first, so that there is room."""
    for item in given:
        items.lose(g, actor, item)
    for item in wanted:
        items.lose(g, partner, item)
    hand_over(g, actor, partner, given)
    hand_over(g, partner, actor, wanted)
    if given and wanted:
        g.terms.lore.did(g, actor, deeds.DEED, partner, deeds.TRADES)
        g.terms.lore.did(g, partner, deeds.DEED, actor, deeds.TRADES)
    else:
        giver, taker = (actor, partner) if given else (partner, actor)
        for item in given + wanted:
            g.terms.lore.did(g, giver, deeds.DEED, taker, deeds.GIFTS)


def hand_over(g: Position, giver: int, taker: int, things: list[int]) -> None:
    for item in things:
        g.piece(taker).carried.append(item)
        g.tell("gives", (giver, taker, item))
        g.terms.lore.did(g, giver, deeds.GIVE, item, taker)
