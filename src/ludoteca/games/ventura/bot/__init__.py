"""What a sensible player looks at: points, income, land within reach, and battles that can be won."""

from __future__ import annotations

import math
from typing import Final

from ludoteca.engine.advice import Advice, play_by
from ludoteca.engine.rng import Rng
from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    AREAS,
    AT,
    BOTTOM,
    BUY,
    DEPLOY,
    DISCARD,
    DONE,
    DRAW_TILE,
    HEAL,
    KEEP,
    KEEP_TILE,
    LINE,
    LOOK,
    ON_SEAT,
    PASS,
    PLAY,
    RANKS,
    RECOVER_ALL,
    SPEND,
    STAY,
    TAKE,
    TILE,
)
from ludoteca.games.ventura.bot import coach, marching
from ludoteca.games.ventura.bot.duel import MOST_ASSAULTS, fight, side, strength, usual_order
from ludoteca.games.ventura.bot.marching import FLORIN, WORK, rounds_left
from ludoteca.games.ventura.bot.mustering import (
    armies,
    assign,
    card_worth,
    deploy,
    regroup,
    to_deploy,
    upkeep,
    wanted,
)
from ludoteca.games.ventura.content import CITY, COLOUR_OF, PAPAL, is_captain, is_company
from ludoteca.games.ventura.rules.administration import Annex, Expansion, Upkeep
from ludoteca.games.ventura.rules.battle import Battle, side_of
from ludoteca.games.ventura.rules.cards import LimitHand, Receive
from ludoteca.games.ventura.rules.events import Window
from ludoteca.games.ventura.rules.marches import March, Marches
from ludoteca.games.ventura.rules.mobilization import Assign, Conscription, Deploy, Regroup
from ludoteca.games.ventura.rules.setup import PlaceCity, PlaceTile, StartingDomain
from ludoteca.games.ventura.rules.tiles import income, neighbours, papal_tiles, tiles_beside
from ludoteca.games.ventura.rules.troops import HOME, size, troops_of, upkeep_of
from ludoteca.games.ventura.rules.ventura_phase import (
    PAPAL_POINTS,
    Fortune,
    Prestige,
    Recovery,
    Recruit,
    points_for,
)
from ludoteca.games.ventura.rules.winning import GOAL
from ludoteca.games.ventura.state import NOBODY, Position

PAPAL_WORTH: Final = 3.0  # Florins of income that a Papal tile is worth
WORKERS: Final = 3  # Troops, the Garrison included, below which a Company is worth more than land
NONE: Final = -1
SHORT: Final = 3.0  # rounds left from which on nothing new pays
SPREAD: Final = 6.0  # points of lead that make a win e times as likely
LEAD: Final = 0.9  # what a sure lead is worth against a win
HORIZON: Final = 35  # decisions of each seat that a search looks ahead: more than two rounds


class VenturaAdvice(Advice[Position]):
    """Rules of thumb, and any choice where there is none."""

    def sensible(self, g: Position, seat: int, rng: Rng) -> int:
        """One choice by rules of thumb; any, where there is none."""
        options = g.stack[-1].options(g, seat)
        if len(options) == 1:
            return options[0]
        favourite = favourite_of(g, seat, options)
        if favourite != NONE:
            return favourite
        return rng.one_of(options)

    def worths(self, g: Position) -> list[float]:
        """Shares of the win, by points and by what will bring points."""
        shares: list[float] = []
        total = 0.0
        for seat in range(g.seats):
            share = 0.0 if g.lost[seat] else math.exp(prospects(g, seat) / SPREAD)
            total += share
            shares.append(share)
        return [LEAD * share / total + (1.0 - LEAD) / g.seats for share in shares]

    def worth_trying(self, g: Position, seat: int) -> list[int]:
        """What a search looks at, the rules of thumb's favourite first."""
        found = not_pointless(g, seat)
        if len(found) > 2:
            favourite = favourite_of(g, seat, found)
            if favourite in found:
                found.remove(favourite)
                found.insert(0, favourite)
        return found

    def play_on(self, g: Position, rng: Rng, limit: int) -> int:
        """A playout in which everybody is sensible."""
        return play_by(g, rng, limit, self)

    def horizon(self, g: Position) -> int:
        return HORIZON * g.seats

    def reasons(self, g: Position, seat: int, action: int) -> list[Message]:
        return coach.reasons(g, seat, action)


