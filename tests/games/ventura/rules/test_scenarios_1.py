"""Scenarios 1 to 15 of the ledger, section 9."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    WALL,
    A,
    B,
    C,
    D,
    arrange,
    at_cells,
    begin,
    captain,
    claim,
    discards,
    domain,
    fixture,
    hand,
    idle,
    land,
    lay_out,
    men,
    out_of_the_game,
    play,
    position,
    refused,
    see,
    stockpile,
    to_round_one,
    told,
    whereabouts,
    winners,
    wounds,
)
from ludoteca import CHANCE, Game
from ludoteca.testing import rule

TILES = {A: "village wood field hill", B: "wood field river lake"}
PLACED = (
    "village 1,-1",
    "wood 2,-1",
    "wood 0,-1",
    "river 0,1",
    "field 1,-2",
    "field 1,1",
    "hill -1,0",
    "lake 2,0",
)


@rule(
    "VEN-T-01", "VEN-SETUP-04", "VEN-SETUP-07", "VEN-SETUP-08", "VEN-SETUP-09", "VEN-SETUP-10", "VEN-GEN-15"
)
@pytest.mark.parametrize(
    ("edition", "seats", "left", "board"),
    [
        ("en-2010", 2, 8, 12),
        ("en-2010", 3, 13, 17),
        ("en-2010", 4, 18, 22),
        ("it-2011", 2, 6, 12),
        ("it-2011", 3, 10, 17),
        ("it-2011", 4, 14, 22),
    ],
)
def test_01_setup_counts(edition: str, seats: int, left: int, board: int) -> None:
    t = ludoteca.new("ventura", seats=seats, seed=seats, edition=edition)
    while not see(t)["tiles"]:
        t.play(t.asked[0], t.legal(t.asked[0])[0])
    assert see(t)["stock"] == left
    assert position(t).hands == [[] for seat in range(seats)]
    assert len(see(t)["row"]) == 3 and see(t)["ventura"]["deck"] == 55
    assert see(t)["conscription"]["deck"] == 47
    to_round_one(t)
    assert len(see(t)["tiles"]) == board
    reserve = 1 if edition == "it-2011" else 0
    assert [player["reserve"]["size"] for player in see(t)["players"]] == [reserve] * seats


@rule("VEN-T-02", "VEN-SETUP-13", "VEN-VEC-HEX")
def test_02_placement_geometry() -> None:
    t = begin(2, TILES)
    t.play(A, "tile village")
    assert at_cells(t) == {"1,-1", "0,1"}
    t.play(A, "at 1,-1")
    t.play(B, "tile wood")
    assert at_cells(t) == {"0,1", "0,-1", "2,-1"}
    assert refused(t, B, "at 1,-2") == "VEN-SETUP-13"  # one neighbour


@rule("VEN-T-03", "VEN-SETUP-14")
def test_03_cities_apart() -> None:
    t = begin(2, TILES)
    lay_out(t, *PLACED, "city 0,-2")
    assert t.asked == (B,) and at_cells(t)
    assert not at_cells(t) & {"1,-3", "0,-3", "-1,-2", "-1,-1"}  # the empty neighbours of that City
    laid = {tile["hex"] for tile in land(t)}
    for cell in at_cells(t):
        q, r = (int(number) for number in cell.split(","))
        around = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}
        assert len({f"{q},{r}" for q, r in around} & laid) >= 2


@rule("VEN-T-04", "DIF-21", "VEN-SETUP-15", "VEN-SETUP-16")
def test_04_setup_order_by_edition() -> None:
    t = begin(2, TILES)
    lay_out(t, *PLACED, "city 0,-2")
    assert t.asked == (B,) and prompt_rule(t, B) == "VEN-SETUP-14"
    lay_out(t, "city 2,1")
    assert t.asked == (A,) and prompt_rule(t, A) == "VEN-SETUP-17"
    claim(t, "1,-1 0,-1 1,-2")
    assert t.asked == (B,) and prompt_rule(t, B) == "VEN-SETUP-17"
    italian = {A: f"{TILES[A]} mountain", B: f"{TILES[B]} castle"}
    t = begin(2, italian, edition="it-2011")
    lay_out(t, *PLACED, "city 0,-2")
    assert t.asked == (A,) and prompt_rule(t, A) == "VEN-SETUP-17"
    claim(t, "1,-1 0,-1 1,-2")
    assert t.asked == (B,) and prompt_rule(t, B) == "VEN-SETUP-14"
    lay_out(t, "city 2,1")
    assert t.asked == (B,) and prompt_rule(t, B) == "VEN-SETUP-17"
    assert refused(t, B, "at 1,-1") == "VEN-RUL-11"  # A's tiles are no longer free


def prompt_rule(t: Game, seat: int) -> str:
    prompt = t.prompt(seat)
    assert prompt is not None
    return prompt.rule


@rule("VEN-T-05", "VEN-SETUP-17", "VEN-SETUP-18", "VEN-RUL-07", "VEN-RUL-11")
def test_05_starting_markers() -> None:
    t = begin(2, TILES)
    lay_out(t, *PLACED, "city 0,-2", "city 2,1")
    assert refused(t, A, "at 2,0") == "VEN-RUL-07"  # not connected
    assert refused(t, A, "at 2,1") == "VEN-RUL-11"  # an enemy City
    claim(t, "1,-1 0,-1 1,-2")
    assert domain(t, A) == {"0,-2": 1, "1,-1": 2, "0,-1": 1, "1,-2": 1}  # B's Wood at 2,-1 does not count
    assert see(t)["players"][A]["income"] == 5
    assert refused(t, B, "at 1,-1") == "VEN-RUL-11"  # already marked


@rule("VEN-T-06", "VEN-SETUP-20", "VEN-INIT-01", "VEN-INIT-04", "VEN-INIT-05")
def test_06_first_rounds() -> None:
    t = ludoteca.new("ventura", seats=4, chance="scripted")
    t.play(CHANCE, "first 0")
    to_round_one(t)
    assert position(t).florins == [0, 1, 2, 3]
    assert position(t).first == A and told(t, "first-player") == []
    t = arrange(
        4, phase="initiative", round=1, scores={A: 3, B: 0, C: 4, D: 5}, florins=dict.fromkeys(range(4), 1)
    )
    assert position(t).round == 2 and position(t).first == B and position(t).score[B] == 1
    asked: list[int] = []
    while see(t)["phase"] == "prestige":
        asked.append(t.asked[0])
        t.play(t.asked[0], "spend 0")
    assert asked == [B, C, D, A]


@rule("VEN-T-07", "DIF-27", "VEN-RUL-13", "VEN-RUL-14")
def test_07_initiative_ties() -> None:
    scores = {A: 5, B: 10, C: 5}

    def tie(florins: dict[int, int], edition: str, chance: str = "scripted") -> Game:
        return arrange(3, phase="initiative", scores=scores, florins=florins, edition=edition, chance=chance)

    t = tie({A: 1, B: 0, C: 2}, "en-2010")
    assert position(t).first == A and position(t).score == [6, 10, 5]
    t = tie({A: 1, B: 0, C: 2}, "it-2011")
    assert position(t).first == C and position(t).score == [5, 10, 6]
    t = tie({A: 2, B: 0, C: 2}, "en-2010")
    assert t.odds() == {"first 0": 1, "first 2": 1}
    seeded = [position(tie({A: 2, B: 0, C: 2}, "en-2010", "seeded")).first for i in range(3)]
    assert len(set(seeded)) == 1


@rule("VEN-T-08", "VEN-END-01", "VEN-INIT-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_08_winning_in_a1(edition: str) -> None:
    t = arrange(
        3,
        phase="initiative",
        round=4,
        land={"0,0": "papal C"},
        scores=dict.fromkeys(range(3), 29),
        florins={A: 3, B: 2, C: 4},
        edition=edition,
    )
    assert winners(t) == (B,) and position(t).score == [29, 30, 29]
    assert told(t, "spends") == told(t, "papal-points") == []


@rule("VEN-T-09", "VEN-PREST-01", "VEN-PREST-02", "VEN-PREST-03", "VEN-PREST-04", "VEN-RUL-16")
def test_09_prestige() -> None:
    def start() -> Game:
        return arrange(2, land={"0,0": "papal A"}, scores={A: 24, B: 28}, florins={A: 6, B: 3})

    t = start()
    assert t.legal(A) == [f"spend {number}" for number in range(6)]
    t.play(A, "spend 5")
    assert winners(t) == (A,) and position(t).score == [31, 28] and t.asked == ()
    t = start()
    t.play(A, "spend 3")
    assert winners(t) == (A,) and position(t).score[A] == 24 + 4 + 2
    t = start()
    t.play(A, "spend 2")
    assert position(t).score[A] == 24 + 2 + 2 and t.asked == (B,)
    t.play(B, "spend 2")
    assert winners(t) == (B,) and position(t).score[B] == 30


@rule("VEN-T-10", "VEN-FORT-01", "VEN-FORT-02", "VEN-FORT-03", "VEN-FORT-04", "VEN-RECR-01", "VEN-RECR-02")
@rule("VEN-GEN-09", "VEN-GEN-10", "VEN-RUL-02", "VEN-RUL-18")
@pytest.mark.parametrize(("discarded", "pile"), [("pikemen", 4), ("farmers", 3)])
def test_10_fortune_hand_limit_purchase(discarded: str, pile: int) -> None:
    t = arrange(
        2,
        phase="fortune",
        row="acuto barbute stradiots",
        hands={A: "pikemen billmen halberdiers farmers charge"},
        florins={A: 4, B: 1},
        ventura="household",
        ventura_discard="english-archers spearmen light-cavalry",
    )
    play(t, A, "take acuto")
    assert t.odds() == {"card household": 1}  # the last card
    play(t, CHANCE, "card household")
    assert len(hand(t, A)) == 6 and t.asked == (A,)
    play(t, A, f"discard {discarded}")
    play(t, B, "draw tile")
    play(t, CHANCE, "land wood")
    assert see(t)["phase"] == "recruit"
    play(t, A, "buy")
    assert sum(t.odds().values()) == pile
    play(t, CHANCE, "card spearmen")
    assert refused(t, A, "buy") == "VEN-GEN-10"
    play(t, A, "discard spearmen", "buy")
    play(t, CHANCE, "card light-cavalry")
    play(t, A, "discard charge")
    assert len(hand(t, A)) == 5 and told(t, "buys") == [{"seat": A}] * 2
    if see(t)["phase"] == "recruit":  # the Farmers could be an Event, as far as others can tell
        assert t.legal(A) == ["done"]  # no third purchase is offered
    idle(t, "upkeep")
    assert position(t).florins[A] == 0 + 1  # the City's income has come


@rule("VEN-T-10", "VEN-FORT-03", "VEN-FORT-04")
def test_10_a_tile_instead() -> None:
    cards = "pikemen billmen halberdiers farmers charge"
    t = arrange(2, phase="fortune", row="acuto barbute stradiots", hands={A: cards}, reserve={A: "wood " * 5})
    stockpile(t, "lake")
    play(t, A, "draw tile")
    play(t, CHANCE, "land lake")
    assert t.asked == (B,) and len(see(t, A)["reserve"]) == 6
    assert see(t, B)["players"][A]["reserve"] == {"size": 6}


@rule("VEN-T-11", "VEN-RECOV-01", "VEN-RECOV-02", "VEN-RUL-21")
def test_11_recovery() -> None:
    t = arrange(
        2,
        phase="recovery",
        land={"0,0": "castle A", "1,0": "field A", "5,0": "village B"},
        troops={
            (A, 2): f"{PLAIN} {ALPHA}:2 {BETA}:1 @ 0,0",
            (A, 3): f"{ALPHA}:1 @ 1,0",
            (A, 4): f"{BETA}:1 @ 5,0",
        },
        florins={A: 3},
    )
    t.play(A, "recover all")
    assert (wounds(t, A, 2), wounds(t, A, 3), wounds(t, A, 4)) == ([1, 0], [1], [1])
    assert told(t, "heals") == [] and len(told(t, "recovers")) == 2


@rule("VEN-T-12", "VEN-ANNEX-03", "VEN-RUL-22", "VEN-RUL-23", "VEN-RUL-24")
@pytest.mark.parametrize(("first", "points"), [("0,0", 3), ("1,0", 2)])
def test_12_annex_order(first: str, points: int) -> None:
    t = arrange(
        2,
        phase="annex",
        land={"0,0": "village B", "1,0": "wood B"},
        troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{BETA} @ 1,0"},
    )
    assert domain(t, B) == {"0,0": 2, "1,0": 1}
    t.play(A, f"at {first}")
    assert position(t).score[A] == points
    assert domain(t, A) == {"0,0": 2, "1,0": 1}


@rule("VEN-T-13", "VEN-ANNEX-02", "VEN-RUL-25", "VEN-PREST-04")
def test_13_annexing_empty_land() -> None:
    t = arrange(
        2,
        phase="march",
        land={"0,0": "papal", "5,0": "field A", "6,0": "field B"},
        troops={(A, 2): f"{ALPHA} @ 0,0", (A, 3): f"{PLAIN} {BETA} @ 5,0"},
        florins={A: 9, B: 9},
        scores={A: 5},
    )
    play(t, A, "activate 3", "at 6,0", "done", "done")
    assert position(t).score[A] == 6  # for the marker of B
    idle(t, "upkeep")
    assert domain(t, A) == {"0,0": 1, "5,0": 1, "6,0": 1} and position(t).score[A] == 6
    idle(t, "march")
    idle(t, "fortune")
    assert position(t).score[A] == 6 + 2


@rule(
    "VEN-T-14",
    "VEN-UPK-02",
    "VEN-UPK-03",
    "VEN-UPK-04",
    "VEN-UPK-05",
    "VEN-UPK-06",
    "VEN-UPK-07",
    "VEN-RUL-27",
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_14_upkeep(edition: str) -> None:
    land = {"0,0": "city A", "1,0": "village A", "0,1": "wood A", "-1,0": "field A"}
    troops = {(A, 2): f"{PLAIN} {ALPHA} {BETA} @ 1,0", (A, 3): f"{WALL} @ 0,1"}

    def start(content: str) -> Game:
        return arrange(
            2, phase="upkeep", land=land, troops=troops, florins={A: 1}, content=content, edition=edition
        )

    t = start("")
    t.play(A, "done")
    assert position(t).florins[A] == 1
    two = {"upkeep": 2}
    dear = fixture("twice", swordsmen=two, crossbowmen=two, pavise_bearers=two, acuto=two, garrison_este=two)
    t = start(dear)
    assert refused(t, A, "done") == "VEN-RUL-27"  # ten of six
    t.play(A, "dismiss 2.1")
    assert refused(t, A, "done") == "VEN-RUL-27"  # eight
    t.play(A, "dismiss 2.1")
    assert discards(t) == {ALPHA: 1, BETA: 1, PLAIN: 1} and whereabouts(t, A) == {1: "0,0", 3: "0,1"}
    t.play(A, "done")
    assert position(t).florins[A] == 1 + 5 - 4
    t = start(dear)
    play(t, A, "dismiss 1.1", "dismiss 3.1")
    assert out_of_the_game(t)["garrison-este"] == 1 and discards(t) == {WALL: 1}
    t = start("")
    play(t, A, "dismiss 3.1", "done")  # though it could be paid
    assert position(t).florins[A] == 1 + 5 - 4


@rule("VEN-T-15", "VEN-RUL-28", "VEN-RUL-29")
@pytest.mark.parametrize("edition", EDITIONS)
def test_15_leaderless_companies(edition: str) -> None:
    t = arrange(
        2,
        phase="upkeep",
        land={"0,0": "city A", "1,0": "hill A", "0,1": "field A"},
        troops={
            (A, 1): GARRISON,
            (A, 2): "billmen @ 0,1",
            (A, 3): f"{PLAIN} {ALPHA} {BETA} {WALL} @ 1,0",
            (A, 4): "pikemen @ 0,1",
        },
        florins={A: 20},
        edition=edition,
    )
    t.play(A, "dismiss 3.c")
    assert t.legal(A) == ["settle 3.1", "settle 3.2", "settle 3.3"]
    play(t, A, "settle 3.3", "settle 3.1")
    assert (men(t, A, 3), men(t, A, 5)) == ([WALL], [ALPHA])
    assert captain(t, A, 3) is captain(t, A, 5) is None
    assert whereabouts(t, A) == {1: "0,0", 2: "0,1", 3: "1,0", 4: "0,1", 5: "1,0"}
    assert discards(t) == {PLAIN: 1, BETA: 1}
