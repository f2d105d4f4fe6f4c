"""Scenarios 16 to 22, 28 and 30 of the ledger, section 9."""

from __future__ import annotations

import pytest

from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    PLAIN_TOO,
    SHIELD,
    WALL,
    A,
    B,
    C,
    D,
    areas_for,
    arrange,
    at_cells,
    captain,
    discards,
    domain,
    fixture,
    hand,
    idle,
    land,
    men,
    out_of_the_game,
    play,
    position,
    refused,
    rulebook,
    see,
    stockpile,
    told,
    whereabouts,
    winners,
)
from ludoteca import CHANCE, Game
from ludoteca.games.ventura.content import FIELD, HILL
from ludoteca.games.ventura.rules.troops import movement
from ludoteca.testing import rule

LAND = {"0,0": "city A", "1,0": "field A", "0,1": "hill A", "-1,0": "wood A"}


@rule("VEN-T-16", "VEN-EXP-01", "VEN-EXP-02", "VEN-EXP-03", "VEN-EXP-04", "VEN-VEC-INC-2")
def test_16_expansion() -> None:
    land = {"0,0": "village A", "1,0": "field A", "5,0": "field B", "6,0": "field B"}
    t = arrange(2, phase="expansion", land=land, reserve={A: "wood hill"}, florins={A: 1})
    t.play(A, "tile wood")
    assert refused(t, A, "at 5,1") == "VEN-EXP-02"  # two neighbours, none of them A's
    assert refused(t, A, "at -1,0") == "VEN-EXP-02"  # one neighbour, A's
    t.play(A, "at 0,1")
    assert domain(t, A) == {"0,0": 2, "1,0": 1, "0,1": 1} and position(t).score[A] == 0
    assert see(t)["phase"] != "expansion"  # no second tile in this round


@rule(
    "VEN-T-17",
    "VEN-DEP-02",
    "VEN-DEP-03",
    "VEN-DEP-04",
    "VEN-DEP-05",
    "VEN-DEP-08",
    "VEN-RUL-38",
    "VEN-RUL-39",
)
@rule("VEN-RUL-44", "VEN-RUL-46")
@pytest.mark.parametrize("edition", EDITIONS)
def test_17_captains(edition: str) -> None:
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        troops={(A, 1): GARRISON, (A, 2): f"{ALPHA} @ 1,0"},
        hands={A: f"{PLAIN} {SHIELD} {BETA}"},
        florins={A: 10},
        edition=edition,
    )
    assert refused(t, A, f"deploy {PLAIN} 3") == "VEN-DEP-03"  # an empty area
    assert refused(t, A, f"deploy {PLAIN} 2") == "VEN-DEP-02"  # not in the City
    t.play(A, f"deploy {PLAIN} 1")
    assert captain(t, A, 1) == PLAIN and whereabouts(t, A)[1] == "0,0"
    assert refused(t, A, f"deploy {SHIELD} 1") == "VEN-TROOP-04"  # led already
    play(t, A, f"deploy {BETA} 3", f"deploy {SHIELD} 3")
    assert captain(t, A, 3) == SHIELD and men(t, A, 3) == [BETA]
    assert position(t).florins[A] == 10 - 2 - 2 - 2
    idle(t, "march", A)
    assert refused(t, A, "activate 1") == "VEN-MOVE-09"


@rule("VEN-T-18", "VEN-DEP-06", "VEN-DEP-07", "VEN-VEC-FARM")
def test_18_deployment_restriction() -> None:
    content = fixture("restricted", foragers={"terrain": (FIELD, HILL)})
    t = arrange(
        2,
        phase="deploy",
        land=LAND,
        troops={
            (A, 2): f"{PLAIN} barbute household stradiots pikemen halberdiers @ 1,0",  # five, on a Field
            (A, 3): f"{SHIELD} {ALPHA} {BETA} @ 0,1",  # two, on a Hill
            (A, 4): f"{PLAIN_TOO} {WALL} @ -1,0",  # one, in a Wood
        },
        hands={A: "foragers"},
        florins={A: 9},
        content=content,
    )
    assert areas_for(t, "foragers") == [3]
    for area in (1, 4, 5):
        assert refused(t, A, f"deploy foragers {area}") == "VEN-DEP-06"
    assert refused(t, A, "deploy foragers 2") == "VEN-DEP-07"  # the terrain fits, but the Army is full


