"""What a coach may say of a move: facts that the seat's view supports, the strongest first."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ALONE, ATTACK, END, EXTRA_DICE, FLEE, GO, HIT
from ludoteca.games.dark_venture.bot.duel import damage
from ludoteca.games.dark_venture.bot.footing import flight_odds, foes_in, rounds_left, strength
from ludoteca.games.dark_venture.content.cards import BASE, FIGURE_CARDS, PLACES
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.flight import DICE
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.state import NOTHING, Position


def reasons(g: Position, seat: int, action: int) -> list[Message]:
    step = g.stack[-1]
    if isinstance(step, BattleTurn):
        if HIT <= action < HIT + FIGURE_CARDS:
            return about_blow(g, step.card, action - HIT) + about_health(g, step.card)
        if FLEE <= action < FLEE + EXTRA_DICE:
            return about_health(g, step.card) + about_flight(g, step.card, DICE + action - FLEE)
        return []
    hero = g.heroes[seat]
    if not isinstance(step, Acting) or hero == NOTHING or not g.on_map(hero):
        return []
    if ATTACK <= action < ATTACK + FIGURE_CARDS:
        return about_blow(g, hero, action - ATTACK) + about_health(g, hero)
    for first in (GO, ALONE):
        if first <= action < first + PLACES:
            return about_place(g, hero, action - first)
    if action == END:
        return about_end(g, seat, hero)
    return []


def about_blow(g: Position, card: int, foe: int) -> list[Message]:
    """What a blow takes on average, of how much."""
    if not g.on_map(foe):
        return []
    other = strength(g, foe)
    mean = round(damage(strength(g, card).blow, other.armor))
    name = figure_name(g, foe)
    return [Message("coach-blow", {"figure": name, "count": mean, "count2": other.health})]


def about_health(g: Position, card: int) -> list[Message]:
    """Whoever has lost half of its health."""
    health, whole = g.piece(card).health, figures.stat(g, card, BASE)
    if 2 * health > whole:
        return []
    return [Message("coach-hurt", {"figure": figure_name(g, card), "count": health, "count2": whole})]


def about_flight(g: Position, card: int, dice: int) -> list[Message]:
    """How likely one gets away from all who are there."""
    odds = flight_odds(g, card, dice, fight_of(g).foes_of(g, card))
    return [Message("coach-flight", {"count": round(100 * odds)})]


def about_place(g: Position, card: int, place: int) -> list[Message]:
    """Who would fight there."""
    foes = foes_in(g, card, place)
    if not foes:
        return []
    name = g.terms.content.cards.places[place].id
    return [Message("coach-foes", {"location": name, "count": len(foes)}), *about_health(g, card)]


def about_end(g: Position, seat: int, hero: int) -> list[Message]:
    """What is left of the turn, and of the day."""
    left = g.piece(hero).ap
    found = [Message("coach-ap-left", {"count": left})] if left else []
    return [*found, Message("coach-hours-left", {"count": rounds_left(g)})]
