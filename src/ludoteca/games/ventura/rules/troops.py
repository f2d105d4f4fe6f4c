"""Chapter "Troops": what an area may hold, and what becomes of the cards that leave it.

A Troop is seat * 5 + area; its Companies stand in slots 0 to 4 without gaps.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import AREAS, RANKS
from ludoteca.games.ventura.content import FIRST_GARRISON, ON_MOVEMENT, is_garrison
from ludoteca.games.ventura.rules.cards import discard_kind
from ludoteca.games.ventura.state import NOTHING, NOWHERE, Position

HOME: Final = 0  # VEN-TROOP-06: area 1 is the Garrison's


def size(g: Position, troop: int) -> int:
    """How many Companies a Troop has."""
    first = troop * RANKS
    count = 0
    while count < RANKS and g.men[first + count] != NOTHING:
        count += 1
    return count


def is_army(g: Position, troop: int) -> bool:
    """VEN-TROOP-01: a Captain with one to five Companies."""
    return g.captain[troop] != NOTHING


def exists(g: Position, troop: int) -> bool:
    return g.men[troop * RANKS] != NOTHING or g.captain[troop] != NOTHING


def troops_of(g: Position, seat: int) -> list[int]:
    return [troop for troop in range(seat * AREAS, seat * AREAS + AREAS) if exists(g, troop)]


def empty_areas(g: Position, seat: int) -> list[int]:
    return [troop for troop in range(seat * AREAS, seat * AREAS + AREAS) if not exists(g, troop)]


def has_garrison(g: Position, troop: int) -> bool:
    """VEN-CARD-10, VEN-RUL-44: then the whole Troop stays in the City."""
    if troop % AREAS != HOME:
        return False
    for slot in range(troop * RANKS, troop * RANKS + RANKS):
        if g.men[slot] >= FIRST_GARRISON:
            return True
    return False


def add_company(g: Position, troop: int, kind: int, wounds: int) -> None:
    slot = troop * RANKS + size(g, troop)
    g.men[slot] = kind
    g.hurt[slot] = wounds


def drop_company(g: Position, troop: int, slot: int) -> None:
    """A Company leaves its Troop; the others close up. VEN-RUL-29, -73: its wounds vanish."""
    first = troop * RANKS
    for i in range(first + slot, first + RANKS - 1):
        g.men[i] = g.men[i + 1]
        g.hurt[i] = g.hurt[i + 1]
    g.men[first + RANKS - 1] = NOTHING
    g.hurt[first + RANKS - 1] = 0
    if g.men[first] == NOTHING and g.captain[troop] == NOTHING:
        g.at[troop] = NOWHERE


def discard_company(g: Position, troop: int, slot: int) -> None:
    """VEN-GEN-07, VEN-GEN-08, VEN-RUL-45: to the pile of its deck; a Garrison leaves the game."""
    kind = g.men[troop * RANKS + slot]
    drop_company(g, troop, slot)
    if is_garrison(kind):
        g.removed[kind] = g.removed[kind] + 1
        g.tell("garrison-gone", (troop // AREAS,))
    else:
        discard_kind(g, kind)


def discard_captain(g: Position, troop: int) -> None:
    """VEN-UPK-04, VEN-REG-05: to the Ventura discards."""
    kind = g.captain[troop]
    g.captain[troop] = NOTHING
    discard_kind(g, kind)
    if g.men[troop * RANKS] == NOTHING:
        g.at[troop] = NOWHERE


def disperse(g: Position, troop: int) -> None:
    """All cards of a Troop are discarded and its marker leaves the board."""
    while g.men[troop * RANKS] != NOTHING:
        discard_company(g, troop, 0)
    if g.captain[troop] != NOTHING:
        discard_captain(g, troop)
    g.at[troop] = NOWHERE


def movement(g: Position, troop: int) -> int:
    """VEN-CARD-05, VEN-MOVE-02, -03, VEN-RUL-52: the slowest Company, the Captain, each Horse-cart."""
    if has_garrison(g, troop):
        return 0
    content = g.terms.content
    points = 99
    extra = 0
    for slot in range(troop * RANKS, troop * RANKS + size(g, troop)):
        kind = g.men[slot]
        points = min(points, content.move[kind])
        for special in content.specials[kind]:
            if special.trigger == ON_MOVEMENT:
                extra = extra + special.amount if g.terms.carts_stack else max(extra, special.amount)
    if is_army(g, troop):
        points += content.move[g.captain[troop]] + extra
    return points


def upkeep_of(g: Position, seat: int) -> int:
    """VEN-UPK-02, VEN-RUL-30: what all cards in play cost in a round, the Garrison included."""
    content = g.terms.content
    total = 0
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        if g.captain[troop] != NOTHING:
            total += content.upkeep[g.captain[troop]]
        for slot in range(troop * RANKS, troop * RANKS + size(g, troop)):
            total += content.upkeep[g.men[slot]]
    return total
