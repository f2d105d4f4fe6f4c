"""What is in the box: sections 2, 5 and 8 of the ledger, for the tables that come with the game."""

from __future__ import annotations

import dataclasses
import random

import pytest

import ludoteca
from games.ventura.kit import A, arrange, position
from ludoteca.games.ventura.actions import CARD_NAMES
from ludoteca.games.ventura.content import (
    AGAINST,
    ALL_TILES,
    ALWAYS,
    BLUE,
    BROWN,
    CAVALRY,
    CITIES,
    CITY,
    COLOUR_NAMES,
    COLOUR_OF,
    CONDITIONS,
    CONSCRIPTION_CARDS,
    EVENTS,
    FAMILIES,
    FIELD,
    FIRST_COMPANY,
    FIRST_CONSCRIPT,
    FIRST_EVENT,
    FROM_FOUR,
    FROM_THREE,
    GREEN,
    GREY,
    HILL,
    IN_ANY_CASE,
    KINDS,
    NO_COLOUR,
    ON_MELEE,
    ON_MOVEMENT,
    PAPAL,
    PAPAL_TILES,
    TILE_NAMES,
    TRIGGERS,
    VENTURA_CARDS,
    YELLOW,
    Card,
    Content,
    Formula,
    Special,
    is_captain,
    is_company,
    is_event,
    is_garrison,
    of_ventura_deck,
)
from ludoteca.games.ventura.content.pack import parse
from ludoteca.games.ventura.content.tables import SHIPPED
from ludoteca.games.ventura.game import VENTURA
from ludoteca.games.ventura.rules.battle import ARMY_POINTS
from ludoteca.games.ventura.rules.buying import CONSCRIPTION_PRICE, VENTURA_PRICE
from ludoteca.games.ventura.rules.effects import NAMES as EFFECTS
from ludoteca.games.ventura.rules.events import WINDOWS, windows_of
from ludoteca.games.ventura.rules.tiles import income
from ludoteca.games.ventura.rules.ventura_phase import POINTS_FOR
from ludoteca.testing import rule

CAPTAINS = SHIPPED.cards[:FIRST_COMPANY]
COMPANIES = SHIPPED.cards[FIRST_COMPANY:FIRST_CONSCRIPT]
CONSCRIPTS = SHIPPED.cards[FIRST_CONSCRIPT:FIRST_EVENT]
GARRISONS = SHIPPED.cards[FIRST_EVENT:]
ALL_COMPANIES = (*COMPANIES, *CONSCRIPTS, *GARRISONS)
TILES = {tile.name: tile for tile in SHIPPED.tiles}


def named(name: str) -> Card:
    return next(card for card in SHIPPED.cards if card.name == name)


# tiles: sections 2.1, 5.4, 8.2 and 8.3


@rule("VEN-TILE-03")
def test_there_are_ten_types_of_tiles() -> None:
    assert [tile.name for tile in SHIPPED.tiles] == list(TILE_NAMES)
    wanted = "village castle city river lake hill mountain field wood papal"
    assert set(TILE_NAMES) == set(wanted.split())


@rule("VEN-TILE-02")
def test_five_colours_tell_the_categories_and_papal_tiles_have_none() -> None:
    colours = {name: COLOUR_OF[kind] for kind, name in enumerate(TILE_NAMES)}
    assert colours == {
        **dict.fromkeys(("village", "castle", "city"), GREY),
        **dict.fromkeys(("river", "lake"), BLUE),
        **dict.fromkeys(("hill", "mountain"), BROWN),
        "field": YELLOW,
        "wood": GREEN,
        "papal": NO_COLOUR,
    }
    assert len(COLOUR_NAMES) == 5


def test_there_are_forty_tiles_with_the_counts_of_the_italian_list() -> None:
    counts = {TILE_NAMES[kind]: ALWAYS[kind] + FROM_THREE[kind] + FROM_FOUR[kind] for kind in range(10)}
    counts.update(city=CITIES, papal=PAPAL_TILES)
    assert counts == {
        "village": 4,
        "castle": 4,
        "city": 4,
        "river": 4,
        "lake": 2,
        "hill": 4,
        "mountain": 2,
        "field": 8,
        "wood": 6,
        "papal": 2,
    }
    assert sum(counts.values()) == ALL_TILES == 40


