"""What a choice costs: action points, health."""

from __future__ import annotations

from ludoteca.games.dark_venture.actions import (
    ANSWER,
    AT,
    ATTACK,
    COURT,
    DRAG,
    DRAW,
    EXTRA_DICE,
    FIND,
    FLEE,
    GO,
    INTO,
    LAY,
    LET_ACT,
    PARTY,
    PLAY,
    SEARCH,
    SKIP,
    WAKE,
    YES,
    follower_use,
    give_mark,
    use,
)
from ludoteca.games.dark_venture.content.program import Cost
from ludoteca.games.dark_venture.rules.flight import Flight
from ludoteca.games.dark_venture.rules.hands import Relieve
from ludoteca.games.dark_venture.rules.hearing import OfferAbility
from ludoteca.games.dark_venture.rules.menu import Acting
from ludoteca.games.dark_venture.rules.script import Script
from ludoteca.games.dark_venture.rules.using import UseOn
from ludoteca.games.dark_venture.state import Position

Price = tuple[int, int]  # AP, health
FREE: Price = (0, 0)


def price(g: Position, seat: int, action: int) -> Price:
    """Of one of the options."""
    step, content = g.stack[-1], g.terms.content
    if isinstance(step, OfferAbility):
        return of_cost(content.abilities[step.number].cost) if action == YES else FREE
    if isinstance(step, Flight):
        return (int(action == YES), 0)  # DV-FLEE-08
    if isinstance(step, Script) and ANSWER <= action < use(content):
        options = content.lines[step.line].options
        return of_cost(next(one.cost for one in options if one.answer == action - ANSWER))
    if FLEE <= action < FLEE + EXTRA_DICE:
        return (action - FLEE, 0)  # DV-FLEE-03
    if use(content) <= action < give_mark(content):
        number = action - (follower_use(content) if action >= follower_use(content) else use(content))
        return of_cost(content.abilities[number].cost)
    if isinstance(step, UseOn):
        return of_cost(content.abilities[step.number].cost)
    if isinstance(step, (Acting, Relieve)) and (LAY <= action < AT or PLAY <= action < INTO):
        free = g.free_location if action < AT else g.free_character
        return (int(not free[seat]), 0)  # DV-ONCE-01, -02
    return (int(isinstance(step, Acting) and costs_a_point(action)), 0)


def of_cost(cost: Cost | None) -> Price:
    return FREE if cost is None else (cost.ap, cost.health)


def costs_a_point(action: int) -> bool:
    """DV-PAID-01 to -12."""
    return (
        DRAW <= action < SKIP
        or GO <= action < DRAG
        or SEARCH <= action < FIND
        or ATTACK <= action < COURT
        or action == WAKE
        or PARTY <= action < LET_ACT
    )
