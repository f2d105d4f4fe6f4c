"""What a coach may say of a move: facts that the seat's view supports, the strongest first."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.dark_venture.actions import ALONE, ATTACK, END, EXTRA_DICE, FLEE, GO, HIT, SEARCH
from ludoteca.games.dark_venture.bot.duel import chance_of, damage
from ludoteca.games.dark_venture.bot.footing import flight_odds, foes_in, rounds_left, strength
from ludoteca.games.dark_venture.content.cards import BASE, FIGURE_CARDS, MIND, PLACES, QUEST_CARDS
from ludoteca.games.dark_venture.content.cards import SEARCH as SEARCH_BONUS
from ludoteca.games.dark_venture.foretold.counting import forwarded, standing, surely, with_luck
from ludoteca.games.dark_venture.rules import figures
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.combat import fight_of
from ludoteca.games.dark_venture.rules.flight import DICE
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.names import figure_name
from ludoteca.games.dark_venture.rules.search import WANTED
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
    return about_quests(g, seat, action) + about_action(g, seat, hero, action)


def about_action(g: Position, seat: int, hero: int, action: int) -> list[Message]:
    if ATTACK <= action < ATTACK + FIGURE_CARDS:
        return about_blow(g, hero, action - ATTACK) + about_health(g, hero)
    for first in (GO, ALONE):
        if first <= action < first + PLACES:
            return about_place(g, hero, action - first)
    if action == END:
        return about_end(g, seat, hero)
    return about_search(g, hero) if action == SEARCH else []


def about_quests(g: Position, seat: int, action: int) -> list[Message]:
    """The first of the seat's quests that it brings forward: for certain, or if it succeeds."""
    before = standing(g, seat)
    if not before:
        return []
    for certain, c in ((True, surely(g, seat, action)), (False, with_luck(g, seat, action))):
        if c is not None:
            found = forwarded(before, c, seat)
            for quest in found.ways:
                if quest < QUEST_CARDS:
                    name = g.terms.content.cards.quests[quest].id
                    if not certain:
                        return [Message("coach-likely", {"quest": name})]
                    if quest in found.completes:
                        return [Message("coach-completes", {"quest": name})]
                    return [Message("coach-counts", {"quest": name})]
    return []


def about_search(g: Position, card: int) -> list[Message]:
    """How likely one finds something, without what a place or an ability adds."""
    plus = figures.stat(g, card, MIND) + figures.stat(g, card, SEARCH_BONUS)
    return [Message("coach-search", {"count": round(100 * chance_of(1, plus, WANTED))})]


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
