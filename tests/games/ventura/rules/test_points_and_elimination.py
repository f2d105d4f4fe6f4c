"""Victory points, the end of the game, and families that lose their City."""

from __future__ import annotations

import random

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    PLAIN,
    PLAIN_TOO,
    WALL,
    A,
    B,
    C,
    D,
    arrange,
    broken,
    discards,
    domain,
    hand,
    idle,
    land,
    out_of_the_game,
    play,
    position,
    see,
    told,
    troop,
    whereabouts,
)
from games.ventura.kit.battle import attack
from ludoteca import SPECTATOR, Game
from ludoteca.games.ventura.rules.rounds import Round
from ludoteca.games.ventura.rules.troops import move_to
from ludoteca.games.ventura.state import Position
from ludoteca.testing import rule


def won(t: Game) -> tuple[tuple[int, ...], str] | None:
    """Who has won and how; None while the game goes on."""
    return None if t.result is None else (tuple(t.result.winners), t.result.reason)


# points


@rule("VEN-VP-03")
@pytest.mark.parametrize(("beaten", "points"), [(f"{PLAIN} {BETA}:2", 5), (f"{BETA}:2", 0)])
def test_a_battle_won_against_an_army_gives_five_points(beaten: str, points: int) -> None:
    t = attack(ALPHA, beaten)
    assert position(t).score == [points, 0]


@rule("VEN-VP-04")
def test_a_marker_that_an_army_removes_at_the_end_of_its_movement_gives_a_point() -> None:
    land = {"0,0": "field A", "1,0": "village B", "2,0": "wood B"}
    t = arrange(2, phase="march", land=land, troops={(A, 2): f"{PLAIN} {ALPHA} @ 0,0"})
    play(t, A, "activate 2", "at 1,0")
    assert position(t).score[A] == 0  # not before it stops
    play(t, A, "done")
    assert position(t).score[A] == 2 and domain(t, B) == {"2,0": 1}


@rule("VEN-VP-04")
def test_a_marker_that_an_army_removes_after_a_battle_gives_a_point() -> None:
    land = {"0,0": "field A", "1,0": "field B", "2,0": "field A"}
    t = attack(f"{PLAIN} {ALPHA}", f"{BETA}:2", land=land)
    assert position(t).score[A] == 1 and domain(t, B) == {}


@rule("VEN-VP-01", "VEN-VP-02", "VEN-VP-05", "VEN-VP-06")
def test_points_are_marked_at_once() -> None:
    t = arrange(2, phase="initiative", land={"0,0": "papal A"}, florins={A: 3, B: 3}, scores={B: 9})
    assert see(t)["players"][A]["score"] == 1
    t.play(A, "spend 3")
    assert see(t)["players"][A]["score"] == 1 + 4 + 2
    assert [event["count2"] for event in told(t, "scores")] == [1, 5, 7]


# thirty points


