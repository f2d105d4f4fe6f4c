"""The ledger's scenarios of marches and battles (section 9), each with all that it says must hold."""

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
    C,
    arrange,
    at_cells,
    broken,
    captain,
    discards,
    domain,
    fixture,
    idle,
    line,
    march,
    men,
    out_of_the_game,
    play,
    points_left,
    position,
    refused,
    rulebook,
    scores,
    see,
    told,
    whereabouts,
    with_tiles,
    wounds,
)
from games.ventura.kit.assaults import assaults
from games.ventura.kit.battle import another_pair, attack
from ludoteca import Game
from ludoteca.games.ventura.content import Formula, Tile
from ludoteca.testing import rule


@rule("VEN-T-21", "VEN-MOVE-02", "VEN-MOVE-03", "VEN-MOVE-04", "VEN-RUL-52", "VEN-RUL-56")
def test_t21_an_army_goes_as_far_as_its_points_reach() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field", "1,0": "field", "2,0": "hill", "3,0": "mountain"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{WALL} @ 0,0"},
    )
    play(t, A, "activate 2")
    assert points_left(t) == 4
    play(t, A, "at 1,0", "at 2,0")
    assert points_left(t) == 1 and at_cells(t) == {"1,0"} and refused(t, A, "at 3,0") == "VEN-MOVE-04"
    play(t, A, "done")
    assert whereabouts(t, A)[2] == "2,0" and refused(t, A, "activate 2") == "VEN-RUL-56"


@rule("VEN-T-23")
@rule("VEN-BAT-01", "VEN-BAT-06", "VEN-BAT-08", "VEN-BAT-10", "VEN-MOD-02", "VEN-BEND-01", "VEN-BEND-05")
@pytest.mark.parametrize("heavy", [6, 4])
@pytest.mark.parametrize(("spearmen", "melee", "carts"), [(4, 4, 0), (3, 4, 1), (4, 5, 1)])
def test_t23_the_battle_of_the_rulebooks(heavy: int, spearmen: int, melee: int, carts: int) -> None:
    """In short; every step of it is in test_rulebook_battle.py."""
    content = rulebook(
        f"t23-{heavy}-{spearmen}-{melee}",
        spearmen={"resistance": spearmen},
        heavy_cavalry={"melee": melee, "resistance": heavy},
    )
    attackers = ["crossbowmen", "mounted-crossbowmen", "light-cavalry", "spearmen", "horse-carts"]
    defenders = ["artillerymen", "mounted-crossbowmen", "swordsmen", "heavy-cavalry"]
    t = attack(f"acuto {' '.join(attackers)}", f"fortebraccio {' '.join(defenders)}", content=content)
    line(t, A, *attackers[:-1])
    assert told(t, "line-up", B) == []
    line(t, B, *defenders[:-1])
    another_pair(t)
    assert [assault.totals for assault in assaults(t)] == [[6, 10], [6, 4], [7, melee]]
    assert men(t, A, 2) == ["horse-carts"] and wounds(t, A, 2) == [carts] and captain(t, A, 2) == "acuto"
    assert out_of_the_game(t)["fortebraccio"] == 1 and scores(t) == [5, 0] and broken(t) == []


@rule("VEN-T-24", "VEN-MOD-01", "VEN-MOD-03", "VEN-MOD-04", "VEN-MOD-05", "VEN-WND-08", "VEN-RUL-66")
@pytest.mark.parametrize(("resistance", "hurt"), [("pool", 4), ("single-use", 5)])
def test_t24_prevention(resistance: str, hurt: int) -> None:
    t = attack(
        f"{PLAIN} {BETA} heavy-cavalry",
        f"{SHIELD} {WALL} {BETA}",
        land={"0,0": "field A", "1,0": "castle B"},
        options={"resistance": resistance},
        content=fixture("t24", heavy_cavalry={"ranged": 0, "melee": 4, "resistance": 9, "specials": ()}),
    )
    line(t, A, "heavy-cavalry")
    line(t, B, WALL)
    first, second = assaults(t)
    assert first.totals == [3, 0 + 3]  # nobody has a ranged modifier of the Castle
    assert first.prevented[1] == 2 + 1 and first.wounds[1] == {}
    assert second.totals == [5, 1 + 1 + 1]  # the Castle's melee once; nothing for the attacker
    assert second.prevented[1] == 5 - hurt and wounds(t, B, 2) == [hurt, 0]


