"""Which cards a sensible player takes, keeps and brings into play."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import (
    AREAS,
    ASSIGN,
    AT,
    DEPLOY,
    DISMISS,
    DONE,
    RANKS,
    SPEND,
    SPOTS,
)
from ludoteca.games.ventura.bot.duel import strength
from ludoteca.games.ventura.bot.marching import rounds_left
from ludoteca.games.ventura.content import is_captain, is_company, is_event, is_garrison
from ludoteca.games.ventura.rules.mobilization import Assign
from ludoteca.games.ventura.rules.tiles import income
from ludoteca.games.ventura.rules.troops import HOME, is_army, size, troops_of, upkeep_of
from ludoteca.games.ventura.state import Position

GATHERERS: Final = 3  # Companies alone that find land to gather
ARMIES: Final = 2
KEY_OF_THE_CITY: Final = 6.0
PAY: Final = 2.0  # what a Florin of upkeep weighs against the values of a card
PRICE: Final = 0.8  # what one weighs that is paid once
FULL: Final = 4  # Companies that an Army wants


def card_worth(g: Position, seat: int, kind: int) -> float:
    """What a card in hand is good for."""
    content = g.terms.content
    if is_event(kind):
        return 2.0
    value = 0.5 * content.ranged[kind] + content.melee[kind] + 0.5 * content.resistance[kind]
    if is_captain(kind):
        leaders = len([troop for troop in troops_of(g, seat) if is_army(g, troop)])
        leaders += len([other for other in g.hands[seat] if is_captain(other)])
        return 3.0 + 1.5 * value + 0.5 * content.move[kind] if leaders < ARMIES else 1.0
    return value + 0.3 * content.move[kind] - PAY * content.upkeep[kind] - PRICE * content.deploy[kind]


def lone_companies(g: Position, seat: int) -> list[int]:
    return [troop for troop in troops_of(g, seat) if not is_army(g, troop) and troop % AREAS != HOME]


def armies(g: Position, seat: int) -> list[int]:
    return [troop for troop in troops_of(g, seat) if is_army(g, troop)]


def wanted(g: Position, seat: int) -> int:
    """How many more Companies would find work."""
    held = len([kind for kind in g.hands[seat] if is_company(kind)])
    room = sum([FULL - size(g, troop) for troop in armies(g, seat)])
    return GATHERERS - len(lone_companies(g, seat)) + room - held


def to_deploy(g: Position, seat: int) -> int:
    """What the cards in hand will cost."""
    return sum([g.terms.content.deploy[kind] for kind in g.hands[seat]])


def spare_income(g: Position, seat: int) -> float:
    """Florins a round that more upkeep could take, with what is saved spread over the rounds to come."""
    return income(g, seat) - upkeep_of(g, seat) + g.florins[seat] / rounds_left(g)


def upkeep(g: Position, seat: int, options: list[int]) -> int:
    """Pay if possible; else dismiss what is worth least for its cost."""
    if DONE in options:
        return DONE
    best = options[0]
    least = 1000.0
    for action in options:
        if not DISMISS <= action < DISMISS + AREAS * SPOTS:
            continue
        spot = action - DISMISS
        troop = seat * AREAS + spot // SPOTS
        slot = spot % SPOTS
        kind = g.troops[troop].captain if slot == RANKS else g.troops[troop].men[slot]
        cost = g.terms.content.upkeep[kind]
        worth = card_worth(g, seat, kind) + (4.0 if slot == RANKS else 0.0) + (0.0 if cost else 50.0)
        if is_garrison(kind):
            worth += KEY_OF_THE_CITY
        elif g.troops[troop].at == g.city[seat]:
            worth += 1.0
        if worth < least:
            least = worth
            best = action
    return best


def deploy(g: Position, seat: int, options: list[int]) -> int:
    """An Army first, then gatherers of land, then more men, while the upkeep can be paid."""
    spare = spare_income(g, seat)
    short = rounds_left(g)
    best = DONE
    most = 0.0
    for action in options:
        if not DEPLOY <= action < DEPLOY + len(g.terms.content.deploy) * AREAS:
            continue
        kind = (action - DEPLOY) // AREAS
        troop = seat * AREAS + (action - DEPLOY) % AREAS
        if g.terms.content.upkeep[kind] > spare:
            continue
        value = place_worth(g, seat, kind, troop)
        value -= 0.01 * (troop % AREAS) + g.terms.content.deploy[kind] * 3.0 / (short + 1.0)
        if value > most:
            most = value
            best = action
    return best


def place_worth(g: Position, seat: int, kind: int, troop: int) -> float:
    """What a card is worth in an area."""
    value = card_worth(g, seat, kind)
    if is_captain(kind):
        value += 0.3 * strength(g, troop)
        return 0.0 if troop % AREAS == HOME else value  # the Garrison's Army cannot march
    if is_army(g, troop):
        return value + 1.0 if size(g, troop) < FULL else 0.0
    leads = any(is_captain(other) for other in g.hands[seat]) and len(armies(g, seat)) < ARMIES
    few = len(lone_companies(g, seat)) < GATHERERS
    return value + 1.5 if leads or few else 0.0


def regroup(g: Position, seat: int, options: list[int]) -> int:
    """Where an Army has room for Companies that stand beside it."""
    for action in options:
        if AT <= action < SPEND:
            tile = g.where.index(action - AT)
            there = [troop for troop in troops_of(g, seat) if g.troops[troop].at == tile]
            room = [troop for troop in there if is_army(g, troop) and size(g, troop) < RANKS]
            lone = [troop for troop in there if not is_army(g, troop) and troop % AREAS != HOME]
            if room and lone:
                return action
    return DONE


def assign(g: Position, step: Assign, options: list[int]) -> int:
    """Captains stay out of area 1; Companies join the Army with most room."""
    kind = step.cards[len(step.assigned)]
    if is_captain(kind):
        for troop in range(step.seat * AREAS, step.seat * AREAS + AREAS):
            if g.troops[troop].captain == kind and ASSIGN + troop % AREAS in options:
                return ASSIGN + troop % AREAS
        return options[-1]
    led = [area for area in step.captains() if ASSIGN + area in options]
    if led:
        return ASSIGN + max(led, key=lambda area: (-step.companies_in(area), area))
    return options[0]
