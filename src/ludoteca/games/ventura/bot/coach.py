"""What a coach may say of a move: facts that the seat's view supports, the strongest first."""

from __future__ import annotations

from ludoteca.engine.words import Message
from ludoteca.games.ventura.actions import (
    ACTIVATE,
    AREAS,
    AT,
    BUY,
    CARD_NAMES,
    DEFEND,
    DONE,
    DRAW_TILE,
    HEAL,
    KEEP,
    PLAY,
    SPEND,
    SPOTS,
    STAY,
    TAKE,
    TILE,
)
from ludoteca.games.ventura.bot.marching import paths
from ludoteca.games.ventura.content import is_captain, is_company, of_ventura_deck
from ludoteca.games.ventura.rules.account import total_of
from ludoteca.games.ventura.rules.administration import Expansion, earnings
from ludoteca.games.ventura.rules.battle import ARMY_POINTS, Battle, side_of
from ludoteca.games.ventura.rules.buying import CONSCRIPTION_PRICE, VENTURA_PRICE
from ludoteca.games.ventura.rules.cards import HAND_LIMIT
from ludoteca.games.ventura.rules.marches import March, Marches
from ludoteca.games.ventura.rules.mobilization import Conscription, Deploy, price
from ludoteca.games.ventura.rules.tiles import border_cells, income, lay, papal_tiles, seat_on, set_owner
from ludoteca.games.ventura.rules.troops import has_garrison, is_army, movement, size, troops_of, upkeep_of
from ludoteca.games.ventura.rules.ventura_phase import PAPAL_POINTS, Fortune, Prestige, Recruit, points_for
from ludoteca.games.ventura.rules.winning import GOAL
from ludoteca.games.ventura.state import NOBODY, NOTHING, NOWHERE, Position


def reasons(g: Position, seat: int, action: int) -> list[Message]:
    step = g.stack[-1]
    if HEAL <= action < PLAY:
        return about_wounds(g, seat, action - HEAL)
    if isinstance(step, Prestige) and SPEND <= action < DRAW_TILE:
        return about_prestige(g, seat, action - SPEND)
    if isinstance(step, Fortune) and TAKE <= action < BUY:
        return about_limit(g, seat) + about_lone_captain(g, seat, action - TAKE)
    if isinstance(step, Recruit):
        return about_buying(g, seat, action, VENTURA_PRICE)
    if isinstance(step, Conscription):
        return about_buying(g, seat, action, CONSCRIPTION_PRICE)
    if isinstance(step, Expansion):
        return about_land(g, seat, step.chosen, action)
    if isinstance(step, Deploy) and action == DONE:
        captains = [kind for kind in g.hands[seat] if is_captain(kind)]
        return about_lone_captain(g, seat, captains[0]) if captains else []
    if isinstance(step, (Marches, March)):
        return about_march(g, seat, action)
    if isinstance(step, Battle) and step.at in (step.ATTACKER_RETREAT, step.DEFENDER_RETREAT):
        return about_battle(g, seat, step, action)
    return []


# Florins and cards


def about_prestige(g: Position, seat: int, florins: int) -> list[Message]:
    """Points for Florins, and what is left of them."""
    points = points_for(g, seat, florins)
    papal = PAPAL_POINTS * papal_tiles(g, seat)
    found: list[Message] = []
    if g.score[seat] + points + papal >= GOAL:
        found.append(Message("coach-thirty"))
    if florins:
        found.append(Message("coach-florins", {"count": florins, "count2": points}))
    found.extend(about_rest(g, seat, g.florins[seat] - florins))
    if papal:
        found.append(Message("coach-papal", {"count": papal}))
    return found


def about_buying(g: Position, seat: int, action: int, cost: int) -> list[Message]:
    """What a purchase leaves; and what one saves for who does not buy."""
    if action == DONE:
        return about_rest(g, seat, g.florins[seat])
    if action == BUY or TAKE <= action < KEEP:
        return about_limit(g, seat) + about_rest(g, seat, g.florins[seat] - cost)
    return []


def about_rest(g: Position, seat: int, florins: int) -> list[Message]:
    """What so many Florins are enough for: to deploy a card of the hand, or not even for the upkeep."""
    short = upkeep_of(g, seat) - g.spared[seat] - earnings(g, seat) - florins
    if short > 0:
        return [Message("coach-short", {"count": short})]
    cards = [kind for kind in g.hands[seat] if is_captain(kind) or is_company(kind)]
    costs = [price(g, seat, kind) for kind in cards]
    paid = [i for i in range(len(cards)) if 0 < costs[i] <= florins]
    if not paid:
        return []
    dearest = max(paid, key=lambda i: costs[i])
    return [Message("coach-leaves", {"count": florins, "card": CARD_NAMES[cards[dearest]]})]


def about_limit(g: Position, seat: int) -> list[Message]:
    """Five cards in hand."""
    return [Message("coach-sixth-card")] if len(g.hands[seat]) >= HAND_LIMIT else []


def about_lone_captain(g: Position, seat: int, kind: int) -> list[Message]:
    """A Captain joins a Company in the City; with the Garrison he would never march."""
    if not is_captain(kind):
        return []
    for troop in troops_of(g, seat):
        home = g.troops[troop].at == g.city[seat] and size(g, troop) == 1
        if home and not is_army(g, troop) and not has_garrison(g, troop):
            return []
    return [Message("coach-lone-captain", {"card": CARD_NAMES[kind]})]