@rule("VEN-T-25", "VEN-RET-01", "VEN-RET-02", "VEN-RET-03", "VEN-BEND-03", "VEN-BEND-06", "VEN-RUL-69")
def test_t25_retreat() -> None:
    t = attack(ALPHA, f"{PLAIN} {WALL}", tile="field B")
    assert len(assaults(t)) == 2 and t.asked == (A,) and t.legal(A) == ["at 0,0", "stay"]
    play(t, A, "stay")
    assert t.asked == (B,) and t.legal(B) == ["at 2,0", "stay"]
    play(t, B, "at 2,0")
    assert wounds(t, B, 2) == [5] and wounds(t, A, 2) == [1]
    assert whereabouts(t, B)[2] == "2,0" and scores(t) == [5, 0]
    assert domain(t, B) == {"1,0": 1, "2,0": 1}  # Alpha is a Company
    play(t, A, "done", "done")
    play(t, B, "done")
    idle(t, "upkeep")
    assert domain(t, A) == {"0,0": 1, "1,0": 1} and domain(t, B) == {"2,0": 1}
    assert scores(t)[A] == 5 + 1


@rule("VEN-T-25", "VEN-RET-02", "VEN-RUL-69", "VEN-RUL-70")
@pytest.mark.parametrize("case", ["occupied", "garrison"])
def test_t25_no_offer_without_a_refuge_or_with_the_garrison(case: str) -> None:
    troops = {(A, 2): f"{ALPHA} @ 0,0", (B, 2): f"{PLAIN} {WALL} @ 1,0"}
    land = {"0,0": "field A", "1,0": "field B", "2,0": "field B"}
    if case == "occupied":
        troops[(C, 2)] = f"{BETA} @ 2,0"
    else:
        land["1,0"] = "city B"
        troops = {(A, 2): f"{WALL} @ 0,0", (B, 1): f"{PLAIN} garrison {WALL} @ 1,0"}
    t = arrange(3, phase="march", land=land, troops=troops)
    march(t, A, 2, "1,0")
    if B in t.asked:
        line(t, B, WALL)
    assert len(assaults(t)) == 2
    play(t, A, "stay")
    assert len(assaults(t)) > 2 and told(t, "retreats") == []  # B was not asked


@rule("VEN-T-26", "VEN-BAT-02", "VEN-BEND-04", "VEN-BEND-06")
@rule("VEN-RUL-55", "VEN-RUL-61", "VEN-RUL-62", "VEN-RUL-72")
def test_t26_a_series_of_battles() -> None:
    t = attack(
        f"{PLAIN} {ALPHA} {BETA}",
        ALPHA,
        land={"0,0": "field A", "1,0": "field B", "2,0": "field"},
        others={(B, 3): f"{BETA} @ 1,0"},
        florins={A: 5},
    )
    play(t, B, "defend 3")
    line(t, A, ALPHA)
    assert assaults(t)[0].totals[0] == 5 and not men(t, B, 3) and wounds(t, A, 2) == [3, 0]
    assert scores(t) == [0, 0] and domain(t, B) == {"1,0": 1}
    assert (
        not any(move.startswith("heal") for move in t.legal(A)) and refused(t, A, "heal 2.1") == "VEN-WND-05"
    )
    line(t, A, BETA)
    second = assaults(t)[1]
    assert second.kind == "ranged" and second.totals[0] == 5 and second.wounds[0] == {BETA: 2}
    assert not men(t, B, 2) and not domain(t, B) and scores(t) == [1, 0]
    assert men(t, A, 2) == [BETA, ALPHA] and wounds(t, A, 2) == [2, 3]
    assert points_left(t) == 2 and at_cells(t) == {"0,0", "2,0"} and "heal 2.1" in t.legal(A)


@rule("VEN-T-27", "VEN-BEND-02", "VEN-BEND-05")
def test_t27a_mutual_destruction() -> None:
    t = attack(f"{PLAIN} {BETA}", f"{PLAIN_TOO} {BETA}", land={"0,0": "field A", "1,0": "field B"})
    (only,) = assaults(t)
    assert only.totals == [3, 3] and discards(t) == {BETA: 2}
    assert out_of_the_game(t)[PLAIN] == out_of_the_game(t)[PLAIN_TOO] == 1
    assert scores(t) == [0, 0] and domain(t, B) == {"1,0": 1} and broken(t) == []


@rule("VEN-T-27", "VEN-BEND-06", "VEN-RUL-59")
def test_t27b_a_third_partys_marker() -> None:
    t = attack(f"{PLAIN} {ALPHA} {BETA}", BETA, seats=3, tile="field C")
    line(t, A, ALPHA)
    assert not men(t, B, 2) and not domain(t, C) and scores(t) == [1, 0, 0]


# the City


