"""Bad input to Dark Venture gets a sentence with its rule, and changes nothing."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from games.dark_venture.kit.whole import first_with
from kit.garbage import garbage
from ludoteca import (
    BadOption,
    BadSeat,
    BrokenSnapshot,
    Game,
    IllegalMove,
    LudotecaError,
    NotAsked,
    UnknownMove,
)
from ludoteca.engine.game import digest
from ludoteca.games.dark_venture.content.played import shipped_content
from ludoteca.testing import rule

new: Any = ludoteca.new
QUESTIONS = ("ask-hero", "ask-action", "ask-answer", "ask-battle-turn", "ask-which-item", "ask-find")


@cache
def reached(question: str, mode: str = "auto") -> Game:
    """A game of two in which somebody is asked this."""
    return first_with(question, mode=mode)


def asked(question: str, mode: str = "auto") -> Game:
    return reached(question, mode).clone()


def refused(t: Game, seat: int, move: str, error: type[IllegalMove] = IllegalMove) -> IllegalMove:
    """The refusal of a move: a sentence with a rule, and nothing has changed."""
    before = t.snapshot()
    with pytest.raises(error) as caught:
        t.play(seat, move)
    assert caught.value.text and "[" not in caught.value.text and caught.value.rule.startswith("DV-")
    assert t.snapshot() == before
    return caught.value


# in the middle of an entry

ELSEWHERE = (
    "end",
    "search",
    "go slantwise-inn",
    "draw item",
    "wear bucket",
    "yes",
    "pass",
    "step in",
    "propose",
)


@rule("DV-GEN-06")
@pytest.mark.parametrize("move", ELSEWHERE)
def test_while_an_entry_is_read_nobody_does_anything_else(move: str) -> None:
    t = asked("ask-answer")
    [seat] = t.asked
    error = refused(t, seat, move)
    assert error.rule == "DV-GEN-06" and type(error) is IllegalMove
    error = refused(t, 1 - seat, move, NotAsked)
    assert f"Seat {seat + 1}" in error.text


@rule("DV-GEN-06")
def test_an_answer_is_given_by_whoever_is_asked_and_is_one_of_those_offered() -> None:
    t = asked("ask-answer")
    [seat] = t.asked
    for move in t.legal(seat):
        refused(t, 1 - seat, move, NotAsked)
    for move in {f"answer {name}" for name in shipped_content().answers[::20]} - set(t.legal(seat)):
        refused(t, seat, move)
    chosen = t.legal(seat)[0]
    t.play(seat, chosen)
    assert chosen not in t.legal(seat)
    refused(t, seat, chosen)  # twice


# stepping in


@rule("DV-COOP-05", "DV-L-11")
def test_one_steps_in_once_at_a_time_and_not_into_ones_own_turn() -> None:
    t = asked("ask-action", "cooperative")
    [seat] = t.asked
    refused(t, seat, "step in")
    t.play(1 - seat, "step in")
    assert t.asked == (1 - seat,)
    refused(t, 1 - seat, "step in")  # again
    refused(t, seat, "step in", NotAsked)
    refused(t, seat, "end", NotAsked)  # it is not the time


@rule("DV-COOP-05", "DV-L-33")
def test_nobody_steps_in_too_often_nor_when_the_turn_is_over() -> None:
    t = asked("ask-action", "cooperative")
    [seat] = t.asked
    for _ in range(3):
        t.play(1 - seat, "step in")
        t.play(1 - seat, "pass")
    refused(t, 1 - seat, "step in", NotAsked)


@rule("DV-COOP-05")
def test_rivals_do_not_step_in_and_friends_not_into_an_entry_or_a_fight() -> None:
    t = asked("ask-action")
    refused(t, 1 - t.asked[0], "step in", NotAsked)
    for question in ("ask-answer", "ask-battle-turn"):
        t = asked(question, "cooperative")
        refused(t, 1 - t.asked[0], "step in", NotAsked)


# offers


def offered() -> tuple[Game, int, str]:
    """Somebody has begun an offer to the other hero; the item that may be given."""
    t = asked("ask-action")
    [seat] = t.asked
    t.play(seat, next(move for move in t.legal(seat) if move.startswith("offer ")))
    return t, seat, next(move for move in t.legal(seat) if move.startswith("give "))


@rule("DV-FREE-01", "DV-FREE-07")
def test_an_offer_of_nothing_and_of_what_was_offered_already_is_refused() -> None:
    t, seat, gift = offered()
    assert refused(t, seat, "propose").rule == "DV-FREE-01"
    t.play(seat, gift)
    assert refused(t, seat, gift).rule == "DV-FREE-01"
    refused(t, seat, "end")
    refused(t, 1 - seat, "yes", NotAsked)  # it was not made yet


@rule("DV-FREE-01")
def test_what_was_declined_or_taken_back_cannot_be_accepted_any_more() -> None:
    t, seat, gift = offered()
    t.play(seat, gift)
    t.play(seat, "propose")
    refused(t, seat, "take back", NotAsked)
    refused(t, seat, "yes", NotAsked)
    t.play(1 - seat, "no")
    refused(t, 1 - seat, "yes", NotAsked)
    refused(t, seat, "propose")
    t, seat, gift = offered()
    t.play(seat, "take back")
    refused(t, seat, gift)
    refused(t, seat, "propose")


# options

SET_UPS: list[tuple[type[LudotecaError], str, int, dict[str, object]]] = [
    (BadOption, "competitive needs 2 to 4 heroes", 1, {"mode": "competitive"}),
    (BadOption, "cooperative needs 2 to 4 heroes", 1, {"mode": "cooperative"}),
    (BadOption, "questing is for one player", 2, {"mode": "questing"}),
    (BadOption, "ranked is for one player", 4, {"mode": "ranked"}),
    (BadOption, "always has 12 rounds", 1, {"mode": "ranked", "length": "short"}),
    (BadOption, "one of", 2, {"mode": "duel"}),
    (BadOption, "did you mean 'length'", 2, {"lenght": "short"}),
    (BadOption, "true or false", 2, {"ancients": "yes"}),
    (BadSeat, "1 to 4 seats, not 5", 5, {}),
    (BadSeat, "1 to 4 seats, not 0", 0, {}),
]


@rule("DV-GEN-03", "DV-SOLO-07", "DV-SOLO-08")
@pytest.mark.parametrize(("error", "says", "seats", "options"), SET_UPS, ids=[row[1] for row in SET_UPS])
def test_options_that_do_not_fit_say_why(
    error: type[LudotecaError], says: str, seats: int, options: dict[str, object]
) -> None:
    with pytest.raises(error, match=says):
        new("dark-venture", seats=seats, options=options)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([spec.name for spec in ludoteca.catalogue()["dark-venture"].options]), garbage)
def test_garbage_as_the_value_of_an_option_is_refused(name: str, value: Any) -> None:
    try:
        new("dark-venture", options={name: value}, seed=1)
    except BadOption as error:
        assert name in str(error)  # noqa: PT017


# garbage


@pytest.mark.parametrize("question", QUESTIONS)
def test_garbage_as_a_move_changes_nothing(question: str) -> None:
    t = reached(question)
    before = t.snapshot()

    @settings(max_examples=40, deadline=None)
    @given(seat=st.one_of(st.integers(-3, 4), garbage), move=garbage)
    def refuse(seat: Any, move: Any) -> None:
        for ask in (t.play, t.why_not):
            try:
                ask(seat, move)
            except LudotecaError as error:
                assert str(error)  # noqa: PT017

    refuse()
    assert t.snapshot() == before


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=40), st.sampled_from(["answer", "use", "offer", "pick", "go", "lay"]))
def test_what_begins_like_a_move_is_refused_in_words(rest: str, verb: str) -> None:
    t = reached("ask-answer")
    with pytest.raises(IllegalMove) as caught:
        t.play(t.asked[0], f"{verb} {rest}-")
    assert isinstance(caught.value, UnknownMove) and caught.value.text


# snapshots


def test_a_game_that_was_loaded_knows_who_answers() -> None:
    """A step may have a field of its own that is called as one of a state: who is asked by an entry."""
    t = asked("ask-answer")
    loaded = ludoteca.load(t.snapshot())
    seat, told = t.asked[0], len(t.events(t.asked[0]))
    for game in (t, loaded):
        game.play(seat, game.legal(seat)[0])
    assert t.events(seat, told)[0].args["seat"] == seat
    assert loaded.events(seat, told)[0] == t.events(seat, told)[0]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(QUESTIONS), st.floats(0, 1, exclude_max=True))
def test_a_snapshot_that_was_cut_is_refused(question: str, part: float) -> None:
    text = reached(question).snapshot()
    with pytest.raises(BrokenSnapshot, match="cut off"):
        ludoteca.load(text[: int(len(text) * part)])


def forged(t: Game, change: Any) -> str:
    """A snapshot with another position and a digest that fits."""
    body = json.loads(t.snapshot())["body"]
    change(body["position"])
    return json.dumps({"ludoteca-snapshot": 1, "digest": digest(body), "body": body})


def loaded_or_refused(text: str) -> None:
    """Somebody has a choice then, or it is refused in words."""
    try:
        t = ludoteca.load(text)
    except BrokenSnapshot as error:
        assert "does not fit" in error.text  # noqa: PT017
    else:
        assert all(t.legal(seat) for seat in t.asked)


@settings(max_examples=80, deadline=None)
@given(st.integers(-5, 6000))
def test_an_entry_that_goes_on_at_another_line_is_loaded_or_refused(line: int) -> None:
    def change(position: Any) -> None:
        assert position["stack"][-1]["step"] == "Script"
        position["stack"][-1]["line"] = line

    loaded_or_refused(forged(reached("ask-answer"), change))


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(QUESTIONS), st.data())
def test_a_step_with_other_numbers_or_without_some_is_loaded_or_refused(question: str, data: Any) -> None:
    def change(position: Any) -> None:
        step = position["stack"][-1]
        field = data.draw(st.sampled_from(sorted(step)))
        value = data.draw(st.one_of(st.integers(-99, 99), st.none(), st.text(max_size=3), st.just([])))
        if data.draw(st.booleans()):
            step[field] = value
        else:
            del step[field]

    loaded_or_refused(forged(reached(question), change))


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_snapshot_of_each_question_comes_back_whole(question: str) -> None:
    t = reached(question)
    again = ludoteca.load(t.snapshot())
    assert again.position() == t.position() and again.legal(t.asked[0]) == t.legal(t.asked[0])