def prospects(g: Position, seat: int) -> float:
    """Points, and what land, Florins and Troops will bring until somebody has thirty."""
    rounds = rounds_left(g)
    value = g.score[seat] + FLORIN * g.florins[seat]
    value += rounds * (FLORIN * (income(g, seat) - upkeep_of(g, seat)) + PAPAL_POINTS * papal_tiles(g, seat))
    for troop in troops_of(g, seat):
        value += 0.3 * strength(g, troop) + (WORK * rounds if troop % AREAS != HOME else 0.0)
    return value + 0.5 * len(g.hands[seat]) + 0.5 * len(g.reserve[seat])


def favourite_of(g: Position, seat: int, options: list[int]) -> int:
    """What the rules of thumb say, if they say anything."""
    step = g.stack[-1]
    if isinstance(step, Battle):
        return in_battle(g, seat, step, options)
    if isinstance(step, Window):
        return event(g, options)
    if options[0] >= PLAY and options[0] < ON_SEAT:
        return options[0]
    if isinstance(step, (Marches, March)):
        return marching.choose(g, seat, step, options)
    for action in options:  # Events beside an own decision, and wounds
        if PLAY <= action < ON_SEAT:
            return action
        if HEAL <= action < PLAY and g.florins[seat] >= 4:
            return action
    if isinstance(step, Prestige):
        return prestige(g, seat)
    if isinstance(step, Fortune):
        return fortune(g, seat, options)
    if isinstance(step, Recruit):
        return recruit(g, seat, options)
    if isinstance(step, Conscription):
        return conscription(g, seat, options)
    if isinstance(step, Recovery):
        return RECOVER_ALL if RECOVER_ALL in options else DONE
    if isinstance(step, Annex):
        tiles = [action for action in options if AT <= action < SPEND]
        return max(tiles, key=lambda action: g.marks[g.where.index(action - AT)]) if tiles else DONE
    if isinstance(step, Upkeep):
        return upkeep(g, seat, options)
    if isinstance(step, Expansion):
        return lay_tile(g, seat, step.chosen, options)
    if isinstance(step, PlaceTile):  # nobody has a Domain yet: anywhere
        return NONE if step.chosen != NOBODY else lay_tile(g, seat, NOBODY, options)
    if isinstance(step, PlaceCity):
        return max(options, key=lambda action: site(g, action - AT))
    if isinstance(step, StartingDomain):
        return best_domain(g, seat, step, options)
    if isinstance(step, Deploy):
        return deploy(g, seat, options)
    if isinstance(step, Regroup):
        return regroup(g, seat, options)
    if isinstance(step, Assign):
        return assign(g, step, options)
    if isinstance(step, LimitHand):
        return min(options, key=lambda action: card_worth(g, seat, action - DISCARD))
    if isinstance(step, Receive):
        return max(options, key=lambda action: card_worth(g, seat, action - KEEP))
    if KEEP_TILE <= options[0] < BOTTOM:
        return max(options, key=lambda action: g.terms.content.tiles[action - KEEP_TILE].income.base)
    if ON_SEAT <= options[0] < DONE:
        return max(options, key=lambda action: g.score[action - ON_SEAT])
    return NONE


def event(g: Position, options: list[int]) -> int:
    """Any Event at once, but those that only mix up what was thought out."""
    for action in options:
        if action == PASS or g.terms.content.events[action - PLAY].effect != "reorder":
            return action
    return PASS


