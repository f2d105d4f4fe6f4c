"""Starting Domains: connected, and as far as it can be helped, room for everybody."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import combinations

import pytest

import ludoteca
from games.ventura.kit import (
    A,
    B,
    C,
    at_cells,
    claim,
    domain,
    fixture,
    hex_of,
    position,
    refused,
    to_round_one,
)
from ludoteca import Game
from ludoteca.games.ventura.content import CITY, PAPAL, TILE_NAMES
from ludoteca.games.ventura.rules.rounds import Round
from ludoteca.games.ventura.rules.setup import Opening, PlaceCity
from ludoteca.games.ventura.rules.tiles import city_cells, lay, neighbours, set_owner
from ludoteca.games.ventura.state import NOBODY, Position
from ludoteca.testing import rule


def choosing(
    seats: int,
    land: Mapping[str, str],
    *,
    edition: str = "en-2010",
    at: int = Opening.DOMAINS,
    turn: int = 0,
    **options: object,
) -> Game:
    """A setup in which these tiles and Cities lie, and Domains (or Cities) are chosen from a turn on."""
    chosen = {"content": fixture(), **options}
    t = ludoteca.new("ventura", seats=seats, options=chosen, edition=edition, chance="scripted")
    g = position(t)
    g.family = list(range(seats))
    g.first = 0
    for where, what in land.items():
        name, _, letter = what.partition(" ")
        tile = lay(g, TILE_NAMES.index(name), hex_of(where))
        if letter:
            seat = "ABCD".index(letter)
            if name == "city":
                g.city[seat] = tile
            if name != "city" or seat < turn:
                set_owner(g, tile, seat)
    g.stack = [Round(0, 0), Opening(at, turn)]
    g.asked = ()
    t.moves.clear()
    g.advance()
    return t


def row_of(first: int, last: int) -> dict[str, str]:
    """Fields from one hex to another."""
    return {f"{q},0": "field" for q in range(first, last + 1)}


@rule("VEN-RUL-07", "DIF-22")
def test_the_four_tiles_need_not_all_touch_one_another() -> None:
    t = choosing(2, {"0,0": "city A", **row_of(1, 6), "7,0": "city B"})
    assert domain(t, A) == {"0,0": 1, "1,0": 1, "2,0": 1, "3,0": 1}
    assert domain(t, B) == {"7,0": 1, "6,0": 1, "5,0": 1, "4,0": 1}


@rule("VEN-RUL-11", "VEN-SETUP-18")
def test_formulas_count_the_whole_starting_domain_whatever_the_order_of_choosing() -> None:
    t = choosing(
        2,
        {"-1,0": "village", "0,0": "city A", "-2,0": "wood", "-1,1": "wood", **row_of(2, 5), "6,0": "city B"},
    )
    assert domain(t, A) == {"-1,0": 3, "0,0": 1, "-2,0": 1, "-1,1": 1}


@rule("VEN-RUL-08")
def test_a_papal_tile_may_be_in_a_starting_domain_unless_it_is_agreed_otherwise() -> None:
    land = {"0,0": "city A", "1,0": "papal", **row_of(-4, -1), "2,0": "field", "20,0": "city B"}
    assert "at 1,0" in choosing(2, land).legal(A)
    t = choosing(2, land, papal_start="no")
    assert domain(t, A) == {"0,0": 1, "-1,0": 1, "-2,0": 1, "-3,0": 1}  # nothing else is connected


@rule("VEN-RUL-08")
@pytest.mark.parametrize(("papal_start", "papal"), [("by-edition", False), ("no", False), ("yes", True)])
def test_in_italian_it_may_not_unless_it_is_agreed_otherwise(papal_start: str, papal: bool) -> None:
    land = {"0,0": "papal", "1,0": "papal", "0,1": "field", "1,1": "field", "0,2": "field", "-1,2": "field"}
    t = choosing(2, land, edition="it-2011", at=Opening.CITIES, papal_start=papal_start)
    t.play(A, "at -1,1")  # beside a Papal tile and three Fields
    assert ("0,0" in domain(t, A) or "at 0,0" in t.legal(A)) == papal


# nobody is boxed in, if it can be helped


@rule("VEN-RUL-10")
def test_in_english_a_domain_that_boxes_a_later_player_in_is_refused_while_another_does_not() -> None:
    land = {"0,0": "city A", **row_of(1, 3), "4,0": "city B", **row_of(-5, -1), "-1,1": "field"}
    t = choosing(2, land)
    assert refused(t, A, "at 1,0") == "VEN-RUL-10"  # B needs all three between the Cities
    assert refused(t, A, "at 2,0") == "VEN-RUL-07"  # chosen before the one that connects it with the City
    assert at_cells(t) == {"-3,0", "-2,0"}  # the first of (-3, -2, -1), and of two of them with the other
    claim(t, "-2,0 -1,0 -1,1")
    assert domain(t, B) == {"4,0": 1, "3,0": 1, "2,0": 1, "1,0": 1}


@rule("VEN-RUL-10")
def test_a_later_player_whom_nothing_helps_does_not_leave_the_others_unprotected() -> None:
    land = {"0,0": "city A", **row_of(1, 3), "4,0": "city B", **row_of(-3, -1), "20,0": "city C"}
    t = choosing(3, land)
    assert domain(t, A) == {"0,0": 1, "-1,0": 1, "-2,0": 1, "-3,0": 1}
    assert domain(t, B) == {"4,0": 1, "3,0": 1, "2,0": 1, "1,0": 1}
    assert domain(t, C) == {"20,0": 1}


@rule("VEN-RUL-10")
def test_where_later_players_are_in_each_others_way_a_domain_that_boxes_in_more_of_them_is_refused() -> None:
    land = {"2,-1": "city A", "2,-2": "field", "2,-3": "field", "2,-4": "field"}
    land |= {"0,0": "city B", **row_of(1, 3), "4,0": "city C"}  # both need all three between their Cities
    t = choosing(3, land)
    assert domain(t, A) == {"2,-1": 1, "2,-2": 1, "2,-3": 1, "2,-4": 1}
    assert domain(t, B) == {"0,0": 1, "1,0": 1, "2,0": 1, "3,0": 1}
    assert domain(t, C) == {"4,0": 1}


@rule("VEN-RUL-10")
@pytest.mark.parametrize("free", [0, 1, 2])
def test_a_player_whom_nothing_helps_takes_as_many_tiles_as_there_are(free: int) -> None:
    land = {"0,0": "city A", **row_of(1, 3), "10,0": "city B", **row_of(11, 10 + free)}
    t = choosing(2, land)
    assert len(domain(t, A)) == 4 and len(domain(t, B)) == 1 + free


def has_full_domain(g: Position, cell: int, barred: set[int]) -> bool:
    """By trying all sets of three free tiles."""
    trial = g.clone()
    city = lay(trial, CITY, cell)
    free = [t for t in range(len(g.where)) if g.kind[t] not in barred and g.owner[t] == NOBODY]
    for three in combinations(free, 3):
        group = {city}
        for i in range(3):
            group |= {t for t in three if any(n in group for n in neighbours(trial, t))}
        if len(group) == 4:
            return True
    return False


@rule("VEN-RUL-10")
@pytest.mark.parametrize(("papal_start", "barred"), [("yes", {CITY}), ("no", {CITY, PAPAL})])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_italian_a_city_is_placed_where_a_full_domain_is_possible(
    seats: int, papal_start: str, barred: set[int]
) -> None:
    narrowed = 0
    for seed in range(12):
        options = {"papal_start": papal_start}
        t = ludoteca.new("ventura", seats=seats, seed=seed, edition="it-2011", options=options)
        rng = random.Random(seed)
        while not position(t).round:
            g = position(t)
            seat = t.asked[0]
            if isinstance(g.stack[-1], PlaceCity):
                cells = city_cells(g)
                good = [cell for cell in cells if has_full_domain(g, cell, barred)]
                assert {hex_of(cell) for cell in at_cells(t)} == set(good or cells)
                narrowed += good != cells
            t.play(seat, rng.choice(t.legal(seat)))
    assert narrowed or seats == 2


@rule("VEN-RUL-10")
def test_in_italian_any_cell_will_do_when_no_city_could_have_a_full_domain() -> None:
    land = {"0,0": "city A", "1,0": "field A", "0,1": "field A", "1,-1": "field A", "1,1": "field"}
    t = choosing(2, land, edition="it-2011", at=Opening.CITIES, turn=1)
    assert {hex_of(cell) for cell in at_cells(t)} == set(city_cells(position(t))) != set()


@rule("VEN-SETUP-17", "VEN-RUL-07", "VEN-RUL-12", "VEN-INV-12")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_chosen_the_setup_ends_with_connected_domains_on_a_connected_board(
    edition: str, seats: int
) -> None:
    for seed in range(15):
        t = ludoteca.new("ventura", seats=seats, seed=seed, edition=edition)
        to_round_one(t, seed)
        g = position(t)
        assert len(g.where) == 2 + 5 * seats
        assert len(reached(g, 0, range(len(g.where)))) == len(g.where)
        for tile in range(2, len(g.where)):
            assert len([other for other in neighbours(g, tile) if other < tile]) >= 2
        for seat in range(seats):
            own = [tile for tile in range(len(g.where)) if g.owner[tile] == seat]
            assert len(own) <= 4 and len(reached(g, g.city[seat], own)) == len(own)


def reached(g: Position, tile: int, among: range | list[int]) -> set[int]:
    found = {tile}
    while True:
        more = {n for t in found for n in neighbours(g, t) if n in among} - found
        if not more:
            return found
        found |= more
