"""Chapter "Modifiers": what tiles, Captains and resistance do in a battle."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    PLAIN,
    PLAIN_TOO,
    SHIELD,
    WALL,
    A,
    B,
    fixture,
    line,
    play,
    see,
    with_tiles,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import another_pair, attack
from ludoteca.games.ventura.content import GREEN, Formula, Tile
from ludoteca.testing import rule

STRICT = {"resistance": "single-use"}


def strong_tile(name: str = "strong-tile") -> str:
    """Fields that give every modifier."""
    tile = Tile("field", Formula(1), 1, ranged=Formula(2), melee=3, resistance=Formula(1))
    return with_tiles(name, field=tile)


# the tile


@rule("VEN-MOD-01", "VEN-TILE-06", "VEN-TILE-07")
@pytest.mark.parametrize(
    ("owner", "ranged", "melee", "prevented"),
    [
        ("", [0, 0], [1, 1], [0, 0]),
        (" A", [2, 0], [1 + 3, 1], [1, 0]),
        (" B", [0, 2], [1, 1 + 3], [0, 1]),
        (" C", [0, 0], [1, 1], [0, 0]),
    ],
)
def test_a_tile_serves_only_the_player_whose_markers_are_on_it(
    owner: str, ranged: list[int], melee: list[int], prevented: list[int]
) -> None:
    land = {"0,0": "wood A", "1,0": f"field{owner}", "2,0": "wood B"}
    t = attack(WALL, WALL, seats=3, land=land, content=strong_tile())
    first, second = assaults(t)
    assert [first.totals, second.totals] == [ranged, melee] and second.prevented == prevented


@rule("VEN-RUL-67", "VEN-MOD-01")
def test_an_attacker_has_the_modifiers_of_his_own_tile_and_a_lone_company_too() -> None:
    t = attack(WALL, WALL, tile="field A", content=strong_tile())
    first, second = assaults(t)
    assert first.totals == [2, 0] and second.totals == [1 + 3, 1]
    assert second.prevented == [1, 0] and wounds(t, A, 2) == [0] and wounds(t, B, 2) == [6]


@rule("VEN-RUL-67", "VEN-TILE-06", "VEN-TILE-08")
@pytest.mark.parametrize(("woods", "value"), [("", 0), ("B", 2), ("A", 0)])
def test_a_formula_counts_neighbours_of_the_same_domain(woods: str, value: int) -> None:
    tile = Tile("field", Formula(1), 1, ranged=Formula(0, 1, GREEN), resistance=Formula(0, 1, GREEN))
    wood = f"wood {woods}".strip()
    land = {"0,0": "field A", "1,0": "field B", "2,0": wood, "1,1": wood}
    t = attack(f"{PLAIN} {BETA} {BETA}", WALL, land=land, content=with_tiles("formulas", field=tile))
    line(t, A, BETA)
    first = assaults(t)[0]
    assert first.totals == [6, value] and first.prevented == [0, value]


# the Captain


@rule("VEN-MOD-02", "VEN-CARD-06", "VEN-CARD-07")
def test_an_army_uses_its_own_captain() -> None:
    content = fixture("captains", acuto={"ranged": 2, "melee": 1}, carmagnola={"ranged": 4, "melee": 2})
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}", content=content)
    first, second = assaults(t)
    assert first.totals == [2, 4] and second.totals == [1 + 1, 1 + 2]


@rule("VEN-MOD-02")
def test_a_captain_beside_them_in_another_troop_helps_nobody() -> None:
    content = fixture("captains", acuto={"ranged": 2, "melee": 1}, carmagnola={"ranged": 4, "melee": 2})
    t = attack(WALL, WALL, others={(B, 3): f"{PLAIN_TOO} {ALPHA} @ 1,0"}, content=content)
    play(t, B, "defend 2")
    assert [assault.totals for assault in assaults(t)] == [[0, 0], [1, 1]]


@rule("VEN-MOD-03", "DIF-49")
def test_ranged_modifiers_count_in_the_ranged_assault_and_melee_ones_in_every_melee_assault() -> None:
    content = fixture("lasting", carmagnola={"ranged": 4, "melee": 2}, pavise_bearers={"resistance": 40})
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL}", tile="castle B", content=content)
    another_pair(t)
    castle = 1
    assert [assault.totals[1] for assault in assaults(t)] == [4] + [1 + 2 + castle] * 3


@rule("VEN-MOD-04")
def test_modifiers_add_up_and_count_once_for_the_troop_however_many_companies_it_has() -> None:
    content = fixture("both", carmagnola={"ranged": 4, "melee": 2})
    t = attack(f"{PLAIN} {WALL}", f"{PLAIN_TOO} {WALL} {ALPHA}", tile="castle B", content=content)
    line(t, B, WALL)
    first, second = assaults(t)
    assert first.totals[1] == 0 + 2 + 4 and second.totals[1] == 1 + 3 + 2 + 1


# resistance


def pool() -> str:
    """A Captain with four points of resistance, against totals of one."""
    return fixture(
        "pool", acuto={"ranged": 1}, fortebraccio={"resistance": 4}, pavise_bearers={"resistance": 40}
    )


@rule("VEN-WND-08", "VEN-CARD-08")
def test_the_tile_prevents_first_and_then_the_captain() -> None:
    t = attack(f"{PLAIN} {ALPHA}", f"{SHIELD} {WALL}", tile="castle B")
    first, second = assaults(t)
    assert first.totals[0] == 2 and first.prevented[1] == 2
    assert second.totals[0] == 3 and second.prevented[1] == 2  # the Captain's two were not touched before
    assert wounds(t, B, 2) == [1]


@rule("VEN-RUL-66", "VEN-MOD-05", "DIF-50")
@pytest.mark.parametrize("edition", ["en-2010", "it-2011"])
def test_resistance_is_a_pool_and_each_point_prevents_one_wound_once(edition: str) -> None:
    t = attack(
        f"{PLAIN} {WALL}",
        f"{SHIELD} {WALL}",
        tile="castle B",
        content=pool(),
        options={"resistance": "pool"},
        edition=edition,
    )
    left = [see(t)["battle"]["prevention"][B]["all"]]
    for pair in range(3):
        another_pair(t)
        left.append(see(t)["battle"]["prevention"][B]["all"])
    assert [assault.prevented[1] for assault in assaults(t)] == [1, 1, 1, 1, 1, 1, 0, 0]
    assert left == [4, 2, 0, 0] and wounds(t, B, 2) == [2]


@rule("VEN-RUL-66", "VEN-MOD-05")
def test_in_the_strict_reading_a_modifier_is_spent_by_the_first_assault_in_which_it_prevents() -> None:
    content = pool()
    t = attack(f"{PLAIN} {WALL}", f"{SHIELD} {WALL}", tile="castle B", content=content, options=STRICT)
    another_pair(t)
    # the Castle's two for one wound, then the Captain's four for one wound
    assert [assault.prevented[1] for assault in assaults(t)] == [1, 1, 0, 0]
    assert wounds(t, B, 2) == [2]


@rule("VEN-WND-08", "VEN-RUL-66")
def test_in_the_strict_reading_the_tiles_points_are_the_first_to_be_spent() -> None:
    content = fixture("tile-first", acuto={"ranged": 1, "melee": 4}, fortebraccio={"resistance": 4})
    t = attack(f"{PLAIN} {WALL}", f"{SHIELD} {WALL}", tile="castle B", content=content, options=STRICT)
    # the Castle's two against one wound; the Captain's four are left against five
    assert [assault.prevented[1] for assault in assaults(t)] == [1, 4] and wounds(t, B, 2) == [1]


@rule("VEN-RUL-66")
def test_in_the_strict_reading_a_modifier_that_prevented_nothing_is_not_spent() -> None:
    content = fixture("later", fortebraccio={"resistance": 2}, swordsmen={"ranged": 0, "resistance": 40})
    t = attack(f"{PLAIN} {ALPHA}", f"{SHIELD} {WALL}", tile="castle B", content=content, options=STRICT)
    # nothing in the ranged assault; then the Castle's two and one of the Captain's two
    assert [assault.prevented[1] for assault in assaults(t)] == [0, 3]
    another_pair(t)
    assert [assault.prevented[1] for assault in assaults(t)] == [0, 3, 0, 0]


@rule("VEN-MOD-05", "VEN-RUL-61")
def test_resistance_is_fresh_in_every_battle() -> None:
    others = {(B, 3): f"{ALPHA}:3 @ 1,0"}
    t = attack(f"{PLAIN} {ALPHA} {BETA}", f"{BETA}:2", tile="castle A", others=others)
    play(t, B, "defend 2")
    line(t, A, ALPHA)
    line(t, A, ALPHA)
    assert [assault.prevented[0] for assault in assaults(t)] == [2, 2]  # of a Castle's two
    assert sum(wounds(t, A, 2)) == 1


@rule("VEN-WND-08", "VEN-TILE-08")
def test_what_is_not_prevented_goes_to_the_companies() -> None:
    t = attack(f"{PLAIN} artillerymen {BETA}", f"{SHIELD} {BETA} {ALPHA}", tile="castle B", content=six())
    line(t, A, BETA)
    line(t, B, BETA)
    first = assaults(t)[0]
    assert first.totals[0] == 9 and first.prevented[1] == 4
    assert first.wounds[1] == {BETA: 3, ALPHA: 2} and first.lost(1) == 0


def six() -> str:
    return fixture("six", artillerymen={"ranged": 6, "melee": 1, "resistance": 2})
