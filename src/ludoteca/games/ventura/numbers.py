"""The numbers that help to choose: what a choice costs and brings, and how good a place is to begin with."""

from __future__ import annotations

from ludoteca.games.ventura.actions import (
    ACTIVATE,
    AREAS,
    AT,
    BUY,
    CAPTAIN_SPOT,
    CLEAR,
    DEFEND,
    DEPLOY,
    DISMISS,
    DRAW_TILE,
    HEAL,
    KEEP,
    LINE,
    LOOK,
    ON_SEAT,
    PLAY,
    SETTLE,
    SPEND,
    SPOTS,
    STAY,
)
from ludoteca.games.ventura.content import COLOUR_OF, NO_COLOUR, PAPAL
from ludoteca.games.ventura.rules.administration import Annex, Upkeep
from ludoteca.games.ventura.rules.battle import Battle, side_of
from ludoteca.games.ventura.rules.battle_spaces import slot_for
from ludoteca.games.ventura.rules.buying import CONSCRIPTION_PRICE, VENTURA_PRICE
from ludoteca.games.ventura.rules.effects_battle import InBattle, Reorder
from ludoteca.games.ventura.rules.effects_map import Muster
from ludoteca.games.ventura.rules.marches import March
from ludoteca.games.ventura.rules.mobilization import Conscription, price
from ludoteca.games.ventura.rules.setup import PlaceCity, PlaceTile, StartingDomain, takeable
from ludoteca.games.ventura.rules.tiles import tiles_beside
from ludoteca.games.ventura.rules.troops import movement
from ludoteca.games.ventura.rules.turns import OwnTurn
from ludoteca.games.ventura.rules.ventura_phase import PAPAL_POINTS, Recruit, points_for
from ludoteca.games.ventura.rules.winning import markers_with
from ludoteca.games.ventura.state import NOBODY, Position


def numbers(g: Position, seat: int, action: int) -> dict[str, int]:
    """Costs are Florins, on a march movement points; `left` is what one has after it."""
    top = g.stack[-1]
    if AT <= action < SPEND:
        return of_a_hex(g, action - AT)
    if SPEND <= action < DRAW_TILE:
        return {"points": points_for(g, seat, action - SPEND), **paid(g, seat, action - SPEND)}
    if action == BUY or LOOK <= action < KEEP:
        if isinstance(top, Recruit):
            return paid(g, seat, VENTURA_PRICE)
        return paid(g, seat, CONSCRIPTION_PRICE) if isinstance(top, Conscription) else {}
    if DISMISS <= action < SETTLE and isinstance(top, Upkeep):
        return {"upkeep": g.terms.content.upkeep[card_at(g, seat, action - DISMISS)]}
    if DEPLOY <= action < CLEAR:
        kind = (action - DEPLOY) // AREAS
        off = top.off if isinstance(top, Muster) else 0
        return paid(g, seat, max(0, price(g, seat, kind) - off))
    if ACTIVATE <= action < DEFEND:
        return {"movement": movement(g, seat * AREAS + action - ACTIVATE)}
    if LINE <= action < STAY:
        return {"wounds": wounds_in_line(g, seat, action)}
    if HEAL <= action < PLAY:
        return paid(g, seat, 1) if isinstance(top, OwnTurn) else {}
    if PLAY <= action < ON_SEAT:
        return of_an_event(g, seat, action - PLAY)
    return {}


def paid(g: Position, seat: int, florins: int) -> dict[str, int]:
    return {"cost": florins, "left": g.florins[seat] - florins}


def card_at(g: Position, seat: int, spot: int) -> int:
    troop = g.troops[seat * AREAS + spot // SPOTS]
    return troop.captain if spot % SPOTS == CAPTAIN_SPOT else troop.men[spot % SPOTS]


def of_an_event(g: Position, seat: int, event: int) -> dict[str, int]:
    """What it costs; and in a battle, where it changes them, the totals of the next assault if nobody plays
    another one: `attacker` and `defender`.
    """
    cost = g.terms.content.events[event].cost
    found = paid(g, seat, cost) if cost else {}
    effect = g.terms.effects[event]
    for step in g.stack:
        if isinstance(step, Battle) and step.foretells() and isinstance(effect, InBattle):
            then = g.clone()
            effect.work(then, seat, event)
            attacker, defender = step.totals(then)
            if (attacker, defender) != step.totals(g):
                found["attacker"] = attacker
                found["defender"] = defender
    return found


def wounds_in_line(g: Position, seat: int, action: int) -> int:
    """Companies of one name are told apart by their wounds."""
    top = g.stack[-1]
    if isinstance(top, Battle):
        side = g.sides[side_of(g, seat)]
        troop, line = side.troop, side.line
    else:
        assert isinstance(top, Reorder)
        troop, line = top.troop, top.line
    return g.troops[troop].hurt[slot_for(g, troop, line, action)]


def of_a_hex(g: Position, cell: int) -> dict[str, int]:
    """The way into it, the markers that are won there, or how good it is for a beginning."""
    top = g.stack[-1]
    if isinstance(top, March):
        cost = g.terms.content.cost[g.kind[g.where.index(cell)]]
        return {"cost": cost, "left": top.points - cost}
    if isinstance(top, Annex):
        tile = g.where.index(cell)
        return {"points": markers_with(g, tile)} if g.owner[tile] != NOBODY else {}
    if isinstance(top, PlaceTile):
        return {"worth": sum([feeds(g, top.chosen, g.kind[tile]) for tile in tiles_beside(g, cell)])}
    if isinstance(top, PlaceCity):
        free = [tile for tile in tiles_beside(g, cell) if takeable(g, tile)]  # VEN-RUL-08, VEN-RUL-11
        return {"worth": sum([richness(g, g.kind[tile]) for tile in free])}
    if isinstance(top, StartingDomain):
        kind = g.kind[g.where.index(cell)]
        fed = [tile for tile in tiles_beside(g, cell) if enriches(g, g.kind[tile], kind)]
        return {"worth": 2 * richness(g, kind) + len(fed)}
    return {}


def richness(g: Position, kind: int) -> int:
    """The income of a type of tile; points of a Papal tile are worth more than a Florin."""
    return g.terms.content.tiles[kind].income.base + (PAPAL_POINTS if kind == PAPAL else 0)


def feeds(g: Position, one: int, other: int) -> int:
    """How many of two types of tiles earn more beside the other."""
    return int(enriches(g, one, other)) + int(enriches(g, other, one))


def enriches(g: Position, kind: int, neighbour: int) -> bool:
    """Whether a type of tile makes its neighbour earn more, by its colour."""
    income = g.terms.content.tiles[neighbour].income
    return income.each > 0 and income.colour != NO_COLOUR and income.colour == COLOUR_OF[kind]
