"""What must hold after every step (ledger, 3.15): it does, and the census says so where it would not."""

from __future__ import annotations

import random

import pytest

import ludoteca
from games.ventura.kit import EDITIONS, A, B, arrange, card, position, to_round_one, troop, wrong
from ludoteca import Game
from ludoteca.games.ventura.actions import AREAS, CARD_NAMES, cell_at
from ludoteca.games.ventura.content import CITY, FIRST_GARRISON, WOOD
from ludoteca.games.ventura.rules.tiles import lay, neighbours
from ludoteca.games.ventura.rules.troops import add_company, lead, move_to, stand, wound
from ludoteca.games.ventura.state import NOBODY, NOWHERE, Position
from ludoteca.testing import rule


def sound(edition: str = "en-2010") -> tuple[Game, Position]:
    """A game after its setup, in which nothing is amiss."""
    t = ludoteca.new("ventura", seats=3, seed=3, edition=edition)
    to_round_one(t)
    assert wrong(t) == []
    return t, position(t)


def found(t: Game, what: str) -> bool:
    """Whether the census complains of it."""
    return any(what in complaint for complaint in wrong(t))


# every game


@rule(
    "VEN-INV-01",
    "VEN-INV-02",
    "VEN-INV-03",
    "VEN-INV-05",
    "VEN-INV-06",
    "VEN-INV-07",
    "VEN-INV-08",
    "VEN-INV-10",
)
@rule("VEN-INV-11")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "options", [{}, {"mixed_fortunes": True, "to_arms": True, "familial_expertise": True}]
)
def test_nothing_is_ever_amiss(edition: str, options: dict[str, object]) -> None:
    for seed in range(6):
        t = ludoteca.new("ventura", seats=2 + seed % 3, seed=seed, edition=edition, options=options)
        rng = random.Random(seed)
        while t.asked:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
            assert wrong(t) == [], f"seed {seed} after {len(t.moves)} moves"