@rule("VEN-END-01", "VEN-GEN-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("spent", "over"), [(3, False), (4, True), (5, True)])
def test_thirty_points_or_more_win_at_once(spent: int, over: bool, edition: str) -> None:
    t = arrange(3, florins={A: 5, B: 5}, scores={A: 25, B: 29}, edition=edition)
    t.play(A, f"spend {spent}")
    assert won(t) == (((A,), "points") if over else None)
    assert bool(t.asked) != over


@rule("VEN-END-01", "VEN-RUL-16")
def test_nothing_is_told_after_the_victory() -> None:
    t = arrange(3, land={"0,0": "papal A"}, florins={A: 5}, scores={A: 25})
    t.play(A, "spend 4")
    assert [event.id for event in t.events(SPECTATOR)][-2:] == ["event-scores", "event-wins-by-points"]
    assert position(t).score[A] == 30 and told(t, "papal-points") == []


@rule("VEN-END-01", "VEN-RUL-75")
def test_a_defender_can_win_in_the_turn_of_another() -> None:
    t = attack(f"{PLAIN} {BETA}:2", ALPHA, tile="field B", scores={B: 25})
    assert won(t) == ((B,), "points") and position(t).score[B] == 30


@rule("VEN-END-01", "VEN-RUL-75")
def test_who_is_first_to_thirty_wins_alone() -> None:
    t = arrange(2, land={"0,0": "papal A", "1,0": "papal B"}, scores={A: 29, B: 29})
    assert won(t) == ((A,), "points") and position(t).score == [31, 29]


@rule("VEN-END-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_limit_of_rounds(edition: str) -> None:
    t = arrange(2, phase="march", round=900, turn=B, florins={A: 1, B: 1}, scores={A: 3}, edition=edition)
    assert won(t) is None and position(t).round == 901


@rule("VEN-RUL-80")
@pytest.mark.parametrize(("scores", "winner"), [((7, 9, 8), B), ((9, 9, 8), A), ((9, 8, 9), A)])
def test_a_limit_of_rounds_may_be_agreed_then_the_score_decides_and_markers_after_it(
    scores: tuple[int, ...], winner: int
) -> None:
    land = {"0,0": "field A", "1,0": "field A", "2,0": "field B"}
    t = arrange(
        3,
        phase="march",
        round=4,
        turn=A,
        land=land,
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        scores=dict(enumerate(scores)),
        options={"round_limit": 4},
    )
    assert won(t) is None
    t.play(A, "done")
    assert won(t) == ((winner,), "round-limit")


# elimination


LAND = {
    "0,0": "city B",
    "1,0": "field A",
    "-1,0": "village B",
    "0,1": "wood B",
    "-1,1": "wood B",
    "5,0": "field B",
    "9,0": "field C",
}


def conquest(seats: int = 3, edition: str = "en-2010", **given: object) -> Game:
    """A's Army stands before B's City, which nobody defends."""
    return arrange(
        seats,
        phase="march",
        edition=edition,
        **{  # type: ignore[arg-type]
            "land": LAND if seats > 2 else {where: what for where, what in LAND.items() if what != "field C"},
            "troops": {
                (A, 2): f"{PLAIN} {ALPHA} @ 1,0",
                (B, 2): f"{PLAIN_TOO} {BETA} foragers @ 5,0",
                (seats - 1, 3): "billmen @ 5,0" if seats == 2 else "billmen @ 9,0",
            },
            "garrisons": False,
            **given,
        },
    )


@rule("VEN-ELIM-01", "VEN-ELIM-02", "VEN-VP-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_loses_the_marker_of_his_city_loses_all_and_the_conqueror_scores_them(edition: str) -> None:
    t = conquest(edition=edition)
    play(t, A, "activate 2", "at 0,0", "done")
    assert see(t)["players"][B]["lost"] and domain(t, B) == {}
    assert position(t).score == [1 + 2 + 1 + 1 + 1, 0, 0]
    assert told(t, "eliminates") == [{"seat": A, "seat2": B}]


@rule("VEN-RUL-76")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_becomes_of_the_things_of_an_eliminated_family(edition: str) -> None:
    t = conquest(
        edition=edition,
        hands={B: f"{WALL} farmers charge"},
        reserve={B: "field wood"},
        florins={B: 7, C: 2},
    )
    play(t, A, "activate 2", "at 0,0", "done")
    assert whereabouts(t, B) == {} and hand(t, B) == []
    assert discards(t) == {PLAIN_TOO: 1, BETA: 1, "foragers": 1, WALL: 1, "farmers": 1, "charge": 1}
    assert PLAIN_TOO not in out_of_the_game(t)  # he was not killed
    assert position(t).reserve[B] == [] and see(t)["stock"] == 25
    assert position(t).florins == [0, 0, 2]
    tiles = {tile["hex"]: (tile["tile"], tile["owner"]) for tile in land(t)}
    assert tiles["0,0"] == ("city", None) and tiles["-1,0"] == ("village", None)  # the land stays
    assert broken(t) == []


@rule("VEN-ELIM-03", "VEN-END-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_army_that_takes_a_city_wins_only_when_its_own_marker_lies_there(edition: str) -> None:
    t = conquest(edition=edition)
    play(t, A, "activate 2", "at 0,0", "done")
    assert won(t) is None
    idle(t, "annex")
    assert won(t) == ((A,), "city") and domain(t, A)["0,0"] == 1


@rule("VEN-ELIM-03", "VEN-END-01", "VEN-ELIM-02")
def test_the_markers_of_an_elimination_may_make_thirty_points() -> None:
    t = conquest(scores={A: 24})
    play(t, A, "activate 2", "at 0,0", "done")
    assert won(t) == ((A,), "points") and position(t).score[A] == 30


@rule("VEN-RUL-78")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_family_wins_at_once(edition: str) -> None:
    t = conquest(2, edition=edition)
    play(t, A, "activate 2", "at 0,0", "done")
    assert won(t) == ((A,), "last-family")
    assert sum(event.id.startswith("event-wins") for event in t.events(A)) == 1


@rule("VEN-RUL-77", "VEN-END-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_city_of_an_eliminated_family_still_wins_the_game_for_any_other(edition: str) -> None:
    t = conquest(
        land={**LAND, "1,-1": "field C"},
        troops={(A, 2): f"{PLAIN} {ALPHA} @ 1,0", (C, 2): f"{PLAIN_TOO} {BETA} {ALPHA} @ 1,-1"},
        edition=edition,
    )
    play(t, A, "activate 2", "at 0,0", "done")
    play(t, C, "activate 2", "at 0,0")
    play(t, C, f"line {BETA} 1")  # Beta and Alpha shoot A's Alpha down
    assert position(t).score[C] == 5 and won(t) is None
    idle(t, "annex")
    assert won(t) == ((C,), "city")


@rule("VEN-RUL-79")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_family_has_no_more_turns(edition: str) -> None:
    t = conquest(
        4,
        edition=edition,
        florins={A: 9, B: 9, C: 9, D: 9},
        row="tolentino barbute stradiots",
        troops={
            (A, 2): f"{PLAIN} {ALPHA} @ 1,0",
            (B, 2): f"{BETA} @ 5,0",
            (C, 2): f"{WALL} @ 9,0",
        },
    )
    play(t, A, "activate 2", "at 0,0", "done")
    assert t.asked == (C,)  # B would have been next
    move_to(position(t), troop(A, 2), 1)  # A's Army goes back to its Field, or the game would end
    asked: set[int] = set()
    while t.asked and position(t).round < 4:
        asked.add(t.asked[0])
        legal = t.legal(t.asked[0])
        t.play(t.asked[0], next(move for move in ("done", "spend 0", "pass", legal[0]) if move in legal))
    assert B not in asked and {A, C, D} <= asked


@rule("VEN-RUL-79", "VEN-RUL-15")
def test_the_order_goes_on_when_the_first_player_is_eliminated() -> None:
    land = {**LAND, "9,0": "field C"}
    troops = {(C, 2): f"{PLAIN} {ALPHA} @ 1,0", (B, 2): f"{BETA} @ 5,0", (A, 2): f"{WALL} @ 1,0"}
    t = conquest(first=B, turn=C, land={**land, "1,0": "field C"}, troops={**troops, (A, 2): f"{WALL} @ 9,0"})
    play(t, C, "activate 2", "at 0,0", "done")
    assert position(t).first == B and t.asked == (A,)
    position(t).score[A] = 4
    position(t).score[C] = 9
    t.play(A, "done")
    assert position(t).first == A and position(t).round == 3


@rule("VEN-RUL-80")
def test_a_player_without_troops_plays_on() -> None:
    t = arrange(2, phase="deploy", land={"0,0": "city A"}, hands={A: ALPHA}, florins={A: 2}, garrisons=False)
    assert "lost" not in see(t)["players"][A]
    t.play(A, f"deploy {ALPHA} 1")
    assert whereabouts(t, A) == {1: "0,0"}


# open and secret, mine and yours


@rule("VEN-RUL-89", "VEN-INFO-04", "VEN-INFO-05", "VEN-INFO-08")
def test_numbers_are_public_and_identities_are_not() -> None:
    t = arrange(
        2,
        florins={A: 3, B: 8},
        hands={B: f"{ALPHA} {BETA} farmers"},
        reserve={B: "lake wood"},
        ventura_discard="billmen pikemen",
    )
    for viewer in (A, -2):
        seen = see(t, viewer)
        assert seen["players"][B]["hand"] == {"ventura": 2, "conscription": 1}
        assert seen["players"][B]["reserve"] == {"size": 2}
        assert seen["players"][B]["florins"] == 8
        assert seen["ventura"] == {"deck": 58 - 2 - 2, "discard": {"billmen": 1, "pikemen": 1}}
        assert seen["conscription"] == {"deck": 47 - 1, "discard": {}}
    assert see(t, B)["hand"] == [BETA, ALPHA, "farmers"] and see(t, B)["reserve"] == ["lake", "wood"]


def turn_of(g: Position) -> tuple[int, int]:
    """Which turn of which step it is."""
    frame = g.stack[0] if g.stack else None
    return (frame.phase, frame.turn) if isinstance(frame, Round) else (-1, -1)


@rule("VEN-RUL-88")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_move_gives_anything_to_another_player(edition: str) -> None:
    looked_at = 0
    for seed in range(4):
        t = ludoteca.new("ventura", seats=3, seed=seed, edition=edition)
        rng = random.Random(seed)
        while t.asked:
            seat = t.asked[0]
            g = position(t)
            for action in g.options(seat):
                after = g.clone()
                after.apply(seat, action)
                if after.asked == g.asked and turn_of(after) == turn_of(g):  # nobody else has acted
                    looked_at += 1
                    for other in {0, 1, 2} - {seat}:
                        assert after.florins[other] <= g.florins[other]
                        assert len(after.hands[other]) <= len(g.hands[other])
                        assert len(after.reserve[other]) <= len(g.reserve[other])
                        assert after.owner.count(other) <= g.owner.count(other)
            t.play(seat, rng.choice(t.legal(seat)))
    assert looked_at > 100


@rule("VEN-GEN-02", "VEN-END-02", "VEN-END-03")
def test_a_game_ends_by_points_by_a_city_or_with_the_last_family() -> None:
    for seed in range(20):
        t = ludoteca.new("ventura", seats=2 + seed % 3, seed=seed)
        rng = random.Random(seed)
        while t.asked:
            t.play(t.asked[0], rng.choice(t.legal(t.asked[0])))
        ended = won(t)
        assert ended is not None and ended[1] in ("points", "city", "last-family")
        if ended[1] == "points":
            assert max(position(t).score) == position(t).score[ended[0][0]] >= 30