@rule("VEN-TILE-09", "VEN-SETUP-05", "VEN-VEC-TILES")
def test_nine_tiles_have_setup_value_three_and_nine_have_four() -> None:
    assert (sum(ALWAYS), sum(FROM_THREE), sum(FROM_FOUR)) == (16, 9, 9)
    assert ALWAYS[CITY] == FROM_THREE[CITY] == FROM_FOUR[CITY] == 0
    assert ALWAYS[PAPAL] == FROM_THREE[PAPAL] == FROM_FOUR[PAPAL] == 0


@rule("VEN-RUL-84")
@pytest.mark.parametrize("name", ["castle", "wood", "field", "hill", "river"])
def test_the_setup_values_leave_enough_tiles_for_equal_domains(name: str) -> None:
    kind = TILE_NAMES.index(name)
    assert ALWAYS[kind] >= 2
    assert ALWAYS[kind] + FROM_THREE[kind] >= 3
    assert ALWAYS[kind] + FROM_THREE[kind] + FROM_FOUR[kind] >= 4


@rule("VEN-RUL-26")
def test_every_tile_has_an_income_of_at_least_one() -> None:
    assert [tile.name for tile in SHIPPED.tiles if tile.income.base < 1 or tile.income.each < 0] == []


@rule("VEN-RUL-09")
def test_a_city_has_an_income_of_one_without_a_formula() -> None:
    assert TILES["city"].income == Formula(1)


def test_all_tiles_of_one_type_have_the_same_values() -> None:
    """There is one entry for each type, so that equal Domains are equal and the four Cities are fair."""
    assert len({tile.name for tile in SHIPPED.tiles}) == len(SHIPPED.tiles) == len(TILE_NAMES)


@rule("VEN-TILE-04")
def test_a_village_is_worth_one_and_one_more_for_each_green_tile() -> None:
    assert TILES["village"].income == Formula(1, 1, GREEN)


@rule("VEN-TILE-06", "VEN-TILE-07", "VEN-TILE-08")
def test_formulas_are_for_income_ranged_and_resistance_and_never_for_melee() -> None:
    for tile in SHIPPED.tiles:
        assert type(tile.melee) is int
        for formula in (tile.income, tile.ranged, tile.resistance):
            assert (formula.each > 0) == (formula.colour in (GREY, BLUE, BROWN, YELLOW, GREEN))
            assert formula.each > 0 or formula.colour == NO_COLOUR


@rule("VEN-TILE-05")
def test_every_tile_costs_movement_and_the_common_ones_two_points_at_most() -> None:
    assert min(tile.cost for tile in SHIPPED.tiles) >= 1
    assert max(tile.cost for tile in SHIPPED.tiles) <= 3  # a Company with three points goes everywhere
    rare = ("lake", "mountain", "river", "hill")  # waters and heights: 12 of the 34 tiles of the stockpile
    assert [tile.name for tile in SHIPPED.tiles if tile.cost > 2 and tile.name not in rare] == []


def test_modifiers_of_tiles_are_never_negative() -> None:
    for tile in SHIPPED.tiles:
        values = (tile.ranged.base, tile.ranged.each, tile.melee, tile.resistance.base, tile.resistance.each)
        assert min(values) >= 0, tile.name


@rule("VEN-RUL-05")
def test_domains_stay_below_twenty_markers_in_ordinary_games() -> None:
    for seed in range(8):
        t = ludoteca.new("ventura", seats=2 + seed % 3, seed=seed)
        rng = random.Random(seed)
        while t.asked:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
            assert max(income(position(t), seat) for seat in range(t.seats)) <= 20


# cards: sections 2.1, 5.1 to 5.3 and 8.4


