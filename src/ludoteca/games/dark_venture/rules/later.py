"""What was put off: entries that are read when a round, an hour or a turn begins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.program import LATER
from ludoteca.games.dark_venture.rules.conditions import Cast
from ludoteca.games.dark_venture.rules.script import read
from ludoteca.games.dark_venture.state import NOBODY, NOTHING, Later, Position

AT_ROUND: Final = LATER.index("round")
AT_TURN: Final = LATER.index("turn")
AT_HOUR: Final = LATER.index("hour 1")  # + hour - 1


def begins_round(g: Position, one: Later) -> bool:
    return one.since < g.round and one.moment in (AT_ROUND, AT_HOUR + g.round - 1)


def begins_turn(g: Position, one: Later) -> bool:
    return one.since < g.turns and one.moment == AT_TURN and one.seat == g.current


def read_later(g: Position, turn: bool) -> bool:
    """DV-TURN-09, DV-DAY-08: the next entry that waited for this round or turn, in turn order; False where
    there is none. Where whoever acted is gone, the hero acts. An entry of a place is about that place still,
    a card's about where whoever acts is by then.
    """
    seats = [*g.order, NOBODY]
    waiting = [one for one in g.laters if (begins_turn(g, one) if turn else begins_round(g, one))]
    if not waiting:
        return False
    first = min([seats.index(one.seat) for one in waiting])
    one = next(one for one in waiting if seats.index(one.seat) == first)
    g.laters.remove(one)
    actor = one.actor
    if actor != NOTHING and not g.on_map(actor):
        if one.seat == NOBODY:
            return True
        actor = g.heroes[one.seat]
    where = one.where if one.bearer == NOTHING else g.piece(actor).place
    cast = Cast(one.seat, actor, one.bearer, one.target, NOTHING, where, one.place, one.item, one.quest)
    read(g, one.line, cast)
    return True