CROWDED = {
    (A, 2): f"{PLAIN} {BETA} billmen {WALL} @ 1,0",
    (A, 3): "spearmen @ 0,1",
    (A, 4): "stradiots @ -1,0",
    (A, 5): "barbute @ 0,0",
}


@rule("VEN-T-19", "DIF-40", "VEN-RUL-41", "VEN-RUL-45")
def test_19_no_free_area() -> None:
    def start(edition: str, companies: str = "") -> Game:
        army = f"{PLAIN} {BETA} billmen {WALL} {companies} @ 1,0"
        return arrange(
            2,
            phase="deploy",
            land=LAND,
            troops={**CROWDED, (A, 2): army},
            hands={A: ALPHA},
            florins={A: 9},
            edition=edition,
        )

    t = start("en-2010")
    assert areas_for(t, ALPHA) == [2] and "clear 3" in t.legal(A)
    play(t, A, "clear 1")
    assert out_of_the_game(t)["garrison-este"] == 1 and areas_for(t, ALPHA) == [1]  # for this
    t = start("it-2011")
    assert areas_for(t, ALPHA) == [2]
    assert not any(move.startswith(("dismiss", "clear")) for move in t.legal(A))
    t = start("it-2011", "pikemen halberdiers")
    assert areas_for(t, ALPHA) == []
    t.play(A, "dismiss 2.1")
    assert len(men(t, A, 2)) == 4 and areas_for(t, ALPHA) == [2] and discards(t) == {BETA: 1}


@rule("VEN-T-20", "VEN-REG-01", "VEN-REG-02", "VEN-REG-03", "VEN-REG-05", "VEN-REG-06", "VEN-RUL-44")
@rule("VEN-RUL-48", "VEN-RUL-49", "VEN-RUL-50", "VEN-RUL-51")
@pytest.mark.parametrize("edition", EDITIONS)
def test_20_regroup(edition: str) -> None:
    def start(**more: str) -> Game:
        troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0", (A, 5): "billmen @ 0,1"}
        if more:
            troops[A, 4] = more["fourth"]
        return arrange(2, phase="regroup", land=LAND, troops=troops, edition=edition)

    t = start(fourth="pikemen @ 0,1")  # area 3 alone is empty
    play(t, A, "at 0,0", "assign 2", "assign 3", *["assign 2"] * ("assign 2" in t.legal(A)))
    assert captain(t, A, 2) == PLAIN and len(men(t, A, 2)) == len(men(t, A, 3)) == 1
    assert men(t, A, 1) == ["garrison-este"]  # where it has to stay
    t = start()  # area 4 is empty, too: both may leave
    play(t, A, "at 0,0", "assign 2", "assign 3", "assign 4")
    if edition == "it-2011":
        assert captain(t, A, 2) == PLAIN and discards(t) == {}  # until the end of the phase
        t.play(A, "done")
    assert captain(t, A, 2) is None and discards(t) == {PLAIN: 1} and see(t)["phase"] == "march"
    assert sorted(men(t, A, 3) + men(t, A, 4)) == [BETA, ALPHA]
    alone = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0"}
    t = arrange(2, phase="regroup", land=LAND, troops=alone, edition=edition)
    assert see(t)["phase"] == "march"  # (b) nothing is offered


