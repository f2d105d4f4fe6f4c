"""Points 1 to 9 of the contract, for every game, number of seats and set of options."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.testing.contract import CHECKS, Check, option_sets
from ludoteca.testing.playthroughs import setting_name
from ludoteca.testing.processes import check_determinism_of

SETTINGS = [
    (name, seats, options)
    for name, info in ludoteca.games().items()
    for seats in range(info.least_seats, info.most_seats + 1)
    for options in option_sets(name, seats)
]


@pytest.mark.parametrize(
    ("name", "seats", "options"), SETTINGS, ids=[f"{n}: {setting_name(s, o)}" for n, s, o in SETTINGS]
)
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_the_game_keeps_the_contract(check: Check, name: str, seats: int, options: dict[str, object]) -> None:
    check(name, seats, options, 1)


@pytest.mark.parametrize("name", ludoteca.games())
def test_every_process_plays_the_same_games(name: str) -> None:
    own = [setting for setting in SETTINGS if setting[0] == name]
    check_determinism_of(name, [(seats, options, 5) for name, seats, options in own[::9]])


@pytest.mark.parametrize("name", ludoteca.games())
def test_the_settings_hold_every_option(name: str) -> None:
    specs = ludoteca.games()[name].options
    tried = {option for setting in SETTINGS if setting[0] == name for option in setting[2]}
    assert tried == {spec.name for spec in specs if not spec.choices or len(spec.choices) > 1}


def test_condottiere_is_tried_with_every_combination_of_its_five_optional_rules() -> None:
    five = {"draw_after_battle", "series", "bigger_kingdoms", "capturing_regions", "hidden_cards"}
    for seats in range(2, 7):
        combinations = {frozenset(options) for options in option_sets("condottiere", seats)}
        assert len({combination for combination in combinations if combination <= five}) == 32


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2, 7))
@pytest.mark.parametrize("check", CHECKS, ids=[check.__name__ for check in CHECKS])
def test_the_games_keep_the_contract_with_other_seeds(check: Check, seed: int) -> None:
    for name, seats, options in SETTINGS:
        check(name, seats, options, seed)
