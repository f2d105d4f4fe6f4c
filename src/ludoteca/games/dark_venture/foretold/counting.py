"""What a choice does for the quests of a seat: it is put into a copy, and the copy's quests are looked at."""

from __future__ import annotations

from ludoteca.games.dark_venture.actions import (
    AT,
    ATTACK,
    COURT,
    DRAG,
    EXTRA_DICE,
    FLEE,
    FOLLOWER_ATTACK,
    FOLLOWER_LAY,
    FOLLOWER_LOOT,
    FOLLOWER_SEARCH,
    HIT,
    INFLUENCE,
    INTO,
    LAY,
    LEAD,
    LOOT,
    OFFER,
    PLAY,
    PROPOSE,
    RECRUIT,
    SEARCH,
    WAKE,
    follower_use,
    give_mark,
    use,
)
from ludoteca.games.dark_venture.content.cards import FIGURE_CARDS, ITEM_CARDS, PLACES
from ludoteca.games.dark_venture.foretold.chances import used
from ludoteca.games.dark_venture.foretold.consequences import entry_at, foes_at, goal, is_held_up, movers
from ludoteca.games.dark_venture.rules import deeds, items
from ludoteca.games.dark_venture.rules.arrival import FOOT
from ludoteca.games.dark_venture.rules.battle_turns import BattleTurn
from ludoteca.games.dark_venture.rules.bodies import loot
from ludoteca.games.dark_venture.rules.deeds import BEAT, DEED, VISIT, visited
from ludoteca.games.dark_venture.rules.followers import Courting
from ludoteca.games.dark_venture.rules.hands import Relieve
from ludoteca.games.dark_venture.rules.joining import join
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.objectives import completed_by, progress, record
from ludoteca.games.dark_venture.rules.trading import Offer, exchange
from ludoteca.games.dark_venture.state import NOTHING, Position

Progress = list[
    tuple[int, list[int], bool]
]  # of each task: its quest, its ways, whether the stage is complete


def standing(g: Position, seat: int) -> Progress:
    mine = [task for task in g.tasks if task.seat == seat and not task.ended]
    return [(task.quest, progress(g, task), completed_by(g, task) != NOTHING) for task in mine]


class Forwarded:
    """What a choice brings forward: by quest the ways of its stage; the quests whose stage is complete."""

    def __init__(self) -> None:
        self.ways: dict[int, list[int]] = {}
        self.completes: list[int] = []


def forwarded(before: Progress, c: Position, seat: int) -> Forwarded:
    found = Forwarded()
    for (quest, was, complete), (same, now, done) in zip(before, standing(c, seat), strict=True):
        assert quest == same
        ways = [way for way in range(len(was)) if now[way] > was[way]]
        if ways:
            found.ways[quest] = ways
        if done and not complete:
            found.completes.append(quest)
    return found


def surely(g: Position, seat: int, action: int) -> Position | None:
    """A copy in which all is done that a choice does for quests for certain; None where that is nothing."""
    c = g.clone()
    going = movers(g, seat, action)
    if going:
        if is_held_up(g, going[0]) or foes_at(g, going, goal(action)):
            return None
        arrive(c, [piece.card for piece in going], goal(action))
        return c
    hero, follower = g.heroes[seat], g.followers[seat]
    step, content = g.stack[-1], g.terms.content
    if action in (SEARCH, FOLLOWER_SEARCH):
        card = hero if action == SEARCH else follower
        record(c, card, DEED, g.piece(card).place, deeds.SEARCHES)
    elif LAY <= action < AT:
        card = hero if action < FOLLOWER_LAY else follower
        record(c, card, DEED, (action - LAY) % PLACES, deeds.LAYS)
    elif PLAY <= action < INTO:
        record(c, hero, DEED, (action - PLAY) % FIGURE_CARDS, deeds.PLAYS)
    elif LOOT <= action < OFFER:
        loot(c, hero if action < FOLLOWER_LOOT else follower, (action - LOOT) % ITEM_CARDS)
    elif RECRUIT <= action < INFLUENCE:
        join(c, seat, action - RECRUIT)
    elif give_mark(content) > action >= use(content):
        number = used(g, action)
        record(c, follower if action >= follower_use(content) else hero, DEED, number, deeds.USES)
    elif action == PROPOSE and isinstance(step, Offer) and g.piece(step.bargain.partner).leader == seat:
        exchange(c, step.bargain)
    elif not isinstance(step, (Acting, Relieve)) or not items.handle(c, seat, action):
        return None
    return c


def arrive(c: Position, cards: list[int], place: int) -> None:
    """DV-TRAV-05: a visit, and the hexagon for whoever goes first."""
    for card in cards:
        c.move(c.piece(card), place)
    waits = entry_at(c, [c.piece(cards[0])], place)
    for card in cards:
        record(c, card, VISIT, place, visited(FOOT, False))
    if waits:
        record(c, cards[0], DEED, place, deeds.HEXAGONS)


def with_luck(g: Position, seat: int, action: int) -> Position | None:
    """The same for what a choice does if it succeeds: the roll, the fight, the way through it."""
    c = g.clone()
    hero, follower, step = g.heroes[seat], g.followers[seat], g.stack[-1]
    going = movers(g, seat, action)
    if going:
        arrive(c, [piece.card for piece in going], goal(action))
    elif action in (SEARCH, FOLLOWER_SEARCH):
        card = hero if action == SEARCH else follower
        record(c, card, DEED, g.piece(card).place, deeds.FINDS)
    elif ATTACK <= action < RECRUIT:
        beat(c, seat, hero if action < FOLLOWER_ATTACK else follower, (action - ATTACK) % FIGURE_CARDS)
    elif HIT <= action < HIT + FIGURE_CARDS and isinstance(step, BattleTurn):
        beat(c, seat, step.card, action - HIT)
    elif FLEE <= action < FLEE + EXTRA_DICE and isinstance(step, BattleTurn):
        record(c, step.card, DEED, g.piece(step.card).place, deeds.FLIGHTS)
    elif action == WAKE:
        record(c, hero, DEED, g.piece(hero).place, deeds.WAKES)
    elif action == COURT and isinstance(step, Courting):
        join(c, seat, step.left[0])
    elif INFLUENCE <= action < INFLUENCE + FIGURE_CARDS:
        join(c, seat, action - INFLUENCE)
        record(c, hero, DEED, action - INFLUENCE, deeds.INFLUENCES)
    elif DRAG <= action < LEAD:
        record(c, hero, DEED, action - DRAG, deeds.DRAGS)
    else:
        return None
    return c


def beat(c: Position, seat: int, card: int, target: int) -> None:
    """DV-QUEST-04: whoever was hurt by somebody's figures counts for them when it is beaten."""
    for task in [task for task in c.tasks if task.seat == seat]:
        task.seen |= 1 << target
    if c.piece(card).leader == seat:
        record(c, c.heroes[seat], BEAT, target)
