"""Chapter "Map building": doors, links, and where a location may be laid."""

from __future__ import annotations

from games.dark_venture.kit.position import place, position, with_cards
from ludoteca.games.dark_venture.actions import cell
from ludoteca.games.dark_venture.rules import map
from ludoteca.games.dark_venture.rules.laying import LayAt
from ludoteca.games.dark_venture.rules.map import FAR
from ludoteca.games.dark_venture.state import Bar, Position
from ludoteca.games.dark_venture.view import fitting
from ludoteca.testing import rule


def crossing() -> Position:
    """The start, with dead ends to the north and to the east."""
    g = position()
    map.start(g)
    map.lay(g, place(g, "den-under-the-ivy"), 0, -1, 2)
    map.lay(g, place(g, "crypt-of-the-living-heirs"), 1, 0, 3)
    return g


@rule("DV-MAP-01")
def test_dv_map_01_the_map_grows_from_location_1() -> None:
    """DV-MAP-01, DV-SETUP-06."""
    g = position()
    map.start(g)
    assert (g.laid, g.x[0], g.y[0]) == ([0], 0, 0)
    assert g.open_doors == 4 and map.links(g, 0) == []


@rule("DV-MAP-02")
def test_dv_map_02_a_card_lies_in_four_ways() -> None:
    """DV-MAP-02, AMB-13: the door of a dead end is to the north as printed, and turns with the card."""
    g = position()
    map.start(g)
    den = place(g, "den-under-the-ivy")
    assert map.cells_for(g, den, 0) == [(0, -1, 2), (1, 0, 3), (0, 1, 0), (-1, 0, 1)]


@rule("DV-MAP-11")
def test_dv_map_11_one_walks_where_both_edges_have_an_entrance() -> None:
    """DV-MAP-11, AMB-12."""
    g = crossing()
    den, crypt = place(g, "den-under-the-ivy"), place(g, "crypt-of-the-living-heirs")
    assert map.links(g, 0) == sorted([den, crypt])
    assert map.links(g, den) == [0]
    assert map.neighbours(g, den) == [0]
    # A place beside another behind a wall is a neighbour, and not linked.
    inn = place(g, "slantwise-inn")
    map.lay(g, inn, 1, -1, 0)
    assert inn in map.neighbours(g, den) and inn not in map.links(g, den)


def test_a_barred_side_is_not_walked_through() -> None:
    """MAP-11: for laying it stays a door."""
    g = crossing()
    den = place(g, "den-under-the-ivy")
    g.barred.append(Bar(0, 0, 3))
    assert den not in map.links(g, 0) and map.links(g, den) == []
    assert map.has_door(g, 0, 0)


@rule("DV-MAP-03", "DV-MAP-04", "DV-MAP-05", "DV-MAP-06", "DV-MAP-07", "DV-AMB-13", "DV-AMB-15")
def test_dv_map_06_the_last_open_entrance_is_never_closed() -> None:
    """S04, DV-MAP-03 to -07: only the west of the start is open; a dead end would close the map."""
    content = with_cards(locations={"heron-market": {"doors": "N"}, "salt-chapel": {"doors": "N"}})
    g = position(content=content)
    map.start(g)
    ends = (
        ("den-under-the-ivy", 0, -1, 2),
        ("crypt-of-the-living-heirs", 1, 0, 3),
        ("heron-market", 0, 1, 0),
    )
    for name, x, y, turned in ends:
        map.lay(g, place(g, name), x, y, turned)
    assert g.open_doors == 1
    dead_end, straight = place(g, "salt-chapel"), place(g, "ferry-without-a-far-bank")
    assert map.cells_for(g, dead_end, 0) == []
    assert map.cells_for(g, straight, 0) == [(-1, 0, 1), (-1, 0, 3)]  # lying east and west
    # Beside a wall, but meeting an entrance of another place: it may be laid there, and not walked to.
    map.lay(g, straight, -1, 0, 1)
    inn = place(g, "slantwise-inn")
    assert map.cells_for(g, inn, straight)[0] == (-2, 0, 0)


def test_the_view_tells_how_a_location_may_be_turned_on_each_cell_and_then_on_the_chosen_one() -> None:
    g = crossing()
    straight = place(g, "ferry-without-a-far-bank")
    step = LayAt(0, straight, actor=0, beside=0)
    assert fitting(g, step) == {"0,1": [0, 2], "-1,0": [1, 3]}
    step.at = cell(-1, 0)
    assert fitting(g, step) == {"-1,0": [1, 3]}


def test_distances_are_walked() -> None:
    g = crossing()
    den = place(g, "den-under-the-ivy")
    away = map.distances(g, den)
    assert away[den] == 0 and away[0] == 1 and away[place(g, "crypt-of-the-living-heirs")] == 2
    assert away[place(g, "heron-market")] == FAR
    assert map.within(g, den, 1) == [0]
    assert map.farthest(g, den) == [place(g, "crypt-of-the-living-heirs")]
