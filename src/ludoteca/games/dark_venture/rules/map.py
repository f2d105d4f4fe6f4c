"""Chapter "Map building": cells, doors, what is linked, and where a location may be laid."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dark_venture.actions import cell
from ludoteca.games.dark_venture.content.cards import START
from ludoteca.games.dark_venture.state import NOWHERE, Ground, Opening, Position, changed

# what lies beyond each side: north, east, south, west
DX: Final[tuple[int, ...]] = (0, 1, 0, -1)
DY: Final[tuple[int, ...]] = (-1, 0, 1, 0)
SIDES: Final = 4
TURNS: Final = 4  # DV-MAP-02, AMB-13
FAR: Final = 99


def start(g: Position) -> None:
    """DV-SETUP-06: location 1 lies in the middle."""
    lay(g, START, 0, 0, 0)


def lay(g: Position, place: int, x: int, y: int, turned: int) -> None:
    """DV-MAP-01: locations never leave the map."""
    g.x = changed(g.x, place, x)
    g.y = changed(g.y, place, y)
    g.turned = changed(g.turned, place, turned)
    beyond = list(g.beyond)
    for side in range(SIDES):
        other = at_cell(g, x + DX[side], y + DY[side])
        beyond[place * SIDES + side] = other
        if other != NOWHERE:
            beyond[other * SIDES + opposite(side)] = place
            g.open_doors -= has_door(g, other, opposite(side))
        else:
            g.open_doors += has_door(g, place, side)
    g.beyond = tuple(beyond)
    g.laid.append(place)


def at_cell(g: Position, x: int, y: int) -> int:
    """The place on a cell, or NOWHERE."""
    return ground(g).cells.get(cell(x, y), NOWHERE)


def opposite(side: int) -> int:
    return (side + 2) % SIDES


def has_door(g: Position, place: int, side: int) -> int:
    """1 or 0: a side of a place as it lies; what an effect has barred is still a door for laying."""
    return g.terms.content.cards.places[place].doors[g.turned[place]] >> side & 1


def neighbours(g: Position, place: int) -> list[int]:
    """Places that share an edge with this one."""
    around = g.beyond[place * SIDES : (place + 1) * SIDES]
    return sorted([other for other in around if other != NOWHERE])


def ground(g: Position) -> Ground:
    """What was found out about the map as it lies; places never leave it or lie elsewhere."""
    if g.ground.laid != len(g.laid):
        g.ground = Ground(len(g.laid), len(g.x))
        for place in g.laid:
            g.ground.cells[cell(g.x[place], g.y[place])] = place
    return g.ground


def links(g: Position, place: int) -> list[int]:
    """DV-MAP-11, AMB-12: where one can walk from here: both edges have an entrance, and neither is barred.
    The list is not to be changed.
    """
    known = ground(g).links
    found = known[place]
    if found is None:
        found = known[place] = linked(g, place)
    if g.barred:
        return [other for other in found if not is_barred(g, place, other)]
    return found


def linked(g: Position, place: int) -> list[int]:
    found: list[int] = []
    for side in range(SIDES):
        other = g.beyond[place * SIDES + side]
        if other != NOWHERE and has_door(g, place, side) and has_door(g, other, opposite(side)):
            found.append(other)
    return sorted(found)


def is_barred(g: Position, one: int, other: int) -> bool:
    """Whether a bar is between two places that lie side by side, on either side."""
    for bar in g.barred:
        beyond = g.beyond[bar.place * SIDES + bar.side]
        if (bar.place == one and beyond == other) or (bar.place == other and beyond == one):
            return True
    return False


def cells_for(g: Position, place: int, beside: int) -> list[tuple[int, int, int]]:
    """Where and how a location may be laid beside a place: x, y and how it is turned (DV-MAP-03, -05)."""
    return [
        (empty.x, empty.y, turned)
        for empty in openings(g, beside)
        for turned in range(TURNS)
        if fits(g, place, empty, turned)
    ]


def that_fit(g: Position, places: list[int], beside: int) -> list[int]:
    """Those of some locations that can be laid beside a place."""
    known = ground(g)
    tried, fit = known.tried[beside], known.fit[beside]
    found: list[int] = []
    for place in places:
        if not tried >> place & 1:
            tried |= 1 << place
            if fits_one(g, place, openings(g, beside)):
                fit |= 1 << place
            known.tried[beside] = tried
            known.fit[beside] = fit
        if fit >> place & 1:
            found.append(place)
    return found


def can_lay(g: Position, place: int, beside: int) -> bool:
    return len(that_fit(g, [place], beside)) > 0


def fits_one(g: Position, place: int, cells: list[Opening]) -> bool:
    """Whether it fits on one of these cells."""
    for empty in cells:
        for turned in range(TURNS):
            if fits(g, place, empty, turned):
                return True
    return False


def openings(g: Position, beside: int) -> list[Opening]:
    """The empty cells beside a place. The list is not to be changed."""
    known = ground(g).openings[beside]
    if known is None:
        known = [
            opening(g, g.x[beside] + DX[side], g.y[beside] + DY[side])
            for side in range(SIDES)
            if g.beyond[beside * SIDES + side] == NOWHERE
        ]
        ground(g).openings[beside] = known
    return known


def opening(g: Position, x: int, y: int) -> Opening:
    empty = Opening(x, y)
    cells = ground(g).cells
    for side in range(SIDES):
        other = cells.get(cell(x + DX[side], y + DY[side]), NOWHERE)
        if other == NOWHERE:
            empty.empty |= 1 << side
        elif has_door(g, other, opposite(side)):
            empty.met |= 1 << side
            empty.doors_met += 1
    return empty


def fits(g: Position, place: int, empty: Opening, turned: int) -> bool:
    """DV-MAP-04, -06, -07, AMB-15: an entrance meets an entrance, and the map stays open."""
    doors = g.terms.content.cards.places[place].doors[turned]
    return bool(doors & empty.met) and g.open_doors - empty.doors_met + (doors & empty.empty).bit_count() > 0


def distances(g: Position, place: int) -> list[int]:
    """How many steps each place is away on foot; FAR where no way leads. The list is not to be changed."""
    if g.barred:
        return walked(g, place)
    known = ground(g).away
    found = known[place]
    if found is None:
        found = known[place] = walked(g, place)
    return found


def walked(g: Position, place: int) -> list[int]:
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
