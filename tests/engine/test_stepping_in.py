"""An aside may call a step where the top one can be interrupted: somebody acts out of turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ludoteca
from kit.toys import registered
from kit.toys.camp import CAMP, STEP_IN, CampRules, Wood
from ludoteca import CHANCE, Game, NotAsked, NoUndo


@pytest.fixture
def t() -> Iterator[Game]:
    with registered(CAMP) as name:
        yield ludoteca.new(name, seats=3, chance="scripted")


def test_who_steps_in_is_asked_before_the_one_whose_turn_it_is(t: Game) -> None:
    t.play(2, "step in")
    assert t.asked == (2,) and t.legal(2) == ["carry", "nothing"] and t.legal(0) == []
    with pytest.raises(NotAsked):
        t.play(0, "rest")


def test_then_the_menu_asks_again(t: Game) -> None:
    t.play(2, "step in")
    t.play(2, "carry")
    assert t.asked == (0,) and t.legal(0) == ["fell", "rest"] and t.view(0)["logs"] == 1
    t.play(0, "rest")
    assert t.asked == (1,)


def test_nobody_steps_in_where_a_step_cannot_be_interrupted(t: Game) -> None:
    assert t.asides(1) == ["step in"] and t.asides(0) == []
    t.play(0, "fell")
    assert t.asked == (CHANCE,) and t.asides(1) == []


def test_the_record_tells_who_stepped_in_and_when(t: Game) -> None:
    for seat, move in [(2, "step in"), (2, "carry"), (0, "fell"), (CHANCE, "logs 2"), (0, "step in")]:
        t.play(seat, move)
    again = ludoteca.replay(str(t.record()))
    assert again.position() == t.position() and again.asked == (0,)
    assert ludoteca.load(t.snapshot()).asked == (0,)


def test_an_undo_does_not_cross_it(t: Game) -> None:
    t.play(2, "step in")
    t.play(2, "nothing")
    with pytest.raises(NoUndo):
        t.undo(2)


def test_what_is_done_out_of_turn_may_end_the_game(t: Game) -> None:
    g = t.state
    assert isinstance(g, Wood)
    g.logs = 20
    t.play(1, "step in")
    t.play(1, "carry")
    assert t.asked == () and t.result is not None and t.result.winners == (0, 1, 2)


class Rude(CampRules):
    """Lets seats step in anywhere."""

    def asides(self, g: Wood, seat: int) -> list[int]:
        return [] if seat in g.asked else [STEP_IN]


def test_to_call_a_step_where_one_may_not_is_a_mistake_of_the_game() -> None:
    with registered(Rude()) as name:
        t = ludoteca.new(name, seats=2, chance="scripted")
        t.play(0, "fell")
        with pytest.raises(AssertionError, match="only where one may interrupt"):
            t.play(1, "step in")
