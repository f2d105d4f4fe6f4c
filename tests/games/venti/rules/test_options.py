"""The options: agreeing on them, refusing what does not fit, each switch on and off."""

from __future__ import annotations

from itertools import product

import pytest

import ludoteca
from games.venti.kit import A, B, C, arrange, attempt, points, position, refused, reveal, see, told, turns_end
from ludoteca import SPECTATOR, BadOption, Game
from ludoteca.engine.rng import seeded
from ludoteca.testing import rule
from ludoteca.testing.walks import random_move

SWITCHES = {
    "memory_aid": True,
    "allow_early_end": False,
    "ten_last_before": True,
    "tie_count_actions": True,
}
COMBINATIONS: list[dict[str, object]] = [
    {name: SWITCHES[name] for name, on in zip(SWITCHES, switches, strict=True) if on}
    for switches in product((False, True), repeat=len(SWITCHES))
]
TARGETS = "0.6 0.7 0.8"


def refusal(options: dict[str, object], seats: int = 4) -> BadOption:
    with pytest.raises(BadOption) as caught:
        ludoteca.new("venti", seats=seats, seed=1, options=options)
    return caught.value


def test_without_agreement_the_defaults_of_the_ledger_hold() -> None:
    assert ludoteca.new("venti", seed=1).options == {
        "start_player": "random",
        "memory_aid": False,
        "allow_early_end": True,
        "ten_last_before": False,
        "tie_count_actions": False,
        "turn_limit": 60,
    }


@pytest.mark.parametrize(
    ("name", "value", "id", "words"),
    [
        ("start_player", "youngest", "VENTI-R01", "one of random, 0, 1, 2, 3, 4, 5"),
        ("start_player", 0, "VENTI-R01", "one of random, 0, 1, 2, 3, 4, 5"),
        ("start_player", "6", "VENTI-R01", "one of random, 0, 1, 2, 3, 4, 5"),
        ("memory_aid", 1, "VENTI-R09", "true or false, not 1"),
        ("allow_early_end", "no", "VENTI-R17", "true or false, not 'no'"),
        ("ten_last_before", 0, "VENTI-R28", "true or false, not 0"),
        ("tie_count_actions", None, "VENTI-R35", "true or false, not None"),
        ("turn_limit", -1, "VENTI-R51", "from 0 to 1000"),
        ("turn_limit", 1001, "VENTI-R51", "from 0 to 1000"),
        ("turn_limit", True, "VENTI-R51", "a whole number, not True"),
        ("turn_limit", "60", "VENTI-R51", "a whole number, not '60'"),
    ],
)
def test_an_option_that_is_set_wrongly_names_its_rule(name: str, value: object, id: str, words: str) -> None:
    error = refusal({name: value})
    assert error.rule == id
    assert f"option {name!r}" in error.text and words in error.text


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    assert "'memory_aid'" in refusal({"memory_aids": True}).text


@rule("VENTI-R01")
@pytest.mark.parametrize(("seats", "start"), [(2, 2), (3, 3), (3, 5), (5, 5)])
def test_the_start_player_must_sit_at_the_table(seats: int, start: int) -> None:
    error = refusal({"start_player": str(start)}, seats)
    assert error.rule == "VENTI-R01"
    assert error.text == f"start_player is 'random' or a seat from 0 to {seats - 1}"


@rule("VENTI-R28")
def test_with_two_players_there_is_no_last_place_to_agree_on() -> None:
    error = refusal({"ten_last_before": True}, seats=2)
    assert error.rule == "VENTI-R28" and "from three seats on" in error.text
    assert ludoteca.new("venti", seats=3, seed=1, options={"ten_last_before": True}).warnings == []


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "+".join(options) or "none")
def test_switches_may_be_combined_and_a_game_comes_to_its_end(options: dict[str, object], seats: int) -> None:
    if seats == 2:
        options = {name: value for name, value in options.items() if name != "ten_last_before"}
    t = ludoteca.new("venti", seats=seats, seed=11, options={**options, "turn_limit": 10})
    rng = seeded(7)
    while t.asked:
        random_move(t, rng)
        if len(t.moves) % 20 == 0:
            assert all(found == wanted for found, wanted in t.rules.census(t.state).values())
    assert t.result is not None and t.result.winners
    assert {name: t.options[name] for name in options} == options


# each switch


def second_target_frozen(memory_aid: bool) -> Game:
    return arrange(
        3,
        targets=TARGETS,
        frozen={"b": B},
        unseen={"b": (C,)},
        options={"memory_aid": memory_aid},
    )


@rule("VENTI-R09")
def test_without_memory_aid_nobody_sees_a_frozen_card() -> None:
    t = second_target_frozen(memory_aid=False)
    for viewer in (A, B, C, SPECTATOR):
        assert see(t, viewer)["targets"][1]["card"] is None
        assert see(t, viewer)["targets"][0]["card"] == "0.6"


@rule("VENTI-R09")
def test_with_memory_aid_those_see_a_frozen_card_who_saw_it_open() -> None:
    t = second_target_frozen(memory_aid=True)
    for viewer in (A, B):
        assert see(t, viewer)["targets"][1]["card"] == "0.7"
        assert see(t, viewer)["targets"][1]["frozen"] == B
    for viewer in (C, SPECTATOR):
        assert see(t, viewer)["targets"][1]["card"] is None


