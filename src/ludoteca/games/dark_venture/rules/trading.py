"""Chapter "Free actions": trading and giving, by consent."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.kernel import Part, Refusal, Step
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
    ask_mark,
    give_mark,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS
from ludoteca.games.dark_venture.rules import deeds, figures, items
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.marks import borne, hand_over_mark
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import NOBODY, Piece, Position

MOST_OFFERS: Final = 3  # to a partner in a turn (AMB-81)


class Offers(Step[Position]):
    """Somebody's turn to act: to whom something was offered in it (AMB-81)."""

    seat: int
    offers: list[int]


def offers_of(g: Position) -> list[int]:
    """The offers of whoever acts now; where nobody acts yet, of the fight that is fought."""
    acting = [step for step in g.stack if isinstance(step, Offers)]
    return acting[-1].offers if acting else fight_of(g).offers


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
            if something or borne(g, card) or borne(g, piece.card):
                if offers.count(card) < MOST_OFFERS:
                    found.append(first + card)
    return found


class Bargain(Part):
    """Who gives what to whom, and for what; marks by their numbers among those that are borne like things."""

    actor: int
    partner: int
    given: list[int]
    wanted: list[int]
    given_marks: list[int]
    wanted_marks: list[int]


def offer(g: Position, seat: int, action: int, offers: list[int]) -> bool:
    """Begin an offer, if that is what was chosen."""
    for first, actor in ((OFFER, g.heroes[seat]), (FOLLOWER_OFFER, g.followers[seat])):
        if first <= action < first + FIGURE_CARDS:
            offers.append(action - first)
            g.call(Offer(seat, Bargain(actor, action - first, [], [], [], [])))
            return True
    return False


class Offer(OneSeat[Position]):
    """DV-FREE-01, -07, D-34: what is given and what is asked for, item by item; then it is proposed. What
    quests want brought somewhere is a mark, and is handed over like an item.
    """

    bargain: Bargain

    def options(self, g: Position, seat: int) -> list[int]:
        content, now = g.terms.content, self.bargain
        own, theirs = belongings(g.piece(now.actor)), belongings(g.piece(now.partner))
        found = [GIVE + item for item in sorted(own) if item not in now.given]
        found.extend([ASK + item for item in sorted(theirs) if item not in now.wanted])
        if fits(g, now):
            found.append(PROPOSE)
        found.append(TAKE_BACK)
        first = give_mark(content)
        found.extend([first + mark for mark in borne(g, now.actor) if mark not in now.given_marks])
        first = ask_mark(content)
        found.extend([first + mark for mark in borne(g, now.partner) if mark not in now.wanted_marks])
        return found

    def chose(self, g: Position, seat: int, action: int) -> None:
        content, now = g.terms.content, self.bargain
        if GIVE <= action < GIVE + ITEM_CARDS:
            now.given.append(action - GIVE)
        elif ASK <= action < ASK + ITEM_CARDS:
            now.wanted.append(action - ASK)
        elif action >= ask_mark(content):
            now.wanted_marks.append(action - ask_mark(content))
        elif action >= give_mark(content):
            now.given_marks.append(action - give_mark(content))
        else:
            g.done()
            if action == PROPOSE:
                propose(g, seat, now)

    def why_not(self, g: Position, seat: int, action: int) -> Refusal:
        """DV-FREE-07: there is no room for it."""
        now = self.bargain
        if action == PROPOSE and (now.given or now.wanted):
            return Refusal("DV-FREE-07", Message("no-room-for-offer"))
        return super().why_not(g, seat, action)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-offer", {"figure": figure_name(g, self.bargain.partner)}), Message("no-offer")

    def rule(self) -> str:
        return "DV-FREE-01"


def fits(g: Position, bargain: Bargain) -> bool:
    """DV-FREE-07: there is something, and both have room for what they get; a mark weighs nothing."""
    more = len(bargain.given) - len(bargain.wanted)
    something = bargain.given or bargain.wanted or bargain.given_marks or bargain.wanted_marks
    if not something:
        return False
    return -figures.room(g, bargain.actor) <= more <= figures.room(g, bargain.partner)


def propose(g: Position, seat: int, bargain: Bargain) -> None:
    """Between figures of one player nobody has to be asked."""
    owner = g.piece(bargain.partner).leader
    if owner == seat:
        exchange(g, bargain)
    else:
        g.tell("offers", (bargain.actor, bargain.partner))
        g.call(AnswerOffer(owner, bargain.actor, bargain))


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

    bargain: Bargain

    def yes(self, g: Position) -> None:
        exchange(g, self.bargain)

    def words(self, g: Position) -> tuple[Message, Message]:
        return Message("ask-accept", {"figure": figure_name(g, self.actor)}), Message("no-yes-or-no")

    def rule(self) -> str:
        return "DV-FREE-01"


def exchange(g: Position, bargain: Bargain) -> None:
    """Both at once: what is worn is taken off first, so that there is room. Of one player it is one trade."""
    actor, partner = bargain.actor, bargain.partner
    given, wanted = bargain.given, bargain.wanted
    for item in given:
        items.lose(g, actor, item)
    for item in wanted:
        items.lose(g, partner, item)
    hand_over(g, actor, partner, given, bargain.given_marks)
    hand_over(g, partner, actor, wanted, bargain.wanted_marks)
    there, back = len(given) + len(bargain.given_marks), len(wanted) + len(bargain.wanted_marks)
    if there and back:
        g.terms.lore.did(g, actor, deeds.DEED, partner, deeds.TRADES)
        if g.piece(partner).leader != g.piece(actor).leader:
            g.terms.lore.did(g, partner, deeds.DEED, actor, deeds.TRADES)
    else:
        giver, taker = (actor, partner) if there else (partner, actor)
        for _ in range(there + back):
            g.terms.lore.did(g, giver, deeds.DEED, taker, deeds.GIFTS)


def hand_over(g: Position, giver: int, taker: int, things: list[int], marks: list[int]) -> None:
    for item in things:
        g.piece(taker).carried.append(item)
        g.tell("gives", (giver, taker, item))
        g.terms.lore.did(g, giver, deeds.GIVE, item, taker)
    for mark in marks:
        hand_over_mark(g, mark, giver, taker)