@rule("VEN-INV-04", "VEN-INV-09", "VEN-INV-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_scores_never_fall_garrisons_stay_at_home_and_tiles_were_laid_beside_two(edition: str) -> None:
    for seed in range(6):
        t = ludoteca.new("ventura", seats=2 + seed % 3, seed=seed, edition=edition)
        rng = random.Random(seed)
        scores = [0] * t.seats
        while t.asked:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
            g = position(t)
            assert all(after >= before for after, before in zip(g.score, scores, strict=True))
            scores = g.score[:]
            assert not t.asked or max(scores) < 30
            for number, there in enumerate(g.troops):
                if any(kind >= FIRST_GARRISON for kind in there.men):
                    assert number % AREAS == 0 and there.at == g.city[number // AREAS]
        for tile in range(2, len(g.where)):
            beside = neighbours(g, tile)
            assert len([other for other in beside if other < tile]) >= 2
            assert g.kind[tile] != CITY or CITY not in [g.kind[other] for other in beside]


# the census catches what is planted


@rule("VEN-INV-01")
def test_the_census_sees_troops_of_two_players_on_one_tile() -> None:
    t, g = sound()
    add_company(g, troop(A, 2), card("swordsmen"), 0)
    move_to(g, troop(A, 2), g.city[B])
    assert found(t, f"players on tile {g.city[B]}")


@rule("VEN-INV-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_census_sees_two_companies_without_a_captain(edition: str) -> None:
    t, g = sound(edition)
    add_company(g, troop(A, 1), card("swordsmen"), 0)
    assert found(t, f"composition of troop {troop(A, 1)}")


@rule("VEN-INV-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_census_sees_a_captain_alone(edition: str) -> None:
    t, g = sound(edition)
    lead(g, troop(A, 2), card("acuto"))
    move_to(g, troop(A, 2), g.city[A])
    assert found(t, f"composition of troop {troop(A, 2)}")


@rule("VEN-INV-02", "DIF-42")
@pytest.mark.parametrize(("edition", "amiss"), [("en-2010", True), ("it-2011", False)])
def test_in_italian_a_captain_may_be_alone_within_phase_e(edition: str, amiss: bool) -> None:
    land = {"0,0": "city A", "1,0": "field A"}
    troops = {(A, 2): "acuto swordsmen @ 1,0", (A, 3): "fortebraccio crossbowmen @ 1,0"}
    t = arrange(2, phase="regroup", land=land, troops=troops, edition=edition)
    g = position(t)
    stand(g, troop(A, 2), (), ())
    assert found(t, f"composition of troop {troop(A, 2)}") == amiss


@rule("VEN-INV-03")
def test_the_census_sees_a_marker_without_a_troop() -> None:
    t, g = sound()
    move_to(g, troop(A, 2), g.city[A])
    assert found(t, f"marker of troop {troop(A, 2)}")


@rule("VEN-INV-03")
def test_the_census_sees_a_troop_without_a_marker() -> None:
    t, g = sound()
    move_to(g, troop(A, 1), NOWHERE)
    assert found(t, f"marker of troop {troop(A, 1)}")


@rule("VEN-INV-04")
def test_the_census_sees_a_garrison_that_left_its_city() -> None:
    t, g = sound()
    move_to(
        g, troop(A, 1), next(tile for tile in range(len(g.owner)) if g.owner[tile] == A and tile != g.city[A])
    )
    assert found(t, "garrison of 0")


@rule("VEN-INV-04")
def test_the_census_sees_a_garrison_in_another_area() -> None:
    t, g = sound()
    home, other = troop(A, 1), troop(A, 2)
    g.troops[other], g.troops[home] = g.troops[home], g.troops[other]
    assert found(t, "garrison of 0")


@rule("VEN-INV-05")
@pytest.mark.parametrize("owned", [True, False])
def test_the_census_sees_markers_that_are_not_the_income(owned: bool) -> None:
    t, g = sound()
    tile = g.city[A] if owned else g.owner.index(NOBODY)
    g.marks[tile] += 1
    assert found(t, f"markers on tile {tile}")


@rule("VEN-INV-06")
def test_the_census_sees_a_hand_of_six() -> None:
    t, g = sound()
    g.hands[B] = [card("swordsmen")] * 6
    assert found(t, "hand of 1 beyond five")


@rule("VEN-INV-07")
@pytest.mark.parametrize("wounds", [-1, 99])
def test_the_census_sees_wounds_that_cannot_be(wounds: int) -> None:
    t, g = sound()
    wound(g, troop(A, 1), 0, wounds)
    assert found(t, f"wounds of company 0 in troop {troop(A, 1)}")


@rule("VEN-INV-07")
def test_the_census_sees_a_company_with_as_many_wounds_as_it_can_bear() -> None:
    t, g = sound()
    garrison = g.troops[troop(A, 1)].men[0]
    wound(g, troop(A, 1), 0, g.terms.content.resistance[garrison])
    assert found(t, f"wounds of company 0 in troop {troop(A, 1)}")
    wound(g, troop(A, 1), 0, -1)
    assert wrong(t) == []


@rule("VEN-INV-08")
@pytest.mark.parametrize("more", [1, -1])
def test_the_census_sees_a_card_or_a_tile_too_many_or_too_few(more: int) -> None:
    t, g = sound()
    g.ventura[card("swordsmen")] += more
    assert wrong(t) == ["swordsmen"]
    t, g = sound()
    g.removed[card("acuto")] += 1
    assert wrong(t) == ["acuto"]
    t, g = sound()
    g.stock.loose[WOOD] += more
    assert wrong(t) == ["wood tiles"]


@rule("VEN-INV-08")
def test_the_census_counts_109_cards_and_the_tiles_of_the_stockpile() -> None:
    t, g = sound()
    counts = t.rules.census(g)
    assert sum(counts[name][0] for name in CARD_NAMES) == sum(counts[name][1] for name in CARD_NAMES) == 109
    assert sum(found for name, (found, due) in counts.items() if name.endswith(" tiles")) == 25


@rule("VEN-INV-09")
def test_the_census_sees_thirty_points_in_a_running_game() -> None:
    t, g = sound()
    g.score[B] = 30
    assert found(t, "score of 1")


@rule("VEN-INV-10")
@pytest.mark.parametrize("owner", [NOBODY, B])
def test_the_census_sees_a_living_player_without_his_city(owner: int) -> None:
    t, g = sound()
    g.owner[g.city[A]] = owner
    assert found(t, "owner of the City of 0")


@rule("VEN-INV-11")
def test_the_census_sees_debts() -> None:
    t, g = sound()
    g.florins[A] = -1
    assert found(t, "florins of 0")


@rule("VEN-INV-12")
def test_the_census_sees_two_cities_side_by_side() -> None:
    t, g = sound()
    g.kind[neighbours(g, g.city[A])[0]] = CITY
    assert found(t, "Cities beside that of 0")


@rule("VEN-INV-12")
def test_the_census_sees_a_tile_that_was_laid_beside_fewer_than_two() -> None:
    t, g = sound()
    g.stock.loose[WOOD] -= 1
    lay(g, WOOD, cell_at(15, 15))
    assert found(t, "neighbours of tile")
