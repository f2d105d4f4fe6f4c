"""In a fight: whom to hit, when to flee and where to."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import EXTRA_DICE, FLEE, GO, HIT, NO, STAY, STEP, YES
from ludoteca.games.dark_venture.bot.duel import damage
from ludoteca.games.dark_venture.bot.footing import (
    Odds,
    flight_odds,
    foes_in,
    mood,
    sheet_of,
    strength,
    threat,
)
from ludoteca.games.dark_venture.bot.prices import HALE
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, PLACES
from ludoteca.games.dark_venture.rules.aggression import allied
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn, first_use
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.fights import JoinFight
from ludoteca.games.dark_venture.rules.flight import DICE, Flight
from ludoteca.games.dark_venture.state import NOTHING, Position

LOST: Final = 0.35  # a chance to win below which a fight is lost
A_BLOW: Final = 0.8  # points that a blow is worth
WORTH_A_TRY: Final = 0.2  # the least chance to get away


def in_battle(g: Position, step: BattleTurn, options: list[int]) -> int:
    """DV-COMBAT-06: hit, unless the fight is lost and there is a way out of it."""
    hits = [action - HIT for action in options if HIT <= action < HIT + FIGURE_CARDS]
    if step.target != NOTHING:
        return HIT + hits[0]
    fight = fight_of(g)
    foes = fight.foes_of(g, step.card)
    leader = g.piece(step.card).leader
    ours = [card for card in fight.fighters if fight.is_in(g, card) and g.piece(card).leader == leader]
    ours.sort(key=lambda card: card != step.card)
    if Odds(g, ours, foes).win < LOST:
        best = max([action for action in options if FLEE <= action < FLEE + EXTRA_DICE])
        if flight_odds(g, step.card, DICE + best - FLEE, foes) > WORTH_A_TRY:
            return best
    remedy = to_use(g, step.card, options)
    return remedy if remedy != NOTHING else whom_to_hit(g, step.card, hits)


def to_use(g: Position, card: int, options: list[int]) -> int:
    """What helps whoever is hurt more than a blow does."""
    first = first_use(g, card)
    best, most = NOTHING, A_BLOW
    if mood(g, card) == HALE:
        return best
    for action in options:
        if action >= first and sheet_of(g, card).abilities[action - first] > most:
            best, most = action, sheet_of(g, card).abilities[action - first]
    return best


def join(g: Position, step: JoinFight) -> int:
    """D-50: unless it is lost together, too."""
    partner = step.partners[0]
    ours = [card for card in step.chosen if allied(g, partner, card)]
    foes = [card for card in step.chosen[:2] if card not in ours]
    return YES if foes and Odds(g, [partner, *ours], foes).win > LOST else NO


def whom_to_hit(g: Position, card: int, foes: list[int]) -> int:
    """Whoever falls soonest for what it deals."""
    own = strength(g, card)
    best, most = foes[0], -1.0
    for foe in foes:
        other = strength(g, foe)
        blows = max(1.0, other.health / max(0.1, damage(own.blow, other.armor)))
        score = (0.5 + damage(other.blow, own.armor)) / blows
        if score > most:
            best, most = foe, score
    return HIT + best


def flee_again(g: Position, step: Flight) -> int:
    """DV-FLEE-08: another AP for another try, while it has a chance."""
    foes = fight_of(g).foes_of(g, step.card)
    return YES if flight_odds(g, step.card, step.dice, foes) > WORTH_A_TRY else NO


def flee_step(g: Position, card: int, options: list[int]) -> int:
    """Where nobody waits; never where one fled from."""
    best, least = STAY, threat_here(g, card)
    for action in options:
        for first in (STEP, GO):  # with the follower, where it may come along
            if first <= action < first + PLACES and threat(g, card, action - first) < least:
                best, least = action, threat(g, card, action - first)
    return best


def woken(g: Position, card: int, options: list[int]) -> int:
    """DV-WAKE-02: away from enemies, if there are any."""
    return flee_step(g, card, options)


def threat_here(g: Position, card: int) -> float:
    place = g.piece(card).place
    return threat(g, card, place) + (1.0 if foes_in(g, card, place) else 0.0)
