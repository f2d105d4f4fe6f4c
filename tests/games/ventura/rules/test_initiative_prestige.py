"""The round, and steps A.1 and A.2: who is first, and points for Florins and Papal tiles."""

from __future__ import annotations

import pytest

import ludoteca
from games.ventura.kit import (
    ALPHA,
    BETA,
    EDITIONS,
    GARRISON,
    PLAIN,
    A,
    B,
    C,
    D,
    arrange,
    buy,
    idle,
    lab,
    play,
    position,
    refused,
    see,
    told,
)
from ludoteca import CHANCE, Game
from ludoteca.testing import rule


def asked_in_turn(t: Game, phase: str) -> list[int]:
    """Who is asked in a phase, in order; everybody passes."""
    found: list[int] = []
    while see(t)["phase"] == phase:
        found.append(t.asked[0])
        legal = t.legal(t.asked[0])
        t.play(t.asked[0], next(move for move in ("done", "spend 0", legal[0]) if move in legal))
    return found


# the round


@rule("VEN-GEN-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_round_has_its_steps_in_this_order(edition: str) -> None:
    t = arrange(
        2,
        land={"0,0": "city A", "1,0": "village B", "2,0": "wood B", "0,1": "field A"},
        troops={
            (A, 1): f"{GARRISON}:1",
            (A, 2): f"{PLAIN} {ALPHA} {BETA} @ 0,0",
            (A, 3): f"{ALPHA} @ 1,0",
            (A, 4): f"{BETA} @ 2,0",
        },
        reserve={A: "field"},
        hands={A: "barbute"},
        florins={A: 40, B: 40},
        row="tolentino barbute stradiots",
        edition=edition,
    )
    found: list[str] = []
    while see(t)["round"] == 2:
        if see(t)["phase"] not in found:
            found.append(see(t)["phase"])
        legal = t.legal(t.asked[0])
        t.play(t.asked[0], next(move for move in ("done", "spend 0", legal[0]) if move in legal))
    phase_a = ["prestige", "fortune", "recruit", "recovery"]
    phase_b = ["annex", "upkeep"]
    phase_e = ["deploy", "regroup"]
    assert found == [*phase_a, *phase_b, "expansion", "conscription", *phase_e, "march"]
    assert told(t, "first-player") and see(t)["round"] == 3


@rule("VEN-GEN-04", "VEN-GEN-05")
def test_every_step_goes_clockwise_from_the_first_player() -> None:
    t = arrange(4, first=C, turn=C, florins=dict.fromkeys(range(4), 9), row="barbute acuto stradiots")
    assert asked_in_turn(t, "prestige") == [C, D, A, B]
    assert [t.asked[0], position(t).round] == [C, 2]
    idle(t, "recruit")
    assert asked_in_turn(t, "recruit") == [C, D, A, B]
    idle(t, "conscription")
    assert asked_in_turn(t, "conscription") == [C, D, A, B]


@rule("VEN-GEN-04")
def test_whoever_is_not_asked_must_wait() -> None:
    t = arrange(2, florins={A: 1, B: 1})
    assert t.asked == (A,) and t.legal(B) == []
    assert refused(t, B, "spend 1") == "VEN-GEN-04"


# A.1


@rule("VEN-INIT-01", "VEN-INIT-04", "VEN-GEN-06", "VEN-VP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_on_the_scoring_board_becomes_first_and_scores_a_point(edition: str) -> None:
    scores = {A: 3, B: 7, C: 2, D: 4}
    t = arrange(4, phase="initiative", scores=scores, florins={C: 1}, edition=edition)
    assert position(t).first == C
    assert position(t).score == [3, 7, 3, 4]
    assert t.asked == (C,)  # and begins the round


@rule("VEN-INIT-01", "VEN-RUL-13", "VEN-VP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_holder_keeps_the_card_when_he_is_last_and_scores_again(edition: str) -> None:
    t = arrange(3, phase="initiative", first=B, scores={A: 5, B: 1, C: 6}, florins={B: 1}, edition=edition)
    assert position(t).first == B
    assert position(t).score == [5, 2, 6]


@rule("VEN-GEN-06")
def test_the_card_is_given_anew_in_every_round() -> None:
    t = arrange(
        2,
        phase="initiative",
        land={"0,0": "field A"},
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        scores={A: 5, B: 3},
        florins={A: 2, B: 2},
    )
    idle(t, "march")
    idle(t, "prestige")  # B is last again
    idle(t, "march")
    position(t).score[B] = 9
    idle(t, "prestige")
    assert [event["seat"] for event in told(t, "first-player")] == [B, B, A]


@rule("VEN-INIT-02", "DIF-27")
def test_in_english_a_tie_goes_to_the_tied_player_with_the_fewest_florins() -> None:
    scores, florins = {A: 2, B: 2, C: 9, D: 2}, {A: 3, B: 1, C: 0, D: 2}
    t = arrange(4, phase="initiative", scores=scores, florins=florins)
    assert position(t).first == B and position(t).score == [2, 3, 9, 2]


@rule("VEN-INIT-02", "DIF-27")
def test_in_english_players_with_equal_points_and_florins_draw_lots() -> None:
    scores, florins = {A: 2, B: 2, C: 2, D: 9}, {A: 3, B: 1, C: 1, D: 0}
    t = arrange(4, phase="initiative", scores=scores, florins=florins)
    assert t.asked == (CHANCE,) and t.odds() == {"first 1": 1, "first 2": 1}
    t.play(CHANCE, "first 2")
    assert position(t).first == C and position(t).score == [2, 2, 3, 9]


@rule("VEN-INIT-03", "VEN-RUL-14", "DIF-27")
@pytest.mark.parametrize(
    ("previous", "scores", "winner"),
    [
        (A, (2, 2, 2, 2), B),
        (B, (2, 2, 2, 2), C),
        (D, (2, 2, 2, 2), A),
        (A, (2, 9, 2, 9), C),  # the left neighbour is not tied
        (C, (2, 9, 2, 9), A),  # the previous holder is last in that order
        (A, (2, 9, 9, 2), D),
        (B, (2, 9, 9, 2), D),
    ],
)
def test_in_italian_a_tie_goes_to_the_next_tied_player_on_the_left_of_the_holder(
    previous: int, scores: tuple[int, ...], winner: int
) -> None:
    t = arrange(
        4,
        phase="initiative",
        first=previous,
        turn=previous,
        scores=dict(enumerate(scores)),
        florins={A: 4, B: 1, C: 3, D: 2},
        edition="it-2011",
    )
    assert position(t).first == winner and t.asked != (CHANCE,)


@rule("VEN-INIT-03", "VEN-RUL-14", "VEN-RUL-15")
@pytest.mark.parametrize(
    ("previous", "scores", "winner"),
    [
        (A, (2, 9, 2, 9), B),  # though B is ahead
        (C, (2, 9, 2, 9), D),
        (D, (9, 2, 2, 9), A),
        (A, (9, 9, 2, 9), C),  # no tie: who is last
    ],
)
def test_in_italian_a_tie_may_go_to_the_left_neighbour_of_the_holder_in_any_case(
    previous: int, scores: tuple[int, ...], winner: int
) -> None:
    t = arrange(
        4,
        phase="initiative",
        first=previous,
        turn=previous,
        scores=dict(enumerate(scores)),
        edition="it-2011",
        options={"initiative_tie": "left"},
    )
    assert position(t).first == winner and position(t).score[winner] == scores[winner] + 1


@rule("VEN-RUL-14")
def test_a_record_of_the_english_edition_with_the_italian_tie_is_answered_in_a_sentence() -> None:
    t = ludoteca.new("ventura", seats=3, edition="it-2011", options={"initiative_tie": "left"}, seed=1)
    text = str(t.record()).replace("edition: it-2011", "edition: en-2010")
    with pytest.raises(ludoteca.BrokenRecord, match="initiative_tie only means something in it-2011"):
        ludoteca.replay(text)


@rule("VEN-RUL-14", "VEN-RUL-15")
@pytest.mark.parametrize(("tie", "first"), [("left", C), ("last", D)])
def test_an_eliminated_neighbour_is_passed_over_in_an_italian_tie(tie: str, first: int) -> None:
    t = arrange(
        4,
        phase="march",
        turn=D,
        scores={A: 2, B: 0, C: 9, D: 2},
        hands={D: "charge"},
        edition="it-2011",
        options={"initiative_tie": tie},
        content=lab("own-turn gain-florins 1"),
    )
    position(t).lost[B] = 1
    t.play(D, "done")
    assert position(t).first == first


@rule("VEN-RUL-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_eliminated_player_is_never_last(edition: str) -> None:
    t = arrange(
        3,
        phase="march",
        turn=C,
        land={"0,0": "field C"},
        troops={(C, 2): f"{ALPHA} @ 0,0"},
        scores={A: 5, B: 0, C: 6},
        florins={A: 1},
        edition=edition,
    )
    position(t).lost[B] = 1
    t.play(C, "done")
    assert position(t).first == A and position(t).score == [6, 0, 6]


@rule("VEN-RUL-15")
def test_the_seat_of_an_eliminated_holder_is_where_the_italian_tie_starts() -> None:
    t = arrange(
        4,
        phase="march",
        first=B,
        turn=A,
        land={"0,0": "field A"},
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        scores={A: 5, B: 0, C: 5, D: 5},
        florins={C: 1},
        edition="it-2011",
    )
    position(t).lost[B] = 1
    t.play(A, "done")
    assert position(t).first == C and position(t).score == [5, 0, 6, 5]


@rule("VEN-INIT-05", "VEN-VP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_first_round_nobody_scores_for_being_first(edition: str) -> None:
    t = arrange(3, phase="initiative", round=0, first=B, turn=B, florins={A: 1, B: 1, C: 1}, edition=edition)
    assert position(t).round == 1
    assert position(t).first == B and t.asked == (B,)
    assert position(t).score == [0, 0, 0] and told(t, "first-player") == []


# A.2


@rule("VEN-PREST-01", "VEN-PREST-03", "VEN-VP-02")
@pytest.mark.parametrize(("florins", "most"), [(1, 1), (4, 4), (5, 5), (12, 5)])
def test_a_player_may_spend_up_to_five_of_his_florins_for_points(florins: int, most: int) -> None:
    t = arrange(2, florins={A: florins})
    assert t.legal(A) == [f"spend {number}" for number in range(most + 1)]
    if most < 5:
        assert refused(t, A, f"spend {most + 1}") == "VEN-PREST-01"


@rule("VEN-PREST-02", "VEN-VEC-PREST", "VEN-VP-02", "VEN-GEN-11")
@pytest.mark.parametrize(("florins", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 7)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_price_of_points(florins: int, points: int, edition: str) -> None:
    t = arrange(2, florins={A: 6, B: 3}, scores={A: 1}, edition=edition)
    t.play(A, f"spend {florins}")
    assert position(t).score == [1 + points, 0]
    assert position(t).florins == [6 - florins, 3]  # to the bank, not to another player


@rule("VEN-RUL-16", "VEN-PREST-03")
def test_points_are_bought_once_a_round() -> None:
    t = arrange(2, florins={A: 9, B: 1})
    t.play(A, "spend 1")
    assert t.asked == (B,) and position(t).score[A] == 1
    t.play(B, "spend 0")
    assert see(t)["phase"] != "prestige"


@rule("VEN-PREST-04", "VEN-VP-05")
@pytest.mark.parametrize(
    ("land", "points"), [({}, 0), ({"0,0": "papal A"}, 2), ({"0,0": "papal A", "1,0": "papal A"}, 4)]
)
def test_each_papal_tile_in_the_domain_gives_two_points(land: dict[str, str], points: int) -> None:
    t = arrange(2, land=land, florins={A: 1, B: 1})
    t.play(A, "spend 0")
    assert position(t).score == [points, 0]


@rule("VEN-PREST-04")
def test_papal_tiles_score_for_a_player_without_florins_too_and_not_for_others() -> None:
    t = arrange(3, land={"0,0": "papal A", "1,0": "papal"}, florins={B: 1})
    assert t.asked == (B,) and position(t).score == [2, 0, 0]


@rule("VEN-RUL-16")
def test_papal_points_come_after_the_purchase_in_the_same_turn() -> None:
    t = arrange(2, land={"0,0": "papal A", "1,0": "papal B"}, florins={A: 3, B: 1})
    t.play(A, "spend 3")
    assert [(event["seat"], event["count"]) for event in told(t, "scores")] == [(A, 4), (A, 2)]
    t.play(B, "spend 1")
    assert [(event["seat"], event["count"]) for event in told(t, "scores")][2:] == [(B, 1), (B, 2)]


@rule("VEN-VP-06")
def test_the_log_tells_what_the_points_of_a_round_were_for() -> None:
    t = arrange(
        2,
        phase="initiative",
        land={"0,0": "papal A"},
        troops={(A, 2): f"{ALPHA} @ 0,0"},
        scores={B: 9},
        florins={A: 3, B: 2},
    )
    play(t, A, "spend 3")
    none = {"first": 0, "prestige": 0, "papal": 0, "war": 0}
    assert told(t, "scores") == [
        {"seat": A, "count": 1, "count2": 1, **none, "first": 1, "scored": 1},
        {"seat": A, "count": 4, "count2": 5, **none, "first": 1, "prestige": 4, "scored": 5},
        {"seat": A, "count": 2, "count2": 7, **none, "first": 1, "prestige": 4, "papal": 2, "scored": 7},
    ]
    idle(t, "march")
    idle(t, "fortune")  # in the next round one begins anew
    assert told(t, "scores")[-1] == {
        "seat": A,
        "count": 2,
        "count2": 10,
        **none,
        "first": 1,
        "papal": 2,
        "scored": 3,
    }


@rule("VEN-RUL-16", "VEN-END-01")
def test_thirty_points_are_checked_after_the_purchase_already() -> None:
    t = arrange(2, land={"0,0": "papal A"}, florins={A: 1}, scores={A: 29})
    t.play(A, "spend 1")
    assert position(t).score[A] == 30  # and nothing for the Papal tile
    assert t.result is not None and t.result.winners == (A,)


@rule("VEN-RUL-33")
def test_no_florins_come_at_the_beginning_of_a_round() -> None:
    t = arrange(
        2, phase="initiative", land={"0,0": "village A", "1,0": "wood A"}, florins={A: 1, B: 5}, scores={B: 9}
    )
    play(t, A, "spend 0")
    play(t, B, "spend 0")
    assert position(t).florins == [1, 5]
    idle(t, "upkeep")
    assert position(t).florins[A] == 1 + 2 + 1 + 1  # markers count, not tiles: Village, Wood and City


@rule("VEN-GEN-12")
def test_florins_are_for_healing_cards_deployment_upkeep_and_points() -> None:
    t = arrange(
        2,
        land={"0,0": "city A"},
        troops={(A, 1): f"{GARRISON}:2"},
        hands={A: ALPHA},
        florins={A: 20},
        row="barbute acuto stradiots",
    )
    left = [20]

    def paid() -> int:
        left.append(position(t).florins[A])
        return left[-2] - left[-1]

    play(t, A, "heal 1.1")
    assert paid() == 1
    play(t, A, "spend 3")
    assert paid() == 3
    idle(t, "recruit", A)
    buy(t, A, "barbute")
    assert paid() == 2
    idle(t, "upkeep", A)
    play(t, A, "done")
    assert paid() == 1 - 1  # the Garrison costs what the City brings
    idle(t, "conscription", A)
    buy(t, A, "farmers")
    assert paid() == 1
    idle(t, "deploy", A)
    play(t, A, f"deploy {ALPHA} 2")
    assert paid() == 2