@rule("VEN-CARD-02")
def test_the_ventura_deck_has_18_captains_and_40_companies_of_20_types() -> None:
    assert (len(CAPTAINS), sum(card.copies for card in CAPTAINS)) == (18, 18)
    assert (len(COMPANIES), sum(card.copies for card in COMPANIES)) == (20, 40)
    assert VENTURA_CARDS == 58
    assert all(of_ventura_deck(kind) == (is_captain(kind) or kind < FIRST_CONSCRIPT) for kind in range(KINDS))


@rule("VEN-CARD-02")
def test_the_conscription_deck_has_16_companies_of_4_types_and_31_events_of_16() -> None:
    assert (len(CONSCRIPTS), sum(card.copies for card in CONSCRIPTS)) == (4, 16)
    assert (len(SHIPPED.events), sum(event.copies for event in SHIPPED.events)) == (EVENTS, 31) == (16, 31)
    assert CONSCRIPTION_CARDS == 47


@rule("VEN-SETUP-09", "VEN-SETUP-10")
def test_the_first_card_of_each_deck_is_any_of_its_cards() -> None:
    t = arrange(2, phase="recruit", florins={A: 2}, content="ludoteca")
    t.play(A, "buy")
    odds = t.odds()
    assert sum(odds.values()) == 58
    assert odds == {f"card {card.name}": card.copies for card in (*CAPTAINS, *COMPANIES)}
    t = arrange(2, phase="conscription", florins={A: 1}, content="ludoteca")
    t.play(A, "buy")
    odds = t.odds()
    assert sum(odds.values()) == 47
    copies = {f"card {card.name}": card.copies for card in CONSCRIPTS}
    assert odds == {**copies, **{f"card {event.name}": event.copies for event in SHIPPED.events}}


@rule("VEN-GEN-01")
def test_each_of_four_families_has_a_garrison() -> None:
    assert FAMILIES == ("este", "gonzaga", "medici", "visconti")
    assert [card.name for card in GARRISONS] == [f"garrison-{family}" for family in FAMILIES]
    assert [card.copies for card in GARRISONS] == [1] * 4


def test_the_box_has_109_cards_beside_the_first_player_card() -> None:
    assert sum(SHIPPED.copies(kind) for kind in range(KINDS)) == 109
    assert sum(card.copies for card in ALL_COMPANIES) == 60


@rule("VEN-CARD-01")
def test_every_card_is_of_exactly_one_type() -> None:
    for kind in range(KINDS):
        assert is_captain(kind) + is_company(kind) + is_event(kind) == 1
    types = [
        sum(SHIPPED.copies(k) for k in range(KINDS) if of(k)) for of in (is_captain, is_company, is_event)
    ]
    assert types == [18, 60, 31]
    assert all(is_company(kind) for kind in range(KINDS) if is_garrison(kind))


@rule("VEN-GEN-14")
def test_every_kind_of_card_has_a_number_and_a_name_of_its_own() -> None:
    assert len(CARD_NAMES) == len(set(CARD_NAMES)) == KINDS == 18 + 20 + 4 + 16 + 4


@rule("VEN-GEN-14")
def test_no_rule_reads_what_is_written_on_a_card() -> None:
    def renamed(prefix: str) -> Content:
        return Content(
            prefix,
            tuple(dataclasses.replace(tile, name=f"{prefix}-{tile.name}") for tile in SHIPPED.tiles),
            tuple(dataclasses.replace(card, name=f"{prefix}-{card.name}") for card in SHIPPED.cards),
            tuple(dataclasses.replace(event, name=f"{prefix}-{event.name}") for event in SHIPPED.events),
        )

    for name in ("italics", "other-words"):
        VENTURA.add_content(renamed(name))
    games = [
        ludoteca.new("ventura", seats=3, seed=4, options={"content": n}) for n in ("italics", "other-words")
    ]
    for t in games:
        rng = random.Random(4)
        while t.asked:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
    assert games[0].moves == games[1].moves
    assert games[0].position() == games[1].position()


@rule("VEN-CARD-11")
def test_a_ventura_card_costs_two_florins_and_a_conscription_card_one() -> None:
    assert (VENTURA_PRICE, CONSCRIPTION_PRICE) == (2, 1)


