"""The kernel carries an interrupt window: another seat may play a card before an effect happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.window import WINDOW
from ludoteca import CHANCE, Game, IllegalMove
from ludoteca.testing.knowledge import known_to


@pytest.fixture
def t() -> Iterator[Game]:
    """Seat 0 holds bolts, seat 1 wards, seat 2 two of each."""
    with registered(WINDOW) as name:
        t = ludoteca.new(name, seats=3, chance="scripted")
        deal = ["0 bolt"] * 4 + ["1 ward"] * 4 + ["2 bolt"] * 2 + ["2 ward"] * 2
        for card in deal:
            t.play(CHANCE, f"deal {card}")
        yield t


def lives(t: Game) -> object:
    return t.view(0)["lives"]


def test_a_bolt_hits_when_everybody_lets_it_be(t: Game) -> None:
    t.play(0, "bolt 2")
    assert lives(t) == [2, 2, 2]
    t.play(1, "let it be")
    t.play(2, "let it be")
    assert lives(t) == [2, 2, 1] and t.asked == (1,)


def test_the_others_are_asked_clockwise_before_the_bolt_hits(t: Game) -> None:
    t.play(0, "bolt 1")
    assert t.asked == (1,)
    t.play(1, "let it be")
    assert t.asked == (2,) and lives(t) == [2, 2, 2]


def test_a_ward_stops_the_bolt(t: Game) -> None:
    t.play(0, "bolt 2")
    t.play(1, "ward")
    t.play(2, "let it be")
    t.play(0, "let it be")
    assert lives(t) == [2, 2, 2] and t.view(0)["discard"] == [1, 1]


def test_a_ward_can_be_answered_by_a_ward_in_a_window_of_its_own(t: Game) -> None:
    t.play(0, "bolt 1")
    t.play(1, "ward")
    t.play(2, "ward")
    assert [type(step).__name__ for step in t.state.stack] == ["Turns", "Window", "Window", "Window"]
    t.play(0, "let it be")
    t.play(1, "let it be")  # the second ward holds, so the first is void, and the bolt is in the air again
    assert t.asked == (2,)
    t.play(2, "let it be")
    assert lives(t) == [2, 1, 2]


def test_three_wards_stop_the_bolt_after_all(t: Game) -> None:
    t.play(0, "bolt 1")
    for seat, answer in [(1, "ward"), (2, "ward"), (0, "let it be"), (1, "ward"), (2, "let it be")]:
        t.play(seat, answer)
    t.play(0, "let it be")  # the third ward holds: the second is void, and the first is still answerable
    assert t.asked == (0,)
    t.play(0, "let it be")
    assert lives(t) == [2, 2, 2]


def test_who_has_no_ward_is_asked_all_the_same_and_cannot_play_one(t: Game) -> None:
    t.play(0, "stay")
    t.play(1, "stay")
    t.play(2, "bolt 0")
    assert t.asked == (0,) and t.legal(0) == ["let it be"]
    with pytest.raises(IllegalMove):
        t.play(0, "ward")


def test_to_be_asked_gives_nothing_away(t: Game) -> None:
    t.play(0, "bolt 2")
    t.play(1, "let it be")
    answers = set()
    for seed in range(60):
        imagined = t.determinize(1, seed)
        assert known_to(imagined, 1, seed) == known_to(t, 1, seed)
        answers.add(tuple(imagined.legal(2)))
    assert answers == {("ward", "let it be"), ("let it be",)}