@rule("VEN-T-21", "VEN-VEC-MOVE-1", "VEN-VEC-MOVE-2", "VEN-VEC-MOVE-3", "VEN-VEC-MOVE-4", "VEN-VEC-MOVE-5")
@pytest.mark.parametrize(
    ("who", "points"),
    [
        ("mounted-crossbowmen", 3),
        ("acuto mounted-crossbowmen", 5),
        ("acuto mounted-crossbowmen crossbowmen", 4),
        ("acuto mounted-crossbowmen crossbowmen horse-carts horse-carts", 6),
        ("horse-carts", 3),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_21_movement_points(who: str, points: int, edition: str) -> None:
    troops = {(A, 2): f"{who} @ 1,0"}
    t = arrange(2, phase="march", land=LAND, troops=troops, content=rulebook(), edition=edition)
    assert movement(position(t), 1) == see(t)["players"][A]["troops"][1]["movement"] == points


@rule("VEN-T-21", "VEN-MOVE-04", "VEN-RUL-56")
def test_21_movement_costs() -> None:
    land = {"0,0": "field A", "1,0": "field A", "2,0": "hill A", "3,0": "mountain A", "3,-1": "field A"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"})  # four points
    play(t, A, "activate 2", "at 1,0", "at 2,0")
    assert refused(t, A, "at 3,0") == "VEN-MOVE-04" and at_cells(t) == {"1,0", "3,-1"}  # one point left
    t = arrange(
        2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{BETA} @ 0,0"}
    )
    play(t, A, "activate 2", "done")  # it may stop at any time
    assert refused(t, A, "activate 2") == "VEN-RUL-56"


@rule("VEN-T-22", "VEN-MOVE-06", "VEN-MOVE-07", "VEN-RUL-23", "VEN-RUL-25", "VEN-RUL-54")
@pytest.mark.parametrize("edition", EDITIONS)
def test_22_army_and_company_on_enemy_land(edition: str) -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "field A", "1,0": "village B", "2,0": "wood B"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0", (A, 3): f"{BETA} @ 0,0"},
        florins={A: 9, B: 9},
        edition=edition,
    )
    assert domain(t, B) == {"1,0": 2, "2,0": 1}
    play(t, A, "activate 2", "at 1,0", "at 2,0", "done")
    assert position(t).score[A] == 1  # nothing for the Village it passed
    assert domain(t, B) == {"1,0": 1} and domain(t, A) == {"0,0": 1}  # the Wood is nobody's
    play(t, A, "activate 3", "at 1,0", "done")
    assert position(t).score[A] == 1 and domain(t, B) == {"1,0": 1}
    idle(t, "upkeep")
    assert domain(t, A) == {"0,0": 1, "1,0": 2, "2,0": 1}
    gained = [event["count"] for event in told(t, "scores") if event["seat"] == A]
    assert gained == [1, 1] and told(t, "removes-markers")[-1]["count"] == 1


CONQUEST = {
    "0,0": "city B",
    "-1,0": "village B",
    "-1,1": "wood B",
    "-2,0": "field B",
    "1,0": "field A",
    "1,-1": "field C",
}


def city_taken(seats: int = 3, **troops: str) -> Game:
    """P1's Army takes P2's City in phase F."""
    land = {where: what for where, what in CONQUEST.items() if seats > 2 or what[-1] != "C"}
    said = {(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (B, 2): f"{PLAIN_TOO} {BETA} @ -2,0"}
    if seats > 2:
        said[C, 2] = troops.get("third", f"{WALL} @ 1,-1")
    t = arrange(
        seats,
        phase="march",
        land=land,
        troops=said,
        hands={B: "billmen pikemen farmers"},
        reserve={B: "lake hill"},
        scores={A: 20},
        florins={A: 9, C: 9} if seats > 2 else {A: 9},
        garrisons=False,
    )
    assert seats == 2 or domain(t, B) == {"0,0": 1, "-1,0": 2, "-1,1": 1, "-2,0": 1}
    play(t, A, "activate 2", "at 0,0", "done")
    return t


@rule("VEN-T-28", "VEN-ELIM-01", "VEN-ELIM-02", "VEN-ELIM-03", "VEN-RUL-76")
def test_28_city_taken_by_an_army() -> None:
    t = city_taken()
    assert see(t)["players"][B]["lost"] and domain(t, B) == {} and position(t).score == [25, 0, 0]
    assert whereabouts(t, B) == {} and hand(t, B) == []
    assert discards(t) == {PLAIN_TOO: 1, BETA: 1, "billmen": 1, "pikemen": 1, "farmers": 1}
    assert position(t).reserve[B] == [] and see(t)["stock"] == 25  # to the box, not to the stockpile
    assert t.asked == (C,)  # the game goes on
    idle(t, "annex")
    assert winners(t) == (A,) and t.result is not None and t.result.reason == "city"


@rule("VEN-T-28", "VEN-END-02", "VEN-RUL-77")
def test_28_a_third_player_takes_the_city() -> None:
    t = city_taken(third=f"{SHIELD} {BETA} barbute @ 1,-1")
    play(t, C, "activate 2", "at 0,0", f"line {BETA} 1")  # its arrows and then its swords
    while t.asked[0] in (A, C) and "stay" in t.legal(t.asked[0]):
        t.play(t.asked[0], "stay")
    assert position(t).score[C] == 5 and whereabouts(t, A) == {}
    idle(t, "annex")
    assert winners(t) == (C,)


@rule("VEN-T-28", "VEN-RUL-78")
def test_28_with_two_players_the_conqueror_wins_at_once() -> None:
    t = city_taken(2)
    assert winners(t) == (A,)


OPTIONS = {"familial_expertise": True, "mixed_fortunes": True, "to_arms": True}
ESTE, GONZAGA, MEDICI, VISCONTI = range(4)


@rule("VEN-T-30", "VEN-OPT-03", "VEN-OPT-04", "VEN-OPT-06", "VEN-OPT-07", "VEN-OPT-08", "VEN-OPT-09")
@rule("VEN-RUL-81", "VEN-RUL-82", "VEN-RUL-83", "DIF-62", "DIF-63", "DIF-64", "DIF-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_30_options(edition: str) -> None:
    t = arrange(
        4,
        families=(ESTE, GONZAGA, MEDICI, VISCONTI),
        row="tolentino colleoni pergola",
        florins=dict.fromkeys(range(4), 3),
        options=OPTIONS,
        edition=edition,
    )
    few = ["look at 3"] if edition == "en-2010" else ["look at 2", "look at 3"]
    for seat in (A, B, C, D):
        t.play(seat, "spend 3")
    assert position(t).score == [5, 4, 3, 4]
    position(t).florins[:] = [2, 0, 1, 4]
    # the row is dealt anew until it is mixed
    play(t, CHANCE, "card barbute", "card stradiots", "card billmen")
    assert t.asked == (CHANCE,) and len(told(t, "row-discarded")) == 2
    play(t, CHANCE, "card barbute", "card stradiots", "card malatesta")
    play(t, A, "take malatesta")
    play(t, CHANCE, "card billmen")  # a refill that makes it uniform
    assert len(told(t, "row-discarded")) == 3
    play(t, CHANCE, "card acuto", "card pikemen", "card household")
    # Gonzaga
    stockpile(t, "wood field hill lake lake lake")
    assert [move for move in t.legal(B) if move.startswith("look")] == few
    play(t, B, "look at 3")
    play(t, CHANCE, "land wood", "land field", "land hill")
    play(t, B, "keep tile field", "bottom wood")
    assert see(t, B)["reserve"] == ["field"] and told(t, "sees-tile", A) == []
    assert see(t, B)["bottom"] == ["hill", "wood"] and see(t, A)["bottom"] == [None, None]
    idle(t, "recruit")
    # To Arms!
    assert t.asked == (A,) and [move for move in t.legal(A) if move.startswith("look")] == few
    before = sum(discards(t).values())
    play(t, A, "look at 3")
    play(t, CHANCE, "card gattamelata", "card swordsmen", "card crossbowmen")
    play(t, A, "keep swordsmen")
    assert hand(t, A) == ["malatesta", "swordsmen"] and sum(discards(t).values()) == before + 2
    assert position(t).florins[A] == 0
    idle(t, "upkeep", C)
    # Medici
    assert [event["count"] for event in told(t, "income") if event["seat"] == C] == [1 + 1]
    assert see(t)["players"][C]["income"] == 1 + 1
    assert sum(tile["markers"] for tile in land(t) if tile["owner"] == C) == 1  # no marker more
    idle(t, "conscription", D)
    # Visconti
    assert [move for move in t.legal(D) if move.startswith("look")] == few
    play(t, D, "look at 3")
    play(t, CHANCE, "card farmers", "card charge", "card ambush")
    play(t, D, "keep charge")
    assert t.legal(D) == ["buy", "done"]  # the second purchase is a normal one
