"""Chapter "Troops": what an area may hold, and what becomes of the cards that leave it.

A Troop's number is seat * 5 + area. It is never changed but replaced: see `state.Troop`.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import AREAS, RANKS
from ludoteca.games.ventura.content import FIRST_GARRISON, ON_MOVEMENT, is_garrison
from ludoteca.games.ventura.rules.cards import discard_kind
from ludoteca.games.ventura.state import NOTHING, NOWHERE, Position, Troop

HOME: Final = 0  # VEN-TROOP-06: area 1 is the Garrison's


def size(g: Position, troop: int) -> int:
    """How many Companies a Troop has."""
    return len(g.troops[troop].men)


def is_army(g: Position, troop: int) -> bool:
    """VEN-TROOP-01: a Captain with one to five Companies."""
    return g.troops[troop].captain != NOTHING


def exists(g: Position, troop: int) -> bool:
    there = g.troops[troop]
    return len(there.men) > 0 or there.captain != NOTHING


def troops_of(g: Position, seat: int) -> list[int]:
    troops = g.troops
    return [
        troop
        for troop in range(seat * AREAS, seat * AREAS + AREAS)
        if troops[troop].men or troops[troop].captain != NOTHING
    ]


def empty_areas(g: Position, seat: int) -> list[int]:
    return [troop for troop in range(seat * AREAS, seat * AREAS + AREAS) if not exists(g, troop)]


def has_garrison(g: Position, troop: int) -> bool:
    """VEN-CARD-10, VEN-RUL-44: then the whole Troop stays in the City."""
    if troop % AREAS != HOME:
        return False
    for kind in g.troops[troop].men:
        if kind >= FIRST_GARRISON:
            return True
    return False


def move_to(g: Position, troop: int, tile: int) -> None:
    """The marker of a Troop stands on a tile, or NOWHERE."""
    old = g.troops[troop]
    g.troops[troop] = Troop(tile, old.captain, old.men, old.hurt, old.moved)


def lead(g: Position, troop: int, captain: int) -> None:
    """A Captain leads a Troop, or NOTHING does."""
    old = g.troops[troop]
    g.troops[troop] = Troop(old.at, captain, old.men, old.hurt, old.moved)


def stand(g: Position, troop: int, men: tuple[int, ...], hurt: tuple[int, ...]) -> None:
    """These are the Companies of a Troop now, with these wounds."""
    old = g.troops[troop]
    g.troops[troop] = Troop(old.at, old.captain, men, hurt, old.moved)


def activate(g: Position, troop: int, moved: int) -> None:
    """VEN-MOVE-01: whether a Troop was activated in this phase F."""
    old = g.troops[troop]
    g.troops[troop] = Troop(old.at, old.captain, old.men, old.hurt, moved)


def wound(g: Position, troop: int, slot: int, hits: int) -> None:
    """So many wounds more for a Company, or less."""
    old = g.troops[troop]
    hurt = (*old.hurt[:slot], old.hurt[slot] + hits, *old.hurt[slot + 1 :])
    stand(g, troop, old.men, hurt)


def add_company(g: Position, troop: int, kind: int, wounds: int) -> None:
    old = g.troops[troop]
    assert len(old.men) < RANKS
    stand(g, troop, (*old.men, kind), (*old.hurt, wounds))


def drop_company(g: Position, troop: int, slot: int) -> None:
    """A Company leaves its Troop; the others close up. VEN-RUL-29, -73: its wounds vanish."""
    old = g.troops[troop]
    stand(g, troop, old.men[:slot] + old.men[slot + 1 :], old.hurt[:slot] + old.hurt[slot + 1 :])
    if not exists(g, troop):
        move_to(g, troop, NOWHERE)


def discard_company(g: Position, troop: int, slot: int) -> None:
    """VEN-GEN-07, VEN-GEN-08, VEN-RUL-45: to the pile of its deck; a Garrison leaves the game."""
    kind = g.troops[troop].men[slot]
    drop_company(g, troop, slot)
    if is_garrison(kind):
        g.removed[kind] = g.removed[kind] + 1
        g.tell("garrison-gone", (troop // AREAS,))
    else:
        discard_kind(g, kind)


def discard_captain(g: Position, troop: int) -> None:
    """VEN-UPK-04, VEN-REG-05: to the Ventura discards."""
    kind = g.troops[troop].captain
    lead(g, troop, NOTHING)
    discard_kind(g, kind)
    if not size(g, troop):
        move_to(g, troop, NOWHERE)


def disperse(g: Position, troop: int) -> None:
    """All cards of a Troop are discarded and its marker leaves the board."""
    while size(g, troop):
        discard_company(g, troop, 0)
    if g.troops[troop].captain != NOTHING:
        discard_captain(g, troop)
    move_to(g, troop, NOWHERE)


def movement(g: Position, troop: int) -> int:
    """VEN-CARD-05, VEN-MOVE-02, -03, VEN-RUL-52: the slowest Company, the Captain, each Horse-cart."""
    if has_garrison(g, troop):
        return 0
    content = g.terms.content
    points = 99
    extra = 0
    for kind in g.troops[troop].men:
        points = min(points, content.move[kind])
        for special in content.specials[kind]:
            if special.trigger == ON_MOVEMENT:
                extra = extra + special.amount if g.terms.carts_stack else max(extra, special.amount)
    if is_army(g, troop):
        points += content.move[g.troops[troop].captain] + extra
    return points


def upkeep_of(g: Position, seat: int) -> int:
    """VEN-UPK-02, VEN-RUL-30: what all cards in play cost in a round, the Garrison included."""
    content = g.terms.content
    total = 0
    for troop in range(seat * AREAS, seat * AREAS + AREAS):
        if g.troops[troop].captain != NOTHING:
            total += content.upkeep[g.troops[troop].captain]
        for kind in g.troops[troop].men:
            total += content.upkeep[kind]
    return total