def about_wounds(g: Position, seat: int, spot: int) -> list[Message]:
    """A Company that has lost half of its resistance."""
    troop = g.troops[seat * AREAS + spot // SPOTS]
    kind = troop.men[spot % SPOTS]
    hurt, resistance = troop.hurt[spot % SPOTS], g.terms.content.resistance[kind]
    if 2 * hurt < resistance:
        return []
    return [Message("coach-wounded", {"card": CARD_NAMES[kind], "count": hurt, "count2": resistance})]


# land


def about_land(g: Position, seat: int, chosen: int, action: int) -> list[Message]:
    """What a new tile adds to the income: on a cell, or on the best one."""
    if AT <= action < SPEND and chosen != NOBODY:
        gained = income_from(g, seat, chosen, action - AT)
    elif TILE <= action < AT:
        gained = max([income_from(g, seat, action - TILE, cell) for cell in border_cells(g, seat)])
    else:
        return []
    return [Message("coach-income", {"count": gained})]


def income_from(g: Position, seat: int, kind: int, cell: int) -> int:
    after = g.clone()
    set_owner(after, lay(after, kind, cell), seat)
    return income(after, seat) - income(g, seat)


# marches and battles


def about_march(g: Position, seat: int, action: int) -> list[Message]:
    """Cities without Troops, markers to be won, and who could come to the own City."""
    step = g.stack[-1]
    found: list[Message] = []
    if isinstance(step, March):
        army = is_army(g, step.troop)
        if action == DONE and army:
            return about_markers(g, seat, g.troops[step.troop].at)
        if AT <= action < SPEND and army:
            tile = g.where.index(action - AT)
            return about_city(g, seat, tile, [tile]) + about_markers(g, seat, tile)
        return []
    if ACTIVATE <= action < DEFEND:
        troop = seat * AREAS + action - ACTIVATE
        if is_army(g, troop):
            reach = list(paths(g, troop, movement(g, troop)))
            found.extend(about_city(g, seat, NOWHERE, reach))
            best = max([0] + [markers(g, seat, tile) for tile in reach])
            if best and not found:
                found.append(Message("coach-markers-in-reach", {"count": best}))
        if g.troops[troop].at == g.city[seat]:
            found.extend(about_home(g, seat))
    elif action == DONE:
        found.extend(about_home(g, seat))
    papal = PAPAL_POINTS * papal_tiles(g, seat)
    if papal and action == DONE:
        found.append(Message("coach-papal", {"count": papal}))
    return found


def about_city(g: Position, seat: int, entered: int, reach: list[int]) -> list[Message]:
    """An enemy City without Troops that an Army can reach, or enters."""
    found: list[Message] = []
    for other in range(g.seats):
        city = g.city[other]
        if other != seat and city in reach and seat_on(g, city) == NOBODY and g.owner[city] == other:
            found.append(
                Message("coach-city-taken" if city == entered else "coach-city-in-reach", {"seat": other})
            )
    return found


def about_markers(g: Position, seat: int, tile: int) -> list[Message]:
    """An Army that ends its march there removes them."""
    count = markers(g, seat, tile)
    return [Message("coach-markers", {"count": count})] if count else []


def markers(g: Position, seat: int, tile: int) -> int:
    owner = g.owner[tile]
    if owner in (NOBODY, seat) or seat_on(g, tile) not in (NOBODY, seat) or tile == g.city[owner]:
        return 0
    return g.marks[tile]


def about_home(g: Position, seat: int) -> list[Message]:
    """Enemy Armies that could reach the own City. None may be said to be unable to: a march can be forced."""
    found: list[Message] = []
    for other in range(g.seats):
        if other == seat:
            continue
        near = [
            troop
            for troop in troops_of(g, other)
            if is_army(g, troop) and g.city[seat] in paths(g, troop, movement(g, troop))
        ]
        if near:
            found.append(Message("coach-city-threatened", {"seat": other}))
    return found


def about_battle(g: Position, seat: int, step: Battle, action: int) -> list[Message]:
    """To stay for the next assault, or to retreat."""
    side = side_of(g, seat)
    own, enemy = g.sides[side], g.sides[1 - side]
    if action != STAY:
        if g.troops[own.troop].captain == NOTHING:
            return []
        rival = enemy.troop // AREAS
        return [Message("coach-retreat", {"seat": rival, "count": ARMY_POINTS})]
    ours = total_of(step.parts(g, side, False))
    theirs = total_of(step.parts(g, 1 - side, False))
    totals: dict[str, str | int] = {"count": ours, "count2": theirs}
    may_change = conscription_cards(g, own.troop // AREAS) + conscription_cards(g, enemy.troop // AREAS) > 0
    found = [Message("coach-next-assault-so-far" if may_change else "coach-next-assault", totals)]
    first = g.troops[own.troop].men[0]
    left = g.terms.content.resistance[first] - g.troops[own.troop].hurt[0]
    if theirs - own.land - own.captain - own.prevention >= left:
        found.append(Message("coach-would-fall", {"card": CARD_NAMES[first]}))
    return found


def conscription_cards(g: Position, seat: int) -> int:
    """How many of a hand's cards may be Events: everybody sees of which deck they are."""
    return len([kind for kind in g.hands[seat] if not of_ventura_deck(kind)])