def test_conscripts_are_cheaper_and_weaker_than_the_companies_of_the_ventura_deck() -> None:
    assert max(card.cost for card in CONSCRIPTS) < min(card.cost for card in COMPANIES)

    def strength(card: Card) -> int:
        return card.ranged + card.melee + card.resistance

    assert max(strength(card) for card in CONSCRIPTS) <= min(strength(card) for card in COMPANIES)
    assert max(strength(card) for card in CONSCRIPTS) * 20 < sum(strength(card) for card in COMPANIES)


@pytest.mark.parametrize(
    ("name", "stated"),
    [
        ("crossbowmen", {"move": 2, "ranged": 3, "resistance": 3}),
        ("mounted-crossbowmen", {"move": 3, "ranged": 3, "melee": 1, "resistance": 4}),
        ("light-cavalry", {"melee": 2, "resistance": 4}),
        ("spearmen", {"melee": 2, "resistance": 4}),
        ("horse-carts", {"move": 3, "melee": 1, "resistance": 3}),
        ("artillerymen", {"ranged": 6, "resistance": 2}),
        ("swordsmen", {"melee": 3, "resistance": 4}),
        ("heavy-cavalry", {"melee": 4, "resistance": 6}),
        ("acuto", {"move": 2, "ranged": 0, "melee": 2, "resistance": 0}),
        ("fortebraccio", {"ranged": 1, "melee": 0, "resistance": 2}),
    ],
)
def test_named_cards_have_the_values_that_the_rulebooks_state(name: str, stated: dict[str, int]) -> None:
    card = named(name)
    assert {field: getattr(card, field) for field in stated} == stated


@rule("VEN-EX-01", "DIF-57")
@pytest.mark.parametrize(("edition", "resistance"), [("en-2010", 6), ("it-2011", 4)])
def test_heavy_cavalry_are_as_strong_as_the_book_of_the_edition_says(edition: str, resistance: int) -> None:
    t = ludoteca.new("ventura", seats=2, seed=1, edition=edition)
    assert t.printed()["cards"]["heavy-cavalry"]["resistance"] == resistance
    content = position(t).terms.content
    differing = [card for card in content.cards if card != named(card.name)]
    assert [card.name for card in differing] == (["heavy-cavalry"] if edition == "it-2011" else [])
    assert (content.tiles, content.events) == (SHIPPED.tiles, SHIPPED.events)


@rule("VEN-GEN-14")
def test_a_pack_is_the_same_in_both_editions() -> None:
    VENTURA.add_content(parse('name = "box"', "box.toml"))
    t = ludoteca.new("ventura", seats=2, seed=1, edition="it-2011", options={"content": "box"})
    assert t.printed()["cards"]["heavy-cavalry"]["resistance"] == 6


def test_both_armies_of_the_example_can_have_mounted_crossbowmen_and_two_carts_fit_into_one() -> None:
    assert named("mounted-crossbowmen").copies >= 2
    assert named("horse-carts").copies == 2


@rule("VEN-CARD-09")
def test_horse_carts_add_one_to_the_movement_of_their_army() -> None:
    assert named("horse-carts").specials == (Special(ON_MOVEMENT, IN_ANY_CASE, 0, 1),)


@rule("VEN-CARD-09")
def test_spearmen_have_two_more_against_cavalry_and_mounted_crossbowmen_are_none() -> None:
    assert named("spearmen").specials == (Special(ON_MELEE, AGAINST, CAVALRY, 2),)
    riders = {card.name for card in ALL_COMPANIES if card.keywords & CAVALRY}
    assert {"light-cavalry", "heavy-cavalry"} <= riders and "mounted-crossbowmen" not in riders


@rule("VEN-DEP-06")
def test_farmers_are_for_fields_and_hills_and_mounted_skirmishers_for_any_land() -> None:
    assert set(named("farmers").terrain) == {FIELD, HILL}
    assert named("mounted-skirmishers").terrain == ()
    assert named("farmers") in CONSCRIPTS


