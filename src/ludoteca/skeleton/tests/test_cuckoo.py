"""The contract that every game keeps, and a test for each rule."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca import CHANCE
from ludoteca.testing import contract, rule

SEATS = range(2, 5)


@pytest.mark.parametrize("check", contract.CHECKS, ids=[check.__name__ for check in contract.CHECKS])
@pytest.mark.parametrize("seats", SEATS)
def test_it_keeps_the_contract(check: contract.Check, seats: int) -> None:
    for options in contract.option_sets("cuckoo", seats):
        check("cuckoo", seats, options, 1)


def dealt(*cards: str, lowest: bool = False) -> ludoteca.Game:
    t = ludoteca.new("cuckoo", seats=len(cards), chance="scripted", options={"lowest": lowest})
    for seat, card in enumerate(cards):
        t.play(CHANCE, f"deal {seat} {card}")
    return t


@rule("CU-1")
def test_everybody_sees_the_own_card_alone() -> None:
    t = dealt("two", "four")
    assert t.view(0)["hands"] == ["two", None] and t.view(1)["hands"] == [None, "four"]


@rule("CU-2")
def test_a_card_is_kept_or_exchanged() -> None:
    t = dealt("two", "four")
    assert t.legal(0) == ["keep", "exchange"] and t.legal(1) == []
    t.play(0, "exchange")
    t.play(CHANCE, "deal 0 six")
    t.play(1, "keep")
    assert t.view(1)["hands"] == ["six", "four"] and t.view(1)["discard"] == {"two": 1}


@rule("CU-3")
@pytest.mark.parametrize(("lowest", "winners"), [(False, (1,)), (True, (0,))])
def test_the_highest_wins_or_the_lowest(lowest: bool, winners: tuple[int, ...]) -> None:
    t = dealt("two", "four", lowest=lowest)
    t.play(0, "keep")
    t.play(1, "keep")
    assert t.result is not None and t.result.winners == winners


@rule("CU-3")
def test_equal_cards_share_the_victory() -> None:
    t = dealt("four", "four")
    t.play(0, "keep")
    t.play(1, "keep")
    assert t.result is not None and t.result.winners == (0, 1)
