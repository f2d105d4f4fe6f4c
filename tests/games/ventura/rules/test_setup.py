"""Chapter "Setup": families, tiles laid in turn, Cities, starting Domains, and starting goods."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    EDITIONS,
    GARRISON,
    A,
    B,
    at_cells,
    begin,
    claim,
    domain,
    land,
    lay_out,
    men,
    play,
    position,
    refused,
    see,
    to_round_one,
    told,
    whereabouts,
)
from ludoteca import CHANCE, SPECTATOR, BadSeat, Game, LudotecaError
from ludoteca.games.ventura.content import ALWAYS, FROM_FOUR, FROM_THREE, TILE_NAMES
from ludoteca.testing import rule

EN_TILES = {A: "wood field hill castle", B: "village field river lake"}
IT_TILES = {A: "wood field hill castle mountain", B: "village field river lake hill"}
PLACED = (
    "wood 1,-1",
    "village 0,1",
    "field 0,-1",
    "field 2,-1",
    "hill 1,1",
    "river -1,1",
    "castle -1,0",
    "lake 2,0",
)


def start(seats: int, seed: int, edition: str = "en-2010", **options: object) -> Game:
    return ludoteca.new("ventura", seats=seats, seed=seed, edition=edition, options=options)


# families


@rule("VEN-GEN-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players_can_play(seats: int) -> None:
    with pytest.raises(BadSeat):
        ludoteca.new("ventura", seats=seats, seed=1)


@rule("VEN-RUL-01")
def test_the_english_edition_is_the_default_and_the_italian_one_can_be_chosen() -> None:
    assert start(2, 1).edition == "en-2010"
    assert ludoteca.new("ventura", seats=2, seed=1, edition="it-2011").edition == "it-2011"
    with pytest.raises(LudotecaError, match="no edition"):
        ludoteca.new("ventura", seats=2, seed=1, edition="de-2012")


@rule("VEN-SETUP-01", "VEN-RUL-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    t = ludoteca.new("ventura", seats=seats, chance="scripted")
    assert t.odds() == {f"first {seat}": 1 for seat in range(seats)}
    t.play(CHANCE, "first 1")
    assert see(t)["first"] == 1 and t.asked == (1,)


@rule("VEN-SETUP-02")
def test_families_are_chosen_from_the_first_player_clockwise_among_those_left() -> None:
    t = ludoteca.new("ventura", seats=3, chance="scripted")
    t.play(CHANCE, "first 1")
    assert t.asked == (1,)
    assert t.legal(1) == ["family este", "family gonzaga", "family medici", "family visconti"]
    t.play(1, "family medici")
    assert t.asked == (2,) and refused(t, 2, "family medici") == "VEN-SETUP-02"
    t.play(2, "family este")
    assert t.legal(0) == ["family gonzaga", "family visconti"]
    t.play(0, "family visconti")
    assert [player["family"] for player in see(t)["players"]] == ["visconti", "medici", "este"]


@rule("VEN-SETUP-02", "VEN-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cities_and_garrisons_of_families_that_nobody_leads_are_not_used(seats: int) -> None:
    t = start(seats, seats)
    to_round_one(t)
    assert [tile["tile"] for tile in land(t)].count("city") == seats
    gone = [name for name in see(t)["removed"] if name.startswith(GARRISON)]
    led = [f"garrison-{player['family']}" for player in see(t)["players"]]
    assert len(gone) == 4 - seats and not set(gone) & set(led)


# the stockpile


@rule("VEN-SETUP-04", "VEN-SETUP-05", "VEN-SETUP-06", "VEN-TILE-09", "VEN-VEC-TILES")
@pytest.mark.parametrize(("seats", "left", "removed"), [(2, 16, 18), (3, 25, 9), (4, 34, 0)])
def test_the_stockpile_is_made_of_the_tiles_for_that_many_players(
    seats: int, left: int, removed: int
) -> None:
    t = ludoteca.new("ventura", seats=seats, chance="scripted")
    t.play(CHANCE, "first 0")
    for seat in range(seats):
        t.play(seat, t.legal(seat)[0])
    odds = t.odds()
    assert sum(odds.values()) == left == 34 - removed
    used = [ALWAYS[k] + (seats > 2) * FROM_THREE[k] + (seats > 3) * FROM_FOUR[k] for k in range(10)]
    assert odds == {f"land {TILE_NAMES[k]}": used[k] for k in range(10) if used[k]}
    assert "land papal" not in odds and "land city" not in odds


@rule("VEN-SETUP-07", "VEN-SETUP-08", "DIF-17", "DIF-19")
@pytest.mark.parametrize(("edition", "number"), [("en-2010", 4), ("it-2011", 5)])
def test_each_draws_four_tiles_or_in_italian_five_from_the_first_clockwise(edition: str, number: int) -> None:
    t = ludoteca.new("ventura", seats=3, edition=edition, chance="scripted")
    t.play(CHANCE, "first 2")
    for seat in (2, 0, 1):
        t.play(seat, t.legal(seat)[0])
    while t.legal(CHANCE)[0].startswith("land"):
        t.play(CHANCE, t.legal(CHANCE)[0])
    assert [event["seat"] for event in told(t, "draws-tile")] == [2] * number + [0] * number + [1] * number
    assert [player["reserve"]["size"] for player in see(t)["players"]] == [number] * 3


@rule("VEN-SETUP-07", "VEN-SETUP-08", "VEN-SETUP-06")
@pytest.mark.parametrize(("edition", "tiles"), [("en-2010", EN_TILES), ("it-2011", IT_TILES)])
def test_tiles_are_drawn_in_secret(edition: str, tiles: dict[int, str]) -> None:
    t = begin(2, tiles, edition=edition)
    assert sorted(see(t, A)["reserve"]) == sorted(tiles[A].split())
    assert see(t, B)["players"][A]["reserve"].get("known", []) == []
    assert told(t, "gets-tile", B) == [{"seat": B, "tile": name} for name in tiles[B].split()]
    assert told(t, "gets-tile", SPECTATOR) == []


@rule("VEN-SETUP-10", "VEN-INFO-02")
def test_three_ventura_cards_are_turned_up() -> None:
    t = begin(2, EN_TILES, row="acuto swordsmen barbute")
    assert see(t)["row"] == ["acuto", "swordsmen", "barbute"]
    assert see(t)["ventura"] == {"deck": 55, "discard": {}}


@rule("VEN-SETUP-09", "VEN-GEN-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_has_cards_in_hand_and_the_conscription_deck_is_whole(edition: str) -> None:
    t = start(4, 3, edition)
    to_round_one(t)
    assert position(t).hands == [[], [], [], []]
    assert see(t)["conscription"] == {"deck": 47, "discard": {}}


# placing tiles


@rule("VEN-SETUP-12", "DIF-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_papal_tiles_lie_side_by_side_before_anybody_places_a_tile(edition: str) -> None:
    t = begin(2, EN_TILES if edition == "en-2010" else IT_TILES, edition=edition)
    assert [(tile["hex"], tile["tile"]) for tile in land(t)] == [("0,0", "papal"), ("1,0", "papal")]
    assert t.asked == (A,) and t.legal(A)[0].startswith("tile ")


@rule("VEN-VEC-HEX", "VEN-SETUP-13")
def test_the_first_tile_has_two_cells_and_the_second_three() -> None:
    t = begin(2, EN_TILES)
    t.play(A, "tile wood")
    assert at_cells(t) == {"1,-1", "0,1"}
    play(t, A, "at 1,-1")
    t.play(B, "tile village")
    assert at_cells(t) == {"0,1", "0,-1", "2,-1"}


@rule("VEN-SETUP-13")
def test_only_own_tiles_can_be_placed_beside_two_others_on_an_empty_cell() -> None:
    t = begin(2, EN_TILES)
    assert refused(t, A, "tile village") == "VEN-SETUP-13"  # it is B's
    assert refused(t, B, "tile village") == "VEN-SETUP-13"  # not his turn
    t.play(A, "tile wood")
    assert refused(t, A, "at -1,0") == "VEN-SETUP-13"  # one neighbour
    assert refused(t, A, "at 0,0") == "VEN-SETUP-13"  # taken


@rule("VEN-SETUP-13", "DIF-18")
@pytest.mark.parametrize(("edition", "tiles", "left"), [("en-2010", EN_TILES, 0), ("it-2011", IT_TILES, 1)])
def test_four_rounds_of_placing_one_tile_each(edition: str, tiles: dict[int, str], left: int) -> None:
    t = begin(2, tiles, edition=edition)
    lay_out(t, *PLACED)
    assert [event["seat"] for event in told(t, "places")] == [A, B] * 4
    assert [player["reserve"]["size"] for player in see(t)["players"]] == [left] * 2
    assert t.legal(A)[0].startswith("at ")  # the City


@rule("VEN-SETUP-13", "DIF-18")
def test_the_tile_that_is_kept_in_italian_is_the_players_choice() -> None:
    t = begin(2, IT_TILES, edition="it-2011")
    lay_out(t, "mountain 1,-1", *PLACED[1:])
    assert see(t, A)["reserve"] == ["wood"]


# Cities


def placed(edition: str = "en-2010") -> Game:
    t = begin(2, EN_TILES if edition == "en-2010" else IT_TILES, edition=edition)
    lay_out(t, *PLACED)
    return t


@rule("VEN-SETUP-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_city_needs_two_neighbours(edition: str) -> None:
    t = placed(edition)
    assert refused(t, A, "at -2,2") == "VEN-SETUP-14"  # beside the River alone
    assert refused(t, A, "at 1,1") == "VEN-SETUP-14"  # taken
    t.play(A, "at -1,-1")
    assert land(t)[-1] == {
        "hex": "-1,-1",
        "tile": "city",
        "owner": None,
        "markers": 0,
        "city": A,
        "guarded": False,
    }


@rule("VEN-SETUP-14", "VEN-INV-12")
def test_a_city_is_never_beside_another() -> None:
    t = placed()
    t.play(A, "at -1,-1")
    assert refused(t, B, "at -2,0") == "VEN-SETUP-14"  # beside A's City
    beside = {"0,-1", "0,-2", "-1,-2", "-2,-1", "-2,0", "-1,0"}
    assert at_cells(t) and not at_cells(t) & beside


@rule("VEN-SETUP-15", "VEN-SETUP-16", "DIF-21")
@pytest.mark.parametrize(
    ("edition", "order"),
    [("en-2010", "city A city B domain A domain B"), ("it-2011", "city A domain A city B domain B")],
)
def test_the_order_of_cities_and_domains_is_that_of_the_edition(edition: str, order: str) -> None:
    t = placed(edition)
    to_round_one(t)
    found = [event for event in t.events(SPECTATOR) if event.id in ("event-places-city", "event-domain")]
    words = {"event-places-city": "city", "event-domain": "domain"}
    assert " ".join(f"{words[event.id]} {'AB'[int(event.args['seat'])]}" for event in found) == order


# starting Domains


def with_cities() -> Game:
    t = placed()
    lay_out(t, "city -1,-1", "city 2,1")
    return t


@rule("VEN-SETUP-17", "VEN-SETUP-18", "VEN-RUL-09", "DIF-23")
def test_the_city_and_three_tiles_that_anybody_placed_get_markers() -> None:
    t = with_cities()
    claim(t, "0,-1 -1,1 -1,0")  # the River is B's work
    assert domain(t, A) == {"0,-1": 1, "-1,1": 1, "-1,0": 1, "-1,-1": 1}


@rule("DIF-23", "VEN-SETUP-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_city_starts_with_one_marker(edition: str) -> None:
    t = start(3, 2, edition)
    to_round_one(t)
    for seat in range(3):
        city = position(t).city[seat]
        assert (position(t).owner[city], position(t).marks[city]) == (seat, 1)


@rule("VEN-RUL-07", "DIF-22")
def test_a_starting_domain_is_one_connected_group_with_the_city() -> None:
    t = with_cities()
    assert refused(t, A, "at 2,-1") == "VEN-RUL-07"  # too far from the City
    play(t, A, "at 1,-1")  # the Wood; the Field must join it to the City
    assert at_cells(t) == {"0,-1"} and refused(t, A, "at 2,-1") == "VEN-RUL-07"


@rule("VEN-RUL-11")
def test_enemy_cities_and_marked_tiles_cannot_be_chosen() -> None:
    t = with_cities()
    assert refused(t, A, "at 2,1") == "VEN-RUL-11"
    claim(t, "0,0 0,-1 -1,0")
    assert t.asked == (B,) and refused(t, B, "at 0,0") == "VEN-RUL-11"


# what each player begins with


@rule("VEN-SETUP-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_garrison_lies_open_in_area_one_and_its_marker_in_the_city(edition: str) -> None:
    t = start(3, 4, edition)
    to_round_one(t)
    for seat in range(3):
        family = see(t)["players"][seat]["family"]
        assert men(t, seat, 1) == [f"garrison-{family}"]
        city = next(tile["hex"] for tile in land(t) if tile["city"] == seat)
        assert whereabouts(t, seat) == {1: city}


@rule("VEN-SETUP-20", "VEN-VEC-FLOR")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_florins_by_place_in_the_turn_order(seats: int) -> None:
    for seed in range(6):
        t = start(seats, seed)
        to_round_one(t)
        g = position(t)
        assert [g.florins[(g.first + place) % seats] for place in range(seats)] == [0, 1, 2, 3][:seats]


@rule("VEN-SETUP-21")
def test_all_scores_are_zero_when_play_begins() -> None:
    t = begin(2, EN_TILES)
    assert [player["score"] for player in see(t)["players"]] == [0, 0]
    lay_out(t, *PLACED, "city -1,-1", "city 2,1")
    claim(t, "0,-1 -1,1 -1,0")  # no Papal tile, which would score at once
    assert [player["score"] for player in see(t)["players"]] == [0, 0]


@rule("VEN-SETUP-22")
def test_after_the_domains_there_is_nothing_left_to_decide_but_the_first_round() -> None:
    t = with_cities()
    claim(t, "0,-1 -1,1 -1,0")
    claim(t, "2,-1 1,1 2,0")
    assert (see(t)["round"], see(t)["phase"]) == (1, "prestige")
    assert t.asked == (B,)  # A has no Florin to spend


@rule("VEN-SETUP-11", "VEN-RUL-04")
def test_the_banks_of_florins_and_wounds_are_no_limit() -> None:
    t = with_cities()
    claim(t, "0,-1 -1,1 -1,0")
    g = position(t)
    g.florins[B] = 500
    claim(t, "2,-1 1,1 2,0")
    g.florins[B] = 500
    t.play(B, "spend 5")
    assert g.florins[B] == 495
