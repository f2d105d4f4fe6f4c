"""The battle that both rulebooks tell, Acuto against Fortebraccio (ledger, 4.1)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from games.ventura.kit import (
    A,
    B,
    arrange,
    broken,
    captain,
    discards,
    line,
    march,
    men,
    out_of_the_game,
    play,
    position,
    rulebook,
    see,
    told,
    wounds,
)
from games.ventura.kit.assaults import Assault, assaults
from games.ventura.kit.battle import attack
from ludoteca import SPECTATOR, Game
from ludoteca.games.ventura.content import GONZAGA, VISCONTI
from ludoteca.testing import rule

CROSSBOWMEN, MOUNTED, LIGHT = "crossbowmen", "mounted-crossbowmen", "light-cavalry"
SPEARMEN, CARTS, ARTILLERY = "spearmen", "horse-carts", "artillerymen"
SWORDS, HEAVY = "swordsmen", "heavy-cavalry"
ATTACKERS = [CROSSBOWMEN, MOUNTED, LIGHT, SPEARMEN, CARTS]
DEFENDERS = [ARTILLERY, MOUNTED, SWORDS, HEAVY]

EDITIONS = {"en-2010": 6, "it-2011": 4}  # SW-HC: the resistance of Heavy Cavalry


@dataclass(frozen=True)
class Reading:
    """VEN-EX-02: one of three numbers of the example must be wrong."""

    name: str
    spearmen: int = 4  # resistance
    heavy: int = 4  # melee
    carts: int = 0  # wounds of the Horse-carts at the end


READINGS = [Reading("a"), Reading("b", spearmen=3, carts=1), Reading("c", heavy=5, carts=1)]


def example(reading: Reading, edition: str, heavy: int, resistance: str = "pool") -> Game:
    """Visconti's Army meets Gonzaga's on a tile without modifiers; both are about to line up."""
    name = rulebook(
        f"rulebook-example-{reading.name}-{heavy}",
        spearmen={"resistance": reading.spearmen},
        heavy_cavalry={"melee": reading.heavy, "resistance": heavy},
    )
    return attack(
        f"acuto {' '.join(ATTACKERS)}",
        f"fortebraccio {' '.join(DEFENDERS)}",
        edition=edition,
        content=name,
        options={"resistance": resistance},
        families=(VISCONTI, GONZAGA),
    )


def fought(reading: Reading, edition: str, heavy: int, resistance: str = "pool") -> Game:
    """The whole battle: both decline to retreat."""
    t = example(reading, edition, heavy, resistance)
    line(t, A, *ATTACKERS[:-1])
    line(t, B, *DEFENDERS[:-1])
    assert len(assaults(t)) == 2
    assert t.asked == (A,) and t.legal(A) == ["at 0,0", "stay"]
    play(t, A, "stay")
    assert t.asked == (B,) and t.legal(B) == ["at 2,0", "stay"]
    play(t, B, "stay")
    return t


def check_first(assault: Assault) -> None:
    assert assault.kind == "ranged" and assault.totals == [6, 10]
    assert assault.prevented == [0, 2]
    assert assault.wounds == [{CROSSBOWMEN: 3, MOUNTED: 4}, {ARTILLERY: 2, MOUNTED: 2}]
    assert sorted(assault.losses[0]) == [CROSSBOWMEN, MOUNTED] and assault.losses[1] == [ARTILLERY]
    assert assault.lost(0) == 3 and assault.lost(1) == 0


def check_second(assault: Assault) -> None:
    assert assault.kind == "melee" and assault.totals == [6, 4]
    assert assault.prevented == [0, 0]
    assert assault.wounds == [{LIGHT: 4}, {MOUNTED: 2, SWORDS: 4}]
    assert assault.losses[0] == [LIGHT] and sorted(assault.losses[1]) == [MOUNTED, SWORDS]
    assert assault.lost(0) == 0 and assault.lost(1) == 0


@rule("VEN-VEC-BATTLE", "VEN-VEC-BATTLE-B", "VEN-VEC-BATTLE-C", "VEN-EX-01", "VEN-EX-02", "DIF-57", "DIF-59")
@pytest.mark.parametrize("heavy", [6, 4])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reading", READINGS, ids=lambda reading: f"reading {reading.name}")
def test_the_battle_of_the_rulebooks(reading: Reading, edition: str, heavy: int) -> None:
    t = fought(reading, edition, heavy)
    first, second, third = assaults(t)  # the fourth is not fought
    check_first(first)
    check_second(second)
    assert third.kind == "melee" and third.totals == [7, reading.heavy] and third.prevented == [0, 0]
    carts = {CARTS: reading.carts} if reading.carts else {}
    assert third.wounds == [{SPEARMEN: reading.spearmen, **carts}, {HEAVY: heavy}]
    assert third.losses == [[SPEARMEN], [HEAVY]]
    assert third.lost(0) == 0 and third.lost(1) == 7 - heavy
    # the result
    assert told(t, "battle-won") == [{"seat": A, "count": 5}] and position(t).score == [5, 0]
    assert captain(t, A, 2) == "acuto" and men(t, A, 2) == [CARTS] and wounds(t, A, 2) == [reading.carts]
    assert not men(t, B, 2) and told(t, "captain-falls") == [{"seat": B, "card": "fortebraccio"}]
    assert out_of_the_game(t)["fortebraccio"] == 1
    fallen = [*ATTACKERS[:-1], *DEFENDERS]
    assert discards(t) == {name: fallen.count(name) for name in fallen}
    assert broken(t) == []


@rule("VEN-EX-01")
def test_heavy_cavalry_falls_to_seven_wounds_with_six_resistance_and_with_four() -> None:
    excess = {
        edition: assaults(fought(READINGS[0], edition, heavy))[2].lost(1)
        for edition, heavy in EDITIONS.items()
    }
    assert excess == {"en-2010": 1, "it-2011": 3}


@rule("VEN-EX-02")
def test_with_the_cards_as_stated_the_horse_carts_stay_unwounded_and_two_readings_wound_them() -> None:
    left = {reading.name: wounds(fought(reading, "en-2010", 6), A, 2) for reading in READINGS}
    assert left == {"a": [0], "b": [1], "c": [1]}  # one wound of three leaves the two that the text says


@rule("VEN-EX-03", "VEN-EX-04", "VEN-RUL-90", "DIF-58")
def test_spearmen_have_two_more_only_while_cavalry_faces_them() -> None:
    t = fought(READINGS[0], "en-2010", 6)
    second, third = assaults(t)[1:]
    assert second.totals[0] == 2 + 2 + 2  # Light Cavalry, Spearmen, Acuto: Mounted Crossbowmen are no cavalry
    assert third.totals[0] == (2 + 2) + 2 + 1  # Spearmen with their ability, Acuto, Horse-carts


@rule("VEN-RUL-90", "VEN-EX-04")
@pytest.mark.parametrize(("space", "total"), [(1, 1 + 2 + 2), (2, 1 + 2 + 2), (3, 1 + 2)])
def test_cavalry_counts_on_the_first_two_enemy_spaces_only(space: int, total: int) -> None:
    example(READINGS[0], "en-2010", 6)  # registers the content
    t = arrange(
        2,
        phase="march",
        content="rulebook-example-a-6",
        land={"0,0": "field A", "1,0": "field"},
        troops={
            (A, 2): f"carmagnola {SPEARMEN} {CARTS} @ 0,0",
            (A, 3): "foragers",
            (B, 2): f"fortebraccio {HEAVY} {SWORDS} pavise-bearers @ 1,0",
        },
    )
    march(t, A, 2, "1,0")
    order = [SWORDS, "pavise-bearers"]
    order.insert(space - 1, HEAVY)
    line(t, A, SPEARMEN)
    line(t, B, *order[:2])
    assert assaults(t)[1].totals[0] == total  # Horse-carts, Spearmen and their ability


@rule("VEN-EX-05", "VEN-EX-06")
def test_the_sums_of_gonzaga() -> None:
    first, second = assaults(fought(READINGS[0], "en-2010", 6))[:2]
    assert first.totals[1] == 1 + 6 + 3  # Fortebraccio, Artillerymen, Mounted Crossbowmen; the tile: nothing
    assert second.totals[1] == 3 + 1 + 0  # Swordsmen, Mounted Crossbowmen, Fortebraccio


@rule("VEN-EX-07", "VEN-MOD-05", "DIF-50")
@pytest.mark.parametrize("resistance", ["pool", "single-use"])
def test_fortebraccio_prevents_two_wounds_in_the_first_assault_and_none_later(resistance: str) -> None:
    t = fought(READINGS[0], "en-2010", 6, resistance)
    assert [assault.prevented[1] for assault in assaults(t)] == [2, 0, 0]
    assert see(t)["players"][A]["score"] == 5


@rule("VEN-EX-08", "VEN-BAT-10")
def test_excess_is_lost_although_companies_stand_further_back() -> None:
    first = assaults(fought(READINGS[0], "en-2010", 6))[0]
    assert first.lost(0) == 3 and not {LIGHT, SPEARMEN, CARTS} & set(first.wounds[0])


@rule("VEN-INFO-07", "VEN-BAT-05")
def test_neither_side_knows_the_others_order_before_both_are_in() -> None:
    for first, other, order in ((A, B, ATTACKERS), (B, A, DEFENDERS)):
        t = example(READINGS[0], "en-2010", 6)
        line(t, first, *order[:-1])
        assert told(t, "line-up", other) == [] and told(t, "line-up", SPECTATOR) == []
        assert see(t, other)["battle"]["order"] == [] and see(t, first)["battle"]["order"] == order


@rule("VEN-BAT-12")
def test_ranks_close_as_the_rulebooks_say() -> None:
    t = example(READINGS[0], "en-2010", 6)
    line(t, A, *ATTACKERS[:-1])
    line(t, B, *DEFENDERS[:-1])
    assert men(t, A, 2) == [SPEARMEN, CARTS] and men(t, B, 2) == [HEAVY]
    assert wounds(t, A, 2) == [0, 0] and wounds(t, B, 2) == [0]