@rule("VENTI-R09", "VENTI-R13")
def test_a_card_that_was_turned_up_by_a_failed_attempt_was_seen_by_all() -> None:
    t = arrange(
        3,
        hands={A: "3.1"},
        targets=TARGETS,
        frozen={"b": A},
        unseen={"b": (C,)},
        options={"memory_aid": True},
    )
    attempt(t, A, "b", "use 3.1")
    assert see(t, C)["targets"][1]["card"] == "0.7"  # it lies open
    t.play(A, "freeze b")
    assert [see(t, seat)["targets"][1]["card"] for seat in (A, B, C)] == ["0.7"] * 3


@rule("VENTI-R09")
def test_numbers_name_a_frozen_card_with_memory_aid_alone() -> None:
    tables = [second_target_frozen(memory_aid) for memory_aid in (False, True, False)]
    first, last = tables[0].rules.observation(tables[0].state).places["targets"]
    assert [[sum(t.observe(seat)[first:last]) for seat in (A, C)] for t in tables] == [[2, 2], [3, 2], [2, 2]]


@rule("VENTI-R17")
@pytest.mark.parametrize("allowed", [True, False])
def test_an_early_end_is_allowed_or_not(allowed: bool) -> None:
    t = arrange(2, options={"allow_early_end": allowed})
    assert ("end turn" in t.legal(A)) == allowed
    if not allowed:
        assert refused(t, A, "end turn") == "VENTI-R17"


@rule("VENTI-R28")
@pytest.mark.parametrize(("before", "last"), [(False, A), (True, B)])
def test_the_last_place_is_looked_at_after_or_before_the_penalty(before: bool, last: int) -> None:
    t = arrange(
        3,
        hands={A: "2.1 5.1 1.1", B: "1.2"},
        scored={A: "6.12 6.13", B: "7.9 7.12", C: "7.5 7.10 7.11"},
        targets=TARGETS,
        options={"ten_last_before": before},
    )
    t.play(A, "fulfil a")
    reveal(t, "5.13")
    t.play(A, "pay 6.12")
    assert points(t) == [6, 7, 8]
    assert told(t, "last-place") == [{"seat": last}] and t.asked == (last,)


@rule("VENTI-R35")
@pytest.mark.parametrize(("counted", "winners"), [(False, (A, B)), (True, (B,))])
def test_action_cards_break_a_tie_or_not(counted: bool, winners: tuple[int, ...]) -> None:
    t = arrange(
        2,
        scored={A: "6.12", B: "7.12"},
        actions={A: "6.5"},
        options={"tie_count_actions": counted},
    )
    position(t).ender = A
    t.play(A, "end turn")
    assert t.result is not None and t.result.winners == winners


# the limit of turns


@rule("VENTI-R51")
@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (6, 4)])
def test_after_so_many_turns_each_the_game_ends(seats: int, limit: int) -> None:
    t = ludoteca.new("venti", seats=seats, seed=1, options={"turn_limit": limit, "start_player": "1"})
    turns_end(t)
    assert [turn["seat"] for turn in told(t, "turn")] == [(1 + i) % seats for i in range(limit * seats)]
    assert told(t, "turn-limit") == [{"count": limit}] and told(t, "last-turn") == []
    assert t.result is not None and t.result.reason == "turn-limit"


@rule("VENTI-R51", "VENTI-END-02")
def test_at_the_limit_frozen_cards_are_paid_for_and_points_compared() -> None:
    t = arrange(
        2,
        scored={A: "6.1 6.9", B: "7.9 7.5"},
        targets=TARGETS,
        frozen={"a": B},
        turn=B,
        options={"turn_limit": 1},
    )
    position(t).turns = 2
    t.play(B, "end turn")
    assert told(t, "still-frozen") == [{"seat": B, "target": "a"}] and t.asked == (B,)
    t.play(B, "pay 7.5")
    assert t.result is not None
    assert t.result.scores == (4, 3) and t.result.winners == (A,) and t.result.reason == "turn-limit"


@rule("VENTI-R51", "VENTI-END-01")
def test_last_turns_are_played_beyond_the_limit() -> None:
    t = arrange(
        2,
        hands={B: "2.1 5.1"},
        scored={B: "6.12 6.13 7.12 7.13 6.5"},
        targets=TARGETS,
        turn=B,
        options={"turn_limit": 1},
    )
    position(t).turns = 2
    t.play(B, "fulfil a")
    reveal(t, "5.13")
    turns_end(t)
    assert told(t, "last-turn") == [{"seat": A}] and told(t, "turn-limit") == []
    assert t.result is not None and t.result.reason == "points"


@rule("VENTI-R51")
def test_without_a_limit_a_game_goes_on_until_somebody_has_twenty() -> None:
    t = ludoteca.new("venti", seats=2, seed=1, options={"turn_limit": 0})
    for _ in range(2 * 60 + 2):
        t.play(t.asked[0], "end turn")
    assert t.asked and t.result is None