def prestige(g: Position, seat: int) -> int:
    """Save early, spend late; and always when it wins."""
    florins = min(5, g.florins[seat])
    needed = GOAL - g.score[seat] - PAPAL_POINTS * papal_tiles(g, seat)
    for spent in range(florins + 1):
        if points_for(g, seat, spent) >= needed:
            return SPEND + spent
    spare = g.florins[seat] - savings(g)
    best = 0
    for spent in range(1, min(florins, spare) + 1):
        if points_for(g, seat, spent) - spent >= points_for(g, seat, best) - best:
            best = spent
    return SPEND + best


def savings(g: Position) -> int:
    """Florins that are better kept for cards."""
    return 5 if rounds_left(g) > SHORT else 1


def fortune(g: Position, seat: int, options: list[int]) -> int:
    """Companies first, as many as can find work; then land while it pays, then Captains and more."""
    cards = [action for action in options if TAKE <= action < BUY]
    cards.sort(key=lambda action: -card_worth(g, seat, action - TAKE))
    held = len([kind for kind in g.hands[seat] if is_company(kind)])
    if held + len(troops_of(g, seat)) < WORKERS:
        for action in cards:
            if is_company(action - TAKE):
                return action
    if not armies(g, seat) and not any(is_captain(held) for held in g.hands[seat]):
        for action in cards:
            if is_captain(action - TAKE):
                return action
    if DRAW_TILE in options and (not g.reserve[seat] or not cards) and rounds_left(g) > SHORT:
        return LOOK + 2 if LOOK + 2 in options else DRAW_TILE
    return cards[0] if cards else options[0]


def recruit(g: Position, seat: int, options: list[int]) -> int:
    """Cards from the deck, for somebody who lacks men and can pay for them."""
    needs = wanted(g, seat) > 0 and len(g.hands[seat]) < 3 and rounds_left(g) > SHORT
    if needs and BUY in options and g.florins[seat] - to_deploy(g, seat) >= 4:
        return LOOK + 2 if LOOK + 2 in options else BUY
    return DONE


def conscription(g: Position, seat: int, options: list[int]) -> int:
    """Militia for somebody who lacks men, and Events for what nothing else needs."""
    spare = g.florins[seat] - to_deploy(g, seat)
    lacks = wanted(g, seat) > 0 and not any(is_company(kind) for kind in g.hands[seat])
    cheap = BUY in options and spare >= (1 if lacks else 2)
    return BUY if cheap and len(g.hands[seat]) < 3 and rounds_left(g) > SHORT else DONE


def gain_of(g: Position, seat: int, kind: int, cell: int) -> float:
    """The income that a tile laid there would add."""
    content = g.terms.content
    formula = content.tiles[kind].income
    value = float(formula.base)
    colour = COLOUR_OF[kind]
    for tile in tiles_beside(g, cell):
        if g.owner[tile] == seat:
            if formula.colour >= 0 and COLOUR_OF[g.kind[tile]] == formula.colour:
                value += formula.each
            other = content.tiles[g.kind[tile]].income
            if other.colour >= 0 and other.colour == colour:
                value += other.each
        elif g.owner[tile] != NOBODY:
            value -= 0.2
    return value


def lay_tile(g: Position, seat: int, chosen: int, options: list[int]) -> int:
    """The type with the best cell, then the best cell."""
    if chosen != NOBODY:
        best = options[0]
        most = -100.0
        for action in options:
            if AT <= action < SPEND:
                gain = gain_of(g, seat, chosen, action - AT)
                if gain > most:
                    most = gain
                    best = action
        return best
    kinds = [action for action in options if TILE <= action < AT]
    if not kinds:
        return DONE
    base = g.terms.content.tiles
    return max(
        kinds, key=lambda action: base[action - TILE].income.base + 0.5 * base[action - TILE].income.each
    )


def tile_value(g: Position, tile: int) -> float:
    formula = g.terms.content.tiles[g.kind[tile]].income
    return formula.base + 0.6 * formula.each + (PAPAL_WORTH if g.kind[tile] == PAPAL else 0.0)


def site(g: Position, cell: int) -> float:
    """A City beside good land, near the Papal tiles and away from others."""
    value = 0.0
    for tile in tiles_beside(g, cell):
        if g.kind[tile] != CITY and g.owner[tile] == NOBODY:
            value += tile_value(g, tile)
            for other in neighbours(g, tile):
                value += 0.3 * tile_value(g, other) if g.kind[other] != CITY else -0.8
    return value


