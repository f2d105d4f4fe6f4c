"""Chapter "Tiles": the map of hexes, Domains and what they are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludoteca.engine.ints import among
from ludoteca.games.ventura.actions import AREAS, SPAN
from ludoteca.games.ventura.content import CITY, COLOUR_OF, NO_COLOUR, PAPAL, Formula
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position

# the six neighbours of a cell: (+1,0) (+1,-1) (0,-1) (-1,0) (-1,+1) (0,+1)
STEPS: Final[tuple[i64, ...]] = (SPAN, SPAN - 1, -1, -SPAN, 1 - SPAN, 1)
SIDES: Final = 6
NEXT_SIDE: Final[tuple[i64, ...]] = (1, 2, 3, 4, 5, 0)
LAST_SIDE: Final[tuple[i64, ...]] = (5, 0, 1, 2, 3, 4)
ALL_CELLS: Final = -1


def lay(g: Position, kind: int, cell: int) -> int:
    """VEN-TILE-01: a tile comes onto the board; returns its number."""
    tile = len(g.where)
    g.where.append(cell)
    g.kind.append(kind)
    g.owner.append(NOBODY)
    g.marks.append(0)
    for side in range(SIDES):
        beside = cell + STEPS[side]
        other = g.where.index(beside) if beside in g.where else NOWHERE
        g.near.append(other)
        if other != NOWHERE:
            g.near[other * SIDES + (side + 3) % SIDES] = tile
    return tile


def neighbours(g: Position, tile: int) -> list[int]:
    return [other for other in g.near[tile * SIDES : tile * SIDES + SIDES] if other != NOWHERE]


def free_cells(g: Position) -> list[int]:
    """VEN-SETUP-13, VEN-RUL-12: empty cells beside at least two tiles, ascending."""
    beside: dict[int, int] = {}
    for tile in range(len(g.where)):
        for side in range(SIDES):
            if g.near[tile * SIDES + side] == NOWHERE:
                cell = g.where[tile] + STEPS[side]
                beside[cell] = beside.get(cell, 0) + 1
    return sorted([cell for cell, count in beside.items() if count >= 2])


def tiles_beside(g: Position, cell: int) -> list[int]:
    """The tiles around a cell, in the order of its sides."""
    found: list[int] = []
    around = [NOWHERE] * SIDES
    centre: i64 = cell
    where = g.where
    for tile in range(len(where)):  # one look at each tile: compiled, faster than `in` and `index`
        away: i64 = where[tile] - centre
        if -SPAN <= away <= SPAN:
            for side in range(SIDES):
                if STEPS[side] == away:
                    around[side] = tile
                    break
    for tile in around:
        if tile != NOWHERE:
            found.append(tile)
    return found


def city_cells(g: Position) -> list[int]:
    """VEN-SETUP-14: cells for a City, none beside another City."""
    return [cell for cell in free_cells(g) if CITY not in [g.kind[tile] for tile in tiles_beside(g, cell)]]


def border_cells(g: Position, seat: int, enough: int = ALL_CELLS) -> list[int]:
    """VEN-EXP-02: cells beside two tiles, of which one is in the seat's Domain, ascending; or so many of
    them as are enough.
    """
    found: list[int] = []
    near, where, owner = g.near, g.where, g.owner
    for tile in range(len(where)):
        if owner[tile] == seat:
            first: i64 = tile * SIDES
            for side in range(SIDES):
                if near[first + side] == NOWHERE:
                    cell = where[tile] + STEPS[side]
                    # a tile on the next side lies beside the cell, too
                    if (
                        near[first + NEXT_SIDE[side]] != NOWHERE
                        or near[first + LAST_SIDE[side]] != NOWHERE
                        or has_two_beside(g, cell)
                    ) and not among(found, cell):
                        found.append(cell)
                        if len(found) == enough:
                            return found
    found.sort()
    return found


def has_two_beside(g: Position, cell: int) -> bool:
    centre: i64 = cell
    count = 0
    for place in g.where:
        away: i64 = place - centre
        if -SPAN <= away <= SPAN and is_step(away):
            count += 1
            if count == 2:
                return True
    return False


def is_step(away: i64) -> bool:
    for step in STEPS:
        if step == away:
            return True
    return False


def worth(g: Position, formula: Formula, tile: int) -> int:
    """VEN-TILE-04, VEN-RUL-36: a value, and more for each adjacent tile of a colour in the same Domain."""
    value = formula.base
    if formula.colour != NO_COLOUR:
        owner, kind, near = g.owner, g.kind, g.near
        colour, seat = formula.colour, owner[tile]
        for side in range(tile * SIDES, tile * SIDES + SIDES):
            other = near[side]
            if other != NOWHERE and owner[other] == seat and COLOUR_OF[kind[other]] == colour:
                value += formula.each
    return value


def recount(g: Position, tile: int) -> None:
    """VEN-TILE-10, VEN-RUL-23: markers are always the current income. A recount never gives points."""
    if g.owner[tile] == NOBODY:
        g.marks[tile] = 0
    else:
        g.marks[tile] = worth(g, g.terms.content.tiles[g.kind[tile]].income, tile)


def set_owner(g: Position, tile: int, seat: int) -> None:
    """A tile joins a Domain, or leaves all (NOBODY); its neighbours are recounted at once (VEN-EXP-04).

    VEN-RUL-87: what protected it in another Domain is over.
    """
    if tile in g.guarded and seat != g.owner[tile]:
        g.guarded.remove(tile)
    g.owner[tile] = seat
    recount(g, tile)
    for other in neighbours(g, tile):
        recount(g, other)


def income(g: Position, seat: int) -> int:
    """VEN-UPK-01, VEN-RUL-32: the sum over the Domain, in one piece or several."""
    total = 0
    owner, marks = g.owner, g.marks
    for tile in range(len(owner)):
        if owner[tile] == seat:
            total += marks[tile]
    return total


def papal_tiles(g: Position, seat: int) -> int:
    """VEN-PREST-04: how many Papal tiles are in a Domain."""
    count = 0
    owner, kind = g.owner, g.kind
    for tile in range(len(owner)):
        if owner[tile] == seat and kind[tile] == PAPAL:
            count += 1
    return count


def seat_on(g: Position, tile: int) -> int:
    """VEN-INV-01: whose Troops stand on a tile; NOBODY's if it is empty."""
    troops = g.troops
    for troop in range(len(troops)):
        if troops[troop].at == tile:
            return troop // AREAS
    return NOBODY
