"""Chapter "Map building": cells, doors, what is linked, and where a location may be laid."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.content.cards import START
from ludoteca.games.dark_venture.state import NOWHERE, Position

# what lies beyond each side: north, east, south, west
DX: Final = (0, 1, 0, -1)
DY: Final = (-1, 0, 1, 0)
SIDES: Final = 4
TURNS: Final = 4  # DV-MAP-02, AMB-13
FAR: Final = 99


def start(g: Position) -> None:
    """DV-SETUP-06: location 1 lies in the middle."""
    lay(g, START, 0, 0, 0)


def lay(g: Position, place: int, x: int, y: int, turned: int) -> None:
    """DV-MAP-01: locations never leave the map."""
    g.x[place] = x
    g.y[place] = y
    g.turned[place] = turned
    for side in range(SIDES):
        other = at_cell(g, x + DX[side], y + DY[side])
        g.beyond[place * SIDES + side] = other
        if other != NOWHERE:
            g.beyond[other * SIDES + opposite(side)] = place
            g.open_doors -= has_door(g, other, opposite(side))
        else:
            g.open_doors += has_door(g, place, side)
    g.laid.append(place)


def at_cell(g: Position, x: int, y: int) -> int:
    """The place on a cell, or NOWHERE."""
    for place in g.laid:
        if g.x[place] == x and g.y[place] == y:
            return place
    return NOWHERE


def opposite(side: int) -> int:
    return (side + 2) % SIDES


def has_door(g: Position, place: int, side: int) -> int:
    """1 or 0: a side of a place as it lies; what an effect has barred is still a door for laying."""
    return g.terms.content.cards.places[place].doors[g.turned[place]] >> side & 1


def neighbours(g: Position, place: int) -> list[int]:
    """Places that share an edge with this one."""
    around = g.beyond[place * SIDES : (place + 1) * SIDES]
    return sorted([other for other in around if other != NOWHERE])


def links(g: Position, place: int) -> list[int]:
    """DV-MAP-11, AMB-12: where one can walk from here: both edges have an entrance, and neither is barred."""
    found: list[int] = []
    for side in range(SIDES):
        other = g.beyond[place * SIDES + side]
        if other != NOWHERE and has_door(g, place, side) and has_door(g, other, opposite(side)):
            if not g.barred or not (is_barred(g, place, side) or is_barred(g, other, opposite(side))):
                found.append(other)
    return sorted(found)


def is_barred(g: Position, place: int, side: int) -> bool:
    return any(bar.place == place and bar.side == side for bar in g.barred)


def cells_for(g: Position, place: int, beside: int) -> list[tuple[int, int, int]]:
    """Where and how a location may be laid beside a place: x, y and how it is turned (DV-MAP-03, -05)."""
    return [
        (cell.x, cell.y, turned)
        for cell in openings(g, beside)
        for turned in range(TURNS)
        if fits(g, place, cell, turned)
    ]


def can_lay(g: Position, place: int, beside: int) -> bool:
    return fits_one(g, place, openings(g, beside))


def fits_one(g: Position, place: int, cells: list[Opening]) -> bool:
    """Whether it fits on one of these cells."""
    for cell in cells:
        for turned in range(TURNS):
            if fits(g, place, cell, turned):
                return True
    return False


class Opening:
    """An empty cell; sets of its sides: those that lead to empty cells, those at which a door waits."""

    def __init__(self, x: int, y: int) -> None:
        self.x = x
        self.y = y
        self.empty = 0
        self.met = 0
        self.doors_met = 0


def openings(g: Position, beside: int) -> list[Opening]:
    """The empty cells beside a place."""
    found: list[Opening] = []
    for side in range(SIDES):
        if g.beyond[beside * SIDES + side] == NOWHERE:
            found.append(opening(g, g.x[beside] + DX[side], g.y[beside] + DY[side]))
    return found


def opening(g: Position, x: int, y: int) -> Opening:
    cell = Opening(x, y)
    for side in range(SIDES):
        other = at_cell(g, x + DX[side], y + DY[side])
        if other == NOWHERE:
            cell.empty |= 1 << side
        elif has_door(g, other, opposite(side)):
            cell.met |= 1 << side
            cell.doors_met += 1
    return cell


def fits(g: Position, place: int, cell: Opening, turned: int) -> bool:
    """DV-MAP-04, -06, -07, AMB-15: an entrance meets an entrance, and the map stays open."""
    doors = g.terms.content.cards.places[place].doors[turned]
    return bool(doors & cell.met) and g.open_doors - cell.doors_met + (doors & cell.empty).bit_count() > 0


def distances(g: Position, place: int) -> list[int]:
    """How many steps each place is away on foot; FAR where no way leads."""
    found = [FAR] * len(g.x)
    found[place] = 0
    edge = [place]
    for here in edge:
        for other in links(g, here):
            if found[other] == FAR:
                found[other] = found[here] + 1
                edge.append(other)
    return found


def path(g: Position, place: int, to: int) -> list[int]:
    """The places of a shortest way on foot, the last of them included; none where no way leads."""
    away = distances(g, to)
    found: list[int] = []
    while place != to and away[place] != FAR:
        place = next(other for other in links(g, place) if away[other] < away[place])
        found.append(place)
    return found


def within(g: Position, place: int, steps: int) -> list[int]:
    """The places that can be reached on foot in so many steps, this one left out; ascending."""
    away = distances(g, place)
    return sorted([other for other in g.laid if 0 < away[other] <= steps])


def farthest(g: Position, place: int) -> list[int]:
    """The places that are farthest away on foot; ascending."""
    away = distances(g, place)
    most = max([away[other] for other in g.laid if away[other] != FAR])
    return sorted([other for other in g.laid if away[other] == most])
