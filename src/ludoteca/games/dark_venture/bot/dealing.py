"""With others: offers that quests ask for, answers to offers, walking together, followers."""

from __future__ import annotations

from math import fsum
from typing import Final

from ludoteca.games.dark_venture.actions import ASK, GIVE, LEAD, NO, PROPOSE, TAKE_BACK, YES
from ludoteca.games.dark_venture.bot.acting import Plan
from ludoteca.games.dark_venture.bot.aims import NEVER
from ludoteca.games.dark_venture.bot.errands import open_ways
from ludoteca.games.dark_venture.bot.estimates import estimates_of
from ludoteca.games.dark_venture.bot.footing import remedy_for, sheet_of
from ludoteca.games.dark_venture.content.cards import ITEM_CARDS
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.deeds import BRING, DEED, GIFTS, TRADES
from ludoteca.games.dark_venture.rules.deeds import GIVE as TO_GIVE
from ludoteca.games.dark_venture.rules.script_flow import AgreeToBePicked
from ludoteca.games.dark_venture.rules.together import JoinParty
from ludoteca.games.dark_venture.rules.trading import AnswerOffer, Offer
from ludoteca.games.dark_venture.state import CONSCIOUS, NOTHING, Position

NEEDED: Final = 4.0  # points: a mark without which a quest of one's own stands still


def make_offer(g: Position, step: Offer, options: list[int]) -> int:
    """The least that one has, against the least of theirs where a trade is wanted."""
    now = step.bargain
    if not now.given:
        item = remedy_for(g, now.actor, now.partner)
        if item == NOTHING:
            item = wanted_gift(g, step.seat, now.actor)
        return GIVE + item if item != NOTHING else TAKE_BACK
    asks = [action for action in options if ASK <= action < ASK + ITEM_CARDS]
    if asks and not now.wanted and wanted_trade(g, step.seat):
        worths = sheet_of(g, now.partner).items
        return min(asks, key=lambda action: worths[action - ASK])
    return PROPOSE if PROPOSE in options else TAKE_BACK


def wanted_gift(g: Position, seat: int, actor: int) -> int:
    """The item that one can best spare for what a quest asks for; NOTHING where none asks."""
    best, least = NOTHING, NEVER
    worths = sheet_of(g, actor).items
    for way in open_ways(g, seat):
        named = way.kind == TO_GIVE
        if named or (way.kind == DEED and way.deed in (GIFTS, TRADES)):
            for item in g.piece(actor).carried + g.piece(actor).worn:
                fits = not named or way.filter is None or way.filter.matches[item]
                worth = worths[item] + (1.0 if item in g.piece(actor).worn else 0.0)
                if fits and worth < least:
                    best, least = item, worth
    return best


def wanted_trade(g: Position, seat: int) -> bool:
    """Whether something has to come back for it."""
    return any(way.kind == DEED and way.deed == TRADES for way in open_ways(g, seat))


def answer_offer(g: Position, step: AnswerOffer) -> int:
    """D-35: what is not to one's harm; among friends anything."""
    now = step.bargain
    worths = sheet_of(g, now.partner).items
    gain = fsum([worths[item] for item in now.given]) - fsum([worths[item] for item in now.wanted])
    needed = marks_needed(g, step.seat)
    gain += NEEDED * (len(needed.intersection(now.given_marks)) - len(needed.intersection(now.wanted_marks)))
    return YES if g.terms.together or gain > 0.0 else NO


def marks_needed(g: Position, seat: int) -> set[int]:
    """Those that one's quests want brought somewhere, by their numbers among those that are borne."""
    carried = g.terms.content.carried
    return {
        carried.index(way.mark) for way in open_ways(g, seat) if way.kind == BRING and way.mark != NOTHING
    }


def agree(g: Position, step: AgreeToBePicked) -> int:
    """D-74: to be woken; to be moved about, by friends alone."""
    return YES if g.terms.together or g.piece(step.patient).how != CONSCIOUS else NO


def come(g: Position, step: JoinParty) -> int:
    """D-71: where one's own way leads, too."""
    plan = Plan(g, step.seat)
    return YES if plan.towards(step.place) - plan.scene.threat(step.place) > 0.0 else NO


def in_front(g: Position, options: list[int]) -> int:
    """DV-TRAV-06: whoever has the most to set against what waits."""
    return max(options, key=lambda action: figures.total(g, action - LEAD) + g.piece(action - LEAD).health)


def is_better(g: Position, seat: int, card: int) -> bool:
    """DV-FOLL-05: a follower than the one that one has."""
    company = estimates_of(g.terms.content).company
    own = g.followers[seat]
    return own == NOTHING or company[card] > company[own]