def best_domain(g: Position, seat: int, step: StartingDomain, options: list[int]) -> int:
    """The next tile of the group that is worth most."""
    best = step.groups[0]
    most = -1.0
    for mask in step.groups:
        value = 0.0
        for tile in range(len(g.where)):
            if mask >> tile & 1:
                value += tile_value(g, tile)
        if value > most:
            most = value
            best = mask
    for tile in range(len(g.where)):
        if best >> tile & 1 and tile not in step.picked and AT + g.where[tile] in options:
            return AT + g.where[tile]
    return options[0]


def in_battle(g: Position, seat: int, step: Battle, options: list[int]) -> int:
    mine = side_of(g, seat)
    if LINE <= options[0] < STAY:
        return next_in_line(g, step, mine, options)
    return stay_or_go(g, step, mine, options)


def next_in_line(g: Position, step: Battle, mine: int, options: list[int]) -> int:
    """The order, out of some, that does best against the enemy's usual one."""
    troop = g.sides[mine].troop
    enemy = g.sides[1 - mine].troop
    content = g.terms.content
    there = g.troops[troop]
    slots = list(range(size(g, troop)))
    orders = [
        usual_order(g, troop),
        sorted(slots, key=lambda slot: -content.ranged[there.men[slot]]),
        sorted(slots, key=lambda slot: -content.melee[there.men[slot]]),
        sorted(slots, key=lambda slot: there.hurt[slot] - content.resistance[there.men[slot]]),
    ]
    best = orders[0]
    most = -1000.0
    for order in orders:
        own = side(g, troop, step.tile, order)
        other = side(g, enemy, step.tile, usual_order(g, enemy))
        fight(g, own, other, step.tile, True, MOST_ASSAULTS)
        score = float(sum(own.left) - sum(other.left)) + (20.0 if not other.kinds else 0.0)
        if score > most:
            most = score
            best = order
    for slot in best:
        if slot not in g.sides[mine].line:
            wanted = there.men[slot]
            for action in options:
                if (action - LINE) // RANKS == wanted:
                    return action
    return options[0]


def stay_or_go(g: Position, step: Battle, mine: int, options: list[int]) -> int:
    """Retreat when the fight is lost and there is something to save."""
    if STAY not in options:
        return options[0]
    troop = g.sides[mine].troop
    enemy = g.sides[1 - mine].troop
    own = side(g, troop, step.tile, list(range(size(g, troop))))
    other = side(g, enemy, step.tile, list(range(size(g, enemy))))
    own.prevention = g.sides[mine].land + g.sides[mine].captain
    other.prevention = g.sides[1 - mine].land + g.sides[1 - mine].captain
    fight(g, own, other, step.tile, False, MOST_ASSAULTS)
    if own.kinds or not other.kinds:
        return STAY
    return options[0]


def not_pointless(g: Position, seat: int) -> list[int]:
    """New Troops in the lowest empty area, no card dismissed without need; regrouping by rules of thumb."""
    step = g.stack[-1]
    options = step.options(g, seat)
    if isinstance(step, Deploy):
        found: list[int] = []
        fresh: list[int] = []
        for action in options:
            if DEPLOY <= action < DEPLOY + len(g.terms.content.deploy) * AREAS:
                kind = (action - DEPLOY) // AREAS
                troop = seat * AREAS + (action - DEPLOY) % AREAS
                if is_company(kind) and not size(g, troop):
                    if kind in fresh:
                        continue
                    fresh.append(kind)
                found.append(action)
            elif action == DONE or PLAY <= action < ON_SEAT:
                found.append(action)
        return found
    if isinstance(step, Upkeep) and DONE in options:
        return [action for action in options if action == DONE or PLAY <= action < ON_SEAT]
    if isinstance(step, Regroup):
        return [regroup(g, seat, options)]
    if isinstance(step, Assign):
        return [assign(g, step, options)]
    return options
