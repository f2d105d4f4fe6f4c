"""Chapter "Tiles": the map of hexes, Domains and what they are worth."""

from __future__ import annotations

from typing import Final

from ludoteca.games.ventura.actions import AREAS, SPAN
from ludoteca.games.ventura.content import CITY, COLOUR_OF, NO_COLOUR, PAPAL, Formula
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position

# the six neighbours of a cell: (+1,0) (+1,-1) (0,-1) (-1,0) (-1,+1) (0,+1)
STEPS: Final = (SPAN, SPAN - 1, -1, -SPAN, 1 - SPAN, 1)
SIDES: Final = 6


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
    """The tiles around a cell."""
    return [g.where.index(cell + step) for step in STEPS if cell + step in g.where]


def city_cells(g: Position) -> list[int]:
    """VEN-SETUP-14: cells for a City, none beside another City."""
    return [cell for cell in free_cells(g) if CITY not in [g.kind[tile] for tile in tiles_beside(g, cell)]]


def border_cells(g: Position, seat: int) -> list[int]:
    """VEN-EXP-02: cells beside two tiles, of which one is in the seat's Domain, ascending."""
    found: list[int] = []
    for tile in range(len(g.where)):
        if g.owner[tile] == seat:
            for side in range(SIDES):
                if g.near[tile * SIDES + side] == NOWHERE:
                    cell = g.where[tile] + STEPS[side]
                    if cell not in found and has_two_beside(g, cell):
                        found.append(cell)
    found.sort()
    return found


def has_two_beside(g: Position, cell: int) -> bool:
    count = 0
    for step in STEPS:
        if cell + step in g.where:
            count += 1
            if count == 2:
                return True
    return False


def worth(g: Position, formula: Formula, tile: int) -> int:
    """VEN-TILE-04, VEN-RUL-36: a value, and more for each adjacent tile of a colour in the same Domain."""
    value = formula.base
    if formula.colour != NO_COLOUR:
        owner = g.owner[tile]
        for side in range(tile * SIDES, tile * SIDES + SIDES):
            other = g.near[side]
            if other != NOWHERE and g.owner[other] == owner and COLOUR_OF[g.kind[other]] == formula.colour:
                value += formula.each
    return value


def recount(g: Position, tile: int) -> None:
    """VEN-TILE-10, VEN-RUL-23: markers are always the current income. A recount never gives points."""
    if g.owner[tile] == NOBODY:
        g.marks[tile] = 0
    else:
        g.marks[tile] = worth(g, g.terms.content.tiles[g.kind[tile]].income, tile)


def set_owner(g: Position, tile: int, seat: int) -> None:
    """A tile joins a Domain, or leaves all (NOBODY); its neighbours are recounted at once (VEN-EXP-04)."""
    g.owner[tile] = seat
    recount(g, tile)
    for other in neighbours(g, tile):
        recount(g, other)


def income(g: Position, seat: int) -> int:
    """VEN-UPK-01, VEN-RUL-32: the sum over the Domain, in one piece or several."""
    total = 0
    for tile in range(len(g.owner)):
        if g.owner[tile] == seat:
            total += g.marks[tile]
    return total


def papal_tiles(g: Position, seat: int) -> int:
    """VEN-PREST-04: how many Papal tiles are in a Domain."""
    return sum([1 for tile in range(len(g.owner)) if g.owner[tile] == seat and g.kind[tile] == PAPAL])


def seat_on(g: Position, tile: int) -> int:
    """VEN-INV-01: whose Troops stand on a tile; NOBODY's if it is empty."""
    for troop in range(len(g.troops)):
        if g.troops[troop].at == tile:
            return troop // AREAS
    return NOBODY