def test_a_special_is_data_with_a_trigger_a_condition_and_an_amount() -> None:
    assert TRIGGERS == ("movement", "ranged", "melee")  # deployment is the card's terrain
    assert CONDITIONS == ("always", "space", "against", "terrain")
    for card in SHIPPED.cards:
        for special in card.specials:
            assert 0 <= special.trigger < len(TRIGGERS) and 0 <= special.condition < len(CONDITIONS)
            assert special.amount >= 1


@rule("VEN-CARD-08")
def test_every_company_can_strike_and_stand_and_march() -> None:
    for card in (*COMPANIES, *CONSCRIPTS):
        assert min(card.resistance, card.melee, card.move) >= 1, card.name
        assert min(card.ranged, card.cost, card.upkeep) >= 0, card.name


@rule("VEN-CARD-03", "VEN-CARD-05", "VEN-CARD-10", "VEN-RUL-30")
def test_garrisons_cost_upkeep_but_no_deployment_and_do_not_march() -> None:
    for card in GARRISONS:
        assert (card.cost, card.move) == (0, 0) and card.upkeep > 0
        assert min(card.ranged, card.melee, card.resistance) >= 1
    assert len({dataclasses.replace(card, name="") for card in GARRISONS}) == 1


@rule("VEN-CARD-04", "VEN-CARD-06", "VEN-CARD-07")
def test_captains_have_four_modifiers_that_are_never_negative_and_costs() -> None:
    for card in CAPTAINS:
        assert min(card.move, card.ranged, card.melee, card.resistance, card.upkeep) >= 0, card.name
        assert card.cost >= 1, card.name
        assert (card.specials, card.terrain, card.keywords) == ((), (), 0), card.name


def test_the_18_captains_are_18_different_ones() -> None:
    assert len({card.name for card in CAPTAINS}) == 18
    assert {"acuto", "fortebraccio"} <= {card.name for card in CAPTAINS}


@rule("VEN-WND-06")
def test_barber_surgeons_heal_an_army_at_the_end_of_a_battle() -> None:
    event = next(event for event in SHIPPED.events if event.name == "barber-surgeons")
    assert (event.window, event.effect) == ("battle-end", "heal-army")
    assert event.amount >= 1 and event.cost == 0


def test_every_event_has_a_window_and_an_effect_that_the_rules_know() -> None:
    for event in SHIPPED.events:
        assert event.window in WINDOWS and event.effect in EFFECTS, event.name
        assert min(event.amount, event.cost) >= 0 and event.copies >= 1, event.name


@rule("VEN-RUL-85")
def test_some_windows_are_for_packs_alone_so_that_nobody_is_asked_for_them() -> None:
    unused = {
        "step-start",
        "step-end",
        "others-step",
        "before-entering",
        "before-ranged",
        "before-wounds",
        "tile-taken",
        "tile-lost",
    }
    assert unused <= WINDOWS.keys()
    assert [name for name in unused if windows_of(SHIPPED) & WINDOWS[name]] == []


# balance


@rule("VEN-VEC-PREST")
def test_a_florin_buys_one_to_one_and_two_fifths_points() -> None:
    ratios = [POINTS_FOR[florins] / florins for florins in range(1, 6)]
    assert min(ratios) == 1 and max(ratios) <= 1.4


def test_an_army_is_worth_five_points_to_its_enemy() -> None:
    assert ARMY_POINTS == 5


@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_a_starting_domain_brings_about_four_to_six_florins(edition: str) -> None:
    earned: list[int] = []
    for seed in range(12):
        t = ludoteca.new("ventura", seats=2 + seed % 3, seed=seed, edition=edition)
        rng = random.Random(seed)
        while not position(t).round:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
        earned.extend(income(position(t), seat) for seat in range(t.seats))
    assert 4 <= sum(earned) / len(earned) <= 6
    assert max(earned) <= 8


def test_the_scenarios_have_content_of_their_own() -> None:
    t = arrange(2)
    assert position(t).terms.content is not SHIPPED
    assert position(ludoteca.new("ventura", seats=2, seed=1)).terms.content is SHIPPED