def fallen_city(seats: int, third: dict[tuple[int, int], str] | None = None) -> Game:
    """T-28: A's Army has ended its movement on B's City."""
    t = arrange(
        seats,
        phase="march",
        land={
            "0,0": "field A",
            "1,0": "city B",
            "2,0": "village B",
            "3,0": "wood B",
            "2,1": "field B",
            "1,-1": "field",
        },
        troops={
            (A, 2): f"{PLAIN} {ALPHA} @ 0,0",
            (B, 1): f"{PLAIN_TOO} {BETA} @ 2,1",
            **(third or {}),
        },
        hands={B: f"{WALL} ambush farmers"},
        reserve={B: "wood hill"},
        florins={B: 4},
        scores={A: 20},
    )
    assert domain(t, B) == {"1,0": 1, "2,0": 2, "3,0": 1, "2,1": 1}
    march(t, A, 2, "1,0")
    play(t, A, "done")
    return t


@rule("VEN-T-28", "VEN-ELIM-01", "VEN-ELIM-02", "VEN-ELIM-03", "VEN-RUL-76")
def test_t28_a_city_taken_by_an_army_eliminates_its_player() -> None:
    t = fallen_city(3, {(C, 2): f"{ALPHA} @ 1,-1"})
    assert see(t)["players"][B]["lost"] and not domain(t, B) and scores(t) == [25, 0, 0]
    assert whereabouts(t, B) == {} and discards(t) == {
        PLAIN_TOO: 1,
        BETA: 1,
        WALL: 1,
        "ambush": 1,
        "farmers": 1,
    }
    assert see(t)["players"][B]["reserve"]["size"] == 0 and position(t).florins[B] == 0
    assert t.asked == (C,) and broken(t) == []  # the game goes on, and C may attack A there
    play(t, C, "activate 2")
    assert "1,0" in at_cells(t)


@rule("VEN-T-28", "VEN-END-02", "VEN-RUL-77", "VEN-RUL-78")
def test_t28_who_holds_the_city_in_the_next_annex_step_wins() -> None:
    t = fallen_city(3, {(C, 2): f"{WALL} @ 1,-1"})
    idle(t, "over")
    assert t.result is not None and t.result.winners == (A,) and t.result.reason == "city"
    t = fallen_city(3, {(C, 2): f"{SHIELD} {BETA} {ALPHA} @ 1,-1"})
    march(t, C, 2, "1,0")
    line(t, C, ALPHA)
    assert told(t, "battle-won") == [{"seat": C, "count": 5}] and scores(t)[C] == 5
    idle(t, "over")
    assert t.result is not None and t.result.winners == (C,) and t.result.reason == "city"


@rule("VEN-T-28", "VEN-RUL-78")
def test_t28_with_two_players_the_last_family_wins_at_once() -> None:
    t = fallen_city(2)
    assert not t.asked and t.result is not None
    assert t.result.winners == (A,) and t.result.reason == "last-family" and t.result.scores == (25, 0)


def company_in_the_city(seats: int = 3) -> Game:
    """T-29: A's Company has beaten B's Garrison in B's City, which prevents a wound for its controller."""
    content = with_tiles("t29", city=Tile("city", Formula(1), 1, resistance=Formula(1)))
    t = arrange(
        seats,
        phase="march",
        land={"0,0": "field A", "1,0": "city B", "2,0": "field B"},
        troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): WALL, (B, 1): "garrison @ 1,0", (B, 2): f"{WALL} @ 2,0"},
        florins={A: 2, B: 5},
        content=content,
    )
    march(t, A, 2, "1,0")
    return t


@rule("VEN-T-29", "VEN-MOVE-07", "VEN-WND-04", "VEN-WND-05", "VEN-RUL-67", "VEN-RUL-72")
def test_t29_a_city_held_by_a_company_and_healing() -> None:
    t = company_in_the_city()
    assert out_of_the_game(t)["garrison-gonzaga"] == 1 and scores(t) == [0, 0, 0]
    assert domain(t, B)["1,0"] == 1 and wounds(t, A, 2) == [3]
    play(t, A, "heal 2.1", "heal 2.1")
    assert wounds(t, A, 2) == [1] and position(t).florins[A] == 0
    play(t, A, "done", "done")
    assert t.asked == (B,) and refused(t, A, "heal 2.1") == "VEN-GEN-04"
    march(t, B, 2, "1,0")
    first, second = assaults(t)[-2:]
    assert first.totals == [0, 2] and first.prevented == [1, 0]  # the City serves B, who attacks
    assert second.totals == [1, 3]


@rule("VEN-T-29", "VEN-ANNEX-04", "VEN-END-02")
@pytest.mark.parametrize(("seats", "reason"), [(3, "city"), (2, "last-family")])
def test_t29_if_the_company_is_still_there_in_the_next_annex_step_its_player_wins(
    seats: int, reason: str
) -> None:
    t = company_in_the_city(seats)
    play(t, A, "done", "done")
    idle(t, "annex")
    assert t.result is not None and t.result.winners == (A,) and t.result.reason == reason
    assert see(t)["players"][B]["lost"] and scores(t)[A] >= 2  # the markers of City and Field
