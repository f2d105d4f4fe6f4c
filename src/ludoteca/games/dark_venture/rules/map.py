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
    g.laid.append(place)
    g.x[place] = x
    g.y[place] = y
    g.turned[place] = turned


def at_cell(g: Position, x: int, y: int) -> int:
    """The place on a cell, or NOWHERE."""
    for place in g.laid:
        if g.x[place] == x and g.y[place] == y:
            return place
    return NOWHERE


def has_door(g: Position, place: int, side: int) -> bool:
    """A side of a place as it lies; what an effect has barred is still a door for laying."""
    return g.terms.content.cards.places[place].doors[(side - g.turned[place]) % TURNS]


def beyond(g: Position, place: int, side: int) -> int:
    return at_cell(g, g.x[place] + DX[side], g.y[place] + DY[side])


def neighbours(g: Position, place: int) -> list[int]:
    """Places that share an edge with this one."""
    return sorted([other for side in range(SIDES) if (other := beyond(g, place, side)) != NOWHERE])


def links(g: Position, place: int) -> list[int]:
    """DV-MAP-11, AMB-12: where one can walk from here: both edges have an entrance, and neither is barred."""
    found: list[int] = []
    for side in range(SIDES):
        other = beyond(g, place, side)
        back = (side + 2) % SIDES
        if other != NOWHERE and has_door(g, place, side) and has_door(g, other, back):
            if not g.barred or not (is_barred(g, place, side) or is_barred(g, other, back)):
                found.append(other)
    return sorted(found)


def is_barred(g: Position, place: int, side: int) -> bool:
    return any(bar.place == place and bar.side == side for bar in g.barred)


def open_doors(g: Position) -> int:
    """How many entrances of the map lead to an empty cell."""
    doors = 0
    for place in g.laid:
        for side in range(SIDES):
            if has_door(g, place, side) and beyond(g, place, side) == NOWHERE:
                doors += 1
    return doors


def cells_for(g: Position, place: int, beside: int) -> list[tuple[int, int, int]]:
    """Where and how a location may be laid beside a place: x, y and how it is turned (DV-MAP-03)."""
    found: list[tuple[int, int, int]] = []
    for side in range(SIDES):
        x, y = g.x[beside] + DX[side], g.y[beside] + DY[side]
        if at_cell(g, x, y) == NOWHERE:  # DV-MAP-05
            found.extend([(x, y, turned) for turned in range(TURNS) if fits(g, place, x, y, turned)])
    return found


def fits(g: Position, place: int, x: int, y: int, turned: int) -> bool:
    """DV-MAP-04, -06, -07, AMB-15: an entrance meets an entrance, and the map stays open."""
    doors = g.terms.content.cards.places[place].doors
    meets = False
    open_then = open_doors(g)
    for side in range(SIDES):
        other = at_cell(g, x + DX[side], y + DY[side])
        own = doors[(side - turned) % TURNS]
        if other == NOWHERE:
            if own:
                open_then += 1
        elif has_door(g, other, (side + 2) % SIDES):
            open_then -= 1
            meets = meets or own
    return meets and open_then > 0


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


def within(g: Position, place: int, steps: int) -> list[int]:
    """The places that can be reached on foot in so many steps, this one left out; ascending."""
    away = distances(g, place)
    return sorted([other for other in g.laid if 0 < away[other] <= steps])


def farthest(g: Position, place: int) -> list[int]:
    """The places that are farthest away on foot; ascending."""
    away = distances(g, place)
    most = max([away[other] for other in g.laid if away[other] != FAR])
    return sorted([other for other in g.laid if away[other] == most])
