"""The toys are whole games: they keep the contract that the real ones keep."""

from __future__ import annotations

from typing import Any

import pytest

from kit.toys import camp, climb, dice, march, registered, script, tiles, trek, window
from ludoteca.engine.rules import Rules
from ludoteca.testing.contract import CHECKS, Check, check_determinism

TOYS: list[Rules[Any]] = [
    camp.CAMP,
    climb.CLIMB,
    dice.DIVERS,
    march.MARCH,
    script.SCRIPTED,
    tiles.TILES_GAME,
    trek.TREK,
    window.WINDOW,
]
SETTINGS = [(toy, seats) for toy in TOYS for seats in range(toy.info.least_seats, toy.info.most_seats + 1)]


@pytest.mark.parametrize(
    ("toy", "seats"), SETTINGS, ids=[f"{toy.info.name}-{seats}" for toy, seats in SETTINGS]
)
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_a_toy_keeps_the_contract(check: Check, toy: Rules[Any], seats: int) -> None:
    with registered(toy) as name:
        for seed in range(4):
            check(name, seats, {}, seed)


@pytest.mark.parametrize("toy", TOYS, ids=[toy.info.name for toy in TOYS])
def test_a_toy_is_the_same_in_every_process(toy: Rules[Any]) -> None:
    with registered(toy) as name:
        check_determinism(name, toy.info.most_seats, {}, 3)
